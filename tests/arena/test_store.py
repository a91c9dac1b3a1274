"""The folder of results: what was done is not done again, and nothing foreign gets in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pessoi.arena import processes
from pessoi.arena.store import RESULTS, Store, accomplish, described, fault_file
from pessoi.arena.work import Broken, Done, Fault, Outcome, Work
from pessoi.kernel.errors import BadSetup


@dataclass(frozen=True)
class Squares:
    """Work whose results are easily foreseen."""

    start: int = 0
    fails_at: int = -1
    chunk: int = 2
    is_fresh: bool = False

    def describe(self) -> dict[str, Any]:
        return {"start": self.start, "kinds": ("square",)}

    def prepare(self) -> None:
        pass

    def __call__(self, index: int) -> Any:
        if index == self.fails_at:
            raise Broken("the die rolled off the table", "pessoi 1\n")
        return {"square": (self.start + index) ** 2}


ALONE = partial(processes.run, jobs=1)


def squares(outcomes: Iterable[Outcome]) -> dict[int, int]:
    return {outcome.index: outcome.data["square"] for outcome in outcomes if isinstance(outcome, Done)}


def test_a_later_run_does_only_what_is_missing(tmp_path: Path) -> None:
    asked: list[int] = []

    def run(work: Work, indices: Iterable[int]) -> Iterator[Outcome]:
        indices = list(indices)
        asked.extend(indices)
        return processes.run(work, indices, jobs=1)

    first = accomplish(Squares(), range(6), run, tmp_path)
    assert [next(first).index for _ in range(3)] == [0, 1, 2]
    first.close()
    asked.clear()
    assert squares(accomplish(Squares(), range(8), run, tmp_path)) == {n: n * n for n in range(8)}
    assert asked == [3, 4, 5, 6, 7]
    asked.clear()
    assert squares(accomplish(Squares(), range(4), run, tmp_path)) == {n: n * n for n in range(4)}
    assert asked == []


def test_results_are_the_same_in_many_processes(tmp_path: Path) -> None:
    together = accomplish(Squares(), range(9), partial(processes.run, jobs=2), tmp_path)
    assert squares(together) == squares(accomplish(Squares(), range(9), ALONE)) == {n: n * n for n in range(9)}


def test_a_line_that_was_cut_off_is_done_again(tmp_path: Path) -> None:
    list(accomplish(Squares(), range(3), ALONE, tmp_path))
    file = tmp_path / RESULTS
    whole = file.read_bytes()
    file.write_bytes(whole[:-5])
    with closing(Store(tmp_path, Squares().describe())) as store:
        assert store.indices == {0, 1}
    list(accomplish(Squares(), range(3), ALONE, tmp_path))
    assert file.read_bytes() == whole


def test_another_plan_in_the_folder_is_refused_with_what_differs(tmp_path: Path) -> None:
    list(accomplish(Squares(), range(1), ALONE, tmp_path))
    before = (tmp_path / RESULTS).read_bytes()
    with pytest.raises(BadSetup, match='its "start" is 0, not 5'):
        next(accomplish(Squares(5), range(1), ALONE, tmp_path))
    assert (tmp_path / RESULTS).read_bytes() == before
    assert described(tmp_path) == {"start": 0, "kinds": ["square"]}


def test_two_processes_do_not_write_to_one_folder(tmp_path: Path) -> None:
    with (
        closing(Store(tmp_path, Squares().describe())),
        pytest.raises(BadSetup, match="another process is writing"),
    ):
        Store(tmp_path, Squares().describe())
    Store(tmp_path, Squares().describe()).close()


def test_results_that_are_none_are_refused(tmp_path: Path) -> None:
    list(accomplish(Squares(), range(1), ALONE, tmp_path))
    (tmp_path / RESULTS).write_text("no result\n", encoding="utf-8")
    with pytest.raises(BadSetup, match=f"{RESULTS} can't be read"):
        Store(tmp_path, Squares().describe())


def test_a_fault_is_written_beside_the_rest_goes_on_and_it_is_tried_again(tmp_path: Path) -> None:
    outcomes = list(accomplish(Squares(fails_at=1), range(3), ALONE, tmp_path))
    assert squares(outcomes) == {0: 0, 2: 4}
    (fault,) = [outcome for outcome in outcomes if isinstance(outcome, Fault)]
    assert fault.why == "the die rolled off the table"
    written = fault_file(tmp_path, 1).read_text(encoding="utf-8")
    assert written.startswith("# the die rolled off the table\n# Traceback")
    assert written.endswith("\npessoi 1\n")
    assert squares(accomplish(Squares(), range(3), ALONE, tmp_path)) == {0: 0, 1: 1, 2: 4}
    assert not fault_file(tmp_path, 1).exists()
