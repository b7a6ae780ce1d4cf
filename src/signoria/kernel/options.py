"""Table options: variants and named rulings, each with its choices, default and rule."""

from __future__ import annotations

from collections.abc import Mapping
from difflib import get_close_matches
from typing import NamedTuple

from signoria.kernel.reasons import BadOption


class Option(NamedTuple):
    """One switch of a table.  Choices are words, so that records and URLs read well."""

    name: str
    choices: tuple[str, ...]
    default: str
    rule: str
    about: str


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
            raise BadOption(
                f"option {option.name!r} cannot be {word!r}: choose one of {', '.join(option.choices)}"
            )
        resolved[option.name] = word
    return resolved
