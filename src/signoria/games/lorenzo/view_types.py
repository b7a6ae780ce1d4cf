"""The shape of what a seat sees of Lorenzo: what `rules/view.py` builds and drawings read.

The client's types are made of these (tools/protocol_types.py), so they are not compiled.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

CardType = Literal["territory", "character", "building", "venture"]
MemberName = Literal["black", "white", "orange", "neutral"]
Good = Literal["coin", "wood", "stone", "servant", "military", "faith", "vp"]
Arrow = Literal["first", "second"]
"""Which of the exchanges that are printed on a building."""
Stage = Literal["setup", "draft", "actions", "vatican", "over"]
TurnStage = Literal["before", "after"]
"""Whether the turn's member has been placed."""
BonusPart = Literal["gains", "privileges", "action"]


class Standing(TypedDict):
    """A member of a family that stands somewhere."""

    seat: int
    member: MemberName


class Space(TypedDict):
    """A space for members: a floor of a tower or another one."""

    card: NotRequired[str]
    """Floors only: the card there, or empty."""
    members: list[Standing]
    open: bool
    """Whether so many players use it."""


class Member(TypedDict):
    """A member of a family, wherever it is."""

    value: int
    """What it is worth in an action, before servants."""
    at: str
    """The space where it stands; empty at home."""
    raised: bool


class PlayedLeader(TypedDict):
    """A leader on the table."""

    leader: str
    used: bool
    copies: str
    """Whose ability Lorenzo de' Medici has; empty for none."""


class Leaders(TypedDict):
    """A player's leaders."""

    hand: int
    """How many are in hand."""
    played: list[PlayedLeader]
    discarded: list[str]
    """Empty for other seats where the table hides them."""
    discards: int


class Player(TypedDict):
    """A player."""

    goods: dict[Good, int]
    tile: str
    """The personal bonus tile; empty while it is not chosen."""
    cards: dict[CardType, list[str]]
    next_slot: int | None
    """Military points that the next territory needs; None if the board is full."""
    members: dict[MemberName, Member]
    burden: list[str]
    """Excommunication tiles that the player suffers from."""
    vp: int
    points: dict[str, int]
    """By where they come from."""
    leaders: Leaders
    hand: NotRequired[list[str]]
    """Only the seat itself sees this and what follows."""
    pack: NotRequired[list[str]]
    """The draft: leaders in the pack before the seat."""
    seen: NotRequired[list[str]]
    sealed: NotRequired[str]
    """What the seat has answered to a secret question that is still open."""


class UsedExchange(TypedDict):
    """An exchange that is chosen for the production under way."""

    building: str
    arrow: Arrow


class Asked(TypedDict, total=False):
    """The arguments of the pending question; each question has its own."""

    stage: TurnStage
    lap: int
    recovered: bool
    card: str
    member: MemberName | Literal[""]
    space: str
    value: int
    cause: str
    """Where it comes from, as a place on the table."""
    least: int
    rate: int
    left: int
    different: bool
    taken: list[str]
    types: list[CardType]
    active: list[str]
    used: list[UsedExchange]
    pays: dict[str, int]
    gets: dict[str, int]
    leader: str
    tiles: list[str]
    pick: int
    needed: int
    edict: str
    at_once: bool
    faith: int
    points: int
    parts: list[BonusPart]


class View(TypedDict):
    """The table."""

    round: int
    period: int
    lap: int
    active: int | None
    """Nobody between turns."""
    stage: Stage
    variant: Literal["basic", "advanced"]
    edition: str
    order: list[int]
    """Seats in turn order."""
    dice: list[int]
    """Black, white, orange; 0 before they are rolled."""
    spaces: dict[str, Space]
    edicts: list[str]
    """The excommunication tile of each period."""
    fee_towers: list[CardType]
    """Towers where somebody stands."""
    left: dict[CardType, int]
    coming: dict[CardType, list[str]]
    """What is known to come in the second round of a period."""
    asked: Asked
    players: list[Player]
