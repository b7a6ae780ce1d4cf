"""Table options: variants and named rulings, each with its choices, default and rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import NamedTuple

from signoria.kernel.reasons import BadOption


class Option(NamedTuple):
    """One switch of a table.  Choices are words, so that records and URLs read well.

    Where people may write a choice of their own, such as a deck, `read` turns their text into the
    form that tables and records keep.  Given that form, it returns it unchanged.  It raises
    `BadText`.
    """

    name: str
    choices: tuple[str, ...]
    default: str
    rule: str
    about: str
    read: Callable[[str], str] | None = None


class Fault(NamedTuple):
    """One thing that is wrong with a text of somebody's own.

    `line` counts from 1 and is 0 where it is not known.  The sentence for `code` is the title's
    (`Teller.fault`), with `details` as its arguments.
    """

    line: int
    code: str
    details: dict[str, int | str]


class BadText(BadOption):
    """A text written for an option cannot be used; `faults` is everything that is wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults
        first = faults[0]
        details = ", ".join([f"{name} {value}" for name, value in first.details.items()])
        super().__init__(
            f"faults in the text: {len(faults)}; the first, in line {first.line}: "
            f"{first.code} ({details})"
        )


def decoded(data: bytes) -> str:
    """The bytes of a file as the text for an option.  Raises `BadText`."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data[: problem.start].count(b"\n") + 1
        raise BadText([Fault(line, "not_utf8", {})]) from problem


def resolve(options: tuple[Option, ...], chosen: Mapping[str, object]) -> dict[str, str]:
    """Every option of a title with its choice, in the title's order.  Raises `BadOption`.

    Booleans are welcome for on/off options: `True` is "on", `False` is "off".
    """
    known = {option.name: option for option in options}
    for name in chosen:
        if name not in known:
            near = get_close_matches(name, known, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"options are: {', '.join(known)}"
            raise BadOption(f"no option {name!r}: {hint}")
    resolved = {}
    for option in options:
        wanted = chosen.get(option.name, option.default)
        if isinstance(wanted, bool):
            wanted = "on" if wanted else "off"
        word = str(wanted)
        if word not in option.choices:
            if option.read is None:
                raise BadOption(
                    f"option {option.name!r} cannot be {word!r}: choose one of "
                    f"{', '.join(option.choices)}"
                )
            word = option.read(word)
        resolved[option.name] = word
    return resolved
