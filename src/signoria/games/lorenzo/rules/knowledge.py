"""Knowledge (L16): what a seat cannot tell apart.

Hidden are leaders alone: those in the hands of others, and with them how the draft went where the
seat did not look.  Of a pack it knows all that was in it when it came by, what it took itself, and
what was still there when the pack came round again; what others took in between it knows only as a
set.  Of what was taken before the pack first came it knows nothing, nor of the leaders left out.
Leaders shown on the table tell who took them.
"""

from __future__ import annotations

from itertools import pairwise

from librt.vecs import vec
from mypy_extensions import i64

from signoria.games.lorenzo.rules import content, draft, vatican
from signoria.games.lorenzo.rules.table import (
    LEADERS,
    NO_LEADER,
    PICK,
    Table,
)
from signoria.kernel.bits import bit, count, listed
from signoria.kernel.chance import Dice
from signoria.kernel.state import asked

# -- what a seat cannot know (L16) -----------------------------------------------------------------


def resample(t: Table, seat: int, seed: int) -> Table:
    """A table that the seat cannot tell from this one, with everything hidden drawn anew."""
    twin = t.clone()
    dice = Dice(seed)
    if t.rules.advanced:
        _Draft(t, seat, dice).write(twin)
        _redraw_hands(twin, seat, dice)
    _redraw_answers(twin, seat, dice)
    return twin


class _Draft:
    """Who took which leader when, drawn anew as far as a seat does not know it.

    `taken[pack * 4 + pick]` is the leader taken there, or NO_LEADER where none has been dealt.  What
    still lies in a pack stands behind what was taken, in any order.
    """

    def __init__(self, t: Table, seat: int, dice: Dice) -> None:
        self.t = t
        self.seat = seat
        self.dice = dice
        self.made = int(draft.picks_made(t))
        self.taken = _slots(t)
        self.undealt = listed(t.undealt)
        self.shown: i64 = 0
        for owner in range(t.players()):
            self.shown |= shown_of(t, owner)
        unseen: list[int] = []
        for pack in range(t.players()):
            unseen += self._redraw_pack(pack)
        self._redraw_unseen(unseen)

    def _redraw_pack(self, pack: int) -> list[int]:
        """Shuffle what others took between two looks; returns the slots before the first look."""
        start = pack * content.LEADERS_DEALT
        end = start + content.LEADERS_DEALT
        looks = [
            start + pick
            for pick in range(min(self.made + 1, content.LEADERS_DEALT))
            if draft.holder(self.t, pack, pick) == self.seat
        ]
        for look, following in pairwise([*looks, end]):
            self._mix(self._open(self._dealt(look + 1, following)), [])
        return self._dealt(start, looks[0] if looks else end)

    def _redraw_unseen(self, slots: list[int]) -> None:
        """Any leader that the seat has not seen may be anywhere here, shown ones with their owner."""
        for owner in range(self.t.players()):
            self._mix([slot for slot in slots if self._taker(slot) == owner], [])
        self._mix(self._open(slots), self.undealt)

    def _dealt(self, start: int, end: int) -> list[int]:
        return [slot for slot in range(start, end) if self.taken[slot] != NO_LEADER]

    def _taker(self, slot: int) -> int:
        pack, pick = divmod(slot, content.LEADERS_DEALT)
        return int(draft.holder(self.t, pack, pick))

    def _open(self, slots: list[int]) -> list[int]:
        """The slots whose leader nobody has shown on the table."""
        return [
            slot
            for slot in slots
            if not shown_of(self.t, self._taker(slot)) >> self.taken[slot] & 1
        ]

    def _mix(self, slots: list[int], others: list[int]) -> None:
        """Shuffle the leaders in these slots and those of a list with one another.

        How they lay before does not matter: shown ones are taken first, then the rest by number.
        """
        pile = [self.taken[slot] for slot in slots] + others
        leaders = shuffled(sorted(pile, key=self._rank), self.dice)
        for slot in slots:
            self.taken[slot] = leaders.pop()
        others[:] = leaders

    def _rank(self, leader: int) -> tuple[int, int]:
        return (0 if self.shown >> leader & 1 else 1, leader)

    def write(self, twin: Table) -> None:
        """Put the draft into a table: picks, packs, and who knows of whom."""
        twin.undealt = _set_of(self.undealt)
        for leader in range(LEADERS):
            twin.known[leader] = 0
        for slot, leader in enumerate(self.taken):
            pack, pick = divmod(slot, content.LEADERS_DEALT)
            if pick == 0:
                twin.pack[pack] = 0
            if pick < self.made:
                twin.picked[slot] = leader
                twin.known[leader] = _knowing(twin, self._taker(slot), leader)
            elif leader != NO_LEADER:
                twin.pack[pack] |= bit(leader)


def _slots(t: Table) -> list[int]:
    """All leaders of the draft, pack by pack: those taken as they were, then those left."""
    slots: list[int] = []
    for pack in range(t.players()):
        start = pack * content.LEADERS_DEALT
        leaders = [int(t.picked[start + pick]) for pick in range(draft.picks_made(t))]
        leaders += listed(t.pack[pack])
        slots += leaders + [NO_LEADER] * (content.LEADERS_DEALT - len(leaders))
    return slots


def shown_of(t: Table, owner: i64) -> i64:
    """The leaders of a seat that everybody has seen on the table (R20)."""
    return t.played[owner] | (0 if t.rules.hide_discards else t.discarded[owner])


def _knowing(t: Table, owner: int, leader: int) -> int:
    """The seats that know who has a leader."""
    return int(t.everybody() if shown_of(t, owner) >> leader & 1 else bit(owner))


def shuffled(members: list[int], dice: Dice) -> list[int]:
    """The same members in any order, each order equally likely."""
    mixed = members[:]
    for last in range(len(mixed) - 1, 0, -1):
        other = int(dice.below(last + 1))
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return mixed


def _set_of(members: list[int]) -> i64:
    found: i64 = 0
    for member in members:
        found |= bit(member)
    return found


def _redraw_hands(t: Table, seat: int, dice: Dice) -> None:
    """The others hold what they took and have neither played nor discarded.

    Where discards are secret (R20), any of the rest may have been discarded.
    """
    for other in range(t.players()):
        if other != seat:
            held = _set_of(_taken_by(t, other)) & ~t.played[other]
            if t.rules.hide_discards:
                number = int(count(t.discarded[other]))
                t.discarded[other] = _set_of(shuffled(listed(held), dice)[:number])
            t.hand[other] = held & ~t.discarded[other]


def _taken_by(t: Table, seat: int) -> list[int]:
    """The leaders that a seat has picked so far."""
    return [
        int(t.picked[draft.pack_before(t, seat, pick) * content.LEADERS_DEALT + pick])
        for pick in range(draft.picks_made(t))
    ]


def _redraw_answers(t: Table, seat: int, dice: Dice) -> None:
    """The others have answered the secret question that is pending, but in any legal way."""
    for other in range(t.players()):
        if other != seat and t.sealed[other]:
            moves = _moves_of_secret(t, other)
            t.sealed[other] = (int(moves[dice.below(len(moves))]),)


def _moves_of_secret(t: Table, seat: i64) -> vec[i64]:
    frame = t.stack[-1]
    if asked(frame) == PICK:
        return draft.Pick().moves(t, frame, seat)
    return vatican.Support().moves(t, frame, seat)
