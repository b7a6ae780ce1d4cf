"""Photographs every page in both themes and three sizes.

    python -m tools.photograph FOLDER [page ...] [--language cs]

The pictures are for looking at: open them and judge.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser import chromium
from tests.browser.places import NAMES, Scene, prepare
from tests.browser.site import SEED, Site

SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}
PHONE = "390"


def photograph(browser: Browser, site: Site, scene: Scene, folder: Path, language: str) -> None:
    for theme in ("light", "dark"):
        for size, (width, height) in SIZES.items():
            context = browser.new_context(
                base_url=site.address,
                viewport={"width": width, "height": height},
                has_touch=size == PHONE,
                color_scheme="dark" if theme == "dark" else "light",
                reduced_motion="reduce",
                locale=language,
            )
            page = context.new_page()
            page.goto(scene.address)
            page.locator(scene.ready).first.wait_for()
            page.wait_for_timeout(700)
            scene.then(page)
            page.wait_for_timeout(300)
            page.screenshot(path=folder / f"{scene.name}-{theme}-{size}.png")
            context.close()


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("folder", type=Path)
    reader.add_argument("pages", nargs="*", metavar="page", help=f"some of {', '.join(NAMES)}")
    reader.add_argument("--language", default="en")
    wanted = reader.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, chromium.opened() as browser:
        site = Site(Path(data), seed=SEED)
        site.start()
        try:
            for scene in prepare(site):
                if not wanted.pages or scene.name in wanted.pages:
                    print(scene.name, flush=True)
                    photograph(browser, site, scene, wanted.folder, wanted.language)
        finally:
            site.stop()


if __name__ == "__main__":
    main()
