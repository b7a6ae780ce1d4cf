"""The commands of a table, carried out one after another.

While a move is being written the queue is *busy* and commands wait for their turn.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final

from signoria.server.problems import Refusal

LONGEST_WAIT: Final = 200
"""So many commands may wait for their turn at a table; more are refused."""

Command = Callable[[], None]


class CommandQueue:
    """See the module's docstring."""

    def __init__(self) -> None:
        self.is_busy = False
        self._waiting: deque[Command] = deque()

    @property
    def is_empty(self) -> bool:
        """Does nothing wait, and is nothing being written?"""
        return not self.is_busy and not self._waiting

    def submit(self, command: Command) -> None:
        """Carry out a command, at once or when it is its turn."""
        if self.is_empty:
            command()
        else:
            self._waiting.append(command)

    def submit_from_client(self, command: Command) -> None:
        """The same for a client.  Raises `Refusal` where too many wait already."""
        if len(self._waiting) >= LONGEST_WAIT:
            raise Refusal("too_fast")
        self.submit(command)

    def begin(self) -> None:
        """Something is being written: what comes now waits."""
        self.is_busy = True

    def end(self) -> None:
        """It is written, or never will be; `go_on` lets the next ones have their turn."""
        self.is_busy = False

    def go_on(self) -> None:
        """Carry out what waits, until one of it is written in its turn."""
        while self._waiting and not self.is_busy:
            self._waiting.popleft()()

    async def settled(self) -> None:
        """Wait until everything that is visible at the table is durable."""
        while self.is_busy:
            turn = asyncio.Event()
            self.submit(turn.set)
            await turn.wait()
