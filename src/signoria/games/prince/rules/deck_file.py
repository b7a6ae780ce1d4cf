"""The file of a deck, read and checked: what differs from the shipped one, or all that is wrong.

A deck is a TOML file of the form of `data/deck.toml`: the same sixty cards by `key` and `type`
(P1.4), each with the fields of the shipped card and a source for each field.  Names, figures and
sources may differ.  Whoever types in sixty cards makes more than one mistake, so every fault is
found at once, and told with its line.
"""

from __future__ import annotations

import json
import re
import tomllib
from difflib import get_close_matches
from typing import Any, Final, NamedTuple

from signoria.games.prince.rules.content import CARDS, FIGURES, ROWS, read
from signoria.kernel.options import BadText, Fault

LARGEST_FILE: Final = 64 * 1024
LONGEST_LINE: Final = 300
"""Longer lines have no use in a deck, and some of them take the parser minutes."""
LONGEST_NAME: Final = 40
MOST_FAULTS: Final = 100
"""So many faults are told at most: a text that has more is no deck at all."""

LIMITS: Final = {"power": 9, "income": 60, "votes": 6, "vp": 20, "fee": 99}
"""The largest figures: no box prints larger ones, and the rules can count with these."""

FAULTS: Final = (
    "not_utf8", "too_large", "long_line", "not_toml", "unknown_heading", "bad_title", "no_cards",
    "no_key", "unknown_card", "card_twice", "missing_card", "wrong_type", "unknown_field",
    "missing_field", "bad_name", "bad_figure", "no_sources", "unknown_source", "missing_source",
    "bad_source", "contradiction", "bad_short_form",
)  # fmt: skip
"""Everything that can be wrong with a deck."""

RECONSTRUCTED: Final = "reconstructed"
PRINTED: Final = "printed"
COUNT: Final = "count"
"""Sources may also tell where the number of cards of a type is from; nobody can change that."""
SOURCES: Final = (
    "rulebook",
    *[f"public:{page['key']}" for page in read("sources")["page"]],
    RECONSTRUCTED,
    PRINTED,
)

Card = dict[str, Any]

SHIPPED_CARDS: Final[dict[str, Card]] = {str(row["key"]): row for row in ROWS}
FIELDS: Final[dict[str, tuple[str, ...]]] = {
    key: ("name", *[figure for figure in FIGURES if figure in row])
    for key, row in SHIPPED_CARDS.items()
}
"""What is printed on each card: its name, and the figures that its type has."""


class OwnDeck(NamedTuple):
    """What distinguishes a deck from the shipped one.

    `changed`   per card, the fields that are different
    `doubtful`  per card, the fields that are still reconstructed
    """

    title: str
    changed: dict[str, dict[str, int | str]]
    doubtful: dict[str, list[str]]


# -- files -----------------------------------------------------------------------------------------

CARD_LINE: Final = re.compile(r"\s*\[\[\s*card\s*\]\]")
FIELD_LINE: Final = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=")
HEADING: Final = ""
"""The place in `Lines` of the line with which a card begins."""

Lines = dict[str, int]


def read_file(text: str) -> OwnDeck:
    """A whole deck.  Raises `BadText` with all faults: card by card, then the missing cards."""
    _check_length(text)
    data = _parsed(text)
    faults = [
        fault(0, "unknown_heading", heading=heading)
        for heading in data
        if heading not in ("title", "card")
    ]
    title = data.get("title", "")
    if title != "" and not is_name(title):
        faults.append(fault(0, "bad_title", value=_shown(title), longest=LONGEST_NAME))
    rows = data.get("card")
    if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise BadText([*faults, fault(0, "no_cards")])
    cards = _found_cards(rows, _places(text, len(rows)), faults)
    for key, card in SHIPPED_CARDS.items():
        if key not in cards:
            faults.append(fault(0, "missing_card", card=key, type=str(card["type"])))
    if faults:
        raise BadText(faults[:MOST_FAULTS])
    return OwnDeck(tidy(title), changed_fields(cards), doubtful_fields(cards))


def _check_length(text: str) -> None:
    if len(text.encode(errors="replace")) > LARGEST_FILE:
        raise BadText([fault(0, "too_large", limit=LARGEST_FILE)])
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise BadText([fault(number, "long_line", limit=LONGEST_LINE)])


def _parsed(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        complaint, _, place = str(problem).partition(" (at ")
        line = re.search(r"line (\d+)", place)
        number = int(line[1]) if line else 0
        raise BadText([fault(number, "not_toml", complaint=complaint)]) from problem


def _places(text: str, cards: int) -> list[Lines]:
    """For each card the lines of its fields, as far as a look at the lines can tell."""
    places: list[Lines] = []
    for number, line in enumerate(text.split("\n"), 1):
        if CARD_LINE.match(line):
            places.append({HEADING: number})
        elif places:
            field = FIELD_LINE.match(line)
            if field:
                places[-1].setdefault(field[1], number)
    return places if len(places) == cards else [{} for _ in range(cards)]


def _found_cards(rows: list[Card], places: list[Lines], faults: list[Fault]) -> dict[str, Card]:
    """The cards of a file by their keys, each compared with the shipped one."""
    cards: dict[str, Card] = {}
    for row, lines in zip(rows, places):
        if len(faults) >= MOST_FAULTS:
            break
        line = lines.get("key", lines.get(HEADING, 0))
        key = row.get("key")
        if not isinstance(key, str):
            faults.append(fault(line, "no_key"))
        elif key not in SHIPPED_CARDS:
            near = get_close_matches(key, CARDS, 1)
            nearest = near[0] if near else "none"
            faults.append(fault(line, "unknown_card", card=_shown(key), nearest=nearest))
        elif key in cards:
            faults.append(fault(line, "card_twice", card=key))
        else:
            cards[key] = row
            _check_fields(key, row, lines, faults)
            _check_sources(key, row, lines, faults)
    return cards


def _check_fields(key: str, card: Card, lines: Lines, faults: list[Fault]) -> None:
    """A card has the type and the fields of the shipped one of its key, with possible values."""
    shipped, fields, top = SHIPPED_CARDS[key], FIELDS[key], lines.get(HEADING, 0)
    if card.get("type") != shipped["type"]:
        faults.append(fault(lines.get("type", top), "wrong_type", card=key, type=shipped["type"]))
    expected = {"key", "type", "source"} | set(fields)
    for field in card:
        if field not in expected:
            line, known = lines.get(field, top), ", ".join(fields)
            faults.append(fault(line, "unknown_field", card=key, field=field, fields=known))
    for field in fields:
        line = lines.get(field, top)
        if field not in card:
            faults.append(fault(top, "missing_field", card=key, field=field))
        elif not is_possible(field, card[field]):
            value = _shown(card[field])
            if field == "name":
                faults.append(fault(line, "bad_name", card=key, value=value, longest=LONGEST_NAME))
            else:
                most = LIMITS[field]
                faults.append(
                    fault(line, "bad_figure", card=key, field=field, value=value, most=most)
                )


def _check_sources(key: str, card: Card, lines: Lines, faults: list[Fault]) -> None:
    """Every field has a source, and none is said to come from where something else stands."""
    shipped, fields = SHIPPED_CARDS[key], FIELDS[key]
    line = lines.get("source", lines.get(HEADING, 0))
    if not isinstance(card.get("source"), (str, dict)):
        faults.append(fault(line, "no_sources", card=key, fields=", ".join(fields)))
        return
    sources = _sources(key, card)
    expected = (*fields, COUNT)
    for field, source in sources.items():
        if field not in expected:
            known = ", ".join(fields)
            faults.append(fault(line, "unknown_source", card=key, field=field, fields=known))
        elif source not in SOURCES:
            value, known = _shown(source), ", ".join(SOURCES)
            faults.append(
                fault(line, "bad_source", card=key, field=field, value=value, sources=known)
            )
    for field in fields:
        if field not in sources:
            faults.append(fault(line, "missing_source", card=key, field=field))
        elif (
            sources[field] == shipped["source"][field] != RECONSTRUCTED
            and is_possible(field, card.get(field))
            and card[field] != shipped[field]
        ):
            details = {"value": _shown(card[field]), "told": _shown(shipped[field])}
            source = str(sources[field])
            faults.append(
                fault(line, "contradiction", card=key, field=field, source=source, **details)
            )


def _sources(key: str, card: Card) -> dict[str, Any]:
    """Where each field of a card comes from; one word may stand for all of them."""
    source = card["source"]
    return dict.fromkeys(FIELDS[key], source) if isinstance(source, str) else source


# -- single fields ---------------------------------------------------------------------------------


def is_name(value: Any) -> bool:
    return isinstance(value, str) and value.isprintable() and 0 < len(tidy(value)) <= LONGEST_NAME


def is_possible(field: str, value: Any) -> bool:
    """May a card show this in this field?"""
    if field == "name":
        return is_name(value)
    return type(value) is int and 0 <= value <= LIMITS[field]


def tidy(name: str) -> str:
    """A name without blanks around it, and single ones within."""
    return " ".join(name.split())


def _shown(value: Any) -> str:
    """A wrong value, short enough to be named in a sentence."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST_NAME else f"{text[:LONGEST_NAME]}…"


def fault(line: int, code: str, **details: int | str) -> Fault:
    return Fault(line, code, details)


# -- what differs from the shipped deck ------------------------------------------------------------


def changed_fields(cards: dict[str, Card]) -> dict[str, dict[str, int | str]]:
    """Per card, the fields that are not those of the shipped deck, in its order."""
    changed: dict[str, dict[str, int | str]] = {}
    for key, shipped in SHIPPED_CARDS.items():
        card = {**shipped, **cards.get(key, {})}
        card["name"] = tidy(card["name"])
        fields = {field: card[field] for field in FIELDS[key] if card[field] != shipped[field]}
        if fields:
            changed[key] = fields
    return changed


def doubtful_fields(cards: dict[str, Card]) -> dict[str, list[str]]:
    """Per card, the fields that its sources call reconstructed."""
    found: dict[str, list[str]] = {}
    for key, fields in FIELDS.items():
        sources = _sources(key, cards[key])
        listed = [field for field in fields if sources[field] == RECONSTRUCTED]
        if listed:
            found[key] = listed
    return found
