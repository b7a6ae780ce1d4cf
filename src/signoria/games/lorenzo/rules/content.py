"""The printed facts of Lorenzo il Magnifico: `data/*.toml` turned into tables once, at import.

The keys of the data files are explained in docs/effects.md; this module is the only place that
reads them.  The rules see flat tables of numbers: `COST[(card * 2 + way) * GOODS + good]`.  A row of
a table of goods is found by its offset, `card * GOODS`, so that one function can collect any row of
any table (`gains.collect`).
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import table as tb
from signoria.kernel.bits import bit


def read(name: str) -> dict[str, Any]:
    """One data file as it stands, provenance included."""
    text = files("signoria.games.lorenzo").joinpath("data", f"{name}.toml").read_text("utf-8")
    return tomllib.loads(text)


_setup: Final = read("setup")
_tiles: Final = read("tiles")
CARD_ROWS: Final[list[dict[str, Any]]] = read("cards")["card"]
LEADER_ROWS: Final[list[dict[str, Any]]] = read("leaders")["leader"]
TILE_ROWS: Final[list[dict[str, Any]]] = _tiles["excommunication"]
BONUS_TILE_ROWS: Final[list[dict[str, Any]]] = _tiles["bonus_tile"]
SPACE_ROWS: Final[list[dict[str, Any]]] = _setup["space"]

GOODS: Final[tuple[str, ...]] = ("coin", "wood", "stone", "servant", "military", "faith", "vp")
TYPES: Final[tuple[str, ...]] = tuple([str(row["type"]) for row in _setup["tower"]])
_KIND_NAMES: Final = (*TYPES, "harvest", "production")


def _goods(row: dict[str, int]) -> list[int]:
    """A row of a table of goods."""
    return [row.get(good, 0) for good in GOODS]


def _goods_table(rows: list[dict[str, int]]) -> vec[i64]:
    return vec[i64]([amount for row in rows for amount in _goods(row)])


def _set(members: list[int]) -> i64:
    found: i64 = 0
    for member in members:
        found |= bit(member)
    return found


def _types(names: list[str]) -> i64:
    return _set([TYPES.index(name) for name in names])


# -- development cards -----------------------------------------------------------------------------
CARDS: Final = tuple([str(row["key"]) for row in CARD_ROWS])
TYPE: Final = vec[i64]([TYPES.index(row["type"]) for row in CARD_ROWS])
"""Card -> its type."""
PERIOD: Final = vec[i64]([row["period"] - 1 for row in CARD_ROWS])
"""Card -> its period, 0 to 2."""
_by_type: Final = [[n for n, row in enumerate(CARD_ROWS) if row["type"] == kind] for kind in TYPES]
MOST_OF_TYPE: Final = 24
for kind, cards in zip(TYPES, _by_type, strict=True):
    if len(cards) != MOST_OF_TYPE:
        raise ValueError(
            f"data/cards.toml has {len(cards)} cards of the type {kind}, but the rules deal "
            f"{MOST_OF_TYPE} of each: replace a card instead of adding or removing one"
        )
PLACE: Final = vec[i64]([_by_type[int(TYPE[n])].index(n) for n in range(len(CARD_ROWS))])
"""Card -> its member number in a set of cards of its type."""
CARD_AT: Final = vec[i64]([n for cards in _by_type for n in cards])
"""`CARD_AT[type * MOST_OF_TYPE + place]`: the card that is this member of a set."""
PERIOD_SET: Final = vec[i64](
    [
        _set([place for place, n in enumerate(cards) if CARD_ROWS[n]["period"] == period + 1])
        for cards in _by_type
        for period in range(3)
    ]
)
"""`PERIOD_SET[type * 3 + period]`: the set of cards of a type and period."""
BUILDINGS: Final = tuple([CARDS[n] for n in _by_type[tb.BUILDING]])


def _costs() -> list[list[dict[str, int]]]:
    return [row.get("cost", [{}]) for row in CARD_ROWS]


def _at_once(key: str, otherwise: Any) -> list[Any]:
    return [row.get("at_once", {}).get(key, otherwise) for row in CARD_ROWS]


def _lasting(key: str, otherwise: Any) -> list[Any]:
    return [row.get("lasting", {}).get(key, otherwise) for row in CARD_ROWS]


def _type_or_none(row: dict[str, Any]) -> int:
    return TYPES.index(row["type"]) if row else tb.NOTHING


# What a card costs (L6.8): one or two ways to pay, each with the military points it needs.
WAYS: Final = vec[i64]([len(ways) for ways in _costs()])
COST: Final = _goods_table([way for ways in _costs() for way in (ways[0], ways[-1])])
"""`COST[(card * 2 + way) * GOODS + good]`."""
NEEDS: Final = vec[i64]([w.get("needs", 0) for ways in _costs() for w in (ways[0], ways[-1])])
"""`NEEDS[card * 2 + way]`: military points that must be owned before paying."""

# What it does at once (L8.1, L8.2).
GAIN: Final = _goods_table(_at_once("gain", {}))
PER_CARD_TYPE: Final = vec[i64]([_type_or_none(r) for r in _at_once("gain_per_card", {})])
"""The type of cards that `PER_CARD` counts, or NOTHING."""
PER_CARD: Final = _goods_table([r.get("gain", {}) for r in _at_once("gain_per_card", {})])
PER_MILITARY: Final = vec[i64]([r.get("every", 0) for r in _at_once("gain_per_points", {})])
"""So many military points are counted once by `PER_POINTS`, or 0."""
PER_POINTS: Final = _goods_table([r.get("gain", {}) for r in _at_once("gain_per_points", {})])
PRIVILEGE_COUNT: Final = vec[i64](_at_once("privileges", 0))
DIFFERENT: Final = vec[i64]([int(flag) for flag in _at_once("different", False)])
TAKE_VALUE: Final = vec[i64]([r.get("value", 0) for r in _at_once("take", {})])
"""Value of the bonus action in the towers, or 0."""
TAKE_TYPES: Final = vec[i64]([_types(r.get("types", [])) for r in _at_once("take", {})])
TAKE_OFF: Final = _goods_table([r.get("discount", {}) for r in _at_once("take", {})])
HARVEST_NOW: Final = vec[i64](_at_once("harvest", tb.NOTHING))
PRODUCTION_NOW: Final = vec[i64](_at_once("production", tb.NOTHING))

# What a territory or building does at a harvest or production (L9.2).
ACTIVATION: Final = vec[i64](_lasting("value", 0))
WORK_GAIN: Final = _goods_table(_lasting("gain", {}))
WORK_TYPE: Final = vec[i64]([_type_or_none(r) for r in _lasting("gain_per_card", {})])
"""The type of cards that `WORK_PER_CARD` counts, or NOTHING."""
WORK_PER_CARD: Final = _goods_table([r.get("gain", {}) for r in _lasting("gain_per_card", {})])
WORK_PRIVILEGES: Final = vec[i64](_lasting("privileges", 0))
ARROWS: Final = vec[i64]([len(ways) for ways in _lasting("exchange", [])])
"""How many exchanges a building offers, 0 to 2."""
_exchanges: Final = [
    ways[min(way, len(ways) - 1)] if ways else {"pay": {}, "get": {}}
    for ways in _lasting("exchange", [])
    for way in range(2)
]
EXCHANGE_PAY: Final = _goods_table([row["pay"] for row in _exchanges])
"""`EXCHANGE_PAY[(card * 2 + way) * GOODS + good]`."""
EXCHANGE_GET: Final = _goods_table([row["get"] for row in _exchanges])
EXCHANGE_PRIVILEGES: Final = vec[i64]([row["get"].get("privilege", 0) for row in _exchanges])
HIGHEST_ACTIVATION: Final = 7
ACTIVE: Final = vec[i64](
    [
        _set([place for place, n in enumerate(_by_type[kind]) if ACTIVATION[n] <= value])
        for kind in (tb.TERRITORY, tb.BUILDING)
        for value in range(HIGHEST_ACTIVATION + 1)
    ]
)
"""`ACTIVE[min(value, 7)]`: the set of territories; plus 8: the set of buildings."""
EXCHANGERS: Final[i64] = _set(
    [place for place, n in enumerate(_by_type[tb.BUILDING]) if ARROWS[n] > 0]
)

# What a character does all the time (L8.5).
AID: Final = vec[i64](
    [
        taking.get("value", 0) if kind in taking.get("types", ()) else row.get(work, 0)
        for row in [r.get("lasting", {}) for r in CARD_ROWS]
        for taking in [row.get("taking", {})]
        for kind, work in zip(_KIND_NAMES, ("", "", "", "", "harvesting", "producing"), strict=True)
    ]
)
"""`AID[card * KINDS + kind]`: added to the value of actions of that kind."""
OFF_TYPES: Final = vec[i64]([_types(r.get("types", [])) for r in _lasting("taking", {})])
OFF: Final = _goods_table([r.get("discount", {}) for r in _lasting("taking", {})])
"""What it takes off the cost of cards of `OFF_TYPES`."""
OFF_ONE_OF: Final = vec[i64](
    [_set([GOODS.index(g) for g in r.get("discount_one_of", [])]) for r in _lasting("taking", {})]
)
"""The goods of which one is taken off, at the player's choice (Stonemason)."""
NO_FLOOR_BONUS: Final = vec[i64](
    [_set([floor - 1 for floor in floors]) for floors in _lasting("no_floor_bonus", [])]
)
"""The floors (0 the lowest) whose bonus its owner does not get."""
END_VP: Final = vec[i64]([row.get("end", {}).get("vp", 0) for row in CARD_ROWS])

# -- leaders ---------------------------------------------------------------------------------------
LEADERS: Final = tuple([str(row["key"]) for row in LEADER_ROWS])
ALL_LEADERS: Final[i64] = bit(len(LEADER_ROWS)) - 1


def _leader_effect(key: str, otherwise: Any) -> list[Any]:
    return [row["effect"].get(key, otherwise) for row in LEADER_ROWS]


def _leaders_with(key: str) -> i64:
    return _set([n for n, row in enumerate(LEADER_ROWS) if key in row["effect"]])


def _members(rows: list[dict[str, Any]], members: str) -> vec[i64]:
    return vec[i64]([row["value"] if row.get("members") == members else 0 for row in rows])


CARDS_REQUIRED: Final = vec[i64](
    [row["requires"].get("cards", {}).get(kind, 0) for row in LEADER_ROWS for kind in TYPES]
)
"""`CARDS_REQUIRED[leader * TYPES + type]`."""
GOODS_REQUIRED: Final = _goods_table([row["requires"].get("have", {}) for row in LEADER_ROWS])
ALIKE_REQUIRED: Final = vec[i64]([row["requires"].get("alike", 0) for row in LEADER_ROWS])
"""So many cards of any one type, or 0."""
ONCE: Final[i64] = _set([n for n, row in enumerate(LEADER_ROWS) if row["when"] == "round"])
"""The leaders that are activated once per round (L13.4)."""
LEADER_GAIN: Final = _goods_table(_leader_effect("gain", {}))
LEADER_PRIVILEGES: Final = vec[i64](_leader_effect("privileges", 0))
LEADER_HARVEST: Final = vec[i64](_leader_effect("harvest", tb.NOTHING))
LEADER_PRODUCTION: Final = vec[i64](_leader_effect("production", tb.NOTHING))
ENTER_OCCUPIED: Final[i64] = _leaders_with("occupied_spaces")
WAIVE_FEE: Final[i64] = _leaders_with("no_tower_fee")
COPIERS: Final[i64] = _leaders_with("copies")
ANY_SLOT: Final[i64] = _leaders_with("any_slot")
SET_COLOURED: Final = _members(_leader_effect("member_value", {}), "coloured")
"""The value that a leader gives to all coloured members, or 0 (Moro)."""
SET_ONE: Final = _members(_leader_effect("member_value", {}), "one-coloured")
"""The value that a leader gives to one member for a round, or 0 (Federico)."""
ADD_COLOURED: Final = _members(_leader_effect("member_bonus", {}), "coloured")
ADD_NEUTRAL: Final = _members(_leader_effect("member_bonus", {}), "neutral")
LEADER_OFF: Final = _goods_table(_leader_effect("discount", {}))
SUPPORT_VP: Final = vec[i64](_leader_effect("support_vp", 0))
DOUBLED: Final = vec[i64](
    [_set([GOODS.index(good) for good in goods]) for goods in _leader_effect("doubles", [])]
)
"""The goods of a card's plain gains that a leader doubles (Santa Rita)."""

# -- excommunication tiles (L15) -------------------------------------------------------------------
TILES: Final = tuple([str(row["key"]) for row in TILE_ROWS])
TILE_IDS: Final = tuple([str(row["id"]) for row in TILE_ROWS])
TILES_IN_PERIOD: Final = 7


def _tile_effect(key: str, otherwise: Any) -> list[Any]:
    return [row["effect"].get(key, otherwise) for row in TILE_ROWS]


def _tiles_with(key: str) -> i64:
    return _set([n for n, row in enumerate(TILE_ROWS) if key in row["effect"]])


def _tiles_against(category: str) -> i64:
    categories = enumerate(_tile_effect("no_final_vp", ""))
    return _set([n for n, name in categories if name == category])


def _tiles_per(good: str) -> i64:
    losses = enumerate(_tile_effect("final_loss", {}))
    return _set([n for n, loss in losses if loss.get("per") == good])


FEWER: Final = vec[i64](
    [_set([GOODS.index(good) for good in goods]) for goods in _tile_effect("fewer", [])]
)
"""The goods of which each source gives one less (L14.3)."""
HINDRANCE: Final = vec[i64](
    [
        taking.get("value", 0) if kind in taking.get("types", ()) else row.get(work, 0)
        for row in [r["effect"] for r in TILE_ROWS]
        for taking in [row.get("taking", {})]
        for kind, work in zip(_KIND_NAMES, ("", "", "", "", "harvesting", "producing"), strict=True)
    ]
)
"""`HINDRANCE[tile * KINDS + kind]`: added (it is negative) to the value of such actions."""
TILE_COLOURED: Final = _members(_tile_effect("member_bonus", {}), "coloured")
NO_MARKET: Final[i64] = _tiles_with("no_market")
SERVANTS_PER_POINT: Final = vec[i64](_tile_effect("servants_per_point", 1))
LATE_START: Final[i64] = _tiles_with("late_start")
NO_TERRITORY_VP: Final[i64] = _tiles_against("territories")
NO_CHARACTER_VP: Final[i64] = _tiles_against("characters")
NO_VENTURE_VP: Final[i64] = _tiles_against("ventures")
TITHE: Final[i64] = _tiles_per("vp")
LOSE_PER_MILITARY: Final[i64] = _tiles_per("military")
LOSE_PER_MATERIAL: Final[i64] = _tiles_per("building-materials")
LOSE_PER_RESOURCE: Final[i64] = _tiles_per("resources")
LOSS_EVERY: Final = vec[i64]([row.get("every", 1) for row in _tile_effect("final_loss", {})])

# -- personal bonus tiles (L1.8, L1.9) -------------------------------------------------------------
BONUS_TILES: Final = tuple([str(row["key"]) for row in BONUS_TILE_ROWS])
TILE_HARVEST: Final = _goods_table([row["harvest"] for row in BONUS_TILE_ROWS])
TILE_PRODUCTION: Final = _goods_table([row["production"] for row in BONUS_TILE_ROWS])

# -- the board -------------------------------------------------------------------------------------
SPACES: Final = (
    *[f"{kind}-{floor}" for kind in TYPES for floor in range(1, 5)],
    *[str(row["key"]) for row in SPACE_ROWS],
)
FLOOR_VALUE: Final = vec[i64]([value for row in _setup["tower"] for value in row["values"]])
FLOOR_GOODS: Final = _goods_table([bonus for row in _setup["tower"] for bonus in row["bonus"]])
TOWER_FEE: Final[int] = _setup["tower_fee"]["coin"]
_no_floors: Final[list[dict[str, Any]]] = [{}] * 16
_every_space: Final = [*_no_floors, *SPACE_ROWS]
OPEN_WITH: Final = vec[i64]([row.get("players", 2) for row in _every_space])
"""Space -> the least number of players with which it is open (L1.5)."""
ROOM: Final = vec[i64]([row.get("room", 1) for row in _every_space])
"""Space -> how many members it holds; 0 is any number."""
MODIFIER: Final = vec[i64]([row.get("modifier", 0) for row in _every_space])
SPACE_GAIN: Final = _goods_table([row.get("effect", {}).get("gain", {}) for row in _every_space])
SPACE_PRIVILEGES: Final = vec[i64](
    [row.get("effect", {}).get("privileges", 0) for row in _every_space]
)
SPACE_DIFFERENT: Final = vec[i64](
    [int(row.get("effect", {}).get("different", False)) for row in _every_space]
)
PRIVILEGES: Final = tuple([str(row["key"]) for row in _setup["privilege"]])
PRIVILEGE_GAIN: Final = _goods_table([row["gain"] for row in _setup["privilege"]])

# -- set-up, tracks and scoring (L1, L12) ----------------------------------------------------------
ROUNDS: Final[int] = _setup["match"]["rounds"]
MOST_CARDS: Final[int] = _setup["match"]["cards_per_type"]
LEADERS_DEALT: Final[int] = _setup["match"]["leaders"]
START: Final = _goods_table([_setup["match"]["start"]])
START_COINS: Final = vec[i64](_setup["match"]["coins"])
FAITH_NEEDED: Final = vec[i64](_setup["faith"]["needed"])
FAITH_VP: Final = vec[i64](_setup["faith"]["points"])
MOST_MILITARY: Final[int] = _setup["military"]["last"]
SLOT_MILITARY: Final = vec[i64](_setup["military"]["slots"])
TERRITORY_VP: Final = vec[i64](_setup["scoring"]["territories"])
CHARACTER_VP: Final = vec[i64](_setup["scoring"]["characters"])
MILITARY_VP: Final = vec[i64](_setup["scoring"]["military"])
RESOURCES_PER_VP: Final[int] = _setup["scoring"]["resources_per_point"]
