"""`signoria verify`: do records replay bit for bit?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import signoria
from signoria import records
from signoria.cli import arguments
from signoria.cli.failures import CheckFailed
from signoria.cli.output import Meter, console, print_json
from signoria.cli.retell import steps
from signoria.kernel.reasons import BadOption, BadRecord


def verify(
    files: Annotated[list[Path], typer.Argument(help="Match records.", metavar="FILE...")],
    json: arguments.Json = False,
) -> None:
    """Replay records bit for bit.

    Every entry must be legal, every chance result what the seed gives, the final position and
    results as recorded, and the file byte for byte what the engine would write. Prints OK or the
    first difference; exit code 1 if any file differs, 2 if one cannot be read.

    Example: signoria verify match.json
    """
    read = {file: (arguments.read_record(file), file.read_bytes()) for file in files}
    results: list[dict[str, Any]] = []
    with Meter("verifying", len(files)) as meter:
        for number, (file, (record, data)) in enumerate(read.items(), 1):
            difference = first_difference(record, data)
            results.append(
                {
                    "file": str(file),
                    "ok": difference is None,
                    "entries": len(record["actions"]),
                    "difference": difference,
                }
            )
            meter.show(number)
    broken = [result for result in results if not result["ok"]]
    if json:
        print_json({"files": results, "ok": not broken})
    else:
        out = console()
        for result in results:
            if result["ok"]:
                out.print(Text(f"OK  {result['file']}  {result['entries']} entries"))
            else:
                out.print(Text(f"BAD {result['file']}  {result['difference']}"))
    if broken:
        raise CheckFailed(
            f"{len(broken)} of {len(results)} records differ; the first: "
            f"{broken[0]['file']}: {broken[0]['difference']}; replay it with the version that "
            "wrote it, or ask for an unchanged copy"
        )


def first_difference(record: dict[str, Any], data: bytes) -> str | None:
    """The first difference between a record and its replay, or None."""
    try:
        match = signoria.replay(record)
        seed = None if record["seed"] is None else int(record["seed"])
        for _ in steps(match.game, match.players, match.options, match.log, seed):
            pass
    except (BadRecord, BadOption) as problem:
        return str(problem)
    again = match.record(secret=record["seed"] is not None)
    for key, value in again.items():
        if record[key] != value:
            return f"{key}: the record says {record[key]!r}, the replay gives {value!r}"
    if records.to_bytes(again) != data:
        return "the same match is written in other bytes than the engine writes"
    return None
