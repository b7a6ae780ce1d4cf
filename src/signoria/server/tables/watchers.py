"""Who watches a table, and what they are told of it."""

from __future__ import annotations

from collections.abc import Sequence

from signoria.server.messages import ChatLine, Hello, Refused, TableChanged, TableInfo
from signoria.server.problems import Refusal
from signoria.server.tables.connection import Connection
from signoria.server.tables.context import TableContext
from signoria.server.tables.glued_json import GluedJson
from signoria.server.tables.live_match import LiveMatch
from signoria.server.tables.state_messages import StateMessages, encode
from signoria.server.tables.table_info import table_info

Letters = list[tuple[Connection, bytes]]
"""Messages that are written and not sent yet, each with whom it is for."""


class Watchers:
    """The connections of a table."""

    def __init__(self, context: TableContext) -> None:
        self._context = context
        self.connections: list[Connection] = []
        self._messages: StateMessages | None = None

    def begin(self, live: LiveMatch) -> None:
        """The match begins; from now on there are states to tell."""
        glued = self._context.services.glued_json
        self._messages = GluedJson(live) if glued else StateMessages(live)

    def add(self, connection: Connection) -> bool:
        """Somebody begins to watch; tells whether a seat comes online by it."""
        seat = connection.seat
        came = seat is not None and not self.is_online(seat)
        self.connections.append(connection)
        return came

    def remove(self, connection: Connection) -> bool:
        """A connection has ended; tells whether a seat goes offline by it."""
        if connection not in self.connections:
            return False
        self.connections.remove(connection)
        return connection.seat is not None and not self.is_online(connection.seat)

    def is_online(self, seat: int) -> bool:
        """Is anybody here who holds this seat?"""
        return any(connection.seat == seat for connection in self.connections)

    def leave_seat(self, seat: int) -> None:
        """Who held this seat only watches from now on."""
        for watcher in self.connections:
            if watcher.seat == seat:
                watcher.seat = None

    def info(self, guest: str, seat: int | None) -> TableInfo:
        """The table as somebody may see it who is this guest and holds this seat."""
        online = {connection.seat for connection in self.connections}
        return table_info(self._context, online, guest, seat)

    def refuse(self, connection: Connection, refusal: Refusal, reply_to: int | None) -> None:
        """Tell a client that its message is not carried out."""
        connection.post(encode(Refused(refusal.problem, reply_to, self._context.revision)))

    def greet(self, connection: Connection, chat: list[ChatLine], since: int | None) -> None:
        """The first message to somebody who has seen the revision `since`, or nothing yet."""
        hello = Hello(self.info(connection.guest, connection.seat), chat, None)
        live, messages = self._context.live, self._messages
        if live is None or messages is None:
            connection.post(encode(hello))
            return
        if since is None or since > live.revision or live.took_back_since(since):
            state = messages.whole(connection.seat)
        else:
            state = messages.since(since, connection.seat)
        connection.post(messages.hello(hello, state))

    def tell_table(self, without: Connection | None = None) -> None:
        """Tell everybody who sits here now."""
        for watcher in self.connections:
            if watcher is not without:
                self._tell_table(watcher)

    def tell_start(self) -> None:
        """The table has just begun: everybody gets it and the whole position."""
        assert self._messages is not None
        for watcher in self.connections:
            self._tell_table(watcher)
            watcher.post(self._messages.whole(watcher.seat))

    def _tell_table(self, watcher: Connection) -> None:
        watcher.post(encode(TableChanged(self.info(watcher.guest, watcher.seat))))

    def news(self, kind: str, sender: Connection | None, reply_to: int | None) -> Letters:
        """The new state for everybody who watches, after the last entry.

        Everybody was shown the revision before, so they are told what has changed since; only after
        an undo, which no motion tells, they get the position whole.
        """
        live, messages = self._context.live, self._messages
        if not self.connections or live is None or messages is None:
            return []
        before = live.last_snapshot
        if before is not None and (kind == "undo" or before.revision != live.revision - 1):
            before = None
        snapshot = live.snapshot()
        first = len(live.history.passages) - (kind == "play")
        letters: Letters = []
        for watcher in self.connections:
            answered = reply_to if watcher is sender else None
            state = messages.write(snapshot, first, watcher.seat, True, before, answered)
            letters.append((watcher, state))
        return letters


def send(letters: Sequence[tuple[Connection, bytes]]) -> None:
    """Send what was written."""
    for watcher, message in letters:
        watcher.post(message)
