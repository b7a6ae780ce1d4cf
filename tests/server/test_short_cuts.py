"""Short cuts say the same as the plain way beside them, and can be switched off."""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

import signoria
from signoria.server.asgi import Send
from signoria.server.live.plain_frames import PlainFrames
from signoria.server.messages import Play, Restart, ServerMessage, Undo
from signoria.server.tables.connection import Connection
from tests.server.conftest import Start
from tests.server.ears import Ear, EarTable
from tests.server.people import in_thread

decode = msgspec.json.Decoder(ServerMessage).decode


def heard(table: EarTable) -> list[list[Any]]:
    """What each ear was sent since the last time, as a client understands it."""
    found = [[decode(message) for message in ear.heard] for ear in table.ears]
    for ear in table.ears:
        ear.heard.clear()
    return found


def greeted(table: EarTable, watcher: int | None, since: int | None) -> Any:
    ear = Ear(watcher)
    table.table.attach(cast(Connection, ear), since)
    table.table.detach(cast(Connection, ear))
    return decode(ear.heard[0])


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("carrara", {"variant": "advanced"}),
        ("lorenzo", {"variant": "advanced"}),
        ("prince", {"trade": "on"}),
    ],
)
def test_glued_messages_say_what_whole_ones_say(
    title: str, options: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("signoria.server.tables.journal.time_ns", lambda: 10**18)
    asyncio.run(play_both_ways(title, options))


async def play_both_ways(title: str, options: dict[str, str]) -> None:
    """Two tables at which the same happens, one with glued messages and one without."""
    game = signoria.load(title)
    glued, plain = (EarTable(game.new(3, 4, options), glued) for glued in (True, False))
    dice = random.Random(4)
    undone = 0
    for _ in range(60):
        if glued.match.over:
            break
        assert heard(glued) == heard(plain)
        seat = dice.choice(glued.state.to_act)
        revision = glued.live.revision
        message: Play | Undo | Restart
        if glued.match.can_undo(seat) and dice.random() < 0.3:
            message = Undo(1, revision) if dice.random() < 0.5 else Restart(1, revision)
            undone += 1
        else:
            message = Play(1, revision, dice.choice(game.legal(glued.state, seat)))
        for table in (glued, plain):
            table.table.receive(cast(Connection, table.ears[seat]), message)
            table.desk.done(None)
        for watcher in (seat, None):
            for since in (None, revision - 1, revision):
                assert greeted(glued, watcher, since) == greeted(plain, watcher, since)
    assert heard(glued) == heard(plain)
    assert undone > 0


@pytest.mark.parametrize("short_cuts", [True, False])
def test_a_switch_chooses_the_way_of_frames(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, short_cuts: bool
) -> None:
    plain: list[Send] = []

    def counted(send: Send) -> PlainFrames:
        plain.append(send)
        return PlainFrames(send)

    monkeypatch.setattr("signoria.server.live.endpoint.PlainFrames", counted)
    with in_thread(tmp_path, short_cuts=short_cuts) as site:
        lucia = site.visitor("Lucia")
        with lucia.live(lucia.open_table("me", "open")["table"]["id"]) as live:
            live.hear()
    assert len(plain) == (0 if short_cuts else 1)


def test_the_command_switches_both_off(start: Start) -> None:
    server = start("--plain-frames", "--plain-json")
    lucia = server.visitor("Lucia")
    table = lucia.open_table("me", "random")["table"]["id"]
    with lucia.live(table) as live:
        live.play_on(random.Random(1), 5)
        assert live.state is not None
        assert live.state.revision >= 5
    assert server.end(signal.SIGINT) == (130, "")
