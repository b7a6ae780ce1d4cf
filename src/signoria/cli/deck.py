"""`signoria deck`: the cards of The Prince as a file, for owners of the box."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

import signoria
from signoria.cli import arguments
from signoria.cli.failures import CheckFailed
from signoria.cli.output import console, print_json
from signoria.games.prince import deck_file, own_deck
from signoria.games.prince.deck_file import OwnDeck
from signoria.kernel.options import BadText, decoded
from signoria.texts.titles import words_of

app = typer.Typer(name="deck", help="Play The Prince with the names and figures of your own box.")


@app.command()
def show() -> None:
    """Print the shipped deck, to make a file of your own from it.

    Example: signoria deck show > my-deck.toml
    """
    data = files("signoria.games.prince").joinpath("data")
    sys.stdout.write(data.joinpath("deck.toml").read_text("utf-8"))


@app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A deck in TOML.", metavar="FILE")],
    json: arguments.Json = False,
) -> None:
    """Can The Prince be played with this deck? If not, everything that is wrong is listed.

    Exit code 1 if the deck has faults, 2 if the file cannot be read.

    Example: signoria deck check my-deck.toml
    """
    data = arguments.read_bytes(file, "deck")
    try:
        own = own_deck.read_deck(decoded(data))
    except BadText as problem:
        _report_faults(file, problem, json)
        number = len(problem.faults)
        raise CheckFailed(
            f"{file} has {number} {'fault' if number == 1 else 'faults'}; put them right, or start "
            "again from what `signoria deck show` prints"
        ) from problem
    if json:
        print_json({"file": str(file), "ok": True, "faults": [], **_summary(own)})
        return
    _print(own, file)


def _report_faults(file: Path, problem: BadText, as_json: bool) -> None:
    words = words_of(signoria.load("prince"))
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


def _summary(own: OwnDeck) -> dict[str, object]:
    return {
        "title": own.title,
        "changed": own.changed,
        "reconstructed": own_deck.reconstructed(own),
        "unmarked": _unmarked(own),
    }


def _unmarked(own: OwnDeck) -> list[str]:
    """Fields that were changed and are called reconstructed all the same, probably by oversight."""
    return [
        f"{card} {field}"
        for card, fields in own.changed.items()
        for field in fields
        if field in own.doubtful.get(card, ())
    ]


def _print(own: OwnDeck, file: Path) -> None:
    out = console()
    changed = sum(len(fields) for fields in own.changed.values())
    left = own_deck.reconstructed(own)
    out.print(Text(f"OK  {file}  {own.title}".rstrip()), soft_wrap=True)
    out.print(
        f"{len(deck_file.FIELDS)} cards; {changed} names and figures differ from the shipped deck, "
        f"{left} are still reconstructed",
        soft_wrap=True,
    )
    if unmarked := _unmarked(own):
        out.print(
            Text(
                "changed, but still called reconstructed in their source; write printed there if "
                f"the card shows it: {', '.join(unmarked)}"
            ),
            soft_wrap=True,
        )
    out.print(Text(f"play with it: signoria play prince --option deck=@{file}"), soft_wrap=True)
