"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from signoria.kernel.game import Game
from signoria.kernel.state import State


class Bot(Protocol):
    """An opponent.

    `choose` answers the pending question for `seat` with a legal action.  The State it gets is a
    determinization: the seat cannot tell it from the real one.  The bot may play on clones of it.
    `budget` is its processor time in seconds; None leaves it to the bot.
    """

    name: str

    def choose(self, game: Game, state: State, seat: int, budget: float | None = None) -> int:
        """One of `game.legal(state, seat)`."""
        ...
