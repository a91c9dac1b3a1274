"""A folder in which results are kept as they come, so that work can be broken off at any time and gone on with.

``plan.json`` says what the results are of, ``results.jsonl`` has one line for each, ``faults`` what went wrong.
"""

from __future__ import annotations

import json
import os
from collections.abc import Generator, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from pessoi.arena.work import Done, Fault, Outcome, Runner, Work
from pessoi.kernel.errors import BadSetup

PLAN = "plan.json"
RESULTS = "results.jsonl"
FAULTS = "faults"


class Kept(msgspec.Struct):
    """A line of the results."""

    index: int
    data: msgspec.Raw


class Number(msgspec.Struct):
    """Of a line of the results only whose it is."""

    index: int


class Store:
    """One such folder, held by one process at a time."""

    def __init__(self, folder: Path, description: dict[str, Any]) -> None:
        """Open a folder for results of this description; one that holds others is refused."""
        self.folder = folder
        self.results = folder / RESULTS
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._file = self.results.open("ab")
        except OSError as error:
            raise BadSetup("cannot-write", file=folder, reason=error) from error
        try:
            _hold(self._file.fileno(), folder)
            self._agree(description)
            #: The numbers that have been done.
            self.indices: set[int] = set(self._read_numbers())
        except BaseException:
            self.close()
            raise

    def keep(self, outcome: Outcome) -> None:
        """Write down what came of a number before anything else happens; a fault goes to a file of its own."""
        if isinstance(outcome, Fault):
            fault_file(self.folder, outcome.index).parent.mkdir(exist_ok=True)
            fault_file(self.folder, outcome.index).write_text(fault_text(outcome), encoding="utf-8")
            return
        self._file.write(msgspec.json.encode({"index": outcome.index, "data": outcome.data}) + b"\n")
        self._file.flush()
        self.indices.add(outcome.index)
        fault_file(self.folder, outcome.index).unlink(missing_ok=True)

    def read(self) -> Iterator[Done]:
        """All results there are, in the order in which they came."""
        decoder = msgspec.json.Decoder(Kept)
        with self.results.open("rb") as lines:
            for line in lines:
                kept = decoder.decode(line)
                yield Done(kept.index, msgspec.json.decode(kept.data), was_kept=True)

    def close(self) -> None:
        """Let others have the folder."""
        self._file.close()

    def _agree(self, description: dict[str, Any]) -> None:
        """Write what the results are of, or make sure that these would be of the same."""
        plan = self.folder / PLAN
        # As it will be read: JSON has no tuples.
        wanted = json.loads(json.dumps(description))
        found = described(self.folder)
        if found is None:
            beside = plan.with_suffix(".new")
            beside.write_text(json.dumps(wanted, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
            beside.replace(plan)
        elif found != wanted:
            names = sorted(name for name in found.keys() | wanted.keys() if found.get(name) != wanted.get(name))
            there, here = (_shown(one.get(names[0])) for one in (found, wanted))
            raise BadSetup("other-plan", folder=self.folder, name=names[0], there=there, wanted=here)

    def _read_numbers(self) -> Iterator[int]:
        """The numbers of all whole lines; a last one that was cut off when the process was killed is taken away."""
        decoder = msgspec.json.Decoder(Number)
        whole = 0
        with self.results.open("rb") as lines:
            for line in lines:
                if not line.endswith(b"\n"):
                    break
                try:
                    yield decoder.decode(line).index
                except msgspec.MsgspecError as error:
                    raise BadSetup("damaged-results", file=self.results, reason=error) from error
                whole += len(line)
        os.truncate(self.results, whole)


def described(folder: Path) -> dict[str, Any] | None:
    """What the results in a folder are of; None if there is nothing yet."""
    try:
        found = json.loads((folder / PLAN).read_text(encoding="utf-8"))
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as error:
        raise BadSetup("damaged-results", file=folder / PLAN, reason=error) from error
    if not isinstance(found, dict):
        raise BadSetup("damaged-results", file=folder / PLAN, reason=type(found).__name__)
    return found


def fault_file(folder: Path, index: int) -> Path:
    """Where a fault is written down."""
    return folder / FAULTS / f"{index}.txt"


def fault_text(fault: Fault) -> str:
    """A fault for people, which is at the same time the record of the match: lines that begin with # are for them."""
    said = "".join(f"# {line}\n" for line in [fault.why, *fault.traceback.splitlines()])
    return said + fault.record


def _shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)[:80]


def _hold(descriptor: int, folder: Path) -> None:
    """Be the only one who writes here; nothing where the system has no such locks."""
    if os.name == "posix":
        import fcntl  # noqa: PLC0415  (not on every system)

        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise BadSetup("folder-in-use", folder=folder) from None


def accomplish(
    work: Work, indices: Iterable[int], run: Runner, folder: Path | None = None
) -> Generator[Outcome, None, None]:
    """Do these numbers of a work, those that a former run has left in the folder only once; outcomes as they come."""
    if folder is None:
        yield from run(work, indices)
        return
    with closing(Store(folder, work.describe())) as store:
        wanted = list(indices)
        asked = set(wanted)
        for done in store.read():
            if done.index in asked:
                yield done
        for outcome in run(work, [index for index in wanted if index not in store.indices]):
            store.keep(outcome)
            yield outcome
