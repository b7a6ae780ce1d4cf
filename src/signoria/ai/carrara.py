"""Carrara for bots: what a position is worth to a seat, and one turn of look-ahead.

The evaluation counts in victory points.  What is on the track counts in full; what can still
become points counts by what is left of the match:

* pillars: the places they could be put on now, best first, for as many as there is time to place;
* coins: what they will buy, at least what they convert to in the end;
* blocks: what they add to buildings, by the cities that accept them;
* ornaments: sets and majorities as they stand, stored pieces by whether they fit.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from signoria.games.carrara import actions, content
from signoria.games.carrara.actions import FIRST_KIND, FIRST_MONEY, FIRST_PAIR
from signoria.games.carrara.ending import coin_rate, decoration_points, statues_in
from signoria.games.carrara.ornaments import fitting
from signoria.games.carrara.scoring import income, open_places
from signoria.games.carrara.table import (
    DRAWING_BLOCK,
    NO_PIECE,
    NOBODY,
    PAYING,
    TURN,
    Player,
    Table,
)
from signoria.kernel.bits import count
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.playout import draw
from signoria.kernel.state import CHANCE, State

BLOCK_WORTH: Final = (0.52, 0.86, 1.15, 1.73, 2.07, 2.76)
"""Points a block promises early in the match, purple to white."""
COIN_WORTH: Final = 0.42
"""Points a coin promises early in the match."""
PATIENCE: Final = 0.82
"""What an income that could be had now counts for as long as it is only a promise."""
UNFINISHED: Final = 0.45
"""What a city counts for that lacks one building."""
PILLAR_WORTH: Final = 2.24
"""What a pillar counts for that no place is in sight for yet."""
STATUE_WORTH: Final = 0.55
"""Share of a majority prize that leading now is worth."""
STORED_WORTH: Final = 1.6
PILLARS_PER_TURN: Final = 0.43
"""How many pillars there is time to place in a turn."""
TURNS_PER_PILLAR: Final = 2.2
BUILDS_PER_TURN: Final = 0.42
SAMPLES: Final = 3
"""Refills of the wheel that a turn of it is judged by."""


def turns_left(t: Table) -> float:
    """A guess at how many more turns each player has."""
    if t.trigger != NOBODY:
        return 0.0
    pillars = 99.0
    for player in t.players:
        standing = float(count(player.court) + player.deferred)
        if standing < pillars:
            pillars = standing
    by_supply = float(t.supply_left) / (BUILDS_PER_TURN * float(len(t.players)))
    by_pillars = pillars * TURNS_PER_PILLAR
    return max(by_pillars, by_supply)


def evaluate(t: Table, seat: i64) -> float:
    """What the position is worth to a seat, in victory points."""
    player = t.players[seat]
    if not t.stack:
        return float(player.vp()) + 0.01 * float(accepted_by_all(player))
    left = turns_left(t)
    early = left / 10.0 if left < 10.0 else 1.0
    final_coin = 1.0 / float(coin_rate(player))
    coin = max(COIN_WORTH * early, final_coin)
    total = float(player.vp()) + coin * float(player.coins)
    colour: i64
    for colour in range(6):
        total += BLOCK_WORTH[colour] * early * float(player.blocks[colour])
    total += pillars_worth(t, seat, left, coin)
    if t.rules.advanced:
        total += ornaments_worth(t, seat, early)
    return total


def accepted_by_all(player: Player) -> i64:
    """All blocks held: the tie-break."""
    total: i64 = 0
    colour: i64
    for colour in range(6):
        total += player.blocks[colour]
    return total


def place_worth(t: Table, seat: i64, place: i64, coin: float) -> float:
    """What a place would pay now, coins turned into points."""
    if FIRST_MONEY <= place < FIRST_PAIR:
        player = t.players[seat]
        better = 1.0 / float(content.MONEY_RATE[place - FIRST_MONEY])
        return (better - 1.0 / float(content.COIN_RATE)) * float(player.coins) * 0.8
    return float(income(t, seat, place, 1)) + coin * float(income(t, seat, place, 0))


def pillars_worth(t: Table, seat: i64, left: float, coin: float) -> float:
    """The best places for the pillars that can still be placed in time."""
    player = t.players[seat]
    pillars = float(count(player.court) + player.deferred)
    usable = left * PILLARS_PER_TURN
    if usable > pillars:
        usable = pillars
    taken = player.scored | t.pillars_on_shared_places()
    free = open_places(t, seat)
    place: i64
    promises: list[float] = []
    for place in range(19 if t.rules.advanced else 14):
        if free >> place & 1:
            promises.append(place_worth(t, seat, place, coin))
        elif place < FIRST_KIND and not taken >> place & 1:
            missing = content.MINIMUM[place] - player.height(place)
            if missing == 1:
                promises.append(UNFINISHED * place_worth(t, seat, place, coin))
    promises.sort(reverse=True)
    total = 0.0
    for promise in promises:
        if usable <= 0.0:
            break
        share = min(1.0, usable)
        total += share * PATIENCE * (max(PILLAR_WORTH, promise))
        usable -= 1.0
    return total + PILLAR_WORTH * (max(0.0, usable))


def ornaments_worth(t: Table, seat: i64, early: float) -> float:
    """Sets as they stand, majorities by rank, stored pieces by whether they fit somewhere."""
    player = t.players[seat]
    total = float(decoration_points(t, seat))
    city: i64
    for city in range(6):
        mine = statues_in(t, seat, city)
        if mine == 0:
            continue
        ahead = 0
        level = 0
        for other in range(len(t.players)):
            if other != seat:
                theirs = statues_in(t, other, city)
                if theirs > mine:
                    ahead += 1
                elif theirs == mine:
                    level += 1
        rank = ahead + (1 if level else 0)
        if rank < 3:
            total += (1.0 - (1.0 - STATUE_WORTH) * early) * float(
                content.MAJORITY_VP[city * 3 + rank]
            )
    slot: i64
    for slot in range(2):
        piece = player.storage[slot]
        if piece != NO_PIECE:
            total += STORED_WORTH * early * (1.0 if fitting(t, seat, piece) else 0.5)
    return total


# -- one turn of look-ahead ------------------------------------------------------------------------


def best_action(game: Game, state: State, seat: int, dice: Dice) -> int:
    """The legal action after which the rest of this seat's turn can be worth most."""
    t = cast(Table, state)
    frame = t.stack[-1]
    moves = game.moves(t, frame, seat)
    best: i64 = moves[0]
    if len(moves) == 1:
        return int(best)
    highest = -1e9
    index: i64
    for index in range(len(moves)):
        action = moves[index]
        after = t.clone()
        game.do(after, seat, action)
        value = rest_of_turn(game, after, seat, t.turns, dice)
        if value > highest:
            highest = value
            best = action
    return int(best)


def rest_of_turn(game: Game, t: Table, seat: i64, turn: i64, dice: Dice) -> float:
    """The best value the seat can reach before its turn is over.  Uses `t` up."""
    while t.stack and t.turns == turn:
        frame = t.stack[-1]
        kind: i64 = frame[0]
        if frame[1] == CHANCE:
            if kind == DRAWING_BLOCK:
                return mean_of_refills(game, t, seat, turn, dice)
            draw(game, t, dice)
            continue
        moves = game.moves(t, frame, seat)
        if kind == PAYING:
            game.do(t, seat, moves[len(moves) - 1])  # the cheaper colour first
            continue
        highest = -1e9
        index: i64
        for index in range(len(moves)):
            action = moves[index]
            if kind == TURN and not worth_a_second_look(action, frame[2] != 0):
                continue
            after = t.clone()
            game.do(after, seat, action)
            value = rest_of_turn(game, after, seat, turn, dice)
            if value > highest:
                highest = value
        return highest
    return evaluate(t, seat)


def worth_a_second_look(action: i64, deferred: bool) -> bool:
    """Which actions to try after a free move or after deferring, in the middle of a turn.

    A free move before the action matters only for scoring; otherwise it can be made afterwards.
    """
    if deferred:
        return action < actions.SCORE
    return action == actions.PASS or actions.SCORE <= action <= actions.DEFER


def mean_of_refills(game: Game, t: Table, seat: i64, turn: i64, dice: Dice) -> float:
    """Turning the wheel: the mean over a few refills of what can be bought then."""
    total = 0.0
    for _ in range(SAMPLES):
        after = t.clone()
        while after.stack and after.stack[-1][0] == DRAWING_BLOCK:
            draw(game, after, dice)
        total += rest_of_turn(game, after, seat, turn, dice)
    return total / float(SAMPLES)
