"""Tables without a network: everything a watcher would be sent, for tests about secrets."""

from __future__ import annotations

from typing import cast

import pytest

from signoria.kernel.match import Match
from signoria.kernel.state import State
from signoria.server.messages import Play
from signoria.server.store.changes import Change
from signoria.server.store.rows import Entry, SeatRow, TableRow
from signoria.server.store.storage import Done, Storage
from signoria.server.tables.connection import Connection
from signoria.server.tables.context import Services
from signoria.server.tables.live_match import LiveMatch
from signoria.server.tables.table import Table
from signoria.server.tables.workers import BotWorkers
from signoria.server.tokens import Tokens


class Desk:
    """Storage that has everything written at once."""

    def append(self, entry: Entry, done: Done, also: Change = ()) -> None:
        self.done = done


class Ear:
    """A connection that remembers what it was sent."""

    guest = name = "somebody"

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.heard: list[bytes] = []

    def post(self, message: bytes) -> None:
        self.heard.append(message)

    def move(self, table: Table) -> None:
        raise NotImplementedError


class EarTable:
    """A table with one ear per seat and a spectator's, the last; nobody's answers are delayed."""

    def __init__(self, match: Match, glued_json: bool = True) -> None:
        self.desk = Desk()
        services = Services(
            cast(Storage, self.desk), Tokens(b"key"), cast(BotWorkers, None), 0, glued_json
        )
        row = TableRow(
            id="aaaaaaaaaa",
            game=match.game.name,
            rules=match.game.rules_version,
            options=match.options,
            pace="live",
            listed=False,
            status="running",
            host="host",
            created="",
            touched="",
        )
        seats = [SeatRow(n, "person", f"seat {n}", guest=f"{n}") for n in range(match.players)]
        self.table = Table(services, row, seats, [], lambda table: pytest.fail(f"lost {table}"))
        self.live: LiveMatch = self.table.begin(match)
        self.ears = [Ear(seat) for seat in (*range(match.players), None)]
        for ear in self.ears:
            self.table.attach(cast(Connection, ear), None)

    @property
    def match(self) -> Match:
        return self.live.match

    @property
    def state(self) -> State:
        return self.match.state

    def greeting(self, watcher: int | None) -> bytes:
        """What somebody is sent who opens the table now."""
        ear = Ear(watcher)
        self.table.attach(cast(Connection, ear), None)
        self.table.detach(cast(Connection, ear))
        return b"\n".join(ear.heard)

    def play(self, seat: int, action: int) -> list[bytes]:
        """Play a move; returns what each ear heard of it."""
        for ear in self.ears:
            ear.heard.clear()
        message = Play(1, self.live.revision, action)
        self.table.receive(cast(Connection, self.ears[seat]), message)
        self.desk.done(None)
        return [b"\n".join(ear.heard) for ear in self.ears]
