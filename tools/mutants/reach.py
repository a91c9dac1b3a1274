"""Which tests run which blocks of the source: found out once, then kept until a file that a test loads has changed."""

from __future__ import annotations

import ast
import hashlib
import importlib
import json
import signal
import sys
from collections.abc import Generator, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from tools.mutants.areas import UNTRIED
from tools.mutants.children import Job, in_children
from tools.mutants.marks import Marks, block_by_line

#: No file of tests takes longer than this on a busy machine.
SECONDS_A_FILE = 1800.0
#: A test that computes longer than this is not tried on mutants: quicker ones find most of what it would.
SECONDS_A_TEST = 1.0
#: What stands for a test where modules are imported and tests collected.
AT_IMPORT = ""


@dataclass
class Test:
    """A test, how long it took, and whether it runs the block asked for itself."""

    name: str
    seconds: float
    is_direct: bool

    @property
    def file(self) -> str:
        return self.name.partition("::")[0]


class Reach:
    """The tests of some folders, by the blocks they run."""

    def __init__(self, root: Path, entries: list[dict[str, Any]]) -> None:
        self.root = root
        self.seconds: dict[str, float] = {}
        #: By source file and block: the tests that run it, and those that import what runs it.
        self._direct: dict[str, dict[int, list[str]]] = {}
        self._imported: dict[str, dict[int, list[str]]] = {}
        for entry in entries:
            names = list(entry["tests"])
            self.seconds |= entry["tests"]
            for path, by_test in entry["blocks"].items():
                for name, spans in by_test.items():
                    by_block = (self._imported if name == AT_IMPORT else self._direct).setdefault(path, {})
                    for block in _unfold(spans):
                        by_block.setdefault(block, []).extend(names if name == AT_IMPORT else [name])

    def tests(self, path: str, line: int) -> list[Test]:
        """The tests that run the statement on a line, quickest first; those that only import it come last."""
        block = _block_by_line(self.root / path)[line]
        direct = set(self._direct.get(path, {}).get(block, ()))
        imported = set(self._imported.get(path, {}).get(block, ()))
        touching = {name for names in self._direct.get(path, {}).values() for name in names} if imported else set()
        found = [Test(name, self.seconds[name], name in direct) for name in direct | imported]
        return sorted(found, key=lambda test: (not test.is_direct, test.name not in touching, test.seconds, test.name))


@cache
def _block_by_line(path: Path) -> dict[int, int]:
    return block_by_line(ast.parse(path.read_text(encoding="utf-8")))


def warm_up(entries: list[dict[str, Any]]) -> None:
    """Import what tests and the program need from elsewhere, so that children have it already."""
    for name in sorted({name for entry in entries for name in entry["modules"]}):
        with suppress(Exception):
            importlib.import_module(name)


def find_out(root: Path, sources: list[str], tests: list[str], folder: Path, at_once: int) -> list[dict[str, Any]]:
    """For each file of tests what it runs of the source: as kept, or found out now."""
    kept = {file: folder / "reach" / f"{file.replace('/', '.')}.json" for file in sorted(_test_files(root, tests))}
    entries = {}
    for file, place in kept.items():
        entry = json.loads(place.read_text()) if place.exists() else None
        if entry is not None and all(digest(root / path) == known for path, known in entry["files"].items()):
            entries[file] = entry
    missing = [file for file in kept if file not in entries]
    tops = sorted({source.partition("/")[0] for source in sources})
    every = [str(path.relative_to(root)) for top in tops for path in sorted((root / top).rglob("*.py"))]
    marks = Marks(root, every if missing else [])
    jobs = [Job(partial(_watch, root, marks, file), SECONDS_A_FILE, file) for file in missing]
    for count, result in enumerate(in_children(jobs, at_once), start=1):
        sys.stderr.write(f"\rfinding out which tests run which lines: {count} of {len(missing)} files ")
        if result.data is None or result.data["failed"]:
            why = result.data["failed"] if result.data else "it crashed or took too long"
            raise SystemExit(f"\n{result.about} fails without any change: {why}")
        kept[result.about].parent.mkdir(parents=True, exist_ok=True)
        kept[result.about].write_text(json.dumps(result.data))
        entries[result.about] = result.data
    sys.stderr.write("\n" if missing else "")
    return [entries[file] for file in sorted(entries)]


@cache
def digest(path: Path) -> str:
    """A file in a few letters; none if it is gone."""
    return hashlib.sha256(path.read_bytes()).hexdigest() if path.exists() else ""


def _test_files(root: Path, tests: list[str]) -> Iterator[str]:
    for test in tests:
        place = root / test
        for file in sorted(place.rglob("test_*.py")) if place.is_dir() else [place]:
            yield str(file.relative_to(root))


def _watch(root: Path, marks: Marks, file: str) -> dict[str, Any]:
    """Run one file of tests and note for each test the blocks it runs."""
    watcher = Watcher(marks)
    sys.meta_path.insert(0, marks)
    sys.dont_write_bytecode = False
    pytest.main([file, "-q", "-p", "no:cacheprovider", "--rootdir", str(root)], plugins=[watcher])
    found: dict[str, dict[str, str]] = {}
    for name, reached in watcher.reached.items():
        if name not in watcher.slow:
            for path, numbers in reached.items():
                found.setdefault(path, {})[name] = _fold(numbers)
    names, files = [], {}
    for name, module in list(sys.modules.items()):
        where = getattr(module, "__file__", None) or ""
        if not where.startswith(f"{root}/") or "/site-packages/" in where:
            names.append(name)
        elif Path(where).exists():
            files[Path(where).relative_to(root).as_posix()] = digest(Path(where))
    for folder in {Path(file).parent for file in files}:  # words do not decide which lines are run, components do
        files |= {place.relative_to(root).as_posix(): digest(place) for place in (root / folder).glob("*.toml")}
    tests = {name: seconds for name, seconds in watcher.seconds.items() if name not in watcher.slow}
    return {"files": files, "modules": names, "tests": tests, "blocks": found, "failed": watcher.failed}


class Watcher:
    """Notes what each test runs, how long it takes, and which fails; slow ones are broken off."""

    def __init__(self, marks: Marks) -> None:
        self.marks = marks
        self.reached: dict[str, dict[str, list[int]]] = {}
        self.seconds: dict[str, float] = {}
        self.slow: set[str] = set()
        self.failed: str = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not UNTRIED.search(item.nodeid)]

    def pytest_collection_finish(self) -> None:
        self.reached[AT_IMPORT] = self.marks.reached()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.seconds[item.nodeid] = 0.0
        signal.signal(signal.SIGPROF, partial(self.break_off, item.nodeid))
        signal.setitimer(signal.ITIMER_PROF, SECONDS_A_TEST)
        result = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        self.reached[item.nodeid] = self.marks.reached()
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration
        if report.skipped:
            self.slow.add(report.nodeid)
        elif report.failed and report.nodeid not in self.slow:
            self.failed = self.failed or f"{report.nodeid}: {report.longreprtext[-2000:]}"

    def break_off(self, name: str, _number: int, _frame: FrameType | None) -> None:
        """End a slow test, whatever it makes of that."""
        self.slow.add(name)
        pytest.skip("too slow for mutants")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = self.failed or f"{report.nodeid}: {report.longreprtext[-2000:]}"


def _fold(numbers: list[int]) -> str:
    """Numbers in order as spans: ``3-5 9``."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and spans[-1][1] == number - 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return " ".join(f"{first}-{last}" if last > first else str(first) for first, last in spans)


def _unfold(spans: str) -> Iterator[int]:
    for span in spans.split():
        first, _, last = span.partition("-")
        yield from range(int(first), int(last or first) + 1)
