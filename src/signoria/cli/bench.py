"""`signoria bench`: how fast is the engine, next to its peers?"""

from __future__ import annotations

from typing import Annotated

import typer

from signoria.cli import arguments
from signoria.cli.failures import CheckFailed
from signoria.cli.output import Meter, console, print_json


def bench(
    quick: Annotated[
        bool, typer.Option("--quick", help="Within 45 seconds: orders of magnitude only.")
    ] = False,
    json: arguments.Json = False,
) -> None:
    """Measure the engine and its peers in the same run on the same core.

    Example: signoria bench --quick
    """
    from signoria.lab import bench as lab

    try:
        with Meter("measuring") as meter:
            results = lab.run(
                quick=quick,
                on_progress=lambda what, done, total: meter.show(done, total, what),
            )
    except lab.BenchError as problem:
        raise CheckFailed(f"a measurement broke: {problem}") from problem
    if json:
        print_json(results)
    else:
        console().print(lab.table(results))
