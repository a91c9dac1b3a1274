"""Whose work is shipped: every package in the page is listed with a licence we know, and its text."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.terminal.shell import Shell

from pessoi import licences

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
KNOWN = {"0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT"}
#: An import of something that is not ours and not only a type.
IMPORT = re.compile(
    r"""^\s*import (?!type\b)(?:[^"';]* from )?["']((?:@[\w-]+/)?[\w-]+)(?:/[^"']*)?["']""", re.MULTILINE
)


@pytest.fixture
def shell(tmp_path: Path) -> Shell:
    return Shell(tmp_path)


def imported() -> set[str]:
    """The packages that the page's own modules name."""
    files = [file for file in WEB.rglob("*") if file.suffix in {".ts", ".svelte"} and ".test." not in file.name]
    return {name for file in files for name in IMPORT.findall(file.read_text("utf-8"))}


def test_every_package_that_the_page_imports_is_listed() -> None:
    assert imported() >= {"svelte", "uqr", "@fluent/bundle"}
    assert imported() <= {part.name for part in licences.in_page()}, "make page writes the list anew"


def test_every_package_in_the_page_has_a_licence_that_we_know_and_its_text() -> None:
    assert {part.licence for part in licences.in_page()} <= KNOWN
    _, *texts = re.split(r"^## .*$", licences.PAGE_FILE.read_text("utf-8"), flags=re.MULTILINE)
    assert len(texts) == len(licences.in_page())
    assert all("WITHOUT WARRANT" in text for text in texts)


def test_what_is_needed_is_listed_with_its_licence() -> None:
    needed = {part.name.lower(): part for part in licences.beside()}
    assert needed["litestar"].licence == "MIT License"
    assert needed["greenlet"].licence, "an extra of what is needed is needed too"
    assert "ray" not in needed, "what only an extra of ours needs is not"


@pytest.mark.parametrize(
    ("line", "extra", "packages"),
    [
        ("rich>=13", "", [("rich", "")]),
        ("sqlalchemy[asyncio]>=2", "", [("sqlalchemy", ""), ("sqlalchemy", "asyncio")]),
        ('greenlet>=1; extra == "asyncio"', "asyncio", [("greenlet", "")]),
        ('greenlet>=1; extra == "asyncio"', "", []),
        ("ray>=2.50 ; extra == 'cluster'", "", []),
    ],
)
def test_requirements_are_read(line: str, extra: str, packages: list[tuple[str, str]]) -> None:
    assert licences.required_by(line, extra) == packages


def test_the_command_names_them_and_prints_the_texts(shell: Shell) -> None:
    said = shell.run("licences").stdout
    assert "In the page for browsers:\n" in said
    assert re.search(r"^    svelte [\d.]+: MIT$", said, re.MULTILINE)
    assert "Daneben installiert" in shell.run("licences", "--language", "de").stdout
    full = shell.run("licences", "--full").stdout
    assert "The pessoi authors" in full
    assert "Apache License" in full


def test_a_package_without_a_page_says_what_there_is(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(licences, "PAGE_FILE", tmp_path / "missing.md")
    assert "page for browsers" not in shell.run("licences").stdout
