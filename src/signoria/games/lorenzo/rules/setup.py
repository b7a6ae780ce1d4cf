"""Set-up (L1): turn order, excommunication tiles, coins, personal bonus tiles."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import actions, content, draft, reasons
from signoria.games.lorenzo.rules.table import (
    CHOOSE_TILES,
    COIN,
    COMMON_TILE,
    DICE,
    DRAWING_EDICT,
    DRAWING_ORDER,
    EDICT_DRAWN,
    EDICT_STREAM,
    GOODS,
    LEADERS,
    MEMBERS,
    NEW_ROUND,
    NO_CARD,
    NO_LEADER,
    NO_TILE,
    NOBODY,
    NOTHING,
    ORDER_DRAWN,
    ORDER_STREAM,
    PERIODS,
    SCORED,
    SET_UP,
    SPACES,
    START_GOODS,
    STREAMS,
    TILE,
    TILE_CHOSEN,
    TOWER_SPACES,
    TYPES,
    Rules,
    Table,
)
from signoria.kernel.bits import bit
from signoria.kernel.question import Draw, Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import CHANCE, Frame


def set_up(players: int, options: dict[str, str]) -> Table:
    """The table before anything has been drawn (L1.2, L1.3, L1.6)."""
    t = Table()
    t.start(len(STREAMS), players, LEADERS)
    t.rules = Rules(options)
    t.round = t.lap = 0
    t.active = NOBODY
    t.order = vec[i64]([NOBODY] * players)
    t.dice = vec[i64]([0] * DICE)
    t.deck = vec[i64]([bit(content.MOST_OF_TYPE) - 1] * TYPES)
    t.tower = vec[i64]([NO_CARD] * TOWER_SPACES)
    t.standing = vec[i64]([0] * SPACES)
    t.home = bit(players * MEMBERS) - 1
    t.raised = 0
    t.palace = vec[i64]([NOTHING] * (players * MEMBERS))
    t.edicts = vec[i64]([NO_TILE] * PERIODS)
    t.burden = vec[i64]([0] * players)
    t.goods = vec[i64]([amount for _ in range(players) for amount in content.START])
    t.points = vec[i64]([0] * (players * SCORED))
    t.cards = vec[i64]([0] * (players * TYPES))
    t.tile = vec[i64]([NO_TILE if t.rules.advanced else COMMON_TILE] * players)
    t.hand = vec[i64]([0] * players)
    t.played = vec[i64]([0] * players)
    t.used = vec[i64]([0] * players)
    t.copied = vec[i64]([NO_LEADER] * players)
    t.discarded = vec[i64]([0] * players)
    t.undealt = content.ALL_LEADERS
    t.pack = vec[i64]([0] * players)
    t.picked = vec[i64]([NO_LEADER] * (players * content.LEADERS_DEALT))
    t.stack.append((SET_UP, NOBODY))
    for period in reversed(range(PERIODS)):
        t.stack.append((DRAWING_EDICT, CHANCE, EDICT_STREAM, period))
    for place in reversed(range(players)):
        t.stack.append((DRAWING_ORDER, CHANCE, ORDER_STREAM, place))
    return t


# -- what is drawn (L1.3, L1.7) --------------------------------------------------------------------


def undrawn(t: Table) -> i64:
    """The set of seats that have no place in the turn order yet."""
    left = t.everybody()
    for seat in t.order:
        if seat != NOBODY:
            left &= ~bit(seat)
    return left


class DrawingOrder(Draw[Table]):
    """Who has a place in the first turn order (L1.7)."""

    name = "drawing_order"
    fields = "place"

    def members(self, t: Table, frame: Frame) -> i64:
        return undrawn(t)

    def drawing(self, t: Table, frame: Frame, member: i64) -> i64:
        return actions.DRAW_SEAT + member

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, _, place = frame
        drawn = action - actions.DRAW_SEAT
        t.order[place] = drawn
        t.emit(ORDER_DRAWN, drawn, place)


def edicts_of(period: i64) -> i64:
    """The set of excommunication tiles of a period, of which one is drawn."""
    return bit((period + 1) * content.TILES_IN_PERIOD) - bit(period * content.TILES_IN_PERIOD)


class DrawingEdict(Draw[Table]):
    """The tile of a period, which lies open from the start, for everybody (L1.3, L14.1)."""

    name = "drawing_edict"
    fields = "period"

    def members(self, t: Table, frame: Frame) -> i64:
        _, _, _, period = frame
        return edicts_of(period)

    def drawing(self, t: Table, frame: Frame, member: i64) -> i64:
        return actions.DRAW_EDICT + member

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, _, period = frame
        tile = action - actions.DRAW_EDICT
        t.edicts[period] = tile
        t.emit(EDICT_DRAWN, NOBODY, period + 1, tile)


# -- in turn order: coins, tiles, leaders, the first round (L1.7 to L1.11) -------------------------


def begin(t: Table) -> None:
    """The later in the turn order, the more coins; then tiles and leaders, if they are played."""
    place: i64
    for place in range(t.players()):
        seat = t.order[place]
        t.goods[seat * GOODS + COIN] += content.START_COINS[place]
        t.emit(START_GOODS, seat, content.START_COINS[place])
    t.stack.append((NEW_ROUND, NOBODY))
    if t.rules.advanced:
        draft.begin(t)
        t.stack.append((CHOOSE_TILES, NOBODY, int(t.players()) - 1))


def tiles_left(t: Table) -> i64:
    """The set of different bonus tiles that nobody has chosen (L1.9)."""
    left = (bit(len(content.BONUS_TILES)) - 1) & ~bit(COMMON_TILE)
    for tile in t.tile:
        if tile != NO_TILE:
            left &= ~bit(tile)
    return left


def choose_tiles(t: Table, place: i64) -> None:
    """Ask for a tile, the last in the turn order first; the fourth of four takes what is left."""
    seat = t.order[place]
    choices = Tile().moves(t, (), seat)
    if len(choices) == 1:
        _take_tile(t, seat, place, choices[0])
    else:
        t.stack.append((TILE, int(seat), int(place)))


class Tile(Question[Table]):
    """Which bonus tile (L1.9)."""

    name = "tile"
    fields = "place"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        if not actions.CHOOSE_TILE <= action < actions.CHOOSE_TILE_END:
            return NOT_THE_QUESTION
        if not tiles_left(t) >> _tile_named(action) & 1:
            return refuse(reasons.TILE_TAKEN)
        return LEGAL

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        left = tiles_left(t)
        action: i64
        for action in range(actions.CHOOSE_TILE, actions.CHOOSE_TILE + actions.BONUS_TILES):
            if left >> _tile_named(action) & 1:
                out = append(out, action)
        return out

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, place = frame
        _take_tile(t, seat, place, action)


def _tile_named(action: i64) -> i64:
    """The common tile, which comes first, is not chosen."""
    return action - actions.CHOOSE_TILE + 1


def _take_tile(t: Table, seat: i64, place: i64, action: i64) -> None:
    t.tile[seat] = _tile_named(action)
    t.emit(TILE_CHOSEN, seat, t.tile[seat])
    if place > 0:
        t.stack.append((CHOOSE_TILES, NOBODY, int(place) - 1))
