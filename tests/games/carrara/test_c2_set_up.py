"""C2: the table before the first turn, read from fresh matches."""

from __future__ import annotations

import pytest

from signoria import CHANCE
from signoria.games.carrara.rules.table import Table
from tests.games.carrara.positions import (
    COLOURS,
    GAME,
    KINDS,
    Seat,
    asked,
    blocks,
    can_be_drawn,
    coins,
    court_of,
    deferred,
    display,
    draws,
    fresh,
    given,
    in_bag,
    let_chance,
    on_wheel,
    pillars,
    places,
    play,
    question,
    refused,
    token,
    vp,
)

PLAYERS = [2, 3, 4]


def unopened(players: int) -> Table:
    """A table where chance has not drawn anything yet."""
    t = GAME.table(players)
    assert isinstance(t, Table)
    return t


@pytest.mark.rule("C2.1")
def test_the_discs_show_nothing_and_the_first_sector_is_at_section_one() -> None:
    t = fresh(4)
    assert (t.outer, t.inner) == (0, 0)
    for section in GAME.view(t, None)["wheel"]:
        assert set(section) == {"section", "blocks", "prices"}


@pytest.mark.rule("C2.1")
def test_an_emptied_section_gives_nothing_in_the_basic_game() -> None:
    t = given(wheel={"I": {"purple": 1}})
    play(t, "buy I")
    assert asked(t) == 1
    assert question(t) == "turn"


@pytest.mark.rule("C2.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_chance_decides_who_begins_everybody_alike(players: int) -> None:
    t = unopened(players)
    assert t.to_act == (CHANCE,)
    assert can_be_drawn(t) == {f"draw-start {seat + 1}": 1 for seat in range(players)}
    draws(t, f"draw-start {players}")
    let_chance(t)
    assert asked(t) == players - 1


@pytest.mark.rule("C2.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_starting_blocks_follow_the_order_of_play(players: int) -> None:
    in_order = [{"purple": 2}, {"purple": 1, "blue": 1}, {"blue": 2}, {"blue": 1, "green": 1}]
    for first in range(players):
        t = unopened(players)
        draws(t, f"draw-start {first + 1}")
        for position in range(players):
            assert blocks(t, (first + position) % players) == in_order[position]


@pytest.mark.rule("C2.4")
@pytest.mark.parametrize(("players", "bag"), [(2, 32), (3, 30), (4, 28)])
def test_one_block_of_each_colour_is_in_section_one_and_the_rest_in_the_bag(
    players: int, bag: int
) -> None:
    t = fresh(players)
    assert on_wheel(t) == {"I": dict.fromkeys(COLOURS, 1)}
    assert sum(in_bag(t).values()) == bag
    total = sum(sum(blocks(t, seat).values()) for seat in range(players)) + bag + 6
    assert total == 42


@pytest.mark.rule("C2.5")
@pytest.mark.parametrize(("players", "supply", "threes"), [(2, 15, 0), (3, 21, 1), (4, 27, 2)])
def test_the_tiles_in_use_depend_on_the_number_of_players(
    players: int, supply: int, threes: int
) -> None:
    t = fresh(players)
    assert t.supply_left == supply
    assert "" not in display(t)
    assert len(display(t)) == 9
    assert _tiles(t) == {
        f"{kind}-{value}": threes if value == 3 else 1
        for kind in KINDS
        for value in range(1, 6)
        if value != 3 or threes
    }


def _tiles(t: Table) -> dict[str, int]:
    """All building tiles in use, by design."""
    tiles: dict[str, int] = {}
    for design, number in enumerate(t.supply):
        if number:
            tiles[f"{KINDS[design // 5]}-{design % 5 + 1}"] = int(number)
    for name in display(t):
        tiles[name] = tiles.get(name, 0) + 1
    return tiles


@pytest.mark.rule("C2.5")
def test_the_tiles_are_shuffled() -> None:
    displays = {tuple(display(fresh(4, seed))) for seed in range(5)}
    assert len(displays) == 5


@pytest.mark.rule("C2.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_monuments_and_upgrade_tiles_lie_open(players: int) -> None:
    seen = GAME.view(fresh(players), None)
    assert sorted(seen["monuments"]) == sorted(f"{kind}-8" for kind in KINDS)
    assert sum(seen["upgrades"].values()) == 8


@pytest.mark.rule("C2.7")
def test_the_court_has_three_fields_of_each_bonus_and_the_token() -> None:
    t = fresh(3)
    seen = GAME.view(t, None)
    assert sorted(seen["court"]) == ["coins"] * 3 + ["vp"] * 3
    assert seen["visit"] is None
    assert token(t) is None


@pytest.mark.rule("C2.8")
@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_has_twenty_coins_a_pillar_on_each_field_and_no_points(players: int) -> None:
    t = fresh(players)
    for seat in range(players):
        assert coins(t, seat) == 20
        assert court_of(t, seat) == [0, 1, 2, 3, 4, 5]
        assert deferred(t, seat) == 0
        assert places(t, seat) == set()
        assert vp(t, seat) == 0


@pytest.mark.rule("C2.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_six_pillars_each_and_no_ornaments(players: int) -> None:
    t = fresh(players)
    assert [pillars(t, seat) for seat in range(players)] == [6] * players
    seen = GAME.view(t, None)
    assert sum(seen["decorations"].values()) == 0
    assert sum(seen["statues"].values()) == 0


@pytest.mark.rule("C2.10")
def test_the_bank_pays_whatever_is_owed() -> None:
    t = given(seats=[Seat(coins=1_000_000, buildings=["porta-5@pisa", "villa-5@pisa"])])
    play(t, "score coins", "place pisa")
    assert coins(t) == 1_000_000 + 5 + 10 * 3


@pytest.mark.rule("C2.10")
def test_a_monument_exists_only_once() -> None:
    t = given(seats=[Seat(blocks={"red": 6, "white": 2}), Seat(buildings=["porta-8@lucca"])])
    assert refused(t, "monument porta lucca").code == "monument_gone"
    play(t, "monument villa lucca")


@pytest.mark.rule("C2.10")
def test_a_building_tile_that_is_not_turned_up_cannot_be_built() -> None:
    t = given(seats=[Seat(blocks={"red": 5})], display=["porta-1"], supply=0)
    assert refused(t, "build porta-2 lucca").code == "not_on_display"
