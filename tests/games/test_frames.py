"""Rules, views and bots read the numbers of a frame by name, not by position."""

from __future__ import annotations

import ast
from pathlib import Path

import signoria

GAMES = Path(signoria.__file__).parent / "games"


def positional_reads(source: str) -> list[int]:
    """The lines that read a number behind the kind of a frame by its position."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Subscript)
        and isinstance(node.slice, ast.Constant)
        and node.slice.value != 0
        and _is_frame(node.value)
    ]


def _is_frame(node: ast.expr) -> bool:
    if isinstance(node, ast.Name):
        return node.id == "frame"
    inner = node.value if isinstance(node, ast.Subscript) else None
    return isinstance(inner, ast.Attribute) and inner.attr == "stack"


def test_numbers_of_a_frame_are_read_by_name() -> None:
    found = {
        f"{module.relative_to(GAMES)}:{line}"
        for module in GAMES.rglob("*.py")
        for line in positional_reads(module.read_text("utf-8"))
    }
    assert not found, "unpack the frame under the names that its question declares"


def test_positional_reads_are_found() -> None:
    source = "def f(t, frame):\n    a = frame[0]\n    b = frame[3]\n    return t.stack[-1][1]\n"
    assert positional_reads(source) == [3, 4]
