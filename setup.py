"""The compiled part of the build; everything else about the package is in pyproject.toml.

All modules named below are compiled by mypyc into one shared library, so that they call each other
natively.  Their .py files are shipped too.  The environment decides what is built:

    SIGNORIA_NO_COMPILE=1    a pure-Python package; the same where mypyc cannot be imported
    SIGNORIA_BUILD=quick     no optimisation across modules: for trying a change, not for measuring
    SIGNORIA_CLIENT=DIR      the built browser client, to be packed into the wheel

Progress goes to the standard error, so that it can be told apart from what setuptools prints.
"""

import os
import shutil
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from threading import Event, Thread
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

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
    "server/tables/bot_driver.py",
    "server/tables/command_queue.py",
    "server/tables/context.py",
    "server/tables/glued_json.py",
    "server/tables/history.py",
    "server/tables/journal.py",
    "server/tables/live_match.py",
    "server/tables/snapshots.py",
    "server/tables/state_messages.py",
    "server/tables/table.py",
    "server/tables/table_info.py",
    "server/tables/watchers.py",
)
"""Patterns of modules.  Packages' `__init__.py` files stay interpreted."""

INTERPRETED = "bots/expertise.py"
"""Called once per match, and a subclass of an interpreted class."""

QUICK = os.environ.get("SIGNORIA_BUILD") == "quick"

CALLED_FROM_INSIDE = ["-fvisibility=hidden", "-fno-semantic-interposition"]
"""Nobody outside calls the functions of the library by their C names, so the compiler may inline
them: a fifth more speed of random play (bench/results.md)."""

PROCESSORS = os.cpu_count() or 1

ACROSS_FILES = f"-flto={PROCESSORS}"
"""Every module is a C file of its own, so that several are compiled at once; this inlines calls
between them when they are linked: a tenth more speed of random play."""


class Progress:
    """One line that moves on a terminal; now and then a line elsewhere, such as in a log."""

    def __init__(self) -> None:
        self._moves = sys.stderr.isatty()
        self._begun = time.monotonic()
        self._told = 0.0

    @contextmanager
    def of(self, what: str) -> Iterator[None]:
        """Tells what is being done, and for how long, until it is done."""
        done = Event()
        ticker = Thread(target=self._tick, args=(what, done), daemon=True)
        ticker.start()
        try:
            yield
        finally:
            done.set()
            ticker.join()

    def tell(self, what: str) -> None:
        now = time.monotonic() - self._begun
        line = f"  {int(now) // 60}:{int(now) % 60:02}  {what}"
        if self._moves:
            print(f"\r{line}\x1b[K", end="", file=sys.stderr, flush=True)
        elif now - self._told >= 10:
            self._told = now
            print(line, file=sys.stderr, flush=True)

    def end(self) -> None:
        if self._moves:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)

    def _tick(self, what: str, done: Event) -> None:
        while not done.is_set():
            self.tell(what)
            done.wait(1.0)


progress = Progress()


class ParallelBuild(build_ext):  # type: ignore[misc]  # setuptools does not declare its types
    """Compiles as many C files at once as there are processors, and only those that changed."""

    def initialize_options(self) -> None:
        super().initialize_options()
        self.parallel = PROCESSORS  # libraries; the files of one library: see below

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        compile_some, link = compiler.compile, compiler.link_shared_object
        headers = _digest(sorted(Path("build").glob("*.h")))
        files = sum(len(extension.sources) for extension in self.extensions)
        done = 0

        def compile_all(sources: list[str], **how: Any) -> list[str]:
            with ThreadPoolExecutor(PROCESSORS) as pool:
                return list(pool.map(lambda source: compile_one(source, how), sources))

        def compile_one(source: str, how: dict[str, Any]) -> str:
            nonlocal done
            [target] = compiler.object_filenames([source], output_dir=how.get("output_dir"))
            stamp = Path(target).with_suffix(".made")
            key = _digest([Path(source)]) + headers + repr(sorted(how.items(), key=str))
            if not (Path(target).exists() and stamp.exists() and stamp.read_text() == key):
                stamp.unlink(missing_ok=True)
                compile_some([source], **how)
                stamp.write_text(key)
            done += 1
            progress.tell(f"Compiled {done} of {files} files")
            return str(target)

        def link_one(objects: list[str], target: str, *rest: Any, **how: Any) -> None:
            # All modules are one library; one more of a single file for each of them leads to it.
            if len(objects) == 1:
                link(objects, target, *rest, **how)
                return
            with progress.of("Linking" if QUICK else "Optimising across modules"):
                link(objects, target, *rest, **how)

        compiler.compile, compiler.link_shared_object = compile_all, link_one
        super().build_extensions()
        progress.end()


class WithClient(build_py):  # type: ignore[misc]  # setuptools does not declare its types
    """Packs the built browser client, where one is named."""

    def run(self) -> None:
        super().run()
        packed = Path(self.build_lib) / "signoria" / "server" / "client"
        shutil.rmtree(packed, ignore_errors=True)
        if client := os.environ.get("SIGNORIA_CLIENT"):
            if not Path(client, "index.html").is_file():
                raise SystemExit(f"{client} holds no built client: run `make client` first")
            shutil.copytree(client, packed, ignore=shutil.ignore_patterns(".client-*"))


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

    with progress.of("Translating Python into C"):
        found = mypycify(
            [
                "--config-file=mypyc.ini",
                "--cache-dir=build/types",  # `make check` checks more and keeps its own
                *compiled_modules(),
            ],
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


def is_asked_to_build() -> bool:
    """Is this more than a question about the package, such as what it needs?"""
    return any(command in sys.argv for command in ("build", "build_ext", "bdist_wheel"))


setup(
    ext_modules=extensions() if is_asked_to_build() else [],
    cmdclass={"build_ext": ParallelBuild, "build_py": WithClient},
)
