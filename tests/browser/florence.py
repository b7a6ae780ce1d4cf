"""Tables of Lorenzo il Magnifico in a telling moment: four guests bring them there by program.

The way to a moment is looked for with the engine, from the deal that the server makes, too; then
the guests play it at the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

import signoria
from signoria import State as Position
from signoria.games.lorenzo.rules import content
from tests.browser.scripted import Scripted, State
from tests.browser.site import SEED

GUESTS = ("Lucia", "Marco", "Bianca", "Tommaso")
OPTIONS = {"variant": "advanced"}
GAME = signoria.load("lorenzo")

MOST_TRIES = 400

GIVING = tuple(
    str(row["key"])
    for row in content.LEADER_ROWS
    if row["when"] == "round" and "gain" in row["effect"]
)
"""Leaders that give something once per round and ask nothing."""


class Moment(NamedTuple):
    """A question to Lucia, and what she does beforehand to be asked it.

    `seeks`: how the actions begin that she prefers, the best first; else she does anything but what
    `shuns` names.
    """

    is_reached: Callable[[Position, Sequence[str]], bool]
    """By the position and the texts of her legal actions."""
    seeks: Sequence[str] = ()
    shuns: Sequence[str] = ()


def way_to(moment: Moment) -> list[list[int]]:
    """What each guest answers, one question after the other, until the moment has come."""
    for attempt in range(MOST_TRIES):
        if way := _way(moment, Random(attempt)):
            return way
    raise AssertionError("no way leads there")


def _way(moment: Moment, dice: Random) -> list[list[int]] | None:
    match = GAME.new(len(GUESTS), SEED, OPTIONS)
    answers: list[list[int]] = [[] for _ in GUESTS]
    while not match.over:
        seat = match.state.to_act[0]
        legal = GAME.legal(match.state, seat)
        if seat == 0:
            texts = [GAME.actions.text(action) for action in legal]
            if moment.is_reached(match.state, texts):
                return answers
            legal = [GAME.actions.parse(text) for text in _inclined(moment, texts)]
        answers[seat].append(dice.choice(legal))
        match.play(seat, answers[seat][-1])
    return None


def _inclined(moment: Moment, texts: Sequence[str]) -> Sequence[str]:
    """The actions that Lucia would rather do."""
    for words in moment.seeks:
        if found := [text for text in texts if text.startswith(words)]:
            return found
    return [text for text in texts if not text.startswith(tuple(moment.shuns))] or texts


class Guest(Scripted):
    """Answers as it was told, question after question."""

    def __init__(self, address: str, name: str, answers: Sequence[int]) -> None:
        super().__init__(address, name, game="lorenzo")
        self.answers = list(answers)

    def choose(self, legal: Sequence[int]) -> int:
        assert self.answers[0] in legal, "the table was not dealt from the seed of the tests"
        return self.answers.pop(0)


class Florence:
    """A table of four guests, brought to a moment."""

    def __init__(self, address: str, moment: Moment) -> None:
        ways = zip(GUESTS, way_to(moment), strict=True)
        self.guests = [Guest(address, name, answers) for name, answers in ways]
        lucia = self.guests[0]
        opened = lucia.open_table(["me", "open", "open", "open"], options=OPTIONS)
        self.table = str(opened["table"]["id"])
        self._tokens = [str(opened["token"])]
        for guest, seat in zip(self.guests[1:], opened["table"]["seats"][1:], strict=True):
            joined = guest.ask(
                "POST", f"/tables/{self.table}/join", {"invitation": seat["invitation"]}
            )
            self._tokens.append(str(joined["token"]))
        while any(guest.answers for guest in self.guests):
            for guest, token in zip(self.guests, self._tokens, strict=True):
                guest.play(self.table, token, _rests(guest))

    @property
    def page(self) -> str:
        """The address of the table for Lucia."""
        return f"/table/{self.table}?seat={self._tokens[0]}"


def _rests(guest: Guest) -> Callable[[State], bool]:
    """Has a guest answered everything that it is asked, or that it knows an answer to?"""
    return lambda state: not guest.answers or not state.get("legal")


# -- the moments -----------------------------------------------------------------------------------


def offers(*verbs: str) -> Callable[[Position, Sequence[str]], bool]:
    """Is there an action of each of these verbs?"""
    return lambda _, texts: {text.split()[0] for text in texts} >= set(verbs)


def _two_exchanges(position: Position, _: Sequence[str]) -> bool:
    """Can the first exchange offered be used, then the next one, and is a third one still offered?

    With the last exchange that can be paid the production is over.
    """
    after = position.clone()
    for _number in range(2):
        uses = _uses(after)
        if not uses:
            return False
        GAME.apply(after, 0, uses[0])
    return bool(_uses(after))


def _uses(position: Position) -> list[int]:
    """The exchanges that Lucia may use."""
    legal = GAME.legal(position, 0)
    return [action for action in legal if GAME.actions.text(action).startswith("use ")]


def _playable_leader(_: Position, texts: Sequence[str]) -> bool:
    """Can a leader be played who gives something at once, and another one be discarded?"""
    playable = any(text == f"play {leader}" for text in texts for leader in GIVING)
    return playable and sum(text.startswith("discard ") for text in texts) > 1


def _at(*spaces: str) -> list[str]:
    """Placements on one of these spaces, or on any floor of these towers."""
    members = ("black", "white", "orange", "neutral")
    return [f"place {member} {space}" for space in spaces for member in members]


DRAFT = Moment(offers("keep"))
TILE = Moment(offers("choose-tile"))
TURN = Moment(offers("place"))
EXCHANGES = Moment(_two_exchanges, seeks=_at("production", "building"))
REPORT = Moment(offers("support"), seeks=("privilege faith", "discard", *_at("council-palace")))
LEADERS = Moment(
    _playable_leader,
    seeks=[f"keep {leader}" for leader in GIVING] + _at("territory", "harvest"),
    shuns=["discard"],
)
