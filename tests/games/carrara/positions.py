"""Positions of Carrara for tests, and a short language to play them with.

    t = given(seats=[Seat(coins=3, blocks={"red": 2}, buildings=["porta-5@viareggio"])],
              wheel={"III": {"green": 1, "blue": 1}})
    play(t, "buy III", "take blue 1", "take green 1")
    assert coins(t, 0) == 2

`given` says only what a test is about.  It puts everything else where it does not disturb and
checks that the position adds up (`Game.conserved`).  All actions are texts, chance included:
`play(t, "turn", "draw-block red")`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

import signoria
from signoria import CHANCE
from signoria.games.carrara.rules import content
from signoria.games.carrara.rules.actions import PLACE
from signoria.games.carrara.rules.table import (
    FIRST_MONUMENT,
    FIRST_STATUE,
    GOLDEN_STATUE,
    NO_FIELD,
    NO_SLOT,
    NO_TILE,
    NOBODY,
    SOURCES,
    TILES,
    TURN,
    Table,
)
from signoria.kernel.chance import Dice
from tests.games.asking import Asking

GAME = signoria.load("carrara")

COLOURS = content.COLOURS
CITIES = content.CITIES
KINDS = content.KINDS
SECTIONS = content.SECTIONS
OWN_PLACES = (*content.KINDS, *content.LANDSCAPES)
"""The eight places on a player's own board, basic side: handy for "all pillars are placed"."""


@dataclass(frozen=True)
class Seat:
    """What one player owns.

    `buildings`  "porta-5@viareggio", from the ground up; "+crown" adds a decoration, "+red" or
                 "+golden" a statue; "porta-8" is the monument
    `scored`     names of places with a pillar
    `deferred`   pillars on the large field; by default as many as make the pillars add up
    `storage`    up to two pieces: "crown", "red" (the statue), "golden"
    `points`     points so far, by source
    `court`      fields (0, 1, ...) with a pillar, if they differ from everybody's
    """

    coins: int = 20
    blocks: Mapping[str, int] = field(default_factory=dict)
    buildings: Sequence[str] = ()
    scored: Sequence[str] = ()
    deferred: int | None = None
    upgrades: Sequence[str] = ()
    storage: Sequence[str] = ()
    points: Mapping[str, int] = field(default_factory=dict)
    court: Sequence[int] | None = None


class Happening(NamedTuple):
    """An event with its name instead of its number."""

    name: str
    seat: int
    data: tuple[int, ...]


def given(
    players: int = 2,
    variant: str = "basic",
    options: Mapping[str, object] | None = None,
    turn: int = 0,
    seats: Sequence[Seat] = (),
    wheel: Mapping[str, Mapping[str, int]] | None = None,
    bag: Mapping[str, int] | None = None,
    display: Sequence[str] | None = None,
    supply: int | Sequence[str] | None = None,
    visit: tuple[int, int | str] | None = None,
    court: Sequence[int] | None = None,
    outer: int = 0,
    inner: int = 0,
    replaced: Sequence[str] = (),
    decorations_left: Mapping[str, int] | None = None,
    statues_left: Mapping[str, int] | None = None,
    upgrades_left: Mapping[str, int] | None = None,
) -> Table:
    """A table at the question TURN of seat `turn`.

    `seats`     the missing ones are plain `Seat()`s
    `wheel`     section -> colour -> blocks; by default one of each colour in section I
    `bag`       by default all blocks that are nowhere else; if it is given, the blocks that are
                nowhere else are behind the screen of the seat before `turn`
    `display`   designs ("porta-5"); filled up to nine tiles, unless the supply is empty
    `supply`    the face-down designs or their number, by default all that are left; tiles that are
                nowhere then lie under monuments
    `visit`     (visitor, field), the field by number or by its bonus; the seats from `turn` up to
                the visitor have not answered yet
    `court`     the fields with a pillar of everybody, visit apart; by default the last ones, as
                many as the scored and deferred pillars leave
    `replaced`  tiles out of the game under a monument
    """
    t = _opened(players, {"variant": variant, **(options or {})})
    everybody = [*seats, *[Seat() for _ in range(players - len(seats))]]
    t.seat = turn
    t.outer, t.inner = outer, inner
    t.stack.clear()
    t.stack.append((TURN, turn, 0))
    _lay_buildings(t, everybody, replaced)
    _lay_tiles(t, display, supply)
    _lay_blocks(t, everybody, wheel, bag, hoarder=(turn - 1) % players)
    _lay_pillars(t, everybody, turn, visit, court)
    _lay_ornaments(t, everybody, decorations_left or {}, statues_left or {})
    _lay_upgrades(t, everybody, upgrades_left or {})
    for seat, owned in enumerate(everybody):
        t.players[seat].coins = owned.coins
        t.players[seat].points = vec[i64]([owned.points.get(source, 0) for source in SOURCES])
    _check_threes(t)
    check(t)
    return t


def fresh(players: int, seed: int = 1, **options: object) -> Table:
    """A match at its first turn, drawn with a seed."""
    state = GAME.new(players, seed=seed, options=options).state
    assert isinstance(state, Table)
    return state


def check(t: Table) -> None:
    """Everything that must add up does."""
    wrong = {name: pair for name, pair in GAME.conserved(t).items() if pair[0] != pair[1]}
    assert not wrong, f"counted and wanted differ: {wrong}"


# -- playing ---------------------------------------------------------------------------------------


def play(t: Table, *texts: str) -> list[Happening]:
    """Answer the pending questions, whoever is asked, chance included; tells what happened."""
    t.events = []
    for text in texts:
        assert t.to_act, f"the match is over, {text!r} comes too late"
        GAME.apply(t, t.to_act[0], GAME.actions.parse(text))
        check(t)
    told = [Happening(GAME.event_names[e.kind], e.seat, e.data) for e in t.events]
    t.events = None
    return told


def draws(t: Table, *texts: str) -> list[Happening]:
    """`play` for chance: every text must answer a question to chance."""
    told: list[Happening] = []
    for text in texts:
        assert t.to_act == (CHANCE,), f"nothing is drawn here: {question(t)}"
        told += play(t, text)
    return told


def let_chance(t: Table) -> list[Happening]:
    """Answer pending questions to chance, if any, with the first outcome that can come."""
    told: list[Happening] = []
    while t.to_act == (CHANCE,):
        told += play(t, GAME.actions.text(GAME.outcomes(t)[0][0]))
    return told


def wander(t: Table, seed: int, most: int = 100_000) -> Iterator[str]:
    """Play at random, chance included, to the end or for `most` answers; tells every answer."""
    dice = Dice(seed)
    for _ in range(most):
        if not t.stack:
            return
        seat = t.to_act[0]
        if seat == CHANCE:
            action = int(GAME.chance(t, dice.below(GAME.chances(t))))
        else:
            moves = GAME.legal(t, seat)
            action = moves[int(dice.below(len(moves)))]
        GAME.apply(t, seat, action)
        yield GAME.actions.text(action)


_ASKING = Asking(GAME)
can_be_drawn = _ASKING.can_be_drawn
legal = _ASKING.legal
legal_with = _ASKING.legal_with
refused = _ASKING.refused


# -- looking ---------------------------------------------------------------------------------------


def question(t: Table) -> str:
    """The name of the pending question, "" when the match is over."""
    return GAME.question_names[t.stack[-1][0]] if t.stack else ""


def asked(t: Table) -> int:
    """The seat that is asked."""
    (seat,) = t.to_act
    return seat


def coins(t: Table, seat: int = 0) -> int:
    return int(t.players[seat].coins)


def vp(t: Table, seat: int = 0) -> int:
    return GAME.scores(t)[seat]


def blocks(t: Table, seat: int = 0) -> dict[str, int]:
    """The blocks behind a screen, by colour; colours without a block are left out."""
    return _named(COLOURS, t.players[seat].blocks)


def in_bag(t: Table) -> dict[str, int]:
    return _named(COLOURS, t.bag)


def on_wheel(t: Table) -> dict[str, dict[str, int]]:
    """Section -> colour -> blocks, without the empty ones."""
    wheel: dict[str, dict[str, int]] = {}
    for index, section in enumerate(SECTIONS):
        first = int(t.sector(index)) * 6
        found = _named(COLOURS, t.wheel[first : first + 6])
        if found:
            wheel[section] = found
    return wheel


def display(t: Table) -> list[str]:
    """The designs in the nine spaces, "" for a gap."""
    return [design_of(content.TILE_NAMES[tile]) if tile >= 0 else "" for tile in t.display]


def columns(t: Table, seat: int = 0) -> dict[str, list[str]]:
    """City -> tiles from the ground up, without the empty cities."""
    shown = GAME.view(t, seat)["players"][seat]["columns"]
    return {city: [row["tile"] for row in rows] for city, rows in shown.items() if rows}


def places(t: Table, seat: int = 0) -> set[str]:
    """The places with a pillar of the seat."""
    return {name for index, name in enumerate(PLACE.words) if t.players[seat].scored >> index & 1}


def court_of(t: Table, seat: int = 0) -> list[int]:
    """The bonus fields with a pillar of the seat."""
    return [index for index in range(8) if t.players[seat].court >> index & 1]


def deferred(t: Table, seat: int = 0) -> int:
    return int(t.players[seat].deferred)


def pillars(t: Table, seat: int = 0) -> int:
    """All pillars of a seat: on bonus fields, on the large field, on places."""
    return len(court_of(t, seat)) + deferred(t, seat) + len(places(t, seat))


def token(t: Table) -> tuple[int, int] | None:
    """(holder, visited field) of the visit token, None while it is on the court."""
    return None if t.field == NO_FIELD else (int(t.visitor), int(t.field))


def upgrades(t: Table, seat: int = 0) -> set[str]:
    return set(GAME.view(t, seat)["players"][seat]["upgrades"])


def stored(t: Table, seat: int = 0) -> list[str]:
    """The pieces in the two slots, "" for an empty one."""
    return list(GAME.view(t, seat)["players"][seat]["storage"])


def decorated(t: Table) -> set[str]:
    """The tiles with a decoration, whoever owns them."""
    return {content.TILE_NAMES[tile] for tile in range(TILES) if t.is_decorated(tile)}


def statues(t: Table) -> dict[str, str]:
    """Tile -> colour of the statue on it, "golden" included."""
    return {
        content.TILE_NAMES[tile]: (*COLOURS, "golden")[int(t.statue[tile]) - FIRST_STATUE]
        for tile in range(TILES)
        if t.statue[tile]
    }


def points(t: Table, seat: int = 0) -> dict[str, int]:
    """The points of a seat by source, without the sources that gave none."""
    return {source: n for source, n in GAME.breakdown(t, seat).items() if n}


# -- building a position ---------------------------------------------------------------------------


def _named(names: Sequence[str], numbers: Sequence[int] | vec[i64]) -> dict[str, int]:
    return {name: int(numbers[index]) for index, name in enumerate(names) if numbers[index]}


def _amounts(names: Sequence[str], chosen: Mapping[str, int]) -> list[int]:
    unknown = set(chosen) - set(names)
    assert not unknown, f"no such names: {unknown}"
    return [chosen.get(name, 0) for name in names]


def _opened(players: int, options: Mapping[str, object]) -> Table:
    """A match at its first turn, whatever was drawn."""
    t = GAME.table(players, options)
    assert isinstance(t, Table)
    while t.to_act == (CHANCE,):
        GAME.do(t, CHANCE, GAME.outcomes(t)[0][0])
    return t


def design_of(tile: str) -> str:
    """The face of a tile: "porta-3b" is a "porta-3"."""
    return tile.rstrip("ab")


def _design(name: str) -> int:
    return content.DESIGN_NAMES.index(name)


def piece_named(word: str) -> int:
    """The number of an ornament: "crown", "red" (the statue), "golden"."""
    if word in content.DECORATIONS:
        return content.DECORATIONS.index(word) + 1
    return (*COLOURS, "golden").index(word) + FIRST_STATUE


def tile_named(t: Table, name: str) -> int:
    """The tile with this name; "porta-3" is the first of its threes that is not in use."""
    if name in content.TILE_NAMES:
        return content.TILE_NAMES.index(name)
    used = {int(tile) for tile in t.display} | _tiles_out(t)
    free = [content.TILE_NAMES.index(f"{name}{letter}") for letter in "ab"]
    return next(tile for tile in free if tile not in used)


def _tiles_out(t: Table) -> set[int]:
    """Building tiles and monuments on boards or under monuments."""
    out = int(t.replaced)
    for player in t.players:
        out |= int(player.built)
    return {tile for tile in range(TILES) if out >> tile & 1}


def _lay_buildings(t: Table, everybody: Sequence[Seat], replaced: Sequence[str]) -> None:
    t.display = vec[i64]([NO_TILE] * content.DISPLAY)
    t.level = vec[i64]([0] * TILES)
    t.replaced = 0
    for name in replaced:
        t.replaced |= 1 << tile_named(t, name)
    t.monuments = (1 << len(KINDS)) - 1
    for player, owned in zip(t.players, everybody, strict=True):
        player.built = 0
        player.columns = vec[i64]([0] * len(CITIES))
        for text in owned.buildings:
            name, _, site = text.partition("+")[0].partition("@")
            tile = tile_named(t, name)
            city = CITIES.index(site)
            assert tile not in _tiles_out(t), f"{name} is in use twice"
            t.level[tile] = player.height(city)
            player.columns[city] |= 1 << tile
            player.built |= 1 << tile
            if tile >= FIRST_MONUMENT:
                t.monuments ^= 1 << (tile - FIRST_MONUMENT)


def _lay_tiles(t: Table, wanted: Sequence[str] | None, supply: int | Sequence[str] | None) -> None:
    """Display and supply from the designs that no board uses, cheap tiles first."""
    left = [int(n) for n in content.DESIGN_COPIES[len(t.players)]]
    for tile in _tiles_out(t):
        if tile < FIRST_MONUMENT:
            left[_design(design_of(content.TILE_NAMES[tile]))] -= 1
    shown = [_design(name) for name in wanted or ()]
    face_down = [] if supply is None or isinstance(supply, int) else [_design(n) for n in supply]
    for design in (*shown, *face_down):
        left[design] -= 1
    assert min(left) >= 0, "a tile is used more often than it exists with this number of players"
    cheap_first = sorted(range(len(left)), key=lambda design: (design % 5, design))
    rest = [design for design in cheap_first for _ in range(left[design])]
    number = len(face_down) if face_down or isinstance(supply, Sequence) else supply
    if wanted is None or number != 0:
        missing = content.DISPLAY - len(shown)
        shown, rest = shown + rest[:missing], rest[missing:]
    if number is None:
        face_down, rest = rest, []
    elif not face_down:
        assert number <= len(rest), f"only {len(rest)} tiles are left for the supply"
        face_down, rest = rest[:number], rest[number:]
    for slot, design in enumerate(shown):
        t.display[slot] = tile_named(t, content.DESIGN_NAMES[design])
    for design in rest:
        t.replaced |= 1 << tile_named(t, content.DESIGN_NAMES[design])
    t.supply = vec[i64]([face_down.count(design) for design in range(len(left))])
    t.supply_left = len(face_down)


def _check_threes(t: Table) -> None:
    """Of the two threes of a kind the engine turns up "a" first."""
    used = {int(tile) for tile in t.display} | _tiles_out(t)
    for tile, name in enumerate(content.TILE_NAMES):
        assert not name.endswith("3b") or tile not in used or tile - 1 in used, f"no a for {name}"


def _lay_blocks(
    t: Table,
    everybody: Sequence[Seat],
    wheel: Mapping[str, Mapping[str, int]] | None,
    bag: Mapping[str, int] | None,
    hoarder: int,
) -> None:
    if wheel is None:
        wheel = {"I": dict.fromkeys(COLOURS, 1)}
    left = [int(n) for n in content.BLOCKS_PER_COLOUR]
    t.wheel = vec[i64]([0] * 36)
    for section, there in wheel.items():
        sector = int(t.sector(SECTIONS.index(section)))
        for colour, number in enumerate(_amounts(COLOURS, there)):
            t.wheel[sector * 6 + colour] = number
            left[colour] -= number
    t.on_wheel = sum(sum(there.values()) for there in wheel.values())
    for player, owned in zip(t.players, everybody, strict=True):
        player.blocks = vec[i64](_amounts(COLOURS, owned.blocks))
        left = [n - int(player.blocks[colour]) for colour, n in enumerate(left)]
    t.bag = vec[i64](left if bag is None else _amounts(COLOURS, bag))
    for colour in range(len(COLOURS)):
        hoarded = left[colour] - t.bag[colour]
        t.players[hoarder].blocks[colour] += hoarded
        assert min(hoarded, int(t.bag[colour])) >= 0, f"too many {COLOURS[colour]} blocks"


def _lay_pillars(
    t: Table,
    everybody: Sequence[Seat],
    turn: int,
    visit: tuple[int, int | str] | None,
    court: Sequence[int] | None,
) -> None:
    fields = list(range(int(t.court_fields())))
    t.visitor, t.field = NOBODY, NO_FIELD
    waiting: list[int] = []
    if visit is not None:
        visitor, where = visit
        assert visitor != turn, "the visitor's own turn ends the visit"
        if isinstance(where, str):
            where = next(f for f in fields if content.BONUSES[int(t.court_bonus(f))] == where)
        t.visitor, t.field = visitor, where
        distance = (visitor - turn) % len(everybody)
        waiting = [(turn + step) % len(everybody) for step in range(distance)]
    common = [f for f in fields if f != t.field] if court is None else list(court)
    if court is None:
        spare = min(
            len(fields) - len(owned.scored) - (owned.deferred or 0) - (seat in waiting)
            for seat, owned in enumerate(everybody)
        )
        assert spare >= 0, "too many pillars"
        common = common[max(0, len(common) - spare) :]
    for seat, owned in enumerate(everybody):
        player = t.players[seat]
        standing = list(owned.court) if owned.court is not None else common
        if owned.court is None and seat in waiting:
            standing = [*common, int(t.field)]
        player.court = sum(1 << f for f in standing)
        player.scored = sum(1 << PLACE.words.index(name) for name in owned.scored)
        player.deferred = len(fields) - len(standing) - len(owned.scored)
        wanted = owned.deferred
        assert wanted in (None, player.deferred), f"seat {seat} must defer {player.deferred}"


def _lay_ornaments(
    t: Table,
    everybody: Sequence[Seat],
    decorations_left: Mapping[str, int],
    statues_left: Mapping[str, int],
) -> None:
    t.decorated = t.statued = 0
    t.statue = vec[i64]([0] * TILES)
    t.box = vec[i64]([0] * 14)
    used = [0] * 14
    for seat, owned in enumerate(everybody):
        player = t.players[seat]
        player.fresh = NO_SLOT
        player.storage = vec[i64]([0] * content.SLOTS)
        for slot, word in enumerate(owned.storage):
            player.storage[slot] = piece_named(word)
            used[piece_named(word)] += 1
        bare = [tile for tile in range(TILES) if player.built >> tile & 1]
        for text in owned.buildings:
            name, *words = text.replace("+", "@").split("@")
            tile = next(tile for tile in bare if name in (content.TILE_NAMES[tile], _face(tile)))
            bare.remove(tile)
            for word in words[1:]:
                piece = piece_named(word)
                used[piece] += 1
                if piece < FIRST_STATUE:
                    assert content.KIND_OF[tile] == piece - 1, f"no {word} on {name}"
                    t.decorated |= 1 << tile
                else:
                    t.statued |= 1 << tile
                    t.statue[tile] = piece
    if not t.rules.advanced:
        assert not any(used), "there are no ornaments in the basic game"
        return
    in_game = [content.DECORATIONS_PER_KIND[len(t.players)]] * 6
    in_game += [content.STATUES_PER_COLOUR] * 6
    names = (*content.DECORATIONS, *COLOURS)
    chosen = {**decorations_left, **statues_left}
    assert set(chosen) <= set(names), f"no such pieces: {set(chosen) - set(names)}"
    for index, word in enumerate(names):
        free = in_game[index] - used[index + 1]
        kept = chosen.get(word, free)
        assert 0 <= kept <= free, f"there are only {free} of {word} left"
        t.box[index + 1] = free - kept
        if index < 6:
            t.decorations[index] = kept
        else:
            t.statues[index - 6] = kept
    at_court = sum(
        (int(player.court) & int(t.fields_with(content.BONUSES.index("statue")))).bit_count()
        for player in t.players
    )
    t.box[GOLDEN_STATUE] = 2 * len(t.players) - at_court - used[GOLDEN_STATUE]
    assert t.box[GOLDEN_STATUE] >= 0, "every golden statue comes from a field that was left"


def _face(tile: int) -> str:
    return design_of(content.TILE_NAMES[tile])


def _lay_upgrades(t: Table, everybody: Sequence[Seat], left: Mapping[str, int]) -> None:
    for player, owned in zip(t.players, everybody, strict=True):
        player.upgrades = 0
        for word in owned.upgrades:
            upgrade = content.UPGRADES.index(word)
            player.upgrades |= 1 << upgrade
            t.upgrades[upgrade] -= 1
            assert t.upgrades[upgrade] >= 0, f"no upgrade tile is left for {word}"
    for word, number in left.items():
        t.upgrades[content.UPGRADES.index(word)] = number
