"""Decks for tests: the shipped file as a text, and what an owner may do to it."""

from __future__ import annotations

import re
from importlib.resources import files

TEXT = files("signoria.games.prince").joinpath("data", "deck.toml").read_text("utf-8")


def card(key: str, text: str = TEXT) -> str:
    """The lines of one card, from `[[card]]` on."""
    found = re.search(rf'\[\[card\]\]\nkey = "{key}"\n(?:.+\n)*', text)
    assert found, f"no card {key}"
    return found[0]


def edited(key: str, *changes: tuple[str, str], text: str = TEXT) -> str:
    """The deck with pieces of the text of one card replaced."""
    old = new = card(key, text)
    for piece, replacement in changes:
        assert piece in new, f"{key} has no {piece!r}"
        new = new.replace(piece, replacement, 1)
    return text.replace(old, new, 1)


def printed(text: str = TEXT) -> str:
    """The deck as a careful owner leaves it: everything was read off the cards."""
    return re.sub("(?m)^source = .*$", 'source = "printed"', text)


def line_of(text: str, piece: str, after: str = "") -> int:
    """The number of the line with this piece, counted from 1, from another piece on."""
    return text[: text.index(piece, text.index(after))].count("\n") + 1
