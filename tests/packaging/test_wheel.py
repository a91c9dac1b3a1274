"""The wheel on a machine without Node: it has the page that was built before, or says that it has none.

What takes a compiler is tried by tools/trial.py, on what make wheel makes.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
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


def make(checkout: Path, target: str, **variables: str) -> tuple[Path, str]:
    """What was built, and what was said meanwhile."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", "dist"],
        cwd=checkout,
        env={**os.environ, "PATH": "", "PESSOI_PURE": "1", **variables},
        text=True,
        capture_output=True,
        check=True,
    )
    (built,) = (file for file in (checkout / "dist").iterdir() if file.suffix in {".whl", ".gz"})
    return built, done.stdout + done.stderr


def build(checkout: Path, **variables: str) -> tuple[set[str], str]:
    """The names in the wheel, and what was said when it was built."""
    wheel, said = make(checkout, "wheel", **variables)
    return set(ZipFile(wheel).namelist()), said


def build_page(checkout: Path) -> None:
    """A page that was built long ago."""
    page = checkout / "src" / "pessoi" / "server" / "page"
    page.mkdir()
    (page / "index.html").write_text("built before")
    os.utime(page / "index.html", (0, 0))


def test_without_node_the_wheel_says_that_it_has_no_page(checkout: Path) -> None:
    names, said = build(checkout)

    assert "it has no page for browsers: there is no Node" in said
    assert not [name for name in names if name.startswith("pessoi/server/page/")]


def test_without_node_the_wheel_takes_the_page_that_was_built_before(checkout: Path) -> None:
    build_page(checkout)

    names, said = build(checkout)

    assert "it gets the page that was built before: there is no Node" in said
    assert "pessoi/server/page/index.html" in names


def test_without_a_compiler_the_wheel_is_pure_and_says_so(checkout: Path) -> None:
    wheel, said = make(checkout, "wheel", PESSOI_PURE="")

    assert "no compiled modules, the wheel will be pure Python: there is no " in said
    assert wheel.name.endswith("-py3-none-any.whl")


def test_a_source_distribution_brings_the_page_along_so_that_nobody_needs_node(checkout: Path, tmp_path: Path) -> None:
    build_page(checkout)
    source, _ = make(checkout, "sdist")
    with tarfile.open(source) as archive:
        archive.extractall(tmp_path, filter="data")

    names, said = build(tmp_path / source.name.removesuffix(".tar.gz"))

    assert "pessoi/server/page/index.html" in names
    assert "Node" not in said


def test_the_same_sources_give_the_same_wheel_anywhere(checkout: Path, tmp_path: Path) -> None:
    build_page(checkout)
    elsewhere = Path(shutil.copytree(checkout, tmp_path / "some where else"))
    for file in elsewhere.rglob("*.py"):
        os.utime(file, (1, 1))
        file.chmod(0o600)

    wheels = [make(folder, "wheel", SOURCE_DATE_EPOCH="1800000000")[0] for folder in (checkout, elsewhere)]

    one, other = (hashlib.sha256(wheel.read_bytes()).hexdigest() for wheel in wheels)
    assert one == other
