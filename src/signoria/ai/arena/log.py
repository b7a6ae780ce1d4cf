"""What an arena has played so far, in a file: a killed arena goes on where it stopped.

JSON lines.  The first says which arena it is, every other one is a finished match, in the order in
which they came in.  A line is written at once and as a whole; one that a kill cut short is dropped.
The number of matches, the test and the mirror are no part of what an arena is: a log may be
continued with more of them.
"""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final, NamedTuple

import msgspec

import signoria
from signoria.ai.arena.tables import Job
from signoria.kernel.reasons import SignoriaError

FORMAT: Final = "signoria arena 1"


class BadLog(SignoriaError):
    """A file that is no log of this arena; it was not touched."""


@dataclass(frozen=True)
class Plan:
    """What makes two arenas the same one."""

    game: str
    options: dict[str, str]
    seats: list[str]
    seed: int
    budget_ms: float | None

    def header(self) -> dict[str, Any]:
        rules = signoria.load(self.game).rules_version
        return {
            "format": FORMAT,
            "version": signoria.__version__,
            "rules": rules,
            **asdict(self),
        }


@dataclass(frozen=True)
class Played:
    """One match of an arena, by seat: bot, share of the win, score, rank, ms of every decision, and
    how many decisions others made, since the bot had failed.
    """

    bots: list[str]
    wins: list[float]
    scores: list[int]
    ranks: list[float]
    ms: list[list[float]]
    replaced: list[int]


class Place(NamedTuple):
    """Where a match stands in its arena: `arena` or `mirror`, the block, the rotation."""

    part: str
    block: int
    turn: int


class _Line(msgspec.Struct, forbid_unknown_fields=True):
    """A match in the file.  `replaced` is only there where a bot failed."""

    part: str
    block: int
    turn: int
    wins: list[float]
    scores: list[int]
    ranks: list[float]
    ms: list[list[float]]
    replaced: list[int] | None = None


class Log:
    """The log of an arena, open for more; without a path it keeps nothing.

    Raises `BadLog` if the file holds anything but the log of this arena.
    """

    def __init__(self, path: Path | None, plan: Plan) -> None:
        self._found: dict[Place, _Line] = {}
        self._file: IO[bytes] | None = None
        if path is None:
            return
        complete = _read(path, plan, self._found)
        self._file = path.open("r+b" if complete else "wb")
        if complete:
            self._file.truncate(complete)
            self._file.seek(0, os.SEEK_END)
        else:
            self._write(plan.header())

    def __enter__(self) -> Log:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._file is not None:
            self._file.close()

    def find(self, place: Place, job: Job) -> Played | None:
        """The match that was played at a place."""
        line = self._found.get(place)
        if line is None:
            return None
        replaced = line.replaced or [0] * len(job.bots)
        return Played(job.bots, line.wins, line.scores, line.ranks, line.ms, replaced)

    def add(self, place: Place, played: Played) -> None:
        """A match is finished."""
        result = {"wins": played.wins, "scores": played.scores, "ranks": played.ranks}
        failed = {"replaced": played.replaced} if any(played.replaced) else {}
        self._write({**place._asdict(), **result, "ms": played.ms, **failed})

    def _write(self, line: dict[str, Any]) -> None:
        if self._file is not None:
            self._file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")
            self._file.flush()


def _read(path: Path, plan: Plan, found: dict[Place, _Line]) -> int:
    """Collect the matches of a log and say how many bytes of it are whole lines."""
    if path.is_dir():
        raise BadLog(f"{path} is a folder, not the log of an arena; name a file")
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        return 0
    lines = data.split(b"\n")
    torn = len(lines.pop())
    if not data:
        return 0
    header = _header(lines[0]) if lines else None
    if header is None:
        raise BadLog(f"{path} is not the log of an arena, and was left alone; name another file")
    expected = plan.header()
    for key, value in expected.items():
        if header.get(key) != value:
            raise BadLog(
                f"{path} is the log of another arena: its {key} is {_short(header.get(key))}, not "
                f"{_short(value)}; name another file, or repeat the command it was made with"
            )
    for number, text in enumerate(lines[1:], 2):
        try:
            line = msgspec.json.decode(text, type=_Line)
        except msgspec.MsgspecError as problem:
            raise BadLog(
                f"{path} cannot be continued: line {number} is no match of an arena; "
                "remove that line, or name another file"
            ) from problem
        by_seat = (line.wins, line.scores, line.ranks, line.ms, line.replaced or line.ms)
        if any(len(values) != len(plan.seats) for values in by_seat):
            raise BadLog(
                f"{path} cannot be continued: line {number} is no match of {len(plan.seats)} "
                "seats; remove that line, or name another file"
            )
        found.setdefault(Place(line.part, line.block, line.turn), line)
    return len(data) - torn


def _header(line: bytes) -> dict[str, Any] | None:
    try:
        header = json.loads(line)
    except ValueError:
        return None
    if not isinstance(header, dict) or not str(header.get("format", "")).startswith(FORMAT[:14]):
        return None
    return header


def _short(value: object) -> str:
    text = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    return text if len(text) <= 60 else text[:59] + "…"
