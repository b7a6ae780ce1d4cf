"""A table in memory: carries out, one after another, everything that may be done at it.

A decision is played on the live match in memory and handed to the journal, which makes it durable
before anybody is shown it.  If that fails, the table is *lost*: it is thrown away and read again from
the storage, which never had that decision.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from time import monotonic
from typing import Any, Final

from signoria.kernel.match import Match
from signoria.kernel.reasons import Illegal
from signoria.server.messages import (
    AskHint,
    AskPreviews,
    AskWhy,
    ChatLine,
    ClientMessage,
    Play,
    Resign,
    Restart,
    Say,
    TableInfo,
    Undo,
)
from signoria.server.problems import Refusal
from signoria.server.store import changes
from signoria.server.store.changes import Change
from signoria.server.store.rows import SeatRow, TableRow, now
from signoria.server.tables.answers import explain, preview
from signoria.server.tables.bot_driver import BotDriver
from signoria.server.tables.chat import ChatRoom
from signoria.server.tables.connection import Connection
from signoria.server.tables.context import Services, TableContext
from signoria.server.tables.hints import Hints
from signoria.server.tables.journal import Journal
from signoria.server.tables.live_match import LiveMatch
from signoria.server.tables.state_messages import encode
from signoria.server.tables.watchers import Watchers

SUBSTITUTE: Final = "mercante"
"""The bot that takes the seat of somebody who resigns."""

log = logging.getLogger(__name__)


class Table:
    """See the module's docstring."""

    def __init__(
        self,
        services: Services,
        row: TableRow,
        seats: list[SeatRow],
        chat: list[ChatLine],
        on_loss: Callable[[Table], None],
    ) -> None:
        self._on_loss = on_loss
        self.context: Final = TableContext(services, row, seats)
        self.watchers: Final = Watchers(self.context)
        self.seating: Final = asyncio.Lock()
        """Held while seats are given away."""
        self.used = monotonic()
        self._queue = self.context.queue
        self._chat = ChatRoom(self.context, self.watchers, chat)
        self._journal = Journal(self.context, self.watchers, self._shown, self._lose)
        self._hints = Hints(self.context, self.watchers)
        self._bots = BotDriver(self.context, self._bot_decides)

    @property
    def id(self) -> str:
        return self.context.row.id

    @property
    def is_lost(self) -> bool:
        return self.context.is_lost

    @property
    def is_idle(self) -> bool:
        """Could the table be forgotten without anybody noticing?"""
        active = self.watchers.connections or not self._queue.is_empty or self._bots.is_thinking
        return not active and not self.seating.locked()

    def info(self, guest: str, seat: int | None) -> TableInfo:
        """The table as somebody may see it who is this guest and holds this seat."""
        return self.watchers.info(guest, seat)

    def begun(self) -> LiveMatch:
        """The match, running or over.  Raises `Refusal` while seats are open."""
        if self.context.live is None:
            raise Refusal("not_running")
        return self.context.live

    def record(self) -> dict[str, Any]:
        """The match record of a finished match.  Raises `Refusal`."""
        live = self.context.live
        if live is None or not live.match.over:
            raise Refusal("not_over")
        live.match.bots = tuple([seat.bot or None for seat in self.context.seats])  # as at the end
        return live.match.record()

    def begin(self, match: Match) -> LiveMatch:
        """The match has been set up."""
        live = self.context.begin(match)
        self.watchers.begin(live)
        return live

    def seat_given(self, row: TableRow, seats: list[SeatRow], match: Match | None) -> None:
        """Somebody has sat down; the match begins if there is one now."""
        context = self.context
        context.row, context.seats = row, seats
        for connection in self.watchers.connections:
            if connection.seat is None and connection.guest:
                connection.seat = context.seat_of(connection.guest)
        if match is None:
            self.watchers.tell_table()
        else:
            self.begin(match)
            self.watchers.tell_start()
            self.wake_bots()

    def wake_bots(self) -> None:
        """Let bots go on that have to answer."""
        self._bots.wake()

    def stop_bots(self) -> None:
        """Let no bot think any more: the table is given up."""
        self._bots.stop()

    # ---- commands --------------------------------------------------------------------------------

    def attach(self, connection: Connection, since: int | None) -> None:
        """Somebody begins to watch; `since` is the revision they have seen."""
        self._queue.submit(lambda: self._attach(connection, since))

    def detach(self, connection: Connection) -> None:
        """Somebody's connection has ended."""
        if connection in self.watchers.connections:
            self.used = monotonic()
        if self.watchers.remove(connection):
            self._queue.submit(self.watchers.tell_table)

    def receive(self, connection: Connection, message: ClientMessage) -> None:
        """Carry out what a client asks for, as soon as it is its turn.

        Raises `Refusal` where too much waits for its turn already.
        """
        self._queue.submit_from_client(partial(self._handle, connection, message))

    async def settled(self) -> None:
        """Wait until everything that is visible at the table is durable."""
        await self._queue.settled()

    def _attach(self, connection: Connection, since: int | None) -> None:
        came = self.watchers.add(connection)
        if self.context.is_lost:
            return
        self.watchers.greet(connection, self._chat.lines, since)
        if came:
            self.watchers.tell_table(connection)
        self.wake_bots()

    def _handle(self, connection: Connection, message: ClientMessage) -> None:
        try:
            if self.context.is_lost:
                raise Refusal("not_saved")
            self._carry_out(connection, message)
        except Refusal as refusal:
            self.watchers.refuse(connection, refusal, message.id)
        except Exception:
            log.exception("table %s: %r", self.id, message)
            self._lose(connection, message.id, "internal")

    def _carry_out(self, connection: Connection, message: ClientMessage) -> None:
        if isinstance(message, Play):
            self._person_plays(connection, message)
        elif isinstance(message, (Undo, Restart)):
            self._take_back(connection, message)
        elif isinstance(message, Say):
            self._chat.say(connection, message)
        elif isinstance(message, AskWhy):
            live = self.context.running()
            if connection.seat is None:
                raise Refusal("not_seated")
            connection.post(encode(explain(live, connection.seat, message)))
        elif isinstance(message, AskPreviews):
            live, seat = self.context.player(connection, message.revision)
            connection.post(encode(preview(live, seat, message)))
        elif isinstance(message, AskHint):
            self._hints.ask(connection, message)
        else:
            self._resign(connection, message)

    # ---- decisions -------------------------------------------------------------------------------

    def _person_plays(self, connection: Connection, message: Play) -> None:
        live, seat = self.context.player(connection, message.revision)
        if not live.is_asked(seat):
            raise Refusal("not_your_turn")
        self._decide(live, seat, message.action, connection, message.id)

    def _bot_decides(self, seat: int, action: int) -> None:
        self._decide(self.context.running(), seat, action, None, None)

    def _decide(
        self,
        live: LiveMatch,
        seat: int,
        action: int,
        connection: Connection | None,
        reply_to: int | None,
    ) -> None:
        try:
            outcomes = live.play(seat, action)
        except Illegal as problem:
            reason = live.teller.reason(problem.reason)
            raise Refusal(
                "illegal_action", problem.reason.rule, str(problem), reason=reason
            ) from problem
        also: Change = ()
        if live.match.over:
            row, game, state = self.context.row, live.match.game, live.match.state
            row.status = "over"
            row.touched = now()
            row.scores = game.scores(state)
            row.winners = game.winners(state)
            also = changes.match_over(row)
        self._journal.write("play", seat, action, outcomes, connection, reply_to, also)

    def _take_back(self, connection: Connection, message: Undo | Restart) -> None:
        live, seat = self.context.player(connection, message.revision)
        if not live.match.can_undo(seat):
            raise Refusal("nothing_to_undo")
        decisions = 1
        if isinstance(message, Restart):
            decisions = live.restart_turn(seat)
        else:
            live.undo(seat, decisions)
        self._journal.write("undo", seat, decisions, [], connection, message.id)

    def _resign(self, connection: Connection, message: Resign) -> None:
        live = self.context.running()
        number = self.context.person_at(connection)
        seat = self.context.seats[number]
        taken = SeatRow(number, "bot", seat.name, SUBSTITUTE, seat.guest, True, seat.hints)
        self.context.seats[number] = taken
        live.resign()
        change = changes.seat_resigned(self.id, taken)
        self._journal.write("resign", number, 0, [], connection, message.id, change)

    # ---- what follows from a decision --------------------------------------------------------------

    def _shown(self, kind: str, seat: int) -> None:
        """What was done is durable and told: go on."""
        if kind == "resign":
            self.watchers.leave_seat(seat)
        if kind == "resign" or self.context.row.status == "over":
            self.watchers.tell_table()
        self._queue.go_on()
        self.wake_bots()

    def _lose(self, connection: Connection | None, reply_to: int | None, code: str) -> None:
        """What was begun could not be finished: give the table up, nobody has seen it."""
        self.context.is_lost = True
        self.stop_bots()
        if connection is not None:
            self.watchers.refuse(connection, Refusal(code), reply_to)
        self._queue.go_on()
        self._on_loss(self)
