"""Plug-ins that cannot be loaded: each is told in a sentence with a way out, and none harms others."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import signoria

OURS = signoria.games()[0]

MANIFEST = """
from signoria.games.manifest import Title
from signoria.kernel.game import Game

class Broken(Title):
    name = {name!r}
    package = __package__
"""

RULES = """
    def make_game(self):
        from tests.plugin.signoria_morra.game import Morra
        game = Morra()
        game.name = {name!r}
        return game
"""

TELLER = """
    def make_teller(self, game):
        from signoria.texts.teller import Teller
        return Teller(game)
"""

WHOLE = MANIFEST + RULES

PLUG_INS: dict[str, tuple[str, str, str]] = {
    "absent": ("", "broken_nowhere.title:Broken", "No module named 'broken_nowhere'"),
    "misspelt": (WHOLE, "broken_misspelt:Brokn", "has no attribute 'Brokn'"),
    "crashing": ("1 / 0", "broken_crashing:Broken", "ZeroDivisionError: division by zero"),
    "quitting": ("raise SystemExit('no\\nmore')", "broken_quitting:Broken", "SystemExit: no more"),
    "untitled": ("Broken = 5", "broken_untitled:Broken", "is no signoria.games.manifest.Title"),
    "alias": (
        WHOLE.replace("{name!r}", "'other'"),
        "broken_alias:Broken",
        "declared as 'alias' but calls itself 'other'",
    ),
    "ruleless": (MANIFEST, "broken_ruleless:Broken", "does not define make_game"),
    "unruly": (
        MANIFEST + "    def make_game(self): return 5",
        "broken_unruly:Broken",
        "what its make_game returns is no signoria.Game",
    ),
    "misruled": (
        MANIFEST + RULES.replace("{name!r}", "'other'"),
        "broken_misruled:Broken",
        "its rules call themselves 'other'",
    ),
    OURS: (WHOLE, f"broken_{OURS}:Broken", f"there is a title '{OURS}' already"),
}
"""By the name of the entry point: the module's source, what the entry point leads to, what is told."""


def plug_in(folder: Path, name: str, source: str, leads_to: str) -> None:
    """Install a package as its files and its metadata lie in site-packages."""
    (folder / f"broken_{name}").mkdir()
    (folder / f"broken_{name}" / "__init__.py").write_text(source.replace("{name!r}", repr(name)))
    about = folder / f"broken_{name}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: broken-{name}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[signoria.games]\n{name} = {leads_to}\n")


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """A Python that sees the plug-ins in this folder."""
    paths = [str(folder), *sys.path]
    return subprocess.run(
        [sys.executable, *command],
        capture_output=True,
        check=False,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "100"},
        cwd=folder,
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All broken plug-ins at once, and one that is whole."""
    folder = tmp_path_factory.mktemp("site")
    for name, (source, leads_to, _) in PLUG_INS.items():
        plug_in(folder, name, source, leads_to)
    plug_in(folder, "whole", WHOLE, "broken_whole:Broken")
    return folder


def test_the_list_tells_each_and_has_all_others(site: Path) -> None:
    done = run(site, "-m", "signoria.cli", "games")
    assert done.returncode == 0
    for name in (*signoria.games(), "whole"):
        assert f"\n{name}  " in f"\n{done.stdout}"
    told = {line.split("'")[1]: line for line in done.stderr.splitlines()}
    assert told.keys() == PLUG_INS.keys()
    for name, (_, _, why) in PLUG_INS.items():
        assert told[name].startswith(
            f"warning: the game '{name}' of the package 'broken-{name}' cannot be loaded: "
        )
        assert why in told[name]
        assert told[name].endswith(
            f"; mend that package, or remove it: pip uninstall broken-{name}"
        )


LOAD_ALL = """
import json, signoria, sys
said = {}
for name in sys.argv[1:]:
    try:
        signoria.load(name)
    except signoria.BadOption as problem:
        said[name] = str(problem)
print(json.dumps(said))
"""


def test_loading_one_says_what_is_wrong_and_what_to_do(site: Path) -> None:
    said = json.loads(run(site, "-c", LOAD_ALL, *PLUG_INS, "whole").stdout)
    assert said.keys() == PLUG_INS.keys() - {OURS}, "ours is loaded, whoever claims its name"
    for name, told in said.items():
        assert PLUG_INS[name][2] in told
        assert told.endswith(f"pip uninstall broken-{name}")


def test_a_missing_translation_costs_the_title_its_words_only(tmp_path: Path) -> None:
    plug_in(tmp_path, "wordless", WHOLE + TELLER, "broken_wordless:Broken")
    listed = run(tmp_path, "-m", "signoria.cli", "games")
    why = (
        "the game 'wordless' has no texts in 'en': add texts/en.ftl to the package broken_wordless"
    )
    assert listed.returncode == 0
    assert listed.stderr == f"warning: {why}\n"
    assert "wordless  wordless, 2 to 4 players" in listed.stdout
    for command in ("play", "simulate"):
        done = run(tmp_path, "-m", "signoria.cli", command, "wordless")
        assert (done.returncode, done.stderr) == (2, f"error: {why}\n")
