"""A bot that fails, in the way that a test wants."""

from __future__ import annotations

import time
from typing import Literal

from signoria.kernel.game import Game
from signoria.kernel.state import State

Fault = Literal["raises", "sleeps", "never ends", "talks nonsense", "spoils the table"]


class Faulty:
    def __init__(self, name: str, fault: Fault) -> None:
        self.name = name
        self.fault = fault

    def choose(self, game: Game, state: State, seat: int, budget: float | None = None) -> int:
        if self.fault == "raises":
            raise ZeroDivisionError("a bug")
        if self.fault == "sleeps":
            time.sleep(60)
        if self.fault == "spoils the table":
            game.do(state, seat, game.legal(state, seat)[0])
            raise ZeroDivisionError("a bug")
        while self.fault == "never ends":
            pass
        return game.actions.size
