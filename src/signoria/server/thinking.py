"""Bots think in processes of their own, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final

import signoria
from signoria.ai.levels import LAST_RESORT, budget_of, next_lower
from signoria.ai.search import Budget, Candidate
from signoria.ai.searcher import Searcher
from signoria.bots import Bot
from signoria.kernel.chance import offshoot
from signoria.kernel.match import Match

RETRIES: Final = 3
PATIENCE: Final = 3.0
"""A bot that takes so many times its budget is not waited for."""

ADVICE: Final = Budget(seconds=0.5)
"""How long a hint is searched for, and how long the choices it names may then be compared."""
CHOICES: Final = 3
"""So many choices are compared."""
LONGEST_ADVICE: Final = 10.0
"""Seconds after which a hint is not waited for any more."""

log = logging.getLogger(__name__)


Maker = Callable[[str, int], Bot]


def think(
    game: str,
    position: dict[str, Any],
    seat: int,
    bot: str,
    seed: int,
    make: Maker = signoria.bots.make,
) -> int:
    """What a bot answers; runs in a worker, which knows nothing but what the seat may know.

    A bot that fails, or that takes far longer than it may, is replaced by the next lower level for
    this decision.
    """
    title = signoria.load(game)
    state = title.restore(position)
    while True:
        try:
            with time_limit(PATIENCE * budget_of(bot)):
                action = make(bot, seed).choose(title, state.clone(), seat)
            if action in title.legal(state, seat):
                return action
            log.error("the bot %s answered %s, which is not allowed", bot, action)
        except Exception:
            log.exception("the bot %s could not decide", bot)
        if bot == LAST_RESORT:
            raise RuntimeError("not even the random bot can decide")
        bot = next_lower(bot)
        log.warning("%s decides instead", bot)


def advise(
    game: str, position: dict[str, Any], seat: int, seed: int, iterations: int, seconds: float
) -> list[Candidate]:
    """What a seat may best do, the best first; runs in a worker like `think`."""
    title = signoria.load(game)
    budget = Budget(iterations, seconds)
    with time_limit(LONGEST_ADVICE):
        found = Searcher("adviser", budget, seed=seed).search(title, title.restore(position), seat)
        found.weigh(CHOICES, budget)
    return found.candidates()[:CHOICES]


class NoAdvice(Exception):
    """The workers could not find out what to do."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raises `TimeoutError` in whatever runs longer, in the main thread of a process.

    Windows has no such alarms, so nothing is limited there.
    """
    if sys.platform == "win32":
        yield
        return

    def overdue(*_: object) -> None:
        raise TimeoutError(f"no answer after {seconds:g} seconds")

    before = signal.signal(signal.SIGALRM, overdue)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)


def begin() -> None:
    """A worker's first act: Ctrl-C is for the server alone, and a worker never outlives it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def shown(match: Match, seat: int, revision: int) -> dict[str, Any]:
    """The position as a seat may know it, drawn anew where it does not: all that workers get."""
    assert match.seed is not None
    seed = offshoot(match.seed, "world", seat, revision)
    return match.game.dump(match.game.resample(match.state, seat, seed))


class Thinker:
    """The workers.  They start when the first bot has to think.

    `advice` is how long they think about a hint, twice.
    """

    def __init__(self, workers: int | None = None, advice: Budget = ADVICE) -> None:
        self._workers = workers or max(1, min(2, (os.cpu_count() or 2) - 1))
        self._advice = advice
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, match: Match, seat: int, bot: str, revision: int) -> int:
        """The bot's answer for a seat, the same for the same table, seat and revision.

        A worker that dies is replaced.  If that happens again and again, or the bot fails, its
        answer is random, so that the match goes on.
        """
        assert match.seed is not None
        game = match.game
        position = shown(match, seat, revision)
        seed = offshoot(match.seed, "bot", seat, revision)
        legal = game.legal(match.state, seat)
        if len(legal) == 1:
            return legal[0]
        for _ in range(RETRIES):
            pool = self._ready_pool()
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    pool, think, game.name, position, seat, bot, seed
                )
            except BrokenProcessPool:
                self._replace(pool)
            except Exception:
                log.exception("the bot %s could not decide", bot)
                break
        return legal[seed % len(legal)]

    async def advise(self, match: Match, seat: int, revision: int) -> list[Candidate]:
        """What a seat may best do, by a search that is shown only what the seat may know.

        A worker that dies is replaced; raises `NoAdvice` if that happens again and again, or if
        the search fails or takes far too long.
        """
        assert match.seed is not None
        position = shown(match, seat, revision)
        seed = offshoot(match.seed, "hint", seat, revision)
        budget = (int(self._advice.iterations), self._advice.seconds)
        for _ in range(RETRIES):
            pool = self._ready_pool()
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    pool, advise, match.game.name, position, seat, seed, *budget
                )
            except BrokenProcessPool:
                self._replace(pool)
            except Exception as problem:
                raise NoAdvice(str(problem)) from problem
        raise NoAdvice("worker after worker died")

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """The next thought gets new workers, unless another one has replaced them already."""
        log.warning("a bot's worker died and is replaced")
        if self._pool is pool:
            self._pool = None

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=begin)
        return self._pool

    def stop(self) -> None:
        """End the workers; thoughts under way are dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
