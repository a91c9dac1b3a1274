"""Several server processes at one address, watched over by the one that started them."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
COMMAND = [sys.executable, "-m", "tests.server.many_servers", "2"]

Watcher = subprocess.Popen[str]


@pytest.fixture
def watcher() -> Iterator[Watcher]:
    pipe = subprocess.PIPE
    with subprocess.Popen(COMMAND, cwd=ROOT, stdout=pipe, stderr=pipe, text=True, start_new_session=True) as process:
        yield process
        process.kill()


def said(watcher: Watcher) -> str:
    """The next line it prints."""
    assert watcher.stdout is not None
    return watcher.stdout.readline().strip()


def ask(port: int) -> int:
    """The process that answers; 0 if none does."""
    try:
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as connection:
            return int(connection.recv(100) or 0)
    except OSError:
        return 0


def answering(port: int, count: int, but: int = 0) -> set[int]:
    """So many processes that answer, without one of them."""
    found: set[int] = set()
    give_up = time.monotonic() + PATIENCE
    while len(found) < count and time.monotonic() < give_up:
        answer = ask(port)
        if answer in (found | {0, but}):
            # One that is about to begin needs the machine more than who asks for it.
            time.sleep(0.01)
        found |= {answer} - {0, but}
    return found


def has_ended(process: int) -> bool:
    """Whether a process of ours is gone in time."""
    give_up = time.monotonic() + PATIENCE
    while time.monotonic() < give_up:
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False


def test_one_that_dies_is_replaced_and_all_end_together(watcher: Watcher) -> None:
    port = int(said(watcher))
    killed, stays = answering(port, 2)
    os.kill(killed, signal.SIGKILL)
    now = answering(port, 2, killed)
    assert stays in now
    watcher.send_signal(signal.SIGTERM)
    assert said(watcher) == "over"
    assert watcher.wait(PATIENCE) == 0
    assert all(has_ended(process) for process in now)
    assert watcher.stderr is not None
    assert f"server process {killed} was ended by SIGKILL; another one takes its place" in watcher.stderr.read()


def test_none_outlives_the_one_that_watches(watcher: Watcher) -> None:
    port = int(said(watcher))
    both = answering(port, 2)
    watcher.kill()
    assert all(has_ended(process) for process in both)


def test_a_key_press_ends_all_of_them_once(watcher: Watcher) -> None:
    port = int(said(watcher))
    both = answering(port, 2)
    os.killpg(watcher.pid, signal.SIGINT)
    assert said(watcher) == "over"
    assert all(has_ended(process) for process in both)
