"""Compare the working tree with an earlier revision: is it still as fast, as small?

    python bench/parent.py [REVISION] [--quick] [--seconds S] [--game TITLE ...]

Both are compiled into temporary directories and measured by the worker of the working tree, in
rounds that take turns between them.  REVISION is HEAD^ unless given.  Where there is nothing to
compare with, a sentence says so and the exit code is 0.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from signoria.lab import bench  # noqa: E402  the harness of this tree, not an installed one

ENGINE = "src/signoria/kernel/playout.py"
"""A revision without this file has no engine that could be measured."""


class NothingToCompareError(Exception):
    """There is no revision to compare with; the text says why."""


def git(*arguments: str) -> str:
    """What git prints.  Raises `subprocess.CalledProcessError`."""
    done = subprocess.run(
        ["git", "-C", str(ROOT), *arguments], capture_output=True, text=True, check=True
    )
    return done.stdout


def find_commit(revision: str) -> str:
    """The commit that a revision names.  Raises `NothingToCompareError`."""
    try:
        commit = git("rev-parse", "--verify", "--quiet", f"{revision}^{{commit}}").strip()
    except (OSError, subprocess.CalledProcessError):
        raise NothingToCompareError(f"there is no revision {revision} here") from None
    try:
        git("cat-file", "-e", f"{commit}:{ENGINE}")
    except subprocess.CalledProcessError:
        raise NothingToCompareError(f"revision {revision} has no engine yet") from None
    return commit


@contextmanager
def worktree(commit: str, place: Path) -> Iterator[Path]:
    """A checkout of a commit for as long as the block runs."""
    try:
        git("worktree", "add", "--quiet", "--detach", str(place), commit)
        yield place
    finally:
        shutil.rmtree(place, ignore_errors=True)
        git("worktree", "prune")


def copy_working_tree(place: Path) -> Path:
    """The files git knows or would add, so that building leaves nothing behind in the tree."""
    for name in git("ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0"):
        source = ROOT / name
        if source.is_file():
            (place / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, place / name)
    return place


def build(source: Path, target: Path) -> Path:
    """Compile a source tree and install it into a directory of its own.  Raises `BenchError`."""
    switches = ("SIGNORIA_PURE", "SIGNORIA_NO_COMPILE")
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
    done = subprocess.run(
        [*command, "--no-deps", "--no-build-isolation", "--target", str(target), str(source)],
        env={name: value for name, value in os.environ.items() if name not in switches},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise bench.BenchError(f"{source.name} does not build:\n{done.stdout}{done.stderr}")
    return target


def main() -> int:
    parser = argparse.ArgumentParser(description="Compare the working tree with a revision.")
    parser.add_argument("revision", nargs="?", default="HEAD^")
    parser.add_argument("--quick", action="store_true", help="short measurements")
    parser.add_argument("--seconds", type=float, help="CPU time per measurement and round")
    parser.add_argument("--game", action="append", help="only this title; may be repeated")
    chosen = parser.parse_args()
    console = Console()
    # A polite kill unwinds the stack too, so that the worktree is always removed.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    try:
        commit = find_commit(chosen.revision)
        with TemporaryDirectory(prefix="signoria-bench-") as name, console.status("") as status:
            place = Path(name)
            with worktree(commit, place / "parent") as source:
                status.update(f"compiling {chosen.revision}")
                try:
                    parent = build(source, place / "parent-build")
                except bench.BenchError as problem:
                    raise NothingToCompareError(str(problem)) from problem
            status.update("compiling the working tree")
            now = build(copy_working_tree(place / "now"), place / "now-build")
            results = bench.run(
                chosen.game,
                chosen.seconds,
                chosen.quick,
                parent,
                lambda what, done, total: status.update(f"{what} ({done} of {total} done)"),
                builds=("compiled",),
                peers=(),
                package=now,
            )
    except NothingToCompareError as reason:
        console.print(f"No comparison with the parent: {reason}", markup=False)
        return 0
    except bench.BenchError as problem:
        console.print(str(problem), markup=False)
        return 1
    console.print(f"parent: {chosen.revision} = {commit[:12]}")
    console.print(bench.parent_table(results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
