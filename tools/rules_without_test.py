"""Names the rules that no test proves.

The rules of a game are the list items `- **C4.7** ...` of its rules.md.  A test names the rules
that it proves: `@pytest.mark.rule("C4.7")`, on a test, a parameter set or a whole module.  A rule
that cannot be tested, such as one about lifting a screen, is listed with the reason in
tests/games/<game>/untested_rules.toml:

    C2.2 = "the start player is a choice of the table, not of the engine"

Exit code 1 if a rule has neither test nor reason, or if a test or a reason names a wrong rule.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

RULE = re.compile(
    r"^\s*[-*] \*\*(?P<id>[A-Z]+(?:-[A-Z]+)?\d+(?:\.\d+)*[a-z]?)\*\*\s*(?P<text>.*)", re.MULTILINE
)


def main(root: Path) -> int:
    """Report on every game under `root`; return the exit code."""
    games = sorted(path.parent.name for path in root.glob("src/signoria/games/*/rules.md"))
    faults = [fault for game in games for fault in report(root, game)]
    if not games:
        faults = [f"no rules.md found under {root / 'src/signoria/games'}"]
    for fault in faults:
        print(f"  {fault}")
    return 1 if faults else 0


def report(root: Path, game: str) -> list[str]:
    """Print the summary of one game and return its faults."""
    tests = root / "tests/games" / game
    rules, faults = read_rules(root / "src/signoria/games" / game / "rules.md")
    cited: dict[str, str] = {}
    for path in sorted(tests.rglob("test_*.py")):
        for rule, line in cited_rules(path.read_text(encoding="utf-8")):
            place = f"{path.relative_to(root)}:{line}"
            if rule is None:
                faults.append(
                    f"{place}: write rule ids as plain strings, so that they can be found"
                )
            else:
                cited.setdefault(rule, place)
    reasons = read_reasons(tests / "untested_rules.toml")

    faults += [f"{cited[rule]}: there is no rule {rule}" for rule in cited if rule not in rules]
    for rule, reason in reasons.items():
        if rule not in rules:
            faults.append(f"untested_rules.toml: there is no rule {rule}")
        elif rule in cited:
            faults.append(f"untested_rules.toml: {rule} is tested now, at {cited[rule]}")
        elif not reason.strip():
            faults.append(f"untested_rules.toml: {rule} gives no reason")
    untested = [rule for rule in rules if rule not in cited and rule not in reasons]
    faults += [f"{rule} has no test: {rules[rule]}" for rule in untested]

    tested = len(rules.keys() & cited.keys())
    explained = len(rules.keys() & reasons.keys() - cited.keys())
    print(
        f"{game}: {len(rules)} rules, {tested} tested, {explained} explained, "
        f"{len(untested)} without a test"
    )
    return faults


def read_rules(path: Path) -> tuple[dict[str, str], list[str]]:
    """The first line of every rule by its id, and faults of the list itself."""
    rules: dict[str, str] = {}
    faults: list[str] = []
    for item in RULE.finditer(path.read_text(encoding="utf-8")):
        if item["id"] in rules:
            faults.append(f"rules.md: {item['id']} stands there twice")
        rules[item["id"]] = item["text"]
    if not rules:
        faults.append(f"{path.parent.name}/rules.md: no rules found")
    return rules, faults


def read_reasons(path: Path) -> dict[str, str]:
    """Why the rules in this file have no test; the file may be missing."""
    if not path.exists():
        return {}
    return dict(flat_keys(tomllib.loads(path.read_text(encoding="utf-8"))))


def flat_keys(table: dict[str, Any], above: str = "") -> Iterator[tuple[str, str]]:
    """The texts of a table by their dotted keys: TOML reads a bare `C2.2` as key 2 of a table C2."""
    for key, value in table.items():
        if isinstance(value, dict):
            yield from flat_keys(value, f"{above}{key}.")
        else:
            yield above + key, str(value)


def cited_rules(source: str) -> Iterator[tuple[str | None, int]]:
    """Every argument of a `pytest.mark.rule(...)` with its line; None for one that is no string."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in (
            "pytest.mark.rule",
            "mark.rule",
        ):
            for argument in node.args:
                literal = isinstance(argument, ast.Constant) and isinstance(argument.value, str)
                yield (ast.literal_eval(argument) if literal else None), argument.lineno


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parent.parent))
