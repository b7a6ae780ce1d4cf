"""L13: leaders are played, discarded and activated; what each of them does."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from signoria.games.lorenzo.rules import content
from signoria.games.lorenzo.rules.table import FROM_DISCARD, FROM_LEADER
from signoria.kernel.state import redacted
from tests.games.lorenzo.positions import (
    GAME,
    Seat,
    answer,
    asked,
    cards,
    discarded,
    gained,
    given,
    goods,
    hand,
    in_play,
    legal,
    legal_with,
    play,
    question,
    refused,
    standing,
    worth,
)
from tests.games.playing import names, of

EVERYBODY = -1

TERRITORIES = ["commercial-hub", "woods", "village", "gravel-pit", "forest", "monastery"]
CHARACTERS = ["warlord", "knight", "papal-messenger", "royal-messenger", "noble", "governor"]
BUILDINGS = ["mint", "tax-office", "triumphal-arch", "theater", "stronghold", "bank"]
VENTURES = ["crusade", "sacred-war", "hiring-recruits", "hiring-soldiers", "military-campaign"]
"""Cards that neither help nor hinder in what is tested with them."""


def board(
    territories: int = 0, characters: int = 0, buildings: int = 0, ventures: int = 0
) -> Sequence[str]:
    """So many cards of each type."""
    return [
        *TERRITORIES[:territories],
        *CHARACTERS[:characters],
        *BUILDINGS[:buildings],
        *VENTURES[:ventures],
    ]


# -- when leader actions are taken (L13.1) ---------------------------------------------------------


@pytest.mark.rule("L13.1")
def test_leader_actions_come_before_and_after_the_placement_as_many_as_wanted() -> None:
    t = given(
        seats=[
            Seat(
                faith=8,
                hand=["santa-rita", "sisto-iv", "pico-della-mirandola"],
                played=["michelangelo-buonarroti"],
            )
        ]
    )
    play(t, "play santa-rita", "discard sisto-iv", "privilege coins", "place black market-1")
    assert (question(t), asked(t)) == ("turn", 0)
    play(t, "discard pico-della-mirandola", "privilege faith")
    play(t, "activate michelangelo-buonarroti")
    assert goods(t) == {"coin": 10, "faith": 9}


@pytest.mark.rule("L13.1")
def test_no_leader_acts_in_the_middle_of_an_action() -> None:
    t = given(seats=[Seat(servant=2, hand=["sisto-iv"], cards=["forest"])], dice=(3, 1, 1))
    play(t, "place black harvest-small")
    assert question(t) == "servants"
    assert refused(t, "discard sisto-iv").code == "not_the_question"


@pytest.mark.rule("L13.1")
def test_no_leader_acts_in_the_turn_of_another() -> None:
    t = given(seats=[Seat(), Seat(hand=["sisto-iv"])])
    assert refused(t, "discard sisto-iv", seat=1).code == "not_your_decision"


@pytest.mark.rule("L13.1", "L16.2")
def test_leaders_in_hand_are_secret_and_their_number_is_not() -> None:
    t = given(seats=[Seat(hand=["sisto-iv", "santa-rita"]), Seat()])
    own = GAME.view(t, 0)["players"][0]
    others = GAME.view(t, 1)["players"][0]
    assert set(own["hand"]) == {"sisto-iv", "santa-rita"}
    assert "hand" not in others
    assert others["leaders"]["hand"] == 2


@pytest.mark.rule("L13.1")
def test_who_has_no_leader_to_act_with_is_not_asked_after_the_placement() -> None:
    t = given(seats=[Seat(played=["santa-rita"])])
    play(t, "place black market-1")
    assert asked(t) == 1


@pytest.mark.rule("L13.1")
@pytest.mark.parametrize("text", ["servants 0", "raise black", "support", "done"])
def test_answers_to_other_questions_are_no_leader_actions(text: str) -> None:
    t = given(seats=[Seat(hand=["sisto-iv"])])
    assert refused(t, text).code == "not_the_question"


@pytest.mark.rule("L1.8")
@pytest.mark.parametrize(
    "text",
    ["play sisto-iv", "discard sisto-iv", "activate sisto-iv", "copy sisto-iv"],
)
def test_there_are_no_leaders_in_the_basic_game(text: str) -> None:
    t = given()
    reason = refused(t, text)
    assert (reason.code, reason.rule) == ("leader_actions_closed", "L1.8")


# -- discarding (L13.2) ----------------------------------------------------------------------------


@pytest.mark.rule("L13.2")
def test_a_discarded_leader_brings_a_privilege() -> None:
    t = given(seats=[Seat(hand=["sisto-iv", "santa-rita"])])
    play(t, "discard sisto-iv")
    assert question(t) == "privilege"
    play(t, "privilege servants")
    assert goods(t) == {"servant": 2}
    assert hand(t) == {"santa-rita"}
    assert "sisto-iv" in discarded(t)


@pytest.mark.rule("L13.2")
@pytest.mark.parametrize(
    "text", ["discard santa-rita", "discard sisto-iv", "discard ludovico-ariosto"]
)
def test_only_a_leader_in_hand_is_discarded(text: str) -> None:
    t = given(seats=[Seat(played=["santa-rita"]), Seat(hand=["sisto-iv"])])
    reason = refused(t, text)
    assert (reason.code, reason.rule) == ("not_in_hand", "L13.3")


@pytest.mark.rule("L13.2")
def test_two_discarded_leaders_may_bring_the_same_privilege() -> None:
    t = given(seats=[Seat(hand=["sisto-iv", "santa-rita"])])
    play(t, "discard sisto-iv", "privilege coins", "discard santa-rita", "privilege coins")
    assert goods(t) == {"coin": 4}


@pytest.mark.rule("R20", "L16.5")
def test_discarded_leaders_are_shown() -> None:
    t = given(seats=[Seat(hand=["sisto-iv"]), Seat()])
    told = play(t, "discard sisto-iv")
    assert of(told, "leader_discarded")[0].seen_by == EVERYBODY
    assert "sisto-iv" in GAME.view(t, 1)["players"][0]["leaders"]["discarded"]


@pytest.mark.rule("R20", "L16.5")
def test_by_an_option_discarded_leaders_are_not_shown() -> None:
    t = given(options={"hide_discarded_leaders": "on"}, seats=[Seat(hand=["sisto-iv"]), Seat()])
    t.events = []
    GAME.apply(t, 0, GAME.actions.parse("discard sisto-iv"))
    GAME.apply(t, 0, GAME.actions.parse("privilege coins"))
    sisto = content.LEADERS.index("sisto-iv")
    told = {number for event in redacted(t.events, 1) for number in event.data}
    assert not told & {sisto, FROM_LEADER + sisto, FROM_DISCARD + sisto}
    assert GAME.view(t, 1)["players"][0]["leaders"]["discarded"] == []
    assert not t.known[sisto] >> 1 & 1


# -- playing (L13.3, L13.6) ------------------------------------------------------------------------

REQUIREMENTS = [
    ("francesco-sforza", {}, board(ventures=5)),
    ("ludovico-ariosto", {}, board(characters=5)),
    ("filippo-brunelleschi", {}, board(buildings=5)),
    ("federico-da-montefeltro", {}, board(territories=5)),
    ("girolamo-savonarola", {"coin": 18}, []),
    ("giovanni-dalle-bande-nere", {"military": 12}, []),
    ("sandro-botticelli", {"wood": 10}, []),
    ("michelangelo-buonarroti", {"stone": 10}, []),
    ("ludovico-iii-gonzaga", {"servant": 15}, []),
    ("leonardo-da-vinci", {}, board(characters=4, territories=2)),
    ("pico-della-mirandola", {}, board(ventures=4, buildings=2)),
    ("sisto-iv", {"wood": 6, "stone": 6, "coin": 6, "servant": 6}, []),
    ("sigismondo-malatesta", {"military": 7, "faith": 3}, []),
    ("lorenzo-de-medici", {"vp": 35}, []),
    ("ludovico-il-moro", {}, board(2, 2, 2, 2)),
    ("cesare-borgia", {"coin": 12, "faith": 2}, board(buildings=3)),
    ("santa-rita", {"faith": 8}, []),
    ("cosimo-de-medici", {}, board(buildings=4, characters=2)),
    ("bartolomeo-colleoni", {}, board(territories=4, ventures=2)),
]


@pytest.mark.rule("L13.3", "L13.6")
@pytest.mark.parametrize(("leader", "owned", "on_board"), REQUIREMENTS)
def test_a_leader_is_played_when_its_requirement_is_met(
    leader: str, owned: dict[str, int], on_board: Sequence[str]
) -> None:
    t = given(seats=[Seat(hand=[leader], cards=on_board).owning(owned)])
    play(t, f"play {leader}")
    assert in_play(t) == {leader}
    assert goods(t) == owned
    assert cards(t) == set(on_board)


@pytest.mark.rule("L13.3", "L13.6")
@pytest.mark.parametrize(
    ("leader", "owned", "on_board", "missing"),
    [
        (leader, owned, on_board, missing)
        for leader, owned, on_board in REQUIREMENTS
        for missing in owned
    ],
)
def test_a_leader_is_not_played_with_one_good_too_few(
    leader: str, owned: dict[str, int], on_board: Sequence[str], missing: str
) -> None:
    short = {**owned, missing: owned[missing] - 1}
    t = given(seats=[Seat(hand=[leader], cards=on_board).owning(short)])
    reason = refused(t, f"play {leader}")
    assert (reason.code, reason.rule) == ("goods_required", "L13.3")
    assert reason.numbers == {"need": owned[missing], "have": owned[missing] - 1}


@pytest.mark.rule("L13.3", "L13.6")
@pytest.mark.parametrize(
    ("leader", "owned", "on_board", "missing"),
    [
        (leader, owned, on_board, missing)
        for leader, owned, on_board in REQUIREMENTS
        for missing in on_board
    ],
)
def test_a_leader_is_not_played_with_one_card_too_few(
    leader: str, owned: dict[str, int], on_board: Sequence[str], missing: str
) -> None:
    fewer = [card for card in on_board if card != missing]
    t = given(seats=[Seat(hand=[leader], cards=fewer).owning(owned)])
    reason = refused(t, f"play {leader}")
    assert (reason.code, reason.rule) == ("cards_required", "L13.3")
    assert reason.numbers["need"] == reason.numbers["have"] + 1


@pytest.mark.rule("L13.3", "T25", "L13.19")
@pytest.mark.parametrize(
    "on_board", [TERRITORIES, CHARACTERS, BUILDINGS, [*VENTURES, "repairing-the-church"]]
)
def test_lucrezia_borgia_needs_six_cards_of_any_one_type(on_board: list[str]) -> None:
    t = given(seats=[Seat(hand=["lucrezia-borgia"], cards=on_board)])
    play(t, "play lucrezia-borgia")
    assert in_play(t) == {"lucrezia-borgia"}


@pytest.mark.rule("L13.3", "T25", "L13.19")
def test_six_cards_of_several_types_are_not_enough_for_lucrezia_borgia() -> None:
    t = given(seats=[Seat(hand=["lucrezia-borgia"], cards=board(5, 5, 5, 5))])
    reason = refused(t, "play lucrezia-borgia")
    assert (reason.code, reason.numbers) == ("alike_required", {"need": 6, "have": 5})


@pytest.mark.rule("L13.3", "X25")
def test_nothing_is_spent_for_a_leader() -> None:
    t = given(seats=[Seat(wood=10, hand=["sandro-botticelli"])])
    play(t, "play sandro-botticelli")
    assert goods(t) == {"wood": 10}


@pytest.mark.rule("L13.3")
def test_a_leader_stays_when_its_requirement_is_lost() -> None:
    t = given(
        players=2,
        seats=[Seat(wood=10, hand=["sandro-botticelli"])],
        towers={"building-1": "chapel"},
    )
    play(t, "play sandro-botticelli", "place black building-1")
    assert goods(t) == {"wood": 8, "faith": 1}
    play(t, "activate sandro-botticelli")
    assert goods(t) == {"wood": 8, "faith": 1, "military": 2, "vp": 1}


@pytest.mark.rule("L13.3")
def test_a_played_leader_is_public() -> None:
    t = given(seats=[Seat(faith=8, hand=["santa-rita"]), Seat()])
    told = play(t, "play santa-rita")
    assert of(told, "leader_played")[0].seen_by == EVERYBODY
    shown = GAME.view(t, 1)["players"][0]["leaders"]["played"]
    assert shown == [{"leader": "santa-rita", "used": False, "copies": ""}]


@pytest.mark.rule("L13.3")
def test_only_a_leader_in_hand_is_played() -> None:
    t = given(seats=[Seat(faith=8, vp=35, hand=["sisto-iv"]), Seat(hand=["santa-rita"])])
    reason = refused(t, "play santa-rita")
    assert (reason.code, reason.rule) == ("not_in_hand", "L13.3")


# -- activating (L13.4) ----------------------------------------------------------------------------


@pytest.mark.rule("L13.4")
@pytest.mark.parametrize(
    ("leader", "gain"),
    [
        pytest.param("girolamo-savonarola", {"faith": 1}, marks=pytest.mark.rule("L13.11")),
        pytest.param(
            "giovanni-dalle-bande-nere",
            {"coin": 1, "wood": 1, "stone": 1},
            marks=pytest.mark.rule("L13.12"),
        ),
        pytest.param(
            "sandro-botticelli", {"military": 2, "vp": 1}, marks=pytest.mark.rule("L13.13")
        ),
        pytest.param("michelangelo-buonarroti", {"coin": 3}, marks=pytest.mark.rule("L13.14")),
        pytest.param("cosimo-de-medici", {"servant": 3, "vp": 1}, marks=pytest.mark.rule("L13.25")),
        pytest.param("bartolomeo-colleoni", {"vp": 4}, marks=pytest.mark.rule("L13.26")),
    ],
)
def test_leaders_that_give_goods(leader: str, gain: dict[str, int]) -> None:
    t = given(seats=[Seat(played=[leader])])
    told = play(t, f"activate {leader}")
    assert goods(t) == gain
    assert gained(told, f"leader:{leader}") == gain


@pytest.mark.rule("L13.4", "L13.15", "L18.3")
def test_gonzaga_gives_a_privilege() -> None:
    t = given(seats=[Seat(played=["ludovico-iii-gonzaga"])])
    play(t, "activate ludovico-iii-gonzaga", "privilege military")
    assert goods(t) == {"military": 2}


@pytest.mark.rule("L13.4")
def test_a_leader_is_activated_once_in_a_round() -> None:
    t = given(seats=[Seat(played=["michelangelo-buonarroti"], hand=["sisto-iv"])])
    play(t, "activate michelangelo-buonarroti")
    reason = refused(t, "activate michelangelo-buonarroti")
    assert (reason.code, reason.rule) == ("used_this_round", "L13.4")


@pytest.mark.rule("L13.4")
def test_a_leader_may_be_activated_in_the_turn_it_was_played() -> None:
    t = given(seats=[Seat(stone=10, hand=["michelangelo-buonarroti"])])
    play(t, "play michelangelo-buonarroti", "activate michelangelo-buonarroti")
    assert goods(t) == {"stone": 10, "coin": 3}


@pytest.mark.rule("L13.4")
@pytest.mark.parametrize("leader", ["michelangelo-buonarroti", "sandro-botticelli"])
def test_only_a_leader_in_play_is_activated(leader: str) -> None:
    t = given(seats=[Seat(hand=["michelangelo-buonarroti"]), Seat(played=["sandro-botticelli"])])
    reason = refused(t, f"activate {leader}")
    assert (reason.code, reason.rule) == ("not_in_play", "L13.4")


@pytest.mark.rule("L13.4", "L12.7", "T22")
def test_leaders_of_all_players_are_turned_up_at_the_end_of_the_round() -> None:
    but_one = dict.fromkeys(("white", "orange", "neutral"), "council-palace")
    everything = {"black": "council-palace", **but_one}
    t = given(
        players=2,
        in_round=1,
        lap=4,
        active=1,
        seats=[
            Seat(
                played=["sandro-botticelli"],
                used=["sandro-botticelli"],
                placed=everything,
            ),
            Seat(
                played=["michelangelo-buonarroti"],
                used=["michelangelo-buonarroti"],
                placed=but_one,
            ),
        ],
    )
    told = play(t, "place black market-1")
    assert "round_ended" in names(told)
    assert [int(used) for used in t.used] == [0, 0]


# -- permanent abilities (L13.5) -------------------------------------------------------------------


@pytest.mark.rule("L13.5")
def test_a_permanent_ability_is_not_activated() -> None:
    t = given(seats=[Seat(played=["santa-rita"])])
    reason = refused(t, "activate santa-rita")
    assert (reason.code, reason.rule) == ("works_by_itself", "L13.5")


@pytest.mark.rule("L13.5", "L13.22")
def test_a_permanent_ability_works_from_the_moment_of_playing() -> None:
    t = given(seats=[Seat(hand=["ludovico-il-moro"], cards=board(2, 2, 2, 2))], dice=(1, 2, 6))
    assert [worth(t, member) for member in ("black", "white", "orange")] == [1, 2, 6]
    play(t, "play ludovico-il-moro")
    assert [worth(t, member) for member in ("black", "white", "orange")] == [5, 5, 5]
    assert worth(t, "black", seat=1) == 1


@pytest.mark.rule("L13.5", "Y17", "L13.22")
@pytest.mark.parametrize(("burden", "values"), [([], (5, 6)), (["E1.7"], (4, 5))])
def test_moro_makes_coloured_members_worth_five_and_federico_one_of_them_six(
    burden: list[str], values: tuple[int, int]
) -> None:
    t = given(
        seats=[Seat(played=["ludovico-il-moro"], burden=burden, raised=["orange"])],
        dice=(6, 6, 6),
    )
    assert (worth(t, "black"), worth(t, "orange")) == values
    assert worth(t, "neutral") == 0


@pytest.mark.rule("L13.5", "L13.19")
def test_lucrezia_borgia_adds_two_to_coloured_members() -> None:
    t = given(seats=[Seat(played=["lucrezia-borgia"])], dice=(1, 3, 6))
    values = [worth(t, member) for member in ("black", "white", "orange", "neutral")]
    assert values == [3, 5, 8, 0]


@pytest.mark.rule("L13.5", "L13.20")
def test_sigismondo_malatesta_adds_three_to_the_neutral_member() -> None:
    t = given(seats=[Seat(played=["sigismondo-malatesta"])], dice=(1, 3, 6))
    values = [worth(t, member) for member in ("black", "white", "orange", "neutral")]
    assert values == [1, 3, 6, 3]


@pytest.mark.rule("L13.5", "R12", "L13.8")
@pytest.mark.parametrize("space", ["market-1", "harvest-small", "production-small"])
def test_ariosto_places_on_occupied_spaces(space: str) -> None:
    t = given(seats=[Seat(played=["ludovico-ariosto"]), Seat(placed={"black": space})])
    play(t, f"place black {space}")
    assert standing(t, space) == [(0, "black"), (1, "black")]


@pytest.mark.rule("R12", "L5.2", "L13.8")
def test_ariosto_does_not_lift_the_limit_of_one_coloured_member() -> None:
    t = given(
        seats=[Seat(played=["ludovico-ariosto"], placed={"white": "harvest-small"})],
    )
    assert refused(t, "place black harvest-small").code == "colour_in_area"


@pytest.mark.rule("R12", "L5.5", "L13.8")
def test_ariosto_does_not_open_closed_spaces() -> None:
    t = given(players=2, seats=[Seat(played=["ludovico-ariosto"])])
    assert refused(t, "place black harvest-large").code == "space_closed"


@pytest.mark.rule("Y19")
def test_with_two_players_the_small_space_is_the_only_one_but_for_ariosto() -> None:
    crowd = Seat(placed={"black": "production-small"})
    plain = given(players=2, seats=[Seat(), crowd])
    assert not {"black production-small", "black production-large"} & legal_with(plain, "place")
    helped = given(players=2, seats=[Seat(played=["ludovico-ariosto"]), crowd])
    assert "black production-small" in legal_with(helped, "place")


@pytest.mark.rule("L13.5", "L13.9")
def test_brunelleschi_pays_no_fee() -> None:
    t = given(
        seats=[Seat(played=["filippo-brunelleschi"]), Seat(placed={"black": "territory-2"})],
        towers={"territory-1": "village"},
    )
    told = play(t, "place black territory-1")
    assert "fee_waived" in names(told)
    assert cards(t) == {"village"}


@pytest.mark.rule("R15", "L13.9")
def test_brunelleschi_pays_no_fee_in_bonus_actions() -> None:
    t = given(
        seats=[
            Seat(coin=4, played=["filippo-brunelleschi"]),
            Seat(placed={"black": "territory-2"}),
        ],
        towers={"character-1": "captain", "territory-1": "village"},
    )
    play(t, "place black character-1", "take territory-1")
    assert cards(t) == {"captain", "village"}
    assert goods(t) == {"military": 2}


@pytest.mark.rule("L13.5", "L13.17")
def test_pico_takes_three_coins_off_every_card() -> None:
    t = given(
        seats=[Seat(coin=1, wood=1, played=["pico-della-mirandola"])],
        towers={"character-1": "stonemason"},
    )
    play(t, "place black character-1")
    assert goods(t) == {"wood": 1}


@pytest.mark.rule("L13.5", "L6.9", "Y16", "L13.17")
def test_discounts_end_at_nothing_and_leave_the_fee() -> None:
    t = given(
        seats=[
            Seat(coin=3, cards=["dame"], played=["pico-della-mirandola"]),
            Seat(placed={"black": "character-2"}),
        ],
        towers={"character-1": "patron"},
    )
    play(t, "place black character-1")
    assert "patron" in cards(t)
    assert goods(t) == {}


@pytest.mark.rule("L13.5", "L13.23")
def test_cesare_borgia_needs_no_military_points_for_territories() -> None:
    seat = Seat(cards=board(territories=5))
    plain = given(seats=[seat], towers={"territory-1": "farm"})
    assert refused(plain, "place black territory-1").code == "slot_needs_military"
    t = given(
        seats=[Seat(cards=board(territories=5), played=["cesare-borgia"])],
        towers={"territory-1": "farm"},
    )
    play(t, "place black territory-1")
    assert "farm" in cards(t)


@pytest.mark.rule("L13.5", "L13.18")
@pytest.mark.parametrize(("leaders", "points"), [(["sisto-iv"], 3 + 5), (["santa-rita"], 3)])
def test_sisto_brings_five_points_more_for_supporting_the_church(
    leaders: list[str], points: int
) -> None:
    but_one = dict.fromkeys(("white", "orange", "neutral"), "council-palace")
    t = given(
        players=2,
        in_round=2,
        lap=4,
        active=1,
        seats=[
            Seat(faith=3, played=leaders, placed={"black": "council-palace", **but_one}),
            Seat(placed=but_one),
        ],
    )
    play(t, "place black market-1", "support")
    assert goods(t) == {"vp": points}


# -- Santa Rita (R14) ------------------------------------------------------------------------------


@pytest.mark.rule("L13.5", "R14", "Y12", "L13.24")
@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("estate", {"servant": 4, "wood": 2}),
        ("fortified-town", {"military": 2, "servant": 2}),
        ("castle", {"coin": 4, "vp": 2}),
        ("mining-town", {"stone": 2, "servant": 4}),
    ],
)
def test_santa_rita_doubles_resources_that_a_card_gives_at_once(
    card: str, gain: dict[str, int]
) -> None:
    t = given(seats=[Seat(played=["santa-rita"])], towers={"territory-1": card})
    told = play(t, "place black territory-1")
    assert goods(t) == gain
    assert "doubled" in names(told)


@pytest.mark.rule("R14", "T24", "L13.24")
def test_santa_rita_does_not_double_points() -> None:
    t = given(
        seats=[Seat(wood=4, stone=4, played=["santa-rita"])], towers={"building-1": "cathedral"}
    )
    told = play(t, "place black building-1")
    assert goods(t) == {"faith": 3, "vp": 7}
    assert "doubled" not in names(told)


@pytest.mark.rule("R14", "T24")
def test_santa_rita_does_not_double_the_bonus_of_a_floor() -> None:
    t = given(seats=[Seat(played=["santa-rita"])], towers={"territory-3": "woods"})
    play(t, "place black territory-3")
    assert goods(t) == {"wood": 3}


@pytest.mark.rule("R14", "T24")
def test_santa_rita_does_not_double_spaces() -> None:
    t = given(seats=[Seat(played=["santa-rita"])])
    play(t, "place black market-1")
    assert goods(t) == {"coin": 5}


@pytest.mark.rule("R14", "T24")
def test_santa_rita_does_not_double_a_harvest() -> None:
    t = given(
        seats=[Seat(coin=4, played=["santa-rita"], cards=["gravel-pit"])],
        towers={"character-1": "cardinal"},
    )
    play(t, "place black character-1", "servants 0")
    assert goods(t) == {"faith": 2, "wood": 1, "stone": 3, "servant": 1}


@pytest.mark.rule("R14", "T24")
@pytest.mark.parametrize(("option", "coins"), [("off", 2), ("on", 4)])
def test_privileges_of_a_card_are_doubled_by_an_option_only(option: str, coins: int) -> None:
    t = given(
        options={"rita_privileges": option},
        seats=[Seat(coin=2, played=["santa-rita"])],
        towers={"character-1": "knight"},
    )
    play(t, "place black character-1", "privilege coins")
    assert goods(t) == {"coin": coins}


@pytest.mark.rule("R14")
@pytest.mark.parametrize(
    ("privilege", "gain"), [("military", {"military": 2}), ("faith", {"faith": 1})]
)
def test_by_that_option_privileges_taken_in_points_are_not_doubled(
    privilege: str, gain: dict[str, int]
) -> None:
    t = given(
        options={"rita_privileges": "on"},
        seats=[Seat(coin=2, played=["santa-rita"])],
        towers={"character-1": "knight"},
    )
    play(t, "place black character-1", f"privilege {privilege}")
    assert goods(t) == gain


@pytest.mark.rule("R14")
def test_by_that_option_privileges_of_spaces_and_of_a_harvest_are_not_doubled() -> None:
    on = {"rita_privileges": "on"}
    palace = given(options=on, seats=[Seat(played=["santa-rita"])])
    play(palace, "place black council-palace", "privilege coins")
    assert goods(palace) == {"coin": 3}
    harvest = given(options=on, seats=[Seat(played=["santa-rita"], cards=["city"])])
    play(harvest, "place black harvest-small", "privilege coins")
    assert goods(harvest)["coin"] == 2


@pytest.mark.rule("R14")
def test_one_is_taken_off_after_doubling() -> None:
    t = given(
        seats=[Seat(played=["santa-rita"], burden=["E1.2"])], towers={"territory-1": "dukedom"}
    )
    play(t, "place black territory-1")
    assert goods(t) == {"coin": 7}


# -- Sforza and Leonardo (R01) ---------------------------------------------------------------------


@pytest.mark.rule("L13.4", "R01", "L13.7")
def test_sforza_harvests_with_value_one() -> None:
    t = given(seats=[Seat(played=["francesco-sforza"], cards=["commercial-hub", "woods"])])
    play(t, "activate francesco-sforza", "servants 0")
    assert goods(t) == {"coin": 1, "wood": 1, "stone": 1, "servant": 1}
    assert standing(t, "harvest-small") == []


@pytest.mark.rule("R01", "L13.7")
def test_servants_raise_the_harvest_of_sforza() -> None:
    t = given(seats=[Seat(servant=1, played=["francesco-sforza"], cards=["woods"])])
    play(t, "activate francesco-sforza", "servants 1")
    assert goods(t) == {"wood": 2, "stone": 1, "servant": 1}


@pytest.mark.rule("R01", "L13.7")
@pytest.mark.parametrize(
    ("options", "wood"),
    [
        ({}, 3),
        ({"leader_work_boost": "servants-only"}, 1),
        ({"edition": "czech"}, 1),
        ({"edition": "english-2016"}, 1),
        ({"edition": "czech", "leader_work_boost": "all"}, 3),
    ],
)
def test_characters_raise_the_harvest_of_sforza_by_edition(
    options: dict[str, str], wood: int
) -> None:
    t = given(
        options=options,
        seats=[Seat(played=["francesco-sforza"], cards=["farmer", "mountain-town"])],
    )
    play(t, "activate francesco-sforza", "servants 0")
    assert goods(t)["wood"] == wood


@pytest.mark.rule("R01", "E1.5")
def test_the_harvest_of_sforza_is_hindered_like_any_other() -> None:
    t = given(seats=[Seat(servant=3, played=["francesco-sforza"], burden=["E1.5"])])
    play(t, "activate francesco-sforza")
    assert legal(t) == {"servants 3", "decline"}


@pytest.mark.rule("R01", "Y13", "L13.16")
def test_leonardo_does_nothing_at_all_without_servants() -> None:
    t = given(seats=[Seat(played=["leonardo-da-vinci"], cards=["garden"])])
    told = play(t, "activate leonardo-da-vinci")
    assert goods(t) == {}
    assert "produced" not in names(told)


@pytest.mark.rule("R01", "Y13", "L13.16")
def test_leonardo_with_a_servant_gives_the_tile() -> None:
    t = given(seats=[Seat(servant=1, played=["leonardo-da-vinci"])])
    play(t, "activate leonardo-da-vinci", "servants 1")
    assert goods(t) == {"coin": 2, "military": 1}


@pytest.mark.rule("R01", "Y13", "L13.16")
def test_the_artisan_raises_the_production_of_leonardo_to_two() -> None:
    t = given(seats=[Seat(played=["leonardo-da-vinci"], cards=["artisan", "bank"])])
    play(t, "activate leonardo-da-vinci", "servants 0")
    assert goods(t) == {"coin": 7, "military": 1}


@pytest.mark.rule("R01", "Y13")
def test_by_the_other_reading_the_artisan_does_not_help_leonardo() -> None:
    t = given(
        options={"leader_work_boost": "servants-only"},
        seats=[Seat(played=["leonardo-da-vinci"], cards=["artisan", "bank"])],
    )
    told = play(t, "activate leonardo-da-vinci")
    assert "produced" not in names(told)
    assert goods(t) == {}


# -- Federico (R02) --------------------------------------------------------------------------------

FEDERICO = "federico-da-montefeltro"


@pytest.mark.rule("L13.4", "R02", "T23", "L13.10", "L18.3")
def test_federico_raises_a_coloured_member_of_choice() -> None:
    t = given(seats=[Seat(played=[FEDERICO])], dice=(4, 2, 1))
    play(t, f"activate {FEDERICO}")
    assert legal(t) == {"raise black", "raise white", "raise orange"}
    play(t, "raise black")
    values = [worth(t, member) for member in ("black", "white", "orange", "neutral")]
    assert values == [6, 2, 1, 0]


@pytest.mark.rule("R02")
def test_federico_does_not_raise_the_neutral_member() -> None:
    t = given(seats=[Seat(played=[FEDERICO])])
    play(t, f"activate {FEDERICO}")
    reason = refused(t, "raise neutral")
    assert (reason.code, reason.rule) == ("wrong_member", "R02")
    assert refused(t, "copy francesco-sforza").code == "not_the_question"


@pytest.mark.rule("R02")
@pytest.mark.parametrize("options", [{"federico_target": "neutral"}, {"edition": "czech"}])
def test_by_the_other_reading_federico_raises_the_neutral_member(options: dict[str, str]) -> None:
    t = given(options=options, seats=[Seat(played=[FEDERICO])], dice=(4, 2, 1))
    play(t, f"activate {FEDERICO}")
    assert refused(t, "raise black").code == "wrong_member"
    play(t, "raise neutral")
    values = [worth(t, member) for member in ("black", "white", "orange", "neutral")]
    assert values == [4, 2, 1, 6]


@pytest.mark.rule("R02")
def test_what_is_said_about_federico_goes_before_the_edition() -> None:
    t = given(
        options={"edition": "czech", "federico_target": "coloured"},
        seats=[Seat(played=[FEDERICO])],
    )
    play(t, f"activate {FEDERICO}")
    assert legal_with(t, "raise") == {"black", "white", "orange"}


@pytest.mark.rule("R02", "L13.10")
def test_federico_raises_no_member_that_has_been_placed() -> None:
    t = given(seats=[Seat(played=[FEDERICO], placed={"black": "market-1"})])
    play(t, f"activate {FEDERICO}")
    reason = refused(t, "raise black")
    assert (reason.code, reason.rule) == ("already_placed", "L3.4")


@pytest.mark.rule("R02")
def test_federico_is_not_activated_when_no_such_member_is_left() -> None:
    spaces = {"black": "market-1", "white": "market-2", "orange": "market-3"}
    t = given(
        seats=[Seat(servant=1, played=[FEDERICO, "girolamo-savonarola"], placed=spaces)], lap=4
    )
    reason = refused(t, f"activate {FEDERICO}")
    assert (reason.code, reason.rule) == ("no_member_left", "R02")
    play(t, "activate girolamo-savonarola", "place neutral council-palace", "privilege coins")
    assert asked(t) == 1


@pytest.mark.rule("R02", "T23")
def test_the_raised_member_counts_six_when_it_is_placed_and_may_be_boosted() -> None:
    t = given(
        seats=[Seat(servant=1, played=[FEDERICO])],
        towers={"territory-4": "village"},
        dice=(1, 1, 1),
    )
    play(t, f"activate {FEDERICO}", "raise white", "place white territory-4")
    assert cards(t) == {"village"}
    assert goods(t) == {"wood": 2}


@pytest.mark.rule("R02", "T23")
def test_the_raised_member_is_worth_its_die_again_in_the_next_round() -> None:
    placed = {"black": "market-1", "white": "council-palace", "neutral": "council-palace"}
    others = dict.fromkeys(("black", "white", "orange", "neutral"), "council-palace")
    t = given(
        players=2,
        in_round=1,
        lap=4,
        active=1,
        order=[0, 1],
        seats=[Seat(placed=others), Seat(played=[FEDERICO], placed=placed, raised=["orange"])],
    )
    play(t, "place orange market-2")
    while t.to_act == (-1,):
        play(t, GAME.actions.text(GAME.outcomes(t)[0][0]))
    assert worth(t, "orange", seat=1) == int(t.dice[2]) != 6


# -- Lorenzo de' Medici (R13) ----------------------------------------------------------------------

LORENZO = "lorenzo-de-medici"


@pytest.mark.rule("R13", "L13.21", "L18.3")
def test_lorenzo_copies_a_leader_of_an_opponent_when_he_is_played() -> None:
    t = given(
        seats=[
            Seat(vp=35, hand=[LORENZO], played=["santa-rita"]),
            Seat(played=["ludovico-il-moro"]),
            Seat(played=["francesco-sforza"], hand=["sisto-iv"]),
        ],
        dice=(1, 1, 1),
    )
    play(t, f"play {LORENZO}")
    assert question(t) == "copying"
    assert legal(t) == {"copy ludovico-il-moro", "copy francesco-sforza"}
    assert refused(t, "support").code == "not_the_question"
    play(t, "copy ludovico-il-moro")
    assert worth(t, "black") == 5
    assert in_play(t, 1) == {"ludovico-il-moro"}


@pytest.mark.rule("R13")
@pytest.mark.parametrize("leader", ["santa-rita", "sisto-iv", "cesare-borgia"])
def test_lorenzo_copies_nothing_but_leaders_in_play_of_opponents(leader: str) -> None:
    t = given(
        seats=[
            Seat(vp=35, hand=[LORENZO], played=["santa-rita"]),
            Seat(played=["ludovico-il-moro"], hand=["sisto-iv"]),
        ]
    )
    play(t, f"play {LORENZO}")
    reason = refused(t, f"copy {leader}")
    assert (reason.code, reason.rule) == ("not_copyable", "R13")


@pytest.mark.rule("R13")
def test_lorenzo_may_be_played_when_there_is_nobody_to_copy_and_copies_later() -> None:
    t = given(
        players=2,
        seats=[Seat(vp=35, hand=[LORENZO]), Seat(faith=8, hand=["santa-rita"])],
        towers={"territory-1": "woods"},
    )
    play(t, f"play {LORENZO}", "place black market-1")
    play(t, "play santa-rita", "place black market-2")
    assert legal_with(t, "copy") == {"santa-rita"}
    play(t, "copy santa-rita", "place white territory-1")
    assert goods(t)["wood"] == 2


@pytest.mark.rule("R13")
def test_while_lorenzo_copies_nobody_he_has_no_ability() -> None:
    t = given(seats=[Seat(played=[LORENZO])])
    reason = refused(t, f"activate {LORENZO}")
    assert (reason.code, reason.rule) == ("copy_first", "R13")


@pytest.mark.rule("R13")
def test_by_an_option_lorenzo_is_not_played_when_there_is_nobody_to_copy() -> None:
    t = given(options={"lorenzo_deferred_copy": "off"}, seats=[Seat(vp=35, hand=[LORENZO])])
    reason = refused(t, f"play {LORENZO}")
    assert (reason.code, reason.rule) == ("nothing_to_copy", "R13")


@pytest.mark.rule("R13", "L13.21")
def test_the_choice_of_lorenzo_is_not_changed() -> None:
    t = given(
        seats=[
            Seat(played=[LORENZO], copied="santa-rita"),
            Seat(played=["santa-rita", "ludovico-il-moro"]),
        ]
    )
    reason = refused(t, "copy ludovico-il-moro")
    assert (reason.code, reason.rule) == ("copied_already", "R13")


@pytest.mark.rule("R13")
def test_nobody_copies_without_lorenzo() -> None:
    t = given(seats=[Seat(hand=[LORENZO]), Seat(played=["santa-rita"])])
    assert refused(t, "copy santa-rita").code == "not_in_play"


@pytest.mark.rule("R13")
def test_a_copied_ability_of_once_a_round_is_used_by_the_card_of_lorenzo() -> None:
    t = given(
        seats=[
            Seat(played=[LORENZO], copied="michelangelo-buonarroti", hand=["sisto-iv"]),
            Seat(played=["michelangelo-buonarroti"], used=["michelangelo-buonarroti"]),
        ]
    )
    assert refused(t, "activate michelangelo-buonarroti").code == "not_in_play"
    play(t, f"activate {LORENZO}")
    assert goods(t) == {"coin": 3}
    assert refused(t, f"activate {LORENZO}").code == "used_this_round"


@pytest.mark.rule("R13")
def test_a_copied_federico_raises_a_member_of_the_copier() -> None:
    t = given(
        seats=[Seat(played=[LORENZO], copied=FEDERICO), Seat(played=[FEDERICO])], dice=(1, 1, 1)
    )
    play(t, f"activate {LORENZO}", "raise orange")
    assert (worth(t, "orange"), worth(t, "orange", seat=1)) == (6, 1)


@pytest.mark.rule("R13")
def test_a_copied_lasting_ability_is_not_activated() -> None:
    t = given(seats=[Seat(played=[LORENZO], copied="santa-rita"), Seat(played=["santa-rita"])])
    assert refused(t, f"activate {LORENZO}").code == "works_by_itself"


@pytest.mark.rule("R13")
def test_the_requirement_of_the_copied_leader_does_not_matter() -> None:
    t = given(seats=[Seat(vp=35, hand=[LORENZO]), Seat(played=["lucrezia-borgia"])], dice=(1, 1, 1))
    play(t, f"play {LORENZO}", "copy lucrezia-borgia")
    assert worth(t, "black") == 3


# -- what leaders give to the excommunicated (R06) -------------------------------------------------


@pytest.mark.rule("R06")
@pytest.mark.parametrize(("option", "coins"), [("off", 3), ("on", 2)])
def test_gains_of_leaders_are_lessened_by_an_option_only(option: str, coins: int) -> None:
    t = given(
        options={"leader_gains_reduced": option},
        seats=[Seat(played=["michelangelo-buonarroti"], burden=["E1.2"])],
    )
    play(t, "activate michelangelo-buonarroti")
    assert goods(t) == {"coin": coins}


@pytest.mark.rule("R06")
@pytest.mark.parametrize(("option", "coins"), [("off", 2), ("on", 1)])
def test_privileges_of_discarded_leaders_are_lessened_by_an_option_only(
    option: str, coins: int
) -> None:
    t = given(
        options={"leader_gains_reduced": option},
        seats=[Seat(hand=["sisto-iv"], burden=["E1.2"])],
    )
    play(t, "discard sisto-iv", "privilege coins")
    assert goods(t) == {"coin": coins}


@pytest.mark.rule("R06")
@pytest.mark.parametrize(("option", "servants"), [("off", 2), ("on", 1)])
def test_the_privilege_of_gonzaga_is_lessened_by_an_option_only(option: str, servants: int) -> None:
    t = given(
        options={"leader_gains_reduced": option},
        seats=[Seat(played=["ludovico-iii-gonzaga"], burden=["E1.3"])],
    )
    play(t, "activate ludovico-iii-gonzaga", "privilege servants")
    assert goods(t) == {"servant": servants}


@pytest.mark.rule("R06")
def test_territories_harvested_by_a_leader_are_sources_like_any_other() -> None:
    t = given(seats=[Seat(played=["francesco-sforza"], cards=["gold-mine"], burden=["E1.2"])])
    told = play(t, "activate francesco-sforza", "servants 0")
    assert gained(told, "card:gold-mine") == {"coin": 1}


# -- whose turn it stays ---------------------------------------------------------------------------


@pytest.mark.rule("L13.1", "L3.2")
def test_the_turn_ends_when_the_player_says_so() -> None:
    t = given(seats=[Seat(hand=["sisto-iv"])])
    play(t, "place black market-1")
    assert legal(t) == {"discard sisto-iv", "end-turn"}
    answer(t, 0, "end-turn")
    assert asked(t) == 1
