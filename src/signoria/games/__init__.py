"""The titles: one folder tells a whole game.

This is the registry.  It finds every package beside this file that has a module `title`, and every
title that another installed package declares under the entry-point group `signoria.games`:

    [project.entry-points."signoria.games"]
    morra = "signoria_morra.title:MorraTitle"

A title of somebody else's that cannot be loaded never stands in the way of the others: `broken()`
tells which ones there are and why.
"""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Final, NamedTuple

from signoria.games.manifest import BareTitle, Title
from signoria.kernel.game import Game
from signoria.kernel.reasons import BadOption

ENTRY_POINTS: Final = "signoria.games"
OURS: Final = "signoria"
"""The package that our own titles come with."""

_added: dict[str, Title] = {}


def names() -> tuple[str, ...]:
    """The titles that can be loaded: ours in alphabetical order, then those of others."""
    return tuple({**_found().titles, **_added})


def find(name: str) -> Title:
    """A title by name.  Raises `BadOption`, with the nearest name or with what is wrong with it."""
    found = _found()
    if name in _added:
        return _added[name]
    if name in found.titles:
        return found.titles[name]
    if name in found.faults:
        raise BadOption(found.faults[name])
    near = get_close_matches(name, names(), 1)
    hint = f"did you mean {near[0]!r}?" if near else f"titles are: {', '.join(names())}"
    raise BadOption(f"no game {name!r}: {hint}")


def title_of(game: Game) -> Title:
    """The title whose rules these are; a bare one for rules that nobody has registered."""
    if game.name in names():
        found = find(game.name)
        if found.game is game:
            return found
    return BareTitle(game)


def add(title: Title) -> None:
    """Register a title of your own for this process."""
    _added[title.name] = title


def broken() -> dict[str, str]:
    """What is wrong with each title that cannot be loaded, in a sentence with a way out."""
    return dict(_found().faults)


def origin(name: str) -> str:
    """The installed package that a title comes from; empty for one that this process has added."""
    return "" if name in _added else _found().origins[find(name).name]


class _Found(NamedTuple):
    """The titles, what is wrong with those that cannot be loaded, and whose the others are."""

    titles: dict[str, Title]
    faults: dict[str, str]
    origins: dict[str, str]


@cache
def _found() -> _Found:
    titles: dict[str, Title] = {}
    faults: dict[str, str] = {}
    origins: dict[str, str] = {}
    for title in _own():
        titles[title.name] = title
        origins[title.name] = OURS
    for entry in sorted(entry_points(group=ENTRY_POINTS), key=lambda entry: entry.name):
        try:
            title = _plugged_in(entry)
        except (Exception, SystemExit) as problem:  # noqa: BLE001 - a plug-in may fail in any way
            faults[entry.name] = _complaint(entry, f"{type(problem).__name__}: {problem}")
            continue
        if title.name in titles:
            faults[entry.name] = _complaint(entry, f"there is a title {title.name!r} already")
            continue
        titles[title.name] = title
        origins[title.name] = _package_of(entry)
    return _Found(titles, faults, origins)


def _own() -> list[Title]:
    """The titles of this package, by the alphabet."""
    found = [
        _instance(import_module(f"{module.name}.title"))
        for module in iter_modules(__path__, f"{__name__}.")
        if module.ispkg and find_spec(f"{module.name}.title") is not None
    ]
    return sorted(found, key=lambda title: title.name)


def _instance(module: object) -> Title:
    """The one title that a module defines."""
    kinds = [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, Title) and thing is not Title
    ]
    assert len(kinds) == 1, f"{module} must define exactly one Title"
    return kinds[0]()


def _plugged_in(entry: EntryPoint) -> Title:
    """The title of another package.  Raises whatever goes wrong there."""
    loaded = entry.load()
    title = loaded() if isinstance(loaded, type) else loaded
    if not isinstance(title, Title):
        raise TypeError(f"{entry.value} is no signoria.games.manifest.Title")
    for needed in ("name", "package"):
        if not isinstance(getattr(title, needed, None), str):
            raise TypeError(f"its manifest has no {needed!r}")
    if type(title).make_game is Title.make_game:
        raise TypeError("it has no rules: its manifest does not define make_game")
    if title.name != entry.name:
        raise ValueError(f"it is declared as {entry.name!r} but calls itself {title.name!r}")
    if not isinstance(title.game, Game):
        raise TypeError("what its make_game returns is no signoria.Game")
    if title.game.name != title.name:
        raise ValueError(f"its rules call themselves {title.game.name!r}")
    title.file()
    return title


def _complaint(entry: EntryPoint, why: str) -> str:
    package = _package_of(entry)
    return (
        f"the game {entry.name!r} of the package {package!r} cannot be loaded: "
        f"{' '.join(why.split())}; mend that package, or remove it: pip uninstall {package}"
    )


def _package_of(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else entry.module
