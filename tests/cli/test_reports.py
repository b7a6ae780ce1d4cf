"""Commands that compute something: their results, their JSON, their exit codes."""

from __future__ import annotations

import json
import os
import re
import signal
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria import records
from signoria.kernel.match import Match
from signoria.lab import bench
from signoria.testing import PROMISES, BrokenPromise
from tests.cli.commands import Run, Start

TABLE = signoria.load("carrara").actions
DOCS = (Path(__file__).parents[2] / "docs" / "cli.md").read_text("utf-8")


def documented(command: str) -> set[str]:
    """The words in code type in a command's section of the manual."""
    section = DOCS.split(f"\n## {command}\n")[1].split("\n## ")[0]
    return set(re.findall(r"`(\w+)`", section))


def parsed(run: Run, *arguments: str, code: int = 0) -> dict[str, Any]:
    """The JSON of a command, all keys of which must be in the manual."""
    result = run(*arguments, "--json")
    assert result.code == code
    if code == 0:
        assert result.err == ""
    value: dict[str, Any] = json.loads(result.out)
    assert value.keys() <= documented(arguments[0])
    for inner in value.values():
        if isinstance(inner, list) and inner and isinstance(inner[0], Mapping):
            assert inner[0].keys() <= documented(arguments[0])
    return value


def test_games_lists_titles_and_options(run: Run) -> None:
    (carrara,) = [game for game in parsed(run, "games")["games"] if game["game"] == "carrara"]
    assert carrara["title"] == "The Palaces of Carrara"
    assert carrara["players"] == [2, 3, 4]
    assert [option["name"] for option in carrara["options"]][:2] == ["variant", "open_holdings"]
    shown = run("games").out
    assert "The Palaces of Carrara, 2 to 4 players" in shown
    assert "* basic: basic" in shown


# -- arena and simulation --------------------------------------------------------------------------


def test_the_arena_fills_up_with_the_last_bot(run: Run) -> None:
    found = parsed(run, "arena", "--bots", "greedy,random", "--players", "3", "--matches", "6")
    assert found["seats"] == ["greedy", "random", "random"]
    rows = {row["bot"]: row for row in found["bots"]}
    assert rows["greedy"]["matches"] == 6
    assert rows["greedy"]["wins"] + rows["random"]["wins"] == 6
    assert rows["greedy"]["low"] <= rows["greedy"]["share"] <= rows["greedy"]["high"]
    assert rows["greedy"]["share"] > 0.5


def test_the_arena_prints_a_table(run: Run) -> None:
    result = run("arena", "--seats", "random", "--players", "2", "--matches", "2")
    assert result.code == 0
    assert "95 % interval" in result.out


def test_simulations_add_up_and_repeat(run: Run, tmp_path: Path) -> None:
    arguments = ("simulate", "--bots", "random", "--players", "3", "--matches", "8", "--seed", "4")
    found = parsed(run, *arguments, "--option", "variant=advanced", "--save-records", "kept")
    assert found["options"]["variant"] == "advanced"
    for rows in (found["seats"], found["start_positions"]):
        assert sum(row["win_share"] for row in rows) == pytest.approx(1)
        mean = sum(row["score"]["mean"] for row in rows) / 3
        assert sum(found["sources"].values()) == pytest.approx(mean)
    assert sum(found["endings"].values()) == 8
    assert sum(row["count"] for row in found["scores"]) == 8 * 3
    files = sorted((tmp_path / "kept").glob("*.json"))
    assert len(files) == 8
    kept = [records.load(file) for file in files]
    assert found["seats"][1]["score"]["mean"] == sum(one["scores"][1] for one in kept) / 8
    assert run("verify", *map(str, files)).code == 0
    again = parsed(run, *arguments, "--option", "variant=advanced")
    assert again == found


def test_a_simulation_prints_bars(run: Run) -> None:
    result = run("simulate", "--bots", "random", "--players", "2", "--matches", "3")
    assert result.code == 0
    for heading in ("points by source", "places scored", "final scores", "win share", "█"):
        assert heading in result.out


# -- promises --------------------------------------------------------------------------------------


def test_check_ticks_ten_promises(run: Run) -> None:
    result = run("check", "--matches", "3")
    assert result.code == 0
    assert result.out.count("✓") == len(PROMISES) == 10
    assert "3 matches" in result.out


def test_check_as_json(run: Run) -> None:
    found = parsed(run, "check", "--matches", "2", "--players", "2", "-o", "variant=basic")
    assert found["matches"] == 2
    assert all(found["promises"].values())
    assert found["broken"] is None


def test_check_goes_through_players_and_options(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    module = sys.modules["signoria.cli.check"]
    real = module.check_game
    tables = []

    def noted(name: str, players: int, options: dict[str, str], seed: int) -> object:
        tables.append((players, options["variant"]))
        return real(name, players, options, seed)

    monkeypatch.setattr(module, "check_game", noted)
    assert run("check", "--matches", "4").code == 0
    assert {players for players, _ in tables} == {2, 3, 4}


def broken(*_: object, **__: object) -> None:
    record = signoria.load("carrara").new(2, 5).record(secret=True)
    raise BrokenPromise(10, "blocks: 43 instead of 42", record)


@pytest.mark.parametrize(
    ("command", "name"), [("check", "check_game"), ("fuzz", "run_fuzz")], ids=["check", "fuzz"]
)
def test_a_broken_promise_leaves_a_record(
    command: str, name: str, run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys.modules[f"signoria.cli.{command}"], name, broken)
    result = run(command, "carrara", "--save", "broken.json")
    assert result.code == 1
    assert "✗ 10" in result.out
    assert result.err.count("\n") == 1
    assert "blocks: 43 instead of 42" in result.err
    assert "signoria replay broken.json" in result.err
    assert run("replay", "broken.json").code == 0
    (tmp_path / "broken.json").unlink()
    found = parsed(run, command, "carrara", code=1)
    assert found["broken"]["promise"] == 10
    assert Path(found["broken"]["record"]).exists()


def test_fuzz_ends_in_time(run: Run) -> None:
    found = parsed(run, "fuzz", "--minutes", "0.01", "--players", "2", "--seed", "1")
    assert found["matches"] >= 1
    assert found["seconds"] < 30


@pytest.mark.parametrize(
    "arguments",
    [("fuzz", "--minutes", "0"), ("simulate", "--matches", "5000"), ("check", "--matches", "5000")],
    ids=lambda arguments: arguments[0],
)
def test_ctrl_c_ends_long_work_quietly(arguments: tuple[str, ...], start: Start) -> None:
    work = start(*arguments)
    time.sleep(4)
    os.killpg(work.pid, signal.SIGINT)
    out, err = work.communicate(timeout=60)
    assert work.returncode == 130
    assert err == ""
    if arguments[0] == "fuzz":
        assert "no promise broken" in out


# -- bench -----------------------------------------------------------------------------------------


def test_bench_hands_over_to_the_laboratory(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Any] = {}

    def measured(**arguments: Any) -> dict[str, Any]:
        asked.update(arguments)
        arguments["on_progress"]("carrara: play", 1, 2)
        return {"games": {}, "quick": arguments["quick"]}

    monkeypatch.setattr(bench, "run", measured)
    result = run("bench", "--quick", "--json")
    assert json.loads(result.out) == {"games": {}, "quick": True}
    assert asked["quick"]


def test_a_broken_measurement_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(**_: Any) -> None:
        raise bench.BenchError("carrara compiled, play:\nTraceback\nKeyError")

    monkeypatch.setattr(bench, "run", fails)
    result = run("bench")
    assert result.code == 1
    assert result.err.count("\n") == 1


# -- replay and verify -----------------------------------------------------------------------------


def test_replay_tells_the_match_and_its_end(run: Run, played: Path) -> None:
    result = run("replay", str(played))
    record = records.load(played)
    assert result.code == 0
    assert "How it ended: " in result.out
    assert f"total{record['scores'][0]:>15}"[:5] in result.out
    for seat, score in enumerate(record["scores"]):
        assert f"{record['seats'][seat]['name']}  {score} VP" in result.out


def test_replay_at_a_step_hides_what_a_seat_cannot_see(run: Run, played: Path) -> None:
    found = parsed(run, "replay", str(played), "--step", "40", "--view", "1")
    assert found["step"] >= 40
    assert found["steps"] == len(records.load(played)["actions"])
    assert not found["over"]
    assert [entry["step"] for entry in found["entries"]] == list(range(1, found["step"] + 1))
    assert found["entries"][0]["seat"] is None
    own, other = found["view"]["players"]
    assert "coins" in own
    assert "coins" not in other
    assert "after entry" in run("replay", str(played), "--step", "40").out


def test_step_zero_is_the_first_question(run: Run, played: Path) -> None:
    found = parsed(run, "replay", str(played), "--step", "0")
    assert all(entry["seat"] is None for entry in found["entries"])
    assert found["view"]["question"] == "turn"


def test_verify_says_ok(run: Run, played: Path) -> None:
    result = run("verify", str(played))
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(f"OK  {played}")


def tampered(record: dict[str, Any], how: str) -> bytes:
    """A record with one thing changed."""
    actions = record["actions"]
    if how == "bytes":
        return json.dumps(record).encode()
    if how == "illegal":
        at = next(index for index, entry in enumerate(actions) if entry[0] >= 0)
        actions[at] = (actions[at][0], TABLE.parse("end-turn"))
    elif how == "chance":
        drawn = actions[0][1]
        other = next(a for a in map(TABLE.parse, ("draw-start 1", "draw-start 2")) if a != drawn)
        game, names = signoria.load("carrara"), tuple([seat["name"] for seat in record["seats"]])
        match = Match(game, 2, int(record["seed"]), record["options"], names, outcomes=[other])
        return records.to_bytes(match.record(secret=True))
    elif how == "digest":
        record["digest"] = "0" * len(record["digest"])
    elif how == "scores":
        record["scores"][0] += 1
    elif how == "seed":
        record["seed"] = str(int(record["seed"]) + 1)
    elif how == "rules":
        record["rules"] = 99
    return records.to_bytes(record)


@pytest.mark.parametrize(
    ("how", "difference"),
    [
        ("bytes", "other bytes"),
        ("illegal", "entry "),
        ("chance", "entry 1: the seed draws"),
        ("digest", "digest: the record says"),
        ("scores", "scores: the record says"),
        ("seed", "not the one whose hash"),
        ("rules", "rules 99"),
    ],
)
def test_verify_finds_the_first_difference(
    how: str, difference: str, run: Run, played: Path, tmp_path: Path
) -> None:
    (tmp_path / "bad.json").write_bytes(tampered(records.load(played), how))
    result = run("verify", str(played), "bad.json")
    assert result.code == 1
    assert f"OK  {played}" in result.out
    assert "BAD bad.json" in result.out
    assert difference in " ".join(result.err.split())
    found = parsed(run, "verify", str(played), "bad.json", code=1)
    assert [file["ok"] for file in found["files"]] == [True, False]
