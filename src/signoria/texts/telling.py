"""`Telling`: a sentence before it has a language.

The engine speaks in numbers and people read sentences.  Between the two stands a Telling: the key
of a Fluent message and its arguments, which may be Tellings themselves.  It fixes the content
without choosing a language, so the server sends it as it is, and terminal and browser, which share
the same `.ftl` files, put it into words each in their reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Union

import msgspec

Value = Union[int, str, "Telling", "Listing"]


class Telling(msgspec.Struct, frozen=True, tag="message", tag_field="tell", omit_defaults=True):
    """A message of the texts with its arguments.

    A plain `str` among the arguments is shown as it stands (a player's name) or is a key to select
    on (`city_key`); words of a game are Tellings.
    """

    key: str
    args: Mapping[str, Value] = {}


class Listing(msgspec.Struct, frozen=True, tag="list", tag_field="tell"):
    """Several Tellings in a row: "2 red, 1 white".  Never empty."""

    items: Sequence[Telling]


class Printed(msgspec.Struct, frozen=True):
    """One line of what is printed on a piece, in words: "At once: 3 coins"."""

    label: Telling
    text: Telling
