"""What all parts of a table share, and the questions that several of them ask of it."""

from __future__ import annotations

from typing import Final

from signoria.kernel.match import Match
from signoria.server.problems import Refusal
from signoria.server.store.changes import Change
from signoria.server.store.rows import SeatRow, TableRow
from signoria.server.store.storage import NotSaved, Storage
from signoria.server.tables.command_queue import CommandQueue
from signoria.server.tables.connection import Connection
from signoria.server.tables.live_match import LiveMatch
from signoria.server.tables.workers import BotWorkers
from signoria.server.tokens import Tokens
from signoria.texts.titles import teller_of


class Services:
    """What all tables of a server share."""

    def __init__(
        self,
        storage: Storage,
        tokens: Tokens,
        workers: BotWorkers,
        patience: float,
        glued_json: bool = True,
    ) -> None:
        self.storage: Final = storage
        self.tokens: Final = tokens
        self.workers: Final = workers
        self.patience: Final = patience
        """Seconds a bot leaves to a person who could still take back their decision."""
        self.glued_json: Final = glued_json
        """Are state messages put together from parts that are shared, as `glued_json` says?"""
        self.is_stopping = False
        """Has the server been told to end?  Then nothing new is begun."""

    async def save(self, change: Change) -> None:
        """Make a change durable.  Raises `Refusal`; nothing of it is written then."""
        if self.is_stopping:
            raise Refusal("server_stopping")
        try:
            await self.storage.save(change)
        except NotSaved as problem:
            raise Refusal("not_saved") from problem


class TableContext:
    """The table as it is: who sits at it, and its match once it has begun."""

    def __init__(self, services: Services, row: TableRow, seats: list[SeatRow]) -> None:
        self.services: Final = services
        self.row = row
        self.seats = seats
        self.live: LiveMatch | None = None
        self.queue: Final = CommandQueue()
        self.is_lost = False
        """Could something not be saved, so that the table is to be read again?"""
        self.touched_at = 0
        """When the last entry was written, in milliseconds; 0 if there is none."""

    @property
    def revision(self) -> int:
        return 0 if self.live is None else self.live.revision

    def begin(self, match: Match) -> LiveMatch:
        """The match has been set up."""
        self.live = LiveMatch(match, teller_of(match.game), self.seats)
        return self.live

    def seat_of(self, guest: str) -> int | None:
        """The seat that a guest holds."""
        for seat in self.seats:
            if guest and seat.guest == guest and seat.kind == "person":
                return seat.number
        return None

    def running(self) -> LiveMatch:
        """The match that is being played.  Raises `Refusal` where there is none."""
        if self.live is None or self.live.match.over:
            raise Refusal("not_running")
        return self.live

    def person_at(self, connection: Connection) -> int:
        """The seat of somebody who plays.  Raises `Refusal`."""
        seat = connection.seat
        if seat is None or self.seats[seat].kind != "person":
            raise Refusal("not_seated")
        return seat

    def player(self, connection: Connection, revision: int) -> tuple[LiveMatch, int]:
        """The match and the seat, if this client may decide and has seen what it decides on."""
        live = self.running()
        seat = self.person_at(connection)
        if not live.may_answer(seat, revision):
            raise Refusal("stale_revision", detail=f"the table is at revision {live.revision}")
        return live, seat

    def check_asked(self, seat: int, asked_at: int) -> None:
        """Is a seat still asked what it was asked then?  Raises `Refusal`."""
        if self.is_lost or self.live is None or self.live.asked_at(seat) != asked_at:
            raise Refusal("stale_revision", detail="the question has changed meanwhile")
