"""One mutant and its tests: the changed module is served from memory, and the first test that fails ends the trial."""

from __future__ import annotations

import ast
import importlib.machinery
import importlib.util
import signal
import sys
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import pytest
from hypothesis import settings
from tools.mutants.changes import changes
from tools.mutants.marks import module_name
from tools.mutants.reach import Test

KILLED = "killed"
SURVIVED = "survived"
TIMED_OUT = "timed out"
#: So many tests are tried before more test files are loaded, then so many, then all.
BATCHES = (25, 150)
#: A test that does nothing hangs after so many times the seconds after which one does that computes.
IDLE = 10


@dataclass
class Mutant:
    """A change of one file, told apart from all others by words that stay the same while other code changes."""

    path: str
    #: Its place in the list of the file's changes.
    number: int
    identity: str
    kind: str
    function: str
    line: int


def mutants_of(root: Path, path: str) -> list[Mutant]:
    """Every mutant of a file."""
    found = changes(ast.parse((root / path).read_text(encoding="utf-8")))
    return [
        Mutant(
            path,
            number,
            f"{path} {change.function} | {change.statement} | {change.kind} {change.turn}",
            change.kind,
            change.function,
            change.line,
        )
        for number, change in enumerate(found)
    ]


def changed_tree(root: Path, mutant: Mutant) -> tuple[ast.Module, str, str]:
    """The file's tree with the change made, and the statement before and after."""
    tree = ast.parse((root / mutant.path).read_text(encoding="utf-8"))
    change = changes(tree)[mutant.number]
    before = change.shown()
    change.make()
    return tree, before, change.shown()


class Loader(importlib.machinery.SourceFileLoader):
    """Serves a changed tree as the code of its module. No bytecode is read for it and none is written."""

    def __init__(self, name: str, path: str, tree: ast.Module) -> None:
        super().__init__(name, path)
        self.tree = tree

    def get_code(self, fullname: str) -> CodeType:
        code: CodeType = compile(self.tree, self.path, "exec", dont_inherit=True)
        return code


class Finder:
    """Finds the one changed module; everything else is found as usual."""

    def __init__(self, name: str, path: Path, tree: ast.Module) -> None:
        self.name = name
        self.path = path
        self.tree = tree

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if name != self.name:
            return None
        loader = Loader(name, str(self.path), self.tree)
        return importlib.util.spec_from_file_location(name, self.path, loader=loader)


class Referee:
    """Lets only the chosen tests run, in the chosen order and for so long, and remembers the first that fails."""

    def __init__(self, chosen: list[Test], seconds: float) -> None:
        self.order = {test.name: place for place, test in enumerate(chosen)}
        self.seconds = seconds
        self.failed: str = ""
        self.is_timeout: bool = False

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        chosen = [item for item in items if item.nodeid in self.order]
        items[:] = sorted(chosen, key=lambda item: self.order[item.nodeid])

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        """Seconds of computing count, as others may be busy on this machine too."""
        signal.signal(signal.SIGPROF, lambda *_: pytest.fail("Timeout"))
        signal.setitimer(signal.ITIMER_PROF, self.seconds)
        result = yield
        signal.setitimer(signal.ITIMER_PROF, 0)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid
            self.is_timeout = "Failed: Timeout" in report.longreprtext

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid or "collecting the tests"


def batches(tests: list[Test]) -> Iterator[list[Test]]:
    """The tests in portions, the first of them small: most mutants do not get past it."""
    first = 0
    for size in (*BATCHES, len(tests)):
        if first < len(tests):
            yield tests[first : first + size]
        first += size


def try_out(root: Path, mutant: Mutant, tests: list[Test], hang: float) -> dict[str, Any]:
    """Run the tests on a mutant, in a child made for it: what became of it, and which test noticed."""
    tree, _, _ = changed_tree(root, mutant)
    sys.dont_write_bytecode = True
    sys.meta_path.insert(0, Finder(module_name(mutant.path), root / mutant.path, tree))
    settings.register_profile("mutants", database=None, derandomize=True)
    settings.load_profile("mutants")
    for batch in batches(tests):
        limit = hang + 10 * max(test.seconds for test in batch)
        referee = Referee(batch, limit)
        files = list(dict.fromkeys(test.file for test in batch))
        options = ["-q", "-x", "-p", "no:cacheprovider", "--rootdir", str(root), "-o", f"timeout={IDLE * limit}"]
        code = pytest.main([*files, *options], plugins=[referee])
        if referee.failed or code in (pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR):
            outcome = TIMED_OUT if referee.is_timeout else KILLED
            return {"outcome": outcome, "by": referee.failed or "the tests could not even start"}
    return {"outcome": SURVIVED, "by": ""}
