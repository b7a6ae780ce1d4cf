"""A small network with a value for each seat, and optionally a policy over answers.

A title describes every seat by a row of numbers, its features.  The same network reads each row by
itself: linear layers with ReLU between them, and one output, the *value* of the seat.  The softmax
over the values of all seats is the probability to win.

The policy has one bias for every row of the title's action table.  It corrects the prior scores of
the evaluation towards what searches ended up with.

Nothing here knows how networks are trained (`signoria.lab.training`), and playing needs no
framework for it.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


class Layer:
    """A linear layer: `weights[out * inputs + in]`, and a constant for each output."""

    __slots__ = ("constants", "inputs", "outputs", "weights")

    def __init__(self, inputs: int, weights: vec[float], constants: vec[float]) -> None:
        self.inputs: i64 = inputs
        self.outputs: i64 = len(constants)
        self.weights: vec[float] = weights
        self.constants: vec[float] = constants

    def sums(self, values: vec[float], start: i64, cut: bool) -> vec[float]:
        """The outputs for the inputs from `start` on; with `cut`, through a ReLU."""
        found = vec[float]([0.0] * int(self.outputs))
        at: i64 = 0
        out: i64
        index: i64
        for out in range(self.outputs):
            total = self.constants[out]
            for index in range(self.inputs):
                total += self.weights[at + index] * values[start + index]
            at += self.inputs
            if total > 0.0 or not cut:
                found[out] = total
        return found


class Policy:
    """A correction of prior scores, learnt from searches.

    The logit of an answer is `scale` times its prior score, in units of the guide's temperature,
    plus the answer's bias.
    """

    __slots__ = ("biases", "scale")

    def __init__(self, scale: float, biases: vec[float]) -> None:
        self.scale: float = scale
        self.biases: vec[float] = biases

    def adjusted(self, moves: vec[i64], prior_scores: vec[float], temperature: float) -> vec[float]:
        """The prior scores of these answers, with the correction."""
        found = vec[float]()
        index: i64
        for index in range(len(moves)):
            bias = temperature * self.biases[moves[index]]
            found = append(found, self.scale * prior_scores[index] + bias)
        return found


class Network:
    """Layers one after another, the last one with a single output, and a policy, if one was learnt.

    It is immutable: searches share it.
    """

    __slots__ = ("inputs", "layers", "policy")

    def __init__(self, layers: list[Layer], policy: Policy | None = None) -> None:
        self.layers: list[Layer] = layers
        self.inputs: i64 = layers[0].inputs
        self.policy: Policy | None = policy

    def values(self, rows: vec[float]) -> vec[float]:
        """The value of each seat, given their rows one after another."""
        found = vec[float]()
        last: i64 = len(self.layers) - 1
        start: i64 = 0
        place: i64
        while start < len(rows):
            values = self.layers[0].sums(rows, start, last > 0)
            for place in range(1, last + 1):
                values = self.layers[int(place)].sums(values, 0, place < last)
            found = append(found, values[0])
            start += self.inputs
        return found
