"""Set-up (P2): houses, the first Pope, hands, new hands, and the opening layouts."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.prince.rules import actions, content, layout, own_deck, reasons
from signoria.games.prince.rules.table import (
    ASK_MULLIGANS,
    BEGIN,
    CARDS,
    CHOOSING_HOUSE,
    DEAL_HANDS,
    DEALING,
    DEALT,
    DECK_STREAM,
    DRAWING_HOUSE,
    DRAWING_POPE,
    FIRST_BRAVO,
    HAND_CARDS,
    HAND_OPENED,
    HOMES,
    HOUSE_DRAWN,
    HOUSE_STREAM,
    HOUSES,
    IMMEDIATE,
    IN_SETUP,
    KEPT,
    MULLIGAN,
    MULLIGAN_TAKEN,
    MULLIGAN_TYPE,
    NO_CARD,
    NOBODY,
    OPEN_HAND,
    POPE_DRAWN,
    POPE_STREAM,
    PROOF,
    ROUND_STARTED,
    SOURCES,
    START_PHASE,
    STREAMS,
    Rules,
    Table,
)
from signoria.kernel.bits import bit, count
from signoria.kernel.question import Draw, Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import CHANCE, Frame

NO_TYPE: Final = -1
"""In a frame of MULLIGAN: no hand has been given back yet."""


def set_up(players: int, options: dict[str, str]) -> Table:
    """The table before houses, Pope and hands are known (P2.1, P2.7, P2.8)."""
    t = Table()
    t.start(len(STREAMS), players, CARDS + players)
    for seat in range(players):
        t.known[PROOF + seat] = int(bit(seat))
    t.rules = Rules(options)
    t.deck = own_deck.deck_of(options["deck"])
    t.house = vec[i64]([NOBODY] * players)
    t.seat_of = vec[i64]([NOBODY] * HOUSES)
    t.turn = 1
    t.stage = IN_SETUP
    t.active = NOBODY
    t.pope = 0 if t.rules.first_seat_pope else NOBODY
    t.draw = bit(CARDS) - 1
    t.pool = 0
    t.open_pool = t.aside = t.removed = t.transit = t.in_force = 0
    t.up = NO_CARD
    t.bids = vec[i64]([0] * players)
    t.hand = vec[i64]([0] * players)
    t.holdings = vec[i64]([0] * players)
    t.open = vec[i64]([0] * players)
    t.slot = vec[i64]([NO_CARD] * (HOMES * 3))
    t.settled = 0
    t.ducats = vec[i64]([content.START_DUCATS] * players)
    t.cardinals = vec[i64]([content.START_CARDINALS] * players)
    t.points = vec[i64]([0] * (players * len(SOURCES)))
    t.married = t.sentences = t.reshuffled = 0
    t.got_office = t.got_cardinal = t.never = 0
    t.offers = vec[i64]([0] * players)
    t.cast = vec[i64]([0] * (players * players))
    t.stack.append((DEAL_HANDS, NOBODY))
    if not t.rules.first_seat_pope:
        t.stack.append((DRAWING_POPE, CHANCE, POPE_STREAM))
    if t.rules.choose_houses:
        t.stack.append((CHOOSING_HOUSE, 0))
    else:
        for seat in reversed(range(players)):
            t.stack.append((DRAWING_HOUSE, CHANCE, HOUSE_STREAM, seat))
    return t


# -- houses and the first Pope (P2.1, P2.2) --------------------------------------------------------


def houses_left(t: Table) -> i64:
    """The set of houses that nobody has yet."""
    left: i64 = 0
    house: i64
    for house in range(HOUSES):
        if t.seat_of[house] == NOBODY:
            left |= bit(house)
    return left


def draw_house(t: Table, seat: i64, house: i64) -> None:
    """A seat takes the board of a house, by lot or by choice."""
    t.house[seat] = house
    t.seat_of[house] = seat
    t.emit(HOUSE_DRAWN, seat, house)


class ChoosingHouse(Question[Table]):
    """Which house a seat plays."""

    name = "choosing_house"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        if not actions.CHOOSE_HOUSE <= action < actions.CHOOSE_HOUSE_END:
            return NOT_THE_QUESTION
        taken = t.seat_of[action - actions.CHOOSE_HOUSE] != NOBODY
        return refuse(reasons.HOUSE_TAKEN) if taken else LEGAL

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        house: i64
        for house in range(HOUSES):
            if t.seat_of[house] == NOBODY:
                out = append(out, actions.CHOOSE_HOUSE + house)
        return out

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        """The next seat chooses; the fifth of five takes what is left."""
        draw_house(t, seat, action - actions.CHOOSE_HOUSE)
        chooser = seat + 1
        if chooser == t.players():
            return
        choices = self.moves(t, frame, chooser)
        if len(choices) == 1:
            draw_house(t, chooser, choices[0] - actions.CHOOSE_HOUSE)
        else:
            t.stack.append((CHOOSING_HOUSE, int(chooser)))


class DrawingHouse(Draw[Table]):
    """A seat gets a house by lot."""

    name = "drawing_house"
    fields = "owner"

    def members(self, t: Table, frame: Frame) -> i64:
        return houses_left(t)

    def drawing(self, t: Table, frame: Frame, member: i64) -> i64:
        return actions.DRAW_HOUSE + member

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, _, owner = frame
        draw_house(t, owner, action - actions.DRAW_HOUSE)


class DrawingPope(Draw[Table]):
    """The first Pope is drawn by house."""

    name = "drawing_pope"

    def members(self, t: Table, frame: Frame) -> i64:
        return ~houses_left(t) & (bit(HOUSES) - 1)

    def drawing(self, t: Table, frame: Frame, member: i64) -> i64:
        return actions.DRAW_POPE + member

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        t.pope = t.seat_of[action - actions.DRAW_POPE]
        t.emit(POPE_DRAWN, t.pope)


# -- hands (P2.3) ----------------------------------------------------------------------------------


def deal_hands(t: Table) -> None:
    """Hands are dealt, the Pope's first; then everybody is asked, in the same order."""
    players = t.players()
    t.stack.append((ASK_MULLIGANS, int(t.pope), int(players - 1)))
    place: i64
    for place in range(players):
        _deal_hand(t, (t.pope + players - 1 - place) % players)


def _deal_hand(t: Table, seat: i64) -> None:
    for _ in range(content.HAND_SIZE[int(t.players())]):
        t.stack.append((DEALING, CHANCE, DECK_STREAM, int(seat)))


class Dealing(Draw[Table]):
    """A card of the deck goes into a hand; at set-up it may be of any type."""

    name = "dealing"
    fields = "owner"

    def members(self, t: Table, frame: Frame) -> i64:
        return t.draw

    def drawing(self, t: Table, frame: Frame, member: i64) -> i64:
        return actions.DRAW_CARD + member

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, _, owner = frame
        card = action - actions.DRAW_CARD
        t.draw &= ~bit(card)
        t.hand[owner] |= bit(card)
        t.known[card] = int(bit(owner))
        t.emit(DEALT, owner, card, seen_by=bit(owner))


# -- new hands (P2.4) ------------------------------------------------------------------------------


def ask_mulligans(t: Table, seat: i64, left: i64) -> None:
    """Everybody is asked, even about a hand that must be kept: being asked tells nothing."""
    t.stack.append((MULLIGAN, int(seat), int(left), 0, NO_TYPE))


def alike(t: Table, seat: i64) -> tuple[i64, i64]:
    """The type of which a hand has most, and how many."""
    best: i64 = 0
    most: i64 = 0
    kind: i64
    for kind in range(len(content.MULLIGAN_TYPES)):
        number = _number(t, seat, kind)
        if number > most:
            best = kind
            most = number
    return best, most


def _number(t: Table, seat: i64, kind: i64) -> i64:
    """How many cards of a type are in a hand.

    Poison and bravo are one type; at a table that wants two, the more numerous of them counts.
    """
    found: i64 = 0
    poisons: i64 = 0
    card: i64
    for card in range(CARDS):
        if t.holds(seat, card) and content.MULLIGAN_TYPE_OF[card] == kind:
            found += 1
            if card < FIRST_BRAVO:
                poisons += 1
    if kind == content.DEATH and t.rules.two_death_types:
        return max(poisons, found - poisons)
    return found


class Mulligan(Question[Table]):
    """Keep the hand or take a new one (P2.4)."""

    name = "mulligan"
    fields = "left taken shown"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        _, _, _, taken, _ = frame
        if action == actions.KEEP:
            return LEGAL
        if action != actions.TAKE_MULLIGAN:
            return NOT_THE_QUESTION
        if taken >= content.MOST_MULLIGANS:
            return refuse(reasons.MULLIGANS_USED)
        _, most = alike(t, seat)
        if most < content.ALIKE:
            return refuse(reasons.NO_THREE_ALIKE, content.ALIKE, most)
        return LEGAL

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if self.judge(t, frame, seat, actions.TAKE_MULLIGAN) == LEGAL:
            out = append(out, actions.TAKE_MULLIGAN)
        return append(out, actions.KEEP)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, left, taken, _ = frame
        if action == actions.TAKE_MULLIGAN:
            _take_mulligan(t, seat, left, taken)
            return
        t.emit(KEPT, seat)
        if left > 0:
            t.stack.append((ASK_MULLIGANS, int((seat + 1) % t.players()), int(left - 1)))
        else:
            t.stack.append((BEGIN, NOBODY))


def _take_mulligan(t: Table, seat: i64, left: i64, taken: i64) -> None:
    """The hand goes back into the deck and a new one is dealt; the others learn only the type."""
    kind, _ = alike(t, seat)
    t.emit(MULLIGAN_TAKEN, seat, taken + 1)
    t.emit(MULLIGAN_TYPE, seat, kind)
    card: i64
    for card in range(CARDS):
        if t.holds(seat, card):
            t.known[card] = 0
    t.draw |= t.hand[seat]
    t.hand[seat] = 0
    t.stack.append((MULLIGAN, int(seat), int(left), int(taken + 1), int(kind)))
    _deal_hand(t, seat)


# -- the opening layouts (P2.5, P2.6) --------------------------------------------------------------


def begin(t: Table) -> None:
    """Hands are final: the pool lies ready, and everybody lays out, the Pope first."""
    players = t.players()
    t.pool = content.POOL_SIZE[int(players)]
    t.emit(ROUND_STARTED, NOBODY, t.turn)
    t.stack.append((START_PHASE, int(t.pope)))
    place: i64
    for place in range(players):
        t.stack.append((OPEN_HAND, int((t.pope + players - 1 - place) % players)))


def open_hand(t: Table, seat: i64) -> None:
    """A hand shows its immediate cards, and they are laid out as their owner likes.

    That it has none is something shown, too.
    """
    cards = t.hand[seat] & ~HAND_CARDS
    t.hand[seat] &= HAND_CARDS
    t.transit |= cards
    card: i64
    for card in range(IMMEDIATE):
        if cards >> card & 1:
            t.known[card] = int(t.public())
    layout.prove(t, seat)
    t.emit(HAND_OPENED, seat, count(cards))
    layout.ask_order(t, seat, cards)
