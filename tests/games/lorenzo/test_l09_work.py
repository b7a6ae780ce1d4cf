"""L9: harvest and production."""

from __future__ import annotations

import pytest

from signoria.games.lorenzo.rules.table import Table
from tests.games.lorenzo.positions import (
    Seat,
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
from tests.games.playing import Happening, names, of


def producing(*buildings: str, value: int = 6, **owned: int) -> Table:
    """A player with these cards whose black member is worth `value` in the small space."""
    return given(
        seats=[
            Seat(
                cards=buildings,
            ).owning(owned)
        ],
        dice=(value, 1, 1),
    )


def produce(t: Table, *exchanges: str) -> list[Happening]:
    return play(t, "place black production-small", *exchanges)


# -- the spaces (L9.1) -----------------------------------------------------------------------------


@pytest.mark.rule("L9.1")
@pytest.mark.parametrize("area", ["harvest", "production"])
def test_the_small_space_holds_one_member(area: str) -> None:
    t = given(seats=[Seat(), Seat(placed={"black": f"{area}-small"})])
    reason = refused(t, f"place black {area}-small")
    assert (reason.code, reason.rule) == ("space_taken", "L5.1")


@pytest.mark.rule("L9.1")
@pytest.mark.parametrize("area", ["harvest", "production"])
def test_the_large_space_holds_any_number(area: str) -> None:
    large = f"{area}-large"
    t = given(seats=[Seat(), Seat(placed={"black": large}), Seat(placed={"black": large})])
    play(t, f"place black {large}")
    assert len(standing(t, large)) == 3


@pytest.mark.rule("L9.1")
@pytest.mark.parametrize("area", ["harvest", "production"])
def test_the_large_space_is_closed_with_two_players(area: str) -> None:
    t = given(players=2)
    reason = refused(t, f"place black {area}-large")
    assert (reason.code, reason.rule) == ("space_closed", "L1.5")


@pytest.mark.rule("L9.1")
def test_the_large_space_takes_three_off() -> None:
    t = given(seats=[Seat(cards=["village", "gravel-pit"])], dice=(6, 1, 1))
    play(t, "place black harvest-large")
    assert goods(t) == {"coin": 1, "wood": 1, "stone": 1, "servant": 2}


# -- what is activated (L9.2) ----------------------------------------------------------------------


@pytest.mark.rule("L9.2", "X04")
def test_the_harvest_of_the_rulebook() -> None:
    t = given(
        seats=[Seat(servant=2, cards=["forest", "manor-house", "marble-pit", "monastery"])],
        dice=(3, 1, 1),
    )
    play(t, "place black harvest-small", "servants 2")
    assert goods(t) == {"wood": 4, "stone": 3, "servant": 3, "military": 2, "vp": 1}


@pytest.mark.rule("L9.2")
@pytest.mark.parametrize(("pips", "stone"), [(3, 1), (4, 3), (5, 3)])
def test_a_territory_needs_its_activation_value(pips: int, stone: int) -> None:
    t = given(seats=[Seat(cards=["gravel-pit"])], dice=(pips, 1, 1))
    play(t, "place black harvest-small")
    assert goods(t)["stone"] == stone


@pytest.mark.rule("L9.2")
@pytest.mark.parametrize(("pips", "points"), [(1, 3), (2, 4)])
def test_a_building_needs_its_activation_value(pips: int, points: int) -> None:
    t = producing("garden", "cathedral", value=pips)
    produce(t)
    assert goods(t)["vp"] == points


@pytest.mark.rule("L9.2")
@pytest.mark.parametrize(
    ("tile", "harvest", "production"),
    [
        ("common", {"wood": 1, "stone": 1, "servant": 1}, {"coin": 2, "military": 1}),
        ("a", {"wood": 1, "stone": 1, "military": 1}, {"coin": 1, "servant": 2}),
        ("b", {"wood": 1, "stone": 1, "servant": 1}, {"coin": 1, "military": 2}),
        ("c", {"wood": 1, "stone": 1, "military": 1}, {"coin": 2, "servant": 1}),
        ("d", {"wood": 1, "stone": 1, "coin": 1}, {"servant": 1, "military": 2}),
    ],
)
def test_the_bonus_tile_works_from_one_on(
    tile: str, harvest: dict[str, int], production: dict[str, int]
) -> None:
    for area, expected in (("harvest", harvest), ("production", production)):
        t = given(seats=[Seat(tile=tile)], dice=(1, 1, 1))
        play(t, f"place black {area}-small")
        assert goods(t) == expected


@pytest.mark.rule("L9.2")
def test_only_servants_that_activate_something_are_offered() -> None:
    t = given(seats=[Seat(servant=9, cards=["woods", "forest", "city"])], dice=(3, 1, 1))
    play(t, "place black harvest-small")
    assert legal(t) == {"servants 0", "servants 2", "servants 3"}


@pytest.mark.rule("L9.2", "X05")
@pytest.mark.parametrize(
    ("servants", "usable"),
    [
        (0, {"treasury first", "treasury second"}),
        (
            1,
            {
                "treasury first",
                "treasury second",
                "carpenters-shop first",
                "carpenters-shop second",
            },
        ),
    ],
)
def test_the_production_of_the_rulebook_in_the_large_space(servants: int, usable: set[str]) -> None:
    t = given(
        seats=[Seat(coin=2, wood=2, servant=2, cards=["treasury", "carpenters-shop", "fortress"])],
        dice=(6, 1, 1),
    )
    play(t, "place black production-large", f"servants {servants}")
    assert legal_with(t, "use") == usable
    play(t, "done")
    assert goods(t) == {"coin": 4, "wood": 2, "servant": 2 - servants, "military": 1}


@pytest.mark.rule("L9.2", "X05")
def test_with_two_servants_the_fortress_gives_points_and_a_privilege() -> None:
    t = given(
        seats=[Seat(servant=2, cards=["treasury", "carpenters-shop", "fortress"])],
        dice=(6, 1, 1),
    )
    play(t, "place black production-large", "servants 2", "privilege faith")
    assert goods(t) == {"coin": 2, "military": 1, "faith": 1, "vp": 2}


# -- everything at the same time (L9.3) ------------------------------------------------------------


@pytest.mark.rule("L9.3", "X05", "T07")
def test_coins_of_the_tile_do_not_pay_exchanges_of_the_same_production() -> None:
    t = producing("treasury")
    told = produce(t)
    assert "produced" in names(told)
    assert goods(t) == {"coin": 2, "military": 1}


@pytest.mark.rule("L9.3", "T07")
def test_what_one_exchange_gives_does_not_pay_another() -> None:
    t = producing("marketplace", "painters-guild", coin=3)
    produce(t, "use marketplace first")
    assert goods(t) == {"coin": 2, "wood": 2, "stone": 2, "military": 1}


@pytest.mark.rule("L9.3", "Y15")
def test_faith_of_the_chapel_does_not_pay_the_baptistery() -> None:
    t = producing("chapel", "baptistery", "residence", coin=2)
    produce(t, "use chapel first")
    reason = refused(t, "use baptistery first")
    assert (reason.code, reason.rule) == ("exchange_too_dear", "L9.3")
    assert reason.numbers == {"need": 1, "have": 0}


@pytest.mark.rule("L9.3")
def test_faith_that_was_there_before_pays_the_baptistery() -> None:
    t = producing("baptistery", faith=1)
    produce(t, "use baptistery first")
    assert goods(t) == {"coin": 4, "military": 1, "vp": 2}


@pytest.mark.rule("L9.3")
def test_faith_of_the_bishop_pays_the_baptistery_in_his_production() -> None:
    t = given(seats=[Seat(coin=5, cards=["baptistery"])], towers={"character-1": "bishop"})
    play(t, "place black character-1", "servants 0", "use baptistery first")
    assert goods(t) == {"coin": 4, "military": 1, "vp": 2}


@pytest.mark.rule("L9.3")
def test_servants_of_the_boost_are_gone_before_exchanges_are_paid() -> None:
    t = producing("barracks", "mint", value=4, servant=1)
    told = produce(t, "servants 1")
    assert gained(told, "card:mint") == {"coin": 2}
    assert goods(t) == {"coin": 4, "military": 1}


@pytest.mark.rule("L9.3", "T07")
def test_what_a_production_gave_is_there_for_leaders_in_the_same_turn() -> None:
    t = given(seats=[Seat(coin=16, hand=["girolamo-savonarola"])])
    assert refused(t, "play girolamo-savonarola").code == "goods_required"
    play(t, "place black production-small", "play girolamo-savonarola")
    assert goods(t) == {"coin": 18, "military": 1}


# -- exchanges (L9.4) ------------------------------------------------------------------------------


@pytest.mark.rule("L9.4", "X06")
@pytest.mark.parametrize(
    ("exchange", "left"),
    [
        ("use painters-guild first", {"wood": 2, "vp": 3}),
        ("use painters-guild second", {"vp": 7}),
        ("done", {"wood": 3}),
    ],
)
def test_the_painters_guild_gives_three_or_seven_points_or_nothing(
    exchange: str, left: dict[str, int]
) -> None:
    t = producing("painters-guild", value=4, wood=3)
    produce(t, exchange)
    assert goods(t) == {"coin": 2, "military": 1, **left}


@pytest.mark.rule("L9.4", "X06")
def test_a_building_is_never_used_by_both_arrows() -> None:
    t = producing("painters-guild", "church", wood=9)
    produce(t, "use painters-guild first")
    reason = refused(t, "use painters-guild second")
    assert (reason.code, reason.rule) == ("exchange_used", "L9.4")


@pytest.mark.rule("L9.4")
def test_an_exchange_is_not_used_twice() -> None:
    t = producing("painters-guild", "church", wood=9)
    produce(t, "use painters-guild first")
    assert refused(t, "use painters-guild first").code == "exchange_used"


@pytest.mark.rule("L9.4", "X06")
def test_the_fair_turns_four_coins_into_wood_and_stone() -> None:
    t = producing("fair", value=4, coin=4)
    produce(t, "use fair first")
    assert goods(t) == {"coin": 2, "wood": 3, "stone": 3, "military": 1}


@pytest.mark.rule("L9.4", "X06")
def test_the_fair_cannot_be_used_with_three_coins() -> None:
    t = producing("fair", value=4, coin=3)
    told = produce(t)
    assert "exchanged" not in names(told)
    assert goods(t) == {"coin": 5, "military": 1}


@pytest.mark.rule("L9.4", "X06")
@pytest.mark.parametrize(("arrow", "left"), [("first", {"stone": 1}), ("second", {"wood": 1})])
def test_the_church_takes_one_wood_or_one_stone(arrow: str, left: dict[str, int]) -> None:
    t = producing("church", value=1, wood=1, stone=1)
    produce(t, f"use church {arrow}")
    assert goods(t) == {"coin": 2, "military": 1, "faith": 2, **left}


@pytest.mark.rule("L9.4")
@pytest.mark.parametrize(
    ("building", "arrow", "paid", "left"),
    [
        ("carpenters-shop", "first", {"wood": 1}, {"coin": 5}),
        ("carpenters-shop", "second", {"wood": 2}, {"coin": 7}),
        ("stonemasons-shop", "first", {"stone": 1}, {"coin": 5}),
        ("stonemasons-shop", "second", {"stone": 2}, {"coin": 7}),
        ("chapel", "first", {"coin": 1}, {"coin": 2, "faith": 1}),
        ("marketplace", "first", {"coin": 3}, {"coin": 2, "wood": 2, "stone": 2}),
        ("treasury", "first", {"coin": 1}, {"coin": 2, "vp": 3}),
        ("treasury", "second", {"coin": 2}, {"coin": 2, "vp": 5}),
        ("sculptors-guild", "first", {"stone": 1}, {"coin": 2, "vp": 3}),
        ("sculptors-guild", "second", {"stone": 3}, {"coin": 2, "vp": 7}),
        (
            "stonemasons-guild",
            "first",
            {"wood": 1, "stone": 1, "servant": 1},
            {"coin": 2, "vp": 6},
        ),
        ("palace", "first", {"coin": 1}, {"coin": 2, "servant": 2, "vp": 4}),
    ],
)
def test_exchanges_of_all_buildings(
    building: str, arrow: str, paid: dict[str, int], left: dict[str, int]
) -> None:
    t = given(seats=[Seat(cards=[building]).owning(paid)])
    produce(t, f"use {building} {arrow}")
    assert goods(t) == {"military": 1, **left}


@pytest.mark.rule("L9.4")
@pytest.mark.parametrize(
    ("building", "points"), [("barracks", {}), ("military-academy", {"vp": 1})]
)
def test_exchanges_of_servants_for_military_points(building: str, points: dict[str, int]) -> None:
    t = producing(building, servant=1)
    produce(t, f"use {building} first")
    assert goods(t) == {"coin": 2, "military": 4, **points}


@pytest.mark.rule("L9.4", "Y14")
def test_one_wood_pays_one_exchange_only() -> None:
    t = producing("church", "painters-guild", "chapel", wood=1, coin=1)
    produce(t, "use church first")
    reason = refused(t, "use painters-guild first")
    assert (reason.code, reason.numbers) == ("exchange_too_dear", {"need": 2, "have": 1})


@pytest.mark.rule("L9.4", "L18.3")
def test_exchanges_are_used_in_any_order() -> None:
    ends = []
    for order in (["church second", "treasury first"], ["treasury first", "church second"]):
        t = producing("church", "treasury", coin=1, stone=1)
        produce(t, *[f"use {exchange}" for exchange in order])
        ends.append(goods(t))
    assert ends[0] == ends[1] == {"coin": 2, "military": 1, "faith": 2, "vp": 3}


@pytest.mark.rule("L9.4")
def test_plain_gains_are_not_optional() -> None:
    t = producing("bank", "treasury", coin=1)
    produce(t, "done")
    assert goods(t) == {"coin": 8, "military": 1}


@pytest.mark.rule("L9.4")
def test_when_no_exchange_is_left_nobody_is_asked_any_more() -> None:
    t = producing("treasury", "chapel", coin=1)
    told = produce(t, "use treasury first")
    assert names(told)[-1] == "turn_started"


@pytest.mark.rule("L9.2", "L9.4")
@pytest.mark.parametrize(
    ("exchange", "code", "rule", "numbers"),
    [
        ("use fair first", "not_your_building", "L9.2", {}),
        ("use bank first", "no_arrow", "L9.4", {}),
        ("use chapel second", "no_arrow", "L9.4", {}),
        ("use palace first", "not_active", "L9.2", {"need": 6, "have": 4}),
        ("use treasury second", "exchange_too_dear", "L9.3", {"need": 2, "have": 1}),
    ],
)
def test_exchanges_that_are_refused(
    exchange: str, code: str, rule: str, numbers: dict[str, int]
) -> None:
    t = producing("bank", "chapel", "palace", "treasury", value=4, coin=1)
    produce(t)
    reason = refused(t, exchange)
    assert (reason.code, reason.rule, reason.numbers) == (code, rule, numbers)


# -- the procedure (L9.5) --------------------------------------------------------------------------


@pytest.mark.rule("L9.5")
def test_nothing_is_paid_before_all_exchanges_are_chosen() -> None:
    t = producing("treasury", "church", coin=2, wood=1)
    told = produce(t, "use treasury first")
    assert (question(t), goods(t)) == ("exchanging", {"coin": 2, "wood": 1})
    assert "lost" not in names(told)


@pytest.mark.rule("L9.5")
def test_everything_is_paid_before_anything_is_received() -> None:
    t = producing("treasury", "church", coin=1, wood=1)
    told = produce(t, "use treasury first", "use church first")
    course = names(told)
    assert course.index("produced") < course.index("lost")
    assert max(n for n, name in enumerate(course) if name == "lost") < course.index("gained")
    coin, wood, treasury, church = 0, 1, number("treasury"), number("church")
    assert [h.data for h in of(told, "lost")] == [(coin, 1, treasury), (wood, 1, church)]


@pytest.mark.rule("L9.5")
def test_privileges_are_taken_when_all_goods_are_there() -> None:
    t = producing("residence", "fortress", "garden", coin=1)
    produce(t, "use residence first")
    assert question(t) == "privilege"
    assert goods(t) == {"coin": 2, "military": 1, "vp": 5}


@pytest.mark.rule("L9.5")
def test_privileges_of_a_harvest_are_taken_when_all_goods_are_there() -> None:
    t = given(seats=[Seat(cards=["city", "dukedom"])], dice=(6, 1, 1))
    play(t, "place black harvest-small")
    assert question(t) == "privilege"
    assert goods(t) == {"coin": 1, "wood": 3, "stone": 2, "servant": 1}


@pytest.mark.rule("L9.5")
def test_events_tell_what_every_card_gave() -> None:
    t = given(seats=[Seat(cards=["dukedom", "farm"])], dice=(6, 1, 1))
    told = play(t, "place black harvest-small")
    assert gained(told, "tile:common") == {"wood": 1, "stone": 1, "servant": 1}
    assert gained(told, "card:dukedom") == {"coin": 1, "wood": 2, "stone": 1}
    assert gained(told, "card:farm") == {"wood": 2, "vp": 2}
    harvest_small = 300 + 20
    assert [h.data[:2] for h in of(told, "harvested")] == [(6, harvest_small)]


# -- per card (L9.6) -------------------------------------------------------------------------------


@pytest.mark.rule("L9.6")
def test_the_mint_counts_itself() -> None:
    t = producing("mint", "garden", "cathedral", value=5)
    told = produce(t)
    assert gained(told, "card:mint") == {"coin": 3}


@pytest.mark.rule("L9.6")
def test_the_tax_office_counts_territories() -> None:
    t = producing("tax-office", "woods", "village")
    assert gained(produce(t), "card:tax-office") == {"coin": 2}


@pytest.mark.rule("L9.6")
def test_the_triumphal_arch_counts_ventures() -> None:
    t = producing("triumphal-arch", "crusade", "sacred-war", "hosting-panhandlers")
    assert gained(produce(t), "card:triumphal-arch") == {"vp": 3}


@pytest.mark.rule("L9.6", "X06")
def test_the_theater_counts_characters() -> None:
    t = producing("theater", "dame", "knight", "general", "noble")
    assert gained(produce(t), "card:theater") == {"vp": 4}
