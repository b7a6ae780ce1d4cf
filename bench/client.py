"""Measures the table page in Chromium: what it loads, when it answers, how smoothly it moves.

    python -m bench.client [--json] [--runs 5]

- first load: script and style as they travel over the wire, compressed, with an empty cache;
- interactive: from the click on a link to the first lit place that can be clicked, on loopback,
  with the processor slowed down four times;
- motion: frames per second while pieces travel, from Chromium's own trace: frames drawn while its
  animations ran, and the longest time between two of them; the pauses between two steps of an
  event, in which nothing moves, do not count.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
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
    """A four-player table at which it is our turn to turn the wheel."""
    script = Scripted(site.address)
    opened = script.open_table(["me", "greedy", "greedy", "greedy"])
    table = opened["table"]["id"]
    script.play(table, opened["token"], lambda state: script.offers(state, "turn"))
    return f"/table/{table}?seat={opened['token']}"


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
    """Turning the wheel: up to eleven blocks come out of the bag one by one, and the disc turns."""
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
    page.wait_for_function("() => document.querySelectorAll('.air svg').length === 0")
    page.wait_for_timeout(600)  # the wheel comes to rest
    session.send("Tracing.end")
    while not done:
        page.wait_for_timeout(50)
    page.context.close()
    return frame_rate(found)


CATEGORIES = [
    "blink.animations",
    "devtools.timeline.frame",
    "disabled-by-default-devtools.timeline.frame",
]


def frame_rate(events: list[dict[str, Any]]) -> dict[str, float]:
    """Frames drawn while something moved, by the trace's own account of its animations."""
    drawn = sorted(event["ts"] for event in events if event["name"] == "DrawFrame")
    spans = moving(events)
    frames = [sum(begin <= at <= end for at in drawn) for begin, end in spans]
    gaps = [
        (after - before) / 1000
        for begin, end in spans
        for before, after in pairwise(at for at in drawn if begin <= at <= end)
    ]
    seconds = sum(end - begin for begin, end in spans) / 1e6
    return {
        "steps": len(spans),
        "frames_per_second": sum(frames) / seconds,
        "longest_gap_ms": max(gaps),
    }


def moving(events: list[dict[str, Any]]) -> list[tuple[float, float]]:
    """When animations ran: from the moment each was under way to its end, overlaps joined."""
    running: dict[str, float] = {}
    spans: list[tuple[float, float]] = []
    for event in sorted(events, key=lambda event: event.get("ts", 0)):
        if event["name"] != "Animation":
            continue
        number = str(event.get("id2", event.get("id")))
        if event["ph"] == "n" and event["args"]["data"].get("state") == "running":
            running.setdefault(number, event["ts"])
        elif event["ph"] == "e" and number in running:
            spans.append((running.pop(number), event["ts"]))
    joined: list[tuple[float, float]] = []
    for begin, end in sorted(spans):
        if joined and begin <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(end, joined[-1][1]))
        else:
            joined.append((begin, end))
    return joined


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
        "most_steps": max(move["steps"] for move in moves),
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
