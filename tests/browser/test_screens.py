"""Every screen at a desk and on a phone, light and dark: nothing axe complains about, nothing wider than the screen."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.conftest import Meet
from tests.browser.people import DESKTOP, PHONE, Person
from tests.browser.screens import SCREENS, hercules

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TOO_WIDE = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
#: Everything one can press that is smaller than a fingertip; links in running text are as high as their line.
TOO_SMALL = """() => [...document.querySelectorAll('button, select, input:not([type=range]), [role=tab], summary')]
  .filter((element) => element.checkVisibility() && !element.closest('.hidden'))
  .map((element) => [(element.closest('label') ?? element).getBoundingClientRect(), element])
  .filter(([box]) => box.width > 0 && (box.height < 39.5 || box.width < 39.5))
  .map(([box, element]) => `${Math.round(box.width)}x${Math.round(box.height)} ${element.outerHTML.slice(0, 100)}`)"""


def violations(page: Page) -> list[str]:
    """What axe finds, and where."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {json.dumps(node['target'])} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_is_accessible_in_both_schemes_and_fits_desk_and_phone(name: str, meet: Meet) -> None:
    anna = meet("Anna", color_scheme="light", has_touch=True)
    SCREENS[name](anna)
    findings: dict[str, Any] = {}
    for where, viewport in (("desk", DESKTOP), ("phone", PHONE)):
        anna.page.set_viewport_size(viewport)
        for scheme in ("light", "dark"):
            anna.page.emulate_media(color_scheme=scheme)
            findings[f"{where}, {scheme}"] = violations(anna.page)
        findings[f"{where}, too wide"] = anna.page.evaluate(TOO_WIDE)
    findings["phone, too small to press"] = anna.page.evaluate(TOO_SMALL)

    assert {where: found for where, found in findings.items() if found} == {}


def test_hercules_is_played_on_a_phone(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    hercules(anna)

    expect(anna.prompt).to_be_in_viewport()
    assert anna.page.evaluate(TOO_WIDE) == 0


def test_the_scheme_of_the_system_is_followed_unless_one_is_chosen(anna: Person) -> None:
    def ground() -> str:
        return str(anna.page.evaluate("getComputedStyle(document.body).backgroundColor"))

    anna.page.emulate_media(color_scheme="light")
    anna.visit("/")
    light = ground()
    anna.page.emulate_media(color_scheme="dark")
    dark = ground()
    anna.press("preferences")
    anna.page.get_by_label(anna.words("scheme")).select_option("light")

    assert light != dark
    assert ground() == light
