"""The Prince for bots: the answer to every question, by what it is worth (`prince_worth`).

No look-ahead by playing on: nearly every step of this game goes through somebody's secret, and what
is secret must not count.  Instead each question is judged on its own, in the order of the rulebook.
"""

from __future__ import annotations

from math import exp
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.prince.bots import arms as prince_arms
from signoria.games.prince.bots import conclave as prince_conclave
from signoria.games.prince.bots import trade as prince_trade
from signoria.games.prince.bots.worth import (
    LODGING,
    NO_MOVE,
    STANDARD,
    Outlook,
    Weights,
    phase_comes,
    seen_in_hand,
    strength,
)
from signoria.games.prince.rules import actions, content, court, intrigue
from signoria.games.prince.rules.ending import OFFICE_CARDS
from signoria.games.prince.rules.table import (
    ACT,
    APPOINT,
    BALLOT,
    BESTOW,
    BID,
    BUY,
    CARDS,
    CHOOSING_HOUSE,
    COMMIT,
    COMPOSE,
    DEALS,
    DOCTOR,
    FAMILY_SLOT,
    FEE,
    FILLING,
    FIRST_ARTIST,
    FIRST_BRAVO,
    FIRST_FAMILY,
    FIRST_OFFICE,
    FIRST_POISON,
    FIRST_SIMONY,
    FIRST_SPY,
    HOLDINGS,
    HOMES,
    IMMEDIATE,
    LAYING,
    LEAVE,
    MARRIAGE,
    MULLIGAN,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OFFER,
    ORDER,
    REACT,
    RESHUFFLE,
    SAVONAROLA,
    TO_DEFENDER,
    TRIAL,
    VOTE,
    Table,
    is_artist,
    is_family,
    sort_of,
)
from signoria.kernel.bits import bit, count
from signoria.kernel.chance import Dice
from signoria.kernel.game import Game
from signoria.kernel.state import Frame, State, asked

OPENING: Final = 5
"""A first bid is between one part in so many of the limit and two."""
STEPS: Final = 7
"""A later bid is one part in so many of what is left to the limit."""
JUMP: Final = 6
"""One bid in so many is a jump half-way to the limit."""
LAVISH: Final = 1.5
"""Share of a card's worth that nobody bids more than."""
DIM: Final = 0.05
"""What is foreseen with less certainty than that is not worth thinking about."""


def best_action(
    game: Game, state: State, seat: int, dice: Dice, weights: Weights = STANDARD
) -> int:
    """The legal action that seems worth most to the seat, by what the seat can know.

    The dice decide only how fast it bids and whether it makes an offer.
    """
    t = cast(Table, state)
    frame = t.stack[-1]
    moves = game.moves(t, frame, seat)
    kind: i64 = asked(frame)
    if len(moves) == 1 or kind == CHOOSING_HOUSE:
        return int(moves[0])
    return int(choose(Outlook(t, seat, weights), frame, kind, moves, dice))


def choose(out: Outlook, frame: Frame, kind: i64, moves: vec[i64], dice: Dice) -> i64:
    """The answer to a question that leaves a choice."""
    if kind == BID:
        _, _, card, _, _, _, _, _ = frame
        return bid(out.weights, limit(out, card), frame, moves, dice)
    if kind == ACT:
        return act(out, moves, dice)
    if kind == BUY:
        return buy(out, moves)
    if kind == LAYING:
        _, _, card = frame
        return lay(out, card, moves)
    if kind == FILLING:
        return fill(out, moves)
    if kind == FEE:
        return pay(out, frame)
    if kind == ORDER:
        return order(out, moves)
    if kind == COMMIT:
        return commit(out, frame)
    if kind == BALLOT:
        return cast_ballot(out, frame, moves)
    if kind == VOTE:
        return cast_votes(out.t, prince_conclave.ballot(out), moves)
    if kind == REACT:
        return react(out, frame, moves)
    if kind == TRIAL:
        return actions.GUILTY
    if kind == BESTOW:
        return bestow(out, frame, moves)
    if kind == RESHUFFLE:
        return reshuffle(out)
    if kind == APPOINT:
        return appoint(out, frame, moves)
    if kind == COMPOSE:
        return prince_trade.compose(out, frame, moves)
    if kind == OFFER:
        return prince_trade.reply(out, frame, moves)
    if kind == LEAVE:
        return prince_trade.grant_leave(out, frame)
    if kind == DEALS:
        return actions.NO_DEALS
    assert kind == MULLIGAN
    return mulligan(out)


def is_among(action: i64, moves: vec[i64]) -> bool:
    index: i64
    for index in range(len(moves)):
        if moves[index] == action:
            return True
    return False


# -- set-up (P2.4, P2.5) ---------------------------------------------------------------------------


def mulligan(out: Outlook) -> i64:
    """A hand with three alike is given back if it is worse than the mean of what is not in it."""
    t = out.t
    held = 0.0
    number: i64 = 0
    card: i64
    for card in range(CARDS):
        if t.holds(out.seat, card):
            held += out.prize(card)
            number += 1
    return actions.TAKE_MULLIGAN if held < out.mean_prize() * float(number) else actions.KEEP


def order(out: Outlook, moves: vec[i64]) -> i64:
    """Homes first, then the dearest: the last artists may be too dear to pay."""
    best = moves[0]
    most = -1.0
    index: i64
    for index in range(len(moves)):
        card = moves[index] - actions.LAY
        if card >= HOLDINGS and best - actions.LAY < HOLDINGS:
            break
        if out.prize(card) > most:
            best = moves[index]
            most = out.prize(card)
    return best


# -- homes (P4, P6.5) ------------------------------------------------------------------------------


def lay(out: Outlook, card: i64, moves: vec[i64]) -> i64:
    """Into the strongest free home; a family where it protects most."""
    if is_family(card):
        home, _ = out.best_fortress(out.seat, card)
        return actions.PUT_INTO + home
    best = moves[0]
    index: i64
    for index in range(len(moves) - 1):
        home = moves[index] - actions.PUT_INTO
        if strength(out.t, home) > strength(out.t, best - actions.PUT_INTO):
            best = moves[index]
    return best


def fill(out: Outlook, moves: vec[i64]) -> i64:
    """Of each sort the dearest card that lies open comes into the new holding."""
    best = moves[0]
    sort = sort_of(best - actions.PUT + FIRST_OFFICE)
    index: i64
    for index in range(len(moves) - 1):
        card = moves[index] - actions.PUT + FIRST_OFFICE
        if sort_of(card) != sort:
            break
        if out.figures[card] > out.figures[best - actions.PUT + FIRST_OFFICE]:
            best = moves[index]
    return best


def pay(out: Outlook, frame: Frame) -> i64:
    """An artist for his fee: is he worth it, and what if he stays with a rival?"""
    _, _, artist, unpaid, defender = frame
    worth = out.addition(out.seat, artist) - out.fee(artist)
    if unpaid == TO_DEFENDER:
        worth += out.rivalry[defender] * out.addition(defender, artist)
    return actions.PAY_FEE if worth > 0.0 else actions.REFUSE_FEE


def tidy(out: Outlook, moves: vec[i64]) -> i64:
    """The next move that brings own cards into safer homes, or NO_MOVE if all lie well enough.

    The dearest office belongs into the strongest home, the second one into the next, and so on; the
    same for artists.  A card that is in the way of a dearer one is taken out first.
    """
    t = out.t
    card: i64
    for card in range(FIRST_FAMILY, IMMEDIATE):
        if t.open[out.seat] >> card & 1:
            home, _ = out.best_fortress(out.seat, card)
            if home != NOWHERE:
                return sheltering(card, home)
    homes = by_strength(out)
    cards = t.owned(out.seat) & LODGING
    sort: i64
    nth: i64
    for sort in range(FAMILY_SLOT):
        place: i64 = 0
        for nth in range(len(out.dearest)):
            card = out.dearest[nth]
            if not cards >> card & 1 or sort_of(card) != sort:
                continue
            if place >= len(homes):
                break
            move = move_towards(out, card, homes, strength(t, homes[place]))
            if move != NO_MOVE and is_among(move, moves):
                return move
            place += 1
    return NO_MOVE


def sheltering(card: i64, home: i64) -> i64:
    """The action that puts a card into a home in one's own phase."""
    return actions.SHELTER + (card - FIRST_OFFICE) * actions.SHELTER_STRIDE + home


def by_strength(out: Outlook) -> vec[i64]:
    """The seat's homes, the strongest first."""
    found: list[int] = []
    home: i64
    for home in range(HOMES):
        if out.is_home(out.seat, out.t.holdings[out.seat], home):
            place = len(found)
            while place > 0 and strength(out.t, found[place - 1]) < strength(out.t, home):
                place -= 1
            found.insert(place, int(home))
    return vec[i64](found)


def move_towards(out: Outlook, card: i64, homes: vec[i64], strong: i64) -> i64:
    """The move that brings a card into a home at least this strong; NO_MOVE if it gains nothing.

    If all of these are taken, the cheapest card in them makes room.
    """
    t = out.t
    now = t.home_of(card)
    risk = out.weights.taken_open * out.peril
    if now != NOWHERE:
        risk = out.risk(strength(t, now))
    gain = out.figures[card] * (risk - out.risk(strong))
    if gain < out.weights.fuss or t.settled >> card & 1:
        return NO_MOVE
    cheapest: i64 = NO_CARD
    index: i64
    for index in range(len(homes)):
        if strength(t, homes[index]) < strong:
            break
        lodger = t.slot[homes[index] * 3 + sort_of(card)]
        if lodger == NO_CARD:
            return sheltering(card, homes[index])
        if t.settled >> lodger & 1:
            continue
        if cheapest == NO_CARD or out.figures[lodger] < out.figures[cheapest]:
            cheapest = lodger
    if cheapest == NO_CARD or out.figures[cheapest] >= out.figures[card]:
        return NO_MOVE
    return actions.EXPOSE + cheapest - FIRST_OFFICE


# -- buy or spy (P6) -------------------------------------------------------------------------------


def buy(out: Outlook, moves: vec[i64]) -> i64:
    """A spy gets a card for nothing: sent to the pool, unless playing him later for a theft, which is
    judged as in `play_gain`, gains more.
    """
    if is_among(actions.SPY_POOL, moves):
        gain = out.mean_prize() * (1.0 - out.weights.bargain)
        if gain > best_theft(out) - kept(out, FIRST_SPY):
            return actions.SPY_POOL
    best = moves[0]
    most = -1.0
    index: i64
    for index in range(len(moves)):
        card = moves[index] - actions.AUCTION_CARD
        if 0 <= card < CARDS and out.prize(card) > most:
            best = moves[index]
            most = out.prize(card)
    return best


def service(out: Outlook, card: i64) -> float:
    """What a hand card is worth to somebody who may buy it: what it could do now counts as well.

    Nothing, if there will be no phase to play it in.
    """
    worth = out.hand_worth(card)
    if not out.again and out.t.active != out.seat:
        return 0.0
    if card < FIRST_SPY:
        return max(worth, out.weights.use * prince_arms.service(out, card))
    if not FIRST_POISON <= card < DOCTOR:
        return worth
    target: i64
    last: i64 = FIRST_ARTIST if card >= FIRST_BRAVO else FIRST_FAMILY
    for target in range(FIRST_OFFICE, last):
        worth = max(worth, out.weights.use * death(out, target, card < FIRST_BRAVO))
    return worth


def limit(out: Outlook, card: i64) -> i64:
    """The most that the seat bids for a card: what it is worth, and what it can pay with the fee."""
    t = out.t
    worth = service(out, card) if card >= IMMEDIATE else out.prize(card)
    worth = worth * eagerness(out, card) + foresee(out, card)
    ducats = int(worth / out.coin)
    fee = t.deck.fee[card] if is_artist(card) else 0
    return min(ducats, t.ducats[out.seat] - fee)


def eagerness(out: Outlook, card: i64) -> float:
    """Share of a card's worth that the seat bids for it.

    Nobody is so eager that rivals could ruin it by driving up a price.
    """
    weights = out.weights
    share = weights.bid
    if card >= IMMEDIATE:
        share *= weights.bid_hand
    elif is_family(card):
        share *= weights.bid_family
    elif is_artist(card):
        share *= weights.bid_artist
    else:
        share *= weights.bid_office if card >= FIRST_OFFICE else weights.bid_holding
    if out.t.turn == 1:
        share *= weights.bid_first
    else:
        share *= weights.bid_second if out.t.turn == 2 else weights.bid_third
    return min(share, LAVISH)


def foresee(out: Outlook, card: i64) -> float:
    """What it changes in the election whether the seat gets a card, or who would pay most for it.

    Laid out it brings votes, and makes its owner look dangerous.
    """
    t = out.t
    certain = out.weights.foresight * exp(-out.weights.fading * float(t.pool))
    if card >= IMMEDIATE or certain < DIM:
        return 0.0
    buyer: i64 = NOBODY
    most = -1.0
    rival: i64
    for rival in range(t.players()):
        if rival != out.seat:
            prize = Outlook(t, rival, STANDARD).prize(card)
            if prize > most:
                buyer = rival
                most = prize
    own = prince_conclave.forecast(out, out.seat, card)
    return certain * (own - prince_conclave.forecast(out, buyer, card))


def bid(weights: Weights, most: i64, frame: Frame, moves: vec[i64], dice: Dice) -> i64:
    """Raise by a small step, now and then by half of what is left to the limit `most`; or pass.

    A step is said by its largest digit alone.  A bid that somebody else has begun for the seat is closed with
    as little as possible.
    """
    _, _, _, highest, _, _, raised, _ = frame
    if raised > 0:
        return smallest_raise(moves)
    left = most - highest
    if left <= 0:
        return actions.PASS
    step: i64 = left // STEPS
    if highest == 0:
        step = left // OPENING + dice.below(1 + left // OPENING)
    elif dice.below(JUMP) == 0:
        step = left // 2
    step = int(float(step) * weights.haste)
    return actions.RAISE + prince_trade.largest_digit(max(1, step))


def smallest_raise(moves: vec[i64]) -> i64:
    """The last `raise` of the legal actions is the one of the smallest digit."""
    best = moves[0]
    index: i64
    for index in range(len(moves)):
        if actions.RAISE <= moves[index] < actions.RAISE_END:
            best = moves[index]
    return best


# -- playing cards (P7 to P9) and the seizure (P10) ------------------------------------------------


def act(out: Outlook, moves: vec[i64], dice: Dice) -> i64:
    """Bring everything into safety, play cards that gain, seize, perhaps make an offer, and end."""
    move = tidy(out, moves)
    if move != NO_MOVE:
        return move
    move = best_play(out, moves)
    if move != NO_MOVE:
        return move
    move, _ = prince_arms.best_seizure(out, moves, prince_arms.own_troop(out))
    if move != NO_MOVE:
        return move
    move = prince_trade.begin(out, moves, dice)
    return move if move != NO_MOVE else actions.END_PHASE


def best_play(out: Outlook, moves: vec[i64]) -> i64:
    """The hand card that gains most beyond what it is worth to keep it; NO_MOVE if none does."""
    best: i64 = NO_MOVE
    most = 0.0
    index: i64
    for index in range(len(moves)):
        action = moves[index]
        if intrigue.is_play(action) or court.is_play(action):
            gain = play_gain(out, action, moves)
            if gain > most:
                best = action
                most = gain
    return best


def play_gain(out: Outlook, action: i64, moves: vec[i64]) -> float:
    """What an action that plays a card from the hand gains, less the worth of keeping the card."""
    if actions.SPY <= action < actions.SPY_END:
        return theft(out, out.t.seat_of[action - actions.SPY]) - kept(out, FIRST_SPY)
    if actions.POISON <= action < actions.POISON_END:
        return death(out, action - actions.POISON + FIRST_OFFICE, True) - spared(out, FIRST_POISON)
    if actions.BRAVO <= action < actions.BRAVO_END:
        return death(out, action - actions.BRAVO + FIRST_OFFICE, False) - spared(out, FIRST_BRAVO)
    if action == actions.BRAVO_SAVONAROLA:
        return freedom(out) - kept(out, FIRST_BRAVO)
    if actions.MARRY <= action < actions.MARRY_END:
        return wedding(out, out.t.seat_of[action - actions.MARRY], moves) - kept(out, MARRIAGE)
    if action == actions.PLAY_SAVONAROLA:
        return silence(out, moves) - kept(out, SAVONAROLA)
    if action == actions.ACCUSE:
        return accusation(out) - kept(out, FIRST_SIMONY)
    return 0.0


def kept(out: Outlook, card: i64) -> float:
    """What a hand card is worth in a later phase."""
    return out.hand_worth(card) if out.again else 0.0


def spared(out: Outlook, card: i64) -> float:
    """The same for a death card: there may be a better target later."""
    return max(kept(out, card), out.weights.least_death * out.counts) if out.again else 0.0


def theft(out: Outlook, victim: i64) -> float:
    """A random card of another hand: those seen there, and what is hidden on average (P7.2)."""
    seen = seen_in_hand(out.t, out.seat, victim)
    known = 0.0
    unknown = 0.0
    number: i64 = 0
    card: i64
    for card in range(IMMEDIATE, CARDS):
        if seen >> card & 1:
            known += out.hand_worth(card)
        elif out.unseen >> card & 1:
            unknown += out.hand_worth(card)
            number += 1
    worth = known + out.hidden * unknown / float(max(1, number))
    cards = float(count(seen)) + out.hidden
    return worth * (1.0 + out.rivalry[victim]) / max(1.0, cards)


def best_theft(out: Outlook) -> float:
    """What a spy brings who steals where there is most to expect."""
    most = 0.0
    victim: i64
    for victim in range(out.t.players()):
        if victim != out.seat and not out.t.are_married(out.seat, victim):
            most = max(most, theft(out, victim))
    return most


def death(out: Outlook, target: i64, by_poison: bool) -> float:
    """What the death of a rival's office or artist gains; an own one is never a target (P8.1)."""
    owner = out.t.owner(target)
    if owner == out.seat or owner == NOBODY:
        return -1.0
    gain = out.rivalry[owner] * out.addition(owner, target)
    doctor_seen = seen_in_hand(out.t, out.seat, owner) >> DOCTOR & 1
    return 0.0 if by_poison and doctor_seen else gain


def freedom(out: Outlook) -> float:
    """What the Pope gains by silencing Savonarola: the use of his hand (P9.2)."""
    t = out.t
    if not t.is_bound(out.seat):
        return 0.0
    worth = 0.0
    card: i64
    for card in range(IMMEDIATE, CARDS):
        if t.holds(out.seat, card):
            worth += out.hand_worth(card)
    return worth - out.hand_worth(FIRST_BRAVO)


def wedding(out: Outlook, spouse: i64, moves: vec[i64]) -> float:
    """What it gains to be safe from one player for the rest of the turn (P9.1).

    Nothing, if he has no phase left, or if he has what the seat would seize.
    """
    t = out.t
    if not phase_comes(t, spouse):
        return 0.0
    target, _ = prince_arms.best_seizure(out, moves, prince_arms.own_troop(out))
    if target != NO_MOVE and prince_arms.stake_of(out, target).defender == spouse:
        return 0.0
    owned = t.owned(out.seat)
    at_risk = -out.estate_of(out.seat)
    card: i64
    for card in range(FIRST_FAMILY):
        if owned >> card & 1:
            at_risk += out.figures[card]
    seen = prince_arms.condottieri_in(seen_in_hand(t, out.seat, spouse))
    armed = 1.0 + float(prince_arms.power_of_troop(out, seen))
    return at_risk * armed / float(t.players() * content.TURNS)


def silence(out: Outlook, moves: vec[i64]) -> float:
    """What Savonarola gains: a Pope without a hand, who cannot defend what is seized now (P9.2)."""
    t = out.t
    worth = out.rivalry[t.pope] * out.weights.silence * float(t.pool) * out.counts
    bound = t.clone()
    bound.in_force |= bit(SAVONAROLA)
    troop = prince_arms.own_troop(out)
    _, before = prince_arms.best_seizure(out, moves, troop)
    _, after = prince_arms.best_seizure(Outlook(bound, out.seat, out.weights), moves, troop)
    return worth + after - before


def accusation(out: Outlook) -> float:
    """What a trial gains: the Pope may lose a phase, and the others share what he would have had."""
    t = out.t
    players = t.players()
    wait = (t.pope - out.seat) % players + t.sentences * players
    if t.pool < wait:
        return 0.0
    gain = out.rivalry[t.pope] + 1.0 / float(players)
    return out.weights.guilty * gain * out.weights.phase * out.counts


def react(out: Outlook, frame: Frame, moves: vec[i64]) -> i64:
    """The Doctor for an own card that is worth him and his cost; the rest is let be (P8.4)."""
    _, _, _, _, target, _, _ = frame
    if is_among(actions.PLAY_DOCTOR, moves) and out.t.owner(target) == out.seat:
        cost = float(out.t.deck.fee[DOCTOR]) * out.coin + kept(out, DOCTOR)
        if out.addition(out.seat, target) > cost:
            return actions.PLAY_DOCTOR
    return actions.LET_BE


def commit(out: Outlook, frame: Frame) -> i64:
    """Condottieri for the attack, or for the defence (P10.4)."""
    _, _, _, attacker, _, what, target = frame
    stake = prince_arms.Stake(out, attacker, what, target)
    if stake.attacker == out.seat:
        troop, _ = prince_arms.best_attack(out, stake, prince_arms.own_troop(out))
        return actions.COMMIT + troop
    return actions.COMMIT + prince_arms.best_defence(out, stake)


# -- the election (P11) ----------------------------------------------------------------------------


def cast_ballot(out: Outlook, frame: Frame, moves: vec[i64]) -> i64:
    """The secret round, or a run-off."""
    _, _, _, is_run_off, _, _ = frame
    if is_run_off:
        votes = prince_conclave.Conclave(out.t).all_for(out.seat, finalist(out, frame))
    else:
        votes = prince_conclave.ballot(out)
    return cast_votes(out.t, votes, moves)


def cast_votes(t: Table, ballot: vec[i64], moves: vec[i64]) -> i64:
    """What the house asked about gets of a ballot; somebody else may have begun to vote otherwise."""
    house = (moves[0] - actions.VOTE) // actions.VOTE_STRIDE
    return moves[min(ballot[t.seat_of[house]], len(moves) - 1)]


def finalist(out: Outlook, frame: Frame) -> i64:
    """The better one of the two of a run-off."""
    _, _, _, _, first, second = frame
    return first if out.election_of(first) >= out.election_of(second) else second


# -- the Pope's power (P13) and killed offices (P8.3) ----------------------------------------------


def bestow(out: Outlook, frame: Frame, moves: vec[i64]) -> i64:
    """An office goes where it hurts least.

    Best to a player without room for it: there it lies open, and the Pope has the next phase.
    """
    _, _, office, _, _ = frame
    best = moves[0]
    least = 1e9
    index: i64
    for index in range(len(moves)):
        harm = 0.0
        if moves[index] != actions.SET_ASIDE:
            receiver = out.t.seat_of[moves[index] - actions.BESTOW]
            harm = out.rivalry[receiver] * out.addition(receiver, office)
            if not has_room(out, receiver):
                harm -= out.weights.retake * out.addition(out.seat, office)
        if harm < least:
            best = moves[index]
            least = harm
    return best


def has_room(out: Outlook, seat: i64) -> bool:
    """Has the seat more homes than offices?"""
    t = out.t
    return count(t.owned(seat) & OFFICE_CARDS) <= count(t.holdings[seat])


def reshuffle(out: Outlook) -> i64:
    """Offices are dealt anew if the foremost rivals lose enough by it."""
    t = out.t
    every = 0.0
    number: i64 = 0
    gain = 0.0
    card: i64
    for card in range(FIRST_OFFICE, FIRST_ARTIST):
        if t.owner(card) != NOBODY:
            every += out.figures[card]
            number += 1
    for card in range(FIRST_OFFICE, FIRST_ARTIST):
        owner = t.owner(card)
        if owner != NOBODY:
            gain += out.rivalry[owner] * (out.figures[card] - every / float(number))
    return actions.RESHUFFLE if gain > out.weights.reshuffle else actions.NO_RESHUFFLE


def appoint(out: Outlook, frame: Frame, moves: vec[i64]) -> i64:
    """As many cardinals as allowed for oneself, the others for the weakest rivals (P13.9).

    One rival must get all but one of what the Pope keeps; the rest is spread.
    """
    t = out.t
    players = t.players()
    own = (players + 1) // 2
    given = players - own
    wanted: i64 = 0
    place: i64 = 0
    _, _, asked, _, _ = frame
    receiver = t.seat_of[asked]
    rival: i64
    for rival in range(players):
        if rival != out.seat and is_weaker(out, rival, receiver):
            place += 1
    if place == 0:
        wanted = max(1, own - 1)
    elif place <= given - max(1, own - 1):
        wanted = 1
    best = moves[0]
    index: i64
    for index in range(len(moves)):
        if (moves[index] - actions.APPOINT) % actions.APPOINT_STRIDE <= wanted:
            best = moves[index]
    return best


def is_weaker(out: Outlook, one: i64, other: i64) -> bool:
    """Is one rival less dangerous than another?"""
    if out.rivalry[one] == out.rivalry[other]:
        return one < other
    return out.rivalry[one] < out.rivalry[other]
