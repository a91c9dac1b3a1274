"""The wheel on a machine without Node: it has the page that was built before, or says that it has none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = ["pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE", "src", "web", "tools"]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A fresh checkout, in which no page was built."""
    folder = tmp_path / "checkout"
    folder.mkdir()
    for name in NEEDED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("node_modules", "page", "__pycache__"))
        else:
            shutil.copy(source, folder)
    return folder


def build(checkout: Path) -> tuple[set[str], str]:
    """The names in the wheel, and what was said when it was built."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", "dist"],
        cwd=checkout,
        env={**os.environ, "PATH": "", "PESSOI_PURE": "1"},
        text=True,
        capture_output=True,
        check=True,
    )
    (wheel,) = (checkout / "dist").glob("*.whl")
    return set(ZipFile(wheel).namelist()), done.stdout + done.stderr


def test_without_node_the_wheel_says_that_it_has_no_page(checkout: Path) -> None:
    names, said = build(checkout)

    assert "the wheel has no page for browsers: there is no Node" in said
    assert not [name for name in names if name.startswith("pessoi/server/page/")]


def test_without_node_the_wheel_takes_the_page_that_was_built_before(checkout: Path) -> None:
    page = checkout / "src" / "pessoi" / "server" / "page"
    page.mkdir()
    (page / "index.html").write_text("built before")
    os.utime(page / "index.html", (0, 0))

    names, said = build(checkout)

    assert "the wheel gets the page that was built before: there is no Node" in said
    assert "pessoi/server/page/index.html" in names
