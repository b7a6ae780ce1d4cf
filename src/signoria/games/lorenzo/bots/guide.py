"""The guide of Lorenzo il Magnifico: its evaluation, and rollouts of a lap by a faster policy."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.ai.bots.sharp import sharpened
from signoria.ai.search.guide import Guide
from signoria.ai.search.network import Network
from signoria.games.lorenzo.bots import evaluation as lorenzo
from signoria.games.lorenzo.bots import features as lorenzo_features
from signoria.games.lorenzo.bots.outlook import STANDARD, Weights
from signoria.games.lorenzo.bots.worth import evaluate
from signoria.games.lorenzo.rules import content
from signoria.games.lorenzo.rules.table import Table
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import State

LAPS: Final = 8
"""More than the laps of a round, and than the turns of a lap."""
SHARP: Final[Weights] = sharpened("signoria.games.lorenzo", Weights())


class LorenzoGuide(Guide):
    """The prior score of an answer is the evaluation after the turn; an epoch is a turn.

    Positions are evaluated a lap later, when the seat has its next turn.
    """

    def __init__(self, network: Network | None = None, usual: bool = False) -> None:
        """All seats have tuned weights, or the `usual` ones of the greedy bot."""
        super().__init__(True, 1.5, LAPS, network)
        self.weights: Weights = STANDARD if usual else SHARP

    def prior_scores(
        self, game: Game, s: State, seat: i64, me: i64, moves: vec[i64], dice: Dice
    ) -> vec[float]:
        return lorenzo.prior_scores(game, cast(Table, s), seat, moves, self.weights)

    def move(self, game: Game, s: State, seat: i64, me: i64, dice: Dice) -> i64:
        return lorenzo.quick_action(game, cast(Table, s), seat, self.weights)

    def epoch(self, s: State) -> i64:
        t = cast(Table, s)
        place: i64 = 0
        while place < t.players() and t.order[place] != t.active:
            place += 1
        return (t.round * LAPS + t.lap) * LAPS + place

    def points(self, game: Game, s: State) -> vec[float]:
        t = cast(Table, s)
        found = vec[float]()
        seat: i64
        for seat in range(t.players()):
            found = append(found, evaluate(t, seat, self.weights))
        return found

    def spread(self, s: State) -> float:
        return 3.0 + 1.5 * float(content.ROUNDS - cast(Table, s).round)

    def rows(self, s: State) -> vec[float]:
        return lorenzo_features.rows(cast(Table, s))
