"""L5: where members may be placed; L3.3: when none can."""

from __future__ import annotations

import pytest

from tests.games.lorenzo.positions import (
    GAME,
    Seat,
    given,
    goods,
    legal,
    legal_with,
    play,
    refused,
    standing,
)


def spaces_for(placements: set[str], member: str) -> set[str]:
    """The spaces that a member may go to."""
    pairs = (placement.split(" ") for placement in placements)
    return {space for who, space in pairs if who == member}


@pytest.mark.rule("L1.5")
@pytest.mark.parametrize(
    ("players", "closed"),
    [
        (2, {"harvest-large", "production-large", "market-3", "market-4"}),
        (3, {"market-3", "market-4"}),
        (4, set()),
    ],
)
def test_some_spaces_are_closed_with_few_players(players: int, closed: set[str]) -> None:
    t = given(players=players, dice=(6, 6, 6))
    board = {
        "market-1", "market-2", "market-3", "market-4", "council-palace",
        "harvest-small", "harvest-large", "production-small", "production-large",
    }  # fmt: skip
    assert spaces_for(legal_with(t, "place"), "black") == board - closed
    for space in closed:
        reason = refused(t, f"place black {space}")
        assert (reason.code, reason.rule) == ("space_closed", "L1.5")
        assert reason.numbers["have"] == players


@pytest.mark.rule("L3.4")
def test_a_placed_member_is_not_placed_again() -> None:
    t = given(seats=[Seat(placed={"black": "market-1"})], lap=2)
    assert refused(t, "place black market-2").code == "already_placed"


@pytest.mark.rule("L5.1")
@pytest.mark.parametrize("space", ["market-1", "harvest-small", "production-small"])
def test_small_spaces_hold_one_member(space: str) -> None:
    t = given(seats=[Seat(), Seat(placed={"black": space})])
    assert refused(t, f"place black {space}").code == "space_taken"


@pytest.mark.rule("L5.1", "L5.4")
@pytest.mark.parametrize("space", ["harvest-large", "production-large", "council-palace"])
def test_large_spaces_hold_any_number(space: str) -> None:
    others = [Seat(placed={"black": space, "neutral": space}) for _ in range(3)]
    t = given(seats=[Seat(), *others])
    assert f"black {space}" in legal_with(t, "place")


@pytest.mark.rule("L5.2", "T06", "Y18")
@pytest.mark.parametrize("taken", ["harvest-small", "harvest-large"])
def test_one_coloured_member_and_the_neutral_in_an_area(taken: str) -> None:
    t = given(seats=[Seat(servant=9, placed={"white": taken})], lap=2)
    assert refused(t, "place black harvest-large").code == "colour_in_area"
    placements = legal_with(t, "place")
    assert "neutral harvest-large" in placements
    assert {"black production-small", "black production-large"} <= placements


@pytest.mark.rule("L5.2", "T06")
def test_a_coloured_member_may_follow_the_neutral_one() -> None:
    towers = {"territory-1": "woods", "territory-2": "village"}
    t = given(seats=[Seat(coin=3, placed={"neutral": "territory-1"})], towers=towers, lap=2)
    assert "black territory-2" in legal_with(t, "place")


@pytest.mark.rule("L5.2")
def test_one_coloured_member_in_a_tower() -> None:
    towers = {"territory-2": "woods", "character-2": "warlord"}
    seat = Seat(coin=9, servant=9, placed={"white": "territory-1"})
    t = given(seats=[seat], towers=towers, lap=2)
    assert refused(t, "place black territory-2").code == "colour_in_tower"
    assert {"neutral territory-2", "black character-2"} <= legal_with(t, "place")


@pytest.mark.rule("L5.3", "Y18")
def test_market_and_palace_know_no_limit_of_colours() -> None:
    t = given(seats=[Seat(placed={"white": "market-1", "orange": "council-palace"})], lap=3)
    assert {"black market-2", "black council-palace"} <= legal_with(t, "place")


@pytest.mark.rule("E2.5")
def test_the_market_is_forbidden_by_an_excommunication() -> None:
    t = given(seats=[Seat(burden=["E2.5"])])
    for space in ("market-1", "market-2", "market-3", "market-4"):
        assert refused(t, f"place black {space}").code == "market_forbidden"
    assert "black council-palace" in legal_with(t, "place")


# -- Ariosto (R12) ---------------------------------------------------------------------------------


@pytest.mark.rule("R12", "Y19")
def test_ariosto_enters_occupied_spaces_but_no_closed_ones() -> None:
    other = Seat(placed={"black": "production-small", "white": "market-1"})
    t = given(seats=[Seat(played=["ludovico-ariosto"]), other], players=2)
    assert {"black production-small", "white market-1"} <= legal_with(t, "place")
    assert refused(t, "place black production-large").code == "space_closed"
    play(t, "place black production-small")
    assert standing(t, "production-small") == [(0, "black"), (1, "black")]


@pytest.mark.rule("R12", "L5.2")
def test_ariosto_changes_nothing_about_colours_and_cards() -> None:
    seat = Seat(played=["ludovico-ariosto"], placed={"white": "harvest-small"})
    t = given(seats=[seat, Seat(placed={"black": "territory-1"})], lap=2)
    assert refused(t, "place black harvest-small").code == "colour_in_area"
    assert refused(t, "place black territory-1").code == "no_card_there"


@pytest.mark.rule("R12", "R13")
def test_ariosto_works_when_he_is_copied() -> None:
    copier = Seat(played=["lorenzo-de-medici"], copied="ludovico-ariosto")
    other = Seat(played=["ludovico-ariosto"], placed={"black": "market-1"})
    assert "black market-1" in legal_with(given(seats=[copier, other]), "place")


# -- floors without a card (R11) -------------------------------------------------------------------


@pytest.mark.rule("R11")
def test_a_floor_without_a_card_is_not_used() -> None:
    assert refused(given(), "place black building-3").code == "no_card_there"


@pytest.mark.rule("R11")
def test_a_floor_without_a_card_may_give_its_bonus_only() -> None:
    t = given(options={"cardless_floor": "bonus-only"})
    play(t, "place black building-3")
    assert goods(t) == {"military": 1}


@pytest.mark.rule("R11", "R12", "L6.3")
def test_with_bonus_only_ariosto_stands_on_occupied_floors_for_the_fee() -> None:
    other = Seat(placed={"black": "building-3"})
    seats = [Seat(coin=3, played=["ludovico-ariosto"]), other]
    t = given(seats=seats, options={"cardless_floor": "bonus-only"})
    play(t, "place black building-3")
    assert goods(t) == {"military": 1}


# -- nothing can be placed (L3.3, R08) -------------------------------------------------------------


@pytest.mark.rule("L3.3", "R08", "T28")
def test_an_action_is_lost_if_only_an_unplaceable_member_is_left() -> None:
    gone = {"black": "market-1", "white": "market-2", "orange": "council-palace"}
    t = given(seats=[Seat(placed=gone)], lap=4)
    assert legal(t) == {"pass"}


@pytest.mark.rule("L3.3", "R08")
def test_nobody_passes_who_can_place_with_servants() -> None:
    gone = {"black": "market-1", "white": "market-2", "orange": "council-palace"}
    seat = Seat(servant=1, placed=gone)
    t = given(seats=[seat], lap=4)
    assert refused(t, "pass").code == "placement_possible"
    allowed = given(seats=[seat], lap=4, options={"voluntary_pass": "if-servants-needed"})
    assert "pass" in legal(allowed)


@pytest.mark.rule("R08")
def test_help_of_a_character_is_no_servant() -> None:
    gone = {"black": "market-1", "white": "market-2", "orange": "council-palace"}
    seat = Seat(servant=1, cards=["farmer"], placed=gone)
    t = given(seats=[seat], lap=4, options={"voluntary_pass": "if-servants-needed"})
    assert refused(t, "pass").code == "placement_possible"


@pytest.mark.rule("L3.3")
def test_listed_placements_are_those_that_are_judged_legal() -> None:
    """On a crowded board, with aids, hindrances, discounts and a slow rate at once."""
    seat = Seat(
        coin=6, wood=3, stone=2, servant=5, military=4, burden=["E1.5", "E2.6"],
        cards=["woods", "village", "dame", "stonemason", "peasant", "preacher"],
        played=["pico-della-mirandola"], placed={"white": "building-1"},
    )  # fmt: skip
    towers = {
        "territory-1": "forest", "territory-3": "city", "character-2": "governor",
        "character-4": "noble", "building-2": "mint", "building-3": "stronghold",
        "venture-1": "support-to-the-bishop", "venture-3": "hiring-recruits",
        "venture-4": "improving-the-canals",
    }  # fmt: skip
    other = Seat(placed={"black": "character-1", "neutral": "market-1"})
    t = given(seats=[seat, other], towers=towers, lap=2, dice=(3, 5, 2))
    judged = {
        GAME.actions.text(action)
        for action in GAME.actions.rows
        if GAME.why_not(t, 0, action) is None
    }
    assert legal(t) == judged
