"""`signoria arena`: what it prints, keeps and writes, and how it goes on after a kill."""

from __future__ import annotations

import json
import os
import signal
import time
from math import nan
from pathlib import Path
from typing import Any

import pytest

from signoria.ai.search.weights import written
from signoria.lab.evaluation_weights import expertise_of
from tests.cli.commands import Run, Start

TWO = ("arena", "carrara", "--seats", "greedy,random", "--players", "2")
TIMES = {"ms_per_decision", "ms_p95", "ms_max"}


def without_times(text: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(text)
    for row in found["bots"]:
        for key in TIMES:
            del row[key]
    return found


def test_everything_documented_is_in_the_json(run: Run) -> None:
    more = ("--mirror", "--until", "0.5,0.7", "--budget", "5000", "--json")
    found = json.loads(run(*TWO, "--matches", "2", "--processes", "1", *more).out)
    page = (Path(__file__).parents[2] / "docs" / "cli.md").read_text("utf-8")
    section = page[page.index("## arena") : page.index("## bench")]
    for keys in (found, found["bots"][0], found["test"], found["mirror"]):
        for key in keys:
            assert f"`{key}`" in section
    assert found["budget_ms"] == 5000
    assert found["test"]["verdict"] == "undecided"


def test_the_tables_fit_a_narrow_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    more = ("--mirror", "--until", "0.5,0.7", "--budget", "5000", "--processes", "1")
    out = run(*TWO, "--matches", "24", *more).out
    assert "24 matches" not in out
    assert "14 matches (stopped by the test)" in out
    assert "accepted, greedy wins more than 50.0%, after 14 matches" in out
    assert "brackets 50.0%" in out or "MISSES 50.0%" in out
    tables = [line for line in out.splitlines() if line.startswith(" ")]
    for heading in ("rating", "mean rank", "95 % below", "longest", "over budget", "over deals"):
        assert any(heading in line for line in tables)
    assert "…" not in out


def test_a_killed_arena_goes_on_where_it_stopped(run: Run, start: Start, tmp_path: Path) -> None:
    asked = (*TWO, "--matches", "20", "--mirror", "--json")
    whole = run(*asked, "--processes", "1")
    log = tmp_path / "log.jsonl"
    process = start(*asked, "--log", str(log))
    while not log.exists() or log.read_bytes().count(b"\n") < 6:
        assert process.poll() is None, "it was finished before it could be killed"
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate()
    kept = log.read_bytes().splitlines(keepends=True)
    assert len(kept) < 1 + 40
    again = run(*asked, "--log", str(log))
    assert without_times(again.out) == without_times(whole.out)
    lines = log.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 40
    finished = [line for line in kept if line.endswith(b"\n")]
    assert lines[: len(finished)] == finished


def test_another_arena_leaves_log_and_report_alone(run: Run, tmp_path: Path) -> None:
    kept = ("--log", "log.jsonl", "--report", "report.html", "--processes", "1")
    assert run(*TWO, "--matches", "2", *kept).code == 0
    before = {path: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    assert {path.name for path in before} == {"log.jsonl", "report.html"}
    result = run(*TWO, "--matches", "2", "--seed", "5", *kept)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(
        "error: log.jsonl is the log of another arena: its seed is 0, not 5"
    )
    assert result.err.count("\n") == 1
    assert {path: path.read_bytes() for path in before} == before


def test_the_report_says_how_to_repeat_it(run: Run, tmp_path: Path) -> None:
    asked = (*TWO, "--matches", "2", "--seed", "9", "--option", "variant=advanced")
    result = run(*asked, "--processes", "1", "--report", "report.html")
    assert "report: report.html" in result.out
    page = (tmp_path / "report.html").read_text("utf-8")
    command = page[page.index("<code>signoria ") + 15 : page.index("</code>")]
    assert "--option variant=advanced" in command
    first = run(*asked, "--processes", "1", "--json").out
    again = run(*command.split(), "--json").out
    assert without_times(again) == without_times(first)


def test_ray_plays_for_the_command_line(run: Run, start: Start) -> None:
    pytest.importorskip("ray")
    asked = (*TWO, "--matches", "4", "--json")
    out, err = start(*asked, "--on", "ray", "--processes", "2").communicate(timeout=120)
    assert without_times(out) == without_times(run(*asked, "--processes", "1").out), err


def test_other_weights_are_named_behind_a_bot(run: Run, tmp_path: Path) -> None:
    seats = ("arena", "carrara", "--players", "2", "--processes", "1", "--seats")
    done = run(*seats, "apprentice@evaluation,random", "--matches", "1", "--budget", "1", "--json")
    assert json.loads(done.out)["bots"][0]["bot"] == "apprentice@evaluation"
    missing = run(*seats, f"apprentice@{tmp_path}/no.weights,random")
    assert missing.code == 2
    assert "there is no network" in missing.err


def test_weights_that_cannot_be_used_are_one_line(run: Run, tmp_path: Path) -> None:
    place = tmp_path / "carrara.weights"
    whole = written(
        "carrara",
        [expertise_of("carrara").features, 1],
        [([0.0] * expertise_of("carrara").features, [nan])],
    )
    seats = ("arena", "carrara", "--players", "2", "--matches", "1", "--budget", "1")
    for contents, why in ((whole, "not finite"), (whole[:-9], "checksum differs")):
        place.write_bytes(contents)
        done = run(*seats, "--processes", "1", "--seats", f"magnifico@{place},random")
        assert (done.code, done.out) == (2, "")
        assert done.err.startswith(f"error: the weights {place} ")
        assert why in done.err
        assert done.err.count("\n") == 1
