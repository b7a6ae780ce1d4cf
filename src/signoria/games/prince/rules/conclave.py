"""The end of a turn, first part: income and the election of a Pope (P11).

A split of votes is said house by house, in the order of the houses; what is left goes to the last
one, so that every vote is cast.  In the secret round and in the run-off everybody gives the same
number of answers however the votes are split.

An election ends: after the open rounds agreed on, two houses go into a run-off (P11.5).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from signoria.games.prince.rules import actions, content, ending, reasons
from signoria.games.prince.rules.table import (
    BALLOT,
    BALLOT_OPENED,
    BREAKING_TIE,
    COUNT_VOTES,
    CROWN,
    DEALS,
    ELECTED,
    HOUSES,
    IN_ELECTION,
    INCOME,
    NO_MAJORITY,
    NOBODY,
    OPEN_ELECTION,
    RUN_OFF,
    RUN_OFF_CALLED,
    TIE_BROKEN,
    TIE_STREAM,
    VOTE,
    VOTES_CALLED,
    VOTES_CAST,
    Table,
)
from signoria.kernel.bits import bit, count
from signoria.kernel.question import Draw, Question
from signoria.kernel.reasons import LEGAL, NOT_THE_QUESTION, refuse
from signoria.kernel.state import ASK_ALL, ASK_ANY, CHANCE, Frame

# -- income (P11.1) --------------------------------------------------------------------------------


def income_of(t: Table, seat: i64) -> i64:
    """What the seat's holdings and offices pay, protected or not; the base pays nothing now."""
    return ending.printed(t.deck.income, t.owned(seat))


def end_turn(t: Table) -> None:
    """Income for everybody, then the election."""
    t.active = NOBODY
    t.stage = IN_ELECTION
    seat: i64
    for seat in range(t.players()):
        ducats = income_of(t, seat)
        t.ducats[seat] += ducats
        t.emit(INCOME, seat, ducats)
        _take_back(t, seat)
    t.stack.append((OPEN_ELECTION, NOBODY, 0))


# -- votes (P11.2) ---------------------------------------------------------------------------------


def votes_of(t: Table, seat: i64) -> i64:
    """Three for each cardinal, and those of the seat's offices."""
    offices = t.owned(seat) & ending.OFFICE_CARDS
    return content.VOTES_PER_CARDINAL * t.cardinals[seat] + ending.printed(t.deck.votes, offices)


def next_house(t: Table, house: i64) -> i64:
    """The first house in play from this one on; HOUSES if there is none."""
    while house < HOUSES and t.seat_of[house] == NOBODY:
        house += 1
    return house


def _last_house(t: Table) -> i64:
    house: i64 = HOUSES - 1
    while t.seat_of[house] == NOBODY:
        house -= 1
    return house


def _house_named(action: i64) -> i64:
    return (action - actions.VOTE) // actions.VOTE_STRIDE


def _votes_named(action: i64) -> i64:
    return (action - actions.VOTE) % actions.VOTE_STRIDE


def _judge_share(t: Table, asked: i64, rest: i64, left: i64, action: i64) -> i64:
    """How many of the votes left go to the house that is asked about?

    The house `rest` is not asked about, because it gets all votes that are left at the end.
    """
    if not actions.VOTE <= action < actions.VOTE_END:
        return NOT_THE_QUESTION
    house = _house_named(action)
    votes = _votes_named(action)
    if t.seat_of[house] == NOBODY:
        return refuse(reasons.HOUSE_NOT_PLAYED)
    if house != asked:
        return refuse(
            reasons.ALL_VOTES_MUST_BE_CAST if house == rest else reasons.NOT_THIS_HOUSE_NOW
        )
    return LEGAL if votes <= left else refuse(reasons.TOO_MANY_VOTES, votes, left)


def _moves_share(asked: i64, left: i64, out: vec[i64]) -> vec[i64]:
    votes: i64
    for votes in range(min(left, actions.LARGEST_VOTE) + 1):
        out = append(out, actions.VOTE + asked * actions.VOTE_STRIDE + votes)
    return out


# -- rounds (P11.3) --------------------------------------------------------------------------------


def open_round(t: Table, number: i64) -> None:
    """A round begins: 0 is the secret one.  Where there is trade, deals are made first (P14.1)."""
    if t.rules.trade:
        _invite_deals(t, number)
    else:
        call_votes(t, number)


def _invite_deals(t: Table, number: i64) -> None:
    seat: i64
    for seat in range(t.players()):
        t.offers[seat] = content.OFFERS_IN_ELECTION
    t.stack.append((ASK_ANY, int(t.everybody()), DEALS, int(number)))


def last_round(t: Table) -> i64:
    """The open round after which there is a run-off (P11.5)."""
    return t.rules.open_rounds if t.rules.open_rounds > 0 else content.MOST_ROUNDS


def call_votes(t: Table, number: i64) -> None:
    """Everybody votes: in secret, or openly one after another from the sitting Pope on.

    In a run-off there is nothing to do: its ballot waits below the deals.
    """
    if number > last_round(t):
        return
    t.emit(VOTES_CALLED, NOBODY, number)
    t.stack.append((COUNT_VOTES, NOBODY, int(number)))
    if number == 0:
        t.stack.append((ASK_ALL, int(t.everybody()), BALLOT, 0, NOBODY, NOBODY))
        return
    players = t.players()
    place: i64
    for place in range(players - 1, -1, -1):
        seat = (t.pope + place) % players
        _ask_vote(t, seat, votes_of(t, seat), next_house(t, 0))


def _take_back(t: Table, seat: i64) -> None:
    """The votes of a seat in the round before are over; until it votes anew they are shown."""
    candidate: i64
    for candidate in range(t.players()):
        t.cast[seat * t.players() + candidate] = 0


def _cast(t: Table, seat: i64, house: i64, votes: i64, event: i64) -> None:
    """Votes of a seat for a house are known to everybody, also that there are none."""
    t.cast[seat * t.players() + t.seat_of[house]] += votes
    t.emit(event, seat, t.seat_of[house], votes)


# -- the secret ballot -----------------------------------------------------------------------------


def _left_in_ballot(t: Table, seat: i64) -> i64:
    """The votes that the seat's sealed answers have not used yet."""
    left = votes_of(t, seat)
    for answer in t.sealed[seat]:
        left -= _votes_named(answer)
    return left


class Ballot(Question[Table]):
    """ASK_ALL: votes for house after house, or in a run-off for the first of two."""

    name = "ballot"
    fields = "is_run_off first second"

    def _house_asked(self, t: Table, frame: Frame, seat: i64) -> i64:
        """The house that the next answer of the seat is about."""
        _, _, _, is_run_off, first, _ = frame
        if is_run_off:
            return t.house[first]
        house = next_house(t, 0)
        for _ in t.sealed[seat]:
            house = next_house(t, house + 1)
        return house

    def _house_left(self, t: Table, frame: Frame) -> i64:
        """The house that is not asked about."""
        _, _, _, is_run_off, _, second = frame
        return t.house[second] if is_run_off else _last_house(t)

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        asked = self._house_asked(t, frame, seat)
        return _judge_share(t, asked, self._house_left(t, frame), _left_in_ballot(t, seat), action)

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        asked = self._house_asked(t, frame, seat)
        return _moves_share(asked, _left_in_ballot(t, seat), vec[i64]())

    def is_complete(self, t: Table, frame: Frame, seat: i64) -> bool:
        """All houses but one have been named, even if no vote was left for them (P16.3)."""
        _, _, _, is_run_off, _, _ = frame
        return len(t.sealed[seat]) == (1 if is_run_off else t.players() - 1)

    def reveal(self, t: Table, frame: Frame, answers: list[Frame]) -> None:
        """All are opened together; the step COUNT_VOTES waits below those of the first round."""
        _, _, _, is_run_off, first, second = frame
        seat: i64
        for seat in range(t.players()):
            _take_back(t, seat)
            left = votes_of(t, seat)
            for answer in answers[seat]:
                votes = _votes_named(answer)
                _cast(t, seat, _house_named(answer), votes, BALLOT_OPENED)
                left -= votes
            _cast(t, seat, self._house_left(t, frame), left, BALLOT_OPENED)
        if is_run_off:
            _settle_run_off(t, first, second)


# -- the open vote ---------------------------------------------------------------------------------


def _ask_vote(t: Table, seat: i64, left: i64, house: i64) -> None:
    """Go on with a seat's open vote, until no vote is left or one house only."""
    if left == 0:
        return
    if house == _last_house(t):
        _cast(t, seat, house, left, VOTES_CAST)
    else:
        t.stack.append((VOTE, int(seat), int(left), int(house)))


class Vote(Question[Table]):
    """How many votes a house gets in an open round."""

    name = "vote"
    fields = "left house"

    def judge(self, t: Table, frame: Frame, seat: i64, action: i64) -> i64:
        _, _, left, house = frame
        return _judge_share(t, house, _last_house(t), left, action)

    def moves(self, t: Table, frame: Frame, seat: i64) -> vec[i64]:
        _, _, left, house = frame
        out = vec[i64]()
        return _moves_share(house, left, out)

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, left, house = frame
        votes = _votes_named(action)
        if house == next_house(t, 0):
            _take_back(t, seat)
        _cast(t, seat, house, votes, VOTES_CAST)
        _ask_vote(t, seat, left - votes, next_house(t, house + 1))


# -- the count (P11.2, P11.3) ----------------------------------------------------------------------


def votes_for(t: Table, seat: i64) -> i64:
    """The votes that a seat has got, as everybody voted last."""
    votes: i64 = 0
    voter: i64
    for voter in range(t.players()):
        votes += t.cast[voter * t.players() + seat]
    return votes


def _all_votes(t: Table) -> i64:
    votes: i64 = 0
    seat: i64
    for seat in range(t.players()):
        votes += votes_for(t, seat)
    return votes


def count_votes(t: Table, number: i64) -> None:
    """More than half of all votes elect (T7); if nobody has them there is another round."""
    every = _all_votes(t)
    most: i64 = 0
    seat: i64
    for seat in range(t.players()):
        votes = votes_for(t, seat)
        if 2 * votes > every:
            _elect(t, seat)
            return
        most = max(most, votes)
    t.emit(NO_MAJORITY, NOBODY, most, every, number)
    if number < last_round(t):
        t.stack.append((OPEN_ELECTION, NOBODY, int(number + 1)))
    else:
        _find_finalists(t, NOBODY)


def _elect(t: Table, seat: i64) -> None:
    t.emit(ELECTED, seat, votes_for(t, seat), _all_votes(t))
    t.stack.append((CROWN, int(seat)))


# -- the run-off (P11.5) ---------------------------------------------------------------------------

BY_VOTES: Final = 0
BY_CARDINALS: Final = 1
BY_FEWER_POINTS: Final = 2

A_PLACE: Final = 0
THE_RUN_OFF: Final = 1


def _weight(t: Table, seat: i64, measure: i64) -> i64:
    if measure == BY_VOTES:
        return votes_for(t, seat)
    return t.cardinals[seat] if measure == BY_CARDINALS else -ending.score(t, seat)


def _best(t: Table, seats: i64, measure: i64) -> i64:
    """Those of a set of seats for whom a measure is largest."""
    best: i64 = 0
    largest: i64 = 0
    seat: i64
    for seat in range(t.players()):
        if seats >> seat & 1:
            weight = _weight(t, seat, measure)
            if best == 0 or weight > largest:
                best = bit(seat)
                largest = weight
            elif weight == largest:
                best |= bit(seat)
    return best


def _preferred(t: Table, tied: i64) -> i64:
    """Whom a tie favours: the sitting Pope, else most cardinals, and of these the fewest points."""
    if tied >> t.pope & 1:
        return bit(t.pope)
    return _best(t, _best(t, tied, BY_CARDINALS), BY_FEWER_POINTS)


def _only(seats: i64) -> i64:
    """The one member of a set, or NOBODY if there are more."""
    if count(seats) > 1:
        return NOBODY
    seat: i64 = 0
    while seats >> seat & 1 == 0:
        seat += 1
    return seat


def _find_finalists(t: Table, first: i64) -> None:
    """The two with most votes in the last round; `first` is known already, or NOBODY."""
    others = t.everybody() if first == NOBODY else t.everybody() & ~bit(first)
    foremost = _best(t, others, BY_VOTES)
    chosen = _only(foremost)
    if first == NOBODY and count(foremost) == 2:
        _call_run_off(t, foremost)
    elif chosen != NOBODY:
        _take_place(t, chosen, first)
    else:
        _break_tie(t, foremost, A_PLACE, first, NOBODY)


def _take_place(t: Table, seat: i64, first: i64) -> None:
    if first == NOBODY:
        _find_finalists(t, seat)
    else:
        _call_run_off(t, bit(first) | bit(seat))


def _call_run_off(t: Table, finalists: i64) -> None:
    """Both are named in the order of their houses, as in every ballot."""
    pair: list[int] = []
    house: i64
    for house in range(HOUSES):
        seat = t.seat_of[house]
        if seat != NOBODY and finalists >> seat & 1:
            pair.append(int(seat))
    t.stack.append((RUN_OFF, NOBODY, pair[0], pair[1]))


def open_run_off(t: Table, first: i64, second: i64) -> None:
    """One secret round, in which all votes go to these two."""
    t.emit(RUN_OFF_CALLED, NOBODY, first, second)
    t.stack.append((ASK_ALL, int(t.everybody()), BALLOT, 1, int(first), int(second)))
    if t.rules.trade:
        _invite_deals(t, last_round(t) + 1)


def _settle_run_off(t: Table, first: i64, second: i64) -> None:
    pair = bit(first) | bit(second)
    elected = _only(_best(t, pair, BY_VOTES))
    if elected != NOBODY:
        _elect(t, elected)
    else:
        _break_tie(t, pair, THE_RUN_OFF, first, second)


def _break_tie(t: Table, tied: i64, prize: i64, first: i64, second: i64) -> None:
    """A place in the run-off, or the run-off itself, goes to whom a tie favours; the rest is lot."""
    favoured = _preferred(t, tied)
    seat = _only(favoured)
    if seat != NOBODY:
        _win_tie(t, seat, prize, first)
        return
    t.stack.append(
        (BREAKING_TIE, CHANCE, TIE_STREAM, int(favoured), int(prize), int(first), int(second))
    )


class BreakingTie(Draw[Table]):
    """CHANCE favours one of several seats, by its house: for a place in the run-off or in it."""

    name = "breaking_tie"
    fields = "seats prize first second"

    def members(self, t: Table, frame: Frame) -> i64:
        _, _, _, seats, _, _, _ = frame
        houses: i64 = 0
        seat: i64
        for seat in range(t.players()):
            if seats >> seat & 1:
                houses |= bit(t.house[seat])
        return houses

    def drawing(self, t: Table, frame: Frame, member: i64) -> i64:
        return actions.DRAW_TIE + member

    def answer(self, t: Table, frame: Frame, seat: i64, action: i64) -> None:
        _, _, _, _, prize, first, _ = frame
        _win_tie(t, t.seat_of[action - actions.DRAW_TIE], prize, first)


def _win_tie(t: Table, seat: i64, prize: i64, first: i64) -> None:
    t.emit(TIE_BROKEN, seat)
    if prize == THE_RUN_OFF:
        _elect(t, seat)
    else:
        _take_place(t, seat, first)
