"""The five levels: opponents for a table, from a beginner to the strongest.

    novizio      knows the rules; overlooks things and misjudges the rest
    cittadino    plays soundly, with slips
    mercante     takes what promises most at the moment (the greedy bot)
    condottiero  plays by what has proved to win (`sharp`), with slips
    magnifico    thinks ahead for as long as a table likes to wait

Their measured strength: bench/strength.md.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Final

from signoria.ai.bot import Bot
from signoria.ai.casual import Casual
from signoria.ai.greedy import Greedy
from signoria.ai.guides import GuideFor, evaluation_guide, guide_for
from signoria.ai.search import Budget
from signoria.ai.searcher import Searcher
from signoria.kernel.game import Game
from signoria.kernel.state import State

LAST_RESORT: Final = "random"
"""The bot that decides when all others fail."""

THOUGHTS: Final = {"magnifico": 1.0, "ismcts": 1.0, "apprentice": inf}
"""Seconds of processor time that bots think about a decision, if they do so at all; no limit for the
one that thinks in iterations."""
GLANCE: Final = 0.5
"""Seconds that any bot may take."""


def thinker(name: str, seed: int, guide_for: GuideFor = guide_for) -> Bot:
    """A bot that thinks for its time, by what the guides believe about a title."""
    return Searcher(name, Budget(seconds=THOUGHTS[name]), guide_for, seed)


class ByTitle:
    """One bot for most titles, and others for some."""

    def __init__(self, usual: Bot, others: dict[str, Bot]) -> None:
        self.name = usual.name
        self.usual = usual
        self.others = others

    def choose(self, game: Game, state: State, seat: int, budget: float | None = None) -> int:
        return self.others.get(game.name, self.usual).choose(game, state, seat, budget)


def novizio(seed: int) -> Bot:
    return Casual("novizio", 1.0, 0.25, seed)


def cittadino(seed: int) -> Bot:
    return Casual("cittadino", 0.4, 0.1, seed)


def mercante(seed: int) -> Bot:
    return Greedy(seed, "mercante")


def condottiero(seed: int) -> Bot:
    """Sharp, with slips: without them it would be nearly as good as thinking."""
    return ByTitle(
        Casual("condottiero", 0.22, 0.055, seed, evaluation_guide),
        {
            "carrara": Casual("condottiero", 0.2, 0.045, seed, evaluation_guide),
            "lorenzo": Casual("condottiero", 0.25, 0.06, seed, evaluation_guide),
        },
    )


def magnifico(seed: int) -> Bot:
    return thinker("magnifico", seed)


LEVELS: Final[dict[str, Callable[[int], Bot]]] = {
    "novizio": novizio,
    "cittadino": cittadino,
    "mercante": mercante,
    "condottiero": condottiero,
    "magnifico": magnifico,
}
"""The weakest first."""


def budget_of(name: str, budget: float | None = None) -> float:
    """The seconds that a bot may take for a decision; `budget` takes the place of its own time."""
    own = THOUGHTS.get(base_of(name), GLANCE) if budget is None else budget
    return max(own, GLANCE)


def base_of(name: str) -> str:
    """The name of a bot without what it was given to judge by: `magnifico` of `magnifico@FILE`."""
    return name.partition("@")[0]


def next_lower(name: str) -> str:
    """The level below; for the lowest one and for bots that are no level, the last resort."""
    names = list(LEVELS)
    base = base_of(name)
    place = names.index(base) if base in LEVELS else 0
    return names[place - 1] if place > 0 else LAST_RESORT
