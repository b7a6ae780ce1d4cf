"""`signoria play`: a match at the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import signoria
from signoria.cli import arguments, seating, storage
from signoria.cli.failures import BadInput
from signoria.cli.output import console
from signoria.cli.sitting import Sitting
from signoria.kernel.match import Match
from signoria.texts.titles import words_at_hand


def play(
    game: arguments.GameName,
    players: arguments.Players = None,
    bots: arguments.BotNames = None,
    seat: Annotated[
        int, typer.Option("--seat", help="Your seat, counted from 1.", metavar="N", min=1)
    ] = 1,
    hotseat: Annotated[
        int,
        typer.Option("--hotseat", help="People who share this keyboard.", metavar="N", min=1),
    ] = 1,
    name: Annotated[
        list[str] | None,
        typer.Option("--name", help="Your name; may be repeated for a hotseat.", metavar="NAME"),
    ] = None,
    resume: Annotated[
        str | None,
        typer.Option(
            "--resume", help="Go on with a saved match; `last` is the latest.", metavar="FILE"
        ),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(
            "--save", help="Where to save; the user's data folder by default.", metavar="FILE"
        ),
    ] = None,
    confirm: Annotated[
        bool, typer.Option("--confirm", help="Wait after your turn, so that you can take it back.")
    ] = False,
    option: arguments.Options = None,
    seed: arguments.Seed = None,
) -> None:
    """Play at this terminal: by default you against greedy bots, or against random ones
    where nobody has taught bots the title.

    The match is saved after every decision, so that nothing is lost if the program is stopped.
    Inside, `help` lists the commands.

    Example: signoria play --players 3 --option variant=advanced
    """
    if resume is not None:
        match, path = _resumed(resume, save)
    else:
        match = _new(game, players, bots, seat, hotseat, name or [], option, seed)
        path = _fresh(save, game)
    words = words_at_hand(match.game, options=match.options)
    Sitting(match, path, words, console(), confirm).run()


def _new(
    name: str,
    players: int | None,
    bots: str | None,
    seat: int,
    hotseat: int,
    given: list[str],
    option: list[str] | None,
    seed: int | None,
) -> Match:
    game = signoria.load(name)
    if players is None and hotseat > 1:
        players = max(hotseat, game.player_counts[0])
    count = arguments.players_of(game, players)
    if hotseat > count:
        raise BadInput(
            f"{hotseat} people cannot sit at a table for {count}; raise --players or lower --hotseat"
        )
    if seat > count:
        raise BadInput(f"there is no seat {seat} at a table for {count}; use --seat 1 to {count}")
    people = seating.people_names(hotseat, given)
    others = (
        arguments.bots_of(bots or arguments.usual_bots(game), count - hotseat)
        if count > hotseat
        else []
    )
    seats = seating.seat_names(people, seat - 1, others)
    playing = [seating.bot_of(name) for name in seats]
    return game.new(count, seed, arguments.options_of(game, option), seats, playing)


def _fresh(save: Path | None, game: str) -> Path:
    if save is None:
        return storage.new_match_file(game)
    if save.is_dir():
        raise BadInput(f"{save} is a folder; name a file to save to, such as {save / 'match.json'}")
    if save.exists():
        raise BadInput(
            f"{save} exists already; choose another file, or go on with it: --resume {save}"
        )
    return save


def _resumed(resume: str, save: Path | None) -> tuple[Match, Path]:
    path = storage.latest_match_file() if resume == "last" else Path(resume)
    match = signoria.replay(arguments.read_record(path))
    if match.over:
        raise BadInput(f"the match in {path} is over; look at it with `signoria replay {path}`")
    if match.seed is None:
        raise BadInput(
            f"the match in {path} cannot go on: the record does not contain its seed; "
            "resume a file that `signoria play` saved"
        )
    return match, path if save is None else _fresh(save, match.game.name)
