"""Catan for two as a title of the kernel, so that our search can play in catanatron.

catanatron referees; this is what the searching seat imagines to happen.  The rules are those of
catanatron 3.2.1, its peculiarities included (a test plays both side by side): no trade between
players, half a hand that is too large is lost at random, a card may be played in the turn in which
it was bought, roads that the card gives need the goods of a road in hand, and who is cut off may
hand over a longest road of fewer than five.

What a seat cannot know: which development cards the other one holds, and which come next.  Nothing
else is hidden between two players.  Yields, purchases, trades and discarded cards lie open, and
both parties of a theft see the card, so that each can count the other's hand.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from bench.catan_land import CROSSINGS, PATHS, RESOURCES, TILES, Land, members
from signoria.kernel.actions import ActionTable, Domain, Verb, numbers
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION
from signoria.kernel.state import CHANCE, FIRST_OWN_QUESTION, Frame, State

WOOD, BRICK, SHEEP, WHEAT, ORE = range(5)
CARDS: Final = ("KNIGHT", "YEAR_OF_PLENTY", "MONOPOLY", "ROAD_BUILDING", "VICTORY_POINT")
KNIGHT, PLENTY, MONOPOLY, ROADS, POINT = range(5)
DECK: Final = (14, 2, 2, 2, 5)

GOAL: Final = 10
BANK: Final = 19
MOST_CARDS: Final = 7
"""A hand of more than these loses half of it when a 7 is rolled."""
LONGEST_ROAD: Final = 5
LARGEST_ARMY: Final = 3
ROAD_PIECES, TOWN_PIECES, CITY_PIECES = 15, 5, 4

ROLLING, ACTING, PAVING, ROBBING, DISCARDING, SETTLING, STARTING = range(
    FIRST_OWN_QUESTION, FIRST_OWN_QUESTION + 7
)
"""Questions to a seat: before the roll, after it, free roads, the robber, a hand that is too large,
and the two of the beginning, a settlement and a road from it."""
FALLING, STEALING, DRAWING, LOSING = range(FIRST_OWN_QUESTION + 7, FIRST_OWN_QUESTION + 11)
"""Questions to CHANCE: the dice, a stolen card, a development card, a card of a large hand."""

_GOOD = Domain("good", RESOURCES)
_GIVEN = Domain("given", RESOURCES)
PAIRS: Final = [(a, b) for a in range(5) for b in range(a, 5)] + [(a, -1) for a in range(5)]
"""What a year of plenty may bring; one card where the bank has no second."""

ROLL: Final = 0
END: Final = 1
SETTLE: Final = 2
CITY: Final = 56
ROAD: Final = 110
BUY: Final = 182
PLAY_KNIGHT: Final = 183
PLAY_PLENTY: Final = 184
PLAY_MONOPOLY: Final = 204
PLAY_ROADS: Final = 209
TRADE: Final = 210
ROBBER: Final = 235
DISCARD: Final = 254
DICE: Final = 255
STOLEN: Final = 266
DRAWN: Final = 271
LOST: Final = 276

TABLE = ActionTable(
    [
        Verb("roll", ROLL, 1),
        Verb("end", END, 2),
        Verb("settle", SETTLE, 56, (numbers("crossing", 0, CROSSINGS - 1),)),
        Verb("city", CITY, 110, (numbers("crossing", 0, CROSSINGS - 1),)),
        Verb("road", ROAD, 182, (numbers("path", 0, PATHS - 1),)),
        Verb("buy", BUY, 183),
        Verb("knight", PLAY_KNIGHT, 184),
        Verb("plenty", PLAY_PLENTY, 204, (numbers("pair", 0, len(PAIRS) - 1),)),
        Verb("monopoly", PLAY_MONOPOLY, 209, (_GOOD,)),
        Verb("roads", PLAY_ROADS, 210),
        Verb("trade", TRADE, 235, (_GIVEN, _GOOD)),
        Verb("robber", ROBBER, 254, (numbers("tile", 0, TILES - 1),)),
        Verb("discard", DISCARD, 255),
        Verb("dice", DICE, 266, (numbers("sum", 2, 12),)),
        Verb("stolen", STOLEN, 271, (_GOOD,)),
        Verb("drawn", DRAWN, 276, (Domain("card", CARDS),)),
        Verb("lost", LOST, 281, (_GOOD,)),
    ]
)

_ROLLS: Final = [DICE + a + b for a in range(6) for b in range(6)]


class Table(State):
    """The board and what lies around it.

    `hands` and `cards` (development cards) are by seat and kind, five each.  `towns`, `cities`,
    `roads` and `reached` are masks by seat; `reached` are the crossings of a seat's network, also
    those where a rival has built since.  `holder` has the longest road, which counts `length`.
    """

    FIELDS: ClassVar[tuple[str, ...]] = (
        *State.FIELDS,
        "hands",
        "bank",
        "cards",
        "deck",
        "knights",
        "towns",
        "cities",
        "roads",
        "reached",
        "lengths",
        "holder",
        "length",
        "army",
        "robber",
        "turn",
        "mover",
        "rolled",
        "played",
        "free_roads",
    )

    hands: list[int]
    bank: list[int]
    cards: list[int]
    deck: list[int]
    knights: list[int]
    towns: list[int]
    cities: list[int]
    roads: list[int]
    reached: list[int]
    lengths: list[int]
    holder: int
    length: int
    army: int
    robber: int
    turn: int
    mover: int
    rolled: bool
    played: bool
    free_roads: int

    def clone(self) -> Table:
        twin = Table()
        twin.copy_kernel_fields(self)
        twin.hands = self.hands[:]
        twin.bank = self.bank[:]
        twin.cards = self.cards[:]
        twin.deck = self.deck[:]
        twin.knights = self.knights[:]
        twin.towns = self.towns[:]
        twin.cities = self.cities[:]
        twin.roads = self.roads[:]
        twin.reached = self.reached[:]
        twin.lengths = self.lengths[:]
        twin.holder = self.holder
        twin.length = self.length
        twin.army = self.army
        twin.robber = self.robber
        twin.turn = self.turn
        twin.mover = self.mover
        twin.rolled = self.rolled
        twin.played = self.played
        twin.free_roads = self.free_roads
        return twin

    def open_points(self, seat: int) -> int:
        """The victory points that everybody sees."""
        return (
            self.towns[seat].bit_count()
            + 2 * self.cities[seat].bit_count()
            + 2 * (self.holder == seat)
            + 2 * (self.army == seat)
        )

    def points(self, seat: int) -> int:
        return self.open_points(seat) + self.cards[5 * seat + POINT]

    def held(self, seat: int) -> int:
        """How many resource cards a seat has."""
        return sum(self.hands[5 * seat : 5 * seat + 5])

    def can_pay(self, seat: int, *cost: int) -> bool:
        """Has the seat these cards, one of each time that a resource is named?"""
        at = 5 * seat
        return all(self.hands[at + good] >= cost.count(good) for good in cost)

    def pay(self, seat: int, *cost: int) -> None:
        """Give cards to the bank."""
        for good in cost:
            self.hands[5 * seat + good] -= 1
            self.bank[good] += 1


class Catan(Game):
    """The title, on one island."""

    def __init__(self, land: Land) -> None:
        self.land = land
        self.name = "catan"
        self.rules_version = 1
        self.player_counts = range(2, 3)
        self.options = ()
        self.actions = TABLE
        self.reasons = {}
        self.question_names = {
            ROLLING: "rolling",
            ACTING: "acting",
            PAVING: "paving",
            ROBBING: "robbing",
            DISCARDING: "discarding",
            SETTLING: "settling",
            STARTING: "starting",
            FALLING: "falling",
            STEALING: "stealing",
            DRAWING: "drawing",
            LOSING: "losing",
        }
        self.event_names = ()
        self.streams = ("dice", "theft", "deck", "loss")
        self.decks = ("dice",)
        self.endings = ("ten points",)
        self.longest = 100_000

    def set_up(self, players: int, options: dict[str, str]) -> State:
        t = Table()
        t.start(4, 2, 0)
        t.hands = [0] * 10
        t.bank = [BANK] * 5
        t.cards = [0] * 10
        t.deck = list(DECK)
        t.knights = [0, 0]
        t.towns = [0, 0]
        t.cities = [0, 0]
        t.roads = [0, 0]
        t.reached = [0, 0]
        t.lengths = [0, 0]
        t.holder = -1
        t.length = 0
        t.army = -1
        t.robber = next(n for n, (good, _) in enumerate(self.land.tiles) if good < 0)
        t.turn = 0
        t.mover = 0
        t.rolled = False
        t.played = False
        t.free_roads = 0
        t.stack.append((SETTLING, 0))
        return t

    # ---- what may be answered ------------------------------------------------------------------

    def moves(self, s: State, frame: Frame, seat: i64) -> vec[i64]:
        return vec[i64](self.answers(cast(Table, s), frame, int(seat)))

    def judge(self, s: State, frame: Frame, seat: i64, action: i64) -> i64:
        legal = int(action) in self.answers(cast(Table, s), frame, int(seat))
        return LEGAL if legal else NOT_THE_QUESTION

    def answers(self, t: Table, frame: Frame, seat: int) -> list[int]:
        kind = frame[0]
        if kind == ACTING:
            return self._acting(t, seat)
        if kind == ROLLING:
            knight = t.cards[5 * seat + KNIGHT] > 0 and not t.played
            return [ROLL, PLAY_KNIGHT] if knight else [ROLL]
        if kind == PAVING:
            return [ROAD + path for path in self._outlets(t, seat)]
        if kind == ROBBING:
            return [ROBBER + tile for tile in range(TILES) if tile != t.robber]
        if kind == DISCARDING:
            return [DISCARD]
        if kind == SETTLING:
            free = self.land.free(t.towns[0] | t.towns[1])
            return [SETTLE + node for node in members(free)]
        return [
            ROAD + way
            for way, _ in self.land.ways[frame[2]]
            if not (t.roads[0] | t.roads[1]) >> way & 1
        ]

    def _outlets(self, t: Table, seat: int) -> list[int]:
        """Where the seat may build a road."""
        if t.roads[seat].bit_count() >= ROAD_PIECES:
            return []
        rivals = t.towns[1 - seat] | t.cities[1 - seat]
        return self.land.outlets(t.reached[seat] & ~rivals, t.roads[0] | t.roads[1])

    def _acting(self, t: Table, seat: int) -> list[int]:
        at = 5 * seat
        wood, brick, sheep, wheat, ore = t.hands[at : at + 5]
        found = [END]
        outlets = self._outlets(t, seat) if wood and brick else []
        found += [ROAD + path for path in outlets]
        if wood and brick and sheep and wheat and t.towns[seat].bit_count() < TOWN_PIECES:
            free = self.land.free(t.towns[0] | t.towns[1] | t.cities[0] | t.cities[1])
            found += [SETTLE + node for node in members(free & t.reached[seat])]
        if wheat >= 2 and ore >= 3 and t.cities[seat].bit_count() < CITY_PIECES:
            found += [CITY + node for node in members(t.towns[seat])]
        if sheep and wheat and ore and any(t.deck):
            found.append(BUY)
        if not t.played:
            if t.cards[at + PLENTY]:
                found += self._plenty(t)
            if t.cards[at + MONOPOLY]:
                found += range(PLAY_MONOPOLY, PLAY_MONOPOLY + 5)
            if t.cards[at + KNIGHT]:
                found.append(PLAY_KNIGHT)
            if t.cards[at + ROADS] and outlets:
                found.append(PLAY_ROADS)
        if max(wood, brick, sheep, wheat, ore) >= 2:
            rates = self.land.rates(t.towns[seat] | t.cities[seat])
            for given in range(5):
                if t.hands[at + given] >= rates[given]:
                    row = TRADE + 5 * given
                    found += [row + good for good in range(5) if good != given and t.bank[good]]
        return found

    def _plenty(self, t: Table) -> list[int]:
        found = set()
        for row, (a, b) in enumerate(PAIRS[:15]):
            if t.bank[a] >= (2 if a == b else 1) and t.bank[b]:
                found.add(PLAY_PLENTY + row)
            else:
                found |= {PLAY_PLENTY + 15 + good for good in (a, b) if t.bank[good]}
        return sorted(found)

    # ---- what answers do -----------------------------------------------------------------------

    def answer(self, s: State, frame: Frame, seat: i64, action: i64) -> None:
        t = cast(Table, s)
        act = int(action)
        if seat == CHANCE:
            self._befall(t, frame, act)
        elif act >= ROBBER:
            if act == DISCARD:
                t.stack.append((LOSING, CHANCE, 3, int(seat), t.held(int(seat)) // 2))
            else:
                self._rob(t, int(seat), act - ROBBER)
        else:
            self._act(t, frame, int(seat), act)

    def _act(self, t: Table, frame: Frame, seat: int, act: int) -> None:
        at = 5 * seat
        if act == ROLL:
            t.stack.append((FALLING, CHANCE, 0))
            return
        if act == END:
            t.turn += 1
            t.mover = 1 - seat
            t.rolled = False
            t.played = False
        elif act >= TRADE:
            given, good = divmod(act - TRADE, 5)
            rate = self.land.rates(t.towns[seat] | t.cities[seat])[given]
            t.hands[at + given] -= rate
            t.bank[given] += rate
            self._gain(t, seat, good)
        elif act < CITY:
            self._settle(t, frame, seat, act - SETTLE)
            if frame[0] == SETTLING:
                t.stack.append((STARTING, seat, act - SETTLE))
                return
        elif act < ROAD:
            t.pay(seat, WHEAT, WHEAT, ORE, ORE, ORE)
            t.towns[seat] ^= 1 << act - CITY
            t.cities[seat] |= 1 << act - CITY
        elif act < BUY:
            self._pave(t, seat, act - ROAD)
            if frame[0] == STARTING:
                self._start(t, seat)
                return
            if frame[0] == PAVING:
                t.free_roads -= 1
                if not self._outlets(t, seat):
                    t.free_roads = 0
            else:
                t.pay(seat, WOOD, BRICK)
        elif act == BUY:
            t.pay(seat, SHEEP, WHEAT, ORE)
            t.stack.append((DRAWING, CHANCE, 2, seat))
            return
        else:
            t.played = True
            if self._play_card(t, seat, act):
                return
        self._go_on(t)

    def _play_card(self, t: Table, seat: int, act: int) -> bool:
        """Play a development card; is there a question before the turn goes on?"""
        at = 5 * seat
        if act == PLAY_KNIGHT:
            t.cards[at + KNIGHT] -= 1
            t.knights[seat] += 1
            if t.knights[seat] >= LARGEST_ARMY and (
                t.army < 0 or t.knights[seat] > t.knights[t.army]
            ):
                t.army = seat
            if not self._is_over(t):
                t.stack.append((ROBBING, seat))
            return True
        if act == PLAY_ROADS:
            t.cards[at + ROADS] -= 1
            t.free_roads = 2
        elif act >= PLAY_MONOPOLY:
            good = act - PLAY_MONOPOLY
            t.cards[at + MONOPOLY] -= 1
            t.hands[at + good] += t.hands[5 - at + good]
            t.hands[5 - at + good] = 0
        else:
            t.cards[at + PLENTY] -= 1
            for good in PAIRS[act - PLAY_PLENTY]:
                if good >= 0:
                    self._gain(t, seat, good)
        return False

    def _befall(self, t: Table, frame: Frame, act: int) -> None:
        """What CHANCE has answered happens."""
        if frame[0] == FALLING:
            t.rolled = True
            if act == DICE + 5:
                t.stack.append((ROBBING, t.mover))
                for seat in (1, 0):
                    if t.held(seat) > MOST_CARDS:
                        t.stack.append((DISCARDING, seat))
                return
            self._yield(t, act - DICE + 2)
        elif frame[0] == STEALING:
            thief = frame[3]
            t.hands[5 * thief + act - STOLEN] += 1
            t.hands[5 - 5 * thief + act - STOLEN] -= 1
        elif frame[0] == DRAWING:
            t.deck[act - DRAWN] -= 1
            t.cards[5 * frame[3] + act - DRAWN] += 1
        else:
            t.pay(frame[3], act - LOST)
            if frame[4] > 1:
                t.stack.append((LOSING, CHANCE, 3, frame[3], frame[4] - 1))
            return
        self._go_on(t)

    def _go_on(self, t: Table) -> None:
        """Ask whoever is at turn what comes next, unless the match is over."""
        if self._is_over(t):
            return
        if not t.rolled:
            t.stack.append((ROLLING, t.mover))
        elif t.free_roads:
            t.stack.append((PAVING, t.mover))
        else:
            t.stack.append((ACTING, t.mover))

    def _is_over(self, t: Table) -> bool:
        return t.points(0) >= GOAL or t.points(1) >= GOAL

    def _gain(self, t: Table, seat: int, good: int, amount: int = 1) -> None:
        t.hands[5 * seat + good] += amount
        t.bank[good] -= amount

    def _yield(self, t: Table, number: int) -> None:
        """The tiles of a number yield; a good that the bank cannot give to all goes to nobody."""
        gains: dict[int, list[int]] = {}
        for tile in self.land.by_number[number]:
            if tile == t.robber:
                continue
            corners = self.land.corners[tile]
            both = gains.setdefault(self.land.tiles[tile][0], [0, 0])
            for seat in (0, 1):
                both[seat] += (corners & t.towns[seat]).bit_count()
                both[seat] += 2 * (corners & t.cities[seat]).bit_count()
        for good, both in gains.items():
            if sum(both) <= t.bank[good]:
                self._gain(t, 0, good, both[0])
                self._gain(t, 1, good, both[1])

    def _rob(self, t: Table, seat: int, tile: int) -> None:
        t.robber = tile
        rivals = t.towns[1 - seat] | t.cities[1 - seat]
        if self.land.corners[tile] & rivals and t.held(1 - seat):
            t.stack.append((STEALING, CHANCE, 1, seat))
        else:
            self._go_on(t)

    def _settle(self, t: Table, frame: Frame, seat: int, node: int) -> None:
        t.towns[seat] |= 1 << node
        if frame[0] == SETTLING:
            t.reached[seat] |= 1 << node
            if t.towns[seat].bit_count() == 2:
                for tile in self.land.touching[node]:
                    if self.land.tiles[tile][0] >= 0:
                        self._gain(t, seat, self.land.tiles[tile][0])
            return
        t.pay(seat, WOOD, BRICK, SHEEP, WHEAT)
        rival = 1 - seat
        if (self.land.ways_mask[node] & t.roads[rival]).bit_count() == 2:
            built = t.towns[seat] | t.cities[seat]
            t.lengths[rival] = self.land.longest(t.roads[rival], built, t.reached[rival])
            t.holder = 0 if t.lengths[0] >= t.lengths[1] else 1
            t.length = t.lengths[t.holder]

    def _pave(self, t: Table, seat: int, path: int) -> None:
        rivals = t.towns[1 - seat] | t.cities[1 - seat]
        t.roads[seat] |= 1 << path
        t.reached[seat] |= self.land.ends[path] & ~rivals
        length = self.land.longest(t.roads[seat], rivals, t.reached[seat])
        t.lengths[seat] = max(t.lengths[seat], length)
        if length >= LONGEST_ROAD and length > t.length:
            t.holder = seat
            t.length = length

    def _start(self, t: Table, seat: int) -> None:
        """After a first road: who settles next, or the first turn."""
        settled = (t.towns[0] | t.towns[1]).bit_count()
        if settled == 4:
            self._go_on(t)
            return
        if settled != 2:
            t.turn += 1
            t.mover = 1 - seat
        t.stack.append((SETTLING, t.mover))

    # ---- chance and secrets --------------------------------------------------------------------

    def chances(self, s: State) -> i64:
        t = cast(Table, s)
        frame = t.stack[-1]
        if frame[0] == FALLING:
            return 36
        if frame[0] == DRAWING:
            return sum(t.deck)
        return t.held(1 - frame[3] if frame[0] == STEALING else frame[3])

    def chance(self, s: State, index: i64) -> i64:
        t = cast(Table, s)
        frame = t.stack[-1]
        if frame[0] == FALLING:
            return _ROLLS[index]
        if frame[0] == DRAWING:
            return DRAWN + _nth(t.deck, int(index))
        if frame[0] == STEALING:
            at = 5 - 5 * frame[3]
            return STOLEN + _nth(t.hands[at : at + 5], int(index))
        return LOST + _nth(t.hands[5 * frame[3] : 5 * frame[3] + 5], int(index))

    def resample(self, s: State, seat: int, seed: int) -> State:
        """The rival's development cards change places with those of the deck.

        Not so that the rival would have won already: then there would be nothing to answer.
        """
        t = cast(Table, s.clone())
        at = 5 - 5 * seat
        held = sum(t.cards[at : at + 5])
        if not held:
            return t
        pool = [t.cards[at + kind] + t.deck[kind] for kind in range(5)]
        dice = Dice(seed)
        while True:
            deck, hand = pool[:], [0] * 5
            for nth in range(held):
                kind = _nth(deck, int(dice.below(sum(pool) - nth)))
                deck[kind] -= 1
                hand[kind] += 1
            if t.open_points(1 - seat) + hand[POINT] < GOAL:
                break
        t.cards[at : at + 5] = hand
        t.deck = deck
        return t

    # ---- looking -------------------------------------------------------------------------------

    def look(self, s: State, seat: int | None) -> dict[str, Any]:
        t = cast(Table, s)
        shown = {name: getattr(t, name) for name in Table.FIELDS if name not in _HIDDEN}
        shown["stack"] = t.stack[-1:]
        shown["unseen"] = sum(t.deck)
        shown["cards"] = [
            t.cards[5 * n : 5 * n + 5] if n == seat else sum(t.cards[5 * n : 5 * n + 5])
            for n in (0, 1)
        ]
        copied: dict[str, Any] = {
            name: value[:] if isinstance(value, list) else value for name, value in shown.items()
        }
        return copied

    def ledger(self, s: State, seat: int) -> dict[str, int]:
        hand = cast(Table, s).hands[5 * seat : 5 * seat + 5]
        return dict(zip(RESOURCES, hand, strict=True))

    def scores(self, s: State) -> list[int]:
        t = cast(Table, s)
        return [t.points(0), t.points(1)]

    def winners(self, s: State) -> list[int]:
        points = self.scores(s)
        return [] if s.stack else [n for n in (0, 1) if points[n] == max(points)]

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        t = cast(Table, s)
        return {"open": t.open_points(seat), "cards": t.cards[5 * seat + POINT]}

    def options_of(self, s: State) -> dict[str, str]:
        return {}

    def conserved(self, s: State) -> dict[str, tuple[int, int]]:
        t = cast(Table, s)
        return {
            name: (t.bank[good] + t.hands[good] + t.hands[5 + good], BANK)
            for good, name in enumerate(RESOURCES)
        }

    def ending(self, s: State) -> str:
        return "" if s.stack else "ten points"


_HIDDEN: Final = ("cards", "deck", "drawn", "known", "sealed", "stack")


def _nth(counts: list[int], index: int) -> int:
    """The kind of the card with this index, where there are so many of each kind."""
    for kind, count in enumerate(counts):
        if index < count:
            return kind
        index -= count
    raise AssertionError("an index beyond the last card")
