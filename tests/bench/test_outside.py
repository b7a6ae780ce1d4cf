"""Our search in catanatron: the title agrees with the referee, nobody peeks, games are played."""

from __future__ import annotations

import random
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from bench import outside
from bench.catan import (
    CARDS,
    DECK,
    DICE,
    DRAWING,
    DRAWN,
    FALLING,
    GOAL,
    LOST,
    STEALING,
    STOLEN,
    Catan,
    Table,
)
from bench.catan_bridge import row_of, table_of
from bench.catan_land import RESOURCES, Land
from bench.catan_player import SearchPlayer
from signoria.ai.arena.log import BadLog
from signoria.ai.arena.tables import Job
from signoria.ai.search.search import Budget
from signoria.ai.search.searcher import Searcher
from signoria.kernel.state import CHANCE

pytest.importorskip("catanatron")

SEEDS = range(1, 9)
RandomPlayer: Any = import_module("catanatron.models.player").RandomPlayer
apply_action: Any = import_module("catanatron.state").apply_action


def deal(seed: int) -> tuple[Any, Catan]:
    red, blue, *_ = import_module("catanatron.models.player").Color
    players = [RandomPlayer(red), RandomPlayer(blue)]
    game = import_module("catanatron.game").Game(players, seed=seed)
    return game, Catan(Land(game.state.board.map))


def befall(title: Catan, t: Table, logged: Any) -> None:
    """Answer for CHANCE what catanatron says has happened."""
    while t.stack and t.stack[-1][1] == CHANCE:
        kind = t.stack[-1][0]
        if kind == FALLING:
            title.do(t, CHANCE, DICE + sum(logged.value) - 2)
        elif kind == STEALING:
            title.do(t, CHANCE, STOLEN + RESOURCES.index(logged.value[2]))
        elif kind == DRAWING:
            title.do(t, CHANCE, DRAWN + CARDS.index(logged.value))
        else:
            for good in logged.value:
                title.do(t, CHANCE, LOST + RESOURCES.index(good))


def position(t: Table) -> dict[str, Any]:
    return {name: value for name, value in t.dump().items() if name != "drawn"}


@pytest.mark.parametrize("seed", SEEDS)
def test_the_title_and_catanatron_agree_on_every_answer_and_its_outcome(seed: int) -> None:
    game, title = deal(seed)
    t = title.table(2)
    assert isinstance(t, Table)
    lots = random.Random(seed)
    while game.winning_color() is None and game.state.num_turns < 250:
        seat = t.stack[-1][1]
        offered = sorted((row_of(title, one), one) for one in game.state.playable_actions)
        assert title.legal(t, seat) == [row for row, _ in offered]
        building = [one for one in offered if one[1].action_type.value.startswith("BUILD")]
        row, action = lots.choice(building if building and lots.random() < 0.7 else offered)
        logged = apply_action(game.state, action)
        title.do(t, seat, row)
        befall(title, t, logged)
        if game.winning_color() is None:
            assert position(t) == position(table_of(title, game.state))
    assert bool(t.stack) == (game.winning_color() is None)


def middle_game(seed: int) -> tuple[Catan, Table]:
    """A position after some turns, in which both seats hold development cards."""
    game, title = deal(seed)
    while game.state.num_turns < 30:
        apply_action(game.state, random.choice(game.state.playable_actions))
    t = table_of(title, game.state)
    t.cards = [1, 0, 0, 1, 1, 2, 0, 1, 0, 1]
    t.deck = [10, 2, 1, 1, 3]
    return title, t


def test_resampling_changes_what_the_seat_cannot_know_and_nothing_else() -> None:
    title, t = middle_game(5)
    worlds = [title.resample(t, 0, seed) for seed in range(60)]
    seen = title.view(t, 0)
    hands = set()
    for world in worlds:
        assert isinstance(world, Table)
        assert title.view(world, 0) == seen
        assert [a + b for a, b in zip(world.cards[5:], world.deck, strict=True)] == [
            a + b for a, b in zip(t.cards[5:], t.deck, strict=True)
        ]
        known = {"cards", "deck"}
        assert {n: v for n, v in world.dump().items() if n not in known} == {
            n: v for n, v in t.dump().items() if n not in known
        }
        hands.add(tuple(world.cards[5:]))
    assert len(hands) > 1


def test_no_world_has_a_rival_who_would_have_won_already() -> None:
    title, t = middle_game(6)
    t.cities[1] = 0b1111
    t.towns[1] = 0
    t.holder = t.army = -1
    t.cards[5:] = [1, 0, 0, 0, 1]
    t.deck = [1, 0, 0, 0, 4]
    assert t.points(1) == GOAL - 1
    for seed in range(30):
        world = title.resample(t, 0, seed)
        assert isinstance(world, Table)
        assert world.points(1) < GOAL


def test_the_search_meets_the_same_position_whatever_the_rival_holds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    met: list[dict[str, Any]] = []

    def choose(_: Searcher, title: Catan, state: Table, seat: int) -> int:
        met.append(state.dump())
        return title.legal(state, seat)[0]

    monkeypatch.setattr(Searcher, "choose", choose)
    game, _ = deal(11)
    while game.state.num_turns < 30 or len(game.state.playable_actions) < 2:
        apply_action(game.state, random.choice(game.state.playable_actions))
    state = game.state
    own, rival = state.current_player_index, 1 - state.current_player_index
    deck = [name for name, count in zip(CARDS, DECK, strict=True) for _ in range(count)]
    for held in ("KNIGHT", "MONOPOLY", "VICTORY_POINT"):
        world = game.copy()
        for name in CARDS:
            world.state.player_state[f"P{rival}_{name}_IN_HAND"] = 2 if name == held else 0
        world.state.development_listdeck = deck[:]
        for _ in range(2):
            world.state.development_listdeck.remove(held)
        player = SearchPlayer(state.colors[own], Budget(iterations=1), 3)
        player.decide(world, world.state.playable_actions)
    assert met[0] == met[1] == met[2]


def test_a_game_is_played_to_its_end() -> None:
    job = Job("catan", ["search", "random"], 77, {})
    played = outside.play(RandomPlayer, job, Budget(iterations=4))
    assert max(played.scores) >= GOAL
    assert played.wins == [1.0, 0.0]
    assert len(played.ms[0]) > 10


def test_a_log_spares_the_games_it_holds(tmp_path: Path) -> None:
    log = tmp_path / "outside.jsonl"
    where = "catanatron.models.player:RandomPlayer"
    first = outside.measure(where, 2, 1.0, 5, log, lambda _: None)
    lines = log.read_text()
    assert outside.measure(where, 2, 1.0, 5, log, lambda _: None) == first
    assert log.read_text() == lines
    with pytest.raises(BadLog):
        outside.measure(where, 2, 2.0, 5, log, lambda _: None)


@pytest.mark.parametrize("where", ["catanatron.nothing:Player", "nothing.py:Player", "Player"])
def test_an_opponent_that_is_not_there_is_one_line(where: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "bench.outside", "--opponent", where],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.startswith("error: ")
    assert done.stderr.count("\n") == 1
    assert "--opponent" in done.stderr or "FILE.py:CLASS" in done.stderr
