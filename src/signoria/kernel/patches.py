"""Merge patches between views: what a seat sees besides what everybody sees.

Like JSON merge patches (RFC 7386), with numbers, written as words, for the places of a list:
`{"players": {"2": {"coins": 7}}}`.  Lists that differ in length, or in a way that no patch can
tell, are replaced whole.  As there, a patch cannot set a value to None; views that differ so must
show the value in another way.
"""

from __future__ import annotations

from typing import Any


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
