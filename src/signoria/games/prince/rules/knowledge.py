"""Knowledge (P16.2): what a seat cannot tell apart."""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.prince.rules import conclave, court, intrigue, seizure, trade
from signoria.games.prince.rules.table import (
    ASK_MULLIGANS,
    BALLOT,
    BEGIN,
    BID,
    COMMIT,
    COMPOSE,
    DEAL_HANDS,
    HAND_CARDS,
    IN_SETUP,
    LEAVE,
    MULLIGAN,
    NOBODY,
    OFFER,
    OPEN_HAND,
    REACT,
    Table,
)
from signoria.kernel.bits import bit, listed
from signoria.kernel.chance import pick
from signoria.kernel.state import ASK_ANY, Frame, asked, whom

Terms = tuple[int, int, int, int, int, int]

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
            unopened |= bit(whom(frame))
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
        _, _, given, _, wanted, _ = _terms(frame)
        cards |= given | wanted
    return cards


def _terms(frame: Frame) -> Terms:
    """Maker, taker, cards and ducats given, cards and ducats asked: of an offer under way.

    Other frames are about an offer of nobody, with nothing in it.
    """
    if frame[0] == COMPOSE:
        _, maker, taker, given, paid, wanted, price, _ = frame
    elif frame[0] == LEAVE:
        _, _, maker, taker, given, paid, wanted, price = frame
    elif asked(frame) == OFFER:
        _, _, _, maker, taker, given, paid, wanted, price = frame
    else:
        return NOBODY, NOBODY, 0, 0, 0, 0
    return maker, taker, given, paid, wanted, price


def _rewrite_offers(t: Table, changed: list[tuple[int, int]]) -> None:
    """Offers under way are about the cards that now are where the old ones were."""
    for index, frame in enumerate(t.stack):
        maker, taker, given, paid, wanted, price = _terms(frame)
        if maker == NOBODY:
            continue
        terms = (maker, taker, _renamed(given, changed), paid, _renamed(wanted, changed), price)
        if frame[0] == COMPOSE:
            _, _, _, _, _, _, _, lowest = frame
            t.stack[index] = (COMPOSE, *terms, lowest)
        elif frame[0] == LEAVE:
            t.stack[index] = (LEAVE, whom(frame), *terms)
        else:
            t.stack[index] = (ASK_ANY, whom(frame), OFFER, *terms)


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
        maker, taker, given, paid, wanted, price = _terms(frame)
        if frame[0] == BID:
            least = max(least, t.bids[seat])
            _, bidding, _, highest, _, _, raised, _ = frame
            if bidding == seat and raised > 0:
                least = max(least, highest + raised + 1)
        elif frame[0] == COMPOSE and maker == seat:
            least = max(least, paid)
        elif frame[0] != COMPOSE and maker == seat:
            least = max(least, trade.needed_for(t, paid, price, wanted))
        elif frame[0] == LEAVE and taker == seat:
            least = max(least, trade.needed_for(t, price, paid, given))
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
    topic = asked(frame)
    if topic == COMMIT:
        return seizure.Commit().moves(t, frame, seat)
    if topic == REACT:
        return intrigue.React().moves(t, frame, seat)
    if topic == BALLOT:
        return conclave.Ballot().moves(t, frame, seat)
    return court.Trial().moves(t, frame, seat)
