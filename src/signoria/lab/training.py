"""Training a network for a title by self-play.

A training lives in a folder and goes in rounds: matches to learn from (`self_play`), a network
fitted to all of them (`fitting`), and its strength measured.  Everything finished is on disk, so a
training that was killed goes on where it stopped, at the cost of a few minutes at most.

    positions-0001.pt  positions of a hundred matches with their outcome
    searched-0009.pt   the same, of matches in which seats searched
    searches-0009.pt   the visit counts of these searches
    network.weights    the network of the last round
    progress.json      the figures of every round
    strength.html      a plot of the strength over time
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from math import isfinite
from pathlib import Path
from typing import Final

import signoria
from signoria.ai.arena.arena import arena
from signoria.ai.arena.workers import local
from signoria.games import find, names
from signoria.kernel.chance import child_seed
from signoria.kernel.reasons import SignoriaError
from signoria.lab import evaluation_weights, fitting, self_play
from signoria.lab.fitting import FittedPolicy
from signoria.lab.page import page, section
from signoria.lab.plots import Curve, Guide, curves
from signoria.lab.self_play import MatchSample
from signoria.records import write_whole

FORMAT: Final = "signoria training 2"
GENERATOR: Final = '<meta name="generator" content="signoria train">'

EVALUATED: Final = "positions"
SEARCHED: Final = "searched"
SEARCHES: Final = "searches"
"""The names of the files with training samples."""
CHUNK: Final = 100
"""Matches that are written to disk together."""
PLAY_SECONDS: Final = 240.0
"""How long a round plays before it fits a network."""
BY_EVALUATION: Final = 0.6
"""Share of the whole time in which samples are played by the evaluation."""
REPEATED: Final = 3
"""How often samples of matches in which seats searched are repeated, since they are few."""
MOST_POSITIONS: Final = 600_000
"""Older positions are not used any more."""
MOST_SEARCHES: Final = 100_000
"""Older searches are not used any more."""
MEASURED: Final = 40
"""Matches against the greedy bot by which a round's strength is measured."""


class CannotTrain(SignoriaError):
    """A training cannot begin or go on."""


@dataclass(frozen=True)
class Round:
    """What a round took and brought.

    `positions` counts repeated positions each time.  Losses are those of the win probability; lower
    is better.  `policy_loss` compares the policy with visit counts, on matches held back, and
    `prior_loss` the prior scores without it; both are None before any seat has searched.
    """

    seconds: float
    played_by: str
    matches: int
    positions: int
    loss: float
    loss_held_back: float
    share: float
    low: float
    high: float
    policy_loss: float | None = None
    prior_loss: float | None = None


@dataclass
class Progress:
    """A training so far."""

    title: str
    seed: int
    seconds: float
    chunks: int
    matches: int
    rounds: list[Round]


Show = Callable[[int, int | None, str | None], None]


class Training:
    """A training in its folder, begun or continued."""

    def __init__(
        self, title: str, folder: Path, seed: int = 0, processes: int | None = None
    ) -> None:
        """Raises `CannotTrain`."""
        if find(title).expertise is None:
            known = ", ".join([name for name in names() if find(name).expertise is not None])
            raise CannotTrain(
                f"{title!r} cannot be trained: it has no features; those with: {known}"
            )
        self.title = title
        self.folder = folder
        self.processes = processes
        self.progress = _found(folder, title) or Progress(title, seed, 0.0, 0, 0, [])
        self._looked = 0.0

    @property
    def weights(self) -> Path:
        return self.folder / "network.weights"

    def run(self, hours: float, show: Show, tell: Callable[[Round], None]) -> Progress:
        """Train until this training has taken so long altogether, and has learnt from all samples.

        Raises `CannotTrain`.
        """
        whole = hours * 3600.0
        if whole <= 0 or not isfinite(whole):
            raise CannotTrain(
                f"{hours} hours are no time to train; give a finite number above 0, such as 2"
            )
        self.folder.mkdir(parents=True, exist_ok=True)
        self._looked = time.monotonic()
        while self.progress.seconds < whole or self._is_behind():
            left = whole - self.progress.seconds
            if left > 0:
                early = self.progress.seconds < BY_EVALUATION * whole
                self._play(early or not self.weights.exists(), min(PLAY_SECONDS, left), show)
            show(0, None, f"round {len(self.progress.rounds) + 1}: fitting")
            positions, loss, held_back, policy = self._fit()
            share, low, high = self._measure(show)
            self._look_at_the_clock()
            done = Round(
                self.progress.seconds,
                "network" if self._searched(self.progress.chunks).exists() else "evaluation",
                self.progress.matches,
                positions,
                loss,
                held_back,
                share,
                low,
                high,
                None if policy is None else policy.loss,
                None if policy is None else policy.prior_loss,
            )
            self.progress.rounds.append(done)
            self._save()
            tell(done)
        return self.progress

    def _is_behind(self) -> bool:
        """Are there samples that no finished round has learnt from, or is their network gone?

        So it is when a training was killed after its last samples.
        """
        learnt = self.progress.rounds[-1].matches if self.progress.rounds else 0
        return self.progress.matches > learnt or not self.weights.exists()

    def _play(self, by_evaluation: bool, seconds: float, show: Show) -> None:
        """Play samples for some time, at least one chunk."""
        until = self.progress.seconds + seconds
        weights = None if by_evaluation else self.weights
        label = f"round {len(self.progress.rounds) + 1}: samples"
        while True:
            chunk = self.progress.chunks + 1
            jobs = self_play.jobs(self.title, CHUNK, child_seed(self.progress.seed, "chunk", chunk))
            samples: list[MatchSample] = []
            work = partial(self_play.play, weights=weights)
            for _, sample in local(self.processes).run(work, jobs):
                samples.append(sample)
                show(len(samples), CHUNK, f"{label}, {self.progress.matches} matches")
            if not by_evaluation:
                write_whole(self._searches(chunk), fitting.stored_searches(samples))
            self._keep(self._evaluated(chunk) if by_evaluation else self._searched(chunk), samples)
            self._look_at_the_clock()
            self.progress.chunks = chunk
            self.progress.matches += len(samples)
            self._save()
            if self.progress.seconds >= until:
                return

    def _look_at_the_clock(self) -> None:
        """Add the time since the last look."""
        now = time.monotonic()
        self.progress.seconds += now - self._looked
        self._looked = now

    def _keep(self, place: Path, samples: Sequence[MatchSample]) -> None:
        data = fitting.stored(
            samples, evaluation_weights.expertise_of(self.title).features, _most_seats(self.title)
        )
        write_whole(place, data)

    def _evaluated(self, chunk: int) -> Path:
        return self.folder / f"{EVALUATED}-{chunk:04}.pt"

    def _searched(self, chunk: int) -> Path:
        return self.folder / f"{SEARCHED}-{chunk:04}.pt"

    def _searches(self, chunk: int) -> Path:
        return self.folder / f"{SEARCHES}-{chunk:04}.pt"

    def _samples(self) -> list[Path]:
        """The files of samples, the newest first, repeated ones several times."""
        found = []
        for chunk in range(self.progress.chunks, 0, -1):
            if self._searched(chunk).exists():
                found += [self._searched(chunk)] * REPEATED
            else:
                found.append(self._evaluated(chunk))
        return found

    def _fit(self) -> tuple[int, float, float, FittedPolicy | None]:
        """Fit a network to the samples and write its weights: positions, the two losses, the policy."""
        samples = fitting.latest(self._samples(), MOST_POSITIONS)
        seed = self.progress.seed + self.progress.chunks
        model, loss, held_back = fitting.fit(samples, fitting.HIDDEN, seed, fitting.PASSES)
        chunks = range(self.progress.chunks, 0, -1)
        kept = [place for chunk in chunks if (place := self._searches(chunk)).exists()]
        searches = fitting.latest_searches(kept, MOST_SEARCHES)
        answers = signoria.load(self.title).actions.size
        policy = None if searches is None else fitting.fit_policy(searches, answers)
        write_whole(self.weights, fitting.exported(model, self.title, policy))
        return len(samples["rows"]), loss, held_back, policy

    def _measure(self, show: Show) -> tuple[float, float, float]:
        """The share of the apprentice with these weights against greedy bots, and its interval."""
        most = _most_seats(self.title)
        bots = [f"apprentice@{self.weights}", *["greedy"] * (most - 1)]
        label = f"round {len(self.progress.rounds) + 1}: strength"
        seed = child_seed(self.progress.seed, "measure", len(self.progress.rounds))
        found = arena(
            self.title,
            bots,
            MEASURED,
            seed,
            _usual_options(self.title),
            lambda done, total: show(done, total, label),
            self.processes,
        )
        return found.bots[0].share, found.bots[0].low, found.bots[0].high

    def _save(self) -> None:
        told = {"format": FORMAT, **asdict(self.progress)}
        write_whole(self.folder / "progress.json", json.dumps(told, indent=1).encode())
        if self.progress.rounds:
            write_whole(self.folder / "strength.html", report(self.progress).encode())


def _found(folder: Path, title: str) -> Progress | None:
    """The training in a folder, if there is one.  Raises `CannotTrain`."""
    place = folder / "progress.json"
    if not place.exists():
        return None
    try:
        told = json.loads(place.read_bytes())
        if told.pop("format") != FORMAT:
            raise ValueError("another format")
        rounds = [Round(**one) for one in told.pop("rounds")]
        found = Progress(**told, rounds=rounds)
    except (OSError, ValueError, TypeError, KeyError) as problem:
        raise CannotTrain(
            f"{place} cannot be read as a training ({problem}); name another folder, or remove it"
        ) from None
    if found.title != title:
        raise CannotTrain(f"{folder} holds a training of {found.title}; name another folder")
    return found


def _most_seats(title: str) -> int:
    return max(signoria.load(title).player_counts)


def _usual_options(title: str) -> dict[str, str]:
    """The table that strength is measured at: the advanced game, where there is one."""
    has_variants = any(option.name == "variant" for option in signoria.load(title).options)
    return {"variant": "advanced"} if has_variants else {}


def report(progress: Progress) -> str:
    """The strength over time as a page."""
    hours = [one.seconds / 3600.0 for one in progress.rounds]
    points = list(zip(hours, [one.share for one in progress.rounds], strict=True))
    band = [(at, one.low, one.high) for at, one in zip(hours, progress.rounds, strict=True)]
    even = 1.0 / _most_seats(progress.title)
    plot = curves(
        [Curve("apprentice", points, band)],
        (0.0, max(hours)),
        (0.0, 1.0),
        [Guide(even, "even")],
        ("{:.2f} h", "{:.0%}"),
        "Share of matches that a search of 60 iterations with the network wins against greedy bots",
    )
    losses_held = [(at, one.loss_held_back) for at, one in zip(hours, progress.rounds, strict=True)]
    learnt = [(at, one.loss) for at, one in zip(hours, progress.rounds, strict=True)]
    top = max(value for _, value in [*losses_held, *learnt])
    error = curves(
        [Curve("held back", losses_held, []), Curve("learnt", learnt, [], 1)],
        (0.0, max(hours)),
        (0.0, top * 1.1),
        [],
        ("{:.2f} h", "{:.2f}"),
        "Loss of the win probability, on matches that were learnt from and on others",
    )
    about = f"{progress.matches} matches of self-play, {len(progress.rounds)} rounds"
    sections = [
        section("Strength", "Against greedy bots, 95 % interval.", plot, "wide first"),
        section("Loss", "Lower is better.", error, "wide"),
    ]
    if any(one.policy_loss is not None for one in progress.rounds):
        sections.append(section("Policy", "Lower is better.", _policy_plot(progress), "wide"))
    return page(f"Training of {progress.title}", about, GENERATOR, sections)


def _policy_plot(progress: Progress) -> str:
    """The loss of the policy, and of the prior scores without it, over time."""
    rounds = [one for one in progress.rounds if one.policy_loss is not None]
    learnt = [(one.seconds / 3600.0, one.policy_loss or 0.0) for one in rounds]
    priors = [(one.seconds / 3600.0, one.prior_loss or 0.0) for one in rounds]
    top = max(value for _, value in [*learnt, *priors])
    return curves(
        [Curve("policy", learnt, []), Curve("priors", priors, [], 1)],
        (0.0, progress.rounds[-1].seconds / 3600.0),
        (0.0, top * 1.1),
        [],
        ("{:.2f} h", "{:.2f}"),
        "Loss of the policy and of the priors alone against visit counts of searches, on matches held back",
    )
