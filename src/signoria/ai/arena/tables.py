"""Matches between bots: one table.

The same job always gives the same match, unless its bots search for a time.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import signoria
from signoria.ai.bots import roster as bots
from signoria.ai.bots.fallback import answer
from signoria.ai.bots.levels import SEARCH_SECONDS, base_of
from signoria.kernel.chance import child_seed
from signoria.kernel.match import Match
from signoria.kernel.reasons import BadOption


@dataclass(frozen=True)
class Job:
    """One match to play.

    `budget` is the time a bot may think about a decision, in seconds.  Jobs that differ only
    in `turn` have the same deal, but bots with random choices make other ones.
    """

    game: str
    bots: list[str]
    seed: int
    options: dict[str, str]
    budget: float | None = None
    turn: int = 0


@dataclass(frozen=True)
class Finished:
    """A match that bots have played.

    By seat: the seconds that each decision took, and how many of them another bot made, since the one
    that sits there had failed.
    """

    match: Match
    seconds: list[list[float]]
    replaced: list[int]


def check_seats(
    game: str, seats: Sequence[str], matches: int, options: Mapping[str, object] | None
) -> dict[str, str]:
    """The options in full.  Raises `BadOption` for a table that cannot be opened."""
    if matches < 1:
        raise BadOption(f"{matches} matches cannot be played; ask for at least 1")
    title = signoria.load(game)
    for name in seats:
        bots.seated(name, title)
    return title.new(len(seats), 0, options).options


def play(job: Job) -> Finished:
    """One match between bots."""
    game = signoria.load(job.game)
    names = tuple([f"{name} {seat + 1}" for seat, name in enumerate(job.bots)])
    match = game.new(len(job.bots), job.seed, job.options, names, job.bots)
    base = child_seed(job.seed, "turn", job.turn) if job.turn else job.seed
    seeds = [child_seed(base, "bot", seat) for seat in range(len(job.bots))]
    players = [bots.seated(name, game, seed) for name, seed in zip(job.bots, seeds, strict=True)]
    seconds: list[list[float]] = [[] for _ in players]
    replaced = [0] * len(players)
    limited = [job.budget is not None or base_of(name) in SEARCH_SECONDS for name in job.bots]
    while not match.over:
        asked = match.state.to_act
        seat = next((other for other in asked if not game.may_wait(match.state, other)), asked[0])
        drawn = child_seed(base, "world", seat, len(seconds[seat]))
        started = time.thread_time()
        sampled = game.resample(match.state, seat, drawn)
        bot = players[seat]
        action, by = answer(
            bot, game, sampled, seat, seeds[seat], job.budget, limited=limited[seat]
        )
        seconds[seat].append(time.thread_time() - started)
        replaced[seat] += by != bot.name
        match.play(seat, action)
    return Finished(match, seconds, replaced)


def win_shares(winners: Sequence[int], players: int) -> list[float]:
    """By seat: its share of the victory, which those who tie split."""
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(players)]
