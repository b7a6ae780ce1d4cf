"""Chance: named streams for matches, a fast generator of random numbers for playouts.

A match never shuffles.  A card is drawn when it is turned, from the stream of its deck:
`pick(seed, stream, nth, n)` depends on nothing but its arguments, so the n-th card of a deck is
the same in every match with that seed, whatever the players did meanwhile (duplicate deals), and
no hidden order exists that could leak.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

_WORD: Final = 0xFFFFFFFF


def pick(seed: int, stream: int, nth: int, n: int) -> int:
    """The nth draw of a stream: a whole number from 0 to n-1, uniform for all practical ends."""
    text = b"signoria/%d/%d/%d" % (seed, stream, nth)
    return int.from_bytes(blake2b(text, digest_size=16).digest(), "big") % n


def child_seed(seed: int, purpose: str, *numbers: int) -> int:
    """A seed derived from a match's seed, such as that of a bot.  It tells nothing about the draws.

    `purpose` and `numbers` are hashed: whoever changes them gets other numbers.
    """
    text = f"signoria offshoot {purpose}/{seed}/{numbers}".encode()
    return int.from_bytes(blake2b(text, digest_size=7).digest(), "big")


def seed_hash(seed: int) -> str:
    """What a record shows of its seed while the match runs."""
    return blake2b(b"signoria seed %d" % seed, digest_size=16).hexdigest()


class Dice:
    """xoshiro128++: the same rolls in the compiled and in the interpreted build.

    For playouts, bots and fuzzing; a match itself draws with `pick`.
    """

    __slots__ = ("_a", "_b", "_c", "_d")
    _a: i64
    _b: i64
    _c: i64
    _d: i64

    def __init__(self, seed: int) -> None:
        words = blake2b(b"signoria dice %d" % seed, digest_size=16).digest()
        self._a = int.from_bytes(words[:4], "big")
        self._b = int.from_bytes(words[4:8], "big")
        self._c = int.from_bytes(words[8:12], "big")
        self._d = int.from_bytes(words[12:], "big") | 1

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n-1, for n up to 2**31."""
        a, b, c, d = self._a, self._b, self._c, self._d
        word = (a + d) & _WORD
        word = ((word << 7 & _WORD | word >> 25) + a) & _WORD
        c ^= a
        d ^= b
        self._b = b ^ c
        self._a = a ^ d
        self._c = c ^ (b << 9 & _WORD)
        self._d = d << 11 & _WORD | d >> 21
        return word * n >> 32
