"""Which bots there are, and how one is asked."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from secrets import randbits
from typing import Final

from signoria.ai.bot import Bot
from signoria.ai.greedy import SHARP, Greedy
from signoria.ai.guides import GuideFor, guide_for, guide_with, hand_made_guide, plain_guide
from signoria.ai.levels import LEVELS, thinker
from signoria.ai.random import Random
from signoria.ai.search import Budget
from signoria.ai.searcher import Searcher
from signoria.kernel.game import Game
from signoria.kernel.reasons import BadOption
from signoria.kernel.state import State

__all__ = ["Bot", "decide", "level_names", "make", "names"]


APPRENTICE: Final = 60
"""Iterations that the apprentice thinks: the same on every machine."""


def _sharp(seed: int) -> Bot:
    return Greedy(seed, "sharp", SHARP)


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

HAND_MADE: Final = "hand-made"


def names() -> tuple[str, ...]:
    """The bots that `make` knows."""
    return tuple(_BOTS)


def level_names() -> tuple[str, ...]:
    """The bots for people to play against, the weakest first."""
    return tuple(LEVELS)


def make(name: str, seed: int = 0, level: int | None = None) -> Bot:
    """A bot by name; `level` 1 to 5 is another way to name a level.  Raises `BadOption`.

    `magnifico@FILE` judges by the weights of a file instead of the shipped ones, and
    `magnifico@hand-made` by nothing learnt at all; likewise the other bots that think ahead.

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


def _judge(base: str, judgement: str, seed: int) -> Bot:
    """A bot that judges by something else than the shipped weights."""
    if base not in _JUDGES:
        known = ", ".join(_JUDGES)
        raise BadOption(f"the bot {base!r} does not judge by weights; those that do are: {known}")
    if judgement == HAND_MADE:
        return _JUDGES[base](seed, hand_made_guide)
    source = Path(judgement)
    if not source.is_file():
        raise BadOption(
            f"there are no weights {judgement!r} for {base}; name a file that `signoria train` has "
            f"written, or {base}@{HAND_MADE}"
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
