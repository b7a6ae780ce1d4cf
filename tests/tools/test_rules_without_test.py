"""The search for rules without a test, on a made-up game."""

from pathlib import Path

import pytest

from tools.rules_without_test import main

RULES = """\
# A made-up game
- **M1.1** Each player has a hat.
- **M1.2** Hats are
  round.
  - **M1.2a** Except on Sundays.
- M9.9 is mentioned here, but is no rule of this list.
"""

TESTS = """\
import pytest
from pytest import mark

pytestmark = pytest.mark.rule("M1.1")

@pytest.mark.parametrize("day", [pytest.param("Sunday", marks=mark.rule("M1.2a"))])
def test_days(day): ...

class TestHats:
    @pytest.mark.slow
    @pytest.mark.rule("M1.1", "M1.2")
    def test_round(self): ...
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A checkout with one game whose three rules are all tested."""
    write(tmp_path / "src/signoria/games/hats/rules.md", RULES)
    write(tmp_path / "tests/games/hats/test_hats.py", TESTS)
    return tmp_path


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def add_rule(project: Path, rule: str) -> None:
    with (project / "src/signoria/games/hats/rules.md").open("a", encoding="utf-8") as file:
        file.write(f"- **{rule}** Something new.\n")


def explain(project: Path, text: str) -> None:
    write(project / "tests/games/hats/untested_rules.toml", text)


def test_all_rules_tested(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(project) == 0
    assert capsys.readouterr().out == ("hats: 3 rules, 3 tested, 0 explained, 0 without a test\n")


def test_rule_without_test(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_rule(project, "M2.1")
    assert main(project) == 1
    assert "M2.1 has no test: Something new." in capsys.readouterr().out


@pytest.mark.parametrize("key", ["M2.1", '"M2.1"'])
def test_explained_rule(project: Path, capsys: pytest.CaptureFixture[str], key: str) -> None:
    add_rule(project, "M2.1")
    explain(project, f'{key} = "nothing to compute"\n')
    assert main(project) == 0
    assert "1 explained, 0 without a test" in capsys.readouterr().out


def test_game_without_tests(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(project / "src/signoria/games/gloves/rules.md", "- **G1** Gloves come in pairs.\n")
    assert main(project) == 1
    assert "G1 has no test: Gloves come in pairs." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("explanation", "fault"),
    [
        ('"M1.2" = "too round"', "M1.2 is tested now, at tests/games/hats/test_hats.py:11"),
        ('"M7.7" = "no such thing"', "untested_rules.toml: there is no rule M7.7"),
    ],
)
def test_stale_explanation(
    project: Path, capsys: pytest.CaptureFixture[str], explanation: str, fault: str
) -> None:
    explain(project, explanation)
    assert main(project) == 1
    assert fault in capsys.readouterr().out


def test_explanation_needs_a_reason(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_rule(project, "M2.1")
    explain(project, '"M2.1" = " "\n')
    assert main(project) == 1
    assert "M2.1 gives no reason" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("mark", "fault"),
    [
        ('"M9.9"', "tests/games/hats/test_more.py:2: there is no rule M9.9"),
        ("*IDS", "tests/games/hats/test_more.py:2: write rule ids as plain strings"),
    ],
)
def test_wrong_citation(
    project: Path, capsys: pytest.CaptureFixture[str], mark: str, fault: str
) -> None:
    more = f"import pytest\n@pytest.mark.rule({mark})\ndef test_more(): ...\n"
    write(project / "tests/games/hats/test_more.py", more)
    assert main(project) == 1
    assert fault in capsys.readouterr().out


def test_rule_listed_twice(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    add_rule(project, "M1.1")
    assert main(project) == 1
    assert "M1.1 stands there twice" in capsys.readouterr().out


def test_no_rules_at_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(tmp_path) == 1
    assert "no rules.md found" in capsys.readouterr().out
