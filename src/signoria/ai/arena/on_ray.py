"""Matches on the workers of Ray: one long-lived actor per core, on this machine or in a cluster.

Jobs travel in batches of about a second, longer matches alone.  A worker that dies is replaced; what
it had sent is kept, and its last batch is played again.  The machines of a cluster need the same
version of Signoria, with the same Python.
"""

from __future__ import annotations

import logging
import os
import warnings
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final

from signoria.ai.arena.tables import Job
from signoria.ai.arena.workers import Answer, Crew, Worker, WorkerDied, work_through
from signoria.kernel.reasons import BadOption, SignoriaError

ADDRESS: Final = "ray://"


class NoRay(SignoriaError):
    """Ray is not installed, or its cluster does not answer."""


class OnRay(Crew):
    """Actors of Ray.  Without an address, a cluster of this machine's own that ends with the work."""

    batch_seconds = 1.0

    def __init__(self, address: str | None = None, count: int | None = None) -> None:
        try:
            import ray
        except ImportError as problem:
            raise NoRay(
                "Ray is not installed; install it with `pip install 'signoria[ray]'`, "
                "or leave out --on"
            ) from problem
        self._ray: Any = ray
        self._address = address
        self._count = count
        self._started = False

    def open(self) -> int:
        if not self._ray.is_initialized():
            self._connect()
            self._started = True
        cores = int(self._ray.cluster_resources().get("CPU", 1))
        return max(1, min(cores, self._count or cores))

    def _connect(self) -> None:
        quiet = {"log_to_driver": False, "logging_level": logging.ERROR}
        if self._address is None:
            os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
            cores = self._count or os.cpu_count() or 1
            self._ray.init(address="local", num_cpus=cores, include_dashboard=False, **quiet)
            return
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                self._ray.init(address=self._address, **quiet)
        except (ConnectionError, RuntimeError, ValueError) as problem:
            raise NoRay(
                f"no Ray cluster answers at {self._address}: {str(problem).splitlines()[0]}; see that "
                "it runs, has the same versions of Ray and Python, that the address is that of its "
                "head, and that RAY_AUTH_TOKEN is its token if it wants one"
            ) from problem

    def hire(self, work: Callable[[Job], Any]) -> Worker:
        actor = self._ray.remote(num_cpus=1, max_restarts=0)(_Actor)
        return _Hand(self._ray, actor.remote(work))

    def answered(self, workers: Sequence[Worker]) -> list[Worker]:
        pending = {worker.batch: worker for worker in workers if isinstance(worker, _Hand)}
        ready, _ = self._ray.wait(list(pending), num_returns=1)
        return [pending[batch] for batch in ready]

    def close(self) -> None:
        if self._started:
            self._ray.shutdown()
            self._started = False


class _Actor:
    """What lives in a worker process of Ray; it has the engine loaded."""

    def __init__(self, work: Callable[[Job], Any]) -> None:
        self._work = work

    def work_through(self, batch: list[Job]) -> Answer:
        return work_through(self._work, batch)


class _Hand(Worker):
    """An actor, seen from here."""

    def __init__(self, ray: Any, actor: Any) -> None:
        self._ray = ray
        self._actor = actor
        self.batch: Any = None

    def give(self, batch: list[Job]) -> None:
        self.batch = self._actor.work_through.remote(batch)

    def take(self) -> Answer:
        try:
            answer = self._ray.get(self.batch)
        except self._ray.exceptions.RayActorError as problem:
            raise WorkerDied from problem
        except ConnectionError as problem:
            raise NoRay(
                f"the Ray cluster is gone: {problem}; matches that had arrived are in the log, if "
                "you asked for one, and the same command goes on with them"
            ) from problem
        assert isinstance(answer, Answer)
        return answer

    def dismiss(self) -> None:
        with suppress(ConnectionError):
            self._ray.kill(self._actor)


def executor(where: str, processes: int | None) -> OnRay:
    """`ray` is this machine, `ray://HOST:PORT` a cluster.  Raises `BadOption` or `NoRay`."""
    if where == "ray":
        return OnRay(None, processes)
    if where.startswith(ADDRESS) and len(where) > len(ADDRESS):
        return OnRay(where, processes)
    raise BadOption(
        f"nothing plays on {where!r}; use --on ray for this machine or --on ray://HOST:PORT for a "
        "cluster, or leave it out"
    )
