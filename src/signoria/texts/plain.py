"""A title without sentences, in the names that its rules use: enough to play it at the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from signoria.kernel.actions import Verb
from signoria.kernel.game import Game
from signoria.kernel.options import Fault
from signoria.kernel.reasons import Reason
from signoria.kernel.state import Event
from signoria.texts.words import Sentence, Words


class PlainWords(Words):
    """Text forms of actions, names of questions and events, numbers: in no language."""

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def game(self) -> Game:
        return self._game

    def title(self) -> str:
        return self._game.name

    def action(self, action: int) -> str:
        return self._game.actions.text(action)

    def has_heading(self, verb: Verb) -> bool:  # noqa: ARG002 - every action stands alone
        return False

    def question(self, view: Mapping[str, Any]) -> str:
        return str(view["question"])

    def reason(self, reason: Reason) -> str:
        return " ".join([reason.code, *(f"{key} {n}" for key, n in reason.numbers.items())])

    def good(self, good: str, amount: int) -> str:
        return f"{amount} {good}"

    def source(self, source: str) -> str:
        return source

    def ending(self, ending: str) -> str:
        return ending

    def option(self, name: str) -> str:
        return next(option.about for option in self._game.options if option.name == name)

    def choice(self, option: str, choice: str) -> str:  # noqa: ARG002 - its own name says it
        return choice

    def fault(self, fault: Fault) -> str:
        return " ".join([fault.code, *(f"{key} {value}" for key, value in fault.details.items())])

    def word(self, domain: str, word: str) -> str:  # noqa: ARG002 - its own name says it
        return word

    def reconstructed(self) -> list[str]:
        return []

    def tell(
        self,
        events: Sequence[Event],
        seats: Sequence[str],
        options: Mapping[str, str],  # noqa: ARG002 - names are the same at every table
    ) -> list[Sentence]:
        """One line for each event: whose it is, its name, its numbers."""
        names = self._game.event_names
        return [
            Sentence(
                names[event.kind],
                event.seat,
                " ".join(
                    [
                        *([f"{seats[event.seat]}:"] if event.seat >= 0 else []),
                        names[event.kind],
                        *map(str, event.data),
                    ]
                )
                + ";",
            )
            for event in events
        ]
