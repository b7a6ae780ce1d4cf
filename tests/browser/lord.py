"""A player of The Prince who knows nothing but what the page shows, and answers it by clicking."""

from __future__ import annotations

import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

from tests.browser.hand import click_place

PATIENCE = 60.0
OVER = "over"

ASKED = """() => {
  const seen = (node) => node.getClientRects().length > 0
  if ([...document.querySelectorAll('#reckoning')].some(seen)) return 'over'
  const open = '.look-legal, .look-pointed, .gold[aria-disabled=false], .whole:enabled, .keeps'
  const asks = (paper) => seen(paper) && paper.closest('.moment').querySelector(open)
  return [...document.querySelectorAll('.moment .paper')].find(asks)?.ariaLabel ?? ''
}"""
"""The heading of the paper on the stage that can be answered; "over" at the end of the match."""

LIT = ":is(.look-legal, .look-pointed)"


class Bargain(NamedTuple):
    """An offer: cards by their names, and ducats."""

    gives: Sequence[str] = ()
    asks: Sequence[str] = ()
    gives_ducats: int = 0
    asks_ducats: int = 0


class Lord:
    """Answers whatever the page asks.  What the player seeks is in these fields:

    - `deeds`: what to do in the own phases, each once and in order;
    - `bargains`: the offers to put together, in order;
    - `replies`: how to answer the next offers of others; all later ones are declined;
    - `bids`: the bids to make, in order, each as soon as it is high enough;
    - `lays_open`: cards are laid out in the open, not into a slot;
    - `favourite`: the house that gets all votes of an open round.
    """

    def __init__(self, page: Page, house: str) -> None:
        self.page = page
        self.house = house
        self.favourite = house
        self.deeds: list[Callable[[], None]] = []
        self.bargains: list[Bargain] = []
        self.replies: list[str] = []
        self.bids: list[int] = []
        self.lays_open = False
        self.answered: Counter[str] = Counter()
        """How often the paper with each heading has been answered."""

    def asked(self) -> str:
        """What the page asks: empty if nothing, `OVER` at the end."""
        return str(self.page.evaluate(ASKED))

    def answer(self) -> bool:
        """Answers what is asked; False if nothing is."""
        heading = self.asked()
        if heading in ("", OVER, "Your offer"):
            return False
        for pattern, answer in ANSWERS.items():
            if re.fullmatch(pattern, heading):
                answer(self, self.page.get_by_role("region", name=heading, exact=True))
                self.answered[pattern] += 1
                return True
        raise AssertionError(f"nobody knows how to answer {heading!r}")

    def go_on(self) -> None:
        """Puts away a moment that is held to be looked at: any key does."""
        self.page.keyboard.press("Shift")

    def aim(self, deed: str, place: str) -> None:
        """A deed of the own phase, then a click on what it is aimed at."""
        self.button(deed).click()
        self.page.locator(f'[data-place~="{place}"]{LIT}').first.wait_for()
        click_place(self.page, place)

    def button(self, name: str) -> Locator:
        """A button of the stage that may be pressed."""
        stage = self.page.get_by_role("group", name="The stage", exact=True)
        return stage.get_by_role("button", name=f"{name}, can be chosen", exact=True)


def play(lords: Sequence[Lord], until: Callable[[], bool]) -> None:
    """Lets all of them answer what they are asked until something has come about."""
    last = time.monotonic()
    while not until():
        answers = [lord.answer() for lord in lords]
        if any(answers):
            last = time.monotonic()
        else:
            for lord in lords:
                lord.go_on()
            lords[0].page.wait_for_timeout(50)
        assert time.monotonic() < last + PATIENCE, "nobody is asked anything any more"


# -- one answer after another ----------------------------------------------------------------------


def _press(*verbs: str) -> Callable[[Lord, Locator], None]:
    """Presses the first of these buttons that may be pressed."""

    def press(_: Lord, paper: Locator) -> None:
        for verb in verbs:
            button = paper.locator(f'[data-place="verb:{verb}"]{LIT}')
            if button.count():
                button.click()
                return

    return press


def _lay(_: Lord, paper: Locator) -> None:
    paper.locator(f'[data-place^="card:"]{LIT}').first.click()


def _fill(lord: Lord, paper: Locator) -> None:
    """Into a new holding goes whatever may, unless it is to lie in the open."""
    if lord.lays_open or not paper.locator(f'[data-place^="card:"]{LIT}').count():
        _press("enough")(lord, paper)
    else:
        _lay(lord, paper)


def _find_a_place(lord: Lord, paper: Locator) -> None:
    home = paper.locator(f'[data-place^="home:"]{LIT}')
    if lord.lays_open or not home.count():
        _press("leave-open")(lord, paper)
    else:
        home.first.click()


def _bid(lord: Lord, paper: Locator) -> None:
    least = re.search(r"\d+", paper.locator("button.bid").inner_text())
    if least is None or not lord.bids or lord.bids[0] < int(least[0]):
        _press("pass")(lord, paper)
        return
    paper.get_by_role("textbox", name="Your bid").fill(str(lord.bids.pop(0)))
    paper.locator("button.bid").click()


def _act(lord: Lord, paper: Locator) -> None:
    if lord.deeds:
        lord.deeds.pop(0)()
    else:
        _press("end-phase")(lord, paper)


def _commit(_: Lord, paper: Locator) -> None:
    """All condottieri that one has, if they can be paid."""
    seal = paper.locator("button.gold")
    for card in paper.locator("button[aria-pressed]").all():
        card.click()
        if seal.is_disabled():
            card.click()
    seal.click()


def _vote_in_secret(lord: Lord, paper: Locator) -> None:
    """For the own house, but for one vote, which the first other one gets."""
    paper.get_by_title(f"All votes for {lord.house}").click()
    paper.get_by_role("button", name=f"Votes for {lord.house}: less").click()
    others = paper.get_by_role("button", name=re.compile(f"Votes for (?!{lord.house}).*: more"))
    others.first.click()
    _cast(paper)


def _vote(lord: Lord, paper: Locator) -> None:
    paper.get_by_title(f"All votes for {lord.favourite}").click()
    _cast(paper)


def _cast(paper: Locator) -> None:
    paper.locator("button.gold").click()
    expect(paper.locator("button.whole")).to_have_count(0)


def _appoint(_: Lord, paper: Locator) -> None:
    """To the houses in turn, until no more has to be given away."""
    appoint = paper.get_by_role("button", name="Appoint them")
    more = paper.get_by_role("button", name=re.compile("more$"))
    given = 0
    while appoint.is_disabled():
        more.nth(given % more.count()).click()
        given += 1
    appoint.click()
    expect(appoint).to_have_count(0)


def _bestow(lord: Lord, _: Locator) -> None:
    stage = lord.page.get_by_role("group", name="The stage", exact=True)
    stage.locator(f'[data-place^="house:"]{LIT}').first.click()


def _bargain(lord: Lord, paper: Locator) -> None:
    if not lord.bargains:
        _press("drop-offer")(lord, paper)
        return
    bargain = lord.bargains.pop(0)
    sides = (
        ("You give", bargain.gives, bargain.gives_ducats),
        ("You ask for", bargain.asks, bargain.asks_ducats),
    )
    for title, cards, ducats in sides:
        side = paper.get_by_role("region", name=title)
        for card in cards:
            side.get_by_role("button", name=card, exact=True).first.click()
        if ducats:
            field = side.get_by_role("textbox", name=f"{title}: ducats")
            field.fill(str(ducats))
            field.press("Tab")
    propose = paper.get_by_role("button", name="Propose")
    propose.click()
    expect(propose).to_have_count(0)


def _answer_offer(lord: Lord, paper: Locator) -> None:
    _press(lord.replies.pop(0) if lord.replies else "decline")(lord, paper)


ANSWERS: dict[str, Callable[[Lord, Locator], None]] = {
    "Your first hand": _press("keep"),
    "Which card first\\?": _lay,
    "Patronage": _press("pay-fee", "refuse-fee"),
    "Where to\\?": _find_a_place,
    "What goes in\\?": _fill,
    "Buy or spy": _press("auction"),
    "Your bid": _bid,
    "Play cards, seize": _act,
    "After the seizure": _press("end-phase"),
    "Your condottieri": _commit,
    "The Doctor": _press("doctor", "let-be"),
    "Verdict": _press("guilty"),
    "Deals before the vote": _press("no-deals"),
    "Your ballot": _vote_in_secret,
    "Your votes": _vote,
    "An office to give": _bestow,
    "Deal the offices anew\\?": _press("reshuffle"),
    "New cardinals": _appoint,
    "Offer to .*": _bargain,
    "Offer of .*": _answer_offer,
    "The Pope's leave": _press("allow"),
}
"""Heading of the paper -> how it is answered."""
