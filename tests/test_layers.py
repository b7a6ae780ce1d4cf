"""Imports point down only: a module never imports one of a higher layer.

A title's folder holds modules of several layers, each of which counts where its like is: its rules
right above the kernel, its texts with the texts, its bots with the bots, its board with the
commands.  The registry, the manifest, and what stands beside a title's `title.py` describe the
whole: they may import from above, but only late, inside a function or under TYPE_CHECKING.  A title
never imports another one, and nobody outside imports a title: whoever wants one asks the registry.

The check reads every import statement of src/signoria, also those inside functions and under
TYPE_CHECKING, and `import_module("...")` with a literal name.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "src"

# From low to high; parts of one layer may import each other.
LAYERS = (
    {"kernel"},
    {"rules"},
    {"games"},
    {"records", "texts"},
    {"ai", "bots"},
    {"lab", "server", "testing"},
    {"cli", "__main__"},
)
RANK = {part: rank for rank, layer in enumerate(LAYERS) for part in layer}

# The rooms of a title's folder, and the part of the package that each belongs to.
ROOMS = {"rules": "rules", "view_types": "rules", "texts": "texts", "bots": "ai", "terminal": "cli"}

# What `import signoria` itself offers: its own modules, what they may show, who may use it.
FACE = "signoria"
FACE_MODULES = {"__init__", "_build"}
FACE_IMPORTS = {FACE, "kernel", "games", "records", "bots"}
FACE_USERS = {FACE, "ai", "bots", "lab", "server", "testing", "cli", "__main__"}

KERNEL_MAY_IMPORT = sys.stdlib_module_names | {"mypy_extensions", "librt"}


class Import(NamedTuple):
    """What is imported, in which line, and whether loading the module leaves it for later."""

    line: int
    name: str
    is_late: bool


def imported_modules(source: str, module: str, is_package: bool) -> Iterator[Import]:
    """Everything that `source`, the text of `module`, imports, by its full dotted name."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    tree = ast.parse(source)
    late = {
        part
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef)
        or (isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING")
        for part in ast.walk(node)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield Import(node.lineno, alias.name, node in late)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                yield Import(node.lineno, f"{origin}.{alias.name}", node in late)
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            for argument in node.args[:1]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield Import(node.lineno, argument.value, node in late)


def part_of(module: str) -> str:
    """The part of the package a dotted name belongs to; FACE for `signoria` and `signoria.load`."""
    names = module.split(".")
    if title_of(module):
        return ROOMS.get(names[3], "games") if len(names) > 3 else "games"
    return names[1] if len(names) > 1 and names[1] in RANK else FACE


def forbidden(importer: str, imported: Import) -> str | None:
    """Why the module `importer` may not import this, or None if it may."""
    here = part_of(importer)
    library = imported.name.partition(".")[0]
    if library != "signoria":
        if here == "kernel" and library not in KERNEL_MAY_IMPORT:
            return "the kernel imports only the standard library, mypy_extensions and librt"
        return None
    there = part_of(imported.name)
    if there == FACE:
        return None if here in FACE_USERS else f"{here} is below the package's own face"
    if title_of(imported.name) not in (None, title_of(importer)):
        return "only a title's own folder names it; everybody else asks the registry"
    if here == FACE:
        return None if there in FACE_IMPORTS else f"the package's own face stays below {there}"
    if RANK[there] > RANK[here] and not (here == "games" and imported.is_late):
        return f"{there} is above {here}"
    return None


def title_of(module: str) -> str | None:
    """The title whose folder a dotted name lies in, if any."""
    names = module.split(".")
    is_inside = names[:2] == ["signoria", "games"] and len(names) > 2
    return names[2] if is_inside and names[2] in TITLES else None


TITLES = {place.parent.name for place in SOURCES.glob("signoria/games/*/title.py")}


def violations(source: str, module: str, is_package: bool = False) -> list[str]:
    """One line for every import of `source` that points the wrong way."""
    return [
        f"{module}:{imported.line} imports {imported.name}: {why}"
        for imported in imported_modules(source, module, is_package)
        if (why := forbidden(module, imported))
    ]


PACKAGES = {"signoria", "signoria.games"}


def test_every_import_points_down() -> None:
    found = []
    for path in sorted(SOURCES.glob("signoria/**/*.py")):
        names = list(path.relative_to(SOURCES).with_suffix("").parts)
        is_package = names[-1] == "__init__"
        module = ".".join(names[:-1] if is_package else names)
        found += violations(path.read_text(encoding="utf-8"), module, is_package)
    assert not found, "\n".join(found)


def test_every_module_has_a_layer() -> None:
    parts = {path.stem for path in SOURCES.glob("signoria/*.py")}
    parts |= {path.relative_to(SOURCES).parts[1] for path in SOURCES.glob("signoria/*/**/*.py")}
    assert "kernel" in parts, "the sources were not found"
    assert TITLES, "the titles were not found"
    assert parts <= RANK.keys() | FACE_MODULES


@pytest.mark.parametrize(
    ("module", "statement"),
    [
        ("signoria.kernel.state", "import signoria.games.carrara.table"),
        ("signoria.kernel.state", "from signoria import games"),
        ("signoria.kernel.state", "from ..games import carrara"),
        ("signoria.kernel.state", "import signoria"),
        ("signoria.kernel.state", "import numpy.random"),
        ("signoria.kernel.state", "def late():\n    from rich.text import Text"),
        ("signoria.kernel.state", "if TYPE_CHECKING:\n    from signoria.ai import arena"),
        ("signoria.kernel.state", "importlib.import_module('signoria.cli')"),
        ("signoria.kernel.state", "from signoria.games.carrara.rules import table"),
        ("signoria.games.carrara.rules.flow", "from signoria import records"),
        ("signoria.games.carrara.rules.flow", "from signoria import load"),
        ("signoria.games.carrara.rules.flow", "import signoria.games"),
        ("signoria.games.carrara.rules.flow", "from signoria.games.manifest import Title"),
        ("signoria.games.carrara.rules.flow", "from signoria.games.lorenzo.rules import table"),
        ("signoria.games.carrara.rules.flow", "from ...lorenzo.rules.table import Table"),
        ("signoria.games.carrara.rules.flow", "from signoria.games.carrara.bots import guide"),
        ("signoria.games.carrara.rules.flow", "def late():\n    from ..texts import teller"),
        ("signoria.games.carrara.texts.teller", "from signoria.ai.search import guide"),
        ("signoria.games.carrara.texts.teller", "from signoria.games.carrara.bots import guide"),
        ("signoria.games.carrara.bots.guide", "from signoria.games.lorenzo.bots import sets"),
        ("signoria.games.carrara.bots.guide", "from signoria.games.carrara import terminal"),
        ("signoria.games.carrara.bots.guide", "from signoria.lab import training"),
        ("signoria.games.carrara.title", "from signoria.cli.board import Board"),
        ("signoria.games.carrara.title", "def late():\n    from ..lorenzo.rules import game"),
        ("signoria.games.manifest", "from signoria.texts.teller import Teller"),
        ("signoria.games", "from . import carrara"),
        ("signoria.games", "def late():\n    from signoria.games.carrara import title"),
        ("signoria.ai.bots.greedy", "from signoria.games.carrara.bots import evaluation"),
        ("signoria.cli.boards", "import_module('signoria.games.carrara.terminal')"),
        ("signoria", "from signoria.games.carrara import title"),
        ("signoria.records", "import signoria"),
        ("signoria.texts.messages", "from signoria.ai.greedy import Greedy"),
        ("signoria.ai.greedy", "from signoria.lab import simulate"),
        ("signoria.bots", "from . import testing"),
        ("signoria.lab.bench", "from signoria.cli import main"),
        ("signoria.texts.teller", "from signoria.server.messages import Fact"),
        ("signoria", "from signoria.ai import bots"),
        ("signoria._build", "from signoria import cli"),
    ],
)
def test_catches(module: str, statement: str) -> None:
    assert len(violations(statement, module, is_package=module in PACKAGES)) == 1


@pytest.mark.parametrize(
    ("module", "statement"),
    [
        ("signoria.kernel.state", "import json, hashlib\nfrom librt.vecs import vec"),
        ("signoria.kernel.match", "from .state import State"),
        (
            "signoria.games.carrara.rules.flow",
            "from signoria.kernel import state\nfrom . import table",
        ),
        ("signoria.games.carrara.rules.flow", "from signoria.games.carrara.rules import table"),
        ("signoria.games.carrara.texts.teller", "from signoria.texts.teller import Teller"),
        ("signoria.games.carrara.bots.guide", "from signoria.ai.search.guide import Guide"),
        ("signoria.games.carrara.bots.guide", "from signoria.games.carrara.texts import teller"),
        ("signoria.games.carrara.terminal", "from signoria.cli.crests import crest"),
        ("signoria.games.carrara.title", "from signoria.games.manifest import Title"),
        ("signoria.games.carrara.title", "def late():\n    from signoria.cli.board import Board"),
        ("signoria.games.manifest", "if TYPE_CHECKING:\n    from signoria.texts import teller"),
        ("signoria.records", "import msgspec\nfrom signoria.kernel.match import Match"),
        ("signoria.ai.greedy", "import signoria\nfrom signoria import load, records"),
        ("signoria.testing.golden", "from signoria.lab import simulate"),
        ("signoria.cli.play", "from signoria import bots, games\nimport rich"),
        ("signoria", "from signoria import _build, records\nfrom .kernel.match import Match"),
    ],
)
def test_lets_pass(module: str, statement: str) -> None:
    assert violations(statement, module, is_package=module in PACKAGES) == []
