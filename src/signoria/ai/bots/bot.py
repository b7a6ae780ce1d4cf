"""What a bot is."""

from __future__ import annotations

from typing import Protocol

from signoria.kernel.game import Game
from signoria.kernel.state import State


class Bot(Protocol):
    """An opponent.

    `choose` answers the pending question for `seat` with a legal action.  The State it gets is a
    world its seat cannot tell from the real one, and it may play on clones of it as it likes.
    `budget` is the time it may think, in seconds; None leaves it to the bot.
    """

    name: str

    def choose(self, game: Game, state: State, seat: int, budget: float | None = None) -> int:
        """One of `game.legal(state, seat)`."""
        ...
