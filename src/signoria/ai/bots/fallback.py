"""The fallback for a bot that fails: for that decision, the next lower level.

A bot fails when it raises, gives an illegal answer, or takes `PATIENCE` times its budget.  The failure
is logged, a lower level answers the same question, and the match goes on.
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
"""A bot may take so many times its budget of processor time."""
BUSY: Final = 5.0
"""So many times as long may pass in real time, since the machine may have other work."""

log = logging.getLogger(__name__)

Maker = Callable[[str, int], Bot]


class Answer(NamedTuple):
    """An action, and the name of the bot that chose it."""

    action: int
    by: str


def answer(
    bot: Bot,
    game: Game,
    sampled: State,
    seat: int,
    seed: int,
    budget: float | None = None,
    make: Maker = bots.make,
    limited: bool = True,
) -> Answer:
    """The answer of a bot for a seat, or of its fallback; always a legal action.

    The bot sees nothing but `sampled`, a determinization for the seat.  `seed` is for the fallback.
    Unless `limited`, the bot has no time limit; this saves the cost of alarms, which is higher than
    that of a random bot.
    """
    while True:
        try:
            with time_limit(PATIENCE * budget_of(bot.name, budget)) if limited else nullcontext():
                action = bot.choose(game, sampled.clone(), seat, budget)
            if game.why_not(sampled, seat, action) is None:
                return Answer(action, bot.name)
            log.error("the bot %s answered %s, which is illegal", bot.name, action)
        except Exception:
            log.exception("the bot %s could not decide", bot.name)
        if bot.name == LAST_RESORT:
            raise RuntimeError("not even the random bot can decide")
        bot = make(next_lower(bot.name), seed)
        log.warning("%s decides instead", bot.name)


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raises `TimeoutError` after so much processor time, or `BUSY` times that in real time.

    Only the main thread of a process can be interrupted, and nothing on Windows.  There is no limit
    elsewhere, nor for infinitely many seconds.
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
