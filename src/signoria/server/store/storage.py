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
from itertools import chain
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from signoria.server.store import schema
from signoria.server.store.changes import Change
from signoria.server.store.database import AUTOCOMMIT, open_database
from signoria.server.store.rows import Entry

T = TypeVar("T")

LARGEST_INSERT: Final = 500
"""So many entries go into one statement; databases limit the number of its values."""

GATHERING: Final = 0.001
"""Seconds that the writer waits for more where several moves came together: a commit of many takes
hardly longer than a commit of few, and the processor is left to the tables."""

log = logging.getLogger(__name__)


class NotSaved(Exception):
    """The database has not taken a change; nothing of it is written."""


Done = Callable[[NotSaved | None], None]


class Job:
    """Something to write, and whom to tell."""

    __slots__ = ("change", "done", "entry")

    def __init__(self, entry: Entry | None, change: Change, done: Done) -> None:
        self.entry = entry
        self.change = change
        self.done = done


class Storage:
    """The database.  Reading happens in threads of its own; writing as the module says."""

    def __init__(self, url: str) -> None:
        """Open or create the database and bring its schema up to date.  Raises `BadDatabase`."""
        self.engine: Final = open_database(url)
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

    def append(self, entry: Entry, done: Done, also: Change = ()) -> None:
        """Make a revision durable, then call `done` on the event loop, with what went wrong."""
        self._put(Job(entry, also, done))

    async def save(self, change: Change) -> None:
        """Write a change in one transaction; returns when it is durable.  Raises `NotSaved`."""
        saved: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(problem: NotSaved | None) -> None:
            if saved.cancelled():
                return
            if problem is None:
                saved.set_result(None)
            else:
                saved.set_exception(problem)

        self._put(Job(None, change, done))
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
    ) -> list[tuple[Done, NotSaved | None]]:
        """Write a group in one transaction; if that fails, each job alone, to save what can be."""
        if self._write_moves(connection, group):
            return [(job.done, None) for job in group]
        try:
            with connection.begin():
                self._transact(connection, group)
        except SQLAlchemyError as problem:
            if len(group) == 1:
                log.error("not saved: %s", problem)
                return [(group[0].done, NotSaved(str(problem)))]
            return [settled for job in group for settled in self._write(connection, [job])]
        return [(job.done, None) for job in group]

    def _write_moves(self, connection: Connection, group: list[Job]) -> bool:
        """Write a group that is nothing but entries: one statement is a transaction by itself.

        False if it is more, or went wrong; nothing is written then.
        """
        entries = [job.entry for job in group if job.entry is not None and not job.change]
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
            for statement, values in job.change:
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


def _settle(settled: list[tuple[Done, NotSaved | None]]) -> None:
    """Tell everybody of a group; trouble with one must not keep the others waiting."""
    for done, problem in settled:
        try:
            done(problem)
        except Exception:
            log.exception("after a commit")
