"""The action table: every decision of a title is one row, an int with a stable meaning.

The int is mask index, wire id and learning target at once.  Its text form, such as
`build palazzo-4 lucca`, is what people type, what records are read by, and what `parse` takes
back.

A row, once published, keeps its number and its text for good, whatever expansions add.  A title
therefore declares its verbs as blocks of rows with an explicit base and end, and every argument
has a capacity: the number of words that it may come to have.  Rows beyond the words of today are
*reserved*: they have no text, cannot be parsed and are never legal.  A new word takes the next
reserved row of its block, a new verb the rows after the last block, up to the size of the table.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final, NamedTuple

RESERVED: Final = ""
"""The text of a reserved row."""


class Domain(NamedTuple):
    """The values an argument can take, by name; its index is what the rules see."""

    name: str
    words: tuple[str, ...]
    is_place: bool = True
    """Are its values things on the board, which can be pointed at?  Amounts are not."""
    capacity: int = 0
    """How many words it may come to have; 0 where it never gets more than today."""

    @property
    def room(self) -> int:
        """Rows that one argument of this domain takes: named ones and reserved ones."""
        return self.capacity or len(self.words)


def numbers(name: str, first: int, last: int, capacity: int = 0) -> Domain:
    """A domain of whole numbers.  Its indices start at 0 even if `first` does not."""
    words = tuple(str(number) for number in range(first, last + 1))
    return Domain(name, words, capacity=capacity)


def amounts(name: str, first: int, last: int, capacity: int = 0) -> Domain:
    """A domain of how many: whole numbers that are not things on the board."""
    return numbers(name, first, last, capacity)._replace(is_place=False)


class Verb(NamedTuple):
    """A block of rows: a verb with its arguments, from the row `base` up to `end`.

    The row of two arguments is `base + first * second_domain.room + second`, so that new words
    move no row.
    """

    name: str
    base: int
    end: int
    domains: tuple[Domain, ...] = ()

    @property
    def room(self) -> int:
        """Rows that the capacities of its arguments ask for."""
        room = 1
        for domain in self.domains:
            room *= domain.room
        return room

    def indices(self, action: int) -> tuple[int, ...]:
        """The indices of the arguments of a row, which may be beyond the words of today."""
        found: list[int] = []
        offset = action - self.base
        for domain in reversed(self.domains):
            found.append(offset % domain.room)
            offset //= domain.room
        return tuple(reversed(found))

    def text(self, action: int) -> str:
        """The text form of a row, or `RESERVED`."""
        words = [self.name]
        for domain, index in zip(self.domains, self.indices(action), strict=True):
            if index >= len(domain.words):
                return RESERVED
            words.append(domain.words[index])
        return " ".join(words)


class ActionTable:
    """All rows of a title: int <-> verb and arguments <-> text."""

    def __init__(self, verbs: list[Verb], size: int = 0) -> None:
        """`verbs` in the order of their rows; `size` keeps room for verbs to come.

        Raises `ValueError` where blocks overlap, do not hold what they declare, or two rows read
        alike.
        """
        self.verbs = verbs
        self.size = size or verbs[-1].end
        self._check_blocks()
        self._texts = [RESERVED] * self.size
        for verb in verbs:
            for action in range(verb.base, verb.end):
                self._texts[action] = verb.text(action)
        self.rows = [action for action, text in enumerate(self._texts) if text != RESERVED]
        """All rows that have a meaning, in rising order."""
        self._by_text = {self._texts[action].lower(): action for action in self.rows}
        if len(self._by_text) < len(self.rows):
            raise ValueError("two rows of the table have the same text")

    def _check_blocks(self) -> None:
        end = 0
        for verb in self.verbs:
            for domain in verb.domains:
                if len(domain.words) > domain.room:
                    raise ValueError(
                        f"{verb.name}: {domain.name} has {len(domain.words)} words and a capacity "
                        f"of {domain.room}; move it to a new block with more room"
                    )
            if verb.base < end:
                raise ValueError(f"{verb.name} begins at {verb.base}, within the block before it")
            if verb.end - verb.base != verb.room:
                raise ValueError(
                    f"{verb.name} goes from {verb.base} to {verb.end}, but its arguments need "
                    f"{verb.room} rows"
                )
            end = verb.end
        if end > self.size:
            raise ValueError(f"the last block ends at {end}, beyond the {self.size} rows")

    def is_named(self, action: int) -> bool:
        """Does this number stand for something?  Reserved rows and those outside do not."""
        return 0 <= action < self.size and self._texts[action] != RESERVED

    def verb(self, action: int) -> Verb:
        """The verb of a row.  Raises `ValueError` for a number that stands for nothing."""
        if not 0 <= action < self.size:
            raise ValueError(f"no action {action}: the table has rows 0 to {self.size - 1}")
        if self._texts[action] == RESERVED:
            raise ValueError(f"no action {action}: the row is reserved for expansions")
        for verb in self.verbs:
            if action < verb.end:
                return verb
        raise AssertionError("a row with a text is in a block")

    def _words(self, verb: Verb, action: int) -> list[tuple[Domain, str]]:
        indices = verb.indices(action)
        return [(d, d.words[i]) for d, i in zip(verb.domains, indices, strict=True)]

    def arguments(self, action: int) -> dict[str, str]:
        """The arguments of a row by the names of their domains."""
        verb = self.verb(action)
        return {domain.name: word for domain, word in self._words(verb, action)}

    def targets(self, action: int) -> tuple[str, ...]:
        """The things to point at for this action, such as `city:lucca`; `verb:pass` for none."""
        verb = self.verb(action)
        words = self._words(verb, action)
        places = [f"{domain.name}:{word}" for domain, word in words if domain.is_place]
        return tuple(places) or (f"verb:{verb.name}",)

    def rows_of(self, verb: Verb) -> list[int]:
        """The rows of a verb that have a meaning, in rising order."""
        return [row for row in range(verb.base, verb.end) if self._texts[row] != RESERVED]

    def text(self, action: int) -> str:
        """The text form of a row.  Raises `ValueError` for a number that stands for nothing."""
        self.verb(action)
        return self._texts[action]

    def parse(self, text: str) -> int:
        """The row that a text form stands for.  Raises `ValueError` with the nearest rows."""
        row = self._by_text.get(" ".join(text.lower().split()))  # upper and lower case are one
        if row is None:
            near = get_close_matches(text.lower(), self._by_text, 3)
            hint = f"; did you mean {' / '.join(near)}?" if near else "; see the list of actions"
            raise ValueError(f"no action {text!r}{hint}")
        return row
