"""Who decides when a bot cannot."""

from __future__ import annotations

import signal
import threading
from typing import get_args

import pytest

import signoria
from signoria import bots
from signoria.ai.arena import tables
from signoria.ai.arena.arena import arena
from signoria.ai.arena.tables import Job
from signoria.ai.bots import fallback
from signoria.ai.bots import roster as registry
from signoria.ai.bots.bot import Bot
from signoria.ai.bots.fallback import answer, time_limit
from signoria.ai.bots.levels import budget_of
from tests.ai.faulty import Fault, Faulty


@pytest.mark.parametrize("fault", get_args(Fault))
def test_the_next_lower_level_answers_the_same_question(
    fault: Fault, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(fallback, "PATIENCE", 0.2)
    monkeypatch.setattr(fallback, "BUSY", 2.0)
    asked = []

    def make(name: str, seed: int) -> Bot:
        asked.append(name)
        return Faulty(name, fault) if name == "cittadino" else bots.make(name, seed)

    match = signoria.load("carrara").new(2, seed=5)
    seat = match.state.to_act[0]
    before = match.state.digest()
    given = answer(Faulty("mercante", fault), match.game, match.state, seat, 7, make=make)
    assert asked == ["cittadino", "novizio"]
    assert given.by == "novizio"
    assert given.action == bots.make("novizio", 7).choose(match.game, match.state, seat)
    assert match.state.digest() == before
    assert "cittadino decides instead" in caplog.text
    assert "novizio decides instead" in caplog.text
    assert signal.getitimer(signal.ITIMER_PROF) == signal.getitimer(signal.ITIMER_REAL) == (0, 0)


def test_a_bot_that_does_not_fail_decides_itself() -> None:
    match = signoria.load("carrara").new(2, seed=5)
    seat = match.state.to_act[0]
    given = answer(bots.make("greedy", 3), match.game, match.state, seat, 7)
    own = bots.make("greedy", 3).choose(match.game, match.state, seat)
    assert given == (own, "greedy")


def test_when_not_even_chance_can_decide_that_is_said() -> None:
    match = signoria.load("carrara").new(2, seed=5)
    with pytest.raises(RuntimeError, match="not even the random bot"):
        answer(Faulty("random", "raises"), match.game, match.state, match.state.to_act[0], 1)


def test_a_match_goes_on_and_the_arena_counts_what_others_decided(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(registry._BOTS, "ismcts", lambda _: Faulty("ismcts", "raises"))
    finished = tables.play(Job("carrara", ["ismcts", "random"], 3, {"variant": "basic"}))
    assert finished.match.over
    assert finished.replaced == [len(finished.seconds[0]), 0]
    result = arena("carrara", ["ismcts", "random"], 2, processes=1)
    failed, sound = result.bots
    assert failed.replaced == failed.decisions > 0
    assert sound.replaced == 0


def test_a_time_limit_is_of_processor_time() -> None:
    def work() -> None:
        with time_limit(0.05):
            while True:
                pass

    with pytest.raises(TimeoutError, match=r"0\.05 seconds of processor time"):
        work()


def test_nothing_is_limited_outside_the_main_thread_or_without_a_limit() -> None:
    with time_limit(float("inf")):
        assert signal.getitimer(signal.ITIMER_PROF) == (0, 0)
    seen = []

    def work() -> None:
        with time_limit(0.05):
            seen.append(signal.getitimer(signal.ITIMER_PROF))

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    assert seen == [(0, 0)]


def test_how_long_a_bot_may_take() -> None:
    assert budget_of("magnifico") == budget_of("magnifico@some.weights") == 1.0
    assert budget_of("magnifico", 2.0) == budget_of("apprentice", 2.0) == 2.0
    assert budget_of("greedy") == budget_of("greedy", 0.001) > 0.1
    assert budget_of("apprentice") == float("inf")
