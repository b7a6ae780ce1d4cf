"""Writes what is done at a table: durable before visible.

A revision is played in memory, written, and only then acknowledged and shown to anybody.  While it
is being written, later commands wait.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from time import time_ns

from signoria.server.store.changes import Change
from signoria.server.store.rows import Entry
from signoria.server.store.storage import NotSaved
from signoria.server.tables.connection import Connection
from signoria.server.tables.context import TableContext
from signoria.server.tables.state_messages import encode
from signoria.server.tables.watchers import Letters, Watchers, send

log = logging.getLogger(__name__)


class Journal:
    """The log of a table.  It tells its table what was `shown`, and what could not be (`lose`)."""

    def __init__(
        self,
        context: TableContext,
        watchers: Watchers,
        shown: Callable[[str, int], None],
        lose: Callable[[Connection | None, int | None, str], None],
    ) -> None:
        self._context = context
        self._watchers = watchers
        self._shown = shown
        self._lose = lose

    def write(
        self,
        kind: str,
        seat: int,
        action: int,
        outcomes: Sequence[int],
        connection: Connection | None,
        reply_to: int | None,
        also: Change = (),
    ) -> None:
        """Make what has just been done in memory durable, then show it to everybody.

        `also` is written with it, or not at all.
        """
        context, live = self._context, self._context.live
        assert live is not None
        context.touched_at = time_ns() // 1_000_000
        context.queue.begin()
        written = encode(outcomes).decode()
        entry = Entry(
            context.row.id, live.revision, kind, seat, action, written, context.touched_at
        )
        prepared: Letters | None = None

        def done(problem: NotSaved | None) -> None:
            context.queue.end()
            if problem is not None:
                live.revision -= 1  # the storage never had it
                self._lose(connection, reply_to, "not_saved")
            elif prepared is None:
                self._lose(None, None, "internal")
            else:
                send(prepared)
                self._shown(kind, seat)

        context.services.storage.append(entry, done, also)
        # Messages are written while the disk is.  The revision is on its way: if it cannot be told,
        # the table is read again and everybody sees it.
        try:
            prepared = self._watchers.news(kind, connection, reply_to)
        except Exception:
            log.exception("table %s: %s cannot be told", context.row.id, kind)
