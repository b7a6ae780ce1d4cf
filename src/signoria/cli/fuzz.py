"""`signoria fuzz`: random matches with every promise checked, until one breaks."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

import signoria
from signoria.cli import arguments
from signoria.cli.check import BrokenFile, report_broken
from signoria.cli.output import Meter, console, print_json
from signoria.testing import PROMISES, BrokenPromise, CheckReport
from signoria.testing import fuzz as run_fuzz


class Tally:
    """What a run has seen so far."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.matches = 0
        self.decisions = 0
        self.endings: Counter[str] = Counter()

    def add(self, matches: int, report: CheckReport) -> None:
        self.matches = matches
        self.decisions += report.decisions
        self.endings[report.ending] += 1

    def as_dict(self, game: str) -> dict[str, object]:
        return {
            "game": game,
            "matches": self.matches,
            "decisions": self.decisions,
            "endings": dict(self.endings),
            "seconds": round(time.monotonic() - self.began, 3),
            "promises": {str(number): True for number in PROMISES},
            "broken": None,
        }


def fuzz(
    game: arguments.GameName = "carrara",
    minutes: Annotated[
        float,
        typer.Option("--minutes", help="How long; 0 is until Ctrl-C.", metavar="M", min=0.0),
    ] = 1.0,
    players: arguments.Players = None,
    option: arguments.Options = None,
    seed: arguments.Seed = None,
    save: BrokenFile = None,
    json: arguments.Json = False,
) -> None:
    """Play random matches with all checks on, with players and options drawn for each.

    Stops at the first broken promise, with a replayable record and exit code 1. Without --seed
    every run plays other matches; Ctrl-C ends a run with its summary.

    Example: signoria fuzz carrara --minutes 10
    """
    title = signoria.load(game)
    if players is not None:
        arguments.players_of(title, players)
    options = arguments.options_of(title, option)
    seconds = minutes * 60 or None
    tally = Tally()
    start = time.time_ns() if seed is None else seed
    try:
        with Meter(f"fuzzing {game}", None if seconds is None else int(seconds)) as meter:

            def on_match(count: int, report: CheckReport) -> None:
                tally.add(count, report)
                meter.show(
                    int(time.monotonic() - tally.began), label=f"fuzzing {game}, {count} matches"
                )

            run_fuzz(game, seconds, players, options, start, on_match=on_match)
    except BrokenPromise as broken:
        report_broken(broken, save or Path(f"{game}-broken.json"), tally.matches + 1, json)
    except KeyboardInterrupt:
        _summary(tally, game, json)
        raise
    _summary(tally, game, json)


def _summary(tally: Tally, game: str, as_json: bool) -> None:
    if as_json:
        print_json(tally.as_dict(game))
        return
    seconds = time.monotonic() - tally.began
    endings = ", ".join(f"{name} {count}" for name, count in tally.endings.most_common())
    console().print(
        f"{tally.matches} matches, {tally.decisions:,} decisions in {seconds:.0f} s, "
        f"no promise broken; endings: {endings or 'none'}",
        soft_wrap=True,
    )
