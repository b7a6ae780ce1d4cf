"""Bots on one scale: Plackett-Luce by maximum likelihood over finishing orders.

Every bot has a strength; among those who are not placed yet, each takes the next place with a
chance in proportion to its strength.  Two bots alone make it the Bradley-Terry model behind Elo,
and its scale is Elo's: 400 points are a factor of ten.  The bot that was named last has 1500, so
that the ratings of the others are their lead over it.

- Unlike a win share, a rating uses all places and does not depend on how many copies play.
- A tie counts as every order of those who tie, each with the same part of the match.
- Every pair of bots starts with one drawn comparison, so that a bot which was never beaten has a
  finite rating.  After a hundred matches nobody can tell.

The estimate is Hunter's minorise-maximise iteration; it converges, as the pairs connect all bots.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import permutations, product
from math import factorial, log10
from typing import Final

ANCHOR: Final = 1500.0
SCALE: Final = 400.0
STEPS: Final = 10_000


@dataclass
class Places:
    """Counted finishing orders: all that the likelihood needs of them.

    `taken` is how many places each bot took while another one was to be had; `open` how often
    which bots (sorted, copies repeated) were left to take one.
    """

    taken: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))
    open: defaultdict[tuple[str, ...], float] = field(default_factory=lambda: defaultdict(float))

    def add(self, bots: Sequence[str], ranks: Sequence[float]) -> None:
        """Count a match: for every seat its bot and its rank; equal ranks are ties."""
        tied = [
            [bot for bot, rank in zip(bots, ranks) if rank == place] for place in sorted(set(ranks))
        ]
        orders = 1
        for group in tied:
            orders *= factorial(len(group))
        part = 1 / orders
        for groups in product(*[list(permutations(group)) for group in tied]):
            left = [bot for group in groups for bot in group]
            while len(left) > 1:
                self.open[tuple(sorted(left))] += part
                self.taken[left.pop(0)] += part

    def ratings(
        self, bots: Sequence[str], start: dict[str, float] | None = None, exact: float = 1e-9
    ) -> dict[str, float]:
        """The most likely ratings, found from a guess of them to the relative exactness."""
        pairs = [(one, two) for at, one in enumerate(bots) for two in bots[at + 1 :]]
        sets: list[tuple[tuple[str, ...], float]] = [(pair, 1.0) for pair in pairs]
        won = {bot: self.taken.get(bot, 0.0) + (len(bots) - 1) / 2 for bot in bots}
        for left, times in self.open.items():
            if len(set(left)) > 1:
                sets.append((left, times))
            else:
                won[left[0]] -= times
        power = {bot: 10 ** (((start or {}).get(bot, ANCHOR) - ANCHOR) / SCALE) for bot in bots}
        for _ in range(STEPS if pairs else 0):
            met = dict.fromkeys(bots, 0.0)
            for left, times in sets:
                chance = times / sum([power[bot] for bot in left])
                for bot in left:
                    met[bot] += chance
            better = {bot: won[bot] / met[bot] for bot in bots}
            level = better[bots[-1]]
            better = {bot: value / level for bot, value in better.items()}
            change = max([abs(better[bot] / power[bot] - 1) for bot in bots])
            power = better
            if change < exact:
                break
        return {bot: ANCHOR + SCALE * log10(power[bot]) for bot in bots}


def together(parts: Iterable[Places]) -> Places:
    """The counts of all parts in one."""
    total = Places()
    for part in parts:
        for bot, times in part.taken.items():
            total.taken[bot] += times
        for left, times in part.open.items():
            total.open[left] += times
    return total
