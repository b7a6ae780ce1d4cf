"""A guest who plays by program: to bring a table to the position that a test or a picture needs."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import httpx
from websockets.sync.client import connect

State = Mapping[str, Any]


class Scripted:
    """One guest with one name, at one server, who plays one title."""

    def __init__(
        self, address: str, name: str = "Lucia", seed: int = 1, game: str = "carrara"
    ) -> None:
        self.address = address
        self.name = name
        self.game = game
        self.cookies = httpx.Cookies()
        self.ask("GET", "/me")
        self.ask("PATCH", "/me", {"name": name})
        self.dice = Random(seed)
        rows = self.ask("GET", f"/games/{game}")["actions"]
        self.verbs = {int(action): row["verb"] for action, row in rows.items()}
        self.texts = {
            int(action): " ".join([row["verb"], *row["args"].values()])
            for action, row in rows.items()
        }
        """What each action says: its verb and its arguments."""

    def ask(self, method: str, path: str, body: object = None) -> Any:
        answer = httpx.request(
            method, f"{self.address}/api{path}", json=body, cookies=self.cookies, timeout=30
        )
        answer.raise_for_status()
        self.cookies.update(answer.cookies)
        return answer.json()

    def open_table(self, seats: list[str], **wish: Any) -> dict[str, Any]:
        """A new table; seats are "me", "open" or the name of a bot."""
        wishes = [
            {"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        seated: dict[str, Any] = self.ask(
            "POST", "/tables", {"game": self.game, "seats": wishes, **wish}
        )
        return seated

    def offers(self, state: State, verb: str) -> bool:
        """May this seat do such a thing now?"""
        return any(self.verbs[action] == verb for action in state.get("legal", ()))

    def choose(self, legal: Sequence[int]) -> int:
        """Anything that is legal."""
        return self.dice.choice(legal)

    def play(self, table: str, token: str, until: Callable[[State], bool]) -> State:
        """Plays legal moves for this seat until a state that fits, or the end; tells the state."""
        address = self.address.replace("http", "ws", 1)
        with connect(f"{address}/api/tables/{table}/live?token={token}") as live:
            number = 0
            while True:
                message = json.loads(live.recv(timeout=30))
                state: State = message["state"] if message["is"] == "hello" else message
                if not state or state.get("is") != "state":
                    continue
                if until(state) or not state.get("to_act"):
                    return state
                if legal := state.get("legal"):
                    number += 1
                    move = {
                        "do": "play",
                        "id": number,
                        "revision": state["revision"],
                        "action": self.choose(legal),
                    }
                    live.send(json.dumps(move))
