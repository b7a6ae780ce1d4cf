"""The live connection of a table: one websocket per open tab, as plain ASGI.

This is the hot path of the server, so no framework stands between the socket and the table, and
texts take the short cut of `fast_frames` where uvicorn was told to offer it.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec

from signoria.server.asgi import Receive, Scope, Send
from signoria.server.http.visitors import is_same_origin, visitor
from signoria.server.live.fast_frames import EXTENSION
from signoria.server.live.plain_frames import Frames, PlainFrames
from signoria.server.messages import ClientMessage, Refused
from signoria.server.problems import Refusal
from signoria.server.tables.guests import Guests
from signoria.server.tables.lobby import Lobby
from signoria.server.tables.table import Table
from signoria.server.tables.table_service import TableService

LARGEST_MESSAGE: Final = 8 * 1024
"""Longer messages are refused; what exceeds even uvicorn's limit ends the connection."""

LARGEST_BACKLOG: Final = 1024 * 1024
"""A client that has so many bytes not read yet is cut off; it may come back and resume."""

REFUSED: Final = 4400
"""Our close code for a connection that was refused."""

TOO_SLOW: Final = 4408
"""Our close code for a client that does not read what it is sent."""

LONGEST_NUMBER: Final = 18

decode = msgspec.json.Decoder(ClientMessage).decode


class _Numbered(msgspec.Struct):
    id: int


class Tab:
    """One open connection: a `tables.connection.Connection`."""

    def __init__(self, frames: Frames, guest: str) -> None:
        self.guest = guest
        self.seat: int | None = None
        self.name = ""
        self.table: Table | None = None
        self._frames = frames

    def post(self, message: bytes) -> None:
        if self._frames.unsent > LARGEST_BACKLOG:
            self._frames.cut_off(TOO_SLOW)
        else:
            self._frames.post(message)

    def move(self, table: Table) -> None:
        self.table = table


class LiveEndpoint:
    """The ASGI application of `/api/tables/{id}/live`."""

    def __init__(self, service: TableService, guests: Guests, lobby: Lobby) -> None:
        self._service = service
        self._guests = guests
        self._lobby = lobby

    async def __call__(self, scope: Scope, receive: Receive, send: Send, table_id: str) -> None:
        await receive()
        if not is_same_origin(scope["headers"]):
            await send({"type": "websocket.close", "code": REFUSED})
            return
        await send({"type": "websocket.accept"})
        who = visitor(scope["headers"], self._service.services.tokens)
        query = parse_qs(scope["query_string"].decode("latin-1"))
        token = query.get("token", [who.token])[0]
        since = query.get("since", [""])[0]
        frames: Frames = scope.get("extensions", {}).get(EXTENSION) or PlainFrames(send)
        tab = Tab(frames, who.guest)
        try:
            await self._enter(tab, table_id, token, _revision(since))
            await frames.listen(receive, partial(self._hear, tab))
        except Refusal as refusal:
            tab.post(msgspec.json.encode(Refused(refusal.problem, None, 0)))
            await frames.close(REFUSED)
        finally:
            if tab.table is not None:
                tab.table.detach(tab)

    async def _enter(self, tab: Tab, table_id: str, token: str, since: int | None) -> None:
        tab.name = await self._guests.name_of(tab.guest)
        table = await self._service.table(table_id)
        while table.is_lost:
            table = await self._service.table(table_id)
        tab.seat = self._lobby.seat_for(table, tab.guest, token)
        tab.table = table
        table.attach(tab, since)

    def _hear(self, tab: Tab, text: str | None) -> None:
        """Give a message to the table."""
        table = tab.table
        assert table is not None
        try:
            if self._service.services.is_stopping:
                raise Refusal("server_stopping")
            table.receive(tab, _message(text))
        except Refusal as refusal:
            table.watchers.refuse(tab, refusal, _number(text))


def _message(text: str | None) -> Any:
    if text is None:
        raise Refusal("malformed_message", detail="messages are text, not bytes")
    if len(text) > LARGEST_MESSAGE:
        raise Refusal("too_large", limit=LARGEST_MESSAGE)
    try:
        return decode(text)
    except msgspec.DecodeError as problem:
        raise Refusal("malformed_message", detail=str(problem)) from problem


def _revision(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


def _number(text: str | None) -> int | None:
    """The id of a message that is not understood otherwise."""
    try:
        return msgspec.json.decode(text or "", type=_Numbered).id
    except msgspec.DecodeError:
        return None
