"""A small network that judges seats: whose position is how good; and a policy, which judges answers.

A title describes every seat by a row of numbers, its features.  The same network reads each row by
itself: layers of sums, cut off below 0, and at the end one number, the *claim* of the seat.  Seats
win in proportion to `exp(claim)`.

The policy says of every row of the title's action table how much oftener searches end up with that
answer than its promise would suggest.

Nothing here knows how networks are trained (`signoria.lab.training`), and playing needs no
framework for it.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64


class Layer:
    """Sums of what comes in: `weights[out * inputs + in]`, and a constant for each."""

    __slots__ = ("constants", "inputs", "outputs", "weights")

    def __init__(self, inputs: int, weights: vec[float], constants: vec[float]) -> None:
        self.inputs: i64 = inputs
        self.outputs: i64 = len(constants)
        self.weights: vec[float] = weights
        self.constants: vec[float] = constants

    def sums(self, values: vec[float], start: i64, cut: bool) -> vec[float]:
        """The sums of the values from `start` on; with `cut`, those below 0 are 0."""
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
    """What searches have taught about answers.

    One looks e times as good as another if it has 1 more of `trust` times its promise, in units of
    the guide's keenness, and its leaning together.
    """

    __slots__ = ("leanings", "trust")

    def __init__(self, trust: float, leanings: vec[float]) -> None:
        self.trust: float = trust
        self.leanings: vec[float] = leanings

    def inclined(self, moves: vec[i64], promises: vec[float], keenness: float) -> vec[float]:
        """What these answers promise, corrected by what was learnt about them."""
        found = vec[float]()
        index: i64
        for index in range(len(moves)):
            learnt = keenness * self.leanings[moves[index]]
            found = append(found, self.trust * promises[index] + learnt)
        return found


class Network:
    """Layers one after another, the last one with a single sum, and a policy, if one was learnt.

    Never changes: searches share it.
    """

    __slots__ = ("inputs", "layers", "policy")

    def __init__(self, layers: list[Layer], policy: Policy | None = None) -> None:
        self.layers: list[Layer] = layers
        self.inputs: i64 = layers[0].inputs
        self.policy: Policy | None = policy

    def claims(self, rows: vec[float]) -> vec[float]:
        """The claim of each seat, given their rows one after another."""
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
