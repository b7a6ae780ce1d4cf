"""C11: how the advanced game is set up."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from signoria import CHANCE
from signoria.games.carrara.rules.table import Table
from tests.games.carrara.positions import (
    GAME,
    Seat,
    can_be_drawn,
    court_of,
    given,
    legal_with,
    let_chance,
    pillars,
    places,
    play,
    question,
    statues,
    stored,
)

STATUES_CLOCKWISE = ["purple", "blue", "green", "red", "yellow", "white"]
DECORATIONS_CLOCKWISE = ["book", "coat_of_arms", "crown", "cup", "banner", "gate"]
PLAYER_COUNTS = (2, 3, 4)


def opening(players: int, seed: int = 0) -> dict[str, Any]:
    """What a spectator sees before the first turn."""
    match = GAME.new(players, seed, {"variant": "advanced"})
    return GAME.view(match.state, None)


def shown_statues(t: Table) -> list[str]:
    """The statue of each section, from I to VI."""
    return [section["statue"] for section in GAME.view(t, None)["wheel"]]


def shown_decorations(t: Table) -> list[str]:
    """The decoration of each section, from I to VI."""
    return [section["decoration"] for section in GAME.view(t, None)["wheel"]]


def buy_something(t: Table, turn: str) -> None:
    """A whole turn of buying: one block, no piece."""
    play(t, turn)
    let_chance(t)
    while question(t) != "turn":
        choices = GAME.legal(t, t.to_act[0])
        play(t, GAME.actions.text(choices[0] if question(t) == "taking" else choices[-1]))


# -- the discs (C11.1) -----------------------------------------------------------------------------


@pytest.mark.rule("C11.1")
@pytest.mark.parametrize("seed", range(8))
def test_the_inner_disc_begins_with_purple_in_section_one(seed: int) -> None:
    assert [row["statue"] for row in opening(2, seed)["wheel"]] == STATUES_CLOCKWISE


@pytest.mark.rule("C11.1")
def test_the_angle_of_the_outer_disc_is_drawn_from_six() -> None:
    t = GAME.table(2, {"variant": "advanced"})
    assert isinstance(t, Table)
    play(t, "draw-start 1")
    assert can_be_drawn(t) == {f"draw-angle {angle}": 1 for angle in range(6)}


@pytest.mark.rule("C11.1")
@pytest.mark.parametrize("angle", range(6))
def test_the_drawn_angle_counts_as_turns_of_the_outer_disc_only(angle: int) -> None:
    t = GAME.table(2, {"variant": "advanced"})
    assert isinstance(t, Table)
    play(t, "draw-start 1", f"draw-angle {angle}")
    let_chance(t)
    assert shown_decorations(t) == [DECORATIONS_CLOCKWISE[(s - angle) % 6] for s in range(6)]
    assert shown_statues(t) == STATUES_CLOCKWISE


@pytest.mark.rule("C11.1")
@settings(max_examples=25, deadline=None)
@for_all(
    angle=st.integers(0, 5),
    turns=st.lists(st.sampled_from(["turn", "turn-inner"]), max_size=8),
)
def test_a_disc_turned_k_times_shows_picture_s_minus_k(angle: int, turns: list[str]) -> None:
    eleven = {"I": dict.fromkeys(STATUES_CLOCKWISE, 1), "IV": {"purple": 5}}
    rich = Seat(coins=200)
    t = given(variant="advanced", outer=angle, wheel=eleven, seats=[rich, rich])
    for turn in turns:
        buy_something(t, turn)
    outer = angle + turns.count("turn")
    inner = len(turns)
    assert shown_decorations(t) == [DECORATIONS_CLOCKWISE[(s - outer) % 6] for s in range(6)]
    assert shown_statues(t) == [STATUES_CLOCKWISE[(s - inner) % 6] for s in range(6)]


@pytest.mark.rule("C11.1")
def test_the_first_six_blocks_lie_in_section_one_at_every_angle() -> None:
    for seed in range(8):
        wheel = opening(3, seed)["wheel"]
        assert [sum(section["blocks"].values()) for section in wheel] == [6, 0, 0, 0, 0, 0]


# -- decorations, statues, court, boards (C11.2 to C11.4) ------------------------------------------


@pytest.mark.rule("C11.2")
@pytest.mark.parametrize(("players", "pieces"), [(2, 5), (3, 6), (4, 7)])
def test_decorations_of_each_kind_by_the_number_of_players(players: int, pieces: int) -> None:
    assert opening(players)["decorations"] == dict.fromkeys(DECORATIONS_CLOCKWISE, pieces)


@pytest.mark.rule("C11.3")
def test_the_court_has_two_fields_of_each_of_four_bonuses() -> None:
    assert Counter(opening(2)["court"]) == {"statue": 2, "decoration": 2, "coins": 2, "vp": 2}


@pytest.mark.rule("C11.3")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_six_statues_of_each_colour_are_in_stock(players: int) -> None:
    assert opening(players)["statues"] == dict.fromkeys(STATUES_CLOCKWISE, 6)


@pytest.mark.rule("C11.3")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_both_statue_fields_have_a_golden_statue_for_every_player(players: int) -> None:
    kinds = ["palazzo", "porta", "villa", "castello"][:players]
    owned = [Seat(buildings=[f"{kind}-1@lerici", f"{kind}-2@massa"], coins=0) for kind in kinds]
    t = given(players, "advanced", seats=owned)
    for tile, places_used in ((1, kinds), (2, [landscape(kind) for kind in kinds])):
        for seat, kind in enumerate(kinds):
            play(t, "join" if seat else "score statue", "choose-statue golden")
            play(t, f"put {kind}-{tile}", f"place {places_used[seat]}")
    assert statues(t) == {f"{kind}-{tile}": "golden" for kind in kinds for tile in (1, 2)}
    assert "statue" not in legal_with(t, "score")


def landscape(kind: str) -> str:
    return "rural" if kind in ("villa", "castello") else "urban"


@pytest.mark.rule("C11.4")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_everybody_has_a_pillar_on_each_of_the_eight_fields(players: int) -> None:
    match = GAME.new(players, 5, {"variant": "advanced"})
    t = match.state
    assert isinstance(t, Table)
    assert t.to_act != (CHANCE,)
    for seat in range(players):
        assert court_of(t, seat) == [0, 1, 2, 3, 4, 5, 6, 7]
        assert (pillars(t, seat), places(t, seat)) == (8, set())


@pytest.mark.rule("C11.4")
def test_a_board_has_two_empty_slots() -> None:
    t = given(variant="advanced")
    assert stored(t, 0) == ["", ""]


@pytest.mark.rule("C11.4")
def test_a_board_has_three_places_for_statues() -> None:
    everywhere = ["palazzo-1@lerici+golden", "palazzo-2@massa+golden", "palazzo-4@lucca+golden"]
    t = given(variant="advanced", court=[4, 5, 6, 7], seats=[Seat(buildings=everywhere, coins=0)])
    play(t, "score vp")
    assert {place for place in legal_with(t, "place") if "_" in place} == {
        "livorno_lerici",
        "massa_pisa",
        "viareggio_lucca",
    }
