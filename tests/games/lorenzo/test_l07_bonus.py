"""L7: bonus actions."""

from __future__ import annotations

import pytest

from tests.games.lorenzo.positions import (
    Seat,
    cards,
    given,
    goods,
    legal,
    legal_with,
    play,
    question,
    refused,
    standing,
)
from tests.games.playing import names, of


@pytest.mark.rule("L7.2", "X07", "T26")
def test_a_bonus_action_pays_fee_and_servants_and_gets_the_bonus() -> None:
    seats = [Seat(coin=6, servant=1), Seat(placed={"black": "territory-1"})]
    t = given(seats=seats, towers={"character-1": "abbess", "territory-3": "village"})
    play(t, "place black character-1")
    assert question(t) == "taking"
    assert legal(t) == {"take territory-3", "decline"}
    told = play(t, "take territory-3")
    assert names(told)[:4] == ["servants_spent", "fee_paid", "floor_bonus", "gained"]
    assert goods(t) == {"wood": 1, "faith": 1}
    assert cards(t) == {"abbess", "village"}
    assert standing(t, "territory-3") == []


@pytest.mark.rule("L7.2", "Y02", "L6.9")
def test_the_member_placed_a_moment_ago_makes_the_tower_occupied() -> None:
    towers = {"character-1": "patron", "character-2": "warlord"}
    t = given(seats=[Seat(coin=6)], towers=towers)
    play(t, "place black character-1")
    told = play(t, "take character-2")
    assert [event.data[:2] for event in of(told, "discount")] == [(0, 2)]
    assert goods(t) == {"military": 3}
    poor = given(seats=[Seat(coin=5)], towers=towers)
    told = play(poor, "place black character-1")
    assert "declined" in names(told)


@pytest.mark.rule("L7.2", "T26")
def test_a_bonus_action_does_not_make_a_tower_occupied() -> None:
    towers = {"character-1": "abbess", "territory-1": "village", "territory-2": "woods"}
    t = given(seats=[Seat(coin=3)], towers=towers, players=2)
    play(t, "place black character-1", "take territory-1")
    assert "black territory-2" in legal_with(t, "place")


@pytest.mark.rule("L7.2", "L5.2")
def test_a_bonus_action_looks_at_no_members_but_for_the_fee() -> None:
    seat = Seat(coin=6, placed={"white": "territory-1"})
    t = given(seats=[seat], towers={"character-1": "abbess", "territory-2": "woods"}, lap=2)
    play(t, "place black character-1", "take territory-2")
    assert goods(t) == {"wood": 1, "faith": 1}


@pytest.mark.rule("L7.1")
def test_a_bonus_action_takes_its_types_only() -> None:
    towers = {"character-1": "captain", "territory-1": "woods", "building-1": "chapel"}
    t = given(seats=[Seat(coin=4, wood=9)], towers=towers)
    play(t, "place black character-1")
    assert refused(t, "take building-1").code == "wrong_type"
    assert refused(t, "take territory-2").code == "no_card_there"
    assert refused(t, "pass").code == "not_the_question"


@pytest.mark.rule("L7.2", "Y03", "R09")
def test_the_captains_military_points_count_for_the_slot() -> None:
    seat = Seat(coin=4, military=1, cards=["woods", "village"])
    t = given(seats=[seat], towers={"character-1": "captain", "territory-1": "city"})
    play(t, "place black character-1", "take territory-1")
    assert goods(t) == {"military": 3, "coin": 3}


@pytest.mark.rule("L7.3", "T26")
def test_bonus_actions_may_follow_one_another() -> None:
    towers = {"character-1": "patron", "character-2": "captain", "territory-1": "farm"}
    t = given(seats=[Seat(coin=8)], towers=towers)
    play(t, "place black character-1", "take character-2", "take territory-1")
    assert cards(t) == {"patron", "captain", "farm"}
    assert goods(t) == {"military": 2, "wood": 1, "vp": 1}


@pytest.mark.rule("L7.4", "R10")
def test_a_bonus_action_may_be_declined() -> None:
    t = given(seats=[Seat(coin=3)], towers={"character-1": "abbess", "territory-1": "woods"})
    told = play(t, "place black character-1", "decline")
    assert "declined" in names(told)
    assert cards(t) == {"abbess"}


@pytest.mark.rule("L7.2", "R11")
def test_a_bonus_action_never_takes_a_mere_bonus() -> None:
    options = {"cardless_floor": "bonus-only"}
    t = given(seats=[Seat(coin=3)], towers={"character-1": "abbess"}, options=options)
    told = play(t, "place black character-1")
    assert "declined" in names(told)


@pytest.mark.rule("L7.2", "R15")
def test_brunelleschi_pays_no_fee_in_bonus_actions() -> None:
    seat = Seat(coin=5, played=["filippo-brunelleschi"])
    towers = {"character-1": "patron", "character-2": "artisan"}
    t = given(seats=[seat], towers=towers)
    told = play(t, "place black character-1", "take character-2")
    assert "fee_waived" in names(told)
    assert goods(t) == {"coin": 1}


@pytest.mark.rule("L7.2", "X09", "L4.2")
def test_a_bonus_harvest_is_helped_and_needs_no_space() -> None:
    other = Seat(placed={"black": "harvest-small"})
    seat = Seat(coin=4, servant=1, cards=["farmer"])
    t = given(seats=[seat, other], towers={"character-1": "cardinal"}, players=2)
    play(t, "place black character-1")
    assert legal(t) == {"servants 0", "decline"}
    told = play(t, "servants 0")
    assert of(told, "harvested")[0].data[0] == 6
    assert "placed" not in names(told)


@pytest.mark.rule("L7.2", "E1.6")
def test_a_bonus_production_is_hindered() -> None:
    seat = Seat(coin=5, burden=["E1.6"])
    t = given(seats=[seat], towers={"character-1": "bishop"})
    play(t, "place black character-1")
    told = play(t, "servants 0")
    assert of(told, "produced")[0].data[0] == 1


@pytest.mark.rule("L7.4", "Y13", "L13.16")
@pytest.mark.parametrize(
    ("seat", "offered"),
    [
        (Seat(played=["leonardo-da-vinci"]), set()),
        (Seat(played=["leonardo-da-vinci"], servant=1), {"servants 1", "decline"}),
        (Seat(played=["leonardo-da-vinci"], cards=["artisan"]), {"servants 0", "decline"}),
    ],
)
def test_leonardo_needs_help_to_produce(seat: Seat, offered: set[str]) -> None:
    t = given(seats=[seat])
    told = play(t, "activate leonardo-da-vinci")
    if offered:
        assert legal(t) == offered
    else:
        assert "declined" in names(told)


@pytest.mark.rule("R01")
@pytest.mark.parametrize(("edition", "helped"), [("italian", True), ("czech", False)])
def test_characters_help_in_the_work_of_leaders_by_edition(edition: str, helped: bool) -> None:
    seat = Seat(played=["francesco-sforza"], cards=["farmer"])
    t = given(seats=[seat], options={"edition": edition})
    play(t, "activate francesco-sforza")
    told = play(t, "servants 0")
    assert of(told, "harvested")[0].data[0] == (3 if helped else 1)
