"""The printed facts of Carrara: `data/*.toml` turned into tables once, at import.

Rules modules index these tables by small ints: colours, cities and kinds 0 to 5 in rulebook
order, building tiles 0 to 35 (six per kind), monuments 36 to 41.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.kernel.bits import bit


def read(name: str) -> dict[str, Any]:
    """One data file as it stands, provenance included."""
    text = files("signoria.games.carrara").joinpath("data", f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


FILES: Final = ("marble", "cities", "buildings", "court", "ornaments", "turn")

_marble: Final = read("marble")
_cities: Final = read("cities")
_buildings: Final = read("buildings")
_court: Final = read("court")
_ornaments: Final = read("ornaments")
_turn: Final = read("turn")


def _keys(rows: list[dict[str, Any]]) -> tuple[str, ...]:
    return tuple([str(row["key"]) for row in rows])


def _table(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def _index(words: tuple[str, ...], word: str) -> int:
    return words.index(word)


# -- marble and cities (C1.4, C1.5, C2) ----------------------------------------------------------
COLOURS: Final = _keys(_marble["colour"])
BLOCKS_PER_COLOUR: Final = _table([row["blocks"] for row in _marble["colour"]])
SECTIONS: Final = tuple([str(row["numeral"]) for row in _marble["section"]])
WHEEL_FULL: Final[int] = _marble["wheel"]["full"]
PRICE: Final = _table(
    [row["prices"].get(colour, 0) for row in _marble["section"] for colour in COLOURS]
)
"""Price of a colour in a section: PRICE[section * 6 + colour]; 0 is free."""
START_BLOCKS: Final[list[list[int]]] = [
    [_index(COLOURS, colour) for colour in row["blocks"]] for row in _marble["start"]
]
START_COINS: Final[int] = _marble["purse"]["coins"]

CITIES: Final = _keys(_cities["city"])
REWARD: Final = _table([row["reward"] for row in _cities["city"]])
PAYS_VP: Final = _table([int(row["pays"] == "vp") for row in _cities["city"]])
MINIMUM: Final = _table([row["minimum"] for row in _cities["city"]])

LANDSCAPES: Final = _keys(_cities["landscape"])
LANDSCAPE_REWARD: Final = _table([row["reward"] for row in _cities["landscape"]])
LANDSCAPE_PAYS_VP: Final = _table([int(row["pays"] == "vp") for row in _cities["landscape"]])

UPGRADES: Final = _keys(_cities["upgrade"])
"""Six city upgrades in the order of the cities, then urban and rural."""
UPGRADED: Final = _table([row["reward"] for row in _cities["upgrade"]])
UPGRADE_COPIES: Final = _table([row["copies"] for row in _cities["upgrade"]])
UPGRADE_COPIES_LANDSCAPES: Final = _table([row["copies_landscapes"] for row in _cities["upgrade"]])

# -- buildings (C2.5, C5.5) ----------------------------------------------------------------------
KINDS: Final = _keys(_buildings["kind"])
LANDSCAPE_OF: Final = _table([_index(LANDSCAPES, row["landscape"]) for row in _buildings["kind"]])
DECORATIONS: Final = tuple([str(row["decoration"]) for row in _buildings["kind"]])
_ROWS: Final[list[dict[str, Any]]] = _buildings["tile"]
MONUMENT_VALUE: Final[int] = _buildings["monument"]["value"]
DISPLAY: Final[int] = _buildings["display"]["size"]

KIND_OF: Final = _table([kind for kind in range(6) for _ in _ROWS] + list(range(6)))
VALUE_OF: Final = _table([row["value"] for _ in range(6) for row in _ROWS] + [MONUMENT_VALUE] * 6)
TILE_NAMES: Final = tuple(
    [f"{kind}-{row['value']}{row['set']}" for kind in KINDS for row in _ROWS]
    + [f"{kind}-{MONUMENT_VALUE}" for kind in KINDS]
)
TILES_OF_KIND: Final = _table(
    [sum(bit(tile) for tile in range(42) if KIND_OF[tile] == kind) for kind in range(6)]
)
"""Bit sets of tiles, monuments included."""
TILES_OF_LANDSCAPE: Final = _table(
    [
        sum(bit(tile) for tile in range(42) if LANDSCAPE_OF[KIND_OF[tile]] == landscape)
        for landscape in range(2)
    ]
)
DESIGN_NAMES: Final = tuple([f"{kind}-{value}" for kind in KINDS for value in range(1, 6)])
"""The 30 different faces of building tiles; the two threes of a kind share one."""
DESIGN_COPIES: Final[dict[int, vec[i64]]] = {
    players: _table(
        [
            sum(players in row["players"] for row in _ROWS if row["value"] == value)
            for _ in range(6)
            for value in range(1, 6)
        ]
    )
    for players in (2, 3, 4)
}

# -- court and scoring places (C2.7, C6, C13) ----------------------------------------------------
BONUSES: Final = ("vp", "coins", "decoration", "statue")
BASIC_COURT: Final = _table([_index(BONUSES, row["bonus"]) for row in _court["basic"]])
ADVANCED_COURT: Final = _table([_index(BONUSES, row["bonus"]) for row in _court["advanced"]])


def _fields(court: vec[i64]) -> vec[i64]:
    """Per bonus, the bit set of the court's fields that show it."""
    return _table(
        [
            sum(bit(field) for field in range(len(court)) if court[field] == bonus)
            for bonus in range(4)
        ]
    )


BASIC_FIELDS: Final = _fields(BASIC_COURT)
ADVANCED_FIELDS: Final = _fields(ADVANCED_COURT)


def _bonus_amount(bonus: str) -> int:
    amounts = {
        row["amount"] for row in _court["basic"] + _court["advanced"] if row["bonus"] == bonus
    }
    (amount,) = amounts
    return int(amount)


BONUS_VP: Final = _bonus_amount("vp")
BONUS_COINS: Final = _bonus_amount("coins")
MONEY_MINIMUM: Final = _table([row["minimum"] for row in _court["money"]])
MONEY_RATE: Final = _table([row["rate"] for row in _court["money"]])
COIN_RATE: Final[int] = _court["coins"]["rate"]
PAIR_NAMES: Final = _keys(_ornaments["pair"])
PAIRS: Final = _table(
    [_index(CITIES, city) for row in _ornaments["pair"] for city in row["cities"]]
)
"""The two cities of a statue place: PAIRS[2 * place] and PAIRS[2 * place + 1]."""

# -- ornaments (C11, C12, C14) -------------------------------------------------------------------
_DISCS: Final = {row["name"]: row for row in _ornaments["disc"]}
STATUE_DISC: Final = _table([_index(COLOURS, colour) for colour in _DISCS["inner"]["order"]])
DECORATION_DISC: Final = _table([_index(DECORATIONS, word) for word in _DISCS["outer"]["order"]])
DECORATIONS_PER_KIND: Final = {
    int(players): int(number) for players, number in _ornaments["decorations"]["per_kind"].items()
}
STATUES_PER_COLOUR: Final[int] = _ornaments["statues"]["per_colour"]
SLOTS: Final[int] = _ornaments["storage"]["slots"]
PURCHASE_COINS: Final[int] = _ornaments["purchase"]["coins"]
SET_VP: Final = _table([0] + [row["vp"] for row in _ornaments["set"]])
MAJORITY_VP: Final = _table([vp for row in _ornaments["majority"] for vp in row["vp"]])
"""Prize of a rank in a city: MAJORITY_VP[city * 3 + rank], rank 0 being first."""

# -- turn (C4.7, C8, C9, C15.5) ------------------------------------------------------------------
PASS_COINS: Final[int] = _turn["pass"]["coins"]
POVERTY_COINS: Final[int] = _turn["poverty"]["coins"]
ENDING_VP: Final[int] = _turn["ending"]["vp"]
STALL_ROUNDS: Final[int] = _turn["stall"]["rounds"]


def reconstructed() -> list[str]:
    """The facts that are not printed in a source at hand, as "heading row field"."""
    found: list[str] = []
    for name in FILES:
        for heading, rows in read(name).items():
            for row in rows if isinstance(rows, list) else [rows]:
                label = next(
                    (
                        str(row[key])
                        for key in ("key", "name", "city", "field", "size")
                        if key in row
                    ),
                    "",
                )
                for field, value in row.items():
                    if "source" in field and value == "reconstructed":
                        about = field.replace("source", "").strip("_")
                        found.append(" ".join(part for part in (heading, label, about) if part))
    return found
