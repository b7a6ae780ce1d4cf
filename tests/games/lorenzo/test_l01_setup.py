"""L1: set-up, from the turn order to the leader draft."""

from __future__ import annotations

import pytest

from signoria import BadOption
from signoria.games.lorenzo.rules import content
from signoria.games.lorenzo.rules.table import Table
from tests.games.lorenzo.positions import (
    GAME,
    asked,
    can_be_drawn,
    fresh,
    goods,
    hand,
    is_secret,
    legal_with,
    let_chance,
    named,
    play,
    question,
    refused,
)
from tests.games.playing import names, of

ADVANCED = {"variant": "advanced"}


def unopened(players: int = 4, **options: object) -> Table:
    """A table at its very first question, which chance answers."""
    t = GAME.table(players, options)
    assert isinstance(t, Table)
    return t


def order_drawn(*seats: int, **options: object) -> Table:
    """A table with this turn order, at the first question after the tiles were drawn."""
    t = unopened(len(seats), **options)
    play(t, *[f"draw-seat {seat}" for seat in seats])
    play(t, "draw-edict fewer-coins", "draw-edict no-market", "draw-edict tithe")
    return t


def drafting(players: int = 4) -> Table:
    """A table at the first pick of the draft, seat 0 having leaders 0 to 3, seat 1 the next four."""
    t = order_drawn(*range(players), **ADVANCED)
    tiles = ("d", "c", "b")[: min(players, 3)]
    play(t, *[f"choose-tile {tile}" for tile in tiles])
    play(t, *[f"draw-leader {leader}" for leader in content.LEADERS[: 4 * players]])
    return t


# -- the board (L1.1 to L1.4) ----------------------------------------------------------------------


@pytest.mark.rule("L1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players(players: int) -> None:
    with pytest.raises(BadOption):
        GAME.table(players)


@pytest.mark.rule("L1.2")
def test_there_are_eight_cards_of_each_type_for_each_period() -> None:
    assert len(content.CARDS) == 96
    for kind in range(4):
        for period in range(3):
            cards = [
                card
                for card in range(96)
                if content.TYPE[card] == kind and content.PERIOD[card] == period
            ]
            assert len(cards) == 8


@pytest.mark.rule("L1.3", "L17.1")
def test_one_tile_of_each_period_is_drawn_and_lies_open() -> None:
    t = unopened()
    play(t, *[f"draw-seat {seat}" for seat in range(4)])
    for period in range(3):
        drawable = can_be_drawn(t)
        tiles = content.TILES[period * 7 : period * 7 + 7]
        assert drawable == {f"draw-edict {tile}": 1 for tile in tiles}
        told = play(t, f"draw-edict {tiles[3]}")
        assert told[0].data[:2] == (period + 1, period * 7 + 3)
    assert GAME.view(t, None)["edicts"] == [content.TILES[3], content.TILES[10], content.TILES[17]]


@pytest.mark.rule("L1.4")
def test_there_is_no_end_to_resources() -> None:
    t = fresh(players=2)
    t.goods[0] = 1_000
    assert goods(t)["coin"] == 1_000
    assert "coins" not in GAME.conserved(t)


# -- what everybody begins with (L1.6, L1.7) -------------------------------------------------------


@pytest.mark.rule("L1.7", "L17.1")
def test_each_place_in_the_turn_order_is_drawn_from_those_left() -> None:
    t = unopened(players=3)
    assert can_be_drawn(t) == {"draw-seat 0": 1, "draw-seat 1": 1, "draw-seat 2": 1}
    play(t, "draw-seat 2")
    assert can_be_drawn(t) == {"draw-seat 0": 1, "draw-seat 1": 1}
    assert GAME.view(t, None)["order"] == [2]


@pytest.mark.rule("L1.6", "L1.7", "T29")
def test_the_later_in_the_order_the_more_coins_and_otherwise_all_are_equal() -> None:
    t = order_drawn(2, 0, 3, 1)
    alike = {"wood": 2, "stone": 2, "servant": 3}
    assert [goods(t, seat) for seat in (2, 0, 3, 1)] == [
        {"coin": coins, **alike} for coins in (5, 6, 7, 8)
    ]
    assert all(
        player["members"].keys() == {"black", "white", "orange", "neutral"}
        for player in GAME.view(t, None)["players"]
    )


# -- bonus tiles (L1.8, L1.9) ----------------------------------------------------------------------


@pytest.mark.rule("L1.8")
def test_in_the_basic_game_all_have_the_common_tile_and_no_leaders() -> None:
    t = fresh()
    for seat, player in enumerate(GAME.view(t, None)["players"]):
        assert (player["tile"], hand(t, seat)) == ("common", set())
    assert question(t) == "turn"
    assert refused(t, "play santa-rita").code == "leader_actions_closed"


@pytest.mark.rule("L1.9", "L18.1")
def test_tiles_are_chosen_in_reverse_turn_order() -> None:
    t = order_drawn(2, 0, 1, **ADVANCED)
    assert (asked(t), legal_with(t, "choose-tile")) == (1, {"a", "b", "c", "d"})
    play(t, "choose-tile b")
    assert (asked(t), legal_with(t, "choose-tile")) == (0, {"a", "c", "d"})
    assert refused(t, "choose-tile b").code == "tile_taken"
    play(t, "choose-tile a")
    assert (asked(t), GAME.view(t, None)["asked"]) == (2, {"tiles": ["c", "d"]})
    play(t, "choose-tile d")
    assert [player["tile"] for player in GAME.view(t, None)["players"]] == ["a", "b", "d"]


@pytest.mark.rule("L1.9")
def test_the_first_of_four_players_takes_the_tile_that_is_left() -> None:
    t = order_drawn(0, 1, 2, 3, **ADVANCED)
    told = play(t, "choose-tile d", "choose-tile c", "choose-tile b")
    assert [(event.seat, event.data[0]) for event in of(told, "tile_chosen")] == [
        (3, 4), (2, 3), (1, 2), (0, 1),
    ]  # fmt: skip
    assert GAME.view(t, None)["players"][0]["tile"] == "a"


@pytest.mark.rule("L1.11")
def test_turn_order_coins_tiles_leaders_and_then_the_first_round() -> None:
    match = GAME.new(3, seed=5, options=ADVANCED)
    told = [GAME.event_names[event.kind] for event in match.opening]
    while "turn_started" not in told:
        seat = match.state.to_act[0]
        told += [
            GAME.event_names[event.kind]
            for event in match.play(seat, GAME.legal(match.state, seat)[0])
        ]
    first = [told.index(name) for name in (
        "order_drawn", "edict_drawn", "start_goods", "tile_chosen", "leader_dealt", "leader_picked",
        "round_started", "card_turned", "die_rolled", "turn_started",
    )]  # fmt: skip
    assert first == sorted(first)


# -- the draft (L1.10) -----------------------------------------------------------------------------


@pytest.mark.rule("L1.10", "L17.1", "L16.2")
def test_leaders_are_dealt_from_all_twenty_and_only_their_seat_sees_them() -> None:
    t = order_drawn(0, 1, **ADVANCED)
    play(t, "choose-tile a", "choose-tile b")
    assert can_be_drawn(t) == {f"draw-leader {leader}": 1 for leader in content.LEADERS}
    told = play(t, "draw-leader santa-rita")
    assert [(event.seat, event.seen_by) for event in of(told, "leader_dealt")] == [(0, 1)]
    assert "draw-leader santa-rita" not in can_be_drawn(t)


@pytest.mark.rule("L1.10", "L18.1")
def test_all_keep_one_of_four_at_the_same_time() -> None:
    t = drafting()
    assert (question(t), is_secret(t), t.to_act) == ("pick", True, (0, 1, 2, 3))
    assert legal_with(t, "keep", 1) == set(content.LEADERS[4:8])
    assert refused(t, f"keep {content.LEADERS[0]}", 1).code == "not_in_pack"


@pytest.mark.rule("L1.10", "L1.1", "T33")
def test_packs_go_to_the_right() -> None:
    t = drafting()
    play(t, *[f"keep {content.LEADERS[4 * seat]}" for seat in range(4)])
    assert legal_with(t, "keep", 0) == set(content.LEADERS[5:8])
    assert legal_with(t, "keep", 3) == set(content.LEADERS[1:4])


@pytest.mark.rule("L1.10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_picks_make_four_leaders(players: int) -> None:
    t = drafting(players)
    told = []
    for _ in range(3 * players):
        seat = t.to_act[0]
        told += play(t, f"keep {min(legal_with(t, 'keep', seat))}")
    assert [len(hand(t, seat)) for seat in range(players)] == [4] * players
    assert len(named(t.undealt)) == 20 - 4 * players
    assert [event.data[0] for event in of(told, "packs_passed")] == [1, 2, 3]
    assert all(event.seen_by == 1 << event.seat for event in of(told, "leader_picked"))
    assert "turn_started" in names(let_chance(t))
