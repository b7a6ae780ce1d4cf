"""The sixty cards: as they are shipped, and as an owner of the box types them in (P1.4, P-R1)."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

import signoria
from signoria.games.prince.rules import content, deck_file, own_deck
from signoria.games.prince.rules import ending as reckoning
from signoria.games.prince.rules.deck_file import FIELDS
from signoria.kernel.chance import Dice
from signoria.kernel.reasons import BadRecord
from tests.games.prince.decks import TEXT, card, edited, printed
from tests.games.prince.positions import GAME, Seat, given

PAGES = {page["key"] for page in content.read("sources")["page"]}
BASES = content.read("sources")["basis"]
CARDS = {row["key"]: row for row in content.ROWS}
SHIPPED = own_deck.deck_of("reconstructed")
every_card = pytest.mark.parametrize("row", content.ROWS, ids=list(CARDS))

MY_CERI = edited(
    "ceri",
    ("income = 10", "income = 15"),
    ('income = "reconstructed"', 'income = "printed"'),
)


# -- the shipped deck ------------------------------------------------------------------------------


@pytest.mark.rule("P1.4")
def test_the_deck_has_sixty_cards_of_twelve_types() -> None:
    assert len(CARDS) == len(content.ROWS) == 60
    assert Counter(content.TYPE_OF) == {
        "holding": 12, "office": 9, "artist": 10, "family": 6, "condottiere": 8, "spy": 6,
        "poison": 2, "bravo": 2, "doctor": 1, "marriage": 1, "savonarola": 1, "simony": 2,
    }  # fmt: skip


@every_card
def test_every_field_tells_its_source(row: dict[str, Any]) -> None:
    figures = [figure for figure in content.FIGURES if figure in row]
    assert set(row) == {"key", "type", "name", *figures, "source"}
    assert set(row["source"]) == {"name", *figures, "count"}
    for source in row["source"].values():
        sort, _, page = source.partition(":")
        assert page in PAGES if sort == "public" else source in ("rulebook", "reconstructed")


@every_card
def test_every_reconstructed_field_has_a_basis(row: dict[str, Any]) -> None:
    for field, source in row["source"].items():
        if source == "reconstructed":
            told = [basis for basis in BASES if field in basis["fields"]]
            assert [basis for basis in told if basis["about"] in ("cards", row["type"])]


@every_card
def test_the_shipped_figures_are_possible(row: dict[str, Any]) -> None:
    for field in FIELDS[row["key"]]:
        assert deck_file.is_possible(field, row[field])


def test_what_is_told_of_the_sources_is_complete() -> None:
    assert len(PAGES) == len(content.read("sources")["page"])
    assert all(page["told"].strip() for page in content.read("sources")["page"])
    for basis in BASES:
        assert basis["told"].strip()
        assert basis["confidence"] in ("high", "medium", "low")
    houses = [row for row in content.read("setup")["house"] if row["key"] != "borgia"]
    facts = content.reconstructed()
    assert {f"house {row['key']} base_name" for row in houses} <= set(facts)
    assert {"holding bologna power", "doctor doctor fee", "savonarola savonarola count"} <= set(
        facts
    )
    assert "holding ceri power" not in facts


@pytest.mark.rule("P-R1")
def test_offices_print_no_points() -> None:
    offices = [row for row in content.ROWS if row["type"] == "office"]
    assert [row["vp"] for row in offices] == [0] * 9


# -- a deck of one's own ---------------------------------------------------------------------------


def test_the_shipped_file_is_the_shipped_deck() -> None:
    assert own_deck.accept(TEXT) == "reconstructed"
    assert [int(income) for income in SHIPPED.income[:3]] == [20, 15, 15]


def test_each_table_has_a_deck_of_its_own() -> None:
    """A restored position is loaded into it."""
    assert own_deck.deck_of("reconstructed") is not own_deck.deck_of("reconstructed")


def test_order_line_ends_and_comments_do_not_matter() -> None:
    cards = [card(key, MY_CERI) for key in CARDS]
    shuffled = "\r\n".join("\n".join(reversed(cards)).splitlines()) + " # my deck"
    assert own_deck.accept(shuffled) == own_deck.accept(MY_CERI)


def test_what_is_typed_in_is_what_the_table_plays_with() -> None:
    text = f'title = "  My  box "\n{MY_CERI}'
    kept = own_deck.accept(text)
    deck = own_deck.deck_of(kept)
    assert deck.income[content.CARDS.index("ceri")] == 15
    assert deck.income[content.CARDS.index("nepi")] == 5
    shown = own_deck.shown(deck)
    assert shown["title"] == "My box"
    assert shown["changed"] == {"ceri": {"income": 15}}
    assert shown["doubtful"]["ceri"] == ["vp"]
    assert shown["doubtful"]["bologna"] == ["name", "power", "income", "vp"]
    assert shown["reconstructed"] == sum(len(fields) for fields in shown["doubtful"].values())


def test_the_shipped_deck_counts_what_is_reconstructed() -> None:
    shown = own_deck.shown(SHIPPED)
    facts = [fact for fact in content.reconstructed() if not fact.startswith("house ")]
    counted = [fact for fact in facts if not fact.endswith(" count")]
    assert shown == {"reconstructed": len(counted), "title": "", "changed": {}}


def test_a_deck_of_nothing_but_printed_figures_is_reconstructed_no_more() -> None:
    """One word may be the source of a whole card."""
    kept = own_deck.accept(printed())
    assert own_deck.shown(own_deck.deck_of(kept))["reconstructed"] == 0
    assert json.loads(kept) == {"title": "", "changed": {}, "doubtful": {}}


def test_what_tables_keep_is_read_back_as_it_is() -> None:
    kept = own_deck.accept(MY_CERI)
    assert own_deck.accept(kept) == kept
    deck = own_deck.deck_of(kept)
    assert deck.number
    assert deck == own_deck.deck_of(kept)
    assert deck.number != own_deck.deck_of(own_deck.accept(printed())).number
    loose = (
        '{ "doubtful": {"ceri": ["vp", "name"]}, "title": " x ", "changed": {"ceri": {"power": 2}}}'
    )
    tight = '{"title":"x","changed":{},"doubtful":{"ceri":["name","vp"]}}'
    assert own_deck.accept(loose) == tight


@pytest.fixture
def forgetful(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that has seen no deck but the shipped one."""
    for number in [number for number in own_deck.KNOWN if number]:
        monkeypatch.delitem(own_deck.KNOWN, number)


@pytest.mark.usefixtures("forgetful")
def test_a_match_goes_on_elsewhere_with_its_deck() -> None:
    richer = edited("bologna", ("income = 20", "income = 60"), text=printed())
    match = GAME.new(3, 5, {"deck": richer})
    assert match.options["deck"] == own_deck.accept(richer)
    dice = Dice(5)
    while not match.over:
        seat = match.state.to_act[0]
        legal = GAME.legal(match.state, seat)
        match.play(seat, legal[int(dice.below(len(legal)))])
    position, record = GAME.dump(match.state), match.record(secret=True)
    assert json.loads(json.dumps(position)) == position
    for elsewhere in ("restored", "replayed"):
        own_deck.KNOWN.pop(own_deck.deck_of(match.options["deck"]).number)
        state = GAME.restore(position) if elsewhere == "restored" else signoria.replay(record).state
        assert state == match.state
        assert GAME.view(state, None)["deck"]["changed"] == {"bologna": {"income": 60}}


def test_a_position_with_an_unknown_deck_is_refused() -> None:
    position = GAME.dump(GAME.new(3, 5).state)
    position["state"]["deck"]["number"] = 12345
    with pytest.raises(BadRecord, match="12345"):
        GAME.restore(position)
    assert own_deck.shown(SHIPPED)["changed"] == {}


@pytest.mark.rule("P-R1")
def test_points_on_offices_count_where_a_deck_prints_them() -> None:
    deck = edited("datary", ("vp = 0", "vp = 7"), ('vp = "reconstructed"', 'vp = "printed"'))
    seats = [Seat(homes={"base": ["datary"]})]
    for choice, points in (("reconstructed", 0), (deck, 7)):
        t = given(3, {"deck": choice}, seats=seats)
        assert GAME.ledger(t, 0)["prestige"] == points
        reckoning.count_points(t, 0)
        assert GAME.breakdown(t, 0)["offices"] == points
