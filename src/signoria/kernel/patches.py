"""Differences of views: between two seats, and between two moments.

What a seat sees besides what everybody sees is a *merge patch*: like JSON merge patches (RFC 7386), with numbers, written as words, for the places of a list:
`{"players": {"2": {"coins": 7}}}`.  Lists that differ in length, or in a way that no patch can
tell, are replaced whole.  As there, a patch cannot set a value to None; views that differ so must
show the value in another way.

What a move has changed is a list of *changes*, each `[*path, value]`: the value now stands at the
end of the path, whose steps are keys of objects and places of lists.
"""

from __future__ import annotations

from typing import Any, Final

DEEPEST: Final = 3
"""No path of a change is longer: what lies deeper is told with what it lies in."""


def difference(public: dict[str, Any], own: dict[str, Any]) -> dict[str, Any]:
    """The patch that turns the public view into one's own, which shows at least as much."""
    patch: dict[str, Any] = {}
    for key, value in own.items():
        if key not in public:
            patch[key] = value
        elif public[key] != value:
            patch[key] = _change(public[key], value)
    return patch


def _change(public: Any, own: Any) -> Any:
    if isinstance(public, dict) and isinstance(own, dict):
        return difference(public, own)
    if isinstance(public, list) and isinstance(own, list) and len(public) == len(own):
        patch = difference(_numbered(public), _numbered(own))
        return patch if merged(public, patch) == own else own
    return own


def merged(public: Any, patch: Any) -> Any:
    """The view that a patch makes of a public one, which stays as it is."""
    if not isinstance(patch, dict):
        return patch
    if isinstance(public, list):
        numbered = merged(_numbered(public), patch)
        return [numbered[str(index)] for index in range(len(public))]
    whole: dict[str, Any] = dict(public) if isinstance(public, dict) else {}
    for key, value in patch.items():
        whole[key] = merged(whole.get(key), value)
    return whole


def _numbered(values: list[Any]) -> dict[str, Any]:
    return {str(index): value for index, value in enumerate(values)}


def changes(before: dict[str, Any], after: dict[str, Any]) -> list[list[Any]]:
    """The changes between two views, each once."""
    found: list[list[Any]] = []
    if before != after:
        _tell([], before, after, found)
    return found


def _tell(path: list[Any], before: Any, after: Any, found: list[list[Any]]) -> None:
    """Tell the difference of two values, as far down as a path may lead."""
    if len(path) < DEEPEST:
        if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
            for key, value in after.items():
                if before[key] != value:
                    _tell([*path, key], before[key], value, found)
            return
        if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
            for index, value in enumerate(after):
                if before[index] != value:
                    _tell([*path, index], before[index], value, found)
            return
    found.append([*path, after])


def changed(view: Any, changes: list[list[Any]]) -> Any:
    """The view after these changes, as a copy."""
    for *path, value in changes:
        view = _put(view, path, value)
    return view


def _put(view: Any, path: list[Any], value: Any) -> Any:
    if not path:
        return value
    copy = view.copy()
    copy[path[0]] = _put(view[path[0]], path[1:], value)
    return copy
