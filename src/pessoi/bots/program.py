"""A program of somebody else's that we talk to line by line: asked within a time limit, ended with all it started."""

from __future__ import annotations

import os
from collections import deque
from contextlib import suppress
from pathlib import Path
from selectors import EVENT_READ, EVENT_WRITE, DefaultSelector
from signal import SIGKILL, SIGTERM, Signals
from subprocess import PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import IO, Any, Final

from pessoi.kernel.errors import Worded

#: How many bytes an answer can have.
LONGEST_LINE: Final = 2**20
CHUNK: Final = 2**16
#: Seconds a program has to end by itself once its input or its output has ended, and once it was told to end.
PATIENCE: Final = 2.0
GRACE: Final = 0.5
#: How much is kept of what a program writes to its error output.
LAST_LINES: Final = 8
LAST_WIDTH: Final = 200

#: What can go wrong with a program, by the names of the messages ``forfeit-NAME``.
TROUBLES: Final = (
    "start",
    "slow",
    "half",
    "flood",
    "ended",
    "killed",
    "closed",
    "json",
    "protocol",
    "choice",
    "unlisted",
)


class Trouble(Worded):
    """A program did not do what it should."""

    @property
    def words(self) -> list[Any]:
        return [f"forfeit-{self.name}", self.values]


def printable(said: bytes | str) -> str:
    """What a program wrote, short and without anything that would play tricks on a terminal."""
    text = said[: 4 * LAST_WIDTH].decode("utf-8", "replace") if isinstance(said, bytes) else said
    shown = "".join(letter if letter.isprintable() else "�" for letter in text.expandtabs(4))
    return shown if len(shown) <= LAST_WIDTH else shown[: LAST_WIDTH - 3] + "..."


class Program:
    """A running program. Everything about it is done within a time limit, whatever it does or does not do."""

    def __init__(self, words: list[str], log: Path | None = None) -> None:
        """Start it; ``log`` is a file to which all that is said is added."""
        self.log = log
        try:
            # A session of its own: Ctrl-C is for us, and what the program starts can be ended with it.
            self.process = Popen(words, stdin=PIPE, stdout=PIPE, stderr=PIPE, bufsize=0, start_new_session=True)
        except OSError as error:
            raise Trouble("start", error=error) from error
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.input: IO[bytes] = self.process.stdin
        self.output: IO[bytes] = self.process.stdout
        self.errors: IO[bytes] = self.process.stderr
        self.unread = bytearray()
        self.unread_errors = bytearray()
        self.last_lines: deque[str] = deque(maxlen=LAST_LINES)
        self.selector = DefaultSelector()
        for pipe in (self.input, self.output, self.errors):
            os.set_blocking(pipe.fileno(), False)
        self.selector.register(self.output, EVENT_READ)
        self.selector.register(self.errors, EVENT_READ)

    # Talking

    def ask(self, message: bytes, seconds: float) -> bytes:
        """Send a line and wait for the next line the program writes."""
        deadline = monotonic() + seconds
        self._send(message, deadline, seconds)
        while b"\n" not in self.unread:
            self._wait(deadline, seconds)
        line, _, rest = self.unread.partition(b"\n")
        self.unread = rest
        self._note("<", line)
        return bytes(line)

    def tell(self, message: bytes, seconds: float) -> None:
        """Send a line that needs no answer."""
        self._send(message, monotonic() + seconds, seconds)

    def _send(self, message: bytes, deadline: float, seconds: float) -> None:
        """Send a line; a program that writes instead of reading is listened to meanwhile."""
        self._note(">", message)
        unsent = message + b"\n"
        self.selector.register(self.input, EVENT_WRITE)
        try:
            while unsent:
                if self._wait(deadline, seconds):
                    with suppress(BlockingIOError):
                        unsent = unsent[os.write(self.input.fileno(), unsent) :]
        except BrokenPipeError:
            raise self._how_it_ended() from None
        finally:
            self.selector.unregister(self.input)

    def _wait(self, deadline: float, seconds: float) -> bool:
        """Take in what comes next, until the deadline at most; whether more can be sent."""
        left = deadline - monotonic()
        if left <= 0:
            raise Trouble("half" if self.unread and b"\n" not in self.unread else "slow", seconds=seconds)
        can_send = False
        for key, _ in self.selector.select(left):
            if key.fileobj is self.input:
                can_send = True
            elif key.fileobj is self.errors:
                self._hear_errors()
            else:
                self._hear()
        return can_send

    def _hear(self) -> None:
        said = self.output.read(CHUNK)
        if said == b"":
            raise self._how_it_ended()
        self.unread += said or b""
        if len(self.unread) > LONGEST_LINE:
            raise Trouble("flood", bytes=LONGEST_LINE)

    def _hear_errors(self) -> bool:
        """Keep the last lines of the error output; False once nothing is there."""
        said = self.errors.read(CHUNK)
        if said == b"":
            self.selector.unregister(self.errors)
        *lines, self.unread_errors = (self.unread_errors + (said or b"")).split(b"\n")
        if len(self.unread_errors) > CHUNK or not said:
            lines.append(self.unread_errors)
            self.unread_errors = bytearray()
        for line in lines:
            if line.strip():
                self._note("!", line)
                self.last_lines.append(printable(bytes(line)))
        return bool(said)

    def _note(self, mark: str, line: bytes | bytearray) -> None:
        if self.log is not None:
            with self.log.open("ab") as file:
                file.write(b"%d %s %s\n" % (self.process.pid, mark.encode(), line))

    # Ending

    def _how_it_ended(self) -> Trouble:
        """Why nothing more comes from the program."""
        try:
            code = self.process.wait(PATIENCE)
        except TimeoutExpired:
            return Trouble("closed")
        return Trouble("killed", signal=-code) if code < 0 else Trouble("ended", code=code)

    def close(self, patience: float) -> None:
        """End the program and what it started: its input ends, after some seconds it is told to end, then ended."""
        try:
            self.input.close()
            if not self._ends_within(patience):
                self._signal(SIGTERM)
                self._ends_within(GRACE)
        finally:
            self._signal(SIGKILL)
            self.process.wait()
            # What is still in the pipe; if somebody who got away goes on writing, nobody listens for ever.
            for _ in range(LONGEST_LINE // CHUNK):
                if self.errors not in self.selector.get_map() or not self._hear_errors():
                    break
            self.selector.close()
            self.output.close()
            self.errors.close()

    def _ends_within(self, seconds: float) -> bool:
        try:
            self.process.wait(seconds)
        except TimeoutExpired:
            return False
        return True

    def _signal(self, signal: Signals) -> None:
        """Signal the program and all it started; macOS forbids it for a group that has already ended."""
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal)
