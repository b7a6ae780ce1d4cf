"""Durably acknowledged moves per second, and their latency, against a raw echo room.

    python bench/server.py [--quick] [--json]

200 players sit at 50 tables of four, each on a websocket of its own, and play random legal moves
of advanced Carrara; SQLite syncs every commit (synchronous=FULL).  The echo room is the least a
server can do: plain ASGI on the same uvicorn settings, the same 200 sockets in rooms of four, the
players of a room take turns, and every message goes to all four.  It is measured with messages as
short as a move (`echo`, which the aim is about), with messages as long as a whole view (`large echo`),
and with short ones by the short cut that tables take past ASGI (`short cut echo`, see `server/live/fast_frames.py`).
Server and load run in a process each.

The speed of a machine changes within seconds, so rounds are short, about half a second, and the
kinds take turns, in reversed order every other time.  The claim is the median of the ratios of
neighbouring rounds, with their quartiles and extremes.
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
from signoria.server.live.fast_frames import EXTENSION, FastFrames
from signoria.server.uvicorn_settings import settings

TABLES: Final = 50
PLAYERS: Final = 4
ROUND: Final = {
    "large echo": TABLES * 60,
    "short cut echo": TABLES * 80,
    "echo": TABLES * 80,
    "table": TABLES * 35,
}
"""Moves of a round: all kinds take about as long.  The rounds of a sitting at a table are together
fewer moves than any match has."""

HOST: Final = "127.0.0.1"


# ---- the two servers --------------------------------------------------------------------------------


def make_echo() -> Callable[[Scope, Receive, Send], Any]:
    """The raw echo room: what comes in at `/<room>` goes out to everybody in the room."""
    rooms: dict[str, list[Send]] = {}
    wires: dict[str, list[FastFrames]] = {}

    async def short_cut(scope: Scope, receive: Receive) -> None:
        room = wires.setdefault(scope["path"], [])
        wire: FastFrames = scope["extensions"][EXTENSION]

        def hear(text: str) -> None:
            answer = text.encode()
            for other in room:
                other.post(answer)

        wire.listener = hear
        room.append(wire)
        await receive()
        room.remove(wire)

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
        await receive()
        await send({"type": "websocket.accept"})
        if scope["path"].startswith("/s/"):
            await short_cut(scope, receive)
            return
        room = rooms.setdefault(scope["path"], [])
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
            elif kind == 9:  # a ping: unanswered ones end the connection
                self._transport.write(bytes((0x8A, 0x80 | size)) + b"\0\0\0\0" + message)

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

    def __init__(self, paths: list[str], seed: int) -> None:
        self._paths = paths
        self._dice = random.Random(seed)
        self._load: Load | None = None
        self._next: tuple[Player, bytes] | None = None
        self._due = math.inf
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

    @property
    def is_quiet(self) -> bool:
        """Is no move under way?"""
        return self._next is not None

    def ready(self, player: Player, message: bytes) -> None:
        """This player may move: at once, or when the schedule says so."""
        self._next = player, message
        if self._load is not None:
            self._move_when_due(self._load)

    def start(self, load: Load, due: float) -> None:
        """Let the first move of a round be made at this moment."""
        self._load = load
        self._due = due
        self._move_when_due(load)

    def _move_when_due(self, load: Load) -> None:
        delay = self._due - time.perf_counter() if load.interval else 0
        if delay <= 0:
            self._move(load)
        else:
            asyncio.get_running_loop().call_later(delay, self._move, load)

    def _move(self, load: Load) -> None:
        if self._next is None or load.is_over:
            return
        player, message = self._next
        self._next = None
        if load.interval == 0:
            self._due = time.perf_counter()
        player.send(message)

    def acknowledged(self) -> None:
        load = self._load
        assert load is not None
        load.count(time.perf_counter() - self._due)
        self._due += load.interval


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

    def __init__(self, moves: int, interval: float) -> None:
        self.moves = moves
        self.interval = interval
        """Seconds between the moves of a room; 0 plays as fast as answers come."""
        self.latencies: list[float] = []
        self.is_over = False
        self._done = asyncio.get_running_loop().create_future()

    def count(self, latency: float) -> None:
        """A move was acknowledged; those that come after the last one do not count."""
        if self.is_over:
            return
        self.latencies.append(latency)
        if len(self.latencies) == self.moves:
            self.is_over = True
            self._done.set_result(None)

    async def run(self, rooms: list[Room]) -> float:
        """Play; returns the moves per second."""
        began = time.perf_counter()
        for number, room in enumerate(rooms):
            room.start(self, began + self.interval * number / len(rooms))
        await self._done
        return self.moves / (time.perf_counter() - began)


class Found(NamedTuple):
    """What one round has shown."""

    rate: float
    """Moves per second."""
    latencies: list[float]
    computing: float
    """Seconds of the server's computing per move."""


class Sitting:
    """200 players in rooms of one kind, for several rounds."""

    def __init__(self, kind: str, server: tuple[int, int], seed: int) -> None:
        self._port, self._process = server
        self._rooms: list[Room] = []
        for number in range(TABLES):
            if kind == "table":
                self._rooms.append(TableRoom(open_table(self._port, number), seed))
            else:
                echo = LargeEchoRoom if kind == "large echo" else EchoRoom
                self._rooms.append(echo([f"/{kind[0]}/{seed}/{number}"] * PLAYERS, seed))

    async def begin(self) -> None:
        for room in self._rooms:
            await room.sit_down(self._port)
            room.begin()
        await self._quiet()

    async def play(self, moves: int, interval: float = 0) -> Found:
        """One round."""
        load = Load(moves, interval)
        gc.collect()
        gc.disable()
        before = cpu_seconds(self._process)
        rate = await load.run(self._rooms)
        computing = (cpu_seconds(self._process) - before) / moves
        gc.enable()
        await self._quiet()
        return Found(rate, load.latencies, computing)

    async def _quiet(self) -> None:
        """Wait until all moves under way have been answered."""
        for _ in range(500):
            await asyncio.sleep(0.02)
            if all(room.is_quiet for room in self._rooms):
                break
        await asyncio.sleep(0.05)

    async def end(self) -> None:
        for room in self._rooms:
            for player in room.players:
                player.close()
        await asyncio.sleep(0.2)


async def sit(kind: str, server: tuple[int, int], seed: int) -> Sitting:
    """Let everybody sit down."""
    sitting = Sitting(kind, server, seed)
    await sitting.begin()
    return sitting


def percentile(values: list[float], part: float) -> float:
    """A percentile in milliseconds."""
    return sorted(values)[min(len(values) - 1, int(len(values) * part))] * 1000


def middle(values: list[float]) -> tuple[float, float, float]:
    """Lower quartile, median, upper quartile."""
    if len(values) < 2:
        return values[0], values[0], values[0]
    low, mid, high = statistics.quantiles(values, n=4, method="inclusive")
    return low, mid, high


def ratios_of(mine: list[float], others: list[float]) -> list[float]:
    """The ratio of each two neighbouring rounds."""
    return [one / other for one, other in zip(mine, others, strict=True)]


async def measure(sittings: int, rounds: int) -> dict[str, Any]:
    """Everything, as a table of results."""
    found: dict[str, list[Found]] = {kind: [] for kind in ROUND}
    with running("echo") as echo, running("table") as table:
        servers = {kind: table if kind == "table" else echo for kind in ROUND}
        for seed in range(sittings + 1):
            sitting = {kind: await sit(kind, server, seed) for kind, server in servers.items()}
            order = list(servers)
            for _ in range(rounds if seed else 1):
                for kind in order:
                    one = await sitting[kind].play(ROUND[kind])
                    if seed:  # the first sitting is for warming up
                        found[kind].append(one)
                order.reverse()
            for other in sitting.values():
                await other.end()
        rates = {kind: [one.rate for one in found[kind]] for kind in found}
        half = statistics.median(rates["table"]) / 2
        last = await sit("table", table, sittings + 1)
        paced = await last.play(rounds * ROUND["table"], TABLES / half)
        await last.end()
    late = paced.latencies
    latencies = {kind: [late for one in found[kind] for late in one.latencies] for kind in found}
    computing = {
        kind: statistics.fmean(one.computing for one in found[kind]) * 1e6 for kind in found
    }
    ratios = ratios_of(rates["table"], rates["echo"])
    low, mid, high = middle(ratios)
    return {
        "players": TABLES * PLAYERS,
        "tables": TABLES,
        "moves_per_second": round(statistics.median(rates["table"])),
        "echo_moves_per_second": round(statistics.median(rates["echo"])),
        "large_echo_moves_per_second": round(statistics.median(rates["large echo"])),
        "ratio": round(mid, 3),
        "ratio_quartiles": [round(low, 3), round(high, 3)],
        "ratio_extremes": [round(min(ratios), 3), round(max(ratios), 3)],
        "ratio_to_large_echo": round(
            statistics.median(ratios_of(rates["table"], rates["large echo"])), 3
        ),
        "ratio_to_short_cut_echo": round(
            statistics.median(ratios_of(rates["table"], rates["short cut echo"])), 3
        ),
        "cpu_us_per_move": round(computing["table"]),
        "echo_cpu_us_per_move": round(computing["echo"]),
        "large_echo_cpu_us_per_move": round(computing["large echo"]),
        "short_cut_echo_cpu_us_per_move": round(computing["short cut echo"]),
        "cpu_ratio": round(computing["table"] / computing["echo"], 2),
        "p50_ms": round(percentile(latencies["table"], 0.5), 2),
        "p99_ms": round(percentile(latencies["table"], 0.99), 2),
        "echo_p50_ms": round(percentile(latencies["echo"], 0.5), 2),
        "echo_p99_ms": round(percentile(latencies["echo"], 0.99), 2),
        "half_rate_moves_per_second": round(paced.rate),
        "half_rate_p50_ms": round(percentile(late, 0.5), 2),
        "half_rate_p99_ms": round(percentile(late, 0.99), 2),
        "ratios": [round(ratio, 3) for ratio in ratios],
        "rounds": {kind: [round(rate) for rate in rates[kind]] for kind in rates},
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
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        found = runner.run(measure(*((1, 5) if arguments.quick else (6, 5))))
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
