"""Measures the table page in Chromium: what it loads, when it answers, how smoothly it moves.

    python bench/client.py [--json] [--runs 5]

- first load: script and style as they travel over the wire, compressed, with an empty cache;
- interactive: from the click on a link to the first lit place that can be clicked, on loopback,
  with the processor slowed down four times;
- motion: frames per second while an event of ten steps or more is played, from Chromium's own
  trace: the number of frames drawn, and the longest time between two of them.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from rich.console import Console
from rich.table import Table

from tests.browser import chromium
from tests.browser.scripted import Scripted
from tests.browser.site import Site

SLOWER = 4
LIMITS = {"first_load_kb": 250, "interactive_s": 2.0, "frames_per_second": 50}

FIRST_LIT = """() => new Promise((resolve) => {
  const look = () => {
    if (document.querySelector('[data-place].look-legal')) resolve(performance.now())
    else requestAnimationFrame(look)
  }
  look()
})"""


def fresh(browser: Browser, site: Site) -> Page:
    context = browser.new_context(
        base_url=site.address,
        viewport={"width": 1440, "height": 900},
        reduced_motion="no-preference",
    )
    return context.new_page()


def new_table(site: Site) -> str:
    opened = Scripted(site.address).open_table(["me", "greedy", "greedy", "greedy"])
    return f"/table/{opened['table']['id']}?seat={opened['token']}"


def first_load(browser: Browser, site: Site) -> float:
    """Kilobytes of script and style, compressed."""
    page = fresh(browser, site)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    kinds: dict[str, str] = {}
    sizes: dict[str, float] = {}
    session.on("Network.responseReceived", lambda e: kinds.update({e["requestId"]: e["type"]}))
    session.on(
        "Network.loadingFinished", lambda e: sizes.update({e["requestId"]: e["encodedDataLength"]})
    )
    page.goto(new_table(site))
    page.evaluate(FIRST_LIT)
    page.wait_for_timeout(500)
    page.context.close()
    return (
        sum(
            size
            for request, size in sizes.items()
            if kinds.get(request) in ("Script", "Stylesheet")
        )
        / 1000
    )


def interactive(browser: Browser, site: Site) -> float:
    """Seconds until the first lit place."""
    page = fresh(browser, site)
    address = new_table(site)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address, wait_until="commit")
    seconds = float(page.evaluate(FIRST_LIT)) / 1000
    page.context.close()
    return seconds


def motion(browser: Browser, site: Site) -> dict[str, float]:
    """Frames per second while turning the wheel moves it and brings new blocks out of the bag."""
    page = fresh(browser, site)
    page.goto(new_table(site))
    page.evaluate(FIRST_LIT)
    page.wait_for_timeout(1500)
    session = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    done: list[bool] = []
    session.on("Tracing.dataCollected", lambda e: found.extend(e["value"]))
    session.on("Tracing.tracingComplete", lambda _: done.append(True))
    session.send(
        "Tracing.start",
        {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": CATEGORIES}},
    )
    page.locator('[data-place="verb:turn"]').locator("visible=true").click()
    page.wait_for_function("() => document.querySelectorAll('.air svg').length > 0")
    begun = time.monotonic()
    page.wait_for_function("() => document.querySelectorAll('.air svg').length === 0")
    seconds = time.monotonic() - begun
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    page.context.close()
    return frame_rate(found) | {"seconds": seconds}


CATEGORIES = ["disabled-by-default-devtools.timeline.frame", "devtools.timeline.frame"]


def frame_rate(events: list[dict[str, Any]]) -> dict[str, float]:
    drawn = sorted(event["ts"] for event in events if event["name"] == "DrawFrame")
    gaps = [(after - before) / 1000 for before, after in pairwise(drawn)]
    busy = [gap for gap in gaps if gap < 200]  # longer ones are stillness, not dropped frames
    return {
        "frames": len(drawn),
        "frames_per_second": 1000 / statistics.mean(busy),
        "longest_gap_ms": max(busy),
    }


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--json", action="store_true", help="print figures for programs")
    reader.add_argument("--runs", type=int, default=5)
    wanted = reader.parse_args()
    with tempfile.TemporaryDirectory() as data, chromium.opened() as browser:
        site = Site(Path(data))
        site.start()
        try:
            size = first_load(browser, site)
            waits = [interactive(browser, site) for _ in range(wanted.runs)]
            moves = [motion(browser, site) for _ in range(wanted.runs)]
        finally:
            site.stop()
    rates = [move["frames_per_second"] for move in moves]
    figures = {
        "first_load_kb": round(size, 1),
        "interactive_s": round(statistics.median(waits), 3),
        "interactive_slowest_s": round(max(waits), 3),
        "frames_per_second": round(statistics.median(rates), 1),
        "frames_per_second_lowest": round(min(rates), 1),
        "longest_gap_ms": round(max(move["longest_gap_ms"] for move in moves), 1),
        "limits": LIMITS,
    }
    if wanted.json:
        print(json.dumps(figures))
        return
    shown = Table("figure", "measured", "limit")
    for name, value in figures.items():
        if name != "limits":
            shown.add_row(name.replace("_", " "), str(value), str(LIMITS.get(name, "")))
    Console().print(shown)


if __name__ == "__main__":
    main()
