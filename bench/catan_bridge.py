"""Between catanatron and the title (`catan`): positions and actions, read from one into the other.

catanatron has no type information and may be missing; it is imported by name when it is needed.
"""

from __future__ import annotations

from typing import Any, Final

from bench.catan import (
    ACTING,
    BUY,
    CARDS,
    CITY,
    DISCARD,
    DISCARDING,
    END,
    PAIRS,
    PAVING,
    PLAY_KNIGHT,
    PLAY_MONOPOLY,
    PLAY_PLENTY,
    PLAY_ROADS,
    ROAD,
    ROBBER,
    ROBBING,
    ROLL,
    ROLLING,
    SETTLE,
    SETTLING,
    STARTING,
    TRADE,
    Catan,
    Table,
)
from bench.catan_land import RESOURCES

_PLAIN: Final = {
    "ROLL": ROLL,
    "END_TURN": END,
    "BUY_DEVELOPMENT_CARD": BUY,
    "PLAY_KNIGHT_CARD": PLAY_KNIGHT,
    "PLAY_ROAD_BUILDING": PLAY_ROADS,
    "DISCARD": DISCARD,
}
"""Actions without a choice, by catanatron's name."""


def row_of(game: Catan, action: Any) -> int:
    """The action of the title that a playable action of catanatron is."""
    name, value = action.action_type.value, action.value
    if name in _PLAIN:
        return _PLAIN[name]
    if name == "BUILD_SETTLEMENT":
        return SETTLE + int(value)
    if name == "BUILD_CITY":
        return CITY + int(value)
    if name == "BUILD_ROAD":
        return ROAD + game.land.path_of[min(value), max(value)]
    if name == "MOVE_ROBBER":
        return ROBBER + game.land.coordinates.index(value[0])
    if name == "PLAY_MONOPOLY":
        return PLAY_MONOPOLY + RESOURCES.index(value)
    if name == "MARITIME_TRADE":
        return TRADE + 5 * RESOURCES.index(value[0]) + RESOURCES.index(value[-1])
    goods = [RESOURCES.index(good) for good in value]
    return PLAY_PLENTY + PAIRS.index((min(goods), max(goods) if len(goods) > 1 else -1))


def table_of(game: Catan, state: Any) -> Table:
    """The position of a catanatron game for two; the seats are in the order of its colours."""
    t = game.set_up(2, {})
    assert isinstance(t, Table)
    board, players = state.board, state.player_state
    for seat, color in enumerate(state.colors):
        key = f"P{seat}_"
        for good, name in enumerate(RESOURCES):
            t.hands[5 * seat + good] = players[f"{key}{name}_IN_HAND"]
        for kind, name in enumerate(CARDS):
            t.cards[5 * seat + kind] = players[f"{key}{name}_IN_HAND"]
        t.knights[seat] = players[key + "PLAYED_KNIGHT"]
        buildings = state.buildings_by_color[color]
        t.towns[seat] = sum(1 << node for node in buildings["SETTLEMENT"])
        t.cities[seat] = sum(1 << node for node in buildings["CITY"])
        t.roads[seat] = sum(1 << game.land.path_of[min(p), max(p)] for p in buildings["ROAD"])
        nodes = set().union(*board.connected_components[color])
        t.reached[seat] = sum(1 << node for node in nodes)
        t.lengths[seat] = board.road_lengths[color]
        if board.road_color == color:
            t.holder = seat
        if players[key + "HAS_ARMY"]:
            t.army = seat
    t.length = board.road_length
    t.bank = list(state.resource_freqdeck)
    t.deck = [state.development_listdeck.count(name) for name in CARDS]
    t.robber = game.land.coordinates.index(board.robber_coordinate)
    t.turn = state.num_turns
    t.mover = state.current_turn_index
    t.rolled = players[f"P{t.mover}_HAS_ROLLED"]
    t.played = players[f"P{t.mover}_HAS_PLAYED_DEVELOPMENT_CARD_IN_TURN"]
    t.free_roads = state.free_roads_available if state.is_road_building else 0
    t.stack = _questions(t, state)
    return t


def _questions(t: Table, state: Any) -> list[tuple[int, ...]]:
    """What is asked now, on top of what will be asked after it."""
    seat = state.current_player_index
    prompt = state.current_prompt.value
    if prompt == "BUILD_INITIAL_SETTLEMENT":
        return [(SETTLING, seat)]
    if prompt == "BUILD_INITIAL_ROAD":
        return [(STARTING, seat, state.buildings_by_color[state.colors[seat]]["SETTLEMENT"][-1])]
    if prompt == "MOVE_ROBBER":
        return [(ROBBING, seat)]
    if prompt == "DISCARD":
        after = seat == 0 and t.held(1) > state.discard_limit
        later = [(DISCARDING, 1)] if after else []
        return [(ROBBING, t.mover), *later, (DISCARDING, seat)]
    if not t.rolled:
        return [(ROLLING, seat)]
    return [(PAVING if t.free_roads else ACTING, seat)]
