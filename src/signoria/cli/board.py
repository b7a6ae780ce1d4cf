"""What draws a title's table in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from rich.console import RenderableType

from signoria.texts.words import Words

Draw = Callable[[Mapping[str, Any], Sequence[str], Words, int], RenderableType]
"""The table as a view shows it, with the names of the seats, in words, so many columns wide."""

Spell = Callable[[Mapping[str, Any], str], list[str]]
"""The text forms of the actions that something short stands for; none if it is no such thing.

Raises `BadInput` for what can be seen to be impossible."""


def spell_nothing(view: Mapping[str, Any], typed: str) -> list[str]:  # noqa: ARG001 - a `Spell`
    """For titles in which nothing short can be typed for a run of actions."""
    return []


class Board(NamedTuple):
    """How a title is shown and what can be typed at it."""

    draw: Draw
    spelled: Spell = spell_nothing
