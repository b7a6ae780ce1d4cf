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
    "ai/lorenzo.py",
    "ai/lorenzo_church.py",
    "ai/lorenzo_leaders.py",
    "ai/lorenzo_outlook.py",
    "ai/lorenzo_sets.py",
    "ai/lorenzo_work.py",
    "ai/lorenzo_worth.py",
    "ai/prince.py",
    "ai/prince_arms.py",
    "ai/prince_trade.py",
    "ai/prince_worth.py",
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

    return mypycify(compiled_modules(), opt_level="3", group_name="signoria")


setup(ext_modules=extensions())
