"""What a command does not load, so that it starts in a breath; bench/start.py measures how fast that is."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.patience import PATIENCE
from tests.terminal.shell import Shell, variables

#: What takes long to load, and these commands can do without.
HEAVY = {"asyncio", "litestar", "markdown_it", "msgspec", "pydantic", "pygments", "pytest", "sqlalchemy"}
#: What they can do without if they know no game.
OF_GAMES = {"babel", "fluent.runtime", "importlib.metadata", "pessoi.api", "pessoi.kernel.match", "socket", "tomllib"}
OF_HELP = {"rich"}

LOADED = """
import sys
from pessoi.cli import main
try:
    main()
finally:
    print(*sys.modules, sep="\\n", file=sys.stderr)
"""


def loaded_by(home: Path, *words: str) -> set[str]:
    """The modules that are there when a command has done what it should."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *words],
        env=variables(home),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert done.stdout
    return set(done.stderr.split())


@pytest.mark.parametrize(
    ("words", "unwanted"),
    [
        (["--help"], HEAVY | OF_GAMES),
        (["--help", "--language", "de"], HEAVY | OF_GAMES),
        (["games"], HEAVY | OF_HELP),
        (["--version"], HEAVY | OF_HELP),
    ],
)
def test_a_command_loads_nothing_heavy_that_it_does_not_need(
    tmp_path: Path, words: list[str], unwanted: set[str]
) -> None:
    assert loaded_by(tmp_path, *words) & unwanted == set()


def test_what_is_typed_wrong_is_still_noticed(shell: Shell) -> None:
    done = shell.run("simulate", "hercules", "--games", "many")
    assert done.returncode == 2
    assert "--games" in done.stderr


def test_help_leaves_no_stand_ins_behind(shell: Shell) -> None:
    assert "Usage:" in shell.run("--help").stdout
    from rich.markdown import Markdown  # noqa: PLC0415  (as the command does)

    assert Markdown("# Title").parsed
