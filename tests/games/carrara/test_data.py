"""The data files of Carrara: where every figure comes from, and whether they add up.

Also the tables that the rules write out as constants: reasons, events.
"""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

import signoria
from signoria.games.carrara.rules import actions, content, reasons, table
from signoria.games.carrara.rules.game import OPTIONS
from signoria.kernel.reasons import FIRST_OWN_REASON
from tests.games.carrara.positions import GAME

Row = dict[str, Any]

SOURCES = {"rulebook", "reconstructed", "ruling"}
CONFIDENCE = {"high", "medium", "low"}
PAGES = {str(page["key"]): page for page in content.read("sources")["page"]}


def rows() -> Iterator[tuple[str, Row]]:
    """Every row of every data file, with a label that finds it again."""
    for name in content.FILES:
        for heading, value in content.read(name).items():
            for number, row in enumerate(value if isinstance(value, list) else [value]):
                yield f"{name}.toml {heading} {number + 1}", row


def sources_of(row: Row) -> dict[str, str]:
    """`source` and all its relatives: `reward_source`, `source_name`, ..."""
    return {key: str(value) for key, value in row.items() if "source" in key.split("_")}


ROWS = dict(rows())
every_row = pytest.mark.parametrize("row", ROWS.values(), ids=ROWS.keys())


def rule_ids() -> set[str]:
    text = files("signoria.games.carrara").joinpath("rules.md").read_text("utf-8")
    return set(re.findall(r"^- \*\*([A-Z]+(?:-R)?\d+(?:\.\d+)?)\*\*", text, re.MULTILINE))


# -- where the figures come from -------------------------------------------------------------------


def test_every_data_file_is_read() -> None:
    folder = files("signoria.games.carrara").joinpath("data")
    found = {entry.name.removesuffix(".toml") for entry in folder.iterdir()}
    assert found == {*content.FILES, "sources"}


@every_row
def test_every_row_tells_its_source(row: Row) -> None:
    assert row["source"]


@every_row
def test_every_source_is_known(row: Row) -> None:
    for source in sources_of(row).values():
        sort, _, page = source.partition(":")
        assert page in PAGES if sort == "public" else source in SOURCES


@every_row
def test_reconstructed_figures_have_a_basis_and_a_confidence(row: Row) -> None:
    if "reconstructed" in sources_of(row).values():
        assert row["basis"].strip()
        assert row["confidence"] in CONFIDENCE


@every_row
def test_public_figures_have_a_basis(row: Row) -> None:
    for name, source in sources_of(row).items():
        if source.startswith("public:"):
            assert row.get("basis") or row.get(name.replace("source", "basis"))


def test_confidence_has_three_degrees() -> None:
    assert {row["confidence"] for row in ROWS.values() if "confidence" in row} <= CONFIDENCE


def test_every_page_is_listed_once_with_its_edition_and_what_it_told() -> None:
    listed = content.read("sources")["page"]
    assert len(PAGES) == len(listed)
    for page in listed:
        assert page["edition"] in (1, 2)
        assert page["told"].strip()


def test_the_list_of_reconstructed_facts_is_complete() -> None:
    marked = [
        source
        for row in ROWS.values()
        for source in sources_of(row).values()
        if source == "reconstructed"
    ]
    assert len(content.reconstructed()) == len(marked) > 0


# -- components ------------------------------------------------------------------------------------


def test_there_are_36_building_tiles() -> None:
    data = content.read("buildings")
    assert len(data["kind"]) * len(data["tile"]) == 36
    assert len(content.TILE_NAMES[:36]) == len(set(content.TILE_NAMES[:36])) == 36


@pytest.mark.parametrize(("players", "tiles"), [(2, 24), (3, 30), (4, 36)])
def test_building_tiles_by_the_number_of_players(players: int, tiles: int) -> None:
    assert sum(content.DESIGN_COPIES[players]) == tiles


def test_there_are_6_monuments() -> None:
    data = content.read("buildings")
    assert data["monument"]["per_kind"] * len(data["kind"]) == 6
    assert len(content.TILE_NAMES[36:]) == 6
    assert {int(content.VALUE_OF[tile]) for tile in range(36, 42)} == {8}


@pytest.mark.parametrize("switch", ["copies", "copies_landscapes"])
def test_there_are_8_upgrade_tiles_in_both_switches(switch: str) -> None:
    assert sum(row[switch] for row in content.read("cities")["upgrade"]) == 8


@pytest.mark.rule("C5.9")
@pytest.mark.parametrize(
    ("switch", "tiles"),
    [
        ("cities", {"lerici": 1, "massa": 1, "viareggio": 2, "lucca": 2, "pisa": 1, "livorno": 1}),
        ("landscapes", dict.fromkeys((*content.CITIES, "urban", "rural"), 1)),
    ],
)
def test_the_option_upgrade_tiles_says_which_tiles_are_there(
    switch: str, tiles: dict[str, int]
) -> None:
    match = GAME.new(2, 1, {"variant": "advanced", "upgrade_tiles": switch})
    shown = GAME.view(match.state, None)["upgrades"]
    assert {name: number for name, number in shown.items() if number} == tiles


def test_there_are_42_blocks() -> None:
    assert sum(row["blocks"] for row in content.read("marble")["colour"]) == 42


def test_there_are_44_statues() -> None:
    data = content.read("ornaments")["statues"]
    fields = sum(row["bonus"] == "statue" for row in content.read("court")["advanced"])
    golden = fields * data["golden_per_field_per_player"] * 4
    assert 6 * data["per_colour"] + golden == 44


def test_there_are_42_decorations() -> None:
    kinds = {row["decoration"] for row in content.read("buildings")["kind"]}
    per_kind = content.read("ornaments")["decorations"]["per_kind"]
    assert len(kinds) * max(per_kind.values()) == 42


def test_pillars_are_as_many_as_bonus_fields() -> None:
    data = content.read("court")
    pillars = {row["variant"]: row["count"] for row in data["pillars"]}
    assert pillars == {"basic": len(data["basic"]), "advanced": len(data["advanced"])}


def test_prices_fall_by_one_from_section_to_section() -> None:
    for section in range(6):
        for colour in range(6):
            price = int(content.PRICE[section * 6 + colour])
            assert price == max(0, colour + 1 - section)


def test_discs_show_every_colour_and_every_decoration_once() -> None:
    discs = {row["name"]: row["order"] for row in content.read("ornaments")["disc"]}
    assert Counter(discs["inner"]) == Counter(content.COLOURS)
    assert Counter(discs["outer"]) == Counter(content.DECORATIONS)


def test_statue_places_use_every_city_once() -> None:
    pairs = [city for row in content.read("ornaments")["pair"] for city in row["cities"]]
    assert Counter(pairs) == Counter(content.CITIES)


def test_landscapes_and_kinds_name_each_other() -> None:
    kinds = {row["key"]: row["landscape"] for row in content.read("buildings")["kind"]}
    for row in content.read("cities")["landscape"]:
        assert {kind for kind, landscape in kinds.items() if landscape == row["key"]} == set(
            row["kinds"]
        )


def test_colours_and_cities_name_each_other() -> None:
    cities = {row["colour"]: row["key"] for row in content.read("cities")["city"]}
    assert cities == {row["key"]: row["city"] for row in content.read("marble")["colour"]}


@pytest.mark.rule("C5.8")
def test_an_upgrade_tile_raises_the_printed_reward_by_one() -> None:
    data = content.read("cities")
    printed = {row["key"]: (row["reward"], row["pays"]) for row in data["city"] + data["landscape"]}
    for row in data["upgrade"]:
        reward, pays = printed[row["target"]]
        assert (row["reward"], row["pays"]) == (reward + 1, pays)


def test_the_rows_of_majorities_follow_the_cities() -> None:
    assert [row["city"] for row in content.read("ornaments")["majority"]] == list(content.CITIES)


def test_the_rows_of_sets_follow_their_sizes() -> None:
    assert [row["size"] for row in content.read("ornaments")["set"]] == list(range(1, 8))


# -- actions ---------------------------------------------------------------------------------------


def test_pillar_constants_follow_the_words() -> None:
    numbers = (actions.VP, actions.COINS, actions.ORNAMENT, actions.GOLDEN, actions.DEFERRED)
    words = ("vp", "coins", "decoration", "statue", "deferred")
    assert [actions.PILLAR.words.index(word) for word in words] == list(numbers)


def test_place_constants_follow_the_words() -> None:
    words = actions.PLACE.words
    assert len(words) == actions.PLACES
    assert words.index(content.KINDS[0]) == actions.FIRST_KIND
    assert words.index(content.LANDSCAPES[0]) == actions.FIRST_LANDSCAPE
    assert words.index("36-coins") == actions.FIRST_MONEY == actions.BASIC_PLACES
    assert words.index(content.PAIR_NAMES[0]) == actions.FIRST_PAIR


def test_domains_are_wide_enough_for_any_payment() -> None:
    """Seven blocks of a colour exist, so at most seven are taken or paid, and three pairs."""
    most = max(int(number) for number in content.BLOCKS_PER_COLOUR)
    assert actions.BLOCKS.words[-1] == str(most)
    assert actions.PAIRS.words[-1] == str(most // 2)


# -- reasons, options, events, questions -----------------------------------------------------------


def test_the_rules_were_found() -> None:
    assert {"C1.1", "C12.12", "C-R10", "E15", "T12"} <= rule_ids()


def test_every_reason_names_an_existing_rule() -> None:
    assert {rule for _, rule in reasons.NAMES.values()} <= rule_ids()


def test_every_reason_constant_has_a_name() -> None:
    constants = {
        name: value
        for name, value in vars(reasons).items()
        if name.isupper() and isinstance(value, int)
    }
    assert sorted(constants.values()) == sorted(reasons.NAMES)
    assert len(set(constants.values())) == len(constants)


def test_reason_codes_fit_between_the_shared_ones_and_a_byte() -> None:
    assert min(reasons.NAMES) >= FIRST_OWN_REASON
    assert max(reasons.NAMES) < 256


def test_reasons_differ_in_name_or_rule() -> None:
    assert len(set(reasons.NAMES.values())) == len(reasons.NAMES)


def test_reason_names_are_plain_words() -> None:
    for name, _ in reasons.NAMES.values():
        assert re.fullmatch(r"[a-z]+(_[a-z]+)*", name)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_names_an_existing_rule(option: Any) -> None:
    assert option.rule in rule_ids()
    assert option.default in option.choices


def test_every_option_is_in_the_rules() -> None:
    text = files("signoria.games.carrara").joinpath("rules.md").read_text("utf-8")
    assert [o.name for o in OPTIONS if o.name != "variant" and f"`{o.name}`" not in text] == []


def test_events_have_as_many_names_as_numbers() -> None:
    assert len(table.EVENTS) == len(set(table.EVENTS)) == table.BUILDING_POINTS + 1


def test_event_constants_follow_their_names() -> None:
    other_names = {
        "poverty": "POVERTY_SHOWN",
        "replaced": "BUILDING_REPLACED",
    }
    for number, name in enumerate(table.EVENTS):
        assert getattr(table, other_names.get(name, name.upper())) == number


def test_point_sources_follow_their_names() -> None:
    for number, name in enumerate(table.SOURCES):
        assert getattr(table, f"FROM_{name.upper()}") == number


def test_questions_follow_their_names() -> None:
    for number, name in signoria.load("carrara").question_names.items():
        assert getattr(table, name.upper()) == number
