"""The start of a turn: new cards and money, and the Pope's power over offices and cardinals (P13).

The Pope's own offices leave him first, then he may have all offices of the others dealt anew (P-R5);
only then do the receivers lay out what they got, and the cardinals are handed out.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.prince.rules import actions, content, layout, reasons
from signoria.games.prince.rules.conclave import next_house
from signoria.games.prince.rules.ending import OFFICE_CARDS
from signoria.games.prince.rules.table import (
    ALLOWANCE,
    APPOINT,
    ASIDE_RETURNED,
    ASK_RESHUFFLE,
    BESTOW,
    CARDINALS_GIVEN,
    CARDS,
    DECK_STREAM,
    DRAW_FOR,
    DRAWING,
    DRAWN_CARD,
    FILLING_POOL,
    FIRST_ARTIST,
    FIRST_OFFICE,
    GRANT_OFFICES,
    HOUSES,
    IMMEDIATE,
    IN_BETWEEN,
    IN_PHASES,
    LAY_NEXT,
    NEW_YEAR,
    NO_RESHUFFLE,
    NOBODY,
    OFFICE_ASIDE,
    OFFICE_BESTOWED,
    OFFICE_DEALT,
    OFFICE_STREAM,
    POOL_CARD,
    POOL_FILLED,
    RECEIVE_OFFICES,
    RESHUFFLE,
    RESHUFFLED,
    RESHUFFLING,
    ROUND_STARTED,
    START_PHASE,
    Table,
)
from signoria.kernel.bits import bit, count
from signoria.kernel.question import Draw, Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import CHANCE, EVERYBODY, Frame

# -- cards (P13.1 to P13.3) ------------------------------------------------------------------------


def new_turn(t: Table) -> None:
    """What was set aside goes back into the deck; then everybody draws a card, the Pope first."""
    t.turn += 1
    t.stage = IN_BETWEEN
    t.reshuffled = 0
    t.got_office = 0
    t.got_cardinal = 0
    t.emit(ROUND_STARTED, NOBODY, t.turn)
    _return_cards(t)
    t.stack.append((NEW_YEAR, NOBODY))
    players = t.players()
    place: i64
    for place in range(players - 1, -1, -1):
        t.stack.append((DRAW_FOR, int((t.pope + place) % players)))


def _return_cards(t: Table) -> None:
    """The deck is shuffled: nobody knows any more where these cards are."""
    if t.aside == 0:
        return
    card: i64
    for card in range(CARDS):
        if t.aside >> card & 1:
            t.known[card] = 0
    t.emit(ASIDE_RETURNED, NOBODY, count(t.aside))
    t.draw |= t.aside
    t.aside = 0


def draw_for(t: Table, seat: i64) -> None:
    t.stack.append((DRAWING, CHANCE, DECK_STREAM, int(seat)))


def draw_card(t: Table, seat: i64, card: i64) -> None:
    """The drawn card is laid out or kept; an artist is paid from the money held now (P13.3, E16)."""
    t.draw &= ~bit(card)
    t.emit(DRAWN_CARD, seat, card, seen_by=EVERYBODY if card < IMMEDIATE else bit(seat))
    layout.gain(t, seat, card)


class Drawing(Draw[Table]):
    """The card that a seat draws at the start of a turn."""

    name = "drawing"
    fields = "owner"

    def members(self, t: Table, frame: Frame) -> i64:
        return t.draw

    def drawing(self, t: Table, frame: Frame, member: i64) -> i64:
        return actions.DRAW_CARD + member

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, _, owner = frame
        draw_card(t, owner, action - actions.DRAW_CARD)


# -- money and pool (P13.4, P13.5) -----------------------------------------------------------------


def new_year(t: Table) -> None:
    """The bases pay, and a new pool is laid out, face down unless the table wants it open (P-R2)."""
    seat: i64
    for seat in range(t.players()):
        t.ducats[seat] += content.ALLOWANCE
        t.emit(ALLOWANCE, seat, content.ALLOWANCE)
    t.pool = content.POOL_SIZE[int(t.players())]
    t.emit(POOL_FILLED, NOBODY, t.pool)
    t.stack.append((GRANT_OFFICES, int(t.pope)))
    if t.rules.open_pool:
        t.stack.append((FILLING_POOL, CHANCE, DECK_STREAM, int(t.pool)))


def fill_pool(t: Table, left: i64, card: i64) -> None:
    """The next card of an open pool lies face up; `left` counts it."""
    t.draw &= ~bit(card)
    t.open_pool |= bit(card)
    t.known[card] = int(t.public())
    t.emit(POOL_CARD, NOBODY, card)
    if left > 1:
        t.stack.append((FILLING_POOL, CHANCE, DECK_STREAM, int(left - 1)))


class FillingPool(Draw[Table]):
    """A card is laid into an open pool."""

    name = "filling_pool"
    fields = "left"

    def members(self, t: Table, frame: Frame) -> i64:
        return t.draw

    def drawing(self, t: Table, frame: Frame, member: i64) -> i64:
        return actions.DRAW_CARD + member

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, _, left = frame
        fill_pool(t, left, action - actions.DRAW_CARD)


# -- the Pope's own offices (P13.6) ----------------------------------------------------------------


def _offices_of(t: Table, seat: i64) -> i64:
    return t.owned(seat) & OFFICE_CARDS


def _take_offices(t: Table, offices: i64) -> None:
    """Offices leave whoever has them, protected or not."""
    card: i64
    for card in range(FIRST_OFFICE, FIRST_ARTIST):
        if offices >> card & 1:
            layout.uproot(t, card)
    t.transit |= offices


def grant_offices(t: Table, pope: i64) -> None:
    """All offices leave the Pope, those he has just drawn too (T8); he gives away each of them."""
    offices = _offices_of(t, pope)
    _take_offices(t, offices)
    t.stack.append((ASK_RESHUFFLE, int(pope), int(offices)))
    card: i64
    for card in range(FIRST_ARTIST - 1, FIRST_OFFICE - 1, -1):
        if offices >> card & 1:
            t.stack.append((BESTOW, int(pope), int(card), 0, NOBODY))


class Bestow(Question[Table]):
    """To whom the Pope gives an office."""

    name = "bestow"
    fields = "office killed victim"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        """An office goes to another player; one that the Pope has killed may go to nobody (P8.3)."""
        _, _, _, killed, victim = frame
        if action == actions.SET_ASIDE:
            return LEGAL if killed else refuse(reasons.MUST_BESTOW)
        if not actions.BESTOW <= action < actions.BESTOW_END:
            return NOT_THE_QUESTION
        receiver = t.seat_of[action - actions.BESTOW]
        if receiver == NOBODY:
            return refuse(reasons.HOUSE_NOT_PLAYED)
        if receiver == seat:
            return refuse(reasons.NOT_TO_SELF if killed else reasons.KEEPS_NO_OFFICE)
        if receiver == victim and not t.rules.victim_may_receive:
            return refuse(reasons.NOT_TO_VICTIM)
        return LEGAL

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        action: i64
        for action in range(actions.BESTOW, actions.BESTOW + HOUSES):
            if self.judge(t, frame, seat, action) == LEGAL:
                out = append(out, action)
        if self.judge(t, frame, seat, actions.SET_ASIDE) == LEGAL:
            out = append(out, actions.SET_ASIDE)
        return out

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        """What the Pope gives away between turns waits in the open for RECEIVE_OFFICES; a killed office
        is laid out at once.
        """
        _, _, office, killed, _ = frame
        t.transit &= ~bit(office)
        if action == actions.SET_ASIDE:
            t.aside |= bit(office)
            t.emit(OFFICE_ASIDE, seat, office)
            return
        receiver = t.seat_of[action - actions.BESTOW]
        t.emit(OFFICE_BESTOWED, seat, office, receiver)
        if killed:
            layout.gain(t, receiver, office)
        else:
            t.open[receiver] |= bit(office)
            t.got_office |= bit(receiver)


# -- the reshuffle (P13.7) -------------------------------------------------------------------------


def _offices_of_others(t: Table, pope: i64) -> i64:
    offices: i64 = 0
    seat: i64
    for seat in range(t.players()):
        if seat != pope:
            offices |= _offices_of(t, seat)
    return offices


def ask_reshuffle(t: Table, pope: i64, granted: i64) -> None:
    """Asked where there is anything to reshuffle; `granted` are the offices given away just now."""
    if _offices_of_others(t, pope) != 0:
        t.stack.append((RESHUFFLE, int(pope), int(granted)))
    else:
        t.stack.append((RECEIVE_OFFICES, NOBODY, int(granted)))


class Reshuffle(Question[Table]):
    """Are the offices of the others dealt anew (P13.7)?"""

    name = "reshuffle"
    fields = "granted"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        if action == actions.RESHUFFLE or action == actions.NO_RESHUFFLE:
            return LEGAL
        return NOT_THE_QUESTION

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        return append(append(out, actions.RESHUFFLE), actions.NO_RESHUFFLE)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        """All offices of the others are dealt back by lot, to each as many as he had; or none is."""
        _, _, granted = frame
        if action == actions.NO_RESHUFFLE:
            t.emit(NO_RESHUFFLE, seat)
            t.stack.append((RECEIVE_OFFICES, NOBODY, granted))
            return
        offices = _offices_of_others(t, seat)
        t.reshuffled = 1
        t.emit(RESHUFFLED, seat)
        t.stack.append((RECEIVE_OFFICES, NOBODY, int(offices)))
        players = t.players()
        place: i64
        for place in range(players - 1, 0, -1):
            other = (seat + place) % players
            for _ in range(count(_offices_of(t, other))):
                t.stack.append((RESHUFFLING, CHANCE, OFFICE_STREAM, int(other)))
        _take_offices(t, offices)


class Reshuffling(Draw[Table]):
    """One of the offices in transit goes to a seat."""

    name = "reshuffling"
    fields = "owner"

    def members(self, t: Table, frame: Frame) -> i64:
        return t.transit

    def drawing(self, t: Table, frame: Frame, member: i64) -> i64:
        return actions.DRAW_CARD + member

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, _, owner = frame
        office = action - actions.DRAW_CARD
        t.transit &= ~bit(office)
        t.open[owner] |= bit(office)
        t.got_office |= bit(owner)
        t.emit(OFFICE_DEALT, t.pope, office, owner)


# -- laying out what was received (P13.8) ----------------------------------------------------------


def receive_offices(t: Table, offices: i64) -> None:
    """Each receiver lays out his new offices, in turn from the Pope on; then come the cardinals."""
    _ask_appointment(t, 0, t.players(), 0)
    t.transit |= offices
    players = t.players()
    place: i64
    for place in range(players - 1, 0, -1):
        seat = (t.pope + place) % players
        received = t.open[seat] & offices
        t.open[seat] &= ~received
        if received != 0:
            t.stack.append((LAY_NEXT, int(seat), int(received)))


# -- cardinals (P13.9) -----------------------------------------------------------------------------


def _next_appointed(t: Table, house: i64) -> i64:
    """The next house, from this one on, that the Pope may give cardinals to; HOUSES at the end."""
    house = next_house(t, house)
    return next_house(t, house + 1) if house == t.house[t.pope] else house


def _ask_appointment(t: Table, house: i64, left: i64, most: i64) -> None:
    """Ask for the next house; when all have been asked, or no cardinal is left, the turn begins.

    `most` is the largest number that one house has got.
    """
    house = _next_appointed(t, house)
    if left > 0 and house < HOUSES:
        t.stack.append((APPOINT, int(t.pope), int(house), int(left), int(most)))
        return
    _appoint(t, t.pope, left)
    t.stage = IN_PHASES
    t.stack.append((START_PHASE, int(t.pope)))


def _appoint(t: Table, seat: i64, number: i64) -> None:
    if number > 0:
        t.cardinals[seat] += number
        t.got_cardinal |= bit(seat)
        t.emit(CARDINALS_GIVEN, seat, number)


class Appoint(Question[Table]):
    """How many of the cardinals left a house gets."""

    name = "appoint"
    fields = "asked left most"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        """Any number of those left; but what the last house leaves to the Pope is at most one more than
        the most that another player got (E11).
        """
        _, _, asked, left, most = frame
        if not actions.APPOINT <= action < actions.APPOINT_END:
            return NOT_THE_QUESTION
        house = (action - actions.APPOINT) // actions.APPOINT_STRIDE
        number = (action - actions.APPOINT) % actions.APPOINT_STRIDE
        if t.seat_of[house] == NOBODY:
            return refuse(reasons.HOUSE_NOT_PLAYED)
        if house != asked:
            return refuse(reasons.APPOINT_IN_ORDER)
        if number > left:
            return refuse(reasons.TOO_MANY_CARDINALS, number, left)
        may_keep = max(most, number) + 1
        if _next_appointed(t, house + 1) == HOUSES and left - number > may_keep:
            return refuse(reasons.POPE_TAKES_TOO_MANY, left - number, may_keep)
        return LEGAL

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, asked, _, _ = frame
        out = vec[i64]()
        first = actions.APPOINT + asked * actions.APPOINT_STRIDE
        action: i64
        for action in range(first, first + actions.MOST_CARDINALS + 1):
            if self.judge(t, frame, seat, action) == LEGAL:
                out = append(out, action)
        return out

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, asked, left, most = frame
        number = (action - actions.APPOINT) % actions.APPOINT_STRIDE
        most_now = max(most, number)
        _appoint(t, t.seat_of[asked], number)
        _ask_appointment(t, asked + 1, left - number, most_now)
