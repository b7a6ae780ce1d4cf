"""The package as a whole: one version, two builds, a small public face."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import signoria

ROOT = Path(__file__).parents[1]


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert signoria.__version__ == project["version"]
    assert f"## {signoria.__version__}" in (ROOT / "CHANGELOG.md").read_text("utf-8")


def test_everything_promised_is_there() -> None:
    for name in signoria.__all__:
        assert hasattr(signoria, name)
    assert signoria.games()[0] == "carrara"


@pytest.mark.parametrize("pure", ["", "1"])
def test_the_environment_chooses_the_build(pure: str) -> None:
    asked = subprocess.run(
        [sys.executable, "-c", "import signoria; print(signoria.is_compiled())"],
        env={**os.environ, "SIGNORIA_PURE": pure},
        capture_output=True,
        check=True,
        text=True,
    )
    compiled = signoria.is_compiled() and not pure
    assert asked.stdout.strip() == str(compiled)
    assert asked.stderr == ""
