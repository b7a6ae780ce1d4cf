"""Buildings, monuments, payment and upgrade tiles (C5).

A payment is a short run of decisions: how many pairs of the next lower colour, then colour by
colour from the city's own how many blocks.  Counts without a choice are not asked.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.carrara.rules import actions, content, reasons
from signoria.games.carrara.rules.table import (
    BUILDING_POINTS,
    BUILDING_REPLACED,
    BUILT,
    COVER,
    DRAWING_TILE,
    END_ACTION,
    FIRST_MONUMENT,
    FROM_BUILDING,
    MONUMENT_BUILT,
    NO_PIECE,
    NO_TILE,
    ORDINARY,
    PAID,
    PAIRING,
    PAYING,
    RAISE,
    TILE_STREAM,
    UPGRADED,
    UPGRADING,
    Player,
    Table,
)
from signoria.kernel.bits import bit
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import CHANCE, Frame

# -- what can be paid (C1.5, C5.1, C5.3, C5.4) -----------------------------------------------------


def accepted(player: Player, city: i64) -> i64:
    """Blocks of colours that a city accepts: its own and every worthier one."""
    total: i64 = 0
    colour: i64
    for colour in range(city, 6):
        total += player.blocks[colour]
    return total


def substitutes(player: Player, city: i64) -> i64:
    """How many pairs of the colour directly below the city's own could stand in for a block."""
    return player.blocks[city - 1] // 2 if city > 0 else 0


def purchasing_power(player: Player, city: i64) -> i64:
    """The highest price that can be paid in a city."""
    return accepted(player, city) + substitutes(player, city)


# -- choosing what to build (C5.1, C5.5) -----------------------------------------------------------


def display_slot(t: Table, design: i64) -> i64:
    """The display space of the first tile with this design, or -1."""
    slot: i64
    for slot in range(len(t.display)):
        if t.display[slot] >= 0 and design_of(t.display[slot]) == design:
            return slot
    return -1


def design_of(tile: i64) -> i64:
    return content.KIND_OF[tile] * 5 + content.VALUE_OF[tile] - 1


def judge_price(power: i64, price: i64) -> i64:
    return LEGAL if power >= price else refuse(reasons.TOO_FEW_BLOCKS, price, power)


def judge_build(t: Table, seat: i64, design: i64, city: i64) -> i64:
    if display_slot(t, design) < 0:
        return refuse(reasons.NOT_ON_DISPLAY)
    return judge_price(purchasing_power(t.players[seat], city), design % 5 + 1)


def judge_monument(t: Table, seat: i64, kind: i64, city: i64) -> i64:
    if not t.monuments >> kind & 1:
        return refuse(reasons.MONUMENT_GONE)
    return judge_price(purchasing_power(t.players[seat], city), content.MONUMENT_VALUE)


def judge_replace(t: Table, seat: i64, tile: i64) -> i64:
    """A monument may replace one's own building of its kind for the difference in value (C5.5)."""
    if not t.owns(seat, tile):
        return refuse(reasons.NOT_YOURS)
    if not t.monuments >> content.KIND_OF[tile] & 1:
        return refuse(reasons.MONUMENT_GONE)
    player = t.players[seat]
    price = content.MONUMENT_VALUE - content.VALUE_OF[tile]
    return judge_price(purchasing_power(player, player.city_of(tile)), price)


def moves_build(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    player = t.players[seat]
    city: i64
    slot: i64
    kind: i64
    tile: i64
    for city in range(6):
        power = purchasing_power(player, city)
        if power == 0:
            continue
        offered: i64 = 0
        for slot in range(len(t.display)):
            tile = t.display[slot]
            if tile < 0 or judge_price(power, content.VALUE_OF[tile]) != LEGAL:
                continue
            design = design_of(tile)
            if not offered >> design & 1:  # the two threes of a kind are one choice
                offered |= bit(design)
                out = append(out, actions.BUILD + design * actions.BUILD_STRIDE + city)
        if judge_price(power, content.MONUMENT_VALUE) == LEGAL:
            for kind in range(6):
                if judge_monument(t, seat, kind, city) == LEGAL:
                    out = append(out, actions.MONUMENT + kind * actions.MONUMENT_STRIDE + city)
    tile = 0
    own = player.built
    while own >> tile != 0 and tile < FIRST_MONUMENT:
        if own >> tile & 1 and judge_replace(t, seat, tile) == LEGAL:
            out = append(out, actions.REPLACE + tile)
        tile += 1
    return out


def start_build(t: Table, seat: i64, design: i64, city: i64) -> None:
    price = design % 5 + 1
    tile = t.display[display_slot(t, design)]
    t.stack.append((RAISE, int(seat), int(tile), int(city), int(price)))
    start_payment(t, seat, city, price)


def start_monument(t: Table, seat: i64, kind: i64, city: i64) -> None:
    price = content.MONUMENT_VALUE
    t.stack.append((RAISE, int(seat), int(FIRST_MONUMENT + kind), int(city), int(price)))
    start_payment(t, seat, city, price)


def start_replacement(t: Table, seat: i64, tile: i64) -> None:
    price = content.MONUMENT_VALUE - content.VALUE_OF[tile]
    t.stack.append((COVER, int(seat), int(tile), int(price)))
    start_payment(t, seat, t.players[seat].city_of(tile), price)


# -- payment (C5.1, C5.3, C5.4) --------------------------------------------------------------------


def start_payment(t: Table, seat: i64, city: i64, price: i64) -> None:
    """Ask how many pairs stand in, if there is a choice; then go on to the colours."""
    player = t.players[seat]
    least = price - accepted(player, city)
    most = substitutes(player, city)
    if most > price:
        most = price
    if least < 0:
        least = 0
    if least < most:
        t.stack.append((PAIRING, int(seat), int(city), int(price)))
    else:
        pay_pairs(t, seat, city, price, most)


class Pairing(Question[Table]):
    """How many pairs of the next worse colour stand in for blocks (C5.4)."""

    name = "pairing"
    fields = "city price"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        if not actions.PAY_PAIRS <= action < actions.PAY_PAIRS_END:
            return NOT_THE_QUESTION
        _, _, city, price = frame
        return self._judge_pairs(t, seat, city, price, action - actions.PAY_PAIRS)

    def _judge_pairs(self, t: Table, seat: i64, city: i64, price: i64, pairs: i64) -> i64:
        player = t.players[seat]
        if pairs > substitutes(player, city):
            return refuse(reasons.NO_PAIRS, pairs, substitutes(player, city))
        if pairs > price or pairs + accepted(player, city) < price:
            return refuse(reasons.PAYMENT_OFF, price, pairs + accepted(player, city))
        return LEGAL

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, city, price = frame
        out = vec[i64]()
        pairs: i64
        for pairs in range(actions.PAIR_COUNTS):
            if self._judge_pairs(t, seat, city, price, pairs) == LEGAL:
                out = append(out, actions.PAY_PAIRS + pairs)
        return out

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, city, price = frame
        pay_pairs(t, seat, city, price, action - actions.PAY_PAIRS)


def pay_pairs(t: Table, seat: i64, city: i64, price: i64, pairs: i64) -> None:
    if pairs > 0:
        _pay(t, seat, city - 1, 2 * pairs)
    ask_next_colour(t, seat, city, price - pairs)


def worthier(player: Player, colour: i64) -> i64:
    """Blocks of the colours above this one."""
    return accepted(player, colour + 1)


def ask_next_colour(t: Table, seat: i64, colour: i64, price: i64) -> None:
    """Ask for the first colour from `colour` on that leaves a choice; pay what is forced."""
    player = t.players[seat]
    while price > 0:
        most = min(price, player.blocks[colour])
        least = price - worthier(player, colour)
        if least < 0:
            least = 0
        if least < most:
            t.stack.append((PAYING, int(seat), int(colour), int(price)))
            return
        _pay(t, seat, colour, most)
        price -= most
        colour += 1


class Paying(Question[Table]):
    """How many blocks of a colour, colours being asked in turn from the cheapest on (C5.3)."""

    name = "paying"
    fields = "colour price"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        if not actions.PAY <= action < actions.PAY_END:
            return NOT_THE_QUESTION
        _, _, colour, price = frame
        choice = action - actions.PAY
        if choice // actions.PAY_STRIDE != colour:
            return refuse(reasons.NOT_THIS_COLOUR_NOW)
        return self._judge_number(t, seat, colour, price, choice % actions.PAY_STRIDE)

    def _judge_number(self, t: Table, seat: i64, colour: i64, price: i64, number: i64) -> i64:
        player = t.players[seat]
        if number > player.blocks[colour]:
            return refuse(reasons.TOO_FEW_BLOCKS, number, player.blocks[colour])
        if number > price:
            return refuse(reasons.PAYMENT_OFF, price, number)
        if number + worthier(player, colour) < price:
            return refuse(reasons.PAYMENT_OFF, price, number + worthier(player, colour))
        return LEGAL

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, colour, price = frame
        out = vec[i64]()
        number: i64
        for number in range(actions.BLOCK_COUNTS):
            if self._judge_number(t, seat, colour, price, number) == LEGAL:
                out = append(out, actions.PAY + colour * actions.PAY_STRIDE + number)
        return out

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, colour, price = frame
        number = (action - actions.PAY) % actions.PAY_STRIDE
        _pay(t, seat, colour, number)
        ask_next_colour(t, seat, colour + 1, price - number)


def _pay(t: Table, seat: i64, colour: i64, number: i64) -> None:
    """Paid blocks go back into the bag (C5.1)."""
    if number > 0:
        t.players[seat].blocks[colour] -= number
        t.bag[colour] += number
        t.emit(PAID, seat, colour, number)


# -- putting it up (C5.2, C5.6, C5.8, C5.10) -------------------------------------------------------


def raise_building(t: Table, seat: i64, tile: i64, city: i64, price: i64) -> None:
    """A paid tile goes on top of the column; the gap in the display is filled (C5.2)."""
    player = t.players[seat]
    t.level[tile] = player.height(city)
    player.columns[city] |= bit(tile)
    player.built |= bit(tile)
    monument = tile >= FIRST_MONUMENT
    t.emit(MONUMENT_BUILT if monument else BUILT, seat, tile, city, price)
    _score_building(t, seat, price)
    t.stack.append((END_ACTION, int(seat), ORDINARY))
    if monument:
        t.monuments ^= bit(content.KIND_OF[tile])
        offer_upgrade(t, seat)
        return
    slot: i64 = 0
    while t.display[slot] != tile:
        slot += 1
    t.display[slot] = NO_TILE
    if t.supply_left > 0:
        t.stack.append((DRAWING_TILE, CHANCE, TILE_STREAM, int(slot)))


def cover_building(t: Table, seat: i64, old: i64, price: i64) -> None:
    """The monument takes the place and the ornaments of the old tile (C5.6, C12.11, T12)."""
    player = t.players[seat]
    kind = content.KIND_OF[old]
    monument = FIRST_MONUMENT + kind
    both: i64 = bit(old) | bit(monument)
    player.columns[player.city_of(old)] ^= both
    player.built ^= both
    t.monuments ^= bit(kind)
    t.replaced |= bit(old)
    t.level[monument] = t.level[old]
    if t.is_decorated(old):
        t.decorated ^= both
    if t.statue[old] != NO_PIECE:
        t.statued ^= both
        t.statue[monument] = t.statue[old]
        t.statue[old] = NO_PIECE
    t.emit(BUILDING_REPLACED, seat, old, monument, price)
    _score_building(t, seat, price)
    t.stack.append((END_ACTION, int(seat), ORDINARY))
    offer_upgrade(t, seat)


def _score_building(t: Table, seat: i64, price: i64) -> None:
    """With every pillar on a place, building gives its price in points (C5.10)."""
    player = t.players[seat]
    if not player.has_pillar_to_place():
        player.points[FROM_BUILDING] += price
        t.emit(BUILDING_POINTS, seat, price)


# -- upgrade tiles (C5.8, C5.9) --------------------------------------------------------------------


def judge_upgrade(t: Table, seat: i64, upgrade: i64) -> i64:
    if t.upgrades[upgrade] == 0:
        return refuse(reasons.UPGRADE_GONE)
    if t.players[seat].upgrades >> upgrade & 1:
        return refuse(reasons.UPGRADE_OWNED)
    return LEGAL


class Upgrading(Question[Table]):
    """Which upgrade tile a monument brings, if any (C5.8)."""

    name = "upgrading"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        if action == actions.NO_UPGRADE:
            return LEGAL
        if actions.UPGRADE_CITY <= action < actions.UPGRADE_CITY_END:
            return judge_upgrade(t, seat, action - actions.UPGRADE_CITY)
        return NOT_THE_QUESTION

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        out = vec[i64]()
        upgrade: i64
        for upgrade in range(8):
            if judge_upgrade(t, seat, upgrade) == LEGAL:
                out = append(out, actions.UPGRADE_CITY + upgrade)
        return append(out, actions.NO_UPGRADE)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        if action != actions.NO_UPGRADE:
            upgrade_board(t, seat, action - actions.UPGRADE_CITY)


def offer_upgrade(t: Table, seat: i64) -> None:
    upgrade: i64
    for upgrade in range(8):
        if judge_upgrade(t, seat, upgrade) == LEGAL:
            t.stack.append((UPGRADING, int(seat)))
            return


def upgrade_board(t: Table, seat: i64, upgrade: i64) -> None:
    t.upgrades[upgrade] -= 1
    t.players[seat].upgrades |= bit(upgrade)
    t.emit(UPGRADED, seat, upgrade)
