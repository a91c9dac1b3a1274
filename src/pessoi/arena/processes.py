"""Doing work on the cores of this machine."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context
from signal import SIG_IGN, SIGINT, SIGTERM, signal
from types import FrameType

from pessoi.arena.work import Outcome, Work, WorkerLost, chunks_of, do, do_some

#: Handfuls of work that wait for each process, so that none has to wait for us.
AHEAD = 2


def cores() -> int:
    """How many processes can work at once."""
    return os.cpu_count() or 1


def run(work: Work, indices: Iterable[int], jobs: int | None = None) -> Iterator[Outcome]:
    """Do these numbers in so many processes, one for each core if nothing is said; one job needs no other process."""
    jobs = jobs or cores()
    if jobs == 1 and not work.is_fresh:
        for index in indices:
            yield do(work, index)
        return
    yield from _run_in_processes(work, indices, jobs)


def _run_in_processes(work: Work, indices: Iterable[int], jobs: int) -> Iterator[Outcome]:
    others = active_children()
    context = get_context("spawn" if work.is_fresh else None)
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=begin_work)
    try:
        waiting: set[Future[list[Outcome]]] = set()
        for chunk in chunks_of(indices, work.chunk):
            waiting.add(pool.submit(work_on, work, chunk))
            if len(waiting) >= AHEAD * jobs:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield from future.result()
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    except BaseException as error:
        for worker in active_children():
            if worker not in others:
                worker.terminate()
        if isinstance(error, BrokenProcessPool):
            raise WorkerLost("worker-lost") from error
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def begin_work() -> None:
    """What a worker does first: be ready to be told to stop."""
    for ending in (SIGINT, SIGTERM):
        signal(ending, stop_work)


def stop_work(number: int, _frame: FrameType | None) -> None:
    """Leave whatever is being done, once; bots are let go on the way out."""
    for ending in (SIGINT, SIGTERM):
        signal(ending, SIG_IGN)
    sys.exit(128 + number)


def work_on(work: Work, indices: list[int]) -> list[Outcome]:
    """A worker's share of the work."""
    try:
        return do_some(work, indices)
    except SystemExit:
        # The pool would only hand on the exit as a result, and go on with the next share.
        os._exit(1)
