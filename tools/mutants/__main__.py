"""The command: ``python -m tools.mutants --area kernel,games --seed 1 --count 300``.

A mutant's place in the sample comes from its words and the seed alone, so that a sample stays nearly the same while
the source changes. Results are kept; as long as neither source nor tests change, a run goes on where one stopped.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from tools.mutants.areas import AREAS, Area
from tools.mutants.children import Job, Result, in_children
from tools.mutants.reach import Reach, Test, digest, find_out, warm_up
from tools.mutants.trial import KILLED, SURVIVED, TIMED_OUT, Mutant, changed_tree, mutants_of, try_out

#: A child that has not answered by then, beyond three times what its tests take, hangs outside of any test.
PATIENCE_WITH_A_CHILD = 90.0


def main() -> None:
    """Sample mutants, let the tests loose on them, and say which of them nobody noticed."""
    asked = arguments()
    root = Path.cwd()
    folder = root / asked.folder
    areas = [Area(tuple(asked.source), tuple(asked.tests))] if asked.source else [AREAS[name] for name in asked.area]
    os.nice(asked.nice)
    sources = sorted({file for area in areas for file in area.files(root)})
    mutants = [mutant for file in sources for mutant in mutants_of(root, file)]
    sample = sorted(mutants, key=lambda mutant: hashlib.sha256(f"{asked.seed} {mutant.identity}".encode()).digest())
    sample = [mutant for mutant in sample if asked.only in mutant.path][: asked.count]
    tests = sorted({test for area in areas for test in area.tests})
    entries = find_out(root, sources, tests, folder, asked.jobs)
    known = Results(folder / "results.jsonl", tree_of(root, sources, entries))
    if asked.survivors:
        sample = [mutant for mutant in sample if known.last(mutant).get("outcome") == SURVIVED]
    warm_up(entries)
    run(root, sample, Reach(root, entries), known, asked)
    summarise(root, sample, len(mutants), known)


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("--area", type=lambda words: words.split(","), default=["kernel", "games"])
    parser.add_argument("--source", action="append", help="a file or folder of the source instead of an area")
    parser.add_argument("--tests", action="append", default=[], help="with --source: a file or folder of tests")
    parser.add_argument("--only", default="", help="only files whose path contains this")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=60.0, help="stop after this time; run again to go on")
    parser.add_argument("--patience", type=float, default=20.0, help="seconds of tests after which a mutant survives")
    parser.add_argument(
        "--hang", type=float, default=10.0, help="seconds of computing after which a test hangs, and ten times its own"
    )
    parser.add_argument("--jobs", type=int, choices=(1, 2), default=2)
    parser.add_argument("--nice", type=int, default=10, help="how readily others on this machine are let go first")
    parser.add_argument("--survivors", action="store_true", help="only what survived when last tried")
    parser.add_argument("--folder", default=".mutants", help="where results are kept")
    return parser.parse_args()


def tree_of(root: Path, sources: list[str], entries: list[dict[str, Any]]) -> str:
    """One digest for the sources and all that their tests load: while it stays, so do the results."""
    words = {str(file.relative_to(root)) for place in ("src/**/*.ftl", "tests/**/*.txt") for file in root.glob(place)}
    files = sorted({*sources, *words, *(file for entry in entries for file in entry["files"])})
    return hashlib.sha256("".join(digest(root / file) for file in files).encode()).hexdigest()[:16]


class Results:
    """What became of which mutant, a line of JSON each; the last line about a mutant counts."""

    def __init__(self, place: Path, tree: str) -> None:
        self.place = place
        self.tree = tree
        lines = place.read_text().splitlines() if place.exists() else []
        self.lines: dict[str, dict[str, Any]] = {line["mutant"]: line for line in map(json.loads, lines)}

    def last(self, mutant: Mutant) -> dict[str, Any]:
        """What became of a mutant when last tried, in this tree or another."""
        return self.lines.get(mutant.identity, {})

    def now(self, mutant: Mutant) -> dict[str, Any] | None:
        """What became of a mutant in this tree."""
        line = self.last(mutant)
        return line if line.get("tree") == self.tree else None

    def add(self, mutant: Mutant, outcome: str, by: str, tests: int) -> None:
        line = {"mutant": mutant.identity, "tree": self.tree, "outcome": outcome, "by": by, "tests": tests}
        self.lines[mutant.identity] = line
        self.place.parent.mkdir(parents=True, exist_ok=True)
        with self.place.open("a") as file:
            file.write(json.dumps(line) + "\n")


def chosen_tests(reach: Reach, mutant: Mutant, known: Results, patience: float) -> list[Test]:
    """The tests for a mutant: the one that noticed it before, then the quickest, as many as there is patience for."""
    tests = reach.tests(mutant.path, mutant.line)
    before = known.last(mutant).get("by")
    tests.sort(key=lambda test: test.name != before)
    seconds = 0.0
    for count, test in enumerate(tests):
        seconds += test.seconds
        if seconds > patience and count:
            return tests[:count]
    return tests


def run(root: Path, sample: list[Mutant], reach: Reach, known: Results, asked: argparse.Namespace) -> None:
    """Try every mutant of the sample that has not been tried in this tree, until the time is over."""
    end = time.monotonic() + 60 * asked.minutes
    waiting = [mutant for mutant in sample if known.now(mutant) is None]

    def jobs() -> Iterator[Job]:
        for mutant in waiting:
            if time.monotonic() > end:
                return
            tests = chosen_tests(reach, mutant, known, asked.patience)
            if not tests:
                known.add(mutant, SURVIVED, "no test runs it", 0)
                continue
            seconds = PATIENCE_WITH_A_CHILD + 3 * sum(test.seconds for test in tests)
            yield Job(partial(try_out, root, mutant, tests, asked.hang), seconds, (mutant, len(tests)))

    begin = time.monotonic()
    for done, result in enumerate(in_children(jobs(), asked.jobs), start=1):
        mutant, count = result.about
        outcome, by = outcome_of(result)
        known.add(mutant, outcome, by, count)
        left = (time.monotonic() - begin) / done * (len(waiting) - done) / 60
        sys.stderr.write(f"{done:4} of {len(waiting)}, {left:3.0f} min left: {outcome:9} {mutant.path}:{mutant.line} ")
        sys.stderr.write(f"{mutant.kind} ({result.seconds:.1f} s)\n")


def outcome_of(result: Result) -> tuple[str, str]:
    """What became of a mutant, and what noticed it; a child that does not answer was killed by it."""
    if result.data is not None:
        return result.data["outcome"], result.data["by"]
    return (TIMED_OUT, "took too long") if result.is_late else (KILLED, "crashed")


def summarise(root: Path, sample: list[Mutant], population: int, known: Results) -> None:
    """Say what became of the sample, and show every survivor."""
    tried = [(mutant, line) for mutant in sample if (line := known.now(mutant)) is not None]
    survivors = [(mutant, line) for mutant, line in tried if line["outcome"] == SURVIVED]
    late = sum(line["outcome"] == TIMED_OUT for _, line in tried)
    for mutant, line in sorted(survivors, key=lambda pair: (pair[0].path, pair[0].line)):
        _, before, after = changed_tree(root, mutant)
        why = f"{line['tests']} tests run it" if line["tests"] else line["by"]
        print(f"\n{mutant.path}:{mutant.line} in {mutant.function or 'the module'}, {mutant.kind} ({why})")
        print("\n".join(f"  - {words}" for words in before.splitlines()))
        print("\n".join(f"  + {words}" for words in after.splitlines()))
    killed = len(tried) - len(survivors)
    share = f"{100 * killed / len(tried):.1f} %" if tried else "nothing"
    print(
        f"\n{len(tried)} of {len(sample)} sampled mutants tried, of {population} there are: {killed} killed ({share}), "
    )
    print(f"{late} of them by running out of time; {len(survivors)} survived")


if __name__ == "__main__":
    main()
