"""The Prince for bots: the election of a Pope (P11).

Most players vote for themselves as long as there is hope, and then for the least dangerous of those
who are left: `Conclave.favourite`.  A schemer reckons with that.  A few votes given away in one round
change who is last in it, hence who gives up in the next, and whom he makes Pope.

All of it hangs on what everybody sees: votes, ballots that are open, and estates.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.prince.bots.worth import STANDARD, Outlook
from signoria.games.prince.rules.conclave import last_round, votes_of
from signoria.games.prince.rules.table import COUNT_VOTES, HOLDINGS, IN_ELECTION, NOBODY, Table
from signoria.kernel.bits import bit

FINALISTS: Final = 2
"""Candidates whom nobody is asked to give up for another."""
GIFT: Final = 8
"""A schemer parts with so many votes for a second candidate at most."""
SCHEME: Final = 0.1
"""Points that a scheme must gain."""


def ballot(out: Outlook) -> vec[i64]:
    """How the seat splits its votes in the round under way: per candidate, how many."""
    number = round_of(out.t)
    conclave = Conclave(out.t)
    conclave.ask(out)
    if out.weights.schemes:
        return scheme(out, conclave, number)[0]
    return conclave.all_for(out.seat, conclave.favourite(out.seat, number))


def round_of(t: Table) -> i64:
    """The round of the election under way: 0 is the secret one."""
    index: i64 = len(t.stack) - 1
    while t.stack[index][0] != COUNT_VOTES:
        index -= 1
    _, _, number = t.stack[index]
    return number


class Conclave:
    """An election, as everybody sees it.

    `votes`   per seat: how many it has;  `every`  all of them
    `cast`    voter * players + candidate: how each seat voted last
    `got`     per seat: the votes that it got last
    `likes`   per seat: what the election of each candidate is worth to it; empty until it is asked
    `settle`  per seat: what the end of the election is worth to it
    """

    __slots__ = ("cast", "every", "got", "likes", "players", "pope", "settle", "votes")

    def __init__(self, t: Table) -> None:
        players = t.players()
        self.players: i64 = players
        self.pope: i64 = t.pope
        self.votes: vec[i64] = vec[i64]([0] * int(players))
        self.every: i64 = 0
        self.cast: vec[i64] = vec[i64]([0] * len(t.cast))
        self.got: vec[i64] = vec[i64]([0] * int(players))
        self.likes: list[vec[float]] = [vec[float]() for _ in range(int(players))]
        self.settle: vec[float] = vec[float]([0.0] * int(players))
        seat: i64
        for seat in range(players):
            self.votes[seat] = votes_of(t, seat)
            self.every += self.votes[seat]
        self.go_back_to(t.cast)

    def ask(self, out: Outlook) -> None:
        """Let a seat tell what it thinks of the candidates."""
        found = vec[float]([0.0] * int(self.players))
        candidate: i64
        for candidate in range(self.players):
            found[candidate] = out.election_of(candidate)
        self.likes[int(out.seat)] = found
        self.settle[out.seat] = out.weights.settle

    # -- how most players vote -----------------------------------------------------------------------

    def favourite(self, voter: i64, number: i64) -> i64:
        """The candidate that gets a voter's votes: oneself, as long as that is not hopeless.

        With every open round one candidate fewer is still in the race, those with least votes leave
        it first; who has left it votes for the best of the rest, and gladly for one who is elected
        by that.  So an election ends in good time, if the others see it likewise.
        """
        standing = max(FINALISTS, self.players - number)
        likes = self.likes[int(voter)]
        best = voter
        most = likes[voter]
        if self.place(voter, voter) >= standing:
            most = -1e9
        rival: i64
        for rival in range(self.players):
            if rival == voter or self.place(voter, rival) >= standing:
                continue
            worth = likes[rival]
            if self.is_majority(self.support(voter, rival) + self.votes[voter]):
                worth += self.settle[voter]
            if worth > most:
                best = rival
                most = worth
        return best

    def support(self, voter: i64, candidate: i64) -> i64:
        """The votes that a candidate got last, those of the voter apart: these are its own."""
        votes = self.got[candidate] - self.cast[voter * self.players + candidate]
        return votes + self.votes[voter] if candidate == voter else votes

    def place(self, voter: i64, candidate: i64) -> i64:
        """How many candidates are ahead of this one, by support, else by votes, else by seat."""
        ahead: i64 = 0
        own = self.support(voter, candidate)
        other: i64
        for other in range(self.players):
            if other == candidate:
                continue
            lead = self.support(voter, other) - own
            if lead == 0:
                lead = self.votes[other] - self.votes[candidate]
            if lead > 0 or (lead == 0 and other < candidate):
                ahead += 1
        return ahead

    def is_majority(self, votes: i64) -> bool:
        """More than half elects (T7)."""
        return 2 * votes > self.every

    # -- casting votes -------------------------------------------------------------------------------

    def all_for(self, voter: i64, candidate: i64) -> vec[i64]:
        """A ballot that is not split."""
        found = vec[i64]([0] * int(self.players))
        found[candidate] = self.votes[voter]
        return found

    def cast_ballot(self, voter: i64, votes: vec[i64]) -> None:
        """The voter's last ballot is over, this is the one that counts."""
        candidate: i64
        for candidate in range(self.players):
            at = voter * self.players + candidate
            self.got[candidate] += votes[candidate] - self.cast[at]
            self.cast[at] = votes[candidate]

    def go_back_to(self, cast: vec[i64]) -> None:
        """Everybody has voted like this last."""
        at: i64
        for at in range(self.players):
            self.got[at] = 0
        for at in range(len(cast)):
            self.cast[at] = cast[at]
            self.got[at % self.players] += cast[at]

    # -- how it will go on ---------------------------------------------------------------------------

    def outcome(self, voter: i64, votes: vec[i64], number: i64, last: i64) -> i64:
        """Who will be elected, if the voter votes like this in a round and all others as most do.

        So does the voter itself in the rounds to come.  After the round `last` there is a run-off.
        """
        if number == 0:
            self.vote_in_secret(voter, votes)
        else:
            self.cast_ballot(voter, votes)
            self.vote_from(number, (voter - self.pope) % self.players + 1)
        winner = self.elected()
        while winner == NOBODY and number < last:
            number += 1
            self.vote_from(number, 0)
            winner = self.elected()
        return winner if winner != NOBODY else self.after_run_off()

    def vote_in_secret(self, voter: i64, votes: vec[i64]) -> None:
        """The first round: nobody knows of anybody's votes (P11.3)."""
        chosen = vec[i64]([0] * int(self.players))
        seat: i64
        for seat in range(self.players):
            if seat != voter:
                chosen[seat] = self.favourite(seat, 0)
        for seat in range(self.players):
            if seat != voter:
                self.cast_ballot(seat, self.all_for(seat, chosen[seat]))
        self.cast_ballot(voter, votes)

    def vote_from(self, number: i64, place: i64) -> None:
        """Those who still have to vote in an open round: from the sitting Pope on."""
        while place < self.players:
            seat = (self.pope + place) % self.players
            self.cast_ballot(seat, self.all_for(seat, self.favourite(seat, number)))
            place += 1

    def elected(self) -> i64:
        """Who has a majority; NOBODY, if there is no such candidate."""
        seat: i64
        for seat in range(self.players):
            if self.is_majority(self.got[seat]):
                return seat
        return NOBODY

    def after_run_off(self) -> i64:
        """Who wins a run-off of the two who got most (P11.5); ties are broken roughly."""
        first = self.foremost(NOBODY)
        second = self.foremost(first)
        balance: i64 = 0
        seat: i64
        for seat in range(self.players):
            likes = self.likes[int(seat)]
            balance += self.votes[seat] if likes[first] >= likes[second] else -self.votes[seat]
        if balance == 0:
            return second if second == self.pope else first
        return first if balance > 0 else second

    def foremost(self, but: i64) -> i64:
        """Who got most votes, one of them left out."""
        best: i64 = NOBODY
        seat: i64
        for seat in range(self.players):
            if seat != but and (best == NOBODY or self.got[seat] > self.got[best]):
                best = seat
        return best


# -- scheming --------------------------------------------------------------------------------------


def scheme(out: Outlook, conclave: Conclave, number: i64) -> tuple[vec[i64], float]:
    """The ballot that leads to the best Pope, if all others vote as most players do, and what his
    election is worth to the seat.
    """
    t = out.t
    seat = out.seat
    other: i64
    for other in range(conclave.players):
        if other != seat:
            conclave.ask(Outlook(t, other, STANDARD))
    likes = conclave.likes[int(seat)]
    highest = likes[seat]
    for other in range(conclave.players):
        highest = max(highest, likes[other])
    best = conclave.all_for(seat, conclave.favourite(seat, number))
    most = prospect(conclave, t, seat, best, number)
    to_beat = most + SCHEME
    favoured: i64
    gift: i64
    for favoured in range(conclave.players):
        for other in range(conclave.players):
            for gift in range(min(GIFT, conclave.votes[seat] - 1) + 1):
                if to_beat >= highest:
                    return best, most
                if (other == favoured) != (gift == 0):
                    continue
                trial = conclave.all_for(seat, favoured)
                trial[favoured] -= gift
                trial[other] += gift
                worth = prospect(conclave, t, seat, trial, number)
                if worth > to_beat:
                    best = trial
                    most = worth
                    to_beat = worth
    return best, most


def prospect(conclave: Conclave, t: Table, seat: i64, votes: vec[i64], number: i64) -> float:
    """What it is worth to the seat who will be elected, if it votes like this."""
    conclave.go_back_to(t.cast)
    return conclave.likes[int(seat)][conclave.outcome(seat, votes, number, last_round(t))]


def forecast(out: Outlook, owner: i64, card: i64) -> float:
    """What the seat may expect of the election, if it were held now and somebody had this card."""
    t = out.t.clone()
    if card < HOLDINGS:
        t.holdings[owner] |= bit(card)
    else:
        t.open[owner] |= bit(card)
    t.stage = IN_ELECTION
    at: i64
    for at in range(len(t.cast)):
        t.cast[at] = 0
    conclave = Conclave(t)
    view = Outlook(t, out.seat, out.weights)
    conclave.ask(view)
    return scheme(view, conclave, 0)[1]
