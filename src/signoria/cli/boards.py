"""The tables that the terminal can draw."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType

from signoria.cli.board import Board
from signoria.cli.failures import BadInput
from signoria.games import find, names
from signoria.texts.words import Words


def board_of(game: str) -> Board:
    """The board of a title.  Raises `BadInput` for a title without one."""
    board = find(game).board
    if board is None:
        drawn = ", ".join([name for name in names() if find(name).board is not None])
        raise BadInput(f"the table of {game!r} cannot be drawn; titles with a board: {drawn}")
    return board


def draw(view: Mapping[str, Any], seats: Sequence[str], words: Words, width: int) -> RenderableType:
    """The table as a view shows it.  Raises `BadInput` for a title without a drawn board."""
    return board_of(view["game"]).draw(view, seats, words, width)


def spelled(view: Mapping[str, Any], typed: str) -> list[str]:
    """The text forms of the actions that something short stands for; none if it is no such thing.

    Raises `BadInput` for what can be seen to be impossible.
    """
    return board_of(view["game"]).spelled(view, typed)
