"""A room: one live table in memory, who watches it, and everything that may be done at it.

Commands of a room are carried out one after another.  A move is played on the `Match` in memory,
made durable, and only then acknowledged and shown to anybody.  While it is being written the room
is *busy* and later commands wait.  If it cannot be written, the room is thrown away and read again
from the storage, which never had that move.

Every entry of a table's log is one *revision*.  An undo is an entry too: revisions only grow.
"""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from time import monotonic, time_ns
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import insert, update
from sqlalchemy.exc import SQLAlchemyError

from signoria.kernel.match import Match
from signoria.kernel.reasons import Illegal
from signoria.kernel.state import ASK_ALL, CHANCE
from signoria.kernel.state import State as Position
from signoria.server import explain, messages, schema
from signoria.server.chronicle import Chronicle, Watcher
from signoria.server.messages import (
    Advice,
    AskHint,
    AskPreviews,
    AskWhy,
    Chat,
    ChatLine,
    ClientMessage,
    Hello,
    Hint,
    Play,
    Preview,
    Previews,
    Refused,
    Resign,
    Restart,
    Say,
    SeatInfo,
    TableChanged,
    TableInfo,
    Undo,
    Why,
)
from signoria.server.problems import Refusal
from signoria.server.showing import Showing, encode
from signoria.server.storage import (
    CHAT_KEPT,
    Entry,
    SeatRow,
    Statement,
    Storage,
    TableRow,
    now,
    written_time,
)
from signoria.server.thinking import NoAdvice, Thinker
from signoria.server.tokens import Tokens
from signoria.texts.teller import Teller
from signoria.texts.titles import teller_of

CHAT_LIMIT: Final = 5
CHAT_SECONDS: Final = 5.0
"""Nobody may say more than so many things in so many seconds."""

LONGEST_WAIT: Final = 200
"""So many commands may wait for their turn at a table; more are refused."""

HINTS: Final = {"none": 0, "three": 3}
"""How many hints a person has by the table's limit, where there is one."""

SUBSTITUTE: Final = "mercante"
"""The bot that takes the seat of somebody who resigns."""

log = logging.getLogger(__name__)


class Connection(Protocol):
    """One open browser tab or program."""

    seat: int | None
    guest: str
    name: str

    def post(self, message: bytes) -> None:
        """Send a message, in order, without waiting for it."""
        ...

    def move(self, room: Room) -> None:
        """From now on the table is in this room."""
        ...


class Services:
    """What all rooms share."""

    def __init__(self, storage: Storage, tokens: Tokens, thinker: Thinker, patience: float) -> None:
        self.storage = storage
        self.tokens = tokens
        self.thinker = thinker
        self.patience = patience
        """Seconds a bot leaves to a person who could still take back their decision."""


class Room:
    """See the module's docstring."""

    def __init__(
        self,
        services: Services,
        row: TableRow,
        seats: list[SeatRow],
        chat: list[ChatLine],
        on_loss: Callable[[Room], None],
    ) -> None:
        self._services = services
        self._on_loss = on_loss
        self.row = row
        self.seats = seats
        self.chat = chat
        self.match: Match | None = None
        self.revision = 0
        self.connections: list[Connection] = []
        self.lobby = asyncio.Lock()
        """Held while seats are given away."""
        self.is_lost = False
        self.used = monotonic()
        self.touched_at = 0
        """When the last entry was written, in milliseconds; 0 if there is none."""
        self._busy = False
        self._waiting: deque[Callable[[], None]] = deque()
        self._kinds: list[str] = []
        self._thinking: dict[int, asyncio.Task[None]] = {}
        self._telling: set[asyncio.Task[None]] = set()
        self._said: dict[str, deque[float]] = {}
        self._advising: set[tuple[int, int]] = set()
        """The seats whose hint is being thought about, and since when they were asked."""
        self._advice: dict[int, tuple[int, list[Advice]]] = {}
        """By seat: since when it was asked its question, and what it was advised."""
        self._shown: Showing | None = None
        self._asked_at: list[int] = []
        self._teller: Teller
        self.chronicle: Chronicle

    # ---- the match -------------------------------------------------------------------------------

    def begin(self, match: Match) -> None:
        """The match has been set up; what follows is in the log."""
        self.match = match
        self._teller = teller_of(match.game)
        names = [seat.name for seat in self.seats]
        self.chronicle = Chronicle(self._teller, names, match.options)
        scores = match.game.scores(match.state)
        self.chronicle.add(0, len(match.log), CHANCE, match.opening, scores)
        self._asked_at = [0] * match.players

    def retrace(self, entry: Entry) -> None:
        """Carry out an entry of the stored log."""
        assert self.match is not None
        if entry.kind == "play":
            outcomes = msgspec.json.decode(entry.outcomes, type=list[int])
            self._play(entry.seat, entry.action, outcomes)
        elif entry.kind == "undo":
            self._undo(entry.seat, entry.action)
        self._advance(entry.kind)

    def _play(self, seat: int, action: int, outcomes: Sequence[int] = ()) -> list[int]:
        """Play a decision; returns the chance results it led to.  Raises `Illegal`."""
        match = self.match
        assert match is not None
        before = match.state
        length = len(match.log)
        events = match.play(seat, action, outcomes)
        after = match.state
        revision = self.revision + 1
        scores = match.game.scores(after)
        self.chronicle.add(revision, len(match.log), seat, events, scores)
        if _still_secret(before, after):
            self._asked_at[seat] = revision
        else:
            self._asked_at = [revision] * match.players
        return [outcome for _, outcome in match.log[length + 1 :]]

    def _undo(self, seat: int, decisions: int) -> None:
        match = self.match
        assert match is not None
        for _ in range(decisions):
            match.undo(seat)
        self.chronicle.take_back(decisions)
        self._asked_at = [self.revision + 1] * match.players

    def _advance(self, kind: str) -> None:
        self.revision += 1
        self._kinds.append(kind)

    # ---- commands --------------------------------------------------------------------------------

    def attach(self, connection: Connection, since: int | None) -> None:
        """Somebody begins to watch; `since` is the revision they have seen."""
        self._submit(lambda: self._attach(connection, since))

    def detach(self, connection: Connection) -> None:
        """Somebody's connection has ended."""
        if connection in self.connections:
            self.connections.remove(connection)
            self.used = monotonic()
            if connection.seat is not None and not self._is_online(connection.seat):
                self._submit(self.tell_table)

    def receive(self, connection: Connection, message: ClientMessage) -> None:
        """Carry out what a client asks for, as soon as it is its turn.

        Raises `Refusal` where too much waits for its turn already.
        """
        if self._busy or self._waiting:
            if len(self._waiting) >= LONGEST_WAIT:
                raise Refusal("too_fast")
            self._waiting.append(partial(self._handle, connection, message))
        else:
            self._handle(connection, message)

    async def settled(self) -> None:
        """Wait until everything that is visible in the room is durable."""
        while self._busy:
            turn = asyncio.Event()
            self._submit(turn.set)
            await turn.wait()

    def _submit(self, command: Callable[[], None]) -> None:
        if self._busy or self._waiting:
            self._waiting.append(command)
        else:
            command()

    def _go_on(self) -> None:
        while self._waiting and not self._busy:
            self._waiting.popleft()()

    def _attach(self, connection: Connection, since: int | None) -> None:
        if self.is_lost:
            self.connections.append(connection)
            return
        came = connection.seat is not None and not self._is_online(connection.seat)
        self.connections.append(connection)
        connection.post(self._hello(connection, since))
        if came:
            self.tell_table(connection)
        self.wake_bots()

    def _handle(self, connection: Connection, message: ClientMessage) -> None:
        try:
            if self.is_lost:
                raise Refusal("not_saved")
            if isinstance(message, Play):
                self._person_plays(connection, message)
            elif isinstance(message, Undo):
                self._take_back(connection, message, 1)
            elif isinstance(message, Restart):
                self._take_back(connection, message, None)
            elif isinstance(message, Say):
                self._say(connection, message)
            elif isinstance(message, AskWhy):
                self._explain(connection, message)
            elif isinstance(message, AskPreviews):
                self._preview(connection, message)
            elif isinstance(message, AskHint):
                self._hint(connection, message)
            else:
                self._resign(connection, message)
        except Refusal as refusal:
            self.refuse(connection, refusal, message.id)
        except Exception:
            log.exception("table %s: %r", self.row.id, message)
            self._lose(connection, message.id, "internal")

    def refuse(self, connection: Connection, refusal: Refusal, reply_to: int | None) -> None:
        """Tell a client that its message is not carried out."""
        connection.post(encode(Refused(refusal.problem, reply_to, self.revision)))

    def _running_match(self) -> Match:
        if self.match is None or self.match.over:
            raise Refusal("not_running")
        return self.match

    def _check_player(self, connection: Connection, revision: int) -> tuple[Match, int]:
        """The match and the seat, if this client may decide and has seen what it decides on."""
        match = self._running_match()
        seat = connection.seat
        if seat is None or self.seats[seat].kind != "person":
            raise Refusal("not_seated")
        if not self._asked_at[seat] <= revision <= self.revision:
            raise Refusal("stale_revision", detail=f"the table is at revision {self.revision}")
        return match, seat

    def _person_plays(self, connection: Connection, message: Play) -> None:
        match, seat = self._check_player(connection, message.revision)
        if seat not in match.state.to_act:
            raise Refusal("not_your_turn")
        self._decide(seat, message.action, connection, message.id)

    def _decide(
        self, seat: int, action: int, connection: Connection | None, reply_to: int | None
    ) -> None:
        match = self._running_match()
        try:
            outcomes = self._play(seat, action)
        except Illegal as problem:
            reason = self._teller.reason(problem.reason)
            raise Refusal(
                "illegal_action", problem.reason.rule, str(problem), reason=reason
            ) from problem
        also: list[Statement] = []
        if match.over:
            game = match.game
            self.row.status = "over"
            self.row.touched = now()
            self.row.scores = game.scores(match.state)
            self.row.winners = game.winners(match.state)
            also.append(self._table_update("status", "scores", "winners", "touched"))
        self._save("play", seat, action, outcomes, connection, reply_to, also)

    def _take_back(
        self, connection: Connection, message: Undo | Restart, decisions: int | None
    ) -> None:
        match, seat = self._check_player(connection, message.revision)
        if not match.can_undo(seat):
            raise Refusal("nothing_to_undo")
        if decisions is None:
            decisions = match.restart_turn(seat)
            self.chronicle.take_back(decisions)
            self._asked_at = [self.revision + 1] * match.players
        else:
            self._undo(seat, decisions)
        self._save("undo", seat, decisions, [], connection, message.id)

    def _resign(self, connection: Connection, message: Resign) -> None:
        self._running_match()
        seat = connection.seat
        if seat is None or self.seats[seat].kind != "person":
            raise Refusal("not_seated")
        taken = SeatRow(
            seat, "bot", self.seats[seat].name, SUBSTITUTE, self.seats[seat].guest, True
        )
        self.seats[seat] = taken
        change = (
            update(schema.seats)
            .where(schema.seats.c.table_id == self.row.id, schema.seats.c.number == seat)
            .values(kind="bot", bot=SUBSTITUTE, resigned=True)
        )
        self._save("resign", seat, 0, [], connection, message.id, [(change, None)])

    def _save(
        self,
        kind: str,
        seat: int,
        action: int,
        outcomes: list[int],
        connection: Connection | None,
        reply_to: int | None,
        also: Sequence[Statement] = (),
    ) -> None:
        """Make what has just been done in memory durable, then show it to everybody."""
        self._advance(kind)
        self.touched_at = time_ns() // 1_000_000
        self._busy = True
        entry = Entry(
            self.row.id,
            self.revision,
            kind,
            seat,
            action,
            encode(outcomes).decode(),
            self.touched_at,
        )
        prepared: list[tuple[Connection, bytes]] | None = None

        def done(problem: Exception | None) -> None:
            self._busy = False
            if problem is not None:
                self.revision -= 1
                self._lose(connection, reply_to, "not_saved")
                return
            if prepared is None:
                self._lose(None, None, "internal")
                return
            for watcher, message in prepared:
                watcher.post(message)
            if kind == "resign":
                for watcher in self.connections:
                    watcher.seat = None if watcher.seat == seat else watcher.seat
            if kind == "resign" or self.row.status == "over":
                self.tell_table()
            self._go_on()
            self.wake_bots()

        self._services.storage.append(entry, done, also)
        # Messages are written while the disk is.  The move is on its way: if it cannot be told,
        # the room is read again and everybody sees it.
        try:
            prepared = self._news(kind, connection, reply_to)
        except Exception:
            log.exception("table %s: %s cannot be told", self.row.id, kind)

    def _lose(self, connection: Connection | None, reply_to: int | None, code: str) -> None:
        """What was begun could not be finished: give the room up, nobody has seen it."""
        self.is_lost = True
        self.rest()
        if connection is not None:
            self.refuse(connection, Refusal(code), reply_to)
        self._go_on()
        self._on_loss(self)

    def _explain(self, connection: Connection, message: AskWhy) -> None:
        match = self._running_match()
        if connection.seat is None:
            raise Refusal("not_seated")
        found = explain.nearest(match.game, match.state, connection.seat, message.targets)
        if found is None:
            raise Refusal("unknown_target", detail=f"no action is about {message.targets}")
        action, reason = found
        entries = match.game.account(match.state, connection.seat, action)
        account = [self._teller.entry(entry) for entry in entries]
        if reason is None:
            answer = Why(message.id, action, None, account=account)
        else:
            told = self._teller.reason(reason)
            answer = Why(message.id, action, told, reason.rule, reason.numbers, account)
        connection.post(encode(answer))

    def _preview(self, connection: Connection, message: AskPreviews) -> None:
        match, seat = self._check_player(connection, message.revision)
        game, position = match.game, match.state
        previews = []
        for action in game.legal(position, seat):
            pays, gains = game.preview(position, seat, action)
            if pays or gains:
                previews.append(Preview(action, pays, gains))
        connection.post(encode(Previews(message.id, self.revision, previews)))

    def _hint(self, connection: Connection, message: AskHint) -> None:
        """Let a worker think about the seat's question, unless it has been advised on it already."""
        match, seat = self._check_player(connection, message.revision)
        if seat not in match.state.to_act:
            raise Refusal("not_your_turn")
        asked_at = self._asked_at[seat]
        advised_at, known = self._advice.get(seat, (-1, []))
        if advised_at == asked_at:
            connection.post(encode(Hint(message.id, self.revision, known)))
            return
        limit = HINTS.get(self.row.hints)
        if limit == 0:
            raise Refusal("no_hints")
        if limit is not None and self.seats[seat].hints >= limit:
            raise Refusal("hints_used", limit=limit)
        if (seat, asked_at) in self._advising:
            raise Refusal("too_fast")
        self._advising.add((seat, asked_at))
        self._tell_later(self._advise(connection, message.id, match, seat, asked_at))

    async def _advise(
        self, connection: Connection, reply_to: int, match: Match, seat: int, asked_at: int
    ) -> None:
        """Answer with what a search finds, once it is durable that a hint was taken."""
        try:
            self._check_asked(seat, asked_at)
            found = await self._services.thinker.advise(match, seat, asked_at)
            await self.settled()
            self._check_asked(seat, asked_at)
            revision = self.revision
            await self._count_hint(seat)
        except NoAdvice:
            log.exception("table %s: no hint for seat %d", self.row.id, seat)
            self.refuse(connection, Refusal("no_advice"), reply_to)
            return
        except Refusal as refusal:
            self.refuse(connection, refusal, reply_to)
            return
        finally:
            self._advising.discard((seat, asked_at))
        self._advice[seat] = (asked_at, found)
        connection.post(encode(Hint(reply_to, revision, found)))

    def _check_asked(self, seat: int, asked_at: int) -> None:
        """Is a seat still asked what it was asked then?  Raises `Refusal`."""
        if self.is_lost or self._asked_at[seat] != asked_at:
            raise Refusal("stale_revision", detail="the question has changed meanwhile")

    async def _count_hint(self, seat: int) -> None:
        """A hint less for a seat, if the table limits them.  Raises `Refusal`."""
        if self.row.hints not in HINTS:
            return
        taken = self.seats[seat].hints + 1
        columns = schema.seats.c
        mine = (columns.table_id == self.row.id) & (columns.number == seat)
        change = update(schema.seats).where(mine).values(hints=taken)
        try:
            await self._services.storage.save((change, None))
        except SQLAlchemyError as problem:
            raise Refusal("not_saved") from problem
        self.seats[seat].hints = taken
        self.tell_table()

    def _tell_later(self, telling: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(telling)
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    def _say(self, connection: Connection, message: Say) -> None:
        seat = connection.seat
        name = connection.name if seat is None else self.seats[seat].name
        if not name:
            raise Refusal("name_needed")
        clock = monotonic()
        said = self._said.setdefault(connection.guest, deque(maxlen=CHAT_LIMIT))
        if len(said) == CHAT_LIMIT and clock - said[0] < CHAT_SECONDS:
            raise Refusal("too_fast")
        said.append(clock)
        line = ChatLine(seat, name, message.text, now())
        row = {"table_id": self.row.id, **msgspec.structs.asdict(line)}
        saving = self._services.storage.save((insert(schema.chat), row))

        async def tell() -> None:
            try:
                await saving
            except Exception:  # noqa: BLE001 - whatever the database says, the answer is the same
                self.refuse(connection, Refusal("not_saved"), message.id)
                return
            self.chat.append(line)
            del self.chat[:-CHAT_KEPT]
            plain = encode(Chat(line))
            for watcher in self.connections:
                mine = watcher is connection
                watcher.post(encode(Chat(line, message.id)) if mine else plain)

        self._tell_later(tell())

    # ---- bots ------------------------------------------------------------------------------------

    def wake_bots(self) -> None:
        """Let every bot that has to answer think, unless it does already.

        A person who has ordered an answer in advance is played like a bot, with the same delay.
        """
        match = self.match
        if match is None or match.over or self.is_lost or self._busy:
            return
        for seat in match.state.to_act:
            if seat in self._thinking or match.game.may_wait(match.state, seat):
                continue
            if self.seats[seat].kind == "bot" or self._ordered(seat) is not None:
                task = asyncio.create_task(self._bot_decides(seat))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._bot_done, seat))

    async def _bot_decides(self, seat: int) -> None:
        match = self.match
        assert match is not None
        asked_at = self._asked_at[seat]
        persons = [other.number for other in self.seats if other.kind == "person"]
        if any(match.can_undo(person) for person in persons):
            await asyncio.sleep(self._services.patience)
        if self._busy:
            await self.settled()
        if self.is_lost or self._asked_at[seat] != asked_at or seat not in match.state.to_act:
            return
        ordered = self._ordered(seat)
        if ordered is None:
            bot = self.seats[seat].bot
            action = await self._services.thinker.choose(match, seat, bot, asked_at)
        else:
            action = ordered

        def answer() -> None:
            unchanged = not self.is_lost and self._asked_at[seat] == asked_at
            if unchanged and not match.over and seat in match.state.to_act:
                self._decide(seat, action, None, None)

        self._submit(answer)

    def _ordered(self, seat: int) -> int | None:
        """The answer that a person at this seat has ordered in advance."""
        match = self.match
        if match is None or self.seats[seat].kind != "person":
            return None
        return match.game.standing(match.state, seat)

    def _bot_done(self, seat: int, task: asyncio.Task[None]) -> None:
        self._thinking.pop(seat, None)
        if task.cancelled():
            return
        if problem := task.exception():
            log.error("the bot at seat %d of table %s", seat, self.row.id, exc_info=problem)
            return
        self.wake_bots()

    @property
    def is_idle(self) -> bool:
        """Could the room be forgotten without anybody noticing?"""
        active = self.connections or self._busy or self._waiting or self._thinking
        return not active and not self.lobby.locked()

    def rest(self) -> None:
        """Stop thinking: the room is given up."""
        for task in list(self._thinking.values()):
            task.cancel()
        self._thinking.clear()

    # ---- what watchers are told --------------------------------------------------------------------

    def tell_table(self, without: Connection | None = None) -> None:
        """Tell everybody who sits here now."""
        for watcher in self.connections:
            if watcher is not without:
                watcher.post(encode(TableChanged(self.info(watcher.guest, watcher.seat))))

    def tell_start(self) -> None:
        """The table has just begun: everybody gets it and the whole position."""
        for watcher in self.connections:
            watcher.post(encode(TableChanged(self.info(watcher.guest, watcher.seat))))
            watcher.post(self._whole_state(watcher))
        self.wake_bots()

    def seat_of(self, guest: str) -> int | None:
        """The seat that a guest holds."""
        for seat in self.seats:
            if guest and seat.guest == guest and seat.kind == "person":
                return seat.number
        return None

    def _is_online(self, seat: int) -> bool:
        return any(connection.seat == seat for connection in self.connections)

    def info(self, guest: str, seat: int | None) -> TableInfo:
        """The table as somebody may see it who is this guest and holds this seat."""
        row = self.row
        is_host = bool(guest) and guest == row.host
        match = self.match
        running = match is not None and not match.over
        to_act: list[int] = []
        if match is not None and not match.over:
            owes = match.state.to_act
            waiting = match.game.waiting(match.state)
            to_act = [other for other in waiting if other != seat or other in owes]
        return TableInfo(
            id=row.id,
            game=row.game,
            options=row.options,
            pace=msgspec.convert(row.pace, messages.Pace),
            listed=row.listed,
            hints=msgspec.convert(row.hints, messages.HintLimit),
            status=msgspec.convert(row.status, messages.Status),
            seats=[self._seat_info(other, seat, is_host) for other in self.seats],
            seat=seat,
            host=is_host,
            to_act=to_act,
            question=self._showing().question if running else None,
            scores=row.scores if match is None else match.game.scores(match.state),
            winners=row.winners if match is None else match.game.winners(match.state),
            created=row.created,
            touched=written_time(self.touched_at) if self.touched_at else row.touched,
            rematch=row.rematch,
        )

    def _seat_info(self, seat: SeatRow, mine: int | None, is_host: bool) -> SeatInfo:
        invitation = ""
        if is_host and seat.kind == "open":
            invitation = self._services.tokens.invitation(self.row.id, seat.number)
        return SeatInfo(
            number=seat.number,
            kind=msgspec.convert(seat.kind, messages.SeatKind),
            name=seat.name,
            bot=seat.bot,
            mine=seat.number == mine,
            online=seat.kind == "person" and self._is_online(seat.number),
            resigned=seat.resigned,
            invitation=invitation,
            hints=seat.hints,
        )

    def _showing(self) -> Showing:
        """The position at the present revision."""
        assert self.match is not None
        if self._shown is None or self._shown.revision != self.revision:
            self._shown = Showing(self.match, self._teller, self.seats, self.revision, self._shown)
        return self._shown

    def _hello(self, connection: Connection, since: int | None) -> bytes:
        table = self.info(connection.guest, connection.seat)
        hello = encode(Hello(table, self.chat, None))
        if self.match is None:
            return hello
        if since is None or since > self.revision or "undo" in self._kinds[since:]:
            state = self._whole_state(connection)
        else:
            state = self._state_since(connection, since)
        return b'%b"state":%b}' % (hello.removesuffix(b'"state":null}'), state)

    def _whole_state(self, connection: Connection) -> bytes:
        showing = self._showing()
        told = self.chronicle.told_from(connection.seat, 0)
        return showing.message(showing.shared(told, 0, motion=False), connection.seat)

    def _state_since(self, connection: Connection, since: int) -> bytes:
        passages = self.chronicle.passages
        first = bisect_right(passages, since, key=lambda passage: passage.revision)
        shared = self._shared_from(first, connection.seat)
        return self._showing().message(shared, connection.seat)

    def _shared_from(self, first: int, watcher: Watcher, before: Showing | None = None) -> bytes:
        """The position, and what has led to it from a passage on; `before` as for `Showing`."""
        told = self.chronicle.told_from(watcher, first)
        length = self.chronicle.length(watcher, first)
        return self._showing().shared(told, length, before=before)

    def _news(
        self, kind: str, sender: Connection | None, reply_to: int | None
    ) -> list[tuple[Connection, bytes]]:
        """The new state for everybody who watches, after the last entry.

        Everybody was shown the revision before, so they are told what has changed since; only after
        an undo, which no motion tells, they get the position whole.
        """
        if not self.connections:
            return []
        before = self._shown
        if before is not None and (kind == "undo" or before.revision != self.revision - 1):
            before = None
        showing = self._showing()
        first = len(self.chronicle.passages) - (kind == "play")
        shared: dict[Watcher, bytes] = {}
        news = []
        for watcher in self.connections:
            seat = watcher.seat
            told_as = None if self.chronicle.is_public else seat
            if told_as not in shared:
                shared[told_as] = self._shared_from(first, told_as, before)
            answered = reply_to if watcher is sender else None
            news.append((watcher, showing.message(shared[told_as], seat, answered)))
        return news

    # ---- leaving traces ----------------------------------------------------------------------------

    def _table_update(self, *columns: str) -> Statement:
        values = {column: getattr(self.row, column) for column in columns}
        return update(schema.tables).where(schema.tables.c.id == self.row.id).values(values), None


def _still_secret(before: Position, after: Position) -> bool:
    """Was a secret answer given while others are still to come?  Then only its seat moved on."""
    if before.stack[-1][0] != ASK_ALL or not after.stack:
        return False
    return after.stack[-1][0] == ASK_ALL and any(after.sealed)
