"""Nothing leaks: no byte sent to a seat changes when what it cannot know changes.

Played with the toy title Morra, whose hands and throws are secret, on tables without a network.
Beside the real table stands a twin, in which everything that seat A cannot know is redrawn before
every move; whatever is then sent to A must be the same at both, bytes for bytes.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping, Sequence
from typing import Any, cast

import pytest

from signoria.games import _added as added_titles
from signoria.games.manifest import BareTitle
from signoria.kernel.game import Game
from signoria.kernel.state import ASK_ALL, Event, State
from signoria.server.messages import Play
from signoria.server.tables.connection import Connection
from signoria.texts.teller import Fact, Line, Teller
from signoria.texts.telling import Telling, Value
from tests.plugin.signoria_morra.game import SWAP, Morra
from tests.server.ears import EarTable

PLAYERS = 3
A = 0


class MorraTeller(Teller):
    """The toy title in the plainest words."""

    def word(self, domain: str, word: str) -> Value:
        return word

    def facts(self, events: Sequence[Event], options: Mapping[str, str]) -> list[Fact]:
        return [
            Fact(self.game.event_names[event.kind], event.seat, _numbered(event.data))
            for event in events
        ]

    def tell(self, facts: Sequence[Fact], seats: Sequence[str]) -> list[Line]:
        return [
            Line(event, seat, Telling(f"event-{event}", {"who": seats[seat], **args}), ())
            for event, seat, args in facts
        ]

    def asked(self, view: Mapping[str, Any]) -> dict[str, Any]:
        return {}

    def reconstructed(self) -> list[Telling]:
        return []


def _numbered(data: tuple[int, ...]) -> dict[str, int | str]:
    return {f"n{index}": number for index, number in enumerate(data)}


class ToldMorra(BareTitle):
    """The toy title with sentences."""

    def make_teller(self, game: Game) -> Teller:
        return MorraTeller(game)


@pytest.fixture
def morra(monkeypatch: pytest.MonkeyPatch) -> Game:
    game = Morra()
    monkeypatch.setitem(added_titles, "morra", ToldMorra(game))
    return game


@pytest.mark.parametrize("watcher", [A, None])
def test_no_byte_depends_on_what_a_watcher_cannot_know(
    morra: Game, watcher: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("signoria.server.tables.journal.time_ns", lambda: 10**18)
    compared = asyncio.run(compare(morra, watcher))
    assert compared > 100, "too little was compared to prove anything"


async def compare(game: Game, watcher: int | None) -> int:
    """Play matches beside their twins; returns how many messages were compared."""
    compared = 0
    for seed in range(12):
        dice = random.Random(seed)
        real, twin = EarTable(game.new(PLAYERS, seed)), EarTable(game.new(PLAYERS, seed))
        ear = PLAYERS if watcher is None else watcher
        while real.state.to_act:
            state = real.state
            seat = dice.choice(state.to_act)
            action = dice.choice(game.legal(state, seat))
            other = redrawn(game, state, watcher, dice.getrandbits(30))
            twin.match.state = other.clone()
            hidden = state.stack[-1][0] == ASK_ALL and seat != watcher
            choices = game.legal(other, seat)
            double = dice.choice(choices) if hidden else action
            learns = seat == watcher and SWAP <= action < SWAP + 12
            heard = real.play(seat, action)
            opened = state.stack[-1][0] == ASK_ALL and not any(real.state.sealed)
            if double in choices and not learns and not opened:
                assert twin.play(seat, double)[ear] == heard[ear]
                compared += 1
            twin = EarTable(game.new(PLAYERS, seed))
            follow(real, twin)
    return compared


def redrawn(game: Game, state: State, watcher: int | None, seed: int) -> State:
    """A position the watcher cannot tell from this one; a spectator knows less than any seat."""
    return game.resample(state, A if watcher is None else watcher, seed)


def follow(real: EarTable, twin: EarTable) -> None:
    """Bring a new twin to where the real table is."""
    for seat, action in real.match.log:
        if seat >= 0:
            twin.play(seat, action)


def test_a_secret_answer_does_not_outdate_the_others(morra: Game) -> None:
    """While several answer at once, nobody has to begin again because another was quicker."""

    async def play() -> None:
        table = EarTable(morra.new(PLAYERS, 1))
        table.play(1, 3)
        table.ears[0].heard.clear()
        table.table.receive(cast(Connection, table.ears[0]), Play(2, 0, 2))
        table.desk.done(None)
        assert b'"reply_to":2' in table.ears[0].heard[-1]

    asyncio.run(play())
