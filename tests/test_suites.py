"""`make test` and `make thorough` together run every test there is."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def commands(target: str) -> list[list[str]]:
    """What a target hands to pytest, command by command, as `make` would run them."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    asked = subprocess.run(
        ["make", "--dry-run", "--always-make", target],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        check=True,
        text=True,
    )
    found = []
    for line in asked.stdout.replace("\\\n", " ").splitlines():
        words = shlex.split(line.partition("||")[0]) if " -m pytest " in line else []
        if "pytest" in words:
            found.append(words[words.index("pytest") + 1 :])
    return found


def collected(arguments: list[str]) -> set[str]:
    """The tests that a command would run."""
    asked = subprocess.run(
        [sys.executable, "-m", "pytest", "--collect-only", "-q", "-n", "0", *arguments],
        check=False,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert asked.returncode == 0, asked.stdout + asked.stderr
    return {line for line in asked.stdout.splitlines() if "::" in line}


@pytest.mark.thorough
def test_together_they_miss_no_test() -> None:
    suites = [*commands("test"), *commands("thorough")]
    assert len(suites) == 5
    run = set().union(*map(collected, [without_workers(suite) for suite in suites]))
    assert collected(["tests"]) - run == set()


def without_workers(arguments: list[str]) -> list[str]:
    """The same command for collecting, which one process does alone."""
    return [word for word in arguments if word not in ("-n", "auto")]
