"""The benchmark: the shape of its result, honest labels, honest arithmetic.  Never its speed."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from io import StringIO
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import signoria
from signoria.kernel import state
from signoria.lab import bench, measure

ROOT = Path(__file__).parents[2]
PACKAGE = Path(signoria.__file__).parents[1]
INSTALLED = measure.build_of([str(state.__file__)])

BUILD_KEYS = {
    "available",
    "reason",
    "version",
    "decisions_per_second",
    "vs_catanatron",
    "api_decisions_per_second",
    "api_vs_catanatron",
    "iterations_per_second",
    "search_vs_catanatron",
    "scaled_iterations_per_second",
    "matches_per_second",
    "matches_vs_catanatron",
    "clone_us",
    "clone_vs_catanatron",
    "bytes_per_state",
    "memory_vs_catanatron",
    "vs_openspiel_backgammon",
    "api_vs_openspiel_backgammon",
    "branching",
    "decisions_per_match",
}
FIGURE_KEYS = BUILD_KEYS - {key for key in BUILD_KEYS if "vs_" in key}
PEER_KEYS = FIGURE_KEYS - {
    "api_decisions_per_second",
    "iterations_per_second",
    "scaled_iterations_per_second",
}


def rendered(part: Any) -> str:
    text = StringIO()
    Console(width=160, file=text).print(part)
    return text.getvalue()


@pytest.fixture(scope="module")
def progress() -> list[tuple[str, int, int]]:
    return []


@pytest.fixture(scope="module")
def result(progress: list[tuple[str, int, int]]) -> dict[str, Any]:
    return bench.run(
        ["carrara"],
        seconds=0.05,
        quick=True,
        rounds=1,
        on_progress=lambda what, done, total: progress.append((what, done, total)),
    )


class TestShortRun:
    """One real run, as short as it can be."""

    def test_keys(self, result: dict[str, Any]) -> None:
        assert set(result) == {
            "games",
            "peers",
            "machine",
            "quick",
            "seconds",
            "rounds",
            "wall_seconds",
        }
        assert set(result["peers"]) == {"catanatron", "openspiel_backgammon"}
        for figures in result["peers"].values():
            assert set(figures) == PEER_KEYS
        assert set(result["games"]) == {"carrara"}
        carrara = result["games"]["carrara"]
        assert set(carrara) == {
            "players",
            "options",
            "compiled",
            "uncompiled",
            "parent",
            "vs_parent",
        }
        assert carrara["players"] == 4
        assert carrara["options"] == {"variant": "advanced"}
        assert set(carrara["compiled"]) == set(carrara["uncompiled"]) == BUILD_KEYS
        assert (result["quick"], result["seconds"], result["rounds"]) == (True, 0.05, 1)
        json.dumps(result)

    def test_uncompiled_figures_are_there(self, result: dict[str, Any]) -> None:
        figures = result["games"]["carrara"]["uncompiled"]
        assert figures["available"]
        assert all(figures[key] > 0 for key in bench.FIGURES)

    def test_compiled_figures_only_from_a_compiled_build(self, result: dict[str, Any]) -> None:
        figures = result["games"]["carrara"]["compiled"]
        assert figures["available"] == (INSTALLED == "compiled")
        if not figures["available"]:
            assert "uncompiled one is loaded" in figures["reason"]
            assert all(figures[key] is None for key in FIGURE_KEYS - {"available", "reason"})
            assert "make setup" in rendered(bench.table(result))

    def test_both_builds_play_the_same_matches(self, result: dict[str, Any]) -> None:
        compiled, uncompiled = (result["games"]["carrara"][build] for build in bench.BUILDS)
        if compiled["available"]:
            for figure in ("branching", "decisions_per_match"):
                assert compiled[figure] == uncompiled[figure]

    def test_ratios_follow_from_the_figures(self, result: dict[str, Any]) -> None:
        for build in bench.BUILDS:
            figures = result["games"]["carrara"][build]
            for key, (ours, peer, theirs) in bench.RATIOS.items():
                mine, other = figures[ours], result["peers"][peer][theirs]
                expected = None if mine is None or other is None else mine / other
                assert figures[key] == expected, key

    def test_a_peer_is_measured_or_explained(self, result: dict[str, Any]) -> None:
        for figures in result["peers"].values():
            if figures["available"]:
                assert figures["decisions_per_second"] > 0
                assert figures["clone_us"] > 0
            else:
                assert "pip install" in figures["reason"]

    def test_progress(self, result: dict[str, Any], progress: list[tuple[str, int, int]]) -> None:
        assert result["rounds"] == 1
        done = [done for _, done, _ in progress]
        assert done == sorted(done)
        assert progress[-1][1] == progress[-1][2]

    def test_every_key_is_documented(self, result: dict[str, Any]) -> None:
        documentation = (ROOT / "bench" / "README.md").read_text(encoding="utf-8")
        keys = {*result, *result["machine"], *result["games"]["carrara"], *BUILD_KEYS}
        assert [key for key in sorted(keys) if f"`{key}`" not in documentation] == []


class TestHonestLabels:
    """A worker never reports a figure under the name of another build."""

    def ask(self, build: str, pure: bool, package: Path = PACKAGE) -> dict[str, Any]:
        request = {
            "subject": "carrara",
            "build": build,
            "measure": "shape",
            "seconds": 0.0,
            "seed": 1,
            "matches": 1,
            "core": None,
            "players": 4,
            "options": {},
            "package": str(package),
        }
        environment = {**os.environ, "PYTHONPATH": str(PACKAGE), "SIGNORIA_PURE": str(int(pure))}
        done = subprocess.run(
            [sys.executable, "-P", measure.__file__, json.dumps(request)],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        answer: dict[str, Any] = json.loads(done.stdout)
        return answer

    def test_compiled_is_refused_to_the_pure_build(self) -> None:
        answer = self.ask("compiled", pure=True)
        assert answer == {
            "unavailable": "the compiled build was asked for, but the uncompiled one is loaded"
        }

    @pytest.mark.skipif(INSTALLED != "compiled", reason="needs the compiled build")
    def test_uncompiled_is_refused_to_the_compiled_build(self) -> None:
        answer = self.ask("uncompiled", pure=False)
        assert answer == {
            "unavailable": "the uncompiled build was asked for, but the compiled one is loaded"
        }

    def test_another_copy_of_the_package_is_refused(self, tmp_path: Path) -> None:
        assert "not from" in self.ask("uncompiled", pure=True, package=tmp_path)["unavailable"]

    def test_half_compiled_is_neither(self) -> None:
        suffix = EXTENSION_SUFFIXES[0]
        assert measure.build_of([f"/a/state{suffix}", f"/a/game{suffix}"]) == "compiled"
        assert measure.build_of(["/a/state.py", "/a/game.py"]) == "uncompiled"
        assert measure.build_of([f"/a/state{suffix}", "/a/game.py"]) == "mixed"
        with pytest.raises(measure.UnavailableError, match="mixed one is loaded"):
            measure.require_build("compiled", [f"/a/state{suffix}", "/a/game.py"], Path("/a"))


def test_a_missing_peer_is_a_sentence_not_a_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "catanatron.py").write_text("raise ModuleNotFoundError('No catanatron')")
    path = os.pathsep.join(filter(None, (str(tmp_path), os.environ.get("PYTHONPATH", ""))))
    monkeypatch.setenv("PYTHONPATH", path)
    result = bench.run([], seconds=0.01, peers=("catanatron",))
    peer = result["peers"]["catanatron"]
    assert not peer["available"]
    assert peer["decisions_per_second"] is None
    assert "pip install catanatron==3.2.1" in peer["reason"]
    assert "pip install catanatron==3.2.1" in rendered(bench.table(result))


def test_a_broken_worker_is_an_error_with_its_words() -> None:
    with pytest.raises(bench.BenchError, match="no measure 'speed'"):
        bench.ask_worker(
            bench.Entry("carrara", "uncompiled", PACKAGE), "speed", seconds=0.0, turn=0, matches=1
        )


Script = Callable[[bench.Entry, str, int], dict[str, Any]]


class TestArithmetic:
    """`run` with scripted workers: order, medians, ratios, early end."""

    @pytest.fixture
    def asked(self) -> list[tuple[str, str, int]]:
        return []

    @pytest.fixture
    def script(
        self, asked: list[tuple[str, str, int]], monkeypatch: pytest.MonkeyPatch
    ) -> Callable[[Script], None]:
        def install(answer: Script) -> None:
            def ask_worker(
                entry: bench.Entry, measured: str, *, turn: int, **_: Any
            ) -> dict[str, Any]:
                asked.append((entry.label, measured, turn))
                return answer(entry, measured, turn)

            monkeypatch.setattr(bench, "ask_worker", ask_worker)

        return install

    @staticmethod
    def answer(entry: bench.Entry, measured: str, turn: int) -> dict[str, Any]:
        """Ours does 100, 900 and 200 in the three rounds, a peer 10, the parent 50."""
        if entry.build is None:
            rate = 10.0
        else:
            rate = 50.0 if entry.parent else (100.0, 900.0, 200.0)[turn % 3]
        answers: dict[str, dict[str, Any]] = {
            "play": {"decisions_per_second": rate},
            "api": {"api_decisions_per_second": rate / 2},
            "clone": {"clone_us": 1 / rate},
            "search": {} if entry.parent else {"iterations_per_second": rate / 20},
            "shape": {
                "version": "1",
                "bytes_per_state": rate,
                "branching": 4.0,
                "decisions_per_match": 100.0,
            },
        }
        return answers[measured]

    def test_medians_and_ratios(self, script: Callable[[Script], None]) -> None:
        script(self.answer)
        result = bench.run(["carrara"], seconds=1.0, rounds=3, parent=Path("older"))
        carrara = result["games"]["carrara"]
        assert carrara["compiled"]["decisions_per_second"] == 200.0
        assert carrara["compiled"]["vs_catanatron"] == 20.0
        assert carrara["compiled"]["api_vs_openspiel_backgammon"] == 10.0
        assert carrara["compiled"]["search_vs_catanatron"] == 1.0
        assert carrara["parent"]["iterations_per_second"] is None
        assert carrara["compiled"]["clone_vs_catanatron"] == pytest.approx(10 / 200)
        assert carrara["compiled"]["memory_vs_catanatron"] == 10.0
        assert carrara["parent"]["decisions_per_second"] == 50.0
        assert carrara["vs_parent"] == {
            "decisions_per_second": 4.0,
            "api_decisions_per_second": 4.0,
            "clone_us": pytest.approx(0.25),
            "bytes_per_state": 2.0,
        }
        assert "now / parent" in rendered(bench.table(result))
        assert "× 4" in rendered(bench.parent_table(result))

    def test_the_search_is_scaled_to_the_machine_of_its_bar(
        self, script: Callable[[Script], None]
    ) -> None:
        def brisk(entry: bench.Entry, measured: str, turn: int) -> dict[str, Any]:
            if measured == "search":
                return {"iterations_per_second": 120.0 if entry.build == "compiled" else 6.0}
            if measured == "play" and entry.build is None:
                return {"decisions_per_second": 1_000.0}
            return self.answer(entry, measured, turn)

        script(brisk)
        result = bench.run(["carrara"], seconds=1.0, rounds=1)
        carrara = result["games"]["carrara"]
        assert carrara["compiled"]["scaled_iterations_per_second"] == pytest.approx(2_460.0)
        lines = rendered(bench.table(result)).splitlines()
        measured = next(place for place, line in enumerate(lines) if "search iterations/s" in line)
        cells = [cell.strip() for cell in lines[measured + 1].strip("│").split("│")]
        assert cells[:3] == [
            "the same where catanatron does 20,500",
            "2,460",
            "123",
        ]
        alone = bench.run(["carrara"], seconds=1.0, rounds=1, peers=())
        assert alone["games"]["carrara"]["compiled"]["scaled_iterations_per_second"] is None
        assert "where catanatron does 20,500" in rendered(bench.table(alone))

    def test_builds_that_disagree_are_reported(self, script: Callable[[Script], None]) -> None:
        def differing(entry: bench.Entry, measured: str, turn: int) -> dict[str, Any]:
            answer = self.answer(entry, measured, turn)
            if entry.build == "compiled" and measured == "shape":
                answer["branching"] += 0.5
            return answer

        script(self.answer)
        agreeing = bench.run(["carrara"], seconds=1.0, rounds=1)
        assert "different matches" not in rendered(bench.table(agreeing))
        script(differing)
        result = bench.run(["carrara"], seconds=1.0, rounds=1)
        assert "different matches" in rendered(bench.table(result))

    def test_ours_and_the_peers_take_turns(
        self, script: Callable[[Script], None], asked: list[tuple[str, str, int]]
    ) -> None:
        script(self.answer)
        bench.run(["carrara"], seconds=1.0, rounds=2)
        turns = [
            "carrara compiled",
            "catanatron",
            "carrara uncompiled",
            "OpenSpiel backgammon",
        ]
        assert [label for label, measured, _ in asked if measured == "shape"] == turns
        plays = [(label, turn) for label, measured, turn in asked if measured == "play"]
        assert plays == [(label, 0) for label in turns] + [(label, 1) for label in turns[::-1]]

    def test_a_quick_run_ends_early_on_a_slow_machine(
        self, script: Callable[[Script], None], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        clock = [0.0]

        def slow(entry: bench.Entry, measured: str, turn: int) -> dict[str, Any]:
            clock[0] += 1.5
            return self.answer(entry, measured, turn)

        script(slow)
        monkeypatch.setattr(bench, "monotonic", lambda: clock[0])
        result = bench.run(["carrara"], quick=True)
        assert 1 <= result["rounds"] < bench.QUICK_ROUNDS
        assert result["wall_seconds"] < 45
        assert bench.run(["carrara"])["rounds"] == bench.ROUNDS

    def test_more_measurements_make_a_quick_run_s_shorter(self) -> None:
        shortest, longest = bench.QUICK_SECONDS
        assert bench.quick_seconds(38.0, 10) == longest
        assert shortest < bench.quick_seconds(38.0, 50) < longest
        assert bench.quick_seconds(38.0, 1_000) == shortest

    def test_a_parent_that_cannot_be_measured_is_explained(
        self, script: Callable[[Script], None]
    ) -> None:
        def broken(entry: bench.Entry, measured: str, turn: int) -> dict[str, Any]:
            if entry.parent:
                raise bench.BenchError("Traceback\nAttributeError: no 'table'")
            return self.answer(entry, measured, turn)

        script(broken)
        result = bench.run(["carrara"], seconds=1.0, rounds=1, parent=Path("older"))
        carrara = result["games"]["carrara"]
        assert set(carrara["vs_parent"].values()) == {None}
        assert "AttributeError: no 'table'" in rendered(bench.table(result))


class TestStopwatch:
    """The worker's clocks, with a clock of our own."""

    @pytest.fixture
    def clock(self, monkeypatch: pytest.MonkeyPatch) -> list[float]:
        clock = [0.0]
        monkeypatch.setattr(measure, "process_time", lambda: clock[0])
        return clock

    def test_setting_up_is_not_timed(self, clock: list[float]) -> None:
        seeds = []

        def start(seed: int) -> int:
            seeds.append(seed)
            clock[0] += 1.0
            return seed

        def play(_: int) -> int:
            clock[0] += 0.01
            return 5

        rate = measure.decisions_per_second(start, play, seed=7, seconds=0.5)
        assert rate == pytest.approx(500.0)
        measured = [seed for seed in seeds if seed < measure.WARM_UP_SEED]
        assert measured == list(range(7, 7 + len(measured)))
        assert len(measured) < len(seeds)

    def test_clone_time_is_per_copy(self, clock: list[float]) -> None:
        def slow() -> None:
            clock[0] += 3e-6

        def quick() -> None:
            clock[0] += 1e-6

        assert measure.clone_us([slow, quick], seconds=0.1) == pytest.approx(2.0)

    def test_bytes_are_what_one_more_copy_weighs(self) -> None:
        weight = measure.bytes_per_state([lambda: bytearray(5_000)], "traced")
        assert weight == pytest.approx(5_000, rel=0.05)

    def test_positions_are_spread_over_the_whole_match(self) -> None:
        class Countdown:
            version = memory = ""

            def walk(self, seed: int, see: Callable[[Any, int], None]) -> None:
                for nth in range(1_000):
                    see(1_000 * seed + nth, 3)

            def copier(self, position: int) -> Callable[[], int]:
                return lambda: position

            def start(self, seed: int) -> None: ...

            def play(self, match: object) -> int:
                raise AssertionError(f"sampling plays {match} by walking")

            play_api = play

        sample = measure.Sample(Countdown(), seed=0, matches=5)
        positions = [copy() for copy in sample.copiers]
        gaps = {after - before for before, after in pairwise(positions)}
        assert positions[0] == 0
        assert len(gaps) == 1
        assert positions[-1] >= 5_000 - max(gaps)
        assert measure.POSITIONS_SAMPLED <= len(positions) < 2 * measure.POSITIONS_SAMPLED
        assert (sample.decisions, sample.choices) == (5_000, 15_000)


def test_the_parent_is_skipped_where_there_is_none() -> None:
    done = subprocess.run(
        [sys.executable, str(ROOT / "bench" / "parent.py"), "no-such-revision"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "there is no revision no-such-revision" in done.stdout


def test_another_table_can_be_measured() -> None:
    result = bench.run(
        ["carrara"],
        seconds=0.02,
        rounds=1,
        builds=("uncompiled",),
        peers=(),
        players=2,
        options={"variant": "basic"},
        seed=3,
    )
    carrara = result["games"]["carrara"]
    assert (carrara["players"], carrara["options"]) == (2, {"variant": "basic"})
    assert carrara["uncompiled"]["decisions_per_match"] < 250, "a short match of two"
