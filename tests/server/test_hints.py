"""Hints: who gets one, how many, and what they hang on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

import signoria
from signoria import bots
from signoria.ai.search.guides import guide_for
from signoria.ai.search.search import Budget, Candidate
from signoria.kernel.match import Match
from signoria.server.messages import Advice, Hint, Refused, State
from signoria.server.store.database import upgrade
from signoria.server.store.storage import Storage
from signoria.server.tables import workers
from signoria.server.tables.hints import HINTS
from signoria.server.tables.workers import CHOICES, TELLING, BotWorkers, advise, told_apart
from tests.server.people import Live, Site, in_thread

FEW = Budget(iterations=12 if signoria.is_compiled() else 3)
"""Enough to find several choices; the plain sources are slow."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with in_thread(
        tmp_path_factory.mktemp("data"), workers=BotWorkers(workers=1, advice=FEW)
    ) as site:
        yield site


def ask(live: Live) -> object:
    live.await_turn()
    assert live.state is not None
    return live.say("hint", revision=live.state.revision)


def code_of(answer: object) -> str:
    assert isinstance(answer, Refused)
    return answer.problem.code


def move(live: Live) -> None:
    """Some decision, so that another question follows."""
    assert live.state is not None
    assert isinstance(live.play(live.state.legal[0]), State)


def test_one_who_plays_alone_is_advised(site: Site) -> None:
    lucia = site.visitor("Lucia")
    table = lucia.open_table("me", "greedy")["table"]
    assert table["hints"] == "free"
    with lucia.live(table["id"]) as live:
        hint = ask(live)
        assert isinstance(hint, Hint)
        assert live.state is not None
        assert hint.revision == live.state.revision
        assert 1 < len(hint.choices) <= CHOICES
        assert {choice.action for choice in hint.choices} <= set(live.state.legal)
        trials = [choice.trials for choice in hint.choices]
        assert trials == sorted(trials, reverse=True)
        assert not any(choice.compared for choice in hint.choices), "so few trials compare nothing"
        assert all(0 <= choice.chance <= 1 for choice in hint.choices)
        assert all(choice.points > 0 for choice in hint.choices)
        again = ask(live)
        assert isinstance(again, Hint)
        assert again.choices == hint.choices
        revision = live.state.revision
        move(live)
        assert live.state.revision > revision, "a hint plays nothing, and stands in nobody's way"


def test_who_has_nothing_to_decide_is_not_advised(site: Site) -> None:
    lucia, anna = site.visitor("Lucia"), site.visitor("Anna")
    table = lucia.open_table("me", "open", hints="free")["table"]
    anna.join(table, 1)
    with ExitStack() as all_three:
        first, second, spectator = (
            all_three.enter_context(person.live(table["id"]))
            for person in (lucia, anna, site.visitor())
        )
        for live in (first, second, spectator):
            live.hear()
        assert first.state is not None
        waiting = first if first.state.to_act == [1] else second
        assert code_of(spectator.say("hint", revision=0)) == "not_seated"
        assert code_of(waiting.say("hint", revision=0)) == "not_your_turn"


def test_among_people_there_are_no_hints_unless_the_host_says_so(site: Site) -> None:
    lucia, anna = site.visitor("Lucia"), site.visitor("Anna")
    table = lucia.open_table("me", "open")["table"]
    assert table["hints"] == "none"
    anna.join(table, 1)
    with lucia.live(table["id"]) as first, anna.live(table["id"]) as second:
        first.hear()
        second.hear()
        assert first.state is not None
        acting = first if first.state.to_act == [0] else second
        assert code_of(ask(acting)) == "no_hints"


def test_a_limit_outlives_the_server(tmp_path: Path) -> None:
    with in_thread(tmp_path, workers=BotWorkers(workers=1, advice=FEW)) as first_server:
        lucia = first_server.visitor("Lucia")
        opened = lucia.open_table("me", "greedy", hints="three")
        with lucia.live(opened["table"]["id"]) as live:
            for number in range(HINTS["three"]):
                assert isinstance(ask(live), Hint)
                assert isinstance(ask(live), Hint), "asking again about the same costs nothing"
                assert live.table.seats[0].hints == number + 1
                if number < HINTS["three"] - 1:
                    move(live)
            move(live)
            assert code_of(ask(live)) == "hints_used"
    with in_thread(tmp_path, workers=BotWorkers(workers=1, advice=FEW)) as second_server:
        again = second_server.visitor("Lucia")
        with again.live(opened["table"]["id"], opened["token"]) as live:
            assert code_of(ask(live)) == "hints_used"
            assert live.table.seats[0].hints == HINTS["three"]


def test_a_move_made_meanwhile_drops_the_answer(tmp_path: Path) -> None:
    with in_thread(tmp_path, workers=BotWorkers(workers=1, advice=Budget(seconds=0.5))) as site:
        lucia = site.visitor("Lucia")
        table = lucia.open_table("me", "greedy", hints="three")["table"]
        with lucia.live(table["id"]) as live:
            live.await_turn()
            assert live.state is not None
            live.send_raw(f'{{"do": "hint", "id": 77, "revision": {live.state.revision}}}')
            live.say("say", text="One moment.")
            move(live)
            while not any(getattr(message, "reply_to", None) == 77 for message in live.heard):
                live.hear()
            refused = [message for message in live.heard if isinstance(message, Refused)]
            assert [(code_of(message), message.reply_to) for message in refused] == [
                ("stale_revision", 77)
            ]
            assert live.table.seats[0].hints == 0


def test_workers_that_die_give_no_advice(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    lucia = site.visitor("Lucia")
    table = lucia.open_table("me", "greedy", hints="three")["table"]
    with lucia.live(table["id"]) as live:
        monkeypatch.setattr(workers, "RETRIES", 0)
        assert code_of(ask(live)) == "no_advice"
        assert live.table.seats[0].hints == 0
        monkeypatch.undo()
        assert isinstance(ask(live), Hint)


def played(title: str, players: int, options: dict[str, str], decisions: int) -> Match:
    """A match some way on, the same every time."""
    dice = Random(8)
    match = signoria.load(title).new(players, seed=8, options=options)
    while decisions > 0 or len(match.game.legal(match.state, match.state.to_act[0])) < 2:
        seat = match.state.to_act[0]
        match.play(seat, dice.choice(match.game.legal(match.state, seat)))
        decisions -= 1
    return match


@pytest.mark.parametrize(
    ("title", "players", "options"),
    [("lorenzo", 3, {"variant": "advanced"}), ("prince", 4, {})],
)
def test_a_hint_knows_only_what_the_seat_knows(
    title: str, players: int, options: dict[str, str]
) -> None:
    match, other = (played(title, players, options, 25) for _ in range(2))
    seat = match.state.to_act[0]
    other.state = match.game.resample(match.state, seat, 99)
    assert other.state.digest() != match.state.digest()

    async def hints() -> None:
        pool = BotWorkers(workers=1, advice=FEW)
        first = await pool.advise(match, seat, 25)
        assert await pool.advise(other, seat, 25) == first
        assert len(first) > 1
        pool.stop()

    asyncio.run(hints())


def test_choices_that_were_hardly_tried_are_not_compared() -> None:
    """What luck made of a few trials is not told as a difference: all share one expectation."""
    few = told_apart([(7, 6, 0.5, 40.0), (3, 2, 0.1, 20.0)])
    assert few == [Advice(7, 6, 0.4, 35.0, False), Advice(3, 2, 0.4, 35.0, False)]
    many: list[Candidate] = [(7, TELLING, 0.5, 40.0), (3, TELLING, 0.1, 20.0)]
    assert told_apart(many) == [Advice(*choice, True) for choice in many]
    assert not any(choice.compared for choice in told_apart(many[::-1])), (
        "the first cannot be worse"
    )
    assert told_apart([(7, 0, 0.0, 0.0)]) == [Advice(7, 0, 0.0, 0.0, True)], (
        "there is no other choice"
    )


def test_where_bots_do_not_search_the_hint_begins_with_what_they_play() -> None:
    """Bids of The Prince are worked out; a handful of matches to the end would say anything."""
    game = signoria.load("prince")
    bids = 0
    for seed in range(4):
        match = played("prince", 4, {}, 10 + 9 * seed)
        seat = match.state.to_act[0]
        if not guide_for(game).is_sure(match.state):
            continue
        bids += 1
        hint = advise("prince", game.dump(match.state), seat, 5, int(FEW.iterations), 0.0)
        assert hint[0].action == bots.make("magnifico").choose(game, match.state, seat)
        assert not any(choice.compared for choice in hint)
    assert bids > 1


def test_older_tables_have_the_usual_hints(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'signoria.db'}"
    old = Storage(url)
    with old.engine.begin() as connection:
        for table in ("entries", "chat", "seats", "tables", "guests", "alembic_version"):
            connection.execute(text(f"DROP TABLE {table}"))
    upgrade(old.engine, "0001")
    with old.engine.begin() as connection:
        for table in ("alone", "company"):
            connection.execute(
                text(
                    "INSERT INTO tables VALUES "
                    f"('{table}', 'carrara', 1, '{{}}', 'live', 0, 'open', '', '', '', '', '[]', "
                    "'[]', '[]', '')"
                )
            )
            second = "bot" if table == "alone" else "open"
            for number, kind in enumerate(("person", second)):
                connection.execute(
                    text(f"INSERT INTO seats VALUES ('{table}', {number}, '{kind}', '', '', '', 0)")
                )
    old.engine.dispose()
    kept = Storage(url)
    with kept.engine.connect() as connection:
        found = {row.id: row.hints for row in connection.execute(text("SELECT * FROM tables"))}
    kept.engine.dispose()
    assert found == {"alone": "free", "company": "none"}
