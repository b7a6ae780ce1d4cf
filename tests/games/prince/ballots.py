"""Elections for tests: whole rounds in one line, on positions whose seats have houses in order."""

from __future__ import annotations

from collections.abc import Mapping

from signoria.games.prince.rules.conclave import votes_of
from signoria.games.prince.rules.table import Table
from tests.games.playing import Happening
from tests.games.prince.positions import (
    HOUSES,
    answer,
    asked,
    play,
    question,
)

Split = Mapping[int, int]
"""Candidate's seat -> votes; nobody else gets any."""


def end_turn(t: Table) -> list[Happening]:
    """The active player ends the last phase of the turn: `given(pool=0)`."""
    assert t.pool == 0
    return play(t, "end-phase")


def ballot(t: Table, voter: int, split: Split) -> list[Happening]:
    """One secret ballot: all houses but the last are named, and that one gets the rest."""
    told: list[Happening] = []
    for candidate in range(len(t.ducats) - 1):
        told += answer(t, voter, f"vote {HOUSES[candidate]} {split.get(candidate, 0)}")
    return told


def secret_round(t: Table, *splits: Split) -> list[Happening]:
    """The ballots of all seats, in the order of seats."""
    told: list[Happening] = []
    for voter, split in enumerate(splits):
        told += ballot(t, voter, split)
    return told


def open_vote(t: Table, voter: int, split: Split) -> list[Happening]:
    """The open vote of the seat whose turn it is, house by house until no vote is left."""
    told: list[Happening] = []
    left = sum(split.values())
    for candidate in range(len(t.ducats) - 1):
        if left > 0:
            assert (question(t), asked(t)) == ("vote", voter)
            told += play(t, f"vote {HOUSES[candidate]} {split.get(candidate, 0)}")
            left -= split.get(candidate, 0)
    return told


def open_round(t: Table, *splits: Split) -> list[Happening]:
    """The open votes of all seats, given in the order of seats; the sitting Pope begins."""
    told: list[Happening] = []
    pope = int(t.pope)
    for place in range(len(splits)):
        voter = (pope + place) % len(splits)
        told += open_vote(t, voter, splits[voter])
    return told


def run_off(t: Table, first: str, *votes: int) -> list[Happening]:
    """What each seat gives to the first of the two; the rest goes to the other."""
    told: list[Happening] = []
    for voter, number in enumerate(votes):
        told += answer(t, voter, f"vote {first} {number}")
    return told


def acclaim(t: Table, seat: int) -> list[Happening]:
    """Everybody votes for one seat in the secret round."""
    return secret_round(t, *[{seat: int(votes_of(t, voter))} for voter in range(len(t.ducats))])
