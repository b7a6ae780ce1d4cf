"""The colours of the client are named in `web/src/tokens.css`; only titles may paint with others."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "web" / "src"
TOKENS = SRC / "tokens.css"
OUTSIDE = [
    path
    for path in sorted(SRC.rglob("*"))
    if path.suffix in {".svelte", ".css", ".ts"}
    and path != TOKENS
    and not path.is_relative_to(SRC / "titles")
]
COLOUR = re.compile(
    r"""
    (?<!url\()(?<!href=["'])(?<![\w&./-])  # no reference, no entity, no part of a word
    \#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b
    | (?<![\w-])(?:rgba?|hsla?|hwb|oklab|oklch|color)\(
    """,
    re.IGNORECASE | re.VERBOSE,
)


def literals(text: str) -> list[str]:
    """The colours that a text writes out: `#7a5410`, or the `rgb(` of `rgb(0 0 0)`."""
    return COLOUR.findall(text)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('fill="#7a5410"', ["#7a5410"]),
        ("linear-gradient(#F00, #0000001c)", ["#F00", "#0000001c"]),
        ("color: rgb(0 0 0); background: hsla(0, 0%, 0%, 1)", ["rgb(", "hsla("]),
        ("fill: var(--gold); color: color-mix(in srgb, var(--ink) 40%, transparent)", []),
        ('fill="url(#add)" href="#bed" {#each seats as seat} &#123; #12345', []),
    ],
)
def test_a_literal_is_seen(text: str, found: list[str]) -> None:
    assert literals(text) == found


def test_nothing_outside_the_titles_writes_a_colour_out() -> None:
    assert len(OUTSIDE) > 100
    written = {
        str(path.relative_to(SRC)): found
        for path in OUTSIDE
        if (found := literals(path.read_text("utf-8")))
    }
    assert not written, f"name these colours in {TOKENS.name} and use var(--…): {written}"


def test_every_property_that_is_read_is_set_somewhere() -> None:
    text = "\n".join(
        path.read_text("utf-8")
        for path in SRC.rglob("*")
        if path.suffix in {".svelte", ".css", ".ts"}
    )
    read = set(re.findall(r"var\((--[a-z][\w-]*)\)", text))
    given = set(re.findall(r"(?:style:)?(--[a-z][\w-]*)(?:\s*:|=)", text))
    assert len(read) > 100
    assert not sorted(read - given)
