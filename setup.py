"""The compiled part of the build; everything else about the package is in pyproject.toml.

All modules named below are compiled by mypyc into one shared library, so that they call each other
natively.  Their .py files are shipped too.  The environment decides what is built:

    SIGNORIA_NO_COMPILE=1    a pure-Python package; the same where mypyc cannot be imported
    SIGNORIA_BUILD=quick     no optimisation across modules: for trying a change, not for measuring
"""

import os
from concurrent.futures import ThreadPoolExecutor
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/signoria")

COMPILED = (
    "kernel/[a-z]*.py",
    # The rules of every title, its sentences, and what its bots ask for every position.
    "games/*/rules/[a-z]*.py",
    "games/*/texts/[a-z]*.py",
    "games/*/bots/[a-z]*.py",
    "texts/teller.py",
    "ai/search/guide.py",
    "ai/search/network.py",
    "ai/search/search.py",
    "ai/search/standing.py",
    # What the server does for every move besides playing it.
    "server/chronicle.py",
    "server/rooms.py",
    "server/showing.py",
)
"""Patterns of modules.  Packages' `__init__.py` files stay interpreted."""

INTERPRETED = "bots/expertise.py"
"""Called once per match, and a subclass of an interpreted class."""

QUICK = os.environ.get("SIGNORIA_BUILD") == "quick"

CALLED_FROM_INSIDE = ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""Nobody outside calls the functions of the library by their C names, so the compiler may inline
them: a fifth more speed of random play (bench/results.md)."""

ACROSS_FILES = f"-flto={os.cpu_count() or 1}"
"""Every module is a C file of its own, so that several are compiled at once; this inlines calls
between them when they are linked."""


class ParallelBuild(build_ext):  # type: ignore[misc]  # setuptools does not declare its types
    """Compiles as many C files at once as there are processors, and only those that changed."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        compile_some = compiler.compile

        def compile_all(sources: list[str], **how: Any) -> list[str]:
            done = 0
            headers = _digest(sorted(Path(self.build_temp).parent.glob("*.h")))

            def compile_one(source: str) -> str:
                nonlocal done
                [target] = compiler.object_filenames([source], output_dir=how.get("output_dir"))
                stamp = Path(target).with_suffix(".made")
                key = _digest([Path(source)]) + headers + repr(sorted(how.items(), key=str))
                if not (Path(target).exists() and stamp.exists() and stamp.read_text() == key):
                    stamp.unlink(missing_ok=True)
                    compile_some([source], **how)
                    stamp.write_text(key)
                done += 1
                if len(sources) > 1:
                    print(f"compiled {done} of {len(sources)}", flush=True)
                return str(target)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(compile_one, sources))

        compiler.compile = compile_all
        super().build_extensions()


def _digest(files: list[Path]) -> str:
    digest = blake2b(digest_size=16)
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()


def compiled_modules() -> list[str]:
    """The sources that mypyc compiles."""
    found = {str(module) for pattern in COMPILED for module in PACKAGE.glob(pattern)}
    return sorted(module for module in found if not module.endswith(INTERPRETED))


def extensions() -> list[Any]:
    """The compiled modules as setuptools wants them; none for a pure-Python package."""
    if os.environ.get("SIGNORIA_NO_COMPILE") == "1" or find_spec("mypyc") is None:
        return []
    from mypyc.build import mypycify

    found = mypycify(
        ["--config-file=mypyc.ini", *compiled_modules()],
        opt_level="1" if QUICK else "3",
        debug_level="0",
        multi_file=True,
        group_name="signoria",
    )
    if os.name == "posix":
        flags = CALLED_FROM_INSIDE if QUICK else [*CALLED_FROM_INSIDE, ACROSS_FILES]
        for extension in found:
            extension.extra_compile_args = [*extension.extra_compile_args, *flags]
            extension.extra_link_args = [*extension.extra_link_args, *flags]
    return found


setup(ext_modules=extensions(), cmdclass={"build_ext": ParallelBuild})
