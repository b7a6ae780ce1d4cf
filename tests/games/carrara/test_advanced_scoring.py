"""C13: the bonuses, the money places and the statue places of the advanced game."""

from collections.abc import Sequence

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from signoria.games.carrara.rules.table import Table
from tests.games.carrara.positions import (
    CITIES,
    COLOURS,
    GAME,
    Seat,
    asked,
    coins,
    decorated,
    given,
    legal,
    legal_with,
    piece_named,
    places,
    play,
    points,
    question,
    refused,
    statues,
    stored,
    vp,
)

DECORATION_OF = {
    "biblioteca": "book",
    "cattedrale": "cup",
    "palazzo": "crown",
    "porta": "gate",
    "castello": "banner",
    "villa": "coat_of_arms",
}
ADVANCED_PLACES = {
    *("lerici", "massa", "viareggio", "lucca", "pisa", "livorno"),
    *DECORATION_OF,
    *("urban", "rural", "36-coins", "50-coins"),
    *("livorno_lerici", "massa_pisa", "viareggio_lucca"),
}
STATUE_PLACES = {
    "livorno_lerici": ("livorno", "lerici"),
    "massa_pisa": ("massa", "pisa"),
    "viareggio_lucca": ("viareggio", "lucca"),
}


def advanced(seat: Seat, *others: Seat, **options: object) -> Table:
    """Seat 0 to move, pillars on all fields but the second statue field."""
    court = [0, 2, 3, 4, 5, 6, 7][: 8 - max(1, len(seat.scored))]
    return given(variant="advanced", court=court, seats=[seat, *others], options=options)


def no_bonus(seat: Seat, *others: Seat, players: int = 2, variant: str = "advanced") -> Table:
    """Seat 0 is about to put a pillar from the large field, which brings no bonus, on a place."""
    t = given(players, variant, court=[], seats=[seat, *others])
    play(t, "score deferred")
    assert question(t) == "placing"
    return t


def golden_out_of_game(t: Table) -> int:
    return int(t.box[piece_named("golden")])


# -- a decoration as bonus (C13.1) -----------------------------------------------------------------


@pytest.mark.rule("C13.1")
def test_a_decoration_bonus_is_any_decoration_in_stock() -> None:
    t = given(
        variant="advanced",
        seats=[Seat(buildings=["palazzo-1@lerici"])],
        decorations_left={"book": 0, "cup": 1},
    )
    play(t, "score decoration")
    assert legal_with(t, "choose-decoration") == set(DECORATION_OF.values()) - {"book"}
    reason = refused(t, "choose-decoration book")
    assert (reason.code, reason.rule) == ("not_in_supply", "C13.1")


@pytest.mark.rule("C13.1")
def test_a_decoration_field_offers_no_statue() -> None:
    t = given(variant="advanced", seats=[Seat(buildings=["palazzo-1@lerici"])])
    play(t, "score decoration")
    assert legal_with(t, "choose-statue") == set()
    reason = refused(t, "choose-statue golden")
    assert (reason.code, reason.rule) == ("not_offered", "C13.1")


@pytest.mark.rule("C13.1")
def test_without_any_decoration_in_stock_the_place_comes_at_once() -> None:
    t = given(
        variant="advanced",
        seats=[Seat(buildings=["palazzo-1@lerici"])],
        decorations_left=dict.fromkeys(DECORATION_OF.values(), 0),
    )
    play(t, "score decoration")
    assert question(t) == "placing"


@pytest.mark.rule("C13.1")
def test_a_decoration_placed_as_bonus_counts_in_the_same_scoring() -> None:
    t = given(variant="advanced", seats=[Seat(buildings=["palazzo-4@lucca"])])
    play(t, "score decoration", "choose-decoration crown", "put palazzo-4", "place palazzo")
    assert vp(t, 0) == (4 + 1) * 2


@pytest.mark.rule("C13.1")
def test_a_decoration_kept_as_bonus_does_not_count() -> None:
    t = given(variant="advanced", seats=[Seat(coins=0, buildings=["palazzo-4@lucca"])])
    play(t, "score decoration", "choose-decoration crown", "store", "place palazzo")
    assert (vp(t, 0), stored(t, 0)) == (4 * 2, ["crown", ""])


@pytest.mark.rule("C13.1")
def test_a_player_who_joins_has_a_decoration_too() -> None:
    t = given(
        variant="advanced",
        seats=[Seat(coins=0, buildings=["palazzo-4@lucca"])],
        visit=(1, "decoration"),
    )
    play(t, "join", "choose-decoration crown", "put palazzo-4", "place urban")
    assert (decorated(t), coins(t, 0)) == ({"palazzo-4"}, 5)


# -- a golden statue as bonus (C13.1, C-R6) --------------------------------------------------------


@pytest.mark.rule("C13.1")
@pytest.mark.parametrize("city", CITIES)
def test_a_golden_statue_may_stand_in_every_city(city: str) -> None:
    t = given(variant="advanced", seats=[Seat(buildings=[f"palazzo-1@{city}"])])
    play(t, "score statue", "choose-statue golden", "put palazzo-1")
    assert statues(t) == {"palazzo-1": "golden"}


@pytest.mark.rule("C13.1")
def test_a_golden_statue_needs_a_building_without_a_statue() -> None:
    t = given(variant="advanced", seats=[Seat(buildings=["palazzo-1@pisa+white", "porta-1@massa"])])
    play(t, "score statue", "choose-statue golden")
    assert legal_with(t, "put") == {"porta-1"}
    assert refused(t, "put palazzo-1").code == "already_a_statue"


@pytest.mark.rule("C13.1")
def test_a_statue_field_offers_gold_or_nothing() -> None:
    t = given(variant="advanced", seats=[Seat(buildings=["palazzo-1@lerici"])])
    play(t, "score statue")
    assert legal(t) == {"choose-statue golden", "choose-nothing"}
    for other in ("choose-statue red", "choose-decoration crown"):
        reason = refused(t, other)
        assert (reason.code, reason.rule) == ("not_offered", "C13.1")


@pytest.mark.rule("C13.1")
def test_a_brand_new_golden_statue_counts_for_a_statue_place() -> None:
    t = given(variant="advanced", seats=[Seat(buildings=["palazzo-4@lucca"])])
    play(t, "score statue", "choose-statue golden", "put palazzo-4", "place viareggio_lucca")
    assert points(t, 0) == {"statues": 4 * 2}


@pytest.mark.rule("C13.1")
def test_a_golden_statue_not_taken_leaves_the_game() -> None:
    t = given(variant="advanced", seats=[Seat(buildings=["palazzo-4@lucca"])])
    play(t, "score statue", "choose-nothing", "place palazzo")
    assert (golden_out_of_game(t), statues(t), stored(t, 0)) == (1, {}, ["", ""])


@pytest.mark.rule("C13.1")
def test_the_golden_statue_of_a_player_who_defers_leaves_the_game() -> None:
    t = given(variant="advanced", seats=[Seat(buildings=["palazzo-4@lucca"])], visit=(1, "statue"))
    before = golden_out_of_game(t)
    play(t, "defer")
    assert golden_out_of_game(t) == before + 1


@pytest.mark.rule("C13.1")
def test_deferring_at_another_field_costs_no_golden_statue() -> None:
    t = given(variant="advanced", seats=[Seat(buildings=["palazzo-4@lucca"])], visit=(1, "coins"))
    play(t, "defer")
    assert golden_out_of_game(t) == 0


@pytest.mark.rule("C13.1")
def test_a_golden_statue_refused_by_one_player_is_still_there_for_the_next() -> None:
    t = given(
        variant="advanced",
        seats=[Seat(buildings=["palazzo-4@lucca"]), Seat(buildings=["porta-4@lucca"])],
    )
    play(t, "score statue", "choose-nothing", "place palazzo", "end-turn", "join")
    assert "choose-statue golden" in legal(t)


@pytest.mark.rule("C13.1", "C-R6")
def test_a_golden_statue_may_be_kept_and_placed_anywhere_later() -> None:
    t = given(variant="advanced", seats=[Seat(coins=0, buildings=["palazzo-4@livorno"])])
    play(t, "score statue", "choose-statue golden", "store", "place urban")
    assert stored(t, 0) == ["golden statue", ""]
    play(t, "defer", "pass", "move 1 palazzo-4")
    assert statues(t) == {"palazzo-4": "golden"}


@pytest.mark.rule("C13.1", "C-R6")
def test_without_store_golden_the_statue_is_placed_at_once_or_given_up() -> None:
    t = advanced(Seat(coins=0, buildings=["palazzo-4@pisa"]), store_golden="off")
    play(t, "score statue", "choose-statue golden")
    assert legal(t) == {"put palazzo-4", "forgo"}
    reason = refused(t, "store")
    assert (reason.code, reason.rule) == ("golden_not_stored", "C13.1")


@pytest.mark.rule("C13.1", "C-R6")
def test_without_store_golden_a_statue_given_up_leaves_the_game() -> None:
    t = advanced(Seat(coins=0, buildings=["palazzo-4@pisa"]), store_golden="off")
    before = golden_out_of_game(t)
    play(t, "score statue", "choose-statue golden", "forgo", "place urban")
    assert (golden_out_of_game(t), stored(t, 0)) == (before + 1, ["", ""])


@pytest.mark.rule("C13.1", "C-R6")
@pytest.mark.parametrize(
    ("store_golden", "choices"),
    [("on", {"discard 1", "discard 2", "forgo"}), ("off", {"forgo"})],
)
def test_a_golden_statue_replaces_a_kept_piece_only_if_it_can_be_kept(
    store_golden: str, choices: set[str]
) -> None:
    seat = Seat(coins=0, buildings=["palazzo-4@pisa+white"], storage=["book", "cup"])
    t = advanced(seat, store_golden=store_golden)
    play(t, "score statue", "choose-statue golden")
    assert legal(t) == choices
    if store_golden == "off":
        reason = refused(t, "discard 1")
        assert (reason.code, reason.rule) == ("golden_not_stored", "C13.1")


@pytest.mark.rule("C13.1")
def test_without_store_golden_coloured_statues_are_kept_as_ever() -> None:
    t = given(
        variant="advanced",
        options={"store_golden": "off"},
        wheel={"VI": {"purple": 1}},
        seats=[Seat(coins=0)],
    )
    play(t, "turn-inner", "buy VI", "choose-statue yellow", "store")
    assert stored(t, 0) == ["yellow statue", ""]


# -- a bonus that opens a place (C13.1, C13.2 with bonus_first) ------------------------------------

NOTHING_LEFT = Seat(coins=0, buildings=["palazzo-1@lerici"], scored=["palazzo", "urban"])
"""Kind and landscape of the only building are scored; only a statue could open a place."""


@pytest.mark.rule("C13.1")
def test_a_golden_statue_may_open_the_statue_place_it_is_scored_for() -> None:
    t = advanced(NOTHING_LEFT)
    assert legal_with(t, "score") == {"statue"}
    play(t, "score statue", "choose-statue golden")
    assert legal(t) == {"put palazzo-1"}
    play(t, "put palazzo-1")
    assert legal(t) == {"place livorno_lerici"}
    play(t, "place livorno_lerici")
    assert coins(t, 0) == 1


@pytest.mark.rule("C13.1")
def test_a_golden_statue_that_must_open_a_place_may_not_be_declined() -> None:
    t = advanced(NOTHING_LEFT)
    play(t, "score statue")
    reason = refused(t, "choose-nothing")
    assert (reason.code, reason.rule) == ("leaves_no_place", "C6.1")


@pytest.mark.rule("C13.1")
def test_a_golden_statue_that_must_open_a_place_may_not_be_kept() -> None:
    t = advanced(NOTHING_LEFT)
    play(t, "score statue", "choose-statue golden")
    reason = refused(t, "store")
    assert (reason.code, reason.rule) == ("leaves_no_place", "C6.1")


@pytest.mark.rule("C13.1")
def test_a_golden_statue_that_must_open_a_place_may_not_be_thrown_away() -> None:
    seat = Seat(
        coins=0,
        buildings=["palazzo-1@lerici"],
        scored=["palazzo", "urban"],
        storage=["book", "cup"],
    )
    t = advanced(seat, free_discard="on")
    play(t, "score statue", "choose-statue golden")
    assert legal(t) == {"put palazzo-1"}
    assert {refused(t, text).code for text in ("forgo", "discard 1")} == {"leaves_no_place"}


@pytest.mark.rule("C13.1")
def test_a_golden_statue_that_must_open_a_place_goes_where_it_does() -> None:
    t = advanced(
        Seat(
            coins=0,
            buildings=["palazzo-1@lerici", "palazzo-2@massa"],
            scored=["palazzo", "urban", "livorno_lerici"],
        )
    )
    play(t, "score statue", "choose-statue golden")
    assert legal(t) == {"put palazzo-2"}
    reason = refused(t, "put palazzo-1")
    assert (reason.code, reason.rule) == ("leaves_no_place", "C6.1")


@pytest.mark.rule("C13.1")
def test_a_player_may_join_a_visit_because_gold_opens_a_place() -> None:
    t = given(
        variant="advanced",
        court=[2, 3, 4, 5, 6],
        seats=[NOTHING_LEFT],
        visit=(1, "statue"),
    )
    assert legal(t) == {"join", "defer"}


@pytest.mark.rule("C13.1")
def test_gold_opens_nothing_when_every_building_has_a_statue() -> None:
    t = advanced(
        Seat(
            coins=0,
            buildings=["palazzo-1@lerici+white"],
            scored=["palazzo", "urban", "livorno_lerici"],
        )
    )
    reason = refused(t, "score statue")
    assert (reason.code, reason.rule) == ("no_place_qualifies", "C6.1")


@pytest.mark.rule("C13.1")
def test_without_bonus_first_gold_opens_no_place() -> None:
    t = advanced(NOTHING_LEFT, bonus_first="off")
    reason = refused(t, "score statue")
    assert (reason.code, reason.rule) == ("no_place_qualifies", "C6.1")


@pytest.mark.rule("C13.2")
def test_five_coins_of_the_bonus_are_good_for_a_money_place() -> None:
    t = given(variant="advanced", seats=[Seat(coins=31)])
    assert legal_with(t, "score") == {"coins"}
    play(t, "score coins")
    assert legal(t) == {"place 36-coins"}
    play(t, "place 36-coins")
    assert (coins(t, 0), places(t, 0)) == (36, {"36-coins"})


@pytest.mark.rule("C13.2")
def test_thirty_coins_and_five_are_not_enough() -> None:
    t = given(variant="advanced", seats=[Seat(coins=30)])
    assert refused(t, "score coins").code == "no_place_qualifies"


@pytest.mark.rule("C13.2")
def test_without_bonus_first_the_coins_must_be_there_before() -> None:
    t = given(variant="advanced", options={"bonus_first": "off"}, seats=[Seat(coins=35)])
    reason = refused(t, "score coins")
    assert (reason.code, reason.rule) == ("no_place_qualifies", "C6.1")


# -- money (C13.2) ---------------------------------------------------------------------------------


@pytest.mark.rule("C13.2")
@settings(max_examples=30, deadline=None)
@for_all(held=st.integers(0, 80))
def test_money_places_ask_for_36_and_50_coins(held: int) -> None:
    t = no_bonus(Seat(coins=held, buildings=["villa-1@lerici"]))
    wanted = {name for name, least in (("36-coins", 36), ("50-coins", 50)) if held >= least}
    assert {place for place in legal_with(t, "place") if "coins" in place} == wanted


@pytest.mark.rule("C13.2")
@pytest.mark.parametrize(("place", "least"), [("36-coins", 36), ("50-coins", 50)])
def test_a_coin_short_of_a_money_place_is_refused(place: str, least: int) -> None:
    t = no_bonus(Seat(coins=least - 1, buildings=["villa-1@lerici"]))
    reason = refused(t, f"place {place}")
    assert (reason.code, reason.rule) == ("too_few_coins", "C13.2")
    assert reason.numbers == {"need": least, "have": least - 1}


@pytest.mark.rule("C13.2")
@pytest.mark.parametrize("place", ["36-coins", "50-coins"])
def test_a_money_place_takes_and_gives_nothing_now(place: str) -> None:
    t = no_bonus(Seat(coins=50))
    play(t, f"place {place}")
    assert (coins(t, 0), vp(t, 0), places(t, 0)) == (50, 0, {place})


@pytest.mark.rule("C13.2")
def test_you_can_hold_only_one_money_place() -> None:
    t = no_bonus(Seat(coins=50, buildings=["villa-1@lerici"], scored=["36-coins"]))
    reason = refused(t, "place 50-coins")
    assert (reason.code, reason.rule) == ("one_money_place", "C13.2")


@pytest.mark.rule("C13.2")
def test_a_money_place_is_for_one_pillar_of_the_table() -> None:
    t = no_bonus(Seat(coins=50), Seat(scored=["36-coins"]))
    assert legal(t) == {"place 50-coins"}
    reason = refused(t, "place 36-coins")
    assert (reason.code, reason.rule) == ("place_taken", "C13.2")


@pytest.mark.rule("C13.2")
def test_the_basic_game_has_no_money_places() -> None:
    t = no_bonus(Seat(coins=50, buildings=["villa-1@lerici"]), variant="basic")
    reason = refused(t, "place 36-coins")
    assert (reason.code, reason.rule) == ("advanced_only", "C13.2")


@pytest.mark.rule("E11", "C13.2", "C14.2")
def test_example_of_the_36_coin_place() -> None:
    """With 40 coins the place is taken; 9 coins of marble later, the end comes with 31."""
    last_pillar = [*DECORATION_OF, "urban"]
    t = given(
        variant="advanced",
        court=[],
        supply=0,
        wheel={"I": {"green": 1, "white": 2}},
        seats=[Seat(coins=40), Seat(coins=0, buildings=["villa-1@lerici"], scored=last_pillar)],
    )
    play(t, "score deferred", "place 36-coins")
    assert coins(t, 0) == 40
    play(t, "score deferred", "place rural")
    play(t, "turn-inner", "buy I", "take green 1", "take white 1")
    assert (t.to_act, coins(t, 0), points(t, 0)) == ((), 31, {"coins": 10})


# -- statues (C13.3) -------------------------------------------------------------------------------


@pytest.mark.rule("C13.3")
@pytest.mark.parametrize(
    ("city", "place"), [(city, name) for name, pair in STATUE_PLACES.items() for city in pair]
)
def test_a_single_statue_in_either_city_is_enough(city: str, place: str) -> None:
    t = no_bonus(Seat(coins=0, buildings=[f"villa-1@{city}+white"]))
    assert legal_with(t, "place") & set(STATUE_PLACES) == {place}


@pytest.mark.rule("C13.3")
@pytest.mark.parametrize("place", STATUE_PLACES)
def test_a_pair_of_cities_without_a_statue_is_refused(place: str) -> None:
    bare = [
        f"villa-{value}@{city}" for value, city in zip((1, 2), STATUE_PLACES[place], strict=True)
    ]
    elsewhere = [city for city in CITIES if city not in STATUE_PLACES[place]]
    t = no_bonus(Seat(coins=0, buildings=[*bare, f"porta-1@{elsewhere[0]}+white"]))
    reason = refused(t, f"place {place}")
    assert (reason.code, reason.rule) == ("no_statue_there", "C13.3")


@pytest.mark.rule("C13.3")
def test_the_statue_of_another_player_does_not_count() -> None:
    t = no_bonus(Seat(coins=0, buildings=["villa-1@pisa"]), Seat(buildings=["villa-2@pisa+white"]))
    assert refused(t, "place massa_pisa").code == "no_statue_there"


@pytest.mark.rule("C13.3")
def test_a_statue_place_is_used_once() -> None:
    t = no_bonus(Seat(coins=0, buildings=["villa-1@pisa+white"], scored=["massa_pisa"]))
    reason = refused(t, "place massa_pisa")
    assert (reason.code, reason.rule) == ("place_taken", "C13.3")


@pytest.mark.rule("C13.3")
def test_a_statue_place_is_on_your_own_board() -> None:
    t = no_bonus(Seat(coins=0, buildings=["villa-1@pisa+white"]), Seat(scored=["massa_pisa"]))
    assert "massa_pisa" in legal_with(t, "place")


@pytest.mark.rule("C13.3")
def test_the_basic_game_has_no_statue_places() -> None:
    t = no_bonus(Seat(buildings=["villa-1@pisa"]), variant="basic")
    reason = refused(t, "place massa_pisa")
    assert (reason.code, reason.rule) == ("advanced_only", "C13.3")


@pytest.mark.rule("E12", "C13.3")
def test_example_of_scoring_statues_in_massa_and_pisa() -> None:
    t = no_bonus(
        Seat(
            coins=0,
            upgrades=["pisa"],
            buildings=[
                "palazzo-1@pisa+crown+yellow",
                "porta-5@pisa",
                "villa-2@pisa+coat_of_arms",
                "villa-5@massa+coat_of_arms+blue",
                "porta-1@massa+gate+red",
                "castello-4@massa+white",
            ],
        )
    )
    play(t, "place massa_pisa")
    assert (coins(t, 0), vp(t, 0)) == (8, 12)


REWARDS = {
    "lerici": (1, 0),
    "massa": (0, 1),
    "viareggio": (2, 0),
    "lucca": (0, 2),
    "pisa": (3, 0),
    "livorno": (0, 3),
}
"""Coins and points per point of value, as printed in C6.8."""

TILES = [f"{kind}-{value}" for kind in DECORATION_OF for value in (1, 2, 4, 5)]
SITES = st.lists(
    st.tuples(st.sampled_from(TILES), st.sampled_from(CITIES), st.booleans(), st.booleans()),
    min_size=1,
    max_size=6,
    unique_by=lambda site: site[0],
)
"""Buildings: tile, city, with a statue?, with a decoration?"""


def building(tile: str, city: str, statue: bool, decoration: bool) -> str:
    kind = tile.split("-", maxsplit=1)[0]
    return (
        f"{tile}@{city}"
        + f"+{DECORATION_OF[kind]}" * decoration
        + f"+{COLOURS[CITIES.index(city)]}" * statue
    )


@pytest.mark.rule("C13.3")
@settings(max_examples=80, deadline=None)
@for_all(
    sites=SITES,
    place=st.sampled_from(sorted(STATUE_PLACES)),
    raised=st.sets(st.sampled_from(CITIES), max_size=3),
)
def test_a_statue_place_pays_the_worth_of_every_statue_times_its_city(
    sites: Sequence[tuple[str, str, bool, bool]], place: str, raised: set[str]
) -> None:
    t = no_bonus(
        Seat(coins=0, buildings=[building(*site) for site in sites], upgrades=sorted(raised)),
        players=4,
    )
    won = {"coins": 0, "vp": 0}
    counted = 0
    for tile, city, statue, decoration in sites:
        if statue and city in STATUE_PLACES[place]:
            counted += 1
            worth = int(tile.split("-")[1]) + (1 if decoration else 0)
            in_coins, in_vp = REWARDS[city]
            won["coins"] += worth * (in_coins + (1 if in_coins and city in raised else 0))
            won["vp"] += worth * (in_vp + (1 if in_vp and city in raised else 0))
    if counted == 0:
        assert refused(t, f"place {place}").code == "no_statue_there"
        return
    event = next(told for told in play(t, f"place {place}") if told.name == "scored")
    assert event.data[1:] == (won["coins"], won["vp"])
    assert (coins(t, 0), points(t, 0).get("statues", 0)) == (won["coins"], won["vp"])


# -- all places (C13.4) ----------------------------------------------------------------------------


@pytest.mark.rule("C13.4")
def test_there_are_nineteen_places() -> None:
    tiles = [f"{kind}-{value}" for value in (1, 2, 4) for kind in DECORATION_OF]
    low = [f"{tile}@{CITIES[index // 3]}" for index, tile in enumerate(tiles[:9])]
    high = [f"{tile}@{CITIES[3 + index // 2]}" for index, tile in enumerate(tiles[9:15])]
    low[::3] = [f"{text}+white" for text in low[::3]]  # a statue in Lerici, Massa and Viareggio
    t = no_bonus(Seat(coins=50, buildings=low + high), players=4)
    assert legal_with(t, "place") == ADVANCED_PLACES
    assert len(ADVANCED_PLACES) == 19


@pytest.mark.rule("C13.4")
def test_eight_pillars_are_for_eight_places() -> None:
    t = given(
        variant="advanced",
        court=[],
        seats=[Seat(coins=0, buildings=["villa-1@lerici"], scored=[*DECORATION_OF, "urban"])],
    )
    play(t, "score deferred", "place rural", "pass")
    assert (asked(t), len(places(t, 0))) == (0, 8)
    reason = refused(t, "score deferred")
    assert (reason.code, reason.rule) == ("no_pillar_there", "C6.1")
    assert GAME.view(t, 0)["players"][0]["pillars"]["deferred"] == 0
