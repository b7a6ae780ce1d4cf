"""The five levels: opponents for a table, from a beginner to the strongest.

    novizio      knows the rules; overlooks things and misjudges the rest
    cittadino    plays soundly, with slips
    mercante     takes the best move of the evaluation (the greedy bot)
    condottiero  the same with tuned weights (`sharp`), with slips
    magnifico    searches for a second

Their measured strength: bench/strength.md.
"""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import Final

from signoria.ai.bots.bot import Bot
from signoria.ai.bots.casual import Casual, expert_slips, fixed_slips
from signoria.ai.bots.greedy import Greedy
from signoria.ai.search.guides import GuideFor, evaluation_guide, guide_for
from signoria.ai.search.search import Budget
from signoria.ai.search.searcher import Searcher

LAST_RESORT: Final = "random"
"""The bot that decides when all others fail."""

SEARCH_SECONDS: Final = {"magnifico": 1.0, "ismcts": 1.0, "apprentice": inf}
"""Seconds of processor time of the bots that search; infinite for the one with a budget in iterations."""
QUICK_SECONDS: Final = 0.5
"""Seconds that any bot may take for a decision."""


def searcher(name: str, seed: int, guide_for: GuideFor = guide_for) -> Bot:
    """A bot that searches for its time."""
    return Searcher(name, Budget(seconds=SEARCH_SECONDS[name]), guide_for, seed)


def novizio(seed: int) -> Bot:
    return Casual("novizio", fixed_slips(1.0, 0.25), seed)


def cittadino(seed: int) -> Bot:
    return Casual("cittadino", fixed_slips(0.4, 0.1), seed)


def mercante(seed: int) -> Bot:
    return Greedy(seed, "mercante")


def condottiero(seed: int) -> Bot:
    """Sharp, with slips: without them it would be nearly as good as the search."""
    return Casual("condottiero", expert_slips, seed, evaluation_guide)


def magnifico(seed: int) -> Bot:
    return searcher("magnifico", seed)


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
    own = SEARCH_SECONDS.get(base_of(name), QUICK_SECONDS) if budget is None else budget
    return max(own, QUICK_SECONDS)


def base_of(name: str) -> str:
    """The name of a bot without its network: `magnifico` of `magnifico@FILE`."""
    return name.partition("@")[0]


def next_lower(name: str) -> str:
    """The level below; for the lowest one and for bots that are no level, the last resort."""
    names = list(LEVELS)
    base = base_of(name)
    place = names.index(base) if base in LEVELS else 0
    return names[place - 1] if place > 0 else LAST_RESORT
