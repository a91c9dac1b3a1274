"""Outside bots for the tests: small programs, good and bad, that leave a note of who they are."""

from __future__ import annotations

import shlex
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path

from tests.patience import PATIENCE

#: What every one of them begins with: its process is noted, and a line is read or written in a word.
BEGIN = """
import json, os, signal, subprocess, sys, time

with open(FOLDER + "/processes", "a") as file:
    print(os.getpid(), file=file)

def hear():
    line = sys.stdin.readline()
    if not line:
        sys.exit()
    with open(FOLDER + "/heard", "a") as file:
        file.write(line)
    return json.loads(line)

def say(**words):
    print(json.dumps(words), flush=True)

def hang():
    open(FOLDER + "/hangs", "w").close()
    time.sleep(600)

def play(decisions=10**9):
    message = hear()
    while message["type"] != "end" and decisions:
        decisions -= 1
        say(choice=message["choices"][0])
        message = hear()
"""
WELCOME = "hear(); say(protocol=1)\n"
#: Takes the first of the choices, always.
GOOD = WELCOME + "play()\n"
CRASH = "raise SystemExit('no model here')\n"


def write_bot(folder: Path, body: str) -> str:
    """A program with this body, as the name of a bot."""
    path = folder / "bot.py"
    path.write_text(f"FOLDER = {str(folder)!r}\n{BEGIN}\n{body}", encoding="utf-8")
    return f"cmd:{shlex.quote(sys.executable)} -I {shlex.quote(str(path))}"


def heard(folder: Path) -> list[str]:
    """All lines that were said to the bots of a folder."""
    return (folder / "heard").read_text(encoding="utf-8").splitlines()


def processes(folder: Path) -> list[int]:
    """The processes that the bots of a folder have noted."""
    path = folder / "processes"
    return [int(line) for line in path.read_text().split()] if path.exists() else []


def wait_for_processes(folder: Path, count: int) -> list[int]:
    """The same, once there are so many."""
    deadline = time.monotonic() + PATIENCE
    while len(processes(folder)) < count and time.monotonic() < deadline:
        time.sleep(0.05)
    return processes(folder)


def clock_of(folder: Path) -> Callable[[], float]:
    """A clock that stands still until a bot of this folder hangs, however long it took to come so far; then it runs."""
    hours = count()
    return lambda: 3600.0 * next(hours) if (folder / "hangs").exists() else 0.0


def is_gone(process: int) -> bool:
    """Whether a process has ended, if need be after a moment; one that nobody has asked for its exit code has too."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        status = subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True, check=False)
        if not status.stdout.strip() or status.stdout.strip().startswith("Z"):
            return True
        time.sleep(0.05)
    return False
