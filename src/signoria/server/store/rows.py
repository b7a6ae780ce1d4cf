"""The rows of the database as the rest of the server sees them, and the times written in them."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec


def now() -> str:
    """The time as it is sent: ISO 8601, UTC."""
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def written_time(milliseconds: int) -> str:
    """The time of an entry as it is sent."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="milliseconds")


class Entry(msgspec.Struct, frozen=True):
    """One revision of a running table.

    `action` is the action of a `play`, and how many decisions an `undo` took back;
    `outcomes` are the chance results that followed a `play`.
    """

    table_id: str
    number: int
    kind: str
    seat: int
    action: int
    outcomes: str
    at: int
    """Milliseconds since 1970."""


class SeatRow(msgspec.Struct):
    """Who holds a seat."""

    number: int
    kind: str
    name: str = ""
    bot: str = ""
    guest: str = ""
    resigned: bool = False
    hints: int = 0
    """How many were taken, where they are limited."""


class TableRow(msgspec.Struct, kw_only=True):
    """A table without its log."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    pace: str
    listed: bool
    status: str
    host: str
    created: str
    touched: str
    seed: str = ""
    opening: list[int] = []
    scores: list[int] = []
    winners: list[int] = []
    rematch: str = ""
    hints: str = "none"
