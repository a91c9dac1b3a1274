"""Doing work on many machines, with Ray: on a cluster that is there, or on one that is started here for the time."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from typing import Any

from pessoi.arena.work import Fault, Outcome, Work, chunks_of, do_some
from pessoi.extras import need
from pessoi.kernel.errors import BadSetup

#: Instead of an address: a cluster on this machine alone, which ends with the work.
LOCAL = "local"
#: Read by Ray when it is loaded: that it tells nobody of its use; and on this machine alone that it stays on loopback,
#: as it does by itself where it knows no clusters of many machines, and that its workers are not put behind others.
ALWAYS = {"RAY_USAGE_STATS_ENABLED": "0"}
HERE = {"RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0", "RAY_worker_niceness": "0"}
#: Handfuls of work that wait for each core.
AHEAD = 2
#: How often work is given to another worker when one is lost; the same number gives the same there.
RETRIES = 5
#: How often a cluster here is started before we give up: Ray waits for processes of its own for seconds only, and by
#: no setting longer, so that where others compute too they may come too late.
STARTS = 5
#: Tells workers that load an edited game apart from all others.
MARK = "PESSOI_WORK"


def load_ray(address: str) -> Any:
    """Ray, told what it is to keep to."""
    for name, value in {**ALWAYS, **(HERE if address == LOCAL else {})}.items():
        os.environ.setdefault(name, value)
    return need("ray", "cluster")


def run(work: Work, indices: Iterable[int], address: str, jobs: int | None = None) -> Iterator[Outcome]:
    """Do these numbers on a cluster; a worker that is lost in the middle costs only its time."""
    ray = load_ray(address)
    with connected(ray, address, jobs) as cores:
        environment = {MARK: f"{os.getpid()} {id(work)}"} if work.is_fresh else {}
        remote = ray.remote(num_cpus=1, max_retries=RETRIES, runtime_env={"env_vars": environment})(work_on)
        waiting: dict[Any, list[int]] = {}
        shared = ray.put(work)
        for chunk in chunks_of(indices, work.chunk):
            waiting[remote.remote(shared, chunk, version("pessoi"))] = chunk
            if len(waiting) >= AHEAD * cores:
                yield from finished(ray, waiting)
        while waiting:
            yield from finished(ray, waiting)


def finished(ray: Any, waiting: dict[Any, list[int]]) -> Iterator[Outcome]:
    """What is done by now, of at least one handful."""
    ready, _ = ray.wait(list(waiting), num_returns=1)
    for future in ready:
        chunk = waiting.pop(future)
        try:
            yield from ray.get(future)
        except (
            ray.exceptions.WorkerCrashedError,
            ray.exceptions.NodeDiedError,
            ray.exceptions.OutOfMemoryError,
        ) as lost:
            for index in chunk:
                yield Fault(index, f"{type(lost).__name__} after {RETRIES} more tries", str(lost))
        except ray.exceptions.RayTaskError as error:
            cause = error.cause
            raise cause if isinstance(cause, BadSetup) else error from None


@contextmanager
def connected(ray: Any, address: str, jobs: int | None) -> Iterator[int]:
    """A connection to the cluster for the time of the work, and how many cores it has."""
    quiet = {"include_dashboard": False, "log_to_driver": False, "configure_logging": False}
    was_there = ray.is_initialized()
    if not was_there:
        try:
            if address == LOCAL:
                start_here(ray, num_cpus=jobs, **quiet)
            else:
                ray.init(
                    address=address, **{name: value for name, value in quiet.items() if name != "include_dashboard"}
                )
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise BadSetup("no-cluster", address=address, reason=str(error).partition("\n")[0]) from error
    try:
        yield max(1, int(ray.cluster_resources().get("CPU", 1)))
    finally:
        if not was_there:
            ray.shutdown()


def start_here(ray: Any, **settings: Any) -> None:
    """Start a cluster on this machine, anew if it was too slow to come up."""
    for left in reversed(range(STARTS)):
        try:
            ray.init(address=LOCAL, **settings)
        except Exception as error:  # of no kind in particular, as Ray has it
            if not left:
                raise RuntimeError(str(error)) from error
        else:
            return


def work_on(work: Work, indices: list[int], wanted: str) -> list[Outcome]:
    """A worker's share of the work; the cluster must have the same version as we, or results would not fit."""
    if version("pessoi") != wanted:
        raise BadSetup("other-version", there=version("pessoi"), here=wanted)
    return do_some(work, indices)
