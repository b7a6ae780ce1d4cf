"""What the server reads: questions for `Storage.read`, each with a connection to ask."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, select

from signoria.server.messages import ChatLine
from signoria.server.store import schema
from signoria.server.store.rows import Entry, SeatRow, TableRow

CHAT_KEPT: Final = 200
"""So many lines of a table's chat are read and shown; older ones stay in the database."""


def find_table(connection: Connection, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
    """A table and who sits at it."""
    found = find_tables(connection, [table_id])
    return found[0] if found else None


def find_tables(connection: Connection, ids: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables and who sits at them, in the order of their ids' creation."""
    tables, seats = schema.tables.c, schema.seats.c
    rows = connection.execute(
        select(schema.tables).where(tables.id.in_(ids)).order_by(tables.created, tables.id)
    ).mappings()
    found = {row["id"]: (TableRow(**row), list[SeatRow]()) for row in rows}
    sitting = connection.execute(
        select(schema.seats).where(seats.table_id.in_(ids)).order_by(seats.number)
    ).mappings()
    for row in sitting:
        values = dict(row)
        found[values.pop("table_id")][1].append(SeatRow(**values))
    return list(found.values())


def read_entries(connection: Connection, table_id: str) -> list[Entry]:
    """The log of a table."""
    columns = schema.entries.c
    rows = connection.execute(
        select(schema.entries).where(columns.table_id == table_id).order_by(columns.number)
    )
    return [Entry(*row) for row in rows]


def read_chat(connection: Connection, table_id: str) -> list[ChatLine]:
    """What was said at a table, the last lines of it."""
    columns = schema.chat.c
    rows = connection.execute(
        select(columns.seat, columns.name, columns.text, columns.at)
        .where(columns.table_id == table_id)
        .order_by(columns.id.desc())
        .limit(CHAT_KEPT)
    )
    return [ChatLine(*row) for row in rows][::-1]


def tables_of_guest(connection: Connection, guest: str) -> list[str]:
    """The tables where a guest sits or which they opened."""
    tables, seats = schema.tables.c, schema.seats.c
    rows = connection.execute(
        select(tables.id)
        .where(
            (tables.host == guest)
            | tables.id.in_(select(seats.table_id).where(seats.guest == guest))
        )
        .order_by(tables.created.desc())
        .limit(100)
    )
    return [row.id for row in rows]


def listed_tables(connection: Connection) -> list[str]:
    """Open tables that anybody may join, the newest first."""
    tables = schema.tables.c
    rows = connection.execute(
        select(tables.id)
        .where(tables.status == "open", tables.listed)
        .order_by(tables.created.desc())
        .limit(50)
    )
    return [row.id for row in rows]


def running_with_bots(connection: Connection) -> list[str]:
    """Running tables where a bot may have to go on."""
    tables, seats = schema.tables.c, schema.seats.c
    rows = connection.execute(
        select(tables.id).where(
            tables.status == "running",
            tables.id.in_(select(seats.table_id).where(seats.kind == "bot")),
        )
    )
    return [row.id for row in rows]


def guest_name(connection: Connection, guest: str) -> str:
    """The name a guest has chosen; empty for none."""
    columns = schema.guests.c
    found = connection.execute(select(columns.name).where(columns.id == guest)).scalar()
    return found or ""
