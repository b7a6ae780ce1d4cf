"""Training: samples, a real fit by PyTorch, going on after a kill, and what cannot be trained."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from array import array
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest
import torch
from librt.vecs import vec

import signoria
from signoria import cli
from signoria.ai.arena.tables import Job
from signoria.ai.bots import roster
from signoria.ai.search.guides import evaluation_guide
from signoria.ai.search.search import next_to_act
from signoria.ai.search.weights import read, written
from signoria.cli.failures import BadInput
from signoria.kernel.chance import Dice
from signoria.kernel.playout import draw
from signoria.kernel.reasons import BadOption
from signoria.kernel.state import CHANCE
from signoria.lab import evaluation_weights, fitting, self_play, training
from signoria.lab.self_play import MatchSample, SearchSample
from signoria.lab.training import CannotTrain, Round, Training
from tests.plugin.signoria_morra.game import Morra

FEATURES_OF_PRINCE = evaluation_weights.expertise_of("prince").features
ANSWERS_OF_PRINCE = signoria.load("prince").actions.size


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds of a few matches."""
    monkeypatch.setattr(training, "CHUNK", 6)
    monkeypatch.setattr(training, "PLAY_SECONDS", 0.0)
    monkeypatch.setattr(training, "MEASURED", 3)
    monkeypatch.setattr(fitting, "PASSES", 1)
    monkeypatch.setattr(roster, "APPRENTICE", 2)


@pytest.fixture
def scripted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds without playing: samples are made up, and strength is not measured."""
    monkeypatch.setattr(self_play, "play", made_up)
    monkeypatch.setattr(Training, "_measure", lambda *_: (0.5, 0.4, 0.6))


def made_up(job: Job, weights: Path | None = None) -> MatchSample:
    """Four made-up positions; the first seat won, and searched once if it could."""
    assert weights is None or weights.exists()
    rng, seats = Random(job.seed), len(job.bots)
    rows = array("f", [rng.random() for _ in range(4 * seats * FEATURES_OF_PRINCE)])
    rest = seats - 1
    searches = [] if weights is None else [SearchSample([3, 5], [0.0, -1.0], [10, 30])]
    return MatchSample(seats, rows.tobytes(), [1.0, *[0.0] * rest], [30, *[10] * rest], searches)


class Killed(BaseException):
    """Ends a training at once."""


def kill(*_: object) -> None:
    raise Killed


def trained(folder: Path, rounds: int) -> Training:
    """A training in a folder, until it has so many rounds."""
    training = Training("prince", folder, 3, 1)
    while len(training.progress.rounds) < rounds:
        training.run(training.progress.seconds / 3600 + 1e-9, silent, lambda _: None)
    return training


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
    by_evaluation = [self_play.play(job) for job in jobs]
    searched = [self_play.play(job, place) for job in jobs]
    assert searched == [self_play.play(job, place) for job in jobs]
    assert [sample.points for sample in searched] != [sample.points for sample in by_evaluation]
    assert not any(sample.searches for sample in by_evaluation)
    searches = [search for sample in searched for search in sample.searches]
    assert len(searches) > 10
    for search in searches:
        assert len(search.answers) == len(search.prior_scores) == len(search.trials) > 1
        assert max(search.prior_scores) == 0.0
        assert sum(search.trials) > 0


@pytest.mark.parametrize("title", ["carrara", "lorenzo", "prince"])
def test_noisy_weights_make_another_player(title: str) -> None:
    """Without noise a policy is the guide's own; with it, it decides otherwise now and then."""
    game = signoria.load(title)
    guide = evaluation_guide(game)
    same = evaluation_weights.policy(title, Random(1), 0.0)
    noisy = evaluation_weights.policy(title, Random(1), 0.6)
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
        other = noisy(game, state, seat, Dice(3))
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
    network = read(place, "prince", 4, 9)
    for position in range(5):
        flat = [float(value) for value in rows[position].flatten()]
        expected = model(rows[position])[..., 0].tolist()
        assert list(network.values(vec[float](flat))) == pytest.approx(expected, abs=1e-4)


def sample_of(searches: list[SearchSample]) -> MatchSample:
    return MatchSample(2, b"", [1.0, 0.0], [30, 10], searches)


def kept_searches(folder: Path, samples: list[MatchSample]) -> fitting.SearchSamples:
    place = folder / "searches.pt"
    place.write_bytes(fitting.stored_searches(samples))
    found = fitting.latest_searches([place, place], 1_000_000)
    assert found is not None
    return found


def test_a_policy_learns_what_searches_prefer(tmp_path: Path) -> None:
    """Searches leave the best prior score for answer 4 wherever there is one; 7 was never met."""
    with_four = SearchSample([2, 4, 5], [0.0, -1.0, -1.0], [10, 80, 10])
    without = SearchSample([2, 5], [0.0, -1.0], [70, 30])
    data = kept_searches(tmp_path, [sample_of([with_four, without])] * 30)
    assert len(data["held"]) == 2 * 60, "both files count"
    policy = fitting.fit_policy(data, 9)
    assert policy.loss < policy.prior_loss - 0.2
    assert policy.biases[4] > 0.5 > max(policy.biases[2], policy.biases[5])
    assert policy.biases[7] == 0.0


def test_a_policy_learns_how_far_prior_scores_can_be_trusted(tmp_path: Path) -> None:
    def scale(trials: list[int]) -> float:
        searches = [SearchSample([at, at + 1], [0.0, -1.0], trials) for at in range(20)]
        return fitting.fit_policy(kept_searches(tmp_path, [sample_of(searches)] * 30), 21).scale

    assert scale([95, 5]) > 1.2 > 0.8 > scale([55, 45])


def test_a_policy_is_written_with_the_network(tmp_path: Path) -> None:
    data = {
        "rows": torch.randn(40, 2, 4),
        "present": torch.ones(40, 2),
        "wins": torch.tensor([[1.0, 0.0]]).expand(40, 2),
        "points": torch.zeros(40, 2),
        "held": torch.zeros(40, dtype=torch.bool),
    }
    model, _, _ = fitting.fit(data, (3,), 2, 1)
    place = tmp_path / "network.weights"
    learnt = fitting.FittedPolicy(0.75, [0.5, -1.0, 2.0], 0.1, 0.2)
    place.write_bytes(fitting.exported(model, "prince", learnt))
    policy = read(place, "prince", 4, 3).policy
    assert policy is not None
    assert policy.scale == 0.75
    assert list(policy.biases) == [0.5, -1.0, 2.0]


@pytest.mark.usefixtures("short")
def test_a_training_goes_on_where_it_stopped(tmp_path: Path) -> None:
    told: list[Round] = []
    first = Training("prince", tmp_path, 3, 1)
    first.run(1e-9, silent, told.append)
    assert [one.played_by for one in told] == ["evaluation"]
    learnt = read(first.weights, "prince", FEATURES_OF_PRINCE, ANSWERS_OF_PRINCE)
    assert learnt.inputs == FEATURES_OF_PRINCE
    assert learnt.policy is None, "nobody has searched yet"
    assert told[0].policy_loss is None
    assert "Training of prince" in (tmp_path / "strength.html").read_text("utf-8")

    again = Training("prince", tmp_path, 3, 1)
    assert again.progress == first.progress
    again.run(again.progress.seconds / 3600 + 1e-9, silent, told.append)
    assert [one.played_by for one in told] == ["evaluation", "network"]
    assert again.progress.matches == 12
    assert again.progress.seconds > first.progress.seconds
    assert json.loads((tmp_path / "progress.json").read_text())["chunks"] == 2
    policy = read(again.weights, "prince", FEATURES_OF_PRINCE, ANSWERS_OF_PRINCE).policy
    assert policy is not None
    assert len(policy.biases) == ANSWERS_OF_PRINCE
    assert told[1].policy_loss is not None
    assert "visit counts" in (tmp_path / "strength.html").read_text("utf-8")


@pytest.mark.usefixtures("short", "scripted")
@pytest.mark.parametrize("step", ["_fit", "_measure"])
@pytest.mark.parametrize("finished", [0, 1])
def test_a_training_that_was_killed_after_its_last_lessons_learns_from_them(
    step: str, finished: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its hours are used up, and it ends with the network that it would have had anyway."""
    unbroken = trained(tmp_path / "unbroken", finished + 1)
    folder = tmp_path / "killed"
    trained(folder, finished)
    with monkeypatch.context() as patch:
        patch.setattr(Training, step, kill)
        with pytest.raises(Killed):
            trained(folder, finished + 1)

    again = Training("prince", folder, 3, 1)
    assert len(again.progress.rounds) == finished
    hours = again.progress.seconds / 3600
    again.run(hours, silent, lambda _: None)
    told = [(one.played_by, one.matches) for one in again.progress.rounds]
    assert told == [("evaluation", 6), ("network", 12)][: finished + 1]
    assert again.weights.read_bytes() == unbroken.weights.read_bytes()
    again.run(hours, silent, lambda _: None)
    assert len(again.progress.rounds) == finished + 1, "now it is done"


@pytest.mark.usefixtures("short", "scripted")
def test_a_network_that_has_gone_is_fitted_again(tmp_path: Path) -> None:
    first = trained(tmp_path, 1)
    before = first.weights.read_bytes()
    first.weights.unlink()
    again = Training("prince", tmp_path, 3, 1)
    again.run(1e-9, silent, lambda _: None)
    assert again.weights.read_bytes() == before
    assert again.progress.matches == first.progress.matches


def test_a_training_that_calls_the_evaluation_hand_made_is_read(tmp_path: Path) -> None:
    """As folders did that were written before the word was changed."""
    old = Round(9.0, "hand-made", 100, 3600, 0.7, 0.8, 0.5, 0.4, 0.6)
    told = {"format": training.FORMAT, "title": "prince", "seed": 3, "seconds": 9.0}
    told |= {"chunks": 1, "matches": 100, "rounds": [asdict(old)]}
    (tmp_path / "progress.json").write_text(json.dumps(told))
    assert Training("prince", tmp_path).progress.rounds == [old]


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
    with pytest.raises(BadOption, match="no game 'chess'"):
        Training("chess", tmp_path)
    signoria.register(Morra())
    with pytest.raises(CannotTrain, match="'morra' cannot be trained: it has no features"):
        Training("morra", tmp_path)
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


@pytest.mark.parametrize("hours", ["0", "-1", "nan", "inf", "-inf", "1e308"])
def test_hours_that_are_no_time_are_refused(
    hours: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "training"
    assert cli.run(["train", "prince", "--hours", hours, "--folder", str(folder)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"error: {float(hours)} hours are no time to train; give a finite")
    assert said.err.count("\n") == 1
    assert not folder.exists()


def test_without_pytorch_training_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cli.train, "find_spec", lambda _: None)
    with pytest.raises(BadInput, match=r"pip install 'signoria\[train\]'"):
        cli.train.train("prince")
