"""Which bots there are, and how one is asked."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from secrets import randbits
from typing import Final

from signoria.ai.bots.bot import Bot
from signoria.ai.bots.greedy import Greedy, expertise_for
from signoria.ai.bots.levels import LEVELS, searcher
from signoria.ai.bots.random import Random
from signoria.ai.search.guides import GuideFor, evaluation_guide, guide_for, guide_with, plain_guide
from signoria.ai.search.search import Budget
from signoria.ai.search.searcher import Searcher
from signoria.kernel.game import Game
from signoria.kernel.reasons import BadOption
from signoria.kernel.state import State

__all__ = ["Bot", "decide", "level_names", "make", "names", "seated"]


APPRENTICE: Final = 60
"""The budget of the apprentice, in iterations: the same on every machine."""


def _sharp(seed: int) -> Bot:
    return Greedy(seed, "sharp", tuned=True)


def _plain_search(seed: int) -> Bot:
    return searcher("ismcts", seed, plain_guide)


def _apprentice(seed: int, guide_for: GuideFor = guide_for) -> Bot:
    return Searcher("apprentice", Budget(iterations=APPRENTICE), guide_for, seed)


_BASELINES: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    "sharp": _sharp,
    "ismcts": _plain_search,
    "apprentice": _apprentice,
}
"""Baselines: random moves, the greedy evaluation, the same with tuned weights, a search that does not
know the title, and a short search of a fixed number of iterations."""

_BOTS: Final[dict[str, Callable[[int], Bot]]] = {**_BASELINES, **LEVELS}


_WITH_NETWORK: Final[dict[str, Callable[[int, GuideFor], Bot]]] = {
    "apprentice": _apprentice,
    "magnifico": partial(searcher, "magnifico"),
}
"""Bots that can be given another network."""

EVALUATION: Final = "evaluation"
"""The word for no network: the bot uses the evaluation."""


def names() -> tuple[str, ...]:
    """The bots that `make` knows."""
    return tuple(_BOTS)


def level_names() -> tuple[str, ...]:
    """The bots for people to play against, the weakest first."""
    return tuple(LEVELS)


def make(name: str, seed: int = 0, level: int | None = None) -> Bot:
    """A bot by name.  Raises `BadOption`.

    `magnifico@FILE` uses the network of a file instead of the shipped one, and
    `magnifico@evaluation` no network at all; likewise the apprentice.

    `level` goes with the name `ismcts` only, and is another way to name one of the five levels, the
    weakest first: `make("ismcts", level=5)` is the magnifico.  Those below do not search.

    The same seed makes the same choices, unless the bot searches for a time instead of a number of
    iterations.
    """
    base, _, judgement = name.partition("@")
    if judgement:
        bot = _judge(base, judgement, seed)
        bot.name = name
        return bot
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


def seated(name: str, game: Game, seed: int = 0) -> Bot:
    """A bot that can play a title.  Raises `BadOption`, and `BadWeights` before the first decision."""
    bot = make(name, seed)
    if isinstance(bot, Searcher):
        bot.guide_for(game)
    elif isinstance(bot, Greedy):
        expertise_for(bot, game)
    return bot


def _judge(base: str, judgement: str, seed: int) -> Bot:
    """A bot with another network than the shipped one."""
    if base not in _WITH_NETWORK:
        known = ", ".join(_WITH_NETWORK)
        raise BadOption(f"the bot {base!r} uses no network; those that do are: {known}")
    if judgement == EVALUATION:
        return _WITH_NETWORK[base](seed, evaluation_guide)
    source = Path(judgement)
    if not source.is_file():
        raise BadOption(
            f"there is no network {judgement!r} for {base}; name a file that `signoria train` has "
            f"written, or {base}@{EVALUATION}"
        )
    return _WITH_NETWORK[base](seed, guide_with(source))


def decide(
    bot: Bot,
    game: Game,
    state: State,
    seat: int,
    seed: int | None = None,
    budget: float | None = None,
) -> int:
    """Ask a bot for the action of a seat, showing it only what that seat may know.

    The bot is shown a determinization, drawn with this seed; without one, with a random seed.
    """
    sampled = game.resample(state, seat, randbits(62) if seed is None else seed)
    return bot.choose(game, sampled, seat, budget)
