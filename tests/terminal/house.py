"""A house in which people type, and servers answer: real processes for all that goes on while others do."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from codecs import getincrementaldecoder
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import randrange
from socket import AF_INET, SOCK_STREAM, socket

import pytest
from tests.patience import PATIENCE
from tests.terminal.shell import COMMAND, run_here, variables

from pessoi.cli import main


@dataclass(frozen=True)
class Ended:
    """A command that has ended: its exit code, and all it has printed."""

    code: int
    printed: str

    def expect(self, pattern: str) -> str:
        """What is printed like this; its group, or all of it."""
        match = re.search(pattern, self.printed)
        assert match, f"{pattern!r} is not in: {self.printed}"
        return match[match.lastindex or 0]


class Running:
    """A command that is still going on, what it has printed so far, and a keyboard."""

    def __init__(self, command: list[str], environment: dict[str, str]) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment
        )
        self.printed = ""
        self.read = 0
        self.is_over = False
        self.news = threading.Condition()
        self.reader = threading.Thread(target=self.listen, daemon=True)
        self.reader.start()

    def listen(self) -> None:
        assert self.process.stdout is not None
        # What is read may end in the middle of a letter.
        decoder = getincrementaldecoder("utf-8")()
        while words := os.read(self.process.stdout.fileno(), 65536):
            with self.news:
                self.printed += decoder.decode(words)
                self.news.notify_all()
        with self.news:
            self.is_over = True
            self.news.notify_all()

    def expect(self, pattern: str) -> str:
        """Wait until the pattern is printed after what was expected before; its group, or all of it."""

        def found() -> bool:
            return re.search(pattern, self.printed[self.read :]) is not None

        with self.news:
            self.news.wait_for(lambda: found() or self.is_over, PATIENCE)
            match = re.search(pattern, self.printed[self.read :])
            assert match, f"{pattern!r} is not in: {self.printed[self.read :]}"
            self.read += match.end()
        return match[match.lastindex or 0]

    def type(self, words: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(words.encode())
        self.process.stdin.flush()

    def end(self) -> int:
        """Wait for the end; the exit code."""
        code = self.process.wait(PATIENCE)
        self.reader.join(PATIENCE)
        return code

    def kill(self) -> None:
        self.process.kill()
        self.end()
        for stream in (self.process.stdin, self.process.stdout):
            assert stream is not None
            stream.close()


class House:
    """Somewhere to run commands; whatever still runs is ended at the end."""

    def __init__(self, folder: Path, command: tuple[str, ...] = COMMAND) -> None:
        self.folder = folder
        self.command = command
        self.running: list[Running] = []

    def home(self, name: str) -> Path:
        return self.folder / name

    def start(self, *words: str, home: str = "anna", **environment: str) -> Running:
        running = Running([*self.command, *words], variables(self.home(home), **environment))
        self.running.append(running)
        return running

    def run(self, *words: str, typed: str = "", home: str = "anna", **environment: str) -> Ended:
        """Run a command to its end with this input, in this process."""
        done = run_here(words, typed, variables(self.home(home), **environment), is_one_paper=True)
        return Ended(done.returncode, done.stdout)

    def serve(
        self, database: str = "server.db", port: int = 0, settings: Mapping[str, str] = {}
    ) -> tuple[Running, str]:
        """A server, and its address once it listens."""
        words = ("serve", "--no-limits", "--port", str(port), "--database", str(self.folder / database))
        server = self.start(*words, home="server", **settings)
        return server, server.expect(r"pessoi is at (http://\S+)\s")

    @staticmethod
    def own_port() -> int:
        """A port for a server that comes back to it: none of those that the system gives away to whoever asks."""
        while True:
            with socket(AF_INET, SOCK_STREAM) as trial, suppress(OSError):
                trial.bind(("127.0.0.1", randrange(20_000, 32_000)))
                return int(trial.getsockname()[1])

    def database(self, name: str = "server.db") -> list[str]:
        return ["--database", str(self.folder / name)]

    def close(self) -> None:
        for running in self.running:
            running.kill()


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, str]]:
    """One server for all tests that leave it as it is."""
    house = House(tmp_path_factory.mktemp("shared"))
    try:
        yield house, house.serve()[1]
    finally:
        house.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path)
    yield house
    house.close()


@pytest.fixture
def address(house: House, shared: tuple[House, str]) -> str:
    return shared[1]


class Mistake:
    """Makes mistakes in this process, as that is faster, and looks at what is said."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, captured: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.captured = captured

    def __call__(self, *words: str) -> str:
        self.monkeypatch.setattr(sys, "argv", ["pessoi", *words])
        with pytest.raises(SystemExit) as end:
            main()
        assert end.value.code == 2
        said = self.captured.readouterr().err
        assert re.fullmatch(r"pessoi: .*\n", said)
        return said


@pytest.fixture
def mistake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Mistake:
    monkeypatch.setenv("PESSOI_HOME", str(tmp_path / "home"))
    return Mistake(monkeypatch, capsys)
