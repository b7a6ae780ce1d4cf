"""Set-up (C2, C11): the table before the first turn."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.carrara.rules import actions, content
from signoria.games.carrara.rules.table import (
    ANGLE_STREAM,
    DRAWING_ANGLE,
    DRAWING_START,
    DRAWING_TILE,
    GOLDEN_STATUE,
    NO_FIELD,
    NO_SLOT,
    NO_TILE,
    NOBODY,
    OPENING,
    SOURCES,
    START_PLAYER,
    START_STREAM,
    START_TURN,
    STARTING_BLOCKS,
    STREAMS,
    TILE_STREAM,
    TILE_TURNED,
    TILES,
    WHEEL_SET,
    Player,
    Rules,
    Table,
)
from signoria.kernel.question import Question
from signoria.kernel.state import CHANCE, Frame


def set_up(players: int, options: dict[str, str]) -> Table:
    """Everything in its place except what chance decides: starter, angle, first nine tiles."""
    t = Table()
    t.start(len(STREAMS), players, 0)
    t.rules = Rules(options)
    t.players = [_player(t.rules) for _ in range(players)]
    t.first = t.seat = 0
    t.turns = 0
    t.wheel = vec[i64]([0] * 36)
    t.on_wheel = 0
    t.bag = content.BLOCKS_PER_COLOUR[:]
    t.outer = t.inner = 0
    t.supply = content.DESIGN_COPIES[players][:]
    t.supply_left = sum(content.DESIGN_COPIES[players])
    t.display = vec[i64]([NO_TILE] * content.DISPLAY)
    t.monuments = 2**6 - 1
    t.replaced = 0
    t.level = vec[i64]([0] * TILES)
    t.decorated = t.statued = 0
    t.statue = vec[i64]([0] * TILES)
    landscapes = t.rules.landscape_upgrades
    t.upgrades = (content.UPGRADE_COPIES_LANDSCAPES if landscapes else content.UPGRADE_COPIES)[:]
    advanced = t.rules.advanced
    t.decorations = vec[i64]([content.DECORATIONS_PER_KIND[players] if advanced else 0] * 6)
    t.statues = vec[i64]([content.STATUES_PER_COLOUR if advanced else 0] * 6)
    t.box = vec[i64]([0] * (GOLDEN_STATUE + 1))
    t.visitor = NOBODY
    t.field = NO_FIELD
    t.passes = t.purchases = 0
    t.trigger = NOBODY
    t.end = 0
    t.stack.append((OPENING, 0))
    for slot in reversed(range(content.DISPLAY)):
        t.stack.append((DRAWING_TILE, CHANCE, TILE_STREAM, slot))
    if advanced:
        t.stack.append((DRAWING_ANGLE, CHANCE, ANGLE_STREAM))
    t.stack.append((DRAWING_START, CHANCE, START_STREAM))
    return t


def _player(rules: Rules) -> Player:
    player = Player()
    player.coins = content.START_COINS
    player.blocks = vec[i64]([0] * 6)
    player.columns = vec[i64]([0] * 6)
    player.built = 0
    fields = len(content.ADVANCED_COURT) if rules.advanced else len(content.BASIC_COURT)
    player.court = 2**fields - 1
    player.deferred = player.scored = player.upgrades = 0
    player.storage = vec[i64]([0] * content.SLOTS)
    player.fresh = NO_SLOT
    player.points = vec[i64]([0] * len(SOURCES))
    return player


class DrawingStart(Question[Table]):
    """CHANCE draws the start player; all take starting blocks by turn order (C2.2, C2.3)."""

    name = "drawing_start"

    def chances(self, t: Table, frame: Frame) -> i64:
        return len(t.players)

    def chance(self, t: Table, frame: Frame, index: i64) -> i64:
        return actions.DRAW_START + index

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        players = len(t.players)
        t.first = t.seat = action - actions.DRAW_START
        t.emit(START_PLAYER, t.first)
        for position in range(players):
            owner = (int(t.first) + position) % players
            for colour in content.START_BLOCKS[position]:
                t.players[owner].blocks[colour] += 1
                t.bag[colour] -= 1
            t.emit(STARTING_BLOCKS, owner, *content.START_BLOCKS[position])


class DrawingAngle(Question[Table]):
    """CHANCE sets the angle at which the outer disc starts (C11.1)."""

    name = "drawing_angle"

    def chances(self, t: Table, frame: Frame) -> i64:
        return 6

    def chance(self, t: Table, frame: Frame, index: i64) -> i64:
        return actions.DRAW_ANGLE + index

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        t.outer = action - actions.DRAW_ANGLE
        t.emit(WHEEL_SET, NOBODY, t.outer)


def open_table(t: Table) -> None:
    """One block of each colour goes on section I (C2.4), and the start player begins."""
    sector = t.sector(0)
    colour: i64
    for colour in range(6):
        t.wheel[sector * 6 + colour] += 1
        t.bag[colour] -= 1
    t.on_wheel = 6
    t.stack.append((START_TURN, int(t.first)))


# -- building tiles: display and supply (C2.5, C5.2) -----------------------------------------------


def tile_of(t: Table, design: i64) -> i64:
    """The next tile with this design to be turned: a kind's first three before its second."""
    kind = design // 5
    value = design % 5 + 1
    if value < 3:
        return kind * 6 + value - 1
    if value > 3:
        return kind * 6 + value
    turned = content.DESIGN_COPIES[len(t.players)][design] - t.supply[design]
    return kind * 6 + 2 + turned


class DrawingTile(Question[Table]):
    """CHANCE turns up a tile of the supply into a gap of the display."""

    name = "drawing_tile"
    fields = "slot"

    def chances(self, t: Table, frame: Frame) -> i64:
        return t.supply_left

    def chance(self, t: Table, frame: Frame, index: i64) -> i64:
        """Face-down tiles are counted design by design."""
        design: i64 = 0
        while index >= t.supply[design]:
            index -= t.supply[design]
            design += 1
        return actions.DRAW_TILE + design

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, _, slot = frame
        design = action - actions.DRAW_TILE
        tile = tile_of(t, design)
        t.supply[design] -= 1
        t.supply_left -= 1
        t.display[slot] = tile
        t.emit(TILE_TURNED, NOBODY, tile, slot)
