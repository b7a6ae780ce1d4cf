"""The shape of what a seat sees of Carrara: what `rules/view.py` builds and drawings read.

The client's types are made of these (tools/protocol_types.py), so they are not compiled.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Counts = dict[str, int]
"""How many of each: by colour, by decoration, by upgrade."""

Piece = str
"""Such as `crown`, `red statue` or `golden statue`; empty for none."""


class Section(TypedDict):
    """One section of the wheel, from I on."""

    section: str
    blocks: Counts
    prices: Counts
    decoration: NotRequired[str]
    """The pieces shown at the section now; advanced game only."""
    statue: NotRequired[str]


class Built(TypedDict):
    """A building in a column."""

    tile: str
    decorated: bool
    statue: Piece


class Pillars(TypedDict):
    """Where a player's pillars are."""

    court: list[int]
    """Fields of the court."""
    deferred: int
    places: list[str]
    """Scoring places."""


class Goods(TypedDict):
    """What stands behind a screen."""

    coins: int
    blocks: Counts


class Player(TypedDict):
    """A player."""

    vp: int
    points: Counts
    """By where they come from."""
    pillars: Pillars
    upgrades: list[str]
    storage: list[Piece]
    """The piece in each slot."""
    columns: dict[str, list[Built]]
    """City -> the buildings above it, from the ground up."""
    coins: NotRequired[int]
    """Coins and blocks are missing where a screen hides them from the reader."""
    blocks: NotRequired[Counts]


class Visit(TypedDict):
    """A royal visit under way."""

    seat: int
    field: int


Asked = TypedDict(
    "Asked",
    {
        "deferred": bool,
        "section": str,
        "colour": str,
        "taken": int,
        "from": Literal["section", "court"],
        "piece": Piece,
        "city": str,
        "price": int,
    },
    total=False,
)
"""The arguments of the pending question; each question has its own."""


class View(TypedDict):
    """The table."""

    variant: Literal["basic", "advanced"]
    turn: int
    active: int
    first: int
    asked: Asked
    wheel: list[Section]
    bag: int
    display: list[str]
    """Empty where a gap has not been filled."""
    supply: int
    monuments: list[str]
    upgrades: Counts
    decorations: Counts
    statues: Counts
    court: list[str]
    """The bonus of each field."""
    visit: Visit | None
    cities: dict[str, int | None]
    """City -> the seat whose pillar stands on its card."""
    passes: int
    trigger: int | None
    """The seat that set off the end."""
    ending: str
    players: list[Player]
