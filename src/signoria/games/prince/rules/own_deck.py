"""A deck of your own at a table: names and figures as an owner of the box reads them off the cards.

The shipped deck is mostly reconstructed (P1.4).  The table option `deck` takes the text of another
one (`deck_file`).  Tables and records keep its *short form*, JSON that tells only what differs from
the shipped deck and which fields are still reconstructed:

    {"title": "My box", "changed": {"ceri": {"income": 15}}, "doubtful": {"ceri": ["vp"]}}

A State holds numbers only.  A `Deck` therefore carries its figures and a number made from its
short form, by which `KNOWN` finds names, title and sources again.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from signoria.games.prince import view_types as shape
from signoria.games.prince.rules.content import ROWS, Deck
from signoria.games.prince.rules.deck_file import (
    FIELDS,
    SHIPPED_CARDS,
    OwnDeck,
    changed_fields,
    doubtful_fields,
    fault,
    is_name,
    is_possible,
    read_file,
    tidy,
)
from signoria.kernel.options import BadText

SHIPPED: Final = "reconstructed"
"""The choice of the option `deck` that means the shipped one."""

SHIPPED_DECK: Final = OwnDeck("", {}, doubtful_fields(SHIPPED_CARDS))

KNOWN: Final[dict[int, OwnDeck]] = {0: SHIPPED_DECK}
"""Every deck that a table of this process was set up with, by its number."""


def accept(text: str) -> str:
    """What a table keeps for the text of a deck, or for its short form.  Raises `BadText`."""
    return short_form(read_deck(text))


def deck_of(choice: str) -> Deck:
    """The figures for a choice of the option `deck`: a Deck of the table's own."""
    if choice == SHIPPED:
        return Deck(0, ROWS)
    own = read_deck(choice)
    digest = blake2b(short_form(own).encode(), digest_size=8).digest()
    number = int.from_bytes(digest, "big") >> 4  # 60 bits: whole in every build
    KNOWN[number] = own
    return Deck(number, [{**row, **own.changed.get(str(row["key"]), {})} for row in ROWS])


def shown(deck: Deck) -> shape.Deck:
    """The deck as views show it: how much of it is still reconstructed, and what is its own.

    For a deck of somebody's own, `doubtful` lists the reconstructed fields; those of the shipped
    one stand in its data file.
    """
    own = KNOWN[deck.number]
    told: shape.Deck = {
        "reconstructed": reconstructed(own),
        "title": own.title,
        "changed": {key: dict(fields) for key, fields in own.changed.items()},
    }
    if deck.number:
        told["doubtful"] = {key: list(fields) for key, fields in own.doubtful.items()}
    return told


def reconstructed(own: OwnDeck) -> int:
    """How many names and figures of a deck nobody has read off a card or found in a source."""
    return sum([len(fields) for fields in own.doubtful.values()])


def short_form(own: OwnDeck) -> str:
    """A deck in one line, the same for the same deck; the shipped one is just a word."""
    if own == SHIPPED_DECK:
        return SHIPPED
    return json.dumps(own._asdict(), ensure_ascii=False, separators=(",", ":"))


def read_deck(text: str) -> OwnDeck:
    """A deck from the text of its file or from its short form.  Raises `BadText`.

    No TOML file begins with a brace, and every short form does.
    """
    return _read_short_form(text) if text.startswith("{") else read_file(text)


def _read_short_form(text: str) -> OwnDeck:
    """A deck as tables and records keep it.  Raises `BadText`."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        data = {}
    title, changed, doubtful = [data.get(part) for part in OwnDeck._fields]
    if len(data) != 3 or not (
        (title == "" or is_name(title)) and _are_changes(changed) and _are_lists(doubtful)
    ):
        raise BadText([fault(0, "bad_short_form")])
    return OwnDeck(
        tidy(title),
        changed_fields(changed),
        {
            key: [field for field in fields if field in doubtful[key]]
            for key, fields in FIELDS.items()
            if doubtful.get(key)
        },
    )


def _are_changes(changed: Any) -> bool:
    if not isinstance(changed, dict) or not FIELDS.keys() >= changed.keys():
        return False
    for key, fields in changed.items():
        if not isinstance(fields, dict):
            return False
        for field, value in fields.items():
            if field not in FIELDS[key] or not is_possible(field, value):
                return False
    return True


def _are_lists(doubtful: Any) -> bool:
    if not isinstance(doubtful, dict) or not FIELDS.keys() >= doubtful.keys():
        return False
    for key, fields in doubtful.items():
        if not isinstance(fields, list) or not all(field in FIELDS[key] for field in fields):
            return False
    return True
