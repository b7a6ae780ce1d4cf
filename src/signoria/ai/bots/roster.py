"""Which bots there are, and how one is asked."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from secrets import randbits
from typing import Final

from signoria.ai.bots.bot import Bot
from signoria.ai.bots.greedy import Greedy
from signoria.ai.bots.levels import LEVELS, thinker
from signoria.ai.bots.random import Random
from signoria.ai.search.guides import GuideFor, evaluation_guide, guide_for, guide_with, plain_guide
from signoria.ai.search.search import Budget
from signoria.ai.search.searcher import Searcher
from signoria.kernel.game import Game
from signoria.kernel.reasons import BadOption
from signoria.kernel.state import State

__all__ = ["Bot", "decide", "level_names", "make", "names", "seated"]


APPRENTICE: Final = 60
"""Iterations that the apprentice thinks: the same on every machine."""


def _sharp(seed: int) -> Bot:
    return Greedy(seed, "sharp", tuned=True)


def _plain_search(seed: int) -> Bot:
    return thinker("ismcts", seed, plain_guide)


def _apprentice(seed: int, guide_for: GuideFor = guide_for) -> Bot:
    return Searcher("apprentice", Budget(iterations=APPRENTICE), guide_for, seed)


_YARDSTICKS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": Random,
    "greedy": Greedy,
    "sharp": _sharp,
    "ismcts": _plain_search,
    "apprentice": _apprentice,
}
"""Bots that others are measured by: pure chance, the greedy evaluation, the same with bred beliefs,
search without any knowledge of the title, and a short search of a fixed number of iterations."""

_BOTS: Final[dict[str, Callable[[int], Bot]]] = {**_YARDSTICKS, **LEVELS}


_JUDGES: Final[dict[str, Callable[[int, GuideFor], Bot]]] = {
    "apprentice": _apprentice,
    "magnifico": partial(thinker, "magnifico"),
}
"""Bots that judge positions by what was learnt, and can be given something else to judge by."""

EVALUATION: Final = "evaluation"
"""What such a bot judges by when it is given no network."""


def names() -> tuple[str, ...]:
    """The bots that `make` knows."""
    return tuple(_BOTS)


def level_names() -> tuple[str, ...]:
    """The bots for people to play against, the weakest first."""
    return tuple(LEVELS)


def make(name: str, seed: int = 0, level: int | None = None) -> Bot:
    """A bot by name.  Raises `BadOption`.

    `magnifico@FILE` judges by the network of a file instead of the shipped one, and
    `magnifico@evaluation` by no network at all; likewise the apprentice.

    `level` goes with the name `ismcts` only, and is another way to name one of the five levels, the
    weakest first: `make("ismcts", level=5)` is the magnifico.  Those below do not search.

    The same seed makes the same choices, unless the bot thinks for a time instead of a number of
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
    return bot


def _judge(base: str, judgement: str, seed: int) -> Bot:
    """A bot that judges by something else than the shipped weights."""
    if base not in _JUDGES:
        known = ", ".join(_JUDGES)
        raise BadOption(f"the bot {base!r} does not judge by weights; those that do are: {known}")
    if judgement == EVALUATION:
        return _JUDGES[base](seed, evaluation_guide)
    source = Path(judgement)
    if not source.is_file():
        raise BadOption(
            f"there are no weights {judgement!r} for {base}; name a file that `signoria train` has "
            f"written, or {base}@{EVALUATION}"
        )
    return _JUDGES[base](seed, guide_with(source))


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
