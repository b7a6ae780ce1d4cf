"""Rooms without a network: everything a watcher would be sent, for tests about secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import pytest

from signoria.kernel.match import Match
from signoria.kernel.state import State
from signoria.server.messages import Play
from signoria.server.rooms import Connection, Room, Services
from signoria.server.storage import Done, Entry, SeatRow, Statement, Storage, TableRow
from signoria.server.thinking import Thinker
from signoria.server.tokens import Tokens


class Desk:
    """Storage that has everything written at once."""

    def append(self, entry: Entry, done: Done, also: Sequence[Statement] = ()) -> None:
        self.done = done


class Ear:
    """A connection that remembers what it was sent."""

    guest = name = "somebody"

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.heard: list[bytes] = []

    def post(self, message: bytes) -> None:
        self.heard.append(message)

    def move(self, room: Room) -> None:
        raise NotImplementedError


class EarTable:
    """A room with one ear per seat and a spectator's, the last; nobody's answers are delayed."""

    def __init__(self, match: Match) -> None:
        self.desk = Desk()
        services = Services(
            cast(Storage, self.desk), Tokens(b"key"), cast(Thinker, None), patience=0
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
        self.room = Room(services, row, seats, [], lambda room: pytest.fail(f"lost {room}"))
        self.room.begin(match)
        self.ears = [Ear(seat) for seat in (*range(match.players), None)]
        for ear in self.ears:
            self.room.attach(cast(Connection, ear), None)

    @property
    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    @property
    def state(self) -> State:
        return self.match.state

    def greeting(self, watcher: int | None) -> bytes:
        """What somebody is sent who opens the table now."""
        ear = Ear(watcher)
        self.room.attach(cast(Connection, ear), None)
        self.room.detach(cast(Connection, ear))
        return b"\n".join(ear.heard)

    def play(self, seat: int, action: int) -> list[bytes]:
        """Play a move; returns what each ear heard of it."""
        for ear in self.ears:
            ear.heard.clear()
        message = Play(1, self.room.revision, action)
        self.room.receive(cast(Connection, self.ears[seat]), message)
        self.desk.done(None)
        return [b"\n".join(ear.heard) for ear in self.ears]
