"""The sentences of a title without a language: actions, questions, refusals, results and events.

A `Teller` turns what the engine says in numbers into `Telling`s.  The part that all titles share
follows the tables of a `Game`; its subclass, in the texts of the title, says what
the arguments of the title's events and questions mean.  `words.Words` puts the Tellings into a language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, NamedTuple

from mypy_extensions import mypyc_attr

from signoria.kernel.actions import Verb
from signoria.kernel.game import Entry, Game
from signoria.kernel.options import Fault
from signoria.kernel.reasons import SHARED_REASONS, Reason
from signoria.kernel.state import Event
from signoria.texts.telling import Printed, Telling, Value

NEW_TURN: Final = "turn_started"
"""The event with which, in every title, the turn of a seat begins."""

FINAL_COUNT: Final = ("points", "match_over")
"""The events after the last turn, in every title."""


class Fact(NamedTuple):
    """One event with its numbers in names: what motion is drawn from."""

    event: str
    seat: int
    args: dict[str, int | str]


class Line(NamedTuple):
    """One sentence of the log, with its event, its seat and its places."""

    event: str
    seat: int
    text: Telling
    targets: tuple[str, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Teller:
    """A title's sentences, without a language."""

    chance_verbs: ClassVar[tuple[str, ...]] = ()
    """Verbs that only chance answers with: they are never offered, so they have no heading."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # ---- the same for every title ----------------------------------------------------------------

    def title(self) -> Telling:
        return Telling("title")

    def action(self, action: int) -> Telling:
        """An action as a sentence: "Build Palazzo 4 in Lucca"."""
        return Telling(f"verb-{self.game.actions.verb(action).name}", self._action_values(action))

    def has_heading(self, verb: Verb) -> bool:
        """Are actions of this verb listed under a heading?  Not where they differ in a number."""
        return bool(verb.domains) and not verb.domains[-1].words[0].isdigit()

    def heading(self, action: int) -> Telling:
        """What stands above several actions that differ only in one argument, mostly the last."""
        return Telling(f"group-{self.game.actions.verb(action).name}", self._action_values(action))

    def last_argument(self, action: int) -> Value:
        """What tells an action from the others under its heading."""
        domain, word = list(self.game.actions.arguments(action).items())[-1]
        return self.word(domain, word)

    def question(self, view: Mapping[str, Any]) -> Telling:
        """The prompt line of the question that a view shows."""
        values: dict[str, Value] = {}
        for key, value in self.asked(view).items():
            if isinstance(value, bool):
                values[key] = "yes" if value else "no"
            elif isinstance(value, int):
                values[key] = value
            else:
                values |= self.both(key, str(value))
        return Telling(f"question-{view['question']}", values)

    def reason(self, reason: Reason) -> Telling:
        """Why not, with its numbers; both of them are given, even where one is 0."""
        return Telling(f"reason-{reason.code}", {"need": 0, "have": 0} | reason.numbers)

    def good(self, good: str, amount: int) -> Telling:
        """So much of what a preview counts: "3 coins"."""
        return Telling(f"good-{good.replace(' ', '_')}", {"amount": amount})

    def printed(self) -> dict[str, list[Printed]]:
        """What is printed on the pieces, in words, by their places (`card:dame`)."""
        return {}

    def entry(self, entry: Entry) -> Telling:
        """One line of how an action adds up; titles that give accounts say what their causes are."""
        return Telling(f"account-{entry.kind}", {"amount": abs(entry.amount)})

    def source(self, source: str) -> Telling:
        return Telling(f"source-{source}")

    def ending(self, ending: str) -> Telling:
        return Telling(f"ending-{ending}")

    def option(self, name: str) -> Telling:
        return Telling(f"option-{name}")

    def choice(self, option: str, choice: str) -> Telling:
        return Telling(f"choice-{option}-{choice}")

    def fault(self, fault: Fault) -> Telling:
        """A fault in an owner's text for an option, and what to do about it."""
        return Telling(f"fault-{fault.code}", fault.details)

    def both(self, name: str, word: str, domain: str | None = None) -> dict[str, Value]:
        """The two arguments for a word of the game: its name, and its key for declining it."""
        return {name: self.word(domain or name, word), f"{name}_key": word.replace(" ", "_")}

    def names(self, options: Mapping[str, str]) -> dict[str, str]:  # noqa: ARG002 - a default
        """Messages that a table with these options says in words of its own, the same everywhere."""
        return {}

    def keys(self) -> set[str]:
        """Every message that the tables of the title ask for."""
        game = self.game
        opening = game.table(game.player_counts[0])
        keys = {"title", "list-comma"}
        keys |= {f"reason-{name}" for name, _ in {**SHARED_REASONS, **game.reasons}.values()}
        keys |= {f"question-{name}" for name in game.question_names.values()}
        keys |= {f"event-{name}" for name in game.event_names}
        for verb in game.actions.verbs:
            keys.add(f"verb-{verb.name}")
            if self.has_heading(verb) and verb.name not in self.chance_verbs:
                keys.add(f"group-{verb.name}")
        keys |= {f"source-{name}" for name in game.breakdown(opening, 0)}
        keys |= {f"good-{name.replace(' ', '_')}" for name in game.ledger(opening, 0)}
        keys |= {f"ending-{name}" for name in game.endings}
        for option in game.options:
            keys.add(f"option-{option.name}")
            keys |= {f"choice-{option.name}-{choice}" for choice in option.choices}
        keys |= {fact.key for fact in self.reconstructed()}
        return keys | self.own_keys()

    def _action_values(self, action: int) -> dict[str, Value]:
        values: dict[str, Value] = {}
        for domain, word in self.game.actions.arguments(action).items():
            values |= self.both(domain, word)
        return values

    # ---- what a title supplies -------------------------------------------------------------------

    def word(self, domain: str, word: str) -> Value:
        """The name of a word of the game; plain numbers stay numbers, so that texts can count."""
        raise NotImplementedError

    def facts(self, events: Sequence[Event], options: Mapping[str, str]) -> list[Fact]:
        """Events with names instead of numbers, one fact for each."""
        raise NotImplementedError

    def tell(self, facts: Sequence[Fact], seats: Sequence[str]) -> list[Line]:
        """Facts as sentences, with these names for the seats; several may share a sentence."""
        raise NotImplementedError

    def asked(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments of the question that a view shows: words, numbers, yes or no."""
        raise NotImplementedError

    def own_keys(self) -> set[str]:
        """Messages that only this title asks for."""
        raise NotImplementedError

    def reconstructed(self) -> list[Telling]:
        """What no source at hand prints of this title, and was worked out instead."""
        raise NotImplementedError
