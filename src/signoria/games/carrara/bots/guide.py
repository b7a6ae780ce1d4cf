"""The guide of The Palaces of Carrara: its evaluation, and rollouts of a few turns."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.ai.bots.sharp import sharpened
from signoria.ai.search.guide import Guide
from signoria.ai.search.network import Network
from signoria.games.carrara.bots import evaluation as carrara
from signoria.games.carrara.bots import features as carrara_features
from signoria.games.carrara.rules.table import Table
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import State

LAP: Final = 4
"""Turns of rollouts."""
SHARP: Final[carrara.Weights] = sharpened("signoria.games.carrara", carrara.Weights())
HASTY: Final = carrara.hasty(sharpened("signoria.games.carrara", carrara.Weights()))
USUAL_HASTY: Final = carrara.hasty(carrara.Weights())


class CarraraGuide(Guide):
    """The prior score of an answer is the best evaluation within the turn; an epoch is a turn.

    Positions are evaluated when everybody has had a turn.
    """

    def __init__(self, network: Network | None = None, usual: bool = False) -> None:
        """All seats have tuned weights, or the `usual` ones of the greedy bot."""
        super().__init__(True, 1.5, LAP, network)
        self.weights: carrara.Weights = carrara.STANDARD if usual else SHARP
        self.hasty: carrara.Weights = USUAL_HASTY if usual else HASTY

    def prior_scores(
        self, game: Game, s: State, seat: i64, me: i64, moves: vec[i64], dice: Dice
    ) -> vec[float]:
        return carrara.prior_scores(game, cast(Table, s), seat, moves, dice, self.weights)

    def move(self, game: Game, s: State, seat: i64, me: i64, dice: Dice) -> i64:
        return carrara.best_action(game, s, int(seat), dice, self.hasty)

    def epoch(self, s: State) -> i64:
        return cast(Table, s).turns

    def points(self, game: Game, s: State) -> vec[float]:
        t = cast(Table, s)
        left = carrara.turns_left(t, self.weights)
        found = vec[float]()
        seat: i64
        for seat in range(len(t.players)):
            found = append(found, carrara.evaluate(t, seat, self.weights, left))
        return found

    def spread(self, s: State) -> float:
        return 4.0 + 0.5 * carrara.turns_left(cast(Table, s), self.weights)

    def rows(self, s: State) -> vec[float]:
        return carrara_features.rows(cast(Table, s))
