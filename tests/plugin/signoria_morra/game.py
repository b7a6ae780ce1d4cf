"""Morra with cards: a toy title that needs everything Carrara does not.

Two to four players hold two secret cards each.  In each of two rounds all throw fingers and call a
sum, secretly and at once (`ASK_ALL`, two answers each); whoever calls the sum scores.  Then anybody
may show cards, openly and in any order (`ASK_ANY`), and one player may swap a card for a new one.
It is plain interpreted Python on top of the kernel, compiled or not: what a third party would write.
"""

from __future__ import annotations

from typing import Any, ClassVar, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.kernel.actions import ActionTable, Verb, numbers
from signoria.kernel.chance import pick
from signoria.kernel.game import Game
from signoria.kernel.options import Option
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import (
    ASK_ALL,
    ASK_ANY,
    CHANCE,
    EVERYBODY,
    FIRST_OWN_QUESTION,
    Frame,
    State,
    whom,
)

CARDS = 12
DECK, GONE = -1, -2

ROUND, SCORE_ROUND, SWAP_STEP = 1, 2, 3
THROWING, SHOWING, SWAPPING, DEALING = range(FIRST_OWN_QUESTION, FIRST_OWN_QUESTION + 4)

THROW, CALL, SHOW, DONE, SWAP, KEEP, DEAL = 0, 8, 32, 48, 49, 65, 66
TABLE = ActionTable(
    [
        Verb("throw", THROW, 8, (numbers("fingers", 0, 5, capacity=8),)),
        Verb("call", CALL, 32, (numbers("sum", 0, 20, capacity=24),)),
        Verb("show", SHOW, 48, (numbers("card", 1, CARDS, capacity=16),)),
        Verb("done", DONE, 49),
        Verb("swap", SWAP, 65, (numbers("card", 1, CARDS, capacity=16),)),
        Verb("keep", KEEP, 66),
        Verb("deal", DEAL, 82, (numbers("card", 1, CARDS, capacity=16),)),
    ],
    size=100,
)

NOT_YOUR_CARD = 16
DEALT, THROWN, SCORED, SHOWN, SWAPPED, ROUND_BEGUN = range(6)


class Table(State):
    """Where the cards are, the points, and the round."""

    FIELDS: ClassVar[tuple[str, ...]] = (*State.FIELDS, "where", "points", "round")

    where: list[int]
    points: list[int]
    round: int

    def clone(self) -> Table:
        twin = Table()
        twin.copy_kernel_fields(self)
        twin.where = self.where[:]
        twin.points = self.points[:]
        twin.round = self.round
        return twin


def hand_of(t: Table, seat: int) -> list[int]:
    return [card for card in range(CARDS) if t.where[card] == seat]


class Asking(Question[Table]):
    """What all questions to players share: their moves are found by asking `judge`."""

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        legal = [action for action in TABLE.rows if self.judge(t, frame, seat, action) == LEGAL]
        return vec[i64](legal)


class Throwing(Asking):
    """All throw fingers, then call a sum, in secret."""

    name = "throwing"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        thrown = len(t.sealed[seat]) == 1
        right = CALL <= action < SHOW if thrown else action < CALL
        return LEGAL if right else NOT_THE_QUESTION

    def is_complete(self, t: Table, frame: Frame, seat: i64) -> bool:
        return len(t.sealed[seat]) == 2

    def reveal(self, t: Table, frame: Frame, answers: list[Frame]) -> None:
        total = sum(throw for throw, _ in answers)
        for seat, (throw, call) in enumerate(answers):
            t.emit(THROWN, seat, throw, call - CALL)
            if call - CALL == total:
                t.points[seat] += 5
                t.emit(SCORED, seat, 5)


class Showing(Asking):
    """Anybody may show cards, until all are done."""

    name = "showing"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        if action == DONE:
            return LEGAL
        if not SHOW <= action < DONE:
            return NOT_THE_QUESTION
        card = action - SHOW
        hidden = t.where[card] == seat and t.known[card] != (1 << len(t.points)) - 1
        return LEGAL if hidden else refuse(NOT_YOUR_CARD)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        waiting = whom(frame)
        if action == DONE:
            waiting &= ~(1 << int(seat))
        else:
            t.known[action - SHOW] = (1 << len(t.points)) - 1
            t.emit(SHOWN, seat, action - SHOW, seen_by=EVERYBODY)
        if waiting:
            t.stack.append((ASK_ANY, waiting, SHOWING))


class Swapping(Asking):
    """One player may swap a card for a new one."""

    name = "swapping"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        if action == KEEP:
            return LEGAL
        if SWAP <= action < KEEP:
            return LEGAL if t.where[action - SWAP] == seat else refuse(NOT_YOUR_CARD)
        return NOT_THE_QUESTION

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        if action != KEEP:
            t.where[action - SWAP] = GONE
            t.known[action - SWAP] = (1 << len(t.points)) - 1
            t.emit(SWAPPED, seat, action - SWAP)
            t.stack.append((DEALING, CHANCE, 0, int(seat)))


class Dealing(Question[Table]):
    """CHANCE deals a card."""

    name = "dealing"
    fields = "owner"

    def chances(self, t: Table, frame: Frame) -> i64:
        return t.where.count(DECK)

    def chance(self, t: Table, frame: Frame, index: i64) -> i64:
        deck = [card for card, place in enumerate(t.where) if place == DECK]
        return DEAL + deck[index]

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, _, owner = frame
        card = int(action - DEAL)
        t.where[card] = owner
        t.known[card] = 1 << owner
        t.emit(DEALT, owner, card, seen_by=1 << owner)


class Morra(Game):
    """The title."""

    def __init__(self) -> None:
        self.name = "morra"
        self.rules_version = 1
        self.player_counts = range(2, 5)
        self.options = (Option("hands", ("two", "one"), "two", "", "cards dealt to each player"),)
        self.actions = TABLE
        self.reasons = {NOT_YOUR_CARD: ("not_your_card", "M1")}
        self.ask(
            {THROWING: Throwing(), SHOWING: Showing(), SWAPPING: Swapping(), DEALING: Dealing()}
        )
        self.event_names = ("dealt", "thrown", "scored", "shown", "swapped", "round_begun")
        self.streams = ("deck",)
        self.decks = ("deck",)
        self.endings = ("two rounds",)
        self.longest = 200

    def set_up(self, players: int, options: dict[str, str]) -> State:
        t = Table()
        t.start(1, players, CARDS)
        t.where = [DECK] * CARDS
        t.points = [0] * players
        t.round = 0
        t.stack.append((ROUND, 0))
        for seat in range(players):
            for _ in range(2 if options["hands"] == "two" else 1):
                t.stack.append((DEALING, CHANCE, 0, seat))
        return t

    def step(self, s: State, frame: Frame) -> None:
        t = cast(Table, s)
        everybody = (1 << len(t.points)) - 1
        if frame[0] == ROUND and t.round < 2:
            t.round += 1
            t.emit(ROUND_BEGUN, -1, t.round)
            t.stack.append((ROUND, 0))
            t.stack.append((SWAP_STEP, t.round - 1))
            t.stack.append((ASK_ANY, everybody, SHOWING))
            t.stack.append((ASK_ALL, everybody, THROWING))
        elif frame[0] == SWAP_STEP:
            t.stack.append((SWAPPING, whom(frame)))

    def resample(self, s: State, seat: int, seed: int) -> State:
        """Unseen cards change places among hands and deck; others' secret answers are redrawn."""
        t = cast(Table, s.clone())
        unseen = [c for c in range(CARDS) if t.where[c] != GONE and not t.known[c] >> seat & 1]
        places = sorted([(t.where[card], t.known[card]) for card in unseen])
        for nth, card in enumerate(unseen):
            t.where[card], t.known[card] = places.pop(pick(seed, 0, nth, len(places)))
        for other, given in enumerate(t.sealed):
            if other != seat and given:
                redrawn = (pick(seed, 1, other, 6), CALL + pick(seed, 2, other, 21))
                t.sealed[other] = redrawn[: len(given)]
        return t

    def look(self, s: State, seat: int | None) -> dict[str, Any]:
        t = cast(Table, s)
        watcher = (1 << len(t.points)) - 1 if seat is None else 1 << seat
        hands = []
        for owner in range(len(t.points)):
            seen = [card for card in hand_of(t, owner) if t.known[card] & watcher == watcher]
            hands.append(seen + [None] * (len(hand_of(t, owner)) - len(seen)))
        return {
            "round": t.round,
            "points": t.points[:],
            "hands": hands,
            "mine": list(t.sealed[seat]) if seat is not None else [],
        }

    def ledger(self, s: State, seat: int) -> dict[str, int]:
        return {"points": cast(Table, s).points[seat]}

    def scores(self, s: State) -> list[int]:
        return cast(Table, s).points[:]

    def winners(self, s: State) -> list[int]:
        points = cast(Table, s).points
        return [] if s.stack else [n for n, own in enumerate(points) if own == max(points)]

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        return {"calls": cast(Table, s).points[seat]}

    def conserved(self, s: State) -> dict[str, tuple[int, int]]:
        return {"cards": (len(cast(Table, s).where), CARDS)}

    def ending(self, s: State) -> str:
        return "" if s.stack else "two rounds"
