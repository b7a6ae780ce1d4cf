"""`signoria simulate`: statistics over many matches between bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

import signoria
from signoria.cli import arguments
from signoria.cli.failures import BadInput
from signoria.cli.output import Meter, console, print_json
from signoria.texts.titles import has_words, words_of
from signoria.texts.words import Words

BAR = 40


def simulate(
    game: arguments.GameName,
    bots: arguments.BotNames = None,
    matches: arguments.Matches = 100,
    players: arguments.Players = None,
    option: arguments.Options = None,
    seed: arguments.Seed = 0,
    save_records: Annotated[
        Path | None,
        typer.Option("--save-records", help="Keep every match as a file here.", metavar="DIR"),
    ] = None,
    json: arguments.Json = False,
) -> None:
    """Let bots play many matches and count: length, scores, wins by seat, endings, sources, places.

    Example: signoria simulate --bots greedy,random --players 2 --matches 200
    """
    from signoria.lab import simulate as lab

    title = signoria.load(game)
    seats = arguments.bots_of(
        bots or arguments.usual_bots(title), arguments.players_of(title, players)
    )
    options = arguments.options_of(title, option)
    if save_records is not None and save_records.exists() and not save_records.is_dir():
        raise BadInput(f"{save_records} is a file; name a folder for the records")
    words = words_of(title) if has_words(title) else None
    with Meter(f"simulating {game}", matches) as meter:
        found = lab.simulate(
            game, seats, matches, seed or 0, options, meter.show, records_to=save_records
        )
    if json:
        print_json(found)
        return
    _print(found, console(), words)


def _print(found: dict[str, Any], out: Console, words: Words | None) -> None:
    turns, decisions = found["turns"], found["decisions"]
    options = [
        f", {option.name} {choice if choice in option.choices else 'of your own'}"
        for option in signoria.load(found["game"]).options
        if (choice := found["options"][option.name]) != option.default
    ]
    out.print(
        f"[bold]{found['game']}[/], {found['matches']} matches, "
        f"{len(found['bots'])} players{''.join(options)}"
    )
    out.print(
        f"length: {turns['mean']:.1f} ± {turns['sd']:.1f} turns "
        f"({turns['min']} to {turns['max']}), {decisions['mean']:.1f} decisions"
    )
    endings = ", ".join(f"{name} {count}" for name, count in found["endings"].items())
    out.print(f"endings: {endings}")
    seats = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("seat", "bot", "mean score", "sd", "win share"):
        seats.add_column(heading, justify="left" if heading == "bot" else "right")
    for row, bot in zip(found["seats"], found["bots"], strict=True):
        seats.add_row(str(row["seat"] + 1), bot, *_score_and_share(row))
    out.print(seats)
    starts = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("turn order", "mean score", "sd", "win share"):
        starts.add_column(heading, justify="right")
    for row in found["start_positions"]:
        starts.add_row(str(row["position"] + 1), *_score_and_share(row))
    out.print(starts)
    out.print("[bold]points by source[/], mean per player")
    _bars(out, {_source(words, k): v for k, v in found["sources"].items() if v}, "{:.2f}")
    if found["places"]:
        out.print("[bold]places scored[/], pillars per match")
        _bars(out, {_place(words, k): v for k, v in found["places"].items()}, "{:.2f}")
    out.print("[bold]final scores[/], number of players")
    _bars(out, {f"{b['from']} to {b['to']}": b["count"] for b in found["scores"]}, "{:.0f}")


def _score_and_share(row: dict[str, Any]) -> tuple[str, str, str]:
    score = row["score"]
    return f"{score['mean']:.1f}", f"{score['sd']:.1f}", f"{row['win_share']:.1%}"


def _source(words: Words | None, source: str) -> str:
    return source if words is None else words.source(source)


def _place(words: Words | None, place: str) -> str:
    return place if words is None else str(words.word("place", place))


def _bars(out: Console, values: dict[str, float], form: str) -> None:
    """A horizontal bar per value, in plain characters."""
    longest = max([*values.values(), 1e-9])
    margin = max(len(label) for label in values)
    room = min(BAR, out.width - margin - 14)
    for label, value in values.items():
        bar = "█" * max(0, round(room * value / longest))
        out.print(f"  {label:<{margin}}  {form.format(value):>8}  {bar}")
