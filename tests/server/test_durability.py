"""Nothing that was acknowledged is ever lost: killed servers, full disks, restarts."""

from __future__ import annotations

import asyncio
import random
import resource
import signal
from pathlib import Path

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from signoria.server.messages import Hello, Refused, ServerMessage, State
from signoria.server.store import queries
from signoria.server.store.storage import Storage
from tests.server.conftest import Start
from tests.server.people import Person, Process

TABLES = 100
SECONDS = 1.5
LONGEST_PATIENCE = 600

ENDED = (130, "")
"""Ended by Ctrl-C, without a complaint."""

Move = tuple[int, int, int]
"""Revision, seat and action of an acknowledged move."""

decode = msgspec.json.Decoder(ServerMessage).decode


def test_killed_in_the_middle_of_100_matches_nothing_acknowledged_is_lost(
    start: Start, tmp_path: Path
) -> None:
    server = start()
    tables = {}
    for number in range(TABLES):
        host, guest = server.visitor(f"Host {number}"), server.visitor(f"Guest {number}")
        seated = host.open_table("me", "open", variant="advanced")
        other = guest.join(seated["table"], 1)
        tables[seated["table"]["id"]] = (seated["token"], other["token"])
    acknowledged = asyncio.run(play_until_killed(server, tables))
    server.end()
    assert sum(map(len, acknowledged.values())) > TABLES, "too little was played to prove anything"

    kept = Storage(f"sqlite:///{tmp_path / 'signoria.db'}")
    for table, moves in acknowledged.items():
        with kept.engine.connect() as connection:
            entries = {entry.number: entry for entry in queries.read_entries(connection, table)}
        assert sorted(entries) == list(range(1, len(entries) + 1))
        for revision, seat, action in moves:
            assert (entries[revision].seat, entries[revision].action) == (seat, action)
    kept.engine.dispose()

    again = start()
    visitor = again.visitor()
    for table, moves in list(acknowledged.items())[:10]:
        with visitor.live(table, tables[table][0]) as live:
            assert live.hear().state.revision >= max(revision for revision, _, _ in moves)
    assert again.end() == ENDED


async def play_until_killed(
    server: Process, tables: dict[str, tuple[str, str]]
) -> dict[str, list[Move]]:
    """Two people play at each table, until the server is killed; returns what was acknowledged."""
    acknowledged: dict[str, list[Move]] = {table: [] for table in tables}
    address = server.address.replace("http", "ws", 1)
    playing = [
        asyncio.create_task(
            sit(f"{address}/api/tables/{table}/live?token={token}", seat, acknowledged[table])
        )
        for table, tokens in tables.items()
        for seat, token in enumerate(tokens)
    ]
    await asyncio.sleep(SECONDS)
    for _ in range(LONGEST_PATIENCE):
        if all(acknowledged.values()):
            break
        await asyncio.sleep(0.1)  # a loaded machine needs longer until all have come in
    server.process.send_signal(signal.SIGKILL)
    await asyncio.gather(*playing)
    return acknowledged


async def sit(url: str, seat: int, acknowledged: list[Move]) -> None:
    """Play random legal moves for a seat, until the connection ends."""
    dice = random.Random(url)
    try:
        async with connect(url, max_size=None) as socket:
            await play(socket, seat, dice, acknowledged)
    except (ConnectionClosed, InvalidHandshake, OSError, EOFError):
        pass


async def play(
    socket: ClientConnection, seat: int, dice: random.Random, acknowledged: list[Move]
) -> None:
    action = -1
    while True:
        message = decode(await socket.recv())
        assert not isinstance(message, Refused), message
        state = message.state if isinstance(message, Hello) else message
        if not isinstance(state, State):
            continue
        if state.reply_to is not None:
            acknowledged.append((state.revision, seat, action))
        if state.legal:
            action = dice.choice(state.legal)
            play = {"do": "play", "id": 1, "revision": state.revision, "action": action}
            await socket.send(msgspec.json.encode(play).decode())


def test_a_full_disk_refuses_moves_and_loses_none(start: Start) -> None:
    server = start()
    lucia = server.visitor("Lucia")
    table = lucia.open_table("me", "open")["table"]
    anna = server.visitor("Anna")
    anna.join(table, 1)
    path = f"/tables/{table['id']}"
    with lucia.live(table["id"]) as first, anna.live(table["id"]) as second:
        first.hear()
        second.hear()
        acting = first if first.my_turn() else second
        assert acting.state is not None
        limit_files(server, 4096)
        before, view = acting.state, acting.view
        answer = acting.play(before.legal[0])
        assert isinstance(answer, Refused)
        assert answer.problem.code == "not_saved"
        acting.until(lambda message: isinstance(message, Hello))
        assert acting.state.revision == before.revision
        assert acting.state.legal == before.legal
        assert acting.view == view
        assert first.say("say", text="ciao").problem.code == "not_saved"
        new = {"game": "carrara", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert lucia.problem("POST", "/tables", new) == (503, "not_saved")
        limit_files(server, resource.RLIM_INFINITY)
        answer = acting.play(before.legal[0])
        assert isinstance(answer, State)
        assert answer.revision == before.revision + 1
    assert lucia.ask("GET", f"{path}/story")["steps"] > 0
    server.end()


def limit_files(server: Process, size: int) -> None:
    """Let no file of the server grow beyond this size: to it, the disk is full."""
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, hard))


def test_a_second_start_finds_the_tables_of_the_first(start: Start) -> None:
    server = start()
    lucia = server.visitor("Lucia")
    table = lucia.open_table("me", "greedy", "random")["table"]["id"]
    with lucia.live(table) as live:
        live.play_on(random.Random(4), 6)
        live.await_turn()
        log, state, view = live.log, live.state, live.view
        assert state is not None
    cookies = dict(lucia.web.cookies)
    assert server.end() == ENDED

    again = start()
    lucia = again.visitor()
    lucia.web.cookies.update(cookies)
    assert [info["id"] for info in lucia.ask("GET", "/tables")["mine"]] == [table]
    with lucia.live(table) as live:
        live.hear()
        assert live.log == log
        assert live.state is not None
        assert live.state.revision == state.revision
        assert live.state.can_undo == state.can_undo
        assert live.view == view
        live.play_on(random.Random(4), 3)
    assert again.end() == ENDED


def test_bots_go_on_by_themselves_after_a_restart(start: Start) -> None:
    server = start()
    table = watch_bots(server.visitor("Lucia"))
    server.end(signal.SIGKILL)
    again = start()
    with again.visitor().live(table) as live:
        live.hear()
        live.until(lambda _: live.table.status == "over")
    assert again.end() == ENDED


def watch_bots(lucia: Person) -> str:
    """Open a table of bots and see them begin."""
    table: str = lucia.open_table("random", "random", "random")["table"]["id"]
    with lucia.live(table) as live:
        live.hear()
        live.until(lambda message: isinstance(message, State))
    return table
