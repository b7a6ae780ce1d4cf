"""L14 and L15: excommunications of periods 1 and 2, and what is one source of gains.

The tile that skips a turn (E2.7) is tested with the turns, those of period 3 with the final scoring.
"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from tests.games.lorenzo.positions import (
    Seat,
    asked,
    cards,
    gained,
    given,
    goods,
    legal,
    legal_with,
    lessened,
    play,
    question,
    refused,
    worth,
)
from tests.games.playing import names

ONE = {"wood_stone_malus": "one"}
NO_TILE = {"bonus_tile_is_source": "off"}


def after(
    seat: Seat,
    *texts: str,
    towers: Mapping[str, str] | None = None,
    options: Mapping[str, str] | None = None,
) -> dict[str, int]:
    """What the first player owns after these actions, which are all that is asked for."""
    t = given(seats=[seat], towers=towers, options=options)
    play(t, *texts)
    assert (question(t), asked(t)) == ("turn", 1)
    return goods(t)


# -- who suffers (L14.1) ---------------------------------------------------------------------------


@pytest.mark.rule("L14.1")
def test_all_who_are_excommunicated_suffer_from_the_same_tile_and_nobody_else() -> None:
    sinner = Seat(burden=["E1.2"])
    t = given(seats=[sinner, sinner, Seat()])
    for _ in range(3):
        play(t, "place black council-palace", "privilege coins")
    assert [goods(t, seat) for seat in range(3)] == [{"coin": 2}, {"coin": 2}, {"coin": 3}]


@pytest.mark.rule("L14.1")
def test_a_player_may_suffer_from_three_tiles() -> None:
    t = given(seats=[Seat(burden=["E1.7", "E2.1", "E3.1"])], towers={"territory-1": "woods"})
    assert worth(t, "black") == 5
    assert refused(t, "place white territory-1").code == "value_too_low"


@pytest.mark.rule("L14.1")
def test_a_tile_on_the_board_harms_nobody_who_is_not_excommunicated() -> None:
    t = given(edicts=["E1.2", "E2.5", "E3.4"])
    play(t, "place black market-1")
    assert goods(t) == {"coin": 5}


# -- maluses are countered (L14.2) -----------------------------------------------------------------


@pytest.mark.rule("L14.2")
def test_servants_counter_a_malus() -> None:
    seat = Seat(servant=1, burden=["E2.1"])
    t = given(seats=[seat], towers={"territory-2": "village"})
    play(t, "place black territory-2")
    assert (cards(t), goods(t)) == ({"village"}, {})


@pytest.mark.rule("L14.2")
def test_characters_counter_a_malus() -> None:
    seat = Seat(cards=["warlord"], burden=["E2.1"])
    t = given(seats=[seat], towers={"territory-2": "village"})
    play(t, "place black territory-2")
    assert "village" in cards(t)


# -- one military point less (E1.1) ----------------------------------------------------------------


@pytest.mark.rule("E1.1")
@pytest.mark.parametrize(("floor", "left"), [("building-3", 0), ("building-4", 1)])
def test_e11_floors_of_the_building_tower(floor: str, left: int) -> None:
    seat = Seat(wood=2, servant=int(floor == "building-4"), burden=["E1.1"])
    found = after(seat, f"place black {floor}", towers={floor: "chapel"})
    assert found.get("military", 0) == left


@pytest.mark.rule("E1.1")
def test_e11_market() -> None:
    assert after(Seat(burden=["E1.1"]), "place black market-3") == {"coin": 2, "military": 2}


@pytest.mark.rule("E1.1")
def test_e11_exchange_and_bonus_tile() -> None:
    seat = Seat(servant=1, cards=["barracks"], burden=["E1.1"])
    found = after(seat, "place black production-small", "use barracks first")
    assert found == {"coin": 2, "military": 2}


@pytest.mark.rule("E1.1")
def test_e11_privilege() -> None:
    seat = Seat(burden=["E1.1"])
    found = after(seat, "place black council-palace", "privilege military")
    assert found == {"coin": 1, "military": 1}


@pytest.mark.rule("E1.1")
def test_e11_does_not_touch_what_is_paid_or_needed() -> None:
    seat = Seat(military=5, burden=["E1.1"])
    found = after(seat, "place black venture-1", towers={"venture-1": "fighting-heresies"})
    assert found == {"military": 2, "faith": 2}


# -- one coin less (E1.2) --------------------------------------------------------------------------


@pytest.mark.rule("E1.2")
@pytest.mark.parametrize(("privilege", "left"), [("faith", {"faith": 1}), ("coins", {"coin": 2})])
def test_e12_palace(privilege: str, left: dict[str, int]) -> None:
    seat = Seat(burden=["E1.2"])
    assert after(seat, "place black council-palace", f"privilege {privilege}") == left


@pytest.mark.rule("E1.2")
def test_e12_market() -> None:
    assert after(Seat(burden=["E1.2"]), "place black market-1") == {"coin": 4}


@pytest.mark.rule("E1.2")
def test_e12_mint_with_four_buildings() -> None:
    buildings = ["mint", "garden", "cathedral", "theater"]
    t = given(seats=[Seat(cards=buildings, burden=["E1.2"])])
    assert gained(play(t, "place black production-small"), "card:mint") == {"coin": 3}


@pytest.mark.rule("E1.2", "Y05")
def test_e12_production_with_bank_and_mint() -> None:
    seat = Seat(cards=["bank", "mint", "theater"], burden=["E1.2"])
    assert after(seat, "place black production-small") == {"coin": 7, "military": 1}


@pytest.mark.rule("E1.2")
def test_e12_does_not_touch_fee_and_cost() -> None:
    t = given(
        seats=[Seat(coin=5, burden=["E1.2"]), Seat(placed={"black": "character-2"})],
        towers={"character-1": "warlord"},
    )
    play(t, "place black character-1")
    assert goods(t) == {"military": 3}


# -- one servant less (E1.3) -----------------------------------------------------------------------


@pytest.mark.rule("E1.3")
def test_e13_market() -> None:
    assert after(Seat(burden=["E1.3"]), "place black market-2") == {"servant": 4}


@pytest.mark.rule("E1.3")
def test_e13_bonus_tile() -> None:
    found = after(Seat(burden=["E1.3"]), "place black harvest-small")
    assert found == {"wood": 1, "stone": 1}


@pytest.mark.rule("E1.3")
def test_e13_card() -> None:
    seat = Seat(wood=3, burden=["E1.3"])
    found = after(seat, "place black venture-1", towers={"venture-1": "hosting-panhandlers"})
    assert found == {"servant": 3}


# -- one wood and one stone less (E1.4, R03) -------------------------------------------------------


@pytest.mark.rule("E1.4", "R03", "Y04")
def test_e14_takes_wood_and_stone() -> None:
    t = given(seats=[Seat(cards=["dukedom"], burden=["E1.4"])])
    told = play(t, "place black harvest-small")
    assert gained(told, "card:dukedom") == {"coin": 1, "wood": 1}
    assert goods(t) == {"coin": 1, "wood": 1, "servant": 1}


@pytest.mark.rule("E1.4", "R03")
def test_e14_leaves_nothing_of_the_privilege_in_wood_and_stone() -> None:
    seat = Seat(burden=["E1.4"])
    assert after(seat, "place black council-palace", "privilege materials") == {"coin": 1}


@pytest.mark.rule("R03", "Y04")
@pytest.mark.parametrize(
    ("choice", "left"),
    [("lose wood", {"wood": 2, "stone": 2}), ("lose stone", {"wood": 3, "stone": 1})],
)
def test_by_the_other_reading_the_player_loses_one_of_the_two(
    choice: str, left: dict[str, int]
) -> None:
    seat = Seat(cards=["dukedom"], burden=["E1.4"])
    found = after(seat, "place black harvest-small", choice, options={**ONE, **NO_TILE})
    assert found == {"coin": 1, "servant": 1, **left}


@pytest.mark.rule("R03", "R05")
def test_by_the_other_reading_every_source_loses_one_of_the_two() -> None:
    t = given(options=ONE, seats=[Seat(cards=["dukedom"], burden=["E1.4"])])
    told = play(t, "place black harvest-small", "lose wood", "lose stone")
    assert goods(t) == {"coin": 1, "wood": 2, "stone": 1, "servant": 1}
    assert lessened(told) == [("wood", "card:dukedom"), ("stone", "tile:common")]


@pytest.mark.rule("R03")
def test_by_the_other_reading_nobody_is_asked_where_only_one_is_given() -> None:
    t = given(
        options={**ONE, **NO_TILE}, seats=[Seat(cards=["forest", "rock-pit"], burden=["E1.4"])]
    )
    told = play(t, "place black harvest-small")
    assert goods(t) == {"wood": 3, "stone": 3, "servant": 1}
    assert lessened(told) == [("wood", "card:forest"), ("stone", "card:rock-pit")]


@pytest.mark.rule("R03")
def test_by_the_other_reading_the_privilege_leaves_wood_or_stone() -> None:
    seat = Seat(burden=["E1.4"])
    texts = ["place black council-palace", "privilege materials", "lose stone"]
    assert after(seat, *texts, options=ONE) == {"coin": 1, "wood": 1}


@pytest.mark.rule("R03")
def test_only_wood_and_stone_can_be_lost() -> None:
    t = given(options=ONE, seats=[Seat(burden=["E1.4"])])
    play(t, "place black council-palace", "privilege materials")
    assert question(t) == "losing"
    assert legal(t) == {"lose wood", "lose stone"}
    assert refused(t, "keep sisto-iv").code == "not_the_question"
    assert refused(t, "resolve gains").code == "not_the_question"


@pytest.mark.rule("R03")
@pytest.mark.parametrize(
    ("options", "is_asked"),
    [
        ({"edition": "italian"}, False),
        ({"edition": "czech"}, True),
        ({"edition": "english-2016"}, True),
        ({"edition": "czech", "wood_stone_malus": "each"}, False),
        ({"edition": "italian", "wood_stone_malus": "one"}, True),
    ],
)
def test_the_edition_says_what_e14_takes_unless_the_table_does(
    options: dict[str, str], is_asked: bool
) -> None:
    t = given(options=options, seats=[Seat(burden=["E1.4"])])
    play(t, "place black council-palace", "privilege materials")
    assert (question(t) == "losing") == is_asked


# -- what one source is (L14.3, R05) ---------------------------------------------------------------


@pytest.mark.rule("L14.3")
def test_a_gain_never_becomes_negative() -> None:
    seat = Seat(coin=1, cards=["commercial-hub"], burden=["E1.2"])
    found = after(seat, "place black harvest-small")
    assert found["coin"] == 1


@pytest.mark.rule("L14.3", "R05")
def test_every_card_is_a_source_of_its_own() -> None:
    t = given(seats=[Seat(cards=["gold-mine", "trading-town", "dukedom"], burden=["E1.2"])])
    told = play(t, "place black harvest-small")
    assert goods(t)["coin"] == 1 + 2 + 0
    assert [cause for good, cause in lessened(told) if good == "coin"] == [
        "card:gold-mine",
        "card:dukedom",
        "card:trading-town",
    ]


@pytest.mark.rule("R05")
def test_the_floor_and_its_card_are_two_sources() -> None:
    seat = Seat(servant=1, burden=["E1.4"])
    found = after(seat, "place black territory-4", towers={"territory-4": "woods"})
    assert found == {"wood": 1}


@pytest.mark.rule("R05")
def test_a_space_and_the_privileges_it_grants_are_one_source() -> None:
    t = given(seats=[Seat(burden=["E1.2"])])
    told = play(t, "place black council-palace", "privilege coins")
    assert lessened(told) == [("coin", "space:council-palace")]
    assert goods(t) == {"coin": 2}


@pytest.mark.rule("R05")
def test_a_card_and_the_privileges_it_grants_are_one_source() -> None:
    seat = Seat(stone=3, burden=["E1.1"])
    texts = ["place black venture-1", "privilege military"]
    found = after(seat, *texts, towers={"venture-1": "building-the-walls"})
    assert found == {"military": 3}


@pytest.mark.rule("R05", "R09")
def test_they_are_one_source_when_the_privilege_comes_first() -> None:
    seat = Seat(stone=3, burden=["E1.1"])
    texts = ["place black venture-1", "resolve privileges", "privilege military"]
    found = after(
        seat,
        *texts,
        towers={"venture-1": "building-the-walls"},
        options={"immediate_order": "player-choice"},
    )
    assert found == {"military": 3}


@pytest.mark.rule("R05")
@pytest.mark.parametrize(("options", "left"), [({}, {"stone": 1}), (ONE, {"wood": 1, "stone": 1})])
def test_what_the_gains_of_a_card_have_lost_its_privilege_does_not_lose(
    options: dict[str, str], left: dict[str, int]
) -> None:
    seat = Seat(burden=["E1.4"])
    texts = ["place black territory-1", "privilege materials"]
    found = after(seat, *texts, towers={"territory-1": "province"}, options=options)
    assert found == left


@pytest.mark.rule("R05")
def test_a_privilege_of_a_card_alone_loses_one() -> None:
    seat = Seat(coin=2, burden=["E1.3"])
    texts = ["place black character-1", "privilege servants"]
    assert after(seat, *texts, towers={"character-1": "knight"}) == {"servant": 1}


@pytest.mark.rule("R05")
def test_different_privileges_of_one_source_lose_one_of_each_good() -> None:
    seat = Seat(coin=5, burden=["E1.4"])
    texts = ["place black character-1", "privilege materials", "privilege coins", "privilege faith"]
    found = after(seat, *texts, towers={"character-1": "royal-messenger"})
    assert found == {"coin": 2, "faith": 1}


@pytest.mark.rule("R05")
@pytest.mark.parametrize(("option", "coins"), [("on", 1), ("off", 2)])
def test_the_bonus_tile_is_a_source_unless_an_option_says_otherwise(
    option: str, coins: int
) -> None:
    seat = Seat(burden=["E1.2"])
    texts = ["place black production-small"]
    found = after(seat, *texts, options={"bonus_tile_is_source": option})
    assert found == {"coin": coins, "military": 1}


@pytest.mark.rule("L14.3")
def test_events_name_the_tile_that_takes_one_off() -> None:
    t = given(seats=[Seat(burden=["E1.2"])])
    told = play(t, "place black market-1")
    assert names(told).count("lessened") == 1
    assert gained(told, "space:market-1") == {"coin": 4}


# -- weaker work (E1.5, E1.6) ----------------------------------------------------------------------

WORK_TILES = [("E1.5", "harvest"), ("E1.6", "production")]


@pytest.mark.rule("E1.5", "E1.6", "X18", "Y06")
@pytest.mark.parametrize(("tile", "area"), WORK_TILES)
def test_in_the_large_space_six_are_taken_off_in_total(tile: str, area: str) -> None:
    t = given(seats=[Seat(burden=[tile])], dice=(6, 4, 3))
    reason = refused(t, f"place black {area}-large")
    assert (reason.code, reason.numbers) == ("value_too_low", {"need": 1, "have": 0})


@pytest.mark.rule("E1.5", "E1.6", "Y06", "R18")
@pytest.mark.parametrize(
    ("tile", "area", "left"),
    [
        ("E1.5", "harvest", {"wood": 1, "stone": 1, "servant": 1}),
        ("E1.6", "production", {"coin": 2, "military": 1}),
    ],
)
def test_one_servant_more_reaches_the_tile(tile: str, area: str, left: dict[str, int]) -> None:
    t = given(seats=[Seat(servant=1, burden=[tile])], dice=(6, 4, 3))
    play(t, f"place black {area}-large")
    assert goods(t) == left


@pytest.mark.rule("E1.5")
@pytest.mark.parametrize(("pips", "wood"), [(5, 1), (6, 3)])
def test_e15_takes_three_off_a_harvest(pips: int, wood: int) -> None:
    t = given(seats=[Seat(cards=["mountain-town"], burden=["E1.5"])], dice=(pips, 1, 1))
    play(t, "place black harvest-small")
    assert goods(t)["wood"] == wood


@pytest.mark.rule("E1.6")
@pytest.mark.parametrize(("pips", "coins"), [(4, 2), (5, 7)])
def test_e16_takes_three_off_a_production(pips: int, coins: int) -> None:
    t = given(seats=[Seat(cards=["bank"], burden=["E1.6"])], dice=(pips, 1, 1))
    play(t, "place black production-small")
    assert goods(t)["coin"] == coins


@pytest.mark.rule("E1.5")
def test_e15_takes_three_off_the_harvest_of_a_card() -> None:
    seat = Seat(coin=4, cards=["sanctuary", "woods"], burden=["E1.5"])
    texts = ["place black character-1", "servants 0"]
    found = after(seat, *texts, towers={"character-1": "cardinal"})
    assert found == {"coin": 1, "faith": 3, "wood": 1, "stone": 1, "servant": 1}


@pytest.mark.rule("E1.6")
def test_e16_takes_three_off_the_production_of_a_card() -> None:
    seat = Seat(coin=5, cards=["garden", "cathedral"], burden=["E1.6"])
    texts = ["place black character-1", "servants 0"]
    found = after(seat, *texts, towers={"character-1": "bishop"})
    assert found == {"coin": 2, "military": 1, "faith": 1, "vp": 3}


@pytest.mark.rule("E1.5", "E1.6")
def test_e15_does_not_touch_production_nor_e16_harvest() -> None:
    production = after(Seat(cards=["mint"], burden=["E1.5"]), "place black production-small")
    assert production == {"coin": 3, "military": 1}
    harvest = after(Seat(cards=["forest"], burden=["E1.6"]), "place black harvest-small")
    assert harvest == {"wood": 4, "stone": 1, "servant": 1}


# -- weaker members (E1.7) -------------------------------------------------------------------------


@pytest.mark.rule("E1.7", "X19")
def test_e17_takes_one_off_coloured_members() -> None:
    t = given(seats=[Seat(burden=["E1.7"])], dice=(5, 3, 1))
    values = [worth(t, member) for member in ("black", "white", "orange", "neutral")]
    assert values == [4, 2, 0, 0]


@pytest.mark.rule("E1.7")
def test_e17_leaves_a_die_of_one_without_a_servant_nowhere_to_go() -> None:
    t = given(seats=[Seat(burden=["E1.7"])], dice=(6, 6, 1))
    assert not [text for text in legal_with(t, "place") if text.startswith("orange")]
    helped = given(seats=[Seat(servant=1, burden=["E1.7"])], dice=(6, 6, 1))
    assert "orange market-1" in legal_with(helped, "place")


@pytest.mark.rule("E1.7")
def test_e17_does_not_touch_bonus_actions() -> None:
    seat = Seat(coin=4, servant=1, burden=["E1.7"])
    t = given(seats=[seat], towers={"character-1": "captain", "territory-4": "village"})
    play(t, "place black character-1", "take territory-4")
    assert goods(t) == {"military": 2, "wood": 2}


# -- weaker hands on cards (E2.1 to E2.4) ----------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "floor", "card"),
    [
        pytest.param("E2.1", "territory-2", "village", marks=pytest.mark.rule("E2.1")),
        pytest.param("E2.2", "building-2", "chapel", marks=pytest.mark.rule("E2.2")),
        pytest.param("E2.3", "character-2", "knight", marks=pytest.mark.rule("E2.3")),
        pytest.param("E2.4", "venture-2", "hosting-panhandlers", marks=pytest.mark.rule("E2.4")),
    ],
)
def test_four_are_taken_off_when_a_card_of_the_type_is_taken(
    tile: str, floor: str, card: str
) -> None:
    plenty = {"coin": 9, "wood": 9, "stone": 9}
    t = given(seats=[Seat(burden=[tile]).owning(plenty)], towers={floor: card}, dice=(6, 1, 1))
    reason = refused(t, f"place black {floor}")
    assert (reason.code, reason.numbers) == ("value_too_low", {"need": 3, "have": 2})
    helped = given(
        seats=[Seat(burden=[tile], servant=1).owning(plenty)], towers={floor: card}, dice=(6, 1, 1)
    )
    assert f"black {floor}" in legal_with(helped, "place")


@pytest.mark.rule("E2.1", "E2.2", "E2.3", "E2.4")
@pytest.mark.parametrize("tile", ["E2.2", "E2.3", "E2.4"])
def test_other_types_are_taken_as_before(tile: str) -> None:
    t = given(seats=[Seat(burden=[tile])], towers={"territory-3": "village"}, dice=(5, 1, 1))
    assert "black territory-3" in legal_with(t, "place")


@pytest.mark.rule("E2.1", "E2.2", "E2.3", "E2.4")
@pytest.mark.parametrize(
    ("tile", "helper", "floor", "card"),
    [
        ("E2.1", "captain", "territory-2", "village"),
        ("E2.2", "architect", "building-2", "chapel"),
        ("E2.3", "abbess", "character-2", "knight"),
        ("E2.4", "hero", "venture-2", "hosting-panhandlers"),
    ],
)
def test_four_are_taken_off_bonus_actions_too(
    tile: str, helper: str, floor: str, card: str
) -> None:
    t = given(
        seats=[Seat(coin=20, wood=9, stone=9, servant=9, burden=[tile])],
        towers={"character-1": helper, floor: card},
        dice=(6, 1, 1),
    )
    play(t, "place black character-1")
    if question(t) == "privilege":
        play(t, "privilege faith")
    before = goods(t)["servant"]
    play(t, f"take {floor}")
    value = {"captain": 6, "architect": 6, "abbess": 4, "hero": 6}[helper]
    assert card in cards(t)
    spent = before + (4 if card == "hosting-panhandlers" else 0) - goods(t)["servant"]
    assert spent == 3 - (value - 4)


# -- no market, idle servants (E2.5, E2.6) ---------------------------------------------------------


@pytest.mark.rule("E2.5")
@pytest.mark.parametrize("space", ["market-1", "market-2", "market-3", "market-4"])
def test_e25_closes_the_market(space: str) -> None:
    t = given(seats=[Seat(burden=["E2.5"])])
    reason = refused(t, f"place black {space}")
    assert (reason.code, reason.rule) == ("market_forbidden", "E2.5")


@pytest.mark.rule("E2.5")
def test_e25_closes_nothing_else() -> None:
    t = given(seats=[Seat(burden=["E2.5"])])
    spaces = {text.split()[1] for text in legal_with(t, "place")}
    assert spaces == {
        "council-palace",
        "harvest-small",
        "harvest-large",
        "production-small",
        "production-large",
    }


@pytest.mark.rule("E2.6", "X20")
@pytest.mark.parametrize(("servants", "floor"), [(2, "territory-3"), (6, "territory-4")])
def test_e26_asks_two_servants_for_one_point(servants: int, floor: str) -> None:
    seat = Seat(servant=servants, burden=["E2.6"])
    t = given(seats=[seat], towers={floor: "commercial-hub"}, dice=(4, 1, 1))
    play(t, f"place black {floor}")
    assert "servant" not in goods(t)


@pytest.mark.rule("E2.6", "X20")
def test_e26_an_odd_servant_does_not_help() -> None:
    seat = Seat(servant=1, burden=["E2.6"])
    t = given(seats=[seat], towers={"territory-3": "village"}, dice=(4, 1, 1))
    reason = refused(t, "place black territory-3")
    assert (reason.code, reason.numbers) == ("value_too_low", {"need": 5, "have": 4})


@pytest.mark.rule("E2.6")
def test_e26_an_odd_servant_is_lost_if_it_is_spent() -> None:
    seat = Seat(servant=3, burden=["E2.6"])
    t = given(options={"wasted_servants": "any"}, seats=[seat])
    play(t, "place neutral market-1", "servants 3")
    assert goods(t) == {"coin": 5}


@pytest.mark.rule("E2.6")
def test_e26_the_neutral_member_needs_two_servants() -> None:
    t = given(seats=[Seat(servant=2, burden=["E2.6"])])
    play(t, "place neutral market-1")
    assert goods(t) == {"coin": 5}
    poor = given(seats=[Seat(servant=1, burden=["E2.6"])])
    assert refused(poor, "place neutral market-1").numbers == {"need": 1, "have": 0}


@pytest.mark.rule("E2.6")
def test_e26_holds_for_bonus_actions() -> None:
    seat = Seat(coin=4, servant=2, cards=["forest"], burden=["E2.6"])
    t = given(seats=[seat], towers={"character-1": "cardinal"})
    play(t, "place black character-1")
    assert legal(t) == {"servants 0", "servants 2", "decline"}
    play(t, "servants 2")
    assert goods(t) == {"faith": 2, "wood": 4, "stone": 1, "servant": 1}
