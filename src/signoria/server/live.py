"""The live connection of a table: one websocket per open tab, as plain ASGI.

This is the hot path of the server, so no framework stands between the socket and the room, and
texts take the short cut of `wire.Wire`.
"""

from __future__ import annotations

from functools import partial
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec

from signoria.server.asgi import Receive, Scope, Send
from signoria.server.house import House
from signoria.server.messages import ClientMessage, Refused
from signoria.server.problems import Refusal
from signoria.server.rooms import Room
from signoria.server.visitors import is_same_origin, visitor
from signoria.server.wire import EXTENSION, Wire

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
    """One open connection: a `rooms.Connection`."""

    def __init__(self, wire: Wire, guest: str) -> None:
        self.guest = guest
        self.seat: int | None = None
        self.name = ""
        self.room: Room | None = None
        self._wire = wire

    def post(self, message: bytes) -> None:
        if self._wire.unsent > LARGEST_BACKLOG:
            self._wire.cut_off(TOO_SLOW)
        else:
            self._wire.post(message)

    def move(self, room: Room) -> None:
        self.room = room


class Live:
    """The ASGI application of `/api/tables/{id}/live`."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send, table_id: str) -> None:
        await receive()
        if not is_same_origin(scope["headers"]):
            await send({"type": "websocket.close", "code": REFUSED})
            return
        await send({"type": "websocket.accept"})
        who = visitor(scope["headers"], self._house.services.tokens)
        query = parse_qs(scope["query_string"].decode("latin-1"))
        token = query.get("token", [who.token])[0]
        since = query.get("since", [""])[0]
        wire: Wire = scope["extensions"][EXTENSION]
        tab = Tab(wire, who.guest)
        try:
            await self._enter(tab, table_id, token, _revision(since))
            wire.listener = partial(self._hear, tab)
            await self._listen(tab, receive)
        except Refusal as refusal:
            tab.post(msgspec.json.encode(Refused(refusal.problem, None, 0)))
            await send({"type": "websocket.close", "code": REFUSED})
        finally:
            wire.listener = None
            if tab.room is not None:
                tab.room.detach(tab)

    async def _enter(self, tab: Tab, table_id: str, token: str, since: int | None) -> None:
        house = self._house
        tab.name = await house.name_of(tab.guest)
        room = await house.room(table_id)
        while room.is_lost:
            room = await house.room(table_id)
        tab.seat = house.seat_for(room, tab.guest, token)
        tab.room = room
        room.attach(tab, since)

    async def _listen(self, tab: Tab, receive: Receive) -> None:
        """Wait for the end; what comes before the wire has its listener, or is no text, comes here."""
        while (event := await receive())["type"] != "websocket.disconnect":
            self._hear(tab, event.get("text"))

    def _hear(self, tab: Tab, text: str | None) -> None:
        """Give a message to the room."""
        room = tab.room
        assert room is not None
        try:
            if self._house.is_stopping:
                raise Refusal("server_stopping")
            room.receive(tab, _message(text))
        except Refusal as refusal:
            room.refuse(tab, refusal, _number(text))


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
