"""P10: one attempt a phase to seize something from another player."""

from __future__ import annotations

import pytest

from signoria.games.prince.rules.table import Table
from tests.games.playing import Happening, names, of
from tests.games.prince.positions import (
    GAME,
    Seat,
    answer,
    asked,
    ducats,
    given,
    hand,
    holdings,
    home,
    is_secret,
    legal,
    legal_with,
    lying_open,
    named,
    play,
    question,
    refused,
)

# Condottieri by their places: 1 naldo 1, 2 marciano 1, 3 oliverotto 2, 4 vitelli 2, 5 baglioni 2,
# 6 sanseverino 2, 7 alviano 3, 8 trivulzio 3.  Each costs 10 ducats.
ARMY = (
    "naldo",
    "marciano",
    "oliverotto",
    "vitelli",
    "baglioni",
    "sanseverino",
    "alviano",
    "trivulzio",
)
TROOPS = {0: "none", 1: "1", 2: "3", 3: "7", 4: "1-7", 5: "3-7", 6: "7-8", 7: "1-7-8"}
"""Some troop of each power."""


def fight(t: Table, target: str, attack: str, defence: str = "none") -> list[Happening]:
    """Seat 0 tries to seize something from seat 1."""
    told = play(t, target)
    told += answer(t, 0, f"commit {attack}")
    return told + answer(t, 1, f"commit {defence}")


def powers(told: list[Happening]) -> tuple[int, int]:
    """Attack and defence of a seizure that is over."""
    (over,) = of(told, "seizure_won") + of(told, "seizure_lost")
    return over.data[0], over.data[1]


def is_won(told: list[Happening]) -> bool:
    return "seizure_won" in names(told)


# -- the target (P10.1, P10.2) ---------------------------------------------------------------------


@pytest.mark.rule("P10.1", "P10.2")
def test_what_lies_open_holdings_and_bases_of_others_can_be_seized() -> None:
    t = given(
        seats=[
            Seat(open=["prefect"], homes={"nepi": [], "base": ["cellini"]}),
            Seat(open=["datary", "titian", "sforza"], homes={"ceri": ["camerlengo"], "ostia": []}),
            Seat(homes={"base": ["raphael", "este"]}),
            Seat(homes={"base": ["gonzaga"]}),
        ]
    )
    assert legal_with(t, "seize-card") == {"datary", "titian", "sforza"}
    assert legal_with(t, "seize-holding") == {"ceri", "ostia"}
    assert legal_with(t, "seize-base") == {"medici"}


@pytest.mark.rule("P10.1", "P10.2")
@pytest.mark.parametrize(
    ("text", "code", "rule"),
    [
        ("seize-card prefect", "seize_your_own", "P10.1"),
        ("seize-holding nepi", "seize_your_own", "P10.1"),
        ("seize-base borgia", "seize_your_own", "P10.1"),
        ("seize-card secretary", "not_on_table", "P10.1"),
        ("seize-holding rimini", "not_on_table", "P10.1"),
        ("seize-base orsini", "house_not_played", "P2.1"),
        ("seize-base medici", "empty_base", "P10.1"),
        ("seize-base rovere", "empty_base", "P10.1"),
        ("seize-card camerlengo", "seize_protected", "P10.2"),
        ("seize-card sforza", "seize_protected", "P10.2"),
        ("seize-card raphael", "seize_protected", "P10.2"),
    ],
)
def test_what_cannot_be_seized(text: str, code: str, rule: str) -> None:
    t = given(
        seats=[
            Seat(open=["prefect"], homes={"nepi": [], "base": ["cellini"]}),
            Seat(homes={"ceri": ["camerlengo", "sforza"], "base": ["raphael"]}),
            Seat(homes={"base": ["gonzaga"]}),
        ]
    )
    reason = refused(t, text)
    assert (reason.code, reason.rule) == (code, rule)


@pytest.mark.rule("P10.1", "P10.10", "T9")
@pytest.mark.parametrize("attack", ["none", "7-8"])
def test_there_is_one_attempt_in_a_phase(attack: str) -> None:
    t = given(
        seats=[
            Seat(hand=ARMY, open=["prefect"]),
            Seat(homes={"urbino": []}, open=["datary"]),
            Seat(open=["camerlengo"]),
        ]
    )
    told = fight(t, "seize-holding urbino", attack)
    assert is_won(told) == (attack != "none")
    assert (question(t), asked(t)) == ("act", 0)
    for text in ("seize-card datary", "seize-card camerlengo"):
        reason = refused(t, text)
        assert (reason.code, reason.rule) == ("seized_already", "P10.1")


@pytest.mark.rule("P5.2", "P10.10")
def test_after_the_seizure_no_card_is_played_and_the_next_phase_has_its_own_attempt() -> None:
    t = given(
        seats=[
            Seat(hand=["spy-1"], open=["prefect"]),
            Seat(open=["datary"], hand=["bravo-1"]),
        ]
    )
    fight(t, "seize-card datary", "none")
    play(t, "leave-open")
    assert refused(t, "spy colonna").code == "cards_after_seizure"
    play(t, "end-phase", "auction", "draw-card poison-1", "pass", "pass", "pass", "pass")
    assert asked(t) == 1
    assert "seize-card datary" in legal(t)


@pytest.mark.rule("T9", "P10.2")
def test_a_holding_with_all_that_is_in_it_is_one_attempt() -> None:
    t = given(seats=[Seat(hand=ARMY), Seat(homes={"ceri": ["datary", "raphael", "sforza"]})])
    fight(t, "seize-holding ceri", "7-8")
    play(t, "pay-fee")
    assert holdings(t, 0) == {"ceri"}
    assert home(t, "ceri") == {"datary", "raphael", "sforza"}
    assert (holdings(t, 1), lying_open(t, 1)) == (set(), set())


# -- the powers (P10.3, P10.5, P10.6) --------------------------------------------------------------

OPEN_OFFICE = ("seize-card datary", Seat(open=["datary"]), 0)
OPEN_ARTIST = ("seize-card leonardo", Seat(open=["leonardo"]), 0)
LONE_FAMILY = ("seize-card este", Seat(open=["este"]), 2)
EMPTY_HOLDING = ("seize-holding urbino", Seat(homes={"urbino": []}), 3)
FULL_HOLDING = ("seize-holding ceri", Seat(homes={"ceri": ["este", "datary", "titian"]}), 4)
WITH_LEONARDO = ("seize-holding ceri", Seat(homes={"ceri": ["este", "leonardo"]}), 5)
BASE = ("seize-base colonna", Seat(homes={"base": ["datary"]}), 3)
FULL_BASE = ("seize-base colonna", Seat(homes={"base": ["titian", "este"]}), 5)
BASE_OF_LEONARDO = ("seize-base colonna", Seat(homes={"base": ["leonardo", "sforza"]}), 5)
LEONARDO_ELSEWHERE = (
    "seize-holding ceri",
    Seat(homes={"ceri": ["sforza"], "base": ["leonardo"]}),
    3,
)
TARGETS = (
    OPEN_OFFICE,
    OPEN_ARTIST,
    LONE_FAMILY,
    EMPTY_HOLDING,
    FULL_HOLDING,
    WITH_LEONARDO,
    BASE,
    FULL_BASE,
    BASE_OF_LEONARDO,
    LEONARDO_ELSEWHERE,
)


@pytest.mark.rule("P10.3", "P10.6", "T1")
@pytest.mark.parametrize(("target", "defender", "power"), TARGETS)
def test_the_defence_of_each_target_is_beaten_by_more_only(
    target: str, defender: Seat, power: int
) -> None:
    t = given(seats=[Seat(hand=ARMY), defender])
    told = fight(t, target, TROOPS[power])
    assert powers(told) == (power, power)
    assert is_won(told) == (power == 0)
    t = given(seats=[Seat(hand=ARMY), defender])
    told = fight(t, target, TROOPS[power + 1])
    assert powers(told) == (power + 1, power)
    assert is_won(told)


@pytest.mark.rule("P10.3", "P10.4")
@pytest.mark.parametrize(("target", "defender", "power"), TARGETS)
def test_condottieri_of_the_defender_add_to_every_target(
    target: str, defender: Seat, power: int
) -> None:
    helped = Seat(hand=["oliverotto"], homes=defender.homes, open=defender.open)
    army = [name for name in ARMY if name != "oliverotto"]
    t = given(seats=[Seat(hand=army), helped])
    told = fight(t, target, "none", "3")
    assert powers(told) == (0, power + 2)
    assert not is_won(told)


@pytest.mark.rule("P10.5", "P10.6")
@pytest.mark.parametrize(
    ("attacker", "attack", "power"),
    [
        (Seat(hand=ARMY, open=["leonardo"]), "none", 0),
        (Seat(hand=ARMY, open=["leonardo"]), "1", 2),
        (Seat(hand=ARMY, homes={"base": ["leonardo"]}), "1-7", 5),
        (Seat(hand=ARMY), "1-7", 4),
    ],
)
def test_leonardo_adds_one_to_condottieri_and_nothing_alone(
    attacker: Seat, attack: str, power: int
) -> None:
    t = given(seats=[attacker, Seat(homes={"urbino": []})])
    told = fight(t, "seize-holding urbino", attack)
    assert powers(told) == (power, 3)
    assert is_won(told) == (power > 3)


@pytest.mark.rule("T1", "P10.6")
def test_nothing_against_nothing_is_a_win_and_every_other_tie_is_not() -> None:
    attacker = Seat(hand=["naldo"])
    defender = Seat(open=["datary"], hand=["marciano"])
    t = given(seats=[attacker, defender])
    assert is_won(fight(t, "seize-card datary", "none", "none"))
    t = given(seats=[attacker, defender])
    told = fight(t, "seize-card datary", "1", "2")
    assert (powers(told), is_won(told)) == ((1, 1), False)
    assert lying_open(t, 1) == {"datary"}


# -- condottieri (P10.4, P10.7) --------------------------------------------------------------------


@pytest.mark.rule("P10.4", "P16.3")
def test_both_sides_choose_at_once_even_with_empty_hands() -> None:
    tables = [
        given(seats=[Seat(hand=attack), Seat(hand=defence, open=["datary"])])
        for attack, defence in (([], []), (["naldo"], []), ([], ["naldo"]))
    ]
    for t in tables:
        play(t, "seize-card datary")
        assert (question(t), t.to_act, is_secret(t)) == ("commit", (0, 1), True)
    assert all(GAME.view(t, None) == GAME.view(tables[0], None) for t in tables)
    for t in tables:
        answer(t, 0, "commit none")
    assert all(GAME.view(t, None) == GAME.view(tables[0], None) for t in tables)


@pytest.mark.rule("P10.4")
def test_a_choice_is_a_secret_until_both_have_chosen() -> None:
    seats = [Seat(hand=ARMY[:2]), Seat(open=["datary"], hand=["alviano"])]
    t, other = given(seats=seats), given(seats=seats)
    play(t, "seize-card datary")
    play(other, "seize-card datary")
    assert answer(t, 0, "commit 1-2") == answer(other, 0, "commit none") == []
    for seat in (None, 1, 2, 3):
        assert GAME.view(t, seat) == GAME.view(other, seat)
    assert ducats(t, 0) == 100
    told = answer(t, 1, "commit none")
    assert names(told)[:1] == ["committed"]


@pytest.mark.rule("P10.4")
def test_any_of_ones_own_condottieri_may_be_chosen() -> None:
    t = given(seats=[Seat(hand=["naldo", "oliverotto", "spy-1"]), Seat(open=["datary"])])
    play(t, "seize-card datary")
    assert legal_with(t, "commit", 0) == {"none", "1", "3", "1-3"}
    assert legal_with(t, "commit", 1) == {"none"}
    reason = refused(t, "commit 1-2", 0)
    assert (reason.code, reason.rule) == ("troop_not_held", "P10.4")


@pytest.mark.rule("P10.4", "P3.4", "P-R11")
def test_condottieri_must_be_affordable_together_when_they_are_chosen() -> None:
    t = given(seats=[Seat(hand=["naldo", "oliverotto"], ducats=19), Seat(open=["datary"])])
    play(t, "seize-card datary")
    assert legal_with(t, "commit", 0) == {"none", "1", "3"}
    reason = refused(t, "commit 1-3", 0)
    assert (reason.code, reason.rule) == ("cannot_pay_troop", "P10.4")
    assert reason.numbers == {"need": 20, "have": 19}


@pytest.mark.rule("P-R11", "P10.9")
def test_patronage_is_looked_at_only_after_the_fight() -> None:
    t = given(seats=[Seat(hand=["naldo"], ducats=15), Seat(open=["mantegna"])])
    fight(t, "seize-card mantegna", "1")
    assert (question(t), ducats(t, 0)) == ("fee", 5)
    assert legal(t) == {"refuse-fee"}
    play(t, "refuse-fee")
    assert lying_open(t, 1) == {"mantegna"}


@pytest.mark.rule("P10.4", "P10.7", "T2", "T4")
@pytest.mark.parametrize(("attack", "won"), [("1-8", False), ("7-8", True)])
def test_both_pay_and_set_aside_their_condottieri_win_or_lose(attack: str, won: bool) -> None:
    t = given(
        seats=[
            Seat(hand=["naldo", "alviano", "trivulzio"]),
            Seat(hand=["oliverotto"], homes={"urbino": []}),
        ]
    )
    told = fight(t, "seize-holding urbino", attack, "3")
    assert is_won(told) == won
    assert [ducats(t, seat) for seat in (0, 1)] == [80, 90]
    assert [(e.seat, e.data[0]) for e in of(told, "mercenaries_paid")] == [(0, 20), (1, 10)]
    used = {"naldo" if attack == "1-8" else "alviano", "trivulzio", "oliverotto"}
    assert named(t.aside) == used
    assert hand(t, 1) == set()
    assert len(hand(t, 0)) == 1


@pytest.mark.rule("T2", "P10.4")
def test_condottieri_are_paid_even_if_none_were_needed() -> None:
    t = given(seats=[Seat(hand=["alviano"]), Seat(open=["datary"], hand=["naldo"])])
    fight(t, "seize-card datary", "7", "none")
    assert (ducats(t, 0), named(t.aside)) == (90, {"alviano"})
    assert hand(t, 1) == {"naldo"}


@pytest.mark.rule("P10.4", "P10.3")
def test_without_condottieri_nothing_is_paid() -> None:
    t = given(seats=[Seat(hand=["alviano"]), Seat(open=["datary"], hand=["naldo"])])
    told = fight(t, "seize-card datary", "none", "none")
    assert [ducats(t, seat) for seat in (0, 1)] == [100, 100]
    assert of(told, "mercenaries_paid") == []
    assert [(e.seat, e.data[:2]) for e in of(told, "committed")] == [(0, (0, 0)), (1, (0, 0))]


# -- the spoils (P10.8) ----------------------------------------------------------------------------


@pytest.mark.rule("P10.8", "P4.3")
@pytest.mark.parametrize("card", ["datary", "sforza"])
@pytest.mark.parametrize("place", ["put-into civita-castellana", "put-into nepi", "leave-open"])
def test_a_single_card_is_laid_out_by_the_attacker(card: str, place: str) -> None:
    t = given(seats=[Seat(hand=["alviano"], homes={"nepi": []}), Seat(open=[card])])
    told = fight(t, f"seize-card {card}", "7")
    assert [(e.seat, e.data[1]) for e in of(told, "seized")] == [(0, 1)]
    assert (question(t), asked(t)) == ("laying", 0)
    play(t, place)
    where = lying_open(t, 0) if place == "leave-open" else home(t, place.split()[1])
    assert where == {card}
    assert lying_open(t, 1) == set()


@pytest.mark.rule("P10.8", "P4.5")
def test_a_holding_comes_over_with_its_cards_in_their_slots() -> None:
    t = given(
        seats=[
            Seat(hand=ARMY, open=["prefect"]),
            Seat(homes={"ceri": ["sforza", "datary"], "nepi": []}),
        ]
    )
    told = fight(t, "seize-holding ceri", "3-7")
    assert is_won(told)
    assert (holdings(t, 0), holdings(t, 1)) == ({"ceri"}, {"nepi"})
    assert home(t, "ceri") == {"sforza", "datary"}
    assert (question(t), asked(t)) == ("act", 0)


@pytest.mark.rule("P10.8", "P10.1")
def test_an_empty_holding_can_be_seized() -> None:
    t = given(seats=[Seat(hand=ARMY), Seat(homes={"ostia": []})])
    fight(t, "seize-holding ostia", "3")
    assert (holdings(t, 0), holdings(t, 1)) == ({"ostia"}, set())


@pytest.mark.rule("P10.8", "P-R4", "P10.9")
def test_office_and_artist_of_a_base_come_over_and_the_family_stays() -> None:
    t = given(seats=[Seat(hand=ARMY), Seat(homes={"base": ["datary", "mantegna", "sforza"]})])
    fight(t, "seize-base colonna", "3-7")
    assert (question(t), asked(t)) == ("laying", 0)
    play(t, "put-into civita-castellana")
    assert question(t) == "fee"
    play(t, "pay-fee", "leave-open")
    assert home(t, "civita-castellana") == {"datary"}
    assert lying_open(t, 0) == {"mantegna"}
    assert home(t, "palestrina") == {"sforza"}
    assert ducats(t, 0) == 100 - 20 - 15


@pytest.mark.rule("P-R4", "P10.8")
def test_the_family_of_a_base_goes_along_only_at_tables_that_want_it() -> None:
    t = given(
        seats=[
            Seat(hand=ARMY),
            Seat(homes={"base": ["datary", "sforza"]}),
            Seat(homes={"base": ["este"]}),
        ],
        options={"base_family": "goes"},
    )
    assert refused(t, "seize-base medici").code == "empty_base"
    fight(t, "seize-base colonna", "3-7")
    play(t, "leave-open", "leave-open")
    assert lying_open(t, 0) == {"datary", "sforza"}
    assert home(t, "palestrina") == set()


# -- seized artists (P10.9) ------------------------------------------------------------------------


@pytest.mark.rule("P10.9", "T2", "P6.5")
def test_patronage_is_due_when_an_artist_changes_hands() -> None:
    t = given(seats=[Seat(), Seat(open=["mantegna"])])
    fight(t, "seize-card mantegna", "none")
    assert (question(t), asked(t), legal(t)) == ("fee", 0, {"pay-fee", "refuse-fee"})
    play(t, "pay-fee", "leave-open")
    assert (ducats(t, 0), lying_open(t, 0), lying_open(t, 1)) == (85, {"mantegna"}, set())


@pytest.mark.rule("P10.9", "P-R3")
def test_an_artist_who_is_not_paid_stays_with_the_defender() -> None:
    t = given(seats=[Seat(), Seat(open=["mantegna"])])
    fight(t, "seize-card mantegna", "none")
    told = play(t, "refuse-fee")
    assert (ducats(t, 0), lying_open(t, 0), lying_open(t, 1)) == (100, set(), {"mantegna"})
    assert names(told)[:1] == ["artist_stays"]


@pytest.mark.rule("P10.9", "P-R3")
def test_who_stays_when_his_holding_or_base_is_emptied_is_unprotected() -> None:
    t = given(seats=[Seat(hand=ARMY), Seat(homes={"ceri": ["mantegna", "datary"], "nepi": []})])
    fight(t, "seize-holding ceri", "7")
    play(t, "refuse-fee")
    assert (holdings(t, 0), home(t, "ceri")) == ({"ceri"}, {"datary"})
    assert lying_open(t, 1) == {"mantegna"}


@pytest.mark.rule("P-R3", "P10.9")
@pytest.mark.parametrize(
    ("target", "defender"),
    [
        ("seize-card mantegna", Seat(open=["mantegna"])),
        ("seize-holding ceri", Seat(homes={"ceri": ["mantegna"]})),
        ("seize-base colonna", Seat(homes={"base": ["mantegna"]})),
    ],
)
def test_tables_may_set_unpaid_artists_aside(target: str, defender: Seat) -> None:
    t = given(seats=[Seat(hand=ARMY), defender], options={"unpaid_seized": "aside"})
    fight(t, target, "7-8")
    play(t, "refuse-fee")
    assert named(t.aside) == {"mantegna", "alviano", "trivulzio"}
    assert lying_open(t, 1) == set()
    assert home(t, "palestrina") == set()


# -- a lost attack (P10.10) ------------------------------------------------------------------------


@pytest.mark.rule("P10.10", "P10.6")
def test_a_lost_attack_changes_nothing_else() -> None:
    t = given(seats=[Seat(hand=["naldo"]), Seat(homes={"urbino": ["datary"]}, open=["titian"])])
    before = t.clone()
    told = fight(t, "seize-holding urbino", "1")
    assert names(told)[-1] != "seized"
    assert (holdings(t, 1), home(t, "urbino"), lying_open(t, 1)) == (
        {"urbino"},
        {"datary"},
        {"titian"},
    )
    assert ducats(t, 0) == ducats(before, 0) - 10
    assert t.cardinals == before.cardinals


# -- the examples of the rulebook ------------------------------------------------------------------


@pytest.mark.rule("E3", "P10.3", "P10.7", "P10.8", "T2")
@pytest.mark.parametrize("place", ["put-into civita-castellana", "leave-open"])
def test_tomek_seizes_mantegna(place: str) -> None:
    tomek = Seat(hand=["oliverotto"])
    andrzej = Seat(
        homes={"ceri": ["titian"], "base": ["raphael"]}, open=["mantegna"], hand=["alviano"]
    )
    t = given(seats=[tomek, andrzej])
    told = fight(t, "seize-card mantegna", "3", "none")
    assert (powers(told), is_won(told)) == ((2, 0), True)
    assert ducats(t, 0) == 90
    assert named(t.aside) == {"oliverotto"}
    play(t, "pay-fee", place)
    assert ducats(t, 0) == 75
    where = lying_open(t, 0) if place == "leave-open" else home(t, "civita-castellana")
    assert where == {"mantegna"}
    assert hand(t, 1) == {"alviano"}


@pytest.mark.rule("E3", "T1")
def test_tomek_would_have_won_with_nobody() -> None:
    t = given(seats=[Seat(), Seat(open=["mantegna"])])
    told = fight(t, "seize-card mantegna", "none", "none")
    assert (powers(told), is_won(told)) == ((0, 0), True)


ZOSIA = Seat(hand=["oliverotto", "alviano"])
JAS = Seat(homes={"ceri": ["sforza", "botticelli", "depositor-general"]}, hand=["vitelli"])


@pytest.mark.rule("E4", "P10.6", "P10.7", "T1")
def test_jas_keeps_ceri_in_a_tie() -> None:
    t = given(seats=[ZOSIA, JAS])
    told = fight(t, "seize-holding ceri", "3-7", "4")
    assert (powers(told), is_won(told)) == ((5, 5), False)
    assert holdings(t, 1) == {"ceri"}
    assert home(t, "ceri") == {"sforza", "botticelli", "depositor-general"}
    assert named(t.aside) == {"oliverotto", "alviano", "vitelli"}
    assert [ducats(t, seat) for seat in (0, 1)] == [80, 90]


@pytest.mark.rule("E5", "P10.5", "P10.8", "P10.9")
@pytest.mark.parametrize("text", ["pay-fee", "refuse-fee"])
def test_with_leonardo_zosia_takes_ceri_and_all_in_it(text: str) -> None:
    zosia = Seat(hand=ZOSIA.hand, homes={"base": ["leonardo"]})
    t = given(seats=[zosia, JAS])
    told = fight(t, "seize-holding ceri", "3-7", "4")
    assert (powers(told), is_won(told)) == ((6, 5), True)
    assert question(t) == "fee"
    play(t, text)
    assert holdings(t, 0) == {"ceri"}
    if text == "pay-fee":
        assert home(t, "ceri") == {"sforza", "botticelli", "depositor-general"}
        assert ducats(t, 0) == 80 - 25
    else:
        assert home(t, "ceri") == {"sforza", "depositor-general"}
        assert lying_open(t, 1) == {"botticelli"}
        assert ducats(t, 0) == 80


@pytest.mark.rule("E6", "P10.5")
def test_leonardo_alone_takes_no_family() -> None:
    t = given(seats=[Seat(homes={"base": ["leonardo"]}), Seat(open=["sforza"])])
    told = fight(t, "seize-card sforza", "none")
    assert (powers(told), is_won(told)) == ((0, 1), False)
    assert lying_open(t, 1) == {"sforza"}


@pytest.mark.rule("E7", "P10.3", "P10.8", "P-R4")
def test_the_artist_of_a_base_changes_hands_and_the_family_stays() -> None:
    t = given(
        seats=[Seat(hand=["alviano", "oliverotto"]), Seat(homes={"base": ["mantegna", "gonzaga"]})]
    )
    told = fight(t, "seize-base colonna", "3-7")
    assert (powers(told), is_won(told)) == ((5, 4), True)
    play(t, "pay-fee", "put-into civita-castellana")
    assert home(t, "civita-castellana") == {"mantegna"}
    assert home(t, "palestrina") == {"gonzaga"}
    assert ducats(t, 0) == 100 - 20 - 15
