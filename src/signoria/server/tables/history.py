"""What has happened at a table, told to each watcher as far as that watcher may see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from signoria.kernel.state import EVERYBODY, Event, redacted
from signoria.server.messages import Fact, LogLine, ScorePoint
from signoria.texts.teller import NEW_TURN, Teller

ALL_OPEN: Final = -2
"""A watcher from whom nothing is hidden: everybody, once the match is over."""

Watcher = int | None
"""A seat, None for a spectator, or ALL_OPEN."""


class Written(NamedTuple):
    """Facts and lines as they are sent: items of JSON lists."""

    facts: bytes
    lines: bytes


class Passage:
    """One decision and everything up to the next question; the first one is the set-up."""

    __slots__ = (
        "events",
        "is_public",
        "lengths",
        "revision",
        "scores",
        "seat",
        "step",
        "turn",
        "written",
    )

    def __init__(
        self,
        revision: int,
        step: int,
        seat: int,
        turn: int,
        events: list[Event],
        scores: list[int],
        is_public: bool,
    ) -> None:
        self.revision = revision
        self.step = step
        """How many entries the log of the match has after it."""
        self.seat = seat
        self.turn = turn
        """The turn that was under way when it began."""
        self.events = events
        self.scores = scores
        self.is_public = is_public
        self.lengths: dict[Watcher, int] = {}
        """How many lines each watcher is told of it, as far as it was told."""
        self.written: dict[Watcher, Written] = {}
        """What was written of it for each watcher; `glued_json` keeps it for those who come back."""

    def told_to(self, watcher: Watcher) -> Watcher:
        """Whom this watcher is told the same as: everybody, of what is public."""
        return ALL_OPEN if self.is_public else watcher


class History:
    """The passages of a match in order, without those that were taken back."""

    def __init__(self, teller: Teller, names: Sequence[str], options: Mapping[str, str]) -> None:
        self._teller = teller
        self._names = names
        self._options = options
        names_of_events = teller.game.event_names
        self._new_turn = names_of_events.index(NEW_TURN) if NEW_TURN in names_of_events else -1
        self._turn = 0
        self._lengths: dict[Watcher, list[int]] = {}
        self.passages: list[Passage] = []
        self.is_public = True
        """Has nothing secret happened so far, so that all watchers are told the same?"""

    def add(
        self, revision: int, step: int, seat: int, events: list[Event], scores: list[int]
    ) -> Passage:
        """Write on."""
        is_public = True
        turn = self._turn
        for event in events:
            if event.seen_by != EVERYBODY:
                is_public = self.is_public = False
            if event.kind == self._new_turn:
                self._turn += 1
        passage = Passage(revision, step, seat, turn, events, scores, is_public)
        self.passages.append(passage)
        return passage

    def take_back(self, decisions: int) -> None:
        """Forget the last passages; never the first, which is the set-up."""
        assert 0 < decisions < len(self.passages)
        self._turn = self.passages[-decisions].turn
        del self.passages[-decisions:]
        for lengths in self._lengths.values():
            del lengths[len(self.passages) + 1 :]

    def tell(self, passage: Passage, watcher: Watcher) -> tuple[list[Fact], list[LogLine]]:
        """The facts and lines of a passage for one watcher."""
        events = passage.events
        if watcher != ALL_OPEN and not passage.is_public:
            events = redacted(events, watcher)
        told = self._teller.facts(events, self._options)
        facts = [Fact(event, seat, args) for event, seat, args in told]
        lines = []
        turn = passage.turn
        for event, seat, text, targets in self._teller.tell(told, self._names):
            turn += event == NEW_TURN
            lines.append(LogLine(event, seat, turn, passage.step, text, list(targets)))
        passage.lengths[passage.told_to(watcher)] = len(lines)
        return facts, lines

    def tell_from(self, watcher: Watcher, first: int) -> tuple[list[Fact], list[LogLine]]:
        """The same from a passage on."""
        facts: list[Fact] = []
        lines: list[LogLine] = []
        for passage in self.passages[first:]:
            more_facts, more_lines = self.tell(passage, watcher)
            facts += more_facts
            lines += more_lines
        return facts, lines

    def length(self, watcher: Watcher, before: int) -> int:
        """How many lines a watcher was told before the passage with this index."""
        lengths = self._lengths.setdefault(ALL_OPEN if self.is_public else watcher, [0])
        while len(lengths) <= before:
            passage = self.passages[len(lengths) - 1]
            length = passage.lengths.get(passage.told_to(watcher))
            if length is None:
                length = len(self.tell(passage, watcher)[1])
            lengths.append(lengths[-1] + length)
        return lengths[before]

    def lines(self, watcher: Watcher) -> list[LogLine]:
        """The whole log of a watcher."""
        return self.tell_from(watcher, 0)[1]

    def points(self, is_over: bool) -> list[ScorePoint]:
        """The points of all seats whenever a turn began, and at the end."""
        found = []
        for passage in self.passages:
            turn = passage.turn
            for event in passage.events:
                if event.kind == self._new_turn:
                    turn += 1
                    found.append(ScorePoint(passage.step, turn, event.seat, passage.scores))
        if is_over:
            last = self.passages[-1]
            found.append(ScorePoint(last.step, self._turn, -1, last.scores))
        return found
