"""Tuned weights of the evaluations, in place of the greedy bot's.

The weights of one seat among greedy bots were tuned by the outcome of whole matches (`python -m
tools.sharpen`, decision 15).  They are in `bots/weights.toml` of each title.  The greedy bots keep their
own weights: they are a baseline.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar

FILE: Final = "weights.toml"
TUNED: Final = "tuned"
FIVE: Final = 5
OF_FIVE: Final = "of_five"
"""The section with weights for tables of five players, where a title has them."""

W = TypeVar("W")


def sharpened(package: str, weights: W, players: int = 4) -> W:
    """The greedy bot's weights, each replaced by the tuned one of the title in this package."""
    tuned = _tuned(package)
    section = OF_FIVE if players == FIVE and OF_FIVE in tuned else TUNED
    for name, value in tuned[section].items():
        usual = getattr(weights, name, None)
        if not isinstance(usual, bool if isinstance(value, bool) else float):
            raise ValueError(f"{package}, {FILE}: the evaluation has no weight {name!r}; remove it")
        setattr(weights, name, type(usual)(value))
    return weights


@cache
def _tuned(package: str) -> dict[str, dict[str, float | bool]]:
    return tomllib.loads(files(package).joinpath("bots", FILE).read_text("utf-8"))
