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

W = TypeVar("W")


def sharpened(title: str, weights: W) -> W:
    """The weights of a title's greedy bot, each of them replaced by what was bred."""
    for name, value in _bred()[title].items():
        belief = getattr(weights, name, None)
        if not isinstance(belief, bool if isinstance(value, bool) else float):
            raise ValueError(f"{FILE}: nobody believes anything about {title}.{name}; remove it")
        setattr(weights, name, type(belief)(value))
    return weights


@cache
def _bred() -> dict[str, dict[str, float | bool]]:
    return tomllib.loads(files("signoria.ai").joinpath("data", FILE).read_text("utf-8"))
