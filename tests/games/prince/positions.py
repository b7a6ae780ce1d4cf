"""Positions of The Prince for tests, and a short language to play them with.

    t = given(seats=[Seat(hand=["spy-1"]), Seat(homes={"ceri": ["sforza", "botticelli"]})])
    play(t, "seize-holding ceri", "commit none")
    assert ducats(t, 0) == 100

`given` says only what a test is about: cards that no seat has are in the deck, and everything that
must add up is checked (`Game.conserved`).  All actions are texts, chance included:
`play(t, "auction", "draw-card bologna")`.  Where several seats are asked, `play` answers for the
first of them that still owes an answer; `answer(t, seat, text)` for the one named.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from librt.vecs import vec
from mypy_extensions import i64

import signoria
from signoria.games.prince.rules import content
from signoria.games.prince.rules.table import (
    ACT,
    BUY,
    CARDS,
    HOMES,
    IMMEDIATE,
    IN_PHASES,
    NO_CARD,
    SOURCES,
    Table,
    sort_of,
)
from signoria.kernel.state import ASK_ALL
from tests.games.playing import Playing

GAME = signoria.load("prince")

HOUSES = content.HOUSES
BASES = content.BASES


@dataclass(frozen=True)
class Seat:
    """What one player has.

    `hand`       hand cards that only the player knows;  `shown`  hand cards that everybody knows
    `homes`      home -> what lies in its slots; holdings named here are owned, "base" is the base
    `open`       offices, artists and families that lie in no slot
    `cardinals`  by default those of the start and one for each later turn
    `points`     points so far, all counted as those for ducats
    """

    ducats: int = 100
    hand: Sequence[str] = ()
    shown: Sequence[str] = ()
    homes: Mapping[str, Sequence[str]] = field(default_factory=dict)
    open: Sequence[str] = ()
    cardinals: int | None = None
    points: int = 0


def given(
    players: int = 4,
    options: Mapping[str, object] | None = None,
    turn: int = 1,
    active: int = 0,
    pope: int | None = None,
    seats: Sequence[Seat] = (),
    buying: bool = False,
    pool: int | None = None,
    open_pool: Sequence[str] = (),
    aside: Sequence[str] = (),
    removed: Sequence[str] = (),
    married: tuple[int, int] | None = None,
    savonarola: bool = False,
    sentences: int = 0,
    reshuffled: bool = False,
    got_office: Sequence[int] = (),
    got_cardinal: Sequence[int] = (),
) -> Table:
    """A table in a phase of seat `active`, at ACT, or at BUY if `buying`.

    Houses are in the order of the seats: Borgia, Colonna, Medici, Rovere, Orsini.

    `seats`    the missing ones are plain `Seat()`s
    `pope`     by default the last seat
    `pool`     cards in the pool, by default all of a turn; if `open_pool` is given, as many as it
    `married`  puts the marriage card in force, `savonarola` that one
    """
    t = _opened(players, options or {})
    t.turn, t.stage, t.active = turn, IN_PHASES, active
    t.pope = players - 1 if pope is None else pope
    t.settled = 0
    t.offers = vec[i64]([content.OFFERS_IN_PHASE] * players)
    t.stack.clear()
    t.stack.append((BUY, active) if buying else (ACT, active, 0))
    t.known[:CARDS] = [0] * CARDS
    t.aside = _shown(t, aside)
    t.removed = _shown(t, removed)
    t.open_pool = _shown(t, open_pool)
    t.in_force = _shown(t, ["marriage"] * (married is not None) + ["savonarola"] * savonarola)
    t.married = sum(1 << seat for seat in married or ())
    t.sentences, t.reshuffled = sentences, int(reshuffled)
    t.got_office = sum(1 << seat for seat in got_office)
    t.got_cardinal = sum(1 << seat for seat in got_cardinal)
    t.slot = vec[i64]([NO_CARD] * (HOMES * 3))
    for seat, owned in enumerate([*seats, *[Seat() for _ in range(players - len(seats))]]):
        _seat_down(t, seat, owned)
    t.draw = 2**CARDS - 1
    t.draw &= ~_placed(t)
    t.pool = len(open_pool) or content.POOL_SIZE[players] if pool is None else pool
    check(t)
    return t


def fresh(players: int = 4, seed: int = 1, **options: object) -> Table:
    """A match at its first question, drawn with a seed."""
    state = GAME.new(players, seed=seed, options=options).state
    assert isinstance(state, Table)
    return state


# -- playing ---------------------------------------------------------------------------------------

_PLAYING = Playing(GAME)
check = _PLAYING.check
answer = _PLAYING.answer
play = _PLAYING.play
let_chance = _PLAYING.let_chance
question = _PLAYING.question
can_be_drawn = _PLAYING.can_be_drawn
legal = _PLAYING.legal
legal_with = _PLAYING.legal_with
refused = _PLAYING.refused


# -- looking ---------------------------------------------------------------------------------------


def asked(t: Table) -> int:
    """The one seat that is asked."""
    (seat,) = t.to_act
    return seat


def is_secret(t: Table) -> bool:
    """Are several seats asked at once and in secret?"""
    return bool(t.stack) and t.stack[-1][0] == ASK_ALL


def ducats(t: Table, seat: int = 0) -> int:
    return int(t.ducats[seat])


def hand(t: Table, seat: int = 0) -> set[str]:
    return named(t.hand[seat])


def lying_open(t: Table, seat: int = 0) -> set[str]:
    """Offices, artists and families of a seat in no slot."""
    return named(t.open[seat])


def holdings(t: Table, seat: int = 0) -> set[str]:
    return named(t.holdings[seat])


def home(t: Table, name: str) -> set[str]:
    """What lies in the slots of a home."""
    first = content.HOMES.index(name) * 3
    return {content.CARDS[int(card)] for card in t.slot[first : first + 3] if card != NO_CARD}


def named(cards: int) -> set[str]:
    """A set of cards by their names: `named(t.aside)`."""
    return {content.CARDS[card] for card in range(CARDS) if cards >> card & 1}


def number(name: str) -> int:
    """The number of a card."""
    return content.CARDS.index(name)


def vp(t: Table, seat: int = 0) -> int:
    return GAME.scores(t)[seat]


# -- building a position ---------------------------------------------------------------------------


def _opened(players: int, options: Mapping[str, object]) -> Table:
    """A table whose houses are those of the seats in order, nothing else of it being of use."""
    t = GAME.table(players, {**options, "houses": "choice"})
    assert isinstance(t, Table)
    for seat in range(min(players, len(HOUSES) - 1)):
        GAME.apply(t, seat, GAME.actions.parse(f"choose-house {HOUSES[seat]}"))
    for seat in range(players):
        t.hand[seat] = 0
    return t


def _shown(t: Table, cards: Sequence[str]) -> int:
    """A set of cards that everybody has seen."""
    found = 0
    for name in cards:
        assert not found >> number(name) & 1, f"{name} is named twice"
        found |= 1 << number(name)
        t.known[number(name)] = int(t.public())
    return found


def _seat_down(t: Table, seat: int, owned: Seat) -> None:
    t.ducats[seat] = owned.ducats
    default = content.START_CARDINALS + int(t.turn) - 1
    t.cardinals[seat] = default if owned.cardinals is None else owned.cardinals
    t.points[seat * len(SOURCES)] = owned.points
    t.hand[seat] = _shown(t, owned.shown)
    for name in owned.hand:
        assert number(name) >= IMMEDIATE, f"{name} cannot be in a hand"
        t.hand[seat] |= 1 << number(name)
        t.known[number(name)] = 1 << seat
    t.open[seat] = _shown(t, owned.open)
    t.holdings[seat] = _shown(t, [name for name in owned.homes if name != "base"])
    for name, lodgers in owned.homes.items():
        place = content.HOMES.index(BASES[int(t.house[seat])] if name == "base" else name)
        _shown(t, lodgers)
        for lodger in lodgers:
            slot = place * 3 + int(sort_of(number(lodger)))
            assert t.slot[slot] == NO_CARD, f"{name} has no room for {lodger}"
            t.slot[slot] = number(lodger)


def _placed(t: Table) -> int:
    """Every card that has a place other than the deck."""
    placed = int(t.aside | t.removed | t.open_pool | t.in_force)
    for seat in range(len(t.ducats)):
        placed |= int(t.hand[seat] | t.open[seat] | t.holdings[seat])
    for card in t.slot:
        if card != NO_CARD:
            placed |= 1 << int(card)
    return placed
