"""All tables of the server: brings them to life, forgets them again, and reads lost ones anew."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Sequence
from time import monotonic
from typing import Final

from signoria.kernel.match import Match
from signoria.server.messages import ChatLine, TableInfo
from signoria.server.problems import Refusal
from signoria.server.store import queries
from signoria.server.store.rows import Entry, SeatRow, TableRow
from signoria.server.tables.background import BackgroundTasks
from signoria.server.tables.context import Services
from signoria.server.tables.table import Table
from signoria.server.tables.titles import game_of

IDLE_SECONDS: Final = 60.0
"""After so long without anybody a table is forgotten; the storage has it all."""

GARBAGE: Final = (20_000, 20, 50)
"""When cyclic garbage is looked for: rarely, as tables make next to none but keep a lot."""

PIECE: Final = 25
"""So many entries of a log are played again without a pause: other tables shall not wait for it."""

RECOVERY_SECONDS: Final = 0.5
"""How long a table rests that could not be saved, before it is read again."""

log = logging.getLogger(__name__)


class TableService:
    """See the module's docstring."""

    def __init__(self, services: Services) -> None:
        self.services: Final = services
        self._tables: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._tasks = BackgroundTasks()

    async def start(self) -> None:
        """Begin: bots that owed an answer when the server stopped go on by themselves."""
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        self.services.storage.start()
        self._tasks.start(self._wake_tables())
        self._tasks.start(self._forget_idle())

    async def stop(self) -> None:
        """End: no new moves, and what was begun is written to the end."""
        self.services.is_stopping = True
        self._tasks.cancel()
        for table in self._tables.values():
            table.stop_bots()
        self.services.workers.stop()
        await self.services.storage.stop()

    async def _wake_tables(self) -> None:
        for table_id in await self.services.storage.read(queries.running_with_bots):
            try:
                (await self.table(table_id)).wake_bots()
            except Refusal as problem:
                log.warning("table %s cannot go on: %s", table_id, problem)

    async def _forget_idle(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 4)
            for table_id, table in list(self._tables.items()):
                if table.is_idle and monotonic() - table.used > IDLE_SECONDS:
                    del self._tables[table_id]

    # ---- tables in memory --------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """A table, brought to life if it sleeps.  Raises `Refusal`."""
        table = self._tables.get(table_id)
        if table is None:
            waiting = self._loading.get(table_id)
            if waiting is None:
                waiting = asyncio.ensure_future(self._load(table_id))
                self._loading[table_id] = waiting
                waiting.add_done_callback(lambda _: self._loading.pop(table_id))
            table = await asyncio.shield(waiting)
        table.used = monotonic()
        return table

    def add(self, row: TableRow, seats: list[SeatRow], match: Match | None) -> Table:
        """A table that has just been opened; it begins if it has a match already."""
        table = self._new_table(row, seats)
        self._tables[row.id] = table
        if match is not None:
            table.begin(match)
            table.wake_bots()
        return table

    def _new_table(
        self, row: TableRow, seats: list[SeatRow], chat: list[ChatLine] | None = None
    ) -> Table:
        return Table(self.services, row, seats, chat or [], self._lost)

    async def _load(self, table_id: str) -> Table:
        try:
            table = await self._rebuilt(table_id)
        except Refusal:
            raise
        except Exception as problem:
            log.exception("table %s cannot be read", table_id)
            raise Refusal("internal") from problem
        self._tables[table_id] = table
        return table

    async def _rebuilt(self, table_id: str) -> Table:
        """A table out of what is stored: its log is played again."""
        read = self.services.storage.read
        found = await read(queries.find_table, table_id)
        if found is None:
            raise Refusal("unknown_table", table=table_id)
        row, seats = found
        table = self._new_table(row, seats, await read(queries.read_chat, table_id))
        if row.status != "open":
            await _replay(table, row, seats, await read(queries.read_entries, table_id))
        return table

    def _lost(self, table: Table) -> None:
        """A table could not save: read it again from the storage, with everybody at it."""
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        self._tasks.start(self._move(table))

    async def _move(self, lost: Table) -> None:
        """Bring everybody to the table anew, after a pause: the disk may need it."""
        while not self.services.is_stopping:
            await asyncio.sleep(RECOVERY_SECONDS)
            try:
                table = await self.table(lost.id)
            except Refusal:
                continue
            for connection in lost.watchers.connections:
                connection.move(table)
                table.attach(connection, None)
            table.wake_bots()
            return

    # ---- lists -------------------------------------------------------------------------------------

    async def listed(self, ids: Sequence[str], guest: str) -> list[TableInfo]:
        """Tables for a list, in order; those that are not running are not brought to life for it."""
        asleep = [table_id for table_id in ids if table_id not in self._tables]
        found = await self.services.storage.read(queries.find_tables, asleep) if asleep else []
        rows = {row.id: (row, seats) for row, seats in found}
        tables = await asyncio.gather(*(self._glanced_at(table_id, rows) for table_id in ids))
        for table in tables:
            await table.settled()
        return [table.info(guest, table.context.seat_of(guest)) for table in tables]

    async def _glanced_at(
        self, table_id: str, rows: dict[str, tuple[TableRow, list[SeatRow]]]
    ) -> Table:
        """A table that is enough for a list, out of what was read of those that slept."""
        table = self._tables.get(table_id)
        if table is not None:
            return table
        if table_id not in rows or rows[table_id][0].status == "running":
            try:
                return await self.table(table_id)
            except Refusal:
                if table_id not in rows:
                    raise
        return self._new_table(*rows[table_id])


async def _replay(
    table: Table, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]
) -> None:
    """Play the stored log of a table again.  Raises `Refusal` if it does not fit this version."""
    game = game_of(row.game)
    if row.rules != game.rules_version:
        raise Refusal("old_rules", detail=f"rules {row.rules}, now {game.rules_version}")
    names = tuple(seat.name for seat in seats)
    try:
        live = table.begin(Match(game, len(seats), int(row.seed), row.options, names, row.opening))
        for number, entry in enumerate(entries):
            if number % PIECE == 0:
                await asyncio.sleep(0)
            live.retrace(entry)
            table.context.touched_at = entry.at
    except Exception as problem:
        log.warning("table %s cannot be played again", row.id, exc_info=problem)
        raise Refusal("unreadable_table", detail=str(problem)) from problem
