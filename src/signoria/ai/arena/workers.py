"""Who plays the matches: this process, several of them, or (`on_ray`) the workers of a Ray cluster.

An executor does the same work for many jobs.  What comes out depends on the jobs only, never on the
executor or on how many workers it has; only the order of arrival does.
"""

from __future__ import annotations

import os
import signal
import time
import traceback
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Protocol, TypeVar

from signoria.ai.arena.tables import Job
from signoria.kernel.reasons import BadOption, SignoriaError

Result = TypeVar("Result")
Arriving = Generator[tuple[int, Result], None, None]

LOSSES: Final = 3
"""How often the whole crew may die, worker by worker, with no match finished in between."""


class WorkersLost(SignoriaError):
    """Workers die whatever they are given."""


class WorkerDied(Exception):
    """A worker is gone, and what it was doing must be done again."""


@dataclass(frozen=True)
class Answer:
    """What a worker made of a batch: results in order, seconds of work, or what went wrong."""

    results: list[Any]
    seconds: float
    problem: Exception | None = None


class Executor(Protocol):
    """Does the work for many jobs."""

    def run(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Arriving[Result]:
        """The number of every job with its result, each as soon as it is finished.

        Whoever stops early closes the iterator, which ends the workers.
        """
        ...


class Serial:
    """Everything in this process, in order."""

    def run(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Arriving[Result]:
        for number, job in enumerate(jobs):
            yield number, work(job)


class Worker(ABC):
    """Somebody who does batches of jobs, one batch at a time."""

    @abstractmethod
    def give(self, batch: list[Job]) -> None:
        """Start on a batch.  A worker that has died already says so in `take`."""

    @abstractmethod
    def take(self) -> Answer:
        """The answer to the batch.  Raises `WorkerDied`."""

    @abstractmethod
    def dismiss(self) -> None:
        """End, whatever the worker is doing."""


class Crew(ABC):
    """An executor with workers that may die.

    A worker that dies is replaced, and only its batch is done again: results that arrived stay.
    """

    batch_seconds: float = 0.0
    """How long a batch should take; work that takes longer is given out job by job."""

    @abstractmethod
    def open(self) -> int:
        """Get ready to hire, and say how many workers there can be."""

    @abstractmethod
    def hire(self, work: Callable[[Job], Any]) -> Worker:
        """A new worker."""

    @abstractmethod
    def answered(self, workers: Sequence[Worker]) -> list[Worker]:
        """Wait until some of these have an answer or have died, and say which."""

    def close(self) -> None:
        """All workers are dismissed."""
        return

    def run(self, work: Callable[[Job], Result], jobs: Sequence[Job]) -> Arriving[Result]:
        """As `Executor` says.  Raises `WorkersLost` when replacing workers does not help."""
        if not jobs:
            return
        waiting = deque(range(len(jobs)))
        busy: dict[Worker, list[int]] = {}
        idle: list[Worker] = []
        size, losses, left = 1, 0, len(jobs)
        crew = min(self.open(), len(jobs))
        try:
            for _ in range(crew):
                self._give(self.hire(work), [], jobs, busy)
            while left:
                arrived: list[tuple[int, Result]] = []
                for worker in self.answered(list(busy)):
                    batch = busy.pop(worker)
                    try:
                        answer = worker.take()
                    except WorkerDied as problem:
                        worker.dismiss()
                        losses, size = losses + 1, 1
                        waiting.extendleft(reversed(batch))
                        if losses == LOSSES * crew:
                            raise _lost(losses, jobs[waiting[0]]) from problem
                        self._give(self.hire(work), [], jobs, busy)
                        continue
                    idle.append(worker)
                    if answer.problem is not None:
                        raise answer.problem
                    if batch:
                        losses = 0
                        pace = max(answer.seconds / len(batch), 1e-6)
                        size = max(1, min(int(self.batch_seconds / pace), left // (2 * crew)))
                        arrived += zip(batch, answer.results)
                while idle and waiting:
                    batch = [waiting.popleft() for _ in range(min(size, len(waiting)))]
                    self._give(idle.pop(), batch, jobs, busy)
                left -= len(arrived)
                yield from arrived
        finally:
            for worker in (*busy, *idle):
                worker.dismiss()
            self.close()

    def _give(
        self, worker: Worker, batch: list[int], jobs: Sequence[Job], busy: dict[Worker, list[int]]
    ) -> None:
        """Hand a batch over.  New workers get an empty one: they are ready when it comes back."""
        worker.give([jobs[number] for number in batch])
        busy[worker] = batch


class Processes(Crew):
    """Processes of this machine, one per core unless told otherwise."""

    def __init__(self, count: int | None = None) -> None:
        if count is not None and count < 1:
            raise BadOption(f"{count} processes cannot play; use at least 1")
        self.count = count or os.cpu_count() or 1

    def open(self) -> int:
        return self.count

    def hire(self, work: Callable[[Job], Any]) -> Worker:
        return _Colleague(work)

    def answered(self, workers: Sequence[Worker]) -> list[Worker]:
        colleagues = [worker for worker in workers if isinstance(worker, _Colleague)]
        ready = wait([worker.pipe for worker in colleagues])
        return [worker for worker in colleagues if worker.pipe in ready]


class _Colleague(Worker):
    """A process at the other end of a pipe.  The end of the pipe is the death of the process."""

    def __init__(self, work: Callable[[Job], Any]) -> None:
        self.pipe, theirs = Pipe()
        self._process = Process(target=_serve, args=(theirs, self.pipe, work), daemon=True)
        self._process.start()
        theirs.close()

    def give(self, batch: list[Job]) -> None:
        try:
            self.pipe.send(batch)
        except OSError:
            return

    def take(self) -> Answer:
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError) as problem:
            raise WorkerDied from problem
        assert isinstance(answer, Answer)
        return answer

    def dismiss(self) -> None:
        self.pipe.close()
        self._process.kill()
        self._process.join()
        self._process.close()


def _serve(pipe: Connection, other_end: Connection, work: Callable[[Job], Any]) -> None:
    """The life of a worker process; it ends with the pipe, however the parent may have ended."""
    other_end.close()
    # Ctrl-C is for the parent, which ends its workers when it leaves; they need not complain.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while True:
        try:
            batch = pipe.recv()
            pipe.send(work_through(work, batch))
        except (EOFError, OSError):
            return


def work_through(work: Callable[[Job], Any], batch: Sequence[Job]) -> Answer:
    """Do a batch.  An exception becomes part of the answer, with its traceback as a note."""
    began = time.perf_counter()
    try:
        results = [work(job) for job in batch]
    except Exception as problem:  # noqa: BLE001 - whatever it is, the other side raises it
        problem.add_note(traceback.format_exc())
        return Answer([], 0.0, problem)
    return Answer(results, time.perf_counter() - began)


def local(processes: int | None) -> Executor:
    """This machine: one process works here, several are started."""
    return Serial() if processes == 1 else Processes(processes)


def in_order(
    executor: Executor, work: Callable[[Job], Result], jobs: Sequence[Job]
) -> Iterator[Result]:
    """The results of all jobs in the order of the jobs."""
    early: dict[int, Result] = {}
    awaited = 0
    with closing(executor.run(work, jobs)) as arriving:
        for number, result in arriving:
            early[number] = result
            while awaited in early:
                yield early.pop(awaited)
                awaited += 1


def _lost(losses: int, job: Job) -> WorkersLost:
    return WorkersLost(
        f"{losses} workers died one after the other and finished nothing; the next match was that "
        f"of {', '.join(job.bots)} with seed {job.seed}; see whether the machine is out of memory, "
        "and play that match alone"
    )
