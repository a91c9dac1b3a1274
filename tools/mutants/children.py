"""Work in forked children of this warm process: nothing a child imports or breaks is left behind when it ends."""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NoReturn

#: A change can make a program collect things without end; a child gets this many bytes and no more.
MEMORY = 4 << 30


@dataclass
class Job:
    """Something to be done in a child: it returns JSON data, or is ended when its seconds are over."""

    work: Callable[[], Any]
    seconds: float
    #: What the job is about, for whoever gets its result.
    about: Any


@dataclass
class Result:
    """What came of a job: its data, or None if the child crashed or had to be ended."""

    about: Any
    data: Any
    is_late: bool
    seconds: float


def in_children(jobs: Iterable[Job], at_once: int) -> Iterator[Result]:
    """Do jobs, some at once, each in a child of its own; results come as they are ready."""
    waiting = iter(jobs)
    running: dict[int, tuple[Job, float, Path]] = {}
    with tempfile.TemporaryDirectory() as folder:
        try:
            while True:
                while len(running) < at_once and (job := next(waiting, None)) is not None:
                    place = Path(folder, f"{time.monotonic_ns()}.json")
                    running[_start(job, place)] = (job, time.monotonic(), place)
                if not running:
                    return
                time.sleep(0.05)
                for pid in list(running):
                    job, since, place = running[pid]
                    is_late = time.monotonic() - since > job.seconds
                    if is_late:
                        os.killpg(pid, signal.SIGKILL)
                    if os.waitpid(pid, 0 if is_late else os.WNOHANG)[0]:
                        del running[pid]
                        with suppress(ProcessLookupError):
                            os.killpg(pid, signal.SIGKILL)  # what the child itself has started
                        data = json.loads(place.read_text()) if place.exists() else None
                        yield Result(job.about, data, is_late, time.monotonic() - since)
        finally:
            for pid in running:
                with suppress(ProcessLookupError):
                    os.killpg(pid, signal.SIGKILL)
                os.waitpid(pid, 0)


def _start(job: Job, place: Path) -> int:
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if pid == 0:
        _be_a_child(job, place)
    with suppress(ProcessLookupError, PermissionError):
        os.setpgid(pid, pid)
    return pid


def _be_a_child(job: Job, place: Path) -> NoReturn:
    """Work silently in a process group of its own, write the result down whole, and end without cleaning up."""
    try:
        with suppress(PermissionError):
            os.setpgid(0, 0)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        nothing = os.open(os.devnull, os.O_RDWR)
        for descriptor in (0, 1, 2):
            os.dup2(nothing, descriptor)
        part = place.with_suffix(".part")
        part.write_text(json.dumps(job.work()))
        part.rename(place)
    finally:
        os._exit(0)
