"""What the routes are given: who is asking, the table of the path, and the seat they hold at it."""

from __future__ import annotations

from http.cookies import SimpleCookie
from typing import Final

from litestar.di import NamedDependency, Provide
from litestar.params import FromPath
from litestar.types import Message, Scope

from signoria.server.http.problem_answers import AnyRequest
from signoria.server.http.visitors import (
    COOKIE,
    COOKIE_SECONDS,
    Visitor,
    is_same_origin,
    visitor,
)
from signoria.server.problems import Refusal
from signoria.server.tables.context import Services
from signoria.server.tables.guests import Guests
from signoria.server.tables.lobby import Lobby
from signoria.server.tables.table import Table
from signoria.server.tables.table_service import TableService

NEW_GUEST: Final = "signoria_new_guest"
API: Final = "/api"
ME: Final = "/me"


def dependencies(service: TableService, guests: Guests, lobby: Lobby) -> dict[str, Provide]:
    """What the routes may ask for, by the names of their parameters."""
    return {
        "services": Provide(lambda: service.services, sync_to_thread=False),
        "service": Provide(lambda: service, sync_to_thread=False),
        "guests": Provide(lambda: guests, sync_to_thread=False),
        "lobby": Provide(lambda: lobby, sync_to_thread=False),
        "who": Provide(provide_visitor, sync_to_thread=False),
        "table": Provide(provide_table),
        "seat": Provide(provide_seat, sync_to_thread=False),
    }


def refuse_foreign_pages(request: AnyRequest) -> None:
    """A page of another site may read what anybody may read, but change nothing."""
    if request.method not in ("GET", "HEAD") and not is_same_origin(request.scope["headers"]):
        raise Refusal("foreign_page")


def provide_visitor(request: AnyRequest, services: NamedDependency[Services]) -> Visitor:
    """Who is asking.  A stranger becomes a guest by asking for it, or by changing something.

    Whatever else a page asks at first it may ask at once, and must not become several guests by it.
    """
    tokens = services.tokens
    who = visitor(request.scope["headers"], tokens)
    asks_for_it = request.method not in ("GET", "HEAD") or request.scope["path"] == API + ME
    if not who.guest and asks_for_it:
        who = who._replace(guest=tokens.new_guest())
        request.scope["state"][NEW_GUEST] = tokens.guest_cookie(who.guest)
    return who


async def provide_table(table_id: FromPath[str], service: NamedDependency[TableService]) -> Table:
    """The table of the path, with everything durable that can be seen of it."""
    table = await service.table(table_id)
    await table.settled()
    return table


def provide_seat(
    lobby: NamedDependency[Lobby], table: NamedDependency[Table], who: NamedDependency[Visitor]
) -> int | None:
    """The seat of whoever is asking."""
    return lobby.seat_for(table, who.guest, who.token)


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
