"""Frames by a short cut through uvicorn's websocket, in both directions.

ASGI carries a message through a dictionary, a queue or a coroutine, and a task.  That is what the
live connection of a table would mostly do with its time: a move comes in once and goes out to
everybody.  So uvicorn is told to use this class, and it lends itself to the application as the
extension `signoria.fast_frames`.  Greeting, closing, pings and whatever else is not hot go the way
of ASGI as ever, and both ways may be mixed: nothing overtakes anything.

`plain_frames` is the plain way.  The argument `fast_frames` of `uvicorn_settings.settings`
(`signoria serve --plain-frames`) switches between the two.
Measured in rounds that took turns: see `docs/decisions/0006-server-stack.md`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from signoria.server.asgi import Receive
from signoria.server.live.plain_frames import GRACE

EXTENSION: Final = "signoria.fast_frames"

TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""


class FastFrames(WebSocketsSansIOProtocol):
    """One connection.  See the module's docstring."""

    listener: Callable[[str], None] | None = None
    """Is given every text that comes in, instead of a task that waits for it."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.conn.extensions:
            raise RuntimeError("live messages are sent as they are: leave compression off")
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[EXTENSION] = self

    # ---- in ----------------------------------------------------------------------------------------

    def send_receive_event_to_app(self) -> None:
        """A whole message has come in: give it to the listener, after all that wait for the task."""
        listener = self.listener
        if (
            listener is None
            or self.curr_msg_data_type != "text"
            or self.close_sent
            or not self.queue.empty()
        ):
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        try:
            text = data.decode()
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # which ends the connection
            return
        self.frames = []
        listener(text)

    # ---- out ---------------------------------------------------------------------------------------

    @property
    def unsent(self) -> int:
        """How many bytes the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def post(self, text: bytes) -> None:
        """Send a text without waiting; to a client that has gone it is lost."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        size = len(text)
        if size < 126:
            head = bytes((TEXT, size))
        elif size < 1 << 16:
            head = bytes((TEXT, 126, size >> 8, size & 255))
        else:
            head = bytes((TEXT, 127)) + size.to_bytes(8, "big")
        self.transport.write(head + text)

    def cut_off(self, code: int) -> None:
        """End the connection of a client that does not read; the code is the last it is sent."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.loop.call_later(GRACE, self.transport.abort)

    # ---- as `plain_frames.Frames` ------------------------------------------------------------------

    async def listen(self, receive: Receive, hear: Callable[[str | None], None]) -> None:
        """Wait for the end; what came before there was a listener, or is no text, comes here."""
        self.listener = hear
        try:
            while (event := await receive())["type"] != "websocket.disconnect":
                hear(event.get("text"))
        finally:
            self.listener = None

    async def close(self, code: int) -> None:
        """End the connection after all that was posted."""
        await self.send({"type": "websocket.close", "code": code})
