"""Bots and hints search in worker processes, so that the event loop never waits for them."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Final

import signoria
from signoria.ai.bots.fallback import Maker, answer, time_limit
from signoria.ai.bots.levels import SEARCH_SECONDS
from signoria.ai.search.search import Budget, Candidate
from signoria.ai.search.searcher import Searcher
from signoria.bots import Bot
from signoria.kernel.chance import child_seed
from signoria.kernel.match import Match
from signoria.server.messages import Advice

RETRIES: Final = 3
BOTS_KEPT: Final = 16
"""A worker keeps the bots of so many seats, with the trees of their last searches."""

ADVICE: Final = Budget(seconds=0.5)
"""The budget of the search for a hint, and then again of the comparison of its choices."""
CHOICES: Final = 3
"""The number of choices that a hint names."""
TELLING: Final = 30
"""Trials that each choice needs for a comparison: with fewer, the differences are noise."""
LONGEST_ADVICE: Final = 10.0
"""Seconds of processor time after which the search for a hint is given up."""

log = logging.getLogger(__name__)


def think(
    game: str,
    position: dict[str, Any],
    seat: int,
    bot: str,
    seed: int,
    bot_seed: int,
    make: Maker = signoria.bots.make,
) -> int:
    """The answer of a bot, or of its fallback; runs in a worker.

    The worker gets a determinization: nothing that the seat may not know.  `bot_seed` is the same
    for all decisions of a seat.  So a bot that searches can reuse its tree, if the same worker is
    asked for the next answer of the turn.
    """
    title = signoria.load(game)
    sampled = title.restore(position)
    player = kept_bot(bot, bot_seed, make) if bot in SEARCH_SECONDS else make(bot, seed)
    return answer(player, title, sampled, seat, seed, make=make).action


@lru_cache(BOTS_KEPT)
def kept_bot(name: str, bot_seed: int, make: Maker) -> Bot:
    """The bot of one seat, in the state in which its last decision left it."""
    return make(name, bot_seed)


def advise(
    game: str, position: dict[str, Any], seat: int, seed: int, iterations: int, seconds: float
) -> list[Advice]:
    """The best choices of a seat, the best first; runs in a worker like `think`.

    If the guide of the title is sure, its answer comes first, since a bot would play it.
    """
    title = signoria.load(game)
    state = title.restore(position)
    budget = Budget(iterations, seconds)
    adviser = Searcher("adviser", budget, seed=seed)
    with time_limit(LONGEST_ADVICE):
        found = adviser.search(title, state, seat)
        found.compare(CHOICES, budget, TELLING)
        sure = adviser.sure_answer(title, state, seat)
    choices = sorted(found.candidates(), key=lambda choice: choice[0] != sure)[:CHOICES]
    return told_apart(choices)


def told_apart(choices: list[Candidate]) -> list[Advice]:
    """The same choices, with figures of their own if these can be compared.

    They can if each has enough trials, and if the first one, which may be a computed answer, did not
    do worse than another: that would be noise.  Otherwise all get the mean figures.
    """
    often = min(trials for _, trials, _, _ in choices) >= TELLING
    best_first = choices[0][2] == max(chance for _, _, chance, _ in choices)
    if (often and best_first) or len(choices) == 1:
        return [Advice(*choice, compared=True) for choice in choices]
    tried = sum(trials for _, trials, _, _ in choices)
    chance = sum(trials * chance for _, trials, chance, _ in choices) / tried
    points = sum(trials * points for _, trials, _, points in choices) / tried
    return [Advice(action, trials, chance, points, False) for action, trials, _, _ in choices]


class NoAdvice(Exception):
    """The workers found no advice."""


def begin() -> None:
    """Set up a worker: it ignores Ctrl-C, which is for the server, and ends with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)


def shown(match: Match, seat: int, revision: int) -> dict[str, Any]:
    """A determinization of the position for a seat, as JSON values: all that workers get."""
    assert match.seed is not None
    seed = child_seed(match.seed, "world", seat, revision)
    return match.game.dump(match.game.resample(match.state, seat, seed))


class BotWorkers:
    """The worker processes.  They start with the first task.

    `advice` is the budget of a hint: once for its search, once for the comparison.
    """

    def __init__(self, workers: int | None = None, advice: Budget = ADVICE) -> None:
        self._workers = workers or max(1, min(2, (os.cpu_count() or 2) - 1))
        self._advice = advice
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, match: Match, seat: int, bot: str, revision: int) -> int:
        """The bot's answer for a seat.

        It is the same for the same table, seat and revision, unless the bot searches for a time.
        A worker that dies is replaced.  If that happens again and again, or the bot fails, its
        answer is random, so that the match goes on.
        """
        assert match.seed is not None
        game = match.game
        position = shown(match, seat, revision)
        seed = child_seed(match.seed, "bot", seat, revision)
        bot_seed = child_seed(match.seed, "mind", seat)
        legal = game.legal(match.state, seat)
        if len(legal) == 1:
            return legal[0]
        for _ in range(RETRIES):
            pool = self._ready_pool()
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    pool, think, game.name, position, seat, bot, seed, bot_seed
                )
            except BrokenProcessPool:
                self._replace(pool)
            except Exception:
                log.exception("the bot %s could not decide", bot)
                break
        return legal[seed % len(legal)]

    async def advise(self, match: Match, seat: int, revision: int) -> list[Advice]:
        """The best choices of a seat, by a search that sees only what the seat may know.

        A worker that dies is replaced; raises `NoAdvice` if that happens again and again, or if
        the search fails or takes far too long.
        """
        assert match.seed is not None
        position = shown(match, seat, revision)
        seed = child_seed(match.seed, "hint", seat, revision)
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
        """The next task gets new workers, unless they have been replaced already."""
        log.warning("a bot's worker died and is replaced")
        if self._pool is pool:
            self._pool = None

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, initializer=begin)
        return self._pool

    def stop(self) -> None:
        """End the workers; running tasks are dropped."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
