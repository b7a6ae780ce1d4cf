"""Which bots there are, and how one is asked."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from secrets import randbits
from typing import Final

from signoria.ai.bot import Bot
from signoria.ai.greedy import Greedy
from signoria.ai.levels import LEVELS, THOUGHTS
from signoria.ai.random import Random
from signoria.ai.search import Budget
from signoria.ai.searcher import Searcher
from signoria.kernel.game import Game
from signoria.kernel.reasons import BadOption
from signoria.kernel.state import State

__all__ = ["Bot", "decide", "level_names", "make", "names"]


def _plain_search(seed: int) -> Bot:
    return Searcher("ismcts", Budget(seconds=THOUGHTS["ismcts"]), guided=False, seed=seed)


_YARDSTICKS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    "ismcts": _plain_search,
}
"""Bots that others are measured by: pure chance, the greedy evaluation, and search without any
knowledge of the title."""

_BOTS: Final[dict[str, Callable[[int], Bot]]] = {**_YARDSTICKS, **LEVELS}


def names() -> tuple[str, ...]:
    """The bots that `make` knows."""
    return tuple(_BOTS)


def level_names() -> tuple[str, ...]:
    """The bots for people to play against, the weakest first."""
    return tuple(LEVELS)


def make(name: str, seed: int = 0, level: int | None = None) -> Bot:
    """A bot by name; `level` 1 to 5 is another way to name a level.  Raises `BadOption`.

    The same seed makes the same choices, unless the bot thinks for a time instead of a number of
    iterations.
    """
    if name not in _BOTS:
        near = get_close_matches(name, _BOTS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"bots are: {', '.join(_BOTS)}"
        raise BadOption(f"no bot {name!r}: {hint}")
    if level is None:
        return _BOTS[name](seed)
    if name != "ismcts":
        raise BadOption(f"the bot {name!r} has no levels; leave the level out")
    if not 1 <= level <= len(LEVELS):
        raise BadOption(f"no level {level}: levels are 1 ({level_names()[0]}) to {len(LEVELS)}")
    return LEVELS[level_names()[level - 1]](seed)


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
