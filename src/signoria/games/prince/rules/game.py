"""The Prince as a `Game`: which chapter answers which question."""

from __future__ import annotations

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.prince.rules import (
    actions,
    auction,
    conclave,
    court,
    intrigue,
    knowledge,
    layout,
    own_deck,
    papacy,
    reasons,
    seizure,
    setup,
    trade,
    view,
)
from signoria.games.prince.rules import ending as reckoning
from signoria.games.prince.rules import flow as phase
from signoria.games.prince.rules.own_deck import SHIPPED
from signoria.games.prince.rules.table import (
    ACQUIRE,
    ACT,
    AFTER_SEIZURE,
    APPOINT,
    ASK_MULLIGANS,
    ASK_RESHUFFLE,
    AWARD,
    BALLOT,
    BEGIN,
    BESTOW,
    BID,
    BREAKING_TIE,
    BUY,
    CHOOSING_HOUSE,
    COMMIT,
    COMPOSE,
    COUNT_VOTES,
    CROWN,
    DEAL_HANDS,
    DEALING,
    DEALS,
    DRAW_FOR,
    DRAWING,
    DRAWING_HOUSE,
    DRAWING_POPE,
    END_PHASE,
    END_TURN,
    ENDINGS,
    EVENTS,
    EXCHANGE,
    FEE,
    FILLING,
    FILLING_POOL,
    GRANT_OFFICES,
    LAY_NEXT,
    LAY_OUT,
    LAYING,
    LEAVE,
    MULLIGAN,
    NEW_TURN,
    NEW_YEAR,
    OFFER,
    OPEN_ELECTION,
    OPEN_HAND,
    ORDER,
    QUESTIONS,
    REACT,
    RECEIVE_OFFICES,
    RESHUFFLE,
    RESHUFFLING,
    RESOLVE_DEATH,
    RUN_OFF,
    SETTLE_SEIZURE,
    SPYING,
    START_PHASE,
    STEALING,
    STREAMS,
    TRIAL,
    TURNING_UP,
    VOTE,
    Table,
)
from signoria.kernel.bits import listed
from signoria.kernel.game import Game
from signoria.kernel.options import Option
from signoria.kernel.reasons import NOT_THE_QUESTION
from signoria.kernel.state import ASK_ALL, ASK_ANY, FIRST_OWN_QUESTION, Frame, State

ON_OFF: Final = ("off", "on")

OPTIONS: Final = (
    Option("trade", ON_OFF, "off", "P14.1", "cards and money may change hands by agreement"),
    Option("deck", (SHIPPED,), SHIPPED, "P1.4", "the figures on the cards", own_deck.accept),
    Option("houses", ("lot", "choice"), "lot", "P2.1", "houses are drawn, or chosen in seat order"),
    Option("first_pope", ("lot", "first-seat"), "lot", "P2.2", "who is Pope in the first turn"),
    Option("death_types", ("one", "two"), "one", "P2.4", "types of deaths in a hand"),
    Option("poison_protected", ON_OFF, "on", "P-R7", "poison reaches what lies in a holding"),
    Option("victim_receives", ON_OFF, "off", "P8.3", "a killed office may be given back"),
    Option("own_targets", ON_OFF, "on", "P-R8", "deaths may be aimed at one's own cards"),
    Option("spouse_doctor", ON_OFF, "on", "P-R9", "the Doctor may cancel a spouse's poison"),
    Option("base_family", ("stays", "goes"), "stays", "P-R4", "the family of a seized base"),
    Option("unpaid_seized", ("stays", "aside"), "stays", "P-R3", "a seized artist not paid for"),
    Option("pool", ("down", "up"), "down", "P-R2", "how the pool lies in turns 2 and 3"),
    Option("open_rounds", ("5", "10", "never"), "5", "P11.5", "open rounds before a run-off"),
)

LONGEST: Final = 260_000
"""No match has more decisions; `phase` tells why.  Without trade it is a tenth of that."""


class Prince(Game):
    """Three to five players, three turns."""

    def __init__(self) -> None:
        self.name = "prince"
        self.rules_version = 2
        self.player_counts = range(3, 6)
        self.options = OPTIONS
        self.actions = actions.TABLE
        self.reasons = reasons.NAMES
        self.question_names = QUESTIONS
        self.event_names = EVENTS
        self.streams = STREAMS
        self.decks = (
            "houses",
        )  # the Pope is drawn by house, hands go back, set-aside cards return
        self.endings = ENDINGS
        self.longest = LONGEST

    def set_up(self, players: int, options: dict[str, str]) -> State:
        return setup.set_up(players, options)

    # -- the engine's own steps --------------------------------------------------------------------

    def step(self, s: State, frame: Frame) -> None:
        t = cast(Table, s)
        kind: i64 = frame[0]
        if kind == ACQUIRE:
            layout.acquire(t, frame[1], frame[2])
        elif kind == LAY_OUT:
            layout.lay_out(t, frame[1], frame[2])
        elif kind == LAY_NEXT:
            layout.lay_next(t, frame[1], frame[2])
        elif kind == AWARD:
            auction.award(t, frame[1], frame[2])
        elif kind == START_PHASE:
            phase.start_phase(t, frame[1])
        elif kind == END_PHASE:
            phase.end_phase(t, frame[1])
        elif kind == AFTER_SEIZURE:
            phase.after_seizure(t, frame[1])
        elif kind == RESOLVE_DEATH:
            intrigue.resolve_death(t, frame[1], frame[2], frame[3])
        elif kind == SETTLE_SEIZURE:
            seizure.settle(t, frame)
        elif kind == EXCHANGE:
            trade.exchange(t, frame)
        elif kind == END_TURN:
            conclave.end_turn(t)
        elif kind == OPEN_ELECTION:
            conclave.open_round(t, frame[2])
        elif kind == COUNT_VOTES:
            conclave.count_votes(t, frame[2])
        elif kind == RUN_OFF:
            conclave.open_run_off(t, frame[2], frame[3])
        elif kind == CROWN:
            reckoning.crown(t, frame[1])
        elif kind == NEW_TURN:
            papacy.new_turn(t)
        elif kind == DRAW_FOR:
            papacy.draw_for(t, frame[1])
        elif kind == NEW_YEAR:
            papacy.new_year(t)
        elif kind == GRANT_OFFICES:
            papacy.grant_offices(t, frame[1])
        elif kind == ASK_RESHUFFLE:
            papacy.ask_reshuffle(t, frame[1], frame[2])
        elif kind == RECEIVE_OFFICES:
            papacy.receive_offices(t, frame[2])
        elif kind == OPEN_HAND:
            setup.open_hand(t, frame[1])
        elif kind == ASK_MULLIGANS:
            setup.ask_mulligans(t, frame[1], frame[2])
        elif kind == DEAL_HANDS:
            setup.deal_hands(t)
        else:
            assert kind == BEGIN
            setup.begin(t)

    # -- questions to players: each chapter has judge_x, moves_x and answer_x ----------------------

    def judge(self, s: State, frame: Frame, seat: i64, action: i64) -> i64:
        t = cast(Table, s)
        kind: i64 = frame[0] if frame[0] >= FIRST_OWN_QUESTION else frame[2]
        if kind == BID:
            return auction.judge_bid(t, seat, frame, action)
        if kind == ACT:
            return phase.judge_act(t, seat, frame, action)
        if kind == BUY:
            return auction.judge_buy(t, seat, frame, action)
        if kind == LAYING:
            return layout.judge_laying(t, seat, frame, action)
        if kind == FILLING:
            return layout.judge_filling(t, seat, frame, action)
        if kind == FEE:
            return layout.judge_fee(t, seat, frame, action)
        if kind == ORDER:
            return layout.judge_order(t, seat, frame, action)
        if kind == COMMIT:
            return seizure.judge_commit(t, seat, frame, action)
        if kind == BALLOT:
            return conclave.judge_ballot(t, seat, frame, action)
        if kind == VOTE:
            return conclave.judge_vote(t, seat, frame, action)
        if kind == REACT:
            return intrigue.judge_react(t, seat, frame, action)
        if kind == TRIAL:
            return court.judge_trial(t, seat, frame, action)
        if kind == BESTOW:
            return papacy.judge_bestow(t, seat, frame, action)
        if kind == APPOINT:
            return papacy.judge_appoint(t, seat, frame, action)
        if kind == RESHUFFLE:
            return papacy.judge_reshuffle(t, seat, frame, action)
        if kind == COMPOSE:
            return trade.judge_compose(t, seat, frame, action)
        if kind == OFFER:
            return trade.judge_offer(t, seat, frame, action)
        if kind == LEAVE:
            return trade.judge_leave(t, seat, frame, action)
        if kind == DEALS:
            return trade.judge_deals(t, seat, frame, action)
        if kind == MULLIGAN:
            return setup.judge_mulligan(t, seat, frame, action)
        if kind == CHOOSING_HOUSE:
            return setup.judge_house(t, seat, frame, action)
        return NOT_THE_QUESTION

    def moves(self, s: State, frame: Frame, seat: i64) -> vec[i64]:
        t = cast(Table, s)
        kind: i64 = frame[0] if frame[0] >= FIRST_OWN_QUESTION else frame[2]
        out = vec[i64]()
        if kind == BID:
            return auction.moves_bid(t, seat, frame, out)
        if kind == ACT:
            return phase.moves_act(t, seat, frame, out)
        if kind == BUY:
            return auction.moves_buy(t, seat, frame, out)
        if kind == LAYING:
            return layout.moves_laying(t, seat, frame, out)
        if kind == FILLING:
            return layout.moves_filling(t, seat, frame, out)
        if kind == FEE:
            return layout.moves_fee(t, seat, frame, out)
        if kind == ORDER:
            return layout.moves_order(t, seat, frame, out)
        if kind == COMMIT:
            return seizure.moves_commit(t, seat, frame, out)
        if kind == BALLOT:
            return conclave.moves_ballot(t, seat, frame, out)
        if kind == VOTE:
            return conclave.moves_vote(t, seat, frame, out)
        if kind == REACT:
            return intrigue.moves_react(t, seat, frame, out)
        if kind == TRIAL:
            return court.moves_trial(t, seat, frame, out)
        if kind == BESTOW:
            return papacy.moves_bestow(t, seat, frame, out)
        if kind == APPOINT:
            return papacy.moves_appoint(t, seat, frame, out)
        if kind == RESHUFFLE:
            return papacy.moves_reshuffle(t, seat, frame, out)
        if kind == COMPOSE:
            return trade.moves_compose(t, seat, frame, out)
        if kind == OFFER:
            return trade.moves_offer(t, seat, frame, out)
        if kind == LEAVE:
            return trade.moves_leave(t, seat, frame, out)
        if kind == DEALS:
            return trade.moves_deals(t, seat, frame, out)
        if kind == MULLIGAN:
            return setup.moves_mulligan(t, seat, frame, out)
        return setup.moves_house(t, seat, frame, out)

    def answer(self, s: State, frame: Frame, seat: i64, action: i64) -> None:
        t = cast(Table, s)
        kind: i64 = frame[0] if frame[0] >= FIRST_OWN_QUESTION else frame[2]
        if kind == BID:
            auction.answer_bid(t, seat, frame, action)
        elif kind == ACT:
            phase.answer_act(t, seat, frame, action)
        elif kind == BUY:
            auction.answer_buy(t, seat, frame, action)
        elif kind == LAYING:
            layout.answer_laying(t, seat, frame, action)
        elif kind == FILLING:
            layout.answer_filling(t, seat, frame, action)
        elif kind == FEE:
            layout.answer_fee(t, seat, frame, action)
        elif kind == ORDER:
            layout.answer_order(t, seat, frame, action)
        elif kind == VOTE:
            conclave.answer_vote(t, seat, frame, action)
        elif kind == BESTOW:
            papacy.answer_bestow(t, seat, frame, action)
        elif kind == APPOINT:
            papacy.answer_appoint(t, seat, frame, action)
        elif kind == RESHUFFLE:
            papacy.answer_reshuffle(t, seat, frame, action)
        elif kind == COMPOSE:
            trade.answer_compose(t, seat, frame, action)
        elif kind == OFFER:
            trade.answer_offer(t, seat, frame, action)
        elif kind == LEAVE:
            trade.answer_leave(t, seat, frame, action)
        elif kind == DEALS:
            trade.answer_deals(t, seat, frame, action)
        elif kind == MULLIGAN:
            setup.answer_mulligan(t, seat, frame, action)
        elif kind == CHOOSING_HOUSE:
            setup.answer_house(t, seat, frame, action)
        else:
            self._draw(t, kind, frame, action)

    def _draw(self, t: Table, kind: i64, frame: Frame, action: i64) -> None:
        """Carry out what CHANCE answered."""
        if kind == TURNING_UP:
            auction.turn_up(t, frame[3], action - actions.DRAW_CARD)
        elif kind == DEALING:
            setup.deal(t, frame[3], action - actions.DRAW_CARD)
        elif kind == DRAWING:
            papacy.draw_card(t, frame[3], action - actions.DRAW_CARD)
        elif kind == SPYING:
            auction.spy_card(t, frame[3], action - actions.DRAW_CARD)
        elif kind == STEALING:
            intrigue.steal(t, frame, action)
        elif kind == RESHUFFLING:
            papacy.deal_office(t, frame, action - actions.DRAW_CARD)
        elif kind == FILLING_POOL:
            papacy.fill_pool(t, frame[3], action - actions.DRAW_CARD)
        elif kind == BREAKING_TIE:
            conclave.break_tie(t, frame, action - actions.DRAW_TIE)
        elif kind == DRAWING_HOUSE:
            setup.draw_house(t, frame[3], action - actions.DRAW_HOUSE)
        else:
            assert kind == DRAWING_POPE
            setup.draw_pope(t, action - actions.DRAW_POPE)

    # -- secret answers (P15.3) --------------------------------------------------------------------

    def complete(self, s: State, frame: Frame, seat: int) -> bool:
        if frame[2] == BALLOT:
            return conclave.is_ballot_complete(cast(Table, s), seat, frame)
        return True

    def reveal(self, s: State, frame: Frame, answers: list[Frame]) -> None:
        t = cast(Table, s)
        if frame[2] == REACT:
            intrigue.reveal_reactions(t, frame, answers)
        elif frame[2] == COMMIT:
            seizure.reveal_troops(t, frame, answers)
        elif frame[2] == TRIAL:
            court.reveal_verdict(t, frame, answers)
        else:
            conclave.reveal_ballots(t, frame, answers)

    # -- chance (P16.1) ----------------------------------------------------------------------------

    def chances(self, s: State) -> i64:
        return knowledge.chances(cast(Table, s))

    def chance(self, s: State, index: i64) -> i64:
        return knowledge.chance(cast(Table, s), index)

    # -- knowledge and results ---------------------------------------------------------------------

    def resample(self, s: State, seat: int, seed: int) -> State:
        return knowledge.resample(cast(Table, s), seat, seed)

    def look(self, s: State, seat: int | None) -> dict[str, Any]:
        return view.look(cast(Table, s), seat)

    def glimpse(self, s: State, seat: int) -> dict[str, Any]:
        return view.glimpse(cast(Table, s), seat)

    def waiting(self, s: State) -> tuple[int, ...]:
        """In a window for reactions nobody learns who has answered already (P8.5)."""
        frame = s.stack[-1] if s.stack else ()
        if frame and frame[0] == ASK_ALL and frame[2] == REACT:
            return tuple(listed(frame[-1]))
        return s.to_act

    def may_wait(self, s: State, seat: int) -> bool:
        """The maker of an offer waits for the other side (P14.4)."""
        frame = s.stack[-1]
        return frame[0] == ASK_ANY and frame[2] == OFFER and frame[3] == seat

    def standing(self, s: State, seat: int) -> int | None:
        if not s.stack:
            return None
        ordered = intrigue.standing(cast(Table, s), seat, s.stack[-1])
        return int(ordered) if ordered >= 0 else None

    def ledger(self, s: State, seat: int) -> dict[str, int]:
        return view.ledger(cast(Table, s), seat)

    def scores(self, s: State) -> list[int]:
        return reckoning.scores(cast(Table, s))

    def winners(self, s: State) -> list[int]:
        return [] if s.stack else reckoning.winners(cast(Table, s))

    def breakdown(self, s: State, seat: int) -> dict[str, int]:
        return reckoning.breakdown(cast(Table, s), seat)

    def options_of(self, s: State) -> dict[str, str]:
        t = cast(Table, s)
        rules = t.rules
        return {
            "trade": ON_OFF[rules.trade],
            "deck": own_deck.text_of(t.deck),
            "houses": "choice" if rules.choose_houses else "lot",
            "first_pope": "first-seat" if rules.first_seat_pope else "lot",
            "death_types": "two" if rules.two_death_types else "one",
            "poison_protected": ON_OFF[rules.poison_reaches_protected],
            "victim_receives": ON_OFF[rules.victim_may_receive],
            "own_targets": ON_OFF[rules.own_targets],
            "spouse_doctor": ON_OFF[rules.spouse_doctor],
            "base_family": "goes" if rules.base_family_goes else "stays",
            "unpaid_seized": "aside" if rules.unpaid_goes_aside else "stays",
            "pool": "up" if rules.open_pool else "down",
            "open_rounds": str(rules.open_rounds) if rules.open_rounds else "never",
        }

    def conserved(self, s: State) -> dict[str, tuple[int, int]]:
        return view.conserved(cast(Table, s))

    def ending(self, s: State) -> str:
        return "" if s.stack else ENDINGS[0]
