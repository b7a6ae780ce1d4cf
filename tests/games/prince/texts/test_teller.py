"""The sentences of The Prince: secrets stay untold, and what happens at once is told at once."""

from __future__ import annotations

import pytest

import signoria
from signoria.games.prince.rules import content
from signoria.games.prince.rules.actions import TROOP
from signoria.games.prince.texts.teller import ARGUMENTS, KIND_OF, face
from signoria.kernel.chance import Dice
from signoria.kernel.state import EVERYBODY, Event, redacted
from signoria.texts.titles import words_of
from tests.texts.test_texts import is_clean

GAME = signoria.load("prince")
WORDS = words_of(GAME)
SEATS = ("Anna", "Bruno", "Carla")


def card(key: str) -> int:
    return content.CARDS.index(key)


def event(name: str, seat: int, *data: int, seen_by: int = EVERYBODY) -> Event:
    return Event(GAME.event_names.index(name), seat, (*data, 0, 0, 0)[:3], seen_by)


def told(*events: Event, watcher: int | None = 0) -> list[str]:
    lines = WORDS.tell(redacted(list(events), watcher), SEATS, {})
    assert all(is_clean(line.text) for line in lines)
    return [line.text for line in lines]


def test_every_event_has_named_arguments() -> None:
    assert set(ARGUMENTS) == set(GAME.event_names)


# -- secrets ---------------------------------------------------------------------------------------


@pytest.mark.rule("P16.2")
def test_a_hand_is_dealt_in_one_sentence_and_named_to_its_owner() -> None:
    cards = ("spy-2", "datary", "spy-5")
    dealt = [event("dealt", 0, card(key), seen_by=0b1) for key in cards]
    assert told(*dealt) == ["Anna received Spy, Datary, Spy."]
    assert told(*dealt, watcher=1) == ["Anna received 3 cards."]
    assert told(*dealt, watcher=None) == ["Anna received 3 cards."]


@pytest.mark.rule("P16.2")
def test_a_theft_is_told_to_thief_and_victim() -> None:
    stolen = event("stolen", 0, card("doctor"), 1, seen_by=0b11)
    assert told(stolen, watcher=0) == ["The Spy brought Anna the Doctor from Bruno."]
    assert told(stolen, watcher=1) == told(stolen, watcher=0)
    assert told(stolen, watcher=2) == ["What the Spy brought Anna stayed a secret."]


@pytest.mark.rule("P7.2")
def test_an_empty_hand_is_told_to_thief_and_victim_only() -> None:
    nothing = event("stolen", 0, -1, 1, seen_by=0b11)
    assert told(nothing) == ["The Spy found no card with Bruno and brought Anna nothing."]
    assert told(nothing, watcher=2) == ["What the Spy brought Anna stayed a secret."]


def test_cards_drawn_unseen_are_not_named_to_others() -> None:
    for name in ("spied_card", "drawn_card"):
        drawn = event(name, 1, card("poison-1"), seen_by=0b10)
        assert "Poison" in told(drawn, watcher=1)[0]
        assert "Poison" not in told(drawn, watcher=0)[0]
        assert "Bruno" in told(drawn, watcher=0)[0]


def test_hand_cards_in_a_deal_are_counted_for_others() -> None:
    traded = [event("exchanged", 0, card(key), 0, 1, seen_by=0b11) for key in ("spy-1", "bravo-1")]
    office = event("exchanged", 0, card("datary"), 0, 1)
    assert told(*traded, office) == ["Anna handed Bruno: Spy, Death by Bravo, Datary."]
    assert told(*traded, office, watcher=2) == [
        "2 cards changed hands unseen in the deal of Anna.",
        "Anna handed Bruno: Datary.",
    ]


# -- what is told at once --------------------------------------------------------------------------


def test_what_all_seats_get_is_one_sentence() -> None:
    income = [event("income", seat, ducats) for seat, ducats in enumerate((20, 0, 35))]
    assert told(*income) == ["Income in ducats: Anna 20, Carla 35."]
    assert told(event("income", 0, 0), event("income", 1, 0)) == []
    allowance = [event("allowance", seat, 35) for seat in range(3)]
    assert told(*allowance) == ["Every base yielded 35 ducats."]
    cardinals = [event("cardinals", seat, number) for seat, number in ((1, 2), (0, 1))]
    assert told(*cardinals) == ["New cardinals: Bruno 2, Anna 1."]
    verdict = [event("verdict_vote", 0, 1, 5), event("verdict_vote", 2, 0, 4)]
    assert told(*verdict) == ["The votes on simony: Anna guilty (5), Carla not guilty (4)."]
    offices = [
        event("office_dealt", 2, card("datary"), 0),
        event("office_dealt", 2, card("prefect"), 1),
    ]
    assert told(*offices) == ["Dealt anew: the Datary to Anna, the Prefect of Rome to Bruno."]


@pytest.mark.rule("P11.3")
def test_a_ballot_is_one_sentence_for_each_voter() -> None:
    ballots = [
        event("ballot", 0, 0, 12),
        event("ballot", 0, 2, 3),
        event("ballot", 1, 1, 14),
    ]
    assert told(*ballots) == [
        "On the ballot of Anna: 12 for Anna, 3 for Carla.",
        "On the ballot of Bruno: 14 for Bruno.",
    ]
    assert told(event("votes_cast", 0, 1, 0), event("votes_cast", 0, 2, 5)) == [
        "Anna voted 5 for Carla."
    ]
    assert told(event("votes_cast", 0, 1, 0)) == []


@pytest.mark.rule("P12.1")
def test_points_are_told_by_their_sources() -> None:
    points = [event("points", 1, source, number) for source, number in enumerate((8, 10, 0, 3))]
    assert told(*points) == ["Bruno got 21 VP: 8 for money, 10 for the papacy, 3 for holdings."]


@pytest.mark.rule("P8.1")
def test_the_end_of_a_marriage_is_told_once() -> None:
    marriage = card("marriage")
    ended = told(
        event("death_played", 0, card("poison-1"), marriage),
        event("death_done", 0, card("poison-1"), marriage),
        event("marriage_ended", -1),
    )
    assert ended == ["Anna played poison or plague on the marriage.", "The marriage ended."]


# -- seizures --------------------------------------------------------------------------------------


@pytest.mark.rule("P10.1")
@pytest.mark.parametrize(
    ("what", "target", "sentence"),
    [
        (0, card("mantegna"), "Anna tried to seize Andrea Mantegna from Bruno."),
        (0, card("sforza"), "Anna tried to seize the Sforza from Bruno."),
        (1, card("ceri"), "Anna tried to seize Ceri with all in it from Bruno."),
        (2, 12, "Anna tried to seize from Bruno what lies in Civita Castellana."),
    ],
)
def test_what_is_seized_is_named(what: int, target: int, sentence: str) -> None:
    assert told(event("seizure_started", 0, what, target, 1)) == [sentence]


def test_a_troop_is_told_by_its_names() -> None:
    troop = TROOP.words.index("4-7")
    assert told(event("committed", 0, troop, 5)) == [
        "Anna sent Vitellozzo Vitelli, Bartolomeo d'Alviano: power 5."
    ]
    assert told(event("committed", 1, 0, 0)) == ["Bruno sent nobody."]
    assert WORDS.action(GAME.actions.parse("commit none")) == "Send nobody"
    assert WORDS.action(GAME.actions.parse("commit 3")) == "Send Oliverotto da Fermo"
    assert WORDS.last_argument(GAME.actions.parse("commit 1-2")) == (
        "Dionigi di Naldo, Ranuccio da Marciano"
    )


# -- places and names ------------------------------------------------------------------------------


def test_lines_point_at_cards_and_homes() -> None:
    def targets(*events: Event) -> tuple[str, ...]:
        teller = WORDS.teller
        return teller.tell(teller.facts(events, {}), SEATS)[0].targets

    assert targets(event("housed", 0, card("datary"), card("ceri"))) == ("card:datary", "home:ceri")
    assert targets(event("seizure_started", 0, 2, 14, 1)) == ("home:firenze",)
    assert targets(event("house_drawn", 0, 4)) == ("house:orsini",)
    assert targets(event("bought", 0, card("spy-3"), 9)) == ("card:spy-3",)


def test_cards_that_look_alike_share_a_name() -> None:
    assert {face(key) for key in content.CARDS if KIND_OF[key] == "spy"} == {"spy"}
    assert WORDS.word("card", "spy-1") == WORDS.word("card", "spy-6") == "Spy"
    assert face("vice-chancellor") == "vice-chancellor"


def test_an_own_deck_has_a_name_among_the_choices() -> None:
    assert WORDS.choice("deck", "reconstructed") != WORDS.choice("deck", '{"title":"My box"}')


def test_reconstructed_figures_are_named() -> None:
    assert "the votes of the offices" in WORDS.reconstructed()


# -- whole matches ---------------------------------------------------------------------------------


@pytest.mark.rule("P16.2")
@pytest.mark.parametrize("players", GAME.player_counts)
@pytest.mark.parametrize("trade", ["off", "on"])
def test_a_match_can_be_told_to_every_seat(players: int, trade: str) -> None:
    match = GAME.new(players, players, {"trade": trade})
    dice = Dice(players)
    while not match.over:
        seat = match.state.to_act[0]
        assert is_clean(WORDS.question(GAME.view(match.state, seat)))
        legal = GAME.legal(match.state, seat)
        events = match.play(seat, legal[int(dice.below(len(legal)))])
        for watcher in (*range(players), None):
            for line in WORDS.tell(redacted(events, watcher), match.seats, match.options):
                assert is_clean(line.text)
                assert line.seat < 0 or match.seats[line.seat] in line.text
