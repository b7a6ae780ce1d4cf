"""C14: how the advanced game ends, and what is counted then."""

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from signoria.games.carrara.rules.table import BY_PILLAR, Table
from signoria.kernel.chance import Dice
from signoria.kernel.playout import playout
from tests.games.carrara.positions import (
    CITIES,
    COLOURS,
    GAME,
    OWN_PLACES,
    Seat,
    asked,
    coins,
    given,
    legal,
    play,
    points,
    question,
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
MONEY_RATES = {"36-coins": 3, "50-coins": 2}
TILES = [f"{kind}-{value}" for value in ("1", "2", "3a", "3b", "4", "5") for kind in DECORATION_OF]


def counted(*seats: Seat, players: int = 2) -> Table:
    """The match is over: the last seat has passed in the last turn, for two coins."""
    t = given(players, "advanced", court=[], supply=0, turn=players - 1, seats=seats)
    t.trigger, t.end = 0, BY_PILLAR
    play(t, "pass")
    if question(t) == "after":
        play(t, "end-turn")
    assert t.to_act == ()
    return t


def statue_seats(wanted: Sequence[tuple[str, Sequence[int]]]) -> list[Seat]:
    """Four seats; for each city, how many buildings with a statue each of them has there."""
    tiles = iter(TILES)
    owned: list[list[str]] = [[], [], [], []]
    stock = {**dict.fromkeys(COLOURS, 6), "golden": 8}
    for city, numbers in wanted:
        welcome = [*COLOURS[CITIES.index(city) :], "golden"]
        for seat, number in enumerate(numbers):
            for _ in range(number):
                colour = next(colour for colour in welcome if stock[colour])
                stock[colour] -= 1
                owned[seat].append(f"{next(tiles)}@{city}+{colour}")
    return [Seat(coins=0, buildings=buildings) for buildings in owned]


def prizes(*wanted: tuple[str, Sequence[int]]) -> list[int]:
    """What four seats with so many statues get for majorities."""
    t = counted(*statue_seats(wanted), players=4)
    return [GAME.breakdown(t, seat)["majorities"] for seat in range(4)]


# -- what ends the game (C14.1) --------------------------------------------------------------------


@pytest.mark.rule("C14.1")
def test_the_eighth_pillar_ends_the_game_without_a_supply() -> None:
    seat = Seat(coins=0, buildings=["villa-1@lerici"], scored=OWN_PLACES[:7])
    t = given(variant="advanced", court=[], supply=0, seats=[seat])
    play(t, "score deferred", "place rural")
    assert points(t, 0) == {"landscapes": 1, "ending": 5}
    play(t, "pass")
    assert t.to_act == ()
    assert GAME.ending(t) == "pillar"


@pytest.mark.rule("C14.1")
def test_the_seventh_pillar_does_not_end_the_game() -> None:
    seat = Seat(coins=0, buildings=["villa-1@lerici"], scored=OWN_PLACES[:6])
    t = given(variant="advanced", court=[], supply=0, seats=[seat, Seat(coins=0)])
    play(t, "score deferred", "place rural", "pass")
    assert (asked(t), points(t, 0)) == (0, {"landscapes": 1})


@pytest.mark.rule("C14.1")
def test_the_last_tile_of_the_supply_ends_the_game_when_somebody_has_placed_eight_pillars() -> None:
    t = given(
        variant="advanced",
        court=[],
        display=["villa-1"],
        supply=["porta-5"],
        turn=1,
        seats=[Seat(coins=0, scored=OWN_PLACES), Seat(coins=0, blocks={"purple": 1})],
    )
    play(t, "build villa-1 lerici", "draw-tile porta-5")
    assert points(t, 1) == {"ending": 5}
    play(t, "pass")
    assert (t.to_act, GAME.ending(t)) == ((), "supply")


# -- coins (C14.2) ---------------------------------------------------------------------------------


@pytest.mark.rule("C14.2", "C13.2")
@settings(max_examples=60, deadline=None)
@for_all(
    held=st.integers(0, 200),
    place_and_rate=st.sampled_from([(None, 5), ("36-coins", 3), ("50-coins", 2)]),
)
def test_coins_become_points_at_the_rate_of_the_money_place(
    held: int, place_and_rate: tuple[str | None, int]
) -> None:
    place, rate = place_and_rate
    t = counted(Seat(coins=held, scored=[place] if place else []))
    assert GAME.breakdown(t, 0)["coins"] == held // rate


@pytest.mark.rule("C14.2")
def test_the_better_rate_is_for_the_holder_of_the_place_only() -> None:
    t = counted(Seat(coins=40, scored=["50-coins"]), Seat(coins=38))
    assert [GAME.breakdown(t, seat)["coins"] for seat in (0, 1)] == [40 // 2, (38 + 2) // 5]


# -- decorations (C14.3) ---------------------------------------------------------------------------


@pytest.mark.rule("C14.3")
@pytest.mark.parametrize(
    ("number", "won"), [(0, 0), (1, 2), (2, 6), (3, 12), (4, 20), (5, 30), (6, 42), (7, 56)]
)
def test_equal_decorations_bring_points_by_their_number(number: int, won: int) -> None:
    values = ("1", "2", "3a", "3b", "4", "5", "8")
    owned = [f"palazzo-{value}@lerici{'+crown' * (n < number)}" for n, value in enumerate(values)]
    t = counted(Seat(coins=0, buildings=owned), players=4)
    assert points(t, 0) == ({"decorations": won} if won else {})


@pytest.mark.rule("C14.3")
@settings(max_examples=40, deadline=None)
@for_all(numbers=st.lists(st.integers(0, 4), min_size=6, max_size=6))
def test_decorations_are_counted_kind_by_kind(numbers: list[int]) -> None:
    values = ("1", "2", "4", "5")
    owned = [
        f"{kind}-{value}@lerici+{decoration}"
        for (kind, decoration), number in zip(DECORATION_OF.items(), numbers, strict=True)
        for value in values[:number]
    ]
    t = counted(Seat(coins=0, buildings=owned), players=4)
    assert GAME.breakdown(t, 0)["decorations"] == sum(n * (n + 1) for n in numbers)


@pytest.mark.rule("C14.3")
def test_kept_pieces_bring_nothing() -> None:
    t = counted(Seat(coins=0, buildings=["palazzo-1@lerici"], storage=["crown", "white"]))
    assert points(t, 0) == {}


@pytest.mark.rule("C14.3")
def test_decorations_of_different_players_are_counted_apart() -> None:
    t = counted(
        Seat(coins=0, buildings=["palazzo-1@lerici+crown"]),
        Seat(coins=0, buildings=["palazzo-2@lerici+crown"]),
    )
    assert [points(t, seat) for seat in (0, 1)] == [{"decorations": 2}, {"decorations": 2}]


@pytest.mark.rule("E13", "C14.3")
def test_example_of_decorations_at_the_end() -> None:
    owned = ["castello-1@lerici+banner", "villa-1@lerici+coat_of_arms"]
    owned += [f"porta-{value}@massa+gate" for value in (1, 2)]
    owned += [f"palazzo-{value}@pisa+crown" for value in (1, 2, 4, 5)]
    t = counted(Seat(coins=0, buildings=owned))
    assert points(t, 0) == {"decorations": 30}


# -- majorities (C14.4, C14.5, C-R7) ---------------------------------------------------------------


@pytest.mark.rule("C14.4", "C-R7")
@pytest.mark.parametrize(
    ("city", "table"),
    [
        ("lerici", [7, 3, 0]),
        ("massa", [8, 4, 1]),
        ("viareggio", [9, 5, 2]),
        ("lucca", [10, 6, 3]),
        ("pisa", [11, 7, 4]),
        ("livorno", [12, 8, 5]),
    ],
)
def test_the_prizes_of_a_city_for_most_statues(city: str, table: list[int]) -> None:
    assert prizes((city, [1, 3, 0, 2])) == [table[2], table[0], 0, table[1]]


@pytest.mark.rule("C-R7")
def test_each_prize_grows_by_one_from_city_to_city() -> None:
    by_city = [prizes((city, [3, 2, 1, 0]))[:3] for city in CITIES]
    assert by_city == [[7 + step, 3 + step, step] for step in range(6)]


@pytest.mark.rule("C14.4")
def test_without_a_statue_there_is_no_prize() -> None:
    t = counted(
        Seat(coins=0, buildings=["palazzo-1@massa"]),
        Seat(coins=0, buildings=["porta-1@massa+blue"]),
    )
    assert (points(t, 0), points(t, 1)) == ({}, {"majorities": 8})


@pytest.mark.rule("C14.4")
def test_the_colours_of_statues_play_no_part() -> None:
    t = counted(
        Seat(coins=0, buildings=["palazzo-1@lerici+golden", "palazzo-2@lerici+purple"]),
        Seat(coins=0, buildings=["porta-1@lerici+white"]),
    )
    assert (points(t, 0), points(t, 1)) == ({"majorities": 7}, {"majorities": 3})


@pytest.mark.rule("C14.4")
def test_kept_statues_are_not_on_buildings() -> None:
    t = counted(
        Seat(coins=0, buildings=["palazzo-1@lerici+red"], storage=["white", "white"]),
        Seat(coins=0, buildings=["porta-1@lerici+white", "porta-2@lerici+white"]),
    )
    assert (points(t, 0), points(t, 1)) == ({"majorities": 3}, {"majorities": 7})


@pytest.mark.rule("C14.4")
def test_prizes_of_several_cities_add_up() -> None:
    assert prizes(("lerici", [2, 1, 0, 0]), ("pisa", [1, 2, 0, 0])) == [7 + 7, 3 + 11, 0, 0]


@pytest.mark.rule("E14", "C14.4", "C14.5")
@pytest.mark.parametrize(
    ("city", "numbers", "won"),
    [
        ("lerici", [3, 2, 0, 0], [7, 3, 0, 0]),
        ("massa", [4, 4, 0, 0], [4, 4, 0, 0]),
        ("viareggio", [3, 2, 2, 1], [9, 2, 2, 0]),
        ("livorno", [1, 0, 0, 0], [12, 0, 0, 0]),
    ],
)
def test_example_of_majorities(city: str, numbers: list[int], won: list[int]) -> None:
    assert prizes((city, numbers)) == won


@pytest.mark.rule("E15", "C14.5")
def test_example_of_players_level_twice() -> None:
    assert prizes(("lucca", [4, 4, 3, 3])) == [6, 6, 0, 0]


@pytest.mark.rule("C14.5")
@pytest.mark.parametrize(
    ("numbers", "won"),
    [
        ([2, 2, 2, 2], [8, 8, 8, 8]),
        ([3, 3, 2, 0], [8, 8, 5, 0]),
        ([3, 3, 2, 1], [8, 8, 5, 0]),
        ([3, 1, 1, 1], [12, 5, 5, 5]),
        ([3, 2, 1, 1], [12, 8, 0, 0]),
        ([2, 2, 2, 1], [8, 8, 8, 5]),
    ],
)
def test_level_players_share_the_next_prize_and_push_the_others_down(
    numbers: list[int], won: list[int]
) -> None:
    assert prizes(("livorno", numbers)) == won


def prize_by_counting(numbers: list[int], seat: int, table: list[int]) -> int:
    """C14.5 read without walking: every group in front costs a prize, a level one costs two."""
    mine = numbers[seat]
    if mine == 0:
        return 0
    in_front = {number for number in numbers if number > mine}
    lost = sum(2 if numbers.count(number) > 1 else 1 for number in in_front)
    lost += 1 if numbers.count(mine) > 1 else 0
    return (table + [0] * 10)[lost]


@pytest.mark.rule("C14.5")
@settings(max_examples=100, deadline=None)
@for_all(city=st.integers(0, 5), numbers=st.lists(st.integers(0, 3), min_size=4, max_size=4))
def test_prizes_agree_with_an_independent_reading(city: int, numbers: list[int]) -> None:
    table = [7 + city, 3 + city, city]
    wanted = [prize_by_counting(numbers, seat, table) for seat in range(4)]
    assert prizes((CITIES[city], numbers)) == wanted


# -- the winner (C14.6) ----------------------------------------------------------------------------


@pytest.mark.rule("C14.6")
def test_the_points_of_the_end_decide_who_wins() -> None:
    t = counted(
        Seat(coins=0, points={"court": 6}),
        Seat(coins=0, buildings=["villa-1@massa+blue"]),
    )
    assert (GAME.scores(t), GAME.winners(t)) == ([6, 8], [1])


@pytest.mark.rule("C14.6")
def test_level_players_are_parted_by_their_blocks() -> None:
    t = counted(Seat(coins=0, blocks={"purple": 2}), Seat(coins=0, blocks={"white": 1}))
    assert (GAME.scores(t), GAME.winners(t)) == ([0, 0], [0])


@pytest.mark.rule("C14.6")
def test_players_level_in_blocks_too_win_together() -> None:
    t = counted(Seat(coins=0, blocks={"purple": 1}), Seat(coins=0, blocks={"white": 1}))
    assert GAME.winners(t) == [0, 1]


# -- all together ----------------------------------------------------------------------------------


@pytest.mark.rule("C14.1", "C14.2", "C14.3", "C14.4", "C14.6")
def test_the_last_two_turns_of_a_match_and_its_count() -> None:
    first = Seat(
        coins=40,
        upgrades=["pisa"],
        buildings=[
            "villa-5@massa+coat_of_arms+blue",
            "porta-1@massa+gate+red",
            "palazzo-1@pisa+crown+yellow",
        ],
        scored=["lerici", "palazzo", "urban", "porta", "36-coins", "livorno_lerici", "rural"],
        points={"court": 6, "cities": 10, "kinds": 8, "landscapes": 3},
    )
    second = Seat(
        coins=20,
        blocks={"white": 4},
        buildings=["castello-4@livorno+banner+white", "villa-2@massa+white"],
        scored=["castello", "villa", "rural", "50-coins", "livorno", "viareggio_lucca", "porta"],
        points={"kinds": 20},
    )
    t = given(variant="advanced", court=[], supply=0, seats=[first, second])

    play(t, "score deferred", "place massa_pisa")
    assert coins(t, 0) == 40 + (1 + 1) * 4
    assert GAME.winners(t) == []

    play(t, "score deferred", "place livorno_lerici")
    assert legal(t) == {"buy-decoration villa-2", "end-turn"}
    told = play(t, "buy-decoration villa-2")

    assert (t.to_act, GAME.ending(t), told[-1].name) == ((), "pillar", "match_over")
    assert points(t, 0) == {
        "court": 6,
        "cities": 10,
        "kinds": 8,
        "landscapes": 3,
        "statues": (5 + 1) + (1 + 1),
        "ending": 5,
        "coins": 48 // 3,
        "decorations": 2 + 2 + 2,
        "majorities": 8 + 11,
    }
    assert points(t, 1) == {
        "kinds": 20,
        "statues": (4 + 1) * 3,
        "coins": (20 - 10) // 2,
        "decorations": 2 + 2,
        "majorities": 4 + 12,
    }
    assert (GAME.scores(t), GAME.winners(t)) == ([81, 60], [0])


def final_points(t: Table) -> list[dict[str, int]]:
    """Coins, decorations and majorities counted once more, from what everybody can see."""
    boards = GAME.view(t, None)["players"]
    counts = {
        city: [sum(bool(row["statue"]) for row in board["columns"][city]) for board in boards]
        for city in CITIES
    }
    found = []
    for seat, board in enumerate(boards):
        placed = Counter(
            row["tile"].partition("-")[0]
            for column in board["columns"].values()
            for row in column
            if row["decorated"]
        )
        money = [rate for place, rate in MONEY_RATES.items() if place in board["pillars"]["places"]]
        prizes_won = [
            prize_by_counting(counts[city], seat, [7 + n, 3 + n, n])
            for n, city in enumerate(CITIES)
        ]
        found.append(
            {
                "coins": board["coins"] // (money or [5])[0],
                "decorations": sum(n * (n + 1) for n in placed.values()),
                "majorities": sum(prizes_won),
            }
        )
    return found


@pytest.mark.rule("C14.2", "C14.3", "C14.4", "C14.5")
@settings(max_examples=20, deadline=None)
@for_all(players=st.integers(2, 4), seed=st.integers(0, 10**6))
def test_the_points_of_whole_matches_add_up(players: int, seed: int) -> None:
    t = GAME.table(players, {"variant": "advanced", "purchases": "many"})
    assert isinstance(t, Table)
    playout(GAME, t, Dice(seed), most=20_000)
    assert GAME.ending(t) in GAME.endings
    for seat, wanted in enumerate(final_points(t)):
        breakdown = GAME.breakdown(t, seat)
        assert {source: breakdown[source] for source in wanted} == wanted
        assert sum(breakdown.values()) == vp(t, seat)
