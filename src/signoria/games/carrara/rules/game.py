"""The Palaces of Carrara as a `Game`: which chapter answers which question."""

from __future__ import annotations

from typing import Any, Final, cast

from librt.vecs import append, vec
from mypy_extensions import i64

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
from signoria.games.carrara.rules.actions import BLOCK_COUNTS
from signoria.games.carrara.rules.table import (
    AFTER,
    CLOSE_TURN,
    COVER,
    DRAWING_BLOCK,
    DRAWING_START,
    DRAWING_TILE,
    END_ACTION,
    ENDINGS,
    EVENTS,
    GAIN,
    OPEN_MARKET,
    OPENING,
    PAIRING,
    PAYING,
    PILLAR_PLACED,
    PLACING,
    POOR,
    QUESTIONS,
    RAISE,
    REWARD,
    SECTION,
    SOURCES,
    START_TURN,
    STREAMS,
    TAKING,
    TILES,
    TURN,
    UPGRADING,
    Table,
)
from signoria.kernel.game import Game
from signoria.kernel.options import Option
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
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
        self.rules_version = 1
        self.player_counts = range(2, 5)
        self.options = OPTIONS
        self.actions = actions.TABLE
        self.reasons = reasons.NAMES
        self.question_names = QUESTIONS
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
        kind: i64 = frame[0]
        seat: i64 = frame[1]
        if kind == END_ACTION:
            flow.end_action(t, seat, frame[2])
        elif kind == CLOSE_TURN:
            flow.close_turn(t, seat, frame[2])
        elif kind == START_TURN:
            flow.start_turn(t, seat)
        elif kind == OPEN_MARKET:
            wheel.open_market(t, seat)
        elif kind == RAISE:
            building.raise_building(t, seat, frame[2], frame[3], frame[4])
        elif kind == COVER:
            building.cover_building(t, seat, frame[2], frame[3])
        elif kind == OPENING:
            setup.open_table(t)
        else:
            flow.finish_turn(t, seat, frame[2])

    # -- questions to players ----------------------------------------------------------------------

    def judge(self, s: State, frame: Frame, seat: i64, action: i64) -> i64:
        t = cast(Table, s)
        kind: i64 = frame[0]
        if kind == TURN:
            return flow.judge_turn(t, seat, frame, action)
        if kind == SECTION:
            if actions.BUY <= action < actions.POVERTY:
                return wheel.judge_section(t, seat, action - actions.BUY)
            if action == actions.POVERTY:
                return refuse(reasons.NOT_POOR)
        elif kind == POOR:
            if actions.BUY <= action < actions.POVERTY:
                return wheel.judge_section(t, seat, action - actions.BUY)
            if action == actions.POVERTY:
                return LEGAL
        elif kind == TAKING:
            if actions.TAKE <= action < actions.BUILD:
                choice = action - actions.TAKE
                return wheel.judge_take(
                    t, seat, frame, choice // BLOCK_COUNTS, choice % BLOCK_COUNTS
                )
        elif kind == REWARD:
            if actions.CHOOSE_DECORATION <= action < actions.CHOOSE_NOTHING:
                return ornaments.judge_choose(t, seat, frame, ornaments.piece_chosen(action))
            if action == actions.CHOOSE_NOTHING:
                return ornaments.judge_nothing(t, seat, frame)
        elif kind == GAIN:
            return self._judge_gain(t, frame, seat, action)
        elif kind == PAIRING:
            if actions.PAY_PAIRS <= action < actions.PAY:
                return building.judge_pairs(t, seat, frame, action - actions.PAY_PAIRS)
        elif kind == PAYING:
            if actions.PAY <= action < actions.UPGRADE_CITY:
                choice = action - actions.PAY
                return building.judge_pay(
                    t, seat, frame, choice // BLOCK_COUNTS, choice % BLOCK_COUNTS
                )
        elif kind == UPGRADING:
            if action == actions.NO_UPGRADE:
                return LEGAL
            if actions.UPGRADE_CITY <= action < actions.NO_UPGRADE:
                return building.judge_upgrade(t, seat, action - actions.UPGRADE_CITY)
        elif kind == PLACING:
            if actions.PLACE_PILLAR <= action < actions.CHOOSE_DECORATION:
                return scoring.judge_place(t, seat, frame, action - actions.PLACE_PILLAR)
        elif kind == AFTER:
            return flow.judge_after(t, seat, action)
        return NOT_THE_QUESTION

    def _judge_gain(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        if action < actions.PUT or action >= actions.BUY_DECORATION:
            return NOT_THE_QUESTION
        if action < actions.STORE:
            return ornaments.judge_put(t, seat, frame, action - actions.PUT)
        if action == actions.STORE:
            return ornaments.judge_store(t, seat, frame)
        if action == actions.FORGO:
            return ornaments.judge_forgo(t, seat, frame)
        if action < actions.MOVE:
            return ornaments.judge_discard(t, seat, frame, action - actions.DISCARD)
        choice = action - actions.MOVE
        return ornaments.judge_move(t, seat, choice // TILES, choice % TILES)

    def moves(self, s: State, frame: Frame, seat: i64) -> vec[i64]:
        t = cast(Table, s)
        kind: i64 = frame[0]
        out = vec[i64]()
        if kind == TURN:
            return flow.moves_turn(t, seat, frame, out)
        if kind == SECTION:
            return wheel.moves_section(t, seat, out)
        if kind == TAKING:
            return wheel.moves_take(t, seat, frame, out)
        if kind == PAYING:
            return building.moves_pay(t, seat, frame, out)
        if kind == PAIRING:
            return building.moves_pairs(t, seat, frame, out)
        if kind == PLACING:
            return scoring.moves_place(t, seat, frame, out)
        if kind == AFTER:
            return flow.moves_after(t, seat, out)
        if kind == GAIN:
            return ornaments.moves_gain(t, seat, frame, out)
        if kind == REWARD:
            return ornaments.moves_reward(t, seat, frame, out)
        if kind == UPGRADING:
            return building.moves_upgrade(t, seat, out)
        return append(out, actions.POVERTY)

    def answer(self, s: State, frame: Frame, seat: i64, action: i64) -> None:
        t = cast(Table, s)
        kind: i64 = frame[0]
        if kind == TURN:
            flow.answer_turn(t, seat, frame, action)
        elif kind == DRAWING_BLOCK:
            wheel.draw_block(t, action)
        elif kind == SECTION:
            wheel.ask_next_colour(t, seat, action - actions.BUY, 0, 0)
        elif kind == TAKING:
            wheel.answer_take(t, seat, frame, action)
        elif kind == PAYING:
            building.answer_pay(t, seat, frame, action)
        elif kind == PAIRING:
            building.pay_pairs(t, seat, frame[2], frame[3], action - actions.PAY_PAIRS)
        elif kind == DRAWING_TILE:
            setup.turn_tile(t, frame[3], action)
        elif kind == PLACING:
            scoring.score_place(t, seat, action - actions.PLACE_PILLAR)
            t.stack.append((END_ACTION, int(seat), PILLAR_PLACED))
        elif kind == AFTER:
            flow.answer_after(t, seat, frame, action)
        elif kind == GAIN:
            ornaments.answer_gain(t, seat, frame, action)
        elif kind == REWARD:
            ornaments.answer_reward(t, seat, frame, action)
        elif kind == UPGRADING:
            if action != actions.NO_UPGRADE:
                building.upgrade_board(t, seat, action - actions.UPGRADE_CITY)
        elif kind == POOR:
            wheel.claim_poverty(t, seat)
        elif kind == DRAWING_START:
            setup.draw_start(t, action)
        else:
            setup.draw_angle(t, action)

    # -- chance (C15.2) ----------------------------------------------------------------------------

    def chances(self, s: State) -> i64:
        t = cast(Table, s)
        kind: i64 = t.stack[-1][0]
        if kind == DRAWING_BLOCK:
            return wheel.in_bag(t)
        if kind == DRAWING_TILE:
            return t.supply_left
        return len(t.players) if kind == DRAWING_START else 6

    def chance(self, s: State, index: i64) -> i64:
        t = cast(Table, s)
        kind: i64 = t.stack[-1][0]
        if kind == DRAWING_BLOCK:
            return actions.DRAW_BLOCK + wheel.colour_drawn(t, index)
        if kind == DRAWING_TILE:
            return actions.DRAW_TILE + setup.design_at(t, index)
        if kind == DRAWING_START:
            return actions.DRAW_START + index
        return actions.DRAW_ANGLE + index

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

    def options_of(self, s: State) -> dict[str, str]:
        rules = cast(Table, s).rules
        return {
            "variant": "advanced" if rules.advanced else "basic",
            "open_holdings": ON_OFF[rules.open_holdings],
            "upgrade_tiles": "landscapes" if rules.landscape_upgrades else "cities",
            "poverty_unturned": ON_OFF[rules.poverty_unturned],
            "bonus_first": ON_OFF[rules.bonus_first],
            "free_discard": ON_OFF[rules.free_discard],
            "purchases": "many" if rules.many_purchases else "one",
            "store_golden": ON_OFF[rules.store_golden],
        }

    def conserved(self, s: State) -> dict[str, tuple[int, int]]:
        return view.conserved(cast(Table, s))

    def ending(self, s: State) -> str:
        return "" if s.stack else ENDINGS[int(cast(Table, s).end)]
