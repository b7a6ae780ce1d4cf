"""Arguments and options that several commands share: their types, their checks, their completion."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

import signoria
from signoria.cli.failures import BadInput
from signoria.kernel.game import Game
from signoria.kernel.options import BadText, Option, decoded, resolve
from signoria.kernel.reasons import BadOption, BadRecord


def _complete_game(incomplete: str) -> list[str]:
    return [name for name in signoria.games() if name.startswith(incomplete)]


def _complete_option(incomplete: str) -> list[str]:
    return [
        f"{option.name}={choice}"
        for name in signoria.games()
        for option in signoria.load(name).options
        for choice in option.choices
        if f"{option.name}={choice}".startswith(incomplete)
    ]


def complete_bots(incomplete: str) -> list[str]:
    """What the last of some names with commas may become."""
    from signoria import bots

    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in bots.names() if name.startswith(last)]


def _first_game() -> str:
    return signoria.games()[0]


GameName = Annotated[
    str,
    typer.Argument(
        default_factory=_first_game,
        help="Title to play; `signoria games` lists them.",
        autocompletion=_complete_game,
        metavar="GAME",
    ),
]
Processes = Annotated[
    int | None,
    typer.Option("--processes", help="Workers; one per core by default.", metavar="N", min=1),
]
Players = Annotated[
    int | None,
    typer.Option("--players", "-p", help="Number of players; the most by default.", metavar="N"),
]
Seed = Annotated[
    int | None,
    typer.Option("--seed", "-s", help="The same seed gives the same result.", metavar="N"),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        help="Table option, such as variant=advanced or deck=@my-deck.toml; may be repeated.",
        metavar="NAME=VALUE",
        autocompletion=_complete_option,
    ),
]
Json = Annotated[bool, typer.Option("--json", help="Print one JSON document; see docs/cli.md.")]
BotNames = Annotated[
    str | None,
    typer.Option(
        "--bots",
        help="Bots by seat, separated by commas; the last one fills up.",
        metavar="BOT,BOT",
        autocompletion=complete_bots,
    ),
]
Matches = Annotated[
    int, typer.Option("--matches", "-m", help="How many matches to play.", metavar="N", min=1)
]


def options_of(game: Game, given: Sequence[str] | None) -> dict[str, str]:
    """`name=value` words as options that the title has.  Raises `BadOption` or `BadInput`.

    The value `@FILE` is what the file says, for options of which people may write a choice.
    """
    known = {option.name: option for option in game.options}
    chosen: dict[str, object] = {}
    for word in given or ():
        name, equals, value = [part.strip() for part in word.partition("=")]
        if not equals:
            raise BadInput(
                f"option {word!r} has no value; write it as name=value, such as {word}=VALUE; "
                "`signoria games` lists names and values"
            )
        option = known.get(name)
        if option is not None and option.read is not None and value not in option.choices:
            value = _written(game, option, value)
        chosen[name] = value
    return {name: value for name, value in resolve(game.options, chosen).items() if name in chosen}


def _written(game: Game, option: Option, value: str) -> str:
    """The text of the file that `@FILE` names, if it can be chosen.  Raises `BadInput`."""
    from signoria.texts.titles import words_at_hand

    assert option.read is not None
    if not value.startswith("@"):
        raise BadInput(
            f"option {option.name!r} cannot be {value!r}; choose one of "
            f"{', '.join(option.choices)}, or name a file of your own: {option.name}=@FILE"
        )
    path = Path(value[1:])
    try:
        return option.read(decoded(read_bytes(path, option.name)))
    except BadText as problem:
        first = problem.faults[0]
        line = f"line {first.line}: " if first.line else ""
        raise BadInput(
            f"{path} cannot be used: {line}{words_at_hand(game).fault(first)} "
            f"Everything that is wrong: signoria {option.name} check {path}"
        ) from problem


def players_of(game: Game, players: int | None) -> int:
    """A number of players that the title allows.  Raises `BadInput`."""
    low, high = game.player_counts[0], game.player_counts[-1]
    if players is None:
        return high
    if players not in game.player_counts:
        raise BadInput(
            f"{game.name} cannot be played by {players}; it is for {low} to {high} players; "
            f"use --players {low} to --players {high}"
        )
    return players


def usual_bots(game: Game) -> str:
    """Who plays where no bots are named: greedy ones, if they know the title."""
    from signoria.games import title_of

    return "random" if title_of(game).expertise is None else "greedy"


def bots_of(names: str, seats: int) -> list[str]:
    """One bot per seat; the last name fills up.  Raises `BadInput`."""
    from signoria import bots

    listed = [name.strip() for name in names.split(",") if name.strip()]
    if not listed:
        raise BadInput(f"no bot was named; choose from {', '.join(bots.names())}")
    for name in listed:
        try:
            bots.make(name)
        except BadOption as problem:
            raise BadInput(str(problem)) from None
    if len(listed) > seats:
        raise BadInput(
            f"{len(listed)} bots were named for {seats} seats; name fewer or raise --players"
        )
    return listed + [listed[-1]] * (seats - len(listed))


def read_record(path: Path) -> dict[str, Any]:
    """A match file.  Raises `BadInput` if it cannot be read as one."""
    from signoria import records

    data = read_bytes(path, "match file")
    try:
        return records.from_bytes(data, str(path))
    except BadRecord as problem:
        raise BadInput(f"{problem}; name a file that signoria wrote") from problem


def read_bytes(path: Path, what: str) -> bytes:
    """What is in a file.  Raises `BadInput`."""
    if path.is_dir():
        raise BadInput(f"{path} is a folder, not a {what}; name one of the files in it")
    try:
        return path.read_bytes()
    except OSError as problem:
        raise BadInput(
            f"cannot read {path}: {problem.strerror}; name a {what} that exists"
        ) from problem
