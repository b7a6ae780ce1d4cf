"""The live connection of a table: one websocket per open tab, as plain ASGI.

This is the hot path of the server, so no framework stands between the socket and the room.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine, Generator
from types import coroutine
from typing import Any, Final
from urllib.parse import parse_qs

import msgspec

from signoria.server.asgi import Receive, Scope, Send
from signoria.server.house import House
from signoria.server.messages import ClientMessage, Refused
from signoria.server.problems import Refusal
from signoria.server.rooms import Room
from signoria.server.visitors import is_same_origin, visitor

LARGEST_MESSAGE: Final = 8 * 1024
"""Longer messages are refused; what exceeds even uvicorn's limit ends the connection."""

LONGEST_QUEUE: Final = 1000
"""A client that is so many messages behind is cut off; it may come back and resume."""

REFUSED: Final = 4400
"""Our close code for a connection that was refused."""

GONE: Final = (OSError, RuntimeError)
"""What sending to a client raises that has gone, or whose connection is being closed."""

LONGEST_NUMBER: Final = 18

log = logging.getLogger(__name__)
decode = msgspec.json.Decoder(ClientMessage).decode


Sending = Coroutine[Any, None, None]
"""A call of `send` that has begun."""


class _Numbered(msgspec.Struct):
    id: int


@coroutine
def _finish(sending: Sending, blocker: object) -> Generator[object, None, None]:
    """Await the rest of a coroutine that was begun by hand and waits for `blocker`."""
    while True:
        yield blocker
        try:
            blocker = sending.send(None)
        except StopIteration:
            return


class Tab:
    """One open connection: a `rooms.Connection`.

    Sending to a client that reads never has to wait, so `post` does it at once, without a switch
    of tasks.  Only when the client is slow does a task take over, until all is sent.
    """

    def __init__(self, send: Send, guest: str) -> None:
        self.guest = guest
        self.seat: int | None = None
        self.name = ""
        self.room: Room | None = None
        self.is_cut_off = False
        self._send = send
        self._listener = asyncio.current_task()
        self._outbox: deque[bytes] = deque()
        self._catching_up: asyncio.Task[None] | None = None

    def post(self, message: bytes) -> None:
        if self._catching_up is not None:
            self._outbox.append(message)
            if len(self._outbox) > LONGEST_QUEUE:
                self._cut_off()
            return
        sending = self._send({"type": "websocket.send", "text": message.decode()})
        try:
            blocker = sending.send(None)
        except StopIteration:
            return
        except GONE:
            return  # whoever listens to the client will hear so
        self._catching_up = asyncio.create_task(self._catch_up(sending, blocker))

    async def _catch_up(self, sending: Sending, blocker: object) -> None:
        """Finish a message whose sending has to wait, then send what was posted meanwhile."""
        try:
            await _finish(sending, blocker)
            while self._outbox:
                text = self._outbox.popleft().decode()
                await self._send({"type": "websocket.send", "text": text})
        except GONE:
            self._outbox.clear()
        self._catching_up = None

    def _cut_off(self) -> None:
        self.is_cut_off = True
        self.end()
        if self._listener is not None:
            self._listener.cancel()

    def move(self, room: Room) -> None:
        self.room = room

    def end(self) -> None:
        """Send nothing more."""
        self._outbox.clear()
        if self._catching_up is not None:
            self._catching_up.cancel()


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
        tab = Tab(send, who.guest)
        try:
            await self._enter(tab, table_id, token, _revision(since))
            await self._listen(tab, receive)
        except Refusal as refusal:
            tab.post(msgspec.json.encode(Refused(refusal.problem, None, 0)))
            await send({"type": "websocket.close", "code": REFUSED})
        except asyncio.CancelledError:
            if not tab.is_cut_off:
                raise
        finally:
            tab.end()
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


def _revision(text: str) -> int | None:
    return int(text) if text.isdecimal() and len(text) <= LONGEST_NUMBER else None


def _number(text: str | None) -> int | None:
    """The id of a message that is not understood otherwise."""
    try:
        return msgspec.json.decode(text or "", type=_Numbered).id
    except msgspec.DecodeError:
        return None
