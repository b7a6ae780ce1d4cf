"""Lorenzo il Magnifico for bots: faith, the Vatican reports, and what excommunications cost (L12, L15).

Faith is worth what the reports to come make of it: points and no excommunication if it suffices,
otherwise it waits for the next one.  Whether it will suffice hangs on what lacks and on the actions
left until then.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.ai.lorenzo_outlook import Outlook
from signoria.ai.lorenzo_sets import character_prospect, territory_prospect
from signoria.games.lorenzo import content
from signoria.games.lorenzo.ending import printed_materials, resources_left, venture_points
from signoria.games.lorenzo.table import (
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


def faith_worth(o: Outlook, faith: i64) -> float:
    """What so much faith, and the reports to come, are worth together; mostly it is a loss."""
    costs = vec[float]([0.0] * PERIODS)
    report: i64
    for report in range(o.reports, PERIODS):
        costs[report] = burden_cost(o, o.t.edicts[report], float(2 * (PERIODS - 1 - report)))
    return church(o, o.reports, min(faith, MOST_FAITH), support_bonus(o), costs)


def church(o: Outlook, report: i64, faith: i64, bonus: float, costs: vec[float]) -> float:
    """The same from one report on."""
    if report == PERIODS:
        return 0.0
    is_last = report == PERIODS - 1
    needed = content.FAITH_NEEDED[report]
    kept = church(o, report + 1, faith, bonus, costs) - costs[report]
    if is_last:
        kept += float(content.FAITH_VP[faith])
    chance = likely_faith(o, report, faith, needed)
    if chance <= 0.0:
        return kept
    given = float(content.FAITH_VP[max(faith, needed)]) + bonus
    given += church(o, report + 1, 0, bonus, costs)
    return chance * max(given, kept) + (1.0 - chance) * kept


def likely_faith(o: Outlook, report: i64, faith: i64, needed: i64) -> float:
    """The chance that the seat has the faith that a report asks for."""
    actions = actions_before(o, report)
    odds = actions / (actions + o.weights.devotion)
    chance = 1.0
    while faith < needed:
        chance *= odds
        faith += 1
    return chance


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
