"""Matches: playing, refusing, undo, records and replays."""

from __future__ import annotations

import json
import resource
from pathlib import Path
from typing import Any

import pytest

import signoria
from signoria import records
from signoria.kernel.match import Match, replay
from signoria.kernel.state import redacted
from tests.plugin.signoria_morra.game import DEALT, Morra, hand_of

MORRA = Morra()
CARRARA = signoria.load("carrara")


def act(match: Match, seat: int, text: str) -> None:
    match.play(seat, match.game.actions.parse(text))


def finished(seed: int = 3) -> Match:
    match = CARRARA.new(2, seed)
    while not match.over:
        seat = match.state.to_act[0]
        match.play(seat, CARRARA.legal(match.state, seat)[0])
    return match


# -- playing -----------------------------------------------------------------------------------


def test_an_illegal_action_raises_its_reason_and_changes_nothing() -> None:
    match = CARRARA.new(2, 5)
    seat = match.state.to_act[0]
    before, log = match.state.digest(), match.log[:]
    with pytest.raises(signoria.Illegal, match="too_few_blocks") as caught:
        act(match, seat, "monument villa livorno")
    assert caught.value.reason == ("too_few_blocks", "C5.4", {"need": 8, "have": 0})
    assert (match.state.digest(), match.log) == (before, log)


@pytest.mark.parametrize("seat", [-1, 1, 7, 2**70])
def test_only_the_seat_that_is_asked_may_answer(seat: int) -> None:
    match = CARRARA.new(2, 5)
    asked = match.state.to_act[0]
    wrong = 1 - asked if seat == 1 else seat
    with pytest.raises(signoria.Illegal, match="not_your_decision"):
        match.play(wrong, 0)


@pytest.mark.parametrize("action", [-1, 9, 1500, 10**9, 2**63, 2**70])
def test_a_number_that_stands_for_nothing_is_no_action(action: int) -> None:
    match = CARRARA.new(2, 5)
    with pytest.raises(signoria.Illegal, match="no_such_action"):
        match.play(match.state.to_act[0], action)


def test_nothing_can_be_played_after_the_end() -> None:
    with pytest.raises(signoria.Illegal, match="match_over"):
        finished().play(0, 0)


def test_set_up_mistakes_say_what_to_do() -> None:
    with pytest.raises(signoria.BadOption, match="2 to 4 players, not 5"):
        CARRARA.new(5)
    with pytest.raises(signoria.BadOption, match="did you mean 'variant'"):
        CARRARA.new(2, options={"varant": "basic"})
    with pytest.raises(signoria.BadOption, match="choose one of basic, advanced"):
        CARRARA.new(2, options={"variant": "expert"})
    with pytest.raises(signoria.BadOption, match="did you mean 'carrara'"):
        signoria.load("carara")
    with pytest.raises(signoria.BadOption, match="3 seat names were given for 2 players"):
        CARRARA.new(2, seats=("a", "b", "c"))


def test_without_a_seed_matches_differ() -> None:
    assert len({CARRARA.new(4).state.digest() for _ in range(5)}) == 5


# -- secret answers ----------------------------------------------------------------------------


def test_secret_answers_open_together() -> None:
    match = Match(MORRA, 2, 1)
    assert list(match.state.to_act) == [0, 1]
    act(match, 1, "throw 2")
    act(match, 1, "call 5")
    assert list(match.state.to_act) == [0]
    assert MORRA.view(match.state, 0)["mine"] == []
    act(match, 0, "throw 3")
    events = match.play(0, MORRA.actions.parse("call 4"))
    assert [MORRA.event_names[event.kind] for event in events] == ["thrown", "thrown", "scored"]
    assert MORRA.scores(match.state) == [0, 5]


def test_an_open_question_takes_answers_in_any_order() -> None:
    match = Match(MORRA, 3, 1)
    for seat in (2, 0, 1):
        act(match, seat, "throw 0")
        act(match, seat, "call 9")
    assert list(match.state.to_act) == [0, 1, 2]
    assert MORRA.view(match.state, 0)["question"] == "showing"
    act(match, 2, "done")
    assert list(match.state.to_act) == [0, 1]


def test_events_lose_their_facts_for_those_who_may_not_see_them() -> None:
    match = Match(MORRA, 2, 1)
    for seat in (0, 1):
        act(match, seat, "throw 0")
        act(match, seat, "call 9")
    for seat in (0, 1):
        act(match, seat, "done")
    mine = hand_of(match.state, 0)[0]  # type: ignore[arg-type] # a Morra match has a Morra table
    match.play(0, MORRA.actions.parse(f"swap {mine + 1}"))
    s = MORRA.table(2)
    s.events = []
    MORRA.do(s, -1, MORRA.outcomes(s)[4][0])
    assert s.events is not None
    (dealt,) = s.events
    assert dealt.kind == DEALT
    owner = dealt.seat
    assert redacted([dealt], owner)[0].data[0] == 4
    assert redacted([dealt], 1 - owner)[0].data == ()
    assert redacted([dealt], None)[0].data == ()


# -- undo --------------------------------------------------------------------------------------


def test_undo_takes_back_step_by_step_and_restart_all_of_it() -> None:
    match = CARRARA.new(2, 5)
    seat = match.state.to_act[0]
    start = match.state.digest()
    act(match, seat, "buy I")
    between = match.state.digest()
    act(match, seat, "take purple 1")
    match.undo(seat)
    assert match.state.digest() == between
    act(match, seat, "take purple 0")
    assert match.restart_turn(seat) == 2
    assert match.state.digest() == start
    assert len(match.log) == 10


def test_undo_stops_at_a_draw() -> None:
    match = CARRARA.new(2, 5)
    seat = match.state.to_act[0]
    act(match, seat, "turn")
    assert not match.can_undo(seat)
    with pytest.raises(signoria.SignoriaError, match="something was drawn"):
        match.undo(seat)


def test_undo_stops_at_another_seats_act() -> None:
    match = CARRARA.new(2, 5)
    first = match.state.to_act[0]
    act(match, first, "pass")
    assert match.can_undo(first)
    act(match, 1 - first, "pass")
    assert not match.can_undo(first)
    assert match.can_undo(1 - first)


def test_undo_stops_when_a_secret_is_seen_or_opened() -> None:
    match = Match(MORRA, 2, 1)
    act(match, 0, "throw 0")
    assert match.can_undo(0)
    act(match, 0, "call 9")
    act(match, 1, "throw 0")
    act(match, 1, "call 9")
    assert not match.can_undo(1)
    mine = hand_of(match.state, 0)[0]  # type: ignore[arg-type] # a Morra match has a Morra table
    act(match, 0, f"show {mine + 1}")
    assert not match.can_undo(0)


# -- records -----------------------------------------------------------------------------------


def test_the_seed_is_shown_only_when_the_match_is_over() -> None:
    match = CARRARA.new(2, 2**100)
    running = match.record()
    assert running["seed"] is None
    assert str(2**100) not in json.dumps(running)
    assert match.record(secret=True)["seed"] == str(2**100)
    assert finished(seed=11).record()["seed"] == "11"
    assert finished(seed=11).record()["seed_hash"] == CARRARA.new(2, 11).record()["seed_hash"]


def test_a_stored_match_goes_on_where_it_stopped() -> None:
    match = CARRARA.new(3, 8)
    for _ in range(4):
        seat = match.state.to_act[0]
        match.play(seat, CARRARA.legal(match.state, seat)[1])
    again = signoria.replay(records.from_bytes(records.to_bytes(match.record(secret=True))))
    assert again.state == match.state
    seat = match.state.to_act[0]
    assert again.can_undo(seat) == match.can_undo(seat)
    for one in (match, again):
        while not one.over:
            seat = one.state.to_act[0]
            one.play(seat, CARRARA.legal(one.state, seat)[-1])
    assert again.record() == match.record()


def test_a_public_record_of_a_running_match_replays_but_cannot_draw() -> None:
    match = CARRARA.new(2, 8)
    again = signoria.replay(match.record())
    seat = again.state.to_act[0]
    digest = again.state.digest()
    with pytest.raises(signoria.BadRecord, match="carries no seed"):
        act(again, seat, "turn")
    assert again.state.digest() == digest
    act(again, seat, "pass")


def test_a_preview_tells_nothing_about_secret_answers() -> None:
    match = Match(MORRA, 2, 1)
    act(match, 1, "throw 2")
    act(match, 1, "call 5")
    act(match, 0, "throw 3")
    previews = {
        MORRA.describe(match.state, 0, a).gains.get("points") for a in MORRA.legal(match.state, 0)
    }
    assert previews == {None}


def test_set_up_is_told_too() -> None:
    told = [CARRARA.event_names[event.kind] for event in CARRARA.new(3, 1).opening]
    assert told.count("starting_blocks") == 3
    assert told.count("tile_turned") == 9
    assert told[-1] == "turn_started"


def test_a_replay_can_stop_on_the_way() -> None:
    match = finished()
    part = signoria.replay(match.record(), steps=12)
    assert part.log == match.log[: len(part.log)]
    assert 12 <= len(part.log) < len(match.log)


START, TILE, END = map(CARRARA.actions.parse, ("draw-start 1", "draw-tile palazzo-1", "end-turn"))
EARLIER = b'{"format": 1, "game": "carrara", "rules": 1, "seats": ["Anna", "Bruno"], "actions": []}'
"""A record from before action ids were fixed; its seats are bare names."""


def change(record: dict[str, Any], **fields: Any) -> dict[str, Any]:
    return {**record, **fields}


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"format": 9}, "format 9"),
        ({"rules": 99}, "rules 99"),
        ({"game": None}, "names no game"),
        ({"players": "many"}, "not a match record"),
        ({"actions": [[-1, START], [0]]}, "not a match record"),
        ({"actions": [[-1, END]]}, f"chance cannot give action {END}"),
        ({"actions": [[-1, START], [-1, TILE]], "seed": None}, "chance result is missing"),
        ({"digest": "0"}, "digest: the record says .0."),
        ({"scores": [9, 9]}, "scores: the record says"),
        ({"seed": "4"}, "not the one whose hash"),
        ({"players": 9}, "not a match record: 2 seat names were given for 9"),
        ({"seats": [{"name": "a", "bot": None}]}, "not a match record: 1 seat names"),
        ({"seats": ["a", "b"]}, "not a match record"),
    ],
)
def test_a_broken_record_is_refused_with_the_place(fields: dict[str, Any], complaint: str) -> None:
    with pytest.raises(signoria.BadRecord, match=complaint):
        signoria.replay(change(finished().record(), **fields))


def test_a_record_says_which_seats_were_bots() -> None:
    match = Match(MORRA, 2, 1, seats=("Anna", "Bruno"), bots=(None, "mercante"))
    record = match.record()
    assert record["seats"] == [{"name": "Anna", "bot": None}, {"name": "Bruno", "bot": "mercante"}]
    again = replay(MORRA, record)
    assert (again.seats, again.bots) == (match.seats, match.bots)
    with pytest.raises(signoria.BadOption, match="1 bots or people were given for 2 players"):
        Match(MORRA, 2, 1, bots=("mercante",))


def test_an_illegal_entry_is_named() -> None:
    record = finished().record()
    actions = record["actions"][:]
    actions[10] = [actions[10][0], END]
    with pytest.raises(signoria.BadRecord, match="entry 11: 'end-turn' is refused"):
        signoria.replay(change(record, actions=actions))


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "Input data was truncated"),
        (b"[1, 2]", "Expected `object`, got `array`"),
        (b'{"format": 2}', "missing required field `game`"),
        (EARLIER, "the record has format 1; .* Replay it with the version that wrote it"),
        (b'{"format": "one"}', "Expected `int`, got `str`"),
        (b"\xff\xfe", "invalid"),
    ],
)
def test_a_malformed_file_says_what_is_wrong(data: bytes, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    path.write_bytes(data)
    with pytest.raises(signoria.BadRecord, match=complaint) as caught:
        records.load(path)
    assert str(path) in str(caught.value)


def test_files_that_cannot_be_read_say_so(tmp_path: Path) -> None:
    with pytest.raises(signoria.BadRecord, match="No such file"):
        records.load(tmp_path / "nothing.json")
    with pytest.raises(signoria.BadRecord, match="Is a directory"):
        records.load(tmp_path)


def test_a_disk_that_takes_no_more_leaves_the_old_file(tmp_path: Path) -> None:
    """The limit on file sizes stands in for a full disk: the write fails half-way."""
    path = tmp_path / "match.json"
    old = finished(1).record()
    records.save(path, old)
    allowed = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200, allowed[1]))
    try:
        with pytest.raises(OSError, match="File too large"):
            records.save(path, finished(3).record())
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, allowed)
    assert records.load(path) == old
    assert [entry.name for entry in tmp_path.iterdir()] == ["match.json"]


def test_saving_replaces_a_file_whole(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "match.json"
    records.save(path, finished(1).record())
    records.save(path, finished(3).record())
    assert records.load(path) == finished(3).record()
    assert [entry.name for entry in path.parent.iterdir()] == ["match.json"]


# -- positions ---------------------------------------------------------------------------------


def test_a_dumped_position_that_does_not_fit_is_refused() -> None:
    s = CARRARA.new(2, 1).state
    dumped = CARRARA.dump(s)
    for fields, complaint in (
        ({"game": "lorenzo"}, "game is 'lorenzo'"),
        ({"rules": 7}, "rules is 7"),
        ({"state": {**dumped["state"], "bag": [1, 2]}}, "bag: 6 numbers are needed, not 2"),
        ({"state": {**dumped["state"], "bag": "full"}}, "bag: a list of whole numbers"),
        ({"state": {**dumped["state"], "outer": None}}, "outer: a value like 0"),
        ({"state": {**dumped["state"], "players": []}}, "players: 2 entries are needed"),
        ({"state": {**dumped["state"], "players": 3}}, "players: a list is needed"),
        ({"state": {}}, "do not fit this version"),
        ({"state": {**dumped["state"], "stack": [["boom"]]}}, "stack: whole numbers"),
        (
            {"state": {**dumped["state"], "stack": [[66, 7, 0]]}},
            "a seat is asked that does not exist",
        ),
        ({"state": {**dumped["state"], "stack": [[99, 0]]}}, "not a position of carrara: 99"),
        ({"state": {**dumped["state"], "drawn": []}}, "drawn: 4 entries are needed, not 0"),
        ({"state": {**dumped["state"], "bag": [0] * 6}}, "purple blocks: 4, not 7"),
        ({"state": {**dumped["state"], "bag": [2**70] * 6}}, "too (large|big)"),
        ({"state": {**dumped["state"], "display": [99] * 9}}, "not a position of carrara"),
        ({"options": {"variant": "huge"}}, "choose one of basic, advanced"),
    ):
        with pytest.raises(signoria.BadRecord, match=complaint):
            CARRARA.restore({**dumped, **fields})
    assert CARRARA.restore(json.loads(json.dumps(dumped))) == s
