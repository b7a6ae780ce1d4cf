"""Hints: who gets one, how many, and when it is given.

A hint is searched for by a worker and dropped if the question changes meanwhile.  Asking again
about the same question costs nothing.
"""

from __future__ import annotations

import logging
from typing import Final

from signoria.server.messages import Advice, AskHint, Hint
from signoria.server.problems import Refusal
from signoria.server.store import changes
from signoria.server.tables.background import BackgroundTasks
from signoria.server.tables.connection import Connection
from signoria.server.tables.context import TableContext
from signoria.server.tables.live_match import LiveMatch
from signoria.server.tables.state_messages import encode
from signoria.server.tables.watchers import Watchers
from signoria.server.tables.workers import NoAdvice

HINTS: Final = {"none": 0, "three": 3}
"""How many hints a person has by the table's limit, where there is one."""

log = logging.getLogger(__name__)


class Hints:
    """The hints of a table."""

    def __init__(self, context: TableContext, watchers: Watchers) -> None:
        self._context = context
        self._watchers = watchers
        self._advising: set[tuple[int, int]] = set()
        """The seats whose hint is being thought about, and since when they were asked."""
        self._advice: dict[int, tuple[int, list[Advice]]] = {}
        """By seat: since when it was asked its question, and what it was advised."""
        self._tasks = BackgroundTasks()

    def ask(self, connection: Connection, message: AskHint) -> None:
        """Let a worker think about the seat's question, unless it has been advised on it already."""
        live, seat = self._context.player(connection, message.revision)
        if not live.is_asked(seat):
            raise Refusal("not_your_turn")
        asked_at = live.asked_at(seat)
        advised_at, known = self._advice.get(seat, (-1, []))
        if advised_at == asked_at:
            connection.post(encode(Hint(message.id, live.revision, known)))
            return
        limit = HINTS.get(self._context.row.hints)
        if limit == 0:
            raise Refusal("no_hints")
        if limit is not None and self._context.seats[seat].hints >= limit:
            raise Refusal("hints_used", limit=limit)
        if (seat, asked_at) in self._advising:
            raise Refusal("too_fast")
        self._advising.add((seat, asked_at))
        self._tasks.start(self._advise(connection, message.id, live, seat, asked_at))

    async def _advise(
        self, connection: Connection, reply_to: int, live: LiveMatch, seat: int, asked_at: int
    ) -> None:
        """Answer with what a search finds, once it is durable that a hint was taken."""
        context = self._context
        try:
            context.check_asked(seat, asked_at)
            found = await context.services.workers.advise(live.match, seat, asked_at)
            await context.queue.settled()
            context.check_asked(seat, asked_at)
            revision = live.revision
            await self._count(seat)
        except NoAdvice:
            log.exception("table %s: no hint for seat %d", context.row.id, seat)
            self._watchers.refuse(connection, Refusal("no_advice"), reply_to)
            return
        except Refusal as refusal:
            self._watchers.refuse(connection, refusal, reply_to)
            return
        finally:
            self._advising.discard((seat, asked_at))
        self._advice[seat] = (asked_at, found)
        connection.post(encode(Hint(reply_to, revision, found)))

    async def _count(self, seat: int) -> None:
        """A hint less for a seat, if the table limits them.  Raises `Refusal`."""
        row, seats = self._context.row, self._context.seats
        if row.hints not in HINTS:
            return
        taken = seats[seat].hints + 1
        await self._context.services.save(changes.hint_taken(row.id, seat, taken))
        seats[seat].hints = taken
        self._watchers.tell_table()
