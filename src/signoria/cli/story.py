"""The log of a match in sentences, turn by turn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.text import Text

from signoria.cli.boards import crest
from signoria.cli.retell import steps
from signoria.kernel.match import Match
from signoria.kernel.state import Event
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

    def turns(self) -> list[Turn]:
        events = [event for _, event in self._events]
        return turns_of(self._words.tell(events, self._match.seats, self._match.options))

    def since_last_turn_of(self, seat: int) -> list[Turn]:
        """The turns after this seat's previous one; the last of them is the one under way."""
        turns = self.turns()
        own = [index for index, turn in enumerate(turns[:-1]) if turn.seat == seat]
        return turns[own[-1] + 1 if own else 0 :]


def turns_of(lines: Iterable[Sentence]) -> list[Turn]:
    """Sentences grouped by turn."""
    turns = [Turn(-1, [])]
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
