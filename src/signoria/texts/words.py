"""A title in one language: every Telling of its `Teller`, put into words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from signoria.kernel.actions import Verb
from signoria.kernel.game import Game
from signoria.kernel.options import Fault
from signoria.kernel.reasons import Reason
from signoria.kernel.state import Event
from signoria.texts import Texts
from signoria.texts.teller import Teller


class Sentence(NamedTuple):
    """One sentence of the log, with its event and its seat."""

    event: str
    seat: int
    text: str


class Words:
    """A title in one language.  The methods are those of `Teller`."""

    def __init__(self, teller: Teller, texts: Texts) -> None:
        self.teller = teller
        self.texts = texts

    @property
    def game(self) -> Game:
        return self.teller.game

    def title(self) -> str:
        return self.texts.say(self.teller.title())

    def action(self, action: int) -> str:
        return self.texts.say(self.teller.action(action))

    def has_heading(self, verb: Verb) -> bool:
        return self.teller.has_heading(verb)

    def heading(self, action: int) -> str:
        return self.texts.say(self.teller.heading(action))

    def last_argument(self, action: int) -> str:
        return self.texts.say(self.teller.last_argument(action))

    def question(self, view: Mapping[str, Any]) -> str:
        return self.texts.say(self.teller.question(view))

    def reason(self, reason: Reason) -> str:
        return self.texts.say(self.teller.reason(reason))

    def good(self, good: str, amount: int) -> str:
        return self.texts.say(self.teller.good(good, amount))

    def source(self, source: str) -> str:
        return self.texts.say(self.teller.source(source))

    def ending(self, ending: str) -> str:
        return self.texts.say(self.teller.ending(ending))

    def option(self, name: str) -> str:
        return self.texts.say(self.teller.option(name))

    def choice(self, option: str, choice: str) -> str:
        return self.texts.say(self.teller.choice(option, choice))

    def fault(self, fault: Fault) -> str:
        return self.texts.say(self.teller.fault(fault))

    def word(self, domain: str, word: str) -> str:
        return self.texts.say(self.teller.word(domain, word))

    def reconstructed(self) -> list[str]:
        return [self.texts.say(fact) for fact in self.teller.reconstructed()]

    def tell(
        self, events: Sequence[Event], seats: Sequence[str], options: Mapping[str, str]
    ) -> list[Sentence]:
        return [
            Sentence(line.event, line.seat, self.texts.say(line.text))
            for line in self.teller.tell(self.teller.facts(events, options), seats)
        ]
