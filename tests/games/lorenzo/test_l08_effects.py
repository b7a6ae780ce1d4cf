"""L8: what development cards do at once, and what characters do all the time."""

from __future__ import annotations

import pytest

from tests.games.lorenzo.positions import (
    Seat,
    cards,
    gained,
    given,
    goods,
    legal,
    legal_with,
    number,
    play,
    question,
    refused,
    standing,
)
from tests.games.playing import names, of

BY_CHOICE = {"immediate_order": "player-choice"}

# -- gains (L8.1, L8.3) ----------------------------------------------------------------------------


@pytest.mark.rule("L8.1")
@pytest.mark.parametrize(
    ("card", "floor", "owned", "left"),
    [
        ("mining-town", "territory-1", {}, {"stone": 1, "servant": 2}),
        ("farm", "territory-1", {}, {"wood": 1, "vp": 1}),
        ("warlord", "character-1", {"coin": 2}, {"military": 3}),
        ("cathedral", "building-1", {"wood": 4, "stone": 4}, {"faith": 3, "vp": 7}),
        ("hosting-panhandlers", "venture-1", {"wood": 3}, {"servant": 4}),
    ],
)
def test_a_card_gives_its_gains_when_it_is_taken(
    card: str, floor: str, owned: dict[str, int], left: dict[str, int]
) -> None:
    t = given(seats=[Seat().owning(owned)], towers={floor: card})
    told = play(t, f"place black {floor}")
    assert goods(t) == left
    assert gained(told, f"card:{card}") == left


@pytest.mark.rule("L8.1")
def test_gains_come_once_and_not_again_in_later_turns() -> None:
    t = given(players=2, seats=[Seat()], towers={"territory-1": "farm"})
    play(t, "place black territory-1", "place black market-1", "place white market-2")
    assert goods(t) == {"wood": 1, "vp": 1, "servant": 5}


@pytest.mark.rule("L8.1", "X10")
def test_the_paramour_counts_herself() -> None:
    t = given(
        seats=[Seat(coin=7, cards=["farmer", "artisan", "peasant"])],
        towers={"character-1": "paramour"},
    )
    play(t, "place black character-1")
    assert goods(t) == {"vp": 8}


@pytest.mark.rule("L8.1")
@pytest.mark.parametrize(
    ("card", "others", "points"),
    [
        ("noble", ["woods", "village"], 4),
        ("governor", ["mint", "chapel", "theater"], 6),
        ("herald", ["crusade"], 2),
        ("herald", ["woods", "mint", "farmer"], 0),
    ],
)
def test_points_per_card_count_cards_of_one_type(card: str, others: list[str], points: int) -> None:
    t = given(seats=[Seat(coin=6, cards=others)], towers={"character-1": card})
    play(t, "place black character-1")
    assert goods(t).get("vp", 0) == points


@pytest.mark.rule("L8.3")
@pytest.mark.parametrize(("military", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (8, 4)])
def test_the_general_rounds_down_and_spends_nothing(military: int, points: int) -> None:
    t = given(seats=[Seat(coin=5, military=military)], towers={"character-1": "general"})
    play(t, "place black character-1")
    assert goods(t).get("military", 0) == military
    assert goods(t).get("vp", 0) == points


# -- the order of effects (L8.2, R09) --------------------------------------------------------------


@pytest.mark.rule("L8.2", "R09", "Y03")
def test_gains_come_before_the_bonus_action() -> None:
    t = given(
        seats=[Seat(coin=4, military=1, cards=["woods", "village"])],
        towers={"character-1": "captain", "territory-1": "commercial-hub"},
    )
    play(t, "place black character-1")
    assert question(t) == "taking"
    play(t, "take territory-1")
    assert "commercial-hub" in cards(t)
    assert goods(t) == {"military": 3}


@pytest.mark.rule("L8.2", "R09")
def test_privileges_come_before_the_bonus_action() -> None:
    t = given(
        seats=[Seat(coin=4, wood=2)],
        towers={"character-1": "hero", "venture-1": "hosting-panhandlers"},
    )
    play(t, "place black character-1")
    assert question(t) == "privilege"
    play(t, "privilege materials", "take venture-1")
    assert "hosting-panhandlers" in cards(t)


@pytest.mark.rule("L8.2", "R09")
def test_gains_come_before_privileges() -> None:
    t = given(seats=[Seat(stone=3)], towers={"venture-1": "building-the-walls"})
    told = play(t, "place black venture-1")
    assert question(t) == "privilege"
    assert gained(told, "card:building-the-walls") == {"military": 2}


@pytest.mark.rule("R09")
def test_by_an_option_the_player_chooses_what_comes_first() -> None:
    t = given(
        options=BY_CHOICE,
        seats=[Seat(coin=4, military=1, cards=["woods", "village"])],
        towers={"character-1": "captain", "territory-1": "commercial-hub"},
    )
    play(t, "place black character-1")
    assert question(t) == "ordering"
    assert legal(t) == {"resolve gains", "resolve action"}
    told = play(t, "resolve action")
    assert names(told)[:3] == ["bonus_action", "declined", "gained"]
    assert goods(t) == {"military": 3}


@pytest.mark.rule("R09")
def test_by_that_option_the_rest_comes_after_the_first_choice() -> None:
    t = given(options=BY_CHOICE, seats=[Seat(stone=3)], towers={"venture-1": "building-the-walls"})
    play(t, "place black venture-1", "resolve privileges")
    assert question(t) == "privilege"
    told = play(t, "privilege coins")
    assert gained(told, "card:building-the-walls") == {"coin": 2, "military": 2}


@pytest.mark.rule("R09")
def test_a_part_that_the_card_does_not_have_is_refused() -> None:
    t = given(
        options=BY_CHOICE,
        seats=[Seat(coin=4)],
        towers={"character-1": "captain", "territory-1": "commercial-hub"},
    )
    play(t, "place black character-1")
    reason = refused(t, "resolve privileges")
    assert (reason.code, reason.rule) == ("part_done", "R09")


@pytest.mark.rule("R09")
@pytest.mark.parametrize(
    ("card", "after"), [("warlord", "turn"), ("knight", "privilege"), ("architect", "taking")]
)
def test_who_has_no_choice_is_not_asked_for_the_order(card: str, after: str) -> None:
    t = given(
        options=BY_CHOICE,
        seats=[Seat(coin=4, wood=1)],
        towers={"character-1": card, "building-1": "chapel"},
    )
    play(t, "place black character-1")
    assert question(t) == after


# -- bonus actions of cards (L8.2, L7.1) -----------------------------------------------------------


@pytest.mark.rule("X07")
def test_the_abbess_takes_a_territory_from_an_occupied_tower() -> None:
    t = given(
        seats=[Seat(coin=6, servant=1), Seat(placed={"black": "territory-1"})],
        towers={"character-1": "abbess", "territory-3": "village"},
    )
    play(t, "place black character-1", "take territory-3")
    assert goods(t) == {"faith": 1, "wood": 1}
    assert cards(t) == {"abbess", "village"}
    assert standing(t, "territory-3") == []


@pytest.mark.rule("X08")
def test_the_architect_takes_one_wood_and_one_stone_off() -> None:
    t = given(
        seats=[Seat(coin=6, wood=1, stone=1)],
        towers={"character-1": "architect", "building-3": "stronghold"},
    )
    play(t, "place black character-1", "take building-3")
    assert goods(t) == {"military": 1, "vp": 8}


@pytest.mark.rule("X08")
def test_the_architect_pays_the_fee_in_an_occupied_tower() -> None:
    t = given(
        seats=[Seat(coin=9, wood=1, stone=1), Seat(placed={"neutral": "building-1"})],
        towers={"character-1": "architect", "building-3": "stronghold"},
    )
    play(t, "place black character-1", "take building-3")
    assert goods(t) == {"military": 1, "vp": 8}


@pytest.mark.rule("X09")
def test_the_cardinal_gives_faith_and_a_harvest_of_four() -> None:
    t = given(
        seats=[Seat(coin=4, cards=["gravel-pit", "forest"])], towers={"character-1": "cardinal"}
    )
    play(t, "place black character-1", "servants 0")
    assert goods(t) == {"faith": 2, "wood": 1, "stone": 3, "servant": 1}
    assert standing(t, "harvest-small") == []


@pytest.mark.rule("X09")
def test_the_farmer_helps_the_harvest_of_the_cardinal() -> None:
    t = given(
        seats=[Seat(coin=4, cards=["farmer", "monastery"])], towers={"character-1": "cardinal"}
    )
    play(t, "place black character-1", "servants 0")
    assert goods(t) == {"faith": 3, "wood": 1, "stone": 2, "servant": 1}


@pytest.mark.rule("X09")
def test_servants_help_the_harvest_of_the_cardinal() -> None:
    t = given(seats=[Seat(coin=4, servant=1, cards=["forest"])], towers={"character-1": "cardinal"})
    play(t, "place black character-1")
    assert legal(t) == {"servants 0", "servants 1", "decline"}
    play(t, "servants 1")
    assert goods(t) == {"faith": 2, "wood": 4, "stone": 1, "servant": 1}


@pytest.mark.rule("L8.2")
@pytest.mark.parametrize(
    ("card", "owned", "board", "left"),
    [
        (
            "improving-the-canals",
            {"coin": 3, "servant": 2},
            ["gravel-pit", "forest"],
            {"wood": 1, "stone": 3, "servant": 1},
        ),
        (
            "improving-the-roads",
            {"coin": 4, "servant": 3},
            ["bank", "mint"],
            {"coin": 7, "military": 1},
        ),
    ],
)
def test_ventures_that_harvest_or_produce(
    card: str, owned: dict[str, int], board: list[str], left: dict[str, int]
) -> None:
    t = given(seats=[Seat(cards=board).owning(owned)], towers={"venture-1": card})
    play(t, "place black venture-1", "servants 0")
    assert goods(t) == left


@pytest.mark.rule("L8.2")
def test_events_name_the_kind_the_value_and_the_card_of_a_bonus_action() -> None:
    t = given(
        seats=[Seat(coin=4)], towers={"character-1": "captain", "territory-1": "commercial-hub"}
    )
    told = play(t, "place black character-1")
    territory = 0
    assert [h.data for h in of(told, "bonus_action")] == [(territory, 6, number("captain"))]


# -- permanent effects (L8.4, L8.5) ----------------------------------------------------------------


@pytest.mark.rule("L8.4")
def test_a_harvest_does_not_touch_buildings() -> None:
    t = given(seats=[Seat(cards=["bank", "garden", "forest"])])
    play(t, "place black harvest-small")
    assert goods(t) == {"wood": 4, "stone": 1, "servant": 1}


@pytest.mark.rule("L8.4")
def test_a_production_does_not_touch_territories() -> None:
    t = given(seats=[Seat(cards=["bank", "forest"])])
    play(t, "place black production-small")
    assert goods(t) == {"coin": 7, "military": 1}


@pytest.mark.rule("L8.4")
def test_a_venture_brings_its_points_at_the_end_only() -> None:
    t = given(seats=[Seat(military=3)], towers={"venture-1": "military-campaign"})
    play(t, "place black venture-1")
    assert goods(t) == {"coin": 3, "military": 1}


@pytest.mark.rule("L8.5", "X12")
def test_the_dame_helps_to_take_a_character_for_one_coin_less() -> None:
    t = given(
        seats=[Seat(coin=5, cards=["dame"])],
        towers={"character-3": "governor"},
        dice=(3, 1, 1),
    )
    play(t, "place black character-3")
    assert cards(t) == {"dame", "governor"}
    assert goods(t) == {"stone": 1}


@pytest.mark.rule("L8.5")
@pytest.mark.parametrize(
    ("helper", "floor", "card"),
    [
        ("warlord", "territory-3", "village"),
        ("stonemason", "building-3", "chapel"),
        ("dame", "character-3", "knight"),
        ("knight", "venture-3", "hosting-panhandlers"),
    ],
)
def test_some_characters_help_to_take_one_type_of_card(helper: str, floor: str, card: str) -> None:
    plenty = {"coin": 9, "wood": 9, "stone": 9}
    without = given(seats=[Seat().owning(plenty)], towers={floor: card}, dice=(3, 1, 1))
    assert refused(without, f"place black {floor}").code == "value_too_low"
    helped = given(
        seats=[Seat(cards=[helper]).owning(plenty)], towers={floor: card}, dice=(3, 1, 1)
    )
    assert f"black {floor}" in legal_with(helped, "place")


@pytest.mark.rule("L8.5")
def test_a_character_does_not_help_with_other_types() -> None:
    t = given(seats=[Seat(cards=["warlord"])], towers={"character-3": "knight"}, dice=(3, 1, 1))
    assert refused(t, "place black character-3").numbers == {"need": 5, "have": 3}


@pytest.mark.rule("L8.5", "X12")
def test_the_farmer_adds_two_to_a_harvest() -> None:
    t = given(seats=[Seat(cards=["farmer", "forest"])], dice=(3, 1, 1))
    play(t, "place black harvest-small")
    assert goods(t)["wood"] == 4


@pytest.mark.rule("L8.5")
@pytest.mark.parametrize(("helper", "pips"), [("artisan", 3), ("scholar", 2)])
def test_artisan_and_scholar_add_to_a_production(helper: str, pips: int) -> None:
    t = given(seats=[Seat(cards=[helper, "mint"])], dice=(pips, 1, 1))
    play(t, "place black production-small")
    assert goods(t)["coin"] == 3


@pytest.mark.rule("L8.5", "X12")
@pytest.mark.parametrize(("floor", "servants"), [("territory-3", 0), ("territory-4", 1)])
def test_the_preacher_forgoes_the_bonus_of_floors_three_and_four(floor: str, servants: int) -> None:
    t = given(seats=[Seat(servant=servants, cards=["preacher"])], towers={floor: "village"})
    told = play(t, f"place black {floor}")
    assert goods(t) == {}
    assert "no_floor_bonus" in names(told)


@pytest.mark.rule("L8.5", "X12")
def test_the_preacher_forgoes_it_in_bonus_actions_too() -> None:
    t = given(
        seats=[Seat(coin=4, cards=["preacher"])],
        towers={"character-1": "captain", "territory-3": "village"},
    )
    play(t, "place black character-1", "take territory-3")
    assert goods(t) == {"military": 2}


@pytest.mark.rule("L8.5", "T31")
def test_the_bonus_of_the_floor_of_the_preacher_himself_is_kept() -> None:
    t = given(seats=[Seat(coin=2)], towers={"character-3": "preacher"})
    play(t, "place black character-3")
    assert goods(t) == {"faith": 4, "stone": 1}
