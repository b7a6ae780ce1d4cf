"""Measures how greedy bots play a title, by their own weights or by others.

    python -m tools.tune_greedy TITLE --option variant=basic --players 4 --matches 40
    python -m tools.tune_greedy TITLE patience=0.85 block=0.4

Copies of one bot play each other: answers of a player, winning score, how matches end, time of a
decision.  Which weights win more is another question: `tools.sharpen`.

The same arguments give the same matches.  Weights are the usual ones of the title's `Expertise`, in
the form in which roll-outs use them.  Without `--option` or `--players`, tables of every variant and
every number of players take turns.  Use the compiled package: the plain sources are far slower.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

import signoria
from signoria.kernel.chance import Dice, child_seed
from signoria.kernel.game import Game
from signoria.lab import evaluation_weights
from signoria.testing.golden import variants
from tools.sharpen import weights_with

Changes = dict[str, float | bool]
"""The weights that differ from the usual ones."""


@dataclass(frozen=True)
class Job:
    """One match: the table, the deal, and the weights of everybody."""

    title: str
    options: dict[str, str]
    players: int
    seed: int
    changes: Changes


@dataclass(frozen=True)
class Played:
    """How a match went."""

    scores: list[int]
    ending: str
    answers: int
    seconds: float
    slowest: float


def play(job: Job) -> Played:
    """One match between greedy bots."""
    game = signoria.load(job.title)
    policy = evaluation_weights.expertise_of(job.title).policy(
        weights_with(job.title, job.changes), careful=True
    )
    dice = [Dice(child_seed(job.seed, "bot", seat)) for seat in range(job.players)]
    match = game.new(job.players, job.seed, job.options)
    answers = 0
    seconds = slowest = 0.0
    while not match.over:
        seat = match.state.to_act[0]
        started = time.process_time()
        action = policy(game, match.state, seat, dice[seat])
        spent = time.process_time() - started
        match.play(seat, action)
        seconds += spent
        slowest = max(slowest, spent)
        answers += 1
    state = match.state
    return Played(game.scores(state), game.ending(state), answers, seconds, slowest)


def told(options: dict[str, str], players: int, played: Sequence[Played]) -> str:
    """How the matches of one table went, in a line."""
    answers = sum(one.answers for one in played)
    scores = [score for one in played for score in one.scores]
    endings = Counter(one.ending for one in played)
    return (
        f"{', '.join([*options.values(), ''])}{players} players, {len(played)} matches:"
        f" {answers / len(played) / players:.1f} answers each,"
        f" endings {', '.join(f'{name} {count}' for name, count in endings.most_common())},"
        f" winning score {sum(max(one.scores) for one in played) / len(played):.1f},"
        f" mean score {sum(scores) / len(scores):.1f},"
        f" {1000 * sum(one.seconds for one in played) / answers:.2f} ms a decision"
        f" (slowest {1000 * max(one.slowest for one in played):.0f})"
    )


def changes_of(title: str, words: Sequence[str]) -> Changes:
    """`patience=0.85` as a name and its value.  Raises `ValueError`."""
    known = evaluation_weights.names(evaluation_weights.expertise_of(title).usual_weights())
    found: Changes = {}
    for word in words:
        name, _, value = word.partition("=")
        if name not in known:
            raise ValueError(f"no weight {name!r}; they are {', '.join(known)}")
        try:
            found[name] = float(value)
        except ValueError:
            raise ValueError(f"{word!r} has no number; write it as {name}=0.5") from None
    return found


def tables(
    game: Game, options: Sequence[str], players: int | None
) -> list[tuple[dict[str, str], int]]:
    """The tables to play at: options and number of players."""
    given = dict([word.split("=", 1) for word in options])
    return [
        (one, number)
        for number in ([players] if players else reversed(game.player_counts))
        for one in ([given] if given else variants(game))
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.tune_greedy",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("title", choices=signoria.games())
    parser.add_argument("changes", nargs="*", metavar="weight=value")
    parser.add_argument("--option", action="append", default=[], metavar="name=value")
    parser.add_argument("--players", type=int)
    parser.add_argument("--matches", type=int, default=200, help="matches per table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args(arguments)
    try:
        changes = changes_of(args.title, args.changes)
    except ValueError as problem:
        parser.error(str(problem))
    with ProcessPoolExecutor(args.processes) as pool:
        for options, players in tables(signoria.load(args.title), args.option, args.players):
            jobs = [
                Job(args.title, options, players, child_seed(args.seed, "measure", number), changes)
                for number in range(args.matches)
            ]
            print(told(options, players, list(pool.map(play, jobs))), flush=True)


if __name__ == "__main__":
    main()
