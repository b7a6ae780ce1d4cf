"""C12.12: buying a decoration or a statue for ten coins."""

import pytest

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
    play,
    question,
    refused,
    statues,
    stored,
)

ONE_IN_EACH_CITY = [
    "palazzo-1@lerici",
    "palazzo-2@massa",
    "porta-1@viareggio",
    "porta-2@lucca",
    "villa-1@pisa",
    "villa-2@livorno",
]


# -- the price and the place -----------------------------------------------------------------------


@pytest.mark.rule("C12.12")
def test_a_bought_decoration_costs_ten_coins_and_is_placed_at_once() -> None:
    t = given(variant="advanced", seats=[Seat(coins=13, buildings=["palazzo-1@lerici"])])
    play(t, "buy-decoration palazzo-1")
    assert (coins(t, 0), decorated(t), stored(t, 0)) == (3, {"palazzo-1"}, ["", ""])
    assert GAME.view(t, None)["decorations"]["crown"] == 4


@pytest.mark.rule("C12.12")
def test_a_bought_statue_costs_ten_coins_and_is_placed_at_once() -> None:
    t = given(variant="advanced", seats=[Seat(coins=13, buildings=["palazzo-1@lucca"])])
    play(t, "buy-statue palazzo-1")
    assert (coins(t, 0), statues(t), stored(t, 0)) == (3, {"palazzo-1": "red"}, ["", ""])
    assert GAME.view(t, None)["statues"]["red"] == 5


@pytest.mark.rule("C12.12")
@pytest.mark.parametrize("verb", ["buy-decoration", "buy-statue"])
def test_nine_coins_buy_no_piece(verb: str) -> None:
    t = given(variant="advanced", seats=[Seat(coins=9, buildings=["palazzo-1@lerici"])])
    reason = refused(t, f"{verb} palazzo-1")
    assert (reason.code, reason.rule) == ("too_few_coins", "C12.12")
    assert reason.numbers == {"need": 10, "have": 9}


@pytest.mark.rule("C12.12")
def test_buying_a_piece_is_not_the_action() -> None:
    t = given(variant="advanced", seats=[Seat(coins=10, buildings=["palazzo-1@lerici"])])
    play(t, "buy-decoration palazzo-1")
    assert (question(t), asked(t)) == ("turn", 0)
    assert "pass" in legal(t)


@pytest.mark.rule("C12.12")
def test_a_piece_may_be_bought_after_the_action() -> None:
    t = given(variant="advanced", seats=[Seat(coins=8, buildings=["palazzo-1@lerici"])])
    assert legal_with(t, "buy-statue") == set()
    play(t, "pass", "buy-statue palazzo-1")
    assert (coins(t, 0), statues(t), asked(t)) == (0, {"palazzo-1": "purple"}, 1)


@pytest.mark.rule("C12.12")
def test_no_piece_is_bought_in_the_middle_of_the_action() -> None:
    t = given(variant="advanced", seats=[Seat(coins=20, buildings=["palazzo-1@lerici"])])
    play(t, "turn-inner")
    assert refused(t, "buy-statue palazzo-1").code == "not_the_question"


@pytest.mark.rule("C12.12")
def test_a_piece_may_be_bought_before_answering_a_visit() -> None:
    t = given(
        variant="advanced",
        seats=[Seat(coins=10, buildings=["palazzo-1@lerici"])],
        visit=(1, "vp"),
    )
    assert legal_with(t, "buy-statue") == {"palazzo-1"}
    play(t, "buy-statue palazzo-1")
    assert legal(t) == {"join", "defer"}


@pytest.mark.rule("C12.12")
def test_the_turn_is_asked_to_end_while_a_piece_can_still_be_bought() -> None:
    t = given(variant="advanced", seats=[Seat(coins=20, buildings=["palazzo-1@lerici"])])
    play(t, "pass")
    assert legal(t) == {"buy-decoration palazzo-1", "buy-statue palazzo-1", "end-turn"}
    play(t, "end-turn")
    assert asked(t) == 1


@pytest.mark.rule("C12.12", "T9")
@pytest.mark.parametrize("index", range(6))
def test_a_bought_statue_has_the_colour_of_its_city(index: int) -> None:
    t = given(variant="advanced", seats=[Seat(buildings=[f"villa-1@{CITIES[index]}"])])
    play(t, "buy-statue villa-1")
    assert statues(t) == {"villa-1": COLOURS[index]}


@pytest.mark.rule("C12.12", "T9")
@pytest.mark.parametrize("index", range(6))
def test_a_colour_out_of_stock_closes_its_city_to_bought_statues(index: int) -> None:
    """Nobler colours, which could stand there if they were gained, and gold are no help."""
    t = given(
        variant="advanced",
        seats=[Seat(buildings=ONE_IN_EACH_CITY)],
        statues_left={COLOURS[index]: 0},
    )
    tile = ONE_IN_EACH_CITY[index].split("@")[0]
    assert refused(t, f"buy-statue {tile}").code == "not_in_supply"
    assert len(legal_with(t, "buy-statue")) == 5


@pytest.mark.rule("C12.12")
def test_a_decoration_out_of_stock_is_not_for_sale() -> None:
    t = given(
        variant="advanced",
        seats=[Seat(buildings=["palazzo-1@lerici", "porta-1@lerici"])],
        decorations_left={"crown": 0},
    )
    assert legal_with(t, "buy-decoration") == {"porta-1"}
    reason = refused(t, "buy-decoration palazzo-1")
    assert (reason.code, reason.rule) == ("not_in_supply", "C12.12")


@pytest.mark.rule("C12.12")
def test_a_bought_statue_needs_a_building_without_a_statue() -> None:
    t = given(variant="advanced", seats=[Seat(buildings=["villa-1@pisa+white", "villa-2@pisa"])])
    assert legal_with(t, "buy-statue") == {"villa-2"}
    assert refused(t, "buy-statue villa-1").code == "already_a_statue"


@pytest.mark.rule("C12.12")
def test_a_bought_decoration_needs_an_undecorated_building() -> None:
    t = given(variant="advanced", seats=[Seat(buildings=["porta-1@pisa+gate", "porta-2@pisa"])])
    assert legal_with(t, "buy-decoration") == {"porta-2"}
    assert refused(t, "buy-decoration porta-1").code == "already_decorated"


@pytest.mark.rule("C12.12")
@pytest.mark.parametrize("verb", ["buy-decoration", "buy-statue"])
def test_a_bought_piece_needs_a_building_of_your_own(verb: str) -> None:
    t = given(variant="advanced", seats=[Seat(), Seat(buildings=["porta-1@pisa"])])
    reason = refused(t, f"{verb} porta-1")
    assert (reason.code, reason.rule) == ("not_yours", "C12.12")


@pytest.mark.rule("C12.12")
@pytest.mark.parametrize("verb", ["buy-decoration", "buy-statue"])
def test_the_basic_game_sells_no_pieces(verb: str) -> None:
    t = given(variant="basic", seats=[Seat(buildings=["porta-1@pisa"])])
    reason = refused(t, f"{verb} porta-1")
    assert (reason.code, reason.rule) == ("advanced_only", "C12.12")


# -- how often (C-R5) ------------------------------------------------------------------------------


@pytest.mark.rule("C12.12", "C-R5")
def test_one_piece_a_turn_is_for_sale() -> None:
    t = given(variant="advanced", seats=[Seat(coins=30, buildings=["palazzo-1@lerici"])])
    play(t, "buy-decoration palazzo-1")
    reason = refused(t, "buy-statue palazzo-1")
    assert (reason.code, reason.rule) == ("bought_already", "C12.12")


@pytest.mark.rule("C12.12", "C-R5")
def test_a_piece_bought_before_the_action_counts_after_it() -> None:
    t = given(variant="advanced", seats=[Seat(coins=30, buildings=["palazzo-1@lerici"])])
    play(t, "buy-decoration palazzo-1", "pass")
    assert asked(t) == 1


@pytest.mark.rule("C12.12", "C-R5")
def test_the_next_turn_sells_again() -> None:
    t = given(variant="advanced", seats=[Seat(coins=30, buildings=["palazzo-1@lerici"])])
    play(t, "buy-decoration palazzo-1", "pass", "pass", "buy-statue palazzo-1")
    assert (coins(t, 0), statues(t)) == (12, {"palazzo-1": "purple"})


@pytest.mark.rule("C12.12", "C-R5")
def test_with_many_purchases_coins_are_the_only_limit() -> None:
    t = given(
        variant="advanced",
        options={"purchases": "many"},
        seats=[Seat(coins=28, buildings=["palazzo-1@lerici", "porta-1@massa"])],
    )
    play(t, "buy-decoration palazzo-1", "buy-statue palazzo-1")
    assert refused(t, "buy-statue porta-1").numbers == {"need": 10, "have": 8}
    play(t, "pass", "buy-statue porta-1")
    assert (coins(t, 0), asked(t)) == (0, 1)
