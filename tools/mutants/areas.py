"""What is changed and which tests have to notice, by the areas of the source."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Area:
    """Folders or files of the source, less some names in them, and those of the tests."""

    sources: tuple[str, ...]
    tests: tuple[str, ...]
    but: tuple[str, ...] = ()

    def files(self, root: Path) -> Iterator[str]:
        for source in self.sources:
            place = root / source
            for file in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
                if file.name not in self.but:
                    yield file.relative_to(root).as_posix()


#: Tests that are not tried on mutants: of the contract, which plays everything, one and two seats without options do.
UNTRIED = re.compile(r"tests/contract/.*\[.*\b(?![12]-default)[1-4]-")

RULES = ("tests/kernel", "tests/contract", "tests/games", "tests/golden")

AREAS = {
    "kernel": Area(("src/pessoi/kernel",), RULES),
    # How good a position looks is a matter of taste: a weight more or less is not wrong. A census is itself a test.
    "games": Area(("src/pessoi/games",), RULES, but=("appraise.py", "census.py")),
    "server": Area(("src/pessoi/server",), ("tests/server",), but=("env.py",)),
}
