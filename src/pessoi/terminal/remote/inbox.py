"""What comes in: lines typed, messages, and the end of a connection."""

from __future__ import annotations

import os
from queue import Queue
from typing import NamedTuple, TextIO

import msgspec
from websockets.exceptions import ConnectionClosed

from pessoi.scene.messages import Answer, News, answers
from pessoi.terminal.remote.line import Line


class Typed(NamedTuple):
    """A line from the keyboard; None at the end of the input."""

    words: str | None


class Arrived(NamedTuple):
    """A message of the server, and the connection it came by."""

    line: Line
    message: News | Answer


class Lost(NamedTuple):
    """A connection has ended."""

    line: Line


Inbox = Queue[Typed | Arrived | Lost]


def read_keyboard(keyboard: TextIO | None, inbox: Inbox) -> None:
    """Pass on what is typed; read without Python's buffer, whose lock would hold up the end of the program."""
    rest = b""
    encoding = keyboard.encoding if keyboard else "utf-8"
    while keyboard:
        try:
            read = os.read(keyboard.fileno(), 4096)
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


async def read_line(line: Line, inbox: Inbox) -> None:
    """Pass on what the server sends, until the connection ends."""
    try:
        async for words in line.socket:
            inbox.put(Arrived(line, answers.decode(words)))
    except (ConnectionClosed, msgspec.DecodeError, msgspec.ValidationError):
        pass
    finally:
        inbox.put(Lost(line))
