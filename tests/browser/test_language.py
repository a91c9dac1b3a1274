"""English and German: from the browser's own wish, and switched in the middle of a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Meet
from tests.browser.people import Person


def test_the_language_is_switched_in_mid_turn_and_the_game_goes_on(anna: Person) -> None:
    anna.visit(f"/table/{anna.begin('hercules', options={'start_seat': 0})}")
    anna.choose()
    anna.choices.first.wait_for()
    question, choices = anna.prompt.inner_text(), anna.choices.count()

    anna.page.get_by_role("button", name="DE, Deutsch").click()
    anna.language = "de"

    expect(anna.prompt).not_to_have_text(question, use_inner_text=True)
    expect(anna.choices).to_have_count(choices)
    expect(anna.page.locator("html")).to_have_attribute("lang", "de")
    anna.choose()
    anna.page.reload()
    expect(anna.button("undo")).to_be_visible()


@pytest.mark.parametrize(("locale", "language"), [("de-AT", "de"), ("en-US", "en"), ("fr-FR", "en")])
def test_the_browser_says_which_language_is_wanted(meet: Meet, locale: str, language: str) -> None:
    anna = meet("Anna", locale=locale)
    anna.visit("/")
    anna.language = language

    anna.sees("welcome")
