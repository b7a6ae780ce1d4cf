"""The guide of our search for Catan: its priors and its rollouts.

Everything comes from one evaluation (`catan_worth`): the prior score of an answer is
the worth of the position after it, and rollouts take the best one to the end of the turn.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bench.catan import END, ROLL, Catan, Table
from bench.catan_worth import Worth
from signoria.ai.search.guide import Guide
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import State

TEMPERATURE: Final = 0.3
REACH: Final = 2
"""Turns after which rollouts end: the seat's own and the rival's."""
WON: Final = 10.0
"""The score of a victory, in logits."""


class CatanGuide(Guide):
    """The guide on one island."""

    def __init__(self, worth: Worth, temperature: float = TEMPERATURE, reach: int = REACH) -> None:
        super().__init__(has_priors=True, temperature=temperature, reach=reach)
        self.worth = worth

    def prior_scores(
        self, game: Game, s: State, seat: i64, me: i64, moves: vec[i64], dice: Dice
    ) -> vec[float]:
        t, title, own = cast(Table, s), cast(Catan, game), int(seat)
        return vec[float]([self.score(title, t, own, int(move)) for move in moves])

    def score(self, game: Catan, t: Table, seat: int, move: int) -> float:
        """The lead after an answer; of those that only go on, the lead as it is."""
        after = t
        if move not in (ROLL, END):
            after = t.clone()
            game.do(after, seat, move)
            if not after.stack:
                return WON if after.points(seat) > after.points(1 - seat) else -WON
        worths = self.worth.of(after)
        return worths[seat] - worths[1 - seat]

    def move(self, game: Game, s: State, seat: i64, me: i64, dice: Dice) -> i64:
        t, title, own = cast(Table, s), cast(Catan, game), int(seat)
        moves = title.answers(t, t.stack[-1], own)
        if len(moves) == 1:
            return moves[0]
        return max(moves, key=lambda move: self.score(title, t, own, move))

    def epoch(self, s: State) -> i64:
        return cast(Table, s).turn

    def points(self, game: Game, s: State) -> vec[float]:
        return vec[float](self.worth.of(cast(Table, s)))

    def spread(self, s: State) -> float:
        return 1.0
