"""A bot that knows the game but makes the mistakes that people make.

It overlooks some of its possibilities, and what it sees it judges only roughly: good answers are
likely, slightly worse ones too, senseless ones hardly.  It never looks at what others will do then.
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
    """How roughly a bot judges, in units of the guide's keenness, and the share that it overlooks."""

    haze: float
    oversight: float


SlipsFor = Callable[[Game], Slips]


def fixed_slips(haze: float, oversight: float) -> SlipsFor:
    """The same slips in every title."""
    return lambda _: Slips(haze, oversight)


def expert_slips(game: Game) -> Slips:
    """The slips that a title was measured with; the usual ones for a title that nobody knows."""
    expertise = title_of(game).expertise
    return Slips(*(Expertise.slips if expertise is None else expertise.slips))


class Casual:
    """Takes what seems best at a glance.

    `slips_for` says how well it plays a title, `guide_for` what it believes about it.
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
        promises = guide.promises(game, state, seat, seat, moves, self.dice)
        seeming = {
            index: promises[index] - slips.haze * guide.keenness * log(-log(self._chance()))
            for index in noticed
        }
        return int(moves[max(seeming, key=lambda index: seeming[index])])

    def _chance(self) -> float:
        """A number between 0 and 1, neither of them."""
        return (float(self.dice.below(1 << 30)) + 0.5) / float(1 << 30)
