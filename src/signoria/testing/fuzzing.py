"""Random matches with every promise checked, for ever or for a given time."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final

import signoria
from signoria.kernel.chance import Dice
from signoria.testing.contract import CheckReport, check_game

CLOSELY: Final = 256
"""One decision of so many is looked at closely."""


def fuzz(
    name: str,
    seconds: float | None = None,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    seed: int = 0,
    matches: int | None = None,
    on_match: Callable[[int, CheckReport], None] | None = None,
) -> int:
    """Check random matches until the time or the number of matches is up; returns how many.

    Player counts and options that are not given are chosen at random for every match.  The expensive
    checks run at a question the first time that the run meets it, and at some later ones.  Raises
    `BrokenPromise`, which carries a replayable record, at the first failure.
    """
    game = signoria.load(name)
    dice = Dice(seed)
    started = time.monotonic()
    count = 0
    familiar: frozenset[str] = frozenset()
    while (seconds is None or time.monotonic() - started < seconds) and count != matches:
        drawn = {
            option.name: option.choices[int(dice.below(len(option.choices)))]
            for option in game.options
        }
        counts = game.player_counts
        seats = players or counts[int(dice.below(len(counts)))]
        report = check_game(
            name,
            seats,
            {**drawn, **(options or {})},
            seed=int(dice.below(1 << 30)),
            thorough=CLOSELY,
            familiar=familiar,
        )
        familiar |= report.questions
        count += 1
        if on_match is not None:
            on_match(count, report)
    return count
