"""`signoria check`: does a title keep the engine's promises?"""

from __future__ import annotations

from collections import Counter
from itertools import product
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.text import Text

import signoria
from signoria import records
from signoria.cli import arguments
from signoria.cli.failures import CheckFailed
from signoria.cli.output import Meter, console, print_json
from signoria.testing import PROMISES, BrokenPromise, check_game, option_sets

BrokenFile = Annotated[
    Path | None,
    typer.Option("--save", help="Where to write the record of a broken promise.", metavar="FILE"),
]


def check(
    game: arguments.GameName,
    matches: arguments.Matches = 100,
    players: arguments.Players = None,
    option: arguments.Options = None,
    seed: arguments.Seed = 0,
    save: BrokenFile = None,
    json: arguments.Json = False,
) -> None:
    """Play random matches and check the ten promises of the engine at every step.

    Player counts and option sets take turns, unless --players or --option fix them. A broken
    promise stops the run, leaves a replayable record and gives exit code 1.

    Example: signoria check --matches 50
    """
    title = signoria.load(game)
    counts = [arguments.players_of(title, players)] if players else list(title.player_counts)
    fixed = arguments.options_of(title, option)
    tables = list(product(option_sets(title), counts))
    decisions = 0
    endings: Counter[str] = Counter()
    with Meter(f"checking {game}", matches) as meter:
        for number in range(matches):
            options, seats = tables[number % len(tables)]
            try:
                report = check_game(game, seats, {**options, **fixed}, (seed or 0) + number)
            except BrokenPromise as broken:
                report_broken(broken, save or Path(f"{game}-broken.json"), number + 1, json)
            decisions += report.decisions
            endings[report.ending] += 1
            meter.show(number + 1)
    if json:
        print_json(
            {
                "game": game,
                "matches": matches,
                "decisions": decisions,
                "endings": dict(endings),
                "promises": {str(number): True for number in PROMISES},
                "broken": None,
            }
        )
        return
    out = console()
    for number, promise in PROMISES.items():
        out.print(Text.assemble(("✓ ", "bold green"), f"{number:>2} {promise}"))
    how = ", ".join(f"{name} {count}" for name, count in endings.most_common())
    out.print(f"{matches} matches, {decisions:,} decisions; endings: {how}", soft_wrap=True)


def report_broken(broken: BrokenPromise, path: Path, matches: int, as_json: bool) -> NoReturn:
    """Write the record, tell what broke, and raise `CheckFailed`."""
    records.save(path, broken.record)
    if as_json:
        print_json(
            {
                "game": broken.record["game"],
                "matches": matches,
                "promises": {str(number): number != broken.promise for number in PROMISES},
                "broken": {
                    "promise": broken.promise,
                    "text": str(broken),
                    "record": str(path),
                },
            }
        )
    else:
        mark = Text.assemble(("✗ ", "bold red"), f"{broken.promise:>2} {PROMISES[broken.promise]}")
        console().print(mark)
    raise CheckFailed(
        f"{broken}; found in match {matches}; see it with: signoria replay {path}"
    ) from broken
