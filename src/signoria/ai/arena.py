"""Bots against each other, fairly: rotated seats and duplicate deals.

A *block* is one seed, played once for every rotation of the seats, so that each bot sees the same
chance streams from every seat.  Win shares carry a 95 % Wilson interval; shared victories are
split.  Results depend on the arguments only, not on the number of processes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any, Final

from signoria.ai import tables
from signoria.ai.tables import Job
from signoria.kernel.chance import offshoot

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


@dataclass(frozen=True)
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


def play(job: Job) -> Played:
    """One match, reduced to what the arena counts."""
    finished = tables.play(job)
    match = finished.match
    winners = match.game.winners(match.state)
    wins = [1 / len(winners) if seat in winners else 0.0 for seat in range(match.players)]
    scores = match.game.scores(match.state)
    return Played(job.bots, wins, scores, finished.seconds, finished.decisions)


def schedule(
    game: str, seats: list[str], matches: int, seed: int, options: dict[str, str]
) -> list[Job]:
    """Blocks of one deal and all rotations of the seats: at least `matches` matches."""
    blocks = -(-matches // len(seats))
    return [
        Job(game, seats[turn:] + seats[:turn], offshoot(seed, "block", block), options)
        for block in range(blocks)
        for turn in range(len(seats))
    ]


def arena(
    game: str,
    seats: list[str],
    matches: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    on_match: Callable[[int, int], None] | None = None,
    processes: int | None = None,
) -> ArenaResult:
    """Let bots play `matches` matches, rounded up to whole blocks of all rotations."""
    chosen = tables.check_seats(game, seats, matches, options)
    jobs = schedule(game, seats, matches, seed, chosen)
    played: list[Played] = []
    for one in tables.spread(play, jobs, processes):
        played.append(one)
        if on_match is not None:
            on_match(len(played), len(jobs))
    rows = [_row(name, seats, played) for name in dict.fromkeys(seats)]
    return ArenaResult(game, chosen, seats, len(jobs), seed, rows)


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
