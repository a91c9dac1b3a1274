"""A WebSocket client that does as little as it can, so that what is measured is the server and not who drives it."""

from __future__ import annotations

import asyncio
import os
from base64 import b64encode
from collections.abc import Callable
from time import perf_counter

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = 0x80
MASKED = 0x80
#: Clients must mask what they send; with a mask of zeros that is nothing to do.
MASK = bytes(4)
#: Sockets that share one of this machine's own addresses: a server may limit how many come from one.
SOCKETS_AN_ADDRESS = 100

Hear = Callable[[bytes, float], None]


class Socket(asyncio.Protocol):
    """One connection; every message is handed to ``hear`` with the moment at which it came."""

    def __init__(self, request: bytes, hear: Hear) -> None:
        self.hear = hear
        self.is_open = asyncio.get_running_loop().create_future()
        self.is_gone = False
        self._request = request
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._is_upgraded = False

    @classmethod
    async def connect(cls, port: int, path: str, hear: Hear, number: int = 0, cookie: str = "") -> Socket:
        """The socket with this number at a server on this machine, ready to speak."""
        key = b64encode(os.urandom(16)).decode()
        request = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        place = number // SOCKETS_AN_ADDRESS
        _, socket = await asyncio.get_running_loop().create_connection(
            lambda: cls(request.encode(), hear), "127.0.0.1", port, local_addr=(f"127.1.0.{place + 1}", 0)
        )
        await socket.is_open
        return socket

    def send(self, words: bytes) -> None:
        """Send a text."""
        self._send(TEXT, words)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def _send(self, kind: int, words: bytes) -> None:
        assert self._transport is not None
        size = len(words)
        head = bytes([FINAL | kind, MASKED | size]) if size < 126 else bytes([FINAL | kind, MASKED | 126])
        length = b"" if size < 126 else size.to_bytes(2)
        self._transport.write(head + length + MASK + words)

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_gone = True
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("hung up on"))

    def data_received(self, data: bytes) -> None:
        now = perf_counter()
        self._buffer += data
        if not self._is_upgraded and not self._upgrade():
            return
        while self._take_frame(now):
            pass

    def _upgrade(self) -> bool:
        """Read the answer to the request; whether it is there and is a yes."""
        head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not end:
            return False
        if b" 101 " not in head.split(b"\r\n")[0]:
            self.is_open.set_exception(ConnectionError(head.decode()))
            return False
        self._buffer = bytearray(rest)
        self._is_upgraded = True
        self.is_open.set_result(None)
        return True

    def _take_frame(self, now: float) -> bool:
        """Take one whole frame out of the buffer, if there is one; servers do not cut these messages into several."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            size = int.from_bytes(buffer[2:start])
        if len(buffer) < start + size:
            return False
        kind, words = buffer[0] & 15, bytes(buffer[start : start + size])
        del buffer[: start + size]
        if kind == TEXT:
            self.hear(words, now)
        elif kind == PING:
            self._send(PONG, words)
        elif kind == CLOSE:
            self.close()
        return True
