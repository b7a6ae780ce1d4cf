"""Every language says everything, and the browser says nothing that no file has."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import signoria
from signoria.texts import DEFAULT_LANGUAGE, languages, rulebook
from signoria.texts.titles import words_of

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "signoria"
CLIENT = ROOT / "web" / "src"
LANGUAGE = "{language}"
SHARED = [f"texts/{LANGUAGE}/{path.name}" for path in sorted((SOURCES / "texts/en").glob("*.ftl"))]
OWN = [
    f"games/{title}/texts/{LANGUAGE}{kind}.ftl"
    for title in signoria.games()
    for kind in ("", ".board")
]
BOXES = [
    f"../../web/src/titles/{path.parents[1].name}/texts/{LANGUAGE}.ftl"
    for path in sorted(CLIENT.glob("titles/*/texts/en.ftl"))
]
"""Titles of which there is only a box yet."""
FILES = [*SHARED, *OWN, *BOXES]
"""The files of messages, with a gap for the language."""
CLIENT_FILES = [
    name
    for name in FILES
    if name.endswith(("/table.ftl", "/pages.ftl", ".board.ftl")) or name in BOXES
]
OTHERS = [language for language in languages() if language != DEFAULT_LANGUAGE]


class Arguments(Visitor):
    """Collects the arguments that a message asks for."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def content(language: str, file: str) -> str:
    return (SOURCES / file.format(language=language)).read_text("utf-8")


def messages(language: str, file: str) -> dict[str, set[str]]:
    """The messages of a file with the arguments they ask for."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(content(language, file)).body:
        assert not isinstance(entry, ast.Junk), f"{file} in {language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file} in {language}: {entry.id.name} twice"
            arguments = Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


def test_the_four_languages_are_there() -> None:
    assert set(languages()) == {"cs", "en", "it", "pl"}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", signoria.games())
def test_a_message_of_a_title_stands_in_one_of_its_files(title: str, language: str) -> None:
    sentences, board = (f"games/{title}/texts/{LANGUAGE}{kind}.ftl" for kind in ("", ".board"))
    assert not set(messages(language, sentences)) & set(messages(language, board))


MADE_UP = "qx"
SPEAKS = """
from signoria.server.http import title_pages
from signoria.texts import languages
from signoria.texts.titles import words_of
import signoria

assert "qx" in languages(), languages()
for name in signoria.games():
    words = words_of(signoria.load(name), "qx")
    print(words.title())
    words.action(0)
    book = title_pages.rules(name, "qx")
    print(name, book.language, len(book.chapters) > 0)
"""


def test_a_new_language_is_new_files(tmp_path: Path) -> None:
    """English under another name, in a copy of the package; the rules of one title are missing."""
    package = tmp_path / "signoria"
    shutil.copytree(SOURCES, package, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for file in (*SHARED, *OWN):
        target = package / file.format(language=MADE_UP)
        target.parent.mkdir(exist_ok=True)
        text = content(DEFAULT_LANGUAGE, file)
        target.write_text(re.sub("(?m)^title = ", "title = Qx ", text), "utf-8")
    first, *others = signoria.games()
    for title in others:
        rules = package / "games" / title / "rules.md"
        shutil.copy(rules, rules.with_name(f"rules.{MADE_UP}.md"))
    done = subprocess.run(
        [sys.executable, "-c", SPEAKS],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    lines = done.stdout.splitlines()
    assert lines[::2] == [
        f"Qx {words_of(signoria.load(name)).title()}" for name in (first, *others)
    ]
    assert lines[1::2] == [f"{first} en True", *(f"{title} {MADE_UP} True" for title in others)]


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_the_same_things(language: str, file: str) -> None:
    english, other = messages(DEFAULT_LANGUAGE, file), messages(language, file)
    assert set(other) == set(english)
    for key, arguments in other.items():
        # A translation may leave an argument out, and may decline one by its key or its parts.
        plain = {re.sub("_(key|kind|value)$", "", name) for name in arguments}
        known = {re.sub("_(key|kind|value)$", "", name) for name in english[key]}
        assert plain <= known, f"{file} in {language}: {key} asks for {plain - known}"


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_was_left_in_english(language: str) -> None:
    """Sentences of some length are different in every language."""
    for file in FILES:
        english = lines(DEFAULT_LANGUAGE, file)
        same = [text for text in lines(language, file) if text in english and len(text) > 40]
        assert not same, f"{file} in {language}: {same}"


def lines(language: str, file: str) -> set[str]:
    return {
        line.partition("=")[2].strip()
        for line in content(language, file).splitlines()
        if "=" in line and not line.startswith("#")
    }


@pytest.mark.parametrize("game", signoria.games())
@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_have_the_same_numbers(game: str, language: str) -> None:
    def numbers(language: str) -> list[tuple[str, list[str]]]:
        chapters = rulebook.read(game, language).chapters
        return [(chapter.id, [rule.id for rule in chapter.rules]) for chapter in chapters]

    assert numbers(language) == numbers(DEFAULT_LANGUAGE)
    assert rulebook.read(game, language).opening


# -- what the browser says -------------------------------------------------------------------------


def sources() -> Iterator[tuple[str, str]]:
    for path in sorted(CLIENT.rglob("*")):
        if path.suffix in (".svelte", ".ts") and path.name != "protocol.ts":
            yield str(path.relative_to(ROOT)), path.read_text("utf-8")


SAID = re.compile(r"""\bsay\(\s*(?:'([^'$]+)'|"([^"$]+)")""")
COMPOSED = re.compile(r"`([a-z][\w-]*-)\$\{[^}]*\}([\w-]*)`")
LITERAL = re.compile(r"""(?:'([a-z][\w-]*)'|"([a-z][\w-]*)")""")
SUFFIXES = re.compile(r"(?://|<!--) texts: (.*?)(?: -->)?$")


def composed_keys(text: str) -> set[str]:
    """Keys such as `table-tab-${name}`, for all names that a `// texts:` note above lists."""
    keys: set[str] = set()
    names: list[str] = []
    for line in text.splitlines():
        if found := SUFFIXES.search(line):
            names = found[1].split()
        for before, after in COMPOSED.findall(line):
            keys |= {f"{before}{name}{after}" for name in names}
    return keys


def test_the_browser_says_only_what_is_written() -> None:
    written = set().union(*(messages(DEFAULT_LANGUAGE, file) for file in FILES))
    missing = {
        f"{name}: {key}"
        for name, text in sources()
        for key in {*(key for found in SAID.findall(text) for key in found), *composed_keys(text)}
        if key and key not in written
    }
    assert not missing


@pytest.mark.parametrize("file", CLIENT_FILES)
def test_every_text_of_the_browser_is_used(file: str) -> None:
    used: set[str] = set()
    for _, text in sources():
        used |= {key for found in LITERAL.findall(text) for key in found if key}
        used |= composed_keys(text)
    assert set(messages(DEFAULT_LANGUAGE, file)) - used == set()
