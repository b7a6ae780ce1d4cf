"""Playing a position in words and hearing what happened, the same for every title."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from signoria import CHANCE, State
from signoria.kernel.state import asked
from tests.games.asking import Asking


class Happening(NamedTuple):
    """An event with its name instead of its number."""

    name: str
    seat: int
    data: tuple[int, ...]
    seen_by: int


class Playing(Asking):
    """What rule tests ask one title, and how they play it."""

    def check(self, s: State) -> None:
        """Everything that must add up does."""
        wrong = {name: pair for name, pair in self.game.conserved(s).items() if pair[0] != pair[1]}
        assert not wrong, f"counted and wanted differ: {wrong}"

    def answer(self, s: State, seat: int, *texts: str) -> list[Happening]:
        """Let a seat, or CHANCE, answer pending questions; tells what happened."""
        s.events = []
        for text in texts:
            assert s.to_act, f"the match is over, {text!r} comes too late"
            self.game.apply(s, seat, self.game.actions.parse(text))
            self.check(s)
        events, s.events = s.events, None
        names = self.game.event_names
        return [Happening(names[e.kind], e.seat, e.data, e.seen_by) for e in events]

    def play(self, s: State, *texts: str) -> list[Happening]:
        """Answer the pending questions, whoever is asked, chance included; tells what happened."""
        told: list[Happening] = []
        for text in texts:
            assert s.to_act, f"the match is over, {text!r} comes too late"
            told += self.answer(s, s.to_act[0], text)
        return told

    def let_chance(self, s: State) -> list[Happening]:
        """Answer pending questions to chance, if any, with the first outcome that can come."""
        told: list[Happening] = []
        while s.to_act == (CHANCE,):
            told += self.play(s, self.game.actions.text(self.game.outcomes(s)[0][0]))
        return told

    def question(self, s: State) -> str:
        """The name of the pending question, "" when the match is over."""
        if not s.stack:
            return ""
        frame = s.stack[-1]
        return self.game.question_names[asked(frame)]


def names(told: Sequence[Happening]) -> list[str]:
    """The names of events, in order."""
    return [happening.name for happening in told]


def of(told: Sequence[Happening], name: str) -> list[Happening]:
    """The events with this name."""
    return [happening for happening in told if happening.name == name]
