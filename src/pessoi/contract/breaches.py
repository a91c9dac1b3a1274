"""A law that a game breaks, told so that its author knows where to look."""

from __future__ import annotations

import traceback
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from inspect import getdoc
from pathlib import Path

import pytest

from pessoi.kernel.match import Match
from pessoi.text import Text

HERE = Path(__file__).parent
#: How much of a comparison is shown; pytest shows the rest.
LINES = 4
WIDTH = 300


@dataclass(frozen=True)
class Breach:
    """One law broken in one case: what happened, and what the law wants the author to look at."""

    law: str
    advice: str
    case: str
    what: str

    @classmethod
    def of(cls, item: pytest.Function, fault: pytest.ExceptionInfo[BaseException]) -> Breach:
        """What is to be said about a law that failed so."""
        case = item.name.partition("[")[2].rstrip("]")
        return cls(item.function.__name__, getdoc(item.function) or "", case, what_happened(fault.value))

    def data(self) -> dict[str, str]:
        """As it travels with a report."""
        return asdict(self)


def what_happened(fault: BaseException) -> str:
    """The fault itself, at which ply the match was, and which line it came from if that is none of ours."""
    lines = [line[:WIDTH] for line in str(fault).splitlines()[:LINES]]
    if lines and not lines[0].startswith("assert "):
        lines = lines[:1]  # said in words; what pytest adds is a comparison of the same
    if not isinstance(fault, AssertionError):
        last = traceback.extract_tb(fault.__traceback__)[-1]
        lines = [f"{type(fault).__name__}: {' '.join(lines)} ({last.filename}, line {last.lineno})"]
    ply = ply_in(fault)
    return "\n".join(lines if ply is None else [f"ply {ply}: {lines[0] if lines else ''}", *lines[1:]])


def ply_in(fault: BaseException) -> int | None:
    """At which ply the match stood that the law was looking at."""
    for frame, _ in traceback.walk_tb(fault.__traceback__):
        match = frame.f_locals.get("match")
        if isinstance(match, Match) and Path(frame.f_code.co_filename).is_relative_to(HERE):
            return match.ply
    return None


def sentence(law: str) -> str:
    """The name of a law as a sentence."""
    words = law.removeprefix("test_").replace("_", " ").replace("can not", "can't")
    return f"{words[0].upper()}{words[1:]}."


def tell_breaches(text: Text, game: str, breaches: Sequence[Breach], tried: Sequence[str]) -> Iterator[str]:
    """All that is said when the laws have been tried."""
    laws = len(set(tried))
    broken: dict[str, list[Breach]] = {}
    for breach in breaches:
        broken.setdefault(breach.law, []).append(breach)
    if not laws:
        yield text.word("ui-contract-none")
    elif not broken:
        yield text.word("ui-contract-kept", game=game, laws=laws, tries=len(tried))
    for law, found in broken.items():
        yield ""
        yield text.word("ui-contract-broken", law=sentence(law))
        yield f"  {found[0].advice}"
        yield from (f"  {line}" for line in f"{found[0].case}, {found[0].what}".splitlines())
        others = [breach.case for breach in found[1:]]
        if others:
            yield "  " + text.word("ui-contract-also", cases="; ".join(others))
        yield "  " + text.word("ui-contract-look", command=f"pessoi contract {game} -- -k {law} -x --tb=short")
    if broken:
        yield ""
        yield text.word("ui-contract-count", game=game, broken=len(broken), laws=laws)
