"""The Palaces of Carrara in words: what the numbers of its events and questions stand for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar, Final

from signoria.games.carrara import content
from signoria.games.carrara.actions import BASIC_PLACES, PLACE, SECTION, STATUE
from signoria.games.carrara.table import ENDINGS, FIRST_STATUE, SOURCES
from signoria.kernel.state import Event
from signoria.texts import Value
from signoria.texts.words import Line, Words

ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "start_player": (),
    "wheel_set": ("angle",),
    "turn_started": (),
    "token_returned": (),
    "deferred_pillar_used": (),
    "building_points": ("points",),
    "wheel_turned": (),
    "inner_turned": (),
    "poverty": ("held", "coins"),
    "built": ("tile", "city", "price"),
    "monument_built": ("tile", "city", "price"),
    "replaced": ("tile", "monument", "price"),
    "upgraded": ("upgrade",),
    "visit_started": ("field",),
    "joined": ("field",),
    "deferred": ("field",),
    "bonus": ("coins", "points"),
    "scored": ("place", "coins", "points"),
    "ornament_put": ("piece", "tile"),
    "ornament_stored": ("piece", "slot"),
    "ornament_forgone": ("piece",),
    "ornament_discarded": ("piece", "slot"),
    "ornament_moved": ("piece", "tile", "slot"),
    "ornament_bought": ("piece", "tile"),
    "passed": ("coins",),
    "end_triggered": ("ending", "points"),
    "points": ("source", "points"),
    "match_over": ("ending",),
}
"""Event -> what its first numbers are; the others are not used.  Events about blocks
and tiles turned up are not here: runs of them are told as one."""

ABOUT_BLOCKS: Final = ("starting_blocks", "block_drawn", "blocks_bought", "paid")


class CarraraWords(Words):
    """The Palaces of Carrara in one language."""

    chance_verbs: ClassVar[tuple[str, ...]] = (
        "draw-start",
        "draw-angle",
        "draw-tile",
        "draw-block",
    )

    def word(self, domain: str, word: str) -> Value:
        if word.isdigit():
            return int(word)
        if domain in ("tile", "building", "monument"):
            kind, _, value = word.partition("-")
            return self.texts.format("tile", value=int(value[0]), **self.both("kind", kind))
        if domain == "upgrade":
            return self.word("city" if word in content.CITIES else "landscape", word)
        if domain == "place":
            return self._place(word)
        if domain == "piece":
            return self._piece(word)
        if domain in ("section", "from", "now"):
            return word
        return self.texts.format(f"{domain}-{word}")

    def _place(self, word: str) -> str:
        if word in content.CITIES:
            return self.texts.format("place-city", **self.both("city", word))
        if word in content.KINDS:
            return self.texts.format("place-kind", **self.both("kind", word))
        return self.texts.format(f"place-{word}")

    def _piece(self, word: str) -> str:
        """A piece as views name it: a decoration, or a colour followed by "statue"."""
        colour, _, statue = word.partition(" ")
        return str(self.word("statue", colour) if statue else self.word("decoration", word))

    def blocks(self, numbers: Mapping[str, int]) -> str:
        """Blocks by colour in words: "2 red, 1 white"."""
        return self.join(
            [
                self.texts.format("blocks-of-colour", number=number, **self.both("colour", colour))
                for colour, number in numbers.items()
                if number
            ]
        )

    def asked(self, view: Mapping[str, Any]) -> dict[str, Any]:
        if view["question"] != "turn":
            return dict(view["asked"])
        visit, seat = view["visit"], view["to_act"][0]
        bound = visit is not None and visit["field"] in view["players"][seat]["pillars"]["court"]
        return {"now": "visited" if bound else "deferred" if view["asked"]["deferred"] else "free"}

    def own_keys(self) -> set[str]:
        keys = {"tile", "blocks-of-colour", "place-city", "place-kind", "good-blocks"}
        keys |= {f"place-{place}" for place in PLACE.words[BASIC_PLACES - 2 :]}
        words = {
            "colour": content.COLOURS,
            "city": content.CITIES,
            "kind": content.KINDS,
            "landscape": content.LANDSCAPES,
            "decoration": content.DECORATIONS,
            "statue": STATUE.words,
            "pillar": (*content.BONUSES, "deferred"),
        }
        return keys | {f"{domain}-{word}" for domain, all_ in words.items() for word in all_}

    # -- events ------------------------------------------------------------------------------------

    def tell(
        self, events: Sequence[Event], seats: Sequence[str], options: Mapping[str, str]
    ) -> list[Line]:
        lines: list[Line] = []
        told: list[dict[str, Value]]
        names = self.game.event_names
        for (kind, seat, _), group in groupby(events, key=self._run):
            run = list(group)
            name = names[kind]
            if name in ABOUT_BLOCKS:
                told = [self._block_values(name, run)]
            elif name == "tile_turned":
                told = [{"tiles": self.join([self._tile(event.data[0]) for event in run])}]
            else:
                told = [self._values(name, event, options) for event in run]
            for values in told:
                if seat >= 0:
                    values["seat"] = seats[seat]
                lines.append(Line(name, seat, self.texts.format(f"event-{name}", **values)))
        return lines

    def _tile(self, number: int) -> str:
        return str(self.word("tile", content.TILE_NAMES[number]))

    def _run(self, event: Event) -> tuple[int, int, int]:
        """Events with the same key that follow each other are told in one sentence."""
        bought = self.game.event_names[event.kind] == "blocks_bought"
        return event.kind, event.seat, event.data[0] if bought else -1

    def _block_values(self, name: str, run: Sequence[Event]) -> dict[str, Value]:
        values: dict[str, Value] = {}
        numbers = dict.fromkeys(content.COLOURS, 0)
        coins = 0
        for event in run:
            first, second, third = event.data
            if name == "starting_blocks":
                numbers[content.COLOURS[first]] += 1
                numbers[content.COLOURS[second]] += 1
            elif name == "block_drawn":
                numbers[content.COLOURS[first]] += 1
            elif name == "paid":
                numbers[content.COLOURS[first]] += second
            else:
                numbers[content.COLOURS[second]] += third
                coins += third * int(content.PRICE[first * 6 + second])
                values["section"] = SECTION.words[first]
        return values | {"blocks": self.blocks(numbers), "coins": coins}

    def _values(self, name: str, event: Event, options: Mapping[str, str]) -> dict[str, Value]:
        values: dict[str, Value] = {}
        for argument, number in zip(ARGUMENTS[name], event.data, strict=False):
            if argument in ("tile", "monument"):
                values |= self.both(argument, content.TILE_NAMES[number])
            elif argument == "city":
                values |= self.both(argument, content.CITIES[number])
            elif argument == "upgrade":
                values |= self.both(argument, content.UPGRADES[number])
            elif argument == "place":
                values |= self.both(argument, PLACE.words[number])
            elif argument == "piece":
                values |= self.both(argument, _piece_word(number))
            elif argument == "field":
                values |= self.both("pillar", content.BONUSES[_bonus(number, options)])
            elif argument == "slot":
                values[argument] = number + 1
            elif argument == "ending":
                values[argument] = self.ending(ENDINGS[number])
            elif argument == "source":
                values[argument] = self.source(SOURCES[number])
            else:
                values[argument] = number
        return values


def _piece_word(piece: int) -> str:
    if piece < FIRST_STATUE:
        return content.DECORATIONS[piece - 1]
    return f"{STATUE.words[piece - FIRST_STATUE]} statue"


def _bonus(field: int, options: Mapping[str, str]) -> int:
    court = content.ADVANCED_COURT if options["variant"] == "advanced" else content.BASIC_COURT
    return int(court[field])
