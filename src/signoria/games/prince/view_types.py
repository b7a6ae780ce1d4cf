"""The shape of what a seat sees of The Prince: what `rules/view.py` builds and drawings read.

The client's types are made of these (tools/protocol_types.py), so they are not compiled.
"""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Stage = Literal["setup", "phases", "election", "between", "over"]
Target = Literal["card", "holding", "base"]
"""What is seized."""
OfferState = Literal["composing", "open", "leave"]


class Home(TypedDict):
    """A base or a holding, and the card in each of its slots; empty for none."""

    home: str
    power: int
    office: str
    artist: str
    family: str


class Secrets(TypedDict):
    """What a player alone sees of himself."""

    ducats: int
    hand: list[str]
    never: bool


class Player(TypedDict):
    """A player."""

    house: str
    """Empty before it is drawn."""
    vp: int
    points: dict[str, int]
    """By where they come from."""
    cardinals: int
    votes: int
    income: int
    homes: list[Home]
    """The base first, then the holdings."""
    open: list[str]
    """Offices, artists and families in no slot."""
    shown: list[str]
    """Hand cards that everybody knows of."""
    ducats: NotRequired[int]
    """Purse, hand and order are missing where the reader may not know them."""
    hand: NotRequired[list[str]]
    never: NotRequired[bool]
    """Whether the seat has ordered never to answer a poison."""
    known: NotRequired[list[str]]
    """Hand cards of this player that the reader alone has seen."""


class Deck(TypedDict):
    """The deck: how much of it nobody has read off a card, and what is an owner's own."""

    reconstructed: int
    title: str
    changed: dict[str, dict[str, str | int]]
    """Card -> field -> what stands there."""
    doubtful: NotRequired[dict[str, list[str]]]
    """Card -> its reconstructed fields; for an owner's deck only."""


class Mulligan(TypedDict):
    """Who may change the first hand now, and how often they have."""

    seat: int
    taken: int
    type: str
    """The type of which the last hand had three; empty before the first."""


class Auction(TypedDict):
    """An auction under way."""

    card: str
    highest: int
    bidder: int | None
    bids: list[int]
    """The last bid of each seat."""
    passed: list[int]


class Seizure(TypedDict):
    """An attack under way."""

    attacker: int
    defender: int
    what: Target
    target: str
    power: int
    """What defends the target before condottieri are added."""


class Death(TypedDict):
    """A murder under way."""

    by: int
    card: str
    """The kind of card: poison or bravo."""
    target: str


class Trial(TypedDict):
    """A trial under way."""

    accuser: int
    cardinals: list[int]


class Election(TypedDict):
    """The election of a Pope."""

    round: int
    """0 is the secret round."""
    run_off: list[int] | None
    """The two seats of the run-off."""
    votes: list[int]
    needed: int
    cast: list[list[int]]
    """Voter by candidate: the round that was opened last."""


class Goods(TypedDict):
    """One side of an offer."""

    ducats: int
    cards: list[str]
    hand: int
    """How many hand cards, which only the two parties may name."""


class HandCards(TypedDict):
    """The hand cards in an offer."""

    give: list[str]
    ask: list[str]


Offer = TypedDict(
    "Offer",
    {
        "from": int,
        "to": int,
        "give": Goods,
        "ask": Goods,
        "state": OfferState,
        "hand_cards": NotRequired[HandCards],
    },
)
"""An offer that is pending; only its two parties see its hand cards."""


class Sealed(TypedDict, total=False):
    """What the seat has answered to the secret question that is still open."""

    troop: list[str]
    votes: dict[str, int]
    answer: str


Asked = TypedDict(
    "Asked",
    {
        "card": str,
        "highest": int,
        "bid_so_far": int,
        "after": bool,
        "ducats": int,
        "holding": str,
        "cards": int,
        "killed": bool,
        "round": int,
        "house": str,
        "left": int,
        "from": int,
        "to": int,
        "target": str,
        "by": int,
        "what": Target,
        "run_off": bool,
    },
    total=False,
)
"""The arguments of the pending question; each question has its own."""


class View(TypedDict):
    """The table."""

    turn: int
    stage: Stage
    active: int | None
    """Nobody in an election and between turns."""
    pope: int | None
    """Nobody before he is drawn."""
    trade: bool
    deck: Deck
    pool: int
    open_pool: list[str]
    asked: Asked
    mulligan: Mulligan | None
    auction: Auction | None
    seizure: Seizure | None
    death: Death | None
    trial: Trial | None
    election: Election | None
    offer: Offer | None
    marriage: list[int] | None
    """The two seats."""
    savonarola: bool
    sentences: int
    reshuffled: bool
    got_office: list[int]
    got_cardinal: list[int]
    transit: list[str]
    """Cards that a question is pending about."""
    aside: list[str]
    removed: list[str]
    players: list[Player]
    sealed: NotRequired[Sealed]
    """Only the seat itself."""
