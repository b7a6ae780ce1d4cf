"""Sharper beliefs than those of the greedy bots, for bots that want to win.

One seat was bred among greedy bots by the outcome of whole matches alone (`python -m tools.sharpen`,
decision 15).  What came of it is in data/sharp.toml: what beats such players, and no longer easy to
explain one by one.  The greedy bots keep their own beliefs: they are yardsticks, and sensible
neighbours.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar

FILE: Final = "sharp.toml"
FIVE: Final = 5
"""Players at a table for which a title may have weights of its own: [TITLE_of_five]."""

W = TypeVar("W")


def sharpened(title: str, weights: W, players: int = 4) -> W:
    """The weights of a title's greedy bot, each of them replaced by what was bred for such tables."""
    bred = _bred()
    of_five = f"{title}_of_five"
    for name, value in bred[of_five if players == FIVE and of_five in bred else title].items():
        belief = getattr(weights, name, None)
        if not isinstance(belief, bool if isinstance(value, bool) else float):
            raise ValueError(f"{FILE}: nobody believes anything about {title}.{name}; remove it")
        setattr(weights, name, type(belief)(value))
    return weights


@cache
def _bred() -> dict[str, dict[str, float | bool]]:
    return tomllib.loads(files("signoria.ai").joinpath("data", FILE).read_text("utf-8"))
