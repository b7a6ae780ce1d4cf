"""The files that networks are kept in: small, checked, and read without any framework.

A file is a line that names the format, a line of JSON (title, sizes of the layers, and of a policy
its trust and the number of its leanings), the numbers as 32-bit floats, and a checksum of all that.  How the shipped ones were trained and measured is told
by the cards beside them.
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

FORMAT: Final = b"signoria network 1"
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
    trust: float = 1.0,
    leanings: Sequence[float] = (),
) -> bytes:
    """The contents of a file: layers from `sizes[0]` features to `sizes[-1]` claims, and a policy."""
    flat = array("f")
    for weights, constants in numbers:
        flat.extend(weights)
        flat.extend(constants)
    flat.extend(leanings)
    if sys.byteorder == "big":
        flat.byteswap()
    header: dict[str, object] = {"title": title, "sizes": list(sizes)}
    if leanings:
        header |= {"trust": trust, "leanings": len(leanings)}
    body = FORMAT + b"\n" + json.dumps(header).encode() + b"\n" + flat.tobytes()
    return body + crc32(body).to_bytes(CHECKSUM, "little")


class _Header(NamedTuple):
    """What a file says of its numbers."""

    title: str
    sizes: list[int]
    trust: float
    leanings: int


def read(source: Path | Traversable, title: str, features: int, answers: int) -> Network:
    """The network of a file, for a title that describes seats by so many features, and has so many
    answers in its action table.

    Raises `BadWeights`.
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
    if len(parts) != 3 or parts[0] != FORMAT or len(data) > LARGEST:
        raise BadWeights(f"{source} is no file of weights; give one that `signoria train` wrote")
    if crc32(body).to_bytes(CHECKSUM, "little") != checksum:
        raise BadWeights(f"the weights {source} are damaged: the checksum differs; get them anew")
    header = _header(source, parts[1])
    if header.title != title:
        raise BadWeights(f"the weights {source} are for {header.title}, not for {title}")
    if header.sizes[0] != features:
        raise BadWeights(
            f"the weights {source} expect {header.sizes[0]} features of a seat, but this version "
            f"has {features}; train again with `signoria train {title}`"
        )
    if header.leanings not in (0, answers):
        raise BadWeights(
            f"the weights {source} know {header.leanings} answers, but this version has {answers}; "
            f"train again with `signoria train {title}`"
        )
    return _network(header, _numbers(source, header, parts[2]))


def _header(source: Path | Traversable, line: bytes) -> _Header:
    """The second line of a file; sizes are from features to claim.  Raises `BadWeights`."""
    try:
        header = json.loads(line)
        title, sizes = header["title"], header["sizes"]
        trust, leanings = header.get("trust", 1.0), header.get("leanings", 0)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise _useless(source, "their second line is not JSON with title and sizes") from None
    if not isinstance(title, str):
        raise _useless(source, "their title is no text")
    if not isinstance(sizes, list) or not all(
        type(size) is int and 0 < size <= LARGEST for size in sizes
    ):
        raise _useless(source, f"their sizes are not whole numbers from 1 to {LARGEST}")
    if len(sizes) < 2:
        raise _useless(source, "they have no layer, which takes at least two sizes")
    if sizes[-1] != 1:
        raise _useless(source, f"their last layer gives {sizes[-1]} claims of a seat instead of 1")
    if type(leanings) is not int or not 0 <= leanings <= LARGEST:
        raise _useless(source, "their number of leanings is no whole number")
    if type(trust) not in (int, float) or not isfinite(trust):
        raise _useless(source, "their trust is no finite number")
    return _Header(title, sizes, float(trust), leanings)


def _numbers(source: Path | Traversable, header: _Header, data: bytes) -> list[float]:
    """The weights and constants of all layers, one after another, and the leanings.

    Raises `BadWeights`.
    """
    flat = array("f")
    layers = sum((inputs + 1) * outputs for inputs, outputs in pairwise(header.sizes))
    need = flat.itemsize * (layers + header.leanings)
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


def _network(header: _Header, numbers: list[float]) -> Network:
    layers: list[Layer] = []
    at = 0
    for inputs, outputs in pairwise(header.sizes):
        weights = numbers[at : at + inputs * outputs]
        at += inputs * outputs
        layers.append(Layer(inputs, vec[float](weights), vec[float](numbers[at : at + outputs])))
        at += outputs
    policy = Policy(header.trust, vec[float](numbers[at:])) if header.leanings else None
    return Network(layers, policy)
