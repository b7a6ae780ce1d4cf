"""Durably acknowledged moves per second, and their latency, against a raw echo room.

    python bench/server.py [--quick] [--json]

200 players sit at 50 tables of four, each on a websocket of its own, and play random legal moves
of advanced Carrara; SQLite syncs every commit (synchronous=FULL).  The echo room is the least a
server can do: plain ASGI on the same uvicorn settings, the same 200 sockets in rooms of four, the
players of a room take turns, and every message goes to all four.  It is measured twice: with
messages as short as a move (`echo`), and as long as the states that a table sends (`large echo`).
Server and load run in a process each; the kinds take turns, and the claims are ratios of medians.
The latency is then measured at half the table's rate, from the moment a move was due to its
acknowledgement.  `cpu_us_per_move` is the time of all processors that the server process took: where
the speed of a machine varies, it tells two versions apart better than the rate.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import math
import os
import random
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from typing import Any, Final, NamedTuple, cast

import uvloop

from signoria.server.asgi import Receive, Scope, Send
from signoria.server.running import settings

TABLES: Final = 50
PLAYERS: Final = 4
MOVES: Final = 200
"""Moves per table and round: fewer than any match has."""

HOST: Final = "127.0.0.1"


# ---- the two servers --------------------------------------------------------------------------------


def make_echo() -> Callable[[Scope, Receive, Send], Any]:
    """The raw echo room: what comes in at `/<room>` goes out to everybody in the room."""
    rooms: dict[str, list[Send]] = {}

    async def echo(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            for step in ("startup", "shutdown"):
                await receive()
                await send({"type": f"lifespan.{step}.complete"})
            return
        if scope["type"] == "http":
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"{}"})
            return
        room = rooms.setdefault(scope["path"], [])
        await receive()
        await send({"type": "websocket.accept"})
        room.append(send)
        while (message := await receive())["type"] == "websocket.receive":
            answer = {"type": "websocket.send", "text": message["text"]}
            for other in room:
                await other(answer)
        room.remove(send)

    return echo


def serve(kind: str, port: int, folder: str) -> None:
    """The server process."""
    import uvicorn

    if kind == "echo":
        app = make_echo()
    else:
        from signoria.server.app import make_app

        app = make_app(Path(folder))
    uvicorn.Server(settings(app, host=HOST, port=port)).run()


@contextmanager
def running(kind: str) -> Iterator[tuple[int, int]]:
    """A server process on a free port; yields the port and the process."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        arguments = [sys.executable, __file__, "--serve", kind, "--port", str(port)]
        process = subprocess.Popen([*arguments, "--folder", folder])
        try:
            await_port(port)
            yield port, process.pid
        finally:
            process.terminate()
            process.wait()


def await_port(port: int) -> None:
    for _ in range(600):
        try:
            socket.create_connection((HOST, port)).close()
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise RuntimeError("the server does not start")


def cpu_seconds(process: int) -> float:
    """The time that a process has spent computing, its own and the system's for it."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# ---- the players --------------------------------------------------------------------------------------


def request(
    port: int, method: str, path: str, body: object = None, cookie: str = ""
) -> tuple[Any, str]:
    """One HTTP request; returns the answer and the cookie it set."""
    connection = HTTPConnection(HOST, port)
    headers = {"content-type": "application/json", "cookie": cookie}
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    response = connection.getresponse()
    answer = json.loads(response.read())
    connection.close()
    if response.status >= 400:
        raise RuntimeError(f"{method} {path}: {answer}")
    return answer, (response.getheader("set-cookie") or "").partition(";")[0]


def open_table(port: int, number: int) -> list[str]:
    """Open a table of four persons; returns the path of each one's live connection."""
    wish = {
        "game": "carrara",
        "name": f"Host {number}",
        "seats": [{"kind": "me"}] + [{"kind": "open"}] * (PLAYERS - 1),
        "options": {"variant": "advanced"},
    }
    seated, _ = request(port, "POST", "/api/tables", wish)
    table = seated["table"]["id"]
    tokens = [seated["token"]]
    for seat in range(1, PLAYERS):
        invitation = seated["table"]["seats"][seat]["invitation"]
        wish = {"invitation": invitation, "name": f"Guest {seat}"}
        joined, _ = request(port, "POST", f"/api/tables/{table}/join", wish)
        tokens.append(joined["token"])
    return [f"/api/tables/{table}/live?token={token}" for token in tokens]


class Player(asyncio.Protocol):
    """A websocket client as lean as can be: it shall not be what is measured."""

    def __init__(self, path: str, on_message: Callable[[Player, bytes], None]) -> None:
        self._path = path
        self._on_message = on_message
        self._buffer = bytearray()
        self._is_open = False
        self._transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        head = (
            f"GET {self._path} HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: c2lnbm9yaWEgc2lnbm9yaQ==\r\n\r\n"
        )
        self._transport.write(head.encode())

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._is_open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            del buffer[: end + 4]
            self._is_open = True
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size == 126:
                if len(buffer) < 4:
                    return
                size, start = int.from_bytes(buffer[2:4], "big"), 4
            elif size == 127:
                if len(buffer) < 10:
                    return
                size, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + size:
                return
            kind = buffer[0] & 15
            message = bytes(buffer[start : start + size])
            del buffer[: start + size]
            if kind == 1:
                self._on_message(self, message)

    def send(self, message: bytes) -> None:
        """Send a short text; its mask is zero, so that it stays as it is."""
        size = len(message)
        assert size < 65536
        head = bytes((0x81, 0x80 | size)) if size < 126 else struct.pack("!BBH", 0x81, 0xFE, size)
        self._transport.write(head + b"\0\0\0\0" + message)

    def close(self) -> None:
        self._transport.close()


def _itself(player: Player) -> Player:
    return player


class Room:
    """The four players of a table.  One move is under way at a time."""

    def __init__(self, paths: list[str], load: Load) -> None:
        self._paths = paths
        self._load = load
        self._dice = random.Random(load.seed)
        self._next: tuple[Player, bytes] | None = None
        self._due = math.inf
        self._has_begun = False
        self.players: list[Player] = []

    async def sit_down(self, port: int) -> None:
        loop = asyncio.get_running_loop()
        for path in self._paths:
            player = Player(path, self.receive)
            await loop.create_connection(partial(_itself, player), HOST, port)
            self.players.append(player)

    def begin(self) -> None:
        """Everybody sits.  Each kind of room says what happens then."""
        raise NotImplementedError

    def receive(self, player: Player, message: bytes) -> None:
        """A player was sent something.  Each kind of room says what it means."""
        raise NotImplementedError

    def ready(self, player: Player, message: bytes) -> None:
        """This player may move: at once, or when the schedule says so."""
        self._next = player, message
        if self._has_begun:
            self._move_when_due()

    def start(self, due: float) -> None:
        """Let the first move be made at this moment."""
        self._has_begun = True
        self._due = due
        self._move_when_due()

    def _move_when_due(self) -> None:
        delay = self._due - time.perf_counter() if self._load.interval else 0
        if delay <= 0:
            self._move()
        else:
            asyncio.get_running_loop().call_later(delay, self._move)

    def _move(self) -> None:
        if self._next is None or self._load.is_over:
            return
        player, message = self._next
        self._next = None
        if self._load.interval == 0:
            self._due = time.perf_counter()
        player.send(message)

    def acknowledged(self) -> None:
        moment = time.perf_counter()
        self._load.latencies.append(moment - self._due)
        if self._load.interval:
            self._due += self._load.interval
        self._load.count()


class EchoRoom(Room):
    """Players take turns; a player's own message coming back acknowledges it."""

    size = 48
    """Bytes of a message: those of a move."""

    def receive(self, player: Player, message: bytes) -> None:
        sender = message[0] - ord("0")
        if self.players[sender] is player:
            self.acknowledged()
        heir = (sender + 1) % PLAYERS
        if self.players[heir] is player:
            self.ready(player, b"%d%b" % (heir, message[1:]))

    def begin(self) -> None:
        """Everybody sits; the first player may move."""
        self.ready(self.players[0], b"0".ljust(self.size, b"."))


class LargeEchoRoom(EchoRoom):
    """The same with messages as long as a state."""

    size = 4800


class TableRoom(Room):
    """Whoever is sent legal actions plays one of them; `reply_to` acknowledges it."""

    def receive(self, player: Player, message: bytes) -> None:
        if message.startswith(b'{"is":"table"'):
            return
        if message.startswith(b'{"is":"refused"'):
            raise RuntimeError(message.decode())
        if message.rfind(b'"reply_to":') > 0:
            self.acknowledged()
        start = message.rfind(b'"legal":[')
        if start < 0:
            return
        legal = message[start + 9 : message.index(b"]", start)].split(b",")
        at = message.index(b'"revision":') + 11
        revision = message[at : message.index(b",", at)]
        action = self._dice.choice(legal)
        play = b'{"do":"play","id":1,"revision":%b,"action":%b}' % (revision, action)
        self.ready(player, play)

    def begin(self) -> None:
        """Everybody sits; the greeting has told somebody what to play."""


class Load:
    """One round: all rooms, until so many moves are acknowledged."""

    def __init__(self, moves: int, interval: float, seed: int) -> None:
        self.moves = moves
        self.interval = interval
        """Seconds between the moves of a room; 0 plays as fast as answers come."""
        self.seed = seed
        self.latencies: list[float] = []
        self.is_over = False
        self._done = asyncio.get_running_loop().create_future()

    def count(self) -> None:
        if len(self.latencies) >= self.moves and not self.is_over:
            self.is_over = True
            self._done.set_result(None)

    async def run(self, rooms: list[Room]) -> float:
        """Play; returns the moves per second."""
        began = time.perf_counter()
        for number, room in enumerate(rooms):
            room.start(began + self.interval * number / len(rooms))
        await self._done
        return self.moves / (time.perf_counter() - began)


class Found(NamedTuple):
    """What one round has shown."""

    rate: float
    """Moves per second."""
    latencies: list[float]
    computing: float
    """Seconds of the server's computing per move."""


async def one_round(
    kind: str, server: tuple[int, int], moves: int, interval: float, seed: int
) -> Found:
    """Play one round against a server."""
    port, process = server
    load = Load(moves, interval, seed)
    rooms: list[Room] = []
    for number in range(TABLES):
        if kind == "table":
            rooms.append(TableRoom(open_table(port, number), load))
        else:
            echo = EchoRoom if kind == "echo" else LargeEchoRoom
            rooms.append(echo([f"/{kind[0]}/{seed}/{number}"] * PLAYERS, load))
    for room in rooms:
        await room.sit_down(port)
        room.begin()
    await asyncio.sleep(0.5)
    gc.collect()
    gc.disable()
    before = cpu_seconds(process)
    rate = await load.run(rooms)
    computing = (cpu_seconds(process) - before) / moves
    gc.enable()
    for room in rooms:
        for player in room.players:
            player.close()
    await asyncio.sleep(0.2)
    return Found(rate, load.latencies, computing)


def percentile(values: list[float], part: float) -> float:
    """A percentile in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] * 1000


async def measure(rounds: int, moves: int) -> dict[str, Any]:
    """Everything, as a table of results."""
    rates: dict[str, list[float]] = {"echo": [], "large echo": [], "table": []}
    latencies: dict[str, list[float]] = {kind: [] for kind in rates}
    computing: dict[str, list[float]] = {kind: [] for kind in rates}
    with running("echo") as echo, running("table") as table:
        servers = {"echo": echo, "large echo": echo, "table": table}
        for kind, server in servers.items():
            await one_round(kind, server, TABLES * 20, 0, 1000)
        for seed in range(rounds):
            for kind, server in servers.items():
                found = await one_round(kind, server, moves, 0, seed)
                rates[kind].append(found.rate)
                latencies[kind] += found.latencies
                computing[kind].append(found.computing)
        half = statistics.median(rates["table"]) / 2
        paced = await one_round("table", table, moves, TABLES / half, 2000)
    late = paced.latencies
    microseconds = {
        kind: round(statistics.median(found) * 1e6) for kind, found in computing.items()
    }
    medians = {kind: statistics.median(found) for kind, found in rates.items()}
    return {
        "players": TABLES * PLAYERS,
        "tables": TABLES,
        "moves_per_second": round(medians["table"]),
        "echo_moves_per_second": round(medians["echo"]),
        "ratio": round(medians["table"] / medians["echo"], 3),
        "large_echo_moves_per_second": round(medians["large echo"]),
        "ratio_to_large_echo": round(medians["table"] / medians["large echo"], 3),
        "cpu_us_per_move": microseconds["table"],
        "echo_cpu_us_per_move": microseconds["echo"],
        "p50_ms": round(percentile(latencies["table"], 0.5), 2),
        "p99_ms": round(percentile(latencies["table"], 0.99), 2),
        "echo_p50_ms": round(percentile(latencies["echo"], 0.5), 2),
        "echo_p99_ms": round(percentile(latencies["echo"], 0.99), 2),
        "half_rate_moves_per_second": round(paced.rate),
        "half_rate_p50_ms": round(percentile(late, 0.5), 2),
        "half_rate_p99_ms": round(percentile(late, 0.99), 2),
        "rounds": {kind: [round(rate) for rate in found] for kind, found in rates.items()},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer rounds and moves")
    parser.add_argument("--json", action="store_true", help="one JSON document")
    parser.add_argument("--serve", choices=("echo", "table"), help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--folder", default="", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.serve:
        serve(arguments.serve, arguments.port, arguments.folder)
        return
    rounds, moves = (1, TABLES * 60) if arguments.quick else (5, TABLES * MOVES)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        found = runner.run(measure(rounds, moves))
    if arguments.json:
        print(json.dumps(found, indent=2))
        return
    import signoria

    print(
        f"engine {'compiled' if signoria.is_compiled() else 'interpreted'}, {os.cpu_count()} cores"
    )
    for name, value in found.items():
        print(f"{name:28} {value}")


if __name__ == "__main__":
    main()
