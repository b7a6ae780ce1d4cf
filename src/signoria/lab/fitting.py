"""Fitting a network to finished matches, with PyTorch: the one module that needs it."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

import torch
from torch import Tensor, nn

from signoria.ai.search.weights import written
from signoria.lab.self_play import MatchSample

HIDDEN: Final = (48, 24)
"""Sizes of the hidden layers."""
PASSES: Final = 8
"""Epochs of a fit."""
BATCH: Final = 512
SPEED: Final = 4e-3
"""The highest learning rate."""
DECAY: Final = 1e-3
POINTS: Final = 0.3
"""Weight of an auxiliary loss, on the points at the end; its output is not exported."""
POINTS_UNIT: Final = 20.0
HELD_BACK: Final = 10
"""One match of so many is held back for validation."""

POLICY_STEPS: Final = 200
"""Steps of a fit of the policy, each through all searches."""
POLICY_SPEED: Final = 0.03
BIAS_PENALTY: Final = 3.0
"""L2 penalty of a bias: an answer that few searches have met keeps its prior score."""

Positions = dict[str, Tensor]
"""By position: `rows` and `present` by seat, who won (`wins`, `points`), and `held` back?"""
SearchSamples = dict[str, Tensor]
"""By answer of a search: its `question`, row (`answer`), `prior_score`, and `share` of the trials; by
question: `held` back?"""


def stored(samples: Sequence[MatchSample], features: int, most: int) -> bytes:
    """Positions as a file, with room for the most seats."""
    buffer = BytesIO()
    torch.save(_tensors(samples, features, most), buffer)
    return buffer.getvalue()


def latest(places: Sequence[Path], most: int) -> Positions:
    """The samples of these files, the newest first, until there are enough positions."""
    kept: list[Positions] = []
    positions = 0
    for place in places:
        if positions >= most:
            break
        kept.append(torch.load(place, weights_only=True))
        positions += len(kept[-1]["rows"])
    return {name: torch.cat([part[name] for part in kept]) for name in kept[0]}


def _tensors(samples: Sequence[MatchSample], features: int, most: int) -> Positions:
    """Positions as tensors: rows by position and seat, who sits there, wins, points, held back?"""
    rows, present, wins, points, held = [], [], [], [], []
    for place, sample in enumerate(samples):
        if not sample.rows:
            continue
        seen = torch.frombuffer(bytearray(sample.rows), dtype=torch.float32)
        seen = seen.reshape(-1, sample.seats, features)
        count, room = len(seen), most - sample.seats
        rows.append(nn.functional.pad(seen, (0, 0, 0, room)))
        there = torch.tensor([1.0] * sample.seats + [0.0] * room)
        present.append(there.expand(count, most))
        wins.append(torch.tensor([*sample.wins, *[0.0] * room]).expand(count, most))
        points.append(torch.tensor([*map(float, sample.points), *[0.0] * room]).expand(count, most))
        held.append(torch.tensor([place % HELD_BACK == 0]).expand(count))
    names = ("rows", "present", "wins", "points", "held")
    return dict(zip(names, map(torch.cat, (rows, present, wins, points, held)), strict=True))


class Model(nn.Module):
    """The network in training: it normalizes rows and has the points as a second output."""

    def __init__(self, data: Positions, hidden: Sequence[int]) -> None:
        super().__init__()
        present = data["present"].unsqueeze(-1)
        number = present.sum()
        self.mean = (data["rows"] * present).sum((0, 1)) / number
        spread = (((data["rows"] - self.mean) ** 2 * present).sum((0, 1)) / number).sqrt()
        self.spread = torch.where(spread < 1e-3, torch.ones_like(spread), spread)
        sizes = [data["rows"].shape[2], *hidden]
        layers: list[nn.Module] = []
        for inputs, outputs in pairwise(sizes):
            layers += [nn.Linear(inputs, outputs), nn.ReLU()]
        self.layers = nn.Sequential(*layers, nn.Linear(sizes[-1], 2))

    def forward(self, rows: Tensor) -> Tensor:
        found: Tensor = self.layers((rows - self.mean) / self.spread)
        return found


def fit(
    data: Positions, hidden: Sequence[int], seed: int, passes: int
) -> tuple[Model, float, float]:
    """A network fitted to samples, and its loss on them and on those held back.

    One thread is fastest for so small a network.
    """
    torch.set_num_threads(1)
    generator = torch.Generator().manual_seed(seed)
    torch.manual_seed(seed)
    model = Model(data, hidden)
    learnt = torch.nonzero(~data["held"]).flatten()
    held_back = torch.nonzero(data["held"]).flatten()
    steps = passes * (-(-len(learnt) // BATCH))
    optimiser = torch.optim.AdamW(model.parameters(), SPEED / 2, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, SPEED, total_steps=steps + 1)
    for _ in range(passes):
        order = learnt[torch.randperm(len(learnt), generator=generator)]
        for batch in torch.split(order, BATCH):
            victory, points = losses(model, data, batch)
            optimiser.zero_grad()
            torch.autograd.backward(victory + POINTS * points)
            optimiser.step()
            schedule.step()
    with torch.no_grad():
        loss = float(losses(model, data, learnt[: 50 * BATCH])[0])
        checked = held_back if len(held_back) else learnt
        return model, loss, float(losses(model, data, checked)[0])


def losses(model: Model, data: Positions, batch: Tensor) -> tuple[Tensor, Tensor]:
    """The cross-entropy of the win probabilities, and the squared error of the points."""
    found = model(data["rows"][batch])
    present = data["present"][batch]
    values = found[..., 0].masked_fill(present == 0, -1e9)
    victory = -(data["wins"][batch] * torch.log_softmax(values, 1)).sum(1).mean()
    missed = (found[..., 1] - data["points"][batch] / POINTS_UNIT) ** 2 * present
    return victory, missed.sum() / present.sum()


def stored_searches(samples: Sequence[MatchSample]) -> bytes:
    """The visit counts of searching seats, as a file."""
    buffer = BytesIO()
    torch.save(_searches(samples), buffer)
    return buffer.getvalue()


def latest_searches(places: Sequence[Path], most: int) -> SearchSamples | None:
    """The searches of these files, the newest first, until there are enough; None if there are none."""
    kept: list[SearchSamples] = []
    questions = 0
    for place in places:
        part: SearchSamples = torch.load(place, weights_only=True)
        if questions >= most:
            break
        part["question"] += questions
        questions += len(part["held"])
        kept.append(part)
    if not questions:
        return None
    return {name: torch.cat([part[name] for part in kept]) for name in kept[0]}


def _searches(samples: Sequence[MatchSample]) -> SearchSamples:
    question: list[int] = []
    answer: list[int] = []
    prior_score: list[float] = []
    share: list[float] = []
    held: list[bool] = []
    for place, sample in enumerate(samples):
        for one in sample.searches:
            question += [len(held)] * len(one.answers)
            answer += one.answers
            prior_score += one.prior_scores
            share += [trials / sum(one.trials) for trials in one.trials]
            held.append(place % HELD_BACK == 0)
    return {
        "question": torch.tensor(question, dtype=torch.long),
        "answer": torch.tensor(answer, dtype=torch.long),
        "prior_score": torch.tensor(prior_score),
        "share": torch.tensor(share),
        "held": torch.tensor(held, dtype=torch.bool),
    }


class FittedPolicy(NamedTuple):
    """A policy, and its loss against the visit counts of searches, on questions held back.

    `prior_loss` is that of the prior scores alone.
    """

    scale: float
    biases: list[float]
    loss: float
    prior_loss: float


def fit_policy(data: SearchSamples, answers: int) -> FittedPolicy:
    """A policy fitted to searches, for a title with so many answers."""
    scale = torch.ones(1, requires_grad=True)
    biases = torch.zeros(answers, requires_grad=True)
    learnt = ~data["held"]
    optimiser = torch.optim.Adam([scale, biases], POLICY_SPEED)
    for _ in range(POLICY_STEPS):
        pull = BIAS_PENALTY * (biases**2).sum() / learnt.sum()
        optimiser.zero_grad()
        torch.autograd.backward(policy_loss(data, scale, biases, learnt) + pull)
        optimiser.step()
    checked = data["held"] if bool(data["held"].any()) else learnt
    with torch.no_grad():
        loss = float(policy_loss(data, scale, biases, checked))
        before = float(policy_loss(data, torch.ones(1), torch.zeros(answers), checked))
    return FittedPolicy(float(scale.detach()), biases.detach().tolist(), loss, before)


def policy_loss(data: SearchSamples, scale: Tensor, biases: Tensor, counted: Tensor) -> Tensor:
    """The cross-entropy of the policy against visit counts, a mean over questions."""
    logits = scale * data["prior_score"] + biases[data["answer"]]
    question, number = data["question"], len(counted)
    most = torch.full((number,), -1e9).scatter_reduce(0, question, logits.detach(), "amax")
    total = torch.zeros(number).index_add(0, question, (logits - most[question]).exp())
    chances = logits - most[question] - total.log()[question]
    missed = torch.zeros(number).index_add(0, question, -data["share"] * chances)
    return missed[counted].mean()


def exported(model: Model, title: str, policy: FittedPolicy | None = None) -> bytes:
    """The weights as a file: the normalization becomes part of the first layer, the points are dropped."""
    linear = [layer for layer in model.layers if isinstance(layer, nn.Linear)]
    numbers = []
    for place, layer in enumerate(linear):
        weights, constants = layer.weight.detach(), layer.bias.detach()
        if place == 0:
            weights = weights / model.spread
            constants = constants - weights @ model.mean
        if place == len(linear) - 1:
            weights, constants = weights[:1], constants[:1]
        numbers.append((weights.flatten().tolist(), constants.tolist()))
    sizes = [linear[0].in_features, *[layer.out_features for layer in linear[:-1]], 1]
    if policy is None:
        return written(title, sizes, numbers)
    return written(title, sizes, numbers, policy.scale, policy.biases)
