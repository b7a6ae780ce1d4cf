"""Tunes the weights of an evaluation by an evolution strategy, to beat greedy bots.

    python -m tools.sharpen TITLE --rounds 40 --pairs 120
    python -m tools.sharpen TITLE --rounds 60 --pairs 100 --stride 0.2
    python -m tools.sharpen TITLE --rounds 40 --pairs 1500 --players 5 --except doctor,marriage
    python -m tools.sharpen TITLE --from sharp --out weights.toml

One seat has the weights that are tuned, all others those of the greedy bot.  A pair of matches has
the same deal: once with all weights perturbed by random noise, once by the opposite noise.  Every
weight then takes a step towards the side that did better.  The objective is the lead over the others,
half of it over the best of them; a tanh keeps a single lucky match from counting too much.

Each round prints the share of victories with perturbed weights and writes the current weights
(`--out`), from where a next run continues.  At the end the weights themselves play `--matches` on
other deals.  Weights worth keeping are copied into the title's `bots/weights.toml`, from where a later
run may begin (`--from sharp`).

Matches must be fast, so the players are not quite the bots.  They see the real table and answer by
`Expertise.policy`; where a title has a faster variant for rollouts, the others play that one, and shares
are against faster variants of the bot `greedy`.  `signoria arena TITLE --seats sharp,greedy` measures
against `greedy` itself.

Use the compiled package: the plain sources are far slower.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import exp, log, sqrt, tanh
from pathlib import Path
from random import Random

import signoria
from signoria.ai.arena.tables import win_shares
from signoria.ai.arena.uncertainty import wilson
from signoria.ai.search.expertise import Weights
from signoria.ai.search.search import next_to_act
from signoria.kernel.chance import Dice, child_seed
from signoria.kernel.playout import draw
from signoria.kernel.state import CHANCE
from signoria.lab import evaluation_weights

Values = dict[str, float | bool]
"""Weights by name, and what is no weight but a yes or no, such as whether to scheme."""

CERTAIN = 0.995
"""Shares and chances stay below that."""
LONGEST = 3_000
"""Answers after which a match is given up: nobody has won it."""
MOMENTUM = 0.8
"""What is left in every round of the direction of the rounds before."""


@dataclass(frozen=True)
class Job:
    """One match: the players, the deal, the seat with weights of its own, and these."""

    title: str
    players: int
    seed: int
    seat: int
    values: Values


@dataclass(frozen=True)
class Played:
    """What the seat had of the victory, its lead over the best of the others, and over their mean."""

    win: float
    lead: float
    margin: float


def play(job: Job) -> Played:
    """A match of one seat with weights of its own among quick players with those of the greedy bot."""
    game = signoria.load(job.title)
    expertise = evaluation_weights.expertise_of(job.title)
    state = game.new(job.players, job.seed, expertise.training_options).state.clone()
    dice = Dice(child_seed(job.seed, "dice"))
    others = expertise.policy(expertise.usual_weights())
    own = expertise.policy(weights_with(job.title, job.values), careful=True)
    answers = 0
    while state.stack and answers < LONGEST:
        seat = int(next_to_act(game, state))
        if seat == CHANCE:
            draw(game, state, dice)
            continue
        policy = own if seat == job.seat else others
        game.do(state, seat, policy(game, state, seat, dice))
        answers += 1
    scores = game.scores(state)
    rivals = scores[: job.seat] + scores[job.seat + 1 :]
    winners = [] if state.stack else game.winners(state)
    return Played(
        win_shares(winners, job.players)[job.seat] if winners else 0.0,
        float(scores[job.seat] - max(rivals)),
        scores[job.seat] - sum(rivals) / len(rivals),
    )


def weights_with(title: str, values: Values) -> Weights:
    """The greedy bot's weights with these in their place."""
    weights = evaluation_weights.expertise_of(title).usual_weights()
    for name, value in values.items():
        setattr(weights, name, value)
    return weights


def values_of(weights: Weights) -> Values:
    found = {name: getattr(weights, name) for name in sorted(dir(weights))}
    return {name: value for name, value in found.items() if isinstance(value, float | bool)}


def beginning(title: str) -> Values:
    """The weights at the start: the greedy bot's.

    A weight of 0 cannot be changed by a factor, so the sharp bot's weight is taken instead; likewise
    where the greedy bot's switch is off.
    """
    known = values_of(evaluation_weights.expertise_of(title).tuned_weights(4))
    return {
        name: value or known[name]
        for name, value in values_of(evaluation_weights.expertise_of(title).usual_weights()).items()
    }


def written(place: Path, title: str) -> Values:
    """The weights that an earlier run has written.  Raises `ValueError` if they are not the title's."""
    found = tomllib.loads(place.read_text("utf-8"))
    known = values_of(evaluation_weights.expertise_of(title).usual_weights())
    faults = [f"{name} is no weight of {title}" for name in found if name not in known]
    for name, value in known.items():
        if name not in found:
            faults.append(f"{name} is missing")
        elif isinstance(value, bool) and not isinstance(found[name], bool):
            faults.append(f"{name} is neither true nor false")
        elif isinstance(value, float) and type(found[name]) not in (int, float):
            faults.append(f"{name} is no number")
    if faults:
        raise ValueError(
            f"{', '.join(faults)}; such a file has the lines of a section of bots/weights.toml, without heading"
        )
    return {name: type(value)(found[name]) for name, value in known.items()}


def moved(start: Values, values: Values, by: Values) -> Values:
    """The values, those with a power of e to move by times that; shares stay shares."""
    found = dict(values)
    for name, power in by.items():
        value = values[name] * exp(power)
        found[name] = min(value, CERTAIN) if start[name] < CERTAIN and name in SHARES else value
    return found


SHARES = {
    "answers", "assault", "city_patience", "contested", "court", "exchange", "foresight", "guilty",
    "hidden", "lacks_one", "lacks_two", "more_than_one", "overkill", "patience", "power", "raid",
    "retake", "small_stays", "spare", "surplus", "taken_home", "taken_open", "usual", "work_rate",
}  # fmt: skip
"""Weights that are shares or chances."""


class Tuning:
    """The state of one run."""

    def __init__(
        self,
        title: str,
        players: list[int],
        values: Values,
        tuned: list[str],
        step: float,
        stride: float,
        seed: int,
    ) -> None:
        """`tuned` are the weights that move, `step` is how far to try them, `stride` how far all go
        in a round.
        """
        self.title = title
        self.players = players
        self.start = values_of(evaluation_weights.expertise_of(title).usual_weights())
        self.values = values
        self.step = step
        self.stride = stride
        self.seed = seed
        self.rounds = 0
        self.direction = dict.fromkeys(tuned, 0.0)

    def round(self, pairs: int, pool: Executor) -> tuple[float, float]:
        """Go one stride; the share of victories and the margin of the weights that were tried."""
        rng = Random(child_seed(self.seed, "round", self.rounds))
        tried = [{name: rng.gauss(0.0, 1.0) for name in self.direction} for _ in range(pairs)]
        jobs = []
        for number, way in enumerate(tried):
            seed = child_seed(self.seed, "deal", self.rounds, number)
            players = self.players[number % len(self.players)]
            seat = rng.randrange(players)
            for side in (self.step, -self.step):
                values = moved(self.start, self.values, {name: side * way[name] for name in way})
                jobs.append(Job(self.title, players, seed, seat, values))
        played = list(pool.map(play, jobs, chunksize=8))
        slope = dict.fromkeys(self.direction, 0.0)
        for way, up, down in zip(tried, played[::2], played[1::2], strict=True):
            better = self._clear(up) - self._clear(down)
            for name in slope:
                slope[name] += way[name] * better / pairs
        kept = MOMENTUM if self.rounds else 0.0
        for name in slope:
            self.direction[name] = kept * self.direction[name] + (1.0 - kept) * slope[name]
        length = sqrt(sum(value**2 for value in self.direction.values())) or 1.0
        stride = {name: self.stride * self.direction[name] / length for name in slope}
        self.values = moved(self.start, self.values, stride)
        self.rounds += 1
        return _mean(one.win for one in played), _mean(one.margin for one in played)

    def _clear(self, played: Played) -> float:
        return tanh(
            (played.lead + played.margin)
            / 2.0
            / evaluation_weights.expertise_of(self.title).clear_lead
        )


def judge(
    title: str, players: int, values: Values, matches: int, seed: int, pool: Executor
) -> tuple[float, float]:
    """Victories and mean margin of weights over so many matches, the seat in rotation."""
    jobs = [
        Job(title, players, child_seed(seed, "judge", number // players), number % players, values)
        for number in range(matches)
    ]
    played = list(pool.map(play, jobs, chunksize=8))
    return sum(one.win for one in played), _mean(one.margin for one in played)


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def as_toml(values: Values) -> str:
    """The weights as they stand in bots/weights.toml."""
    words = {
        name: str(value).lower() if isinstance(value, bool) else repr(float(f"{value:.3g}"))
        for name, value in values.items()
    }
    return "".join(f"{name} = {word}\n" for name, word in words.items())


def told(players: int, matches: int, wins: float, margin: float) -> str:
    """How weights fared, in a sentence."""
    low, high = wilson(wins, matches)
    return (
        f"{players} players: {wins / matches:.1%} [{low:.1%}, {high:.1%}] of {matches} matches, "
        f"{margin:+.1f} points over the mean of the others; an even share is {1 / players:.0%}"
    )


def farthest(start: Values, values: Values) -> str:
    """The weights that have moved most, to look at."""
    known = [name for name in values if start[name] > 0.0 and values[name] > 0.0]
    order = sorted(known, key=lambda name: -abs(log(values[name] / start[name])))
    return " ".join(f"{name}={values[name]:.3g}" for name in order[:6])


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line and tune."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.sharpen",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("title", choices=signoria.games())
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--pairs", type=int, default=120, help="pairs of matches in a round")
    parser.add_argument("--players", default="4", help="numbers of players, with commas")
    parser.add_argument("--except", dest="but", default="", help="weights to leave, with commas")
    parser.add_argument(
        "--from",
        dest="source",
        choices=["greedy", "sharp"],
        default="greedy",
        help="whose weights to begin with, if --out does not exist; sharp: those for the first of "
        "--players, and what is 0 there stays 0",
    )
    parser.add_argument("--step", type=float, default=0.15)
    parser.add_argument("--stride", type=float, default=0.15)
    parser.add_argument("--matches", type=int, default=200, help="to judge the result by")
    parser.add_argument("--out", type=Path, help="the weights; if it exists, where to go on")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    args = parser.parse_args(arguments)
    tables = [int(word) for word in args.players.split(",")]
    if args.out and args.out.exists():
        try:
            values = written(args.out, args.title)
        except (OSError, ValueError) as problem:
            parser.error(f"cannot go on from {args.out}: {problem}")
    elif args.source == "sharp":
        values = values_of(evaluation_weights.expertise_of(args.title).tuned_weights(tables[0]))
    else:
        values = beginning(args.title)
    known = evaluation_weights.names(evaluation_weights.expertise_of(args.title).usual_weights())
    left = set(args.but.split(",")) - {""}
    if left - set(known):
        unknown = ", ".join(sorted(left - set(known)))
        parser.error(f"--except {unknown}: no weight of {args.title}; they are {', '.join(known)}")
    tuned = [name for name in known if name not in left]
    tuning = Tuning(args.title, tables, values, tuned, args.step, args.stride, args.seed)
    say = partial(print, flush=True)
    with ProcessPoolExecutor(args.processes) as pool:
        for number in range(1, args.rounds + 1):
            share, margin = tuning.round(args.pairs, pool)
            if args.out:
                args.out.write_text(as_toml(tuning.values))
            most = farthest(tuning.start, tuning.values)
            say(f"round {number}: {share:.1%} of victories, {margin:+.1f} points; {most}")
        for players in tables:
            found = judge(args.title, players, tuning.values, args.matches, args.seed, pool)
            say(told(players, args.matches, *found))
    say(as_toml(tuning.values))


if __name__ == "__main__":
    main()
