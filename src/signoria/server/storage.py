"""What the server remembers: one SQLite file, or a PostgreSQL database by its URL.

All writing is done by one thread.  The event loop hands over what one turn of it has brought; the
writer takes everything that waits, writes it in one transaction, commits, and only then tells those
who wait: under load many moves share one sync of the disk (group commit), and a move that is alone
does not wait for others.

Writer and event loop share one interpreter: what the writer computes, the tables wait for, and each
call of the database gives the interpreter away and waits to get it back.  So moves, which are nearly
all there is to write, go to the driver directly, with one statement for a group (100 µs less per
group than by way of SQLAlchemy).  Everything else, and whatever fails, goes by way of SQLAlchemy.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, Executable, create_engine, event, select
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from signoria.server import schema
from signoria.server.messages import ChatLine

T = TypeVar("T")

MIGRATIONS: Final = Path(__file__).parent / "migrations"

AUTOCOMMIT: Final = "AUTOCOMMIT"
"""How the writer is connected: a statement is a transaction unless it says BEGIN."""

LARGEST_INSERT: Final = 500
"""So many entries go into one statement; databases limit the number of its values."""

GATHERING: Final = 0.001
"""Seconds that the writer waits for more where several moves came together: a commit of many takes
hardly longer than a commit of few, and the processor is left to the tables."""

CHAT_KEPT: Final = 200
"""So many lines of a table's chat are read and shown; older ones stay in the database."""

log = logging.getLogger(__name__)


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


Statement = tuple[Executable, Any]
Done = Callable[[Exception | None], None]


class Job:
    """Something to write, and whom to tell."""

    __slots__ = ("done", "entry", "statements")

    def __init__(self, entry: Entry | None, statements: Sequence[Statement], done: Done) -> None:
        self.entry = entry
        self.statements = statements
        self.done = done


class Storage:
    """The database.  Reading happens in threads of its own; writing as the module says."""

    def __init__(self, url: str) -> None:
        """Open or create the database and bring its schema up to date."""
        self.engine: Final = _engine(database_url(url))
        with self.engine.begin() as connection:
            config = Config()
            config.set_main_option("script_location", str(MIGRATIONS))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
        self._inserts: Final[dict[int, str]] = {}
        self._driver_error: Final[type[Exception]] = self.engine.dialect.loaded_dbapi.Error
        self._gathered: list[Job] = []
        self._jobs: SimpleQueue[list[Job]] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writer = Thread(target=self._write_all, name="storage writer", daemon=True)

    def start(self) -> None:
        """Begin to write, answering on the running event loop."""
        self._loop = asyncio.get_running_loop()
        self._writer.start()

    async def stop(self) -> None:
        """Finish what is queued and close the database."""
        self._hand_over()
        self._jobs.put([])
        await asyncio.to_thread(self._writer.join)
        self.engine.dispose()

    # ---- writing ---------------------------------------------------------------------------------

    def append(self, entry: Entry, done: Done, also: Sequence[Statement] = ()) -> None:
        """Make a revision durable, then call `done` on the event loop, with what went wrong."""
        self._put(Job(entry, also, done))

    async def save(self, *statements: Statement) -> None:
        """Carry out statements in one transaction; returns when they are durable.

        Raises `SQLAlchemyError`; nothing is written then.
        """
        saved: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(problem: Exception | None) -> None:
            if saved.cancelled():
                return
            if problem is None:
                saved.set_result(None)
            else:
                saved.set_exception(problem)

        self._put(Job(None, statements, done))
        await saved

    def _put(self, job: Job) -> None:
        """Gather what is to be written; the writer gets it when the event loop has had its turn."""
        if not self._gathered:
            assert self._loop is not None
            self._loop.call_soon(self._hand_over)
        self._gathered.append(job)

    def _hand_over(self) -> None:
        if self._gathered:
            self._jobs.put(self._gathered)
            self._gathered = []

    def _write_all(self) -> None:
        assert self._loop is not None
        group: list[Job] = []
        with self.engine.connect().execution_options(isolation_level=AUTOCOMMIT) as connection:
            while group := self._next_group(len(group)):
                self._loop.call_soon_threadsafe(_settle, self._write(connection, group))

    def _next_group(self, before: int) -> list[Job]:
        """Wait for jobs and take all that are there; none once the storage is stopped.

        Where several came together `before`, more will come in a moment: they are waited for.
        """
        group = self._jobs.get()
        if group and before > 1:
            time.sleep(GATHERING)
        while group and not self._jobs.empty():
            more = self._jobs.get()
            if not more:
                self._jobs.put(more)
                break
            group += more
        return group

    def _write(
        self, connection: Connection, group: list[Job]
    ) -> list[tuple[Done, Exception | None]]:
        """Write a group in one transaction; if that fails, each job alone, to save what can be."""
        if self._write_moves(connection, group):
            return [(job.done, None) for job in group]
        try:
            with connection.begin():
                self._transact(connection, group)
        except SQLAlchemyError as problem:
            if len(group) == 1:
                log.error("not saved: %s", problem)
                return [(group[0].done, problem)]
            return [settled for job in group for settled in self._write(connection, [job])]
        return [(job.done, None) for job in group]

    def _write_moves(self, connection: Connection, group: list[Job]) -> bool:
        """Write a group that is nothing but entries: one statement is a transaction by itself.

        False if it is more, or went wrong; nothing is written then.
        """
        entries = [job.entry for job in group if job.entry is not None and not job.statements]
        if len(entries) < len(group) or len(group) > LARGEST_INSERT:
            return False
        try:
            cursor = connection.connection.cursor()
            cursor.execute(self._insert(len(entries)), _values(entries))
            cursor.close()
        except (SQLAlchemyError, self._driver_error):
            return False
        return True

    def _transact(self, connection: Connection, group: list[Job]) -> None:
        """Write anything, in the transaction that it begins."""
        connection.exec_driver_sql("BEGIN")
        entries = [job.entry for job in group if job.entry is not None]
        for first in range(0, len(entries), LARGEST_INSERT):
            some = entries[first : first + LARGEST_INSERT]
            connection.exec_driver_sql(self._insert(len(some)), tuple(_values(some)))
        for job in group:
            for statement, values in job.statements:
                connection.execute(statement, values)

    def _insert(self, rows: int) -> str:
        """The statement that writes so many entries."""
        statement = self._inserts.get(rows)
        if statement is None:
            columns = Entry.__struct_fields__
            mark = "?" if self.engine.dialect.paramstyle == "qmark" else "%s"
            row = f"({', '.join([mark] * len(columns))})"
            statement = (
                f"INSERT INTO {schema.entries.name} ({', '.join(columns)})"
                f" VALUES {', '.join([row] * rows)}"
            )
            self._inserts[rows] = statement
        return statement

    # ---- reading ---------------------------------------------------------------------------------

    async def read(self, question: Callable[..., T], *args: Any) -> T:
        """Ask the database in a thread: `question` gets a connection and the arguments."""
        return await asyncio.to_thread(self._read, question, *args)

    def _read(self, question: Callable[..., T], *args: Any) -> T:
        with self.engine.connect() as connection:
            return question(connection, *args)


def _values(entries: Sequence[Entry]) -> list[Any]:
    """All values of all entries in a row."""
    return list(chain.from_iterable(map(msgspec.structs.astuple, entries)))


def _settle(settled: list[tuple[Done, Exception | None]]) -> None:
    """Tell everybody of a group; trouble with one must not keep the others waiting."""
    for done, problem in settled:
        try:
            done(problem)
        except Exception:
            log.exception("after a commit")


def database_url(text: str) -> URL:
    """A database's URL, with the driver we use for PostgreSQL."""
    url = make_url(text)
    if url.drivername in ("postgres", "postgresql"):
        url = url.set(drivername="postgresql+psycopg")
    return url


def _engine(url: URL) -> Engine:
    engine = create_engine(url)
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say, also around migrations
    cursor = connection.cursor()
    for pragma in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "busy_timeout=5000",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    if connection.get_execution_options().get("isolation_level") != AUTOCOMMIT:
        connection.exec_driver_sql("BEGIN")


# ---- questions to the database ---------------------------------------------------------------------


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
