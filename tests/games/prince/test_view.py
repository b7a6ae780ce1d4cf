"""How the table looks from a seat: names instead of numbers, and public facts only (P16.2)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.prince.positions import GAME, Seat, answer, check, fresh, given, number, play


def shown(t: Any, part: str, seat: int | None = None) -> Any:
    return GAME.view(t, seat)[part]


def test_the_table_at_rest() -> None:
    t = given(
        turn=2,
        pope=1,
        aside=["naldo"],
        removed=["spy-1"],
        married=(0, 3),
        savonarola=True,
        sentences=1,
        reshuffled=True,
        got_office=[2],
        got_cardinal=[0, 2],
    )
    view = GAME.view(t, None)
    json.dumps(view)
    assert (view["turn"], view["stage"], view["active"], view["pope"]) == (2, "phases", 0, 1)
    assert (view["aside"], view["removed"]) == (["naldo"], ["spy-1"])
    assert (view["marriage"], view["savonarola"], view["sentences"]) == ([0, 3], True, 1)
    assert (view["reshuffled"], view["got_office"], view["got_cardinal"]) == (True, [2], [0, 2])
    assert view["pool"] == 12
    nothing = ("auction", "seizure", "death", "trial", "election", "offer", "mulligan")
    assert [view[part] for part in nothing] == [None] * len(nothing)


@pytest.mark.rule("P4.6", "P11.1", "P11.2")
def test_a_player_shows_homes_votes_and_income() -> None:
    t = given(seats=[Seat(homes={"ceri": ["datary", "sforza"]}, open=["titian"], points=7)])
    player = shown(t, "players")[0]
    deck = t.deck
    assert (player["house"], player["vp"], player["cardinals"]) == ("borgia", 7, 4)
    assert player["votes"] == 12 + deck.votes[number("datary")]
    assert player["income"] == deck.income[number("datary")] + deck.income[number("ceri")]
    assert [home["home"] for home in player["homes"]] == ["civita-castellana", "ceri"]
    assert player["homes"][1]["office"] == "datary"
    assert player["homes"][1]["artist"] == ""
    assert player["open"] == ["titian"]


@pytest.mark.rule("P6.1")
def test_an_auction_shows_the_bids() -> None:
    t = given(buying=True)
    play(t, "auction", "draw-card ceri", "raise 5", "pass", "add 20")
    assert shown(t, "auction") == {
        "card": "ceri",
        "highest": 5,
        "bidder": 0,
        "bids": [5, 0, 0, 0],
        "passed": [1],
    }
    assert shown(t, "asked") == {"card": "ceri", "highest": 5, "bid_so_far": 25}


@pytest.mark.rule("P10.3")
def test_a_seizure_shows_its_target_and_what_defends_it() -> None:
    t = given(seats=[Seat(), Seat(homes={"ceri": ["sforza"], "base": ["titian"]}, open=["datary"])])
    family = int(t.deck.power[number("sforza")])
    for text, what, target, power in (
        ("seize-holding ceri", "holding", "ceri", 2 + family),
        ("seize-base colonna", "base", "palestrina", 3),
        ("seize-card datary", "card", "datary", 0),
    ):
        twin = t.clone()
        play(twin, text)
        assert shown(twin, "seizure") == {
            "attacker": 0,
            "defender": 1,
            "what": what,
            "target": target,
            "power": power,
        }
        assert shown(twin, "asked") == {"what": what, "target": target}


@pytest.mark.rule("P8.5")
def test_a_death_shows_killer_and_target() -> None:
    t = given(seats=[Seat(hand=["poison-2"]), Seat(open=["titian"])])
    play(t, "poison titian")
    assert shown(t, "death") == {"by": 0, "card": "poison", "target": "titian"}
    assert shown(t, "asked") == {"card": "poison", "target": "titian"}


@pytest.mark.rule("P9.4")
def test_a_trial_shows_the_cardinals_that_vote() -> None:
    t = given(turn=2, seats=[Seat(hand=["simony-1"])])
    play(t, "accuse")
    assert shown(t, "trial") == {"accuser": 0, "cardinals": [5, 5, 5, 5]}
    assert shown(t, "asked") == {"by": 0}


@pytest.mark.rule("P11.2", "P11.3")
def test_an_election_shows_votes_and_how_they_were_cast() -> None:
    t = given(players=3, pool=0)
    play(t, "end-phase")
    assert shown(t, "election") == {
        "round": 0,
        "run_off": None,
        "votes": [12, 12, 12],
        "needed": 19,
        "cast": [[0, 0, 0], [0, 0, 0], [0, 0, 0]],
    }
    for seat in range(3):
        answer(t, seat, f"vote borgia {12 * (seat == 0)}", f"vote colonna {12 * (seat == 1)}")
    assert shown(t, "election")["round"] == 1
    assert shown(t, "asked") == {"round": 1, "house": "borgia", "left": 12}
    play(t, "vote borgia 7")
    assert shown(t, "election")["cast"][2] == [7, 0, 0]


@pytest.mark.rule("P14.4", "P14.6")
def test_an_offer_is_seen_by_all_and_its_hand_cards_by_the_two_parties() -> None:
    seats = [Seat(hand=["doctor"], open=["titian"]), Seat(shown=["spy-1"])]
    t = given(options={"trade": "on"}, seats=seats)
    play(t, "offer colonna", "give titian", "give doctor")
    assert shown(t, "offer") is None
    assert shown(t, "offer", 1) is None
    assert shown(t, "offer", 0)["state"] == "composing"
    assert shown(t, "asked") == {"from": 0, "to": 1}
    play(t, "ask spy-1", "ask-ducats 30", "propose")
    public = {
        "from": 0,
        "to": 1,
        "give": {"ducats": 0, "cards": ["titian"], "hand": 1},
        "ask": {"ducats": 30, "cards": [], "hand": 1},
        "state": "open",
    }
    assert shown(t, "offer") == shown(t, "offer", 2) == public
    named = {"hand_cards": {"give": ["doctor"], "ask": ["spy-1"]}}
    assert shown(t, "offer", 0) == shown(t, "offer", 1) == public | named


def test_questions_about_cards_name_them() -> None:
    t = given(seats=[Seat(open=["datary"])], buying=True)
    play(t, "auction", "draw-card ceri", *["pass"] * 4)
    assert shown(t, "asked") == {"holding": "ceri"}
    play(t, "enough", "end-phase", "auction", "draw-card titian", *["pass"] * 4)
    fee = int(t.deck.fee[number("titian")])
    assert shown(t, "asked") == {"card": "titian", "ducats": fee}
    assert shown(t, "transit") == ["titian"]
    play(t, "pay-fee")
    assert shown(t, "asked") == {"card": "titian"}


def test_a_ledger_counts_what_an_action_changes() -> None:
    t = given(seats=[Seat(hand=["spy-1"])], buying=True)
    play(t, "auction", "draw-card titian", *["pass"] * 4)
    pay = GAME.describe(t, 0, GAME.actions.parse("refuse-fee"))
    assert (pay.pays, pay.gains) == ({}, {})
    play(t, "pay-fee")
    told = GAME.describe(t, 0, GAME.actions.parse("leave-open"))
    assert told.gains == {"prestige": t.deck.vp[number("titian")]}
    assert GAME.ledger(t, 0)["votes"] == 12


@pytest.mark.parametrize(
    ("field", "spoilt"),
    [
        ("aside", 1 << number("bologna")),
        ("married", 0b0001),
        ("pool", 99),
    ],
)
def test_a_table_that_does_not_add_up_is_found(field: str, spoilt: int) -> None:
    t = given()
    setattr(t, field, spoilt)
    with pytest.raises(AssertionError, match="counted and wanted differ"):
        check(t)


def test_cards_in_the_wrong_place_are_found() -> None:
    t = given(seats=[Seat(homes={"nepi": ["datary"]})])
    t.slot[number("nepi") * 3] = number("titian")
    t.draw ^= 1 << number("titian") | 1 << number("datary")
    assert GAME.conserved(t)["cards in slots that fit"] == (0, 1)
    t = given(seats=[Seat(homes={"nepi": ["datary"]})])
    t.holdings[0] = 0
    t.draw |= 1 << number("nepi")
    assert GAME.conserved(t)["cards in homes without a lord"] == (1, 0)
    t = fresh(3)
    assert all(counted == wanted for counted, wanted in GAME.conserved(t).values())
