"""The Palaces of Carrara in words: what the numbers of its events and questions stand for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar, Final

from signoria.games.carrara.rules import content
from signoria.games.carrara.rules.actions import BASIC_PLACES, PLACE, SECTION, STATUE
from signoria.games.carrara.rules.table import ENDINGS, SOURCES
from signoria.games.carrara.rules.view import PIECES
from signoria.kernel.game import Game
from signoria.kernel.state import Event
from signoria.texts.teller import Fact, Line, Teller
from signoria.texts.telling import Listing, Telling, Value

ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "start_player": (),
    "starting_blocks": ("colour", "second_colour"),
    "wheel_set": ("angle",),
    "tile_turned": ("tile", "slot"),
    "turn_started": (),
    "token_returned": (),
    "deferred_pillar_used": (),
    "building_points": ("points",),
    "wheel_turned": (),
    "inner_turned": (),
    "block_drawn": ("colour",),
    "blocks_bought": ("section", "colour", "number"),
    "poverty": ("held", "coins"),
    "paid": ("colour", "number"),
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
"""Event -> what its first numbers are; the others are not used."""

IN_RUNS: Final = ("starting_blocks", "block_drawn", "blocks_bought", "paid", "tile_turned")
"""Events that follow each other as one thing and are told in one sentence."""


WORDS: Final[dict[str, tuple[str, ...]]] = {
    "colour": content.COLOURS,
    "second_colour": content.COLOURS,
    "section": SECTION.words,
    "tile": content.TILE_NAMES,
    "monument": content.TILE_NAMES,
    "city": content.CITIES,
    "upgrade": content.UPGRADES,
    "place": PLACE.words,
    "piece": PIECES,
    "ending": ENDINGS,
    "source": SOURCES,
}
"""Argument of an event -> the words that its number counts; the others are plain numbers."""

BUILDINGS: Final = ("tile", "building", "monument")
"""Arguments that are buildings."""

RECONSTRUCTED: Final = {
    "upgrade": "fact-upgrades",
    "landscape": "fact-landscapes",
    "kind": "fact-kinds",
    "basic": "fact-basic-court",
    "disc": "fact-discs",
    "set": "fact-sets",
    "majority": "fact-majorities",
}
"""Heading of the data files -> the message about its reconstructed rows."""


class CarraraTeller(Teller):
    """The Palaces of Carrara without a language."""

    chance_verbs: ClassVar[tuple[str, ...]] = (
        "draw-start",
        "draw-angle",
        "draw-tile",
        "draw-block",
    )

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._made: dict[tuple[str, str, str | None], dict[str, Value]] = {}

    def both(self, name: str, word: str, domain: str | None = None) -> dict[str, Value]:
        """A building comes in parts, too, for languages that decline: `tile_kind`, `tile_value`.

        The arguments of a word are made once and kept: do not alter them.
        """
        made = self._made.get((name, word, domain))
        if made is None:
            made = super().both(name, word, domain)
            if name in BUILDINGS:
                kind, _, value = word.partition("-")
                made |= {f"{name}_kind": kind, f"{name}_value": int(value[0])}
            self._made[name, word, domain] = made
        return made

    def word(self, domain: str, word: str) -> Value:
        if word.isdigit():
            return int(word)
        if domain in BUILDINGS:
            kind, _, value = word.partition("-")
            return Telling("tile", {"value": int(value[0]), **self.both("kind", kind)})
        if domain == "upgrade":
            return self.word("city" if word in content.CITIES else "landscape", word)
        if domain == "place":
            return self._place(word)
        if domain == "piece":
            return self._piece(word)
        if domain in ("section", "from", "now"):
            return word
        return Telling(f"{domain}-{word}")

    def _place(self, word: str) -> Telling:
        if word in content.CITIES:
            return Telling("place-city", self.both("city", word))
        if word in content.KINDS:
            return Telling("place-kind", self.both("kind", word))
        return Telling(f"place-{word}")

    def _piece(self, word: str) -> Value:
        """A piece as views name it: a decoration, or a colour followed by "statue"."""
        colour, _, statue = word.partition(" ")
        return self.word("statue", colour) if statue else self.word("decoration", word)

    def _blocks(self, numbers: Mapping[str, int]) -> Listing:
        """Blocks by colour: "2 red, 1 white"."""
        return Listing(
            [
                Telling("blocks-of-colour", {"number": number, **self.both("colour", colour)})
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

    def reconstructed(self) -> list[Telling]:
        headings = dict.fromkeys(fact.partition(" ")[0] for fact in content.reconstructed())
        return [Telling(RECONSTRUCTED[heading]) for heading in headings]

    # -- events ------------------------------------------------------------------------------------

    def facts(self, events: Sequence[Event], options: Mapping[str, str]) -> list[Fact]:
        names = self.game.event_names
        return [
            Fact(names[event.kind], event.seat, _named(names[event.kind], event, options))
            for event in events
        ]

    def tell(self, facts: Sequence[Fact], seats: Sequence[str]) -> list[Line]:
        lines: list[Line] = []
        for _, group in groupby(facts, key=_run):
            run = list(group)
            event, seat, _ = run[0]
            if event in IN_RUNS:
                told = [(self._run_values(event, run), run)]
            else:
                told = [(self._values(fact.args), [fact]) for fact in run]
            for values, about in told:
                if seat >= 0:
                    values["seat"] = seats[seat]
                lines.append(Line(event, seat, Telling(f"event-{event}", values), _places(about)))
        return lines

    def _run_values(self, event: str, run: Sequence[Fact]) -> dict[str, Value]:
        if event == "tile_turned":
            tiles = [self.word("tile", str(fact.args["tile"])) for fact in run]
            return {"tiles": Listing([tile for tile in tiles if isinstance(tile, Telling)])}
        values: dict[str, Value] = {}
        numbers = dict.fromkeys(content.COLOURS, 0)
        coins = 0
        for fact in run:
            colour = str(fact.args["colour"])
            number = int(fact.args.get("number", 1))
            numbers[colour] += number
            if event == "starting_blocks":
                numbers[str(fact.args["second_colour"])] += 1
            elif event == "blocks_bought":
                section = str(fact.args["section"])
                values["section"] = section
                coins += number * _price(section, colour)
        return values | {"blocks": self._blocks(numbers), "coins": coins}

    def _values(self, args: Mapping[str, int | str]) -> dict[str, Value]:
        values: dict[str, Value] = {}
        for name, value in args.items():
            if name == "slot":
                values[name] = int(value) + 1
            elif name == "field":
                continue
            elif isinstance(value, int):
                values[name] = value
            elif name in ("ending", "source"):
                values[name] = Telling(f"{name}-{value}")
            else:
                values |= self.both(name, value)
        return values


def _named(name: str, event: Event, options: Mapping[str, str]) -> dict[str, int | str]:
    """The numbers of an event by name; a field of the court is also told by its bonus."""
    args: dict[str, int | str] = {}
    for argument, number in zip(ARGUMENTS[name], event.data, strict=False):
        args[argument] = WORDS[argument][number] if argument in WORDS else number
        if argument == "field":
            args["pillar"] = content.BONUSES[_bonus(number, options)]
    return args


def _run(fact: Fact) -> tuple[str, int, str]:
    """Facts with the same key that follow each other are told together."""
    return fact.event, fact.seat, str(fact.args.get("section", ""))


def _places(facts: Sequence[Fact]) -> tuple[str, ...]:
    """The places on the board that a sentence is about."""
    places: dict[str, None] = {}
    for fact in facts:
        for name, value in fact.args.items():
            if name == "tile" and fact.event == "tile_turned":
                places[f"tile:{str(value).rstrip('ab')}"] = None
            elif name in ("tile", "monument"):
                places[f"building:{value}"] = None
            elif name in ("city", "section", "place", "pillar", "upgrade"):
                places[f"{name}:{value}"] = None
    return tuple(places)


def _price(section: str, colour: str) -> int:
    return int(content.PRICE[SECTION.words.index(section) * 6 + content.COLOURS.index(colour)])


def _bonus(field: int, options: Mapping[str, str]) -> int:
    court = content.ADVANCED_COURT if options["variant"] == "advanced" else content.BASIC_COURT
    return int(court[field])
