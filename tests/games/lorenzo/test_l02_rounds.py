"""L2 and L12.7 to L12.9: the course of a round from its preparation to its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from signoria.games.lorenzo.rules import content
from signoria.games.lorenzo.rules.table import Table
from tests.games.lorenzo.positions import (
    GAME,
    Seat,
    asked,
    can_be_drawn,
    fresh,
    given,
    let_chance,
    number,
    play,
    question,
    standing,
    tower,
)
from tests.games.playing import names, of


def last_turn(
    in_round: int = 1,
    seats: Sequence[Seat] = (),
    towers: Mapping[str, str] | None = None,
    palace: Sequence[tuple[int, str]] = (),
    order: Sequence[int] = (0, 1, 2, 3),
) -> Table:
    """The last turn of a round, which only has to be ended."""
    return given(
        in_round=in_round,
        seats=seats,
        towers=towers,
        palace=palace,
        order=order,
        lap=4,
        active=order[-1],
        placed=True,
    )


# -- rounds and phases (L2.1, L2.2) ----------------------------------------------------------------


@pytest.mark.rule("L2.1", "L12.9")
def test_six_rounds_in_three_periods() -> None:
    match = GAME.new(2, seed=1)
    told = list(match.opening)
    while not match.over:
        seat = match.state.to_act[0]
        told += match.play(seat, GAME.legal(match.state, seat)[0])
    starts = [event.data[:2] for event in told if GAME.event_names[event.kind] == "round_started"]
    assert starts == [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)]


@pytest.mark.rule("L2.2", "L12.1")
@pytest.mark.parametrize("in_round", range(1, 7))
def test_every_second_round_has_a_report_before_it_ends(in_round: int) -> None:
    told = names(play(last_turn(in_round), "end-turn"))
    phases = ["round_ended"] if in_round % 2 else ["report_opened", "round_ended"]
    assert [name for name in told if name in ("report_opened", "round_ended")] == phases
    assert ("match_over" in told) == (in_round == 6)


# -- phase A (L2.3, L2.4) --------------------------------------------------------------------------


@pytest.mark.rule("L2.3", "L17.2")
def test_towers_are_filled_from_the_bottom_with_cards_of_the_period_then_dice_are_rolled() -> None:
    t = last_turn(2)
    play(t, "end-turn")
    for space in content.SPACES[:16]:
        kind = content.TYPES.index(space.partition("-")[0])
        turned = set(tower(t).values())
        of_period = [
            card
            for card in content.CARDS
            if content.TYPE[number(card)] == kind and content.PERIOD[number(card)] == 1
        ]
        drawable = can_be_drawn(t)
        assert drawable == {f"draw-card {card}": 1 for card in of_period if card not in turned}
        card = min(drawable)
        play(t, card)
        assert tower(t)[space] == card.removeprefix("draw-card ")
    for _ in range(3):
        assert can_be_drawn(t) == {f"roll {pips}": 1 for pips in range(1, 7)}
        play(t, "roll 5")
    assert GAME.view(t, None)["dice"] == [5, 5, 5]
    assert question(t) == "turn"


@pytest.mark.rule("L2.4", "Y20", "L16.4")
def test_the_second_round_of_a_period_brings_the_other_cards_of_it() -> None:
    t = fresh(players=2)
    first = set(tower(t).values())
    coming = GAME.view(t, None)["coming"]
    assert [len(cards) for cards in coming.values()] == [4, 4, 4, 4]
    known = {card for cards in coming.values() for card in cards}
    assert not known & first
    while t.round == 1:
        play(t, GAME.actions.text(GAME.legal(t, asked(t))[-1]))
    assert GAME.view(t, None)["coming"] == {kind: [] for kind in content.TYPES}
    let_chance(t)
    assert set(tower(t).values()) == known


# -- phase D (L12.7, L12.8) ------------------------------------------------------------------------


@pytest.mark.rule("L12.7")
def test_cards_left_are_discarded_and_members_taken_back() -> None:
    t = last_turn(
        seats=[Seat(placed={"white": "market-1"})],
        towers={"territory-1": "woods"},
        palace=[(1, "neutral")],
    )
    told = play(t, "end-turn")
    assert names(told)[:2] == ["round_ended", "order_changed"]
    assert tower(t) == {}
    assert (standing(t, "market-1"), standing(t, "council-palace")) == ([], [])
    let_chance(t)
    assert "woods" not in tower(t).values()


@pytest.mark.rule("L12.8", "R22", "Y08")
def test_the_palace_decides_who_is_first_neutral_members_included() -> None:
    t = last_turn(palace=[(2, "white"), (0, "neutral"), (2, "black")])
    told = play(t, "end-turn")
    assert GAME.view(t, None)["order"] == [2, 0, 1, 3]
    assert [(event.seat, event.data[0]) for event in of(told, "order_changed")] == [
        (2, 0), (0, 1), (1, 2), (3, 3),
    ]  # fmt: skip
    let_chance(t)
    assert asked(t) == 2


@pytest.mark.rule("L12.8")
def test_those_not_in_the_palace_stay_as_they_were_among_themselves() -> None:
    t = last_turn(order=(3, 1, 0, 2), palace=[(0, "black")])
    play(t, "end-turn")
    assert GAME.view(t, None)["order"] == [0, 3, 1, 2]


@pytest.mark.rule("L12.8")
def test_without_anybody_in_the_palace_the_order_stays() -> None:
    t = last_turn(order=(3, 1, 0, 2))
    told = play(t, "end-turn")
    assert GAME.view(t, None)["order"] == [3, 1, 0, 2]
    assert not of(told, "order_changed")
