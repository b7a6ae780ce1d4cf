"""Counting: how many different runs of decisions lead from a position, to a given depth.

A changed count means that the rules offer other actions than before.
"""

from __future__ import annotations

from signoria.kernel.game import Game
from signoria.kernel.match import outcome_of
from signoria.kernel.state import CHANCE, State


def settle(game: Game, s: State, seed: int = 0) -> None:
    """Answer all pending questions to CHANCE from the streams of a seed."""
    while s.stack and s.stack[-1][1] == CHANCE:
        game.do(s, CHANCE, outcome_of(game, s, seed))


def perft(game: Game, s: State, depth: int) -> int:
    """The number of runs of `depth` decisions (fewer where the match ends first)."""
    if depth == 0 or not s.stack:
        return 1
    total = 0
    seat = s.to_act[0]
    for action in game.legal(s, seat):
        after = s.clone()
        game.do(after, seat, action)
        settle(game, after)
        total += perft(game, after, depth - 1)
    return total
