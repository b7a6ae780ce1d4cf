"""The Palaces of Carrara as a `Game`: which chapter answers which question."""

from __future__ import annotations

from typing import Any, Final, cast

from signoria.games.carrara.rules import (
    actions,
    building,
    ending,
    flow,
    ornaments,
    reasons,
    scoring,
    setup,
    view,
    wheel,
)
from signoria.games.carrara.rules.table import (
    AFTER,
    CLOSE_TURN,
    COVER,
    DRAWING_ANGLE,
    DRAWING_BLOCK,
    DRAWING_START,
    DRAWING_TILE,
    END_ACTION,
    ENDINGS,
    EVENTS,
    FINISH_TURN,
    GAIN,
    OPEN_MARKET,
    OPENING,
    PAIRING,
    PAYING,
    PLACING,
    POOR,
    RAISE,
    REWARD,
    SECTION,
    SOURCES,
    START_TURN,
    STREAMS,
    TAKING,
    TURN,
    UPGRADING,
    Table,
)
from signoria.kernel.game import Game
from signoria.kernel.options import Option
from signoria.kernel.state import Frame, State

ON_OFF: Final = ("off", "on")

OPTIONS: Final = (
    Option("variant", ("basic", "advanced"), "basic", "C1.2", "basic or advanced game"),
    Option("open_holdings", ON_OFF, "off", "C15.3", "coins and blocks of all players are shown"),
    Option(
        "upgrade_tiles",
        ("cities", "landscapes"),
        "cities",
        "C5.9",
        "the two spare upgrade tiles: second copies for two cities, or one for each landscape",
    ),
    Option("poverty_unturned", ON_OFF, "off", "C4.10", "poverty may be claimed without turning"),
    Option("bonus_first", ON_OFF, "on", "C6.1", "what the bonus gives counts for the condition"),
    Option("free_discard", ON_OFF, "off", "C12.8", "a stored piece may always make room"),
    Option("purchases", ("one", "many"), "one", "C12.12", "bonus purchases in a turn"),
    Option("store_golden", ON_OFF, "on", "C13.1", "golden statues may be stored"),
)


LONGEST: Final = 250_000
"""An upper bound, far above the few hundred decisions of real matches.  At most 42 builds and 32
pillars.  All buildings together cost 156 blocks, at most 312 with pairs, which come back into the
bag; every purchase takes at least one of those or of the first 42, so there are at most 354.
Poverty can be claimed three times before something can be paid, and at most eleven passes come
between two other turns (C15.5).  That makes about 18,000 turns of at most a dozen decisions."""


class Carrara(Game):
    """Basic and advanced game, two to four players."""

    def __init__(self) -> None:
        self.name = "carrara"
        self.rules_version = 2
        self.player_counts = range(2, 5)
        self.options = OPTIONS
        self.actions = actions.TABLE
        self.reasons = reasons.NAMES
        self.ask(
            {
                TURN: flow.Turn(),
                SECTION: wheel.Section(),
                POOR: wheel.Poor(),
                TAKING: wheel.Taking(),
                REWARD: ornaments.Reward(),
                GAIN: ornaments.Gain(),
                PAIRING: building.Pairing(),
                PAYING: building.Paying(),
                UPGRADING: building.Upgrading(),
                PLACING: scoring.Placing(),
                AFTER: flow.After(),
                DRAWING_START: setup.DrawingStart(),
                DRAWING_ANGLE: setup.DrawingAngle(),
                DRAWING_TILE: setup.DrawingTile(),
                DRAWING_BLOCK: wheel.DrawingBlock(),
            }
        )
        self.event_names = EVENTS
        self.streams = STREAMS
        self.decks = ("start", "angle", "tiles")  # paid blocks return to the bag
        self.endings = ENDINGS[1:]
        self.longest = LONGEST

    def set_up(self, players: int, options: dict[str, str]) -> State:
        return setup.set_up(players, options)

    # -- the engine's own steps --------------------------------------------------------------------

    def step(self, s: State, frame: Frame) -> None:
        t = cast(Table, s)
        kind = frame[0]
        if kind == END_ACTION:
            _, seat, what = frame
            flow.end_action(t, seat, what)
        elif kind == CLOSE_TURN:
            _, seat, what = frame
            flow.close_turn(t, seat, what)
        elif kind == START_TURN:
            _, seat = frame
            flow.start_turn(t, seat)
        elif kind == OPEN_MARKET:
            _, seat = frame
            wheel.open_market(t, seat)
        elif kind == RAISE:
            _, seat, tile, city, price = frame
            building.raise_building(t, seat, tile, city, price)
        elif kind == COVER:
            _, seat, tile, price = frame
            building.cover_building(t, seat, tile, price)
        elif kind == OPENING:
            setup.open_table(t)
        else:
            assert kind == FINISH_TURN
            _, seat, what = frame
            flow.finish_turn(t, seat, what)

    # -- knowledge and results ---------------------------------------------------------------------

    def resample(self, s: State, seat: int, seed: int) -> State:
        """Nothing on the table is unknowable to an attentive player (C15.3); chance is not in it."""
        return s.clone()

    def look(self, s: State, seat: int | None) -> dict[str, Any]:
        return view.look(cast(Table, s), seat)

    def look_again(self, s: State, earlier: State, seen: dict[str, Any]) -> dict[str, Any]:
        return view.look_again(cast(Table, s), cast(Table, earlier), seen)

    def glimpses_same(self, s: State, earlier: State, seat: int) -> bool:
        return view.screen_stays(cast(Table, s), cast(Table, earlier), seat)

    def glimpse(self, s: State, seat: int) -> dict[str, Any]:
        return view.behind_the_screen(cast(Table, s), seat)

    def ledger(self, s: State, seat: int) -> dict[str, int]:
        return view.ledger(cast(Table, s), seat)

    def owed(self, s: State, seat: int) -> dict[str, int]:
        return view.owed(cast(Table, s), seat)

    def scores(self, s: State) -> list[int]:
        return [int(player.vp()) for player in cast(Table, s).players]

    def winners(self, s: State) -> list[int]:
        return [] if s.stack else ending.winners(cast(Table, s))

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        points = cast(Table, s).players[seat].points
        return {source: int(points[index]) for index, source in enumerate(SOURCES)}

    def conserved(self, s: State) -> dict[str, tuple[int, int]]:
        return view.conserved(cast(Table, s))

    def ending(self, s: State) -> str:
        return "" if s.stack else ENDINGS[int(cast(Table, s).end)]
