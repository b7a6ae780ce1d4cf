"""Which title's table is drawn by which module."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from signoria.cli import board_carrara
from signoria.cli.failures import BadInput
from signoria.texts.words import Words

Draw = Callable[[Mapping[str, Any], Sequence[str], Words, int], RenderableType]

BOARDS: Final[dict[str, Draw]] = {"carrara": board_carrara.draw}


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


def crest(seat: int, seats: Sequence[str] | None = None) -> Text:
    """The mark of a seat, the same on every board, with its name if `seats` are given."""
    return board_carrara.crest(seat, seats)
