"""C12.4 to C12.8: where decorations and statues go, and the two slots."""

from collections.abc import Mapping

import pytest

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
    play,
    question,
    refused,
    statues,
    stored,
)

STATUES_CLOCKWISE = ["purple", "blue", "green", "red", "yellow", "white"]
DECORATIONS_CLOCKWISE = ["book", "coat_of_arms", "crown", "cup", "banner", "gate"]
ONE_OF_EACH_KIND = [
    "biblioteca-1@lerici",
    "cattedrale-1@massa",
    "palazzo-1@viareggio",
    "porta-1@lucca",
    "castello-1@pisa",
    "villa-1@livorno",
]


def cleared(
    decoration: str,
    statue: str,
    *seats: Seat,
    options: Mapping[str, object] | None = None,
) -> Table:
    """Seat 0 has just emptied section VI, which shows these two pieces."""
    t = given(
        variant="advanced",
        options=options,
        wheel={"VI": {"purple": 1}},
        outer=5 - DECORATIONS_CLOCKWISE.index(decoration),
        inner=(4 - STATUES_CLOCKWISE.index(statue)) % 6,
        seats=seats,
    )
    play(t, "turn-inner", "buy VI")
    assert legal(t) == {
        f"choose-decoration {decoration}",
        f"choose-statue {statue}",
        "choose-nothing",
    }
    return t


def gained(piece: str, *seats: Seat, options: Mapping[str, object] | None = None) -> Table:
    """Seat 0 has just chosen this piece from an emptied section and is asked what to do with it."""
    if piece in DECORATIONS_CLOCKWISE:
        t = cleared(piece, "purple", *seats, options=options)
        play(t, f"choose-decoration {piece}")
    else:
        t = cleared("gate", piece, *seats, options=options)
        play(t, f"choose-statue {piece}")
    return t


def in_stock(t: Table, piece: str) -> int:
    view = GAME.view(t, None)
    return int({**view["decorations"], **view["statues"]}[piece])


def out_of_game(t: Table, piece: str) -> int:
    return int(t.box[piece_named(piece)])


# -- which building takes which piece (C12.4, C12.5) -----------------------------------------------


@pytest.mark.rule("C12.4", "C12.5")
@pytest.mark.parametrize(
    ("piece", "home"),
    [
        ("book", "biblioteca"),
        ("cup", "cattedrale"),
        ("crown", "palazzo"),
        ("gate", "porta"),
        ("banner", "castello"),
        ("coat_of_arms", "villa"),
    ],
)
def test_a_decoration_fits_the_kind_it_belongs_to(piece: str, home: str) -> None:
    t = gained(piece, Seat(buildings=ONE_OF_EACH_KIND))
    assert legal_with(t, "put") == {f"{home}-1"}
    play(t, f"put {home}-1")
    assert decorated(t) == {f"{home}-1"}


@pytest.mark.rule("C12.4")
def test_a_decoration_on_another_kind_is_refused() -> None:
    t = gained("crown", Seat(buildings=ONE_OF_EACH_KIND))
    reason = refused(t, "put porta-1")
    assert (reason.code, reason.rule) == ("wrong_kind", "C12.4")


@pytest.mark.rule("C12.4", "C12.5")
def test_a_building_has_room_for_one_decoration() -> None:
    t = gained("crown", Seat(buildings=["palazzo-1@lerici+crown", "palazzo-2@lerici"]))
    assert legal_with(t, "put") == {"palazzo-2"}
    reason = refused(t, "put palazzo-1")
    assert (reason.code, reason.rule) == ("already_decorated", "C12.5")


@pytest.mark.rule("C12.4", "C12.5")
def test_a_building_has_room_for_one_statue() -> None:
    t = gained("white", Seat(buildings=["palazzo-1@lerici+purple", "palazzo-2@lerici"]))
    assert legal_with(t, "put") == {"palazzo-2"}
    reason = refused(t, "put palazzo-1")
    assert (reason.code, reason.rule) == ("already_a_statue", "C12.5")


@pytest.mark.rule("C12.4")
def test_a_statue_stands_beside_a_decoration() -> None:
    t = gained("white", Seat(buildings=["palazzo-1@lerici+crown"]))
    play(t, "put palazzo-1")
    assert (decorated(t), statues(t)) == ({"palazzo-1"}, {"palazzo-1": "white"})


@pytest.mark.rule("C12.4")
def test_a_decoration_stands_beside_a_statue() -> None:
    t = gained("crown", Seat(buildings=["palazzo-1@lerici+blue"]))
    play(t, "put palazzo-1")
    assert (decorated(t), statues(t)) == ({"palazzo-1"}, {"palazzo-1": "blue"})


@pytest.mark.rule("C12.5", "T9")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_gained_statue_goes_to_every_city_that_takes_its_colour(colour: str) -> None:
    """A city takes its own colour and nobler ones, so a statue goes to its city and all below."""
    t = gained(colour, Seat(buildings=ONE_OF_EACH_KIND))
    taking = CITIES[: COLOURS.index(colour) + 1]
    wanted = {text.split("@")[0] for text in ONE_OF_EACH_KIND if text.split("@")[1] in taking}
    assert legal_with(t, "put") == wanted


@pytest.mark.rule("C12.5")
def test_a_statue_in_a_city_too_noble_for_it_is_refused() -> None:
    t = gained("green", Seat(buildings=ONE_OF_EACH_KIND))
    reason = refused(t, "put porta-1")  # in Lucca, which wants red
    assert (reason.code, reason.rule) == ("wrong_city", "C12.5")


@pytest.mark.rule("C12.5")
def test_a_piece_on_the_building_of_another_player_is_refused() -> None:
    t = gained("crown", Seat(), Seat(buildings=["palazzo-1@lerici"]))
    reason = refused(t, "put palazzo-1")
    assert (reason.code, reason.rule) == ("not_yours", "C12.5")


@pytest.mark.rule("E10", "C12.5", "T9")
@pytest.mark.parametrize("site", ["porta-1", "villa-2"])
def test_example_of_a_red_statue_for_massa_or_viareggio(site: str) -> None:
    t = cleared("cup", "red", Seat(buildings=["porta-1@massa", "villa-2@viareggio"]))
    play(t, "choose-statue red")
    assert legal_with(t, "put") == {"porta-1", "villa-2"}
    play(t, f"put {site}")
    assert statues(t) == {site: "red"}


# -- place it or keep it (C12.6) -------------------------------------------------------------------


@pytest.mark.rule("C12.6")
def test_a_gained_piece_that_fits_is_placed_or_kept() -> None:
    t = gained("crown", Seat(buildings=["palazzo-1@lerici"]))
    assert legal(t) == {"put palazzo-1", "store"}


@pytest.mark.rule("C12.6")
def test_a_kept_piece_takes_a_slot_and_leaves_the_stock() -> None:
    t = gained("crown", Seat(buildings=["palazzo-1@lerici"]))
    play(t, "store")
    assert (stored(t, 0), decorated(t), in_stock(t, "crown")) == (["crown", ""], set(), 4)


@pytest.mark.rule("C12.6")
def test_a_placed_piece_takes_no_slot_and_leaves_the_stock() -> None:
    t = gained("crown", Seat(buildings=["palazzo-1@lerici"]))
    play(t, "put palazzo-1")
    assert (stored(t, 0), decorated(t), in_stock(t, "crown")) == (["", ""], {"palazzo-1"}, 4)


@pytest.mark.rule("C12.6")
def test_a_piece_that_fits_nowhere_must_be_kept_while_a_slot_is_free() -> None:
    t = gained("crown", Seat(storage=["red"]))
    assert legal(t) == {"store"}
    reason = refused(t, "forgo")
    assert (reason.code, reason.rule) == ("slot_free", "C12.6")
    play(t, "store")
    assert stored(t, 0) == ["red statue", "crown"]


@pytest.mark.rule("C12.6")
def test_two_slots_hold_two_pieces_and_no_third() -> None:
    t = gained("crown", Seat(storage=["red", "book"]))
    reason = refused(t, "store")
    assert (reason.code, reason.rule) == ("no_free_slot", "C12.6")


# -- placing kept pieces (C12.7, C-R9) -------------------------------------------------------------


@pytest.mark.rule("C12.7")
def test_a_piece_kept_in_this_turn_may_not_be_placed_yet() -> None:
    t = gained("crown", Seat(coins=10, buildings=["palazzo-1@lerici"]))
    play(t, "store")
    assert question(t) == "after"  # ten coins buy a piece, so the turn is not over
    reason = refused(t, "move 1 palazzo-1")
    assert (reason.code, reason.rule) == ("stored_this_turn", "C12.7")


@pytest.mark.rule("C12.7")
def test_a_kept_piece_may_be_placed_in_the_next_turn() -> None:
    t = gained("crown", Seat(coins=0, buildings=["palazzo-1@lerici"]))
    play(t, "store", "pass")
    play(t, "move 1 palazzo-1")
    assert (stored(t, 0), decorated(t)) == (["", ""], {"palazzo-1"})


@pytest.mark.rule("C12.7")
def test_placing_a_kept_piece_is_free_and_not_the_action() -> None:
    t = given(
        variant="advanced", seats=[Seat(coins=4, buildings=["porta-1@pisa"], storage=["white"])]
    )
    play(t, "move 1 porta-1")
    assert (coins(t, 0), statues(t)) == (4, {"porta-1": "white"})
    assert (question(t), asked(t)) == ("turn", 0)
    assert "pass" in legal(t)


@pytest.mark.rule("C12.7")
def test_several_kept_pieces_may_be_placed_in_one_turn() -> None:
    t = given(
        variant="advanced",
        seats=[Seat(coins=0, buildings=["porta-1@pisa"], storage=["white", "gate"])],
    )
    play(t, "move 2 porta-1", "move 1 porta-1")
    assert (statues(t), decorated(t), stored(t, 0)) == (
        {"porta-1": "white"},
        {"porta-1"},
        ["", ""],
    )


@pytest.mark.rule("C12.7")
def test_a_placed_piece_stays_on_its_building() -> None:
    t = given(
        variant="advanced",
        seats=[Seat(coins=0, buildings=["porta-1@pisa", "porta-2@pisa"], storage=["white"])],
    )
    play(t, "move 1 porta-1")
    assert legal_with(t, "move") == set()
    assert not {"store", "put porta-2"} & legal(t)
    reason = refused(t, "move 1 porta-2")
    assert (reason.code, reason.rule) == ("empty_slot", "C12.7")


@pytest.mark.rule("C12.5", "C12.7")
def test_kept_pieces_go_onto_fitting_buildings_only() -> None:
    buildings = ["porta-1@pisa", "villa-1@lerici"]
    t = given(variant="advanced", seats=[Seat(buildings=buildings, storage=["blue", "crown"])])
    assert legal_with(t, "move") == {"1 villa-1"}
    assert refused(t, "move 1 porta-1").code == "wrong_city"
    assert refused(t, "move 2 porta-1").code == "wrong_kind"


@pytest.mark.rule("C12.7")
def test_kept_pieces_are_placed_in_your_own_turn_only() -> None:
    owner = Seat(buildings=["porta-1@pisa"], storage=["white"])
    t = given(variant="advanced", turn=1, seats=[owner])
    assert refused(t, "move 1 porta-1", seat=0).code == "not_your_decision"


@pytest.mark.rule("C12.7", "C-R9")
def test_kept_pieces_may_be_placed_before_answering_a_visit() -> None:
    t = given(
        variant="advanced",
        seats=[Seat(coins=0, buildings=["porta-1@pisa"], storage=["white"])],
        visit=(1, "vp"),
    )
    assert legal(t) == {"join", "defer", "move 1 porta-1"}
    play(t, "move 1 porta-1")
    assert statues(t) == {"porta-1": "white"}
    assert legal(t) == {"join", "defer"}


@pytest.mark.rule("C-R9")
def test_a_kept_piece_may_go_onto_a_building_put_up_in_this_turn() -> None:
    t = given(
        variant="advanced",
        display=["castello-1"],
        seats=[Seat(coins=0, blocks={"white": 1}, storage=["banner"])],
    )
    play(t, "build castello-1 livorno", "draw-tile villa-5")
    assert legal(t) == {"move 1 castello-1", "end-turn"}
    play(t, "move 1 castello-1")
    assert decorated(t) == {"castello-1"}
    assert asked(t) == 1


@pytest.mark.rule("C-R9", "C12.8")
def test_placing_a_kept_piece_clears_a_slot_for_one_just_gained() -> None:
    t = gained("crown", Seat(coins=0, buildings=["porta-1@pisa"], storage=["white", "book"]))
    assert legal(t) == {"move 1 porta-1", "discard 1", "discard 2", "forgo"}
    play(t, "move 1 porta-1", "store")
    assert stored(t, 0) == ["crown", "book"]
    assert statues(t) == {"porta-1": "white"}


@pytest.mark.rule("C-R9")
def test_kept_pieces_may_be_placed_before_and_after_the_action() -> None:
    t = given(
        variant="advanced",
        seats=[Seat(coins=0, buildings=["porta-1@pisa"], storage=["white", "gate"])],
    )
    play(t, "move 1 porta-1", "pass", "move 2 porta-1")
    assert (statues(t), decorated(t)) == ({"porta-1": "white"}, {"porta-1"})


# -- no room (C12.8) -------------------------------------------------------------------------------


@pytest.mark.rule("C12.8")
def test_with_full_slots_a_piece_that_fits_nowhere_replaces_one_or_is_forgone() -> None:
    t = gained("crown", Seat(coins=0, storage=["red", "book"]))
    assert legal(t) == {"discard 1", "discard 2", "forgo"}


@pytest.mark.rule("C12.8")
def test_a_discarded_piece_leaves_the_game_for_the_new_one() -> None:
    t = gained("crown", Seat(coins=0, storage=["red", "book"]))
    play(t, "discard 1")
    assert stored(t, 0) == ["crown", "book"]
    assert (in_stock(t, "crown"), in_stock(t, "red"), out_of_game(t, "red")) == (4, 5, 1)


@pytest.mark.rule("C12.8")
def test_a_forgone_piece_stays_in_stock() -> None:
    t = gained("crown", Seat(coins=0, storage=["red", "book"]))
    play(t, "forgo")
    assert stored(t, 0) == ["red statue", "book"]
    assert (in_stock(t, "crown"), out_of_game(t, "crown")) == (5, 0)


@pytest.mark.rule("C12.8")
def test_with_full_slots_a_piece_that_fits_is_placed_or_forgone() -> None:
    t = gained("crown", Seat(coins=0, buildings=["palazzo-1@lucca"], storage=["green", "book"]))
    assert legal(t) == {"put palazzo-1", "forgo"}
    reason = refused(t, "discard 1")
    assert (reason.code, reason.rule) == ("can_be_placed", "C12.8")


@pytest.mark.rule("C12.8")
def test_nothing_is_discarded_while_a_slot_is_free() -> None:
    t = gained("crown", Seat(coins=0, storage=["red"]))
    reason = refused(t, "discard 1")
    assert (reason.code, reason.rule) == ("slot_free", "C12.8")


@pytest.mark.rule("C12.8")
def test_free_discard_lets_a_fitting_piece_replace_a_kept_one() -> None:
    seat = Seat(coins=0, buildings=["palazzo-1@lucca"], storage=["green", "book"])
    t = gained("crown", seat, options={"free_discard": "on"})
    assert legal(t) == {"put palazzo-1", "forgo", "discard 1", "discard 2"}
    play(t, "discard 2")
    assert stored(t, 0) == ["green statue", "crown"]
    assert out_of_game(t, "book") == 1


@pytest.mark.rule("C12.8")
def test_free_discard_still_needs_both_slots_taken() -> None:
    t = gained("crown", Seat(coins=0, storage=["green"]), options={"free_discard": "on"})
    assert refused(t, "discard 1").code == "slot_free"


@pytest.mark.rule("C12.8")
def test_the_new_piece_of_a_discard_is_as_fresh_as_any_kept_one() -> None:
    seat = Seat(coins=10, buildings=["palazzo-1@lucca"], storage=["green", "book"])
    t = gained("crown", seat, options={"free_discard": "on"})
    play(t, "discard 1")
    assert refused(t, "move 1 palazzo-1").code == "stored_this_turn"
