"""The Prince for networks: a seat described by numbers, about 1 in size.

Beside what lies on the table, a row holds what the greedy evaluation makes of it.  Of hidden things a
row holds only the seat's own purse and hand; of its rivals it has what everybody can see.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.ai.search.standing import standing
from signoria.games.prince.bots.worth import STANDARD, Outlook, phase_comes, strength
from signoria.games.prince.rules import content
from signoria.games.prince.rules.ending import ARTIST_CARDS, OFFICE_CARDS, printed, score
from signoria.games.prince.rules.table import (
    CARDS,
    DOCTOR,
    FAMILY_SLOT,
    FIRST_BASE,
    FIRST_CONDOTTIERE,
    FIRST_POISON,
    FIRST_SIMONY,
    FIRST_SPY,
    FROM_DUCATS,
    HOMES,
    IMMEDIATE,
    IN_ELECTION,
    MARRIAGE,
    NO_CARD,
    SAVONAROLA,
    SOURCES,
    Table,
    is_family,
)
from signoria.kernel.bits import count

FEATURES: Final = 58
"""Length of a row.  New numbers are only ever appended, so that trained weights stay right."""
UNIT: Final = 15.0
"""Points that count as 1."""


def rows(t: Table) -> vec[float]:
    """The rows of all seats, one after another."""
    seen = vec[float]()
    scores = vec[float]()
    outlooks: list[Outlook] = []
    seat: i64
    for seat in range(t.players()):
        out = Outlook(t, seat, STANDARD)
        outlooks.append(out)
        seen = append(seen, out.prospects(seat))
        scores = append(scores, float(score(t, seat)))
    found = vec[float]()
    for seat in range(t.players()):
        out = outlooks[int(seat)]
        found = match(found, t, seat)
        found = standing(found, seat, seen, UNIT)
        found = standing(found, seat, scores, UNIT)
        found = estate(found, out)
        found = secrets(found, out)
    return found


def match(row: vec[float], t: Table, seat: i64) -> vec[float]:
    """How far the match is, who comes when, and the court."""
    players = t.players()
    number: i64
    for number in range(3, 6):
        row = append(row, 1.0 if players == number else 0.0)
    for number in range(1, content.TURNS + 1):
        row = append(row, 1.0 if t.turn == number else 0.0)
    row = append(row, 1.0 if t.stage == IN_ELECTION else 0.0)
    row = append(row, float(t.pool) / float(content.POOL_SIZE[int(players)]))
    wait = (seat - t.active) % players
    for number in range(5):
        row = append(row, 1.0 if wait == number else 0.0)
    row = append(row, 1.0 if phase_comes(t, seat) else 0.0)
    row = append(row, 1.0 if t.pope == seat else 0.0)
    row = append(row, 1.0 if t.is_bound(seat) else 0.0)
    row = append(row, 1.0 if t.pope == seat and t.sentences > 0 else 0.0)
    return append(row, 1.0 if t.married >> seat & 1 else 0.0)


def estate(row: vec[float], out: Outlook) -> vec[float]:
    """What a seat has laid out, its votes, and what is ill protected."""
    t = out.t
    seat = out.seat
    owned = t.owned(seat)
    remaining = out.counts
    vp = float(printed(t.deck.vp, owned))
    income = float(printed(t.deck.income, owned))
    votes = float(printed(t.deck.votes, owned) + t.cardinals[seat])
    row = append(row, vp / 10.0)
    row = append(row, vp * remaining / 20.0)
    row = append(row, income / 10.0)
    row = append(row, income * out.incomes / 50.0)
    row = append(row, votes / 5.0)
    row = append(row, float(t.cardinals[seat]) / 3.0)
    most = 0.0
    other: i64
    for other in range(t.players()):
        if other != seat:
            rival = float(printed(t.deck.votes, t.owned(other)) + t.cardinals[other])
            most = max(most, rival)
    row = append(row, (votes - most) / 5.0)
    row = append(row, out.estate_of(seat) / UNIT)
    row = append(row, float(count(t.holdings[seat])) / 3.0)
    row = append(row, float(count(owned & OFFICE_CARDS)) / 3.0)
    row = append(row, float(count(owned & ARTIST_CARDS)) / 3.0)
    families: i64 = 0
    exposed = 0.0
    card: i64
    for card in range(IMMEDIATE):
        if owned >> card & 1 and is_family(card):
            families += 1
        if t.open[seat] >> card & 1:
            exposed += out.figures[card]
    row = append(row, float(families) / 2.0)
    row = append(row, exposed / UNIT)
    power: i64 = 0
    free: i64 = 0
    home: i64
    for home in range(HOMES):
        if out.is_home(seat, t.holdings[seat], home):
            power += strength(t, home)
            if t.slot[home * 3 + FAMILY_SLOT] == NO_CARD:
                free += 1
    row = append(row, float(power) / 10.0)
    row = append(row, float(free) / 3.0)
    row = append(row, float(strength(t, FIRST_BASE + t.house[seat])) / 5.0)
    row = append(row, float(count(t.hand[seat])) / 5.0)
    return append(row, out.offices_to_lose(seat) / UNIT)


def secrets(row: vec[float], out: Outlook) -> vec[float]:
    """The purse and the hand of the seat itself."""
    t = out.t
    seat = out.seat
    ducats = float(t.ducats[seat])
    row = append(row, ducats / 20.0)
    row = append(row, ducats * out.counts / 60.0)
    row = append(row, ducats * out.coin / UNIT)
    row = append(row, float(t.points[seat * len(SOURCES) + FROM_DUCATS]) / 10.0)
    hand = 0.0
    power: i64 = 0
    spies: i64 = 0
    deaths: i64 = 0
    card: i64
    for card in range(IMMEDIATE, CARDS):
        if t.holds(seat, card):
            hand += out.hand_worth(card)
            if FIRST_CONDOTTIERE <= card < FIRST_SPY:
                power += t.deck.power[card]
            elif card < FIRST_POISON:
                spies += 1
            elif card < DOCTOR:
                deaths += 1
    row = append(row, hand / UNIT)
    row = append(row, float(power) / 5.0)
    row = append(row, float(power) * out.counts / 10.0)
    row = append(row, float(spies) / 2.0)
    row = append(row, float(deaths))
    row = append(row, 1.0 if t.holds(seat, DOCTOR) else 0.0)
    row = append(row, 1.0 if t.holds(seat, MARRIAGE) else 0.0)
    row = append(row, 1.0 if t.holds(seat, SAVONAROLA) else 0.0)
    simony = t.holds(seat, FIRST_SIMONY) or t.holds(seat, FIRST_SIMONY + 1)
    row = append(row, 1.0 if simony else 0.0)
    worth = out.prospects(seat) + ducats * out.coin + hand
    return append(row, worth / (3.0 * UNIT))
