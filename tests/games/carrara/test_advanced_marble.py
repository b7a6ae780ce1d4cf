"""C12.1 to C12.3: turning the discs, and what an emptied section gives."""

import pytest

from signoria.games.carrara.rules.table import Table
from tests.games.carrara.positions import (
    GAME,
    Seat,
    asked,
    blocks,
    coins,
    decorated,
    draws,
    given,
    in_bag,
    legal,
    legal_with,
    let_chance,
    on_wheel,
    play,
    question,
    refused,
    statues,
)

FULL_WHEEL = {"III": {"purple": 5, "blue": 5}, "V": {"red": 1}}
"""Eleven blocks, so that turning draws none; section V holds a single one, which is free."""


def wheel_view(t: Table, what: str) -> list[object]:
    return [section[what] for section in GAME.view(t, None)["wheel"]]


def stock(t: Table) -> tuple[dict[str, int], dict[str, int]]:
    view = GAME.view(t, None)
    return view["decorations"], view["statues"]


# -- something must turn (C12.1) -------------------------------------------------------------------


@pytest.mark.rule("C12.1", "T3")
def test_buying_without_turning_is_refused() -> None:
    t = given(variant="advanced")
    reason = refused(t, "buy I")
    assert (reason.code, reason.rule) == ("must_turn", "C12.1")
    assert legal_with(t, "buy") == set()


@pytest.mark.rule("T3")
def test_the_basic_game_lets_you_buy_without_turning() -> None:
    assert legal_with(given(variant="basic"), "buy") == {"I"}


@pytest.mark.rule("C12.1")
def test_turning_the_inner_disc_alone_is_not_for_the_basic_game() -> None:
    reason = refused(given(variant="basic"), "turn-inner")
    assert (reason.code, reason.rule) == ("advanced_only", "C12.1")


@pytest.mark.rule("C12.1")
def test_turning_both_discs_moves_blocks_and_both_pictures_on_by_one() -> None:
    t = given(variant="advanced", wheel=FULL_WHEEL)
    decorations, inner = wheel_view(t, "decoration"), wheel_view(t, "statue")
    play(t, "turn")
    assert on_wheel(t) == {"IV": {"purple": 5, "blue": 5}, "VI": {"red": 1}}
    assert wheel_view(t, "decoration") == decorations[-1:] + decorations[:-1]
    assert wheel_view(t, "statue") == inner[-1:] + inner[:-1]


@pytest.mark.rule("C12.1")
def test_turning_both_discs_refills_up_to_eleven() -> None:
    t = given(variant="advanced", wheel={"II": {"blue": 4, "white": 4}})
    play(t, "turn")
    draws(t, "draw-block red", "draw-block red", "draw-block green")
    assert question(t) == "section"
    assert on_wheel(t) == {"I": {"red": 2, "green": 1}, "III": {"blue": 4, "white": 4}}


@pytest.mark.rule("C12.1", "T11")
def test_turning_the_inner_disc_moves_statues_and_nothing_else() -> None:
    t = given(variant="advanced", wheel={"II": {"blue": 4}}, outer=2, inner=3)
    inner = wheel_view(t, "statue")
    before = (on_wheel(t), in_bag(t), wheel_view(t, "decoration"), wheel_view(t, "prices"))
    play(t, "turn-inner")
    assert wheel_view(t, "statue") == inner[-1:] + inner[:-1]
    assert (
        on_wheel(t),
        in_bag(t),
        wheel_view(t, "decoration"),
        wheel_view(t, "prices"),
    ) == before


@pytest.mark.rule("C12.1")
def test_turning_the_inner_disc_draws_no_blocks() -> None:
    t = given(variant="advanced", wheel={"II": {"blue": 4}})
    play(t, "turn-inner")
    assert (question(t), asked(t)) == ("section", 0)


@pytest.mark.rule("C12.1")
def test_the_inner_disc_alone_needs_a_block_on_the_wheel() -> None:
    t = given(variant="advanced", wheel={})
    reason = refused(t, "turn-inner")
    assert (reason.code, reason.rule) == ("nothing_to_sell", "C12.1")
    assert "turn" in legal(t)


@pytest.mark.rule("C12.1")
def test_poverty_helps_after_turning_both_discs() -> None:
    t = given(variant="advanced", wheel={"VI": {"white": 1}}, bag={}, seats=[Seat(coins=5)])
    play(t, "turn")
    assert legal(t) == {"poverty"}
    play(t, "poverty")
    assert (coins(t, 0), asked(t)) == (7, 1)


@pytest.mark.rule("C12.1")
def test_poverty_helps_after_turning_the_inner_disc() -> None:
    t = given(variant="advanced", wheel={"I": {"white": 1}}, seats=[Seat(coins=5)])
    play(t, "turn-inner")
    assert legal(t) == {"poverty"}
    play(t, "poverty")
    assert (coins(t, 0), asked(t)) == (7, 1)


@pytest.mark.rule("C12.1")
def test_poverty_helps_nobody_who_can_pay_for_a_block() -> None:
    t = given(variant="advanced", wheel={"I": {"white": 1}}, seats=[Seat(coins=6)])
    play(t, "turn-inner")
    assert legal(t) == {"buy I"}
    reason = refused(t, "poverty")
    assert (reason.code, reason.rule) == ("not_poor", "C4.7")


# -- emptying a section (C12.2, C-R10) -------------------------------------------------------------


@pytest.mark.rule("C12.2")
def test_an_emptied_section_offers_its_two_pieces_or_nothing() -> None:
    t = given(variant="advanced", wheel=FULL_WHEEL)  # after the turn V shows banner and red
    play(t, "turn-inner", "buy V")
    assert legal(t) == {"choose-decoration banner", "choose-statue red", "choose-nothing"}


@pytest.mark.rule("C12.2")
@pytest.mark.parametrize(
    "other",
    ["choose-decoration gate", "choose-statue yellow", "choose-statue golden"],
)
def test_an_emptied_section_offers_no_other_piece(other: str) -> None:
    t = given(variant="advanced", wheel=FULL_WHEEL)
    play(t, "turn-inner", "buy V")
    reason = refused(t, other)
    assert (reason.code, reason.rule) == ("not_offered", "C12.2")


@pytest.mark.rule("C12.2")
def test_only_one_of_the_two_pieces_is_yours() -> None:
    t = given(variant="advanced", wheel=FULL_WHEEL)
    play(t, "turn-inner", "buy V", "choose-statue red", "store")
    assert asked(t) == 1
    decorations, statues_left = stock(t)
    assert (decorations["banner"], statues_left["red"]) == (5, 5)


@pytest.mark.rule("C12.2")
def test_you_may_go_without_a_piece() -> None:
    t = given(variant="advanced", wheel=FULL_WHEEL)
    before = stock(t)
    play(t, "turn-inner", "buy V", "choose-nothing")
    assert asked(t) == 1
    assert stock(t) == before


@pytest.mark.rule("C12.2")
def test_a_section_with_a_block_left_gives_nothing() -> None:
    t = given(variant="advanced", wheel={"V": {"red": 2}})
    play(t, "turn-inner", "buy V", "take red 1")
    assert (question(t), asked(t)) == ("turn", 1)


@pytest.mark.rule("C12.2")
def test_a_block_too_dear_to_buy_keeps_the_section_from_being_empty() -> None:
    t = given(variant="advanced", wheel={"V": {"red": 1, "white": 1}}, seats=[Seat(coins=1)])
    play(t, "turn-inner", "buy V")
    assert on_wheel(t) == {"V": {"white": 1}}
    assert (question(t), asked(t)) == ("turn", 1)


@pytest.mark.rule("C12.2")
def test_a_section_without_blocks_cannot_be_chosen() -> None:
    t = given(variant="advanced", wheel={"V": {"red": 2}})
    play(t, "turn-inner")
    assert refused(t, "buy IV").code == "empty_section"


@pytest.mark.rule("C12.2")
def test_the_basic_game_gives_no_pieces() -> None:
    t = given(variant="basic", wheel={"V": {"red": 1}})
    play(t, "buy V")
    assert (question(t), asked(t)) == ("turn", 1)


@pytest.mark.rule("C-R10")
def test_emptying_a_section_in_two_turns_is_rewarded_for_the_last_purchase_only() -> None:
    t = given(variant="advanced", wheel={"V": {"red": 2}})
    play(t, "turn-inner", "buy V", "take red 1")
    assert (question(t), asked(t)) == ("turn", 1)
    play(t, "pass", "turn-inner", "buy V")
    assert (question(t), asked(t)) == ("reward", 0)


@pytest.mark.rule("C-R10")
def test_a_section_left_almost_bare_by_others_is_emptied_with_one_block() -> None:
    t = given(variant="advanced", wheel={"V": {"red": 4}})
    play(t, "turn-inner", "buy V", "take red 3", "turn-inner", "buy V")
    assert (question(t), asked(t)) == ("reward", 1)
    assert blocks(t, 1) == {"red": 1}


# -- the piece shown is gone (C12.3) ---------------------------------------------------------------


@pytest.mark.rule("C12.3", "C-R5")
@pytest.mark.parametrize(
    ("gone", "other"),
    [
        ("choose-decoration banner", "choose-statue red"),
        ("choose-statue red", "choose-decoration banner"),
    ],
)
def test_a_piece_out_of_stock_leaves_the_other_one_or_nothing(gone: str, other: str) -> None:
    word = gone.split()[1]
    t = given(
        variant="advanced",
        wheel=FULL_WHEEL,
        decorations_left={"banner": 0} if word == "banner" else {},
        statues_left={"red": 0} if word == "red" else {},
    )
    play(t, "turn-inner", "buy V")
    assert legal(t) == {other, "choose-nothing"}
    reason = refused(t, gone)
    assert (reason.code, reason.rule) == ("not_in_supply", "C12.3")


@pytest.mark.rule("C12.3")
def test_with_both_pieces_out_of_stock_nothing_is_asked() -> None:
    t = given(
        variant="advanced",
        wheel=FULL_WHEEL,
        decorations_left={"banner": 0},
        statues_left={"red": 0},
    )
    play(t, "turn-inner", "buy V")
    assert (question(t), asked(t)) == ("turn", 1)


# -- which pieces a section shows (T10) ------------------------------------------------------------


@pytest.mark.rule("T10")
def test_pieces_are_those_shown_after_the_inner_disc_turned() -> None:
    t = given(variant="advanced", wheel=FULL_WHEEL)
    assert wheel_view(t, "statue")[4] == "yellow"
    play(t, "turn-inner", "buy V")
    assert legal_with(t, "choose-statue") == {"red"}


@pytest.mark.rule("T10")
def test_pieces_are_those_shown_after_both_discs_turned() -> None:
    t = given(variant="advanced", wheel=FULL_WHEEL)
    assert (wheel_view(t, "decoration")[5], wheel_view(t, "statue")[5]) == ("gate", "white")
    play(t, "turn", "buy VI")
    assert legal(t) == {"choose-decoration banner", "choose-statue yellow", "choose-nothing"}


# -- the printed example ---------------------------------------------------------------------------


@pytest.mark.rule("E9", "C12.2")
def test_example_of_emptying_a_section_with_a_banner() -> None:
    t = given(
        variant="advanced",
        wheel={"V": {"red": 2, "yellow": 1, "blue": 1}},
        seats=[Seat(coins=6, buildings=["castello-4@pisa", "porta-1@massa"])],
    )
    play(t, "turn-inner", "buy V", "take blue 1", "take red 2", "take yellow 1")
    assert blocks(t, 0) == {"blue": 1, "red": 2, "yellow": 1}
    play(t, "choose-decoration banner", "put castello-4")
    assert (decorated(t), statues(t)) == ({"castello-4"}, {})


@pytest.mark.rule("E9")
def test_example_of_emptying_a_section_after_turning_both_discs() -> None:
    t = given(
        variant="advanced",
        wheel={"IV": {"red": 2, "yellow": 1, "blue": 1}},
        outer=5,  # the sector at IV shows the banner and takes it along to V
        seats=[Seat(coins=6, buildings=["castello-4@pisa"])],
    )
    play(t, "turn")
    let_chance(t)
    play(t, "buy V", "take blue 1", "take red 2", "take yellow 1")
    assert coins(t, 0) == 6 - 1
    play(t, "choose-decoration banner", "put castello-4")
    assert decorated(t) == {"castello-4"}
