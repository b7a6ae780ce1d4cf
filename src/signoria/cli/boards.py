"""The tables that the terminal can draw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from signoria.cli.board import Board
from signoria.games import find
from signoria.texts.words import Words


def board_of(game: str) -> Board:
    """The board of a title; a plain list for one that draws none."""
    return find(game).board or Board(draw_plainly)


def draw_plainly(
    view: Mapping[str, Any],
    seats: Sequence[str],  # noqa: ARG001 - a `Draw`
    words: Words,  # noqa: ARG001
    width: int,  # noqa: ARG001
) -> RenderableType:
    """All that a view shows, a line for each of its keys."""
    grid = Table.grid(padding=(0, 2))
    for key, value in view.items():
        grid.add_row(Text(key, style="bold"), Text(str(value)))
    return grid


def draw(view: Mapping[str, Any], seats: Sequence[str], words: Words, width: int) -> RenderableType:
    """The table as a view shows it."""
    return board_of(view["game"]).draw(view, seats, words, width)


def spelled(view: Mapping[str, Any], typed: str) -> list[str]:
    """The text forms of the actions that something short stands for; none if it is no such thing.

    Raises `BadInput` for what can be seen to be impossible.
    """
    return board_of(view["game"]).spelled(view, typed)
