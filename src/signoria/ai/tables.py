"""Matches between bots: one table, and many of them over the cores of this machine.

The same job always gives the same match, whatever the number of processes.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import Pool
from typing import TypeVar

import signoria
from signoria.ai import bots
from signoria.kernel.chance import offshoot
from signoria.kernel.match import Match
from signoria.kernel.reasons import BadOption

Result = TypeVar("Result")


@dataclass(frozen=True)
class Job:
    """One match to play."""

    game: str
    bots: list[str]
    seed: int
    options: dict[str, str]


@dataclass(frozen=True)
class Finished:
    """A match that bots have played; seconds are CPU time, both lists are by seat."""

    match: Match
    decisions: list[int]
    seconds: list[float]


def check_seats(
    game: str, seats: Sequence[str], matches: int, options: Mapping[str, object] | None
) -> dict[str, str]:
    """The options in full.  Raises `BadOption` for a table that cannot be opened."""
    if matches < 1:
        raise BadOption(f"{matches} matches cannot be played; ask for at least 1")
    for name in seats:
        bots.make(name)
    return signoria.load(game).new(len(seats), 0, options).options


def play(job: Job) -> Finished:
    """One match between bots."""
    game = signoria.load(job.game)
    names = tuple([f"{name} {seat + 1}" for seat, name in enumerate(job.bots)])
    match = game.new(len(job.bots), job.seed, job.options, names)
    players = [
        bots.make(name, offshoot(job.seed, "bot", seat)) for seat, name in enumerate(job.bots)
    ]
    decisions = [0] * len(players)
    seconds = [0.0] * len(players)
    while not match.over:
        asked = match.state.to_act
        seat = next((other for other in asked if not game.may_wait(match.state, other)), asked[0])
        world = offshoot(job.seed, "world", seat, decisions[seat])
        started = time.process_time()
        action = bots.decide(players[seat], game, match.state, seat, world)
        seconds[seat] += time.process_time() - started
        decisions[seat] += 1
        match.play(seat, action)
    return Finished(match, decisions, seconds)


def spread(
    work: Callable[[Job], Result], jobs: Sequence[Job], processes: int | None
) -> Iterator[Result]:
    """Do the work for every job, in order, on as many processes as there are cores."""
    workers = min(processes or os.cpu_count() or 1, len(jobs))
    if workers == 1:
        yield from map(work, jobs)
        return
    # Ctrl-C is for the parent, which ends its workers when it leaves; they need not complain.
    with Pool(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.imap(work, jobs)
