"""A player who knows nothing but what the page shows: looks for what is lit and clicks it."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

CHIP = ".prompt .choices .step.here"
END = "#reckoning"

OFFERED = """() => {
  const seen = (node) => {
    const box = node.getBoundingClientRect()
    return box.width > 0 && box.height > 0
  }
  const open = (query) => [...document.querySelectorAll(query)].filter(seen)
  return {
    over: open('#reckoning').length > 0,
    lit: open('[data-place].look-legal, [data-place].look-pointed').map((n) => n.dataset.place),
    chips: open('.prompt .choices .step.here').length,
    verbs: open('.prompt .choices [data-verb]').map((n) => n.dataset.verb),
  }
}"""


SEEN = """(names) => {
  const query = names.split(' ').map((name) => `[data-place~="${name}"]`).join('')
  for (const node of document.querySelectorAll(query)) {
    for (const part of [node, ...node.querySelectorAll('*')]) {
      const box = part.getBoundingClientRect()
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      if (document.elementFromPoint(x, y)?.closest('[data-place]') === node) return [x, y]
    }
  }
  return null
}"""


class Hand:
    """Plays by clicking.  Passing, which gets nobody anywhere, is the last resort."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = Random(seed)
        self.clicks = 0

    def offered(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(OFFERED)
        return found

    @property
    def is_midway(self) -> bool:
        """Has it chosen something that is not a whole move yet?"""
        return self.page.locator(".prompt .step.done").count() > 0

    def wait(self, timeout: float = 30_000) -> dict[str, Any]:
        """Until something may be done here, or the match is over."""
        self.page.wait_for_function(
            f"() => {{ const o = ({OFFERED})(); return o.over || o.lit.length + o.chips + o.verbs.length }}",
            timeout=timeout,
            polling=50,  # also in a tab that lies behind another one
        )
        return self.offered()

    def wait_for(self, wanted: dict[str, Any]) -> None:
        """Until exactly this is offered."""
        self.page.wait_for_function(
            f"wanted => JSON.stringify(({OFFERED})()) === JSON.stringify(wanted)",
            arg=wanted,
            polling=50,
        )

    def click(self) -> bool:
        """One click on something that is offered; False once the match is over."""
        offered = self.wait()
        if offered["over"]:
            return False
        verbs = [verb for verb in offered["verbs"] if verb != "pass"]
        ways = ["lit"] * bool(offered["lit"]) + ["chip"] * bool(offered["chips"])
        ways += ["verb"] * bool(verbs)
        way = self.dice.choice(ways) if ways else "pass"
        self.clicks += 1
        if way == "lit":
            click_place(self.page, self.dice.choice(offered["lit"]))
        elif way == "chip":
            self.page.locator(CHIP).nth(self.dice.randrange(offered["chips"])).click()
        elif way == "verb":
            self.button(self.dice.choice(verbs)).click()
        else:
            self.button("pass").click()
            self.button("pass").click()
        return True

    def button(self, verb: str) -> Locator:
        return self.page.locator(f".prompt .choices [data-verb={verb}]")


def click_place(page: Page, place: str) -> None:
    """A click where the place is seen, which it must be: pieces of one place may lie apart.

    One piece may stand for several places, whose names are separated by spaces.
    """
    page.mouse.click(*page.wait_for_function(SEEN, arg=place, polling=50).json_value())


def expect_true_scores(page: Page, table: str) -> None:
    """The page of the end tells the points that the server's interface tells."""
    expect(page.locator(END)).to_be_visible()
    info = page.request.get(f"/api/tables/{table}").json()
    names = [seat["name"] for seat in info["seats"]]
    reckoned = page.locator(END).locator("xpath=ancestor::section").get_by_role("row").last
    assert sorted(points_in(reckoned)) == sorted(info["scores"])
    shown = []
    for banner in page.locator(".banners li").all():
        [points] = points_in(banner.locator(".points"))
        shown.append((banner.locator(".name").inner_text(), points))
    assert sorted(shown) == sorted(zip(names, info["scores"], strict=True))


def points_in(place: Locator) -> list[int]:
    """The whole numbers that are written somewhere."""
    return [int(found.replace("−", "-")) for found in re.findall(r"[−-]?\d+", place.inner_text())]


def open_table(page: Page, *seats: str, game: str = "carrara", **wish: Any) -> str:
    """A table of this page's own guest, who is then at it; seats are "open" or bots."""
    wishes = [{"kind": "me"}] + [
        {"kind": "open"} if seat == "open" else {"kind": "bot", "bot": seat} for seat in seats
    ]
    page.request.get("/api/me")
    answer = page.request.post(
        "/api/tables", data={"game": game, "name": "Lucia", "seats": wishes, **wish}
    )
    assert answer.ok, answer.text()
    table = str(answer.json()["table"]["id"])
    page.goto(f"/table/{table}")
    return table
