"""`signoria replay`: a match record in words, and the table at any step."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.rule import Rule
from rich.text import Text

import signoria
from signoria.cli import arguments, boards
from signoria.cli.failures import BadInput
from signoria.cli.output import console, print_json
from signoria.cli.retell import Step, steps
from signoria.cli.scoresheet import ranking, score_sheet
from signoria.cli.story import Story, paragraph
from signoria.kernel.game import Game
from signoria.kernel.state import CHANCE
from signoria.texts.titles import words_at_hand


def replay(
    file: Annotated[Path, typer.Argument(help="A match record.", metavar="FILE")],
    step: Annotated[
        int | None,
        typer.Option("--step", help="Stop after so many log entries and show the table.", min=0),
    ] = None,
    view: Annotated[
        int | None,
        typer.Option("--view", help="Look from this seat, counted from 1.", metavar="SEAT", min=1),
    ] = None,
    json: arguments.Json = False,
) -> None:
    """Tell a match in words, turn by turn, and draw the table where it stops.

    Without --view you look as a spectator: what is secret stays hidden until the end.
    Step 0 is the first question, after set-up.

    Example: signoria replay match.json --step 40 --view 1
    """
    record = arguments.read_record(file)
    match = signoria.replay(record, step)
    game, entries = match.game, len(match.log)
    total = len(record["actions"])
    if step is not None and step > total:
        raise BadInput(f"{file} has {total} entries; use --step 0 to --step {total}")
    if view is not None and view > match.players:
        raise BadInput(f"there is no seat {view}; use --view 1 to --view {match.players}")
    seat = None if view is None else view - 1
    seen = game.view(match.state, seat)
    if json:
        print_json(
            {
                "game": game.name,
                "seats": list(match.seats),
                "step": entries,
                "steps": total,
                "over": match.over,
                "scores": game.scores(match.state),
                "winners": game.winners(match.state),
                "entries": [
                    _entry(game, told)
                    for told in steps(game, match.players, match.options, match.log)
                ],
                "view": seen,
            }
        )
        return
    words = words_at_hand(game, options=match.options)
    out = console()
    for turn in Story(match, words).turns(seat):
        out.print(paragraph(turn))
    out.print(Rule(Text(f"after entry {entries} of {total}"), style="grey62"))
    out.print(boards.draw(seen, match.seats, words, out.width))
    if match.over:
        out.print(Text(f"How it ended: {words.ending(game.ending(match.state))}."))
        out.print(score_sheet(match, words))
        for line in ranking(match):
            out.print(line)
    else:
        out.print(Text(words.question(seen), style="bold"))


def _entry(game: Game, step: Step) -> dict[str, Any]:
    return {
        "step": step.number,
        "seat": None if step.seat == CHANCE else step.seat,
        "action": step.action,
        "text": game.actions.text(step.action),
        "events": [
            {"event": game.event_names[event.kind], "seat": event.seat, "data": list(event.data)}
            for event in step.events
        ],
    }
