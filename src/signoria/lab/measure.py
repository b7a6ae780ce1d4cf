"""One measurement in one process: the worker that the benchmark starts again and again.

It is run by its path, `python -P measure.py REQUEST`, and needs nothing but the standard library
besides the engine it measures: the same worker can so measure this build, another build or an
older revision, and a peer is measured without our package being loaded.

REQUEST is a JSON object:

    subject   name of a title of ours or key of a peer ("catanatron", "openspiel_backgammon")
    measure   "play"   decisions per second of random play, inside the engine
              "api"    the same through the public Python interface, in an interpreted loop
              "clone"  microseconds for one independent copy of a position
              "search" iterations per second of a search that knows nothing of the title, with
                       rollouts to the end, over positions of a whole match; titles of ours only
              "shape"  bytes per position, branching, decisions per match; no timing
    seconds   CPU time to spend on the figure, after a warm-up of a fifth of it
    seed      first seed; the matches of a measurement are seed, seed + 1, ...
    matches   how many matches "clone" and "shape" take their positions from
    core      processor core to stay on, or null
    build     "compiled" or "uncompiled", for a title of ours: what must be loaded
    package   directory that our package must come from, for a title of ours
    players, options   how a title of ours is set up

The answer is one JSON object on standard output: the figures, or {"unavailable": sentence}.

What is counted, alike for everybody: a decision is one choice of a player (ask for the legal
actions, take one uniformly, apply it); dice and draws are made but not counted.  Setting up a
match is not timed.  Garbage collection stays as Python sets it.  Times are CPU time, because a
busy neighbour spoils wall-clock time far more.
"""

from __future__ import annotations

import gc
import importlib.util
import json
import os
import sys
import tracemalloc
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Protocol

WARM_UP = 0.2
"""Share of the measuring time that is played before the clock starts."""

LAP = 0.02
"""Seconds of CPU time between two readings of the clock, at least, once batches have grown."""

WARM_UP_SEED = 500_000_000
"""Warm-up matches have seeds of their own, so that the measured ones are always the same."""

POSITIONS_SAMPLED = 128
"""Between so many and twice as many positions are cloned and weighed."""

SEARCHED_EVERY = 16
SEARCH_ITERATIONS = 24
"""Every so many decisions of a random match a search thinks for so many iterations."""

COPIES_HELD = {"traced": 2_000, "resident": 8_000}


class UnavailableError(Exception):
    """The figure cannot be had here; the text tells a person why and what to do."""


class Subject(Protocol):
    """An engine under measurement.  A match is whatever the engine plays on."""

    version: str
    memory: str
    """How to weigh its positions: "traced" (Python objects) or "resident" (foreign memory)."""

    def start(self, seed: int) -> Any:
        """A fresh match.  Not timed."""

    def play(self, match: Any) -> int:
        """Random play to the end, the engine's fastest ordinary way; returns the decisions."""

    def play_api(self, match: Any) -> int:
        """The same from interpreted Python, one call per question and answer."""

    def walk(self, seed: int, see: Callable[[Any, int], None]) -> None:
        """A random match, showing each position and its number of legal actions to `see`."""

    def copier(self, position: Any) -> Callable[[], Any]:
        """What makes one independent copy of the position when it is called."""


class Title:
    """A title of ours at given players and options."""

    memory = "traced"

    def __init__(self, name: str, players: int, options: dict[str, str]) -> None:
        import signoria
        from signoria.kernel.chance import Dice
        from signoria.kernel.playout import draw, playout
        from signoria.kernel.state import CHANCE

        if name not in signoria.games():
            raise UnavailableError(f"this revision has no title {name!r}")
        self.version = signoria.__version__
        self.game = signoria.load(name)
        self.players = players
        self.options = options
        self._dice = Dice
        self._draw = draw
        self._playout = playout
        self._chance = CHANCE

    def files(self) -> list[str]:
        """Where the modules that matter were loaded from."""
        names = [name for name in sys.modules if name.startswith("signoria.kernel.")]
        names.append(type(self.game).__module__)
        return [str(sys.modules[name].__file__) for name in names]

    def start(self, seed: int) -> Any:
        return self.game.table(self.players, self.options), self._dice(seed), Random(seed)

    def play(self, match: Any) -> int:
        state, dice, _ = match
        return int(self._playout(self.game, state, dice))

    def play_api(self, match: Any) -> int:
        state, dice, random = match
        game, draw, chance, fraction = self.game, self._draw, self._chance, random.random
        decisions = 0
        while to_act := state.to_act:
            seat = to_act[0]
            if seat == chance:
                draw(game, state, dice)
            else:
                legal = game.legal(state, seat)
                game.apply(state, seat, legal[int(fraction() * len(legal))])
                decisions += 1
        return decisions

    def walk(self, seed: int, see: Callable[[Any, int], None]) -> None:
        state, dice, random = self.start(seed)
        while to_act := state.to_act:
            if to_act[0] == self._chance:
                self._draw(self.game, state, dice)
            else:
                legal = self.game.legal(state, to_act[0])
                see(state, len(legal))
                self.game.apply(state, to_act[0], random.choice(legal))

    def copier(self, position: Any) -> Callable[[], Any]:
        clone: Callable[[], Any] = position.clone
        return clone

    def iterations_per_second(self, seed: int, seconds: float) -> float | None:
        """The rate of a plain search, the mean over a match; None if this revision has none."""
        try:
            from signoria.ai.search.guide import Guide
            from signoria.ai.search.search import Budget, Search
        except ImportError:
            return None
        budget = Budget(iterations=SEARCH_ITERATIONS)
        spent = 0.0
        iterations = 0
        decisions = 0

        def see(position: Any, legal: int) -> None:
            nonlocal spent, iterations, decisions
            decisions += 1
            if decisions % SEARCHED_EVERY == 0 and legal > 1:
                seat = position.to_act[0]
                search = Search(self.game, position, seat, Guide(), decisions, 0.7)
                before = process_time()
                search.run(budget)
                spent += process_time() - before
                iterations += search.iterations

        while spent < seconds:
            self.walk(seed, see)
            seed += 1
        return iterations / spent


def build_of(files: list[str]) -> str:
    """Which build these module files belong to: "compiled", "uncompiled" or "mixed"."""
    compiled = [file.endswith(tuple(EXTENSION_SUFFIXES)) for file in files]
    if all(compiled):
        return "compiled"
    return "mixed" if any(compiled) else "uncompiled"


def require_build(wanted: str, files: list[str], package: Path) -> None:
    """Raise unless the loaded build is the wanted one: figures are labelled with it."""
    loaded = build_of(files)
    if loaded != wanted:
        raise UnavailableError(f"the {wanted} build was asked for, but the {loaded} one is loaded")
    strays = [file for file in files if not Path(file).resolve().is_relative_to(package.resolve())]
    if strays:
        raise UnavailableError(f"the engine was loaded from {strays[0]}, not from {package}")


def open_subject(request: dict[str, Any]) -> Subject:
    """The engine that a request names.  Raises `UnavailableError`."""
    if request["build"] is None:
        here = Path(__file__).with_name("peers.py")
        spec = importlib.util.spec_from_file_location("signoria_lab_peers", here)
        assert spec is not None
        assert spec.loader is not None
        peers = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(peers)
        try:
            peer: Subject = peers.open_peer(request["subject"])
        except ImportError as problem:
            raise UnavailableError(
                f"{problem}. {peers.how_to_install(request['subject'])}"
            ) from problem
        return peer
    try:
        title = Title(request["subject"], request["players"], request["options"])
    except ImportError as problem:
        raise UnavailableError(f"no engine that this worker can measure: {problem}") from problem
    require_build(request["build"], title.files(), Path(request["package"]))
    return title


def decisions_per_second(
    start: Callable[[int], Any], play: Callable[[Any], int], seed: int, seconds: float
) -> float:
    """The rate of random play, whole matches only, their set-up untimed."""
    spare = WARM_UP_SEED
    warm = process_time() + WARM_UP * seconds
    play(start(spare))
    while process_time() < warm:
        spare += 1
        play(start(spare))
    decisions = 0
    spent = 0.0
    batch = 1
    while spent < seconds:
        matches = [start(seed + nth) for nth in range(batch)]
        seed += batch
        before = process_time()
        for match in matches:
            decisions += play(match)
        lap = process_time() - before
        spent += lap
        if lap < LAP:
            batch *= 2
    return decisions / spent


class Sample:
    """Positions spread evenly over all decisions of some random matches, and their counts."""

    def __init__(self, subject: Subject, seed: int, matches: int) -> None:
        self.decisions = 0
        self.choices = 0
        self._subject = subject
        self._kept: list[Callable[[], Any]] = []
        self._step = 1
        for nth in range(matches):
            subject.walk(seed + nth, self._see)
        self.copiers = self._kept
        """One for each position: what makes an independent copy of it."""

    def _see(self, position: Any, legal: int) -> None:
        if self.decisions % self._step == 0:
            kept_copy = self._subject.copier(position)()
            self._kept.append(self._subject.copier(kept_copy))
            if len(self._kept) == 2 * POSITIONS_SAMPLED:
                self._kept = self._kept[::2]
                self._step *= 2
        self.decisions += 1
        self.choices += legal


def clone_us(copiers: list[Callable[[], Any]], seconds: float) -> float:
    """Microseconds per copy, the copy being thrown away at once."""
    warm = process_time() + WARM_UP * seconds
    for copy in copiers:
        copy()
    while process_time() < warm:
        for copy in copiers:
            copy()
    copies = 0
    spent = 0.0
    passes = 1
    while spent < seconds:
        before = process_time()
        for _ in range(passes):
            for copy in copiers:
                copy()
        lap = process_time() - before
        spent += lap
        copies += passes * len(copiers)
        if lap < LAP:
            passes *= 2
    return spent / copies * 1e6


def bytes_per_state(copiers: list[Callable[[], Any]], memory: str) -> float | None:
    """What one more position weighs while many are held; None where it cannot be weighed."""
    held: list[Any] = [None] * COPIES_HELD[memory]
    gc.collect()
    if memory == "traced":
        tracemalloc.start()
        weigh: Callable[[], int | None] = _traced
    else:
        weigh = _resident
    before = weigh()
    for nth in range(len(held)):
        held[nth] = copiers[nth % len(copiers)]()
    after = weigh()
    tracemalloc.stop()
    if before is None or after is None:
        return None
    return (after - before) / len(held)


def _traced() -> int:
    return tracemalloc.get_traced_memory()[0]


def _resident() -> int | None:
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError):
        return None
    return pages * os.sysconf("SC_PAGE_SIZE")


def shape(subject: Subject, seed: int, matches: int) -> dict[str, Any]:
    """Size of a position, choices per decision and decisions per match, all untimed."""
    sample = Sample(subject, seed, matches)
    return {
        "version": subject.version,
        "bytes_per_state": bytes_per_state(sample.copiers, subject.memory),
        "branching": sample.choices / sample.decisions,
        "decisions_per_match": sample.decisions / matches,
    }


def answer(request: dict[str, Any]) -> dict[str, Any]:
    """Carry out a request; see the module's docstring."""
    if request["core"] is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {request["core"]})
    try:
        subject = open_subject(request)
    except UnavailableError as problem:
        return {"unavailable": str(problem)}
    seed, seconds = request["seed"], request["seconds"]
    match request["measure"]:
        case "play":
            rate = decisions_per_second(subject.start, subject.play, seed, seconds)
            return {"decisions_per_second": rate}
        case "api":
            rate = decisions_per_second(subject.start, subject.play_api, seed, seconds)
            return {"api_decisions_per_second": rate}
        case "clone":
            sample = Sample(subject, seed, request["matches"])
            return {"clone_us": clone_us(sample.copiers, seconds)}
        case "search":
            assert isinstance(subject, Title)
            found = subject.iterations_per_second(seed, seconds)
            return {} if found is None else {"iterations_per_second": found}
        case "shape":
            return shape(subject, seed, request["matches"])
        case unknown:
            raise ValueError(f"no measure {unknown!r}: choose play, api, clone, search or shape")


if __name__ == "__main__":
    print(json.dumps(answer(json.loads(sys.argv[1]))))
