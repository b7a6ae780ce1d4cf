"""The random bot: every legal action equally likely."""

from __future__ import annotations

from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.playout import random_move
from signoria.kernel.state import State


class Random:
    """Plays at random; the floor of every ladder."""

    name = "random"

    def __init__(self, seed: int = 0) -> None:
        self.dice = Dice(seed)

    def choose(self, game: Game, state: State, seat: int, budget: float | None = None) -> int:
        return int(random_move(game, state, seat, self.dice))
