"""Lorenzo il Magnifico as a `Game`: which chapter answers which question."""

from __future__ import annotations

from typing import Any, Final, cast

from signoria.games.lorenzo.rules import (
    accounts,
    actions,
    bonus,
    boost,
    content,
    draft,
    effects,
    ending,
    flow,
    gains,
    knowledge,
    leaders,
    reasons,
    setup,
    towers,
    turn,
    vatican,
    view,
    work,
)
from signoria.games.lorenzo.rules.table import (
    BOOSTS,
    CARD_TAKEN,
    CHOOSE,
    CHOOSE_TILES,
    COPYING,
    DEALING,
    DRAFT,
    DRAWING_EDICT,
    DRAWING_ORDER,
    EDITIONS,
    END_ROUND,
    END_TURN,
    ENDINGS,
    ENTER,
    EVENTS,
    EXCHANGED,
    EXCHANGING,
    EXCOMMUNICATED,
    LEADER_ACTIVATED,
    LEADER_COPIED,
    LEADER_PLAYED,
    LOSING,
    LOSSES,
    NEW_ROUND,
    NEXT_TURN,
    ORDERING,
    PASSING,
    PERFORM,
    PICK,
    PRIVILEGE,
    PRODUCE,
    RAISED,
    RAISING,
    RESOLVE,
    ROLLING,
    SAVING,
    SERVANTS,
    SET_UP,
    STREAMS,
    SUPPORT,
    TAKING,
    TILE,
    TURN,
    TURNING_UP,
    VATICAN,
    WAY,
    WORK,
    Table,
)
from signoria.kernel.game import Cover, Entry, Game
from signoria.kernel.options import Option
from signoria.kernel.state import Frame, State

ON_OFF: Final = ("off", "on")

OPTIONS: Final = (
    Option("variant", ("basic", "advanced"), "basic", "L1.8", "without or with leaders"),
    Option("edition", EDITIONS, "italian", "L1.1", "whose reading of the rules is played"),
    Option("leader_work_boost", BOOSTS, "edition", "R01", "what helps Sforza's and Leonardo's work"),
    Option("federico_target", RAISED, "edition", "R02", "the member that Federico raises"),
    Option("wood_stone_malus", LOSSES, "edition", "R03", "what tile E1.4 takes"),
    Option("leader_actions_in_skipped_turn", ON_OFF, "off", "R04", "leaders in a skipped turn"),
    Option("bonus_tile_is_source", ON_OFF, "on", "R05", "bonus tiles give less, too"),
    Option("leader_gains_reduced", ON_OFF, "off", "R06", "leaders give less, too"),
    Option("round6_refuser_scores", ON_OFF, "on", "R07", "who refuses in round 6 scores faith"),
    Option("voluntary_pass", PASSING, "never", "R08", "passing although a member could be placed"),
    Option(
        "immediate_order", ("gains-first", "player-choice"), "gains-first", "R09",
        "the order of what a card does at once",
    ),
    Option(
        "cardless_floor", ("forbidden", "bonus-only"), "forbidden", "R11",
        "placing on a floor without a card",
    ),
    Option("lorenzo_deferred_copy", ON_OFF, "on", "R13", "Lorenzo may choose whom he copies later"),
    Option("rita_privileges", ON_OFF, "off", "R14", "Santa Rita doubles privileges"),
    Option("cap_tracks", ON_OFF, "on", "R16", "faith and military tracks end at 15 and 25"),
    Option("vatican_simultaneous", ON_OFF, "off", "R19", "decisions in a Vatican report are secret"),
    Option("hide_discarded_leaders", ON_OFF, "off", "R20", "discarded leaders are not shown"),
    Option("floor_score_at_zero", ON_OFF, "off", "R21", "no final score is below zero"),
    Option(
        "wasted_servants", ("useful", "any"), "useful", "L4.4",
        "servants beyond those that change something",
    ),
)  # fmt: skip


def covers() -> tuple[Cover, ...]:
    """What long random play must have met: every card, leader and tile, in every way."""
    cards, leaders = dict(enumerate(content.CARDS)), dict(enumerate(content.LEADERS))
    once = {n: key for n, key in leaders.items() if content.ONCE >> n & 1}
    copiers = {n: key for n, key in leaders.items() if content.COPIERS >> n & 1}
    return (
        Cover("cards taken", CARD_TAKEN, cards),
        Cover("leaders played", LEADER_PLAYED, leaders),
        Cover("leaders activated", LEADER_ACTIVATED, once | copiers),
        Cover("leaders copied", LEADER_COPIED, {n: leaders[n] for n in leaders.keys() - copiers}),
        Cover("tiles suffered", EXCOMMUNICATED, dict(enumerate(content.TILES))),
        Cover("exchanges used", EXCHANGED, {n: cards[n] for n in cards if content.ARROWS[n]}),
    )


LONGEST: Final = 6_000
"""No match has more decisions; `turn` tells why."""


class Lorenzo(Game):
    """Two to four players, six flow."""

    def __init__(self) -> None:
        self.name = "lorenzo"
        self.rules_version = 2
        self.player_counts = range(2, 5)
        self.options = OPTIONS
        self.variants = 2
        self.covers = covers()
        self.after_turn = (NEXT_TURN,)
        self.actions = actions.TABLE
        self.reasons = reasons.NAMES
        self.ask(
            {
                TILE: setup.Tile(),
                PICK: draft.Pick(),
                TURN: turn.Turn(),
                SERVANTS: boost.Servants(),
                WAY: towers.Way(),
                SAVING: towers.Saving(),
                PRIVILEGE: gains.Privilege(),
                TAKING: bonus.Taking(),
                EXCHANGING: work.Exchanging(),
                RAISING: leaders.Raising(),
                COPYING: leaders.Copying(),
                SUPPORT: vatican.Support(),
                LOSING: gains.Losing(),
                ORDERING: effects.Ordering(),
                DRAWING_ORDER: setup.DrawingOrder(),
                DRAWING_EDICT: setup.DrawingEdict(),
                DEALING: draft.Dealing(),
                TURNING_UP: flow.TurningUp(),
                ROLLING: flow.Rolling(),
            }
        )
        self.event_names = EVENTS
        self.streams = STREAMS
        self.decks = STREAMS
        self.endings = ENDINGS
        self.longest = LONGEST

    def set_up(self, players: int, options: dict[str, str]) -> State:
        return setup.set_up(players, options)

    # -- the engine's own steps --------------------------------------------------------------------

    def step(self, s: State, frame: Frame) -> None:
        t = cast(Table, s)
        kind = frame[0]
        if kind == NEXT_TURN:
            _, _, lap, place = frame
            flow.next_turn(t, lap, place)
        elif kind == ENTER:
            boost.enter(t, frame)
        elif kind == CHOOSE:
            towers.choose(t, frame)
        elif kind == PERFORM:
            towers.perform(t, frame)
        elif kind == END_TURN:
            _, seat = frame
            turn.end_turn(t, seat)
        elif kind == RESOLVE:
            _, seat, card, parts = frame
            effects.resolve(t, seat, card, parts)
        elif kind == WORK:
            _, seat, sort, value, cause = frame
            work.work(t, seat, sort, value, cause)
        elif kind == PRODUCE:
            work.produce(t, frame)
        elif kind == NEW_ROUND:
            flow.new_round(t)
        elif kind == VATICAN:
            _, _, place = frame
            vatican.report(t, place)
        elif kind == END_ROUND:
            flow.end_round(t)
        elif kind == SET_UP:
            setup.begin(t)
        elif kind == CHOOSE_TILES:
            _, _, place = frame
            setup.choose_tiles(t, place)
        else:
            assert kind == DRAFT
            _, _, pick = frame
            draft.next_pick(t, pick)

    # -- knowledge and results ---------------------------------------------------------------------

    def resample(self, s: State, seat: int, seed: int) -> State:
        return knowledge.resample(cast(Table, s), seat, seed)

    def look(self, s: State, seat: int | None) -> dict[str, Any]:
        return view.look(cast(Table, s), seat)

    def glimpse(self, s: State, seat: int) -> dict[str, Any]:
        return view.glimpse(cast(Table, s), seat)

    def ledger(self, s: State, seat: int) -> dict[str, int]:
        return view.ledger(cast(Table, s), seat)

    def assumed(self, s: State, seat: int) -> int | None:
        """Servants, price and discount of a placement, where nothing else was said."""
        return boost.assumed(cast(Table, s), seat, s.stack[-1])

    def account(self, s: State, seat: int, action: int) -> list[Entry]:
        return accounts.account(cast(Table, s), seat, action)

    def scores(self, s: State) -> list[int]:
        return ending.scores(cast(Table, s))

    def winners(self, s: State) -> list[int]:
        return [] if s.stack else ending.winners(cast(Table, s))

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        return ending.breakdown(cast(Table, s), seat)

    def conserved(self, s: State) -> dict[str, tuple[int, int]]:
        return view.conserved(cast(Table, s))

    def ending(self, s: State) -> str:
        return "" if s.stack else ENDINGS[0]
