"""Training: lessons, a real fit by PyTorch, going on after a kill, and what cannot be trained."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest
import torch
from librt.vecs import vec

import signoria
from signoria import cli
from signoria.ai.guides import FEATURES, hand_made_guide
from signoria.ai.search import next_to_act
from signoria.ai.weights import read, written
from signoria.cli.failures import BadInput
from signoria.kernel.chance import Dice
from signoria.kernel.playout import draw
from signoria.kernel.state import CHANCE
from signoria.lab import beliefs, fitting, self_play, training
from signoria.lab.training import CannotTrain, Round, Training

FEATURES_OF_PRINCE = FEATURES["prince"]


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds of a few matches."""
    monkeypatch.setattr(training, "CHUNK", 6)
    monkeypatch.setattr(training, "LESSON_SECONDS", 0.0)
    monkeypatch.setattr(training, "MEASURED", 3)
    monkeypatch.setattr(fitting, "PASSES", 1)
    monkeypatch.setattr(signoria.ai.bots, "APPRENTICE", 2)


def silent(done: int, total: int | None, label: str | None) -> None:
    assert total is None or done <= total
    assert label


def test_the_same_job_gives_the_same_lesson() -> None:
    job = self_play.jobs("prince", 1, 5)[0]
    first, again = self_play.play(job), self_play.play(job)
    assert first == again
    assert len(first.rows) % (4 * first.seats * FEATURES_OF_PRINCE) == 0
    assert sum(first.wins) == pytest.approx(1.0)
    assert max(first.points) == first.points[first.wins.index(max(first.wins))]


def test_seats_that_search_by_what_was_learnt_play_otherwise(tmp_path: Path) -> None:
    """The same deals with and without searching seats."""
    place = tmp_path / "prince.weights"
    sizes = [FEATURES_OF_PRINCE, 1]
    place.write_bytes(written("prince", sizes, [([0.0] * FEATURES_OF_PRINCE, [0.0])]))
    jobs = self_play.jobs("prince", 3, 5)
    by_hand = [self_play.play(job) for job in jobs]
    searched = [self_play.play(job, place) for job in jobs]
    assert searched == [self_play.play(job, place) for job in jobs]
    assert [lesson.points for lesson in searched] != [lesson.points for lesson in by_hand]


@pytest.mark.parametrize("title", ["carrara", "lorenzo", "prince"])
def test_odd_beliefs_make_another_player(title: str) -> None:
    """Without oddness a policy is the guide's own; with it, it decides otherwise now and then."""
    game = signoria.load(title)
    guide = hand_made_guide(game)
    same = beliefs.policy(title, Random(1), 0.0)
    odd = beliefs.policy(title, Random(1), 0.6)
    state = game.new(3, 5).state.clone()
    dice = Dice(2)
    decisions = differing = 0
    while state.stack and decisions < 150:
        seat = int(next_to_act(game, state))
        if seat == CHANCE:
            draw(game, state, dice)
            continue
        answer = int(guide.move(game, state, seat, seat, Dice(3)))
        assert same(game, state, seat, Dice(3)) == answer
        other = odd(game, state, seat, Dice(3))
        assert other in game.legal(state, seat)
        differing += other != answer
        decisions += 1
        game.do(state, seat, answer)
    assert differing > 2


def test_lessons_are_played_at_many_tables() -> None:
    jobs = self_play.jobs("lorenzo", 60, 1)
    assert {len(job.bots) for job in jobs} == {2, 3, 4}
    assert {job.options["variant"] for job in jobs} == {"basic", "advanced"}
    assert len({job.seed for job in jobs}) == 60


def test_a_fit_finds_who_wins_where_one_feature_tells() -> None:
    generator = torch.Generator().manual_seed(1)
    rows = torch.randn(4000, 3, 5, generator=generator)
    wins = torch.nn.functional.one_hot(rows[..., 2].argmax(1), 3).float()
    data = {
        "rows": rows,
        "present": torch.ones(4000, 3),
        "wins": wins,
        "points": rows[..., 2] * 20,
        "held": torch.arange(4000) % 10 == 0,
    }
    model, loss, held_back = fitting.fit(data, (16, 8), 1, 60)
    assert loss < 0.25
    assert held_back < 0.3  # without knowledge: ln 3 = 1.10
    assert len(fitting.exported(model, "prince")) > 4 * (5 * 16 + 16 * 8 + 8)


def test_exported_weights_claim_what_the_model_claims(tmp_path: Path) -> None:
    generator = torch.Generator().manual_seed(2)
    rows = torch.randn(200, 2, 4, generator=generator) * 3 + 1
    data = {
        "rows": rows,
        "present": torch.ones(200, 2),
        "wins": torch.tensor([[1.0, 0.0]]).expand(200, 2),
        "points": torch.zeros(200, 2),
        "held": torch.zeros(200, dtype=torch.bool),
    }
    model, _, _ = fitting.fit(data, (6, 3), 2, 1)
    place = tmp_path / "network.weights"
    place.write_bytes(fitting.exported(model, "prince"))
    network = read(place, "prince", 4)
    for position in range(5):
        flat = [float(value) for value in rows[position].flatten()]
        expected = model(rows[position])[..., 0].tolist()
        assert list(network.claims(vec[float](flat))) == pytest.approx(expected, abs=1e-4)


@pytest.mark.usefixtures("short")
def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    told: list[Round] = []
    first = Training("prince", tmp_path, 3, 1)
    first.run(1e-9, silent, told.append)
    assert [one.lessons_by for one in told] == ["hand-made"]
    assert read(first.weights, "prince", FEATURES_OF_PRINCE).inputs == FEATURES_OF_PRINCE
    assert "Training of prince" in (tmp_path / "strength.html").read_text("utf-8")

    again = Training("prince", tmp_path, 3, 1)
    assert again.progress == first.progress
    again.run(again.progress.seconds / 3600 + 1e-9, silent, told.append)
    assert [one.lessons_by for one in told] == ["hand-made", "network"]
    assert again.progress.matches == 12
    assert again.progress.seconds > first.progress.seconds
    assert json.loads((tmp_path / "progress.json").read_text())["chunks"] == 2


def test_a_killed_training_keeps_its_finished_lessons(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "signoria.cli", "train", "prince"]
    command += ["--hours", "9", "--folder", str(tmp_path), "--processes", "1"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as running:
        waited = time.monotonic()
        while not (tmp_path / "progress.json").exists():
            assert running.poll() is None
            assert time.monotonic() - waited < 120
            time.sleep(0.1)
        running.kill()
    found = Training("prince", tmp_path).progress
    assert found.chunks >= 1
    assert found.matches == found.chunks * training.CHUNK
    assert not found.rounds


def test_what_cannot_be_trained_is_refused(tmp_path: Path) -> None:
    with pytest.raises(CannotTrain, match="'chess' cannot be trained"):
        Training("chess", tmp_path)
    with pytest.raises(CannotTrain, match="no time to train"):
        Training("prince", tmp_path).run(0, silent, print)
    (tmp_path / "progress.json").write_text("{}")
    with pytest.raises(CannotTrain, match="cannot be read as a training"):
        Training("prince", tmp_path)
    told = {"format": training.FORMAT, "title": "lorenzo", "seed": 0, "seconds": 0.0}
    told |= {"chunks": 0, "matches": 0, "rounds": []}
    (tmp_path / "progress.json").write_text(json.dumps(told))
    with pytest.raises(CannotTrain, match="holds a training of lorenzo"):
        Training("prince", tmp_path)


def test_without_pytorch_training_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli.train, "find_spec", lambda _: None)
    with pytest.raises(BadInput, match=r"pip install 'signoria\[train\]'"):
        cli.train.train("prince")
