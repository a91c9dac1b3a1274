"""No link of a document leads nowhere, neither on a forge nor on the site; looked at without a network."""

from __future__ import annotations

import pytest
from tools import documentation, documents
from tools.documents import DOCS, ROOT


@pytest.mark.parametrize("path", documents.paths())
def test_every_link_leads_somewhere(path: str) -> None:
    for target in documents.links(path):
        found, anchor = documents.resolve(path, target)
        assert (ROOT / found).exists(), f"{path} links to {target}, and there is no {found}"
        if anchor:
            assert anchor in documents.anchors(found), f"{path} links to {target}, and {found} has no such heading"


def test_links_are_found_where_they_are_links() -> None:
    text = '[a](b.md) `[c](d.md)` [e](https://f.org)\n\n```\n[g](h.md)\n```\n\n<img src="i.png" alt=""> ![j](k.png)\n'
    assert documents.change_links(text, lambda target: f"x/{target}") == text.replace("(b.md", "(x/b.md").replace(
        "i.png", "x/i.png"
    ).replace("k.png", "x/k.png")


@pytest.mark.parametrize(
    ("heading", "anchor"),
    [("Your turn", "your-turn"), ("`pessoi train`, step by step", "pessoi-train-step-by-step"), ("Größe", "größe")],
)
def test_headings_are_anchors(heading: str, anchor: str) -> None:
    assert documents.slug(heading) == anchor


@pytest.mark.parametrize(
    ("path", "target", "there"),
    [
        ("docs/index.md", "../CONTRIBUTING.md", "contributing.md"),
        ("docs/players/table.md", "../operating.md#numbers", "../operating.md#numbers"),
        ("docs/learning.md", "../examples/ppo.py", "source/examples/ppo.py.md"),
        ("CONTRIBUTING.md", "docs/tour.md", "tour.md"),
        ("CONTRIBUTING.md", "#where-things-are", "#where-things-are"),
        ("src/pessoi/games/thebai/README.md", "../../../../docs/bots.md", "../bots.md"),
        ("docs/tour.md", "../README.md", "index.md"),
    ],
)
def test_a_link_of_the_repository_is_led_to_where_it_is_on_the_site(path: str, target: str, there: str) -> None:
    assert documentation.lead(path, target) == there


def test_a_linked_file_that_is_no_document_is_shown_as_a_page() -> None:
    assert "examples/bot.py" in documentation.shown()
    assert all((ROOT / path).is_file() and not path.startswith(DOCS) for path in documentation.shown())
    assert documentation.page_of("examples/bot.py").endswith(f"`````python\n{documents.read('examples/bot.py')}`````\n")
