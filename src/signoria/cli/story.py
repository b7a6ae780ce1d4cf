"""The log of a match in sentences, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

from signoria.cli.crests import crest
from signoria.cli.retell import steps
from signoria.kernel.match import Match
from signoria.kernel.state import CHANCE, Event, redacted
from signoria.texts.teller import FINAL_COUNT, NEW_TURN
from signoria.texts.words import Sentence, Words


class Turn(NamedTuple):
    """The sentences of one turn; seat -1 is what happened before the first and after the last."""

    seat: int
    lines: list[str]


class Story:
    """What has happened in a match so far, kept in step with its log."""

    def __init__(self, match: Match, words: Words) -> None:
        self._match = match
        self._words = words
        self._events: list[tuple[int, Event]] = []
        for step in steps(match.game, match.players, match.options, match.log):
            self._events += [(step.number, event) for event in step.events]

    def follow(self, events: Sequence[Event]) -> None:
        """The match went on by one decision."""
        length = len(self._match.log)
        self._events += [(length, event) for event in events]

    def take_back(self) -> None:
        """Forget what was undone."""
        length = len(self._match.log)
        self._events = [(at, event) for at, event in self._events if at <= length]

    def turns_begun(self) -> int:
        """How many turns have begun."""
        names = self._match.game.event_names
        return sum([names[event.kind] == NEW_TURN for _, event in self._events])

    def turns(self, watcher: int | None) -> list[Turn]:
        """The story as this seat, or a spectator, may know it; all of it when the match is over."""
        match = self._match
        events = [event for _, event in self._events]
        if not match.over:
            events = redacted(events, watcher)
        return turns_of(self._words.tell(events, match.seats, match.options))

    def news(self, seat: int) -> list[Turn]:
        """The events since the seat's last decision in an earlier turn, as the seat may know them.

        The last of the turns is the one under way.
        """
        start, active = self._last_seen(seat)
        events = redacted([event for _, event in self._events[start:]], seat)
        match = self._match
        return turns_of(self._words.tell(events, match.seats, match.options), active)

    def _last_seen(self, seat: int) -> tuple[int, int]:
        """The first event after a seat's last decision in an earlier turn, and whose turn it was."""
        log, names = self._match.log, self._match.game.event_names
        begun = [(at, i) for i, (at, e) in enumerate(self._events) if names[e.kind] == NEW_TURN]
        present = begun[-1][0] if begun else 0
        decided = max(
            [n for n, entry in enumerate(log[:present], 1) if entry[0] == seat], default=0
        )
        if not decided:
            return 0, -1
        while decided < present and log[decided][0] == CHANCE:
            decided += 1
        earlier = [(at, i) for at, i in begun if at <= decided]
        first = sum([at <= decided for at, _ in self._events])
        if not earlier:
            return first, -1
        at, turn = earlier[-1]
        return (turn + 1 if at == decided else first), self._events[turn][1].seat


def turns_of(lines: Iterable[Sentence], active: int = -1) -> list[Turn]:
    """Sentences grouped by turn; the first ones belong to the turn of the `active` seat."""
    turns = [Turn(active, [])]
    for line in lines:
        if line.event == NEW_TURN:
            turns.append(Turn(line.seat, []))
            continue
        if line.event in FINAL_COUNT and turns[-1].seat >= 0:
            turns.append(Turn(-1, []))
        turns[-1].lines.append(line.text)
    return turns if turns[0].lines else turns[1:]


def paragraph(turn: Turn) -> Text:
    """A turn as one paragraph, marked with the crest of its seat."""
    mark = crest(turn.seat) if turn.seat >= 0 else Text("·")
    return Text.assemble(mark, " ", " ".join(turn.lines))
