"""A small network that judges seats: whose position is how good.

A title describes every seat by a row of numbers, its features.  The same network reads each row by
itself: layers of sums, cut off below 0, and at the end one number, the *claim* of the seat.  Seats
win in proportion to `exp(claim)`.

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


class Network:
    """Layers one after another, the last one with a single sum.  Never changes: searches share it."""

    __slots__ = ("inputs", "layers")

    def __init__(self, layers: list[Layer]) -> None:
        self.layers: list[Layer] = layers
        self.inputs: i64 = layers[0].inputs

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
