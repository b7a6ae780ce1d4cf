"""A title is a package: Morra, installed beside signoria, is found and played like ours.

The toy title of the kernel tests is built and installed as its author would do it, into a virtual
environment of its own, in which the real commands run.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import signoria

pytestmark = pytest.mark.thorough

PROJECT = Path(__file__).parent
ENVIRONMENT = {
    name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "NO_COLOR")
} | {"COLUMNS": "100"}

Command = list[str]


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that holds the plug-in, and borrows signoria from this one."""
    folder = tmp_path_factory.mktemp("plugin")
    run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")])
    python = folder / "venv" / "bin" / "python"
    found = run([str(python), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"])
    lenders = [str(Path(signoria.__file__).parents[1]), *map(sysconfig.get_path, LIBRARIES)]
    Path(found.strip(), "lenders.pth").write_text("\n".join(lenders), "utf-8")
    shutil.copytree(PROJECT, folder / "project", ignore=shutil.ignore_patterns("__pycache__"))
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    alone = ["--no-index", "--no-build-isolation", "--no-deps"]
    run([*pip, "install", "-qq", *alone, str(folder / "project")])
    return python


LIBRARIES = ("purelib", "platlib")


def run(command: Command, typed: str = "", folder: Path | None = None) -> str:
    """What a command that succeeds prints."""
    done = subprocess.run(
        command,
        input=typed,
        capture_output=True,
        check=False,
        text=True,
        env=ENVIRONMENT,
        cwd=folder,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_nothing_of_it_is_part_of_signoria(python: Path) -> None:
    places = run(
        [
            str(python),
            "-c",
            "import signoria, signoria_morra; print(signoria.__file__, signoria_morra.__file__)",
        ]
    )
    ours, theirs = map(Path, places.split())
    assert ours == Path(signoria.__file__)
    assert theirs.is_relative_to(python.parents[1])


def test_it_is_listed_with_the_package_it_comes_from(python: Path) -> None:
    command = [str(python), "-m", "signoria.cli", "games"]
    listed = run(command)
    assert "morra  morra, 2 to 4 players; from the package signoria-morra" in listed
    assert "cards dealt to each player: two, one, * two" in " ".join(listed.split())
    found = json.loads(run([*command, "--json"]))
    assert found["games"][-1]["game"] == "morra"
    assert [game["package"] for game in found["games"][:-1]] == ["signoria"] * (
        len(found["games"]) - 1
    )
    assert found["broken"] == {}


def test_it_is_checked(python: Path) -> None:
    found = run([str(python), "-m", "signoria.cli", "check", "morra", "--matches", "6"])
    assert found.count("✓") == 10
    assert "endings: two rounds 6" in found


def test_it_is_simulated(python: Path) -> None:
    found = run([str(python), "-m", "signoria.cli", "simulate", "morra", "--matches", "5"])
    assert "morra, 5 matches, 4 players" in found
    assert "calls" in found


def test_it_is_played_in_an_arena(python: Path) -> None:
    """By bots that need to know nothing of a title: one that draws lots, and one that searches."""
    arena = ["arena", "morra", "--players", "2", "--matches", "4", "--json"]
    seats = ["--seats", "apprentice,random"]
    found = json.loads(run([str(python), "-m", "signoria.cli", *arena, *seats]))
    assert [bot["bot"] for bot in found["bots"]] == ["apprentice", "random"]
    assert found["matches"] == 4


def test_bots_that_would_have_to_know_it_say_so(python: Path) -> None:
    for command in ("arena", "simulate", "play"):
        done = subprocess.run(
            [str(python), "-m", "signoria.cli", command, "morra", "--bots", "greedy"],
            capture_output=True,
            check=False,
            text=True,
            env=ENVIRONMENT,
            stdin=subprocess.DEVNULL,
        )
        assert done.returncode == 2
        assert done.stderr == "error: the greedy bot does not know morra; let 'random' play it\n"


def test_it_is_played_in_the_terminal(python: Path, tmp_path: Path) -> None:
    play = [
        "play",
        "morra",
        "--players",
        "2",
        "--seed",
        "5",
        "--save",
        str(tmp_path / "match.json"),
    ]
    typed = "help\nrules\nfacts\nscore\nwhy done\nthrow 3\ncall 7\nlog\n" + 12 * "done\nkeep\n1\n"
    told = " ".join(run([str(python), "-m", "signoria.cli", *play], typed, tmp_path).split())
    assert "morra: You against Random." in told
    assert "the rules of 'morra' are not written in 'en': add rules.md" in told
    assert "done: not_the_question." in told
    assert "You: thrown 3 7 0;" in told
    assert "How it ended: two rounds." in told
    again = run([str(python), "-m", "signoria.cli", "replay", str(tmp_path / "match.json")])
    assert "morra" in again


def test_a_server_does_without_it(python: Path) -> None:
    """People at a table need sentences: what has none stays off the shelf."""
    asked = "from signoria.server.tables import titles; print(*titles.playable_titles())"
    assert run([str(python), "-c", asked]).split() == [
        name for name in signoria.games() if name != "morra"
    ]
