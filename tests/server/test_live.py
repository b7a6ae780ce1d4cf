"""The live connection: playing, taking back, resuming, watching, talking."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import ClassVar, cast

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

import signoria
from signoria.kernel.patches import merged
from signoria.server.live.endpoint import LARGEST_BACKLOG, TOO_SLOW, Tab
from signoria.server.live.plain_frames import Frames
from signoria.server.messages import (
    NOTHING,
    AskPreviews,
    Chat,
    Play,
    Previews,
    Refused,
    State,
    TableChanged,
    Why,
)
from signoria.server.problems import Refusal
from signoria.server.tables.command_queue import LONGEST_WAIT
from signoria.server.tables.connection import Connection
from tests.server.ears import EarTable
from tests.server.people import Live, Person, Site, in_thread, play_together

PASS = signoria.load("carrara").actions.parse("pass")


@pytest.fixture(scope="module", params=[True, False], ids=["short-cuts", "plain"])
def site(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    """A server with the short cuts of its live connections, and one without."""
    folder = tmp_path_factory.mktemp("data")
    with in_thread(folder, short_cuts=request.param) as site:
        yield site


@pytest.fixture
def pair(site: Site) -> Iterator[tuple[Live, Live]]:
    """Two people at a table of their own, both watching; the match has just begun."""
    lucia, anna = site.visitor("Lucia"), site.visitor("Anna")
    table = lucia.open_table("me", "open")["table"]
    with ExitStack() as both:
        first = both.enter_context(lucia.live(table["id"]))
        assert first.hear().state is None
        anna.join(table, 1)
        first.until(lambda message: isinstance(message, State))
        second = both.enter_context(anna.live(table["id"]))
        second.hear()
        first.until(lambda _: first.table.seats[1].online)
        yield first, second


def actor(pair: tuple[Live, Live]) -> tuple[Live, Live]:
    """Who has to decide, and who has not."""
    first, second = pair
    assert first.state is not None
    return (first, second) if first.state.to_act == [0] else (second, first)


def catch_up(live: Live, other: Live) -> None:
    """Listen until both are at the same revision."""
    assert live.state is not None
    assert other.state is not None
    while live.state.revision < other.state.revision:
        live.hear()


def code_of(answer: object) -> str:
    assert isinstance(answer, Refused)
    return answer.problem.code


def test_a_table_that_fills_starts_for_everybody(pair: tuple[Live, Live]) -> None:
    first, second = pair
    assert first.state is not None
    assert second.state is not None
    assert first.table.status == "running"
    assert first.log == second.log
    assert first.log[0].step == first.state.step
    assert [seat.online for seat in second.table.seats] == [True, True]
    assert bool(first.state.legal) != bool(second.state.legal)


def test_a_whole_match_of_people_and_bots(site: Site) -> None:
    lucia, anna = site.visitor("Lucia"), site.visitor("Anna")
    table = lucia.open_table("me", "random", "open", "greedy", variant="advanced")["table"]
    anna.join(table, 2)
    dice = random.Random(5)
    with lucia.live(table["id"]) as first, anna.live(table["id"]) as second:
        first.hear()
        second.hear()
        play_together(dice, first, second)
        first.until(lambda _: first.table.status == "over")
        second.until(lambda _: second.table.status == "over")
        assert first.log == second.log
        assert first.table.winners
        assert first.table.scores == second.table.scores
        assert code_of(first.play(PASS)) == "not_running"


def test_what_a_seat_sees_is_the_public_view_and_its_own(pair: tuple[Live, Live]) -> None:
    for number, live in enumerate(pair):
        assert live.state is not None
        own = msgspec.json.decode(live.state.own)
        view = merged(live.view, own)
        assert view["seat"] == number
        assert ["coins" in player for player in view["players"]] == [n == number for n in (0, 1)]


def test_a_move_is_shown_to_everybody_and_told_once(pair: tuple[Live, Live]) -> None:
    acting, watching = actor(pair)
    assert acting.state is not None
    answer = acting.play(acting.state.legal[0])
    catch_up(watching, acting)
    assert isinstance(answer, State)
    assert watching.state is not None
    assert watching.state.reply_to is None
    assert watching.state.facts == answer.facts
    assert answer.facts
    assert watching.log == acting.log


def test_only_what_has_changed_is_sent_and_it_adds_up(pair: tuple[Live, Live], site: Site) -> None:
    dice = random.Random(11)
    for _ in range(12):
        acting, watching = actor(pair)
        assert acting.state is not None
        answer = acting.play(dice.choice(acting.state.legal))
        assert answer.view == NOTHING
        catch_up(watching, acting)
    first, second = pair
    with site.visitor().live(first.table.id) as spectator:
        spectator.hear()
        assert first.view == second.view == spectator.view


def test_previews_are_told_to_whoever_decides(pair: tuple[Live, Live]) -> None:
    acting, waiting = actor(pair)
    assert acting.state is not None
    revision = acting.state.revision
    answer = acting.say("preview", revision=revision)
    assert isinstance(answer, Previews)
    assert answer.revision == revision
    assert {preview.action for preview in answer.previews} <= set(acting.state.legal)
    purchase = next(preview for preview in answer.previews if preview.pays)
    assert all(amount > 0 for amount in purchase.pays.values())
    assert waiting.say("preview", revision=revision).previews == []
    assert code_of(acting.say("preview", revision=revision + 1)) == "stale_revision"


def test_taking_back_and_starting_the_turn_anew(pair: tuple[Live, Live]) -> None:
    acting, watching = actor(pair)
    first = acting.state
    assert first is not None
    game = signoria.load("carrara")
    log, view = list(acting.log), acting.view
    purchase = next(a for a in first.legal if game.actions.verb(a).name == "buy")
    acting.play(purchase)
    taken_back = acting.say("undo", revision=acting.state.revision)  # type: ignore[union-attr]
    catch_up(watching, acting)
    assert isinstance(taken_back, State)
    assert taken_back.revision == first.revision + 2
    assert taken_back.legal == first.legal
    assert acting.log == watching.log == log
    assert not taken_back.facts
    assert acting.view == watching.view == view
    refused = acting.say("undo", revision=taken_back.revision)
    assert code_of(refused) == "nothing_to_undo"
    acting.play(purchase)
    again = acting.say("restart", revision=acting.state.revision)  # type: ignore[union-attr]
    assert isinstance(again, State)
    assert again.legal == first.legal


def test_wrong_moves_are_refused_each_for_its_reason(pair: tuple[Live, Live]) -> None:
    acting, waiting = actor(pair)
    assert acting.state is not None
    revision = acting.state.revision
    assert code_of(waiting.play(PASS)) == "not_your_turn"
    assert code_of(acting.say("play", revision=revision + 1, action=PASS)) == "stale_revision"
    illegal = next(a for a in range(500) if a not in acting.state.legal)
    answer = acting.play(illegal)
    assert code_of(answer) == "illegal_action"
    assert answer.problem.text.args["reason"].key.startswith("reason-")
    assert code_of(acting.play(10**9)) == "illegal_action"
    assert answer.revision == revision
    assert isinstance(acting.play(acting.state.legal[0]), State), "nothing was lost by all that"
    assert code_of(acting.say("play", revision=revision, action=PASS)) in (
        "stale_revision",
        "not_your_turn",
    )


@pytest.mark.parametrize(
    ("data", "code"),
    [
        ("{", "malformed_message"),
        ('{"do":"dance","id":7}', "malformed_message"),
        ('{"do":"play","id":7,"revision":0}', "malformed_message"),
        ('{"do":"play","id":7,"revision":0,"action":"pass"}', "malformed_message"),
        ('{"do":"say","id":7,"text":""}', "malformed_message"),
        (b"\x00\x01", "malformed_message"),
        ('{"do":"say","id":7,"text":"%s"}' % ("x" * 9000), "too_large"),
    ],
)
def test_what_is_no_message_is_refused(
    pair: tuple[Live, Live], data: str | bytes, code: str
) -> None:
    first, _ = pair
    first.send_raw(data)
    answer = first.until(lambda message: isinstance(message, Refused))
    assert code_of(answer) == code
    assert answer.reply_to == (7 if isinstance(data, str) and '"id":7' in data else None)


def test_an_enormous_message_ends_the_connection_only(pair: tuple[Live, Live]) -> None:
    first, second = pair
    first.send_raw("x" * 100_000)
    with pytest.raises(ConnectionClosed) as closed:
        first.until(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009
    second.until(lambda _: not second.table.seats[0].online)


def test_unknown_tables_and_bad_seat_links(site: Site) -> None:
    lucia = site.visitor("Lucia")
    with lucia.live("zzzzzzzzzz") as live:
        assert code_of(live.hear()) == "unknown_table"
    table = lucia.open_table("me", "random")["table"]["id"]
    with lucia.live(table, token="nonsense") as live:
        assert code_of(live.hear()) == "bad_seat_link"


def resumed(person: Person, table: str, live: Live, token: str = "") -> Live:
    """A new connection that knows what the old one knew."""
    assert live.state is not None
    again = person.live(table, token, since=live.state.revision)
    again.log, again.state = list(live.log), live.state
    return again


def test_a_dropped_connection_resumes_without_loss_and_without_repetition(site: Site) -> None:
    lucia, watcher = site.visitor("Lucia"), site.visitor()
    table = lucia.open_table("me", "random")["table"]["id"]
    dice = random.Random(2)
    with watcher.live(table) as always, lucia.live(table) as live:
        always.hear()
        live.play_on(dice, 3)
        with watcher.live(table) as short:
            short.hear()
            before = len(short.log)
        live.play_on(dice, 5)
        live.await_turn()
        with resumed(watcher, table, short) as again:
            hello = again.hear()
            catch_up(always, again)
            assert hello.state.log == before
            assert again.log == always.log
            told = [fact for message in always.heard[1:] for fact in getattr(message, "facts", [])]
            assert hello.state.facts == told[len(told) - len(hello.state.facts) :]
            with resumed(watcher, table, again) as third:
                hello = third.hear()
                assert not hello.state.lines
                assert not hello.state.facts
                assert third.log == always.log


def test_resuming_across_an_undo_begins_anew(pair: tuple[Live, Live], site: Site) -> None:
    acting, _ = actor(pair)
    watcher = site.visitor()
    table = acting.table.id
    with watcher.live(table) as short:
        short.hear()
        assert acting.state is not None
        acting.play(PASS)
        acting.say("undo", revision=acting.state.revision)
    with resumed(watcher, table, short) as again:
        hello = again.hear()
        assert hello.state.log == 0
        assert again.log == acting.log
    with watcher.live(table, since=99999) as strange:
        assert strange.hear().state.log == 0


def test_a_second_tab_stays_in_step(site: Site) -> None:
    lucia = site.visitor("Lucia")
    seated = lucia.open_table("me", "random")
    table, phone = seated["table"]["id"], site.visitor()
    dice = random.Random(3)
    with lucia.live(table) as first, phone.live(table, seated["token"]) as second:
        first.hear()
        second.hear()
        assert second.table.seat == 0
        for live, other in ((first, second), (second, first), (first, second)):
            live.play_on(dice, 1)
            catch_up(other, live)
            catch_up(live, other)
            assert first.state is not None
            assert second.state is not None
            assert bytes(first.state.own) == bytes(second.state.own)
            assert first.state.legal == second.state.legal
            assert first.log == second.log


def test_spectators_see_no_more_than_everybody(pair: tuple[Live, Live], site: Site) -> None:
    watcher = site.visitor()
    acting, _ = actor(pair)
    with watcher.live(acting.table.id) as live:
        hello = live.hear()
        assert hello.table.seat is None
        assert not hello.state.legal
        assert bytes(hello.state.own) == b"null"
        assert code_of(live.play(PASS)) == "not_seated"
        assert code_of(live.say("resign")) == "not_seated"
        assert code_of(live.say("why", targets=["verb:pass"])) == "not_seated"
        assert code_of(live.say("say", text="ciao")) == "name_needed"
    watcher.ask("PATCH", "/me", {"name": "Carla"})
    with watcher.live(acting.table.id) as live:
        live.hear()
        assert live.say("say", text="ciao").line.name == "Carla"


def test_who_does_not_read_is_cut_off_and_resumes(
    pair: tuple[Live, Live], site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, other = actor(pair)
    assert mover.state is not None
    assert mover.table is not None
    seen, table = mover.state.revision, mover.table.id
    monkeypatch.setattr(
        "signoria.server.live.endpoint.LARGEST_BACKLOG", -1
    )  # from now on everybody is too slow
    with pytest.raises(ConnectionClosed) as end:
        mover.play(mover.state.legal[0])
    assert end.value.rcvd is not None
    assert end.value.rcvd.code == TOO_SLOW
    with pytest.raises(ConnectionClosed):
        other.hear()
    monkeypatch.undo()
    with site.visitor().live(table, since=seen) as back:
        state = back.hear().state
        assert state.revision == seen + 1
        assert not any(seat.online for seat in back.table.seats)


def test_a_backlog_is_bounded_in_bytes() -> None:
    class FullFrames:
        unsent = LARGEST_BACKLOG
        posted: ClassVar[list[bytes]] = []
        code = 0

        def post(self, text: bytes) -> None:
            self.posted.append(text)

        def cut_off(self, code: int) -> None:
            self.code = code

    frames = FullFrames()
    tab = Tab(cast(Frames, frames), "guest")
    tab.post(b"still")
    frames.unsent += 1
    tab.post(b"no more")
    assert (frames.posted, frames.code) == ([b"still"], TOO_SLOW)


@pytest.mark.parametrize("size", [100, 1_000, 100_000])
def test_texts_of_every_length_arrive_whole(site: Site, size: int) -> None:
    lucia = site.visitor("Lucia")
    seated = lucia.open_table("me", "open")
    with lucia.live(seated["table"]["id"]) as tab:
        tab.hear()
        tab.send_raw("x" * min(size, 50_000))
        refused = tab.hear()
        assert code_of(refused) == ("malformed_message" if size < 8 * 1024 else "too_large")
        text = "ò" * min(size, 500)
        tab.say("say", text=text)
        assert tab.chat[-1].text == text


def test_messages_sent_at_once_are_answered_in_order(pair: tuple[Live, Live]) -> None:
    first, _ = pair
    for _ in range(3):
        first.send_raw(b"bytes")  # takes the long way, through the queue
        first.send_raw("no message")
        first.send_raw('{"do":"say","id":7,"text":""}')
    details = [first.hear().problem.detail for _ in range(9)]
    assert [detail.split()[0] for detail in details[::3]] == ["messages"] * 3
    assert len({tuple(details[at : at + 3]) for at in (0, 3, 6)}) == 1


def test_too_much_at_once_is_refused() -> None:
    table = EarTable(signoria.load("carrara").new(2, 1))
    seat = table.state.to_act[0]
    mine = cast(Connection, table.ears[seat])
    table.table.receive(mine, Play(1, 0, table.match.game.legal(table.state, seat)[0]))
    for number in range(LONGEST_WAIT):
        table.table.receive(mine, AskPreviews(number, 0))
    with pytest.raises(Refusal, match="too_fast"):
        table.table.receive(mine, AskPreviews(0, 0))
    table.desk.done(None)
    table.table.receive(mine, AskPreviews(0, 0))


def test_chat_is_heard_by_all_remembered_and_limited(pair: tuple[Live, Live]) -> None:
    first, second = pair
    answer = first.say("say", text="Buona fortuna!")
    assert isinstance(answer, Chat)
    heard = second.until(lambda message: isinstance(message, Chat))
    assert heard.line == answer.line
    assert (heard.line.seat, heard.line.name) == (0, "Lucia")
    answers = [first.say("say", text=f"{n}") for n in range(5)]
    assert [isinstance(answer, Chat) for answer in answers] == [True] * 4 + [False]
    assert code_of(answers[-1]) == "too_fast"


def test_chat_is_there_after_coming_back(site: Site) -> None:
    lucia = site.visitor("Lucia")
    table = lucia.open_table("me", "open")["table"]["id"]
    with lucia.live(table) as live:
        live.hear()
        live.say("say", text="Is anybody there?")
    with lucia.live(table) as live:
        assert [line.text for line in live.hear().chat] == ["Is anybody there?"]


def test_why_not_gives_reason_rule_and_numbers(pair: tuple[Live, Live]) -> None:
    acting, waiting = actor(pair)
    legal = acting.say("why", targets=["verb:pass"])
    assert isinstance(legal, Why)
    assert (legal.action, legal.reason) == (PASS, None)
    refused = acting.say("why", targets=["tile:palazzo-5", "city:massa"])
    assert isinstance(refused, Why) or code_of(refused) == "unknown_target"
    answer = waiting.say("why", targets=["verb:pass"])
    assert answer.reason.key == "reason-not_your_decision"
    assert code_of(acting.say("why", targets=["planet:mars"])) == "unknown_target"


def test_resigning_leaves_the_seat_to_a_bot(site: Site) -> None:
    lucia, anna = site.visitor("Lucia"), site.visitor("Anna")
    seated = lucia.open_table("me", "open")
    table = seated["table"]
    anna.join(table, 1)
    with lucia.live(table["id"]) as first, anna.live(table["id"]) as second:
        first.hear()
        second.hear()
        assert isinstance(first.say("resign"), State)
        second.until(lambda _: second.table.seats[0].resigned)
        assert second.table.seats[0].kind == "bot"
        assert second.table.seats[0].name == "Lucia"
        first.until(
            lambda message: isinstance(message, TableChanged) and message.table.seat is None
        )
        assert second.play_on(random.Random(1), 5) == 5, "the bot plays on"
        left = second.say("resign").revision
        second.until(lambda message: isinstance(message, State) and message.revision > left + 9)
    stranger = site.visitor()
    stranger.web.headers["authorization"] = f"Bearer {seated['token']}"
    assert stranger.problem("GET", f"/tables/{table['id']}") == (403, "bad_seat_link")


def test_a_rematch_seats_everybody_again(site: Site) -> None:
    lucia, anna = site.visitor("Lucia"), site.visitor("Anna")
    table = lucia.open_table("me", "open", "random")["table"]
    anna.join(table, 1)
    path = f"/tables/{table['id']}"
    dice = random.Random(1)
    with lucia.live(table["id"]) as first, anna.live(table["id"]) as second:
        first.hear()
        second.hear()
        assert lucia.problem("POST", f"{path}/rematch") == (409, "not_over")
        play_together(dice, first, second)
        again = anna.ask("POST", f"{path}/rematch")
        first.until(lambda _: first.table.rematch != "")
        assert first.table.rematch == again["table"]["id"]
    found = lucia.ask("POST", f"{path}/rematch")
    assert found["table"]["id"] == again["table"]["id"]
    assert (found["table"]["seat"], again["table"]["seat"]) == (0, 1)
    assert found["table"]["status"] == "running"
    assert [seat["kind"] for seat in found["table"]["seats"]] == ["person", "person", "bot"]


def test_pages_of_other_sites_cannot_use_the_cookie(site: Site) -> None:
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect

    table = site.visitor("Lucia").open_table("me", "open")["table"]["id"]
    url = f"{site.address.replace('http', 'ws', 1)}/api/tables/{table}/live"
    with pytest.raises(InvalidStatus), connect(url, additional_headers={"origin": "http://evil"}):
        pass
    with connect(url, additional_headers={"origin": site.address}) as socket:
        assert socket.recv()
