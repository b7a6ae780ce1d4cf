"""Lorenzo il Magnifico for bots: what a position is worth to a seat.

`evaluate` counts the points that the seat may expect to have at the end: those on the track, sets of
cards as they will probably grow, and what goods, cards, leaders and members still make of the
actions to come.  It reads nothing that the seat cannot know: all it looks at besides the seat's own
leaders is open.
"""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.lorenzo.bots.church import burdens, faith_worth, support_bonus
from signoria.games.lorenzo.bots.leaders import leaders_worth
from signoria.games.lorenzo.bots.outlook import STANDARD, Outlook, Weights
from signoria.games.lorenzo.bots.sets import character_prospect, military_worth
from signoria.games.lorenzo.bots.work import works
from signoria.games.lorenzo.rules import content, ending
from signoria.games.lorenzo.rules.table import (
    CHARACTER,
    FAITH,
    GOODS,
    KINDS,
    MEMBERS,
    MILITARY,
    NOTHING,
    PERIODS,
    SERVANT,
    TYPES,
    VP,
    Table,
)
from signoria.games.lorenzo.rules.values import character, member_value, rate
from signoria.kernel.bits import bit, count


def evaluate(t: Table, seat: i64, weights: Weights = STANDARD) -> float:
    """The points that a seat may expect at the end of the match."""
    if not t.stack and t.round == content.ROUNDS:
        return float(t.has(seat, VP))
    o = Outlook(t, seat, weights)
    if t.round == content.ROUNDS and o.reports == PERIODS:
        return final_points(t, seat)
    total = float(t.has(seat, VP)) + o.stores()
    total += faith_worth(o, t.has(seat, FAITH), support_bonus(o)) - burdens(o)
    total += military_worth(o, t.has(seat, MILITARY))
    total += character_prospect(o) + float(ending.venture_points(t, seat))
    total += works(o) + helpers(o) + leaders_worth(o)
    return total + members_worth(o) + order_worth(o)


def final_points(t: Table, seat: i64) -> float:
    """The points at the end, if the match were over now."""
    after = t.clone()
    ending.finish(after)
    return float(after.has(seat, VP))


# -- characters that help in towers (L8.5) ---------------------------------------------------------


def helpers(o: Outlook) -> float:
    """What the seat's characters are worth when it takes cards in rounds to come."""
    cards = o.t.cards[o.seat * TYPES + CHARACTER]
    total = 0.0
    place: i64 = 0
    while cards >> place != 0:
        if cards >> place & 1:
            total += helper(o, character(place))
        place += 1
    return total


def helper(o: Outlook, card: i64) -> float:
    """Aid and discounts of one character."""
    takes = o.weights.takes * (o.rounds + float(o.home) / 5.0)
    total = 0.0
    kind: i64
    for kind in range(TYPES):
        total += float(content.AID[card * KINDS + kind]) * o.weights.pip * takes
    types = count(content.OFF_TYPES[card])
    if types > 0:
        total += o.row(content.OFF, card * GOODS) * takes * float(types)
        if content.OFF_ONE_OF[card] != 0:
            total += o.materials() * takes
    if content.NO_FLOOR_BONUS[card] != 0:
        total -= 0.5 * takes
    return total


# -- members and turn order ------------------------------------------------------------------------


def members_worth(o: Outlook) -> float:
    """Members that are still to be placed: the pips count, and a servant for the neutral one."""
    t = o.t
    total = 0.0
    servants = t.has(o.seat, SERVANT) // rate(t, o.seat)
    if o.home == 0 or t.lap == 0:
        return total
    member: i64
    for member in range(MEMBERS):
        if t.home >> (o.seat * MEMBERS + member) & 1:
            value = member_value(t, o.seat, member)
            if value < 1:
                servants -= 1 - value
                if servants < 0:
                    total -= o.weights.idle
            total += float(min(value, 7)) * o.weights.pip
    return total


def order_worth(o: Outlook) -> float:
    """The place in the turn order of the next round, as the palace stands now (L12.8)."""
    t = o.t
    place = float(place_in_next_round(t, o.seat))
    last = float(t.players() - 1)
    if o.rounds <= 0.0:
        return 0.01 * (last - place)
    return o.weights.first * (1.0 - place / last)


def place_in_next_round(t: Table, seat: i64) -> i64:
    """The place of a seat if nobody else goes to the palace, 0 the first."""
    before: i64 = 0
    index: i64
    for index in range(len(t.palace)):
        if t.palace[index] == NOTHING:
            break
        owner = t.palace[index] // MEMBERS
        if owner == seat:
            return count(before)
        before |= bit(owner)
    place = count(before)
    for index in range(t.players()):
        if t.order[index] == seat:
            break
        if not before >> t.order[index] & 1:
            place += 1
    return place
