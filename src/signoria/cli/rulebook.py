"""The rules of a title, paragraph by paragraph, out of its `rules.md`."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from signoria.kernel.game import Game

RULE: Final = re.compile(r"^- \*\*(?P<id>[A-Z][\w.-]*)\*\* (?P<text>.*)")
HEADING: Final = re.compile(r"^## (?P<text>.*)")


class Rule(NamedTuple):
    """One numbered rule under its chapter's heading."""

    id: str
    chapter: str
    text: str


@cache
def _rules(game: str) -> tuple[Rule, ...]:
    source = files(f"signoria.games.{game}").joinpath("rules.md").read_text("utf-8")
    rules: list[Rule] = []
    chapter = ""
    for line in source.splitlines():
        if found := HEADING.match(line):
            chapter = found["text"]
        elif found := RULE.match(line):
            rules.append(Rule(found["id"], chapter, found["text"]))
        elif line.startswith("  ") and rules:
            last = rules[-1]
            rules[-1] = last._replace(text=f"{last.text} {line.strip()}")
    return tuple(rules)


def look_up(game: Game, wanted: str) -> list[Rule]:
    """The rule with this id; else a whole chapter by its id; else all rules with these words."""
    rules = _rules(game.name)
    key = wanted.strip().lower()
    exact = [rule for rule in rules if rule.id.lower() == key]
    if exact:
        return exact
    chapter = [rule for rule in rules if rule.chapter.lower().split()[0] == key]
    if chapter:
        return chapter
    words = key.split()
    return [
        rule
        for rule in rules
        if words and all(word in f"{rule.chapter} {rule.text}".lower() for word in words)
    ]


def chapters(game: Game) -> list[str]:
    """The headings, such as "C4 Buying blocks"."""
    return list(dict.fromkeys(rule.chapter for rule in _rules(game.name)))


def plain(text: str) -> str:
    """A rule's text without its Markdown marks."""
    return text.replace("**", "").replace("`", "").replace("*", "")
