"""Tables: opening and joining one, its story, its steps and its record."""

from __future__ import annotations

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from signoria import records
from signoria.server.http.problem_answers import PROBLEMS
from signoria.server.http.visitors import Visitor
from signoria.server.messages import (
    FillSeat,
    Join,
    MyTables,
    NewTable,
    Seated,
    Step,
    Story,
    TableInfo,
)
from signoria.server.tables import replay
from signoria.server.tables.lobby import Lobby
from signoria.server.tables.table import Table


@get("/tables", responses=PROBLEMS)
async def list_tables(lobby: NamedDependency[Lobby], who: NamedDependency[Visitor]) -> MyTables:
    """My tables, and open tables that anybody may join."""
    return await lobby.tables(who.guest)


@post("/tables", responses=PROBLEMS)
async def open_table(
    data: JSONBody[NewTable], lobby: NamedDependency[Lobby], who: NamedDependency[Visitor]
) -> Seated:
    """Open a table.  It starts when no seat is open."""
    return await lobby.open_table(who.guest, data)


@get("/tables/{table_id:str}", responses=PROBLEMS)
async def read_table(
    table: NamedDependency[Table], seat: NamedDependency[int | None], who: NamedDependency[Visitor]
) -> TableInfo:
    """Who plays what, and how far it is."""
    return table.info(who.guest, seat)


@post("/tables/{table_id:str}/join", responses=PROBLEMS)
async def join_table(
    data: JSONBody[Join],
    lobby: NamedDependency[Lobby],
    table: NamedDependency[Table],
    who: NamedDependency[Visitor],
) -> Seated:
    """Take a seat, with an invitation or at a listed table."""
    return await lobby.join(table, who.guest, data)


@post("/tables/{table_id:str}/fill", responses=PROBLEMS)
async def fill_seat(
    data: JSONBody[FillSeat],
    lobby: NamedDependency[Lobby],
    table: NamedDependency[Table],
    who: NamedDependency[Visitor],
) -> TableInfo:
    """Give an open seat to a bot."""
    return await lobby.fill(table, who.guest, data)


@post("/tables/{table_id:str}/rematch", responses=PROBLEMS)
async def open_rematch(
    lobby: NamedDependency[Lobby],
    table: NamedDependency[Table],
    seat: NamedDependency[int | None],
    who: NamedDependency[Visitor],
) -> Seated:
    """Play once more with the same people; everybody finds the same new table."""
    return await lobby.rematch(table, who.guest, seat)


@get("/tables/{table_id:str}/story", responses=PROBLEMS)
async def read_story(
    table: NamedDependency[Table], seat: NamedDependency[int | None], who: NamedDependency[Visitor]
) -> Story:
    """The match from the beginning; everything open once it is over."""
    live = table.begun()
    return replay.story(table.info(who.guest, seat), live.match, live.history)


@get("/tables/{table_id:str}/steps/{number:int}", responses=PROBLEMS)
async def read_step(
    number: FromPath[int], table: NamedDependency[Table], seat: NamedDependency[int | None]
) -> Step:
    """The position after so many entries of the log."""
    live = table.begun()
    return await replay.step(number, seat, live.match, live.history)


@get("/tables/{table_id:str}/record", responses=PROBLEMS)
async def read_record(table: NamedDependency[Table]) -> Response[bytes]:
    """The match record of a finished match."""
    record = table.record()
    name = f"{table.context.row.game}-{table.id}.json"
    return Response(
        records.to_bytes(record),
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


ROUTES = [
    list_tables,
    open_table,
    read_table,
    join_table,
    fill_seat,
    open_rematch,
    read_story,
    read_step,
    read_record,
]
