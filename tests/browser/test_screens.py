"""Every screen at a desk and on a phone, light and dark: nothing that axe complains about, nothing too wide."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect
from tests.browser.conftest import Meet
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.screens import SCREENS, hercules

from pessoi.server.page import PAGE_FOLDER

LOOKS: list[tuple[str, ViewportSize, Literal["light", "dark"]]] = [
    ("desk", DESKTOP, "light"),
    ("desk", DESKTOP, "dark"),
    ("phone", PHONE, "dark"),
    ("phone", PHONE, "light"),
]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
#: What sticks out to the right, if the page can be scrolled sideways at all.
TOO_WIDE = """() => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .map((element) => element.outerHTML.slice(0, 100));
}"""
#: Everything one can press that is smaller than a fingertip; links in running text are as high as their line.
TOO_SMALL = """() => [...document.querySelectorAll('button, select, input:not([type=range]), [role=tab], summary')]
  .filter((element) => element.checkVisibility() && !element.closest('.hidden'))
  .map((element) => [(element.closest('label') ?? element).getBoundingClientRect(), element])
  .filter(([box]) => box.width > 0 && (box.height < 39.5 || box.width < 39.5))
  .map(([box, element]) => `${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 100)}`)"""


#: All that axe knows; of what it has looked at a moment ago, in the same window, only what depends on colours.
LOOK = """() => {
  const drawn = `${innerWidth} ${document.documentElement.outerHTML}`;
  const isOnlyRecoloured = drawn === window.lookedAt;
  window.lookedAt = drawn;
  const runOnly = isOnlyRecoloured ? ['color-contrast', 'link-in-text-block'] : undefined;
  return axe.run(document, { resultTypes: ['violations'], runOnly });
}"""


def violations(page: Page) -> list[str]:
    """What axe finds, and where. Numbers drawn on a thing of the board are its picture, not its label."""
    found: Any = page.evaluate(LOOK)
    return [
        f"{violation['id']} at {' '.join(map(str, node['target']))}: {' '.join(node['failureSummary'].split())}"
        for violation in found["violations"]
        for node in violation["nodes"]
        if not (violation["id"] == "label-content-name-mismatch" and node["html"].startswith("<g "))
    ]


def read_german(person: Person) -> None:
    """Change the language wherever one is, in front of a dialog too."""
    person.page.locator('header button[lang="de"]').dispatch_event("click")
    person.page.locator('html[lang="de"]').wait_for()
    person.settle()


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_accessible_in_both_schemes_and_fits_desk_and_phone(name: str, meet: Meet) -> None:
    anna = meet("Anna", has_touch=True)
    SCREENS[name](anna)
    anna.settle()
    anna.page.evaluate(AXE.read_text(encoding="utf-8"))
    complaints = []
    for place, viewport, scheme in LOOKS:
        anna.page.set_viewport_size(viewport)
        anna.page.emulate_media(color_scheme=scheme)
        anna.let_draw()
        complaints += [f"{place}, {scheme}: {violation}" for violation in violations(anna.page)]
        complaints += [f"{place}: wider than the screen: {element}" for element in anna.page.evaluate(TOO_WIDE)]
    read_german(anna)
    complaints += [f"in German wider than a phone: {element}" for element in anna.page.evaluate(TOO_WIDE)]
    complaints += [f"too small to press: {element}" for element in anna.page.evaluate(TOO_SMALL)]

    assert not complaints, "\n".join(complaints)


def test_a_scheme_changes_colours_and_nothing_else() -> None:
    """So a screen that differs in its scheme alone is looked at for its colours alone."""
    files = [*PAGE_FOLDER.rglob("*.css"), *PAGE_FOLDER.rglob("*.js")]

    assert files
    assert [file.name for file in files if "prefers-color-scheme" in file.read_text(encoding="utf-8")] == []


def test_hercules_is_played_on_a_phone(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    hercules(anna)

    expect(anna.prompt).to_be_in_viewport()
    assert anna.page.evaluate(TOO_WIDE) == []


def test_the_scheme_of_the_system_is_followed_unless_one_is_chosen(anna: Person) -> None:
    def ground() -> str:
        return str(anna.page.evaluate("getComputedStyle(document.documentElement).backgroundColor"))

    anna.page.emulate_media(color_scheme="light")
    anna.visit("/")
    light = ground()
    anna.page.emulate_media(color_scheme="dark")
    assert anna.finds(lambda: ground() != light)
    anna.press("preferences")
    anna.page.get_by_label(anna.words("scheme")).select_option("light")

    assert anna.finds(lambda: ground() == light)
