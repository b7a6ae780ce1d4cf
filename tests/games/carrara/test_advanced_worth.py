"""C12.9 to C12.11: what decorations and statues make of a building's value."""

import pytest

from tests.games.carrara.positions import (
    OWN_PLACES,
    Seat,
    blocks,
    coins,
    columns,
    decorated,
    given,
    legal,
    play,
    points,
    refused,
    statues,
    vp,
)

# -- decorations (C12.9) ---------------------------------------------------------------------------


@pytest.mark.rule("C12.9")
def test_decorations_count_when_a_city_is_scored() -> None:
    t = given(
        variant="advanced",
        seats=[Seat(buildings=["palazzo-1@massa+crown", "porta-2@massa+gate", "villa-5@massa"])],
    )
    play(t, "score coins", "place massa")
    assert vp(t, 0) == (1 + 1) + (2 + 1) + 5


@pytest.mark.rule("C12.9")
def test_decorations_count_when_a_kind_is_scored() -> None:
    t = given(
        variant="advanced",
        seats=[Seat(coins=0, buildings=["palazzo-1@pisa+crown", "palazzo-5@lucca+crown"])],
    )
    play(t, "score coins", "place palazzo")
    assert (coins(t, 0), vp(t, 0)) == (5 + (1 + 1) * 3, (5 + 1) * 2)


@pytest.mark.rule("C12.9", "T5")
def test_decorations_count_when_urban_is_scored_and_cities_do_not() -> None:
    t = given(
        variant="advanced",
        seats=[Seat(coins=0, buildings=["palazzo-4@pisa+crown", "porta-2@livorno"])],
    )
    play(t, "score coins", "place urban")
    assert (coins(t, 0), vp(t, 0)) == (5 + (4 + 1) + 2, 0)


@pytest.mark.rule("C12.9", "T5")
def test_decorations_count_when_rural_is_scored_and_upgraded_cities_do_not() -> None:
    t = given(
        variant="advanced",
        seats=[
            Seat(
                coins=0,
                buildings=["villa-4@pisa+coat_of_arms", "castello-2@livorno+banner"],
                upgrades=["pisa", "livorno"],
            )
        ],
    )
    play(t, "score coins", "place rural")
    assert (coins(t, 0), vp(t, 0)) == (5, (4 + 1) + (2 + 1))


@pytest.mark.rule("C12.9")
def test_decorations_count_when_statues_are_scored() -> None:
    t = given(
        variant="advanced", seats=[Seat(coins=0, buildings=["villa-4@lucca+coat_of_arms+red"])]
    )
    play(t, "score coins", "place viareggio_lucca")
    assert vp(t, 0) == (4 + 1) * 2


@pytest.mark.rule("C12.9")
def test_a_landscape_upgrade_multiplies_decorated_values() -> None:
    t = given(
        variant="advanced",
        options={"upgrade_tiles": "landscapes"},
        seats=[Seat(coins=0, buildings=["villa-4@lucca+coat_of_arms"], upgrades=["rural"])],
    )
    play(t, "score coins", "place rural")
    assert vp(t, 0) == (4 + 1) * 2


@pytest.mark.rule("C12.9")
def test_a_monument_over_a_decorated_building_costs_eight_less_the_printed_value() -> None:
    decorated_five = ["palazzo-5@massa+crown"]
    poor = given(variant="advanced", seats=[Seat(blocks={"blue": 2}, buildings=decorated_five)])
    reason = refused(poor, "replace palazzo-5")
    assert (reason.code, reason.numbers) == ("too_few_blocks", {"need": 3, "have": 2})
    rich = given(variant="advanced", seats=[Seat(blocks={"blue": 3}, buildings=decorated_five)])
    play(rich, "replace palazzo-5")
    assert blocks(rich, 0) == {}


@pytest.mark.rule("C12.9")
def test_points_for_building_leave_the_decoration_out() -> None:
    t = given(
        variant="advanced",
        seats=[
            Seat(blocks={"blue": 3}, buildings=["palazzo-5@massa+crown"], scored=OWN_PLACES),
        ],
    )
    play(t, "replace palazzo-5")
    assert points(t, 0) == {"building": 3}


# -- statues (C12.10) ------------------------------------------------------------------------------


@pytest.mark.rule("C12.10")
@pytest.mark.parametrize(("place", "won"), [("lucca", 18), ("palazzo", 8)])
def test_a_statue_does_not_raise_the_value(place: str, won: int) -> None:
    t = given(
        variant="advanced",
        seats=[Seat(coins=0, buildings=["palazzo-4@lucca+red", "porta-5@lucca+white"])],
    )
    play(t, "score coins", f"place {place}")
    assert vp(t, 0) == won


@pytest.mark.rule("C12.10")
def test_a_statue_does_not_raise_the_value_of_an_urban_building() -> None:
    t = given(
        variant="advanced",
        seats=[Seat(coins=0, buildings=["palazzo-4@lucca+red", "porta-5@lucca+white"])],
    )
    play(t, "score coins", "place urban")
    assert coins(t, 0) == 5 + 4 + 5


# -- monuments (C12.11) ----------------------------------------------------------------------------


@pytest.mark.rule("C12.11")
def test_a_monument_inherits_decoration_and_statue() -> None:
    t = given(
        variant="advanced",
        seats=[
            Seat(blocks={"blue": 3}, buildings=["palazzo-5@massa+crown+red", "villa-1@massa+blue"])
        ],
    )
    play(t, "replace palazzo-5", "no-upgrade")
    assert columns(t, 0) == {"massa": ["palazzo-8", "villa-1"]}
    assert decorated(t) == {"palazzo-8"}
    assert statues(t) == {"palazzo-8": "red", "villa-1": "blue"}


@pytest.mark.rule("C12.11")
def test_a_monument_over_a_bare_building_stays_bare() -> None:
    t = given(variant="advanced", seats=[Seat(blocks={"blue": 3}, buildings=["palazzo-5@massa"])])
    play(t, "replace palazzo-5", "no-upgrade")
    assert (decorated(t), statues(t)) == (set(), {})


@pytest.mark.rule("C12.9", "C12.11")
def test_an_inherited_decoration_makes_a_monument_count_nine() -> None:
    t = given(
        variant="advanced",
        seats=[Seat(coins=0, blocks={"red": 3}, buildings=["palazzo-5@lucca+crown+red"])],
    )
    play(t, "replace palazzo-5", "no-upgrade", "pass", "score coins", "place viareggio_lucca")
    assert vp(t, 0) == (8 + 1) * 2


@pytest.mark.rule("C12.11")
def test_an_inherited_piece_leaves_no_room_for_another() -> None:
    t = given(
        variant="advanced",
        seats=[
            Seat(
                coins=20,
                blocks={"blue": 3},
                buildings=["palazzo-5@massa+crown+red"],
                storage=["crown", "white"],
            )
        ],
    )
    play(t, "replace palazzo-5", "no-upgrade", "pass")
    assert not {"move 1 palazzo-8", "move 2 palazzo-8", "buy-statue palazzo-8"} & legal(t)
    assert refused(t, "move 1 palazzo-8").code == "already_decorated"
    assert refused(t, "move 2 palazzo-8").code == "already_a_statue"
