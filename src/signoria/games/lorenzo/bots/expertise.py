"""Lorenzo il Magnifico for bots: what they know of it, in one place."""

from __future__ import annotations

from typing import ClassVar, cast

from signoria.ai.bots.sharp import sharpened
from signoria.ai.search.expertise import Expertise, Policy, Weights
from signoria.ai.search.guide import Guide
from signoria.ai.search.network import Network
from signoria.games.lorenzo.bots import evaluation, features
from signoria.games.lorenzo.bots.guide import SHARP, LorenzoGuide
from signoria.games.lorenzo.bots.outlook import Weights as LorenzoWeights
from signoria.games.lorenzo.rules.table import Table
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import State


class LorenzoExpertise(Expertise):
    """See `Expertise`."""

    features = features.FEATURES
    slips = (0.25, 0.06)
    positions = 110
    clear_lead = 15.0
    training_options: ClassVar = {"variant": "advanced"}

    def guide(self, network: Network | None, usual: bool) -> Guide:
        return LorenzoGuide(network, usual)

    def greedy(self, game: Game, s: State, seat: int, dice: Dice) -> int:
        return evaluation.best_action(game, s, seat, dice)

    def sharp(self, game: Game, s: State, seat: int, dice: Dice) -> int:
        return evaluation.best_action(game, s, seat, dice, SHARP)

    def usual_weights(self) -> Weights:
        return LorenzoWeights()

    def tuned_weights(self, players: int) -> Weights:
        return sharpened("signoria.games.lorenzo", self.usual_weights(), players)

    def policy(self, weights: Weights, careful: bool = False) -> Policy:
        if careful:
            return lambda game, s, seat, dice: evaluation.best_action(game, s, seat, dice, weights)
        return lambda game, s, seat, _: int(
            evaluation.quick_action(game, cast(Table, s), seat, weights)
        )
