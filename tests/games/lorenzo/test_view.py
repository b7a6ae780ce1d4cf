"""How the table looks: names instead of numbers."""

from __future__ import annotations

import json
from typing import Any

import pytest

from signoria.games.lorenzo.rules import view
from signoria.games.lorenzo.rules.table import (
    FROM_CHURCH,
    FROM_DISCARD,
    FROM_LEADER,
    FROM_SPACE,
    FROM_TILE,
    LEADERS,
    NOTHING,
    Table,
)
from tests.games.lorenzo.positions import GAME, Seat, given, number, play


def asked(t: Table) -> dict[str, Any]:
    """The arguments of the pending question."""
    shown: dict[str, Any] = GAME.view(t, None)["asked"]
    return shown


# -- the table and its players ---------------------------------------------------------------------


@pytest.mark.rule("L16.1")
def test_the_table() -> None:
    t = given(
        seats=[Seat(placed={"white": "territory-1"})],
        players=3,
        in_round=3,
        lap=2,
        active=1,
        order=(2, 1, 0),
        towers={"territory-2": "village"},
        palace=[(2, "neutral"), (0, "black")],
    )
    shown = GAME.view(t, None)
    json.dumps(shown)
    assert (shown["round"], shown["period"], shown["lap"], shown["active"]) == (3, 2, 2, 1)
    assert (shown["stage"], shown["variant"], shown["edition"]) == ("actions", "basic", "italian")
    assert (shown["order"], shown["dice"]) == ([2, 1, 0], [6, 4, 3])
    assert shown["edicts"] == ["fewer-military", "weak-territories", "no-characters"]
    assert shown["fee_towers"] == ["territory"]
    assert shown["left"] == {"territory": 12, "character": 12, "building": 12, "venture": 12}
    assert len(shown["spaces"]) == 25
    assert shown["spaces"]["territory-1"] == {
        "members": [{"seat": 0, "member": "white"}],
        "open": True,
        "card": "",
    }
    assert shown["spaces"]["territory-2"]["card"] == "village"
    assert not shown["spaces"]["market-3"]["open"]
    assert shown["spaces"]["council-palace"]["members"] == [
        {"seat": 2, "member": "neutral"},
        {"seat": 0, "member": "black"},
    ]


@pytest.mark.rule("L16.1")
def test_a_player() -> None:
    seat = Seat(
        coin=5,
        vp=12,
        military=4,
        cards=["village", "woods", "dame"],
        burden=["E1.2"],
        placed={"orange": "market-1"},
        raised=["white"],
        played=["lorenzo-de-medici", "federico-da-montefeltro"],
        used=["federico-da-montefeltro"],
        copied="santa-rita",
        hand=["sisto-iv"],
        tile="c",
    )
    player = GAME.view(given(seats=[seat, Seat(played=["santa-rita"])]), None)["players"][0]
    assert player["goods"]["coin"] == 5
    assert (player["vp"], player["points"]["cards"]) == (12, 12)
    assert (player["tile"], player["burden"], player["next_slot"]) == ("c", ["fewer-coins"], 3)
    assert sorted(player["cards"]["territory"]) == ["village", "woods"]
    assert player["cards"]["character"] == ["dame"]
    assert player["members"] == {
        "black": {"value": 6, "at": "", "raised": False},
        "white": {"value": 6, "at": "", "raised": True},
        "orange": {"value": 3, "at": "market-1", "raised": False},
        "neutral": {"value": 0, "at": "", "raised": False},
    }
    assert player["leaders"]["hand"] == 1
    assert player["leaders"]["played"] == [
        {"leader": "federico-da-montefeltro", "used": True, "copies": ""},
        {"leader": "lorenzo-de-medici", "used": False, "copies": "santa-rita"},
    ]


@pytest.mark.rule("L6.7")
def test_the_next_slot() -> None:
    def next_slot(seat: Seat) -> object:
        return GAME.view(given(seats=[seat]), None)["players"][0]["next_slot"]

    six = ["woods", "village", "farm", "forest", "monastery", "castle"]
    assert [next_slot(Seat(cards=six[:owned])) for owned in (0, 1, 2, 3, 4, 5, 6)] == [
        0, 0, 3, 7, 12, 18, None,
    ]  # fmt: skip
    assert next_slot(Seat(cards=six[:4], played=["cesare-borgia"])) == 0


# -- the question ----------------------------------------------------------------------------------


def test_asked_for_servants() -> None:
    t = given(seats=[Seat(servant=6, cards=["woods", "forest"], burden=["E2.6"])], dice=(2, 1, 1))
    play(t, "place neutral harvest-small")
    assert asked(t) == {
        "member": "neutral", "space": "harvest-small", "value": 0, "cause": "", "least": 2, "rate": 2,
    }  # fmt: skip


def test_asked_for_a_price() -> None:
    seat = Seat(military=10, coin=9, wood=9, stone=9, servant=9)
    t = given(seats=[seat], towers={"venture-1": "support-to-the-bishop"})
    play(t, "place black venture-1")
    assert asked(t) == {"card": "support-to-the-bishop"}


def test_asked_for_privileges() -> None:
    t = given()
    play(t, "place black market-4", "privilege coins")
    assert asked(t) == {"left": 1, "different": True, "taken": ["coins"], "cause": "space:market-4"}


def test_asked_for_a_card_to_take() -> None:
    t = given(seats=[Seat(coin=9)], towers={"character-1": "captain", "territory-1": "woods"})
    play(t, "place black character-1")
    assert asked(t) == {"value": 6, "types": ["territory"], "cause": "card:captain"}


def test_asked_for_exchanges() -> None:
    cards = ["treasury", "residence", "church", "mint"]
    t = given(seats=[Seat(coin=9, wood=1, cards=cards)])
    play(t, "place black production-small")
    assert asked(t)["cause"] == "space:production-small"
    play(t, "use treasury second", "use residence first")
    now = asked(t)
    assert (now["value"], sorted(now["active"])) == (6, ["church", "residence", "treasury"])
    assert now["used"] == [
        {"building": "residence", "arrow": "first"},
        {"building": "treasury", "arrow": "second"},
    ]
    assert (now["pays"], now["gets"]) == ({"coin": 3}, {"vp": 5, "privilege": 1})


def test_asked_for_a_member_to_raise() -> None:
    t = given(seats=[Seat(played=["federico-da-montefeltro"])])
    play(t, "activate federico-da-montefeltro")
    assert asked(t) == {"leader": "federico-da-montefeltro"}


def test_asked_for_the_order_of_effects() -> None:
    t = given(
        seats=[Seat(coin=9, military=9)],
        towers={"character-1": "captain", "territory-1": "woods"},
        options={"immediate_order": "player-choice"},
    )
    play(t, "place black character-1")
    assert asked(t) == {"card": "captain", "parts": ["gains", "action"]}


def test_asked_for_a_loss() -> None:
    t = given(seats=[Seat(burden=["E1.4"])], options={"wood_stone_malus": "one"})
    play(t, "place black harvest-small")
    assert asked(t) == {"cause": "tile:common"}


# -- names and sums --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cause", "word"),
    [
        (NOTHING, ""),
        (number("dame"), "card:dame"),
        (FROM_LEADER, "leader:francesco-sforza"),
        (FROM_SPACE + 16, "space:market-1"),
        (FROM_TILE + 1, "tile:a"),
        (FROM_CHURCH + 20, "edict:spoiled"),
        (FROM_DISCARD + 19, "leader:bartolomeo-colleoni"),
        (FROM_DISCARD + LEADERS, "verb:discard"),
    ],
)
def test_causes_are_places(cause: int, word: str) -> None:
    assert view.cause_word(cause) == word


def test_the_ledger_counts_privileges_to_come() -> None:
    t = given()
    preview = GAME.describe(t, 0, GAME.actions.parse("place black market-4"))
    assert (preview.pays, preview.gains) == ({}, {"privilege": 2})


def test_positions_that_cannot_be_are_noticed() -> None:
    t = given(seats=[Seat(cards=["dame"])], towers={"territory-1": "woods"})
    dumped = GAME.dump(t)
    for field in ("home", "undealt", "goods", "cards", "deck", "tower", "palace", "round"):
        changed = t.clone()
        value = getattr(changed, field)
        if isinstance(value, int):
            setattr(changed, field, value ^ 1)
        else:
            value[0] = {"tower": number("dame"), "palace": 3}.get(field, -1)
        wrong = {name for name, pair in GAME.conserved(changed).items() if pair[0] != pair[1]}
        assert wrong, field
    assert GAME.restore(dumped) == t
