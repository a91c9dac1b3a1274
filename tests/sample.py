"""A part of the tests that are the same for many cases, for the build on which all of them need not be tried again."""

from __future__ import annotations

from collections import defaultdict
from math import ceil
from zlib import crc32

import pytest

#: Tests of every game with every number of seats and every option set, all of which run on the compiled build.
SAMPLED = (
    "tests/contract/test_laws.py",
    "tests/bots/test_bots.py",
    "tests/rl/test_zoo.py",
    "tests/rl/test_spiel.py",
)
#: One of how many cases is tried.
SHARE = 4


def sample(names: list[str]) -> set[str]:
    """The tests that are left: of those of one law and one game some, and always the same; all of the others."""
    kept: set[str] = set()
    alike = defaultdict(list)
    for name in names:
        if name.startswith(SAMPLED):
            law, _, case = name.partition("[")
            alike[law, case.partition("-")[0]].append(name)
        else:
            kept.add(name)
    for group in alike.values():
        # By a number that follows from the name, so that every law meets other cases.
        kept.update(sorted(group, key=lambda name: crc32(name.encode()))[: ceil(len(group) / SHARE)])
    return kept


def take_sample(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not in the sample."""
    kept = sample([item.nodeid for item in items])
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid not in kept])
    items[:] = [item for item in items if item.nodeid in kept]
