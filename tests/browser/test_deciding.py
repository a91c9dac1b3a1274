"""Making a choice: by keyboard, twice over, taken back, foreseen, refused with a reason, remembered in the log."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Meet
from tests.browser.people import CHOOSABLE, Person


@pytest.fixture
def hercules(anna: Person) -> Person:
    """Anna plays both seats of Hercules, and begins."""
    anna.visit(f"/table/{anna.begin('hercules', options={'start_seat': 0})}")
    anna.choices.first.wait_for()
    anna.wait_for_board()
    return anna


def prefer(person: Person, message: str, is_wanted: bool = True) -> None:
    person.press("preferences")
    person.page.get_by_label(person.words(message)).set_checked(is_wanted)
    person.press("done")


def test_a_number_key_makes_a_choice(hercules: Person) -> None:
    hercules.page.keyboard.press("1")

    hercules.wait_for_log(1)


def test_arrows_walk_through_the_choices_and_enter_makes_one(hercules: Person) -> None:
    for key in ("ArrowDown", "ArrowDown", "ArrowUp", "Enter"):
        hercules.page.keyboard.press(key)

    hercules.wait_for_log(1)


def test_a_thing_on_the_board_is_chosen_by_keyboard(hercules: Person) -> None:
    hercules.page.locator(CHOOSABLE).first.focus()
    hercules.page.keyboard.press("Enter")

    expect(hercules.page.locator(f"[data-log='1'], button:text-is('{hercules.words('all-choices')}')")).to_be_visible()


def test_a_thing_is_described_a_choice_shows_what_it_would_do_and_something_impossible_says_why(
    hercules: Person,
) -> None:
    impossible = hercules.page.locator('[data-element^="labour:"][aria-disabled="true"]').first
    # To those who cannot see it, whatever has the focus is described.
    impossible.focus()
    expect(impossible).to_have_accessible_name(re.compile(r"\w+"))
    expect(impossible).to_have_accessible_description(re.compile(r"\w+ \w+"))
    hercules.page.keyboard.press("Tab")
    expect(impossible).to_have_accessible_description("")

    # Resting on a choice marks what it is about.
    hercules.choices.first.hover()
    expect(hercules.page.locator(".spot.pointed").first).to_be_visible()
    expect(hercules.page.get_by_test_id("preview")).to_be_visible()

    # To Playwright what is impossible is disabled, and it would wait; a person presses all the same.
    hercules.settle()
    impossible.click(force=True)
    expect(hercules.page.locator(".notice")).to_contain_text(re.compile(r"\w+ \w+"))


def test_who_wants_to_confirm_ends_a_turn_by_pressing_twice(hercules: Person) -> None:
    prefer(hercules, "prefer-confirm")
    choice = rest_of(hercules)
    hercules.settle()
    choice.click()
    expect(choice).to_contain_text(hercules.words("press-again"))
    assert hercules.log == 0

    hercules.settle()
    choice.click()

    hercules.wait_for_log(1)


@pytest.fixture
def both(meet: Meet) -> tuple[Person, Person]:
    """Anna and Berta at two screens of Hercules; Anna begins, and has rested."""
    anna, berta = meet("Anna"), meet("Berta")
    table = anna.ask("POST", "/tables", game="hercules", seats=2, options={"start_seat": 0}, is_public=True)["id"]
    for seat, person in enumerate((anna, berta)):
        person.ask("PUT", f"/tables/{table}/seats/{seat}", nonce=person.nonce)
        person.visit(f"/table/{table}")
    anna.press("begin")
    rest_of(anna).press("Enter")
    anna.wait_for_log(1)
    berta.choices.first.wait_for()
    return anna, berta


def rest_of(person: Person) -> Locator:
    return person.page.locator('[data-choice="rest"]')


def test_a_choice_that_showed_nothing_is_undone_by_a_key(both: tuple[Person, Person]) -> None:
    anna, berta = both

    anna.page.keyboard.press("u")

    expect(rest_of(anna)).to_be_visible()
    expect(berta.choices).to_have_count(0)


def test_with_the_consent_of_the_other_one_goes_back_behind_the_others_choice(both: tuple[Person, Person]) -> None:
    anna, berta = both
    question = berta.prompt.inner_text()
    berta.choose()
    expect(anna.button("undo")).to_be_disabled()

    anna.press("take-back")
    anna.press("now-take-back")
    anna.sees("wish-open", names="Berta")
    berta.sees("asks-back", name="Anna")
    berta.press("agree")

    expect(rest_of(anna)).to_be_visible()
    expect(berta.prompt).to_have_text(berta.words("waiting-for", name="Anna"))
    rest_of(anna).press("Enter")
    expect(berta.prompt).to_have_text(question, use_inner_text=True)


def test_what_one_is_about_to_ask_for_stays_open_when_somebody_goes(both: tuple[Person, Person]) -> None:
    anna, berta = both
    berta.choose()
    anna.wait_for_log(berta.log)
    anna.press("take-back")

    berta.page.goto("about:blank")

    expect(anna.page.get_by_role("list", name=anna.words("seats"))).to_contain_text(anna.words("away"))
    anna.press("now-take-back")
    anna.sees("wish-open", names="Berta")


def test_without_that_consent_the_match_goes_on_where_it_was(both: tuple[Person, Person]) -> None:
    anna, berta = both
    berta.choose()
    before = berta.log
    anna.wait_for_log(before)
    anna.press("take-back")
    anna.press("now-take-back")

    berta.press("refuse")

    expect(berta.page.get_by_text(berta.words("asks-back", name="Anna"))).to_have_count(0)
    expect(anna.button("take-back")).to_be_visible()
    assert berta.log == anna.log == before


def test_a_line_of_the_log_leads_to_its_position(hercules: Person) -> None:
    for _ in range(4):
        hercules.choose()
    hercules.page.get_by_role("list", name=hercules.words("log")).get_by_role("link").nth(1).click()

    expect(hercules.page).to_have_url(re.compile(r"/match/\w+\?ply=\d+&seat=[01]"))
    expect(hercules.page.get_by_role("slider")).to_be_visible()


def test_the_rule_behind_a_question_leads_to_the_words_of_the_game(hercules: Person) -> None:
    hercules.page.keyboard.press("?")
    hercules.press("glossary")
    glossary = hercules.page.get_by_role("dialog")
    terms = glossary.get_by_test_id("glossary").locator("dt")
    terms.first.wait_for()
    everything = terms.count()

    glossary.get_by_role("searchbox").fill("pegasus")

    expect(terms).not_to_have_count(everything)
    assert terms.count() < everything
    expect(terms.filter(has_text="Pegasus")).to_be_visible()
    hercules.press("close")
    expect(glossary).to_be_hidden()
