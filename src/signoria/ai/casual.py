"""A bot that knows the game but makes the mistakes that people make.

It overlooks some of its possibilities, and what it sees it judges only roughly: good answers are
likely, slightly worse ones too, senseless ones hardly.  It never looks at what others will do then.
"""

from __future__ import annotations

from math import log

from signoria.ai.guides import GuideFor, usual_guide
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import State


class Casual:
    """Takes what seems best at a glance.

    `haze` is how roughly it judges, in units of the guide's keenness; `oversight` the share of its
    possibilities that it does not notice; `guide_for` says what it believes about a title.
    """

    def __init__(
        self,
        name: str,
        haze: float,
        oversight: float,
        seed: int = 0,
        guide_for: GuideFor = usual_guide,
    ) -> None:
        self.name = name
        self.haze = haze
        self.oversight = oversight
        self.guide_for = guide_for
        self.dice = Dice(seed)

    def choose(self, game: Game, state: State, seat: int, budget: float | None = None) -> int:
        moves = game.moves(state, state.stack[-1], seat)
        noticed = [index for index in range(len(moves)) if self._chance() >= self.oversight]
        if len(moves) == 1 or not noticed:
            return int(moves[int(self.dice.below(len(moves)))])
        guide = self.guide_for(game)
        promises = guide.promises(game, state, seat, seat, moves, self.dice)
        seeming = {
            index: promises[index] - self.haze * guide.keenness * log(-log(self._chance()))
            for index in noticed
        }
        return int(moves[max(seeming, key=lambda index: seeming[index])])

    def _chance(self) -> float:
        """A number between 0 and 1, neither of them."""
        return (float(self.dice.below(1 << 30)) + 0.5) / float(1 << 30)
