"""Lorenzo il Magnifico for searches: the evaluation of the greedy bot, and roll-outs to the end of
the round by a quicker hand.
"""

from __future__ import annotations

from typing import cast

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.ai import lorenzo
from signoria.ai.guide import Guide
from signoria.ai.lorenzo_outlook import STANDARD
from signoria.ai.lorenzo_worth import evaluate
from signoria.games.lorenzo import content
from signoria.games.lorenzo.table import Table
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import State


class LorenzoGuide(Guide):
    """Answers promise the points of the position after the turn; an epoch is a round."""

    def __init__(self) -> None:
        super().__init__(True, 1.5)

    def promises(self, game: Game, s: State, seat: i64, moves: vec[i64], dice: Dice) -> vec[float]:
        return lorenzo.promises_of(game, cast(Table, s), seat, moves, STANDARD)

    def move(self, game: Game, s: State, seat: i64, dice: Dice) -> i64:
        return lorenzo.quick_action(game, cast(Table, s), seat, STANDARD)

    def epoch(self, s: State) -> i64:
        return cast(Table, s).round

    def reach(self, s: State) -> i64:
        return 1

    def points(self, game: Game, s: State) -> vec[float]:
        t = cast(Table, s)
        found = vec[float]()
        seat: i64
        for seat in range(t.players()):
            found = append(found, evaluate(t, seat, STANDARD))
        return found

    def spread(self, s: State) -> float:
        return 3.0 + 1.5 * float(content.ROUNDS - cast(Table, s).round)
