"""Everything that is not live: guests, titles, tables and stories over HTTP, with OpenAPI 3.1."""

from __future__ import annotations

import asyncio
import logging
from http.cookies import SimpleCookie
from typing import Any, Final

from litestar import Litestar, MediaType, Request, Response, Router, get, patch, post
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath, JSONBody
from litestar.types import Message, Scope

import signoria
from signoria import records
from signoria.server import shelf, story
from signoria.server.house import House
from signoria.server.messages import (
    FillSeat,
    GameCard,
    GameTable,
    Guest,
    Join,
    MyTables,
    NameChange,
    NewTable,
    OptionText,
    Problem,
    Rulebook,
    Seated,
    Step,
    Story,
    TableInfo,
)
from signoria.server.problems import Refusal
from signoria.server.rooms import Room
from signoria.server.visitors import COOKIE, COOKIE_SECONDS, Visitor, is_same_origin, visitor

LARGEST_BODY: Final = 64 * 1024
NEW_GUEST: Final = "signoria_new_guest"
ME: Final = "/api/me"

log = logging.getLogger(__name__)

PROBLEMS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description="What is wrong.")
    for status in (400, 403, 404, 409, 413, 422, 503)
}
"""The error answers of every route, for the OpenAPI document."""

AnyRequest = Request[Any, Any, State]


def refuse_foreign_pages(request: AnyRequest) -> None:
    """A page of another site may read what anybody may read, but change nothing."""
    if request.method not in ("GET", "HEAD") and not is_same_origin(request.scope["headers"]):
        raise Refusal("foreign_page")


@get("/openapi.json", include_in_schema=False)
async def read_openapi(request: AnyRequest) -> dict[str, Any]:
    """This document."""
    return request.app.openapi_schema.to_schema()


# ---- guests and titles -------------------------------------------------------------------------------


@get("/me", responses=PROBLEMS)
async def read_me(house: NamedDependency[House], who: NamedDependency[Visitor]) -> Guest:
    """Who is asking.  The first answer sets a signed cookie."""
    return Guest(await house.name_of(who.guest))


@patch("/me", responses=PROBLEMS)
async def rename_me(
    data: JSONBody[NameChange], house: NamedDependency[House], who: NamedDependency[Visitor]
) -> Guest:
    """Choose a name."""
    return Guest(await house.rename(who.guest, data.name))


@get("/games", responses=PROBLEMS)
async def list_games() -> list[GameCard]:
    """The shelf."""
    return [shelf.card(name) for name in shelf.titles()]


@get("/games/{game:str}", responses=PROBLEMS)
async def read_game(game: FromPath[str]) -> GameTable:
    """Everything fixed about a title: actions, labels, printed components."""
    return shelf.table(game)


@get("/games/{game:str}/rules/{language:str}", responses=PROBLEMS)
async def read_rules(game: FromPath[str], language: FromPath[str]) -> Rulebook:
    """The rules of a title."""
    return shelf.rules(game, language)


@get("/games/{game:str}/options/{option:str}", media_type="application/toml", responses=PROBLEMS)
async def read_option_file(game: FromPath[str], option: FromPath[str]) -> Response[str]:
    """The file that one of your own may replace, where an option takes files."""
    return Response(
        shelf.shipped_file(game, option),
        headers={"content-disposition": f'attachment; filename="{option}.toml"'},
    )


@post("/games/{game:str}/options/{option:str}", status_code=200, responses=PROBLEMS)
async def check_option_file(
    game: FromPath[str], option: FromPath[str], request: AnyRequest
) -> OptionText:
    """What to open a table with to play with this file, or all that is wrong with it.

    The body is the file as it is.
    """
    return await asyncio.to_thread(shelf.read_file, game, option, await request.body())


# ---- tables --------------------------------------------------------------------------------------------


@get("/tables", responses=PROBLEMS)
async def list_tables(house: NamedDependency[House], who: NamedDependency[Visitor]) -> MyTables:
    """My tables, and open tables that anybody may join."""
    return await house.tables(who.guest)


@post("/tables", responses=PROBLEMS)
async def open_table(
    data: JSONBody[NewTable], house: NamedDependency[House], who: NamedDependency[Visitor]
) -> Seated:
    """Open a table.  It starts when no seat is open."""
    return await house.open_table(who.guest, data)


@get("/tables/{table_id:str}", responses=PROBLEMS)
async def read_table(
    room: NamedDependency[Room], seat: NamedDependency[int | None], who: NamedDependency[Visitor]
) -> TableInfo:
    """Who plays what, and how far it is."""
    return room.info(who.guest, seat)


@post("/tables/{table_id:str}/join", responses=PROBLEMS)
async def join_table(
    data: JSONBody[Join],
    house: NamedDependency[House],
    room: NamedDependency[Room],
    who: NamedDependency[Visitor],
) -> Seated:
    """Take a seat, with an invitation or at a listed table."""
    return await house.join(room, who.guest, data)


@post("/tables/{table_id:str}/fill", responses=PROBLEMS)
async def fill_seat(
    data: JSONBody[FillSeat],
    house: NamedDependency[House],
    room: NamedDependency[Room],
    who: NamedDependency[Visitor],
) -> TableInfo:
    """Give an open seat to a bot."""
    return await house.fill(room, who.guest, data)


@post("/tables/{table_id:str}/rematch", responses=PROBLEMS)
async def open_rematch(
    house: NamedDependency[House],
    room: NamedDependency[Room],
    seat: NamedDependency[int | None],
    who: NamedDependency[Visitor],
) -> Seated:
    """Play once more with the same people; everybody finds the same new table."""
    return await house.rematch(room, who.guest, seat)


@get("/tables/{table_id:str}/story", responses=PROBLEMS)
async def read_story(
    room: NamedDependency[Room], seat: NamedDependency[int | None], who: NamedDependency[Visitor]
) -> Story:
    """The match from the beginning; everything open once it is over."""
    if room.match is None:
        raise Refusal("not_running")
    return story.story(room.info(who.guest, seat), room.match, room.chronicle)


@get("/tables/{table_id:str}/steps/{number:int}", responses=PROBLEMS)
async def read_step(
    number: FromPath[int], room: NamedDependency[Room], seat: NamedDependency[int | None]
) -> Step:
    """The position after so many entries of the log."""
    if room.match is None:
        raise Refusal("not_running")
    return await story.step(number, seat, room.match, room.chronicle)


@get("/tables/{table_id:str}/record", responses=PROBLEMS)
async def read_record(room: NamedDependency[Room]) -> Response[bytes]:
    """The match record of a finished match."""
    if room.match is None or not room.match.over:
        raise Refusal("not_over")
    name = f"{room.row.game}-{room.row.id}.json"
    return Response(
        records.to_bytes(room.match.record()),
        media_type=MediaType.JSON,
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


# ---- what handlers are given -----------------------------------------------------------------------------


def provide_visitor(request: AnyRequest, house: NamedDependency[House]) -> Visitor:
    """Who is asking.  A stranger becomes a guest by asking for it, or by changing something.

    Whatever else a page asks at first it may ask at once, and must not become several guests by it.
    """
    tokens = house.services.tokens
    who = visitor(request.scope["headers"], tokens)
    asks_for_it = request.method not in ("GET", "HEAD") or request.scope["path"] == ME
    if not who.guest and asks_for_it:
        who = who._replace(guest=tokens.new_guest())
        request.scope["state"][NEW_GUEST] = tokens.guest_cookie(who.guest)
    return who


async def provide_room(table_id: FromPath[str], house: NamedDependency[House]) -> Room:
    """The table of the path, with everything durable that can be seen of it."""
    room = await house.room(table_id)
    await room.settled()
    return room


def provide_seat(
    house: NamedDependency[House], room: NamedDependency[Room], who: NamedDependency[Visitor]
) -> int | None:
    """The seat of whoever is asking."""
    return house.seat_for(room, who.guest, who.token)


async def add_cookie(message: Message, scope: Scope) -> None:
    """Give a new guest their cookie."""
    cookie = scope["state"].get(NEW_GUEST)
    if cookie is None or message["type"] != "http.response.start":
        return
    written = SimpleCookie({COOKIE: cookie})
    morsel = written[COOKIE]
    morsel["path"], morsel["samesite"], morsel["max-age"] = "/", "Lax", str(COOKIE_SECONDS)
    morsel["httponly"] = "yes"
    header = morsel.OutputString().encode("latin-1")
    message["headers"] = [*message["headers"], (b"set-cookie", header)]


# ---- errors ----------------------------------------------------------------------------------------------


def answer_refusal(_: AnyRequest, refusal: Refusal) -> Response[Problem]:
    return Response(refusal.problem, status_code=refusal.status)


def answer_http(request: AnyRequest, problem: HTTPException) -> Response[Problem]:
    """Errors that the framework finds, in our words."""
    codes = {404: "unknown_page", 405: "wrong_method", 413: "too_large"}
    code = codes.get(problem.status_code, "malformed_body")
    if problem.status_code >= 500:
        return answer_fault(request, problem)
    if code == "too_large":
        return answer_refusal(request, Refusal(code, limit=LARGEST_BODY))
    detail = " ".join(str(part) for part in (problem.detail, problem.extra or "") if part)
    return answer_refusal(request, Refusal(code, detail=detail))


def answer_fault(request: AnyRequest, fault: Exception) -> Response[Problem]:
    """A fault of ours: told in the log, not to the client."""
    log.error("%s %s", request.method, request.url.path, exc_info=fault)
    return answer_refusal(request, Refusal("internal"))


def make_rest(house: House) -> Litestar:
    """The HTTP application."""
    api = Router(
        path="/api",
        route_handlers=[
            read_openapi,
            read_me,
            rename_me,
            list_games,
            read_game,
            read_rules,
            read_option_file,
            check_option_file,
            list_tables,
            open_table,
            read_table,
            join_table,
            fill_seat,
            open_rematch,
            read_story,
            read_step,
            read_record,
        ],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "who": Provide(provide_visitor, sync_to_thread=False),
            "room": Provide(provide_room),
            "seat": Provide(provide_seat, sync_to_thread=False),
        },
    )
    return Litestar(
        [api],
        before_request=refuse_foreign_pages,
        before_send=[add_cookie],
        compression_config=CompressionConfig(backend="gzip", minimum_size=4096),
        exception_handlers={
            Refusal: answer_refusal,
            HTTPException: answer_http,
            Exception: answer_fault,
        },
        openapi_config=OpenAPIConfig(
            title="Signoria",
            version=signoria.__version__,
            description="The tables of Signoria.  Sentences are Tellings: keys of Fluent messages.",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )
