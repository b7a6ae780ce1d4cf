"""Measures how greedy bots play Carrara, by their own weights or by others.

    python -m tools.tune_greedy measure --variant basic --players 4 --matches 40
    python -m tools.tune_greedy measure patience=0.85 block=0.4

Copies of one bot play each other: turns of a player, share of passes, winning score, how matches
end, time of a decision.  Which weights win more is another question: `tools.sharpen`.

The same arguments give the same matches.  Weights are those of `signoria.ai.carrara.Weights`; without
`--variant` or `--players`, tables of both variants and of 4, 3 and 2 players take turns.  Use the
compiled package: the plain sources are far slower.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import signoria
from signoria.games.carrara.bots import evaluation as carrara
from signoria.games.carrara.rules.table import Table
from signoria.kernel.chance import Dice, offshoot
from signoria.lab import beliefs

Changes = dict[str, float]
"""The weights that differ from the standard ones."""


@dataclass(frozen=True)
class Job:
    """One match: the variant, the players, the deal, and what everybody believes."""

    variant: str
    players: int
    seed: int
    changes: Changes


@dataclass(frozen=True)
class Played:
    """How a match went."""

    scores: list[int]
    turns: int
    passes: int
    ending: str
    decisions: int
    seconds: float
    slowest: float


def weights_with(changes: Changes) -> carrara.Weights:
    """The standard weights with some changed."""
    weights = carrara.Weights()
    for name, value in changes.items():
        setattr(weights, name, value)
    return weights


def play(job: Job) -> Played:
    """One match between greedy bots."""
    game = signoria.load("carrara")
    weights = weights_with(job.changes)
    dice = [Dice(offshoot(job.seed, "bot", seat)) for seat in range(job.players)]
    match = game.new(job.players, job.seed, {"variant": job.variant})
    idle = game.actions.parse("pass")
    passes = decisions = 0
    seconds = slowest = 0.0
    while not match.over:
        seat = match.state.to_act[0]
        started = time.process_time()
        action = carrara.best_action(game, match.state, seat, dice[seat], weights)
        spent = time.process_time() - started
        match.play(seat, action)
        seconds += spent
        slowest = max(slowest, spent)
        decisions += 1
        passes += action == idle
    state = match.state
    assert isinstance(state, Table)
    return Played(
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


def told(variant: str, players: int, played: Sequence[Played]) -> str:
    """How the matches of one table went, in a line."""
    turns = sum(one.turns for one in played)
    passes = sum(one.passes for one in played)
    stalls = sum(one.ending == "stall" for one in played)
    scores = [score for one in played for score in one.scores]
    seconds = sum(one.seconds for one in played) / sum(one.decisions for one in played)
    return (
        f"{variant}, {players} players, {len(played)} matches:"
        f" {turns / len(played) / players:.1f} turns each"
        f" (longest {max(one.turns for one in played) / players:.0f}),"
        f" passes {passes / turns:.1%}, stalls {stalls},"
        f" winning score {sum(max(one.scores) for one in played) / len(played):.1f},"
        f" mean score {sum(scores) / len(scores):.1f},"
        f" {1000 * seconds:.2f} ms a decision"
        f" (slowest {1000 * max(one.slowest for one in played):.0f})"
    )


def change(word: str) -> tuple[str, float]:
    """`patience=0.85` as a name and its value.  Raises `ArgumentTypeError`."""
    name, _, value = word.partition("=")
    known = beliefs.names(carrara.Weights())
    if name not in known:
        raise argparse.ArgumentTypeError(f"no weight {name!r}; they are {', '.join(known)}")
    try:
        return name, float(value)
    except ValueError:
        raise argparse.ArgumentTypeError(
            f"{word!r} has no number; write it as {name}=0.5"
        ) from None


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.tune_greedy",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("what", choices=["measure"])
    parser.add_argument("changes", nargs="*", type=change, metavar="weight=value")
    parser.add_argument("--variant", choices=["basic", "advanced"])
    parser.add_argument("--players", type=int, choices=[2, 3, 4])
    parser.add_argument("--matches", type=int, default=200, help="matches per table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args(arguments)
    changes = dict(args.changes)
    with ProcessPoolExecutor(args.processes) as pool:
        for variant, players in tables(args.variant, args.players):
            jobs = [
                Job(variant, players, offshoot(args.seed, "measure", number), changes)
                for number in range(args.matches)
            ]
            print(told(variant, players, list(pool.map(play, jobs))), flush=True)


if __name__ == "__main__":
    main()
