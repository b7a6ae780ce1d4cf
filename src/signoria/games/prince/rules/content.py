"""The printed facts of The Prince: `data/*.toml` turned into tables once, at import.

The rules read a card's figures from the `Deck` of the table, because an owner of the box may play
with the printed figures of their own (`own_deck`).  Names of cards, houses and homes, and the fixed
amounts, are the same for every table.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.kernel.state import Part


def read(name: str) -> dict[str, Any]:
    """One data file as it stands, provenance included."""
    text = files("signoria.games.prince").joinpath("data", f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


_deck: Final = read("deck")
_setup: Final = read("setup")


# -- cards (P1.4) ----------------------------------------------------------------------------------
ROWS: Final[list[dict[str, Any]]] = _deck["card"]
"""The shipped deck, card by card."""
CARDS: Final = tuple([str(row["key"]) for row in ROWS])
TYPE_OF: Final = tuple([str(row["type"]) for row in ROWS])
TYPES: Final = tuple(dict.fromkeys(TYPE_OF))
MULLIGAN_TYPES: Final = (*[kind for kind in TYPES if kind not in ("poison", "bravo")], "death")
"""The types that count for a mulligan: both deaths are one (P2.4)."""
DEATH: Final = len(MULLIGAN_TYPES) - 1
"""The number of that type."""
MULLIGAN_TYPE_OF: Final = vec[i64](
    [MULLIGAN_TYPES.index(kind) if kind in MULLIGAN_TYPES else DEATH for kind in TYPE_OF]
)
"""Card -> number of its type in `MULLIGAN_TYPES`."""
FIGURES: Final = ("power", "income", "votes", "vp", "fee")
"""The numbers a card may carry; a fee is paid to the bank, the cost of the Doctor is one too."""

# -- houses and homes (P2.1, P4.7) -----------------------------------------------------------------
HOUSES: Final = tuple([str(row["key"]) for row in _setup["house"]])
BASES: Final = tuple([str(row["base"]) for row in _setup["house"]])
HOMES: Final = (*CARDS[:12], *BASES)
BASE_POWER: Final = vec[i64]([row["power"] for row in _setup["house"]])

# -- set-up, turn and end (P2, P11, P12, P13) ------------------------------------------------------
HAND_SIZE: Final[dict[int, int]] = {int(n): size for n, size in _setup["deal"]["hand"].items()}
POOL_SIZE: Final[dict[int, int]] = {int(n): size for n, size in _setup["deal"]["pool"].items()}
START_DUCATS: Final[int] = _setup["start"]["ducats"]
START_CARDINALS: Final[int] = _setup["start"]["cardinals"]
TURNS: Final[int] = _setup["turn"]["turns"]
ALLOWANCE: Final[int] = _setup["turn"]["allowance"]
VOTES_PER_CARDINAL: Final[int] = _setup["election"]["votes_per_cardinal"]
POPE_POINTS: Final[int] = _setup["points"]["pope"]
DUCATS_PER_POINT: Final[int] = _setup["points"]["ducats_per_point"]
ALIKE: Final[int] = _setup["mulligan"]["alike"]
MOST_MULLIGANS: Final[int] = _setup["mulligan"]["most"]
OFFERS_IN_PHASE: Final[int] = _setup["limits"]["offers_in_phase"]
OFFERS_IN_ELECTION: Final[int] = _setup["limits"]["offers_in_election"]
MOST_ROUNDS: Final[int] = _setup["limits"]["rounds"]


class Deck(Part):
    """The figures of the sixty cards at one table.  Never changes, so clones share it.

    `number` is 0 for the shipped deck; otherwise it says which deck of an owner it is
    (`own_deck.KNOWN`).
    """

    __slots__ = ("fee", "income", "number", "power", "votes", "vp")
    FIELDS: ClassVar[tuple[str, ...]] = ("number", "power", "income", "votes", "vp", "fee")

    number: int
    power: vec[i64]
    income: vec[i64]
    votes: vec[i64]
    vp: vec[i64]
    fee: vec[i64]

    def __init__(self, number: int, rows: list[dict[str, Any]]) -> None:
        self.number = number
        self.power = vec[i64]([row.get("power", 0) for row in rows])
        self.income = vec[i64]([row.get("income", 0) for row in rows])
        self.votes = vec[i64]([row.get("votes", 0) for row in rows])
        self.vp = vec[i64]([row.get("vp", 0) for row in rows])
        self.fee = vec[i64]([row.get("fee", 0) for row in rows])


def reconstructed() -> list[str]:
    """The facts that no source at hand prints, as "heading row field"; cards go by their types."""
    cards = [(str(row["type"]), row) for row in ROWS]
    houses = [("house", row) for row in _setup["house"]]
    return [
        f"{heading} {row['key']} {field}"
        for heading, row in cards + houses
        for field, source in row["source"].items()
        if source == "reconstructed"
    ]
