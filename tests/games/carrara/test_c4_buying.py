"""C4: the wheel, prices, taking blocks, and help for the poor."""

from __future__ import annotations

import hypothesis
import pytest
from hypothesis import strategies as st

from signoria import CHANCE
from signoria.games.carrara.rules.table import Table
from tests.games.carrara.positions import (
    COLOURS,
    GAME,
    SECTIONS,
    Seat,
    asked,
    blocks,
    can_be_drawn,
    coins,
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
)

RANKS = {"purple": 1, "blue": 2, "green": 3, "red": 4, "yellow": 5, "white": 6}

SOME = hypothesis.settings(deadline=None, derandomize=True, max_examples=60)


# -- turning and refilling -------------------------------------------------------------------------


@pytest.mark.rule("C4.1")
def test_turning_moves_every_block_one_section_on() -> None:
    t = given(
        wheel={
            "I": {"purple": 2},
            "II": {"blue": 2},
            "III": {"green": 2},
            "IV": {"red": 2},
            "V": {"yellow": 2},
            "VI": {"white": 1},
        }
    )
    play(t, "turn")
    assert on_wheel(t) == {
        "II": {"purple": 2},
        "III": {"blue": 2},
        "IV": {"green": 2},
        "V": {"red": 2},
        "VI": {"yellow": 2},
        "I": {"white": 1},
    }


@pytest.mark.rule("C4.1")
def test_turning_is_up_to_the_buyer() -> None:
    t = given(wheel={"II": {"red": 1}})
    assert {"turn", "buy II"} <= legal(t)


@pytest.mark.rule("C4.1")
def test_the_wheel_turns_at_most_once_in_a_purchase() -> None:
    t = given()
    play(t, "turn")
    let_chance(t)
    assert question(t) == "section"
    assert refused(t, "turn").code == "not_the_question"


@pytest.mark.rule("C4.2")
def test_drawn_blocks_go_to_section_one_until_eleven_are_on_the_wheel() -> None:
    t = given(wheel={"I": {"purple": 3, "red": 3}, "VI": {"white": 2}})
    play(t, "turn")
    assert t.to_act == (CHANCE,)
    draws(t, "draw-block blue", "draw-block blue", "draw-block yellow")
    assert question(t) == "section"
    assert on_wheel(t) == {
        "I": {"white": 2, "blue": 2, "yellow": 1},
        "II": {"purple": 3, "red": 3},
    }


@pytest.mark.rule("C4.2")
def test_every_block_in_the_bag_is_equally_likely_to_be_drawn() -> None:
    t = given(wheel={}, bag={"red": 3, "white": 1})
    play(t, "turn")
    assert can_be_drawn(t) == {"draw-block red": 3, "draw-block white": 1}
    draws(t, "draw-block red")
    assert can_be_drawn(t) == {"draw-block red": 2, "draw-block white": 1}


@pytest.mark.rule("C4.2")
def test_a_wheel_that_is_not_turned_gets_no_blocks() -> None:
    t = given(wheel={"I": {"purple": 1, "blue": 1}})
    before = in_bag(t)
    play(t, "buy I", "take purple 1", "take blue 0")
    assert on_wheel(t) == {"I": {"blue": 1}}
    assert in_bag(t) == before


@pytest.mark.rule("C4.2", "T2")
def test_the_refill_counts_the_whole_wheel_and_not_section_one() -> None:
    t = given(wheel={"III": {"red": 5}, "IV": {"blue": 5}})
    play(t, "turn")
    draws(t, "draw-block green")
    assert question(t) == "section"
    assert on_wheel(t) == {"I": {"green": 1}, "IV": {"red": 5}, "V": {"blue": 5}}


@pytest.mark.rule("C4.2")
def test_a_full_wheel_is_turned_without_a_draw() -> None:
    t = given(wheel={"II": {"red": 6, "blue": 5}})
    play(t, "turn")
    assert question(t) == "section"


@pytest.mark.rule("C4.6", "T1")
def test_blocks_that_come_round_from_six_to_one_stay_and_cost_the_full_price() -> None:
    t = given(seats=[Seat(coins=6)], wheel={"VI": {"white": 1}, "II": {"red": 7, "blue": 3}})
    play(t, "turn")
    assert on_wheel(t)["I"] == {"white": 1}
    play(t, "buy I")
    assert coins(t) == 0
    assert blocks(t) == {"white": 1}


@pytest.mark.rule("E1", "C4.2", "C4.4")
def test_example_turn_draw_two_and_buy_green_and_blue_for_one_coin() -> None:
    t = given(
        seats=[Seat(coins=20)],
        wheel={"II": {"green": 1, "blue": 1}, "IV": {"red": 4}, "V": {"purple": 3}},
    )
    assert t.on_wheel == 9
    play(t, "turn")
    draws(t, "draw-block white", "draw-block red")
    assert t.on_wheel == 11
    assert on_wheel(t)["I"] == {"white": 1, "red": 1}
    play(t, "buy III", "take blue 1", "take green 1")
    assert coins(t) == 19
    assert blocks(t) == {"green": 1, "blue": 1}
    assert asked(t) == 1


@pytest.mark.rule("C4.8")
def test_a_bag_with_too_few_blocks_is_emptied_and_play_goes_on() -> None:
    t = given(wheel={"I": {"red": 2}}, bag={"blue": 1, "green": 1})
    play(t, "turn")
    draws(t, "draw-block green", "draw-block blue")
    assert question(t) == "section"
    assert on_wheel(t) == {"I": {"blue": 1, "green": 1}, "II": {"red": 2}}


@pytest.mark.rule("C4.8")
def test_the_wheel_may_be_turned_with_an_empty_bag() -> None:
    t = given(wheel={"V": {"red": 2}}, bag={})
    play(t, "turn")
    assert question(t) == "section"
    assert on_wheel(t) == {"VI": {"red": 2}}


@pytest.mark.rule("C4.9")
def test_with_bag_and_wheel_empty_nobody_can_buy() -> None:
    t = given(wheel={}, bag={})
    for text in ("turn", "buy I", "buy VI"):
        reason = refused(t, text)
        assert (reason.code, reason.rule, reason.numbers) == ("nothing_to_sell", "C4.9", {})


@pytest.mark.rule("C4.9")
def test_one_block_in_the_bag_is_enough_to_turn_an_empty_wheel() -> None:
    t = given(wheel={}, bag={"white": 1})
    play(t, "turn", "draw-block white")
    assert question(t) == "section"


# -- prices and taking -----------------------------------------------------------------------------


@pytest.mark.rule("C4.4")
def test_the_printed_prices_of_the_first_and_the_last_section() -> None:
    wheel = GAME.view(given(), 0)["wheel"]
    assert wheel[0]["prices"] == RANKS
    assert wheel[5]["prices"] == {**dict.fromkeys(COLOURS, 0), "white": 1}


@pytest.mark.rule("C4.4", "C4.3")
@SOME
@hypothesis.given(
    section=st.integers(0, 5),
    colour=st.sampled_from(COLOURS),
    there=st.integers(2, 7),
    data=st.data(),
)
def test_a_block_costs_its_rank_less_one_per_section_and_never_below_nothing(
    section: int, colour: str, there: int, data: st.DataObject
) -> None:
    number = data.draw(st.integers(1, there))
    purse = data.draw(st.integers(42, 60))
    t = given(seats=[Seat(coins=purse)], wheel={SECTIONS[section]: {colour: there}})
    play(t, f"buy {SECTIONS[section]}", f"take {colour} {number}")
    assert coins(t) == purse - number * max(0, RANKS[colour] - section)
    assert blocks(t) == {colour: number}


@pytest.mark.rule("C4.3")
@SOME
@hypothesis.given(purse=st.integers(0, 40), section=st.integers(0, 5), data=st.data())
def test_exactly_the_affordable_choices_of_blocks_can_be_bought(
    purse: int, section: int, data: st.DataObject
) -> None:
    there = data.draw(st.dictionaries(st.sampled_from(COLOURS), st.integers(1, 3), max_size=3))
    t = given(seats=[Seat(coins=purse)], wheel={SECTIONS[section]: there})
    wanted = _affordable(there, purse, section)
    if not wanted:
        assert not legal_with(t, "buy")
        return
    play(t, f"buy {SECTIONS[section]}")
    bought = sorted(_purchases(t))
    assert bought == sorted(wanted)


def _affordable(there: dict[str, int], purse: int, section: int) -> list[tuple[int, ...]]:
    """All non-empty choices of blocks, by brute force, that the purse can pay."""
    choices: list[tuple[int, ...]] = [()]
    for colour in COLOURS:
        choices = [(*c, n) for c in choices for n in range(there.get(colour, 0) + 1)]
    prices = [max(0, RANKS[colour] - section) for colour in COLOURS]
    return [
        c for c in choices if any(c) and sum(n * p for n, p in zip(c, prices, strict=True)) <= purse
    ]


def _purchases(t: Table) -> list[tuple[int, ...]]:
    """Every purchase of seat 0 that the questions lead to, each way once."""
    if question(t) != "taking":
        return [tuple(blocks(t).get(colour, 0) for colour in COLOURS)]
    found: list[tuple[int, ...]] = []
    for text in legal(t):
        later = t.clone()
        play(later, text)
        found += _purchases(later)
    return found


@pytest.mark.rule("C4.3")
def test_only_one_section_is_bought_from() -> None:
    t = given(wheel={"I": {"red": 2}, "II": {"red": 2}})
    play(t, "buy II", "take red 1")
    assert on_wheel(t) == {"I": {"red": 2}, "II": {"red": 1}}
    assert asked(t) == 1


@pytest.mark.rule("C4.3")
def test_a_section_whose_cheapest_block_is_too_dear_is_refused_with_the_numbers() -> None:
    t = given(seats=[Seat(coins=3)], wheel={"I": {"red": 1, "white": 1}, "VI": {"blue": 1}})
    reason = refused(t, "buy I")
    assert (reason.code, reason.rule) == ("too_dear", "C4.3")
    assert reason.numbers == {"need": 4, "have": 3}


@pytest.mark.rule("C4.3")
def test_more_blocks_than_the_purse_allows_are_refused_with_the_numbers() -> None:
    t = given(seats=[Seat(coins=9)], wheel={"I": {"red": 3}})
    play(t, "buy I")
    assert legal(t) == {"take red 1", "take red 2"}
    reason = refused(t, "take red 3")
    assert (reason.code, reason.rule) == ("too_dear", "C4.3")
    assert reason.numbers == {"need": 12, "have": 9}


@pytest.mark.rule("C4.3")
def test_more_blocks_than_lie_there_are_refused_with_the_numbers() -> None:
    t = given(wheel={"I": {"purple": 2}})
    play(t, "buy I")
    reason = refused(t, "take purple 3")
    assert (reason.code, reason.rule) == ("not_in_section", "C4.3")
    assert reason.numbers == {"need": 3, "have": 2}


@pytest.mark.rule("C15.1")
def test_colours_are_asked_for_one_after_the_other() -> None:
    t = given(wheel={"I": {"purple": 2, "red": 2}})
    play(t, "buy I")
    assert legal_with(t, "take") == {"purple 0", "purple 1", "purple 2"}
    reason = refused(t, "take red 1")
    assert (reason.code, reason.rule) == ("not_this_colour_now", "C15.1")


@pytest.mark.rule("C4.5")
def test_a_buyer_takes_at_least_one_block() -> None:
    t = given(wheel={"I": {"purple": 2, "blue": 2}})
    play(t, "buy I", "take purple 0")
    assert legal(t) == {"take blue 1", "take blue 2"}
    reason = refused(t, "take blue 0")
    assert (reason.code, reason.rule) == ("take_one", "C4.5")


@pytest.mark.rule("C4.5")
def test_a_free_block_is_enough() -> None:
    t = given(seats=[Seat(coins=0)], wheel={"II": {"purple": 1}})
    play(t, "buy II")
    assert (coins(t), blocks(t), asked(t)) == (0, {"purple": 1}, 1)


@pytest.mark.rule("C4.5")
def test_an_empty_section_cannot_be_chosen() -> None:
    t = given(wheel={"I": {"red": 1}})
    reason = refused(t, "buy III")
    assert (reason.code, reason.rule) == ("empty_section", "C4.5")


# -- help for the poor -----------------------------------------------------------------------------


@pytest.mark.rule("C4.7", "E18")
def test_who_turned_and_can_pay_for_nothing_shows_it_and_takes_two_coins() -> None:
    t = given(seats=[Seat(coins=0)], wheel={"VI": {"white": 4, "yellow": 4, "red": 3}})
    play(t, "turn")
    assert question(t) == "poor"
    assert legal(t) == {"poverty"}
    told = play(t, "poverty")
    assert ("poverty", 0, (0, 2, 0)) in told
    assert (coins(t), blocks(t), asked(t)) == (2, {}, 1)


@pytest.mark.rule("C4.7", "E18", "C4.2")
def test_poverty_is_judged_after_the_refill() -> None:
    t = given(seats=[Seat(coins=1)], wheel={"VI": {"white": 4, "yellow": 4, "red": 2}})
    rich = t.clone()
    play(t, "turn", "draw-block green")
    assert question(t) == "poor"
    play(rich, "turn", "draw-block purple")
    assert question(rich) == "section"
    assert legal(rich) == {"buy I"}


@pytest.mark.rule("C4.7", "E18")
def test_a_free_purple_block_in_section_two_must_be_taken() -> None:
    t = given(
        seats=[Seat(coins=0)], wheel={"VI": {"white": 4, "yellow": 4, "red": 2}, "I": {"purple": 1}}
    )
    play(t, "turn")
    assert legal(t) == {"buy II"}
    play(t, "buy II")
    assert (coins(t), blocks(t)) == (0, {"purple": 1})


@pytest.mark.rule("C4.7")
def test_help_is_refused_while_some_block_can_be_paid_for() -> None:
    t = given(
        seats=[Seat(coins=0)], wheel={"VI": {"white": 4, "yellow": 4, "red": 2}, "I": {"purple": 1}}
    )
    play(t, "turn")
    reason = refused(t, "poverty")
    assert (reason.code, reason.rule) == ("not_poor", "C4.7")


@pytest.mark.rule("C4.3")
def test_who_is_poor_is_told_what_the_section_would_cost() -> None:
    t = given(seats=[Seat(coins=1)], wheel={"VI": {"white": 4, "yellow": 4, "red": 3}})
    play(t, "turn")
    reason = refused(t, "buy I")
    assert (reason.code, reason.rule) == ("too_dear", "C4.3")
    assert reason.numbers == {"need": 4, "have": 1}


@pytest.mark.rule("C4.10", "C-R1")
def test_who_did_not_turn_gets_no_help() -> None:
    t = given(seats=[Seat(coins=0)], wheel={"I": {"purple": 1}})
    assert not legal_with(t, "buy")
    assert not {"poverty", "buy I"} & legal(t)
    assert "turn" in legal(t)


@pytest.mark.rule("C4.10", "C-R1")
def test_who_asks_for_help_without_turning_is_refused_by_the_rule_about_turning() -> None:
    t = given(seats=[Seat(coins=0)], wheel={"I": {"purple": 1}})
    assert refused(t, "poverty").rule == "C4.10"


@pytest.mark.rule("C4.10", "C-R1")
def test_the_option_helps_those_who_did_not_turn() -> None:
    t = given(seats=[Seat(coins=0)], wheel={"I": {"purple": 1}}, options={"poverty_unturned": True})
    play(t, "poverty")
    assert (coins(t), asked(t)) == (2, 1)
    assert on_wheel(t) == {"I": {"purple": 1}}


@pytest.mark.rule("C4.10", "C4.7")
def test_with_the_option_too_only_the_poor_are_helped() -> None:
    t = given(seats=[Seat(coins=1)], wheel={"I": {"purple": 1}}, options={"poverty_unturned": True})
    reason = refused(t, "poverty")
    assert (reason.code, reason.rule) == ("not_poor", "C4.7")
    assert "buy I" in legal(t)
