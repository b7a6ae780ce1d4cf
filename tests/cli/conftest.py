"""Running commands: inside this process for speed, as real processes where that is the point."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from signoria import cli
from tests.cli.commands import Result, Run, Start, Terminal, finished


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """No test touches the matches of whoever runs it, or depends on their terminal."""
    monkeypatch.setenv("SIGNORIA_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.delenv("FORCE_COLOR", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path / "data"


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process."""

    def run_command(*arguments: str) -> Result:
        code = cli.run(arguments)
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return run_command


COMMAND = (sys.executable, "-m", "signoria.cli")


def environment(**more: str) -> dict[str, str]:
    """For processes: the import path of this one, whatever folder they start in."""
    path = os.pathsep.join(str(Path(entry).resolve()) for entry in sys.path if entry)
    return {**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONPATH": path, **more}


@pytest.fixture
def start() -> Start:
    """Start a command as a process with pipes, in a group of its own as a terminal would."""

    def start_command(*arguments: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            encoding="utf-8",
            env=environment(),
            start_new_session=True,
        )

    return start_command


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    """Start a command at a terminal; gives the process and the terminal's other end."""
    ends: list[int] = []

    def start_command(*arguments: str, **more: str) -> tuple[subprocess.Popen[bytes], int]:
        master, slave = pty.openpty()
        ends.append(master)
        process = subprocess.Popen(
            [*COMMAND, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(TERM="xterm-256color", **more),
            start_new_session=True,
        )
        os.close(slave)
        return process, master

    yield start_command
    for end in ends:
        os.close(end)


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A finished match of random players in a file."""
    return finished(tmp_path / "played.json")
