"""C5: building, paying, monuments, upgrade tiles, points for building."""

from __future__ import annotations

from itertools import product

import hypothesis
import pytest
from hypothesis import strategies as st

from signoria.games.carrara.rules.table import Table
from tests.games.carrara.positions import (
    CITIES,
    COLOURS,
    GAME,
    KINDS,
    OWN_PLACES,
    Seat,
    asked,
    blocks,
    can_be_drawn,
    coins,
    columns,
    display,
    draws,
    fresh,
    given,
    in_bag,
    legal,
    legal_with,
    let_chance,
    play,
    points,
    question,
    refused,
    upgrades,
    vp,
    wander,
)

# -- building (C5.1, C5.2) -------------------------------------------------------------------------


@pytest.mark.rule("C5.1")
def test_a_building_costs_its_value_in_blocks_which_return_to_the_bag() -> None:
    t = given(seats=[Seat(coins=20, blocks={"red": 3})], display=["villa-2"])
    bag = in_bag(t)["red"]
    play(t, "build villa-2 lucca")
    assert blocks(t) == {"red": 1}
    assert in_bag(t)["red"] == bag + 2
    assert coins(t) == 20
    assert columns(t) == {"lucca": ["villa-2"]}


@pytest.mark.rule("C5.1")
def test_colours_that_a_city_takes_may_be_mixed_freely() -> None:
    t = given(seats=[Seat(blocks={"red": 2, "yellow": 2, "white": 2})], display=["villa-4"])
    play(t, "build villa-4 lucca", "pay red 1", "pay yellow 2")
    assert blocks(t) == {"red": 1, "white": 1}


@pytest.mark.rule("C5.1")
def test_a_tile_that_is_not_on_display_is_refused() -> None:
    t = given(seats=[Seat(blocks={"red": 3})], display=["villa-1"], supply=0)
    reason = refused(t, "build villa-2 lucca")
    assert (reason.code, reason.rule, reason.numbers) == ("not_on_display", "C5.1", {})


@pytest.mark.rule("C5.1", "C5.4")
def test_a_tile_that_is_too_dear_is_refused_with_the_numbers() -> None:
    t = given(seats=[Seat(blocks={"red": 2, "white": 1, "green": 3})], display=["villa-5"])
    reason = refused(t, "build villa-5 lucca")
    assert (reason.code, reason.rule) == ("too_few_blocks", "C5.4")
    assert reason.numbers == {"need": 5, "have": 4}


@pytest.mark.rule("C5.1")
def test_every_tile_of_the_display_is_on_offer_in_every_city() -> None:
    shown = ["villa-1", "villa-5", "porta-4", "castello-2", "palazzo-3"]
    t = given(players=3, seats=[Seat(blocks={"white": 5})], display=shown, supply=0)
    assert legal_with(t, "build") == {f"{tile} {city}" for tile in shown for city in CITIES}


@pytest.mark.rule("C5.2")
def test_a_new_tile_goes_on_top_of_the_column() -> None:
    t = given(
        seats=[Seat(blocks={"white": 1}, buildings=["villa-5@pisa", "porta-2@pisa"])],
        display=["villa-1"],
    )
    play(t, "build villa-1 pisa")
    assert columns(t) == {"pisa": ["villa-5", "porta-2", "villa-1"]}


@pytest.mark.rule("C5.2")
def test_the_gap_in_the_display_is_filled_from_the_supply() -> None:
    t = given(
        seats=[Seat(blocks={"white": 1})],
        display=["porta-2", "villa-1", "porta-4"],
        supply=["castello-5", "villa-4"],
    )
    play(t, "build villa-1 pisa")
    assert can_be_drawn(t) == {"draw-tile castello-5": 1, "draw-tile villa-4": 1}
    draws(t, "draw-tile castello-5")
    assert display(t)[:3] == ["porta-2", "castello-5", "porta-4"]
    assert t.supply_left == 1
    assert asked(t) == 1


@pytest.mark.rule("C5.2")
def test_the_last_tile_of_the_supply_fills_a_gap_too() -> None:
    t = given(seats=[Seat(blocks={"white": 1})], display=["villa-1"], supply=["castello-5"])
    play(t, "build villa-1 pisa", "draw-tile castello-5")
    assert display(t)[0] == "castello-5"
    assert t.supply_left == 0


@pytest.mark.rule("C5.2")
def test_without_a_supply_the_gap_stays() -> None:
    t = given(seats=[Seat(blocks={"white": 1})], display=["villa-1", "porta-1"], supply=0)
    play(t, "build villa-1 pisa")
    assert asked(t) == 1
    assert sorted(display(t)) == [""] * 8 + ["porta-1"]


@pytest.mark.rule("C5.2")
def test_of_two_equal_tiles_one_is_built_and_one_stays() -> None:
    t = given(
        players=4, seats=[Seat(blocks={"white": 6})], display=["villa-3", "villa-3"], supply=0
    )
    play(t, "build villa-3 lerici", "pass", "pass", "pass", "build villa-3 lerici")
    assert columns(t) == {"lerici": ["villa-3a", "villa-3b"]}
    assert display(t) == [""] * 9


# -- two for one (C5.3, C5.4) ----------------------------------------------------------------------


@pytest.mark.rule("C5.3", "E2")
def test_example_two_green_stand_for_a_red_in_lucca() -> None:
    t = given(
        seats=[Seat(blocks={"white": 1, "yellow": 1, "red": 1, "green": 2})],
        display=["biblioteca-4"],
    )
    bag = sum(in_bag(t).values())
    play(t, "build biblioteca-4 lucca")
    assert blocks(t) == {}
    assert sum(in_bag(t).values()) == bag + 5
    assert columns(t) == {"lucca": ["biblioteca-4"]}


@pytest.mark.rule("C5.3", "E3")
def test_example_four_green_do_not_make_a_yellow() -> None:
    t = given(seats=[Seat(blocks={"green": 4})], display=["villa-1"])
    assert refused(t, "build villa-1 pisa").numbers == {"need": 1, "have": 0}
    with_red = given(seats=[Seat(blocks={"red": 2})], display=["villa-1"])
    play(with_red, "build villa-1 pisa")
    assert blocks(with_red) == {}


@pytest.mark.rule("C5.3")
def test_the_two_blocks_of_an_exchange_have_the_same_colour() -> None:
    t = given(seats=[Seat(blocks={"purple": 1, "blue": 1})], display=["villa-1"], supply=0)
    assert legal_with(t, "build") == {"villa-1 lerici", "villa-1 massa"}


@pytest.mark.rule("C5.3")
def test_exchanges_may_pay_a_whole_price() -> None:
    t = given(seats=[Seat(blocks={"yellow": 6})], display=["villa-2"])
    assert "build villa-2 livorno" in legal(t)
    play(t, "build villa-2 livorno")
    assert blocks(t) == {"yellow": 2}


@pytest.mark.rule("C5.3")
def test_more_pairs_than_there_are_are_refused_with_the_numbers() -> None:
    t = given(seats=[Seat(blocks={"red": 5, "green": 3})], display=["villa-4"])
    play(t, "build villa-4 lucca")
    assert legal(t) == {"pay-pairs 0", "pay-pairs 1"}
    reason = refused(t, "pay-pairs 2")
    assert (reason.code, reason.rule) == ("no_pairs", "C5.3")
    assert reason.numbers == {"need": 2, "have": 1}


@pytest.mark.rule("C5.1", "C5.3")
def test_too_few_pairs_for_the_price_are_refused_with_the_numbers() -> None:
    t = given(seats=[Seat(blocks={"red": 3, "green": 4})], display=["villa-4"])
    play(t, "build villa-4 lucca")
    assert legal(t) == {"pay-pairs 1", "pay-pairs 2"}
    reason = refused(t, "pay-pairs 0")
    assert (reason.code, reason.rule) == ("payment_off", "C5.1")
    assert reason.numbers == {"need": 4, "have": 3}


@pytest.mark.rule("C5.1")
def test_payments_above_and_below_the_price_are_refused_with_the_numbers() -> None:
    t = given(seats=[Seat(blocks={"red": 5, "yellow": 1})], display=["villa-4"])
    play(t, "build villa-4 lucca")
    assert legal(t) == {"pay red 3", "pay red 4"}
    for text, have in (("pay red 5", 5), ("pay red 2", 3)):
        reason = refused(t, text)
        assert (reason.code, reason.rule) == ("payment_off", "C5.1")
        assert reason.numbers == {"need": 4, "have": have}


@pytest.mark.rule("C5.4")
def test_blocks_that_are_not_there_cannot_be_paid() -> None:
    t = given(seats=[Seat(blocks={"red": 5, "yellow": 1})], display=["villa-4"])
    play(t, "build villa-4 lucca")
    reason = refused(t, "pay red 7")
    assert (reason.code, reason.rule) == ("too_few_blocks", "C5.4")
    assert reason.numbers == {"need": 7, "have": 5}


@pytest.mark.rule("C15.1")
def test_a_payment_is_asked_for_colour_by_colour() -> None:
    t = given(seats=[Seat(blocks={"red": 5, "yellow": 1})], display=["villa-4"])
    play(t, "build villa-4 lucca")
    reason = refused(t, "pay yellow 1")
    assert (reason.code, reason.rule) == ("not_this_colour_now", "C15.1")


@pytest.mark.rule("C5.4")
def test_two_good_blocks_are_never_asked_for_one() -> None:
    t = given(seats=[Seat(blocks={"red": 2, "yellow": 1})], display=["villa-1"])
    play(t, "build villa-1 lucca")
    assert question(t) == "paying"
    assert legal(t) == {"pay red 0", "pay red 1"}


@pytest.mark.rule("C5.4")
@pytest.mark.parametrize(
    ("below", "city"),
    [
        ("purple", "massa"),
        ("blue", "viareggio"),
        ("green", "lucca"),
        ("red", "pisa"),
        ("yellow", "livorno"),
    ],
)
def test_pairs_of_the_colour_below_pay_in_a_city(below: str, city: str) -> None:
    t = given(seats=[Seat(blocks={below: 2})], display=["villa-1"])
    assert f"build villa-1 {city}" in legal(t)
    one = given(seats=[Seat(blocks={below: 1})], display=["villa-1"])
    assert f"build villa-1 {city}" not in legal(one)


HANDS = st.lists(st.integers(0, 4), min_size=6, max_size=6)
SOME = hypothesis.settings(deadline=None, derandomize=True, max_examples=60)


@pytest.mark.rule("C5.4", "C1.5", "C5.1")
@SOME
@hypothesis.given(hand=HANDS, city=st.integers(0, 5), value=st.sampled_from([1, 2, 4, 5]))
def test_a_price_can_be_paid_if_good_blocks_and_half_of_the_lower_ones_reach_it(
    hand: list[int], city: int, value: int
) -> None:
    t = given(seats=[Seat(blocks=_hand(hand))], display=[f"villa-{value}"])
    good = sum(hand[city:])
    lower = hand[city - 1] if city > 0 else 0
    payable = f"build villa-{value} {CITIES[city]}" in legal(t)
    assert payable == (good + lower // 2 >= value)


@pytest.mark.rule("C5.3", "C5.4")
@SOME
@hypothesis.given(
    hand=st.lists(st.integers(0, 3), min_size=6, max_size=6),
    city=st.integers(0, 5),
    value=st.sampled_from([1, 2, 4, 5]),
)
def test_every_payment_that_the_rules_allow_is_offered_exactly_once(
    hand: list[int], city: int, value: int
) -> None:
    t = given(seats=[Seat(blocks=_hand(hand))], display=[f"villa-{value}"], supply=0)
    wanted = _payments(hand, city, value)
    text = f"build villa-{value} {CITIES[city]}"
    if not wanted:
        assert text not in legal(t)
        return
    play(t, text)
    assert sorted(_offered(t, hand)) == sorted(wanted)


@pytest.mark.rule("C5.3", "C5.4")
@pytest.mark.parametrize("city", range(6))
def test_every_payment_of_a_monument_is_offered_exactly_once(city: int) -> None:
    hand = [6, 4, 3, 3, 3, 5]
    t = given(seats=[Seat(blocks=_hand(hand))])
    wanted = _payments(hand, city, 8)
    if not wanted:
        assert f"monument villa {CITIES[city]}" not in legal(t)
        return
    play(t, f"monument villa {CITIES[city]}")
    assert sorted(_offered(t, hand)) == sorted(wanted)


def _hand(numbers: list[int]) -> dict[str, int]:
    return dict(zip(COLOURS, numbers, strict=True))


def _payments(hand: list[int], city: int, price: int) -> list[tuple[int, ...]]:
    """All payments by brute force: good blocks, and pairs of the colour just below the city."""
    choices = []
    for colour, held in enumerate(hand):
        if colour >= city:
            choices.append(range(held + 1))
        elif colour == city - 1:
            choices.append(range(0, held + 1, 2))
        else:
            choices.append(range(1))
    return [
        paid
        for paid in product(*choices)
        if sum(n if colour >= city else n // 2 for colour, n in enumerate(paid)) == price
    ]


def _offered(t: Table, hand: list[int]) -> list[tuple[int, ...]]:
    """Every payment of seat 0 that the questions lead to, each way once."""
    if question(t) not in ("pairing", "paying"):
        left = blocks(t)
        return [tuple(n - left.get(c, 0) for c, n in zip(COLOURS, hand, strict=True))]
    found: list[tuple[int, ...]] = []
    for text in legal(t):
        later = t.clone()
        play(later, text)
        found += _offered(later, hand)
    return found


# -- monuments (C5.5 to C5.7) ----------------------------------------------------------------------


@pytest.mark.rule("C5.5")
@pytest.mark.parametrize("city", ["lerici", "livorno"])
def test_a_monument_costs_eight_blocks_in_a_city_of_choice(city: str) -> None:
    t = given(seats=[Seat(blocks={"white": 6, "yellow": 4})])
    play(t, f"monument villa {city}", *(["pay yellow 2"] if city == "lerici" else []))
    play(t, "no-upgrade")
    assert columns(t) == {city: ["villa-8"]}
    assert blocks(t) == ({} if city == "livorno" else {"yellow": 2})


@pytest.mark.rule("C5.5")
def test_seven_blocks_are_not_enough_for_a_monument() -> None:
    t = given(seats=[Seat(blocks={"white": 6, "yellow": 1})])
    reason = refused(t, "monument villa lerici")
    assert (reason.code, reason.rule) == ("too_few_blocks", "C5.4")
    assert reason.numbers == {"need": 8, "have": 7}


@pytest.mark.rule("C5.5")
@pytest.mark.parametrize(("value", "price"), [(1, 7), (2, 6), (4, 4), (5, 3)])
def test_a_monument_over_a_building_costs_eight_less_the_old_value(value: int, price: int) -> None:
    house = [f"villa-{value}@lerici"]
    hand = {"yellow": 2, "white": price - 2}
    t = given(seats=[Seat(blocks=hand, buildings=house)])
    play(t, f"replace villa-{value}")
    assert blocks(t) == {}
    hand["yellow"] -= 1
    short = given(seats=[Seat(blocks=hand, buildings=house)])
    reason = refused(short, f"replace villa-{value}")
    assert reason.numbers == {"need": price, "have": price - 1}


@pytest.mark.rule("C5.5")
def test_the_blocks_must_suit_the_city_of_the_old_building() -> None:
    t = given(seats=[Seat(blocks={"red": 4, "green": 6}, buildings=["villa-5@pisa"])])
    reason = refused(t, "replace villa-5")
    assert reason.numbers == {"need": 3, "have": 2}
    in_lucca = given(seats=[Seat(blocks={"red": 4, "green": 6}, buildings=["villa-5@lucca"])])
    play(in_lucca, "replace villa-5", "pay-pairs 0")
    assert blocks(in_lucca) == {"red": 1, "green": 6}


@pytest.mark.rule("C5.5")
def test_a_monument_replaces_only_ones_own_building_of_its_kind() -> None:
    t = given(
        seats=[
            Seat(blocks={"white": 6}, buildings=["porta-5@pisa"]),
            Seat(buildings=["villa-5@pisa"]),
        ]
    )
    reason = refused(t, "replace villa-5")
    assert (reason.code, reason.rule) == ("not_yours", "C5.5")
    play(t, "replace porta-5")
    assert columns(t) == {"pisa": ["porta-8"]}


@pytest.mark.rule("C5.5")
def test_a_monument_exists_once_for_each_kind() -> None:
    t = given(
        players=3,
        seats=[
            Seat(blocks={"white": 6, "yellow": 6}, buildings=["villa-5@pisa"]),
            Seat(buildings=["villa-8@massa"]),
        ],
    )
    for text in ("monument villa lerici", "replace villa-5"):
        reason = refused(t, text)
        assert (reason.code, reason.rule) == ("monument_gone", "C5.5")
    assert {text.split()[0] for text in legal_with(t, "monument")} == set(KINDS) - {"villa"}


@pytest.mark.rule("C5.6", "E4", "C5.8")
def test_example_the_porta_monument_over_a_five_and_the_pisa_upgrade() -> None:
    t = given(
        seats=[
            Seat(
                coins=0,
                blocks={"red": 1, "green": 2},
                buildings=["porta-5@viareggio", "villa-1@pisa"],
            )
        ],
        display=["porta-1"],
    )
    shown = display(t)
    play(t, "replace porta-5")
    assert blocks(t) == {}
    assert "upgrade pisa" in legal(t)
    play(t, "upgrade pisa")
    assert columns(t) == {"viareggio": ["porta-8"], "pisa": ["villa-1"]}
    assert "porta-5" not in display(t)
    assert t.supply[KINDS.index("porta") * 5 + 4] == 0
    assert display(t) == shown
    play(t, "pass", "score vp", "place villa")
    assert coins(t) == 4


@pytest.mark.rule("C5.6")
def test_a_column_is_no_taller_after_a_replacement() -> None:
    t = given(
        seats=[
            Seat(
                blocks={"white": 6},
                buildings=["porta-1@massa", "villa-5@massa", "castello-2@massa"],
            )
        ]
    )
    play(t, "replace villa-5", "no-upgrade")
    assert columns(t) == {"massa": ["porta-1", "villa-8", "castello-2"]}


@pytest.mark.rule("C5.6", "T12")
def test_the_value_under_a_monument_is_gone() -> None:
    house = ["villa-5@massa", "porta-1@massa", "castello-1@massa"]
    for place, gain in (("villa", 8), ("massa", 10), ("rural", 9)):
        t = given(seats=[Seat(blocks={"white": 3}, buildings=house)])
        play(t, "replace villa-5", "no-upgrade", "pass", "score coins", f"place {place}")
        assert vp(t) == gain


@pytest.mark.rule("C5.6")
def test_a_replaced_tile_does_not_come_back() -> None:
    for seed in range(6):
        t = fresh(2, seed, variant="basic")
        gone: set[int] = set()
        for _ in wander(t, seed):
            gone |= {tile for tile in range(36) if t.replaced >> tile & 1}
            in_use = {int(tile) for tile in t.display}
            for player in t.players:
                in_use |= {tile for tile in range(42) if player.built >> tile & 1}
            assert not gone & in_use


@pytest.mark.rule("C5.6", "T6")
@pytest.mark.parametrize("way", ["monument villa livorno", "replace villa-5"])
def test_a_monument_moves_nothing_in_the_display(way: str) -> None:
    hand = {"white": 6, "yellow": 4} if way.startswith("m") else {"white": 3}
    t = given(seats=[Seat(blocks=hand, buildings=["villa-5@livorno"])])
    before = (display(t), int(t.supply_left))
    told = play(t, way, "no-upgrade")
    assert asked(t) == 1
    assert (display(t), int(t.supply_left)) == before
    assert "tile_turned" not in {event.name for event in told}


@pytest.mark.rule("C5.7")
@pytest.mark.parametrize(
    ("place", "gain"), [("villa", {"kinds": 16}), ("rural", {"landscapes": 8})]
)
def test_a_monument_counts_as_a_building_of_its_kind_and_landscape_with_value_eight(
    place: str, gain: dict[str, int]
) -> None:
    t = given(seats=[Seat(buildings=["villa-8@lucca"])])
    play(t, "score coins")
    assert legal_with(t, "place") == {"villa", "rural"}
    play(t, f"place {place}")
    assert points(t) == gain


@pytest.mark.rule("C5.7")
def test_a_monument_counts_among_the_buildings_of_a_city() -> None:
    t = given(seats=[Seat(buildings=["villa-8@lucca", "porta-1@lucca"])])
    play(t, "score coins", "place lucca")
    assert points(t) == {"cities": 18}


@pytest.mark.rule("C5.7")
def test_a_monument_cannot_be_replaced_in_turn() -> None:
    t = given(seats=[Seat(blocks={"white": 6}, buildings=["villa-8@lucca"])])
    assert not legal_with(t, "replace")


# -- upgrade tiles (C5.8, C5.9) --------------------------------------------------------------------


@pytest.mark.rule("C5.8")
@pytest.mark.parametrize("way", ["monument villa livorno", "replace villa-5"])
def test_an_upgrade_is_offered_with_each_monument(way: str) -> None:
    hand = {"white": 6, "yellow": 4} if way.startswith("m") else {"white": 3}
    t = given(seats=[Seat(blocks=hand, buildings=["villa-5@livorno"])])
    play(t, way)
    assert question(t) == "upgrading"
    assert legal(t) == {"no-upgrade", *(f"upgrade {city}" for city in CITIES)}
    play(t, "upgrade massa")
    assert upgrades(t) == {"massa"}
    assert asked(t) == 1


@pytest.mark.rule("C5.8")
def test_an_upgrade_may_be_declined() -> None:
    t = given(seats=[Seat(blocks={"white": 3}, buildings=["villa-5@livorno"])])
    play(t, "replace villa-5", "no-upgrade")
    assert upgrades(t) == set()
    assert asked(t) == 1


@pytest.mark.rule("C5.8")
def test_a_building_from_the_display_brings_no_upgrade() -> None:
    t = given(seats=[Seat(blocks={"white": 1})], display=["villa-1"])
    play(t, "build villa-1 livorno")
    let_chance(t)
    assert asked(t) == 1


@pytest.mark.rule("C5.8", "C6.8")
@pytest.mark.parametrize(
    ("city", "money", "vps"),
    [
        ("lerici", 2, 0),
        ("massa", 0, 2),
        ("viareggio", 3, 0),
        ("lucca", 0, 3),
        ("pisa", 4, 0),
        ("livorno", 0, 4),
    ],
)
def test_an_upgrade_makes_each_point_of_value_worth_one_more(
    city: str, money: int, vps: int
) -> None:
    t = given(seats=[Seat(coins=0, buildings=[f"villa-1@{city}"], upgrades=[city])], court=[0])
    play(t, "score deferred", "place villa")
    assert (coins(t), vp(t)) == (money, vps)


@pytest.mark.rule("C5.8")
def test_an_upgrade_works_on_ones_own_board_only() -> None:
    t = given(
        seats=[
            Seat(coins=0, buildings=["villa-1@pisa"]),
            Seat(upgrades=["pisa"]),
        ],
        court=[0],
    )
    play(t, "score deferred", "place villa")
    assert coins(t) == 3


@pytest.mark.rule("C5.8")
def test_past_scorings_are_not_raised_by_an_upgrade() -> None:
    t = given(
        seats=[Seat(coins=0, blocks={"white": 3}, buildings=["villa-5@livorno", "porta-1@pisa"])],
        court=[0],
    )
    play(t, "score deferred", "place porta", "pass")
    assert coins(t) == 3
    play(t, "replace villa-5", "upgrade pisa")
    assert coins(t) == 3


@pytest.mark.rule("C5.9", "C-R4")
def test_there_are_eight_city_upgrades_two_for_the_middle_cities() -> None:
    left = GAME.view(fresh(2), None)["upgrades"]
    assert {name: n for name, n in left.items() if n} == {
        "lerici": 1,
        "massa": 1,
        "viareggio": 2,
        "lucca": 2,
        "pisa": 1,
        "livorno": 1,
    }


@pytest.mark.rule("C5.9")
def test_when_all_monuments_stand_two_upgrades_are_left() -> None:
    t = given(
        players=3,
        turn=0,
        seats=[
            Seat(
                blocks={"white": 3},
                buildings=[*(f"{kind}-8@lerici" for kind in KINDS[:5]), "villa-5@livorno"],
                upgrades=["lerici", "massa", "viareggio", "lucca", "pisa"],
            )
        ],
    )
    play(t, "replace villa-5", "upgrade livorno")
    assert t.monuments == 0
    assert sum(t.upgrades) == 2


@pytest.mark.rule("C5.9", "C-R4")
def test_nobody_has_two_upgrades_for_one_city() -> None:
    t = given(seats=[Seat(blocks={"white": 3}, buildings=["villa-5@pisa"], upgrades=["lucca"])])
    play(t, "replace villa-5")
    assert t.upgrades[CITIES.index("lucca")] == 1
    reason = refused(t, "upgrade lucca")
    assert (reason.code, reason.rule) == ("upgrade_owned", "C5.9")


@pytest.mark.rule("C5.9", "C-R4")
def test_the_second_tile_of_a_middle_city_is_there_for_another_player() -> None:
    t = given(
        seats=[
            Seat(blocks={"white": 3}, buildings=["villa-5@pisa"]),
            Seat(upgrades=["viareggio", "massa"]),
        ]
    )
    play(t, "replace villa-5")
    assert "upgrade viareggio" in legal(t)
    reason = refused(t, "upgrade massa")
    assert (reason.code, reason.rule) == ("upgrade_gone", "C5.8")


@pytest.mark.rule("C5.9", "C-R4")
def test_landscapes_have_no_upgrades_by_default() -> None:
    t = given(seats=[Seat(blocks={"white": 3}, buildings=["villa-5@pisa"])])
    play(t, "replace villa-5")
    for landscape in ("urban", "rural"):
        assert refused(t, f"upgrade {landscape}").code == "upgrade_gone"


@pytest.mark.rule("C5.9", "C-R4")
def test_the_option_gives_one_upgrade_to_each_city_and_landscape() -> None:
    t = fresh(2, upgrade_tiles="landscapes")
    assert GAME.view(t, None)["upgrades"] == dict.fromkeys((*CITIES, "urban", "rural"), 1)


@pytest.mark.rule("C5.9", "C-R4", "C6.7")
@pytest.mark.parametrize(
    ("landscape", "house", "money", "vps"),
    [("urban", "porta-4@livorno", 8, 0), ("rural", "castello-4@pisa", 0, 8)],
)
def test_a_landscape_upgrade_raises_that_landscape(
    landscape: str, house: str, money: int, vps: int
) -> None:
    t = given(
        options={"upgrade_tiles": "landscapes"},
        seats=[Seat(coins=0, blocks={"white": 3}, buildings=["villa-5@lucca", house])],
        court=[0],
    )
    play(t, "replace villa-5", f"upgrade {landscape}", "pass")
    if landscape == "rural":
        vps += 8 * 2
    play(t, "score deferred", f"place {landscape}")
    assert (coins(t), vp(t)) == (money, vps)


# -- points for building (C5.10) and what stands (C5.11) -------------------------------------------

PLACED = OWN_PLACES[:6]


@pytest.mark.rule("C5.10", "E8")
def test_example_a_monument_over_a_five_earns_three_points() -> None:
    t = given(seats=[Seat(blocks={"white": 3}, buildings=["villa-5@livorno"], scored=PLACED)])
    play(t, "replace villa-5")
    assert vp(t) == 3


@pytest.mark.rule("C5.10", "E8")
def test_example_a_new_building_of_value_four_earns_four_points() -> None:
    t = given(seats=[Seat(blocks={"white": 4}, scored=PLACED)], display=["villa-4"])
    play(t, "build villa-4 livorno")
    assert points(t) == {"building": 4}


@pytest.mark.rule("C5.10")
def test_a_monument_built_outright_earns_eight_points() -> None:
    t = given(seats=[Seat(blocks={"white": 6, "yellow": 2}, scored=PLACED)])
    play(t, "monument villa pisa")
    assert vp(t) == 8


@pytest.mark.rule("C5.10")
def test_exchanges_and_upgrades_do_not_change_the_points_for_building() -> None:
    t = given(
        seats=[
            Seat(
                blocks={"yellow": 6},
                buildings=["villa-5@livorno"],
                upgrades=["livorno"],
                scored=PLACED,
            )
        ]
    )
    play(t, "replace villa-5")
    assert blocks(t) == {}
    assert vp(t) == 3


@pytest.mark.rule("C5.10")
def test_building_earns_nothing_while_a_pillar_is_waiting() -> None:
    t = given(seats=[Seat(blocks={"white": 4}, scored=PLACED[:5])], display=["villa-4"], court=[])
    play(t, "build villa-4 livorno")
    assert vp(t) == 0
    on_field = given(seats=[Seat(blocks={"white": 4}, scored=PLACED[:5])], display=["villa-4"])
    play(on_field, "build villa-4 livorno")
    assert vp(on_field) == 0


@pytest.mark.rule("C5.10", "C9.3")
def test_building_earns_points_in_the_last_turn_too() -> None:
    t = given(
        seats=[
            Seat(scored=PLACED[:5], buildings=["villa-1@massa"]),
            Seat(blocks={"white": 4}, scored=PLACED),
        ],
        display=["villa-4"],
        supply=1,
        court=[],
    )
    play(t, "pass", "build villa-4 livorno")
    let_chance(t)
    assert points(t, 1) == {"building": 4, "ending": 5}
    late = given(
        seats=[
            Seat(scored=PLACED[:5], buildings=["villa-1@massa"]),
            Seat(coins=0, blocks={"white": 4}, scored=[*PLACED[:5], "villa"]),
        ],
        display=["villa-4"],
        supply=0,
        court=[],
    )
    play(late, "score deferred", "place villa", "build villa-4 livorno")
    assert GAME.ending(late) == "pillar"
    assert points(late, 1) == {"building": 4}


@pytest.mark.rule("C5.11")
@pytest.mark.parametrize("seed", range(6))
def test_no_building_is_ever_pulled_down_moved_or_traded(seed: int) -> None:
    t = fresh(3, seed)
    stood: dict[int, tuple[int, int, int]] = {}
    for _ in wander(t, seed):
        standing = {
            tile: (seat, city, int(t.level[tile]))
            for seat, player in enumerate(t.players)
            for city in range(6)
            for tile in range(42)
            if player.columns[city] >> tile & 1
        }
        for tile, where in stood.items():
            if tile in standing:
                assert standing[tile] == where
            else:
                assert standing[36 + tile // 6] == where
        stood = standing
    assert stood
