"""L4: values of members and actions, and servants."""

from __future__ import annotations

import pytest

from tests.games.lorenzo.positions import (
    Seat,
    given,
    goods,
    legal,
    legal_with,
    play,
    question,
    refused,
    worth,
)
from tests.games.playing import names, of

# -- members (L4.1) --------------------------------------------------------------------------------


@pytest.mark.rule("L4.1", "X01")
def test_a_coloured_member_is_worth_its_die_for_everybody() -> None:
    t = given(dice=(2, 4, 5))
    assert [worth(t, "white", seat) for seat in range(4)] == [4, 4, 4, 4]
    assert (worth(t, "black"), worth(t, "orange"), worth(t, "neutral")) == (2, 5, 0)


@pytest.mark.rule("L4.1", "X19", "E1.7")
@pytest.mark.parametrize(("pips", "value"), [(5, 4), (1, 0)])
def test_weak_members_are_worth_one_less_but_not_the_neutral_one(pips: int, value: int) -> None:
    t = given(seats=[Seat(burden=["E1.7"])], dice=(pips, 1, 1))
    assert (worth(t, "black"), worth(t, "neutral")) == (value, 0)
    assert worth(t, "black", seat=1) == pips


@pytest.mark.rule("R17", "Y17")
def test_a_fixed_value_comes_before_what_is_added() -> None:
    moro = ["ludovico-il-moro"]
    dice = (6, 6, 6)
    assert worth(given(seats=[Seat(played=moro)], dice=dice), "black") == 5
    assert worth(given(seats=[Seat(played=moro, burden=["E1.7"])], dice=dice), "black") == 4
    raised = Seat(played=[*moro, "federico-da-montefeltro"], raised=["black"], burden=["E1.7"])
    t = given(seats=[raised], dice=dice)
    assert (worth(t, "black"), worth(t, "white"), worth(t, "neutral")) == (5, 4, 0)


@pytest.mark.rule("R17")
def test_leaders_add_to_coloured_and_to_neutral_members() -> None:
    t = given(seats=[Seat(played=["lucrezia-borgia", "sigismondo-malatesta"])], dice=(6, 1, 3))
    members = ("black", "white", "orange", "neutral")
    assert [worth(t, member) for member in members] == [8, 3, 5, 3]


# -- actions (L4.2, L4.3) --------------------------------------------------------------------------


@pytest.mark.rule("L4.3", "X13")
@pytest.mark.parametrize(("floor", "needed"), [(1, 1), (2, 3), (3, 5), (4, 7)])
def test_a_floor_takes_its_number(floor: int, needed: int) -> None:
    space = f"territory-{floor}"
    enough = given(towers={space: "woods"}, dice=(min(needed, 6), 1, 1))
    if needed <= 6:
        assert f"black {space}" in legal_with(enough, "place")
    too_low = given(towers={space: "woods"}, dice=(needed - 1, 1, 1))
    reason = refused(too_low, f"place black {space}")
    assert (reason.code, reason.rule) == ("value_too_low", "L4.3")
    assert reason.numbers == {"need": needed, "have": needed - 1}


@pytest.mark.rule("L4.2", "R18", "X18", "E1.5", "Y06")
def test_large_space_and_poor_harvest_add_up_to_minus_six() -> None:
    t = given(seats=[Seat(burden=["E1.5"])], dice=(6, 6, 6))
    reason = refused(t, "place black harvest-large")
    assert (reason.code, reason.numbers) == ("value_too_low", {"need": 1, "have": 0})
    assert "black production-large" in legal_with(t, "place")
    helped = given(seats=[Seat(burden=["E1.5"], servant=1)], dice=(6, 6, 6))
    told = play(helped, "place black harvest-large")
    assert of(told, "placed")[0].data[2] == 1
    assert goods(helped) == {"wood": 1, "stone": 1, "servant": 1}


@pytest.mark.rule("L4.2", "L5.4", "T05")
def test_the_large_space_takes_three_off_even_while_the_small_one_is_free() -> None:
    t = given(dice=(4, 3, 1))
    assert refused(t, "place white harvest-large").numbers == {"need": 1, "have": 0}
    told = play(t, "place black harvest-large")
    assert of(told, "placed")[0].data[2] == 1


@pytest.mark.rule("L4.5")
def test_characters_of_one_kind_add_up() -> None:
    t = given(seats=[Seat(cards=["farmer", "peasant"])], dice=(1, 1, 1))
    told = play(t, "place black harvest-small")
    assert of(told, "placed")[0].data[2] == 6


@pytest.mark.rule("L4.5", "T31")
def test_a_character_does_not_help_to_take_itself() -> None:
    t = given(seats=[Seat(coin=9)], towers={"character-3": "dame"}, dice=(3, 1, 1))
    assert refused(t, "place black character-3").numbers == {"need": 5, "have": 3}


@pytest.mark.rule("L4.2", "E2.1", "E2.2", "E2.3", "E2.4")
@pytest.mark.parametrize(
    ("tile", "floor", "card"),
    [
        ("E2.1", "territory-1", "woods"),
        ("E2.2", "building-1", "mint"),
        ("E2.3", "character-1", "farmer"),
        ("E2.4", "venture-1", "hiring-recruits"),
    ],
)
def test_a_tile_makes_one_type_of_card_harder_by_four(tile: str, floor: str, card: str) -> None:
    seat = Seat(coin=9, wood=9, stone=9, burden=[tile])
    t = given(seats=[seat], towers={floor: card}, dice=(4, 5, 1))
    assert refused(t, f"place black {floor}").numbers == {"need": 1, "have": 0}
    assert f"white {floor}" in legal_with(t, "place")


# -- servants (L4.4) -------------------------------------------------------------------------------


@pytest.mark.rule("L4.4", "X02")
def test_servants_raise_the_neutral_member() -> None:
    t = given(seats=[Seat(servant=3)], towers={"territory-2": "woods"})
    told = play(t, "place neutral territory-2")
    assert names(told)[:2] == ["placed", "servants_spent"]
    assert of(told, "placed")[0].data[2] == 3
    assert goods(t) == {"wood": 1}


@pytest.mark.rule("L4.4", "X20", "E2.6")
def test_idle_servants_count_in_pairs() -> None:
    t = given(seats=[Seat(servant=5, burden=["E2.6"])], towers={"territory-2": "woods"})
    assert refused(t, "place neutral territory-2").numbers == {"need": 3, "have": 2}
    play(t, "place neutral council-palace", "privilege faith")
    assert goods(t) == {"servant": 3, "coin": 1, "faith": 1}


@pytest.mark.rule("L4.4", "T32")
def test_servants_of_the_boost_do_not_pay_the_card() -> None:
    towers = {"venture-3": "improving-the-canals"}
    t = given(seats=[Seat(coin=9, servant=3)], towers=towers, dice=(4, 3, 1))
    assert refused(t, "place white venture-3").code == "servants_short"
    play(t, "place black venture-3")
    assert goods(t)["coin"] == 7


@pytest.mark.rule("L4.4")
def test_servants_gained_by_the_action_do_not_boost_it() -> None:
    t = given(seats=[Seat()], dice=(1, 1, 1))
    assert refused(t, "place neutral market-2").code == "value_too_low"


@pytest.mark.rule("L4.4", "L18.2")
def test_only_useful_numbers_of_servants_are_offered_in_a_harvest() -> None:
    cards = ["forest", "marble-pit", "monastery"]
    t = given(seats=[Seat(servant=4, cards=cards)], dice=(1, 1, 3))
    play(t, "place orange harvest-small")
    assert question(t) == "servants"
    assert legal(t) == {"servants 0", "servants 2", "servants 3"}
    assert refused(t, "servants 1").numbers == {"need": 0, "have": 1}
    assert refused(t, "servants 4").code == "no_use_for_servants"
    assert refused(t, "servants 5").code == "not_so_many_servants"
    assert refused(t, "decline").code == "not_the_question"


@pytest.mark.rule("L4.4")
def test_too_few_servants_are_told_so() -> None:
    t = given(seats=[Seat(servant=9, cards=["forest"])])
    play(t, "place neutral harvest-small")
    assert legal(t) == {"servants 1", "servants 5"}
    assert refused(t, "servants 0").numbers == {"need": 1, "have": 0}


@pytest.mark.rule("L4.4", "E3.7")
@pytest.mark.parametrize(("edicts", "options"), [(["E3.7"], {}), ([], {"wasted_servants": "any"})])
def test_servants_may_be_burnt_where_that_may_pay(
    edicts: list[str], options: dict[str, str]
) -> None:
    t = given(seats=[Seat(servant=3)], dice=(1, 1, 1), edicts=edicts, options=options)
    play(t, "place black market-1")
    assert legal(t) == {"servants 0", "servants 1", "servants 2", "servants 3"}
    told = play(t, "servants 3")
    assert of(told, "placed")[0].data[2] == 4
    assert goods(t) == {"coin": 5}


@pytest.mark.rule("L4.4")
def test_burning_leaves_what_the_card_costs() -> None:
    t = given(
        seats=[Seat(coin=3, servant=4)],
        towers={"venture-1": "improving-the-canals"},
        options={"wasted_servants": "any"},
    )
    play(t, "place black venture-1")
    assert legal(t) == {"servants 0", "servants 1", "servants 2"}
    assert refused(t, "servants 3").numbers == {"need": 2, "have": 1}
