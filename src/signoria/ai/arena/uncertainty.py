"""How sure one can be of what an arena found.

Matches of one block share their deal, so they are not independent; blocks are.  The bootstrap
therefore draws whole blocks.  It cannot see what never happened: where every block ended alike its
interval has no width, and Wilson's is the honest one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, sqrt
from random import Random
from statistics import fmean
from typing import Final, TypeVar

Z95: Final = 1.959964
ROUNDS: Final = 1000
"""How often the bootstrap draws."""

Block = TypeVar("Block")


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    if matches == 0:
        return 0.0, 1.0
    share = wins / matches
    spread = Z95**2 / matches
    middle = share + spread / 2
    half = Z95 * sqrt(share * (1 - share) / matches + spread / (4 * matches))
    low, high = (middle - half) / (1 + spread), (middle + half) / (1 + spread)
    return max(0.0, min(share, low)), min(1.0, max(share, high))


def resampled(blocks: Sequence[Block], rounds: int = ROUNDS) -> Iterator[list[Block]]:
    """As many blocks, drawn with replacement; the same draws whenever there are as many blocks."""
    dice = Random(len(blocks))
    for _ in range(rounds):
        yield dice.choices(blocks, k=len(blocks))


def middle95(values: Sequence[float]) -> tuple[float, float]:
    """Between which two of these values the middle 95 % lie."""
    ordered = sorted(values)
    cut = round(0.025 * (len(ordered) - 1))
    return ordered[cut], ordered[-1 - cut]


def bootstrap(blocks: Sequence[float]) -> tuple[float, float]:
    """The 95 % bootstrap interval of the mean of the blocks."""
    return middle95([fmean(drawn) for drawn in resampled(blocks)])


def percentile(values: Sequence[float], part: float) -> float:
    """The smallest of the values that at least this part of them does not exceed; 0 of none."""
    if not values:
        return 0.0
    return sorted(values)[max(0, ceil(part * len(values)) - 1)]
