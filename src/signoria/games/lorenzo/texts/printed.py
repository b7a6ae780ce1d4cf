"""What the cards, leaders and tiles of Lorenzo il Magnifico say, in words.

The sentences are put together from the keys of the data files (docs/effects.md), one message for
each key, so that a new card needs no new text but its name, and every language has the same few
messages.  They are told once, when a title is loaded, and travel without a language.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from signoria.games.lorenzo.rules import content
from signoria.texts.telling import Listing, Printed, Telling, Value

Row = Mapping[str, Any]

COUNTED: Final = (*content.GOODS, "privilege", *content.TYPES, "alike")
"""What there are numbers of, each with its message `good-...`."""

WORKS: Final = ("harvest", "production")

LABELS: Final = (
    "cost", "needs", "at-once", "harvest", "production", "always", "round", "end", "burden",
)  # fmt: skip
PHRASES: Final = (
    "goods", "both", "military", "either", "per-card", "per-military", "take", "harvest",
    "production", "exchange", "two-exchanges", "taking", "cheaper", "cheaper-either",
    "harvesting", "producing", "no-floor-bonus", "all-cheaper", "occupied-spaces",
    "no-tower-fee", "any-slot", "copies", "support-vp", "doubles", "member-value",
    "member-bonus", "fewer", "no-market", "servants-per-point", "late-start", "no-final-vp",
    "final-loss",
)  # fmt: skip

KEYS: Final = frozenset(
    [
        *[f"label-{label}" for label in LABELS],
        *[f"words-{phrase}" for phrase in PHRASES],
        *[f"good-{thing}" for thing in COUNTED],
        *[f"goods-name-{good}" for good in content.GOODS],
        "good-privileges-different",
    ]
)
"""Every message that printed texts are made of, besides the names of pieces."""


def printed() -> dict[str, list[Printed]]:
    """All pieces by their places: cards, leaders, excommunication tiles and bonus tiles."""
    found: dict[str, list[Printed]] = {}
    for row in content.CARD_ROWS:
        found[f"card:{row['key']}"] = _card(row)
    for row in content.LEADER_ROWS:
        found[f"leader:{row['key']}"] = _leader(row)
    for row in content.TILE_ROWS:
        found[f"edict:{row['key']}"] = [_line("burden", _together(_rule(row["effect"])))]
    for row in content.BONUS_TILE_ROWS:
        found[f"tile:{row['key']}"] = [
            _line("production", _plain(row["production"]), value=1),
            _line("harvest", _plain(row["harvest"]), value=1),
        ]
    return found


def goods(row: Row, privileges: int = 0, different: bool = False) -> Listing:
    """Goods with their numbers, in the order of the rules: "2 coins, 1 wood"."""
    counted = {**row, "privilege": row.get("privilege", 0) + privileges}
    items = [
        Telling(f"good-{thing}", {"amount": int(counted[thing])})
        for thing in COUNTED
        if counted.get(thing) and not (different and thing == "privilege")
    ]
    if different:
        items.append(Telling("good-privileges-different", {"amount": privileges}))
    return Listing(items)


# -- cards -----------------------------------------------------------------------------------------


def _card(row: Row) -> list[Printed]:
    lines: list[Printed] = []
    if "cost" in row:
        lines.append(_line("cost", _cost(row["cost"])))
    if "at_once" in row:
        lines.append(_line("at-once", _at_once(row["at_once"], row["type"])))
    if "lasting" in row:
        lasting = row["lasting"]
        if "on" in lasting:
            lines.append(_line(lasting["on"], _work(lasting), value=lasting["value"]))
        else:
            lines.append(_line("always", _together(_rule(lasting))))
    if "end" in row:
        lines.append(_line("end", _plain(row["end"])))
    return lines


def _cost(ways: Sequence[Row]) -> Telling:
    """One way to pay, or two."""
    told = [
        _words("military", goods=goods(way), needs=way["needs"]) if "needs" in way else _plain(way)
        for way in ways
    ]
    return told[0] if len(told) == 1 else _words("either", first=told[0], second=told[1])


def _at_once(effect: Row, own_type: str) -> Telling:
    """Goods and privileges, what is counted, and then the bonus action (L8.2)."""
    parts: list[Telling] = []
    privileges = effect.get("privileges", 0)
    if "gain" in effect or privileges:
        gains = goods(effect.get("gain", {}), privileges, effect.get("different", False))
        parts.append(_words("goods", goods=gains))
    if "gain_per_card" in effect:
        parts.append(_per_card(effect["gain_per_card"], own_type))
    if "gain_per_points" in effect:
        counted = effect["gain_per_points"]
        parts.append(_words("per-military", goods=goods(counted["gain"]), every=counted["every"]))
    if "take" in effect:
        take = effect["take"]
        parts.append(_words("take", type_key=_type_key(take["types"]), value=take["value"]))
        if "discount" in take:
            parts.append(_words("cheaper", goods=goods(take["discount"])))
    parts += [_words(work, value=effect[work]) for work in WORKS if work in effect]
    return _together(parts)


def _work(effect: Row) -> Telling:
    """What a territory gives at a harvest, or a building at a production."""
    parts: list[Telling] = []
    privileges = effect.get("privileges", 0)
    if "gain" in effect or privileges:
        parts.append(_words("goods", goods=goods(effect.get("gain", {}), privileges)))
    if "gain_per_card" in effect:
        parts.append(_per_card(effect["gain_per_card"], ""))
    if "exchange" in effect:
        parts.append(_exchanges(effect["exchange"]))
    return _together(parts)


def _exchanges(ways: Sequence[Row]) -> Telling:
    pay, get = goods(ways[0]["pay"]), goods(ways[0]["get"])
    if len(ways) == 1:
        return _words("exchange", pay=pay, get=get)
    second = {"second_pay": goods(ways[1]["pay"]), "second_get": goods(ways[1]["get"])}
    return _words("two-exchanges", pay=pay, get=get, **second)


def _per_card(counted: Row, own_type: str) -> Telling:
    """So much for each card of a type; a card that is taken counts itself (L8.1)."""
    itself = "yes" if counted["type"] == own_type else "no"
    return _words("per-card", goods=goods(counted["gain"]), type_key=counted["type"], itself=itself)


# -- leaders ---------------------------------------------------------------------------------------


def _leader(row: Row) -> list[Printed]:
    requires = row["requires"]
    needed = {**requires.get("cards", {}), **requires.get("have", {})}
    if "alike" in requires:
        needed["alike"] = requires["alike"]
    effect = row["effect"]
    parts: list[Telling] = []
    if "gain" in effect or "privileges" in effect:
        gains = goods(effect.get("gain", {}), effect.get("privileges", 0))
        parts.append(_words("goods", goods=gains))
    parts += [_words(work, value=effect[work]) for work in WORKS if work in effect]
    return [
        _line("needs", _plain(needed)),
        _line(row["when"], _together([*parts, *_rule(effect)])),
    ]


# -- what holds from now on: characters, leaders, excommunications ---------------------------------

PLAIN_RULES: Final = (
    "occupied_spaces", "no_tower_fee", "copies", "any_slot", "no_market", "late_start",
)  # fmt: skip
"""Keys that say everything by themselves."""


def _rule(effect: Row) -> list[Telling]:
    """What an effect changes for good, in parts: one key, one part or two."""
    parts = [_words(key.replace("_", "-")) for key in PLAIN_RULES if key in effect]
    if "taking" in effect:
        parts += _taking(effect["taking"])
    for key in ("harvesting", "producing"):
        if key in effect:
            parts.append(_words(key, **_signed(effect[key])))
    if "no_floor_bonus" in effect:
        first, second = effect["no_floor_bonus"]
        parts.append(_words("no-floor-bonus", first=first, second=second))
    for key in ("member_value", "member_bonus"):
        if key in effect:
            values = _signed(effect[key]["value"])
            parts.append(_words(key.replace("_", "-"), members=effect[key]["members"], **values))
    if "discount" in effect:
        parts.append(_words("all-cheaper", goods=goods(effect["discount"])))
    if "support_vp" in effect:
        parts.append(_words("support-vp", goods=goods({"vp": effect["support_vp"]})))
    if "doubles" in effect:
        names = Listing([_good_name(good) for good in effect["doubles"]])
        parts.append(_words("doubles", list=names))
    return parts + _punishment(effect)


def _taking(taking: Row) -> list[Telling]:
    signed = _signed(taking["value"])
    parts = [_words("taking", type_key=_type_key(taking["types"]), **signed)]
    if "discount" in taking:
        parts.append(_words("cheaper", goods=goods(taking["discount"])))
    if "discount_one_of" in taking:
        first, second = [_good_name(good) for good in taking["discount_one_of"]]
        parts.append(_words("cheaper-either", first=first, second=second))
    return parts


def _punishment(effect: Row) -> list[Telling]:
    """What only excommunication tiles do (L15)."""
    parts: list[Telling] = []
    if "fewer" in effect:
        names = [_good_name(good) for good in effect["fewer"]]
        second_key = effect["fewer"][1] if len(names) > 1 else "none"
        parts.append(_words("fewer", first=names[0], second=names[-1], second_key=second_key))
    if "servants_per_point" in effect:
        parts.append(_words("servants-per-point", servants=effect["servants_per_point"]))
    if "no_final_vp" in effect:
        parts.append(_words("no-final-vp", of=effect["no_final_vp"]))
    if "final_loss" in effect:
        loss = effect["final_loss"]
        parts.append(_words("final-loss", per=loss["per"], every=loss["every"]))
    return parts


# -- small things ----------------------------------------------------------------------------------


def _line(label: str, text: Telling, value: int | None = None) -> Printed:
    args: dict[str, Value] = {} if value is None else {"value": value}
    return Printed(Telling(f"label-{label}", args), text)


def _words(phrase: str, **values: Value) -> Telling:
    return Telling(f"words-{phrase}", values)


def _plain(row: Row) -> Telling:
    """Nothing but goods, or cards, with their numbers."""
    return _words("goods", goods=goods(row))


def _together(parts: Sequence[Telling]) -> Telling:
    """Several parts of one effect as one text."""
    told = parts[-1]
    for part in reversed(parts[:-1]):
        told = _words("both", first=part, second=told)
    return told


def _good_name(good: str) -> Telling:
    return Telling(f"goods-name-{good}")


def _type_key(types: Sequence[str]) -> str:
    """The type of cards that an effect is about; "any" where it is about all of them."""
    return str(types[0]) if len(types) == 1 else "any"


def _signed(value: int) -> dict[str, Value]:
    return {"value": abs(value), "sign": "more" if value > 0 else "less"}
