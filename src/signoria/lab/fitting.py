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
from signoria.lab.self_play import Lesson

HIDDEN: Final = (48, 24)
"""Sizes of the layers between features and claim."""
PASSES: Final = 8
"""How often a fit goes through all positions."""
BATCH: Final = 512
SPEED: Final = 4e-3
"""The highest rate of learning."""
DECAY: Final = 1e-3
POINTS: Final = 0.3
"""Weight of a second aim, the points at the end: it is not kept, but steadies the learning."""
POINTS_UNIT: Final = 20.0
HELD_BACK: Final = 10
"""One match of so many is not learnt from: it shows what was learnt."""

POLICY_STEPS: Final = 200
"""Steps of a fit of the policy, each through all thoughts."""
POLICY_SPEED: Final = 0.03
LEANING: Final = 3.0
"""What a leaning costs: an answer that few searches have met keeps its promise."""

Lessons = dict[str, Tensor]
"""By position: `rows` and `present` by seat, who won (`wins`, `points`), and `held` back?"""
Thoughts = dict[str, Tensor]
"""By answer of a search: its `question`, row (`answer`), `promise`, and `share` of the trials; by
question: `held` back?"""


def stored(lessons: Sequence[Lesson], features: int, most: int) -> bytes:
    """Lessons as a file, with room for the most seats."""
    buffer = BytesIO()
    torch.save(_tensors(lessons, features, most), buffer)
    return buffer.getvalue()


def latest(places: Sequence[Path], most: int) -> Lessons:
    """The lessons of these files, the newest first, until there are enough positions."""
    kept: list[Lessons] = []
    positions = 0
    for place in places:
        if positions >= most:
            break
        kept.append(torch.load(place, weights_only=True))
        positions += len(kept[-1]["rows"])
    return {name: torch.cat([part[name] for part in kept]) for name in kept[0]}


def _tensors(lessons: Sequence[Lesson], features: int, most: int) -> Lessons:
    """Lessons as tensors: rows by position and seat, who sits there, wins, points, held back?"""
    rows, present, wins, points, held = [], [], [], [], []
    for place, lesson in enumerate(lessons):
        if not lesson.rows:
            continue
        seen = torch.frombuffer(bytearray(lesson.rows), dtype=torch.float32)
        seen = seen.reshape(-1, lesson.seats, features)
        count, room = len(seen), most - lesson.seats
        rows.append(nn.functional.pad(seen, (0, 0, 0, room)))
        there = torch.tensor([1.0] * lesson.seats + [0.0] * room)
        present.append(there.expand(count, most))
        wins.append(torch.tensor([*lesson.wins, *[0.0] * room]).expand(count, most))
        points.append(torch.tensor([*map(float, lesson.points), *[0.0] * room]).expand(count, most))
        held.append(torch.tensor([place % HELD_BACK == 0]).expand(count))
    names = ("rows", "present", "wins", "points", "held")
    return dict(zip(names, map(torch.cat, (rows, present, wins, points, held)), strict=True))


class Model(nn.Module):
    """The network in training: rows are evened out, and the points are a second output."""

    def __init__(self, data: Lessons, hidden: Sequence[int]) -> None:
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


def fit(data: Lessons, hidden: Sequence[int], seed: int, passes: int) -> tuple[Model, float, float]:
    """A network fitted to lessons, and its loss on them and on those held back.

    By one thread: those of so small a network wait for each other most of the time.
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


def losses(model: Model, data: Lessons, batch: Tensor) -> tuple[Tensor, Tensor]:
    """How far the chances are from who won, and the points from those at the end."""
    found = model(data["rows"][batch])
    present = data["present"][batch]
    claims = found[..., 0].masked_fill(present == 0, -1e9)
    victory = -(data["wins"][batch] * torch.log_softmax(claims, 1)).sum(1).mean()
    missed = (found[..., 1] - data["points"][batch] / POINTS_UNIT) ** 2 * present
    return victory, missed.sum() / present.sum()


def stored_thoughts(lessons: Sequence[Lesson]) -> bytes:
    """What searching seats thought, as a file."""
    buffer = BytesIO()
    torch.save(_thoughts(lessons), buffer)
    return buffer.getvalue()


def latest_thoughts(places: Sequence[Path], most: int) -> Thoughts | None:
    """The thoughts of these files, the newest first, until there are enough; None if there are none."""
    kept: list[Thoughts] = []
    questions = 0
    for place in places:
        part: Thoughts = torch.load(place, weights_only=True)
        if questions >= most:
            break
        part["question"] += questions
        questions += len(part["held"])
        kept.append(part)
    if not questions:
        return None
    return {name: torch.cat([part[name] for part in kept]) for name in kept[0]}


def _thoughts(lessons: Sequence[Lesson]) -> Thoughts:
    question: list[int] = []
    answer: list[int] = []
    promise: list[float] = []
    share: list[float] = []
    held: list[bool] = []
    for place, lesson in enumerate(lessons):
        for thought in lesson.thoughts:
            question += [len(held)] * len(thought.answers)
            answer += thought.answers
            promise += thought.promises
            share += [trials / sum(thought.trials) for trials in thought.trials]
            held.append(place % HELD_BACK == 0)
    return {
        "question": torch.tensor(question, dtype=torch.long),
        "answer": torch.tensor(answer, dtype=torch.long),
        "promise": torch.tensor(promise),
        "share": torch.tensor(share),
        "held": torch.tensor(held, dtype=torch.bool),
    }


class FittedPolicy(NamedTuple):
    """A policy, and how far it is from what searches tried, on questions held back.

    `loss_of_promises` is that of the promises alone.
    """

    trust: float
    leanings: list[float]
    loss: float
    loss_of_promises: float


def fit_policy(data: Thoughts, answers: int) -> FittedPolicy:
    """A policy fitted to thoughts, for a title with so many answers."""
    trust = torch.ones(1, requires_grad=True)
    leanings = torch.zeros(answers, requires_grad=True)
    learnt = ~data["held"]
    optimiser = torch.optim.Adam([trust, leanings], POLICY_SPEED)
    for _ in range(POLICY_STEPS):
        pull = LEANING * (leanings**2).sum() / learnt.sum()
        optimiser.zero_grad()
        torch.autograd.backward(policy_loss(data, trust, leanings, learnt) + pull)
        optimiser.step()
    checked = data["held"] if bool(data["held"].any()) else learnt
    with torch.no_grad():
        loss = float(policy_loss(data, trust, leanings, checked))
        before = float(policy_loss(data, torch.ones(1), torch.zeros(answers), checked))
    return FittedPolicy(float(trust.detach()), leanings.detach().tolist(), loss, before)


def policy_loss(data: Thoughts, trust: Tensor, leanings: Tensor, counted: Tensor) -> Tensor:
    """How far what looks good is from what searches tried (cross-entropy), a mean over questions."""
    logits = trust * data["promise"] + leanings[data["answer"]]
    question, number = data["question"], len(counted)
    most = torch.full((number,), -1e9).scatter_reduce(0, question, logits.detach(), "amax")
    total = torch.zeros(number).index_add(0, question, (logits - most[question]).exp())
    chances = logits - most[question] - total.log()[question]
    missed = torch.zeros(number).index_add(0, question, -data["share"] * chances)
    return missed[counted].mean()


def exported(model: Model, title: str, policy: FittedPolicy | None = None) -> bytes:
    """The weights as a file: the evening-out is made part of the first layer, the points dropped."""
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
    return written(title, sizes, numbers, policy.trust, policy.leanings)
