"""Measures the greedy bot's evaluation of Carrara and looks for better weights by self-play.

    python -m tools.tune_greedy measure --variant basic --players 4 --matches 40
    python -m tools.tune_greedy compare patience=0.85 block=0.4 --matches 400
    python -m tools.tune_greedy climb --minutes 10 --seed 3

`measure` lets copies of one bot play each other: turns of a player, share of passes, winning
score, how matches end, time of a decision.

`compare` seats one bot with changed weights among bots with the standard ones and prints its share
of the wins with a 95 % Wilson interval; a fair share is 1 / players.

`climb` looks for better weights.  Again and again it moves all weights up or down a little, each
by the toss of a coin, lets this set play the opposite one, and shifts every weight towards the
better side by how clear the matter was.  Shifts become smaller with time.  It prints the mean of
the last third of its way, and how that fares against the standard weights: a set is worth writing
into `Weights`, by hand, if the low end of its interval is above the fair share.

A block is one seed, played once for every rotation of the seats.  The same arguments give the same
matches, except that `climb` stops by the clock.  Weights are those of `signoria.ai.carrara.Weights`;
without `--variant` or `--players`, tables of both variants and of 4, 3 and 2 players take turns.
Use the compiled package: the plain sources are far slower.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import exp, tanh

import signoria
from signoria.ai import carrara
from signoria.ai.uncertainty import wilson
from signoria.games.carrara.table import Table
from signoria.kernel.chance import Dice, offshoot

Changes = dict[str, float]
"""The weights that differ from the standard ones."""

CLEAR_LEAD = 25.0
"""A lead of so many points leaves little doubt who played better."""
STEP = 0.2
"""How far `climb` moves a weight to try it, as a power of e."""
SHIFT = 0.03
"""How far it shifts a weight after the clearest of results, likewise."""


@dataclass(frozen=True)
class Job:
    """One match: the weights of every seat, the deal, the variant."""

    seats: list[Changes]
    seed: int
    variant: str


@dataclass(frozen=True)
class Played:
    """What each seat got in a match, and how it went."""

    wins: list[float]
    scores: list[int]
    turns: int
    passes: int
    ending: str
    decisions: int
    seconds: float
    slowest: float


def weights_with(changes: Changes) -> carrara.Weights:
    """The standard weights with some changed.  Raises AttributeError for an unknown name."""
    weights = carrara.Weights()
    for name, value in changes.items():
        getattr(weights, name)
        setattr(weights, name, value)
    return weights


def weight_names() -> list[str]:
    return [name for name in dir(carrara.STANDARD) if not name.startswith("_")]


def play(job: Job) -> Played:
    """One match between greedy bots with weights of their own."""
    game = signoria.load("carrara")
    players = len(job.seats)
    minds = [weights_with(changes) for changes in job.seats]
    dice = [Dice(offshoot(job.seed, "bot", seat)) for seat in range(players)]
    match = game.new(players, job.seed, {"variant": job.variant})
    idle = game.actions.parse("pass")
    passes = decisions = 0
    seconds = slowest = 0.0
    while not match.over:
        seat = match.state.to_act[0]
        started = time.process_time()
        action = carrara.best_action(game, match.state, seat, dice[seat], minds[seat])
        spent = time.process_time() - started
        match.play(seat, action)
        seconds += spent
        slowest = max(slowest, spent)
        decisions += 1
        passes += action == idle
    state = match.state
    assert isinstance(state, Table)
    winners = game.winners(state)
    return Played(
        wins=[1 / len(winners) if seat in winners else 0.0 for seat in range(players)],
        scores=game.scores(state),
        turns=int(state.turns),
        passes=passes,
        ending=game.ending(state),
        decisions=decisions,
        seconds=seconds,
        slowest=slowest,
    )


def tables(variant: str | None, players: int | None) -> list[tuple[str, int]]:
    """The tables to play at: variant and number of players."""
    return [
        (one, number)
        for number in ([players] if players else [4, 3, 2])
        for one in ([variant] if variant else ["basic", "advanced"])
    ]


# -- measure ---------------------------------------------------------------------------------------


def measure(args: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    """A line per table about matches between equal bots."""
    changes = parse(args.changes)
    for variant, players in tables(args.variant, args.players):
        jobs = [
            Job([changes] * players, offshoot(args.seed, "measure", number), variant)
            for number in range(args.matches)
        ]
        played = list(pool.map(play, jobs))
        turns = sum(one.turns for one in played)
        passes = sum(one.passes for one in played)
        stalls = sum(one.ending == "stall" for one in played)
        scores = [score for one in played for score in one.scores]
        seconds = sum(one.seconds for one in played) / sum(one.decisions for one in played)
        print(
            f"{variant}, {players} players, {len(played)} matches:"
            f" {turns / len(played) / players:.1f} turns each"
            f" (longest {max(one.turns for one in played) / players:.0f}),"
            f" passes {passes / turns:.1%}, stalls {stalls},"
            f" winning score {sum(max(one.scores) for one in played) / len(played):.1f},"
            f" mean score {sum(scores) / len(scores):.1f},"
            f" {1000 * seconds:.2f} ms a decision"
            f" (slowest {1000 * max(one.slowest for one in played):.0f})",
            flush=True,
        )


# -- compare ---------------------------------------------------------------------------------------


def compare(args: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    """A line per table: the share of the wins of one changed bot among standard ones."""
    judge(parse(args.changes), args, pool)


def judge(candidate: Changes, args: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    for variant, players in tables(args.variant, args.players):
        own_seats = [number % players for number in range(args.matches)]
        jobs = [
            Job(
                [candidate if seat == own else {} for seat in range(players)],
                offshoot(args.seed, "compare", number // players),
                variant,
            )
            for number, own in enumerate(own_seats)
        ]
        results = zip(own_seats, pool.map(play, jobs), strict=True)
        wins = sum(played.wins[own] for own, played in results)
        low, high = wilson(wins, len(jobs))
        print(
            f"{variant}, {players} players: wins {wins / len(jobs):.1%} [{low:.1%}, {high:.1%}]"
            f" of {len(jobs)} matches, fair share {1 / players:.1%}",
            flush=True,
        )


# -- climb -----------------------------------------------------------------------------------------


def climb(args: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
    """Walk towards better weights for some minutes, then judge where that led."""
    coin = random.Random(args.seed)
    names = args.weights.split(",") if args.weights else weight_names()
    start = {name: float(getattr(weights_with(parse(args.changes)), name)) for name in names}
    place = dict.fromkeys(names, 0.0)
    late: list[Changes] = []
    where = tables(args.variant, args.players)
    began = time.monotonic()
    rounds = 0
    while (gone := (time.monotonic() - began) / (60 * args.minutes)) < 1:
        side = {name: coin.choice((-STEP, STEP)) for name in names}
        up = moved(start, {name: place[name] + side[name] for name in names})
        down = moved(start, {name: place[name] - side[name] for name in names})
        jobs = []
        for number in range(4):
            variant, players = where[(4 * rounds + number) % len(where)]
            jobs += mirrored(up, down, players, coin.getrandbits(48), variant)
        leads = [lead(job, one, up) for job, one in zip(jobs, pool.map(play, jobs), strict=True)]
        clear = sum(leads) / len(leads) * 2
        for name in names:
            place[name] += (1 - 0.8 * gone) * SHIFT * clear * side[name] / STEP
        rounds += 1
        if gone > 2 / 3:
            late.append(dict(place))
    found = moved(start, {name: sum(one[name] for one in late) / len(late) for name in names})
    print(f"after {rounds} rounds:", *[f"{name}={value}" for name, value in found.items()])
    judge(found, args, pool)


def moved(start: Changes, by: Changes) -> Changes:
    return {name: round(value * exp(by[name]), 3) for name, value in start.items()}


def mirrored(up: Changes, down: Changes, players: int, seed: int, variant: str) -> list[Job]:
    """The same deal twice: the two sides in every other seat, then the other way round."""
    one = [up if seat % 2 == 0 else down for seat in range(players)]
    other = [down if seat % 2 == 0 else up for seat in range(players)]
    return [Job(one, seed, variant), Job(other, seed, variant)]


def lead(job: Job, played: Played, own: Changes) -> float:
    """How clearly one side did better: its best and its mean score against the other's, -1 to 1."""
    mine = [score for seat, score in zip(job.seats, played.scores, strict=True) if seat is own]
    theirs = [
        score for seat, score in zip(job.seats, played.scores, strict=True) if seat is not own
    ]
    best = tanh((max(mine) - max(theirs)) / CLEAR_LEAD)
    mean = tanh((sum(mine) / len(mine) - sum(theirs) / len(theirs)) / CLEAR_LEAD)
    return (best + mean) / 2


# -- command line ----------------------------------------------------------------------------------


def parse(words: Sequence[str]) -> Changes:
    """["patience=0.85"] as a dictionary."""
    pairs = [word.partition("=") for word in words]
    return {name: float(value) for name, _, value in pairs}


COMMANDS: dict[str, Callable[[argparse.Namespace, ProcessPoolExecutor], None]] = {
    "measure": measure,
    "compare": compare,
    "climb": climb,
}


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line and do what it says."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.tune_greedy",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", choices=list(COMMANDS))
    parser.add_argument("changes", nargs="*", metavar="weight=value")
    parser.add_argument("--variant", choices=["basic", "advanced"])
    parser.add_argument("--players", type=int, choices=[2, 3, 4])
    parser.add_argument("--matches", type=int, default=200, help="matches per table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=5.0, help="how long to climb")
    parser.add_argument("--weights", default="", help="climb only these, separated by commas")
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args(arguments)
    weights_with(parse(args.changes))
    with ProcessPoolExecutor(args.processes) as pool:
        COMMANDS[args.what](args, pool)


if __name__ == "__main__":
    main()
