"""What the page may weigh: all of its scripts and styles together, as they are sent."""

from __future__ import annotations

from pessoi.server.page import PAGE_FOLDER, Page

LIMIT = 200_000


def test_all_scripts_and_styles_together_are_light() -> None:
    page = Page(PAGE_FOLDER)
    weights = {path: len(file.contents["br"]) for path, file in page.files.items() if path.endswith((".js", ".css"))}

    assert weights, "make page builds the page that is weighed here"
    assert sum(weights.values()) <= LIMIT, weights
