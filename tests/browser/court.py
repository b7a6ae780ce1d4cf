"""Tables of The Prince in a telling moment: three guests bring them there by program."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from tests.browser.scripted import Scripted, State

GUESTS = {"Lucia": "borgia", "Marco": "colonna", "Bianca": "medici"}
"""The guests at the table in the order of their seats, and their houses."""

HABITS = (
    "choose-house", "keep", "lay", "pay-fee", "refuse-fee", "put-into", "leave-open", "put",
    "enough", "auction", "pass", "end-phase", "let-be", "set-aside", "not-guilty", "commit", "vote",
    "bestow", "no-reshuffle", "appoint", "no-deals", "decline", "drop-offer", "allow",
)  # fmt: skip
"""What a guest does who seeks nothing: the first of these that is legal."""

BIDS = 0.4
"""How often a guest raises by five instead of passing."""


class Guest(Scripted):
    """Plays what it seeks, in this order and each once; beside that, by habit.

    Actions are sought by the first words of what they say, such as "seize" or "offer colonna".
    """

    def __init__(self, address: str, name: str) -> None:
        super().__init__(address, name, game="prince")
        self.sought: list[str] = []
        self.favourite = GUESTS[name]

    def choose(self, legal: Sequence[int]) -> int:
        if self.sought and (found := self.saying(legal, self.sought[0])):
            self.sought.pop(0)
            return found[0]
        if (found := self.saying(legal, "raise 5")) and self.dice.random() < BIDS:
            return found[0]
        if found := self.saying(legal, f"vote {self.favourite}"):
            return found[-1]
        return next(found[0] for habit in HABITS if (found := self.saying(legal, habit)))

    def saying(self, legal: Sequence[int], words: str) -> list[int]:
        return [action for action in legal if re.match(rf"{words}\b", self.texts[action])]


class Court:
    """A table of five: Lucia, who is the first Pope, then the other guests, and bots."""

    def __init__(self, address: str, guests: int = len(GUESTS), **options: str) -> None:
        self.guests = [Guest(address, name) for name in list(GUESTS)[:guests]]
        self.lucia = self.guests[0]
        opened = self.lucia.open_table(
            ["me"] + ["open"] * (guests - 1) + ["greedy"] * (5 - guests),
            options={"houses": "choice", "first_pope": "first-seat", **options},
        )
        self.table = str(opened["table"]["id"])
        self._tokens = [str(opened["token"])]
        for guest, seat in zip(self.guests[1:], opened["table"]["seats"][1:], strict=False):
            joined = guest.ask(
                "POST", f"/tables/{self.table}/join", {"invitation": seat["invitation"]}
            )
            self._tokens.append(str(joined["token"]))

    def page_of(self, guest: Guest) -> str:
        """The address of the table for one of the guests."""
        return f"/table/{self.table}?seat={self._tokens[self.guests.index(guest)]}"

    def play(self, until: Callable[[State], bool]) -> None:
        """Until Lucia sees a state that fits."""
        while not self._turn(self.lucia, until):
            for guest in self.guests[1:]:
                self.answer(guest)

    def answer(self, guest: Guest) -> None:
        """A guest answers everything until other guests are asked."""
        self._turn(guest, lambda _: False)

    def _turn(self, guest: Guest, until: Callable[[State], bool]) -> bool:
        """Whether the guest has seen a state that fits before other guests were asked."""
        token = self._tokens[self.guests.index(guest)]

        def ends(state: State) -> bool:
            others_are_asked = min(state["to_act"]) < len(self.guests) and not state.get("legal")
            return until(state) or others_are_asked

        return until(guest.play(self.table, token, ends))

    def play_to(self, words: str, after: int = 0) -> None:
        """Until Lucia may do something, not before so many entries of the log."""
        self.play(
            lambda state: (
                state["step"] > after and bool(self.lucia.saying(state.get("legal", ()), words))
            )
        )


def phase(address: str) -> Court:
    """Lucia, alone among bots, begins the first phase."""
    court = Court(address, guests=1)
    court.play_to("auction")
    return court


def auction(address: str) -> Court:
    """Lucia may raise a bid."""
    court = Court(address)
    court.play_to("raise", after=60)
    return court


def seizure(address: str, target: str = "seize") -> Court:
    """Lucia attacks, and may commit condottieri; whoever is attacked lays out in the open."""
    court = Court(address)
    court.lucia.sought = [target]
    court.guests[1].sought = ["leave-open"]
    court.play_to("commit")
    return court


def ballot(address: str) -> Court:
    """Lucia has not given her secret votes yet."""
    court = Court(address)
    court.play_to("vote")
    return court


def conclave(address: str) -> Court:
    """The secret ballot elected nobody, and Lucia is the first to vote in the open."""
    court = ballot(address)
    court.play(lambda state: (state.get("question") or {}).get("key") == "question-vote")
    return court


def papacy(address: str) -> Court:
    """All guests have elected Lucia, who hands out cardinals."""
    court = Court(address)
    for guest in court.guests:
        guest.favourite = GUESTS["Lucia"]
    court.play_to("appoint")
    return court


def bargain(address: str) -> Court:
    """Lucia puts an offer to Marco together."""
    court = Court(address, trade="on")
    court.lucia.sought = ["offer colonna"]
    court.play_to("give-ducats")
    return court


def offer(address: str) -> Court:
    """Lucia has offered Marco something, and he has not answered."""
    court = Court(address, trade="on")
    court.lucia.sought = ["offer colonna", "give", "ask-ducats 10", "propose"]
    court.play_to("withdraw")
    return court
