"""The arena: fair, repeatable, and honest about its uncertainty."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria.ai.arena import tables
from signoria.ai.arena.arena import ArenaResult, arena, mirrored, ranks, schedule, seatings
from signoria.ai.arena.log import BadLog
from signoria.ai.arena.workers import Executor, Processes, Serial
from signoria.ai.bots import roster as bots
from signoria.ai.bots.random import Random

BOTS = ["random", "greedy"]
TIMES = {"ms_per_decision", "ms_p95", "ms_max"}


def told(result: ArenaResult) -> dict[str, Any]:
    """Everything but the times, which no two runs share."""
    found = result.as_dict()
    found["bots"] = [
        {key: value for key, value in row.items() if key not in TIMES} for row in found["bots"]
    ]
    return found


def outcomes(result: ArenaResult) -> list[list[object]]:
    return [[replace(match, ms=[]) for match in block] for block in result.blocks]


@pytest.fixture(scope="module")
def plain() -> ArenaResult:
    return arena("carrara", BOTS, 4, 3, processes=1, mirror=True)


# -- the same whoever plays ------------------------------------------------------------------------


@pytest.mark.parametrize("executor", [Processes(1), Processes(2), Processes(3)])
def test_results_do_not_depend_on_who_plays(executor: Executor, plain: ArenaResult) -> None:
    other = arena("carrara", BOTS, 4, 3, on=executor, mirror=True)
    assert told(other) == told(plain)
    assert outcomes(other) == outcomes(plain)


def test_a_killed_worker_costs_no_match(tmp_path: Path, plain: ArenaResult) -> None:
    killed: list[int] = []

    def kill_one(done: int, _total: int) -> None:
        if not killed:
            victim = multiprocessing.active_children()[0]
            assert victim.pid is not None
            os.kill(victim.pid, signal.SIGKILL)
            killed.append(done)

    log = tmp_path / "log.jsonl"
    found = arena("carrara", BOTS, 4, 3, None, kill_one, 2, mirror=True, log=log)
    assert killed == [1]
    assert told(found) == told(plain)
    assert len(log.read_text().splitlines()) == 1 + 8


# -- blocks ----------------------------------------------------------------------------------------


def test_every_bot_sits_on_every_seat_of_the_same_deal() -> None:
    jobs = schedule("carrara", ["greedy", "random", "random"], 6, 3, {})
    first, second = jobs[:3], jobs[3:]
    for block in (first, second):
        assert len({job.seed for job in block}) == 1
        assert {job.bots.index("greedy") for job in block} == {0, 1, 2}
    assert first[0].seed != second[0].seed


def test_every_order_around_the_table_meets_the_same_deal() -> None:
    jobs = schedule("carrara", ["greedy", "random", "ismcts", "sharp"], 1, 3, {})
    assert len({job.seed for job in jobs}) == 1
    assert {tuple(job.bots) for job in jobs} == set(permutations(jobs[0].bots))
    assert len(jobs) == 24
    assert [jobs[number].bots.index("greedy") for number in range(8)] == [0, 3, 2, 1] * 2
    pairs = seatings(["greedy", "greedy", "random", "random"])
    assert len(pairs) == 8
    assert ["greedy", "random", "greedy", "random"] in pairs


def test_a_mixed_arena_counts_whole_blocks_of_all_orders() -> None:
    found = arena("carrara", ["greedy", "random", "novizio"], 1, 3, processes=1, mirror=True)
    assert [len(block) for block in found.blocks] == [6]
    assert found.mirror is not None
    assert (found.matches, found.mirror.matches) == (6, 6)
    assert [row.matches for row in found.bots] == [6, 6, 6]
    assert sum(row.wins for row in found.bots) == pytest.approx(6)


def test_blocks_are_never_cut() -> None:
    assert len(schedule("carrara", ["random"] * 3, 5, 0, {})) == 6
    assert arena("carrara", ["random"] * 3, 1, 0, processes=1).matches == 3


# -- what is counted -------------------------------------------------------------------------------


def test_wins_add_up_to_the_matches_and_shares_lie_in_their_intervals(plain: ArenaResult) -> None:
    assert sum(row.wins for row in plain.bots) == pytest.approx(4)
    assert sum(plain.seat_shares) == pytest.approx(1)
    for row in plain.bots:
        assert row.low <= row.share <= row.high
        assert row.block_low <= row.share <= row.block_high
        assert row.margin_low <= row.margin <= row.margin_high
        assert row.matches == 4
        assert 0 < row.ms_per_decision <= row.ms_max
        assert row.ms_p95 <= row.ms_max
    assert [row.seats for row in plain.bots] == [1, 1]
    assert set(plain.as_dict()["bots"][0]) >= {"bot", "matches", "wins", "share", "low", "high"}


def test_figures_are_those_of_the_matches(plain: ArenaResult) -> None:
    matches = [match for block in plain.blocks for match in block]
    greedy = plain.bots[1]
    seats = [match.bots.index("greedy") for match in matches]
    own = [match.scores[seat] for match, seat in zip(matches, seats, strict=True)]
    best = [
        max(score for other, score in enumerate(match.scores) if other != seat)
        for match, seat in zip(matches, seats, strict=True)
    ]
    assert greedy.mean_score == pytest.approx(sum(own) / 4)
    assert greedy.margin == pytest.approx((sum(own) - sum(best)) / 4)
    places = [match.ranks[seat] for match, seat in zip(matches, seats, strict=True)]
    assert greedy.mean_rank == pytest.approx(sum(places) / 4)
    assert plain.bots[0].rating < greedy.rating == 1500
    thought = [len(match.ms[seat]) for match, seat in zip(matches, seats, strict=True)]
    assert greedy.decisions == sum(thought)


def test_places_are_shared_and_winners_come_first() -> None:
    assert ranks([2], [40, 50, 50, 10]) == [3, 2, 1, 4]
    assert ranks([0, 2], [50, 40, 50, 40]) == [1.5, 3.5, 1.5, 3.5]
    assert ranks([0, 1, 2], [7, 7, 7]) == [2, 2, 2]


def test_copies_of_one_bot_win_every_match_together() -> None:
    (row,) = arena("carrara", ["random"] * 3, 6, 2, processes=1).bots
    assert (row.seats, row.wins, row.share) == (3, 6.0, 1.0)
    assert (row.rating, row.mean_rank) == (1500, 2)


def test_decisions_over_the_budget_are_counted() -> None:
    generous = arena("carrara", ["random"] * 2, 2, 1, processes=1, budget_ms=60_000)
    assert [row.over_budget for row in generous.bots] == [0]
    mean = arena("carrara", ["random"] * 2, 2, 1, processes=1, budget_ms=1e-6)
    assert [row.over_budget for row in mean.bots] == [row.decisions for row in mean.bots]
    assert mean.as_dict()["budget_ms"] == 1e-6


def test_bots_are_told_their_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: set[float | None] = set()

    class Listening(Random):
        def choose(
            self, game: signoria.Game, state: signoria.State, seat: int, budget: float | None = None
        ) -> int:
            heard.add(budget)
            return super().choose(game, state, seat, budget)

    monkeypatch.setitem(bots._BOTS, "random", Listening)
    arena("carrara", ["random"] * 2, 2, 1, budget_ms=250, on=Serial())
    assert heard == {0.25}


# -- the test that stops, and the mirror -----------------------------------------------------------


def test_a_decided_test_stops_the_arena_at_the_same_match_everywhere() -> None:
    found = [
        arena("carrara", ["random", "random"], 60, 5, on=executor, until=(0.5, 0.7))
        for executor in (Serial(), Processes(2))
    ]
    for one in found:
        assert one.test is not None
        assert (one.test.verdict, one.test.bot, one.test.matches) == ("accepted", "random", 14)
        assert one.matches == one.bots[0].matches == 14
    assert told(found[0]) == told(found[1])


def test_an_undecided_test_plays_all_matches() -> None:
    found = arena("carrara", ["random", "random"], 4, 5, processes=1, until=(0.4, 0.6))
    assert found.test is not None
    assert (found.test.verdict, found.test.matches, found.matches) == ("undecided", 4, 4)


def test_the_mirror_brackets_an_even_share(plain: ArenaResult) -> None:
    mirror = plain.mirror
    assert mirror is not None
    assert (mirror.bot, mirror.matches, mirror.expected) == ("random", 4, 1 / 2)
    assert mirror.low <= mirror.share <= mirror.high
    assert mirror.brackets == (mirror.low <= 1 / 2 <= mirror.high)


def test_the_mirror_plays_the_same_deals_but_no_match_twice() -> None:
    jobs = schedule("carrara", ["random"] * 3, 3, 3, {})
    reflected = mirrored(jobs, "random", 3)
    assert [job.seed for job in reflected] == [job.seed for job in jobs]
    logs = [tables.play(job).match.log for job in reflected]
    assert logs[0] != logs[1] != logs[2] != logs[0]
    assert tables.play(jobs[0]).match.log == tables.play(jobs[1]).match.log


# -- the log ---------------------------------------------------------------------------------------


def test_an_arena_goes_on_where_its_log_ends(tmp_path: Path, plain: ArenaResult) -> None:
    log = tmp_path / "log.jsonl"
    whole = arena("carrara", BOTS, 4, 3, processes=1, mirror=True, log=log)
    lines = log.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 8
    log.write_bytes(b"".join(lines[:5]) + lines[5][:20])
    told_of = []
    again = arena(
        "carrara", BOTS, 4, 3, None, lambda done, _: told_of.append(done), 1, mirror=True, log=log
    )
    assert told_of == [4, 5, 6, 7, 8]
    assert told(again) == told(whole) == told(plain)
    assert outcomes(again) == outcomes(plain)
    kept = log.read_bytes().splitlines(keepends=True)
    assert kept[:5] == lines[:5]
    assert len(kept) == 1 + 8
    assert [json.loads(line)["scores"] for line in kept[1:]] == [
        json.loads(line)["scores"] for line in lines[1:]
    ]


def test_a_full_log_is_read_and_not_played(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    first = arena("carrara", BOTS, 2, 3, processes=1, log=log)
    before = log.read_bytes()
    assert arena("carrara", BOTS, 2, 3, processes=1, log=log) == first
    assert log.read_bytes() == before


def test_a_log_may_be_continued_with_more_matches(tmp_path: Path, plain: ArenaResult) -> None:
    log = tmp_path / "log.jsonl"
    arena("carrara", BOTS, 2, 3, processes=1, log=log)
    more = arena("carrara", BOTS, 4, 3, processes=1, log=log, mirror=True)
    assert told(more) == told(plain)


def test_the_log_of_another_arena_is_left_alone(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    arena("carrara", ["random"] * 2, 2, 3, processes=1, log=log)
    before = log.read_bytes()
    with pytest.raises(BadLog, match="its seed is 3, not 4"):
        arena("carrara", ["random"] * 2, 2, 4, log=log)
    with pytest.raises(BadLog, match="its seats is random, random, not random, greedy"):
        arena("carrara", ["random", "greedy"], 2, 3, log=log)
    with pytest.raises(BadLog, match="its budget_ms is None, not 50"):
        arena("carrara", ["random"] * 2, 2, 3, budget_ms=50, log=log)
    with pytest.raises(BadLog, match="its options"):
        arena("carrara", ["random"] * 2, 2, 3, {"variant": "advanced"}, log=log)
    assert log.read_bytes() == before


@pytest.mark.parametrize("text", ["hello", "hello\n", '{"format": 3}\n', "[]\n", "\n"])
def test_what_is_no_log_is_left_alone(text: str, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    log.write_text(text)
    with pytest.raises(BadLog, match="not the log of an arena"):
        arena("carrara", ["random"] * 2, 2, 3, log=log)
    assert log.read_text() == text


@pytest.mark.parametrize("damage", ["nonsense", '{"part":"arena"}', None])
def test_a_damaged_log_is_left_alone(damage: str | None, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    arena("carrara", ["random"] * 2, 2, 3, processes=1, log=log)
    lines = log.read_text().splitlines()
    if damage is None:
        damage = json.dumps({**json.loads(lines[1]), "scores": [1, 2, 3]})
    text = "\n".join([lines[0], damage, lines[2], ""])
    log.write_text(text)
    with pytest.raises(BadLog, match="line 2"):
        arena("carrara", ["random"] * 2, 2, 3, log=log)
    assert log.read_text() == text


# -- what cannot be --------------------------------------------------------------------------------


def test_impossible_arenas_say_why() -> None:
    with pytest.raises(signoria.BadOption, match="at least 1"):
        arena("carrara", ["random", "random"], 0)
    with pytest.raises(signoria.BadOption, match="2 to 4 players, not 1"):
        arena("carrara", ["random"], 5)
    with pytest.raises(signoria.BadOption, match="no bot 'oracle'"):
        arena("carrara", ["random", "oracle"], 5)
    for budget in (0, -5, float("nan"), float("inf")):
        with pytest.raises(signoria.BadOption, match="more than 0 and at most"):
            arena("carrara", ["random", "random"], 5, budget_ms=budget)
