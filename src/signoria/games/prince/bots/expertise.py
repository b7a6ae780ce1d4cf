"""The Prince for bots: what they know of it, in one place."""

from __future__ import annotations

from signoria.ai.bots.sharp import sharpened
from signoria.ai.search.expertise import Expertise, Policy, Weights
from signoria.ai.search.guide import Guide
from signoria.ai.search.network import Network
from signoria.games.prince.bots import evaluation, features
from signoria.games.prince.bots.guide import PrinceGuide, sharp_action
from signoria.games.prince.bots.worth import Weights as PrinceWeights
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import State


class PrinceExpertise(Expertise):
    """See `Expertise`."""

    features = features.FEATURES
    positions = 40
    clear_lead = 12.0

    def guide(self, network: Network | None, usual: bool) -> Guide:
        return PrinceGuide(network, usual)

    def greedy(self, game: Game, s: State, seat: int, dice: Dice) -> int:
        return evaluation.best_action(game, s, seat, dice)

    def sharp(self, game: Game, s: State, seat: int, dice: Dice) -> int:
        return sharp_action(game, s, seat, dice)

    def usual_weights(self) -> Weights:
        return PrinceWeights()

    def tuned_weights(self, players: int) -> Weights:
        return sharpened("signoria.games.prince", self.usual_weights(), players)

    def policy(self, weights: Weights, careful: bool = False) -> Policy:
        guide = PrinceGuide(weights=weights)
        return lambda game, s, seat, dice: int(guide.move(game, s, seat, seat, dice))
