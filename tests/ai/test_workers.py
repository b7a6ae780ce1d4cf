"""Executors: the same results whoever works, and nothing finished is lost with a worker."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from pathlib import Path

import pytest

from signoria.ai.arena import workers
from signoria.ai.arena.tables import Job
from signoria.ai.arena.workers import Executor, Processes, Serial, WorkersLost

JOBS = [Job("carrara", ["random"] * 2, seed, {}) for seed in range(12)]


def square(job: Job) -> int:
    return job.seed**2


def square_or_die(job: Job) -> int:
    """Once, for the sixth job, the process is killed as the system would kill it."""
    scene = Path(job.options["scene"])
    with (scene / "played").open("a") as played:
        played.write(f"{job.seed}\n")
    if job.seed == 5 and not (scene / "killed").exists():
        (scene / "killed").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return job.seed**2


def always_die(_job: Job) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def refuse(job: Job) -> int:
    if job.seed == 3:
        raise ValueError("no third job")
    return 0


@pytest.mark.parametrize("executor", [Serial(), Processes(1), Processes(2), Processes(3)])
def test_every_job_is_done_once_whoever_works(executor: Executor) -> None:
    done = list(executor.run(square, JOBS))
    assert len(done) == len(JOBS)
    assert dict(done) == {number: number**2 for number in range(12)}
    assert list(workers.in_order(executor, square, JOBS)) == [number**2 for number in range(12)]


def test_no_jobs_need_no_workers() -> None:
    assert list(Processes(2).run(square, [])) == []


def test_a_killed_worker_costs_its_job_only(tmp_path: Path) -> None:
    jobs = [Job(job.game, job.bots, job.seed, {"scene": str(tmp_path)}) for job in JOBS]
    done = list(Processes(2).run(square_or_die, jobs))
    assert (tmp_path / "killed").exists()
    assert len(done) == len(JOBS)
    assert dict(done) == {number: number**2 for number in range(12)}
    played = (tmp_path / "played").read_text().split()
    assert sorted(played, key=int) == sorted([*map(str, range(12)), "5"], key=int)


def test_a_worker_killed_from_outside_is_replaced() -> None:
    arriving = Processes(2).run(square, JOBS)
    done = [next(arriving)]
    victim = multiprocessing.active_children()[0]
    assert victim.pid is not None
    os.kill(victim.pid, signal.SIGKILL)
    done += arriving
    assert len(done) == len(JOBS)
    assert dict(done) == {number: number**2 for number in range(12)}


def test_work_that_kills_every_worker_ends_with_its_seed() -> None:
    with pytest.raises(WorkersLost, match=r"3 workers died .* seed 0"):
        list(Processes(1).run(always_die, JOBS))
    assert multiprocessing.active_children() == []


def test_a_mistake_in_the_work_arrives_with_its_traceback() -> None:
    with pytest.raises(ValueError, match="no third job") as caught:
        list(Processes(2).run(refuse, JOBS))
    assert "in refuse" in "".join(caught.value.__notes__)


def test_who_stops_early_leaves_no_process_behind() -> None:
    arriving = Processes(2).run(square, JOBS)
    next(arriving)
    assert multiprocessing.active_children() != []
    arriving.close()
    assert multiprocessing.active_children() == []


def work_on_and_on(pids: Path) -> None:
    """A parent whose workers note who they are."""
    jobs = [Job("carrara", ["random"] * 2, seed, {"pids": str(pids)}) for seed in range(100_000)]
    for _ in Processes(2).run(note_process, jobs):
        pass


def note_process(job: Job) -> None:
    (Path(job.options["pids"]) / str(os.getpid())).touch()
    time.sleep(0.01)


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    parent = multiprocessing.Process(target=work_on_and_on, args=(tmp_path,))
    parent.start()
    while len(list(tmp_path.iterdir())) < 2:
        assert parent.is_alive()
        time.sleep(0.01)
    parent.kill()
    parent.join()
    orphans = [int(path.name) for path in tmp_path.iterdir()]
    deadline = time.monotonic() + 30
    while any(is_running(pid) for pid in orphans):
        assert time.monotonic() < deadline, "a worker has outlived its parent"
        time.sleep(0.01)


def is_running(pid: int) -> bool:
    """A zombie has ended, even if nobody has asked after it yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False
