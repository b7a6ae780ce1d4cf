"""Every page of the site in a telling state: what is checked for access, and photographed."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser import court, florence
from tests.browser.scripted import Scripted, State
from tests.browser.site import Site

NAMES = (
    "home", "new-table", "join", "lobby", "table-basic", "table-advanced", "end", "replay",
    "learn", "not-found", "prince-auction", "prince-seizure", "prince-ballot", "prince-conclave",
    "prince-papacy", "prince-bargain", "prince-offer", "lorenzo-table", "lorenzo-draft",
    "lorenzo-tiles", "lorenzo-leaders", "lorenzo-exchanges", "lorenzo-report", "lorenzo-end",
)  # fmt: skip


class Scene(NamedTuple):
    """A page and what has to be seen before it is complete."""

    name: str
    address: str
    ready: str
    then: Callable[[Page], None] = lambda _: None


def _choose_a_building(page: Page) -> None:
    """Half of a move: a building is chosen, its cities are lit."""
    tile = page.locator('[data-place^="tile:"].look-legal').locator("visible=true")
    if tile.count():
        tile.first.click()
        city = page.locator('[data-place^="city:"].look-legal').locator("visible=true")
        if city.count():
            city.first.hover()


def _many_choices_after(step: int) -> Callable[[State], bool]:
    return lambda state: state["step"] > step and len(state.get("legal", [])) > 8


def prepare(site: Site) -> list[Scene]:
    """Plays tables into the states that the scenes show."""
    lucia, marco = Scripted(site.address, "Lucia", 5), Scripted(site.address, "Marco")
    tables: dict[str, str] = {}
    for variant, rivals, step in (("basic", 2, 90), ("advanced", 3, 330)):
        opened = lucia.open_table(["me"] + ["greedy"] * rivals, options={"variant": variant})
        table = str(opened["table"]["id"])
        lucia.play(table, opened["token"], _many_choices_after(step))
        tables[variant] = f"/table/{table}?seat={opened['token']}"
    over = lucia.open_table(["me", "greedy", "greedy"], options={"variant": "advanced"})
    finished = str(over["table"]["id"])
    lucia.play(finished, over["token"], lambda _: False)
    waiting = marco.open_table(["me", "open", "greedy"], listed=True)
    lobby = str(waiting["table"]["id"])
    invitation = next(
        seat["invitation"] for seat in waiting["table"]["seats"] if seat.get("invitation")
    )
    return [
        Scene("home", "/", "text=Play against bots"),
        Scene("new-table", "/new/carrara", "main button"),
        Scene("join", f"/join/{lobby}/{invitation}", "main button"),
        Scene("lobby", f"/table/{lobby}?seat={waiting['token']}", "main h2"),
        Scene("table-basic", tables["basic"], ".prompt", _choose_a_building),
        Scene("table-advanced", tables["advanced"], ".prompt", _choose_a_building),
        Scene("end", f"/table/{finished}?seat={over['token']}", "#reckoning"),
        Scene("replay", f"/replay/{finished}/60", "main svg"),
        Scene("learn", "/learn/carrara", "main h1"),
        Scene("not-found", "/elsewhere", "main"),
        *prepare_prince(site),
        *prepare_lorenzo(site),
    ]


def prepare_prince(site: Site) -> list[Scene]:
    """Moments of The Prince, each for whoever is to answer; only the last one is Marco's."""
    moments = {
        "auction": court.auction,
        "seizure": court.seizure,
        "ballot": court.ballot,
        "conclave": court.conclave,
        "papacy": court.papacy,
        "bargain": court.bargain,
    }
    tables = {name: reach(site.address) for name, reach in moments.items()}
    offer = court.offer(site.address)
    pages = {name: table.page_of(table.lucia) for name, table in tables.items()}
    pages["offer"] = offer.page_of(offer.guests[1])
    return [Scene(f"prince-{name}", page, ".moment .paper") for name, page in pages.items()]


def prepare_lorenzo(site: Site) -> list[Scene]:
    """Moments of Lorenzo il Magnifico; the site must deal from `SEED`."""
    moments = {
        "tiles": florence.TILE,
        "draft": florence.DRAFT,
        "leaders": florence.LEADERS,
        "exchanges": florence.EXCHANGES,
        "report": florence.REPORT,
    }
    pages = {name: florence.Florence(site.address, way).page for name, way in moments.items()}
    lucia = Scripted(site.address, "Lucia", game="lorenzo")
    for name, until in {
        "table": lambda state: state["step"] > 300 and lucia.offers(state, "place"),
        "end": lambda _: False,
    }.items():
        opened = lucia.open_table(["me", "greedy", "greedy", "greedy"], options=florence.OPTIONS)
        table = str(opened["table"]["id"])
        lucia.play(table, opened["token"], until)
        pages[name] = f"/table/{table}?seat={opened['token']}"
    ready = {"table": ".prompt", "leaders": ".prompt", "end": "#reckoning"}
    then = {"table": _send_a_member, "leaders": _open_a_leader}
    return [
        Scene(f"lorenzo-{name}", page, ready.get(name, ".lorenzo-sheet"), then.get(name, _look_on))
        for name, page in pages.items()
    ]


def _look_on(_: Page) -> None:
    """The page is as it is."""


def _send_a_member(page: Page) -> None:
    """Half of a move: a member is chosen, its spaces are lit, and one of them is pointed at."""
    touches = page.evaluate("navigator.maxTouchPoints > 0")
    for places in ("member:", "space:"):
        lit = page.locator(f'[data-place^="{places}"].look-legal').locator("visible=true")
        if lit.count() and places == "member:":
            lit.first.click()
        elif lit.count() and touches:
            lit.first.tap()
        elif lit.count():
            lit.first.hover()


def _open_a_leader(page: Page) -> None:
    """A leader that can be played lies open."""
    ready = page.locator('[data-place^="leader:"].look-legal').locator("visible=true")
    if ready.count():
        ready.first.click()
