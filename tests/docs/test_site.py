"""The documentation site: every page is in its menu once, and what players read is there in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from mkdocs.utils.yaml import yaml_load
from tools import comments, documentation, documents
from tools.documents import DOCS, ROOT

SETTINGS = ROOT / "mkdocs.yml"
ELSEWHERE = re.compile(r"""(?:src|href)=["'](?:https?:)?//|@import|url\((?!["']?data:)""")


def settings() -> dict[str, Any]:
    with SETTINGS.open(encoding="utf-8") as file:
        return yaml_load(file)


def listed(menu: Any) -> Iterator[str]:
    """The pages of a part of the menu."""
    if isinstance(menu, str):
        yield menu
    else:
        for part in menu.values() if isinstance(menu, dict) else menu:
            yield from listed(part)


def test_every_page_is_in_the_menu_once() -> None:
    pages = [*documents.paths(), *documentation.ADDED]
    places = {documentation.place_of(path) for path in pages if path.startswith(DOCS) or path in documentation.ADDED}
    menu = list(listed(settings()["nav"]))
    assert places - {*menu} == set(), "pages that the nav of mkdocs.yml leaves out"
    assert sorted(menu) == sorted(places)


def test_the_build_is_strict_and_asks_nobody_else() -> None:
    found = settings()
    assert found["strict"]
    assert found["theme"]["font"] is False
    assert "offline" in found["plugins"]
    (worker,) = found["extra"]["polyfills"]
    assert "iframe-worker" in worker
    for file in [worker, *found["extra_css"]]:
        assert not ELSEWHERE.search((ROOT / DOCS / file).read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", sorted(path.name for path in (ROOT / "docs" / "players").glob("*.de.md")))
def test_a_page_for_players_has_the_same_parts_in_both_languages(name: str) -> None:
    german, english = (documents.read(f"docs/players/{file}") for file in (name, name.replace(".de.md", ".md")))
    shapes = [
        (
            [heading.count("#") for heading in re.findall(r"^(#+) ", text, re.MULTILINE)],
            [line.count("|") for line in text.splitlines() if line.startswith("|")],
            len(re.findall(r"^(?:- |\d+\. )", text, re.MULTILINE)),
            [target.replace(".de.", ".en.") for target in re.findall(r"gallery/[\w.-]+", text)],
        )
        for text in (german, english)
    ]
    assert shapes[0] == shapes[1]
    assert f"]({name})" in english
    assert f"]({name.replace('.de.md', '.md')})" in german


def test_every_page_for_players_is_there_in_german() -> None:
    pages = {path.name for path in (ROOT / "docs" / "players").glob("*.md")}
    assert {page.replace(".de.md", ".md") for page in pages if ".de." in page} == {
        page for page in pages if ".de." not in page
    }


def test_a_comment_above_an_attribute_describes_it() -> None:
    lines = ["x = 1", "    #: How many there are,", "    #: in all.", "    count: int", "    other: int"]
    assert comments.comment_above(lines, 4) == "How many there are, in all."
    assert comments.comment_above(lines, 5) == ""


@pytest.mark.parametrize("path", documents.paths())
def test_a_document_has_one_title(path: str) -> None:
    text = documents.FENCE.sub("", documents.read(path))
    assert len(re.findall(r"^# ", text, re.MULTILINE)) == 1
