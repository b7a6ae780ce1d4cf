"""Imports point down only: a module never imports one of a higher layer.

The check reads every import statement of src/signoria, also those inside functions and under
TYPE_CHECKING, and `import_module("...")` with a literal name.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parent.parent / "src"

# From low to high; parts of one layer may import each other.
LAYERS = (
    {"kernel"},
    {"games"},
    {"records", "texts"},
    {"ai", "bots"},
    {"lab", "server", "testing"},
    {"cli", "__main__"},
)
RANK = {part: rank for rank, layer in enumerate(LAYERS) for part in layer}

# What `import signoria` itself offers: its own modules, what they may show, who may use it.
FACE = "signoria"
FACE_MODULES = {"__init__", "_build"}
FACE_IMPORTS = {FACE, "kernel", "games", "records", "bots"}
FACE_USERS = {FACE, "ai", "bots", "lab", "server", "testing", "cli", "__main__"}

KERNEL_MAY_IMPORT = sys.stdlib_module_names | {"mypy_extensions", "librt"}


def imported_modules(source: str, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything that `source`, the text of `module`, imports."""
    package = module.split(".") if is_package else module.split(".")[:-1]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            origin = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                yield node.lineno, f"{origin}.{alias.name}"
        elif isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module"):
            for argument in node.args[:1]:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield node.lineno, argument.value


def part_of(module: str) -> str:
    """The part of the package a dotted name belongs to; FACE for `signoria` and `signoria.load`."""
    names = module.split(".")
    return names[1] if len(names) > 1 and names[1] in RANK else FACE


def forbidden(importer: str, imported: str) -> str | None:
    """Why the module `importer` may not import the name `imported`, or None if it may."""
    here = part_of(importer)
    library = imported.partition(".")[0]
    if library != "signoria":
        if here == "kernel" and library not in KERNEL_MAY_IMPORT:
            return "the kernel imports only the standard library, mypy_extensions and librt"
        return None
    there = part_of(imported)
    if there == FACE:
        return None if here in FACE_USERS else f"{here} is below the package's own face"
    if here == FACE:
        return None if there in FACE_IMPORTS else f"the package's own face stays below {there}"
    if RANK[there] > RANK[here]:
        return f"{there} is above {here}"
    if here == there == "games" and title_of(importer) not in (None, title_of(imported)):
        return "a game knows neither another game nor the list of games"
    return None


def title_of(module: str) -> str | None:
    """The game that a module below `signoria.games` belongs to; None for the list of games."""
    names = module.split(".")
    return names[2] if len(names) > 2 else None


def violations(source: str, module: str, is_package: bool = False) -> list[str]:
    """One line for every import of `source` that points the wrong way."""
    return [
        f"{module}:{line} imports {imported}: {why}"
        for line, imported in imported_modules(source, module, is_package)
        if (why := forbidden(module, imported))
    ]


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
        ("signoria.games.carrara.flow", "from signoria import records"),
        ("signoria.games.carrara.flow", "from signoria import load"),
        ("signoria.games.carrara.flow", "from signoria.games.lorenzo import table"),
        ("signoria.games.carrara.flow", "from ..lorenzo.table import Table"),
        ("signoria.games.carrara.flow", "import signoria.games"),
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
    assert len(violations(statement, module, is_package=module == "signoria")) == 1


@pytest.mark.parametrize(
    ("module", "statement"),
    [
        ("signoria.kernel.state", "import json, hashlib\nfrom librt.vecs import vec"),
        ("signoria.kernel.match", "from .state import State"),
        ("signoria.games.carrara.flow", "from signoria.kernel import state\nfrom . import table"),
        ("signoria.games.carrara.flow", "from signoria.games.carrara.table import Table"),
        ("signoria.records", "import msgspec\nfrom signoria.kernel.match import Match"),
        ("signoria.ai.greedy", "import signoria\nfrom signoria import load, records"),
        ("signoria.testing.golden", "from signoria.lab import simulate"),
        ("signoria.cli.play", "from signoria import bots, games\nimport rich"),
        ("signoria", "from signoria import _build, records\nfrom .kernel.match import Match"),
    ],
)
def test_lets_pass(module: str, statement: str) -> None:
    assert violations(statement, module, is_package=module == "signoria") == []


def test_list_of_games_may_import_the_games() -> None:
    assert violations("from . import carrara", "signoria.games", is_package=True) == []
