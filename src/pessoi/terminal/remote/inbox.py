"""What comes in: lines typed, messages, and the end of a connection."""

from __future__ import annotations

import os
import sys
from queue import Queue
from typing import NamedTuple

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from pessoi.terminal.remote.wire import MESSAGES, Answer, Update


class Typed(NamedTuple):
    """A line from the keyboard; None at the end of the input."""

    words: str | None


class Arrived(NamedTuple):
    """A message of the server, and the connection it came by."""

    socket: ClientConnection
    message: Update | Answer


class Lost(NamedTuple):
    """A connection has ended."""

    socket: ClientConnection


Inbox = Queue[Typed | Arrived | Lost]


def read_keyboard(inbox: Inbox) -> None:
    """Pass on what is typed; read without Python's buffer, whose lock would hold up the end of the program."""
    rest = b""
    encoding = sys.stdin.encoding if sys.stdin else "utf-8"
    while sys.stdin:
        try:
            read = os.read(sys.stdin.fileno(), 4096)
        except (OSError, ValueError):
            break
        if not read:
            break
        *lines, rest = (rest + read).split(b"\n")
        for line in lines:
            inbox.put(Typed(line.decode(encoding, "replace").strip()))
    if rest:
        inbox.put(Typed(rest.decode(encoding, "replace").strip()))
    inbox.put(Typed(None))


def read_socket(socket: ClientConnection, inbox: Inbox) -> None:
    """Pass on what the server sends, until the connection ends."""
    try:
        for words in socket:
            inbox.put(Arrived(socket, MESSAGES.decode(words)))
    except (ConnectionClosed, msgspec.DecodeError, msgspec.ValidationError):
        pass
    inbox.put(Lost(socket))
