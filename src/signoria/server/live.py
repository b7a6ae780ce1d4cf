"""The live connection of a table: one websocket per open tab, as plain ASGI.

This is the hot path of the server, so no framework stands between the socket and the room.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

import msgspec

from signoria.server.asgi import Receive, Scope, Send
from signoria.server.house import House
from signoria.server.messages import ClientMessage, Refused
from signoria.server.problems import Refusal
from signoria.server.rooms import Room
from signoria.server.visitors import visitor

LARGEST_MESSAGE: Final = 8 * 1024
"""Longer messages are refused; what exceeds even uvicorn's limit ends the connection."""

LONGEST_QUEUE: Final = 1000
"""A client that has not read so many messages is cut off; it may come back and resume."""

REFUSED: Final = 4400
TOO_SLOW: Final = 4408
"""Close codes of our own."""

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(ClientMessage).decode


class _Numbered(msgspec.Struct):
    id: int


class Tab:
    """One open connection: a `rooms.Connection`."""

    def __init__(self, send: Send, guest: str, seat: int | None, name: str) -> None:
        self.guest = guest
        self.seat = seat
        self.name = name
        self.room: Room | None = None
        self._send = send
        self._outbox: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._closing = 0

    def post(self, message: bytes) -> None:
        self._outbox.append(message)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def move(self, room: Room) -> None:
        self.room = room

    def close(self, code: int) -> None:
        """End the connection after what was posted."""
        self._closing = code
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def pump(self) -> None:
        """Send what is posted, in order, as fast as the client reads."""
        loop = asyncio.get_running_loop()
        outbox, send = self._outbox, self._send
        try:
            while not self._closing or outbox:
                while outbox:
                    if len(outbox) > LONGEST_QUEUE:
                        outbox.clear()
                        self._closing = TOO_SLOW
                        break
                    await send({"type": "websocket.send", "text": outbox.popleft().decode()})
                if not self._closing:
                    self._wake = loop.create_future()
                    await self._wake
            await send({"type": "websocket.close", "code": self._closing})
        except OSError:
            pass  # the client has gone


class Live:
    """The ASGI application of `/api/tables/{id}/live`."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send, table_id: str) -> None:
        await receive()
        if not _same_origin(scope):
            await send({"type": "websocket.close", "code": REFUSED})
            return
        await send({"type": "websocket.accept"})
        who = visitor(scope["headers"], self._house.services.tokens)
        query = parse_qs(scope["query_string"].decode("latin-1"))
        token = query.get("token", [who.token])[0]
        since = query.get("since", [""])[0]
        tab = Tab(send, who.guest, None, "")
        pump = asyncio.create_task(tab.pump())
        try:
            try:
                await self._enter(tab, table_id, token, int(since) if since.isdecimal() else None)
            except Refusal as refusal:
                tab.post(msgspec.json.encode(Refused(refusal.problem, None, 0)))
                tab.close(REFUSED)
                await pump
                return
            await self._listen(tab, receive)
        finally:
            if tab.room is not None:
                tab.room.detach(tab)
            pump.cancel()

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
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            room = tab.room
            assert room is not None
            text = event.get("text")
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


def _number(text: str | None) -> int | None:
    """The id of a message that is not understood otherwise."""
    try:
        return msgspec.json.decode(text or "", type=_Numbered).id
    except msgspec.DecodeError:
        return None


def _same_origin(scope: Scope) -> bool:
    """Pages of other sites may not use a visitor's cookie; programs send no origin at all."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    return origin is None or urlsplit(origin).netloc == headers.get(b"host")
