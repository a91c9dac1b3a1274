"""The line to one client: texts are said and heard here, one after the other.

Every choice is told on several lines, so what nobody has to wait for goes straight to the connection. Under another
program than ours that speaks ASGI there is only the long way, through the framework.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Protocol

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

#: The extension of an ASGI scope under which a connection offers itself.
CONNECTION = "pessoi.connection"


class Connection(Protocol):
    """A connection that can be spoken to without waiting."""

    @property
    def is_free(self) -> bool:
        """Whether all that was said before is on its way."""

    def say(self, words: bytes) -> None:
        """Send a text now; nothing happens if the client has gone, which is noticed by listening."""

    async def hear(self) -> str | None:
        """The next text of the client; None once it has hung up."""


class Line:
    """What is said to a client and heard from it."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket
        extensions: Any = socket.scope.get("extensions") or {}
        self._connection: Connection | None = extensions.get(CONNECTION)
        #: Held by whoever has to wait until the client has read what was said before.
        self.speaking = asyncio.Lock()

    @property
    def is_free(self) -> bool:
        """Whether something can be said at once."""
        return self._connection is not None and self._connection.is_free and not self.speaking.locked()

    def say_now(self, words: bytes) -> None:
        """Send a text on a line that is free."""
        assert self._connection is not None
        self._connection.say(words)

    async def say(self, words: bytes) -> None:
        """Send a text, after those of others who wait."""
        if self.is_free:
            self.say_now(words)
            return
        async with self.speaking:
            # That a client has gone is noticed by listening, so that nothing it began is broken off.
            with suppress(WebSocketDisconnect, OSError, RuntimeError):
                await self._socket.send_text(words.decode())

    async def hear(self) -> str:
        """The next text of the client; WebSocketDisconnect once it has hung up."""
        if self._connection is None:
            return await self._socket.receive_text()
        words = await self._connection.hear()
        if words is None:
            raise WebSocketDisconnect(detail="hung up")
        return words

    async def close(self, code: int) -> None:
        """Hang up."""
        with suppress(WebSocketDisconnect, OSError, RuntimeError):
            await self._socket.close(code=code)
