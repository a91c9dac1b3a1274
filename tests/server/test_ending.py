"""Ending tasks for sure, also those that miss a cancellation."""

from __future__ import annotations

import asyncio

import pytest

from pessoi.server import ending
from pessoi.server.ending import end


class Task:
    """Goes on after so many cancellations, as one does to which something comes at the same moment."""

    def __init__(self, deaf: int) -> None:
        self.deaf = deaf
        self.missed = 0
        self.is_running = asyncio.Event()

    async def run(self) -> None:
        self.is_running.set()
        while True:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:
                if self.missed == self.deaf:
                    raise
                self.missed += 1


@pytest.mark.parametrize("deaf", [0, 1, 3])
def test_a_task_that_misses_a_cancellation_is_cancelled_again(deaf: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ending, "AGAIN", 0.01)

    async def story() -> tuple[list[int], list[bool]]:
        works = [Task(deaf), Task(0)]
        tasks = [asyncio.create_task(work.run()) for work in works]
        for work in works:
            await work.is_running.wait()
        await end(*tasks)
        return [work.missed for work in works], [task.cancelled() for task in tasks]

    assert asyncio.run(story()) == ([deaf, 0], [True, True])


def test_what_fails_at_its_end_keeps_nobody_from_leaving() -> None:
    async def fail() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            raise OSError

    async def story() -> list[bool]:
        tasks = [asyncio.create_task(fail()), asyncio.create_task(asyncio.sleep(0))]
        await asyncio.sleep(0)
        await end(*tasks)
        await end()
        return [task.done() for task in tasks]

    assert asyncio.run(story()) == [True, True]
