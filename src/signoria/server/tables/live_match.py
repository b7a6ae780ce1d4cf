"""The match of a table in memory: its revisions, who is asked since when, and what has happened.

Every entry of a table's log is one *revision*.  An undo is an entry too: revisions only grow.
Nothing here is durable or told to anybody: that is the business of `Table`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from signoria.kernel.match import Match
from signoria.kernel.state import ASK_ALL, CHANCE
from signoria.kernel.state import State as Position
from signoria.server.store.rows import Entry, SeatRow
from signoria.server.tables.history import History
from signoria.server.tables.snapshots import Snapshot
from signoria.texts.teller import Teller


class LiveMatch:
    """See the module's docstring."""

    def __init__(self, match: Match, teller: Teller, seats: Sequence[SeatRow]) -> None:
        """The match has been set up; what follows is in the log."""
        self.match: Final = match
        self.teller: Final = teller
        self._seats = seats
        self.revision = 0
        self.history: Final = History(teller, [seat.name for seat in seats], match.options)
        scores = match.game.scores(match.state)
        self.history.add(0, len(match.log), CHANCE, match.opening, scores)
        self._kinds: list[str] = []
        self._asked_at = [0] * match.players
        self._shown: Snapshot | None = None

    def retrace(self, entry: Entry) -> None:
        """Carry out an entry of the stored log."""
        if entry.kind == "play":
            outcomes = msgspec.json.decode(entry.outcomes, type=list[int])
            self.play(entry.seat, entry.action, outcomes)
        elif entry.kind == "undo":
            self.undo(entry.seat, entry.action)
        else:
            self.resign()

    def play(self, seat: int, action: int, outcomes: Sequence[int] = ()) -> list[int]:
        """Play a decision; returns the chance results it led to.  Raises `Illegal`."""
        match = self.match
        before = match.state
        length = len(match.log)
        events = match.play(seat, action, outcomes)
        after = match.state
        self._advance("play")
        scores = match.game.scores(after)
        self.history.add(self.revision, len(match.log), seat, events, scores)
        if _still_secret(before, after):
            self._asked_at[seat] = self.revision
        else:
            self._all_are_asked_anew()
        return [outcome for _, outcome in match.log[length + 1 :]]

    def undo(self, seat: int, decisions: int) -> None:
        """Take back a seat's last decisions.  Raises `SignoriaError` where it may not."""
        for _ in range(decisions):
            self.match.undo(seat)
        self._taken_back(decisions)

    def restart_turn(self, seat: int) -> int:
        """Take back as many decisions as may be taken back; returns how many."""
        decisions = self.match.restart_turn(seat)
        self._taken_back(decisions)
        return decisions

    def resign(self) -> None:
        """A person has left their seat: a revision, but nothing happens in the match."""
        self._advance("resign")

    def is_asked(self, seat: int) -> bool:
        """Has this seat to decide now?"""
        return seat in self.match.state.to_act

    def asked_at(self, seat: int) -> int:
        """The revision since which a seat is asked what it is asked now."""
        return self._asked_at[seat]

    def may_answer(self, seat: int, revision: int) -> bool:
        """Has somebody who saw this revision seen what the seat is asked now?"""
        return self._asked_at[seat] <= revision <= self.revision

    def took_back_since(self, revision: int) -> bool:
        """Was anything taken back after this revision?"""
        return "undo" in self._kinds[revision:]

    def snapshot(self) -> Snapshot:
        """The position at the present revision."""
        if self._shown is None or self._shown.revision != self.revision:
            self._shown = Snapshot(self.match, self.teller, self._seats, self.revision, self._shown)
        return self._shown

    @property
    def last_snapshot(self) -> Snapshot | None:
        """The last one that was asked for, at whatever revision."""
        return self._shown

    def _advance(self, kind: str) -> None:
        self.revision += 1
        self._kinds.append(kind)

    def _taken_back(self, decisions: int) -> None:
        self._advance("undo")
        self.history.take_back(decisions)
        self._all_are_asked_anew()

    def _all_are_asked_anew(self) -> None:
        self._asked_at = [self.revision] * self.match.players


def _still_secret(before: Position, after: Position) -> bool:
    """Was a secret answer given while others are still to come?  Then only its seat moved on."""
    if before.stack[-1][0] != ASK_ALL or not after.stack:
        return False
    return after.stack[-1][0] == ASK_ALL and any(after.sealed)
