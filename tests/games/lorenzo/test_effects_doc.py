"""docs/effects.md and the data files know the same keys, and every example uses its key."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from signoria.games.lorenzo.rules import content

PAGE = Path(__file__).parents[3] / "docs" / "effects.md"
VALUES = {*content.GOODS, *content.TYPES, "privilege"}
"""Keys that are goods or types of cards, with a number: explained once, not row by row."""

HEADING = re.compile(r"^## `(\w+)\.toml`, (?:`\[\[(\w+)\]\]`|the rest)$", re.MULTILINE)
ROW = re.compile(r"^\| `([\w.]+)` \|.*?(?:\| `([\w-]+)` )?\|$", re.MULTILINE)

LISTS = {
    "cards": ("card",),
    "leaders": ("leader",),
    "tiles": ("excommunication", "bonus_tile"),
    "setup": ("tower", "space", "privilege"),
}
"""Data file -> its tables of which there are several."""


def sections() -> dict[str, list[tuple[str, str]]]:
    """The rows of the page, key and example, by file and table: `cards card`, `setup rest`."""
    parts = HEADING.split(PAGE.read_text("utf-8"))
    return {
        f"{file} {table or 'rest'}": ROW.findall(text)
        for file, table, text in zip(parts[1::3], parts[2::3], parts[3::3], strict=True)
    }


def keys(value: Any, above: str = "") -> Iterator[str]:
    """All keys of a row with those they stand in."""
    for item in value if isinstance(value, list) else [value]:
        if isinstance(item, dict):
            for key, inner in item.items():
                if not (key in VALUES and isinstance(inner, int)):
                    yield f"{above}{key}"
                    yield from keys(inner, f"{above}{key}.")


def rows() -> dict[str, list[dict[str, Any]]]:
    """The tables of all data files, by file and table."""
    found: dict[str, list[dict[str, Any]]] = {}
    for file, tables in LISTS.items():
        data = content.read(file)
        found |= {f"{file} {table}": data.pop(table) for table in tables}
        if data:
            found[f"{file} rest"] = [data]
    return found


def test_the_page_has_a_section_for_every_table() -> None:
    assert set(sections()) == set(rows())


@pytest.mark.parametrize("section", rows())
def test_every_key_is_explained_and_every_explained_key_is_used(section: str) -> None:
    used = {key for row in rows()[section] for key in keys(row)}
    explained = [key for key, _ in sections()[section]]
    assert len(explained) == len(set(explained))
    assert set(explained) == used


@pytest.mark.parametrize("section", [section for section in rows() if section != "setup rest"])
def test_every_example_uses_its_key(section: str) -> None:
    named = {str(row.get("key", row.get("type"))): row for row in rows()[section]}
    for key, example in sections()[section]:
        assert key in set(keys(named[example])), f"{example} does not use {key}"
