"""The smaller parts: pages, reasons, keys, bots' workers, the command, the protocol's types."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
from pathlib import Path

import httpx
import pytest

import signoria
from signoria.ai.bots.levels import SEARCH_SECONDS
from signoria.ai.search.searcher import Searcher
from signoria.bots import Bot
from signoria.cli import run
from signoria.server import tokens
from signoria.server.tables import reasons, workers
from signoria.server.tables.workers import BotWorkers
from tests.ai.faulty import Faulty
from tests.server.conftest import Start
from tests.server.people import Process
from tools import protocol_types


def test_the_types_of_the_browser_follow_the_messages_and_views() -> None:
    for path, text in protocol_types.documents().items():
        assert path.read_text("utf-8") == text


# ---- pages -------------------------------------------------------------------------------------------


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>the table</title>")
    (folder / "assets" / "index-abc.js").write_text("let a = 1;" * 100)
    (folder / "icons.svg").write_text("<svg/>")
    return folder


def test_the_client_is_served_with_fitting_headers(start: Start, client: Path) -> None:
    server = start("--client", str(client))
    index = httpx.get(f"{server.address}/")
    assert index.headers["cache-control"] == "no-cache"
    assert httpx.get(f"{server.address}/table/abc").text == index.text
    script = httpx.get(f"{server.address}/assets/index-abc.js")
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["content-type"].startswith("text/javascript")
    assert script.text == "let a = 1;" * 100
    plain = httpx.get(f"{server.address}/icons.svg", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == "<svg/>"
    gone = httpx.get(f"{server.address}/assets/index-old.js")
    assert gone.status_code == 404, "a page in place of a script is a riddle to the browser"
    secret = httpx.get(f"{server.address}/../signoria.key")
    assert secret.text == index.text
    (client / "index.html").write_text("<title>built anew</title>")
    os.utime(client / "index.html", (1, 1))
    assert "anew" in httpx.get(f"{server.address}/").text


# ---- the command --------------------------------------------------------------------------------------


def test_without_a_client_the_command_says_how_to_build_it(start: Start, tmp_path: Path) -> None:
    server = start()
    assert "not built" in httpx.get(f"{server.address}/").text
    assert server.process.stdout is not None
    assert "make play" in server.process.stdout.readline()
    assert server.end() == (130, "")
    key = tmp_path / tokens.KEY_FILE
    assert key.stat().st_mode & 0o777 == 0o600
    assert (tmp_path / "signoria.db").is_file()


def test_a_taken_port_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert run(["serve", "--port", port, "--data", str(tmp_path), "--no-open"]) == 2
    assert "choose another with --port" in capsys.readouterr().err


def test_a_second_server_on_the_same_tables_is_refused(
    start: Start, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Two servers would take each other's moves for conflicts; the second names the first."""
    first = start()
    assert run(["serve", "--data", str(tmp_path), "--no-open"]) == 2
    assert first.address in capsys.readouterr().err
    first.end(signal.SIGKILL)
    assert start().address  # the claim ends with its process


def test_a_folder_without_a_client_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(["serve", "--client", str(tmp_path), "--data", str(tmp_path)]) == 2
    assert "npm run build" in capsys.readouterr().err


# ---- keys ---------------------------------------------------------------------------------------------


def test_tokens_say_what_they_were_made_for(tmp_path: Path) -> None:
    key = tokens.key_of(tmp_path)
    assert tokens.key_of(tmp_path) == key
    ours, theirs = tokens.Tokens(key), tokens.Tokens(b"another key")
    invitation, seat = ours.invitation("t", 2), ours.seat_pass("t", 2, "lucia")
    assert ours.invited_to(invitation) == ("t", 2)
    assert ours.seat_of(seat) == ("t", 2, "lucia")
    assert ours.seat_of(invitation) is None
    assert ours.invited_to(seat) is None
    assert theirs.invited_to(invitation) is None
    assert ours.guest_of("nonsense") is None


# ---- reasons ------------------------------------------------------------------------------------------


def test_the_nearest_reason_is_the_one_with_the_smallest_lack() -> None:
    game = signoria.load("carrara")
    state = game.new(3, seed=1).state
    seat = state.to_act[0]
    found = reasons.nearest(game, state, seat, ["city:lucca"])
    assert found is not None
    action, reason = found
    assert "city:lucca" in game.actions.targets(action)
    if reason is not None:
        assert reason == game.why_not(state, seat, action)
        assert reason.code not in reasons.BESIDE_THE_POINT
    other = (seat + 1) % 3
    answer = reasons.nearest(game, state, other, ["verb:pass"])
    assert answer is not None
    assert answer[1] is not None
    assert answer[1].code == "not_your_decision"
    assert reasons.nearest(game, state, seat, ["city:lucca", "city:massa"]) is None


# ---- bots ---------------------------------------------------------------------------------------------


def test_a_dead_worker_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        match = signoria.load("carrara").new(2, seed=5)
        seat = match.state.to_act[0]
        pool = BotWorkers(workers=1)
        first = await pool.choose(match, seat, "greedy", 1)
        assert pool._pool is not None
        for worker in pool._pool._processes:
            os.kill(worker, signal.SIGKILL)
        assert await pool.choose(match, seat, "greedy", 1) == first, (
            "the same seed, the same choice"
        )
        monkeypatch.setattr(workers, "RETRIES", 0)
        assert await pool.choose(match, seat, "greedy", 1) in match.game.legal(match.state, seat)
        pool.stop()

    asyncio.run(play())


def test_a_failing_bot_is_replaced_by_the_next_lower_level(
    caplog: pytest.LogCaptureFixture,
) -> None:
    asked = []

    def make(name: str, seed: int) -> Bot:
        asked.append(name)
        return Faulty(name, "raises") if name != "novizio" else signoria.bots.make(name, seed)

    match = signoria.load("carrara").new(2, seed=5)
    seat = match.state.to_act[0]
    position = match.game.dump(match.state)
    action = workers.think("carrara", position, seat, "mercante", 1, 1, make)
    assert action in match.game.legal(match.state, seat)
    assert asked == ["mercante", "cittadino", "novizio"]
    assert "cittadino decides instead" in caplog.text


def test_a_bot_goes_on_from_what_it_has_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn of several answers, all asked of one worker."""
    monkeypatch.setitem(SEARCH_SECONDS, "magnifico", 0.05)
    bot_seed = 77
    match = signoria.load("lorenzo").new(2, 6, {"variant": "basic"})
    reused = 0
    for revision in range(40):
        seat = match.state.to_act[0]
        legal = match.game.legal(match.state, seat)
        action = legal[0]
        if len(legal) > 1:
            position = workers.shown(match, seat, revision)
            action = workers.think(
                "lorenzo", position, seat, "magnifico", revision, bot_seed + seat
            )
            bot = workers.kept_bot("magnifico", bot_seed + seat, signoria.bots.make)
            assert isinstance(bot, Searcher)
            reused += (
                bot.last_search is not None
                and bot.last_search.trials() > bot.last_search.iterations
            )
        match.play(seat, action)
        if reused:
            break
    assert reused


def test_workers_end_with_a_killed_server(start: Start) -> None:
    server = start()
    lucia = server.visitor("Lucia")
    table = lucia.open_table("me", "greedy")["table"]["id"]
    with lucia.live(table) as live:
        live.await_turn()
        assert live.state is not None
        live.play(live.state.legal[0])
    workers = children(server)
    server.end(signal.SIGKILL)
    for _ in range(100):
        if not any(Path(f"/proc/{worker}/cmdline").exists() for worker in workers):
            break
        asyncio.run(asyncio.sleep(0.05))
    else:
        pytest.fail(f"workers {workers} are still there")


def children(server: Process) -> list[int]:
    """The processes that a server has started."""
    path = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    return [int(child) for child in path.read_text().split()]
