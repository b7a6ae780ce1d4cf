"""When to stop: a sequential test between two win shares.

H0 says that the bot wins at most `low` of its matches, H1 that it wins at least `high`.  Two gamblers
begin with one florin each and stake on every block, before it is played: one on more than `low`, one on
less than `high`, at odds that are fair if the bot wins just that share.  Where H0 holds, the first
gambler can expect no gain from any block, so the chance that they ever own 20 florins is 1 in 20 at most
(Ville's inequality); likewise the second where H1 holds.  Who gets there first has proved the other
hypothesis wrong.

Nothing is supposed about the law of the scores but that they lie between 0 and 1 and that a block's
expectation does not hang on the blocks before it.  Blocks count as a whole, as the matches of one share
their deal.  Few blocks may decide: the bound holds after every one of them.  Why not likelihoods:
docs/decisions/0016-sequential-test.md.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal

from signoria.kernel.reasons import BadOption

Verdict = Literal["accepted", "rejected", "undecided"]

ERROR: Final = 0.05
"""How often the test may accept H1 where H0 holds, and as often the other way round."""

FORTUNE: Final = 1 / ERROR
"""What a gambler who began with 1 must own to have proved a hypothesis wrong."""

PURSES: Final = 40
"""Parts of a gambler's money.  Each always stakes the same share of itself, from next to nothing to next
to all: the purse that suits the bot's real share grows fastest, and soon is all that counts."""


class Gambler:
    """Stakes on scores above `fair`, at odds that give nothing away if `fair` is what they are on
    average.
    """

    def __init__(self, fair: float) -> None:
        self.fair = fair
        self._stakes = [(part + 0.5) / PURSES / fair for part in range(PURSES)]
        self._purses = [1 / PURSES] * PURSES

    @property
    def money(self) -> float:
        return sum(self._purses)

    def see(self, score: float) -> None:
        """Win or lose what was staked on one block."""
        gain = score - self.fair
        self._purses = [
            purse * (1 + stake * gain)
            for purse, stake in zip(self._purses, self._stakes, strict=True)
        ]


@dataclass
class Sequential:
    """The test, block by block.  `accepted` speaks of H1."""

    low: float
    high: float
    blocks: int = 0
    verdict: Verdict = "undecided"
    above: Gambler = field(init=False)
    below: Gambler = field(init=False)

    def __post_init__(self) -> None:
        if not 0 < self.low < self.high < 1:
            raise BadOption(
                f"no test between the shares {self.low:g} and {self.high:g}; "
                "name two shares between 0 and 1, the smaller one first, such as 0.25,0.35"
            )
        self.above = Gambler(self.low)
        self.below = Gambler(1 - self.high)

    def add(self, score: float) -> Verdict:
        """Count the share that the bot won in one more block."""
        self.blocks += 1
        self.above.see(score)
        self.below.see(1 - score)
        if self.above.money >= FORTUNE:
            self.verdict = "accepted"
        elif self.below.money >= FORTUNE:
            self.verdict = "rejected"
        return self.verdict
