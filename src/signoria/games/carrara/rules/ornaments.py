"""Decorations and statues of the advanced game (C12, C13.1): where they may stand and how they come.

A piece is gained by clearing a section, as a bonus of the court, or bought.  It is put on a
building, stored, forgone, or a stored one makes room for it.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.carrara.rules import actions, content, reasons
from signoria.games.carrara.rules.scoring import open_places, tiles_opening_a_pair
from signoria.games.carrara.rules.table import (
    CLEARED_SECTION,
    COURT_DECORATION,
    COURT_STATUE,
    FIRST_STATUE,
    GAIN,
    GOLDEN_STATUE,
    NO_PIECE,
    NO_SLOT,
    ORNAMENT_BOUGHT,
    ORNAMENT_DISCARDED,
    ORNAMENT_FORGONE,
    ORNAMENT_MOVED,
    ORNAMENT_PUT,
    ORNAMENT_STORED,
    Table,
)
from signoria.kernel.bits import bit
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import Frame

# -- where a piece may stand (C12.4, C12.5, C13.1) -------------------------------------------------


def fitting(t: Table, seat: i64, piece: i64) -> i64:
    """The set of own buildings on which a piece may stand.

    A decoration needs its kind without a decoration, a statue a city that accepts its colour and
    a building without a statue; a golden statue stands in any city.
    """
    player = t.players[seat]
    if piece < FIRST_STATUE:
        return player.built & content.TILES_OF_KIND[piece - 1] & ~t.decorated
    if piece == GOLDEN_STATUE:
        return player.built & ~t.statued
    found: i64 = 0
    city: i64
    for city in range(piece - FIRST_STATUE + 1):
        found |= player.columns[city]
    return found & ~t.statued


def judge_stand(t: Table, seat: i64, piece: i64, tile: i64) -> i64:
    """A piece may stand where it fits; if it does not, say why."""
    if fitting(t, seat, piece) >> tile & 1:
        return LEGAL
    if not t.owns(seat, tile):
        return refuse(reasons.CANNOT_STAND_THERE)
    if piece < FIRST_STATUE:
        same = content.KIND_OF[tile] == piece - 1
        return refuse(reasons.ALREADY_DECORATED if same else reasons.WRONG_KIND)
    return refuse(reasons.ALREADY_A_STATUE if t.statued >> tile & 1 else reasons.WRONG_CITY)


def _stand(t: Table, piece: i64, tile: i64) -> None:
    if piece < FIRST_STATUE:
        t.decorated |= bit(tile)
    else:
        t.statued |= bit(tile)
        t.statue[tile] = piece


def _append_tiles(out: vec[i64], first: i64, tiles: i64) -> vec[i64]:
    """One action per tile of a set."""
    tile: i64 = 0
    while tiles >> tile != 0:
        if tiles >> tile & 1:
            out = append(out, first + tile)
        tile += 1
    return out


def in_supply(t: Table, piece: i64) -> bool:
    """Golden statues lie at the court, one for each pillar that stands there (C11.3)."""
    if piece == GOLDEN_STATUE:
        return True
    if piece < FIRST_STATUE:
        return t.decorations[piece - 1] > 0
    return t.statues[piece - FIRST_STATUE] > 0


def _take_from_supply(t: Table, piece: i64) -> None:
    if piece < FIRST_STATUE:
        t.decorations[piece - 1] -= 1
    elif piece < GOLDEN_STATUE:
        t.statues[piece - FIRST_STATUE] -= 1


# -- choosing the piece (C12.2, C12.3, C13.1) ------------------------------------------------------


def is_choice(action: i64) -> bool:
    """Does the action choose a decoration or a statue?"""
    return (
        actions.CHOOSE_DECORATION <= action < actions.CHOOSE_DECORATION_END
        or actions.CHOOSE_STATUE <= action < actions.CHOOSE_STATUE_END
    )


def piece_chosen(action: i64) -> i64:
    """The piece of a choose-decoration or choose-statue action."""
    if actions.CHOOSE_DECORATION <= action < actions.CHOOSE_DECORATION_END:
        return action - actions.CHOOSE_DECORATION + 1
    return action - actions.CHOOSE_STATUE + FIRST_STATUE


class Reward(Question[Table]):
    """Which piece: a section offers the two it shows, the court a decoration or a golden statue."""

    name = "reward"
    fields = "source section"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        _, _, source, section = frame
        if action == actions.CHOOSE_NOTHING:
            return self._judge_nothing(t, seat, source)
        if is_choice(action):
            return self._judge_piece(t, source, section, piece_chosen(action))
        return NOT_THE_QUESTION

    def _judge_piece(self, t: Table, source: i64, section: i64, piece: i64) -> i64:
        if source == CLEARED_SECTION:
            decoration = t.decoration_at(section) + 1
            if piece != decoration and piece != t.statue_at(section) + FIRST_STATUE:
                return refuse(reasons.NOT_OFFERED)
            return LEGAL if in_supply(t, piece) else refuse(reasons.NOT_IN_SUPPLY)
        offered = piece < FIRST_STATUE if source == COURT_DECORATION else piece == GOLDEN_STATUE
        if not offered:
            return refuse(reasons.NOT_OFFERED_AT_COURT)
        return LEGAL if in_supply(t, piece) else refuse(reasons.COURT_GONE)

    def _judge_nothing(self, t: Table, seat: i64, source: i64) -> i64:
        """Declining is free, unless only the golden statue can make a place qualify (C6.1)."""
        if source != CLEARED_SECTION and open_places(t, seat) == 0:
            return refuse(reasons.LEAVES_NO_PLACE)
        return LEGAL

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, source, section = frame
        out = vec[i64]()
        number: i64
        for number in range(actions.DECORATIONS):
            if self._judge_piece(t, source, section, number + 1) == LEGAL:
                out = append(out, actions.CHOOSE_DECORATION + number)
        for number in range(actions.STATUES):
            if self._judge_piece(t, source, section, number + FIRST_STATUE) == LEGAL:
                out = append(out, actions.CHOOSE_STATUE + number)
        if self._judge_nothing(t, seat, source) == LEGAL:
            out = append(out, actions.CHOOSE_NOTHING)
        return out

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, source, _ = frame
        if action != actions.CHOOSE_NOTHING:
            t.stack.append((GAIN, int(seat), int(piece_chosen(action)), source))
        elif source == COURT_STATUE:
            forgo(t, seat, GOLDEN_STATUE)


# -- what to do with it (C12.6, C12.8) -------------------------------------------------------------


def free_slot(t: Table, seat: i64) -> i64:
    slot: i64
    for slot in range(content.SLOTS):
        if t.players[seat].storage[slot] == NO_PIECE:
            return slot
    return NO_SLOT


def must_open_a_place(t: Table, seat: i64, source: i64) -> bool:
    """Is the golden statue just taken needed on a building, so that a place can be scored (C6.1)?"""
    return source == COURT_STATUE and open_places(t, seat) == 0


def _judge_keep_off_board(t: Table, seat: i64, source: i64) -> i64:
    if must_open_a_place(t, seat, source):
        return refuse(reasons.LEAVES_NO_PLACE)
    return LEGAL


class Gain(Question[Table]):
    """What becomes of the piece just gained: put on a building, stored or forgone (C12.6, C12.8)."""

    name = "gain"
    fields = "piece source"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        _, _, piece, source = frame
        if actions.PUT <= action < actions.PUT_END:
            return self._judge_put(t, seat, piece, source, action - actions.PUT)
        if action == actions.STORE:
            return self._judge_store(t, seat, piece, source)
        if action == actions.FORGO:
            return self._judge_forgo(t, seat, piece, source)
        if actions.DISCARD <= action < actions.DISCARD_END:
            return self._judge_discard(t, seat, piece, source)
        if actions.MOVE <= action < actions.MOVE_END:
            choice = action - actions.MOVE
            slot, tile = choice // actions.MOVE_STRIDE, choice % actions.MOVE_STRIDE
            return judge_move(t, seat, slot, tile)
        return NOT_THE_QUESTION

    def _buildings(self, t: Table, seat: i64, piece: i64, source: i64) -> i64:
        """The set of buildings on which the piece may be put."""
        found = fitting(t, seat, piece)
        if must_open_a_place(t, seat, source):
            found &= tiles_opening_a_pair(t, seat)
        return found

    def _judge_put(self, t: Table, seat: i64, piece: i64, source: i64, tile: i64) -> i64:
        if self._buildings(t, seat, piece, source) >> tile & 1:
            return LEGAL
        refusal = judge_stand(t, seat, piece, tile)
        return refusal if refusal != LEGAL else refuse(reasons.LEAVES_NO_PLACE)

    def _judge_store(self, t: Table, seat: i64, piece: i64, source: i64) -> i64:
        if piece == GOLDEN_STATUE and not t.rules.store_golden:
            return refuse(reasons.GOLDEN_NOT_STORED)
        if free_slot(t, seat) == NO_SLOT:
            return refuse(reasons.NO_FREE_SLOT)
        return _judge_keep_off_board(t, seat, source)

    def _judge_forgo(self, t: Table, seat: i64, piece: i64, source: i64) -> i64:
        """Only a piece that finds no free slot may be forgone once it is chosen (C12.6, C12.8)."""
        storable = piece != GOLDEN_STATUE or t.rules.store_golden
        if storable and free_slot(t, seat) != NO_SLOT:
            return refuse(reasons.SLOT_FREE)
        return _judge_keep_off_board(t, seat, source)

    def _judge_discard(self, t: Table, seat: i64, piece: i64, source: i64) -> i64:
        """A stored piece may go to the box for a new one that could not be placed (C12.8)."""
        if piece == GOLDEN_STATUE and not t.rules.store_golden:
            return refuse(reasons.GOLDEN_NOT_STORED)
        if free_slot(t, seat) != NO_SLOT:
            return refuse(reasons.NO_NEED_TO_DISCARD)
        if not t.rules.free_discard and fitting(t, seat, piece) != 0:
            return refuse(reasons.CAN_BE_PLACED)
        return _judge_keep_off_board(t, seat, source)

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, piece, source = frame
        buildings = self._buildings(t, seat, piece, source)
        out = _append_tiles(vec[i64](), actions.PUT, buildings)
        if self._judge_store(t, seat, piece, source) == LEGAL:
            out = append(out, actions.STORE)
        if self._judge_forgo(t, seat, piece, source) == LEGAL:
            out = append(out, actions.FORGO)
        if self._judge_discard(t, seat, piece, source) == LEGAL:
            slot: i64
            for slot in range(content.SLOTS):
                out = append(out, actions.DISCARD + slot)
        return moves_move(t, seat, out)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, piece, _ = frame
        if actions.MOVE <= action < actions.MOVE_END:
            t.stack.append(frame)
            move(t, seat, action)
        elif actions.DISCARD <= action < actions.DISCARD_END:
            discard(t, seat, action - actions.DISCARD)
            store(t, seat, piece)
        elif action == actions.FORGO:
            forgo(t, seat, piece)
        elif action == actions.STORE:
            store(t, seat, piece)
        else:
            put(t, seat, piece, action - actions.PUT)


def put(t: Table, seat: i64, piece: i64, tile: i64) -> None:
    _take_from_supply(t, piece)
    _stand(t, piece, tile)
    t.emit(ORNAMENT_PUT, seat, piece, tile)


def store(t: Table, seat: i64, piece: i64) -> None:
    player = t.players[seat]
    slot = free_slot(t, seat)
    _take_from_supply(t, piece)
    player.storage[slot] = piece
    player.fresh = slot
    t.emit(ORNAMENT_STORED, seat, piece, slot)


def forgo(t: Table, seat: i64, piece: i64) -> None:
    """A forgone piece stays in the supply; a golden statue goes to the box (C12.8, C13.1)."""
    if piece == GOLDEN_STATUE:
        t.box[GOLDEN_STATUE] += 1
    t.emit(ORNAMENT_FORGONE, seat, piece)


def discard(t: Table, seat: i64, slot: i64) -> None:
    player = t.players[seat]
    piece = player.storage[slot]
    t.box[piece] += 1
    player.storage[slot] = NO_PIECE
    t.emit(ORNAMENT_DISCARDED, seat, piece, slot)


# -- free moves from storage (C12.7) ---------------------------------------------------------------


def judge_move(t: Table, seat: i64, slot: i64, tile: i64) -> i64:
    player = t.players[seat]
    piece = player.storage[slot]
    if piece == NO_PIECE:
        return refuse(reasons.EMPTY_SLOT)
    if player.fresh == slot:
        return refuse(reasons.STORED_THIS_TURN)
    return judge_stand(t, seat, piece, tile)


def moves_move(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    player = t.players[seat]
    slot: i64
    for slot in range(content.SLOTS):
        if player.storage[slot] != NO_PIECE and player.fresh != slot:
            tiles = fitting(t, seat, player.storage[slot])
            out = _append_tiles(out, actions.MOVE + slot * actions.MOVE_STRIDE, tiles)
    return out


def move(t: Table, seat: i64, action: i64) -> None:
    slot = (action - actions.MOVE) // actions.MOVE_STRIDE
    tile = (action - actions.MOVE) % actions.MOVE_STRIDE
    piece = t.players[seat].storage[slot]
    t.players[seat].storage[slot] = NO_PIECE
    _stand(t, piece, tile)
    t.emit(ORNAMENT_MOVED, seat, piece, tile, slot)


# -- bonus purchase (C12.12) -----------------------------------------------------------------------


def _judge_purchase(t: Table, seat: i64, piece: i64, tile: i64) -> i64:
    if not t.rules.advanced:
        return refuse(reasons.PURCHASE_ADVANCED)
    if not t.owns(seat, tile):
        return refuse(reasons.PURCHASE_NOT_YOURS)
    if t.purchases > 0 and not t.rules.many_purchases:
        return refuse(reasons.BOUGHT_ALREADY)
    coins = t.players[seat].coins
    if coins < content.PURCHASE_COINS:
        return refuse(reasons.PURCHASE_TOO_DEAR, content.PURCHASE_COINS, coins)
    refusal = judge_stand(t, seat, piece, tile)
    if refusal != LEGAL:
        return refusal
    return LEGAL if in_supply(t, piece) else refuse(reasons.PURCHASE_GONE)


def judge_buy_decoration(t: Table, seat: i64, tile: i64) -> i64:
    """The building says which decoration: its kind's."""
    return _judge_purchase(t, seat, content.KIND_OF[tile] + 1, tile)


def judge_buy_statue(t: Table, seat: i64, tile: i64) -> i64:
    """A bought statue stands only in the city of its own colour, so the city says which (T9)."""
    city = t.players[seat].city_of(tile) if t.owns(seat, tile) else 0
    return _judge_purchase(t, seat, city + FIRST_STATUE, tile)


def moves_purchase(t: Table, seat: i64, out: vec[i64]) -> vec[i64]:
    player = t.players[seat]
    if player.coins < content.PURCHASE_COINS:
        return out
    tile: i64 = 0
    while player.built >> tile != 0:
        if player.built >> tile & 1:
            if judge_buy_decoration(t, seat, tile) == LEGAL:
                out = append(out, actions.BUY_DECORATION + tile)
            if judge_buy_statue(t, seat, tile) == LEGAL:
                out = append(out, actions.BUY_STATUE + tile)
        tile += 1
    return out


def purchase(t: Table, seat: i64, action: i64) -> None:
    if actions.BUY_STATUE <= action < actions.BUY_STATUE_END:
        tile = action - actions.BUY_STATUE
        piece = t.players[seat].city_of(tile) + FIRST_STATUE
    else:
        tile = action - actions.BUY_DECORATION
        piece = content.KIND_OF[tile] + 1
    t.players[seat].coins -= content.PURCHASE_COINS
    t.purchases += 1
    _take_from_supply(t, piece)
    _stand(t, piece, tile)
    t.emit(ORNAMENT_BOUGHT, seat, piece, tile)
