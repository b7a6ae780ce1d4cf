"""L11: the Council Palace and privileges; the ends of the tracks (R16)."""

from __future__ import annotations

import pytest

from tests.games.lorenzo.positions import (
    Seat,
    asked,
    cards,
    given,
    goods,
    legal_with,
    number,
    play,
    question,
    refused,
    standing,
)
from tests.games.playing import of

PRIVILEGES = {
    "materials": {"wood": 1, "stone": 1},
    "servants": {"servant": 2},
    "coins": {"coin": 2},
    "military": {"military": 2},
    "faith": {"faith": 1},
}

# -- the palace (L11.1) ----------------------------------------------------------------------------


@pytest.mark.rule("L11.1")
def test_the_palace_gives_a_coin_and_a_privilege() -> None:
    t = given()
    play(t, "place black council-palace")
    assert (question(t), goods(t)) == ("privilege", {"coin": 1})
    play(t, "privilege faith")
    assert goods(t) == {"coin": 1, "faith": 1}


@pytest.mark.rule("L11.1")
def test_the_palace_needs_a_value_of_one() -> None:
    t = given()
    reason = refused(t, "place neutral council-palace")
    assert (reason.code, reason.numbers) == ("value_too_low", {"need": 1, "have": 0})


@pytest.mark.rule("L11.1")
def test_members_line_up_in_the_palace_from_left_to_right() -> None:
    t = given(players=2, palace=[(1, "white"), (0, "orange")])
    play(t, "place black council-palace", "privilege coins")
    play(t, "place black council-palace", "privilege coins")
    assert standing(t, "council-palace") == [
        (1, "white"),
        (0, "orange"),
        (0, "black"),
        (1, "black"),
    ]


# -- what a privilege is (L11.2) -------------------------------------------------------------------


@pytest.mark.rule("L11.2", "L18.3")
@pytest.mark.parametrize("privilege", PRIVILEGES)
def test_a_privilege_is_one_of_five(privilege: str) -> None:
    t = given(seats=[Seat(coin=2)], towers={"character-1": "knight"})
    play(t, "place black character-1")
    assert legal_with(t, "privilege") == set(PRIVILEGES)
    play(t, f"privilege {privilege}")
    assert goods(t) == PRIVILEGES[privilege]


@pytest.mark.rule("L11.2")
def test_a_privilege_is_taken_before_anything_else() -> None:
    t = given()
    play(t, "place black council-palace")
    assert refused(t, "end-turn").code == "not_the_question"
    assert refused(t, "place white market-1", seat=1).code == "not_your_decision"
    play(t, "privilege coins")
    assert (question(t), asked(t)) == ("turn", 1)


# -- different ones (L11.3) ------------------------------------------------------------------------


@pytest.mark.rule("L11.3", "X11")
def test_the_royal_messenger_brings_three_different_privileges() -> None:
    t = given(seats=[Seat(coin=5)], towers={"character-1": "royal-messenger"})
    play(t, "place black character-1", "privilege coins", "privilege servants", "privilege faith")
    assert goods(t) == {"coin": 2, "servant": 2, "faith": 1}
    assert cards(t) == {"royal-messenger"}


@pytest.mark.rule("L11.3", "X11", "T27")
@pytest.mark.parametrize(
    ("seat", "towers", "placement"),
    [
        (Seat(coin=5), {"character-1": "royal-messenger"}, "place black character-1"),
        (Seat(wood=2, stone=2), {"venture-1": "raising-a-statue"}, "place black venture-1"),
        (Seat(), {}, "place black market-4"),
    ],
)
def test_privileges_of_one_source_differ_where_it_says_so(
    seat: Seat, towers: dict[str, str], placement: str
) -> None:
    t = given(seats=[seat], towers=towers)
    play(t, placement, "privilege coins")
    reason = refused(t, "privilege coins")
    assert (reason.code, reason.rule) == ("same_privilege", "L11.3")
    assert legal_with(t, "privilege") == set(PRIVILEGES) - {"coins"}


@pytest.mark.rule("L11.3", "T27")
def test_the_third_privilege_differs_from_the_first() -> None:
    t = given(seats=[Seat(coin=5)], towers={"character-1": "royal-messenger"})
    play(t, "place black character-1", "privilege coins", "privilege servants")
    assert refused(t, "privilege coins").code == "same_privilege"


@pytest.mark.rule("L11.3", "T27")
def test_privileges_of_different_sources_may_repeat_in_one_action() -> None:
    t = given(seats=[Seat(coin=1, cards=["residence", "fortress"])])
    play(t, "place black production-small", "use residence first")
    play(t, "privilege faith", "privilege faith")
    assert goods(t) == {"coin": 2, "military": 1, "faith": 2, "vp": 2}


@pytest.mark.rule("L11.3")
def test_privileges_of_several_cards_are_taken_card_by_card() -> None:
    t = given(seats=[Seat(coin=1, cards=["residence", "fortress"])])
    told = play(t, "place black production-small", "use residence first")
    told += play(t, "privilege faith", "privilege coins")
    residence, fortress = number("residence"), number("fortress")
    causes = [happening.data[1] for happening in of(told, "privilege_taken")]
    assert causes == [residence, fortress]


# -- the ends of the tracks (R16) ------------------------------------------------------------------


@pytest.mark.rule("R16", "T30")
@pytest.mark.parametrize(
    ("privilege", "good", "before", "after"),
    [
        ("faith", "faith", 15, 15),
        ("faith", "faith", 14, 15),
        ("military", "military", 24, 25),
        ("military", "military", 25, 25),
    ],
)
def test_the_tracks_end(privilege: str, good: str, before: int, after: int) -> None:
    t = given(seats=[Seat().owning({good: before})])
    told = play(t, "place black council-palace", f"privilege {privilege}")
    assert goods(t)[good] == after
    amounts = [h.data[1] for h in of(told, "gained")][1:]
    assert sum(amounts) == after - before


@pytest.mark.rule("R16")
@pytest.mark.parametrize(
    ("privilege", "good", "before", "after"),
    [("faith", "faith", 15, 16), ("military", "military", 25, 27)],
)
def test_by_an_option_the_tracks_do_not_end(
    privilege: str, good: str, before: int, after: int
) -> None:
    t = given(options={"cap_tracks": "off"}, seats=[Seat().owning({good: before})])
    play(t, "place black council-palace", f"privilege {privilege}")
    assert goods(t)[good] == after


@pytest.mark.rule("R16")
def test_victory_points_and_resources_have_no_end() -> None:
    t = given(seats=[Seat(coin=99, vp=99, cards=["garden"])])
    play(t, "place black production-small")
    assert goods(t) == {"coin": 101, "military": 1, "vp": 102}
