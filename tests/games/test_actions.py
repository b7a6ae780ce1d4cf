"""The action tables of all titles: the constants that compiled rules inline, and the texts."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import signoria
from signoria.kernel.actions import ActionTable, Domain, Verb, numbers
from signoria.testing.published import broken, lines_of, unpublished

TITLES = signoria.games()
GAMES = Path(signoria.__file__).parent / "games"
HERE = Path(__file__).parent


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


# -- what is published stays -----------------------------------------------------------------------


def published_of(title: str) -> list[str]:
    return (HERE / title / "published_ids.txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("title", TITLES)
def test_published_ids_keep_their_texts(title: str) -> None:
    assert broken(published_of(title), table_of(title)) == []


@pytest.mark.parametrize("title", TITLES)
def test_every_id_is_published(title: str) -> None:
    """A new one stands in reserved room; `python -m signoria.testing.published --add` adds it."""
    assert unpublished(published_of(title), table_of(title)) == []


def small(words: tuple[str, ...], base: int = 0, size: int = 8) -> ActionTable:
    end = base + 4
    return ActionTable([Verb("go", base, end, (Domain("to", words, capacity=4),))], size)


def test_a_published_id_that_moves_changes_or_vanishes_is_found() -> None:
    published = lines_of(small(("lucca", "pisa")))
    assert published == ["8 rows", "0 go lucca", "1 go pisa"]
    grown = small(("lucca", "pisa", "massa"))
    assert (broken(published, grown), unpublished(published, grown)) == ([], ["2 go massa"])
    assert broken(published, small(("pisa", "lucca"))) == ["0 go lucca", "1 go pisa"]
    assert broken(published, small(("lucca", "pisa"), base=1)) == ["0 go lucca", "1 go pisa"]
    assert broken(published, small(("lucca",))) == ["1 go pisa"]
    assert broken(published, small(("lucca", "pisa"), size=9)) == ["8 rows"]


def grown(domain: Domain) -> Domain:
    """The domain with every word that it has room for."""
    more = [f"{domain.name}-new-{number}" for number in range(len(domain.words), domain.room)]
    return domain._replace(words=(*domain.words, *more))


@pytest.mark.parametrize("title", TITLES)
def test_a_table_filled_to_its_capacities_moves_no_id(title: str) -> None:
    table = table_of(title)
    verbs = [verb._replace(domains=tuple(map(grown, verb.domains))) for verb in table.verbs]
    last = verbs[-1].end
    verbs.append(Verb("new-verb", last, table.size, (numbers("new", 1, table.size - last),)))
    full = ActionTable(verbs, table.size)
    assert broken(published_of(title), full) == []
    assert len(full.rows) == table.size


def test_lorenzo_has_room_for_its_expansions() -> None:
    """24 + 12 + 6 cards of each type, 12 families, 30 tokens, 5 auction tiles of 6 rows."""
    table = table_of("lorenzo")
    room = {domain.name: domain.room for verb in table.verbs for domain in verb.domains}
    needed = {
        "card": 168, "building": 42, "leader": 44, "edict": 24, "member": 5,
        "seat": 5, "privilege": 7, "tile": 5, "material": 4,
    }  # fmt: skip
    assert {name: room[name] for name in needed if room[name] < needed[name]} == {}
    spaces = [d.room for verb in table.verbs for d in verb.domains if d.name == "space"]
    assert spaces[0] >= 25 + 4 + 7  # a fifth tower, six leaders that are spaces, a copy of one
    assert spaces[1] >= 16 + 4
    assert table.size - table.verbs[-1].end >= 5 * 6 + 12 + 30 + 30 * 2
