"""The end: its conditions (C9, C15.5), final scoring (C10, C14), and who has won (C10.2)."""

from __future__ import annotations

from mypy_extensions import i64

from signoria.games.carrara.rules import content
from signoria.games.carrara.rules.actions import FIRST_MONEY
from signoria.games.carrara.rules.table import (
    BY_PILLAR,
    BY_STALL,
    BY_SUPPLY,
    END_TRIGGERED,
    FROM_COINS,
    FROM_DECORATIONS,
    FROM_ENDING,
    FROM_MAJORITIES,
    MATCH_OVER,
    NOBODY,
    POINTS,
    Player,
    Table,
)
from signoria.kernel.bits import count

# -- conditions (C9, C15.5) ------------------------------------------------------------------------


def check_end(t: Table, seat: i64, placed_pillar: bool) -> None:
    """Both conditions hold for the first time: five points for whoever made it so (C9, T6, T8)."""
    if t.trigger != NOBODY or t.supply_left > 0:
        return
    for player in t.players:
        if not player.has_pillar_to_place():
            t.trigger = seat
            t.end = BY_PILLAR if placed_pillar else BY_SUPPLY
            t.players[seat].points[FROM_ENDING] += content.ENDING_VP
            t.emit(END_TRIGGERED, seat, t.end, content.ENDING_VP)
            return


def is_stalled(t: Table) -> bool:
    """Everybody has passed three times running and nobody did anything else (C15.5)."""
    return t.passes >= content.STALL_ROUNDS * len(t.players)


def finish(t: Table) -> None:
    """Count the final points; the empty stack says that the match is over."""
    if t.end == 0:
        t.end = BY_STALL
    majorities = majority_points(t) if t.rules.advanced else [0] * len(t.players)
    for seat, player in enumerate(t.players):
        _award(t, seat, FROM_COINS, player.coins // coin_rate(player))
        if t.rules.advanced:
            _award(t, seat, FROM_DECORATIONS, decoration_points(t, seat))
            _award(t, seat, FROM_MAJORITIES, majorities[seat])
    t.emit(MATCH_OVER, NOBODY, t.end)
    t.stack.clear()


def _award(t: Table, seat: i64, source: i64, points: i64) -> None:
    t.players[seat].points[source] += points
    t.emit(POINTS, seat, source, points)


# -- final scoring (C10.1, C14.2 to C14.5) ---------------------------------------------------------


def coin_rate(player: Player) -> i64:
    """Coins for a point: five, or the rate of the money place held (C14.2)."""
    money: i64
    for money in range(2):
        if player.scored >> (FIRST_MONEY + money) & 1:
            return content.MONEY_RATE[money]
    return content.COIN_RATE


def decoration_points(t: Table, seat: i64) -> i64:
    """Sets of equal decorations on buildings; stored ones count nothing (C14.3)."""
    total: i64 = 0
    kind: i64
    for kind in range(6):
        decorated = t.players[seat].built & content.TILES_OF_KIND[kind] & t.decorated
        total += content.SET_VP[count(decorated)]
    return total


def statues_in(t: Table, seat: i64, city: i64) -> i64:
    return count(t.players[seat].columns[city] & t.statued)


def majority_points(t: Table) -> list[int]:
    """Prizes for most statues in each city, by seat (C14.4)."""
    points = [0] * len(t.players)
    for city in range(6):
        counts = [int(statues_in(t, seat, city)) for seat in range(len(t.players))]
        for seat, prize in enumerate(share_prizes(counts, city)):
            points[seat] += prize
    return points


def share_prizes(counts: list[int], city: int) -> list[int]:
    """Prizes of one city.  Equal counts all get the next lower prize, and everybody behind them
    slides down with them, perhaps past the last prize (C14.5).
    """
    prizes = [0] * len(counts)
    rank = 0
    for number in sorted(set(counts), reverse=True):
        if number == 0:
            break
        tied = [seat for seat, held in enumerate(counts) if held == number]
        if len(tied) > 1:
            rank += 1
        prize = int(content.MAJORITY_VP[city * 3 + rank]) if rank < 3 else 0
        for seat in tied:
            prizes[seat] = prize
        rank += 1
    return prizes


# -- who has won (C10.2, C14.6) --------------------------------------------------------------------


def winners(t: Table) -> list[int]:
    """Most points; tied, most blocks left; still tied, all of them."""
    ranking = [
        (int(player.vp()), sum([int(number) for number in player.blocks])) for player in t.players
    ]
    best = max(ranking)
    return [seat for seat, rank in enumerate(ranking) if rank == best]
