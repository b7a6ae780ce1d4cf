"""Lorenzo il Magnifico for bots: faith, the Vatican reports, and what excommunications cost (L12, L15).

Faith is worth what the reports to come make of it: points and no excommunication if it suffices,
otherwise it waits for the next one.  Whether it will suffice hangs on what lacks and on the actions
left until then.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.lorenzo.bots.outlook import Outlook
from signoria.games.lorenzo.bots.sets import character_prospect, territory_prospect
from signoria.games.lorenzo.rules import content
from signoria.games.lorenzo.rules.ending import printed_materials, resources_left, venture_points
from signoria.games.lorenzo.rules.table import (
    COIN,
    HARVEST,
    KINDS,
    LEADERS,
    MEMBERS,
    MILITARY,
    MOST_FAITH,
    PERIODS,
    SERVANT,
    STONE,
    TILES,
    TYPES,
    VP,
    WOOD,
)
from signoria.kernel.bits import bit


def faith_worth(o: Outlook, faith: i64, bonus: float) -> float:
    """What so much faith, and the reports to come, are worth together; mostly it is a loss.

    `bonus` are points that every support brings besides (`support_bonus`).
    """
    costs = vec[float]([0.0] * PERIODS)
    report: i64
    for report in range(o.reports, PERIODS):
        costs[report] = burden_cost(o, o.t.edicts[report], float(2 * (PERIODS - 1 - report)))
    return church(o, o.reports, float(faith), bonus, costs)


def church(o: Outlook, report: i64, faith: float, bonus: float, costs: vec[float]) -> float:
    """The same from one report on, with faith as it is now, or was after the report before."""
    if report == PERIODS:
        return 0.0
    actions = actions_before(o, report)
    needed = float(content.FAITH_NEEDED[report])
    chance = 1.0
    if faith < needed:
        chance = (actions / (actions + o.weights.devotion)) ** (needed - faith)
    grown = faith + actions * o.weights.piety
    kept = church(o, report + 1, grown, bonus, costs) - costs[report]
    if report == PERIODS - 1:
        kept += faith_points(grown)
    given = faith_points(max(grown, needed)) + bonus
    given += church(o, report + 1, 0.0, bonus, costs)
    return chance * max(given, kept) + (1.0 - chance) * kept


def faith_points(faith: float) -> float:
    """The points of a space of the faith track, or of a place between two of them."""
    if faith >= float(MOST_FAITH):
        return float(content.FAITH_VP[MOST_FAITH])
    below = i64(faith)
    share = faith - float(below)
    low = float(content.FAITH_VP[below])
    return low + share * (float(content.FAITH_VP[below + 1]) - low)


def actions_before(o: Outlook, report: i64) -> float:
    """The placements between now, or the report before, and a report."""
    if report > o.reports:
        return float(2 * MEMBERS)
    round_of_report: i64 = 2 * report + 2
    return float(o.home) + float((round_of_report - max(o.t.round, 0)) * MEMBERS)


def support_bonus(o: Outlook) -> float:
    """What leaders in play add to supporting the church (Sisto IV)."""
    leaders = o.t.abilities(o.seat)
    bonus = 0.0
    leader: i64
    for leader in range(LEADERS):
        if leaders >> leader & 1:
            bonus += float(content.SUPPORT_VP[leader])
    return bonus


# -- what an excommunication costs (L15) -----------------------------------------------------------


def burdens(o: Outlook) -> float:
    """What the excommunications that a seat suffers from still cost it, besides work of less value,
    which is seen there.
    """
    tiles = o.t.burden[o.seat]
    total = 0.0
    tile: i64
    if tiles != 0:
        for tile in range(TILES):
            if tiles >> tile & 1:
                total += burden_cost(o, tile, o.rounds)
                total -= work_hindrance(o, tile) * o.rounds
    return total


def burden_cost(o: Outlook, tile: i64, rounds: float) -> float:
    """What an excommunication costs the seat in so many rounds and in the final scoring."""
    if tile >= 2 * content.TILES_IN_PERIOD:
        return final_cost(o, tile)
    return (round_cost(o, tile) + work_hindrance(o, tile) + tower_hindrance(o, tile)) * rounds


def round_cost(o: Outlook, tile: i64) -> float:
    """Fewer goods, weaker members, and what is forbidden, in a round."""
    price = o.price
    fewer = content.FEWER[tile]
    cost = 0.0
    if fewer >> COIN & 1:
        cost += 2.0 * price[COIN]
    if fewer >> WOOD & 1:
        cost += 1.6 * (price[WOOD] + price[STONE]) * 0.7
    if fewer >> SERVANT & 1:
        cost += 1.2 * price[SERVANT]
    if fewer >> MILITARY & 1:
        cost += 0.5
    cost -= float(content.TILE_COLOURED[tile]) * 3.0 * o.weights.pip
    if content.NO_MARKET >> tile & 1:
        cost += 1.2
    if content.SERVANTS_PER_POINT[tile] > 1:
        cost += 1.8
    if content.LATE_START >> tile & 1:
        cost += 2.0
    return cost


def work_hindrance(o: Outlook, tile: i64) -> float:
    """What harvests or productions of less value cost in a round."""
    less: i64 = 0
    kind: i64
    for kind in range(HARVEST, KINDS):
        less += content.HINDRANCE[tile * KINDS + kind]
    return -float(less) * 0.4


def tower_hindrance(o: Outlook, tile: i64) -> float:
    """What weaker actions in a tower cost in a round."""
    less: i64 = 0
    kind: i64
    for kind in range(TYPES):
        less += content.HINDRANCE[tile * KINDS + kind]
    return -float(less) * o.weights.pip * o.weights.takes


def final_cost(o: Outlook, tile: i64) -> float:
    """What a tile of the last period will cost in the final scoring."""
    t = o.t
    seat = o.seat
    one = bit(tile)
    if one & content.NO_TERRITORY_VP:
        return territory_prospect(o, t.has(seat, MILITARY))
    if one & content.NO_CHARACTER_VP:
        return character_prospect(o)
    if one & content.NO_VENTURE_VP:
        return float(venture_points(t, seat)) + o.actions * 0.5
    if one & content.TITHE:
        return (float(t.has(seat, VP)) + o.actions * 1.6) / float(content.LOSS_EVERY[tile])
    if one & content.LOSE_PER_MILITARY:
        return float(t.has(seat, MILITARY)) + o.rounds
    if one & content.LOSE_PER_MATERIAL:
        return float(printed_materials(t, seat)) + o.actions * 0.5
    return float(resources_left(t, seat)) * (1.0 - o.haste * 0.7) + 5.0 * o.haste
