"""A thread that does whatever waits, together: what comes while it is busy shares its next go and one wake-up after it.

Handing something to a thread and waking the event loop again cost more than most of what the database does then, and
while both want to compute, each waits for the other.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from typing import Generic, TypeVar

from msgspec import Struct

Task = TypeVar("Task")
Answer = TypeVar("Answer")

#: Most of what waits that is done in one go.
MOST_AT_ONCE = 100


class Job(Struct, Generic[Task, Answer]):
    """Something that waits to be done, who waits for it, and what has come of it."""

    task: Task
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Answer | None]
    answer: Answer | None = None
    error: Exception | None = None

    @property
    def is_wanted(self) -> bool:
        """Whether somebody still waits for it."""
        return not self.done.cancelled()

    def tell(self) -> None:
        """Tell the one who waits; from their own thread only."""
        if self.done.done():
            return
        if self.error is None:
            self.done.set_result(self.answer)
        else:
            self.done.set_exception(self.error)


class Together(Generic[Task, Answer]):
    """Has a thread ``work`` on what waits, which notes an answer or an error with each job."""

    def __init__(self, name: str, work: Callable[[list[Job[Task, Answer]]], None], end: Callable[[], None]) -> None:
        self._name = name
        self._work = work
        self._end = end
        self._waiting: queue.SimpleQueue[Job[Task, Answer] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None

    async def do(self, task: Task) -> Answer | None:
        """Have something done, and what has come of it."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        job: Job[Task, Answer] = Job(task, loop, loop.create_future())
        self._waiting.put(job)
        return await job.done

    async def close(self) -> None:
        """End after what waits already."""
        if self._thread is not None:
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)
            self._thread = None

    # In the thread

    def _run(self) -> None:
        is_open = True
        while is_open:
            taken = [self._waiting.get()]
            while len(taken) < MOST_AT_ONCE and not self._waiting.empty():
                taken.append(self._waiting.get())
            is_open = None not in taken
            jobs = [job for job in taken if job is not None]
            if jobs:
                self._work(jobs)
            for loop in {job.loop for job in jobs}:
                loop.call_soon_threadsafe(_tell_all, [job for job in jobs if job.loop is loop])
        self._end()


def _tell_all(jobs: list[Job[Task, Answer]]) -> None:
    for job in jobs:
        job.tell()
