"""Small sets as ints: member n is in the set if bit n is 1.  Members are 0 to 61.

Always make a single bit with `bit(n)`: mypyc writes `1 << n` as a shift of a C int, which has only
32 bits, so the compiled engine would silently differ from the interpreted one.  Hence the table.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_BITS: Final = vec[i64]([2**member for member in range(63)])


def bit(member: i64) -> i64:
    """The set with one member."""
    return _BITS[member]


def count(members: i64) -> i64:
    """The size of a set."""
    size: i64 = 0
    while members != 0:
        members &= members - 1
        size += 1
    return size


def listed(members: i64) -> list[int]:
    """The members of a set, rising."""
    found: list[int] = []
    member: i64 = 0
    while members >> member != 0:
        if members >> member & 1:
            found.append(int(member))
        member += 1
    return found
