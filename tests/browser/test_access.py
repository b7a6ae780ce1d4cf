"""People who use a keyboard, a screen reader or other eyes: axe finds nothing serious anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser.places import NAMES, Scene, prepare
from tests.browser.site import ROOT, SEED, Site

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
# Drawings get their names after they are painted (web/src/table/naming.ts).
NAMED = """() => [...document.querySelectorAll('g[role=button]')].every(
    (piece) => piece.querySelector('text.spoken')?.textContent)"""
SIZES = {"wide": (1440, 900), "phone": (390, 844)}


@pytest.fixture(scope="module")
def scenes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Site, dict[str, Scene]]]:
    site = Site(Path(tmp_path_factory.mktemp("access")), seed=SEED)
    site.start()
    yield site, {scene.name: scene for scene in prepare(site)}
    site.stop()


@pytest.mark.parametrize(
    ("theme", "size"),
    [
        ("light", "wide"),
        pytest.param("dark", "phone", marks=pytest.mark.thorough),
        pytest.param("light", "phone", marks=pytest.mark.thorough),
        pytest.param("dark", "wide", marks=pytest.mark.thorough),
    ],
)
@pytest.mark.parametrize("name", NAMES)
def test_axe_finds_nothing_serious(
    browser: Browser, scenes: tuple[Site, dict[str, Scene]], name: str, theme: str, size: str
) -> None:
    site, known = scenes
    scene = known[name]
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=site.address,
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(scene.address)
    page.locator(scene.ready).first.wait_for()
    page.wait_for_function(NAMED)
    page.wait_for_timeout(300)
    page.add_script_tag(path=AXE)
    found = page.evaluate("() => axe.run()")
    context.close()
    problems = [
        f"{violation['id']}: {violation['help']} ({violation['nodes'][0]['html'][:160]})"
        for violation in found["violations"]
        if violation["impact"] in SERIOUS
    ]
    assert not problems, "\n".join(problems)
