"""The contract catches games that break a promise, and passes one that keeps all ten."""

from __future__ import annotations

from typing import Any, cast

import pytest

import signoria
from signoria import records
from signoria.kernel.state import Frame, State
from signoria.testing import BrokenPromise, check_game, option_sets
from tests.plugin.signoria_morra import game as morra
from tests.plugin.signoria_morra.game import Morra, Table, hand_of


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("hands", ["one", "two"])
def test_a_game_of_secrets_keeps_the_ten_promises(players: int, hands: str) -> None:
    signoria.register(Morra())
    for seed in range(5):
        report = check_game("morra", players, {"hands": hands}, seed, thorough=1)
        assert report.ending == "two rounds"
        assert {"throwing", "showing", "swapping"} <= report.questions


def test_every_choice_of_every_option_is_in_some_option_set() -> None:
    sets = option_sets(signoria.load("carrara"))
    for option in signoria.load("carrara").options:
        chosen = {options.get(option.name, option.default) for options in sets}
        assert chosen == set(option.choices)


def relaid(fresh: State, t: Table) -> Table:
    """The same position on another table."""
    old = cast(Table, fresh)
    t.copy_kernel_fields(old)
    t.where, t.points, t.round = old.where, old.points, old.round
    return t


class ForgottenField(Morra):
    """Its clones share the list of points with the original."""

    def set_up(self, players: int, options: dict[str, str]) -> State:
        return relaid(super().set_up(players, options), SharedPoints())


class SharedPoints(Table):
    def clone(self) -> SharedPoints:
        twin = SharedPoints()
        twin.copy_kernel_fields(self)
        twin.where = self.where
        twin.points = self.points[:]
        twin.round = self.round
        return twin


class ShowsHands(Morra):
    """Its views show every hand."""

    def look(self, s: State, seat: int | None) -> dict[str, Any]:
        t = cast(Table, s)
        return {**super().look(s, seat), "all": [hand_of(t, n) for n in range(len(t.points))]}


class GlimpsesTooLittle(Morra):
    """What it shows a seat besides the public view lacks the seat's own hand."""

    def glimpse(self, s: State, seat: int) -> dict[str, Any]:
        return {}


class LeaksByReason(Morra):
    """It refuses differently when the card asked for is still in the deck."""

    def judge(self, s: State, frame: Frame, seat: int, action: int) -> int:
        refusal = super().judge(s, frame, seat, action)
        t = cast(Table, s)
        if refusal and morra.SHOW <= action < morra.DONE and t.where[action - morra.SHOW] == -1:
            return 1
        return refusal


class ShufflesWhatLies(Morra):
    """What it draws anew hangs on how the hidden cards lie."""

    def resample(self, s: State, seat: int, seed: int) -> State:
        hidden = [
            place
            for card, place in enumerate(cast(Table, s).where)
            if not s.known[card] >> seat & 1
        ]
        return super().resample(s, seat, seed + sum(nth * at for nth, at in enumerate(hidden)))


class OffersTooMuch(Morra):
    """Its list of legal actions has one that the legality function refuses."""

    def moves(self, s: State, frame: Frame, seat: int) -> Any:
        moves = super().moves(s, frame, seat)
        return type(moves)([*moves, morra.KEEP])


class SeesAnswers(Morra):
    """Its views show the secret answers of the others."""

    def look(self, s: State, seat: int | None) -> dict[str, Any]:
        return {**super().look(s, seat), "sealed": [list(given) for given in s.sealed]}


class LosesACard(Morra):
    """A swapped card vanishes from its sums."""

    def conserved(self, s: State) -> dict[str, tuple[int, int]]:
        held = sum(place != morra.GONE for place in cast(Table, s).where)
        return {"cards": (held, morra.CARDS)}


class UndoesReveals(Morra):
    """Showing a card does not note who has seen it, so undo would take it back."""

    def answer(self, s: State, frame: Frame, seat: int, action: int) -> None:
        before = s.known[:]
        super().answer(s, frame, seat, action)
        if morra.SHOW <= action < morra.DONE:
            cast(Table, s).points[seat] += action - morra.SHOW
            s.known = before


class WordyState(Morra):
    """It keeps English in the State."""

    def set_up(self, players: int, options: dict[str, str]) -> State:
        t = WordyTable()
        relaid(super().set_up(players, options), t)
        t.note = "the table is laid"
        return t


class WordyTable(Table):
    FIELDS = (*Table.FIELDS, "note")
    note: str

    def clone(self) -> WordyTable:
        twin = WordyTable()
        twin.copy_kernel_fields(self)
        twin.where, twin.points, twin.round = self.where[:], self.points[:], self.round
        twin.note = self.note
        return twin


class OpenToSpectators(Morra):
    """Spectators see every hand."""

    def look(self, s: State, seat: int | None) -> dict[str, Any]:
        t = cast(Table, s)
        hands = [hand_of(t, number) for number in range(len(t.points))]
        return {**super().look(s, seat), "all": hands if seat is None else []}


class Gossip(Morra):
    """Its events tell everybody which card was dealt."""

    def answer(self, s: State, frame: Frame, seat: int, action: int) -> None:
        super().answer(s, frame, seat, action)
        if frame[0] == morra.DEALING and s.events:
            s.events[-1] = s.events[-1]._replace(seen_by=-1)


class Silent(Morra):
    """It tells nothing."""

    def answer(self, s: State, frame: Frame, seat: int, action: int) -> None:
        listening, s.events = s.events, None
        super().answer(s, frame, seat, action)
        s.events = listening


class LooksIntoHands(Morra):
    """Keeping lets the actor peep at a neighbour's cards, and it does not note that."""

    def answer(self, s: State, frame: Frame, seat: int, action: int) -> None:
        super().answer(s, frame, seat, action)
        if action == morra.KEEP:
            t = cast(Table, s)
            t.points[seat] += sum(hand_of(t, (int(seat) + 1) % len(t.points)))


class DeckThatMinds(Morra):
    """What the deck gives depends on what the players did."""

    def chance(self, s: State, index: int) -> int:
        t = cast(Table, s)
        return super().chance(s, (index + sum(t.points) + t.known.count(7)) % self.chances(s))


class CannotBeDumped(Morra):
    """Its State names a field that does not exist."""

    def set_up(self, players: int, options: dict[str, str]) -> State:
        return relaid(super().set_up(players, options), NamelessField())


class NamelessField(Table):
    FIELDS = (*Table.FIELDS, "nothing")


class NamelessNumber(Morra):
    """Its frames hold a number that no question names."""

    def step(self, s: State, frame: Frame) -> None:
        super().step(s, frame)
        if s.stack and s.stack[-1][0] == morra.SWAPPING:
            s.stack[-1] = (*s.stack[-1], 7)


class NoTable(Morra):
    """It raises before a match is open."""

    def set_up(self, players: int, options: dict[str, str]) -> State:
        raise ZeroDivisionError("a bug")


class Crashes(Morra):
    """It raises in the middle of a match."""

    def reveal(self, s: State, frame: Frame, answers: list[Frame]) -> None:
        raise ZeroDivisionError("a bug")


@pytest.mark.parametrize(
    ("broken", "promises"),
    [
        (ForgottenField, {1}),
        (ShowsHands, {4}),
        (GlimpsesTooLittle, {4}),
        (LeaksByReason, {4}),
        (ShufflesWhatLies, {4}),
        (OffersTooMuch, {5}),
        (SeesAnswers, {4, 7}),
        (LosesACard, {10}),
        (UndoesReveals, {8}),
        (WordyState, {9}),
        (OpenToSpectators, {4}),
        (Gossip, {9}),
        (Silent, {9}),
        (LooksIntoHands, {4, 8}),
        (DeckThatMinds, {3}),
        (CannotBeDumped, {1, 10}),
        (NamelessNumber, {1}),
        (NoTable, {10}),
        (Crashes, {10}),
    ],
)
def test_a_broken_promise_is_found(broken: type[Morra], promises: set[int]) -> None:
    game = broken()
    game.name = f"morra-{broken.__name__.lower()}"
    signoria.register(game)
    found = [problem for seed in range(40) if (problem := broken_promise(game, seed)) is not None]
    assert {problem.promise for problem in found} & promises
    assert all(records.to_bytes(problem.record) for problem in found)


def broken_promise(game: Morra, seed: int) -> BrokenPromise | None:
    try:
        check_game(game.name, 3, seed=seed, thorough=1)
    except BrokenPromise as problem:
        return problem
    return None
