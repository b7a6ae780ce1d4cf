"""A bot that knows the game but makes the mistakes that people make.

It overlooks some of its legal moves, and samples among the others by a softmax of their prior
scores: good answers are likely, slightly worse ones less so, senseless ones rare.  It does not
search.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import NamedTuple

from signoria.ai.search.expertise import Expertise
from signoria.ai.search.guides import GuideFor, usual_guide
from signoria.games import title_of
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import State


class Slips(NamedTuple):
    """The sampling temperature, as a multiple of the guide's, and the share of moves overlooked."""

    temperature: float
    oversight: float


SlipsFor = Callable[[Game], Slips]


def fixed_slips(temperature: float, oversight: float) -> SlipsFor:
    """The same slips in every title."""
    return lambda _: Slips(temperature, oversight)


def expert_slips(game: Game) -> Slips:
    """The slips that a title was measured with; the usual ones for a title without expertise."""
    expertise = title_of(game).expertise
    return Slips(*(Expertise.slips if expertise is None else expertise.slips))


class Casual:
    """Samples a move by its prior score, without a search.

    `slips_for` says how well it plays a title, `guide_for` finds the guide with the scores.
    """

    def __init__(
        self,
        name: str,
        slips_for: SlipsFor,
        seed: int = 0,
        guide_for: GuideFor = usual_guide,
    ) -> None:
        self.name = name
        self.slips_for = slips_for
        self.guide_for = guide_for
        self.dice = Dice(seed)

    def choose(self, game: Game, state: State, seat: int, budget: float | None = None) -> int:
        moves = game.moves(state, state.stack[-1], seat)
        slips = self.slips_for(game)
        noticed = [index for index in range(len(moves)) if self._chance() >= slips.oversight]
        if len(moves) == 1 or not noticed:
            return int(moves[int(self.dice.below(len(moves)))])
        guide = self.guide_for(game)
        prior_scores = guide.prior_scores(game, state, seat, seat, moves, self.dice)
        sampled = {
            index: prior_scores[index]
            - slips.temperature * guide.temperature * log(-log(self._chance()))
            for index in noticed
        }
        return int(moves[max(sampled, key=lambda index: sampled[index])])

    def _chance(self) -> float:
        """A number between 0 and 1, neither of them."""
        return (float(self.dice.below(1 << 30)) + 0.5) / float(1 << 30)
