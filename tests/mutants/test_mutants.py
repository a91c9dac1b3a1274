"""The mutants' own test: in a tiny package one change is noticed, one is not, and nothing is left behind."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tools.mutants.changes import changes

ROOT = Path(__file__).parents[2]

SOURCE = '''"""A tiny game."""


def is_won(points: int) -> bool:
    return points > 9


def fall(height: int) -> int:
    while height > 0:
        height -= 1
    return height
'''

TESTS = """from tiny.game import fall, is_won


def test_many_points_win() -> None:
    assert is_won(100)


def test_no_points_do_not_win() -> None:
    assert not is_won(0)


def test_everything_falls_to_the_ground() -> None:
    assert fall(2) == 0
"""


@pytest.fixture
def tiny(tmp_path: Path) -> Path:
    package = tmp_path / "tiny"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "game.py").write_text(SOURCE)
    (tmp_path / "test_tiny.py").write_text(TESTS)
    return tmp_path


def let_loose(tiny: Path, *options: str) -> str:
    settings = ["--source", "tiny", "--tests", "test_tiny.py", "--hang", "1", "--nice", "0"]
    command = [sys.executable, "-m", "tools.mutants", *settings]
    environment = {
        **os.environ,
        "PYTHONPATH": f"{tiny}{os.pathsep}{ROOT}",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "PYTEST_ADDOPTS": "-p pytest_timeout",
    }
    done = subprocess.run([*command, *options], cwd=tiny, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def outcomes(tiny: Path) -> dict[str, str]:
    lines = [json.loads(line) for line in (tiny / ".mutants" / "results.jsonl").read_text().splitlines()]
    return {line["mutant"].split(" | ", 1)[1]: line["outcome"] for line in lines}


def test_what_tests_notice_is_killed_and_what_they_do_not_survives(tiny: Path) -> None:
    said = let_loose(tiny)
    assert outcomes(tiny) == {
        "return points > 9 | Gt to GtE 1": "survived",
        "return points > 9 | 9 to 10 1": "survived",
        "while height > 0: | never 1": "killed",
        "while height > 0: | Gt to GtE 1": "killed",
        "while height > 0: | 0 to 1 1": "killed",
        "height -= 1 | no assignment 1": "timed out",
        "height -= 1 | Sub to Add 1": "timed out",
        "height -= 1 | 1 to 2 1": "survived",
    }
    assert "tiny/game.py:5 in is_won, Gt to GtE (2 tests run it)\n  - return points > 9\n  + return points >= 9" in said
    assert "5 killed (62.5 %)" in said


def test_a_run_goes_on_where_it_stopped_and_tries_survivors_again_when_tests_change(tiny: Path) -> None:
    assert "2 of 2 sampled" in let_loose(tiny, "--count", "2", "--seed", "x")
    let_loose(tiny, "--count", "4", "--seed", "x")
    results = tiny / ".mutants" / "results.jsonl"
    assert len(results.read_text().splitlines()) == 4
    (tiny / "test_tiny.py").write_text(
        TESTS + "    assert not is_won(9)\n    assert is_won(10)\n    assert fall(1) == 0\n"
    )
    assert "0 survived" in let_loose(tiny, "--count", "4", "--seed", "x", "--survivors")


def test_no_changed_module_is_ever_written_down(tiny: Path) -> None:
    let_loose(tiny, "--only", "game", "--count", "1")
    assert (tiny / "tiny" / "game.py").read_text() == SOURCE
    again = "from tiny.game import fall, is_won; raise SystemExit(is_won(9) or not is_won(10) or fall(3))"
    environment = {**os.environ, "PYTHONPATH": str(tiny)}
    assert subprocess.run([sys.executable, "-c", again], env=environment, check=False).returncode == 0


def kinds(source: str) -> list[str]:
    return [change.kind for change in changes(ast.parse(source))]


@pytest.mark.parametrize(
    "source",
    [
        '"""Only words."""',
        "import os",
        "SIZES: 'tuple[1, 2]'",
        "def __repr__(self):\n    return 1 + 2",
        "assert x == 1",
        "def f():\n    raise Wrong(f'{x + 1} is not {y}')",
        "if TYPE_CHECKING:\n    x = 1",
        "__slots__ = (1, 2)",
        "while True:\n    pass",
        "def f(x: 'A | B') -> 'B | C': ...",
        "logger.info('%d', 1)",
    ],
)
def test_what_no_test_could_notice_is_left_alone(source: str) -> None:
    assert kinds(source) == []


@pytest.mark.parametrize(
    ("source", "after"),
    [
        ("x = a and b and c", ["x = a or b or c", "x = b and c", "x = a and c", "x = a and b"]),
        ("if not a:\n    b()", ["if False:", "if True:", "if a:", "pass"]),
        ("x = f(s, a, b)", ["x = f(s, b, a)"]),
        ("x = min(a, b) + [c]", ["x = min(a, b)", "x = max(a, b) + [c]"]),
        ("tell(s, audience=only(1))", ["pass", "tell(s)", "tell(s, audience=only(2))"]),
        ("x = [a for a in b if a]", ["x = [a for a in b]"]),
        ("x = a if b else c", ["x = c", "x = a"]),
        ("for a in b:\n    break", ["for a in ():", "pass"]),
        ("def f():\n    if a:\n        return\n    yield from g()", ["if False:", "if True:", "pass", "yield from ()"]),
        ("def f(a):\n    a = True", ["pass", "a = False"]),
    ],
)
def test_changes_are_made_one_at_a_time(source: str, after: list[str]) -> None:
    found = []
    for number in range(len(changes(ast.parse(source)))):
        tree = ast.parse(source)
        change = changes(tree)[number]
        change.make()
        compile(tree, "changed", "exec")
        found.append(change.shown())
    assert found == after
