"""``pessoi contract`` as an author uses it, on games that are installed and on games that are not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.contract import obol

ROOT = Path(__file__).parents[2]


def contract(*words: str, at: Path = ROOT) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from pessoi.cli import main; main()", "contract", *words]
    return run(command, at)


def run(command: list[str], at: Path) -> subprocess.CompletedProcess[str]:
    variables = {**os.environ, "PYTHONPATH": str(at), "LANG": "C.UTF-8", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    variables.pop("LC_ALL", None)
    return subprocess.run(command, cwd=at, env=variables, capture_output=True, text=True, timeout=240, check=False)


@pytest.fixture(scope="module")
def sources(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources of Obol, found as if it were installed."""
    folder = tmp_path_factory.mktemp("guest") / "obol"
    obol.write(folder)
    obol.register(folder)
    return folder / "src"


def test_the_game_of_the_document_keeps_the_contract(sources: Path) -> None:
    done = contract("obol", at=sources)
    assert done.returncode == 0, done.stdout + done.stderr
    (kept,) = [line for line in done.stdout.splitlines() if line.startswith("obol keeps the contract")]
    assert kept in obol.DOCUMENT.read_text(encoding="utf-8")


def test_the_document_says_what_its_lines_print(sources: Path) -> None:
    lines, printed = obol.snippet()
    assert run([sys.executable, "-c", lines], sources).stdout.splitlines() == printed


def test_a_broken_law_is_told_in_words_with_where_to_look() -> None:
    game = "tests.contract.cheats.games:NAMES_THE_CARD"
    done = contract(game, "--seats", "2", "--", "-k", "told or json")
    assert done.returncode == 1
    assert "Broken: Nobody is told what they can't see." in done.stdout
    assert "An event names something hidden" in done.stdout
    assert "Also with offerings-2-draws=1." in done.stdout
    assert f"pessoi contract {game} -- -k test_nobody_is_told_what_they_can_not_see" in done.stdout
    assert f"{game} breaks 1 of" in done.stdout


def test_an_error_in_the_rules_is_told_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "odd.py").write_text(
        "from tests.contract.cheats.offerings import Offerings\n"
        "class Odd(Offerings):\n"
        "    def census(self, state):\n"
        "        return {'cards': state.decks}\n"
        "ODD = Odd()\n"
    )
    sys_path = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); sys.argv[0] = 'pessoi'; from pessoi.cli import main; main()"
    )
    done = run(
        [sys.executable, "-c", sys_path, "contract", "odd:ODD", "--language", "de", "--", "-k", "components"], tmp_path
    )
    assert done.returncode == 1
    assert "Gebrochen: Random matches end and keep all components." in done.stdout
    assert f"AttributeError: 'Altar' object has no attribute 'decks' ({tmp_path / 'odd.py'}, line 4)" in done.stdout


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["hercles"], 'no game called "hercles"; did you mean "hercules"?'),
        (["hercules", "--seats", "9"], "hercules is for 1 to 4 seats, not 9"),
        (["nowhere:GAME"], 'no module "nowhere", neither installed nor in this folder'),
        (["tests.contract.cheats.offerings:HONST"], 'did you mean "HONEST"?'),
        (["hercules", "--", "-k", "no_such_law"], "No law fits what you asked for"),
    ],
)
def test_what_can_not_be_tried_is_told_with_help(words: list[str], answer: str) -> None:
    done = contract(*words)
    assert done.returncode == 2
    assert answer in done.stdout + done.stderr
