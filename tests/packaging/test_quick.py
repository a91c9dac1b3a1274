"""Which tests ``make quick`` takes for a change."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import quick

ROOT = Path(__file__).parents[2]
#: Files of tests, and how they begin.
FILES = {
    "tests/kernel/test_pile.py": "from pessoi.kernel.pile import Pile\n",
    "tests/server/test_quotas.py": "from tests.server.site import Site\n",
    "tests/server/test_limits.py": "    from pessoi.server import limits, quotas\n",
    "tests/server/test_rooms.py": "from pessoi.server.room import Room  # keeps to the quotas\n",
    "tests/browser/test_fair.py": "from tests.browser.people import Person\n",
}


@pytest.mark.parametrize(
    ("path", "tests"),
    [
        (
            "src/pessoi/games/thebai/council.py",
            ["tests/contract/test_laws.py", "tests/games/test_prompts.py", "tests/games/thebai", "tests/golden"],
        ),
        ("src/pessoi/arena/simulate.py", ["tests/arena"]),
        ("tests/kernel/test_pile.py", ["tests/kernel/test_pile.py"]),
        ("tests/server/site.py", ["tests/server/test_quotas.py"]),
        ("src/pessoi/server/quotas.py", ["tests/server/test_limits.py", "tests/server/test_quotas.py"]),
        ("tests/browser/people.py", []),
        ("tests/browser/test_fair.py", []),
        ("docs/players/table.md", ["tests/docs"]),
        ("NOTICE", []),
        ("web/src/main.ts", []),
    ],
)
def test_a_change_is_tried_by_its_own_tests(path: str, tests: list[str]) -> None:
    assert quick.tests_of([path], FILES) == tests


def test_a_file_in_a_folder_that_is_tried_is_not_named_twice() -> None:
    assert quick.without_parts({"tests/golden", "tests/golden/test_golden.py", "tests/games"}) == [
        "tests/games",
        "tests/golden",
    ]


def test_all_places_are_there() -> None:
    for place, tests in quick.PLACES.items():
        assert (ROOT / place).exists(), place
        for test in tests:
            assert (ROOT / test).exists(), test
