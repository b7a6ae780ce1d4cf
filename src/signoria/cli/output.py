"""Output: results on stdout, progress and errors on stderr."""

from __future__ import annotations

import json
import sys
import time
from types import TracebackType
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

PATIENCE: Final = 1.0
"""Seconds of work after which a progress bar appears."""


def console() -> Console:
    """Results.  Colour only on a terminal and without NO_COLOR; a pipe gets plain text."""
    return Console(highlight=False, soft_wrap=False)


def error_line(text: str) -> None:
    """One line on stderr, whatever the text."""
    print(f"error: {' '.join(text.split())}", file=sys.stderr)


def warning_line(text: str) -> None:
    """One line on stderr about what does not stop a command."""
    print(f"warning: {' '.join(text.split())}", file=sys.stderr)


def print_json(value: Any) -> None:
    """Print a result for programs: one JSON document on stdout."""
    sys.stdout.write(json.dumps(value, indent=2, ensure_ascii=False) + "\n")


class Meter:
    """A progress bar on stderr for work that takes longer than a second, on a terminal only."""

    def __init__(self, label: str, total: int | None = None) -> None:
        self._label = label
        self._total = total
        self._began = time.monotonic()
        self._bar: Progress | None = None

    def __enter__(self) -> Meter:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._bar is not None:
            self._bar.stop()

    def show(self, done: int, total: int | None = None, label: str | None = None) -> None:
        """So much is done."""
        if self._bar is None:
            if time.monotonic() - self._began < PATIENCE:
                return
            stderr = Console(stderr=True)
            columns = (
                TextColumn("{task.description}"),
                BarColumn(),
                MofNCompleteColumn(),
                TimeRemainingColumn(),
            )
            self._bar = Progress(
                *columns, console=stderr, transient=True, disable=not stderr.is_terminal
            )
            self._bar.add_task(self._label, total=self._total)
            self._bar.start()
        self._bar.update(
            self._bar.task_ids[0],
            completed=done,
            total=self._total if total is None else total,
            description=label or self._label,
        )
