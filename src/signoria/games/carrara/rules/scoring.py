"""Scoring places (C6.5 to C6.8, C13.2, C13.3): when one qualifies and what it pays."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.carrara.rules import actions, content, reasons
from signoria.games.carrara.rules.actions import (
    FIRST_KIND,
    FIRST_LANDSCAPE,
    FIRST_MONEY,
    FIRST_PAIR,
    PLACES,
)
from signoria.games.carrara.rules.table import (
    END_ACTION,
    FROM_CITIES,
    FROM_KINDS,
    FROM_LANDSCAPES,
    FROM_STATUES,
    PILLAR_PLACED,
    SCORED,
    Player,
    Table,
)
from signoria.kernel.bits import bit
from signoria.kernel.question import Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import Frame


def city_reward(player: Player, city: i64) -> i64:
    """What a city pays per point of value, its upgrade counted (C6.8)."""
    return content.UPGRADED[city] if player.upgrades >> city & 1 else content.REWARD[city]


def landscape_reward(player: Player, landscape: i64) -> i64:
    """What a landscape pays per point of value; upgraded only with landscape tiles (C-R4)."""
    if player.upgrades >> (6 + landscape) & 1:
        return content.UPGRADED[6 + landscape]
    return content.LANDSCAPE_REWARD[landscape]


# -- conditions ------------------------------------------------------------------------------------


def open_places(t: Table, seat: i64, extra_coins: i64 = 0) -> i64:
    """The set of free places whose condition the seat meets.

    `extra_coins` are those that a bonus is about to give (C6.1).
    """
    player = t.players[seat]
    found: i64 = 0
    index: i64
    for index in range(6):
        column = player.columns[index]
        if column != 0 and player.height(index) >= content.MINIMUM[index]:
            found |= bit(index)
        if player.built & content.TILES_OF_KIND[index]:
            found |= bit(FIRST_KIND + index)
    for index in range(2):
        if player.built & content.TILES_OF_LANDSCAPE[index]:
            found |= bit(FIRST_LANDSCAPE + index)
    if t.rules.advanced:
        if not player.holds_money_place():
            for index in range(2):
                if player.coins + extra_coins >= content.MONEY_MINIMUM[index]:
                    found |= bit(FIRST_MONEY + index)
        if player.built & t.statued:
            for index in range(3):
                if pair_of(player, index) & t.statued:
                    found |= bit(FIRST_PAIR + index)
    return found & ~(player.scored | t.pillars_on_shared_places())


def pair_of(player: Player, pair: i64) -> i64:
    """The set of tiles in the two cities that a statue place names (C13.3)."""
    return player.columns[content.PAIRS[2 * pair]] | player.columns[content.PAIRS[2 * pair + 1]]


class Placing(Question[Table]):
    """On which place the pillar goes (C6.1)."""

    name = "placing"
    fields = "allowed"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        if not actions.PLACE_PILLAR <= action < actions.PLACE_PILLAR_END:
            return NOT_THE_QUESTION
        _, _, allowed = frame
        place = action - actions.PLACE_PILLAR
        if open_places(t, seat) & allowed & bit(place):
            return LEGAL
        return _why_not(t, seat, place)

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, allowed = frame
        found = open_places(t, seat) & allowed
        out = vec[i64]()
        place: i64
        for place in range(PLACES):
            if found >> place & 1:
                out = append(out, actions.PLACE_PILLAR + place)
        return out

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        score_place(t, seat, action - actions.PLACE_PILLAR)
        t.stack.append((END_ACTION, int(seat), PILLAR_PLACED))


def _why_not(t: Table, seat: i64, place: i64) -> i64:
    """A place must be free and its condition met: which of the two fails?"""
    if open_places(t, seat) >> place & 1:
        return refuse(reasons.BONUS_NOT_COUNTED)
    player = t.players[seat]
    taken = ((player.scored | t.pillars_on_shared_places()) >> place & 1) != 0
    if place < FIRST_KIND:
        if taken:
            return refuse(reasons.CITY_SCORED)
        return refuse(reasons.TOO_FEW_BUILDINGS, content.MINIMUM[place], player.height(place))
    if place < FIRST_LANDSCAPE:
        return refuse(reasons.KIND_SCORED if taken else reasons.NO_SUCH_BUILDING)
    if place < FIRST_MONEY:
        return refuse(reasons.LANDSCAPE_SCORED if taken else reasons.NO_SUCH_LANDSCAPE)
    if place >= FIRST_PAIR:
        if not t.rules.advanced:
            return refuse(reasons.PAIR_ADVANCED)
        return refuse(reasons.PAIR_SCORED if taken else reasons.NO_STATUE_THERE)
    if not t.rules.advanced:
        return refuse(reasons.MONEY_ADVANCED)
    if player.holds_money_place():
        return refuse(reasons.ONE_MONEY_PLACE)
    if taken:
        return refuse(reasons.MONEY_TAKEN)
    return refuse(reasons.TOO_FEW_COINS, content.MONEY_MINIMUM[place - FIRST_MONEY], player.coins)


def tiles_opening_a_pair(t: Table, seat: i64) -> i64:
    """The set of own tiles on which a statue would open a statue place (C6.1, C13.1)."""
    player = t.players[seat]
    found: i64 = 0
    pair: i64
    for pair in range(3):
        if not player.scored >> (FIRST_PAIR + pair) & 1:
            found |= pair_of(player, pair)
    return found & ~t.statued


# -- rewards ---------------------------------------------------------------------------------------


def buildings_for(t: Table, seat: i64, place: i64) -> i64:
    """The set of own buildings that take part in scoring a place (money places count none)."""
    player = t.players[seat]
    if place < FIRST_KIND:
        return player.columns[place]
    if place < FIRST_LANDSCAPE:
        return player.built & content.TILES_OF_KIND[place - FIRST_KIND]
    if place < FIRST_MONEY:
        return player.built & content.TILES_OF_LANDSCAPE[place - FIRST_LANDSCAPE]
    return pair_of(player, place - FIRST_PAIR) & t.statued if place >= FIRST_PAIR else 0


def worth_of(t: Table, tiles: i64) -> i64:
    """The sum of the values of a set of buildings, decorations included."""
    total: i64 = 0
    tile: i64 = 0
    while tiles >> tile != 0:
        if tiles >> tile & 1:
            total += t.worth(tile)
        tile += 1
    return total


def income(t: Table, seat: i64, place: i64, points: i64) -> i64:
    """What a place pays now: in points (1) or in coins (0).

    Each building counts its worth times the reward of the city it stands in; landscapes use their
    own reward and ignore the cities (C6.5 to C6.7, C13.3, T5).
    """
    player = t.players[seat]
    counted = buildings_for(t, seat, place)
    if FIRST_LANDSCAPE <= place < FIRST_MONEY:
        landscape = place - FIRST_LANDSCAPE
        if content.LANDSCAPE_PAYS_VP[landscape] != points:
            return 0
        return worth_of(t, counted) * landscape_reward(player, landscape)
    total: i64 = 0
    city: i64
    for city in range(6):
        if content.PAYS_VP[city] == points:
            total += worth_of(t, counted & player.columns[city]) * city_reward(player, city)
    return total


def source_of(place: i64) -> i64:
    """Under which heading the points of a place are counted; money places pay none."""
    if place < FIRST_KIND:
        return FROM_CITIES
    if place < FIRST_LANDSCAPE:
        return FROM_KINDS
    return FROM_LANDSCAPES if place < FIRST_PAIR else FROM_STATUES


def score_place(t: Table, seat: i64, place: i64) -> None:
    """The pillar goes on the place, for good, and the place pays (C6.2, C6.9)."""
    player = t.players[seat]
    coins = income(t, seat, place, 0)
    points = income(t, seat, place, 1)
    player.scored |= bit(place)
    player.coins += coins
    player.points[source_of(place)] += points
    t.emit(SCORED, seat, place, coins, points)
