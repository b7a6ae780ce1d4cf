"""What the server writes besides moves: each function makes the statements of one change.

`Storage.save` carries a change out in one transaction; `Storage.append` writes it with a move.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Executable, delete, insert, update

from signoria.server.messages import ChatLine
from signoria.server.store import schema
from signoria.server.store.rows import SeatRow, TableRow

Statement = tuple[Executable, Any]
Change = Sequence[Statement]


def guest_named(guest: str, name: str) -> Change:
    """A guest has chosen a name; it replaces an earlier one."""
    return [
        (delete(schema.guests).where(schema.guests.c.id == guest), None),
        (insert(schema.guests), {"id": guest, "name": name}),
    ]


def table_opened(row: TableRow, seats: Sequence[SeatRow]) -> Change:
    """A new table."""
    return [
        (insert(schema.tables), msgspec.structs.asdict(row)),
        (insert(schema.seats), [_seat_values(row.id, seat) for seat in seats]),
    ]


def rematch_opened(table_id: str, rematch: str) -> Change:
    """A table is continued by another one."""
    change = update(schema.tables).where(schema.tables.c.id == table_id)
    return [(change.values(rematch=rematch), None)]


def seat_given(row: TableRow, seat: SeatRow) -> Change:
    """Somebody sits down; the table may begin by it."""
    table = update(schema.tables).where(schema.tables.c.id == row.id)
    return [
        (_seat(row.id, seat.number).values(_seat_values(row.id, seat)), None),
        (table.values(msgspec.structs.asdict(row)), None),
    ]


def seat_resigned(table_id: str, seat: SeatRow) -> Change:
    """A person has left the seat to its bot."""
    return [(_seat(table_id, seat.number).values(kind="bot", bot=seat.bot, resigned=True), None)]


def hint_taken(table_id: str, seat: int, hints: int) -> Change:
    """So many hints were taken at a seat by now."""
    return [(_seat(table_id, seat).values(hints=hints), None)]


def match_over(row: TableRow) -> Change:
    """The match has ended; the row says how."""
    change = update(schema.tables).where(schema.tables.c.id == row.id)
    values = {
        "status": row.status,
        "scores": row.scores,
        "winners": row.winners,
        "touched": row.touched,
    }
    return [(change.values(values), None)]


def line_said(table_id: str, line: ChatLine) -> Change:
    """A word to a table."""
    return [(insert(schema.chat), {"table_id": table_id, **msgspec.structs.asdict(line)})]


def _seat(table_id: str, number: int) -> Any:
    columns = schema.seats.c
    mine: ColumnElement[bool] = (columns.table_id == table_id) & (columns.number == number)
    return update(schema.seats).where(mine)


def _seat_values(table_id: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table_id, **msgspec.structs.asdict(seat)}
