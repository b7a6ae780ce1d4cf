"""The files that networks are kept in: small, checked, and read without any framework.

A file is a line that names the format, a line of JSON (title, sizes of the layers), the numbers as
32-bit floats, and a checksum of all that.  How the shipped ones were trained and measured is told
by the cards beside them.
"""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path
from typing import Final
from zlib import crc32

from librt.vecs import vec

from signoria.ai.network import Layer, Network
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


def written(title: str, sizes: Sequence[int], numbers: Numbers) -> bytes:
    """The contents of a file: layers from `sizes[0]` features to `sizes[-1]` claims."""
    flat = array("f")
    for weights, constants in numbers:
        flat.extend(weights)
        flat.extend(constants)
    if sys.byteorder == "big":
        flat.byteswap()
    header = json.dumps({"title": title, "sizes": list(sizes)}).encode()
    body = FORMAT + b"\n" + header + b"\n" + flat.tobytes()
    return body + crc32(body).to_bytes(CHECKSUM, "little")


def read(source: Path | Traversable, title: str, features: int) -> Network:
    """The network of a file, for a title that describes seats by so many features.

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
    header = json.loads(parts[1])
    sizes: list[int] = header["sizes"]
    if header["title"] != title:
        raise BadWeights(f"the weights {source} are for {header['title']}, not for {title}")
    if sizes[0] != features:
        raise BadWeights(
            f"the weights {source} expect {sizes[0]} features of a seat, but this version has "
            f"{features}; train again with `signoria train {title}`"
        )
    flat = array("f", parts[2])
    if sys.byteorder == "big":
        flat.byteswap()
    return _network(sizes, flat.tolist())


def _network(sizes: Sequence[int], numbers: list[float]) -> Network:
    layers: list[Layer] = []
    at = 0
    for inputs, outputs in pairwise(sizes):
        weights = numbers[at : at + inputs * outputs]
        at += inputs * outputs
        layers.append(Layer(inputs, vec[float](weights), vec[float](numbers[at : at + outputs])))
        at += outputs
    return Network(layers)


def shipped(title: str) -> Traversable:
    """Where the package keeps the weights of a title, if it has any."""
    return files("signoria.ai").joinpath("networks", f"{title}.weights")
