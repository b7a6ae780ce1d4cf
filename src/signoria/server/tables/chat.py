"""What is said at a table."""

from __future__ import annotations

from collections import deque
from time import monotonic
from typing import Final

from signoria.server.messages import Chat, ChatLine, Say
from signoria.server.problems import Refusal
from signoria.server.store import changes
from signoria.server.store.queries import CHAT_KEPT
from signoria.server.store.rows import now
from signoria.server.tables.background import BackgroundTasks
from signoria.server.tables.connection import Connection
from signoria.server.tables.context import TableContext
from signoria.server.tables.state_messages import encode
from signoria.server.tables.watchers import Watchers

CHAT_LIMIT: Final = 5
CHAT_SECONDS: Final = 5.0
"""Nobody may say more than so many things in so many seconds."""


class ChatRoom:
    """The chat of a table."""

    def __init__(self, context: TableContext, watchers: Watchers, lines: list[ChatLine]) -> None:
        self.lines: Final = lines
        """What was said, the last lines of it."""
        self._context = context
        self._watchers = watchers
        self._said: dict[str, deque[float]] = {}
        self._tasks = BackgroundTasks()

    def say(self, connection: Connection, message: Say) -> None:
        """Say something: it is heard when it is durable.  Raises `Refusal`."""
        seat = connection.seat
        name = connection.name if seat is None else self._context.seats[seat].name
        if not name:
            raise Refusal("name_needed")
        self._check_pace(connection.guest)
        line = ChatLine(seat, name, message.text, now())
        self._tasks.start(self._tell(connection, message.id, line))

    def _check_pace(self, guest: str) -> None:
        clock = monotonic()
        said = self._said.setdefault(guest, deque(maxlen=CHAT_LIMIT))
        if len(said) == CHAT_LIMIT and clock - said[0] < CHAT_SECONDS:
            raise Refusal("too_fast")
        said.append(clock)

    async def _tell(self, connection: Connection, reply_to: int, line: ChatLine) -> None:
        change = changes.line_said(self._context.row.id, line)
        try:
            await self._context.services.save(change)
        except Refusal as refusal:
            self._watchers.refuse(connection, refusal, reply_to)
            return
        self.lines.append(line)
        del self.lines[:-CHAT_KEPT]
        plain = encode(Chat(line))
        for watcher in self._watchers.connections:
            mine = watcher is connection
            watcher.post(encode(Chat(line, reply_to)) if mine else plain)
