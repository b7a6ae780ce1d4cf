"""The greedy bot: takes what promises most, by an evaluation that knows the game."""

from __future__ import annotations

from collections.abc import Callable

from signoria.ai import carrara, lorenzo, prince
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.reasons import BadOption
from signoria.kernel.state import State

LOOK_AHEADS: dict[str, Callable[[Game, State, int, Dice], int]] = {
    "carrara": carrara.best_action,
    "lorenzo": lorenzo.best_action,
    "prince": prince.best_action,
}
"""Per title: the action that promises most."""


class Greedy:
    """Takes the action with the best outlook now, without reckoning with what others will do then."""

    def __init__(self, seed: int = 0, name: str = "greedy") -> None:
        self.name = name
        self.dice = Dice(seed)

    def choose(self, game: Game, state: State, seat: int, budget: float | None = None) -> int:
        look_ahead = LOOK_AHEADS.get(game.name)
        if look_ahead is None:
            raise BadOption(f"the greedy bot does not know {game.name}; let 'random' play it")
        return look_ahead(game, state, seat, self.dice)
