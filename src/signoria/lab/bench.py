"""The benchmark: our titles and their peers, measured in the same run on the same core.

`run` starts one process per measurement (see `measure`), in rounds that take turns between ours
and the peers, and takes the median of the rounds: absolute figures of a shared machine mean
little, ratios of one run mean something.  `bench/README.md` documents every key of the result.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from itertools import chain, zip_longest
from pathlib import Path
from statistics import median
from time import monotonic
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

import signoria
from signoria.games import find
from signoria.lab import peers as peer_engines
from signoria.lab.measure import WARM_UP

MEASURES = ("play", "api", "clone", "search")
BUILDS = ("compiled", "uncompiled")
PEERS = tuple(peer_engines.PEERS)
PEER_TITLES = {"catanatron": "catanatron", "openspiel_backgammon": "OpenSpiel backgammon"}

SECONDS = 2.0
ROUNDS = 5
MATCHES = 40
QUICK_ROUNDS = 3
QUICK_MATCHES = 8
QUICK_SECONDS = (0.05, 0.4)
QUICK_WALL = 38.0
"""Seconds of wall time that a quick run may plan with."""
PROCESS_WALL = 0.5
"""What starting a worker and preparing its matches takes, about."""
WORKER_WALL = 300.0
"""A worker that is silent for longer has hung."""

RATIOS = {
    "vs_catanatron": ("decisions_per_second", "catanatron", "decisions_per_second"),
    "api_vs_catanatron": ("api_decisions_per_second", "catanatron", "decisions_per_second"),
    "matches_vs_catanatron": ("matches_per_second", "catanatron", "matches_per_second"),
    "clone_vs_catanatron": ("clone_us", "catanatron", "clone_us"),
    "memory_vs_catanatron": ("bytes_per_state", "catanatron", "bytes_per_state"),
    "search_vs_catanatron": ("iterations_per_second", "catanatron", "decisions_per_second"),
    "vs_openspiel_backgammon": (
        "decisions_per_second",
        "openspiel_backgammon",
        "decisions_per_second",
    ),
    "api_vs_openspiel_backgammon": (
        "api_decisions_per_second",
        "openspiel_backgammon",
        "decisions_per_second",
    ),
}
"""Ratio -> our figure, over which peer, over which of its figures."""

CATANATRON_THERE = 20_500
"""Decisions per second of catanatron 3.2.1 on the machine that the bar of the search is set for."""

PARENT_RATIOS = ("decisions_per_second", "api_decisions_per_second", "clone_us", "bytes_per_state")

FIGURE_ROWS = (
    ("decisions/s inside", "decisions_per_second"),
    ("decisions/s through Python", "api_decisions_per_second"),
    ("matches/s inside", "matches_per_second"),
    ("search iterations/s", "iterations_per_second"),
    ("clone, µs", "clone_us"),
    ("bytes per state", "bytes_per_state"),
    ("legal actions per decision", "branching"),
    ("decisions per match", "decisions_per_match"),
)
RATIO_ROWS = (
    ("engine over catanatron", "vs_catanatron"),
    ("interface over catanatron", "api_vs_catanatron"),
    ("matches over catanatron", "matches_vs_catanatron"),
    ("search iterations over catanatron's decisions", "search_vs_catanatron"),
    ("engine over OpenSpiel backgammon", "vs_openspiel_backgammon"),
    ("interface over OpenSpiel backgammon", "api_vs_openspiel_backgammon"),
    ("clone time against catanatron", "clone_vs_catanatron"),
    ("bytes against catanatron", "memory_vs_catanatron"),
)
SCALED_ROW = f"the same where catanatron does {CATANATRON_THERE:,}"
"""Stands below the search iterations per second."""
FIGURES = tuple(figure for _, figure in FIGURE_ROWS)
HOW_TO_COMPILE = (
    "`make setup` compiles and installs it; do not put src on PYTHONPATH, where it would hide it."
)

Progress = Callable[[str, int, int], None]
"""Called with what is measured now, how many measurements are done, and how many there are."""


class BenchError(RuntimeError):
    """A worker failed; the text is its output."""


class Entry(NamedTuple):
    """One line of the comparison: a build of a title of ours, or a peer."""

    subject: str
    build: str | None
    package: Path | None
    parent: bool = False
    players: int | None = None
    options: tuple[tuple[str, str], ...] = ()
    seed: int = 0

    def setting(self) -> tuple[int, dict[str, str]]:
        """Players and options that a title is measured at: as asked for, or the usual ones."""
        players, options = setting(self.subject)
        return self.players or players, options | dict(self.options)

    @property
    def label(self) -> str:
        if self.build is None:
            return PEER_TITLES[self.subject]
        return f"{self.subject} {'parent' if self.parent else self.build}"

    @property
    def measures(self) -> tuple[str, ...]:
        return MEASURES if self.build is not None else ("play", "clone")


def setting(title: str) -> tuple[int, dict[str, str]]:
    """Players and options a title is measured at.  Raises what `signoria.load` raises."""
    table = find(title).bench_table()
    return table.players, dict(table.options)


def ask_worker(
    entry: Entry, measure: str, *, seconds: float, turn: int, matches: int
) -> dict[str, Any]:
    """One measurement in a fresh process.  Raises `BenchError` if the worker breaks."""
    request: dict[str, Any] = {
        "subject": entry.subject,
        "build": entry.build,
        "measure": measure,
        "seconds": seconds,
        "seed": 1 + 1000 * turn + 1_000_000 * entry.seed,
        "matches": matches,
        "core": core(),
    }
    environment = {name: value for name, value in os.environ.items() if name != "SIGNORIA_PURE"}
    # Fixed, so that the matches repeat; another one per round, so that no layout is favoured.
    environment["PYTHONHASHSEED"] = str(turn)
    if entry.build is not None:
        request["players"], request["options"] = entry.setting()
        request["package"] = str(entry.package)
        path = (str(entry.package), os.environ.get("PYTHONPATH", ""))
        environment["PYTHONPATH"] = os.pathsep.join(filter(None, path))
        if entry.build == "uncompiled":
            environment["SIGNORIA_PURE"] = "1"
    worker = Path(__file__).with_name("measure.py")
    try:
        done = subprocess.run(
            [sys.executable, "-P", str(worker), json.dumps(request)],
            env=environment,
            capture_output=True,
            text=True,
            timeout=WORKER_WALL + 20 * seconds,
            check=False,
        )
    except subprocess.TimeoutExpired as problem:
        raise BenchError(
            f"{entry.label}, {measure}: no answer in {problem.timeout:.0f} s"
        ) from None
    if done.returncode != 0:
        raise BenchError(f"{entry.label}, {measure}:\n{done.stderr.strip()}")
    answer: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return answer


def core() -> int | None:
    """The core that all workers stay on: the last one that this process may use."""
    if not hasattr(os, "sched_getaffinity"):
        return None
    return max(os.sched_getaffinity(0))


def run(
    games: Sequence[str] | None = None,
    seconds: float | None = None,
    quick: bool = False,
    parent: Path | None = None,
    on_progress: Progress | None = None,
    *,
    rounds: int | None = None,
    builds: Sequence[str] = BUILDS,
    peers: Sequence[str] = PEERS,
    package: Path | None = None,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int = 0,
) -> dict[str, Any]:
    """Measure and compare; the result is documented in `bench/README.md`.

    `seconds` is CPU time per measurement and round; a quick run plans it so that everything ends
    within 45 seconds.  `parent` is a directory with a compiled build of an earlier revision to
    compare with, `package` one with the build to measure instead of the package in use.  `players`,
    `options` and `seed` ask for another table than the usual one.
    """
    began = monotonic()
    package = package or Path(signoria.__file__).parents[1]
    titles = tuple(games) if games is not None else tuple(signoria.games())
    table: dict[str, Any] = {
        "players": players,
        "options": tuple((options or {}).items()),
        "seed": seed,
    }
    ours = [Entry(title, build, package, **table) for title in titles for build in builds]
    if parent is not None:
        ours += [Entry(title, "compiled", parent, parent=True, **table) for title in titles]
    theirs = [Entry(peer, None, None, seed=seed) for peer in peers]
    # Ours, a peer, ours, a peer: neighbours in time meet the same state of the machine.
    turns = chain.from_iterable(zip_longest(ours, theirs))
    series = Series([entry for entry in turns if entry is not None], quick, rounds, on_progress)
    series.take_shapes()
    series.take_rounds(seconds)

    peer_figures = {peer: series.figures(Entry(peer, None, None, seed=seed)) for peer in PEERS}
    for figures in peer_figures.values():
        del figures["api_decisions_per_second"]  # Python is the only way in
        del figures["iterations_per_second"]
    listed: dict[str, Any] = {}
    for title in titles:
        seats, chosen = Entry(title, None, None, **table).setting()
        listed[title] = {"players": seats, "options": chosen}
        for build in BUILDS:
            figures = series.figures(Entry(title, build, package, **table))
            listed[title][build] = figures | ratios(figures, peer_figures)
            listed[title][build] |= scaled(listed[title][build])
        listed[title] |= {"parent": None, "vs_parent": None}
        if parent is not None:
            now = listed[title]["compiled"]
            before = series.figures(Entry(title, "compiled", parent, parent=True, **table))
            listed[title]["parent"] = before
            listed[title]["vs_parent"] = {
                figure: ratio(now[figure], before[figure]) for figure in PARENT_RATIOS
            }
    return {
        "games": listed,
        "peers": peer_figures,
        "machine": {
            "python": platform.python_version(),
            "system": f"{platform.system()} {platform.machine()}",
            "cpus": os.cpu_count(),
            "core": core(),
        },
        "quick": quick,
        "seconds": series.seconds,
        "rounds": series.rounds,
        "wall_seconds": monotonic() - began,
    }


class Series:
    """The measurements of one run: first the shape of every entry, then the timed rounds."""

    def __init__(
        self, entries: list[Entry], quick: bool, rounds: int | None, on_progress: Progress | None
    ) -> None:
        self.entries = entries
        self.quick = quick
        self.seconds = SECONDS
        self.rounds = 0
        """Rounds that were completed."""
        self._planned = rounds or (QUICK_ROUNDS if quick else ROUNDS)
        self._began = monotonic()
        self._on_progress = on_progress
        self._done = 0
        self._total = sum(1 + self._planned * len(entry.measures) for entry in entries)
        self._shapes: dict[Entry, dict[str, Any]] = {}
        self._samples: dict[Entry, dict[str, list[float]]] = {}

    def take_shapes(self) -> None:
        """The untimed figures; an entry that turns out to be unavailable is left out later on."""
        matches = QUICK_MATCHES if self.quick else MATCHES
        for entry in self.entries:
            self._tell(f"{entry.label}: shape")
            try:
                shape = ask_worker(entry, "shape", seconds=0.0, turn=0, matches=matches)
            except BenchError as problem:
                if not entry.parent:
                    raise
                # An older revision may speak another language than today's worker.
                last_line = str(problem).splitlines()[-1]
                shape = {"unavailable": f"today's worker cannot measure it: {last_line}"}
            self._shapes[entry] = shape
            self._done += 1
            if "unavailable" in shape:
                self._total -= self._planned * len(entry.measures)
            else:
                self._samples[entry] = {}

    def take_rounds(self, seconds: float | None) -> None:
        """The timed figures.  A quick run stops early rather than run late."""
        jobs = [(e, m) for m in MEASURES for e in self._samples if m in e.measures]
        if seconds is not None:
            self.seconds = seconds
        elif self.quick:
            left = QUICK_WALL - (monotonic() - self._began)
            self.seconds = quick_seconds(left, self._planned * len(jobs))
        while self.rounds < self._planned:
            started = monotonic()
            for entry, measure in jobs if self.rounds % 2 == 0 else reversed(jobs):
                self._tell(f"{entry.label}: {measure}, round {self.rounds + 1} of {self._planned}")
                answer = ask_worker(
                    entry,
                    measure,
                    seconds=self.seconds,
                    turn=self.rounds,
                    matches=QUICK_MATCHES,
                )
                for figure, value in answer.items():
                    self._samples[entry].setdefault(figure, []).append(value)
                self._done += 1
            self.rounds += 1
            now = monotonic()
            if self.quick and (now - self._began) + (now - started) > QUICK_WALL:
                break
        self._done = self._total
        self._tell("measured")

    def figures(self, entry: Entry) -> dict[str, Any]:
        """An entry of the result: the medians of the rounds, or nulls with the reason."""
        shape = self._shapes.get(entry, {"unavailable": "left out of this run"})
        samples = self._samples.get(entry, {})
        figures: dict[str, Any] = {
            "available": entry in self._samples,
            "reason": shape.get("unavailable"),
            "version": shape.get("version"),
        }
        for figure in FIGURES:
            values = samples.get(figure)
            figures[figure] = median(values) if values else shape.get(figure)
        figures["matches_per_second"] = ratio(
            figures["decisions_per_second"], figures["decisions_per_match"]
        )
        return figures

    def _tell(self, what: str) -> None:
        if self._on_progress is not None:
            self._on_progress(what, self._done, self._total)


def quick_seconds(wall: float, measurements: int) -> float:
    """CPU seconds per measurement so that all of them, with their warm-up, fit into `wall`."""
    low, high = QUICK_SECONDS
    each = wall / max(measurements, 1) - PROCESS_WALL
    return min(max(each / (1 + WARM_UP), low), high)


def ratio(ours: float | None, theirs: float | None) -> float | None:
    """Ours over theirs; None where either is missing."""
    return ours / theirs if ours is not None and theirs else None


def ratios(figures: dict[str, Any], peer_figures: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """The ratios of `RATIOS` between one entry of ours and the peers."""
    return {
        name: ratio(figures[our_figure], peer_figures[peer][their_figure])
        for name, (our_figure, peer, their_figure) in RATIOS.items()
    }


def scaled(compared: dict[str, Any]) -> dict[str, Any]:
    """The search of a build on the machine that its bar is set for: by its ratio to catanatron."""
    over = compared["search_vs_catanatron"]
    return {"scaled_iterations_per_second": None if over is None else over * CATANATRON_THERE}


def table(results: dict[str, Any]) -> RenderableType:
    """The result for the terminal: one table per title, then what is missing and why."""
    parts: list[RenderableType] = []
    for title, listed in results["games"].items():
        parts.append(_title_table(title, listed, results["peers"]))
        if listed["vs_parent"] is not None:
            parts.append(_parent_table(title, listed))
    parts += [Text(note, style="yellow") for note in _notes(results)]
    return Group(*parts, _conditions(results))


def parent_table(results: dict[str, Any]) -> RenderableType:
    """Only the comparison with the parent, for a run that was given one."""
    parts: list[RenderableType] = []
    for title, listed in results["games"].items():
        parts.append(_parent_table(title, listed))
        parts += [
            Text(f"{title}, {build}: {listed[build]['reason']}", style="yellow")
            for build in ("compiled", "parent")
            if not listed[build]["available"]
        ]
    return Group(*parts, _conditions(results))


def _conditions(results: dict[str, Any]) -> Text:
    return Text(
        f"Python {results['machine']['python']}, one core, CPU time; median of "
        f"{results['rounds']} rounds of {results['seconds']:.2g} s per measurement"
        + ("; a quick run, good for orders of magnitude" if results["quick"] else ""),
        style="dim",
    )


def _title_table(title: str, listed: dict[str, Any], peers: dict[str, dict[str, Any]]) -> Table:
    options = "".join(f", {name} {choice}" for name, choice in listed["options"].items())
    grid = Table(title=f"{title}: {listed['players']} players{options}", title_justify="left")
    grid.add_column("")
    columns = {build: listed[build] for build in BUILDS}
    for peer in PEERS:
        columns[f"{PEER_TITLES[peer]} {peers[peer]['version'] or ''}".strip()] = peers[peer]
    for name in columns:
        grid.add_column(name, justify="right")
    for name, figure in FIGURE_ROWS:
        grid.add_row(name, *(_number(column.get(figure)) for column in columns.values()))
        if figure == "iterations_per_second":
            found = [listed[build]["scaled_iterations_per_second"] for build in BUILDS]
            grid.add_row(SCALED_ROW, *map(_number, found))
    grid.add_section()
    for name, key in RATIO_ROWS:
        grid.add_row(name, *(_times(listed[build][key]) for build in BUILDS))
    return grid


def _parent_table(title: str, listed: dict[str, Any]) -> Table:
    grid = Table(title=f"{title}, compiled: now against the parent", title_justify="left")
    for name in ("", "now", "parent", "now / parent"):
        grid.add_column(name, justify="right" if name else "left")
    for name, figure in FIGURE_ROWS:
        if figure in PARENT_RATIOS:
            grid.add_row(
                name,
                _number(listed["compiled"][figure]),
                _number(listed["parent"][figure]),
                _times(listed["vs_parent"][figure]),
            )
    return grid


def _notes(results: dict[str, Any]) -> list[str]:
    """A sentence for every figure that is missing or implausible."""
    notes = []
    for title, listed in results["games"].items():
        compiled, uncompiled = (listed[build] for build in BUILDS)
        if compiled["available"] and uncompiled["available"]:
            figures_that_agree = ("branching", "decisions_per_match")
            if any(compiled[figure] != uncompiled[figure] for figure in figures_that_agree):
                notes.append(
                    f"{title}: from the same seeds the two builds play different matches. "
                    "One of them breaks the rules; do not scale its figures."
                )
        for build in ("compiled", "uncompiled", "parent"):
            figures = listed[build]
            if figures is not None and not figures["available"]:
                hint = f". {HOW_TO_COMPILE}" if build == "compiled" else ""
                notes.append(f"{title}, {build}: {figures['reason']}{hint}")
    for peer, figures in results["peers"].items():
        if not figures["available"]:
            notes.append(f"{PEER_TITLES[peer]}: {figures['reason']}")
    return notes


def _number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def _times(value: float | None) -> str:
    if value is None:
        return "-"
    return f"× {value:.3g}" if value < 100 else f"× {value:,.0f}"
