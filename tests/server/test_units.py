"""The units for systemd in deploy/: what they start is there, and systemd understands them."""

from __future__ import annotations

import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pessoi.cli.commands import make_command
from pessoi.server import connections, house

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted([*DEPLOY.glob("*.service"), *DEPLOY.glob("*.timer")])
INSTALLED = "/opt/pessoi/bin/pessoi"


def values(unit: Path, key: str) -> list[str]:
    lines = unit.read_text(encoding="utf-8").splitlines()
    return [line.partition("=")[2] for line in lines if line.startswith(f"{key}=")]


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.suffix == ".service"], ids=lambda unit: unit.name)
def test_a_unit_starts_a_command_that_there_is(unit: Path) -> None:
    words = shlex.split(values(unit, "ExecStart")[0])
    if words[0] == "/bin/sh":
        words = shlex.split(words[2])
    assert words[0] == INSTALLED
    command = make_command(words[1:2])
    command.commands[words[1]].make_context(words[1], words[2:])


def test_the_server_has_time_to_see_everybody_off() -> None:
    [seconds] = values(DEPLOY / "pessoi.service", "TimeoutStopSec")
    assert int(seconds) > 2 * house.FAREWELL + connections.FAREWELL_SECONDS


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    """As far as there is a systemd to ask."""
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        return
    for unit in UNITS:
        words = unit.read_text(encoding="utf-8").replace(INSTALLED, f"{sys.executable}")
        (tmp_path / unit.name).write_text(words, encoding="utf-8")
    asked = [analyze, "verify", "--man=no", *(str(tmp_path / unit.name) for unit in UNITS)]
    done = subprocess.run(asked, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
