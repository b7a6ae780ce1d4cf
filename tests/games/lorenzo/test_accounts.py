"""How actions add up, line by line."""

from __future__ import annotations

import pytest

from signoria.kernel.game import Entry
from tests.games.lorenzo.positions import GAME, Seat, account, given, play


def lines(*rows: tuple[str, str, int, str]) -> list[Entry]:
    return [Entry(*row) for row in rows]


@pytest.mark.rule("L6.3", "L4.2", "L6.9")
def test_a_placement_is_told_in_the_order_of_the_rules() -> None:
    seat = Seat(coin=8, servant=1, cards=["dame"], burden=["E1.7"])
    other = Seat(placed={"black": "character-1"})
    t = given(seats=[seat, other], towers={"character-4": "noble"}, dice=(5, 1, 1))
    assert account(t, "place black character-4") == lines(
        ("die", "value", 5, "member:black"),
        ("hindrance", "value", -1, "edict:weak-members"),
        ("aid", "value", 2, "card:dame"),
        ("servants", "value", 1, ""),
        ("needed", "value", 7, "space:character-4"),
        ("boost", "servant", -1, ""),
        ("fee", "coin", -3, "space:character-1"),
        ("floor", "stone", 2, "space:character-4"),
        ("cost", "coin", -6, "card:noble"),
        ("discount", "coin", 1, "card:dame"),
    )


@pytest.mark.rule("L4.3", "L6.7")
def test_a_refused_placement_is_told_as_if_it_were_possible() -> None:
    seat = Seat(cards=["woods", "village", "preacher"], burden=["E2.1"])
    t = given(seats=[seat], towers={"territory-3": "forest"})
    assert account(t, "place orange territory-3") == lines(
        ("die", "value", 3, "member:orange"),
        ("hindrance", "value", -4, "edict:weak-territories"),
        ("servants", "value", 6, ""),
        ("needed", "value", 5, "space:territory-3"),
        ("boost", "servant", -6, ""),
        ("floor", "wood", 1, "space:territory-3"),
        ("lessened", "wood", -1, "card:preacher"),
        ("needs", "military", 3, "space:territory-3"),
        ("gain", "wood", 1, "card:forest"),
    )


@pytest.mark.rule("L4.1", "R17")
def test_values_are_told_from_their_base_on() -> None:
    played = ["ludovico-il-moro", "lucrezia-borgia", "federico-da-montefeltro"]
    t = given(seats=[Seat(played=played, raised=["white"])])
    assert account(t, "place black market-1")[:2] == lines(
        ("fixed", "value", 5, "member:black"), ("aid", "value", 2, "leader:lucrezia-borgia")
    )
    assert account(t, "place white market-1")[0] == Entry("raised", "value", 6, "member:white")
    assert account(t, "place neutral market-1")[0] == Entry("die", "value", 0, "member:neutral")


@pytest.mark.rule("L9.2", "L14.3")
def test_work_is_told_source_by_source() -> None:
    seat = Seat(cards=["dukedom", "city", "sanctuary"], burden=["E1.4"])
    t = given(seats=[seat], dice=(6, 6, 6))
    assert account(t, "place black harvest-large") == lines(
        ("die", "value", 6, "member:black"),
        ("space", "value", -3, "space:harvest-large"),
        ("needed", "value", 1, "space:harvest-large"),
        ("gain", "wood", 1, "tile:common"),
        ("lessened", "wood", -1, "edict:fewer-materials"),
        ("gain", "stone", 1, "tile:common"),
        ("lessened", "stone", -1, "edict:fewer-materials"),
        ("gain", "servant", 1, "tile:common"),
        ("gain", "coin", 1, "card:sanctuary"),
        ("gain", "faith", 1, "card:sanctuary"),
    )


@pytest.mark.rule("L7.2", "R15")
def test_a_bonus_action_begins_with_its_own_value() -> None:
    seat = Seat(coin=10, played=["filippo-brunelleschi"])
    towers = {"character-1": "ambassador", "character-2": "cardinal"}
    t = given(seats=[seat], towers=towers)
    play(t, "place black character-1", "privilege faith")
    told = account(t, "take character-2")
    assert told[0] == Entry("fixed", "value", 7, "card:ambassador")
    assert Entry("waived", "coin", 3, "leader:filippo-brunelleschi") in told
    assert told[-1] == Entry("action", "harvest", 4, "card:cardinal")


@pytest.mark.rule("L4.4")
def test_servants_are_told_at_their_own_question() -> None:
    t = given(seats=[Seat(servant=5, cards=["forest"])], dice=(3, 1, 1))
    play(t, "place black harvest-small")
    told = account(t, "servants 2")
    assert Entry("servants", "value", 2, "") in told
    assert Entry("boost", "servant", -2, "") in told
    assert told[-1] == Entry("gain", "wood", 3, "card:forest")


@pytest.mark.rule("R14")
def test_what_a_leader_doubles_is_told_apart() -> None:
    t = given(seats=[Seat(played=["santa-rita"])], towers={"territory-1": "estate"})
    assert account(t, "place black territory-1")[-4:] == lines(
        ("gain", "wood", 1, "card:estate"),
        ("gain", "servant", 2, "card:estate"),
        ("gain", "wood", 1, "leader:santa-rita"),
        ("gain", "servant", 2, "leader:santa-rita"),
    )


@pytest.mark.rule("L13.3")
def test_requirements_of_a_leader_are_told_with_what_there_is() -> None:
    seat = Seat(coin=4, faith=2, cards=["mint", "chapel"], hand=["cesare-borgia"])
    assert account(given(seats=[seat]), "play cesare-borgia") == lines(
        ("requires", "building", 3, "leader:cesare-borgia"),
        ("has", "building", 2, ""),
        ("requires", "coin", 12, "leader:cesare-borgia"),
        ("has", "coin", 4, ""),
        ("requires", "faith", 2, "leader:cesare-borgia"),
        ("has", "faith", 2, ""),
    )
    alike = Seat(cards=["mint", "chapel", "woods"], hand=["lucrezia-borgia"])
    assert account(given(seats=[alike]), "play lucrezia-borgia") == lines(
        ("requires", "alike", 6, "leader:lucrezia-borgia"), ("has", "alike", 2, "")
    )


@pytest.mark.rule("L9.4")
def test_an_exchange_is_told_by_what_it_pays_and_gets() -> None:
    t = given(seats=[Seat(wood=3, cards=["carpenters-shop"])])
    play(t, "place black production-small")
    assert account(t, "use carpenters-shop second") == lines(
        ("cost", "wood", -2, "card:carpenters-shop"), ("gain", "coin", 5, "card:carpenters-shop")
    )
    assert account(t, "use mint first") == []


def test_nothing_is_told_about_other_actions_and_to_other_seats() -> None:
    t = given(seats=[Seat()])
    assert account(t, "pass") == []
    assert account(t, "take territory-1") == []
    assert account(t, "place black market-1", seat=1) == []


@pytest.mark.rule("L6.3")
def test_lines_add_up_to_the_preview() -> None:
    seat = Seat(coin=8, wood=3, stone=3, servant=4, military=5, cards=["stonemason", "dame"])
    towers = {
        "territory-3": "mining-town", "character-2": "warlord", "character-4": "royal-messenger",
        "building-4": "stronghold", "venture-3": "support-to-the-bishop",
    }  # fmt: skip
    t = given(seats=[seat, Seat(placed={"white": "building-1"})], towers=towers, dice=(4, 2, 6))
    told = ("boost", "fee", "floor", "lessened", "cost", "discount", "gain", "privileges")
    for action in GAME.legal(t, 0):
        pays, gains = GAME.preview(t, 0, action)
        total: dict[str, int] = {}
        for entry in GAME.account(t, 0, action):
            if entry.kind in told:
                total[entry.good] = total.get(entry.good, 0) + entry.amount
        owed = {good: -amount for good, amount in pays.items()}
        assert {good: n for good, n in total.items() if n} == {**owed, **gains}
