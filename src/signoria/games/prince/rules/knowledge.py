"""Chance and knowledge (P16): what may be drawn, and what a seat cannot tell apart."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.prince.rules import actions, conclave, court, intrigue, seizure, setup, trade
from signoria.games.prince.rules.table import (
    ASK_MULLIGANS,
    BALLOT,
    BEGIN,
    BID,
    BREAKING_TIE,
    COMMIT,
    COMPOSE,
    DEAL_HANDS,
    DRAWING_HOUSE,
    DRAWING_POPE,
    HAND_CARDS,
    HOUSES,
    IN_SETUP,
    LEAVE,
    MULLIGAN,
    OFFER,
    OPEN_HAND,
    REACT,
    RESHUFFLING,
    SPYING,
    STEALING,
    Table,
)
from signoria.kernel.bits import bit, count, listed
from signoria.kernel.chance import pick
from signoria.kernel.state import ASK_ANY, Frame

# -- chance (P16.1) --------------------------------------------------------------------------------


def chances(t: Table) -> i64:
    """How many equally likely outcomes the question to chance has."""
    number = count(_drawable(t))
    return number if number > 0 else 1


def chance(t: Table, index: i64) -> i64:
    """The action of the outcome with this index, outcomes in rising order.

    Out of an empty hand comes nothing, which is an outcome too (P7.2).
    """
    members = _drawable(t)
    if members == 0:
        return actions.DRAW_NOTHING
    member: i64 = -1
    while index >= 0:
        member += 1
        if members >> member & 1:
            index -= 1
    kind = t.stack[-1][0]
    if kind == DRAWING_HOUSE:
        return actions.DRAW_HOUSE + member
    if kind == DRAWING_POPE:
        return actions.DRAW_POPE + member
    if kind == BREAKING_TIE:
        return actions.DRAW_TIE + member
    return actions.DRAW_CARD + member


def _drawable(t: Table) -> i64:
    """The set that chance draws a member of: houses, or cards."""
    frame = t.stack[-1]
    kind = frame[0]
    if kind == DRAWING_HOUSE:
        return setup.houses_left(t)
    if kind == DRAWING_POPE:
        return ~setup.houses_left(t) & (bit(HOUSES) - 1)
    if kind == BREAKING_TIE:
        return _houses_of(t, frame[3])
    if kind == RESHUFFLING:
        return t.transit
    if kind == STEALING:
        return t.hand[frame[4]]
    if kind == SPYING and t.open_pool != 0:
        return t.open_pool
    return t.draw


def _houses_of(t: Table, seats: i64) -> i64:
    """The set of the houses of a set of seats."""
    houses: i64 = 0
    seat: i64
    for seat in range(t.players()):
        if seats >> seat & 1:
            houses |= bit(t.house[seat])
    return houses


# -- what a seat cannot know (P16.2) ---------------------------------------------------------------

# Streams of the draws of a resampling, by what is drawn.
NEW_OWNER: Final = 0
NEW_CARD: Final = 1
NEW_PURSES: Final = 2
NEW_ORDERS: Final = 3
NEW_ANSWERS: Final = 4


def resample(t: Table, seat: int, seed: int) -> Table:
    """A table that the seat cannot tell from this one, with everything hidden drawn anew.

    Cards that the seat has not seen change places among the other hands and the deck, and hands
    change their sizes; money changes purses; standing orders and sealed answers are others.
    """
    twin = t.clone()
    _redraw_hands(twin, seat, seed)
    _redraw_purses(twin, seat, seed)
    for other in range(twin.players()):
        if other != seat:
            twin.never &= ~bit(other)
            if pick(seed, NEW_ORDERS, other, 2):
                twin.never |= bit(other)
            _redraw_answers(twin, other, seed)
    return twin


class Place(NamedTuple):
    """A hidden hand card by what is certain about it: who holds it, and who else has seen it."""

    card: int
    owner: int
    known: int


def _redraw_hands(t: Table, seat: int, seed: int) -> None:
    """Every hidden hand card is drawn anew, out of all cards that the seat has not seen.

    While hands are dealt everybody knows how many cards each has; afterwards only how many hidden
    ones the others have together.  What somebody else has seen in a hand, and what is part of an
    offer, stays a card of that hand, whichever card it is now.
    """
    places = _hidden(t, seat)
    unopened = _unopened(t)
    others = [other for other in range(t.players()) if other != seat]
    deck = t.draw
    for place in places:
        t.hand[place.owner] &= ~bit(place.card)
        deck |= bit(place.card)
    pledged = _pledged(t)
    changed: list[tuple[int, int]] = []
    for nth, (card, owner, known) in enumerate(_in_order(t, places, unopened, pledged)):
        holder = owner
        if _may_be_elsewhere(t, Place(card, owner, known), pledged):
            holder = others[pick(seed, NEW_OWNER, nth, len(others))]
        fitting = listed(deck if unopened >> holder & 1 else deck & HAND_CARDS)
        drawn = fitting[pick(seed, NEW_CARD, nth, len(fitting))]
        deck &= ~bit(drawn)
        t.hand[holder] |= bit(drawn)
        changed.append((card, drawn))
        t.known[drawn] = known & ~int(bit(owner)) | int(bit(holder))
    t.draw = deck
    for card in listed(deck):
        t.known[card] = 0
    _rewrite_offers(t, changed)


def _hidden(t: Table, seat: int) -> list[Place]:
    """The cards in other hands that the seat has not seen."""
    return [
        Place(card, owner, t.known[card])
        for owner in range(t.players())
        if owner != seat
        for card in listed(t.hand[owner])
        if not t.known[card] >> seat & 1
    ]


def _unopened(t: Table) -> i64:
    """The seats whose hand may still hold immediate cards, because they have not laid out (P2.5)."""
    unopened: i64 = 0
    for frame in t.stack:
        if frame[0] == OPEN_HAND:
            unopened |= bit(frame[1])
        elif frame[0] in (DEAL_HANDS, ASK_MULLIGANS, MULLIGAN, BEGIN):
            return t.everybody()
    return unopened


def _may_be_elsewhere(t: Table, place: Place, pledged: i64) -> bool:
    """Is it a secret whose card this is?"""
    is_private = place.known == bit(place.owner) and not pledged >> place.card & 1
    return t.stage != IN_SETUP and is_private


def _in_order(t: Table, places: list[Place], unopened: i64, pledged: i64) -> list[Place]:
    """The places in an order that tells nothing: only by what is certain about them.

    Hands that take hand cards only are drawn before those that take any.
    """
    ranked = [
        (
            int(unopened >> place.owner & 1),
            (0, place.owner, place.known, int(pledged >> place.card & 1))
            if not _may_be_elsewhere(t, place, pledged)
            else (1, 0, 0, 0),
            place,
        )
        for place in places
    ]
    return [place for _, _, place in sorted(ranked)]


def _pledged(t: Table) -> i64:
    """All cards that are part of an offer under way."""
    cards: i64 = 0
    for frame in t.stack:
        at = _terms_at(frame)
        if at:
            cards |= frame[at] | frame[at + 2]
    return cards


def _terms_at(frame: Frame) -> int:
    """Where the cards given stand in a frame about an offer, those asked being two further on."""
    if frame[0] == COMPOSE:
        return 3
    if frame[0] == LEAVE:
        return 4
    return 5 if frame[0] == ASK_ANY and frame[2] == OFFER else 0


def _rewrite_offers(t: Table, changed: list[tuple[int, int]]) -> None:
    """Offers under way are about the cards that now are where the old ones were."""
    for index, frame in enumerate(t.stack):
        at = _terms_at(frame)
        if at:
            terms = list(frame)
            terms[at] = _renamed(frame[at], changed)
            terms[at + 2] = _renamed(frame[at + 2], changed)
            t.stack[index] = tuple(terms)


def _renamed(cards: int, changed: list[tuple[int, int]]) -> int:
    renamed = cards
    for old, _ in changed:
        renamed &= ~int(bit(old))
    for old, new in changed:
        if cards >> old & 1:
            renamed |= int(bit(new))
    return renamed


def _redraw_purses(t: Table, seat: int, seed: int) -> None:
    """The others have as much money together as before, and each at least what it has pledged."""
    others = [other for other in range(t.players()) if other != seat]
    least = [int(_least(t, other)) for other in others]
    spare = sum([int(t.ducats[other]) for other in others]) - sum(least)
    cuts = sorted([pick(seed, NEW_PURSES, nth, spare + 1) for nth in range(len(others) - 1)])
    for other, floor, start, end in zip(others, least, [0, *cuts], [*cuts, spare]):
        t.ducats[other] = floor + end - start


def _least(t: Table, seat: int) -> i64:
    """The money that a seat has shown to have, by a bid or an offer under way."""
    least: i64 = 0
    for frame in t.stack:
        if frame[0] == BID:
            least = max(least, t.bids[seat])
            if frame[1] == seat and frame[6] > 0:
                least = max(least, frame[3] + frame[6] + 1)
        elif frame[0] == COMPOSE and frame[1] == seat:
            least = max(least, frame[4])
        elif frame[0] == LEAVE or (frame[0] == ASK_ANY and frame[2] == OFFER):
            at = _terms_at(frame)
            given, paid, asked, wanted = frame[at : at + 4]
            if frame[at - 2] == seat:
                least = max(least, trade.needed_for(t, paid, wanted, asked))
            elif frame[at - 1] == seat and frame[0] == LEAVE:
                least = max(least, trade.needed_for(t, wanted, paid, given))
    return least


def _redraw_answers(t: Table, seat: int, seed: int) -> None:
    """As many secret answers as the seat has given, but any it might have given."""
    given = len(t.sealed[seat])
    t.sealed[seat] = ()
    for nth in range(given):
        possible = _moves_of_secret(t, seat)
        answer = possible[pick(seed, NEW_ANSWERS + seat, nth, len(possible))]
        t.sealed[seat] = (*t.sealed[seat], int(answer))


def _moves_of_secret(t: Table, seat: i64) -> vec[i64]:
    """The legal answers of a seat to the secret question that is pending."""
    frame = t.stack[-1]
    topic = frame[2]
    if topic == COMMIT:
        return seizure.moves_commit(t, seat, frame, vec[i64]())
    if topic == REACT:
        return intrigue.moves_react(t, seat, frame, vec[i64]())
    if topic == BALLOT:
        return conclave.moves_ballot(t, seat, frame, vec[i64]())
    return court.moves_trial(t, seat, frame, vec[i64]())
