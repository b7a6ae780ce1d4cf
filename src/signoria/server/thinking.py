"""Bots think in processes of their own, so that the event loop never waits for them."""

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
from signoria.ai.bots.levels import THOUGHTS
from signoria.ai.search.search import Budget, Candidate
from signoria.ai.search.searcher import Searcher
from signoria.bots import Bot
from signoria.kernel.chance import child_seed
from signoria.kernel.match import Match
from signoria.server.messages import Advice

RETRIES: Final = 3
MINDS: Final = 16
"""Of so many seats a worker remembers what their bots thought."""

ADVICE: Final = Budget(seconds=0.5)
"""How long a hint is searched for, and how long the choices it names may then be compared."""
CHOICES: Final = 3
"""So many choices are compared."""
TELLING: Final = 30
"""Trials that each choice must have had for that: of fewer, luck tells more than the choice."""
LONGEST_ADVICE: Final = 10.0
"""Seconds of processor time after which a hint is not waited for any more."""

log = logging.getLogger(__name__)


def think(
    game: str,
    position: dict[str, Any],
    seat: int,
    bot: str,
    seed: int,
    mind: int,
    make: Maker = signoria.bots.make,
) -> int:
    """What a bot answers, or its understudy; runs in a worker, which knows nothing but what the seat
    may know.

    `mind` is the same for all decisions of a seat: a bot that thinks goes on from what it has found
    out, if the same worker is asked for the next answer of the turn.
    """
    title = signoria.load(game)
    world = title.restore(position)
    player = thinking_bot(bot, mind, make) if bot in THOUGHTS else make(bot, seed)
    return answer(player, title, world, seat, seed, make=make).action


@lru_cache(MINDS)
def thinking_bot(name: str, mind: int, make: Maker) -> Bot:
    """The bot of one seat, as it was left by the last decision."""
    return make(name, mind)


def advise(
    game: str, position: dict[str, Any], seat: int, seed: int, iterations: int, seconds: float
) -> list[Advice]:
    """What a seat may best do, the best first; runs in a worker like `think`.

    Where the guide of the title is sure, its answer is the first, as it is what a bot would play.
    """
    title = signoria.load(game)
    state = title.restore(position)
    budget = Budget(iterations, seconds)
    adviser = Searcher("adviser", budget, seed=seed)
    with time_limit(LONGEST_ADVICE):
        found = adviser.search(title, state, seat)
        found.weigh(CHOICES, budget, TELLING)
        sure = adviser.sure_answer(title, state, seat)
    choices = sorted(found.candidates(), key=lambda choice: choice[0] != sure)[:CHOICES]
    return told_apart(choices)


def told_apart(choices: list[Candidate]) -> list[Advice]:
    """The same choices, compared if they were tried often enough for that.

    Neither are they compared if a worked-out answer, which comes first, did worse than another: that
    is luck.
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
    """The workers could not find out what to do."""


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
    seed = child_seed(match.seed, "world", seat, revision)
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
        """The bot's answer for a seat.

        The same for the same table, seat and revision, unless the bot thinks for a time.
        A worker that dies is replaced.  If that happens again and again, or the bot fails, its
        answer is random, so that the match goes on.
        """
        assert match.seed is not None
        game = match.game
        position = shown(match, seat, revision)
        seed = child_seed(match.seed, "bot", seat, revision)
        mind = child_seed(match.seed, "mind", seat)
        legal = game.legal(match.state, seat)
        if len(legal) == 1:
            return legal[0]
        for _ in range(RETRIES):
            pool = self._ready_pool()
            try:
                return await asyncio.get_running_loop().run_in_executor(
                    pool, think, game.name, position, seat, bot, seed, mind
                )
            except BrokenProcessPool:
                self._replace(pool)
            except Exception:
                log.exception("the bot %s could not decide", bot)
                break
        return legal[seed % len(legal)]

    async def advise(self, match: Match, seat: int, revision: int) -> list[Advice]:
        """What a seat may best do, by a search that is shown only what the seat may know.

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
