"""Reading the rules: as a page, over the table from where one is, found by words, with their components drawn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.people import Person

GAMES = ("hercules", "hexemonia", "thebai")


def text(person: Person) -> Locator:
    return person.page.get_by_test_id("rules-text")


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_are_a_page_with_their_components_drawn(anna: Person, game: str) -> None:
    anna.visit("/")
    anna.page.locator(f'a[href="/rules/{game}"]').click()

    expect(anna.page.get_by_role("heading", level=1)).to_have_text(re.compile(game, re.IGNORECASE))
    piece = text(anna).locator("span.piece").first
    piece.scroll_into_view_if_needed()
    expect(piece.locator("svg")).to_be_visible()
    expect(piece).to_have_accessible_name(re.compile(r"\w+"))


def test_words_are_found_and_a_link_leads_to_a_section(anna: Person) -> None:
    anna.visit("/rules/hercules")
    sections = text(anna).locator("section")
    expect(sections.first).to_be_visible()
    in_all = sections.count()
    anna.page.get_by_role("searchbox").fill("Hades")
    expect(sections).not_to_have_count(in_all)
    # Sections that are not near the reader's eyes yet are not laid out: they have a text, but none that is drawn.
    assert all("Hades" in words for words in sections.all_text_contents())
    anna.page.get_by_role("searchbox").fill("xylophone")
    anna.sees("no-rule")
    anna.page.get_by_role("searchbox").fill("")
    last = anna.page.get_by_test_id("rules-contents").get_by_role("link").last
    last.click()
    expect(text(anna).locator(":is(h2, h3):focus")).to_have_text(last.inner_text())
    expect(anna.page).to_have_url(re.compile(r"/rules/hercules#\w+"))


@pytest.mark.parametrize("game", GAMES)
def test_a_question_and_a_thing_on_the_board_lead_to_their_rules_over_the_table_and_back(
    anna: Person, game: str
) -> None:
    anna.visit(f"/table/{anna.begin(game, 2, {'1': 'random'})}")
    anna.choices.first.wait_for()
    anna.page.keyboard.press("?")
    anna.page.locator('[data-rule^="prompt-"]').click()

    dialog = anna.page.get_by_role("dialog")
    expect(dialog.locator(":is(h2, h3):focus")).to_be_in_viewport()
    # Whatever sticks to the top of the dialog, the field to find something lies below it.
    dialog.get_by_role("searchbox").click()
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(anna.choices.first).to_be_visible()

    anna.wait_for_board()
    # While a bot moves, the board is drawn anew; and once the log scrolls to its end, what was explained is gone.
    anna.settle()
    anna.let_draw()
    anna.page.locator(".board .spot[data-element]").first.focus()
    anna.sees("hint-rules")
    anna.page.keyboard.press("i")

    expect(dialog.locator(":is(h2, h3):focus")).to_be_in_viewport()
    anna.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
