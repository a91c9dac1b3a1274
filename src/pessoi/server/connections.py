"""What a connection may cost before anybody knows whose it is: sizes, times, and how many there are."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import uvicorn
from litestar import Litestar
from msgspec import Struct
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from pessoi.server.errors import TooMany
from pessoi.server.line import CONNECTION
from pessoi.server.tracing import Traced

#: A message of a client is a choice or a line of chat; anything larger is refused while it comes in.
LARGEST_MESSAGE = 16 * 1024
#: The line and headers of a request together.
LARGEST_HEAD = 16 * 1024
#: How long a client may take for a whole request, and how long it may do nothing after the answer.
REQUEST_SECONDS = 20.0
IDLE_SECONDS = 10
#: How often it is seen whether a silent client is still there, and how long it may take to say so.
PING_SECONDS = 20.0
#: How long a client may leave what it was sent unread, once no more of it fits on the way.
UNREAD_SECONDS = 10.0
#: Messages of a client that may wait before no more are read.
READ_AHEAD = 4
#: How long open connections get to end by themselves.
FAREWELL_SECONDS = 3


class PunctualHTTP(H11Protocol):
    """HTTP that hangs up on a client whose request is not there in time; the library waits for ever."""

    _awaiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_request()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._awaiting is not None:
            self._awaiting.cancel()
        super().connection_lost(exc)

    def _await_request(self) -> None:
        if self._awaiting is not None:
            self._awaiting.cancel()
        self._awaiting = self.loop.call_later(REQUEST_SECONDS, self._hang_up_without, self.cycle)

    def _hang_up_without(self, before: object) -> None:
        """Hang up if after the request before no other has come in whole; a socket for live play is no request."""
        is_complete = self.cycle is not before and not self.cycle.more_body
        if self.transport.get_protocol() is self and not is_complete:
            self.transport.abort()


class PunctualSocket(WebSocketsSansIOProtocol):
    """A WebSocket that hangs up on a client which does not read; the library waits for ever.

    It offers itself to the application, which can speak to it without the layers between them (see ``line``).
    """

    _unread: asyncio.TimerHandle | None = None
    _is_leaving = False

    async def run_asgi(self) -> None:
        extensions: Any = self.scope["extensions"]
        extensions[CONNECTION] = self
        await super().run_asgi()

    @property
    def is_free(self) -> bool:
        """Whether all that was said before is on its way."""
        return self.writable.is_set()

    def say(self, words: bytes) -> None:
        """Send a text now; nothing happens if the client has gone."""
        if not self.close_sent and not self.disconnected:
            with suppress(InvalidState):
                self.conn.send_text(words)
                if not self._is_leaving:
                    self._is_leaving = True
                    self.loop.call_soon(self._let_leave)

    def _let_leave(self) -> None:
        """Send what was said since the loop came by last, as one: an answer and the update it brought about."""
        self._is_leaving = False
        words = b"".join(self.conn.data_to_send())
        if words and not self.transport.is_closing():
            self.transport.write(words)

    async def hear(self) -> str | None:
        """The next text of the client, nothing instead of what is no text; None once it has hung up."""
        message: Any = await self.receive()
        return None if message["type"] == "websocket.disconnect" else message.get("text") or ""

    def send_receive_event_to_app(self) -> None:
        """Stop reading only when several messages wait; the library asks the system to stop and go on for each."""
        was_paused = self.read_paused
        self.read_paused = True
        super().send_receive_event_to_app()
        self.read_paused = was_paused
        if not was_paused and self.queue.qsize() >= READ_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._forget_timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget_timer()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def _forget_timer(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


def server_config(app: Litestar, **more: Any) -> uvicorn.Config:
    """How the server listens: nothing is unpacked for strangers, and nobody can keep it waiting or fill its memory."""
    return uvicorn.Config(
        Traced(app, app.state.metrics),
        **{
            "lifespan": "on",
            "http": PunctualHTTP,
            "ws": PunctualSocket,
            "h11_max_incomplete_event_size": LARGEST_HEAD,
            "ws_max_size": LARGEST_MESSAGE,
            "ws_per_message_deflate": False,
            "ws_ping_interval": PING_SECONDS,
            "ws_ping_timeout": PING_SECONDS,
            "timeout_keep_alive": IDLE_SECONDS,
            "timeout_graceful_shutdown": FAREWELL_SECONDS,
            "access_log": False,
            **more,
        },
    )


class MostSockets(Struct, frozen=True):
    """How many sockets for live play there may be, in all and from one address."""

    in_all: int = 5000
    from_one_address: int = 200


class Doors:
    """Counts the sockets that are open."""

    def __init__(self) -> None:
        self.most = MostSockets()
        self.open: Counter[str] = Counter()
        self.in_all = 0

    @contextmanager
    def through(self, address: str) -> Iterator[None]:
        """Be inside, if there is room for one more from this address."""
        if self.in_all >= self.most.in_all or self.open[address] >= self.most.from_one_address:
            raise TooMany("too-many-sockets", wait=PING_SECONDS)
        self.open[address] += 1
        self.in_all += 1
        try:
            yield
        finally:
            self.in_all -= 1
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]
