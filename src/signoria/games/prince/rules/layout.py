"""Cards come to a player and lie on the table (P3, P4): laying out, fees, slots, moving.

Whatever way a card comes, `gain` puts it into transit and the step ACQUIRE looks at it: a hand card
goes to the hand, an immediate card is laid out, an artist only for his fee.  Questions on the way
are asked of the owner, whoever's turn it is.

Nothing asked here depends on a secret: a fee is asked for even where the purse cannot pay it.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.prince.rules import actions, reasons
from signoria.games.prince.rules.table import (
    ACQUIRE,
    ARTIST_STAYS,
    CARDS,
    DOCTOR,
    EXPOSED,
    FAMILY_SLOT,
    FEE,
    FEE_PAID,
    FEE_REFUSED,
    FILLING,
    FIRST_ARTIST,
    FIRST_FAMILY,
    FIRST_OFFICE,
    HOLDINGS,
    HOMES,
    HOUSED,
    IMMEDIATE,
    LAID,
    LAY_NEXT,
    LAY_OUT,
    LAYING,
    NO_CARD,
    NOBODY,
    NOWHERE,
    ORDER,
    PROOF,
    SEIZED,
    TO_ASIDE,
    Table,
    is_artist,
    is_family,
    sort_of,
)
from signoria.kernel.bits import bit, count
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import Frame

# -- verbs of all chapters -------------------------------------------------------------------------


def gain(t: Table, seat: i64, card: i64) -> None:
    """A card that has left its old place comes to a seat, by any means (P3.1)."""
    t.transit |= bit(card)
    t.stack.append((ACQUIRE, int(seat), int(card)))


def uproot(t: Table, card: i64) -> None:
    """Take an office, artist or family from wherever it has been laid out; it is nowhere then."""
    seat: i64
    for seat in range(t.players()):
        t.open[seat] &= ~bit(card)
    home = t.home_of(card)
    if home != NOWHERE:
        t.slot[home * 3 + sort_of(card)] = NO_CARD


def discard(t: Table, seat: i64, card: i64) -> None:
    """A hand card has been played: everybody sees it, and it is out of the game."""
    t.hand[seat] &= ~bit(card)
    t.removed |= bit(card)
    t.known[card] = int(t.public())


def spend(t: Table, seat: i64, first: i64, number: i64) -> i64:
    """Discard one of the `number` equal cards from `first` on, and say which.

    It is the one that most seats have seen, because it shows the least; the lowest of several.
    """
    chosen: i64 = NO_CARD
    most: i64 = -1
    card: i64
    for card in range(first, first + number):
        if t.holds(seat, card) and count(t.known[card]) > most:
            chosen = card
            most = count(t.known[card])
    discard(t, seat, chosen)
    return chosen


def lose_track(t: Table, owner: i64, taker: i64) -> None:
    """A hand card is about to pass from owner to taker, unseen by the rest (P7.2, P14.6).

    Nobody else can tell which one it is, so nobody else knows any more what is in that hand.
    """
    parties = int(bit(owner) | bit(taker))
    card: i64
    for card in range(IMMEDIATE, CARDS):
        if t.holds(owner, card):
            t.known[card] &= parties


def prove(t: Table, seat: i64) -> None:
    """The seat proves something about its purse or hand by what it does, which ends undo (P16.3).

    The mark flips at every proof: what counts is that it changes.  Purse and hand stay as secret as
    they were.
    """
    own = int(bit(seat))
    everybody = int(t.everybody())
    t.known[PROOF + seat] = own if t.known[PROOF + seat] == everybody else everybody


# -- slots -----------------------------------------------------------------------------------------


def is_free(t: Table, seat: i64, home: i64, sort: i64) -> bool:
    """Has the seat this home, and nothing in its slot of this sort?"""
    return t.slot[home * 3 + sort] == NO_CARD and t.lord(home) == seat


def free_slots(t: Table, seat: i64, sort: i64) -> i64:
    """The set of the seat's homes with a free slot of a sort."""
    found: i64 = 0
    home: i64
    for home in range(HOMES):
        if is_free(t, seat, home, sort):
            found |= bit(home)
    return found


def _judge_slot(t: Table, seat: i64, card: i64, home: i64) -> i64:
    if t.lord(home) != seat:
        return refuse(reasons.NOT_YOUR_HOME)
    if t.slot[home * 3 + sort_of(card)] != NO_CARD:
        return refuse(reasons.SLOT_TAKEN)
    return LEGAL


def _house(t: Table, seat: i64, card: i64, home: i64) -> None:
    t.slot[home * 3 + sort_of(card)] = card
    t.emit(HOUSED, seat, card, home)


# -- a card arrives (P3.1) -------------------------------------------------------------------------


def acquire(t: Table, seat: i64, card: i64) -> None:
    """A card in transit reaches its owner: a hand card is kept, an immediate one laid out.

    Who gets the Doctor is asked again about deaths, whatever he has ordered before (P8.5).
    """
    if card >= IMMEDIATE:
        t.transit &= ~bit(card)
        t.hand[seat] |= bit(card)
        t.known[card] |= int(bit(seat))
        if card == DOCTOR:
            t.never &= ~bit(seat)
        return
    t.known[card] = int(t.public())
    if is_artist(card):
        t.stack.append((FEE, int(seat), int(card), TO_ASIDE, NOBODY))
    else:
        t.stack.append((LAY_OUT, int(seat), int(card)))


def lay_out(t: Table, seat: i64, card: i64) -> None:
    """Lay out a card in transit (P4.2, P4.3), asking only where there is a choice."""
    if card >= HOLDINGS and free_slots(t, seat, sort_of(card)) != 0:
        t.stack.append((LAYING, int(seat), int(card)))
        return
    t.transit &= ~bit(card)
    if card < HOLDINGS:
        t.holdings[seat] |= bit(card)
        _ask_filling(t, seat, card, FIRST_OFFICE)
    else:
        t.open[seat] |= bit(card)
    t.emit(LAID, seat, card)


def lay_next(t: Table, seat: i64, cards: i64) -> None:
    """Lay out a set of cards in transit one after another, the lowest first."""
    if cards == 0:
        return
    card: i64 = 0
    while cards >> card & 1 == 0:
        card += 1
    t.stack.append((LAY_NEXT, int(seat), int(cards & ~bit(card))))
    t.stack.append((LAY_OUT, int(seat), int(card)))


# -- which immediate card first (P2.5) -------------------------------------------------------------


def ask_order(t: Table, seat: i64, cards: i64) -> None:
    """Several immediate cards in transit at once: their owner chooses which comes next."""
    number = count(cards)
    if number > 1:
        t.stack.append((ORDER, int(seat), int(cards)))
    elif number == 1:
        card: i64 = 0
        while cards >> card & 1 == 0:
            card += 1
        t.stack.append((ACQUIRE, int(seat), int(card)))


class Order(Question[Table]):
    """Which immediate card is laid out next."""

    name = "order"
    fields = "cards"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        _, _, cards = frame
        if not actions.LAY <= action < actions.LAY_END:
            return NOT_THE_QUESTION
        return LEGAL if cards >> (action - actions.LAY) & 1 else refuse(reasons.ALREADY_LAID)

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, cards = frame
        out = vec[i64]()
        card: i64
        for card in range(IMMEDIATE):
            if cards >> card & 1:
                out = append(out, actions.LAY + card)
        return out

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, cards = frame
        card = action - actions.LAY
        ask_order(t, seat, cards & ~bit(card))
        t.stack.append((ACQUIRE, int(seat), int(card)))


# -- patronage fees (P6.5, P10.9) ------------------------------------------------------------------


class Fee(Question[Table]):
    """Is the fee of an artist paid?"""

    name = "fee"
    fields = "artist unpaid defender"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        _, _, artist, _, _ = frame
        if action == actions.REFUSE_FEE:
            return LEGAL
        if action != actions.PAY_FEE:
            return NOT_THE_QUESTION
        fee = t.deck.fee[artist]
        if t.ducats[seat] < fee:
            return refuse(reasons.CANNOT_PAY_FEE, fee, t.ducats[seat])
        return LEGAL

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        if self.judge(t, frame, seat, actions.PAY_FEE) == LEGAL:
            out = append(out, actions.PAY_FEE)
        return append(out, actions.REFUSE_FEE)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, artist, unpaid, defender = frame
        if action == actions.PAY_FEE:
            _pay_fee(t, seat, artist, defender)
        elif unpaid == TO_ASIDE:
            uproot(t, artist)
            t.transit &= ~bit(artist)
            t.aside |= bit(artist)
            t.emit(FEE_REFUSED, seat, artist, TO_ASIDE)
        else:
            _stay(t, seat, artist, defender)


def _pay_fee(t: Table, seat: i64, artist: i64, defender: i64) -> None:
    """The artist comes over, from the defender if there is one (P10.8); one in a holding that was
    seized is there already.
    """
    prove(t, seat)
    t.ducats[seat] -= t.deck.fee[artist]
    t.emit(FEE_PAID, seat, artist, t.deck.fee[artist])
    home = t.home_of(artist)
    if home == NOWHERE or t.lord(home) != seat:
        if defender != NOBODY:
            uproot(t, artist)
            t.emit(SEIZED, seat, artist, defender)
        t.transit |= bit(artist)
        t.stack.append((LAY_OUT, int(seat), int(artist)))


def _stay(t: Table, seat: i64, artist: i64, defender: i64) -> None:
    """A seized artist who is not paid stays with the defender, open if his home is lost (P10.9)."""
    if t.owner(artist) != defender:
        uproot(t, artist)
        t.transit &= ~bit(artist)
        t.open[defender] |= bit(artist)
    t.emit(ARTIST_STAYS, seat, artist, defender)


# -- a new office, artist or family finds a place (P4.3) -------------------------------------------


class Laying(Question[Table]):
    """Into which slot a card in transit goes."""

    name = "laying"
    fields = "card"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        _, _, card = frame
        if action == actions.LEAVE_OPEN:
            return LEGAL
        if not actions.PUT_INTO <= action < actions.PUT_INTO_END:
            return NOT_THE_QUESTION
        return _judge_slot(t, seat, card, action - actions.PUT_INTO)

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, card = frame
        out = vec[i64]()
        free = free_slots(t, seat, sort_of(card))
        home: i64
        for home in range(HOMES):
            if free >> home & 1:
                out = append(out, actions.PUT_INTO + home)
        return append(out, actions.LEAVE_OPEN)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, card = frame
        t.transit &= ~bit(card)
        if action == actions.LEAVE_OPEN:
            t.open[seat] |= bit(card)
            t.emit(LAID, seat, card)
        else:
            _house(t, seat, card, action - actions.PUT_INTO)


# -- a new holding is filled with what lies open (P4.2) --------------------------------------------


def _ask_filling(t: Table, seat: i64, holding: i64, lowest: i64) -> None:
    if t.open[seat] >> lowest != 0:
        t.stack.append((FILLING, int(seat), int(holding), int(lowest)))


class Filling(Question[Table]):
    """Which open cards go into a holding just laid out (P4.2)."""

    name = "filling"
    fields = "holding lowest"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        """At most one card of each sort, named in rising order, so that there is one way to say it."""
        _, _, _, lowest = frame
        if action == actions.ENOUGH:
            return LEGAL
        if not actions.PUT <= action < actions.PUT_END:
            return NOT_THE_QUESTION
        card = action - actions.PUT + FIRST_OFFICE
        if t.owner(card) != seat:
            return refuse(reasons.NOT_YOUR_CARD)
        if not t.open[seat] >> card & 1:
            return refuse(reasons.NOT_UNPROTECTED)
        if card < lowest:
            return refuse(reasons.LAID_IN_ORDER)
        return LEGAL

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, _, lowest = frame
        out = vec[i64]()
        card: i64
        for card in range(lowest, IMMEDIATE):
            if t.open[seat] >> card & 1:
                out = append(out, actions.PUT + card - FIRST_OFFICE)
        return append(out, actions.ENOUGH)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, holding, _ = frame
        if action == actions.ENOUGH:
            return
        card = action - actions.PUT + FIRST_OFFICE
        t.open[seat] &= ~bit(card)
        _house(t, seat, card, holding)
        _ask_filling(t, seat, holding, _next_sort(card))


def _next_sort(card: i64) -> i64:
    """The first card of the sort that follows a card's own."""
    if card < FIRST_ARTIST:
        return FIRST_ARTIST
    return FIRST_FAMILY if card < FIRST_FAMILY else IMMEDIATE


# -- moving in one's own phase (P4.4, P4.5) --------------------------------------------------------
#
# Between two steps of play a card is put into a slot at most once, and before that taken out at most
# once.  Every arrangement can be reached so, and nobody can move cards to and fro for ever.


def judge_shelter(t: Table, seat: i64, action: i64) -> i64:
    """An own card goes into a free slot: from the open, or, unless a family, from another slot."""
    card = (action - actions.SHELTER) // actions.SHELTER_STRIDE + FIRST_OFFICE
    home = (action - actions.SHELTER) % actions.SHELTER_STRIDE
    if t.owner(card) != seat:
        return refuse(reasons.NOT_YOUR_CARD)
    place = t.home_of(card)
    if place == home:
        return refuse(reasons.ALREADY_THERE)
    if place != NOWHERE and is_family(card):
        return refuse(reasons.FAMILY_STAYS)
    if t.settled >> card & 1:
        return refuse(reasons.MOVED_ALREADY)
    return _judge_slot(t, seat, card, home)


def judge_expose(t: Table, seat: i64, action: i64) -> i64:
    """An own office or artist is taken out of its slot."""
    card = action - actions.EXPOSE + FIRST_OFFICE
    if t.owner(card) != seat:
        return refuse(reasons.NOT_YOUR_CARD)
    if t.open[seat] >> card & 1:
        return refuse(reasons.ALREADY_OPEN)
    if t.settled >> card & 1:
        return refuse(reasons.MOVED_ALREADY)
    return LEGAL


def moves_moving(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    """All that `judge_shelter` and `judge_expose` allow."""
    housed = t.housed(seat) & ~t.settled
    movable = (t.open[seat] | housed) & ~t.settled
    if movable == 0:
        return out
    card: i64
    sort: i64
    for sort in range(3):
        free = free_slots(t, seat, sort)
        for card in range(FIRST_OFFICE, IMMEDIATE):
            if sort_of(card) != sort or not movable >> card & 1:
                continue
            if sort == FAMILY_SLOT and housed >> card & 1:
                continue
            home: i64
            for home in range(HOMES):
                if free >> home & 1:
                    out = append(out, _shelter(card, home))
    for card in range(FIRST_OFFICE, FIRST_FAMILY):
        if housed >> card & 1:
            out = append(out, actions.EXPOSE + card - FIRST_OFFICE)
    return out


def _shelter(card: i64, home: i64) -> i64:
    """The action that puts a card into a home."""
    return actions.SHELTER + (card - FIRST_OFFICE) * actions.SHELTER_STRIDE + home


def can_move(t: Table, seat: i64) -> bool:
    """Is there anything that the seat may move now?"""
    return len(moves_moving(t, seat, vec[i64]())) > 0


def is_moving(action: i64) -> bool:
    """Does the action put a card into a slot or take it out?"""
    is_shelter = actions.SHELTER <= action < actions.SHELTER_END
    return is_shelter or actions.EXPOSE <= action < actions.EXPOSE_END


def answer_moving(t: Table, seat: i64, action: i64) -> None:
    """Carry out `shelter` or `expose`; the caller asks its question again."""
    if actions.EXPOSE <= action < actions.EXPOSE_END:
        card = action - actions.EXPOSE + FIRST_OFFICE
        uproot(t, card)
        t.open[seat] |= bit(card)
        t.emit(EXPOSED, seat, card)
        return
    card = (action - actions.SHELTER) // actions.SHELTER_STRIDE + FIRST_OFFICE
    uproot(t, card)
    t.settled |= bit(card)
    _house(t, seat, card, (action - actions.SHELTER) % actions.SHELTER_STRIDE)
