"""What a bot is, which ones there are, and how one is asked."""

from __future__ import annotations

from difflib import get_close_matches
from secrets import randbits
from typing import Protocol

from signoria.ai.greedy import Greedy
from signoria.ai.random import Random
from signoria.kernel.game import Game
from signoria.kernel.reasons import BadOption
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


_BOTS: dict[str, type[Random] | type[Greedy]] = {"random": Random, "greedy": Greedy}


def names() -> tuple[str, ...]:
    """The bots that `make` knows."""
    return tuple(_BOTS)


def make(name: str, seed: int = 0, level: int | None = None) -> Bot:
    """A bot by name, and by level where it has several.  Raises `BadOption`.

    The same seed makes the same choices.
    """
    if name not in _BOTS:
        near = get_close_matches(name, _BOTS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"bots are: {', '.join(_BOTS)}"
        raise BadOption(f"no bot {name!r}: {hint}")
    if level is not None:
        raise BadOption(f"the bot {name!r} has no levels; leave the level out")
    return _BOTS[name](seed)


def decide(
    bot: Bot,
    game: Game,
    state: State,
    seat: int,
    seed: int | None = None,
    budget: float | None = None,
) -> int:
    """Ask a bot for the action of a seat, showing it only what that seat may know.

    The seed decides how the world it is shown differs from the real one; without one, chance does.
    """
    world = game.resample(state, seat, randbits(62) if seed is None else seed)
    return bot.choose(game, world, seat, budget)
