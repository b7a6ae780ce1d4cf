"""What a position of Catan is worth to a seat: signs of strength, each with its weight.

A sign is a number, and the sum of signs times weights is in logits: two seats that differ by 1 win
as e to 1.  Every sign has two weights, between which the leader's points decide (`Worth.of`), since
production matters early and points matter late.  The weights (`catan_weights`) are fitted to who won
matches of this evaluation against itself (`catan_fit`).
"""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from bench.catan import (
    CITY_PIECES,
    DRAWING,
    GOAL,
    KNIGHT,
    MONOPOLY,
    MOST_CARDS,
    PLENTY,
    POINT,
    ROADS,
    STEALING,
    TOWN_PIECES,
    Table,
)
from bench.catan_land import REMEMBERED, RESOURCES, Land, members, pips

LAND_SIGNS: Final = (
    *(f"some {good}" for good in RESOURCES),
    "blocked",
    "own harbour",
    "best spot",
    "best city",
)
"""Signs of buildings, in cards a roll: the root of what each resource yields, what the robber keeps
off, what an own harbour takes for two, and what the best new settlement and city would yield."""
HAND_SIGNS: Final = (
    "points",
    "near goal",
    "knights",
    "other cards",
    "too many",
    "town progress",
    "city progress",
    "town ready",
    "city ready",
    "card ready",
    "to roll",
    "at turn",
)
"""Signs of points, cards and the turn.  Progress is the part of the cost that is in hand after
trading with the bank, and 0 where there is nowhere to build."""
SIGNS: Final = LAND_SIGNS + HAND_SIGNS

NEW_GOOD: Final = 0.05
"""What a spot is worth more, in cards a roll, for each resource that the seat has none of."""
SPOT_HARBOUR: Final = 0.03

_BEST_SPOT: Final = LAND_SIGNS.index("best spot")
_TOWN: Final = (1, 1, 1, 1, 0)
_ROAD_AND_TOWN: Final = (2, 2, 1, 1, 0)
_CITY: Final = (0, 0, 0, 2, 3)
_CARD: Final = (0, 0, 1, 1, 1)


class Ground(NamedTuple):
    """What buildings and roads amount to: two sums of signs, and what the seat can build."""

    early: float
    late: float
    has_spot: bool
    near_spot: bool
    has_town: bool


class Worth:
    """The evaluation on one island, by early and late weights in the order of `SIGNS`."""

    def __init__(self, land: Land, early: tuple[float, ...], late: tuple[float, ...]) -> None:
        self.land = land
        self._land_weights = list(
            zip(early[: len(LAND_SIGNS)], late[: len(LAND_SIGNS)], strict=True)
        )
        self._early = early[len(LAND_SIGNS) :]
        self._late = late[len(LAND_SIGNS) :]
        self._grounds: dict[tuple[int, ...], Ground] = {}
        self._spots = [
            (
                sum(pips(land.tiles[tile][1]) for tile in land.touching[node]) / 36
                + (SPOT_HARBOUR if land.harbour[node] >= 0 else 0.0),
                {land.tiles[tile][0] for tile in land.touching[node]} - {-1},
            )
            for node in range(len(land.touching))
        ]

    def of(self, t: Table) -> tuple[float, float]:
        """The worth of a position to both seats."""
        points = (t.points(0), t.points(1))
        phase = self.phase(t)
        return (self._of_seat(t, 0, points, phase), self._of_seat(t, 1, points, phase))

    def phase(self, t: Table) -> float:
        """How late it is: 0 at the beginning, 1 when somebody has won."""
        return min(max(t.points(0), t.points(1)) / GOAL, 1.0)

    def _of_seat(self, t: Table, seat: int, points: tuple[int, int], phase: float) -> float:
        ground = self.ground(t, seat)
        early, late = ground.early, ground.late
        for sign, first, last in zip(
            self.hand_signs(t, seat, points, ground), self._early, self._late, strict=True
        ):
            early += sign * first
            late += sign * last
        return early + phase * (late - early)

    def signs(self, t: Table, seat: int) -> list[float]:
        """All signs of a seat, in the order of `SIGNS`."""
        points = (t.points(0), t.points(1))
        return [
            *self.land_signs(t, seat),
            *self.hand_signs(t, seat, points, self.ground(t, seat)),
        ]

    def ground(self, t: Table, seat: int) -> Ground:
        key = (
            t.towns[seat],
            t.cities[seat],
            t.roads[seat],
            t.reached[seat],
            t.towns[1 - seat] | t.cities[1 - seat],
            t.roads[1 - seat],
            t.robber,
        )
        found = self._grounds.get(key)
        if found is None:
            signs = self.land_signs(t, seat)
            early = late = 0.0
            for sign, (first, last) in zip(signs, self._land_weights, strict=True):
                early += sign * first
                late += sign * last
            found = Ground(
                early,
                late,
                signs[_BEST_SPOT] > 0.0,
                self._is_near(t, seat),
                bool(t.towns[seat]) and t.cities[seat].bit_count() < CITY_PIECES,
            )
            if len(self._grounds) >= REMEMBERED:
                self._grounds.clear()
            self._grounds[key] = found
        return found

    def land_signs(self, t: Table, seat: int) -> list[float]:
        land = self.land
        towns, cities = t.towns[seat], t.cities[seat]
        rivals = t.towns[1 - seat] | t.cities[1 - seat]
        yields = [0.0] * 5
        blocked = 0.0
        best_city = 0.0
        for node in members(towns | cities):
            amount = 2 if cities >> node & 1 else 1
            gain = 0
            for tile in land.touching[node]:
                good, number = land.tiles[tile]
                if good < 0:
                    continue
                gain += pips(number)
                if tile == t.robber:
                    blocked += amount * pips(number) / 36
                else:
                    yields[good] += amount * pips(number) / 36
            if amount == 1:
                best_city = max(best_city, gain / 36)
        if cities.bit_count() >= CITY_PIECES:
            best_city = 0.0
        rates = land.rates(towns | cities)
        own = sum(yields[good] for good in range(5) if rates[good] == 2)
        spots = 0
        if towns.bit_count() < TOWN_PIECES:
            spots = land.free(towns | cities | rivals) & t.reached[seat]
        return [
            *(sqrt(amount) for amount in yields),
            blocked,
            own,
            self._best(spots, yields),
            best_city,
        ]

    def _is_near(self, t: Table, seat: int) -> bool:
        """Is there a place for a settlement one road away?"""
        land = self.land
        rivals = t.towns[1 - seat] | t.cities[1 - seat]
        free = land.free(t.towns[seat] | t.cities[seat] | rivals)
        for path in land.outlets(t.reached[seat] & ~rivals, t.roads[0] | t.roads[1]):
            if land.ends[path] & free & ~t.reached[seat]:
                return True
        return False

    def _best(self, nodes: int, yields: list[float]) -> float:
        """What the best of these crossings would bring."""
        best = 0.0
        for node in members(nodes):
            worth, goods = self._spots[node]
            best = max(best, worth + NEW_GOOD * sum([not yields[good] for good in goods]))
        return best

    def hand_signs(
        self, t: Table, seat: int, points: tuple[int, int], ground: Ground
    ) -> tuple[float, ...]:
        at = 5 * seat
        hand = t.hands[at : at + 5]
        cards = t.cards[at : at + 5]
        held = float(sum(hand))
        knights, others = float(cards[KNIGHT]), cards[PLENTY] + cards[MONOPOLY] + cards[ROADS]
        other = float(others)
        own = float(points[seat])
        if t.stack and t.stack[-1][1] < 0:
            kind = t.stack[-1][0]
            if kind == DRAWING and t.stack[-1][3] == seat:
                left = sum(t.deck)
                knights += t.deck[KNIGHT] / left
                own += t.deck[POINT] / left
                other += 1.0 - (t.deck[KNIGHT] + t.deck[POINT]) / left
            elif kind == STEALING:
                held += 1.0 if t.stack[-1][3] == seat else -1.0
        rates = self.land.rates(t.towns[seat] | t.cities[seat])
        town = city = 0.0
        if ground.has_spot:
            town = 1.0 - _missing(hand, _TOWN, rates) / 4
        elif ground.near_spot:
            town = 0.8 - 0.8 * _missing(hand, _ROAD_AND_TOWN, rates) / 6
        if ground.has_town:
            city = 1.0 - _missing(hand, _CITY, rates) / 5
        card = any(t.deck) and not _missing(hand, _CARD, rates)
        at_turn = t.mover == seat
        return (
            own,
            max(own - 7.0, 0.0),
            knights,
            other,
            max(held - MOST_CARDS, 0.0),
            town,
            city,
            float(town == 1.0),
            float(city == 1.0),
            float(card),
            float(at_turn and not t.rolled),
            float(at_turn and t.rolled),
        )


def _missing(hand: list[int], cost: tuple[int, ...], rates: tuple[int, ...]) -> int:
    """How many cards are missing for this, after trading what is not needed."""
    short = 0
    spare = 0
    for own, needed, rate in zip(hand, cost, rates, strict=True):
        if own < needed:
            short += needed - own
        else:
            spare += (own - needed) // rate
    return max(0, short - spare)
