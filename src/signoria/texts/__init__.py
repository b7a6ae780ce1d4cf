"""Sentences for the numbers of the engine: Fluent messages, one set of files per language.

`<language>/kernel.ftl` is shared by all titles; a title keeps its own messages in its folder, in
`texts/<language>.ftl`.  A new language is new files of these names; nothing else changes.  There is
no silent fallback: a missing message, a missing argument or a file that does not parse raises
`MissingText`.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

from signoria.games import find
from signoria.kernel.reasons import BadOption, SignoriaError
from signoria.texts.telling import Listing, Telling, Value

DEFAULT_LANGUAGE: Final = "en"


class MissingText(SignoriaError):
    """A text that should exist does not: a fault of a translation, never of a person's input."""


class Texts:
    """The messages of one title in one language."""

    def __init__(self, language: str, sources: dict[str, str]) -> None:
        """`sources` maps a file's name, for complaints, to its Fluent text."""
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        keys: set[str] = set()
        for name, text in sources.items():
            resource = FluentResource(text)
            for entry in resource.body:
                if isinstance(entry, Junk):
                    first = (entry.content or "").strip().splitlines()[0]
                    raise MissingText(f"{name}: not a Fluent message: {first}")
                if isinstance(entry, Message):
                    if entry.id.name in keys:
                        raise MissingText(f"{name}: message {entry.id.name} is defined twice")
                    keys.add(entry.id.name)
            self._bundle.add_resource(resource)
        self.keys: Final = frozenset(keys)
        self._renamed: dict[str, str] = {}

    def renamed(self, names: Mapping[str, str]) -> Texts:
        """The same texts with other wordings for these messages."""
        twin = copy(self)
        twin._renamed = dict(names)
        return twin

    def say(self, what: Value) -> str:
        """A Telling in words; names and numbers as they are.  Raises `MissingText`."""
        if isinstance(what, Telling):
            values: dict[str, str | int] = {}
            for name, value in what.args.items():
                values[name] = self.say(value) if isinstance(value, Telling | Listing) else value
            return self.format(what.key, **values)
        if isinstance(what, Listing):
            text = self.say(what.items[-1])
            for item in reversed(what.items[:-1]):
                text = self.format("list-comma", first=self.say(item), rest=text)
            return text
        return str(what)

    def format(self, key: str, **values: str | int) -> str:
        """A message with its arguments filled in.  Raises `MissingText`."""
        if key not in self.keys:
            raise MissingText(f"no message {key!r} in language {self.language!r}")
        if key in self._renamed:
            return self._renamed[key]
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingText(f"message {key!r} has no text in language {self.language!r}")
        text, problems = self._bundle.format_pattern(pattern, values)
        if problems:
            raise MissingText(f"message {key!r} in language {self.language!r}: {problems[0]}")
        return str(text)


def languages() -> tuple[str, ...]:
    """The languages that have texts, in alphabetical order."""
    folder = files("signoria.texts")
    return tuple(
        sorted(entry.name for entry in folder.iterdir() if entry.joinpath("kernel.ftl").is_file())
    )


@cache
def load(game: str, language: str = DEFAULT_LANGUAGE) -> Texts:
    """The texts of a title.  Raises `BadOption` for an unknown language or a title without texts."""
    if language not in languages():
        raise BadOption(f"no texts in {language!r}: languages are {', '.join(languages())}")
    shared = files("signoria.texts").joinpath(language, "kernel.ftl")
    title = find(game)
    own = title.file("texts", f"{language}.ftl")
    if not own.is_file():
        raise BadOption(
            f"the game {game!r} has no texts in {language!r}: add texts/{language}.ftl to the "
            f"package {title.package}"
        )
    sources = {
        f"{language}/kernel.ftl": shared.read_text("utf-8"),
        f"{game}/texts/{language}.ftl": own.read_text("utf-8"),
    }
    return Texts(language, sources)
