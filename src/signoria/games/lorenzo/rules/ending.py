"""The end: final scoring (L12.10), and who has won (L12.11)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.lorenzo.rules import content
from signoria.games.lorenzo.rules.table import (
    BUILDING,
    BY_CHARACTERS,
    BY_MILITARY,
    BY_PENALTIES,
    BY_RESOURCES,
    BY_TERRITORIES,
    BY_VENTURES,
    CHARACTER,
    GOODS,
    MATCH_OVER,
    MILITARY,
    NOBODY,
    POINTS,
    RESOURCES,
    SCORED,
    SOURCES,
    STONE,
    TERRITORY,
    TYPES,
    VENTURE,
    VP,
    WOOD,
    Table,
)
from signoria.kernel.bits import count, listed


def finish(t: Table) -> None:
    """Count the final points; nothing is left on the stack, so the match is over.

    The tithe comes before everything else, the other losses come last (L12.10).
    """
    for seat in t.order:
        _award(t, seat, BY_PENALTIES, -_loss(t, seat, content.TITHE, t.has(seat, VP)))
        _award(t, seat, BY_TERRITORIES, territory_points(t, seat))
        _award(t, seat, BY_CHARACTERS, character_points(t, seat))
        _award(t, seat, BY_VENTURES, venture_points(t, seat))
        _award(t, seat, BY_MILITARY, military_points(t, seat))
        _award(t, seat, BY_RESOURCES, resources_left(t, seat) // content.RESOURCES_PER_VP)
        _award(t, seat, BY_PENALTIES, -_last_losses(t, seat))
    t.emit(MATCH_OVER, NOBODY)


def _award(t: Table, seat: i64, source: i64, points: i64) -> None:
    if points != 0:
        t.goods[seat * GOODS + VP] += points
        t.points[seat * SCORED + source] += points
        t.emit(POINTS, seat, source, points)


# -- what counts -----------------------------------------------------------------------------------


def territory_points(t: Table, seat: i64) -> i64:
    """By their number; nothing under E3.3."""
    if t.suffers(seat, content.NO_TERRITORY_VP):
        return 0
    return content.TERRITORY_VP[count(t.cards[seat * TYPES + TERRITORY])]


def character_points(t: Table, seat: i64) -> i64:
    """By their number; nothing under E3.1."""
    if t.suffers(seat, content.NO_CHARACTER_VP):
        return 0
    return content.CHARACTER_VP[count(t.cards[seat * TYPES + CHARACTER])]


def venture_points(t: Table, seat: i64) -> i64:
    """What is printed on them; nothing under E3.2."""
    points: i64 = 0
    if not t.suffers(seat, content.NO_VENTURE_VP):
        for place in listed(t.cards[seat * TYPES + VENTURE]):
            points += content.END_VP[content.CARD_AT[VENTURE * content.MOST_OF_TYPE + place]]
    return points


def military_points(t: Table, seat: i64) -> i64:
    """First and second in military points; two who are first leave no second place (X17)."""
    ahead: i64 = 0
    own = t.has(seat, MILITARY)
    other: i64
    for other in range(t.players()):
        if t.has(other, MILITARY) > own:
            ahead += 1
    return content.MILITARY_VP[ahead] if ahead < len(content.MILITARY_VP) else 0


def resources_left(t: Table, seat: i64) -> i64:
    """Coins, wood, stone and servants together."""
    total: i64 = 0
    good: i64
    for good in range(RESOURCES):
        total += t.has(seat, good)
    return total


# -- losses by excommunication tiles (E3.4 to E3.7) ------------------------------------------------


def _loss(t: Table, seat: i64, tiles: i64, number: i64) -> i64:
    """The points that the seat loses by those of these tiles that it suffers from."""
    loss: i64 = 0
    for tile in listed(t.burden[seat] & tiles):
        loss += number // content.LOSS_EVERY[tile]
    return loss


def _last_losses(t: Table, seat: i64) -> i64:
    """Losses after everything else, where R21 says so no more than there are points."""
    loss = _loss(t, seat, content.LOSE_PER_MILITARY, t.has(seat, MILITARY))
    loss += _loss(t, seat, content.LOSE_PER_MATERIAL, printed_materials(t, seat))
    loss += _loss(t, seat, content.LOSE_PER_RESOURCE, resources_left(t, seat))
    return min(loss, t.has(seat, VP)) if t.rules.floor_at_zero else loss


def printed_materials(t: Table, seat: i64) -> i64:
    """Wood and stone in the printed costs of the seat's buildings, whatever it paid (E3.6)."""
    total: i64 = 0
    for place in listed(t.cards[seat * TYPES + BUILDING]):
        cost = content.CARD_AT[BUILDING * content.MOST_OF_TYPE + place] * 2 * GOODS
        total += content.COST[cost + WOOD] + content.COST[cost + STONE]
    return total


# -- results ---------------------------------------------------------------------------------------


def scores(t: Table) -> list[int]:
    return [int(t.has(seat, VP)) for seat in range(t.players())]


def breakdown(t: Table, seat: int) -> dict[str, int]:
    """The points of a seat by where they come from."""
    return {name: int(t.points[seat * SCORED + source]) for source, name in enumerate(SOURCES)}


def winners(t: Table) -> list[int]:
    """Most points; tied, whoever is ahead in the turn order after the last round (L12.9, Y10)."""
    best = max(scores(t))
    return [int(seat) for seat in t.order if t.has(seat, VP) == best][:1]
