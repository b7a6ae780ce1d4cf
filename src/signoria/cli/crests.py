"""The mark of each seat, the same on every board: a shape, and a colour beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

CRESTS: Final = ("▲", "●", "■", "◆", "★")
SEAT_STYLES: Final = (
    "bold cyan",
    "bold dark_orange",
    "bold green3",
    "bold orchid",
    "bold yellow3",
)


def crest(seat: int, seats: Sequence[str] | None = None) -> Text:
    """The mark of a seat, with its name if `seats` are given."""
    name = f" {seats[seat]}" if seats is not None else ""
    return Text(f"{CRESTS[seat]}{name}", style=SEAT_STYLES[seat])
