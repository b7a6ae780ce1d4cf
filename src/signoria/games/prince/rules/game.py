"""The Prince as a `Game`: which chapter answers which question."""

from __future__ import annotations

from typing import Any, Final, cast

from signoria.games.prince.rules import (
    actions,
    auction,
    conclave,
    court,
    ending,
    flow,
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
from signoria.kernel.state import Frame, State, asked

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
        self.ask(
            {
                CHOOSING_HOUSE: setup.ChoosingHouse(),
                MULLIGAN: setup.Mulligan(),
                ORDER: layout.Order(),
                FEE: layout.Fee(),
                LAYING: layout.Laying(),
                FILLING: layout.Filling(),
                BUY: auction.Buy(),
                BID: auction.Bid(),
                ACT: flow.Act(),
                REACT: intrigue.React(),
                BESTOW: papacy.Bestow(),
                TRIAL: court.Trial(),
                COMMIT: seizure.Commit(),
                BALLOT: conclave.Ballot(),
                VOTE: conclave.Vote(),
                RESHUFFLE: papacy.Reshuffle(),
                APPOINT: papacy.Appoint(),
                DEALS: trade.Deals(),
                COMPOSE: trade.Compose(),
                OFFER: trade.Offer(),
                LEAVE: trade.Leave(),
                DRAWING_HOUSE: setup.DrawingHouse(),
                DRAWING_POPE: setup.DrawingPope(),
                DEALING: setup.Dealing(),
                TURNING_UP: auction.TurningUp(),
                SPYING: auction.Spying(),
                STEALING: intrigue.Stealing(),
                DRAWING: papacy.Drawing(),
                RESHUFFLING: papacy.Reshuffling(),
                BREAKING_TIE: conclave.BreakingTie(),
                FILLING_POOL: papacy.FillingPool(),
            }
        )
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
        kind = frame[0]
        if kind == ACQUIRE:
            _, seat, card = frame
            layout.acquire(t, seat, card)
        elif kind == LAY_OUT:
            _, seat, card = frame
            layout.lay_out(t, seat, card)
        elif kind == LAY_NEXT:
            _, seat, cards = frame
            layout.lay_next(t, seat, cards)
        elif kind == AWARD:
            _, seat, card = frame
            auction.award(t, seat, card)
        elif kind == START_PHASE:
            _, seat = frame
            flow.start_phase(t, seat)
        elif kind == END_PHASE:
            _, seat = frame
            flow.end_phase(t, seat)
        elif kind == AFTER_SEIZURE:
            _, seat = frame
            flow.after_seizure(t, seat)
        elif kind == RESOLVE_DEATH:
            _, killer, target, death = frame
            intrigue.resolve_death(t, killer, target, death)
        elif kind == SETTLE_SEIZURE:
            seizure.settle(t, frame)
        elif kind == EXCHANGE:
            trade.exchange(t, frame)
        elif kind == END_TURN:
            conclave.end_turn(t)
        elif kind == OPEN_ELECTION:
            _, _, number = frame
            conclave.open_round(t, number)
        elif kind == COUNT_VOTES:
            _, _, number = frame
            conclave.count_votes(t, number)
        elif kind == RUN_OFF:
            _, _, first, second = frame
            conclave.open_run_off(t, first, second)
        elif kind == CROWN:
            _, seat = frame
            ending.crown(t, seat)
        elif kind == NEW_TURN:
            papacy.new_turn(t)
        elif kind == DRAW_FOR:
            _, seat = frame
            papacy.draw_for(t, seat)
        elif kind == NEW_YEAR:
            papacy.new_year(t)
        elif kind == GRANT_OFFICES:
            _, pope = frame
            papacy.grant_offices(t, pope)
        elif kind == ASK_RESHUFFLE:
            _, pope, granted = frame
            papacy.ask_reshuffle(t, pope, granted)
        elif kind == RECEIVE_OFFICES:
            _, _, offices = frame
            papacy.receive_offices(t, offices)
        elif kind == OPEN_HAND:
            _, seat = frame
            setup.open_hand(t, seat)
        elif kind == ASK_MULLIGANS:
            _, seat, left = frame
            setup.ask_mulligans(t, seat, left)
        elif kind == DEAL_HANDS:
            setup.deal_hands(t)
        else:
            assert kind == BEGIN
            setup.begin(t)

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
        if frame and asked(frame) == REACT:
            _, _, _, _, _, _, everyone = frame
            return tuple(listed(everyone))
        return s.to_act

    def may_wait(self, s: State, seat: int) -> bool:
        """The maker of an offer waits for the other side (P14.4)."""
        frame = s.stack[-1]
        if asked(frame) != OFFER:
            return False
        _, _, _, maker, _, _, _, _, _ = frame
        return maker == seat

    def standing(self, s: State, seat: int) -> int | None:
        if not s.stack:
            return None
        ordered = intrigue.standing(cast(Table, s), seat, s.stack[-1])
        return int(ordered) if ordered >= 0 else None

    def ledger(self, s: State, seat: int) -> dict[str, int]:
        return view.ledger(cast(Table, s), seat)

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
