"""Bots against each other, fairly: rotated seats and duplicate deals.

A *block* is one seed, played once for every rotation of the seats, so that each bot sees the same
chance streams from every seat.  Win shares carry a 95 % Wilson interval; shared victories are
split.  Results depend on the arguments only, not on the number of processes.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, Final

import signoria
from signoria.ai import bots
from signoria.kernel.chance import pick
from signoria.kernel.reasons import BadOption

Z95: Final = 1.959964


@dataclass
class BotRow:
    """How one bot fared.  With several copies at a table, `wins` and `share` are theirs together."""

    bot: str
    seats: int
    matches: int
    wins: float
    share: float
    low: float
    high: float
    mean_score: float
    ms_per_decision: float


@dataclass
class ArenaResult:
    """What an arena found out, and how to repeat it."""

    game: str
    options: dict[str, str]
    seats: list[str]
    matches: int
    seed: int
    bots: list[BotRow]

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)


@dataclass
class Played:
    """One match of an arena: per seat the bot, its share of the win, its score, its time."""

    bots: list[str]
    wins: list[float]
    scores: list[int]
    seconds: list[float]
    decisions: list[int]


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    if matches == 0:
        return 0.0, 1.0
    share = wins / matches
    spread = Z95**2 / matches
    middle = share + spread / 2
    half = Z95 * sqrt(share * (1 - share) / matches + spread / (4 * matches))
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


def play_match(name: str, seats: list[str], seed: int, options: Mapping[str, object]) -> Played:
    """One match between bots."""
    game = signoria.load(name)
    players = [bots.make(bot, pick(seed, seat, 0, 1 << 30)) for seat, bot in enumerate(seats)]
    match = game.new(len(seats), seed, options)
    seconds = [0.0] * len(seats)
    decisions = [0] * len(seats)
    while not match.over:
        seat = match.state.to_act[0]
        started = time.process_time()
        world = pick(seed, seat, decisions[seat], 1 << 30)
        action = bots.decide(players[seat], game, match.state, seat, world)
        seconds[seat] += time.process_time() - started
        decisions[seat] += 1
        match.play(seat, action)
    winners = game.winners(match.state)
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(seats))]
    return Played(seats, wins, game.scores(match.state), seconds, decisions)


def _job(job: tuple[str, list[str], int, dict[str, object]]) -> Played:
    return play_match(*job)


def arena(
    game: str,
    seats: list[str],
    matches: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    on_match: Callable[[int, int], None] | None = None,
    processes: int | None = None,
) -> ArenaResult:
    """Let bots play `matches` matches in blocks of one seed and all rotations of the seats."""
    if matches < 1:
        raise BadOption(f"{matches} matches cannot be played; ask for at least 1")
    title = signoria.load(game)
    for name in seats:
        bots.make(name)
    chosen = title.new(len(seats), seed, options).options
    jobs: list[tuple[str, list[str], int, dict[str, object]]] = []
    for number in range(matches):
        block, turn = divmod(number, len(seats))
        rotated = seats[turn:] + seats[:turn]
        jobs.append((game, rotated, pick(seed, 0, block, 1 << 62), dict(chosen)))
    workers = processes or os.cpu_count() or 1
    played: list[Played] = []
    if workers == 1 or matches == 1:
        results = map(_job, jobs)
        for one in results:
            played.append(one)
            if on_match is not None:
                on_match(len(played), matches)
    else:
        with ProcessPoolExecutor(workers) as pool:
            for one in pool.map(_job, jobs, chunksize=max(1, min(8, matches // (4 * workers)))):
                played.append(one)
                if on_match is not None:
                    on_match(len(played), matches)
    rows = [_row(name, seats, played) for name in dict.fromkeys(seats)]
    return ArenaResult(game, chosen, seats, matches, seed, rows)


def _row(name: str, seats: list[str], played: list[Played]) -> BotRow:
    own = [
        (match, seat) for match in played for seat in range(len(seats)) if match.bots[seat] == name
    ]
    wins = sum(match.wins[seat] for match, seat in own)
    scores = [match.scores[seat] for match, seat in own]
    seconds = sum(match.seconds[seat] for match, seat in own)
    decisions = sum(match.decisions[seat] for match, seat in own)
    low, high = wilson(wins, len(played))
    return BotRow(
        bot=name,
        seats=seats.count(name),
        matches=len(played),
        wins=round(wins, 6),
        share=wins / len(played),
        low=low,
        high=high,
        mean_score=sum(scores) / len(scores),
        ms_per_decision=1000 * seconds / max(1, decisions),
    )
