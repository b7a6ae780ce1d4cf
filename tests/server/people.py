"""A running server and scripted people who visit it."""

from __future__ import annotations

import os
import random
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import Any
from urllib.parse import urlencode

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from signoria.kernel.patches import changed
from signoria.server.app import make_app
from signoria.server.messages import NOTHING, Hello, ServerMessage, State
from signoria.server.tables.workers import BotWorkers
from signoria.server.uvicorn_settings import settings

Json = dict[str, Any]

decode = msgspec.json.Decoder(ServerMessage).decode


class Site:
    """A server, by its address."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._visitors: list[Person] = []

    def visitor(self, name: str = "") -> Person:
        """Somebody with a browser of their own."""
        person = Person(self.address, name)
        self._visitors.append(person)
        return person

    def close(self) -> None:
        for person in self._visitors:
            person.web.close()


@contextmanager
def in_thread(
    folder: Path, database: str = "", workers: BotWorkers | None = None, short_cuts: bool = True
) -> Iterator[Site]:
    """A server inside this process, with all its short cuts or with none."""
    app = make_app(folder, database, patience=0, workers=workers, glued_json=short_cuts)
    server = uvicorn.Server(settings(app, short_cuts, port=0))
    thread = Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.01)
        assert thread.is_alive(), "the server did not start"
    port = server.servers[0].sockets[0].getsockname()[1]
    site = Site(f"http://127.0.0.1:{port}")
    try:
        yield site
    finally:
        site.close()
        server.should_exit = True
        thread.join()


class Process(Site):
    """A server in a process of its own: `signoria serve`."""

    def __init__(self, folder: Path, *options: str) -> None:
        command = [sys.executable, "-c", "from signoria.cli import main; main()", "serve"]
        common = ["--no-open", "--port", "0", "--data", str(folder), "--patience", "0"]
        environment = os.environ | {"COLUMNS": "200", "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            [*command, *common, *options],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        assert found, line + (self.process.stderr.read() if self.process.stderr else "")
        super().__init__(found[0])
        for _ in range(400):
            try:
                httpx.get(f"{self.address}/api/games")
            except httpx.TransportError:
                time.sleep(0.02)
            else:
                break

    def end(self, how: int = signal.SIGINT) -> tuple[int, str]:
        """End it; returns the exit code and what it complained about."""
        self.close()
        if self.process.poll() is None:
            self.process.send_signal(how)
        _, complaints = self.process.communicate(timeout=20)
        return self.process.returncode, complaints


class Person:
    """A guest with a cookie jar."""

    def __init__(self, address: str, name: str) -> None:
        self.web = httpx.Client(base_url=f"{address}/api", timeout=20, verify=False)
        self.name = name
        self._address = address

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """The answer to a request that must succeed."""
        answer = self.web.request(method, path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def problem(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """Status and code of a request that must fail."""
        answer = self.web.request(method, path, json=body)
        assert answer.is_error, answer.text
        problem = answer.json()
        assert problem["text"]["key"] == f"error-{problem['code']}"
        return answer.status_code, problem["code"]

    def open_table(self, *seats: str, variant: str = "basic", **wish: Any) -> Json:
        """Open a table; `seats` are "me", "open" or names of bots."""
        kinds: list[Json] = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        body = {"game": "carrara", "seats": kinds, "name": self.name, **wish}
        body.setdefault("options", {"variant": variant})
        seated: Json = self.ask("POST", "/tables", body)
        return seated

    def join(self, host_table: Json, seat: int) -> Json:
        """Follow the invitation to a seat."""
        invitation = host_table["seats"][seat]["invitation"]
        body = {"invitation": invitation, "name": self.name}
        seated: Json = self.ask("POST", f"/tables/{host_table['id']}/join", body)
        return seated

    def live(self, table: str, token: str = "", since: int | None = None) -> Live:
        """Sit down in front of the board."""
        query = {"token": token} if token else {}
        if since is not None:
            query["since"] = str(since)
        address = self._address.replace("http", "ws", 1)
        cookies = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        url = f"{address}/api/tables/{table}/live?{urlencode(query)}"
        return Live(url, cookies)


class Live:
    """A live connection, with everything the client has been told so far."""

    def __init__(self, url: str, cookies: str) -> None:
        self._connecting = connect(
            url, additional_headers={"cookie": cookies} if cookies else {}, max_size=None
        )
        self._ids = 0
        self.heard: list[Any] = []
        self.table: Any = None
        self.state: State | None = None
        self.view: Any = None
        """What everybody sees, as it stands after all that was heard."""
        self.log: list[Any] = []
        self.chat: list[Any] = []

    def __enter__(self) -> Live:
        self._socket: ClientConnection = self._connecting.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._connecting.__exit__(kind, problem, trace)

    def hear(self, seconds: float = 30) -> Any:
        """The next message, taken in."""
        message = decode(self._socket.recv(timeout=seconds))
        self.heard.append(message)
        if isinstance(message, Hello):
            self.table, self.chat = message.table, list(message.chat)
            if message.state is not None:
                self._take(message.state)
        elif isinstance(message, State):
            self._take(message)
        elif type(message).__name__ == "TableChanged":
            self.table = message.table
        elif type(message).__name__ == "Chat":
            self.chat.append(message.line)
        return message

    def _take(self, state: State) -> None:
        self.state = state
        if state.view != NOTHING:
            self.view = msgspec.json.decode(state.view)
        else:
            self.view = changed(self.view, state.changes)
        self.log = self.log[: state.log] + list(state.lines)

    def until(self, wanted: Callable[[Any], bool]) -> Any:
        """Listen until such a message comes."""
        while not wanted(message := self.hear()):
            pass
        return message

    def say(self, do: str, **fields: Any) -> Any:
        """Send a message and wait for its answer."""
        self._ids += 1
        self._socket.send(msgspec.json.encode({"do": do, "id": self._ids, **fields}).decode())
        number = self._ids
        return self.until(lambda message: getattr(message, "reply_to", None) == number)

    def send_raw(self, data: str | bytes) -> None:
        self._socket.send(data)

    def play(self, action: int) -> Any:
        assert self.state is not None
        return self.say("play", revision=self.state.revision, action=action)

    def my_turn(self) -> bool:
        return self.state is not None and bool(self.state.legal)

    def await_turn(self) -> bool:
        """Listen until this seat may decide; False when the match is over."""
        while not self.my_turn():
            if self.state is not None and not self.state.to_act:
                return False
            self.hear()
        return True

    def play_on(self, dice: random.Random, decisions: int = 10_000) -> int:
        """Play random legal moves; returns how many."""
        for number in range(decisions):
            if not self.await_turn():
                return number
            assert self.state is not None
            self.play(dice.choice(self.state.legal))
        return decisions


def play_together(dice: random.Random, *lives: Live) -> None:
    """Play random legal moves at one table until the match is over."""
    while True:
        newest = max(live.state.revision for live in lives if live.state is not None)
        for live in lives:
            while live.state is None or live.state.revision < newest:
                live.hear()
        acting = next((live for live in lives if live.my_turn()), None)
        if acting is not None and acting.state is not None:
            acting.play(dice.choice(acting.state.legal))
        elif lives[0].state is not None and lives[0].state.to_act:
            lives[0].hear()
        else:
            return
