"""docs/security.md names a test for each defence; those tests are there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "security.md"
#: The rows of the table of defences.
ROW = re.compile(r"^\| (?P<what>[^|]+) \| (?P<tests>`[^|]+`) \|$", re.MULTILINE)


def names_in(file: Path) -> set[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return {node.name for node in tree.body if isinstance(node, kinds) and node.name.startswith("test_")}


def test_every_defence_names_a_test_that_is_there() -> None:
    rows = ROW.findall(PAGE.read_text(encoding="utf-8"))
    assert len(rows) > 30
    for what, named in rows:
        file = None
        for name in re.findall(r"`([^`]+)`", named):
            place, _, test = name.partition("::")
            if place:
                folder = ROOT if "/" in place else ROOT / "tests" / "server"
                file = folder / f"{place.removesuffix('.py')}.py"
            assert file is not None, what
            assert file.is_file(), f"{what}: there is no {file}"
            if test:
                assert test in names_in(file), f"{what}: there is no {test} in {file.name}"
