"""`signoria arena`: which bot is stronger?"""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

import signoria
from signoria.cli import arguments
from signoria.cli.failures import BadInput
from signoria.cli.output import Meter, console, print_json

if TYPE_CHECKING:
    from signoria.ai.arena.arena import ArenaResult, Decided, Mirror


def arena(
    game: arguments.GameName,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            "--bots",
            help="Bots by seat, separated by commas; the last one fills up.",
            metavar="BOT,BOT",
            autocompletion=arguments.complete_bots,
        ),
    ] = None,
    matches: arguments.Matches = 200,
    players: arguments.Players = None,
    option: arguments.Options = None,
    seed: arguments.Seed = 0,
    budget: Annotated[
        float | None,
        typer.Option("--budget", help="Milliseconds to think per decision.", metavar="MS"),
    ] = None,
    until: Annotated[
        str | None,
        typer.Option(
            "--until",
            help="Stop when a sequential test tells these two win shares of the first bot apart.",
            metavar="H0,H1",
        ),
    ] = None,
    mirror: Annotated[
        bool,
        typer.Option("--mirror", help="Add the control: the first bot against itself."),
    ] = False,
    log: Annotated[
        Path | None,
        typer.Option(
            "--log",
            help="Keep finished matches here, and go on with those that it holds.",
            metavar="FILE",
        ),
    ] = None,
    report: Annotated[
        Path | None,
        typer.Option("--report", help="Write a page with plots.", metavar="FILE.html"),
    ] = None,
    on: Annotated[
        str | None,
        typer.Option("--on", help="Play on Ray: `ray` or `ray://HOST:PORT`.", metavar="RAY"),
    ] = None,
    processes: arguments.Processes = None,
    json: arguments.Json = False,
) -> None:
    """Let bots play each other fairly: every deal is played from every seat.

    Win shares come with 95 % intervals, ratings put all bots on one scale. If fewer bots than
    players are named, the last one fills up.

    Example: signoria arena --seats greedy,random,random,random --matches 200
    """
    from signoria.ai.arena import on_ray
    from signoria.ai.arena.arena import arena as play_arena
    from signoria.lab import arena_report

    title = signoria.load(game)
    usual = arguments.usual_bots(title)
    seats = seats or ("greedy,random" if usual == "greedy" else usual)
    bots = arguments.bots_of(seats, arguments.players_of(title, players))
    options = arguments.options_of(title, option)
    if report is not None:
        arena_report.check_place(report)
    with Meter(f"arena of {game}", matches) as meter:
        result = play_arena(
            game,
            bots,
            matches,
            seed or 0,
            options,
            meter.show,
            processes,
            budget_ms=budget,
            until=None if until is None else _shares(until),
            mirror=mirror,
            log=log,
            on=None if on is None else on_ray.executor(on, processes),
        )
    if report is not None:
        words = ["signoria", "arena", game, "--seats", ",".join(bots), "--matches", str(matches)]
        words += ["--players", str(len(bots)), "--seed", str(seed or 0)]
        words += [word for one in option or () for word in ("--option", one)]
        words += [] if budget is None else ["--budget", f"{budget:g}"]
        words += [] if until is None else ["--until", until]
        words += ["--mirror"] if mirror else []
        arena_report.write(report, result, shlex.join(words))
    if json:
        print_json(result.as_dict())
    else:
        _print(result, report, console())


def _shares(text: str) -> tuple[float, float]:
    """Two shares as they are typed.  Raises `BadInput`."""
    try:
        low, high = [float(word) for word in text.split(",")]
    except ValueError as problem:
        raise BadInput(
            f"--until {text!r} is not two win shares; write them as --until 0.25,0.35"
        ) from problem
    return low, high


def _print(result: ArenaResult, report: Path | None, out: Console) -> None:
    from signoria.lab.arena_report import failures, rating_range

    stopped = result.test is not None and result.test.verdict != "undecided"
    out.print(
        f"[bold]{result.game}[/], {result.matches} matches{' (stopped by the test)' if stopped else ''}, "
        f"{', '.join(result.seats)}, seed {result.seed}"
    )
    grid = _grid("bot", "seats", "wins", "share", "95 % interval", "over deals")
    for row in result.bots:
        grid.add_row(
            row.bot,
            str(row.seats),
            f"{row.wins:.1f}",
            f"{row.share:.1%}",
            f"{row.low:.1%} to {row.high:.1%}",
            f"{row.block_low:.1%} to {row.block_high:.1%}",
        )
    out.print(grid)
    grid = _grid("bot", "rating", "95 % interval", "mean rank", "mean score", "lead")
    for row in result.bots:
        grid.add_row(
            row.bot,
            f"{row.rating:.0f}",
            rating_range(result, row, "fixed"),
            f"{row.mean_rank:.2f}",
            f"{row.mean_score:.1f}",
            f"{row.margin:+.1f}",
        )
    out.print(grid)
    budget = ["over budget"] if result.budget_ms else []
    grid = _grid("bot", "decisions", "ms/decision", "95 % below", "longest", *budget)
    for row in result.bots:
        grid.add_row(
            row.bot,
            str(row.decisions),
            f"{row.ms_per_decision:.2f}",
            f"{row.ms_p95:.2f}",
            f"{row.ms_max:.2f}",
            *([str(row.over_budget)] if budget else []),
        )
    out.print(grid)
    for sentence in failures(result):
        out.print(sentence, style="red", soft_wrap=True)
    if result.test is not None:
        out.print(_tested(result.test), soft_wrap=True)
    if result.mirror is not None:
        out.print(_reflected(result.mirror), soft_wrap=True)
    if report is not None:
        out.print(f"report: {report}", soft_wrap=True)


def _grid(*headings: str) -> Table:
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in headings:
        grid.add_column(heading, justify="left" if heading == "bot" else "right")
    return grid


def _tested(test: Decided) -> str:
    said = {
        "accepted": f"accepted, {test.bot} wins more than {test.h0:.1%}",
        "rejected": f"rejected, {test.bot} wins less than {test.h1:.1%}",
        "undecided": "undecided",
    }[test.verdict]
    return f"test of {test.h0:.1%} against {test.h1:.1%}: {said}, after {test.matches} matches"


def _reflected(mirror: Mirror) -> str:
    word = "brackets" if mirror.brackets else "MISSES"
    return (
        f"mirror of {mirror.bot}: {mirror.share:.1%} ({mirror.low:.1%} to {mirror.high:.1%}) "
        f"{word} {mirror.expected:.1%}"
    )
