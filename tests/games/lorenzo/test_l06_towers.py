"""L6: taking cards from the towers."""

from __future__ import annotations

import pytest

from tests.games.lorenzo.positions import (
    Seat,
    cards,
    given,
    goods,
    legal,
    legal_with,
    lessened,
    play,
    question,
    refused,
    tower,
)
from tests.games.playing import names, of

SIX = {
    "territory": ["commercial-hub", "woods", "village", "gravel-pit", "forest", "monastery"],
    "character": ["warlord", "stonemason", "dame", "knight", "farmer", "artisan"],
    "building": ["mint", "tax-office", "triumphal-arch", "theater", "chapel", "residence"],
    "venture": [
        "hiring-recruits", "repairing-the-church", "building-the-walls", "raising-a-statue",
        "military-campaign", "hosting-panhandlers",
    ],
}  # fmt: skip

# -- the order of things (L6.3) --------------------------------------------------------------------


@pytest.mark.rule("L6.3", "X08")
def test_everything_happens_in_the_order_of_the_rules() -> None:
    seats = [Seat(coin=5, wood=2, stone=2, servant=1), Seat(placed={"black": "building-1"})]
    t = given(seats=seats, towers={"building-3": "stronghold"}, dice=(4, 1, 1))
    told = play(t, "place black building-3")
    assert names(told)[:9] == [
        "placed", "servants_spent", "fee_paid", "floor_bonus", "gained", "cost_paid", "cost_paid",
        "cost_paid", "card_taken",
    ]  # fmt: skip
    assert goods(t) == {"military": 1, "vp": 8}
    assert cards(t) == {"stronghold"}
    assert tower(t) == {}


@pytest.mark.rule("L6.1")
def test_nobody_has_to_begin_at_the_bottom() -> None:
    towers = {f"territory-{floor}": card for floor, card in enumerate(SIX["territory"][:4], 1)}
    t = given(seats=[Seat(servant=1)], towers=towers)
    play(t, "place black territory-4")
    assert "territory-4" not in tower(t)
    assert len(tower(t)) == 3


@pytest.mark.rule("L6.3", "T03")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("member", ["black", "neutral"])
def test_any_member_makes_a_tower_occupied(owner: int, member: str) -> None:
    seats = [Seat(coin=4, servant=9), Seat()]
    there = {member: "territory-1"}
    seats[owner] = Seat(coin=4, servant=9, placed=there)
    free = "neutral" if member == "black" else "black"
    t = given(seats=seats, towers={"territory-2": "woods"}, lap=2)
    told = play(t, f"place {free} territory-2")
    assert of(told, "fee_paid")[0].data[:2] == (3, 0)
    assert goods(t)["coin"] == 1


@pytest.mark.rule("L6.3", "L6.4", "Y01", "T01", "T02")
@pytest.mark.parametrize(
    ("coins", "card", "code"),
    [
        (5, "hiring-recruits", ""),
        (4, "hiring-recruits", "coins_short"),
        (2, "hosting-panhandlers", "cannot_pay_fee"),
        (3, "hosting-panhandlers", ""),
    ],
)
def test_the_bonus_of_a_floor_pays_the_card_but_not_the_fee(
    coins: int, card: str, code: str
) -> None:
    seats = [Seat(coin=coins, wood=3, servant=1), Seat(placed={"black": "venture-1"})]
    t = given(seats=seats, towers={"venture-4": card}, dice=(6, 1, 1))
    if code:
        assert refused(t, "place black venture-4").code == code
    else:
        assert "black venture-4" in legal_with(t, "place")


@pytest.mark.rule("L6.5", "Y01")
def test_what_is_short_is_counted_after_fee_and_bonus() -> None:
    seats = [Seat(coin=4, servant=1), Seat(placed={"black": "venture-1"})]
    t = given(seats=seats, towers={"venture-4": "hiring-recruits"})
    assert refused(t, "place black venture-4").numbers == {"need": 4, "have": 3}


@pytest.mark.rule("L6.3", "E1.2")
def test_a_lessened_bonus_pays_less() -> None:
    towers = {"venture-3": "hiring-recruits"}
    assert "black venture-3" in legal_with(given(seats=[Seat(coin=3)], towers=towers), "place")
    t = given(seats=[Seat(coin=3, burden=["E1.2"])], towers=towers)
    assert refused(t, "place black venture-3").numbers == {"need": 4, "have": 3}


@pytest.mark.rule("L6.2", "E1.1")
@pytest.mark.parametrize(("floor", "left"), [("building-3", 0), ("building-4", 1)])
def test_a_floor_is_a_source_of_its_own(floor: str, left: int) -> None:
    seat = Seat(wood=3, stone=3, servant=1, burden=["E1.1"])
    t = given(seats=[seat], towers={floor: "mint"})
    told = play(t, f"place black {floor}")
    assert goods(t).get("military", 0) == left
    assert lessened(told) == [("military", f"space:{floor}")]


@pytest.mark.rule("L8.5", "X12", "T31")
def test_the_preacher_forgoes_the_bonus_from_the_next_card_on() -> None:
    t = given(seats=[Seat(coin=2, servant=1)], towers={"character-4": "preacher"})
    play(t, "place black character-4")
    assert goods(t)["stone"] == 2
    t = given(seats=[Seat(cards=["preacher"])], towers={"territory-3": "village"})
    told = play(t, "place black territory-3")
    assert goods(t) == {}
    assert [event.data[0] for event in of(told, "no_floor_bonus")] == [2]


# -- the fee is waived (R15) -----------------------------------------------------------------------


@pytest.mark.rule("R15", "L13.9")
def test_brunelleschi_pays_no_fee() -> None:
    seats = [Seat(played=["filippo-brunelleschi"]), Seat(placed={"black": "territory-1"})]
    t = given(seats=seats, towers={"territory-2": "woods"})
    told = play(t, "place black territory-2")
    assert "fee_waived" in names(told)
    assert "fee_paid" not in names(told)


# -- room on the board (L6.6, L6.7) ----------------------------------------------------------------


@pytest.mark.rule("L6.6", "T11")
@pytest.mark.parametrize(
    ("kind", "card"),
    [
        ("territory", "city"),
        ("character", "governor"),
        ("building", "stronghold"),
        ("venture", "fighting-heresies"),
    ],
)
def test_a_seventh_card_is_not_taken(kind: str, card: str) -> None:
    rich = Seat(coin=20, wood=9, stone=9, military=20, cards=SIX[kind])
    t = given(seats=[rich], towers={f"{kind}-1": card})
    reason = refused(t, f"place black {kind}-1")
    assert (reason.code, reason.numbers) == ("six_cards", {"need": 6, "have": 6})


@pytest.mark.rule("L6.7")
@pytest.mark.parametrize(("owned", "needed"), [(0, 0), (1, 0), (2, 3), (3, 7), (4, 12), (5, 18)])
def test_the_slot_of_a_territory_needs_military_points(owned: int, needed: int) -> None:
    mine = SIX["territory"][:owned]
    t = given(seats=[Seat(military=needed, cards=mine)], towers={"territory-1": "city"})
    play(t, "place black territory-1")
    assert goods(t).get("military", 0) == needed
    if needed:
        weak = Seat(military=needed - 1, cards=mine)
        t = given(seats=[weak], towers={"territory-1": "city"})
        reason = refused(t, "place black territory-1")
        assert reason.code == "slot_needs_military"
        assert reason.numbers == {"need": needed, "have": needed - 1}


@pytest.mark.rule("L6.7", "L13.23")
def test_cesare_borgia_needs_no_military_points() -> None:
    seat = Seat(cards=SIX["territory"][:5], played=["cesare-borgia"])
    t = given(seats=[seat], towers={"territory-1": "city"})
    assert "black territory-1" in legal_with(t, "place")


# -- costs (L6.8) ----------------------------------------------------------------------------------


@pytest.mark.rule("L6.8", "X03", "T10")
def test_both_prices_of_a_venture_may_be_open() -> None:
    seat = Seat(coin=2, wood=1, stone=1, military=4)
    t = given(seats=[seat], towers={"venture-1": "support-to-the-bishop"})
    play(t, "place black venture-1")
    assert question(t) == "way"
    assert legal(t) == {"pay military", "pay resources"}
    assert refused(t, "save wood").code == "not_the_question"
    by_resources = t.clone()
    told = play(t, "pay military")
    assert [event.data[:2] for event in of(told, "cost_paid")] == [(4, 2)]
    assert goods(t) == {"coin": 2, "wood": 1, "stone": 1, "military": 2, "faith": 3}
    play(by_resources, "pay resources")
    assert goods(by_resources) == {"military": 4, "faith": 3}


@pytest.mark.rule("L6.8", "X03", "T10")
def test_a_price_that_cannot_be_paid_is_not_offered() -> None:
    towers = {"venture-1": "support-to-the-bishop"}
    t = given(seats=[Seat(coin=2, wood=1, stone=1, military=3)], towers=towers)
    play(t, "place black venture-1")
    assert goods(t) == {"military": 3, "faith": 3}
    t = given(seats=[Seat(coin=2, wood=1, military=3)], towers=towers)
    assert refused(t, "place black venture-1").code in ("military_short", "stone_short")


@pytest.mark.rule("L6.8", "T10")
def test_military_points_must_be_owned_not_only_payable() -> None:
    t = given(seats=[Seat(military=2)], towers={"venture-1": "military-campaign"})
    reason = refused(t, "place black venture-1")
    assert (reason.code, reason.numbers) == ("military_short", {"need": 3, "have": 2})


@pytest.mark.rule("L6.5")
@pytest.mark.parametrize(
    ("seat", "code"),
    [
        (Seat(wood=2, stone=2, coin=1), "coins_short"),
        (Seat(wood=1, stone=2, coin=2), "wood_short"),
        (Seat(wood=2, stone=1, coin=2), "stone_short"),
    ],
)
def test_what_lacks_is_named(seat: Seat, code: str) -> None:
    t = given(seats=[seat], towers={"building-1": "stronghold"})
    assert refused(t, "place black building-1").code == code


# -- discounts (L6.9) ------------------------------------------------------------------------------


@pytest.mark.rule("L6.9", "X12")
def test_the_dame_helps_with_value_and_price() -> None:
    t = given(
        seats=[Seat(coin=5, cards=["dame"])], towers={"character-3": "governor"}, dice=(3, 1, 1)
    )
    told = play(t, "place black character-3")
    assert [event.data[:2] for event in of(told, "discount")] == [(0, 1)]
    assert goods(t) == {"stone": 1}


@pytest.mark.rule("L6.9", "Y16", "T04", "T09")
def test_discounts_add_up_but_not_below_zero_nor_off_the_fee() -> None:
    seat = Seat(coin=3, cards=["dame"], played=["pico-della-mirandola"])
    seats = [seat, Seat(placed={"black": "character-1"})]
    t = given(seats=seats, towers={"character-2": "patron"})
    told = play(t, "place black character-2")
    assert [event.data[1] for event in of(told, "discount")] == [1, 2]
    assert not of(told, "cost_paid")
    assert goods(t) == {}


@pytest.mark.rule("L6.9")
def test_a_discount_counts_only_for_the_price_that_is_paid() -> None:
    seat = Seat(wood=1, stone=1, military=4, played=["pico-della-mirandola"])
    t = given(seats=[seat], towers={"venture-1": "support-to-the-bishop"})
    play(t, "place black venture-1")
    assert question(t) == "way"
    told = play(t, "pay military")
    assert not of(told, "discount")


@pytest.mark.rule("L6.9", "T08")
def test_the_stonemason_saves_wood_or_stone() -> None:
    seat = Seat(coin=2, wood=2, stone=2, cards=["stonemason"])
    t = given(seats=[seat], towers={"building-1": "stronghold"})
    play(t, "place black building-1")
    assert question(t) == "saving"
    assert legal(t) == {"save wood", "save stone"}
    told = play(t, "save stone")
    assert goods(t) == {"stone": 1, "vp": 8}
    assert [event.data[:2] for event in of(told, "discount")] == [(2, 1)]


@pytest.mark.rule("L6.9", "T08")
@pytest.mark.parametrize(
    ("card", "seat", "left"),
    [
        ("stronghold", Seat(coin=2, wood=1, stone=2, cards=["stonemason"]), {}),
        ("stronghold", Seat(coin=2, wood=2, stone=1, cards=["stonemason"]), {}),
        ("chapel", Seat(wood=2, cards=["stonemason"]), {"wood": 1}),
    ],
)
def test_the_stonemason_asks_only_where_both_can_be_paid(
    card: str, seat: Seat, left: dict[str, int]
) -> None:
    t = given(seats=[seat], towers={"building-1": card})
    play(t, "place black building-1")
    paid = {good: n for good, n in goods(t).items() if good in ("coin", "wood", "stone")}
    assert paid == left
    assert question(t) != "saving"
