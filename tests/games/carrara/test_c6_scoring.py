"""C6: using pillars, bonuses, and what the places pay."""

from __future__ import annotations

from collections.abc import Sequence

import hypothesis
import pytest
from hypothesis import strategies as st

from tests.games.carrara.positions import (
    CITIES,
    KINDS,
    OWN_PLACES,
    Seat,
    asked,
    coins,
    court_of,
    deferred,
    fresh,
    given,
    legal,
    legal_with,
    pillars,
    places,
    play,
    points,
    question,
    refused,
    token,
    vp,
    wander,
)

REWARDS = {
    "lerici": (1, 0),
    "massa": (0, 1),
    "viareggio": (2, 0),
    "lucca": (0, 2),
    "pisa": (3, 0),
    "livorno": (0, 3),
}
"""Coins and points for each point of value."""
URBAN = {"biblioteca", "cattedrale", "palazzo", "porta"}


# -- when one may score (C6.1) ---------------------------------------------------------------------


@pytest.mark.rule("C6.1")
def test_scoring_needs_a_place_that_one_qualifies_for() -> None:
    t = given(seats=[Seat()])
    for text in ("score vp", "score coins"):
        reason = refused(t, text)
        assert (reason.code, reason.rule) == ("no_place_qualifies", "C6.1")
    assert "score vp" in legal(given(seats=[Seat(buildings=["villa-1@massa"])]))


@pytest.mark.rule("C6.1")
def test_a_place_that_is_taken_does_not_help() -> None:
    t = given(seats=[Seat(buildings=["villa-1@massa"], scored=["villa", "rural"])])
    assert refused(t, "score coins").code == "no_place_qualifies"


@pytest.mark.rule("C6.1")
def test_scoring_needs_a_pillar() -> None:
    t = given(seats=[Seat(buildings=["porta-1@massa"], scored=OWN_PLACES[2:])])
    for text in ("score vp", "score coins", "score deferred"):
        reason = refused(t, text)
        assert (reason.code, reason.rule) == ("no_pillar_there", "C6.1")


@pytest.mark.rule("C6.1")
def test_only_pillars_that_stand_there_can_be_used() -> None:
    t = given(seats=[Seat(buildings=["porta-1@massa"])], court=[3])
    assert legal_with(t, "score") == {"coins", "deferred"}
    assert refused(t, "score vp").code == "no_pillar_there"


@pytest.mark.rule("C6.1")
def test_the_coins_of_the_bonus_count_for_the_condition() -> None:
    t = given(variant="advanced", seats=[Seat(coins=31)])
    assert legal_with(t, "score") == {"coins"}
    play(t, "score coins")
    assert legal_with(t, "place") == {"36-coins"}


@pytest.mark.rule("C6.1")
def test_with_the_option_off_one_must_qualify_before_the_bonus() -> None:
    t = given(variant="advanced", options={"bonus_first": False}, seats=[Seat(coins=31)])
    assert not legal_with(t, "score")
    assert refused(t, "score coins").code == "no_place_qualifies"
    assert legal_with(
        given(variant="advanced", options={"bonus_first": False}, seats=[Seat(coins=36)]), "score"
    )


# -- the order of things (C6.2 to C6.4) ------------------------------------------------------------


@pytest.mark.rule("C6.2")
def test_a_scoring_takes_the_token_then_the_bonus_then_the_place() -> None:
    t = given(seats=[Seat(coins=0, buildings=["villa-4@massa"])])
    told = play(t, "score vp", "place villa")
    assert [(e.name, e.seat) for e in told][:3] == [
        ("visit_started", 0),
        ("bonus", 0),
        ("scored", 0),
    ]
    assert token(t) == (0, 0)
    assert court_of(t) == [1, 2, 3, 4, 5]
    assert places(t) == {"villa"}
    assert points(t) == {"court": 3, "kinds": 4}
    assert asked(t) == 1


@pytest.mark.rule("C6.2")
@pytest.mark.parametrize(("bonus", "money", "vps"), [("vp", 0, 3), ("coins", 5, 0)])
def test_the_bonus_is_three_points_or_five_coins(bonus: str, money: int, vps: int) -> None:
    t = given(seats=[Seat(coins=0, buildings=["villa-4@massa"])])
    play(t, f"score {bonus}")
    assert question(t) == "placing"
    assert (coins(t), vp(t)) == (money, vps)


@pytest.mark.rule("C6.3")
def test_the_token_may_be_taken_again_right_after_it_went_home() -> None:
    t = given(seats=[Seat(buildings=["villa-4@massa"])])
    play(t, "score vp", "place villa", "defer", "pass")
    assert token(t) is None
    play(t, "score coins", "place rural")
    assert token(t) == (0, 3)
    assert places(t) == {"villa", "rural"}


@pytest.mark.rule("C6.4", "C-R2")
def test_a_deferred_pillar_earns_no_bonus_and_calls_no_visit() -> None:
    t = given(seats=[Seat(coins=0, buildings=["villa-4@massa"], deferred=1)])
    told = play(t, "score deferred", "place villa")
    assert token(t) is None
    assert (coins(t), points(t)) == (0, {"kinds": 4})
    assert (deferred(t), len(court_of(t))) == (0, 5)
    assert {"visit_started", "bonus"}.isdisjoint(event.name for event in told)
    assert refused(t, "defer").code == "no_visit"


# -- A: cities (C6.5, C6.8) ------------------------------------------------------------------------


def houses(city: str, number: int) -> list[str]:
    return [f"{kind}-2@{city}" for kind in KINDS[:number]]


@pytest.mark.rule("C6.5")
@pytest.mark.parametrize(
    ("city", "needed"),
    [("lerici", 3), ("massa", 3), ("viareggio", 3), ("lucca", 2), ("pisa", 2), ("livorno", 2)],
)
def test_a_city_needs_three_buildings_or_two(city: str, needed: int) -> None:
    t = given(seats=[Seat(buildings=houses(city, needed))])
    play(t, "score coins")
    assert city in legal_with(t, "place")
    short = given(seats=[Seat(buildings=houses(city, needed - 1))])
    play(short, "score coins")
    reason = refused(short, f"place {city}")
    assert (reason.code, reason.rule) == ("too_few_buildings", "C6.5")
    assert reason.numbers == {"need": needed, "have": needed - 1}


@pytest.mark.rule("C6.5", "C6.8")
@pytest.mark.parametrize("city", CITIES)
def test_a_city_pays_the_sum_of_its_values_times_its_reward(city: str) -> None:
    elsewhere = "massa" if city != "massa" else "pisa"
    owned = [f"villa-5@{city}", f"porta-4@{city}", f"palazzo-2@{city}", f"castello-5@{elsewhere}"]
    t = given(seats=[Seat(coins=0, buildings=owned)], court=[0])
    play(t, "score deferred", f"place {city}")
    money, vps = REWARDS[city]
    assert (coins(t), vp(t)) == (11 * money, 11 * vps)


@pytest.mark.rule("C6.5", "T4")
def test_a_scored_city_is_closed_to_everybody_for_good() -> None:
    t = given(
        seats=[
            Seat(buildings=["villa-5@pisa", "porta-4@pisa"]),
            Seat(buildings=["villa-4@pisa", "porta-5@pisa"]),
        ]
    )
    play(t, "score vp", "place pisa", "join")
    reason = refused(t, "place pisa")
    assert (reason.code, reason.rule) == ("place_taken", "C6.5")
    play(t, "place villa", "score coins")
    assert refused(t, "place pisa").code == "place_taken"


@pytest.mark.rule("E5", "C6.5")
def test_example_massa_with_value_eight_and_a_field_of_five_coins() -> None:
    t = given(
        players=4,
        seats=[
            Seat(coins=20, buildings=["villa-1@massa", "porta-2@massa", "castello-5@massa"]),
            *[Seat(coins=20, buildings=[f"{kind}-4@pisa"]) for kind in KINDS[:3]],
        ],
    )
    play(t, "score coins", "place massa")
    assert coins(t) == 25
    assert vp(t) == 8
    assert places(t) == {"massa"}
    for seat in (1, 2, 3):
        assert asked(t) == seat
        play(t, "join")
        assert coins(t, seat) == 25
        play(t, "place urban")
        assert coins(t, seat) == 29


# -- B: kinds (C6.6) -------------------------------------------------------------------------------


@pytest.mark.rule("C6.6")
def test_a_kind_pays_each_building_by_its_city_coins_and_points_apart() -> None:
    owned = ["villa-1@lerici", "villa-2@massa", "villa-4@viareggio", "villa-5@livorno"]
    t = given(seats=[Seat(coins=0, buildings=[*owned, "castello-5@pisa"])], court=[0])
    play(t, "score deferred", "place villa")
    assert (coins(t), vp(t)) == (1 + 8, 2 + 15)


@pytest.mark.rule("C6.6")
@pytest.mark.parametrize("kind", KINDS)
def test_one_building_of_a_kind_is_enough(kind: str) -> None:
    t = given(seats=[Seat(buildings=[f"{kind}-1@lerici"])])
    play(t, "score coins")
    assert legal_with(t, "place") & set(KINDS) == {kind}
    other = next(name for name in KINDS if name != kind)
    reason = refused(t, f"place {other}")
    assert (reason.code, reason.rule) == ("no_such_building", "C6.6")


@pytest.mark.rule("C6.6", "T4")
def test_a_kind_is_scored_once_by_each_player() -> None:
    t = given(seats=[Seat(buildings=["villa-1@massa"]), Seat(buildings=["villa-2@massa"])])
    play(t, "score coins", "place villa", "join")
    assert "villa" in legal_with(t, "place")
    play(t, "place villa", "score coins")
    assert refused(t, "place villa").code == "place_taken"


@pytest.mark.rule("E6", "C6.6", "C7.2")
def test_example_palazzi_in_three_cities_when_joining_a_visit() -> None:
    t = given(
        turn=1,
        visit=(0, "coins"),
        seats=[
            Seat(),
            Seat(coins=0, buildings=["palazzo-1@pisa", "palazzo-5@lucca", "palazzo-4@massa"]),
        ],
    )
    play(t, "join")
    assert coins(t, 1) == 5
    play(t, "place palazzo")
    assert coins(t, 1) == 5 + 3
    assert vp(t, 1) == 10 + 4


# -- C: landscapes (C6.7) --------------------------------------------------------------------------


@pytest.mark.rule("E7", "C6.7", "T5")
@pytest.mark.parametrize(
    "sites",
    [("lerici", "lerici", "lerici", "lerici"), ("pisa", "livorno", "lucca", "viareggio")],
)
def test_example_urban_values_one_four_five_one_bring_eleven_coins(sites: Sequence[str]) -> None:
    tiles = ["biblioteca-1", "cattedrale-4", "palazzo-5", "porta-1"]
    owned = [f"{tile}@{city}" for tile, city in zip(tiles, sites, strict=True)]
    t = given(seats=[Seat(coins=0, buildings=[*owned, "villa-5@pisa"])], court=[0])
    play(t, "score deferred", "place urban")
    assert (coins(t), vp(t)) == (11, 0)


@pytest.mark.rule("C6.7", "T5")
def test_rural_buildings_bring_a_point_each_whatever_the_cities_and_upgrades() -> None:
    t = given(
        seats=[
            Seat(
                coins=0,
                buildings=["villa-5@livorno", "castello-4@pisa", "porta-5@livorno"],
                upgrades=["livorno", "pisa"],
            )
        ],
        court=[0],
    )
    play(t, "score deferred", "place rural")
    assert (coins(t), vp(t)) == (0, 9)


@pytest.mark.rule("C6.7")
@pytest.mark.parametrize("kind", KINDS)
def test_one_building_of_a_landscape_is_enough(kind: str) -> None:
    t = given(seats=[Seat(buildings=[f"{kind}-1@lerici"])])
    play(t, "score coins")
    own = "urban" if kind in URBAN else "rural"
    assert legal_with(t, "place") & {"urban", "rural"} == {own}


@pytest.mark.rule("C6.7", "T4")
def test_a_landscape_is_scored_once_by_each_player() -> None:
    t = given(seats=[Seat(buildings=["villa-1@massa"]), Seat(buildings=["villa-2@massa"])])
    play(t, "score coins", "place rural", "join")
    assert "rural" in legal_with(t, "place")
    play(t, "place rural", "score coins")
    assert refused(t, "place rural").code == "place_taken"


@pytest.mark.rule("C6.6", "C6.7")
@pytest.mark.parametrize(("place", "rule"), [("villa", "C6.6"), ("rural", "C6.7")])
def test_a_place_of_ones_own_that_is_used_up_is_refused_by_its_own_rule(
    place: str, rule: str
) -> None:
    t = given(seats=[Seat(buildings=["villa-1@massa", "porta-1@massa"], scored=[place])])
    play(t, "score coins")
    reason = refused(t, f"place {place}")
    assert (reason.code, reason.rule) == ("place_taken", rule)


@pytest.mark.rule("C6.7")
def test_a_landscape_without_a_building_is_refused_by_its_own_rule() -> None:
    t = given(seats=[Seat(buildings=["villa-1@massa"])])
    play(t, "score coins")
    reason = refused(t, "place urban")
    assert (reason.code, reason.rule) == ("no_such_building", "C6.7")


# -- all places by a formula, and the rest ---------------------------------------------------------

TILES = [f"{kind}-{value}" for kind in KINDS for value in (1, 2, 4, 5, 8)]
BOARDS = st.dictionaries(st.sampled_from(TILES), st.sampled_from(CITIES), max_size=10)


@pytest.mark.rule("C6.5", "C6.6", "C6.7", "C6.8")
@hypothesis.settings(deadline=None, derandomize=True, max_examples=60)
@hypothesis.given(
    board=BOARDS, upgraded=st.sets(st.sampled_from(CITIES), max_size=3), data=st.data()
)
def test_any_board_opens_and_pays_what_the_formulas_say(
    board: dict[str, str], upgraded: set[str], data: st.DataObject
) -> None:
    wanted = _incomes(board, upgraded)
    owned = [f"{tile}@{city}" for tile, city in board.items()]
    t = given(seats=[Seat(coins=0, buildings=owned, upgrades=sorted(upgraded))], court=[0])
    if not wanted:
        assert refused(t, "score deferred").code == "no_place_qualifies"
        return
    play(t, "score deferred")
    assert legal_with(t, "place") == set(wanted)
    place = data.draw(st.sampled_from(sorted(wanted)))
    play(t, f"place {place}")
    assert (coins(t), vp(t)) == wanted[place]


def _incomes(board: dict[str, str], upgraded: set[str]) -> dict[str, tuple[int, int]]:
    """What each place that qualifies pays in coins and points, straight from the rules."""
    rows = [(tile.split("-")[0], int(tile.split("-")[1]), city) for tile, city in board.items()]
    incomes: dict[str, tuple[int, int]] = {}

    def total(chosen: list[tuple[str, int, str]]) -> tuple[int, int]:
        money = points = 0
        for _, value, city in chosen:
            pays_coins, pays_points = REWARDS[city]
            more = city in upgraded
            money += value * (pays_coins + more) if pays_coins else 0
            points += value * (pays_points + more) if pays_points else 0
        return money, points

    for city, needed in zip(CITIES, (3, 3, 3, 2, 2, 2), strict=True):
        here = [row for row in rows if row[2] == city]
        if len(here) >= needed:
            incomes[city] = total(here)
    for kind in {row[0] for row in rows}:
        incomes[kind] = total([row for row in rows if row[0] == kind])
    urban = [value for kind, value, _ in rows if kind in URBAN]
    rural = [value for kind, value, _ in rows if kind not in URBAN]
    if urban:
        incomes["urban"] = (sum(urban), 0)
    if rural:
        incomes["rural"] = (0, sum(rural))
    return incomes


@pytest.mark.rule("C6.9")
def test_there_are_fourteen_places_six_of_them_shared_and_six_pillars() -> None:
    owned = [
        f"{kind}-{value}@{city}"
        for kind, city in zip(KINDS, CITIES, strict=True)
        for value in (1, 2, 4)
    ]
    t = given(players=4, seats=[Seat(buildings=owned)])
    assert pillars(t) == 6
    play(t, "score coins")
    assert legal_with(t, "place") == {*CITIES, *KINDS, "urban", "rural"}
    assert len(legal(t)) == 14


@pytest.mark.rule("C6.9")
@pytest.mark.parametrize("seed", range(4))
def test_a_pillar_never_leaves_its_place(seed: int) -> None:
    t = fresh(3, seed)
    before: list[set[str]] = [set() for _ in range(3)]
    for _ in wander(t, seed):
        now = [places(t, seat) for seat in range(3)]
        assert all(old <= new for old, new in zip(before, now, strict=True))
        before = now
    assert any(before)


@pytest.mark.rule("C6.10")
def test_scores_go_on_above_a_hundred_and_two_hundred() -> None:
    t = given(
        seats=[Seat(buildings=["villa-5@livorno", "porta-4@livorno"], points={"cities": 180})]
    )
    play(t, "score vp", "place livorno")
    assert vp(t) == 180 + 3 + 27
