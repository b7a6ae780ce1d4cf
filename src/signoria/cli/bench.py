"""`signoria bench`: how fast is the engine, next to its peers?"""

from __future__ import annotations

from typing import Annotated

import typer

import signoria
from signoria.cli import arguments
from signoria.cli.failures import CheckFailed
from signoria.cli.output import Meter, console, print_json


def bench(
    game: Annotated[
        str | None, typer.Argument(help="Title to measure; all by default.", metavar="[GAME]")
    ] = None,
    quick: Annotated[
        bool, typer.Option("--quick", help="Within 45 seconds: orders of magnitude only.")
    ] = False,
    players: arguments.Players = None,
    option: arguments.Options = None,
    seed: arguments.Seed = 0,
    json: arguments.Json = False,
) -> None:
    """Measure the engine and its peers in the same run on the same core.

    Without --players and --option each title plays its usual table: the most players, advanced.

    Example: signoria bench --quick
    """
    from signoria.lab import bench as lab

    titles = [signoria.load(name) for name in ([game] if game else signoria.games())]
    for title in titles:
        arguments.players_of(title, players)
    chosen = {
        name: str(choice)
        for title in titles
        for name, choice in arguments.options_of(title, option).items()
    }
    try:
        with Meter("measuring") as meter:
            results = lab.run(
                games=[title.name for title in titles],
                quick=quick,
                players=players,
                options=chosen,
                seed=seed or 0,
                on_progress=lambda what, done, total: meter.show(done, total, what),
            )
    except lab.BenchError as problem:
        raise CheckFailed(f"a measurement broke: {problem}") from problem
    if json:
        print_json(results)
    else:
        console().print(lab.table(results))
