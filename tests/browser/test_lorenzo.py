"""Lorenzo il Magnifico in the browser: a whole match, its decisions, keys, touch, four languages."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from signoria.games.lorenzo.rules import content
from tests.browser import florence
from tests.browser.conftest import NewPage
from tests.browser.florence import Florence, Moment
from tests.browser.hand import END, Hand, click_place, expect_true_scores, open_table
from tests.browser.places import Scene, prepare_lorenzo
from tests.browser.site import PATIENCE, SEED, Site

MOST_CLICKS = 500
SOURCES = {
    "Cards, when they were taken", "Harvests", "Production", "Leaders", "The Church", "Territories",
    "Characters", "Ventures", "Military strength", "What was left over", "Excommunications",
}  # fmt: skip
"""What victory points come from, as the score sheet calls it."""
LIT = ":is(.look-legal, .look-pointed)"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """One for all tests here: each of them has a table of its own."""
    site = Site(Path(tmp_path_factory.mktemp("florence")), seed=SEED)
    site.start()
    yield site
    site.stop()


# -- a whole match ---------------------------------------------------------------------------------


class Magnate(Hand):
    """Clicks on anything that is offered, but makes sure to be asked by the Church and to support it.

    Its first members go to the palace, and every privilege is taken as faith.
    """

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.palaces = 4

    def wait(self, timeout: float = 30_000) -> dict[str, Any]:
        """Until something may be done; a moment that is held to be looked at is put away."""
        deadline = time.monotonic() + timeout / 1000
        while not any((offered := self.offered()).values()):
            assert time.monotonic() < deadline, "nothing is offered any more"
            self.page.keyboard.press("Shift")
            self.page.wait_for_timeout(50)
        return offered

    def click(self) -> bool:
        lit = self.wait()["lit"]
        palace = ["space:council-palace"] if self.palaces else []
        for place in ["privilege:faith", "verb:support", *palace]:
            if place in lit:
                click_place(self.page, place)
                self.clicks += 1
                self.palaces -= place in palace
                return True
        return super().click()


def points_in(row: Locator) -> list[int]:
    """The points of the four players in a row of the score sheet."""
    cells = [cell.replace("−", "-") for cell in row.get_by_role("cell").all_inner_texts()]
    return [0 if cell == "–" else int(cell) for cell in cells]


@pytest.mark.thorough
def test_a_whole_advanced_match_against_three_bots(new_page: NewPage) -> None:
    """From the bonus tile and the draft to the score sheet and the replay, all of it by clicking."""
    page = new_page(reduced_motion="reduce")
    bots = ["greedy"] * 3
    table = open_table(page, *bots, game="lorenzo", options=florence.OPTIONS)
    hand = Magnate(page)
    while hand.click():
        assert hand.clicks < MOST_CLICKS

    expect_true_scores(page, table)
    story = page.request.get(f"/api/tables/{table}/story").json()
    mine = {line["event"] for line in story["lines"] if line["seat"] == 0}
    done = {"tile_chosen", "leader_picked", "card_taken", "privilege_taken", "supported"}
    assert done <= mine

    sheet = page.locator(f"{END} >> xpath=ancestor::section")
    *rows, totals = (points_in(row) for row in sheet.locator("tbody tr, tfoot tr").all())
    sources = set(sheet.locator("tbody").get_by_role("rowheader").all_inner_texts())
    assert sources <= SOURCES
    assert sources >= {"The Church", "Territories", "Characters", "Ventures", "What was left over"}
    assert [sum(column) for column in zip(*rows, strict=True)] == totals

    taken = next(line["step"] for line in story["lines"] if line["event"] == "card_taken")
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url(re.compile(rf"/replay/{table}/\d+"))
    page.goto(f"/replay/{table}/{taken}")
    expect(page.locator("main")).to_contain_text(" took ")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(lambda url: int(url.rsplit("/", 1)[1]) > taken)


# -- what a player is told -------------------------------------------------------------------------


def sit(page: Page, site: Site, moment: Moment) -> Florence:
    """Opens a table in a moment, for Lucia."""
    table = Florence(site.address, moment)
    page.goto(table.page)
    Hand(page).wait()
    return table


def log_of(page: Page) -> Locator:
    return page.get_by_role("log")


def test_what_may_not_be_done_adds_up_and_names_its_rule(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    sit(page, site, florence.TURN)
    click_place(page, "member:neutral")
    page.locator('[data-place="space:building-4"]:not(.look-legal)').hover()
    tip = page.locator(".tip")
    expect(tip).to_contain_text("Place the neutral member")
    expect(tip).to_contain_text(re.compile(r"\d+ .*needed.* \d+|need \d+, have \d+"))
    lines = tip.get_by_role("listitem")
    expect(lines.first).to_have_text("neutral member: 0")
    expect(tip.get_by_role("list")).to_contain_text(re.compile(r"needed: \d"))
    link = tip.get_by_role("button", name=re.compile(r"Rule L\d+\.\d+"))
    rule = link.inner_text().removeprefix("Rule ")
    link.click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator(f'[data-rule="{rule}"]')).to_be_in_viewport()


def test_a_preview_tells_cost_and_gain_in_order(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    sit(page, site, florence.TURN)
    click_place(page, "member:black")
    page.locator(f'[data-place="space:character-1"]{LIT}').hover()
    preview = page.locator(".prompt .preview")
    expect(preview).to_contain_text("Place the black member on")
    expect(preview.locator(".pays")).to_contain_text(re.compile("coin"))
    lines = preview.get_by_role("listitem")
    expect(lines).not_to_have_count(0)
    told = "\n".join(lines.all_inner_texts())
    assert re.match(r"(?s)black member: \d.*needed: \d.* costs \d.* coin", told), told
    before = log_of(page).inner_text()
    page.mouse.move(0, 0)
    expect(preview).to_have_count(0)
    assert log_of(page).inner_text() == before


# -- decisions -------------------------------------------------------------------------------------


Goods = Counter[str]
EXCHANGES = {
    (row["key"], arrow): (Goods(exchange["pay"]), Goods(exchange["get"]))
    for row in content.CARD_ROWS
    for arrow, exchange in zip(
        ("first", "second"), row.get("lasting", {}).get("exchange", ()), strict=False
    )
}
"""What the exchanges of the buildings take and give."""


def goods(row: Locator) -> Goods:
    """What a row of the panel names in words."""
    words = " ".join(row.locator(".visually-hidden").all_inner_texts())
    named = re.findall(r"(\d+) (?:council )?([a-z]+?)s?\b", words.lower())
    return Goods({name: int(number) for number, name in named})


def settles(read: Callable[[], Goods], wanted: Goods) -> None:
    """Sums are right in the end: previews come a moment after the position."""
    deadline = time.monotonic() + PATIENCE
    while read() != wanted:
        assert time.monotonic() < deadline, f"{read()} instead of {wanted}"
        time.sleep(0.05)


def test_exchanges_are_chosen_summed_and_taken_back(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    sit(page, site, florence.EXCHANGES)
    panel = page.get_by_role("region", name="The exchanges of your production")
    pays, gets = panel.locator("dd.loss"), panel.locator("dd.gain")
    offered = panel.locator(f'[data-place^="building:"]{LIT}')
    used = panel.locator(".arrow.used")
    settles(lambda: goods(pays), Goods())
    expect(gets).to_contain_text("+")  # the bonus tile
    plain = goods(gets)

    def use_another() -> tuple[Goods, Goods]:
        """Pays and gets of the first exchange that is offered, which is used."""
        number = used.count()
        building, arrow = re.findall(r":([a-z-]+)", str(offered.first.get_attribute("data-place")))[
            :2
        ]
        offered.first.press("Enter")  # numbers that change meanwhile may move it from under a click
        expect(used).to_have_count(number + 1)
        return EXCHANGES[building, arrow]

    paid, got = use_another()
    settles(lambda: goods(pays), paid)
    settles(lambda: goods(gets), plain + got)
    also_paid, also_got = use_another()
    settles(lambda: goods(pays), paid + also_paid)
    settles(lambda: goods(gets), plain + got + also_got)
    panel.get_by_role("button", name="Take back").click()
    expect(used).to_have_count(1)
    settles(lambda: goods(pays), paid)
    assert use_another() == (also_paid, also_got)
    panel.locator(f'[data-place="verb:done"]{LIT}').click()
    expect(panel).to_have_count(0)
    expect(log_of(page)).to_contain_text(re.compile(r"Lucia produced at \d+, paid .* and gained"))


@pytest.mark.parametrize("answer", ["support", "refuse"])
def test_the_vatican_report_is_a_decision(new_page: NewPage, site: Site, answer: str) -> None:
    page = new_page(reduced_motion="reduce")
    sit(page, site, florence.REPORT)
    report = page.get_by_role("region", name="The Vatican report")
    expect(report).to_contain_text("faith points are asked for")
    expect(report).to_contain_text("decides")
    report.locator(f'[data-place="verb:{answer}"]{LIT}').click()
    told = {"support": "Lucia supported the Church", "refuse": "Lucia refused to support"}
    expect(log_of(page)).to_contain_text(told[answer])


def test_leaders_are_played_activated_and_discarded(new_page: NewPage, site: Site) -> None:
    """And the privilege for the discard is chosen from the five of the palace."""
    page = new_page(reduced_motion="reduce")
    sit(page, site, florence.LEADERS)
    estate = page.get_by_role("group", name="The estate of Lucia")
    ready = estate.locator('[data-place^="leader:"].look-legal').first
    leader = str(ready.get_attribute("data-place"))
    ready.click()
    page.locator(f'[data-place~="verb:play"][data-place~="{leader}"]{LIT}').click()
    expect(log_of(page)).to_contain_text("Lucia played ")

    activate = page.locator(f'[data-place~="verb:activate"][data-place~="{leader}"]{LIT}')
    if not activate.count():
        click_place(page, leader)
    activate.click()
    expect(log_of(page)).to_contain_text(re.compile("Lucia activated .* and gained"))

    other = estate.locator(f'[data-place^="leader:"]:not([data-place="{leader}"])').first
    name = str(other.get_attribute("data-place"))
    other.click()
    page.locator(f'[data-place~="verb:discard"][data-place~="{name}"]{LIT}').click()
    expect(page.locator(".prompt")).to_contain_text("A council privilege: what do you take?")
    assert len(Hand(page).wait()["lit"]) == 5
    click_place(page, "privilege:military")
    expect(log_of(page)).to_contain_text("2 military points as a council privilege")


# -- by keys and by touch --------------------------------------------------------------------------


def walk_to(page: Page, place: str) -> None:
    """With an arrow key, from one lit place to the one before it; the estate is last."""
    for _ in range(80):
        page.keyboard.press("ArrowLeft")
        if place in page.evaluate("() => document.activeElement?.dataset.place ?? ''").split():
            return
    raise AssertionError(f"no arrow key leads to {place}")


def test_a_turn_by_keyboard_alone(new_page: NewPage, site: Site) -> None:
    page = new_page(reduced_motion="reduce")
    sit(page, site, florence.TURN)
    walk_to(page, "member:black")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .step.done")).to_be_visible()
    walk_to(page, "space:council-palace")
    expect(page.locator(".prompt .preview")).to_contain_text("Place the black member")
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).to_contain_text("A council privilege")
    walk_to(page, "privilege:faith")
    page.keyboard.press("Enter")
    expect(log_of(page)).to_contain_text("1 faith point as a council privilege")
    end = page.get_by_role("button", name="End the turn")
    end.wait_for()
    for _ in range(80):
        page.keyboard.press("Tab")
        if end.evaluate("button => button === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".prompt")).not_to_contain_text("end your turn")


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "reduced_motion": "reduce"}


def test_a_phone_turn_by_tapping(new_page: NewPage, site: Site) -> None:
    """The first tap shows what would happen, the second one does it."""
    page = new_page(**PHONE)
    sit(page, site, florence.TURN)
    prompt = page.locator(".prompt")
    page.get_by_role("tab", name=re.compile("Council Palace")).tap()
    page.locator(f'[data-place="member:black"]{LIT}').tap()
    expect(prompt.locator(".step.done")).to_have_count(0)
    page.locator('[data-place="member:black"]').tap()
    expect(prompt.locator(".step.done")).to_be_visible()
    palace = page.locator('[data-place="space:council-palace"]')
    palace.tap()
    expect(prompt.locator(".preview")).to_contain_text("Place the black member")
    palace.tap()
    expect(prompt).to_contain_text("A council privilege")
    faith = page.locator('[data-place="privilege:faith"]')
    expect(faith).to_be_in_viewport()
    faith.tap()
    expect(prompt.locator(".preview")).to_contain_text("faith")
    faith.tap()
    end = prompt.get_by_role("button", name="End the turn")
    expect(end).to_be_in_viewport()
    end.tap()
    page.get_by_role("button", name="Log").tap()
    expect(log_of(page)).to_contain_text("1 faith point as a council privilege")


@pytest.mark.parametrize(
    ("moment", "buttons"),
    [
        (florence.REPORT, ["Support the Church", "Be excommunicated"]),
        (florence.EXCHANGES, ["No more exchanges"]),
    ],
    ids=["report", "exchanges"],
)
def test_a_phone_shows_the_buttons_of_a_decision(
    new_page: NewPage, site: Site, moment: Moment, buttons: list[str]
) -> None:
    page = new_page(**PHONE)
    sit(page, site, moment)
    for name in buttons:
        button = page.locator(".prompt").get_by_role("button", name=name)
        expect(button).to_be_in_viewport(ratio=1)


# -- in four languages -----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def scenes(site: Site) -> list[Scene]:
    return prepare_lorenzo(site)


@pytest.mark.parametrize("language", ["en", "it", "cs", "pl"])
def test_every_text_is_there(
    browser: Browser, site: Site, scenes: list[Scene], language: str
) -> None:
    """A text that is missing, or an argument of one, is shown in braces."""
    context = browser.new_context(base_url=site.address, locale=language, reduced_motion="reduce")
    page = context.new_page()
    for scene in scenes:
        page.goto(scene.address)
        page.locator(scene.ready).first.wait_for()
        expect(page.locator("html")).to_have_attribute("lang", language)
        missing = page.evaluate("() => document.body.innerHTML.match(/\\{[a-z_$ -]+\\}?/g)")
        assert not missing, (scene.name, missing)
    context.close()
