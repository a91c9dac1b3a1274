"""Making a choice: by keyboard, twice over, taken back, foreseen, refused with a reason, remembered in the log."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Meet
from tests.browser.people import CHOOSABLE, Person


@pytest.fixture
def hercules(anna: Person) -> Person:
    """Anna plays both seats of Hercules, and begins."""
    anna.visit(f"/table/{anna.begin('hercules', options={'start_seat': 0})}")
    anna.choices.first.wait_for()
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


def test_resting_on_a_choice_marks_what_it_is_about_and_shows_what_it_would_do(hercules: Person) -> None:
    hercules.choices.first.hover()

    expect(hercules.page.locator(".spot.pointed").first).to_be_visible()
    expect(hercules.page.get_by_test_id("preview")).to_be_visible()


def test_who_wants_to_confirm_presses_twice(hercules: Person) -> None:
    prefer(hercules, "prefer-confirm")
    choice = hercules.choices.first
    choice.click()
    expect(choice).to_contain_text(hercules.words("press-again"))
    assert hercules.log == 0

    choice.click()

    hercules.wait_for_log(1)


def test_a_choice_that_showed_nothing_is_undone_by_a_key(meet: Meet) -> None:
    anna, berta = meet("Anna"), meet("Berta")
    table = anna.ask("POST", "/tables", game="hercules", seats=2, options={"start_seat": 0})["id"]
    for seat, person in enumerate((anna, berta)):
        person.ask("PUT", f"/tables/{table}/seats/{seat}", nonce=person.name)
        person.visit(f"/table/{table}")
    anna.press("begin")
    rest = anna.page.locator('[data-choice="rest"]')
    rest.click()
    berta.choices.first.wait_for()

    anna.page.keyboard.press("u")

    expect(rest).to_be_visible()
    expect(berta.choices).to_have_count(0)


def test_a_press_on_something_impossible_says_why(hercules: Person) -> None:
    # To Playwright what is impossible is disabled, and it would wait; a person presses all the same.
    hercules.page.locator('[data-element^="labour:"][aria-disabled="true"]').first.click(force=True)

    expect(hercules.page.locator(".notice")).to_contain_text(re.compile(r"\w+ \w+"))


def test_a_line_of_the_log_leads_to_its_position(hercules: Person) -> None:
    for _ in range(4):
        hercules.choose()
    hercules.page.get_by_role("list", name=hercules.words("log")).get_by_role("link").nth(1).click()

    expect(hercules.page).to_have_url(re.compile(r"/match/\w+\?ply=\d+&seat=[01]"))
    expect(hercules.page.get_by_role("slider")).to_be_visible()
