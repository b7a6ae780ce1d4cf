"""The Palaces of Carrara for bots: what they know of it, in one place."""

from __future__ import annotations

from typing import ClassVar

from signoria.ai.bots.sharp import sharpened
from signoria.ai.search.expertise import Expertise, Policy, Weights
from signoria.ai.search.guide import Guide
from signoria.ai.search.network import Network
from signoria.games.carrara.bots import evaluation, features
from signoria.games.carrara.bots.guide import SHARP, CarraraGuide
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import State


class CarraraExpertise(Expertise):
    """See `Expertise`."""

    features = features.FEATURES
    slips = (0.2, 0.045)
    positions = 130
    clear_lead = 30.0
    training_options: ClassVar = {"variant": "advanced"}

    def guide(self, network: Network | None, usual: bool) -> Guide:
        return CarraraGuide(network, usual)

    def greedy(self, game: Game, s: State, seat: int, dice: Dice) -> int:
        return evaluation.best_action(game, s, seat, dice)

    def sharp(self, game: Game, s: State, seat: int, dice: Dice) -> int:
        return evaluation.best_action(game, s, seat, dice, SHARP)

    def usual_weights(self) -> Weights:
        return evaluation.hasty(evaluation.Weights())

    def tuned_weights(self, players: int) -> Weights:
        return sharpened("signoria.games.carrara", self.usual_weights(), players)

    def policy(self, weights: Weights, careful: bool = False) -> Policy:
        return lambda game, s, seat, dice: evaluation.best_action(game, s, seat, dice, weights)
