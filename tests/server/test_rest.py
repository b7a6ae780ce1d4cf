"""Guests, titles and tables over HTTP, and what each mistake is answered with."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

import signoria
from signoria import records
from signoria.ai.arena.level_ratings import level_ratings
from signoria.server.problems import STATUS
from signoria.server.tables import replay
from signoria.server.tables.history import History
from signoria.texts import languages
from signoria.texts.titles import teller_of
from tests.games.prince.decks import TEXT, edited, line_of, printed
from tests.server.people import Json, Person, Site, in_thread


def test_a_guest_is_known_again(site: Site) -> None:
    lucia, other = site.visitor(), site.visitor()
    assert lucia.ask("GET", "/me") == {"name": ""}
    assert lucia.ask("PATCH", "/me", {"name": "  Lucia  "}) == {"name": "Lucia"}
    assert lucia.ask("GET", "/me") == {"name": "Lucia"}
    assert other.ask("GET", "/me") == {"name": ""}


def test_requests_at_once_make_one_guest(site: Site) -> None:
    stranger = site.visitor()
    for path in ("/tables", "/games"):
        assert "set-cookie" not in stranger.web.get(path).headers
    assert stranger.ask("GET", "/tables")["mine"] == []
    assert "set-cookie" in stranger.web.get("/me").headers
    assert "set-cookie" not in stranger.web.get("/me").headers


def test_a_list_of_sleeping_tables(tmp_path: Path) -> None:
    with in_thread(tmp_path) as site:
        lucia = site.visitor("Lucia")
        ids = [lucia.open_table("me", other)["table"]["id"] for other in ("open", "random") * 3]
        cookies = dict(lucia.web.cookies)
        before = lucia.ask("GET", "/tables")
    with in_thread(tmp_path) as site:
        lucia = site.visitor()
        lucia.web.cookies.update(cookies)
        after = lucia.ask("GET", "/tables")
        assert {info["id"] for info in after["mine"]} == set(ids)
        assert [info["status"] for info in after["mine"]] == ["running"] * 3 + ["open"] * 3
        assert {info["id"]: info["seats"] for info in after["mine"]} == {
            info["id"]: info["seats"] for info in before["mine"]
        }


def test_playing_a_match_again_lets_others_have_their_turn() -> None:
    match = signoria.load("carrara").new(4, 1, {"variant": "advanced"})
    dice = random.Random(1)
    history = History(teller_of(match.game), match.seats, match.options)
    history.add(0, len(match.log), -1, match.opening, [])
    views = []
    for revision in range(1, 4 * replay.PIECE):
        seat = match.state.to_act[0]
        events = match.play(seat, dice.choice(match.game.legal(match.state, seat)))
        history.add(revision, len(match.log), seat, events, match.game.scores(match.state))
        views.append((len(match.log), match.game.view(match.state, None)))

    async def run() -> None:
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        beside = asyncio.create_task(others())
        for number, view in views[:: replay.PIECE] + views[-1:]:
            step = await replay.step(number, None, match, history)
            assert msgspec.json.decode(step.view) == view
        turns = 0
        await replay.step(len(match.log), None, match, history)
        assert turns >= 4
        beside.cancel()

    asyncio.run(run())


def test_the_cookie_cannot_be_forged_or_read_by_scripts(site: Site) -> None:
    answer = site.visitor().web.get("/me")
    header = answer.headers["set-cookie"]
    assert "HttpOnly" in header
    assert "SameSite=Lax" in header
    forged = answer.cookies["signoria_guest"][:-2] + "xx"
    stranger = site.visitor()
    stranger.web.cookies.set("signoria_guest", forged)
    assert "set-cookie" in stranger.web.get("/me").headers


def test_the_shelf(site: Site) -> None:
    lucia = site.visitor()
    card = {card["name"]: card for card in lucia.ask("GET", "/games")}["carrara"]
    game = signoria.load("carrara")
    assert card["players"] == [2, 3, 4]
    assert card["bots"] == list(signoria.bots.level_names())
    measured = level_ratings("carrara")
    assert list(card["ratings"]) == list(measured)
    assert card["ratings"]["mercante"]["rating"] == 1500
    assert card["ratings"]["mercante"]["spread"] == 0
    assert card["ratings"]["novizio"]["rating"] == round(measured["novizio"].rating)
    assert card["ratings"]["novizio"]["matches"] == measured["novizio"].matches
    table = lucia.ask("GET", "/games/carrara")
    assert [int(row) for row in table["actions"]] == game.actions.rows
    row = table["actions"][str(game.actions.parse("pass"))]
    assert row["targets"] == ["verb:pass"]
    assert "cities" in table["components"]


@pytest.mark.parametrize("language", languages())
def test_rules_in_every_language_that_has_them(site: Site, language: str) -> None:
    answer = site.visitor().web.get(f"/games/carrara/rules/{language}")
    if language == "en":
        assert answer.json()["chapters"][0]["rules"]
    else:
        assert answer.status_code in (200, 404)


def test_a_table_against_bots_starts_at_once(site: Site) -> None:
    seated = site.visitor("Lucia").open_table("me", "greedy", "random")
    table = seated["table"]
    assert table["status"] == "running"
    assert [seat["kind"] for seat in table["seats"]] == ["person", "bot", "bot"]
    assert table["seats"][0]["name"] == "Lucia"
    assert table["seat"] == 0
    assert table["host"]
    assert seated["token"]


def test_invitations_fill_a_table(site: Site) -> None:
    lucia, anna = site.visitor("Lucia"), site.visitor("Lucia")
    table = lucia.open_table("open", "me", "open")["table"]
    assert table["status"] == "open"
    assert table["seats"][0]["invitation"]
    seen = anna.ask("GET", f"/tables/{table['id']}")
    assert "invitation" not in seen["seats"][0]
    taken = anna.join(table, 0)["table"]
    assert taken["seats"][0] == {"number": 0, "kind": "person", "name": "Lucia 2", "mine": True}
    filled = lucia.ask("POST", f"/tables/{table['id']}/fill", {"seat": 2, "bot": "random"})
    assert filled["status"] == "running"
    assert filled["seats"][2]["bot"] == "random"


def test_listed_tables_can_be_joined_without_invitation(site: Site) -> None:
    lucia, anna = site.visitor("Lucia"), site.visitor("Anna")
    table = lucia.open_table("me", "open", listed=True)["table"]
    assert table["id"] in [info["id"] for info in anna.ask("GET", "/tables")["open"]]
    anna.ask("POST", f"/tables/{table['id']}/join", {"name": "Anna"})
    mine = anna.ask("GET", "/tables")["mine"]
    assert [info["id"] for info in mine] == [table["id"]]


def test_my_tables_that_wait_for_me_come_first(site: Site) -> None:
    lucia = site.visitor("Lucia")
    waiting = lucia.open_table("me", "random")["table"]["id"]
    with lucia.live(waiting) as live:
        live.await_turn()
    opened = lucia.open_table("me", "open")["table"]["id"]
    assert [info["id"] for info in lucia.ask("GET", "/tables")["mine"]] == [waiting, opened]


def test_a_seat_token_opens_the_seat_elsewhere(site: Site) -> None:
    lucia, phone = site.visitor("Lucia"), site.visitor()
    seated = lucia.open_table("me", "random")
    path = f"/tables/{seated['table']['id']}"
    assert phone.ask("GET", path)["seat"] is None
    phone.web.headers["authorization"] = f"Bearer {seated['token']}"
    assert phone.ask("GET", path)["seat"] == 0
    phone.web.headers["authorization"] = f"Bearer {seated['token']}x"
    assert phone.problem("GET", path) == (403, "bad_seat_link")


def test_a_finished_match_is_told_and_replayed(site: Site) -> None:
    lucia = site.visitor("Lucia")
    table = lucia.open_table("me", "random", variant="advanced")["table"]["id"]
    path = f"/tables/{table}"
    assert lucia.problem("GET", f"{path}/record") == (409, "not_over")
    with lucia.live(table) as live:
        live.play_on(random.Random(1))
        live.until(lambda _: live.table.status == "over")
        log = live.log
    story = lucia.ask("GET", f"{path}/story")
    assert [line["step"] for line in story["lines"]] == [line.step for line in log]
    assert story["ending"]
    assert [sum(part.values()) for part in story["breakdown"]] == story["table"]["scores"]
    assert story["points"][-1]["scores"] == story["table"]["scores"]
    record = records.from_bytes(lucia.web.get(f"{path}/record").content)
    levels = [seat.get("bot") or None for seat in story["table"]["seats"]]
    assert [seat["bot"] for seat in record["seats"]] == levels
    assert any(levels)
    match = signoria.replay(record)
    assert match.over
    walk(lucia.ask, path, story)


def walk(ask: Any, path: str, story: Json) -> None:
    """Go through a match step by step, from both ends."""
    first = ask("GET", f"{path}/steps/0")
    assert first["previous"] == first["step"]
    last = ask("GET", f"{path}/steps/{story['steps']}")
    assert last["step"] == last["next"] == story["steps"]
    assert last["scores"] == story["table"]["scores"]
    second = ask("GET", f"{path}/steps/{first['next']}")
    assert second["previous"] == first["step"]
    assert "coins" in second["view"]["players"][1], "everything is open once it is over"
    told = [line for line in story["lines"] if line["step"] == second["step"]]
    assert second["lines"] == told


def test_a_running_match_is_seen_from_the_own_seat(site: Site) -> None:
    lucia, watcher = site.visitor("Lucia"), site.visitor()
    table = lucia.open_table("me", "random")["table"]["id"]
    with lucia.live(table) as live:
        live.play_on(random.Random(1), 5)
        assert live.state is not None
        step = live.state.step
    view = lucia.ask("GET", f"/tables/{table}/steps/{step}")["view"]
    assert ["coins" in player for player in view["players"]] == [True, False]
    view = watcher.ask("GET", f"/tables/{table}/steps/{step}")["view"]
    assert ["coins" in player for player in view["players"]] == [False, False]


PRINCE = "/games/prince/options/deck"
MY_DECK = f'title = "My box"\n{edited("ceri", ("income = 10", "income = 15"), text=printed())}'


def send(person: Person, data: bytes, path: str = PRINCE) -> httpx.Response:
    """Send a file as a browser sends it."""
    return person.web.post(path, content=data, headers={"content-type": "application/toml"})


def test_a_table_is_opened_with_a_deck_of_ones_own(site: Site) -> None:
    lucia = site.visitor("Lucia")
    cards = {card["name"]: card for card in lucia.ask("GET", "/games")}
    assert [option["name"] for option in cards["prince"]["options"] if option["file"]] == ["deck"]
    assert not any(option["file"] for option in cards["carrara"]["options"])
    choice = send(lucia, MY_DECK.encode()).json()["choice"]
    wish = {
        "game": "prince",
        "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2],
        "options": {"deck": choice},
        "name": "Lucia",
    }
    table = lucia.ask("POST", "/tables", wish)["table"]
    assert table["options"]["deck"] == choice
    deck = lucia.ask("GET", f"/tables/{table['id']}/steps/0")["view"]["deck"]
    assert deck == {
        "reconstructed": 0,
        "title": "My box",
        "changed": {"ceri": {"income": 15}},
        "doubtful": {},
    }


def test_the_shipped_deck_is_a_file_to_start_from(site: Site) -> None:
    lucia = site.visitor()
    answer = lucia.web.get(PRINCE)
    assert answer.headers["content-type"].startswith("application/toml")
    assert answer.headers["content-disposition"] == 'attachment; filename="deck.toml"'
    assert answer.text == TEXT
    assert send(lucia, answer.content).json() == {"choice": "reconstructed"}
    assert lucia.problem("GET", "/games/carrara/options/variant") == (422, "bad_option")


def test_all_that_is_wrong_with_a_deck_is_told(site: Site) -> None:
    wrong = edited("ceri", ("power = 2", "power = 12"), ("vp = 1\n", ""))
    answer = send(site.visitor(), wrong.encode())
    problem = answer.json()
    assert (answer.status_code, problem["code"]) == (422, "bad_file")
    assert problem["text"]["args"] == {"number": 2}
    top = line_of(TEXT, 'key = "ceri"') - 1
    assert [fault["line"] for fault in problem["faults"]] == [top + 4, top]
    assert problem["faults"][0]["text"] == {
        "tell": "message",
        "key": "fault-bad_figure",
        "args": {"card": "ceri", "field": "power", "value": "12", "most": 9},
    }


@pytest.mark.parametrize(
    ("data", "path", "status", "code"),
    [
        (b"\xff", PRINCE, 422, "bad_file"),
        (b"", PRINCE, 422, "bad_file"),
        (b"#" * 70_000, PRINCE, 413, "too_large"),
        (b"", "/games/prince/options/trade", 422, "bad_option"),
        (b"", "/games/prince/options/colour", 422, "bad_option"),
        (b"", "/games/chess/options/deck", 404, "unknown_game"),
    ],
)
def test_files_that_are_no_decks(
    site: Site, data: bytes, path: str, status: int, code: str
) -> None:
    answer = send(site.visitor(), data, path)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


NEW = {"game": "carrara", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Lucia"}


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/nothing", None, 404, "unknown_page"),
        ("DELETE", "/me", None, 405, "wrong_method"),
        ("GET", "/games/chess", None, 404, "unknown_game"),
        ("GET", "/games/carrara/rules/la", None, 404, "unknown_language"),
        ("GET", "/tables/zzzzzzzzzz", None, 404, "unknown_table"),
        ("PATCH", "/me", {"name": ""}, 400, "malformed_body"),
        ("PATCH", "/me", {"name": "   "}, 422, "name_needed"),
        ("PATCH", "/me", {"nome": "Lucia"}, 400, "malformed_body"),
        ("PATCH", "/me", {"name": "L" * 70_000}, 413, "too_large"),
        ("POST", "/tables", NEW | {"game": "chess"}, 404, "unknown_game"),
        ("POST", "/tables", NEW | {"options": {"variant": "x"}}, 422, "bad_option"),
        ("POST", "/tables", NEW | {"options": {"colour": "x"}}, 422, "bad_option"),
        ("POST", "/tables", NEW | {"seats": [{"kind": "me"}] * 2}, 422, "bad_seats"),
        (
            "POST",
            "/tables",
            {**NEW, "game": "prince", "seats": [{"kind": "me"}] + [{"kind": "open"}] * 2}
            | {"options": {"deck": "{}"}},
            422,
            "bad_option",
        ),
        ("POST", "/tables", NEW | {"seats": [{"kind": "open"}] * 5}, 422, "bad_seats"),
        ("POST", "/tables", NEW | {"seats": [{"kind": "me"}]}, 400, "malformed_body"),
        ("POST", "/tables", NEW | {"name": ""}, 422, "name_needed"),
        (
            "POST",
            "/tables",
            NEW | {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep"}]},
            422,
            "bad_bot",
        ),
    ],
)
def test_every_mistake_has_its_own_answer(
    site: Site, method: str, path: str, body: object, status: int, code: str
) -> None:
    assert site.visitor().problem(method, path, body) == (status, code)


def test_text_that_is_not_json_is_malformed(site: Site) -> None:
    answer = site.visitor().web.post("/tables", content=b"{", headers={"content-type": "text/json"})
    assert answer.json()["code"] == "malformed_body"


def test_seats_are_guarded(site: Site) -> None:
    lucia, anna, bruno = site.visitor("Lucia"), site.visitor("Anna"), site.visitor("Bruno")
    table = lucia.open_table("me", "open", "open")["table"]
    path = f"/tables/{table['id']}"
    invitation = {"invitation": table["seats"][1]["invitation"], "name": "X"}
    assert anna.problem("POST", f"{path}/join", {"name": "Anna"}) == (403, "bad_invitation")
    wrong = {"invitation": "nonsense", "name": "Anna"}
    assert anna.problem("POST", f"{path}/join", wrong) == (403, "bad_invitation")
    assert lucia.problem("POST", f"{path}/join", invitation) == (409, "already_seated")
    anna.join(table, 1)
    assert bruno.problem("POST", f"{path}/join", invitation) == (409, "seat_taken")
    fill = {"seat": 2, "bot": "random"}
    assert anna.problem("POST", f"{path}/fill", fill) == (403, "not_host")
    assert lucia.problem("POST", f"{path}/fill", fill | {"seat": 1}) == (409, "seat_taken")
    assert lucia.problem("POST", f"{path}/fill", fill | {"seat": 7}) == (422, "bad_seats")
    assert lucia.problem("POST", f"{path}/fill", fill | {"bot": "x"}) == (422, "bad_bot")
    assert lucia.problem("GET", f"{path}/story") == (409, "not_running")
    assert lucia.problem("POST", f"{path}/rematch") == (409, "not_over")
    assert bruno.problem("POST", f"{path}/rematch") == (403, "not_seated")
    lucia.ask("POST", f"{path}/fill", fill)
    assert lucia.problem("GET", f"{path}/steps/99999") == (404, "unknown_step")


def test_pages_of_other_sites_change_nothing(site: Site) -> None:
    lucia = site.visitor()
    lucia.ask("PATCH", "/me", {"name": "Lucia"})
    elsewhere = {"origin": "http://127.0.0.1:1"}
    refused = lucia.web.patch("/me", json={"name": "Mallory"}, headers=elsewhere)
    assert refused.status_code == 403
    assert refused.json()["code"] == "foreign_page"
    assert lucia.ask("GET", "/me") == {"name": "Lucia"}
    assert lucia.web.get("/me", headers=elsewhere).is_success


def test_a_known_guest_may_sit_down_under_another_name(site: Site) -> None:
    lucia = site.visitor()
    lucia.ask("PATCH", "/me", {"name": "Lucia"})
    wish = {"game": "carrara", "name": "Lucia M.", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert lucia.ask("POST", "/tables", wish)["table"]["seats"][0]["name"] == "Lucia M."
    assert lucia.ask("GET", "/me") == {"name": "Lucia M."}


def test_a_full_listed_table(site: Site) -> None:
    table = site.visitor("Lucia").open_table("me", "random", listed=True)["table"]["id"]
    anna = site.visitor()
    assert anna.problem("POST", f"/tables/{table}/join", {"name": "A"}) == (409, "table_full")


def test_the_openapi_document(site: Site) -> None:
    document = site.visitor().ask("GET", "/openapi.json")
    assert document["openapi"].startswith("3.1")
    assert set(document["paths"]) == {
        "/api/me",
        "/api/games",
        "/api/games/{game}",
        "/api/games/{game}/rules/{language}",
        "/api/games/{game}/options/{option}",
        "/api/tables",
        "/api/tables/{table_id}",
        "/api/tables/{table_id}/join",
        "/api/tables/{table_id}/fill",
        "/api/tables/{table_id}/rematch",
        "/api/tables/{table_id}/story",
        "/api/tables/{table_id}/steps/{number}",
        "/api/tables/{table_id}/record",
    }
    schemas = document["components"]["schemas"]
    assert {"TableInfo", "Problem", "Telling", "Step"} <= set(schemas)
    for reference in references(document):
        assert reference.removeprefix("#/components/schemas/") in schemas
    for path in document["paths"].values():
        for operation in path.values():
            assert operation["operationId"]
            assert operation["description"]
            assert "404" in operation["responses"]


def references(part: Any) -> list[str]:
    """Every `$ref` of a document."""
    if isinstance(part, list):
        return [found for item in part for found in references(item)]
    if not isinstance(part, dict):
        return []
    own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
    return own + [found for item in part.values() for found in references(item)]


def test_every_problem_has_a_text() -> None:
    from importlib.resources import files

    text = files("signoria.texts").joinpath("en", "server.ftl").read_text("utf-8")
    told = {line.partition(" ")[0] for line in text.splitlines() if line.startswith("error-")}
    assert told == {f"error-{code}" for code in (*STATUS, "unreachable")}
