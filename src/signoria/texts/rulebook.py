"""The rules of a title, chapter by chapter, out of its `rules.md` or `rules.<language>.md`."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

from signoria.games import find
from signoria.kernel.reasons import BadOption
from signoria.texts import DEFAULT_LANGUAGE

RULE: Final = re.compile(r"^- \*\*(?P<id>[A-Z][\w.-]*)\*\* (?P<text>.*)")
HEADING: Final = re.compile(r"^## (?P<id>[A-Z][\w-]*) (?P<title>.*)")


class Rule(NamedTuple):
    """One numbered rule; its text is Markdown."""

    id: str
    text: str


class Chapter(NamedTuple):
    """A chapter: its id, such as "C4", its title, and its rules."""

    id: str
    title: str
    rules: list[Rule]

    @property
    def heading(self) -> str:
        return f"{self.id} {self.title}"


class Rulebook(NamedTuple):
    """All rules of a title in one language, and the words before the first chapter."""

    opening: str
    chapters: list[Chapter]


def written(game: str, language: str) -> bool:
    """Are the rules of a title there in this language?"""
    return _file(game, language).is_file()


def _file(game: str, language: str) -> Traversable:
    name = "rules.md" if language == DEFAULT_LANGUAGE else f"rules.{language}.md"
    return find(game).file(name)


@cache
def read(game: str, language: str = DEFAULT_LANGUAGE) -> Rulebook:
    """The rules of a title.  Raises `BadOption` where there are none in this language."""
    file = _file(game, language)
    if not file.is_file():
        raise BadOption(
            f"the rules of {game!r} are not written in {language!r}: add {file.name} to the package "
            f"{find(game).package}"
        )
    opening: list[str] = []
    chapters: list[Chapter] = []
    for line in file.read_text("utf-8").splitlines():
        if found := HEADING.match(line):
            chapters.append(Chapter(found["id"], found["title"], []))
        elif line.startswith("# "):
            continue
        elif not chapters:
            opening.append(line)
        elif found := RULE.match(line):
            chapters[-1].rules.append(Rule(found["id"], found["text"]))
        elif line.startswith("  ") and chapters[-1].rules:
            rules = chapters[-1].rules
            rules[-1] = Rule(rules[-1].id, f"{rules[-1].text} {line.strip()}")
    return Rulebook("\n".join(opening).strip(), chapters)


def look_up(game: str, wanted: str, language: str = DEFAULT_LANGUAGE) -> list[Rule]:
    """The rule with this id; else a whole chapter by its id; else all rules with these words."""
    chapters = read(game, language).chapters
    key = wanted.strip().lower()
    exact = [rule for chapter in chapters for rule in chapter.rules if rule.id.lower() == key]
    if exact:
        return exact
    for chapter in chapters:
        if chapter.id.lower() == key:
            return chapter.rules
    words = key.split()
    return [
        rule
        for chapter in chapters
        for rule in chapter.rules
        if words and all(word in f"{chapter.title} {rule.text}".lower() for word in words)
    ]


def plain(text: str) -> str:
    """A rule's text without its Markdown marks."""
    return text.replace("**", "").replace("`", "").replace("*", "")
