"""`signoria games`: what can be played."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.table import Table

import signoria
from signoria.cli import arguments
from signoria.cli.output import console, print_json, warning_line
from signoria.games import broken, origin
from signoria.kernel.game import Game
from signoria.kernel.options import Option
from signoria.kernel.reasons import SignoriaError
from signoria.texts.titles import has_words, name_of, words_of
from signoria.texts.words import Words


def games(json: arguments.Json = False) -> None:
    """List the titles with the package they come from, their player counts and table options.

    A title of another package that cannot be loaded is named on stderr.

    Example: signoria games
    """
    listed = [_facts(name) for name in signoria.games()]
    for fault in broken().values():
        warning_line(fault)
    if json:
        print_json({"games": listed, "broken": broken()})
        return
    out = console()
    for name, facts in zip(signoria.games(), listed, strict=True):
        low, high = facts["players"][0], facts["players"][-1]
        out.print(
            f"[bold]{name}[/]  {facts['title']}, {low} to {high} players; "
            f"from the package {facts['package']}",
            soft_wrap=True,
        )
        game = signoria.load(name)
        words = _words(game)
        grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
        for heading in ("option", "choices, * by default", "rule"):
            grid.add_column(heading)
        for option in game.options:
            grid.add_row(option.name, _about(option, words), option.rule)
        out.print(grid)


def _words(game: Game) -> Words | None:
    """The words of a title; none, and a warning, where they cannot be read."""
    try:
        return words_of(game) if has_words(game) else None
    except SignoriaError as problem:
        warning_line(str(problem))
        return None


def _about(option: Option, words: Words | None) -> str:
    """What an option says and, line by line, what its choices mean."""
    if words is None:
        return f"{option.about}: {', '.join(option.choices)}, * {option.default}"
    lines = [words.option(option.name)]
    for choice in option.choices:
        mark = "*" if choice == option.default else " "
        lines.append(f"{mark} {choice}: {words.choice(option.name, choice)}")
    if option.read is not None:
        lines.append(f"  @FILE: {words.choice(option.name, '@FILE')}")
    return "\n".join(lines)


def _facts(name: str) -> dict[str, Any]:
    game = signoria.load(name)
    return {
        "game": name,
        "package": origin(name),
        "title": name_of(game),
        "rules_version": game.rules_version,
        "players": list(game.player_counts),
        "options": [_option_facts(option) for option in game.options],
        "endings": list(game.endings),
    }


def _option_facts(option: Option) -> dict[str, Any]:
    return {
        "name": option.name,
        "choices": option.choices,
        "default": option.default,
        "rule": option.rule,
        "about": option.about,
        "file": option.read is not None,
    }
