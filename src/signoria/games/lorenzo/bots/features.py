"""Lorenzo il Magnifico for networks: a seat described by numbers, about 1 in size.

Beside what lies on the table, a row holds what the greedy evaluation makes of it, part by part: a
network that knows nothing better can rely on that.  Of hidden things a row holds the seat's own
leaders and, in the comparison of evaluations, the worth of those of its rivals in this determinization.  A
search meets only worlds that are drawn from what its seat knows, so that gives nothing away.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.ai.search.standing import standing
from signoria.games.lorenzo.bots.church import burdens, faith_worth, support_bonus
from signoria.games.lorenzo.bots.leaders import leaders_worth
from signoria.games.lorenzo.bots.outlook import STANDARD, Outlook
from signoria.games.lorenzo.bots.sets import character_prospect, military_worth
from signoria.games.lorenzo.bots.work import works
from signoria.games.lorenzo.bots.worth import (
    helpers,
    members_worth,
    order_worth,
    place_in_next_round,
)
from signoria.games.lorenzo.rules import content, ending
from signoria.games.lorenzo.rules.table import (
    FAITH,
    GOODS,
    MEMBERS,
    MILITARY,
    NOBODY,
    PERIODS,
    TYPES,
    VP,
    Table,
    members_of,
)
from signoria.games.lorenzo.rules.values import member_value
from signoria.kernel.bits import count

FEATURES: Final = 63
"""Length of a row.  New numbers are only ever appended, so that trained weights stay right."""
PARTS: Final = 11
"""Parts of the evaluation."""
UNITS: Final = (20.0, 5.0, 1.0, 1.0, 10.0, 10.0, 20.0)
"""Per good: how much of it counts as 1."""


def rows(t: Table) -> vec[float]:
    """The rows of all seats, one after another."""
    parts = vec[float]()
    worths = vec[float]()
    visible = vec[float]()
    seat: i64
    part: i64
    for seat in range(t.players()):
        parts = evaluated(parts, Outlook(t, seat, STANDARD))
        worth = 0.0
        for part in range(PARTS):
            worth += parts[seat * PARTS + part]
        worths = append(worths, worth)
        visible = append(visible, float(t.has(seat, VP)))
    found = vec[float]()
    for seat in range(t.players()):
        found = match(found, t, seat)
        found = standing(found, seat, worths, 20.0)
        found = standing(found, seat, visible, 20.0)
        for part in range(PARTS):
            found = append(found, parts[seat * PARTS + part] / 20.0)
        found = board(found, t, seat)
        found = rivals(found, t, seat)
    return found


def evaluated(parts: vec[float], o: Outlook) -> vec[float]:
    """Append the parts of the greedy evaluation of a seat (`lorenzo_worth.evaluate`)."""
    t = o.t
    parts = append(parts, float(t.has(o.seat, VP)))
    parts = append(parts, o.stores())
    parts = append(parts, faith_worth(o, t.has(o.seat, FAITH), support_bonus(o)))
    parts = append(parts, -burdens(o))
    parts = append(parts, military_worth(o, t.has(o.seat, MILITARY)))
    parts = append(parts, character_prospect(o) + float(ending.venture_points(t, o.seat)))
    parts = append(parts, works(o))
    parts = append(parts, helpers(o))
    parts = append(parts, leaders_worth(o))
    parts = append(parts, members_worth(o))
    return append(parts, order_worth(o))


def match(row: vec[float], t: Table, seat: i64) -> vec[float]:
    """How far the match is, and who comes when."""
    players = t.players()
    number: i64
    for number in range(2, 6):
        row = append(row, 1.0 if players == number else 0.0)
    row = append(row, 1.0 if t.rules.advanced else 0.0)
    for number in range(1, content.ROUNDS + 1):
        row = append(row, 1.0 if t.round == number else 0.0)
    for number in range(1, 5):
        row = append(row, 1.0 if t.lap == number else 0.0)
    row = append(row, 1.0 if t.active == NOBODY else 0.0)
    row = append(row, 1.0 if t.active == seat else 0.0)
    place: i64 = 0
    while place < players and t.order[place] != seat:
        place += 1
    row = append(row, float(place) / 4.0)
    return append(row, float(place_in_next_round(t, seat)) / 4.0)


def board(row: vec[float], t: Table, seat: i64) -> vec[float]:
    """Goods, cards, members, excommunications and leaders of a seat."""
    index: i64
    for index in range(GOODS):
        row = append(row, float(t.has(seat, index)) / UNITS[index])
    for index in range(TYPES):
        row = append(row, float(count(t.cards[seat * TYPES + index])) / 6.0)
    row = append(row, float(count(t.home & members_of(seat))) / 4.0)
    pips: i64 = 0
    best: i64 = 0
    for index in range(MEMBERS):
        if t.home >> (seat * MEMBERS + index) & 1:
            value = member_value(t, seat, index)
            pips += value
            best = max(best, value)
    row = append(row, float(pips) / 12.0)
    row = append(row, float(best) / 6.0)
    for index in range(PERIODS):
        suffers = t.edicts[index] >= 0 and t.burden[seat] >> t.edicts[index] & 1 != 0
        row = append(row, 1.0 if suffers else 0.0)
    row = append(row, float(count(t.hand[seat])) / 4.0)
    row = append(row, float(count(t.played[seat])) / 4.0)
    row = append(row, float(ending.territory_points(t, seat)) / 20.0)
    row = append(row, float(ending.character_points(t, seat)) / 20.0)
    return append(row, float(ending.venture_points(t, seat)) / 20.0)


def rivals(row: vec[float], t: Table, seat: i64) -> vec[float]:
    """How the seat's military and faith points and members left compare with the best rival's."""
    military: i64 = -99
    faith: i64 = -99
    members: i64 = 0
    other: i64
    for other in range(t.players()):
        if other != seat:
            military = max(military, t.has(other, MILITARY))
            faith = max(faith, t.has(other, FAITH))
            members += count(t.home & members_of(other))
    row = append(row, float(t.has(seat, MILITARY) - military) / 10.0)
    row = append(row, float(t.has(seat, FAITH) - faith) / 10.0)
    return append(row, float(members) / 12.0)
