"""A place to type commands that end by themselves: in this process, as one of their own would cost a second."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path
from tempfile import TemporaryFile
from unittest.mock import patch

import pytest
from tests.patience import PATIENCE

from pessoi.cli import main

COMMAND = (sys.executable, "-c", "from pessoi.cli import main; main()")
#: What the command leaves as it wants it, and a process of its own would have taken along.
SIGNALS = (signal.SIGTERM, signal.SIGHUP)

Done = subprocess.CompletedProcess[str]


def variables(home: Path, **environment: str) -> dict[str, str]:
    """The environment of somebody who speaks no particular language, with a home of their own."""
    found = {**os.environ, "PESSOI_HOME": str(home), "LANG": "C.UTF-8", "COLUMNS": "120", **environment}
    found.pop("LC_ALL", None)
    return found


def run_here(words: tuple[str, ...], typed: str, environment: dict[str, str], is_one_paper: bool = False) -> Done:
    """Run a command to its end; what it complains about goes to a paper of its own, or among what it prints."""
    out = TextIOWrapper(BytesIO(), encoding="utf-8", write_through=True)
    err = out if is_one_paper else TextIOWrapper(BytesIO(), encoding="utf-8", write_through=True)
    handlers = [(number, signal.getsignal(number)) for number in SIGNALS]
    with ExitStack() as stack:
        keyboard = stack.enter_context(TemporaryFile("w+", encoding="utf-8"))
        keyboard.write(typed)
        keyboard.seek(0)
        stack.enter_context(patch.dict(os.environ, environment, clear=True))
        stack.enter_context(patch.object(sys, "argv", ["pessoi", *words]))
        stack.enter_context(patch.object(sys, "stdin", keyboard))
        stack.enter_context(redirect_stdout(out))
        stack.enter_context(redirect_stderr(err))
        for number, handler in handlers:
            stack.callback(signal.signal, number, handler)
        end = stack.enter_context(pytest.raises(SystemExit))
        main()
    code = end.value.code
    assert isinstance(code, int)
    return Done(words, code, *(paper.buffer.getvalue().decode() for paper in (out, err)))


class Shell:
    """Somebody who types commands, with a home of their own."""

    def __init__(self, home: Path) -> None:
        self.home = home

    def run(self, *words: str, typed: str = "", **environment: str) -> Done:
        return run_here(words, typed, variables(self.home, **environment))

    def run_process(self, *words: str, typed: str = "", **environment: str) -> Done:
        """The same in a process of its own, as people have it."""
        return subprocess.run(
            [*COMMAND, *words],
            input=typed,
            capture_output=True,
            text=True,
            env=variables(self.home, **environment),
            timeout=PATIENCE,
            check=False,
        )

    def saved(self) -> list[Path]:
        return sorted((self.home / "matches").glob("*.pessoi"))
