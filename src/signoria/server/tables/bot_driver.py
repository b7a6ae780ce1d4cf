"""Lets the bots of a table answer, and plays what persons have ordered in advance."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial

from signoria.server.tables.context import TableContext
from signoria.server.tables.live_match import LiveMatch

log = logging.getLogger(__name__)


class BotDriver:
    """The bots of a table.  `decide` plays an answer for a seat."""

    def __init__(self, context: TableContext, decide: Callable[[int, int], None]) -> None:
        self._context = context
        self._decide = decide
        self._thinking: dict[int, asyncio.Task[None]] = {}

    @property
    def is_thinking(self) -> bool:
        return bool(self._thinking)

    def wake(self) -> None:
        """Let every bot that has to answer think, unless it does already.

        A person who has ordered an answer in advance is played like a bot, with the same delay.
        """
        context = self._context
        live = context.live
        if live is None or live.match.over or context.is_lost or context.queue.is_busy:
            return
        state = live.match.state
        for seat in state.to_act:
            if seat in self._thinking or live.match.game.may_wait(state, seat):
                continue
            if context.seats[seat].kind == "bot" or self._ordered(live, seat) is not None:
                task = asyncio.create_task(self._answer(live, seat))
                self._thinking[seat] = task
                task.add_done_callback(partial(self._done, seat))

    def stop(self) -> None:
        """Stop thinking: the table is given up."""
        for task in list(self._thinking.values()):
            task.cancel()
        self._thinking.clear()

    async def _answer(self, live: LiveMatch, seat: int) -> None:
        context = self._context
        services = context.services
        asked_at = live.asked_at(seat)
        persons = [other.number for other in context.seats if other.kind == "person"]
        if any(live.match.can_undo(person) for person in persons):
            await asyncio.sleep(services.patience)
        if context.queue.is_busy:
            await context.queue.settled()
        if not self._is_still_asked(live, seat, asked_at):
            return
        action = self._ordered(live, seat)
        if action is None:
            bot = context.seats[seat].bot
            action = await services.workers.choose(live.match, seat, bot, asked_at)
        chosen = action

        def answer() -> None:
            if self._is_still_asked(live, seat, asked_at) and not live.match.over:
                self._decide(seat, chosen)

        context.queue.submit(answer)

    def _is_still_asked(self, live: LiveMatch, seat: int, asked_at: int) -> bool:
        unchanged = not self._context.is_lost and live.asked_at(seat) == asked_at
        return unchanged and live.is_asked(seat)

    def _ordered(self, live: LiveMatch, seat: int) -> int | None:
        """The answer that a person at this seat has ordered in advance."""
        if self._context.seats[seat].kind != "person":
            return None
        return live.match.game.standing(live.match.state, seat)

    def _done(self, seat: int, task: asyncio.Task[None]) -> None:
        self._thinking.pop(seat, None)
        if task.cancelled():
            return
        if problem := task.exception():
            log.error(
                "the bot at seat %d of table %s", seat, self._context.row.id, exc_info=problem
            )
            return
        self.wake()
