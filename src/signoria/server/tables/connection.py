"""What a table asks of somebody's live connection."""

from __future__ import annotations

from typing import Any, Protocol


class Connection(Protocol):
    """One open browser tab or program."""

    seat: int | None
    guest: str
    name: str

    def post(self, message: bytes) -> None:
        """Send a message, in order, without waiting for it."""
        ...

    def move(self, table: Any) -> None:
        """From now on the table is this `Table`: the one before could not save and was given up."""
        ...
