"""A real server of one's own, as a process that can be stopped, killed and started again."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
CLIENT = Path(os.environ.get("SIGNORIA_TEST_CLIENT", ROOT / "web" / "dist"))
PATIENCE = 30.0
SEED = 4
"""The seed that tables are dealt from where a test has to meet the same match every time."""


class Site:
    """`signoria serve` on a free port with its own data folder.

    `seed`: every table of it is dealt from this seed, for tests that need certain hands.
    """

    def __init__(self, data: Path, *, patience: float = 0.0, seed: int | None = None) -> None:
        self.data = data
        self.patience = patience
        self._command = ["signoria.cli"] if seed is None else ["tests.browser.dealt", str(seed)]
        self.port = _free_port()
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        log = self.data / "server.log"
        self.data.mkdir(parents=True, exist_ok=True)
        with log.open("ab") as out:
            self._process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    *self._command,
                    "serve",
                    "--no-open",
                    "--port",
                    str(self.port),
                    "--data",
                    str(self.data),
                    "--client",
                    str(CLIENT),
                    "--patience",
                    str(self.patience),
                ],
                stdout=out,
                stderr=out,
                cwd=ROOT,
                env={**os.environ, "NO_COLOR": "1"},
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start:\n{log.read_text('utf-8')}")
            time.sleep(0.05)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """As the power cut would."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(PATIENCE)
            self._process = None

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/api/games", timeout=1).is_success
        except httpx.TransportError:
            return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
