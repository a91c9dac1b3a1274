"""Ending tasks for sure."""

from __future__ import annotations

import asyncio
from typing import Any

#: After how many seconds a task that goes on is cancelled again; longer than any takes to say farewell.
AGAIN = 6.0


async def end(*tasks: asyncio.Task[Any]) -> None:
    """Cancel tasks until all of them are done.

    Once is not enough: before Python 3.12 a task that waits with a timeout for something goes on if it comes at the
    same moment (``asyncio.wait_for``), and drivers of databases wait like that.
    """
    pending = set(tasks)
    while pending:
        for task in pending:
            task.cancel()
        _, pending = await asyncio.wait(pending, timeout=AGAIN)
    await asyncio.gather(*tasks, return_exceptions=True)
