"""L12.9 to L12.11: the final scoring, tiles of period 3, and who has won."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from signoria.games.lorenzo.rules import content
from signoria.games.lorenzo.rules.table import (
    BUILDING,
    CHARACTER,
    END_ROUND,
    NOBODY,
    SOURCES,
    TERRITORY,
    Table,
)
from tests.games.lorenzo.positions import (
    GAME,
    Seat,
    given,
    play,
    vp,
)
from tests.games.playing import names, of


def over(
    *seats: Seat,
    players: int = 2,
    order: Sequence[int] | None = None,
    palace: Sequence[tuple[int, str]] = (),
    **options: object,
) -> Table:
    """A match whose last round has ended; the report has been left out."""
    t = given(seats=seats, players=players, order=order, palace=palace, options=options)
    t.stack[:] = [(END_ROUND, NOBODY)]
    GAME.run(t)
    assert not t.stack
    return t


def points(t: Table, source: str, seat: int = 0) -> int:
    """What a seat has scored by one source."""
    return GAME.breakdown(t, seat)[source]


def some(kind: int, how_many: int) -> list[str]:
    """So many cards of a type."""
    first = kind * content.MOST_OF_TYPE
    return [content.CARDS[int(content.CARD_AT[first + place])] for place in range(how_many)]


# -- what counts (L12.10) --------------------------------------------------------------------------


@pytest.mark.rule("L12.10", "X16")
@pytest.mark.parametrize(("owned", "scored"), list(enumerate((0, 0, 0, 1, 4, 10, 20))))
def test_territories(owned: int, scored: int) -> None:
    assert points(over(Seat(cards=some(TERRITORY, owned))), "territories") == scored


@pytest.mark.rule("L12.10", "X16")
@pytest.mark.parametrize(("owned", "scored"), list(enumerate((0, 1, 3, 6, 10, 15, 21))))
def test_characters(owned: int, scored: int) -> None:
    assert points(over(Seat(cards=some(CHARACTER, owned))), "characters") == scored


@pytest.mark.rule("L12.10", "X15")
def test_ventures() -> None:
    t = over(Seat(cards=["support-to-the-bishop", "building-the-bastions", "sacred-war"]))
    assert points(t, "ventures") == 11


@pytest.mark.rule("L12.10", "X17", "Y09", "T15")
@pytest.mark.parametrize(
    ("military", "scored"),
    [
        ((10, 10, 7, 0), [5, 5, 0, 0]),
        ((10, 7, 7, 0), [5, 2, 2, 0]),
        ((3, 10, 7, 1), [0, 5, 2, 0]),
        ((4, 4, 4, 0), [5, 5, 5, 0]),
        ((1, 0, 0, 0), [5, 2, 2, 2]),
        ((3, 1), [5, 2]),
        ((0, 0), [5, 5]),
    ],
)
def test_military_points(military: tuple[int, ...], scored: list[int]) -> None:
    t = over(*[Seat(military=number) for number in military], players=len(military))
    assert [points(t, "military", seat) for seat in range(len(military))] == scored


@pytest.mark.rule("L12.10", "T16")
def test_resources_of_all_kinds_together() -> None:
    assert points(over(Seat(coin=3, wood=3, stone=3, servant=5)), "resources") == 2


@pytest.mark.rule("L12.10", "T19")
def test_the_sources_add_up_and_are_told() -> None:
    t = given(
        seats=[Seat(vp=7, coin=10, cards=["dame"], faith=5)],
        players=2,
        lap=4,
        active=1,
        placed=True,
    )
    told = play(t, "end-turn", "support")
    assert names(told)[-1] == "match_over"
    scored = [event.data[:2] for event in of(told, "points") if event.seat == 0]
    assert [(SOURCES[source], number) for source, number in scored] == [
        ("characters", 1), ("military", 5), ("resources", 2),
    ]  # fmt: skip
    assert vp(t) == 7 + 5 + 1 + 5 + 2


# -- tiles of period 3 (E3.1 to E3.7) --------------------------------------------------------------


@pytest.mark.rule("E3.1", "T17")
def test_characters_forgotten() -> None:
    t = over(Seat(cards=some(CHARACTER, 5), burden=["E3.1"]))
    assert points(t, "characters") == 0


@pytest.mark.rule("E3.2", "T17")
def test_ventures_forgotten() -> None:
    assert points(over(Seat(cards=["sacred-war"], burden=["E3.2"])), "ventures") == 0


@pytest.mark.rule("E3.3", "T17")
def test_territories_forgotten() -> None:
    assert points(over(Seat(cards=some(TERRITORY, 6), burden=["E3.3"])), "territories") == 0


@pytest.mark.rule("E3.4", "X21", "T18")
def test_the_tithe_is_taken_before_anything_is_scored() -> None:
    t = over(Seat(vp=26, coin=50, burden=["E3.4"]))
    assert points(t, "penalties") == -5
    assert vp(t) == 26 - 5 + 10 + 5


@pytest.mark.rule("E3.4", "T18")
def test_the_tithe_counts_the_faith_of_the_last_report() -> None:
    t = given(
        seats=[Seat(vp=22, faith=4)], players=2, lap=4, active=1, placed=True, edicts=["E3.4"]
    )
    play(t, "end-turn")
    assert points(t, "penalties") == -5


@pytest.mark.rule("E3.5", "X22")
def test_disarmed_but_still_the_strongest() -> None:
    t = over(Seat(vp=20, military=12, burden=["E3.5"]))
    assert (points(t, "penalties"), points(t, "military"), vp(t)) == (-12, 5, 13)


@pytest.mark.rule("E3.6", "X23")
def test_razed_buildings_cost_what_is_printed() -> None:
    buildings = some(BUILDING, 3)
    printed = sum(
        way.get("wood", 0) + way.get("stone", 0)
        for row in content.CARD_ROWS
        if row["key"] in buildings
        for way in row["cost"]
    )
    t = over(Seat(vp=20, cards=[*buildings, "architect"], burden=["E3.6"]))
    assert points(t, "penalties") == -printed < 0


@pytest.mark.rule("E3.7", "X24")
def test_spoiled_stores_still_score_one_for_every_five() -> None:
    t = over(Seat(vp=20, wood=3, stone=1, coin=4, servant=2, burden=["E3.7"]))
    assert (points(t, "penalties"), points(t, "resources")) == (-10, 2)


@pytest.mark.rule("R21", "L12.10")
@pytest.mark.parametrize(("floor", "score"), [("off", -5), ("on", 0)])
def test_a_score_may_fall_below_zero_unless_the_table_says_otherwise(
    floor: str, score: int
) -> None:
    t = over(Seat(military=10, burden=["E3.5"]), floor_score_at_zero=floor)
    assert vp(t) == score == sum(GAME.breakdown(t, 0).values())


# -- who has won (L12.9, L12.11) -------------------------------------------------------------------


@pytest.mark.rule("L12.11")
def test_the_most_points_win() -> None:
    assert GAME.winners(over(Seat(vp=10), Seat(vp=11))) == [1]


@pytest.mark.rule("L12.11")
def test_a_tie_goes_to_whoever_is_ahead_in_the_turn_order() -> None:
    t = over(Seat(vp=80), Seat(vp=80), Seat(vp=3), players=3, order=(2, 1, 0))
    assert GAME.winners(t) == [1]


@pytest.mark.rule("L12.9", "Y10", "T20")
def test_the_turn_order_after_the_last_round_counts() -> None:
    assert GAME.winners(over(Seat(vp=80), Seat(vp=80), palace=[(1, "neutral")])) == [1]


def test_nobody_has_won_before_the_end() -> None:
    assert GAME.winners(given(seats=[Seat(vp=10)])) == []
