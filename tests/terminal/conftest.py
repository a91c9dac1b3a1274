"""Somebody at a terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.shell import Shell


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)
