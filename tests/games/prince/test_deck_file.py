"""The file of a deck: everything that can be wrong with it is told, with its line."""

from __future__ import annotations

import json

import pytest

from signoria.games.prince.rules import content, deck_file, own_deck
from signoria.games.prince.rules.deck_file import LIMITS
from signoria.kernel.options import BadText, Fault
from signoria.kernel.reasons import BadOption
from signoria.texts.titles import words_of
from tests.games.prince.decks import TEXT, card, edited, line_of
from tests.games.prince.positions import GAME

CARDS = {row["key"]: row for row in content.ROWS}


def in_ceri(piece: str, replacement: str) -> str:
    return edited("ceri", (piece, replacement))


CERI = line_of(TEXT, 'key = "ceri"') - 1  # where its lines begin
END = TEXT.count("\n")
NO_CERI = TEXT.replace(card("ceri"), "")
FAULTY: dict[str, tuple[str, Fault]] = {
    "too large": (TEXT + "# more\n" * 10_000, Fault(0, "too_large", {"limit": 65536})),
    "a long line": (TEXT + f"#{'-' * 300}", Fault(END + 1, "long_line", {"limit": 300})),
    "no TOML": (
        in_ceri("power = 2", "power = two"),
        Fault(CERI + 4, "not_toml", {"complaint": "Invalid value"}),
    ),
    "a field twice": (
        in_ceri("power = 2", "power = 2\npower = 2"),
        Fault(CERI + 5, "not_toml", {"complaint": "Cannot overwrite a value"}),
    ),
    "another heading": (
        TEXT + '[house]\nkey = "este"\n',
        Fault(0, "unknown_heading", {"heading": "house"}),
    ),
    "an empty title": (
        'title = " "\n' + TEXT,
        Fault(0, "bad_title", {"value": '" "', "longest": 40}),
    ),
    "a title that is a number": (
        "title = 3\n" + TEXT,
        Fault(0, "bad_title", {"value": "3", "longest": 40}),
    ),
    "nothing": ("", Fault(0, "no_cards", {})),
    "one card only": (card("ceri").replace("[[card]]", "[card]"), Fault(0, "no_cards", {})),
    "cards that are words": ('card = ["ceri"]', Fault(0, "no_cards", {})),
    "no key": (TEXT + '[[card]]\nname = "Ceri"\n', Fault(END + 1, "no_key", {})),
    "a key that is a number": (TEXT + "[[card]]\nkey = 3\n", Fault(END + 2, "no_key", {})),
    "a key with a slip": (
        TEXT + card("ceri").replace('"ceri"', '"cerri"'),
        Fault(END + 2, "unknown_card", {"card": '"cerri"', "nearest": "ceri"}),
    ),
    "another card": (
        TEXT + '[[card]]\nkey = "XYZ"\n',
        Fault(END + 2, "unknown_card", {"card": '"XYZ"', "nearest": "none"}),
    ),
    "a card twice": (TEXT + card("ceri"), Fault(END + 2, "card_twice", {"card": "ceri"})),
    "a card less": (NO_CERI, Fault(0, "missing_card", {"card": "ceri", "type": "holding"})),
    "another type": (
        in_ceri('type = "holding"', 'type = "office"'),
        Fault(CERI + 2, "wrong_type", {"card": "ceri", "type": "holding"}),
    ),
    "no type": (
        in_ceri('type = "holding"\n', ""),
        Fault(CERI, "wrong_type", {"card": "ceri", "type": "holding"}),
    ),
    "a field too many": (
        in_ceri("vp = 1", "vp = 1\nvotes = 1"),
        Fault(
            CERI + 7,
            "unknown_field",
            {"card": "ceri", "field": "votes", "fields": "name, power, income, vp"},
        ),
    ),
    "power for another artist": (
        edited("raphael", ("fee = 25", "fee = 25\npower = 1")),
        Fault(
            line_of(TEXT, "fee = 25", "raphael") + 1,
            "unknown_field",
            {"card": "raphael", "field": "power", "fields": "name, vp, fee"},
        ),
    ),
    "a field less": (
        in_ceri("vp = 1\n", ""),
        Fault(CERI, "missing_field", {"card": "ceri", "field": "vp"}),
    ),
    "no name": (
        in_ceri('name = "Ceri"\n', ""),
        Fault(CERI, "missing_field", {"card": "ceri", "field": "name"}),
    ),
    "no sources": (
        in_ceri("source =", "sauce ="),
        Fault(CERI, "no_sources", {"card": "ceri", "fields": "name, power, income, vp"}),
    ),
    "sources that are a number": (
        edited("spy-1", ("source = {", "source = 3 # {")),
        Fault(line_of(TEXT, "source", "spy-1"), "no_sources", {"card": "spy-1", "fields": "name"}),
    ),
    "a source too many": (
        in_ceri("source = {", 'source = { fee = "printed",'),
        Fault(
            CERI + 7,
            "unknown_source",
            {"card": "ceri", "field": "fee", "fields": "name, power, income, vp"},
        ),
    ),
    "a source less": (
        in_ceri('vp = "reconstructed", ', ""),
        Fault(CERI + 7, "missing_source", {"card": "ceri", "field": "vp"}),
    ),
    "a figure that the rulebook tells otherwise": (
        in_ceri("power = 2", "power = 3"),
        Fault(
            CERI + 7,
            "contradiction",
            {"card": "ceri", "field": "power", "source": "rulebook", "value": "3", "told": "2"},
        ),
    ),
    "a name that the rulebook tells otherwise": (
        in_ceri('name = "Ceri"', 'name = "C"'),
        Fault(
            CERI + 7,
            "contradiction",
            {
                "card": "ceri",
                "field": "name",
                "source": "rulebook",
                "value": '"C"',
                "told": '"Ceri"',
            },
        ),
    ),
    "no JSON": ('{"title": ', Fault(0, "bad_short_form", {})),
}


def faults_of(text: str) -> list[Fault]:
    with pytest.raises(BadText) as raised:
        own_deck.accept(text)
    return raised.value.faults


@pytest.mark.parametrize(("text", "fault"), FAULTY.values(), ids=FAULTY.keys())
def test_a_fault_is_told_with_its_place(text: str, fault: Fault) -> None:
    assert fault in faults_of(text)


@pytest.mark.parametrize("value", ['""', '"  "', f'"{"x" * 41}"', '"a\\nb"', "7", "[]"])
def test_names_are_short_and_plain(value: str) -> None:
    (fault,) = faults_of(in_ceri('name = "Ceri"', f"name = {value}"))
    assert fault.line == CERI + 3
    assert fault.code == "bad_name"
    assert fault.details["card"] == "ceri"


@pytest.mark.parametrize("value", ["-1", "{most}", "1.5", '"3"', "true", "[]", "1979-05-27", "inf"])
@pytest.mark.parametrize(
    ("key", "figure"),
    [("leonardo", "power"), ("castellan", "income"), ("castellan", "votes"), ("castellan", "vp"),
     ("doctor", "fee")],
)  # fmt: skip
def test_figures_are_whole_numbers_within_limits(key: str, figure: str, value: str) -> None:
    most = LIMITS[figure]
    wrong = value.format(most=most + 1)
    text = edited(key, (f"{figure} = {CARDS[key][figure]}", f"{figure} = {wrong}"))
    (fault,) = faults_of(text)
    assert fault.code == "bad_figure"
    assert fault.line == line_of(text, f"{figure} = ", f'key = "{key}"')
    assert fault.details.items() >= {"card": key, "field": figure, "most": most}.items()
    assert not deck_file.is_possible(figure, most + 1)
    assert deck_file.is_possible(figure, most)


@pytest.mark.parametrize("source", ['"guess"', '"public:nowhere"', "3", '["printed"]'])
def test_sources_are_known_words(source: str) -> None:
    (fault,) = faults_of(in_ceri('vp = "reconstructed"', f"vp = {source}"))
    assert fault.code == "bad_source"
    assert fault.line == CERI + 7
    assert "printed" in str(fault.details["sources"])


@pytest.mark.parametrize("source", ["rulebook", "printed", "public:wikipedia-de"])
def test_a_source_may_become_a_better_one(source: str) -> None:
    kept = json.loads(own_deck.accept(in_ceri('vp = "reconstructed"', f'vp = "{source}"')))
    assert kept["doubtful"]["ceri"] == ["income"]


def test_all_faults_are_told_at_once_in_the_order_of_the_lines() -> None:
    text = edited("bologna", ("power = 4", "power = 44"), ("vp = 3\n", ""))
    text = edited("spy-6", ('name = "Spy"', "name = 6"), text=text).replace(card("doctor"), "")
    found = ["bad_figure", "missing_field", "bad_name", "missing_card"]
    assert [fault.code for fault in faults_of(text)] == found


def test_a_file_that_is_no_deck_at_all_is_not_told_line_by_line() -> None:
    assert len(faults_of("[[card]]\n" * 5000)) == deck_file.MOST_FAULTS


def test_deep_nesting_is_no_danger() -> None:
    assert [fault.code for fault in faults_of("a = [\n" + "[\n" * 20_000)] == ["not_toml"]


def test_lines_are_left_out_where_they_cannot_be_told() -> None:
    inline = 'card = [{ key = "ceri", type = "office", source = "printed" }]'
    assert {fault.line for fault in faults_of(inline)} == {0}


@pytest.mark.parametrize(
    "short",
    [
        "{}",
        '{"title":"","changed":{}}',
        '{"title":"","changed":{},"doubtful":{},"more":1}',
        '{"title":3,"changed":{},"doubtful":{}}',
        '{"title":"","changed":[],"doubtful":{}}',
        '{"title":"","changed":{"XYZ":{}},"doubtful":{}}',
        '{"title":"","changed":{"ceri":3},"doubtful":{}}',
        '{"title":"","changed":{"ceri":{"fee":3}},"doubtful":{}}',
        '{"title":"","changed":{"ceri":{"power":10}},"doubtful":{}}',
        '{"title":"","changed":{"ceri":{"power":true}},"doubtful":{}}',
        '{"title":"","changed":{"ceri":{"name":"\\ud800"}},"doubtful":{}}',
        '{"title":"","changed":{},"doubtful":{"ceri":"vp"}}',
        '{"title":"","changed":{},"doubtful":{"ceri":["fee"]}}',
        '{"title":"","changed":{},"doubtful":{"ceri":[["vp"]]}}',
        "{" * 100_000,
    ],
)
def test_what_no_table_keeps_is_refused(short: str) -> None:
    assert faults_of(short) == [Fault(0, "bad_short_form", {})]
    with pytest.raises(BadOption):
        GAME.new(3, 1, {"deck": short})


def test_every_fault_is_proved_and_has_words() -> None:
    proved = {fault.code for _, fault in FAULTY.values()}
    assert proved | {"not_utf8", "bad_name", "bad_figure", "bad_source"} == set(deck_file.FAULTS)
    words = words_of(GAME)
    for _, fault in FAULTY.values():
        assert str(fault.details.get("card", "")) in words.fault(fault)
