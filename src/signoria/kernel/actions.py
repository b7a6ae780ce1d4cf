"""The action table: every decision of a title is one row, an int with a stable meaning.

The int is mask index, wire id and learning target at once.  Its text form, such as
`build palazzo-4 lucca`, is what people type, what records are read by, and what `parse` takes
back.  Rows are only ever appended to a title's table; renumbering is a new rules version.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import NamedTuple


class Domain(NamedTuple):
    """The values an argument can take, by name; its index is what the rules see."""

    name: str
    words: tuple[str, ...]
    is_place: bool = True
    """Are its values things on the board, which can be pointed at?  Amounts are not."""


def numbers(name: str, first: int, last: int) -> Domain:
    """A domain of whole numbers.  Its indices start at 0 even if `first` does not."""
    return Domain(name, tuple(str(number) for number in range(first, last + 1)))


def amounts(name: str, first: int, last: int) -> Domain:
    """A domain of how many: whole numbers that are not things on the board."""
    return numbers(name, first, last)._replace(is_place=False)


class Verb(NamedTuple):
    """A block of rows: a verb with up to two arguments, `base` being its first row."""

    name: str
    base: int
    domains: tuple[Domain, ...]

    @property
    def size(self) -> int:
        size = 1
        for domain in self.domains:
            size *= len(domain.words)
        return size


class ActionTable:
    """All rows of a title: int <-> verb and arguments <-> text."""

    def __init__(self, verbs: list[tuple[str, tuple[Domain, ...]]]) -> None:
        self.verbs: list[Verb] = []
        self.size = 0
        for name, domains in verbs:
            verb = Verb(name, self.size, domains)
            self.verbs.append(verb)
            self.size += verb.size
        self._texts: list[str] = [
            " ".join((verb.name, *self._words(verb, offset)))
            for verb in self.verbs
            for offset in range(verb.size)
        ]
        self._rows = {text.lower(): row for row, text in enumerate(self._texts)}

    def _indices(self, verb: Verb, offset: int) -> tuple[int, ...]:
        indices: list[int] = []
        for domain in reversed(verb.domains):
            indices.append(offset % len(domain.words))
            offset //= len(domain.words)
        return tuple(reversed(indices))

    def _words(self, verb: Verb, offset: int) -> tuple[str, ...]:
        indices = self._indices(verb, offset)
        return tuple(d.words[i] for d, i in zip(verb.domains, indices, strict=True))

    def verb(self, action: int) -> Verb:
        """The verb of a row.  Raises `ValueError` for a number outside the table."""
        if not 0 <= action < self.size:
            raise ValueError(f"no action {action}: the table has rows 0 to {self.size - 1}")
        for verb in self.verbs:
            if action < verb.base + verb.size:
                return verb
        raise AssertionError("the last verb ends at the size of the table")

    def arguments(self, action: int) -> dict[str, str]:
        """The arguments of a row by the names of their domains."""
        verb = self.verb(action)
        words = self._words(verb, action - verb.base)
        return {d.name: word for d, word in zip(verb.domains, words, strict=True)}

    def targets(self, action: int) -> tuple[str, ...]:
        """The things to point at for this action, such as `city:lucca`; `verb:pass` for none."""
        verb = self.verb(action)
        words = zip(verb.domains, self._words(verb, action - verb.base), strict=True)
        places = [f"{domain.name}:{word}" for domain, word in words if domain.is_place]
        return tuple(places) or (f"verb:{verb.name}",)

    def text(self, action: int) -> str:
        """The text form of a row."""
        self.verb(action)
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The row that a text form stands for.  Raises `ValueError` with the nearest rows."""
        row = self._rows.get(" ".join(text.lower().split()))  # upper and lower case are one
        if row is None:
            near = get_close_matches(text.lower(), self._rows, 3)
            hint = f"; did you mean {' / '.join(near)}?" if near else "; see the list of actions"
            raise ValueError(f"no action {text!r}{hint}")
        return row
