"""Which build of the engine is loaded: compiled if there is one, unless SIGNORIA_PURE asks otherwise.

A wheel carries every engine module twice: as readable source and compiled by mypyc.  Python
prefers the compiled one.  With the environment variable SIGNORIA_PURE=1 the sources are loaded
instead, for debugging, coverage and comparison.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourcesOnly:
    """A finder that sees only the `.py` files of this package."""

    @staticmethod
    def find_spec(
        fullname: str, path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("signoria."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if os.environ.get("SIGNORIA_PURE", "") not in ("", "0"):
    sys.meta_path.insert(0, SourcesOnly)


def is_compiled() -> bool:
    """Is the compiled engine the one in use?"""
    from signoria.kernel import game

    return not str(game.__file__).endswith(".py")
