"""Bots against each other, fairly: rotated seats and duplicate deals.

A *block* is one seed, played once for every rotation of the seats in every order around the table, so
that each bot sees the same chance streams from every seat, before and behind every other.  Shared
victories are split.  A sequential test may stop the arena before its last match; blocks count in
their order, whichever came in first.

With bots that search for a number of iterations, results depend only on the arguments: not on the
executor, the number of workers, or a log that already holds some of the matches.  A bot that searches
for a time depends on the speed and load of the machine, and no two runs are alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from itertools import permutations
from math import isfinite
from pathlib import Path
from statistics import fmean
from typing import Any, Final

from signoria.ai.arena import tables, workers
from signoria.ai.arena.log import Log, Place, Plan, Played
from signoria.ai.arena.ratings import Places, together
from signoria.ai.arena.sequential import ERROR, THRESHOLD, Sequential
from signoria.ai.arena.tables import Job
from signoria.ai.arena.uncertainty import bootstrap, middle95, percentile, resampled, wilson
from signoria.kernel.chance import child_seed
from signoria.kernel.reasons import BadOption

GRACE: Final = 1.1
"""A decision is over the budget when it takes longer than this many times of it."""

LONGEST: Final = 3_600_000.0
"""Milliseconds that a bot may be given for one decision."""

RATED: Final = 300
"""How often the bootstrap draws for ratings, each of which is an iteration."""

Block = list[Played]


@dataclass
class BotRow:
    """How one bot fared.  With several copies at a table, `wins` and `share` are theirs together.

    `low` and `high` are Wilson's, `block_low` and `block_high` those of the block bootstrap, like
    all other intervals.  The margin is over the best seat of another bot (of a copy, where there
    are no others).  Times are processor time, in milliseconds.  `replaced` counts decisions of
    the fallback, a lower level that decides where the bot has failed.
    """

    bot: str
    seats: int
    matches: int
    wins: float
    share: float
    low: float
    high: float
    block_low: float
    block_high: float
    mean_rank: float
    mean_score: float
    margin: float
    margin_low: float
    margin_high: float
    rating: float
    rating_low: float
    rating_high: float
    decisions: int
    ms_per_decision: float
    ms_p95: float
    ms_max: float
    over_budget: int
    replaced: int


@dataclass
class Decided:
    """What the sequential test said of the bot named first, and when.

    `against_h0` and `against_h1` are the wealth of the bets against the two hypotheses; one is
    rejected when the wealth of its bet reaches `threshold`.
    """

    bot: str
    h0: float
    h1: float
    alpha: float
    beta: float
    verdict: str
    matches: int
    blocks: int
    against_h0: float
    against_h1: float
    threshold: float


@dataclass
class Mirror:
    """The control: the bot named first against itself.

    Its copy in the first place must win `expected` of the matches, within the interval (Wilson's).
    """

    bot: str
    matches: int
    share: float
    low: float
    high: float
    expected: float
    brackets: bool


@dataclass
class ArenaResult:
    """What an arena found out, and how to repeat it."""

    game: str
    options: dict[str, str]
    seats: list[str]
    matches: int
    seed: int
    budget_ms: float | None
    bots: list[BotRow]
    seat_shares: list[float]
    test: Decided | None = None
    mirror: Mirror | None = None
    blocks: list[Block] = field(default_factory=list, repr=False)

    def as_dict(self) -> dict[str, Any]:
        """Everything but the single matches."""
        found = asdict(self)
        del found["blocks"]
        return found


def play(job: Job) -> Played:
    """One match, reduced to what the arena counts."""
    finished = tables.play(job)
    match = finished.match
    winners = match.game.winners(match.state)
    wins = tables.win_shares(winners, match.players)
    scores = match.game.scores(match.state)
    ms = [[float(f"{1000 * one:.4g}") for one in seat] for seat in finished.seconds]
    return Played(job.bots, wins, scores, ranks(winners, scores), ms, finished.replaced)


def ranks(winners: Sequence[int], scores: Sequence[int]) -> list[float]:
    """Places by seat, from 1: winners first, the others by score; who ties shares the mean."""
    worth = [
        (seat in winners, 0 if seat in winners else score) for seat, score in enumerate(scores)
    ]
    return [1 + sum([other > own for other in worth]) + (worth.count(own) - 1) / 2 for own in worth]


def schedule(
    game: str,
    seats: list[str],
    matches: int,
    seed: int,
    options: dict[str, str],
    budget: float | None = None,
) -> list[Job]:
    """Blocks of one deal and all seatings: at least `matches` matches."""
    orders = seatings(seats)
    blocks = -(-matches // len(orders))
    return [
        Job(game, order, child_seed(seed, "block", block), options, budget)
        for block in range(blocks)
        for order in orders
    ]


def seatings(seats: list[str]) -> list[list[str]]:
    """Every order of the bots around the table in every rotation, beginning with those of `seats`.

    The bot named first sits on seat -k (counted round) of the k-th.  Copies of one bot make no orders of
    their own: one bot against copies of another has one order only.
    """
    found: list[list[str]] = []
    for others in permutations(seats[1:]):
        order = [seats[0], *others]
        if order not in found:
            found += [order[turn:] + order[:turn] for turn in range(len(order))]
    return found


def mirrored(jobs: Sequence[Job], bot: str, width: int) -> list[Job]:
    """The same deals, in blocks of `width` matches, with one bot on all seats.

    Bots with random choices make other ones in every match of a block; otherwise all of its matches
    would be the same.
    """
    return [
        Job(job.game, [bot] * len(job.bots), job.seed, job.options, job.budget, 1 + number % width)
        for number, job in enumerate(jobs)
    ]


def arena(
    game: str,
    seats: list[str],
    matches: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    on_match: Callable[[int, int], None] | None = None,
    processes: int | None = None,
    *,
    budget_ms: float | None = None,
    until: tuple[float, float] | None = None,
    mirror: bool = False,
    log: Path | None = None,
    on: workers.Executor | None = None,
) -> ArenaResult:
    """Let bots play `matches` matches, rounded up to whole blocks of all seatings.

    `until` names the shares H0 and H1 of the sequential test on the bot named first, which may stop
    earlier.  `mirror` adds the control.  Finished matches are kept in `log`, and those that are in
    it already are not played again.  `on` plays them, instead of `processes` of this machine.
    Raises `BadOption` for what cannot be, `BadLog` for the log of something else.
    """
    chosen = tables.check_seats(game, seats, matches, options)
    test = None if until is None else Sequential(*until)
    if budget_ms is not None and not 0 < budget_ms <= LONGEST:
        shown = f"{budget_ms:g}" if isfinite(budget_ms) else str(budget_ms)
        raise BadOption(
            f"bots cannot be given {shown} ms; give them more than 0 and at most {LONGEST:.0f}"
        )
    seconds = None if budget_ms is None else budget_ms / 1000
    jobs = schedule(game, seats, matches, seed, chosen, seconds)
    width = len(seatings(seats))
    executor = on or workers.local(processes)
    plan = Plan(game, chosen, seats, seed, budget_ms)
    with Log(log, plan) as kept:
        meter = _Meter(on_match, len(jobs) * (2 if mirror else 1))
        blocks: list[Block] = []
        for block in _blocks("arena", jobs, width, executor, kept, meter):
            blocks.append(block)
            if test is not None and test.add(_share(block, seats[0])) != "undecided":
                break
        control = None
        if mirror:
            reflected = mirrored(jobs[: len(blocks) * width], seats[0], width)
            meter.total = 2 * len(reflected)
            meter.done = len(reflected)
            control = _control(list(_blocks("mirror", reflected, width, executor, kept, meter)))
    return ArenaResult(
        game=game,
        options=chosen,
        seats=seats,
        matches=len(blocks) * width,
        seed=seed,
        budget_ms=budget_ms,
        bots=_rows(seats, blocks, budget_ms),
        seat_shares=[
            fmean([match.wins[seat] for block in blocks for match in block])
            for seat in range(len(seats))
        ],
        test=None if test is None else _decided(test, seats[0], width),
        mirror=control,
        blocks=blocks,
    )


@dataclass
class _Meter:
    tell: Callable[[int, int], None] | None
    total: int
    done: int = 0

    def count(self, matches: int) -> None:
        self.done += matches
        if self.tell is not None and matches:
            self.tell(self.done, self.total)


def _blocks(
    part: str,
    jobs: Sequence[Job],
    width: int,
    executor: workers.Executor,
    kept: Log,
    meter: _Meter,
) -> Iterator[Block]:
    """Whole blocks in their order; the log spares matches and gets those that are played."""
    done: dict[int, Played] = {}
    for number, job in enumerate(jobs):
        if (one := kept.find(Place(part, *divmod(number, width)), job)) is not None:
            done[number] = one
    meter.count(len(done))
    missing = [number for number in range(len(jobs)) if number not in done]
    with closing(executor.run(play, [jobs[number] for number in missing])) as arriving:
        for first in range(0, len(jobs), width):
            block = range(first, first + width)
            while any(number not in done for number in block):
                index, one = next(arriving)
                number = missing[index]
                kept.add(Place(part, *divmod(number, width)), one)
                done[number] = one
                meter.count(1)
            yield [done.pop(number) for number in block]


def _decided(test: Sequential, bot: str, width: int) -> Decided:
    return Decided(
        bot=bot,
        h0=test.low,
        h1=test.high,
        alpha=ERROR,
        beta=ERROR,
        verdict=test.verdict,
        matches=test.blocks * width,
        blocks=test.blocks,
        against_h0=test.above.wealth,
        against_h1=test.below.wealth,
        threshold=THRESHOLD,
    )


def _control(blocks: Sequence[Block]) -> Mirror:
    """How often the copy won that sits where the bot named first would sit."""
    seats = len(blocks[0][0].bots)
    wins = sum(match.wins[-turn % seats] for block in blocks for turn, match in enumerate(block))
    matches = sum(len(block) for block in blocks)
    low, high = wilson(wins, matches)
    return Mirror(
        bot=blocks[0][0].bots[0],
        matches=matches,
        share=wins / matches,
        low=low,
        high=high,
        expected=1 / seats,
        brackets=low <= 1 / seats <= high,
    )


def _own(match: Played, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(match.bots) if name == bot]


def _share(block: Block, bot: str) -> float:
    return fmean(sum(match.wins[seat] for seat in _own(match, bot)) for match in block)


def _margin(match: Played, bot: str) -> float:
    """By how much the seats of the bot lead over the best of the others, on average."""
    own = _own(match, bot)
    leads = []
    for seat in own:
        others = [
            score
            for other, score in enumerate(match.scores)
            if other != seat and (other not in own or len(own) == len(match.bots))
        ]
        leads.append(match.scores[seat] - max(others))
    return fmean(leads)


def _rows(seats: list[str], blocks: Sequence[Block], budget_ms: float | None) -> list[BotRow]:
    names = list(dict.fromkeys(seats))
    counted = []
    for block in blocks:
        places = Places()
        for match in block:
            places.add(match.bots, match.ranks)
        counted.append(places)
    ratings = together(counted).ratings(names)
    drawn = [
        together(some).ratings(names, ratings, exact=1e-5) for some in resampled(counted, RATED)
    ]
    return [
        _row(name, seats, blocks, budget_ms, ratings[name], middle95([one[name] for one in drawn]))
        for name in names
    ]


def _row(
    name: str,
    seats: list[str],
    blocks: Sequence[Block],
    budget_ms: float | None,
    rating: float,
    rating_range: tuple[float, float],
) -> BotRow:
    own = [(match, seat) for block in blocks for match in block for seat in _own(match, name)]
    wins = sum(match.wins[seat] for match, seat in own)
    matches = sum(len(block) for block in blocks)
    ms = [one for match, seat in own for one in match.ms[seat]]
    low, high = wilson(wins, matches)
    shares = [_share(block, name) for block in blocks]
    margins = [fmean(_margin(match, name) for match in block) for block in blocks]
    block_low, block_high = bootstrap(shares)
    margin_low, margin_high = bootstrap(margins)
    return BotRow(
        bot=name,
        seats=seats.count(name),
        matches=matches,
        wins=round(wins, 6),
        share=wins / matches,
        low=low,
        high=high,
        block_low=block_low,
        block_high=block_high,
        mean_rank=fmean(match.ranks[seat] for match, seat in own),
        mean_score=fmean(match.scores[seat] for match, seat in own),
        margin=fmean(margins),
        margin_low=margin_low,
        margin_high=margin_high,
        rating=rating,
        rating_low=rating_range[0],
        rating_high=rating_range[1],
        decisions=len(ms),
        ms_per_decision=fmean(ms) if ms else 0.0,
        ms_p95=percentile(ms, 0.95),
        ms_max=max(ms, default=0.0),
        over_budget=sum(one > GRACE * budget_ms for one in ms) if budget_ms else 0,
        replaced=sum(match.replaced[seat] for match, seat in own),
    )
