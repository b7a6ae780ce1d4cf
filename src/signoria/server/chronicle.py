"""What has happened at a table, told to each watcher as far as that watcher may see it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from signoria.kernel.state import EVERYBODY, Event, redacted
from signoria.server.messages import Fact, LogLine, ScorePoint
from signoria.texts.teller import NEW_TURN, Teller

ALL_OPEN: Final = -2
"""A watcher from whom nothing is hidden: everybody, once the match is over."""

Watcher = int | None
"""A seat, None for a spectator, or ALL_OPEN."""

encode: Final = msgspec.json.Encoder().encode


class Told(NamedTuple):
    """Facts and lines as they are sent: items of JSON lists, and how many lines there are."""

    facts: bytes
    lines: bytes
    length: int


NOTHING_TOLD: Final = Told(b"", b"", 0)
"""What is told of a decision that nobody sees anything of, such as a first step of several."""


class Passage:
    """One decision and everything up to the next question; the first one is the set-up."""

    __slots__ = ("events", "is_public", "revision", "scores", "seat", "step", "told", "turn")

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
        self.told: dict[Watcher, Told] = {}


class Chronicle:
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
        return facts, lines

    def told(self, passage: Passage, watcher: Watcher) -> Told:
        """The same as it is sent; kept, for those who come back."""
        if not passage.events:
            return NOTHING_TOLD
        key = ALL_OPEN if passage.is_public else watcher
        kept = passage.told.get(key)
        if kept is None:
            facts, lines = self.tell(passage, watcher)
            kept = Told(encode(facts)[1:-1], encode(lines)[1:-1], len(lines))
            passage.told[key] = kept
        return kept

    def length(self, watcher: Watcher, before: int) -> int:
        """How many lines a watcher was told before the passage with this index."""
        lengths = self._lengths.setdefault(ALL_OPEN if self.is_public else watcher, [0])
        while len(lengths) <= before:
            passage = self.passages[len(lengths) - 1]
            lengths.append(lengths[-1] + self.told(passage, watcher).length)
        return lengths[before]

    def told_from(self, watcher: Watcher, first: int) -> Told:
        """What a watcher was told from a passage on."""
        if first == len(self.passages) - 1:
            return self.told(self.passages[first], watcher)
        parts = [self.told(passage, watcher) for passage in self.passages[first:]]
        return Told(
            b",".join(part.facts for part in parts if part.facts),
            b",".join(part.lines for part in parts if part.lines),
            sum(part.length for part in parts),
        )

    def lines(self, watcher: Watcher) -> list[LogLine]:
        """The whole log of a watcher."""
        return [line for passage in self.passages for line in self.tell(passage, watcher)[1]]

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
