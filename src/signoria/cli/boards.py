"""Which title's table is drawn by which module."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType

from signoria.cli import board_carrara, board_lorenzo, board_prince
from signoria.cli.failures import BadInput
from signoria.texts.words import Words

Draw = Callable[[Mapping[str, Any], Sequence[str], Words, int], RenderableType]

BOARDS: Final[dict[str, Draw]] = {
    "carrara": board_carrara.draw,
    "lorenzo": board_lorenzo.draw,
    "prince": board_prince.draw,
}

Spell = Callable[[Mapping[str, Any], str], list[str]]

SPELLED: Final[dict[str, Spell]] = {"prince": board_prince.spelled}
"""Titles in which something short can be typed for a run of actions."""


def check_drawable(game: str) -> None:
    """Raises `BadInput` for a title without a drawn board."""
    if game not in BOARDS:
        raise BadInput(
            f"the table of {game!r} cannot be drawn; titles with a board: {', '.join(BOARDS)}"
        )


def draw(view: Mapping[str, Any], seats: Sequence[str], words: Words, width: int) -> RenderableType:
    """The table as a view shows it.  Raises `BadInput` for a title without a drawn board."""
    check_drawable(view["game"])
    return BOARDS[view["game"]](view, seats, words, width)


def spelled(view: Mapping[str, Any], typed: str) -> list[str]:
    """The text forms of the actions that something short stands for; none if it is no such thing.

    Raises `BadInput` for what can be seen to be impossible.
    """
    spell = SPELLED.get(view["game"])
    return [] if spell is None else spell(view, typed)
