"""The greedy bot: takes what promises most, by an evaluation that knows the game."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from signoria.ai import carrara, carrara_guide, lorenzo, lorenzo_guide, prince, prince_guide
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.reasons import BadOption
from signoria.kernel.state import State

LookAhead = Callable[[Game, State, int, Dice], int]

LOOK_AHEADS: dict[str, LookAhead] = {
    "carrara": carrara.best_action,
    "lorenzo": lorenzo.best_action,
    "prince": prince.best_action,
}
"""Per title: the action that promises most."""

SHARP: dict[str, LookAhead] = {
    "carrara": partial(carrara.best_action, weights=carrara_guide.SHARP),
    "lorenzo": partial(lorenzo.best_action, weights=lorenzo_guide.SHARP),
    "prince": prince_guide.sharp_action,
}
"""The same by sharper beliefs (`sharp`)."""


class Greedy:
    """Takes the action with the best outlook now, without reckoning with what others will do then."""

    def __init__(
        self, seed: int = 0, name: str = "greedy", look_aheads: dict[str, LookAhead] = LOOK_AHEADS
    ) -> None:
        self.name = name
        self.look_aheads = look_aheads
        self.dice = Dice(seed)

    def choose(self, game: Game, state: State, seat: int, budget: float | None = None) -> int:
        look_ahead = self.look_aheads.get(game.name)
        if look_ahead is None:
            raise BadOption(f"the greedy bot does not know {game.name}; let 'random' play it")
        return look_ahead(game, state, seat, self.dice)
