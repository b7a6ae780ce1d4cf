"""`signoria deck`: printed names and figures as a file, for owners of a box."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from signoria.cli import arguments
from signoria.cli.failures import BadInput, CheckFailed
from signoria.cli.output import console, print_json
from signoria.games import find, names
from signoria.games.manifest import FileReport, Title
from signoria.kernel.options import BadText, Option, decoded
from signoria.texts.titles import words_at_hand

app = typer.Typer(name="deck", help="Play with the names and figures of your own box.")

OwnGame = Annotated[
    str | None,
    typer.Option(
        "--game", help="Title that the file is for; the first that takes one.", metavar="GAME"
    ),
]


@app.command()
def show(game: OwnGame = None) -> None:
    """Print the shipped figures of a title, to make a file of your own from them.

    Example: signoria deck show > my-deck.toml
    """
    title, option = _that_takes_a_file(game)
    sys.stdout.write(title.file("data", f"{option.name}.toml").read_text("utf-8"))


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A file in TOML.", metavar="FILE")],
    game: OwnGame = None,
    json: arguments.Json = False,
) -> None:
    """Can the title be played with this file? If not, everything that is wrong is listed.

    Exit code 1 if the file has faults, 2 if it cannot be read.

    Example: signoria deck check my-deck.toml
    """
    title, option = _that_takes_a_file(game)
    data = arguments.read_bytes(file, option.name)
    try:
        report = title.report_file(option.name, decoded(data))
    except BadText as problem:
        _report_faults(title, file, problem, json)
        number = len(problem.faults)
        raise CheckFailed(
            f"{file} has {number} {'fault' if number == 1 else 'faults'}; put them right, or start "
            "again from what `signoria deck show` prints"
        ) from problem
    if json:
        print_json({"file": str(file), "ok": True, "faults": [], **report.facts})
        return
    _print(title, option, report, file)


def _that_takes_a_file(game: str | None) -> tuple[Title, Option]:
    """The title and its option that an owner's file is for.  Raises `BadInput`."""
    for name in names() if game is None else (game,):
        title = find(name)
        for option in title.game.options:
            if option.read is not None:
                return title, option
    raise BadInput(f"{game or 'no title'} takes a file of your own; leave --game out")


def _report_faults(title: Title, file: Path, problem: BadText, as_json: bool) -> None:
    words = words_at_hand(title.game)
    if as_json:
        faults = [
            {"line": fault.line, "code": fault.code, "text": words.fault(fault)}
            for fault in problem.faults
        ]
        print_json({"file": str(file), "ok": False, "faults": faults})
        return
    out = console()
    for fault in problem.faults:
        place = f"{file}:{fault.line}" if fault.line else str(file)
        out.print(Text(f"{place}: {words.fault(fault)}"), soft_wrap=True)


def _print(title: Title, option: Option, report: FileReport, file: Path) -> None:
    out = console()
    out.print(Text(f"OK  {file}  {report.title}".rstrip()), soft_wrap=True)
    for line in report.lines:
        out.print(Text(line), soft_wrap=True)
    command = f"signoria play {title.name} --option {option.name}=@{file}"
    out.print(Text(f"play with it: {command}"), soft_wrap=True)
