"""Whole matches through the page: two people on two screens, several on one, alone, and every game against bots."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Meet
from tests.browser.people import Person, play_together

from pessoi.games import registry


def test_two_people_play_hercules_to_the_end_on_two_screens_and_once_more(meet: Meet) -> None:
    anna, berta = meet("Anna", is_guest=False), meet("Berta", is_guest=False)
    anna.visit("/")
    anna.page.get_by_label(anna.words("your-name")).fill("Anna")
    anna.page.get_by_role("button", name=f"Hercules: {anna.words('way-friends')}").click()
    link = anna.page.get_by_label(anna.words("invitation-link")).input_value()
    berta.page.goto(link)
    berta.page.get_by_label(berta.words("your-name")).fill("Berta")
    berta.press("take-a-seat")
    anna.press("begin")

    choices = play_together(anna, berta)

    assert choices > 20
    expect(anna.result).to_contain_text(re.compile("Anna|Berta"))
    expect(berta.result).to_have_text(anna.result.inner_text(), use_inner_text=True)
    table = anna.page.url
    anna.press("rematch")
    berta.press("to-rematch")
    expect(anna.page).not_to_have_url(table)
    expect(berta.page).to_have_url(anna.page.url)


@pytest.mark.parametrize("game", registry.names())
def test_every_game_is_played_to_the_end_on_the_generic_table(game: str, anna: Person) -> None:
    seats = registry.find(game).max_seats
    bots = {str(seat): "random" for seat in range(1, seats)}
    anna.visit(f"/table/{anna.begin(game, seats, bots)}?plain")
    anna.play_to_the_end()

    expect(anna.result).to_be_visible()
    titles = anna.page.get_by_test_id("panels").get_by_role("heading").all_inner_texts()
    assert len(titles) == len(set(titles)), "the score is shown twice"
    record = anna.ask("GET", f"/matches/{anna.match_here()}/record")
    assert not record["is_sealed"]


def test_two_clicks_from_home_one_plays_against_a_bot(meet: Meet) -> None:
    anna = meet("Anna", is_guest=False)
    anna.visit("/")
    anna.page.get_by_role("button", name=f"Hercules: {anna.words('way-bots')}").click()

    anna.choose()


def test_a_bot_of_a_level_is_given_a_style(anna: Person) -> None:
    anna.visit("/new/thebai")
    style = anna.page.get_by_label(anna.words("style-of-seat", number=2))
    who = anna.page.get_by_role("combobox", name=anna.words("seat-number", number=2), exact=True)
    who.select_option("greedy")
    expect(style).to_have_count(0)
    who.select_option("medium")
    style.select_option("pious")
    anna.press("begin-now")

    expect(anna.page.get_by_text("medium, pious").first).to_be_visible()
    anna.choose()


def test_alone_one_plays_against_hades_to_the_end(meet: Meet) -> None:
    anna = meet("Anna", is_guest=False)
    anna.visit("/")
    anna.page.get_by_role("button", name=f"Hercules: {anna.words('way-alone')}").click()
    anna.play_to_the_end()

    expect(anna.result).to_be_visible()


def test_two_people_share_one_screen(meet: Meet) -> None:
    anna = meet("Anna", is_guest=False)
    anna.visit("/")
    anna.page.get_by_role("button", name=f"Hercules: {anna.words('way-screen')}").click()
    turns = set()
    # Nobody's first turn has as many choices.
    for _ in range(30):
        anna.choices.first.wait_for()
        turns.add(anna.turn())
        anna.choose()

    assert len(turns) == 2


def test_hercules_is_played_by_pressing_what_glows(anna: Person) -> None:
    anna.visit(f"/table/{anna.begin('hercules', bots={'1': 'random'})}")
    pressed = [anna.choose_on_board() for _ in range(10)]

    # The first question is about the labours, of which some can always be mastered.
    assert pressed[0]
    assert anna.log >= 10


def test_a_match_lost_on_time_shows_its_result_to_whoever_comes_again(anna: Person) -> None:
    clock = {"kind": "live", "seconds": 1, "increment": 0, "on_timeout": "lose"}
    anna.visit(f"/table/{anna.begin('hercules', clock=clock)}")
    lost = anna.words("lost-on-time", name="Anna")
    expect(anna.result).to_have_text(lost, use_inner_text=True)

    anna.page.reload()

    expect(anna.result).to_have_text(lost, use_inner_text=True)
    expect(anna.page.get_by_test_id("score-sheet")).to_be_visible()
    assert not anna.is_asked()
