"""When to stop: a sequential test between two win shares.

The generalised SPRT on the scores of blocks.  H0 says that the bot wins at most `low` of its
matches, H1 that it wins at least `high`.  After every block, the log-likelihood ratio of the two is
held against Wald's bounds.  The law of the block scores is unknown; the likelihood of a share is
that of the likeliest law with this mean (empirical likelihood).  Blocks count as a whole, as the
matches of one share their deal.

Few blocks tell little about their law.  Hence they are counted as if one block more had been seen,
won or lost as a whole with the chances of the share halfway, and the first `WARM_UP` blocks decide
nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import log
from typing import Final, Literal

from signoria.kernel.reasons import BadOption

Verdict = Literal["accepted", "rejected", "undecided"]

ERROR: Final = 0.05
"""How often the test may accept H1 where H0 holds, and as often the other way round."""

BOUND: Final = log((1 - ERROR) / ERROR)
WARM_UP: Final = 10
HALVINGS: Final = 60


@dataclass
class Sequential:
    """The test, block by block.  `accepted` speaks of H1, and `ratio` is for it where positive."""

    low: float
    high: float
    blocks: int = 0
    ratio: float = 0.0
    verdict: Verdict = "undecided"
    _seen: dict[float, float] = field(default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise BadOption(
                f"no test between the shares {self.low:g} and {self.high:g}; "
                "name two shares between 0 and 1, the smaller one first, such as 0.25,0.35"
            )
        middle = (self.low + self.high) / 2
        self._seen = {0.0: 1 - middle, 1.0: middle}

    def add(self, score: float) -> Verdict:
        """Count the share that the bot won in one more block."""
        self.blocks += 1
        self._seen[score] = self._seen.get(score, 0.0) + 1
        self.ratio = likelihood(self._seen, self.high) - likelihood(self._seen, self.low)
        if self.blocks >= WARM_UP and abs(self.ratio) >= BOUND:
            self.verdict = "accepted" if self.ratio > 0 else "rejected"
        return self.verdict


def likelihood(seen: Mapping[float, float], mean: float) -> float:
    """The log-likelihood of the likeliest law with this mean, less that of any law at all.

    `seen` says how often each value from 0 to 1 occurred, and both ends must have.  The likeliest
    law gives a value the chance times / (1 + pull (value - mean)), up to a factor; the pull makes
    the mean right and is found by halving.
    """
    below, above = -1 / (1 - mean), 1 / mean
    pull = (below + above) / 2
    for _ in range(HALVINGS):
        if sum([n * (x - mean) / (1 + pull * (x - mean)) for x, n in seen.items()]) > 0:
            below = pull
        else:
            above = pull
        pull = (below + above) / 2
    return -sum([n * log(1 + pull * (x - mean)) for x, n in seen.items()])
