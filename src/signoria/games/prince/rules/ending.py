"""The end of a turn, second part: points and clean-up (P12); and who has won (P1.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.prince.rules import content, court, layout
from signoria.games.prince.rules.table import (
    FIRST_ARTIST,
    FIRST_FAMILY,
    FIRST_OFFICE,
    FROM_ARTISTS,
    FROM_DUCATS,
    FROM_HOLDINGS,
    FROM_OFFICES,
    FROM_PAPACY,
    HOLDINGS,
    IS_OVER,
    MATCH_OVER,
    NEW_TURN,
    NOBODY,
    POINTS,
    SOURCES,
    Table,
)

HOLDING_CARDS: Final[int] = 2**HOLDINGS - 1
OFFICE_CARDS: Final[int] = 2**FIRST_ARTIST - 2**FIRST_OFFICE
ARTIST_CARDS: Final[int] = 2**FIRST_FAMILY - 2**FIRST_ARTIST


def printed(figures: vec[i64], cards: i64) -> i64:
    """The sum of one printed figure, such as the votes, over a set of cards."""
    total: i64 = 0
    card: i64 = 0
    while cards >> card != 0:
        if cards >> card & 1:
            total += figures[card]
        card += 1
    return total


# -- the turn is counted (P11.4, P12) --------------------------------------------------------------


def crown(t: Table, seat: i64) -> None:
    """The elected seat is Pope at once: for the points of this turn, and for the next (P11.4, T5).

    Points are counted, what lay on the table for this turn is removed, and a new turn begins; after
    the last one all hands and purses are shown, and the empty stack says that the match is over.
    """
    t.pope = seat
    other: i64
    for other in range(t.players()):
        count_points(t, other)
    clean_up(t)
    if t.turn < content.TURNS:
        t.stack.append((NEW_TURN, NOBODY))
        return
    for other in range(t.players()):
        layout.prove(t, other)
    t.stage = IS_OVER
    t.emit(MATCH_OVER, NOBODY)
    t.stack.clear()


def count_points(t: Table, seat: i64) -> None:
    """Points for money, which is kept, for the papacy and for printed ones (P12.1, P-R1)."""
    owned = t.owned(seat)
    _award(t, seat, FROM_DUCATS, t.ducats[seat] // content.DUCATS_PER_POINT)
    _award(t, seat, FROM_PAPACY, content.POPE_POINTS if seat == t.pope else 0)
    _award(t, seat, FROM_ARTISTS, printed(t.deck.vp, owned & ARTIST_CARDS))
    _award(t, seat, FROM_HOLDINGS, printed(t.deck.vp, owned & HOLDING_CARDS))
    _award(t, seat, FROM_OFFICES, printed(t.deck.vp, owned & OFFICE_CARDS))


def _award(t: Table, seat: i64, source: i64, points: i64) -> None:
    if points > 0:
        t.points[seat * len(SOURCES) + source] += points
        t.emit(POINTS, seat, source, points)


def clean_up(t: Table) -> None:
    """Marriage and Savonarola are over with the turn, and so are sentences (P12.2, P9.5)."""
    court.end_marriage(t)
    court.end_savonarola(t)
    t.sentences = 0


# -- where the markers stand (P1.2, P1.3) ----------------------------------------------------------


def score(t: Table, seat: i64) -> i64:
    """The points of all turns counted so far."""
    total: i64 = 0
    source: i64
    for source in range(len(SOURCES)):
        total += t.points[seat * len(SOURCES) + source]
    return total


def scores(t: Table) -> list[int]:
    return [int(score(t, seat)) for seat in range(t.players())]


def winners(t: Table) -> list[int]:
    """Whoever has most points; several with equally many share the victory (P1.2)."""
    ranking = scores(t)
    best = max(ranking)
    return [seat for seat, points in enumerate(ranking) if points == best]


def breakdown(t: Table, seat: int) -> dict[str, int]:
    return {
        name: int(t.points[seat * len(SOURCES) + source]) for source, name in enumerate(SOURCES)
    }
