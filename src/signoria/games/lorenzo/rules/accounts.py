"""How an action adds up, line by line, for people: before it is played, and when it is refused.

The lines follow the course of an action: its value (L4), servants, fee, bonus of the floor, cost
and discounts (L6.3), and what it brings at once (L8, L9, L10, L11).  A refused action is told as if
it were carried out: with the servants it would take, and in the way for which least is lacking.
What is decided later is not told: privileges and bonus actions are named, exchanges are not.

Causes are places, such as `card:dame` (see `view.cause_word`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import actions, content, effects, gains, values, work
from signoria.games.lorenzo.rules.prices import (
    PRICED,
    Terms,
    bonus_forbidden_by,
    fee_waiver,
    nearest_price,
    reductions,
    standing_in_tower,
)
from signoria.games.lorenzo.rules.table import (
    BUILDING,
    CHARACTER,
    EXCHANGING,
    FLOORS,
    FROM_CHURCH,
    FROM_LEADER,
    FROM_SPACE,
    FROM_TILE,
    GOODS,
    HARVEST,
    KINDS,
    MEMBERS,
    NEUTRAL,
    NO_CARD,
    NO_CHOICE,
    NO_LEADER,
    NO_MEMBER,
    NOTHING,
    OTHER,
    SERVANTS,
    TAKING,
    TERRITORY,
    TOWER_SPACES,
    TURN,
    TYPES,
    Table,
)
from signoria.games.lorenzo.rules.towers import slot_military
from signoria.games.lorenzo.rules.view import cause_word
from signoria.kernel.bits import bit, count, listed
from signoria.kernel.game import Entry
from signoria.kernel.state import Frame, whom

VALUE: Final = "value"
COIN_WORD: Final = "coin"
SERVANT_WORD: Final = "servant"
MILITARY_WORD: Final = "military"


def account(t: Table, seat: int, action: int) -> list[Entry]:
    """The lines of `place`, `take`, `servants`, `play` and `use`, at the question that asks for it.

    Empty for everything else.
    """
    if not t.stack or whom(t.stack[-1]) != seat:
        return []
    frame = t.stack[-1]
    if frame[0] == TURN:
        return _in_turn(t, seat, action)
    if frame[0] == TAKING and actions.TAKE <= action < actions.TAKE_END:
        _, _, value, cause = frame
        space = action - actions.TAKE
        return _granted(value, cause) + _act(t, seat, NO_MEMBER, space, value, cause, None)
    if frame[0] == SERVANTS and actions.SPEND <= action < actions.SPEND_END:
        return _with_servants(t, seat, frame, action - actions.SPEND)
    if frame[0] == EXCHANGING and actions.USE <= action < actions.USE_END:
        place, arrow = divmod(action - actions.USE, actions.USE_STRIDE)
        return _exchange(content.CARD_AT[BUILDING * content.MOST_OF_TYPE + place], arrow)
    return []


def _in_turn(t: Table, seat: int, action: int) -> list[Entry]:
    if actions.PLACE <= action < actions.PLACE_END:
        member, space = divmod(action - actions.PLACE, actions.PLACE_STRIDE)
        value = int(values.member_value(t, seat, member))
        return _member(t, seat, member) + _act(t, seat, member, space, value, NOTHING, None)
    if actions.PLAY <= action < actions.PLAY_END:
        return _requirements(t, seat, action - actions.PLAY)
    return []


def _with_servants(t: Table, seat: int, frame: Frame, servants: int) -> list[Entry]:
    _, _, member, space, value, cause = frame
    worth = _granted(value, cause) if member == NO_MEMBER else _member(t, seat, member)
    return worth + _act(t, seat, member, space, value, cause, servants)


# -- what a member is worth (L4.1) -----------------------------------------------------------------


def _granted(value: int, cause: int) -> list[Entry]:
    """The value of a bonus action."""
    return [Entry("fixed", VALUE, value, cause_word(cause))]


def _member(t: Table, seat: int, member: int) -> list[Entry]:
    """The value of a member, from the die on."""
    if t.raised >> (seat * MEMBERS + member) & 1:
        kind = "raised"
    elif member != NEUTRAL and values.fixed_value(t, seat) > 0:
        kind = "fixed"
    else:
        kind = "die"
    word = f"member:{actions.MEMBER.words[member]}"
    lines = [Entry(kind, VALUE, int(values.base_value(t, seat, member)), word)]
    for leader in listed(t.abilities(seat) & values.VALUE_LEADERS):
        lines += _line("aid", VALUE, values.leader_bonus(leader, member), FROM_LEADER + leader)
    if member != NEUTRAL:
        for tile in listed(t.burden[seat] & values.VALUE_TILES):
            loss = content.TILE_COLOURED[tile]
            lines += _line("hindrance", VALUE, loss, FROM_CHURCH + tile)
    return lines


# -- the action (L4.2, L6.3) -----------------------------------------------------------------------


def _act(
    t: Table, seat: int, member: int, space: int, value: int, cause: int, servants: int | None
) -> list[Entry]:
    """An action worth `value` on a space: what changes its value, what it pays, what it brings.

    Without a number of servants it is the least that the space takes.
    """
    bare = values.bare_value(t, seat, member, space, value, cause)
    if servants is None:
        servants = int(values.least_servants(t, seat, values.needed_value(space), bare))
    points = servants // int(values.rate(t, seat))
    lines = _changes(t, seat, member, space, cause)
    lines += _line("servants", VALUE, points, NOTHING)
    lines += _line("needed", VALUE, values.needed_value(space), FROM_SPACE + space)
    lines += _line("boost", SERVANT_WORD, -servants, NOTHING)
    if space < TOWER_SPACES:
        return lines + _floor(t, seat, space, servants, cause)
    kind = int(values.kind_of(t, space))
    if kind == OTHER:
        return lines + _visit(t, seat, space)
    return lines + _work(t, seat, kind, int(bare) + points)


def _changes(t: Table, seat: int, member: int, space: int, cause: int) -> list[Entry]:
    """What space, characters and excommunications add to the value."""
    lines: list[Entry] = []
    kind = int(values.kind_of(t, space))
    if member != NO_MEMBER:
        lines += _line("space", VALUE, content.MODIFIER[space], FROM_SPACE + space)
    if kind == OTHER:
        return lines
    if values.is_helped(t, cause):
        for place in listed(t.cards[seat * TYPES + CHARACTER] & values.HELPERS[kind]):
            card = values.character(place)
            lines += _line("aid", VALUE, content.AID[card * KINDS + kind], card)
    for tile in listed(t.burden[seat] & values.HINDERERS[kind]):
        loss = content.HINDRANCE[tile * KINDS + kind]
        lines += _line("hindrance", VALUE, loss, FROM_CHURCH + tile)
    return lines


def _floor(t: Table, seat: int, space: int, servants: int, cause: int) -> list[Entry]:
    """Fee, bonus of the floor, and the card there."""
    lines = _fee(t, seat, space) + _floor_bonus(t, seat, space)
    card = int(t.tower[space])
    if card == NO_CARD:
        return lines
    lines += _line("needs", MILITARY_WORD, slot_military(t, seat, card), FROM_SPACE + space)
    way, saving = nearest_price(t, Terms(t, seat, space, cause), space, servants)
    lines += _line("needs", MILITARY_WORD, content.NEEDS[card * 2 + way], card)
    for good in range(PRICED):
        cost = content.COST[(card * 2 + way) * GOODS + good]
        lines += _line("cost", content.GOODS[good], -cost, card)
    for good, amount, origin in reductions(t, seat, card, way, saving, cause):
        lines += _line("discount", content.GOODS[good], amount, origin)
    return lines + _card(t, seat, card)


def _fee(t: Table, seat: int, space: int) -> list[Entry]:
    """The fee of an occupied tower, or who spares the seat it."""
    tower = space // FLOORS
    if standing_in_tower(t, tower) == 0:
        return []
    waiver = fee_waiver(t, seat)
    if waiver != NO_LEADER:
        return _line("waived", COIN_WORD, content.TOWER_FEE, FROM_LEADER + waiver)
    floors = range(tower * FLOORS, tower * FLOORS + FLOORS)
    taken = next(floor for floor in floors if t.standing[floor] != 0)
    return _line("fee", COIN_WORD, -content.TOWER_FEE, FROM_SPACE + taken)


def _floor_bonus(t: Table, seat: int, space: int) -> list[Entry]:
    """The bonus of a floor, and who takes it away."""
    forbidder = bonus_forbidden_by(t, seat, space)
    if forbidder == NO_CARD:
        return _source(t, seat, "floor", content.FLOOR_GOODS, space * GOODS, FROM_SPACE + space)
    lines: list[Entry] = []
    for good, word in enumerate(content.GOODS):
        amount = content.FLOOR_GOODS[space * GOODS + good]
        lines += _line("floor", word, amount, FROM_SPACE + space)
        lines += _line("lessened", word, -amount, forbidder)
    return lines


# -- what it brings (L8.2, L9.2, L10.1, L11.1) -----------------------------------------------------


def _card(t: Table, seat: int, card: int) -> list[Entry]:
    """What a card does at once, once it lies on the seat's board."""
    after = t.clone()
    after.cards[seat * TYPES + content.TYPE[card]] |= bit(content.PLACE[card])
    lines = _at_once(after, seat, card)
    lines += _line("privileges", "privilege", content.PRIVILEGE_COUNT[card], card)
    lines += _line("action", "take", content.TAKE_VALUE[card], card)
    for work_word, table in (
        ("harvest", content.HARVEST_NOW),
        ("production", content.PRODUCTION_NOW),
    ):
        if table[card] != NOTHING:
            lines.append(Entry("action", work_word, int(table[card]), cause_word(card)))
    return lines


def _at_once(t: Table, seat: int, card: int) -> list[Entry]:
    """The goods of a card on the seat's board, and what a leader adds to them (Santa Rita)."""
    row = effects.gains_of(t, seat, card)
    twice = gains.doubled(t, seat, content.GAIN, card * GOODS)
    added: list[Entry] = []
    for good, word in enumerate(content.GOODS):
        more = twice[good] - content.GAIN[card * GOODS + good]
        if more > 0:
            row[good] -= more
            added += _line("gain", word, more, FROM_LEADER + gains.doubler(t, seat))
    return _source(t, seat, "gain", row, 0, card) + added


def _visit(t: Table, seat: int, space: int) -> list[Entry]:
    """What a space of the market, or the palace, gives."""
    cause = FROM_SPACE + space
    lines = _source(t, seat, "gain", content.SPACE_GAIN, space * GOODS, cause)
    return lines + _line("privileges", "privilege", content.SPACE_PRIVILEGES[space], cause)


def _work(t: Table, seat: int, kind: int, value: int) -> list[Entry]:
    """What a harvest or a production gives without exchanges."""
    if value < 1:
        return []
    is_harvest = kind == HARVEST
    type_of_cards = TERRITORY if is_harvest else BUILDING
    tiles = content.TILE_HARVEST if is_harvest else content.TILE_PRODUCTION
    tile = t.tile[seat]
    spared = 0 if t.rules.tile_is_source else gains.ALL
    lines = _source(t, seat, "gain", tiles, tile * GOODS, FROM_TILE + tile, spared)
    for place in listed(work.active_cards(t, seat, kind, value)):
        card = content.CARD_AT[type_of_cards * content.MOST_OF_TYPE + place]
        lines += _source(t, seat, "gain", work.goods_of(t, seat, card, NO_CHOICE), 0, card)
        lines += _line("privileges", "privilege", content.WORK_PRIVILEGES[card], card)
    return lines


def _exchange(card: i64, arrow: int) -> list[Entry]:
    """What an exchange pays and gets."""
    lines: list[Entry] = []
    row = (card * 2 + arrow) * GOODS
    if arrow >= content.ARROWS[card]:
        return lines
    for good, word in enumerate(content.GOODS):
        lines += _line("cost", word, -content.EXCHANGE_PAY[row + good], card)
    for good, word in enumerate(content.GOODS):
        lines += _line("gain", word, content.EXCHANGE_GET[row + good], card)
    privileges = content.EXCHANGE_PRIVILEGES[card * 2 + arrow]
    return lines + _line("privileges", "privilege", privileges, card)


# -- what a leader requires (L13.3) ----------------------------------------------------------------


def _requirements(t: Table, seat: int, leader: int) -> list[Entry]:
    """What must be owned to play a leader, each with what the seat owns."""
    lines: list[Entry] = []
    cause = FROM_LEADER + leader
    owned = [int(count(t.cards[seat * TYPES + kind])) for kind in range(TYPES)]
    for kind, word in enumerate(content.TYPES):
        needed = content.CARDS_REQUIRED[leader * TYPES + kind]
        lines += _requirement(word, needed, owned[kind], cause)
    for good, word in enumerate(content.GOODS):
        needed = content.GOODS_REQUIRED[leader * GOODS + good]
        lines += _requirement(word, needed, int(t.has(seat, good)), cause)
    return lines + _requirement("alike", content.ALIKE_REQUIRED[leader], max(owned), cause)


def _requirement(word: str, needed: i64, owned: int, cause: int) -> list[Entry]:
    if needed == 0:
        return []
    return [Entry("requires", word, int(needed), cause_word(cause)), Entry("has", word, owned, "")]


# -- lines -----------------------------------------------------------------------------------------


def _line(kind: str, good: str, amount: i64, cause: i64) -> list[Entry]:
    """One line, or none if the amount is 0.  The cause NOTHING is told as ""."""
    if amount == 0:
        return []
    return [Entry(kind, good, int(amount), "" if cause == NOTHING else cause_word(cause))]


def _source(
    t: Table, seat: int, kind: str, rows: vec[i64], row: i64, cause: i64, lessened: int = 0
) -> list[Entry]:
    """What one source gives by a row of goods, each with what an excommunication takes off it."""
    lost = gains.lessened_by(t, seat, rows, row, lessened)
    lines: list[Entry] = []
    for good, word in enumerate(content.GOODS):
        amount = rows[row + good]
        lines += _line(kind, word, amount, cause)
        if amount > 0 and lost >> good & 1:
            tile = gains.tile_against(t, seat, good)
            lines += _line("lessened", word, -1, FROM_CHURCH + tile)
    return lines
