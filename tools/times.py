"""What every test computes, in seconds of one core: ``pytest -p tools.times``, or ``make test-times`` for all folders.

On a machine that others use, too, the clock says nothing. Counted is the process of the tests with all children it has
waited for, such as servers; not what runs on by itself, such as PostgreSQL. Each process writes down what it has
measured; the first shows it in the end.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Generator, Iterable, Iterator
from pathlib import Path

import pytest

#: So many files and so many tests are shown.
SHOWN = 30
START = "(start and collection)"


def computed() -> float:
    """What this process and its children that have ended computed so far."""
    return sum(os.times()[:4])


class Times:
    """Writes down what was computed for each test."""

    def __init__(self, folder: Path, is_first: bool) -> None:
        self.folder = folder
        self.is_first = is_first
        folder.mkdir(parents=True, exist_ok=True)
        if is_first:
            for old in folder.glob("*.jsonl"):
                old.unlink()

    def note(self, name: str, seconds: float) -> None:
        """Write a line."""
        with (self.folder / f"{os.getpid()}.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps([name, seconds]) + "\n")

    @pytest.hookimpl(trylast=True)
    def pytest_collection_finish(self) -> None:
        """What a process needs before its first test."""
        self.note(START, computed())

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """A test with what is set up for it, by others of its file too, and taken down after it."""
        before = computed()
        result = yield
        self.note(item.nodeid, computed() - before)
        return result

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Show all that was written down."""
        if not self.is_first:
            return
        files = self.folder.glob("*.jsonl")
        lines = [json.loads(line) for file in files for line in file.read_text("utf-8").splitlines()]
        for title, found in sums(lines):
            terminalreporter.section(f"seconds of one core, by {title}")
            for name, seconds in found:
                terminalreporter.write_line(f"{seconds:8.1f}  {name}")


def sums(lines: Iterable[tuple[str, float]]) -> Iterator[tuple[str, list[tuple[str, float]]]]:
    """By folder, by file and by test, most first."""
    folders: defaultdict[str, float] = defaultdict(float)
    files: defaultdict[str, float] = defaultdict(float)
    tests: defaultdict[str, float] = defaultdict(float)
    for name, seconds in lines:
        file = name.partition("::")[0]
        folders["/".join(file.split("/")[:2])] += seconds
        if name != START:
            files[file] += seconds
            tests[name] += seconds
    for title, found in ("folder", folders), ("file", files), ("test", tests):
        yield title, sorted(found.items(), key=lambda item: -item[1])[:SHOWN]


def pytest_configure(config: pytest.Config) -> None:
    """Measure from now on."""
    folder = config.rootpath / ".pytest_cache" / "times"
    config.pluginmanager.register(Times(folder, not hasattr(config, "workerinput")))
