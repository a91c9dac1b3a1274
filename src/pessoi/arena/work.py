"""Work that is done many times, each time for itself: what it is, and what comes of it.

Matches are such work. Whatever gives the same for the same number, in any process and on any machine, can be run by
``processes`` or ``cluster``, kept by ``store``, and so be broken off at any time and gone on with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from traceback import format_exception
from typing import Any, Protocol

from pessoi.kernel.errors import PessoiError


class Work(Protocol):
    """Something that can be done for every number from 0 on. It is sent to other processes, so it can be pickled."""

    @property
    def chunk(self) -> int:
        """How many numbers a process does before it reports: some if each is done in no time, else one."""

    @property
    def is_fresh(self) -> bool:
        """Whether it needs processes in which no game has been loaded before it is prepared."""

    def describe(self) -> dict[str, Any]:
        """All that results depend on, as JSON data: those of one description belong together."""

    def prepare(self) -> None:
        """What a process does once, before the first number."""

    def __call__(self, index: int) -> Any:
        """Do number ``index``; what comes of it is JSON data."""


@dataclass(frozen=True)
class Done:
    """What came of one number."""

    index: int
    data: Any
    #: Whether a former run has done it.
    was_kept: bool = field(default=False, compare=False)


@dataclass(frozen=True)
class Fault:
    """That a number could not be done: a bug worth a report, with what is needed to see it again."""

    index: int
    why: str
    traceback: str
    #: The match as far as it went, where there was one.
    record: str = ""


Outcome = Done | Fault
#: Does all these numbers of a work; outcomes come as they are ready, in any order.
Runner = Callable[[Work, Iterable[int]], Iterator[Outcome]]


class Broken(Exception):
    """Raised by work that has a record to show of how far it came."""

    def __init__(self, why: str, record: str) -> None:
        super().__init__(why, record)
        self.why = why
        self.record = record

    def __str__(self) -> str:
        return self.why


class WorkerLost(PessoiError):
    """A process that did some of the work was ended by somebody else."""


#: What this process is ready for.
_prepared: list[Work] = []


def do(work: Work, index: int) -> Outcome:
    """One number; what goes wrong is told instead of thrown, so that the others can be done."""
    try:
        if work not in _prepared:
            work.prepare()
            _prepared[:] = [work]
        return Done(index, work(index))
    except Exception as error:
        told = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
        return Fault(index, told, "".join(format_exception(error)), getattr(error, "record", ""))


def do_some(work: Work, indices: list[int]) -> list[Outcome]:
    """Some numbers, one after the other."""
    return [do(work, index) for index in indices]


def chunks_of(indices: Iterable[int], size: int) -> Iterator[list[int]]:
    """The numbers in handfuls of this size, asked for no sooner than needed."""
    handful: list[int] = []
    for index in indices:
        handful.append(index)
        if len(handful) == size:
            yield handful
            handful = []
    if handful:
        yield handful
