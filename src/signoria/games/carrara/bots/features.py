"""Carrara for networks: a seat described by numbers, about 1 in size.

Beside what lies on the table, a row holds what the greedy evaluation makes of it: a network that
knows nothing better can rely on that.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.ai.search.standing import standing
from signoria.games.carrara.bots import evaluation as carrara
from signoria.games.carrara.bots.evaluation import STANDARD
from signoria.games.carrara.rules import content
from signoria.games.carrara.rules.actions import FIRST_KIND, FIRST_LANDSCAPE, PLACES
from signoria.games.carrara.rules.ending import coin_rate, decoration_points, statues_in
from signoria.games.carrara.rules.table import GOLDEN_STATUE, NO_PIECE, NOBODY, Table
from signoria.kernel.bits import count

FEATURES: Final = 86
"""Length of a row.  New numbers are only ever appended, so that trained weights stay right."""


def rows(t: Table) -> vec[float]:
    """The rows of all seats, one after another."""
    left = carrara.turns_left(t)
    worths = vec[float]()
    scores = vec[float]()
    seat: i64
    for seat in range(len(t.players)):
        worths = append(worths, carrara.evaluate(t, seat, STANDARD, left))
        scores = append(scores, carrara.final_score(t, seat))
    found = vec[float]()
    for seat in range(len(t.players)):
        found = describe(found, t, seat, left, worths, scores)
    return found


def describe(
    row: vec[float], t: Table, seat: i64, left: float, worths: vec[float], scores: vec[float]
) -> vec[float]:
    """Append the row of a seat, given the evaluation and the present points of all."""
    row = match(row, t, seat, left)
    row = standing(row, seat, worths, 20.0)
    row = standing(row, seat, scores, 20.0)
    row = board(row, t, seat)
    return prospects(row, t, seat, left)


def match(row: vec[float], t: Table, seat: i64, left: float) -> vec[float]:
    """How far the match is, and who comes next."""
    players = len(t.players)
    number: i64
    for number in range(2, 5):
        row = append(row, 1.0 if players == number else 0.0)
    row = append(row, 1.0 if t.rules.advanced else 0.0)
    row = append(row, left / 20.0)
    row = append(row, 1.0 if left < 3.0 else 0.0)
    row = append(row, 1.0 if t.trigger != NOBODY else 0.0)
    to_come = t.trigger != NOBODY and carrara.still_to_come(t, seat)
    row = append(row, 1.0 if to_come else 0.0)
    row = append(row, float(t.supply_left) / 20.0)
    wait = (seat - t.seat) % players
    for number in range(4):
        row = append(row, 1.0 if wait == number else 0.0)
    fewest = 99.0
    other: i64
    for other in range(players):
        if other != seat:
            fewest = min(fewest, carrara.pillars_waiting(t.players[other]))
    return append(row, fewest / 6.0)


def board(row: vec[float], t: Table, seat: i64) -> vec[float]:
    """Coins, marble, buildings, pillars and ornaments of a seat."""
    player = t.players[seat]
    row = append(row, float(player.coins) / 20.0)
    row = append(row, 1.0 if player.coins >= 5 else 0.0)
    row = append(row, 1.0 / float(coin_rate(player)))
    blocks: i64 = 0
    index: i64
    for index in range(6):
        blocks += player.blocks[index]
        row = append(row, float(player.blocks[index]) / 4.0)
    row = append(row, float(blocks) / 10.0)
    kinds = vec[float]([0.0] * 6)
    for index in range(6):
        column = player.columns[index]
        value = 0.0
        tile: i64 = 0
        while column >> tile != 0:
            if column >> tile & 1:
                worth = float(t.worth(tile))
                value += worth
                kinds[content.KIND_OF[tile]] += worth
            tile += 1
        row = append(row, float(count(column)) / 4.0)
        row = append(row, value / 10.0)
    for index in range(6):
        row = append(row, kinds[index] / 10.0)
    taken = t.pillars_on_shared_places()
    for index in range(6):
        row = append(row, 1.0 if player.scored >> index & 1 else 0.0)
        row = append(row, 1.0 if taken >> index & 1 else 0.0)
    scored_kinds: i64 = 0
    for index in range(6):
        scored_kinds += player.scored >> (FIRST_KIND + index) & 1
    row = append(row, float(scored_kinds) / 3.0)
    for index in range(2):
        row = append(row, float(player.scored >> (FIRST_LANDSCAPE + index) & 1))
    row = append(row, 1.0 if player.holds_money_place() else 0.0)
    row = append(row, float(count(player.court)) / 6.0)
    row = append(row, float(player.deferred))
    row = append(row, 1.0 if player.has_pillar_to_place() else 0.0)
    row = append(row, float(count(player.upgrades)) / 2.0)
    row = append(row, 1.0 if t.visitor == seat else 0.0)
    stored = 0.0
    golden = 0.0
    for index in range(len(player.storage)):
        if player.storage[index] == GOLDEN_STATUE:
            golden += 1.0
        elif player.storage[index] != NO_PIECE:
            stored += 1.0
    row = append(row, stored)
    return append(row, golden)


def prospects(row: vec[float], t: Table, seat: i64, left: float) -> vec[float]:
    """The parts of the greedy evaluation, and the best places for pillars."""
    player = t.players[seat]
    usable = carrara.usable_pillars(player, left, STANDARD)
    coin = carrara.coin_to_come(t, player, left, STANDARD)
    places = carrara.expected_rewards(t, seat, coin, STANDARD)
    row = append(row, usable / 4.0)
    place: i64
    best: i64
    for _ in range(5):
        best = 0
        for place in range(PLACES):
            if places[place] > places[best]:
                best = place
        row = append(row, max(0.0, places[best]) / 20.0)
        places[best] = -1.0
    ahead = carrara.prospects_of(t, player, usable, coin, STANDARD)
    row = append(row, carrara.blocks_worth(player, ahead, STANDARD) / 20.0)
    row = append(row, carrara.best_building(t, player, ahead, STANDARD.upgrade) / 20.0)
    row = append(row, carrara.court_worth(t, player, coin, STANDARD) / 10.0)
    ornaments = 0.0
    sets = 0.0
    statues = 0.0
    if t.rules.advanced:
        ornaments = carrara.ornaments_worth(t, seat, left, STANDARD)
        sets = float(decoration_points(t, seat))
        city: i64
        for city in range(6):
            statues += float(statues_in(t, seat, city))
    row = append(row, ornaments / 20.0)
    row = append(row, sets / 20.0)
    row = append(row, statues / 4.0)
    placed = 0.0
    tile: i64 = 0
    while player.built >> tile != 0:
        if player.built >> tile & 1 and t.decorated >> tile & 1:
            placed += 1.0
        tile += 1
    return append(row, placed / 4.0)
