"""The house: all tables of the server, and what guests may do with tables as a whole."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import Sequence
from secrets import choice, randbits
from string import ascii_lowercase, digits
from time import monotonic
from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, update
from sqlalchemy.exc import SQLAlchemyError

import signoria
from signoria.kernel.match import Match
from signoria.kernel.options import resolve
from signoria.kernel.reasons import BadOption
from signoria.server import schema, shelf, storage
from signoria.server.messages import (
    FillSeat,
    Join,
    MyTables,
    NewTable,
    Seated,
    SeatWish,
    TableInfo,
)
from signoria.server.problems import Refusal
from signoria.server.rooms import Room, Services
from signoria.server.storage import SeatRow, Statement, TableRow, now

IDLE_SECONDS: Final = 60.0
"""After so long without anybody a room is forgotten; the storage has it all."""

GARBAGE: Final = (20_000, 20, 50)
"""When cyclic garbage is looked for: rarely, as tables make next to none but keep a lot."""

PIECE: Final = 25
"""So many entries of a log are played again without a pause: other tables shall not wait for it."""

RECOVERY_SECONDS: Final = 0.5
"""How long a table rests that could not be saved, before it is read again."""

BOT_NAMES: Final = (
    "Ser Piero",
    "Madonna Lucrezia",
    "Messer Bartolo",
    "Donna Isotta",
    "Maestro Ambrogio",
)
"""Who sits in the first, second, … seat where no person does."""

log = logging.getLogger(__name__)


class House:
    """See the module's docstring."""

    def __init__(self, services: Services) -> None:
        self.services: Final = services
        self.is_stopping = False
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self._chores: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin: bots that owed an answer when the server stopped go on by themselves."""
        gc.freeze()
        gc.set_threshold(*GARBAGE)
        self.services.storage.start()
        self._do(self._wake_tables())
        self._do(self._tidy())

    async def stop(self) -> None:
        """End: no new moves, and what was begun is written to the end."""
        self.is_stopping = True
        for chore in list(self._chores):
            chore.cancel()
        for room in self._rooms.values():
            room.rest()
        self.services.thinker.stop()
        await self.services.storage.stop()

    def _do(self, chore: Any) -> None:
        task = asyncio.create_task(chore)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def _wake_tables(self) -> None:
        for table_id in await self.services.storage.read(storage.running_with_bots):
            try:
                (await self.room(table_id)).wake_bots()
            except Refusal as problem:
                log.warning("table %s cannot go on: %s", table_id, problem)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(IDLE_SECONDS / 4)
            for table_id, room in list(self._rooms.items()):
                if room.is_idle and monotonic() - room.used > IDLE_SECONDS:
                    del self._rooms[table_id]

    # ---- rooms -------------------------------------------------------------------------------------

    async def room(self, table_id: str) -> Room:
        """A table, brought to life if it sleeps.  Raises `Refusal`."""
        room = self._rooms.get(table_id)
        if room is None:
            waiting = self._loading.get(table_id)
            if waiting is None:
                waiting = asyncio.ensure_future(self._load(table_id))
                self._loading[table_id] = waiting
                waiting.add_done_callback(lambda _: self._loading.pop(table_id))
            room = await asyncio.shield(waiting)
        room.used = monotonic()
        return room

    async def _load(self, table_id: str) -> Room:
        try:
            room = await self._rebuilt(table_id)
        except Refusal:
            raise
        except Exception as problem:
            log.exception("table %s cannot be read", table_id)
            raise Refusal("internal") from problem
        self._rooms[table_id] = room
        return room

    async def _rebuilt(self, table_id: str) -> Room:
        """A room out of what is stored: its log is played again."""
        read = self.services.storage.read
        found = await read(storage.find_table, table_id)
        if found is None:
            raise Refusal("unknown_table", table=table_id)
        row, seats = found
        chat = await read(storage.read_chat, table_id)
        room = Room(self.services, row, seats, chat, self._lost)
        if row.status != "open":
            room.begin(self._match(row, seats))
            for number, entry in enumerate(await read(storage.read_entries, table_id)):
                if number % PIECE == 0:
                    await asyncio.sleep(0)
                room.retrace(entry)
                room.touched_at = entry.at
        return room

    def _match(self, row: TableRow, seats: list[SeatRow]) -> Match:
        game = shelf.game_of(row.game)
        if row.rules != game.rules_version:
            raise Refusal("old_rules", detail=f"rules {row.rules}, now {game.rules_version}")
        names = tuple(seat.name for seat in seats)
        return Match(game, len(seats), int(row.seed), row.options, names, row.opening)

    def _lost(self, room: Room) -> None:
        """A room could not save: read it again from the storage, with everybody in it."""
        if self._rooms.get(room.row.id) is room:
            del self._rooms[room.row.id]
        self._do(self._move(room))

    async def _move(self, lost: Room) -> None:
        """Bring everybody into the room anew, after a pause: the disk may need it."""
        while not self.is_stopping:
            await asyncio.sleep(RECOVERY_SECONDS)
            try:
                room = await self.room(lost.row.id)
            except Refusal:
                continue
            for connection in lost.connections:
                connection.move(room)
                room.attach(connection, None)
            room.wake_bots()
            return

    # ---- who is asking -------------------------------------------------------------------------------

    def seat_for(self, room: Room, guest: str, token: str) -> int | None:
        """The seat that somebody may use.  Raises `Refusal` for a seat token that is not valid."""
        if not token:
            return room.seat_of(guest)
        held = self.services.tokens.seat_of(token)
        if held is None or held.table != room.row.id or room.seat_of(held.guest) != held.seat:
            raise Refusal("bad_seat_link")
        return held.seat

    async def name_of(self, guest: str) -> str:
        return await self.services.storage.read(storage.guest_name, guest) if guest else ""

    async def rename(self, guest: str, name: str) -> str:
        """Give a guest a name; seats already taken keep theirs."""
        name = " ".join(name.split())
        if not name:
            raise Refusal("name_needed")
        known = schema.guests.c.id == guest
        await self._save(
            (delete(schema.guests).where(known), None),
            (insert(schema.guests), {"id": guest, "name": name}),
        )
        return name

    async def _name_for(self, guest: str, wish: str) -> str:
        """The name somebody sits down with: the one they give now, or else the one they have."""
        known = await self.name_of(guest)
        if known and (not wish.strip() or " ".join(wish.split()) == known):
            return known
        return await self.rename(guest, wish)

    # ---- tables --------------------------------------------------------------------------------------

    async def open_table(self, guest: str, wish: NewTable) -> Seated:
        """A new table.  It starts at once if no seat is open."""
        game = shelf.game_of(wish.game)
        if len(wish.seats) not in game.player_counts:
            raise Refusal("bad_seats", detail=f"{game.name} cannot seat {len(wish.seats)}")
        if sum(seat.kind == "me" for seat in wish.seats) > 1:
            raise Refusal("bad_seats", detail="only one seat can be `me`")
        try:
            options = resolve(game.options, wish.options)
        except BadOption as problem:
            raise Refusal("bad_option", detail=str(problem)) from problem
        for seat in wish.seats:
            if seat.kind == "bot":
                check_bot(seat.bot)
        mine = [number for number, seat in enumerate(wish.seats) if seat.kind == "me"]
        name = await self._name_for(guest, wish.name) if mine else ""
        seats = [_seated(number, seat, guest, name) for number, seat in enumerate(wish.seats)]
        room = await self._create(
            guest,
            game.name,
            options,
            wish.pace,
            wish.listed,
            wish.hints or usual_hints(seats),
            seats,
            game.rules_version,
        )
        return self._seated(room, guest, mine[0] if mine else None)

    async def _create(
        self,
        host: str,
        game: str,
        options: dict[str, str],
        pace: str,
        listed: bool,
        hints: str,
        seats: list[SeatRow],
        rules: int,
        *also: Statement,
        table_id: str = "",
    ) -> Room:
        at = now()
        row = TableRow(
            id=table_id or new_id(),
            game=game,
            rules=rules,
            options=options,
            pace=pace,
            listed=listed,
            hints=hints,
            status="open",
            host=host,
            created=at,
            touched=at,
        )
        match = self._start(row, seats)
        await self._save(
            (insert(schema.tables), msgspec.structs.asdict(row)),
            (insert(schema.seats), [_seat_values(row.id, seat) for seat in seats]),
            *also,
        )
        room = Room(self.services, row, seats, [], self._lost)
        self._rooms[row.id] = room
        if match is not None:
            room.begin(match)
            room.wake_bots()
        return room

    def _start(self, row: TableRow, seats: Sequence[SeatRow]) -> Match | None:
        """Set up the match if no seat is open; the row then says so."""
        if any(seat.kind == "open" for seat in seats):
            return None
        row.seed = str(randbits(128))
        names = tuple(seat.name for seat in seats)
        match = shelf.game_of(row.game).new(len(seats), int(row.seed), row.options, names)
        row.opening = [action for _, action in match.log]
        row.status = "running"
        row.touched = now()
        return match

    async def join(self, room: Room, guest: str, wish: Join) -> Seated:
        """Take an open seat."""
        invitation = self.services.tokens.invited_to(wish.invitation)
        if wish.invitation and (invitation is None or invitation.table != room.row.id):
            raise Refusal("bad_invitation")
        async with room.lobby:
            if room.seat_of(guest) is not None:
                raise Refusal("already_seated")
            free = [seat.number for seat in room.seats if seat.kind == "open"]
            if invitation is not None and invitation.seat not in free:
                raise Refusal("seat_taken")
            if invitation is None and not room.row.listed:
                raise Refusal("bad_invitation")
            if not free:
                raise Refusal("table_full")
            number = free[0] if invitation is None else invitation.seat
            taken = {seat.name for seat in room.seats}
            name = _told_apart(await self._name_for(guest, wish.name), taken)
            await self._fill(room, SeatRow(number, "person", name, guest=guest))
        return self._seated(room, guest, number)

    async def fill(self, room: Room, guest: str, wish: FillSeat) -> TableInfo:
        """The host gives an open seat to a bot."""
        if guest != room.row.host:
            raise Refusal("not_host")
        check_bot(wish.bot)
        async with room.lobby:
            if not 0 <= wish.seat < len(room.seats):
                raise Refusal("bad_seats", detail=f"there is no seat {wish.seat}")
            if room.seats[wish.seat].kind != "open":
                raise Refusal("seat_taken")
            await self._fill(room, SeatRow(wish.seat, "bot", BOT_NAMES[wish.seat], wish.bot))
        return room.info(guest, room.seat_of(guest))

    async def _fill(self, room: Room, seat: SeatRow) -> None:
        """Give an open seat away; the table starts when it was the last one."""
        seats = [seat if other.number == seat.number else other for other in room.seats]
        row = msgspec.structs.replace(room.row)
        row.touched = now()
        match = self._start(row, seats)
        columns = schema.seats.c
        mine = (columns.table_id == row.id) & (columns.number == seat.number)
        values = msgspec.structs.asdict(row)
        await self._save(
            (update(schema.seats).where(mine).values(_seat_values(row.id, seat)), None),
            (update(schema.tables).where(schema.tables.c.id == row.id).values(values), None),
        )
        room.row, room.seats = row, seats
        for connection in room.connections:
            if connection.seat is None and connection.guest:
                connection.seat = room.seat_of(connection.guest)
        if match is None:
            room.tell_table()
        else:
            room.begin(match)
            room.tell_start()

    async def rematch(self, room: Room, guest: str, seat: int | None) -> Seated:
        """The same people, titles and options once more.  Who asks second finds the table."""
        if seat is None:
            raise Refusal("not_seated")
        async with room.lobby:
            await room.settled()
            if room.row.status != "over":
                raise Refusal("not_over")
            if room.row.rematch:
                again = await self.room(room.row.rematch)
                return self._seated(again, guest, again.seat_of(room.seats[seat].guest))
            old = room.row
            seats = [
                msgspec.structs.replace(other, resigned=False, hints=0) for other in room.seats
            ]
            for other in seats:
                if other.kind == "bot":
                    other.guest = ""
            new_table = new_id()
            link = update(schema.tables).where(schema.tables.c.id == old.id)
            again = await self._create(
                old.host,
                old.game,
                old.options,
                old.pace,
                False,
                old.hints,
                seats,
                shelf.game_of(old.game).rules_version,
                (link.values(rematch=new_table), None),
                table_id=new_table,
            )
            old.rematch = new_table
            room.tell_table()
        return self._seated(again, guest, seat)

    def _seated(self, room: Room, guest: str, seat: int | None) -> Seated:
        token = ""
        if seat is not None:
            holder = room.seats[seat].guest
            token = self.services.tokens.seat_pass(room.row.id, seat, holder)
        return Seated(room.info(guest, seat), token)

    async def tables(self, guest: str) -> MyTables:
        """The tables of a guest, those that wait for them first; and open listed tables."""
        read = self.services.storage.read
        own = await read(storage.tables_of_guest, guest) if guest else []
        mine = await self._listed(own, guest)
        mine.sort(key=lambda info: info.touched, reverse=True)
        mine.sort(key=_urgency)
        others = [table for table in await read(storage.listed_tables) if table not in own]
        return MyTables(mine, await self._listed(others, guest))

    async def _listed(self, ids: Sequence[str], guest: str) -> list[TableInfo]:
        """Tables for a list, in order; those that are not running are not brought to life for it."""
        asleep = [table_id for table_id in ids if table_id not in self._rooms]
        found = await self.services.storage.read(storage.find_tables, asleep) if asleep else []
        rows = {row.id: (row, seats) for row, seats in found}
        rooms = await asyncio.gather(*(self._glanced_at(table_id, rows) for table_id in ids))
        for room in rooms:
            await room.settled()
        return [room.info(guest, room.seat_of(guest)) for room in rooms]

    async def _glanced_at(
        self, table_id: str, rows: dict[str, tuple[TableRow, list[SeatRow]]]
    ) -> Room:
        """A room that is enough for a list, out of what was read of those that slept."""
        room = self._rooms.get(table_id)
        if room is not None:
            return room
        if table_id not in rows or rows[table_id][0].status == "running":
            try:
                return await self.room(table_id)
            except Refusal:
                if table_id not in rows:
                    raise
        return Room(self.services, *rows[table_id], [], self._lost)

    async def _save(self, *statements: Statement) -> None:
        if self.is_stopping:
            raise Refusal("server_stopping")
        try:
            await self.services.storage.save(*statements)
        except SQLAlchemyError as problem:
            raise Refusal("not_saved") from problem


def new_id() -> str:
    """The id of a table that nobody can guess."""
    return "".join(choice(ascii_lowercase + digits) for _ in range(10))


def check_bot(name: str) -> None:
    """Raises `Refusal` for a bot that does not exist."""
    if name not in signoria.bots.names():
        raise Refusal("bad_bot", bot=name)


def usual_hints(seats: Sequence[SeatRow]) -> str:
    """How many hints a table allows where the host does not say.

    One who plays alone may ask as often as they like; among people nobody is to wonder whose idea
    a move was.
    """
    persons = sum(seat.kind != "bot" for seat in seats)
    return "free" if persons <= 1 else "none"


def _seated(number: int, wish: SeatWish, guest: str, name: str) -> SeatRow:
    if wish.kind == "me":
        return SeatRow(number, "person", name, guest=guest)
    if wish.kind == "bot":
        return SeatRow(number, "bot", BOT_NAMES[number], wish.bot)
    return SeatRow(number, "open")


def _seat_values(table_id: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table_id, **msgspec.structs.asdict(seat)}


def _told_apart(name: str, taken: set[str]) -> str:
    """A name that nobody else at the table has."""
    number = 1
    unique = name
    while unique in taken:
        number += 1
        unique = f"{name} {number}"
    return unique


def _urgency(info: TableInfo) -> int:
    """Tables that wait for their guest, then running ones, then open ones, then the rest."""
    if info.seat is not None and info.seat in info.to_act:
        return 0
    return {"running": 1, "open": 2, "over": 3}[info.status]
