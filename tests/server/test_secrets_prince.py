"""The Prince leaks nothing: two players' secrets are swapped, and a third is sent the same bytes.

At positions of random matches B and C exchange what A cannot know: hands, however many cards they
are, purses and standing orders.  Then the same is done at both tables, and everything that A and a
spectator are sent must be equal: the greeting of somebody who opens the table, the news of the
move, the story and the step of the replay.  Moves that show A what was swapped are left out.
"""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from typing import cast

import msgspec
import pytest

import signoria
from signoria.games.prince.rules.table import CARDS, COMPOSE, LEAVE, OFFER, Table
from signoria.kernel.chance import Dice
from signoria.kernel.match import Match
from signoria.kernel.state import ASK_ALL, ASK_ANY, State
from signoria.server.tables import replay
from tests.server.ears import EarTable

A, B, C = 0, 1, 2
NO_OFFER = -1


def swapped(state: State) -> Table:
    """The position with B's and C's secrets exchanged, as far as A cannot know them.

    While an offer is made, purses and the cards in it stay where they are: making it has shown that
    they are there.
    """
    t = cast(Table, state.clone())
    offered = offered_cards(t)
    both = 2**B | 2**C
    hands = {B: int(t.hand[B]), C: int(t.hand[C])}
    for card in range(CARDS):
        if t.known[card] >> A & 1 or (offered != NO_OFFER and offered >> card & 1):
            continue
        for owner, other in ((B, C), (C, B)):
            if hands[owner] >> card & 1:
                t.hand[owner] &= ~(2**card)
                t.hand[other] |= 2**card
        if (t.known[card] & both) in (2**B, 2**C):
            t.known[card] ^= both
    if offered == NO_OFFER:
        t.ducats[B], t.ducats[C] = t.ducats[C], t.ducats[B]
    if (t.never & both) in (2**B, 2**C):
        t.never ^= both
    return t


def offered_cards(t: Table) -> int:
    """The cards in the offer that is being composed or answered, or NO_OFFER."""
    frame = t.stack[-1]
    if frame[0] == COMPOSE:
        return frame[3] | frame[5]
    if frame[0] == LEAVE:
        return frame[4] | frame[6]
    if frame[0] == ASK_ANY and frame[2] == OFFER:
        return frame[5] | frame[7]
    return NO_OFFER


def is_shown(before: Table, after: Table) -> bool:
    """Has A been shown a card, or have answers, points or everything been opened?"""
    cards = any(after.known[card] & ~before.known[card] & 2**A for card in range(CARDS))
    opened = any(before.sealed) and not any(after.sealed)
    return cards or opened or after.stage != before.stage or not after.stack


def twin_of(match: Match) -> tuple[EarTable, EarTable]:
    """The same table twice, the second one with swapped secrets."""
    record = match.record(secret=True)
    real, twin = EarTable(signoria.replay(record)), signoria.replay(record)
    twin.state = swapped(twin.state)
    return real, EarTable(twin)


def told(table: EarTable, watcher: int | None) -> list[bytes]:
    """What a watcher gets by asking: the table anew, the story so far, the last step."""
    info = table.table.info("", watcher)
    return [
        table.greeting(watcher),
        msgspec.json.encode(replay.story(info, table.match, table.live.history)),
        msgspec.json.encode(replay.view_of(table.match, watcher)),
    ]


async def compare(seed: int, players: int, trade: str) -> Counter[str]:
    """Play one random match, comparing as often as possible; returns how often at each question."""
    game = signoria.load("prince")
    dice, rolls = random.Random(seed), Dice(seed)
    match = game.new(players, seed, {"trade": trade})
    compared: Counter[str] = Counter()
    while not match.over:
        seat = dice.choice(match.state.to_act)
        legal = game.legal(match.state, seat)
        action = legal[int(rolls.below(len(legal)))]
        question = game.view(match.state, None)["question"]
        if not any(match.state.sealed) and (compared[question] < 6 or dice.random() < 0.05):
            real, twin = twin_of(match)
            for watcher in (A, None):
                assert told(twin, watcher) == told(real, watcher), question
            if game.why_not(twin.state, seat, action) is None:
                before = cast(Table, real.state)
                heard, echoed = real.play(seat, action), twin.play(seat, action)
                afters = [cast(Table, table.state) for table in (real, twin)]
                if not any(is_shown(before, after) for after in afters):
                    for ear in (A, players):
                        assert echoed[ear] == heard[ear], (question, game.actions.text(action))
                    compared[question] += 1
        match.play(seat, action)
    return compared


@pytest.mark.rule("P16.2", "P16.3", "T11", "P8.5")
@pytest.mark.parametrize("trade", ["off", "on"])
def test_a_third_player_is_sent_the_same_bytes(trade: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signoria.server.tables.journal.time_ns", lambda: 10**18)
    compared: Counter[str] = Counter()
    for seed in range(8):
        compared += asyncio.run(compare(seed, 3 + seed % 3, trade))
    for question in ("mulligan", "buy", "bid", "act", "fee", "laying", "commit", "ballot"):
        assert compared[question] > 3, f"too few comparisons at {question}: {compared}"


@pytest.mark.rule("P16.3")
def test_a_secret_answer_is_seen_by_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever B answers, the others are sent the same until all answers are in."""
    monkeypatch.setattr("signoria.server.tables.journal.time_ns", lambda: 10**18)
    asyncio.run(answer_differently())


async def answer_differently() -> None:
    game = signoria.load("prince")
    compared: Counter[str] = Counter()
    for seed in range(10):
        match = game.new(5, seed)
        rolls = Dice(seed)
        while not match.over:
            seat = match.state.to_act[-1]
            legal = game.legal(match.state, seat)
            question = game.view(match.state, None)["question"]
            if match.state.stack[-1][0] == ASK_ALL and len(match.state.to_act) > 1:
                record = match.record(secret=True)
                heard = [
                    EarTable(signoria.replay(record)).play(seat, answer)
                    for answer in (legal[0], legal[-1])
                ]
                for ear in (*range(5), 5):
                    assert ear == seat or heard[0][ear] == heard[1][ear], question
                compared[question] += legal[0] != legal[-1]
            match.play(seat, legal[int(rolls.below(len(legal)))])
    for question in ("react", "commit", "trial", "ballot"):
        assert compared[question] > 0, f"nothing was compared at {question}: {compared}"
