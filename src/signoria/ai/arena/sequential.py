"""When to stop: a sequential test between two win shares, by betting.

H0 says that the bot wins at most `low` of its matches, H1 that it wins at least `high`.  Two bettors
begin with a wealth of 1 and stake on every block before it is played: one on more than `low`, one on
less than `high`.  The odds are fair at exactly that share.  If H0 holds, the first bettor's wealth is
a supermartingale, so the probability that it ever reaches 20 is at most 1 in 20 (Ville's inequality).
The same holds for the second bettor and H1.  The bettor who reaches it first rejects its hypothesis.

The test assumes only that scores lie between 0 and 1 and that the expectation of a block does not
depend on earlier blocks.  A block counts as a whole, since its matches share their deal.  The bound
holds after every block, so few blocks may decide.  docs/decisions/0016-sequential-test.md says why
the test does not use likelihood ratios.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from signoria.kernel.reasons import BadOption

Verdict = Literal["accepted", "rejected", "undecided"]

ERROR: Final = 0.05
"""The probability that the test accepts H1 although H0 holds, and the other way round."""

THRESHOLD: Final = 1 / ERROR
"""The wealth at which a bettor who began with 1 rejects its hypothesis."""

STRATEGIES: Final = 40
"""Constant strategies that a bettor mixes.  Each stakes a fixed share of its own wealth, from nearly
nothing to nearly all; the one that suits the bot's real share grows fastest and soon dominates."""


class Bettor:
    """Bets on scores above `fair`, at odds that are fair if `fair` is their mean."""

    def __init__(self, fair: float) -> None:
        self.fair = fair
        self._stakes = [(part + 0.5) / STRATEGIES / fair for part in range(STRATEGIES)]
        self._wealths = [1 / STRATEGIES] * STRATEGIES

    @property
    def wealth(self) -> float:
        return sum(self._wealths)

    def see(self, score: float) -> None:
        """Settle the bets on one block."""
        gain = score - self.fair
        self._wealths = [
            wealth * (1 + stake * gain)
            for wealth, stake in zip(self._wealths, self._stakes, strict=True)
        ]


@dataclass
class Sequential:
    """The test, block by block.  `accepted` speaks of H1."""

    low: float
    high: float
    blocks: int = 0
    verdict: Verdict = "undecided"
    above: Bettor = field(init=False)
    below: Bettor = field(init=False)

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise BadOption(
                f"no test between the shares {self.low:g} and {self.high:g}; "
                "name two shares between 0 and 1, the smaller one first, such as 0.25,0.35"
            )
        self.above = Bettor(self.low)
        self.below = Bettor(1 - self.high)

    def add(self, score: float) -> Verdict:
        """Count the share that the bot won in one more block."""
        self.blocks += 1
        self.above.see(score)
        self.below.see(1 - score)
        if self.above.wealth >= THRESHOLD:
            self.verdict = "accepted"
        elif self.below.wealth >= THRESHOLD:
            self.verdict = "rejected"
        return self.verdict
