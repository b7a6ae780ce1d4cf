"""The lobby: opening tables, giving their seats away, and playing once more."""

from __future__ import annotations

import msgspec

from signoria.kernel.options import resolve
from signoria.kernel.reasons import BadOption
from signoria.server.messages import FillSeat, Join, MyTables, NewTable, Seated, TableInfo
from signoria.server.problems import Refusal
from signoria.server.store import changes, queries
from signoria.server.store.changes import Change
from signoria.server.store.rows import SeatRow, TableRow, now
from signoria.server.tables.guests import Guests
from signoria.server.tables.seating import (
    BOT_NAMES,
    check_bot,
    new_id,
    rematch_of,
    seat_again,
    seat_wished,
    start_if_full,
    told_apart,
    usual_hints,
)
from signoria.server.tables.table import Table
from signoria.server.tables.table_service import TableService
from signoria.server.tables.titles import game_of


class Lobby:
    """See the module's docstring."""

    def __init__(self, service: TableService, guests: Guests) -> None:
        self._service = service
        self._services = service.services
        self._guests = guests

    def seat_for(self, table: Table, guest: str, token: str) -> int | None:
        """The seat that somebody may use.  Raises `Refusal` for a seat token that is not valid."""
        seat_of = table.context.seat_of
        if not token:
            return seat_of(guest)
        held = self._services.tokens.seat_of(token)
        if held is None or held.table != table.id or seat_of(held.guest) != held.seat:
            raise Refusal("bad_seat_link")
        return held.seat

    async def tables(self, guest: str) -> MyTables:
        """The tables of a guest, those that wait for them first; and open listed tables."""
        read = self._services.storage.read
        own = await read(queries.tables_of_guest, guest) if guest else []
        mine = await self._service.listed(own, guest)
        mine.sort(key=lambda info: info.touched, reverse=True)
        mine.sort(key=_urgency)
        others = [table for table in await read(queries.listed_tables) if table not in own]
        return MyTables(mine, await self._service.listed(others, guest))

    async def open_table(self, guest: str, wish: NewTable) -> Seated:
        """A new table.  It starts at once if no seat is open."""
        game = game_of(wish.game)
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
        name = await self._guests.name_for(guest, wish.name) if mine else ""
        seats = [seat_wished(number, seat, guest, name) for number, seat in enumerate(wish.seats)]
        row = TableRow(
            id=new_id(),
            game=game.name,
            rules=game.rules_version,
            options=options,
            pace=wish.pace,
            listed=wish.listed,
            hints=wish.hints or usual_hints(seats),
            status="open",
            host=guest,
            created=now(),
            touched=now(),
        )
        table = await self._open(row, seats)
        return self._seated_at(table, guest, mine[0] if mine else None)

    async def _open(self, row: TableRow, seats: list[SeatRow], also: Change = ()) -> Table:
        match = start_if_full(row, seats)
        await self._services.save([*changes.table_opened(row, seats), *also])
        return self._service.add(row, seats, match)

    async def join(self, table: Table, guest: str, wish: Join) -> Seated:
        """Take an open seat."""
        context = table.context
        invitation = self._services.tokens.invited_to(wish.invitation)
        if wish.invitation and (invitation is None or invitation.table != table.id):
            raise Refusal("bad_invitation")
        async with table.seating:
            if context.seat_of(guest) is not None:
                raise Refusal("already_seated")
            free = [seat.number for seat in context.seats if seat.kind == "open"]
            if invitation is not None and invitation.seat not in free:
                raise Refusal("seat_taken")
            if invitation is None and not context.row.listed:
                raise Refusal("bad_invitation")
            if not free:
                raise Refusal("table_full")
            number = free[0] if invitation is None else invitation.seat
            taken = {seat.name for seat in context.seats}
            name = told_apart(await self._guests.name_for(guest, wish.name), taken)
            await self._give(table, SeatRow(number, "person", name, guest=guest))
        return self._seated_at(table, guest, number)

    async def fill(self, table: Table, guest: str, wish: FillSeat) -> TableInfo:
        """The host gives an open seat to a bot."""
        context = table.context
        if guest != context.row.host:
            raise Refusal("not_host")
        check_bot(wish.bot)
        async with table.seating:
            if not 0 <= wish.seat < len(context.seats):
                raise Refusal("bad_seats", detail=f"there is no seat {wish.seat}")
            if context.seats[wish.seat].kind != "open":
                raise Refusal("seat_taken")
            await self._give(table, SeatRow(wish.seat, "bot", BOT_NAMES[wish.seat], wish.bot))
        return table.info(guest, context.seat_of(guest))

    async def _give(self, table: Table, seat: SeatRow) -> None:
        """Give an open seat away; the table starts when it was the last one."""
        context = table.context
        seats = [seat if other.number == seat.number else other for other in context.seats]
        row = msgspec.structs.replace(context.row)
        row.touched = now()
        match = start_if_full(row, seats)
        await self._services.save(changes.seat_given(row, seat))
        table.seat_given(row, seats, match)

    async def rematch(self, table: Table, guest: str, seat: int | None) -> Seated:
        """The same people, titles and options once more.  Who asks second finds the table."""
        if seat is None:
            raise Refusal("not_seated")
        async with table.seating:
            await table.settled()
            old = table.context.row
            if old.status != "over":
                raise Refusal("not_over")
            if old.rematch:
                again = await self._service.table(old.rematch)
                holder = table.context.seats[seat].guest
                return self._seated_at(again, guest, again.context.seat_of(holder))
            row = rematch_of(old)
            seats = [seat_again(other) for other in table.context.seats]
            again = await self._open(row, seats, changes.rematch_opened(old.id, row.id))
            old.rematch = row.id
            table.watchers.tell_table()
        return self._seated_at(again, guest, seat)

    def _seated_at(self, table: Table, guest: str, seat: int | None) -> Seated:
        token = ""
        if seat is not None:
            holder = table.context.seats[seat].guest
            token = self._services.tokens.seat_pass(table.id, seat, holder)
        return Seated(table.info(guest, seat), token)


def _urgency(info: TableInfo) -> int:
    """Tables that wait for their guest, then running ones, then open ones, then the rest."""
    if info.seat is not None and info.seat in info.to_act:
        return 0
    return {"running": 1, "open": 2, "over": 3}[info.status]
