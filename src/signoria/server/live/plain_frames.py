"""The frames of a live connection the plain way: through ASGI, on whatever server speaks it.

`fast_frames` is the short cut.  This way works on any ASGI server, and is taken wherever the short
cut is not there.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

from signoria.server.asgi import Receive, Send

GRACE: Final = 10.0
"""Seconds that somebody who was cut off has to read what was sent before."""


class Frames(Protocol):
    """How messages come in and go out on one connection."""

    @property
    def unsent(self) -> int:
        """How many bytes the client has not taken yet."""
        ...

    def post(self, text: bytes) -> None:
        """Send a text without waiting; to a client that has gone it is lost."""
        ...

    def cut_off(self, code: int) -> None:
        """End the connection of a client that does not read; the code is the last it is sent."""
        ...

    async def listen(self, receive: Receive, hear: Callable[[str | None], None]) -> None:
        """Hand on what comes in until the connection ends; None is what is no text."""
        ...

    async def close(self, code: int) -> None:
        """Send what is left, then end the connection."""
        ...


class PlainFrames:
    """One connection: what is posted waits in a queue, which a task of its own sends."""

    def __init__(self, send: Send) -> None:
        self.unsent = 0
        self._send = send
        self._queue: deque[bytes | int] = deque()
        """Texts, and at the end the code to close with."""
        self._more = asyncio.Event()
        self._is_closing = False
        self._sender = asyncio.create_task(self._send_all())

    def post(self, text: bytes) -> None:
        if not self._is_closing:
            self.unsent += len(text)
            self._put(text)

    def cut_off(self, code: int) -> None:
        if not self._is_closing:
            self._is_closing = True
            self._queue.clear()
            self._put(code)
            asyncio.get_running_loop().call_later(GRACE, self._sender.cancel)

    async def listen(self, receive: Receive, hear: Callable[[str | None], None]) -> None:
        try:
            while not self._sender.done():
                event = asyncio.ensure_future(receive())
                await asyncio.wait((event, self._sender), return_when=asyncio.FIRST_COMPLETED)
                if not event.done():
                    event.cancel()
                    return
                message = event.result()
                if message["type"] == "websocket.disconnect":
                    return
                hear(message.get("text"))
        finally:
            self._sender.cancel()

    async def close(self, code: int) -> None:
        self._is_closing = True
        self._put(code)
        await asyncio.wait((self._sender,), timeout=GRACE)
        self._sender.cancel()

    def _put(self, item: bytes | int) -> None:
        self._queue.append(item)
        self._more.set()

    async def _send_all(self) -> None:
        """Send what waits, up to the code to close with, or until the client has gone."""
        with suppress(OSError):
            while True:
                await self._more.wait()
                self._more.clear()
                while self._queue:
                    item = self._queue.popleft()
                    if isinstance(item, int):
                        await self._send({"type": "websocket.close", "code": item})
                        return
                    await self._send({"type": "websocket.send", "text": item.decode()})
                    self.unsent -= len(item)
