"""The compiled part of the build; everything else about the package is in pyproject.toml.

All modules below are compiled by mypyc into one shared library, so that they call each other
natively.  Their .py files are shipped too.  A pure-Python package is built when mypyc cannot be
imported or when the environment variable SIGNORIA_NO_COMPILE is 1.
"""

import os
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import setup

PACKAGE = Path("src/signoria")

HOT_AI_MODULES = (
    "ai/carrara.py",
    "ai/carrara_features.py",
    "ai/carrara_guide.py",
    "ai/guide.py",
    "ai/lorenzo.py",
    "ai/lorenzo_church.py",
    "ai/lorenzo_features.py",
    "ai/lorenzo_guide.py",
    "ai/lorenzo_leaders.py",
    "ai/lorenzo_outlook.py",
    "ai/lorenzo_sets.py",
    "ai/lorenzo_work.py",
    "ai/lorenzo_worth.py",
    "ai/network.py",
    "ai/prince.py",
    "ai/prince_arms.py",
    "ai/prince_conclave.py",
    "ai/prince_features.py",
    "ai/prince_guide.py",
    "ai/prince_trade.py",
    "ai/prince_worth.py",
    "ai/search.py",
    "ai/standing.py",
)
"""Modules of the bots that are called for every position they look at."""

HOT_SERVER_MODULES = (
    "server/chronicle.py",
    "server/rooms.py",
    "server/showing.py",
    "texts/carrara.py",
    "texts/lorenzo.py",
    "texts/prince.py",
    "texts/teller.py",
)
"""What the server does for every move besides playing it: rooms, showing and telling."""

CALLED_FROM_INSIDE = (
    ["-fvisibility=hidden", "-fno-semantic-interposition"] if os.name == "posix" else []
)
"""Nobody outside calls the functions of the library by their C names, so the compiler may inline
them: a fifth more speed of random play (bench/results.md)."""


def compiled_modules() -> list[str]:
    """Kernel, games, hot modules of bots and server; packages' `__init__.py` files stay interpreted."""
    modules = [
        *PACKAGE.glob("kernel/[a-z]*.py"),
        *PACKAGE.glob("games/**/[a-z]*.py"),
        *(PACKAGE / name for name in (*HOT_AI_MODULES, *HOT_SERVER_MODULES)),
    ]
    return sorted(str(module) for module in modules)


def extensions() -> list[Any]:
    """The compiled modules as setuptools wants them; none for a pure-Python package."""
    if os.environ.get("SIGNORIA_NO_COMPILE") == "1" or find_spec("mypyc") is None:
        return []
    from mypyc.build import mypycify

    found = mypycify(compiled_modules(), opt_level="3", debug_level="0", group_name="signoria")
    for extension in found:
        extension.extra_compile_args += CALLED_FROM_INSIDE
    return found


setup(ext_modules=extensions())
