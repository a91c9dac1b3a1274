"""A live connection to a table, for those who wait for it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from functools import cache
from typing import Any, TypeVar

from websockets.asyncio.client import ClientConnection, connect

T = TypeVar("T")


@cache
def loop() -> asyncio.AbstractEventLoop:
    """Where all lines of this program are read and written, in a thread of its own.

    No other thread touches a socket: when one reads and another writes over TLS, what was written is sometimes lost.
    """
    running = asyncio.new_event_loop()
    threading.Thread(target=running.run_forever, daemon=True).start()
    return running


def begin(work: Coroutine[Any, Any, T]) -> Future[T]:
    """Have something done where lines are."""
    return asyncio.run_coroutine_threadsafe(work, loop())


class Line:
    """A live connection to a table; what is sent and closed has been when the call returns."""

    def __init__(self, connecting: connect) -> None:
        self.socket = begin(opened(connecting)).result()

    def send(self, words: str) -> None:
        """Send a message."""
        begin(self.socket.send(words)).result()

    def close(self) -> None:
        """Say goodbye and hang up."""
        begin(self.socket.close()).result()


async def opened(connecting: connect) -> ClientConnection:
    """The connection, once the server has answered."""
    return await connecting
