"""The files that networks are kept in: small, checked, and read without any framework.

A file has four parts: a line that names the format; a line of JSON with the title, the sizes of the
layers and, for a policy, its scale and the number of its biases; the numbers as 32-bit floats; a
checksum of all that.  The cards beside the shipped files say how they were trained and measured.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from itertools import pairwise
from math import isfinite
from pathlib import Path
from typing import Final, NamedTuple
from zlib import crc32

from librt.vecs import vec

from signoria.ai.search.network import Layer, Network, Policy
from signoria.kernel.reasons import SignoriaError

FORMAT: Final = b"signoria network 2"
EARLIER: Final = b"signoria network 1"
"""Before action ids were fixed: biases of such a file stand at other ids."""
CHECKSUM: Final = 4
"""Bytes at the end."""
LARGEST: Final = 50_000_000
"""Bytes that no file of ours needs."""

Numbers = Sequence[tuple[Sequence[float], Sequence[float]]]
"""Per layer: its weights, row by row, and its constants."""


class BadWeights(SignoriaError):
    """A file of weights cannot be used."""


def written(
    title: str,
    sizes: Sequence[int],
    numbers: Numbers,
    scale: float = 1.0,
    biases: Sequence[float] = (),
) -> bytes:
    """The contents of a file: layers from `sizes[0]` features to `sizes[-1]` outputs, and a policy."""
    flat = array("f")
    for weights, constants in numbers:
        flat.extend(weights)
        flat.extend(constants)
    flat.extend(biases)
    if sys.byteorder == "big":
        flat.byteswap()
    header: dict[str, object] = {"title": title, "sizes": list(sizes)}
    if biases:
        header |= {"scale": scale, "biases": len(biases)}
    body = FORMAT + b"\n" + json.dumps(header).encode() + b"\n" + flat.tobytes()
    return body + crc32(body).to_bytes(CHECKSUM, "little")


class _Header(NamedTuple):
    """What a file says of its numbers."""

    title: str
    sizes: list[int]
    scale: float
    biases: int


def read(source: Path | Traversable, title: str, features: int, answers: int) -> Network:
    """The network of a file.  Raises `BadWeights`.

    Features and answers are only ever appended.  A file that knows fewer of them, because it was
    written before an expansion came, judges by those it knows and takes no account of the others.
    """
    try:
        data = source.read_bytes()
    except OSError as error:
        raise BadWeights(
            f"the weights {source} cannot be read: {error.strerror}; give a file that "
            "`signoria train` has written"
        ) from None
    body, checksum = data[:-CHECKSUM], data[-CHECKSUM:]
    parts = body.split(b"\n", 2)
    if parts[0] == EARLIER:
        raise BadWeights(
            f"the weights {source} were written before the ids of actions were fixed; train again "
            f"with `signoria train {title}`"
        )
    if len(parts) != 3 or parts[0] != FORMAT or len(data) > LARGEST:
        raise BadWeights(f"{source} is not a file of weights; give one that `signoria train` wrote")
    if crc32(body).to_bytes(CHECKSUM, "little") != checksum:
        raise BadWeights(f"the weights {source} are damaged: the checksum differs; get them anew")
    header = _header(source, parts[1])
    if header.title != title:
        raise BadWeights(f"the weights {source} are for {header.title}, not for {title}")
    if header.sizes[0] > features:
        raise BadWeights(
            f"the weights {source} expect {header.sizes[0]} features of a seat, but this version "
            f"has {features}; train again with `signoria train {title}`, or use a newer version"
        )
    if header.biases > answers:
        raise BadWeights(
            f"the weights {source} know {header.biases} answers, but this version has {answers}; "
            f"train again with `signoria train {title}`, or use a newer version"
        )
    return _network(header, _numbers(source, header, parts[2]), features, answers)


def _header(source: Path | Traversable, line: bytes) -> _Header:
    """The second line of a file.  Raises `BadWeights`."""
    try:
        header = json.loads(line)
        title, sizes = header["title"], header["sizes"]
        scale, biases = header.get("scale", 1.0), header.get("biases", 0)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise _useless(source, "their second line is not JSON with title and sizes") from None
    if not isinstance(title, str):
        raise _useless(source, "their title is not a text")
    if not isinstance(sizes, list) or not all(
        type(size) is int and 0 < size <= LARGEST for size in sizes
    ):
        raise _useless(source, f"their sizes are not whole numbers from 1 to {LARGEST}")
    if len(sizes) < 2:
        raise _useless(source, "they have no layer: there must be at least two sizes")
    if sizes[-1] != 1:
        raise _useless(source, f"their last layer has {sizes[-1]} outputs instead of 1")
    if type(biases) is not int or not 0 <= biases <= LARGEST:
        raise _useless(source, "their number of biases is not a whole number")
    if type(scale) not in (int, float) or not isfinite(scale):
        raise _useless(source, "their scale is not a finite number")
    return _Header(title, sizes, float(scale), biases)


def _numbers(source: Path | Traversable, header: _Header, data: bytes) -> list[float]:
    """The weights and constants of all layers, one after another, and the biases.

    Raises `BadWeights`.
    """
    flat = array("f")
    layers = sum((inputs + 1) * outputs for inputs, outputs in pairwise(header.sizes))
    need = flat.itemsize * (layers + header.biases)
    if len(data) != need:
        raise _useless(
            source, f"their sizes need {need} bytes of numbers, but {len(data)} are there"
        )
    flat.frombytes(data)
    if sys.byteorder == "big":
        flat.byteswap()
    if not all(map(isfinite, flat)):
        raise _useless(source, "some of their numbers are not finite")
    return flat.tolist()


def _useless(source: Path | Traversable, why: str) -> BadWeights:
    return BadWeights(
        f"the weights {source} cannot be used: {why}; get them anew, or give others that "
        "`signoria train` wrote"
    )


def _network(header: _Header, numbers: list[float], features: int, answers: int) -> Network:
    """The network of these numbers, with nothing for features and answers that are newer."""
    layers: list[Layer] = []
    at = 0
    for inputs, outputs in pairwise(header.sizes):
        weights = numbers[at : at + inputs * outputs]
        at += inputs * outputs
        width = inputs if layers else features
        weights = weights if layers else _widened(weights, inputs, features)
        layers.append(Layer(width, vec[float](weights), vec[float](numbers[at : at + outputs])))
        at += outputs
    if not header.biases:
        return Network(layers)
    biases = numbers[at:] + [0.0] * (answers - header.biases)
    return Network(layers, Policy(header.scale, vec[float](biases)))


def _widened(weights: list[float], inputs: int, features: int) -> list[float]:
    """The weights of a first layer, with zeros for features that were appended since."""
    more = [0.0] * (features - inputs)
    rows = range(0, len(weights), inputs)
    return [weight for start in rows for weight in (*weights[start : start + inputs], *more)]
