"""The Fluent messages: complete, all used, and never silently missing."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import signoria
from signoria.games.carrara.texts.teller import ARGUMENTS
from signoria.kernel.chance import Dice
from signoria.kernel.match import Match
from signoria.kernel.reasons import SHARED_REASONS, BadOption, Reason
from signoria.kernel.state import Event
from signoria.texts import MissingText, Texts, languages, load
from signoria.texts.titles import words_of
from signoria.texts.words import Words
from tests.plugin.signoria_morra.game import Morra

SEATS = ("Anna", "Bruno", "Carla")


@pytest.fixture(
    params=[f"{title} {language}" for title in signoria.games() for language in languages()]
)
def words(request: pytest.FixtureRequest) -> Words:
    title, language = request.param.split()
    return words_of(signoria.load(title), language)


def is_clean(text: str) -> bool:
    """A finished text: something in it, no marks of the message format, no double spaces."""
    return bool(text.strip()) and not re.search(r"[{}$]|\?\?\?|  ", text)


def random_play(words: Words, seeds: int) -> Iterator[tuple[Match, int, list[Event]]]:
    """Every position of some random matches: match, seat to act, events of the last decision."""
    game = words.game
    variants = game.options[0].choices
    for seed in range(seeds):
        match = game.new(3, seed, {game.options[0].name: variants[seed % len(variants)]}, SEATS)
        dice = Dice(seed)
        events: list[Event] = []
        while not match.over:
            seat = match.state.to_act[0]
            yield match, seat, events
            legal = game.legal(match.state, seat)
            events = match.play(seat, legal[int(dice.below(len(legal)))])
        yield match, -1, events


def test_english_is_there() -> None:
    assert "en" in languages()


def test_titles_without_words_are_named() -> None:
    game = Morra()
    with pytest.raises(BadOption, match=game.name):
        words_of(game)


def test_no_message_is_missing(words: Words) -> None:
    assert words.teller.keys() - words.texts.keys == set()


def test_no_message_is_unused(words: Words) -> None:
    assert words.texts.keys - words.teller.keys() == set()


def test_every_action_has_a_sentence_of_its_own(words: Words) -> None:
    game = words.game
    sentences = [words.action(action) for action in game.actions.rows]
    assert all(is_clean(sentence) for sentence in sentences)
    # The two threes of a kind look alike on purpose, and so do cards that are there several times.
    twins = r"-3b|(spy|poison|bravo|simony)-[2-6]"
    told_apart = [
        sentence
        for action, sentence in zip(game.actions.rows, sentences, strict=True)
        if not re.search(twins, game.actions.text(action))
    ]
    assert len(set(told_apart)) == len(told_apart)


def test_a_refusal_that_tells_one_number_tells_both(words: Words) -> None:
    for name, rule in {**SHARED_REASONS, **words.game.reasons}.values():
        text = words.reason(Reason(name, rule, {"need": 71, "have": 53}))
        assert is_clean(text)
        assert ("71" in text) == ("53" in text)


def test_whole_matches_can_be_told(words: Words) -> None:
    told: set[str] = set()
    for match, seat, events in random_play(words, seeds=4 if signoria.is_compiled() else 2):
        game, s = match.game, match.state
        lines = words.tell(events, SEATS, match.options)
        told |= {line.event for line in lines}
        assert all(is_clean(line.text) for line in lines)
        assert all(SEATS[line.seat] in line.text for line in lines if line.seat >= 0)
        if seat < 0:
            assert is_clean(words.ending(game.ending(s)))
            continue
        assert is_clean(words.question(game.view(s, seat)))
        for action in game.legal(s, seat):
            described = game.describe(s, seat, action)
            for good, amount in [*described.pays.items(), *described.gains.items()]:
                assert str(amount) in words.good(good, amount)
            if words.has_heading(game.actions.verb(action)):
                assert is_clean(words.heading(action))
                assert is_clean(words.last_argument(action))
    assert len(told) > 20


def test_refusals_with_numbers_show_them(words: Words) -> None:
    checked = 0
    for match, seat, _ in random_play(words, seeds=2):
        if seat < 0 or len(match.log) % 9:
            continue
        for action in match.game.actions.rows[::5]:
            reason = match.game.why_not(match.state, seat, action)
            if reason is not None and reason.numbers:
                checked += 1
                assert str(reason.numbers["need"]) in words.reason(reason)
                assert str(reason.numbers["have"]) in words.reason(reason)
    assert checked > 50


def test_every_event_of_carrara_has_named_arguments() -> None:
    events = signoria.load("carrara").event_names
    assert set(ARGUMENTS) == set(events)


def carrara_event(name: str, seat: int, *data: int) -> Event:
    numbers = (*data, 0, 0, 0)[:3]
    return Event(signoria.load("carrara").event_names.index(name), seat, numbers, -1)


def test_a_run_of_purchases_is_one_sentence() -> None:
    words = words_of(signoria.load("carrara"))
    bought = [
        carrara_event("blocks_bought", 0, 2, 2, 1),
        carrara_event("blocks_bought", 0, 2, 1, 2),
        carrara_event("blocks_bought", 1, 2, 1, 1),
    ]
    lines = words.tell(bought, SEATS, {"variant": "basic"})
    assert [line.text for line in lines] == [
        "Anna bought 2 blue, 1 green from section III for 1 coin.",
        "Bruno bought 1 blue from section III for nothing.",
    ]


def test_a_court_field_is_told_by_its_bonus() -> None:
    words = words_of(signoria.load("carrara"))
    visit = [carrara_event("visit_started", 0, 0)]
    basic = words.tell(visit, SEATS, {"variant": "basic"})
    advanced = words.tell(visit, SEATS, {"variant": "advanced"})
    assert "3-point field" in basic[0].text
    assert "golden statue field" in advanced[0].text


def test_a_missing_message_is_an_error() -> None:
    with pytest.raises(MissingText, match="event-earthquake"):
        load("carrara").format("event-earthquake")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(MissingText, match="city"):
        load("carrara").format("verb-build", tile="Palazzo 4")


@pytest.mark.parametrize(
    ("source", "complaint"),
    [("a = b\na = c\n", "twice"), ("not a message\n", "not a Fluent message")],
)
def test_a_faulty_file_is_an_error(source: str, complaint: str) -> None:
    with pytest.raises(MissingText, match=complaint):
        Texts("en", {"en/test.ftl": source})


def test_unknown_languages_and_titles_are_named() -> None:
    with pytest.raises(BadOption, match="languages are"):
        load("carrara", "xx")
    with pytest.raises(BadOption, match="no game 'chess'"):
        load("chess")
