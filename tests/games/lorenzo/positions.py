"""Positions of Lorenzo il Magnifico for tests, and a short language to play them with.

    t = given(
        seats=[Seat(servant=2, cards=["forest", "marble-pit"])],
        dice=(3, 1, 1),
    )
    play(t, "place black harvest-small", "servants 2")
    assert goods(t, 0) == {"wood": 4, "stone": 3, "servant": 1, "vp": 1}

`given` says only what a test is about: what is not named is not there, and everything that must add
up is checked (`Game.conserved`).  All actions are texts, chance included: `play(t, "roll 4")`.
Where several seats are asked, `play` answers for the first of them that still owes an answer;
`answer(t, seat, text)` for the one named.

Excommunication tiles go by the ids of the rules ("E1.2"), everything else by its word.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import signoria
from signoria.games.lorenzo.rules import content, view
from signoria.games.lorenzo.rules.actions import MEMBER
from signoria.games.lorenzo.rules.table import (
    AFTER,
    BEFORE,
    CARDS,
    GOODS,
    LEADERS,
    MEMBERS,
    NEXT_TURN,
    NO_CARD,
    NO_LEADER,
    NOBODY,
    NOTHING,
    PALACE,
    PERIODS,
    SCORED,
    SPACES,
    TILES,
    TOWER_SPACES,
    TURN,
    TYPES,
    Table,
)
from signoria.kernel.game import Entry
from signoria.kernel.state import ASK_ALL
from tests.games.playing import Happening, Playing, of

GAME = signoria.load("lorenzo")

LAST_ROUND = content.ROUNDS
QUIET_EDICTS = ("E1.1", "E2.1", "E3.1")
"""Tiles on the board by default; nobody suffers from them unless a test says so."""


@dataclass(frozen=True)
class Seat:
    """What one player has.

    `cards`   on the player's board, of any type
    `tile`    the personal bonus tile
    `burden`  the excommunications suffered: "E1.2"
    `hand`    leaders in hand;  `played`  in play, those `used` turned over;  `discarded`
    `copied`  the leader that Lorenzo de' Medici copies
    `placed`  member -> its space; several in the palace line up as they are named, seat by seat
    `raised`  members that are worth six in this round
    """

    coin: int = 0
    wood: int = 0
    stone: int = 0
    servant: int = 0
    military: int = 0
    faith: int = 0
    vp: int = 0
    cards: Sequence[str] = ()
    tile: str = "common"
    burden: Sequence[str] = ()
    hand: Sequence[str] = ()
    played: Sequence[str] = ()
    used: Sequence[str] = ()
    discarded: Sequence[str] = ()
    copied: str = ""
    placed: Mapping[str, str] = field(default_factory=dict)
    raised: Sequence[str] = ()

    def owning(self, goods: Mapping[str, int]) -> Seat:
        """The same player with these goods besides."""
        amounts: dict[str, Any] = dict(goods)
        return replace(self, **amounts)

    @property
    def leaders(self) -> list[str]:
        """All leaders the player was dealt, as far as the test names them."""
        return [*self.hand, *self.played, *self.discarded]


def given(
    seats: Sequence[Seat] = (),
    players: int = 4,
    options: Mapping[str, object] | None = None,
    in_round: int = LAST_ROUND,
    lap: int = 1,
    active: int = 0,
    order: Sequence[int] | None = None,
    dice: tuple[int, int, int] = (6, 4, 3),
    towers: Mapping[str, str] | None = None,
    palace: Sequence[tuple[int, str]] = (),
    edicts: Sequence[str] = (),
    placed: bool = False,
) -> Table:
    """A table in a turn of seat `active`, before its placement, or after it if `placed`.

    `seats`     the missing ones are plain `Seat()`s
    `options`   the variant is the advanced one as soon as a leader is named
    `in_round`  by default the last one, in which any card may have been taken before
    `order`     the turn order, by default that of the seats
    `dice`      black, white, orange
    `towers`    floor -> card; the other floors are empty
    `palace`    (seat, member) from left to right, where the order of the seats is not meant
    `edicts`    tiles on the board besides those that seats suffer from, one per period
    """
    everybody = [*seats, *[Seat() for _ in range(players - len(seats))]]
    assert len(everybody) == players, f"{len(everybody)} seats for {players} players"
    t = _opened(players, everybody, options or {})
    t.round, t.lap, t.active = in_round, lap, active
    t.order = vec[i64](list(range(players)) if order is None else list(order))
    t.dice = vec[i64](list(dice))
    for seat, owned in enumerate(everybody):
        _seat_down(t, seat, owned)
    _lay_cards(t, towers or {})
    _lay_edicts(t, [*edicts, *[tile for owned in everybody for tile in owned.burden]])
    _deal_leaders(t, everybody)
    _place_members(t, everybody, palace)
    place = [int(seat) for seat in t.order].index(active)
    t.stack.clear()
    t.stack.append((NEXT_TURN, NOBODY, lap, place + 1))
    t.stack.append((TURN, active, AFTER if placed else BEFORE, lap))
    check(t)
    return t


def fresh(players: int = 4, seed: int = 1, **options: object) -> Table:
    """A match at its first question to a player, drawn with a seed."""
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


# -- what happened ---------------------------------------------------------------------------------


def gained(told: Sequence[Happening], cause: str) -> dict[str, int]:
    """What one cause gave: `gained(told, "card:dukedom") == {"coin": 1, "wood": 2}`."""
    found: dict[str, int] = {}
    for happening in of(told, "gained"):
        good, amount, number = happening.data
        if view.cause_word(number) == cause:
            found[content.GOODS[good]] = found.get(content.GOODS[good], 0) + amount
    return found


def lessened(told: Sequence[Happening]) -> list[tuple[str, str]]:
    """(good, cause) of everything that an excommunication took one off."""
    return [
        (content.GOODS[happening.data[0]], view.cause_word(happening.data[2]))
        for happening in of(told, "lessened")
    ]


# -- looking ---------------------------------------------------------------------------------------


def asked(t: Table) -> int:
    """The one seat that is asked."""
    (seat,) = t.to_act
    return seat


def is_secret(t: Table) -> bool:
    """Are several seats asked at once and in secret?"""
    return bool(t.stack) and t.stack[-1][0] == ASK_ALL


def goods(t: Table, seat: int = 0) -> dict[str, int]:
    """What a seat owns; goods it has none of are left out."""
    owned = {name: int(t.has(seat, good)) for good, name in enumerate(content.GOODS)}
    return {name: amount for name, amount in owned.items() if amount}


def cards(t: Table, seat: int = 0) -> set[str]:
    """The development cards on a seat's board."""
    return {name for name in content.CARDS if _owns(t, seat, number(name))}


def tower(t: Table) -> dict[str, str]:
    """Floor -> card, without the empty floors."""
    floors = enumerate(content.SPACES[:TOWER_SPACES])
    return {
        name: content.CARDS[int(t.tower[floor])] for floor, name in floors if t.tower[floor] >= 0
    }


def standing(t: Table, space: str) -> list[tuple[int, str]]:
    """(seat, member) of those on a space; in the palace from left to right."""
    place = content.SPACES.index(space)
    members = [n for n in range(t.players() * MEMBERS) if t.standing[place] >> n & 1]
    if place == PALACE:
        members = [int(member) for member in t.palace if member != NOTHING]
    return [(n // MEMBERS, MEMBER.words[n % MEMBERS]) for n in members]


def worth(t: Table, member: str, seat: int = 0) -> int:
    """What a member of a seat is worth."""
    value = GAME.view(t, seat)["players"][seat]["members"][member]["value"]
    assert isinstance(value, int)
    return value


def hand(t: Table, seat: int = 0) -> set[str]:
    return named(t.hand[seat])


def in_play(t: Table, seat: int = 0) -> set[str]:
    return named(t.played[seat])


def discarded(t: Table, seat: int = 0) -> set[str]:
    return named(t.discarded[seat])


def burden(t: Table, seat: int = 0) -> set[str]:
    """The ids of the excommunications that a seat suffers from."""
    return {content.TILE_IDS[tile] for tile in range(TILES) if t.burden[seat] >> tile & 1}


def named(leaders: int) -> set[str]:
    """A set of leaders by their names."""
    return {content.LEADERS[leader] for leader in range(LEADERS) if leaders >> leader & 1}


def number(card: str) -> int:
    """The number of a development card."""
    return content.CARDS.index(card)


def vp(t: Table, seat: int = 0) -> int:
    return GAME.scores(t)[seat]


def account(t: Table, text: str, seat: int | None = None) -> list[Entry]:
    """How an action adds up for the seat that is asked, or for the one named."""
    return GAME.account(t, t.to_act[0] if seat is None else seat, GAME.actions.parse(text))


# -- building a position ---------------------------------------------------------------------------


def _opened(players: int, everybody: Sequence[Seat], options: Mapping[str, object]) -> Table:
    """A table before anything was drawn."""
    variant = "advanced" if any(owned.leaders for owned in everybody) else "basic"
    t = GAME.table(players, {"variant": variant, **options})
    assert isinstance(t, Table)
    return t


def _seat_down(t: Table, seat: int, owned: Seat) -> None:
    """Goods, tile, cards, excommunications and the state of leaders."""
    for good, name in enumerate(content.GOODS):
        t.goods[seat * GOODS + good] = getattr(owned, name)
    t.points[seat * SCORED] = owned.vp
    t.tile[seat] = content.BONUS_TILES.index(owned.tile)
    for kind in range(TYPES):
        t.cards[seat * TYPES + kind] = 0
    for name in owned.cards:
        kind, place = _kind_and_place(name)
        assert not t.cards[seat * TYPES + kind] >> place & 1, f"{name} is named twice"
        t.cards[seat * TYPES + kind] |= 1 << place
    t.burden[seat] = sum(1 << content.TILE_IDS.index(tile) for tile in owned.burden)
    t.used[seat] = _leader_set(owned.used)
    t.copied[seat] = content.LEADERS.index(owned.copied) if owned.copied else NO_LEADER


def _kind_and_place(card: str) -> tuple[int, int]:
    return int(content.TYPE[number(card)]), int(content.PLACE[number(card)])


def _owns(t: Table, seat: int, card: int) -> bool:
    return bool(t.cards[seat * TYPES + content.TYPE[card]] >> content.PLACE[card] & 1)


def _lay_cards(t: Table, towers: Mapping[str, str]) -> None:
    """Cards on the towers, and decks as they are in this round: later periods, half of an odd one."""
    t.tower = vec[i64]([NO_CARD] * TOWER_SPACES)
    for floor, card in towers.items():
        t.tower[content.SPACES.index(floor)] = number(card)
    seats = range(t.players())
    lying = [card for card in t.tower if card != NO_CARD]
    lying += [card for seat in seats for card in range(CARDS) if _owns(t, seat, card)]
    assert len(set(lying)) == len(lying), "a card lies in two places"
    for kind in range(TYPES):
        t.deck[kind] = 0
        for period in range(int(t.period()), PERIODS):
            free = [c for c in _cards_of(kind, period) if c not in lying]
            wanted = 8 if period > t.period() else 4 * int(t.round % 2)
            assert len(free) >= wanted, f"round {t.round} is too early for these cards"
            for unturned in free[len(free) - wanted :]:
                t.deck[kind] |= 1 << int(content.PLACE[unturned])


def _cards_of(kind: int, period: int) -> list[int]:
    return [c for c in range(CARDS) if content.TYPE[c] == kind and content.PERIOD[c] == period]


def _lay_edicts(t: Table, named_tiles: Sequence[str]) -> None:
    for period, quiet in enumerate(QUIET_EDICTS):
        here = {tile for tile in named_tiles if tile.startswith(f"E{period + 1}.")} or {quiet}
        assert len(here) == 1, f"period {period + 1} has one tile, not {sorted(here)}"
        t.edicts[period] = content.TILE_IDS.index(here.pop())


def _deal_leaders(t: Table, everybody: Sequence[Seat]) -> None:
    """Four leaders for everybody; those that the test does not name have been discarded openly."""
    t.pack = vec[i64]([0] * len(everybody))
    t.undealt = content.ALL_LEADERS
    t.known[:] = [0] * LEADERS
    if not t.rules.advanced:
        return
    spoken_for = {name for owned in everybody for name in owned.leaders}
    spare = [name for name in content.LEADERS if name not in spoken_for]
    for seat, owned in enumerate(everybody):
        lost = [spare.pop() for _ in range(content.LEADERS_DEALT - len(owned.leaders))]
        t.hand[seat] = _leader_set(owned.hand)
        t.played[seat] = _leader_set(owned.played)
        t.discarded[seat] = _leader_set([*owned.discarded, *lost])
        for pick, name in enumerate([*owned.leaders, *lost]):
            leader = content.LEADERS.index(name)
            assert t.undealt >> leader & 1, f"{name} is named twice"
            t.undealt &= ~(1 << leader)
            pack = (seat + pick) % len(everybody)
            t.picked[pack * content.LEADERS_DEALT + pick] = leader
            is_secret_one = name in owned.hand or (
                name in owned.discarded and t.rules.hide_discards
            )
            t.known[leader] = 1 << seat if is_secret_one else int(t.everybody())


def _leader_set(names_of_leaders: Sequence[str]) -> int:
    return sum(1 << content.LEADERS.index(name) for name in names_of_leaders)


def _place_members(t: Table, everybody: Sequence[Seat], palace: Sequence[tuple[int, str]]) -> None:
    t.standing = vec[i64]([0] * SPACES)
    t.home = (1 << (len(everybody) * MEMBERS)) - 1
    t.raised = 0
    for seat, owned in enumerate(everybody):
        for member, space in owned.placed.items():
            _stand(t, seat, member, space)
        for member in owned.raised:
            t.raised |= 1 << _member_number(seat, member)
    for seat, member in palace:
        _stand(t, seat, member, content.SPACES[PALACE])


def _stand(t: Table, seat: int, member: str, space: str) -> None:
    one = _member_number(seat, member)
    assert t.home >> one & 1, f"{member} of seat {seat} stands in two places"
    t.home &= ~(1 << one)
    t.standing[content.SPACES.index(space)] |= 1 << one
    if content.SPACES.index(space) == PALACE:
        t.palace[[int(other) for other in t.palace].index(NOTHING)] = one


def _member_number(seat: int, member: str) -> int:
    return seat * MEMBERS + MEMBER.words.index(member)
