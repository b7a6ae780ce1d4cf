"""The action tables of all titles: the constants that compiled rules inline, and the texts."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import signoria
from signoria.kernel.actions import ActionTable

TITLES = signoria.games()
GAMES = Path(signoria.__file__).parent / "games"


def written(title: str) -> dict[str, int]:
    """The whole numbers that a title's `actions` module writes out, by name."""
    tree = ast.parse((GAMES / title / "rules" / "actions.py").read_text("utf-8"))
    return {
        node.target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Name)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, int)
    }


def declared(title: str) -> dict[str, list[str]]:
    """How the module declares its verbs: name -> the expressions for base and end."""
    tree = ast.parse((GAMES / title / "rules" / "actions.py").read_text("utf-8"))
    return {
        ast.literal_eval(node.args[0]): [ast.unparse(argument) for argument in node.args[1:3]]
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Verb"
    }


def table_of(title: str) -> ActionTable:
    return signoria.load(title).actions


@pytest.mark.parametrize("title", TITLES)
def test_every_block_has_its_base_and_end_written_out(title: str) -> None:
    """Constants of the rules are literals, never sums: compiled code inlines no others."""
    numbers, blocks = written(title), declared(title)
    assert list(blocks) == [verb.name for verb in table_of(title).verbs]
    for verb in table_of(title).verbs:
        base, end = blocks[verb.name]
        assert numbers[base] == verb.base
        if verb.domains:
            assert end == f"{base}_END"
            assert numbers[end] == verb.end
        else:
            assert end == f"{base} + 1"


@pytest.mark.parametrize("title", TITLES)
def test_strides_are_the_capacity_of_the_second_argument(title: str) -> None:
    numbers, blocks = written(title), declared(title)
    wanted = {
        f"{blocks[verb.name][0]}_STRIDE": verb.domains[1].room
        for verb in table_of(title).verbs
        if len(verb.domains) == 2
    }
    assert wanted == {name: n for name, n in numbers.items() if name.endswith("_STRIDE")}


@pytest.mark.parametrize("title", TITLES)
def test_texts_of_all_actions_are_read_back(title: str) -> None:
    table = table_of(title)
    assert [table.parse(table.text(row)) for row in table.rows] == table.rows
