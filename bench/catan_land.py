"""The island of one game of Catan, in numbers, and what a network of roads on it amounts to.

Crossings, paths and tiles are numbered as catanatron numbers them; sets of them are bit masks.
Answers about networks are remembered: a search asks the same ones over and over.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

RESOURCES: Final = ("WOOD", "BRICK", "SHEEP", "WHEAT", "ORE")
CROSSINGS: Final = 54
PATHS: Final = 72
TILES: Final = 19
ANY_GOOD: Final = 5
"""The kind of a harbour that takes three of anything; the others are resources."""
REMEMBERED: Final = 200_000
"""Answers of a kind that are kept before all of them are forgotten."""

Harbours = tuple[int, int, int, int, int]
"""How many cards of each resource the bank takes for one of another."""


def members(mask: int) -> Iterator[int]:
    """The numbers in a mask, rising."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def pips(number: int) -> int:
    """In how many of 36 rolls this number comes up."""
    return 6 - abs(7 - number) if number else 0


class Land:
    """What never changes in a game: tiles, harbours, crossings and the paths between them.

    `tiles`      resource (-1 for the desert) and number (0) of each tile
    `corners`    mask of the six crossings of each tile
    `touching`   the tiles at each crossing
    `harbour`    kind of the harbour at each crossing, -1 for none
    `paths`      the two crossings of each path, the lower one first
    `around`     mask of each crossing and its neighbours: where a building keeps others off
    `ways`       the paths at each crossing, each with the crossing at its other end
    `by_number`  the tiles that a roll makes yield
    """

    def __init__(self, catan_map: Any) -> None:
        graph = import_module("catanatron.models.board").STATIC_GRAPH
        self.coordinates: list[Any] = list(catan_map.land_tiles)
        self.tiles: list[tuple[int, int]] = []
        self.corners: list[int] = []
        self.touching: list[list[int]] = [[] for _ in range(CROSSINGS)]
        for index, tile in enumerate(catan_map.land_tiles.values()):
            resource = -1 if tile.resource is None else RESOURCES.index(tile.resource)
            self.tiles.append((resource, tile.number or 0))
            self.corners.append(sum(1 << node for node in tile.nodes.values()))
            for node in tile.nodes.values():
                self.touching[node].append(index)
        self.harbour = [-1] * CROSSINGS
        for good, nodes in catan_map.port_nodes.items():
            for node in nodes:
                self.harbour[node] = ANY_GOOD if good is None else RESOURCES.index(good)
        self.paths: list[tuple[int, int]] = sorted(
            (min(edge), max(edge)) for edge in graph.subgraph(range(CROSSINGS)).edges()
        )
        self.path_of = {path: index for index, path in enumerate(self.paths)}
        self.around = [1 << node for node in range(CROSSINGS)]
        self.ways: list[list[tuple[int, int]]] = [[] for _ in range(CROSSINGS)]
        self.ends: list[int] = []
        for index, (a, b) in enumerate(self.paths):
            self.around[a] |= 1 << b
            self.around[b] |= 1 << a
            self.ways[a].append((index, b))
            self.ways[b].append((index, a))
            self.ends.append(1 << a | 1 << b)
        self.ways_mask = [sum(1 << way for way, _ in ways) for ways in self.ways]
        self.by_number: list[list[int]] = [[] for _ in range(13)]
        for index, (resource, number) in enumerate(self.tiles):
            if resource >= 0:
                self.by_number[number].append(index)
        self._free: dict[int, int] = {}
        self._outlets: dict[tuple[int, int], list[int]] = {}
        self._longest: dict[tuple[int, int, int], int] = {}
        self._rates: dict[int, Harbours] = {}

    def free(self, buildings: int) -> int:
        """The crossings where nothing stands at or next to."""
        found = self._free.get(buildings)
        if found is None:
            found = (1 << CROSSINGS) - 1
            for node in members(buildings):
                found &= ~self.around[node]
            _remember(self._free, buildings, found)
        return found

    def outlets(self, reached: int, roads: int) -> list[int]:
        """The paths without any road that start at one of these crossings."""
        key = (reached, roads)
        found = self._outlets.get(key)
        if found is None:
            ways = 0
            for node in members(reached):
                ways |= self.ways_mask[node]
            found = list(members(ways & ~roads))
            _remember(self._outlets, key, found)
        return found

    def longest(self, roads: int, rivals: int, reached: int) -> int:
        """The most roads in a row, each used once, that does not lead onto a rival's building.

        It may begin at one, if the network had reached that crossing before the rival (`reached`).
        """
        key = (roads, rivals, reached)
        found = self._longest.get(key)
        if found is None:
            found = 0
            for start in members(reached):
                found = max(found, self._trail(start, roads, rivals))
            _remember(self._longest, key, found)
        return found

    def _trail(self, node: int, roads: int, rivals: int) -> int:
        most = 0
        for way, other in self.ways[node]:
            if roads >> way & 1 and not rivals >> other & 1:
                most = max(most, 1 + self._trail(other, roads & ~(1 << way), rivals))
        return most

    def rates(self, buildings: int) -> Harbours:
        """What the bank takes from the owner of these buildings."""
        found = self._rates.get(buildings)
        if found is None:
            kinds = {self.harbour[node] for node in members(buildings)}
            usual = 3 if ANY_GOOD in kinds else 4
            w, b, s, g, o = (2 if good in kinds else usual for good in range(5))
            found = (w, b, s, g, o)
            _remember(self._rates, buildings, found)
        return found


def _remember(answers: dict[Any, Any], key: object, answer: object) -> None:
    if len(answers) >= REMEMBERED:
        answers.clear()
    answers[key] = answer
