"""`signoria fuzz`: random matches with every promise checked, until one breaks."""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

import signoria
from signoria.cli import arguments
from signoria.cli.check import BrokenFile, report_broken
from signoria.cli.output import Meter, console, print_json
from signoria.kernel.game import Game
from signoria.testing import PROMISES, BrokenPromise, CheckReport
from signoria.testing import fuzz as run_fuzz


class Tally:
    """What a run has seen so far."""

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.matches = 0
        self.decisions = 0
        self.endings: Counter[str] = Counter()
        self.actions: Counter[int] = Counter()
        self.events: set[str] = set()
        self.pieces: Counter[tuple[str, str]] = Counter()

    def add(self, matches: int, report: CheckReport) -> None:
        self.matches = matches
        self.decisions += report.decisions
        self.endings[report.ending] += 1
        self.actions.update(report.actions)
        self.events |= report.events
        self.pieces.update(report.pieces)

    def verbs(self, game: Game) -> dict[str, dict[str, int]]:
        """Per verb: how many of its rows were played, how many it has, and how often in all."""
        return {
            verb.name: {
                "played": sum(row in self.actions for row in rows),
                "rows": len(rows),
                "times": sum(self.actions[row] for row in rows),
            }
            for verb in game.actions.verbs
            for rows in [game.actions.rows_of(verb)]
        }

    def unseen_events(self, game: Game) -> list[str]:
        return [name for name in game.event_names if name not in self.events]

    def covers(self, game: Game) -> dict[str, dict[str, int]]:
        """Per cover of the title: how often each of its pieces was met."""
        return {
            cover.name: {piece: self.pieces[cover.name, piece] for piece in cover.pieces.values()}
            for cover in game.covers
        }

    def as_dict(self, game: Game) -> dict[str, object]:
        return {
            "game": game.name,
            "matches": self.matches,
            "decisions": self.decisions,
            "endings": dict(self.endings),
            "verbs": self.verbs(game),
            "unseen_events": self.unseen_events(game),
            "covers": self.covers(game),
            "seconds": round(time.monotonic() - self.began, 3),
            "promises": {str(number): True for number in PROMISES},
            "broken": None,
        }


def fuzz(
    game: arguments.GameName,
    minutes: Annotated[
        float,
        typer.Option("--minutes", help="How long; 0 is until Ctrl-C.", metavar="M", min=0.0),
    ] = 1.0,
    matches: Annotated[
        int | None,
        typer.Option("--matches", help="How many, instead of how long.", metavar="N", min=1),
    ] = None,
    players: arguments.Players = None,
    option: arguments.Options = None,
    seed: arguments.Seed = None,
    save: BrokenFile = None,
    json: arguments.Json = False,
) -> None:
    """Play random matches with all checks on, with players and options drawn for each.

    Stops at the first broken promise, with a replayable record and exit code 1. Without --seed
    every run plays other matches; Ctrl-C ends a run with its summary, which tells what of the
    action table was played and which events never happened.

    Example: signoria fuzz --minutes 10
    """
    title = signoria.load(game)
    if players is not None:
        arguments.players_of(title, players)
    options = arguments.options_of(title, option)
    seconds = None if matches else minutes * 60 or None
    tally = Tally()
    start = time.time_ns() if seed is None else seed
    try:
        total = matches or (None if seconds is None else int(seconds))
        with Meter(f"fuzzing {game}", total) as meter:

            def on_match(count: int, report: CheckReport) -> None:
                tally.add(count, report)
                done = count if matches else int(time.monotonic() - tally.began)
                meter.show(done, label=f"fuzzing {game}, {count} matches")

            run_fuzz(game, seconds, players, options, start, matches, on_match)
    except BrokenPromise as broken:
        report_broken(broken, save or Path(f"{game}-broken.json"), tally.matches + 1, json)
    except KeyboardInterrupt:
        _summary(tally, title, json)
        raise
    _summary(tally, title, json)


def _summary(tally: Tally, game: Game, as_json: bool) -> None:
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
    grid = Table(title="What was played", title_justify="left")
    grid.add_column("verb")
    grid.add_column("rows played", justify="right")
    grid.add_column("times", justify="right")
    for verb, seen in tally.verbs(game).items():
        grid.add_row(verb, f"{seen['played']} of {seen['rows']}", f"{seen['times']:,}")
    console().print(grid)
    for name, pieces in tally.covers(game).items():
        missed = ", ".join([piece for piece, times in pieces.items() if not times])
        met = sum(times > 0 for times in pieces.values())
        console().print(
            f"{name}: {met} of {len(pieces)}, the rarest {min(pieces.values())} times; "
            f"never: {missed or 'none'}",
            soft_wrap=True,
        )
    unseen = ", ".join(tally.unseen_events(game))
    console().print(f"Events that never happened: {unseen or 'none'}", soft_wrap=True)
