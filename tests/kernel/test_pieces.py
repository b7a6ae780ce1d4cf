"""The small parts of the kernel: bits, dice, streams, options, the action table."""

from __future__ import annotations

import ast
from collections import Counter
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import signoria
from signoria.kernel import bits
from signoria.kernel.actions import ActionTable, Domain, Verb, amounts, numbers
from signoria.kernel.chance import Dice, pick, seed_hash
from signoria.kernel.options import BadText, Fault, Option, decoded, resolve
from signoria.kernel.patches import DEEPEST, changed, changes, difference, merged
from signoria.kernel.reasons import (
    FIRST_OWN_REASON,
    SHARED_REASONS,
    BadOption,
    refuse,
    unpack,
)

SOURCES = Path(__file__).parents[2] / "src" / "signoria"


@given(st.sets(st.integers(0, 61)))
def test_bit_sets_hold_what_was_put_in(members: set[int]) -> None:
    together = 0
    for member in members:
        together |= int(bits.bit(member))
    assert together == sum(2**member for member in members)
    assert bits.count(together) == len(members)
    assert bits.listed(together) == sorted(members)


def test_compiled_modules_never_shift_a_literal() -> None:
    """Mypyc would shift a 32-bit C int (see kernel/bits.py); constants that fold are harmless."""
    shifts = [
        f"{path.name}:{node.lineno}"
        for folder in ("kernel", "games", "ai")
        for path in (SOURCES / folder).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
        and not isinstance(node.right, ast.Constant)
    ]
    allowed = {"game.py"}  # plain Python ints there, of any size
    assert [shift for shift in shifts if shift.split(":")[0] not in allowed] == []


@given(st.integers(0, 2**128), st.integers(1, 40))
def test_dice_stay_below_their_limit_and_repeat(seed: int, n: int) -> None:
    one, two = Dice(seed), Dice(seed)
    rolls = [int(one.below(n)) for _ in range(20)]
    assert rolls == [int(two.below(n)) for _ in range(20)]
    assert all(0 <= roll < n for roll in rolls)


def test_the_dice_roll_known_numbers() -> None:
    """Records of fuzzing and arenas name seeds; a change of generator would orphan them."""
    dice = Dice(7)
    assert [int(dice.below(100)) for _ in range(8)] == [2, 41, 67, 3, 81, 17, 65, 89]
    assert [pick(7, 2, nth, 36) for nth in range(8)] == [15, 2, 24, 12, 27, 25, 31, 1]


def test_dice_and_picks_are_even() -> None:
    dice = Dice(1)
    rolled = Counter(int(dice.below(6)) for _ in range(60_000))
    picked = Counter(pick(1, 0, nth, 6) for nth in range(60_000))
    for counts in (rolled, picked):
        chi_square = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
        assert chi_square < 20.5  # 99.9 % quantile for five degrees of freedom


@given(st.integers(0, 2**64), st.integers(0, 9), st.integers(0, 99), st.integers(1, 60))
def test_a_pick_depends_on_seed_stream_and_place_only(seed: int, s: int, nth: int, n: int) -> None:
    assert pick(seed, s, nth, n) == pick(seed, s, nth, n)
    assert 0 <= pick(seed, s, nth, n) < n


def test_a_seed_hash_tells_nothing_twice() -> None:
    assert seed_hash(1) != seed_hash(2)


@given(st.integers(FIRST_OWN_REASON, 255), st.integers(0, 2**20 - 1), st.integers(0, 2**20 - 1))
def test_refusals_keep_their_numbers(code: int, need: int, have: int) -> None:
    names = {code: ("name", "C1.1")}
    reason = unpack(refuse(code, need, have), names)
    assert reason is not None
    assert reason.numbers == ({"need": need, "have": have} if need or have else {})


def test_titles_number_their_reasons_after_the_shared_ones() -> None:
    assert max(SHARED_REASONS) < FIRST_OWN_REASON
    for name in signoria.games():
        assert all(code >= FIRST_OWN_REASON for code in signoria.load(name).reasons)


def sized(text: str) -> str:
    """What a table keeps for a text of somebody's own: a number and "m"."""
    number = text.removesuffix("m").strip()
    if not number.isdigit():
        raise BadText([Fault(1, "no_number", {"value": text})])
    return f"{int(number)}m"


OPTIONS = (
    Option("size", ("small", "large"), "small", "M1.1", "how large the yard is", sized),
    Option("rain", ("off", "on"), "off", "M1.2", "whether it rains"),
)


@pytest.mark.parametrize(
    ("chosen", "kept"), [("large", "large"), (" 012 m", "12m"), ("12m", "12m")]
)
def test_an_option_may_take_what_people_write(chosen: str, kept: str) -> None:
    assert resolve(OPTIONS, {"size": chosen, "rain": True}) == {"size": kept, "rain": "on"}
    assert resolve(OPTIONS, {}) == {"size": "small", "rain": "off"}


def test_what_is_wrong_with_a_text_is_told() -> None:
    with pytest.raises(BadText, match=r"text: 1; .* line 1: no_number \(value huge\)") as raised:
        resolve(OPTIONS, {"size": "huge"})
    assert raised.value.faults == [Fault(1, "no_number", {"value": "huge"})]
    with pytest.raises(BadOption, match="choose one of off, on"):
        resolve(OPTIONS, {"rain": "huge"})


def test_files_are_text_in_utf8() -> None:
    assert decoded("\ufeffVirtù\n".encode()) == "Virtù\n"
    with pytest.raises(BadText) as raised:
        decoded("one\ntwo\nVirtù".encode("latin-1"))
    assert raised.value.faults == [Fault(3, "not_utf8", {})]


TOY = ActionTable(
    [
        Verb("wait", 0, 1),
        Verb("go", 1, 7, (Domain("to", ("Here", "there")), numbers("steps", 1, 3))),
    ]
)
WIDE = ActionTable(
    [
        Verb("wait", 2, 3),
        Verb("go", 4, 24, (Domain("to", ("here", "there"), capacity=4), numbers("steps", 1, 3, 5))),
    ],
    size=30,
)
"""The same with room: the rows 0, 1 and 3, those of more words, and all from 24 on are reserved."""


def test_rows_are_numbered_in_order_and_read_back() -> None:
    assert TOY.size == 7
    assert [TOY.text(row) for row in range(4)] == ["wait", "go Here 1", "go Here 2", "go Here 3"]
    assert [TOY.parse(TOY.text(row)) for row in range(TOY.size)] == list(range(TOY.size))
    assert TOY.parse("  GO  here   2 ") == 2
    assert TOY.arguments(6) == {"to": "there", "steps": "3"}
    assert TOY.verb(6).name == "go"


def test_rows_name_what_to_point_at() -> None:
    assert TOY.targets(0) == ("verb:wait",)
    assert TOY.targets(6) == ("to:there", "steps:3")
    counting = ActionTable(
        [Verb("pay", 0, 3, (Domain("colour", ("red",)), amounts("blocks", 0, 2)))]
    )
    assert counting.targets(1) == ("colour:red",)


def test_a_row_that_does_not_exist_is_refused_with_a_hint() -> None:
    with pytest.raises(ValueError, match="did you mean go here 1"):
        TOY.parse("go hre 1")
    with pytest.raises(ValueError, match="see the list of actions"):
        TOY.parse("xyzzy")
    with pytest.raises(ValueError, match="rows 0 to 6"):
        TOY.text(7)
    with pytest.raises(ValueError, match="rows 0 to 6"):
        TOY.verb(-1)


def test_reserved_rows_stand_for_nothing() -> None:
    assert WIDE.rows == [2, 4, 5, 6, 9, 10, 11]
    assert [WIDE.text(row) for row in WIDE.rows] == [TOY.text(row).lower() for row in TOY.rows]
    assert [row for row in range(-1, 31) if WIDE.is_named(row)] == WIDE.rows
    for row in (0, 7, 14, 29):
        for asked in (WIDE.text, WIDE.verb, WIDE.arguments, WIDE.targets):
            with pytest.raises(ValueError, match=f"no action {row}: the row is reserved"):
                asked(row)
    for text in ("", "go", "go  1", "go here 4"):
        with pytest.raises(ValueError, match="no action"):
            WIDE.parse(text)


def test_new_words_and_verbs_move_no_row() -> None:
    grown = ActionTable(
        [
            Verb("run", 0, 1),
            Verb("wait", 2, 3),
            Verb(
                "go",
                4,
                24,
                (Domain("to", ("here", "there", "home"), capacity=4), numbers("steps", 1, 4, 5)),
            ),
            Verb("stop", 24, 25),
        ],
        size=30,
    )
    assert {row: grown.text(row) for row in WIDE.rows} == {row: WIDE.text(row) for row in WIDE.rows}
    assert grown.text(7) == "go here 4"
    assert grown.text(14) == "go home 1"


@pytest.mark.parametrize(
    ("verbs", "size", "message"),
    [
        ([Verb("wait", 0, 1), Verb("go", 0, 1)], 0, "go begins at 0, within the block before it"),
        ([Verb("go", 0, 4, (numbers("steps", 1, 3),))], 0, "go goes from 0 to 4, .* need 3 rows"),
        ([Verb("go", 0, 2, (numbers("steps", 1, 3, 2),))], 0, "steps has 3 words and .* of 2"),
        ([Verb("go", 0, 3, (numbers("steps", 1, 3),))], 2, "ends at 3, beyond the 2 rows"),
        ([Verb("go", 0, 1), Verb("Go", 1, 2)], 0, "two rows of the table have the same text"),
    ],
)
def test_a_table_that_does_not_fit_is_refused(verbs: list[Verb], size: int, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        ActionTable(verbs, size)


VIEWS = st.recursive(
    st.booleans() | st.integers(0, 3) | st.text("ab", max_size=2),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text("xyz", max_size=2), inner, max_size=3)
    ),
)


@given(
    st.dictionaries(st.text("xyz", max_size=2), VIEWS, max_size=4),
    st.dictionaries(st.text("xyz", max_size=2), VIEWS, max_size=4),
)
def test_a_patch_makes_the_own_view_of_the_public_one(
    public: dict[str, Any], more: dict[str, Any]
) -> None:
    own = merged(public, more)
    assert merged(public, difference(public, own)) == own


@given(
    st.dictionaries(st.text("xyz", max_size=2), VIEWS, max_size=4),
    st.dictionaries(st.text("xyz", max_size=2), VIEWS, max_size=4),
)
def test_changes_make_the_later_view_of_the_earlier_one(
    before: dict[str, Any], other: dict[str, Any]
) -> None:
    kept = deepcopy(before)
    for after in (other, merged(before, other)):
        found = changes(before, after)
        assert changed(before, found) == after
        assert all(len(path) <= DEEPEST for *path, _ in found)
    assert before == kept
    assert changes(before, kept) == []


def test_changes_name_the_places_where_something_changed() -> None:
    before = {"turn": 4, "wheel": [1, 2], "players": [{"vp": 1, "points": {"a": 1}}, {"vp": 2}]}
    after = {"turn": 4, "wheel": [1], "players": [{"vp": 1, "points": {"a": 5}}, {"vp": 3}]}
    assert changes(before, after) == [
        ["wheel", [1]],
        ["players", 0, "points", {"a": 5}],
        ["players", 1, "vp", 3],
    ]


def test_a_patch_numbers_the_places_of_lists() -> None:
    public = {"players": [{"vp": 1}, {"vp": 2}], "turn": 4}
    own = {"players": [{"vp": 1}, {"vp": 2, "coins": 7}], "turn": 4}
    patch = difference(public, own)
    assert patch == {"players": {"1": {"coins": 7}}}
    assert merged(public, patch) == own
    assert public["players"] == [{"vp": 1}, {"vp": 2}]
