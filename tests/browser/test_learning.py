"""Learning a game in the page: cards beside the board, what they are about in sight, left and taken up again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect
from tests.browser.conftest import Meet
from tests.browser.people import DESKTOP, PHONE, Person

#: What a card is about lies in the window, and on a phone above the sheet.
IN_SIGHT = """() => {
  const sheet = document.querySelector('.decision').getBoundingClientRect();
  const isBeside = sheet.left > 0 && sheet.width < innerWidth - 1;
  const lowest = isBeside ? innerHeight : sheet.top;
  const boxes = [...document.querySelectorAll('.board .pointed')].map((thing) => thing.getBoundingClientRect());
  return boxes.length > 0 && boxes.some(({ top, bottom }) => top >= 0 && bottom <= lowest);
}"""


def card(person: Person, step: str) -> Locator:
    """The card of a step, once it is shown."""
    shown = person.page.locator(f'[data-testid="lesson"][data-step="{step}"]')
    expect(shown).to_be_visible()
    return shown


def read(person: Person, *steps: str) -> None:
    """Read cards one after the other."""
    for step in steps:
        card(person, step).get_by_role("button", name=person.words("lesson-next")).press("Enter")


def follow(person: Person, step: str) -> None:
    """Do what a card advises."""
    before = person.log
    card(person, step).get_by_role("button", name=person.words("lesson-show")).press("Enter")
    advised = person.page.locator("[data-choice]:focus")
    expect(advised).to_contain_text(person.words("lesson-advised"))
    advised.press("Enter")
    person.wait_for_log(before + 1)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_lesson_goes_step_by_step_and_is_taken_up_where_it_was_left(meet: Meet, viewport: ViewportSize) -> None:
    anna = meet("Anna", viewport=viewport)
    anna.visit("/")
    anna.page.locator('a[href="/learn/hercules"]').click()
    anna.press("learn-begin")
    read(anna, "welcome", "track", "dice")
    card(anna, "first-labour")
    anna.wait_for_board()
    anna.page.wait_for_function(IN_SIGHT)

    anna.page.reload()
    follow(anna, "first-labour")
    follow(anna, "first-demigod")
    card(anna, "still")
    anna.page.wait_for_function(IN_SIGHT)

    anna.press("lesson-aside")
    expect(anna.page.get_by_test_id("lesson")).to_have_count(0)
    anna.visit("/")
    anna.page.get_by_role("link", name=anna.words("learn-go-on")).click()
    anna.press("lesson-again")
    card(anna, "still")


def test_whoever_chooses_something_else_learns_on(anna: Person) -> None:
    anna.visit(f"/table/{anna.ask('POST', '/games/hercules/lesson')['id']}")
    read(anna, "welcome", "track", "dice")
    card(anna, "first-labour")
    before = anna.log
    anna.page.locator('[data-choice="rest"]').press("Enter")
    anna.wait_for_log(before + 1)

    read(anna, "opponent")
    follow(anna, "two-ways")


@pytest.mark.parametrize(
    ("game", "steps"),
    [
        ("hexemonia", ["welcome", "market", "take-first", "take-more", "lay-first", "awake", "lay-second", "action"]),
        ("thebai", ["welcome", "start-tile", "start-contract", "city", "estate", "fate", "muster", "hoplite"]),
    ],
)
def test_the_other_games_are_taught_on_a_phone_too(meet: Meet, game: str, steps: list[str]) -> None:
    anna = meet("Anna", viewport=PHONE, locale="de-DE")
    anna.language = "de"
    anna.visit(f"/table/{anna.ask('POST', f'/games/{game}/lesson')['id']}")
    anna.wait_for_board()
    for step in steps:
        shown = card(anna, step)
        if (game, step) != ("thebai", "welcome"):
            anna.page.wait_for_function(IN_SIGHT)
        advice = shown.get_by_role("button", name=anna.words("lesson-show"))
        if advice.count():
            follow(anna, step)
        else:
            read(anna, step)
