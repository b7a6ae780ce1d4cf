"""The arena on Ray: a real one on this machine, with two workers, one of which is really killed."""

from __future__ import annotations

import os
import signal
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

import signoria
from signoria.ai.arena import arena as arenas
from signoria.ai.arena import on_ray
from signoria.ai.arena.arena import arena
from signoria.ai.arena.log import Played
from signoria.ai.arena.on_ray import OnRay
from signoria.ai.arena.tables import Job

ray = pytest.importorskip("ray")

BOTS = ["greedy", "random"]


@pytest.fixture(scope="module")
def two_workers() -> Iterator[OnRay]:
    """Ray with two cores, started once for all tests here."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False)
    yield OnRay()
    ray.shutdown()


def play_or_die(job: Job) -> Played:
    """One match; the first worker that gets to the marked deal is killed in the midst of it."""
    scene = Path(job.options["scene"])
    if job.options["mortal"] == str(job.seed) and not (scene / "killed").exists():
        (scene / "killed").write_text(str(os.getpid()))
        os.kill(os.getpid(), signal.SIGKILL)
    plain = {key: value for key, value in job.options.items() if key not in ("scene", "mortal")}
    return arenas.play(Job(job.game, job.bots, job.seed, plain))


def test_ray_plays_the_same_matches(two_workers: OnRay, tmp_path: Path) -> None:
    here = arena("carrara", BOTS, 4, 3, processes=1)
    log = tmp_path / "log.jsonl"
    there = arena("carrara", BOTS, 4, 3, on=two_workers, log=log)
    for mine, theirs in zip(here.blocks, there.blocks, strict=True):
        for one, other in zip(mine, theirs, strict=True):
            assert (one.bots, one.wins, one.scores) == (other.bots, other.wins, other.scores)
    assert [row.rating for row in here.bots] == [row.rating for row in there.bots]
    assert len(log.read_text().splitlines()) == 1 + 4


def test_a_killed_worker_of_ray_costs_no_match(two_workers: OnRay, tmp_path: Path) -> None:
    options = signoria.load("carrara").new(2, 0).options
    jobs = arenas.schedule("carrara", ["random"] * 2, 12, 5, options)
    mortal = {**options, "scene": str(tmp_path), "mortal": str(jobs[5].seed)}
    marked = [Job(job.game, job.bots, job.seed, mortal) for job in jobs]
    done = list(two_workers.run(play_or_die, marked))
    victim = int((tmp_path / "killed").read_text())
    assert victim != os.getpid()
    assert sorted(number for number, _ in done) == list(range(12))
    for number, played in done:
        assert played.scores == arenas.play(jobs[number]).scores


def test_a_mistake_in_the_work_arrives(two_workers: OnRay) -> None:
    with pytest.raises(signoria.BadOption, match="no bot 'oracle'"):
        list(two_workers.run(arenas.play, [Job("carrara", ["oracle"] * 2, 1, {})]))


@pytest.mark.parametrize("where", ["moon", "ray://", "Ray"])
def test_other_places_are_refused(where: str) -> None:
    with pytest.raises(signoria.BadOption, match="--on ray"):
        on_ray.executor(where, None)


def test_without_ray_the_error_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(on_ray.NoRay, match=r"signoria\[ray\]"):
        on_ray.executor("ray", None)
