"""Who decides when a bot cannot: for that decision, the next lower level.

A bot fails when it raises, answers what is not allowed, or takes `PATIENCE` times as long as it may.
That is logged, a lower level answers the same question, and the match goes on.
"""

from __future__ import annotations

import logging
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from math import isinf
from threading import current_thread, main_thread
from typing import Final, NamedTuple

from signoria.ai.bots import roster as bots
from signoria.ai.bots.bot import Bot
from signoria.ai.bots.levels import LAST_RESORT, budget_of, next_lower
from signoria.kernel.game import Game
from signoria.kernel.state import State

PATIENCE: Final = 3.0
"""A bot that takes so many times its budget of processor time is not waited for."""
BUSY: Final = 5.0
"""So many times as long may pass on the wall, since the machine may have other things to do."""

log = logging.getLogger(__name__)

Maker = Callable[[str, int], Bot]


class Answer(NamedTuple):
    """An action, and the name of the bot that chose it."""

    action: int
    by: str


def answer(
    bot: Bot,
    game: Game,
    world: State,
    seat: int,
    seed: int,
    budget: float | None = None,
    make: Maker = bots.make,
    limited: bool = True,
) -> Answer:
    """What a bot answers for a seat, or who takes its place; always a legal action.

    `world` is all that it is shown: one that the seat cannot tell from the real table.  `seed` is for
    those who take its place.  Unless it is `limited`, it may take as long as it likes, which spares
    alarms that take longer than a random bot.
    """
    while True:
        try:
            with time_limit(PATIENCE * budget_of(bot.name, budget)) if limited else nullcontext():
                action = bot.choose(game, world.clone(), seat, budget)
            if game.why_not(world, seat, action) is None:
                return Answer(action, bot.name)
            log.error("the bot %s answered %s, which is not allowed", bot.name, action)
        except Exception:
            log.exception("the bot %s could not decide", bot.name)
        if bot.name == LAST_RESORT:
            raise RuntimeError("not even the random bot can decide")
        bot = make(next_lower(bot.name), seed)
        log.warning("%s decides instead", bot.name)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raises `TimeoutError` in whatever takes more processor time, or `BUSY` times that on the wall.

    Only the main thread of a process can be interrupted, and nothing on Windows; there, and for
    infinitely many seconds, nothing is limited.
    """
    if sys.platform == "win32" or current_thread() is not main_thread() or isinf(seconds):
        yield
        return

    def overdue(*_: object) -> None:
        raise TimeoutError(f"no answer after {seconds:g} seconds of processor time")

    alarms = (
        (signal.SIGPROF, signal.ITIMER_PROF, seconds),
        (signal.SIGALRM, signal.ITIMER_REAL, BUSY * seconds),
    )
    before = [signal.signal(alarm, overdue) for alarm, _, _ in alarms]
    for _, clock, until in alarms:
        signal.setitimer(clock, until)
    try:
        yield
    finally:
        for (alarm, clock, _), handler in zip(alarms, before, strict=True):
            signal.setitimer(clock, 0.0)
            signal.signal(alarm, handler)
