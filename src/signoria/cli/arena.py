"""`signoria arena`: which bot is stronger?"""

from __future__ import annotations

from typing import Annotated

import typer
from rich import box
from rich.table import Table

import signoria
from signoria.cli import arguments
from signoria.cli.output import Meter, console, print_json


def arena(
    game: arguments.GameName = "carrara",
    seats: Annotated[
        str,
        typer.Option(
            "--seats",
            "--bots",
            help="Bots by seat, separated by commas; the last one fills up.",
            metavar="BOT,BOT",
        ),
    ] = "greedy,random",
    matches: arguments.Matches = 200,
    players: arguments.Players = None,
    option: arguments.Options = None,
    seed: arguments.Seed = 0,
    json: arguments.Json = False,
) -> None:
    """Let bots play each other fairly: every deal is played from every seat.

    Win shares come with a 95 % interval. If fewer bots than players are named, the last one fills
    up.

    Example: signoria arena carrara --seats greedy,random,random,random --matches 200
    """
    from signoria.ai.arena import arena as play_arena

    title = signoria.load(game)
    bots = arguments.bots_of(seats, arguments.players_of(title, players))
    options = arguments.options_of(title, option)
    with Meter(f"arena of {game}", matches) as meter:
        result = play_arena(game, bots, matches, seed or 0, options, meter.show)
    if json:
        print_json(result.as_dict())
        return
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("bot", "seats", "wins", "share", "95 % interval", "mean score", "ms/decision"):
        grid.add_column(heading, justify="left" if heading == "bot" else "right")
    for row in result.bots:
        grid.add_row(
            row.bot,
            str(row.seats),
            f"{row.wins:.1f}",
            f"{row.share:.1%}",
            f"{row.low:.1%} to {row.high:.1%}",
            f"{row.mean_score:.1f}",
            f"{row.ms_per_decision:.2f}",
        )
    out = console()
    out.print(f"[bold]{game}[/], {matches} matches, {', '.join(bots)}, seed {result.seed}")
    out.print(grid)
