"""Hexemonia on its own board: whole matches by pressing things, on a phone, by keys, watched, interrupted."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Meet
from tests.browser.hexemonia import (
    AtBoard,
    ByKeys,
    ByTouch,
    Lively,
    about_to_lay,
    asked,
    box,
    find,
    offers,
    play_until,
    seat_both,
    told,
)
from tests.browser.people import PHONE, Person, wait_for_somebody

import pessoi

#: A short match with wars, a revolt, an Agora and much else.
EVENTFUL = 40
#: Where the search for other matches begins; a server deals no match twice.
FINGER, LARGE, ARROWS, DRAG, WAR = 100, 200, 300, 400, 500
KEYS = {"production": 600, "strategy": 700, "special": 800, "war": 900}


@pytest.fixture
def both(meet: Meet) -> tuple[Person, Person]:
    return meet("Anna"), meet("Berta")


def test_two_people_play_to_the_end_on_the_board_alone(both: tuple[Person, Person]) -> None:
    table = seat_both(EVENTFUL, *both)
    boards = {}
    for seat, person in enumerate(both):
        person.visit(f"/table/{table}")
        person.wait_for_board()
        boards[person.name] = AtBoard(person, seat, table)
    player = Lively(EVENTFUL)
    while (chooser := wait_for_somebody(both)) is not None:
        board = boards[chooser.name]
        choice = player.choose(board.choices, board.view, board.seat)
        board.choose(choice)
        if player.next:
            player.next = ""

    expect(both[0].result).to_be_visible()
    log = both[0].whole_log()
    expect(log).to_contain_text(re.compile("attack", re.IGNORECASE))
    expect(log).to_contain_text(re.compile("revolt", re.IGNORECASE))


def test_the_match_that_is_played_has_a_war_and_a_revolt() -> None:
    names = set()
    for match, _ in told(EVENTFUL):
        names |= {entry.event.name for entry in match.events(0)}

    assert {"attacked", "settled", "philosopher-came", "paid-citizen"} <= names
    assert any(name.startswith("revolted") for name in names)


def test_a_turn_is_played_with_a_finger(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    berta = meet("Berta")
    table = seat_both(FINGER, anna, berta)
    anna.visit(f"/table/{table}")
    anna.wait_for_board()
    board, player = ByTouch(anna, 0, table), Lively(FINGER)
    expect(anna.page.locator(".decision")).to_have_attribute("data-height", "low")
    while choices := board.choices:
        board.choose(player.choose(choices, board.view, 0))

    expect(anna.prompt).to_have_text(anna.words("waiting-for", name="Berta"))


@pytest.mark.parametrize("action", ["production", "strategy", "special", "war"])
def test_a_whole_turn_needs_nothing_but_keys(action: str, both: tuple[Person, Person]) -> None:
    anna, _ = both
    number, ply = turn_with(action)
    table = seat_both(number, *both)
    play_until(number, table, *both, moment=lambda match: match.ply == ply)
    anna.visit(f"/table/{table}")
    anna.wait_for_board()
    board, player = ByKeys(anna, 0, table), Lively(number)
    while anna.is_asked():
        choices = board.choices
        choice = f"action {action}" if f"action {action}" in choices else player.choose(choices, board.view, 0)
        player.next = ""
        before = anna.log
        board.choose(choice)
        anna.wait_for_log(before + 1)

    expect(anna.page.get_by_role("list", name=anna.words("log"))).to_contain_text(action.title())


def turn_with(action: str) -> tuple[int, int]:
    """A match, and the ply at which Anna begins a turn in which she can take this action."""
    begun = 0

    def is_possible(match: pessoi.Match) -> bool:
        nonlocal begun
        if asked(match, "take"):
            begun = match.ply
        return asked(match, "build") and begun > 0 and offers(match, f"action {action}")

    number, _ = find(KEYS[action], is_possible)
    return number, begun


def test_arrows_walk_around_a_city_and_a_space_is_filled_by_enter(both: tuple[Person, Person]) -> None:
    anna, _ = both
    table, (tile, space) = about_to_lay(ARROWS, *both)
    board = ByKeys(anna, 0, table)
    board.press(board.thing(tile))
    board.reach(board.thing(space))
    anna.page.keyboard.press("Home")
    expect(board.thing("tile:acropolis_0")).to_be_focused()
    for _ in range(20):
        if board.thing(space).evaluate("(each) => each === document.activeElement"):
            break
        anna.page.keyboard.press("ArrowRight")
    expect(board.thing(space)).to_be_focused()
    before = anna.log
    anna.page.keyboard.press("Enter")

    anna.wait_for_log(before + 1)


def test_a_tile_is_laid_by_dragging_it_to_a_space(both: tuple[Person, Person]) -> None:
    anna, _ = both
    table, (tile, space) = about_to_lay(DRAG, *both)
    board = AtBoard(anna, 0, table)
    before = anna.log
    anna.settle()
    board.thing(tile).hover()
    anna.page.mouse.down()
    board.thing(space).hover()
    anna.page.mouse.up()

    anna.wait_for_log(before + 1)


def test_a_reload_in_the_middle_of_a_war_shows_the_same_war(both: tuple[Person, Person]) -> None:
    anna, _ = both
    number, ply = find(WAR, lambda match: asked(match, "army"))
    table = seat_both(number, *both)
    play_until(number, table, *both, moment=lambda match: match.ply == ply)
    anna.visit(f"/table/{table}")
    anna.wait_for_board()
    sheet = anna.page.locator(".sheet")
    label = sheet.get_attribute("aria-label")
    choices = AtBoard(anna, 0, table).choices

    anna.page.reload()

    expect(sheet).to_have_attribute("aria-label", label or "")
    assert AtBoard(anna, 0, table).choices == choices


def test_who_watches_sees_neither_hands_nor_hidden_acropolises(meet: Meet) -> None:
    anna, berta = meet("Anna"), meet("Berta")
    table = anna.begin("hexemonia", 3, is_public=True)
    anna.visit(f"/table/{table}")
    hands = [anna.ask("GET", f"/tables/{table}/scene?seat={seat}")["view"]["cities"][seat] for seat in range(3)]
    berta.visit(f"/table/{table}")
    berta.wait_for_board()

    for city in hands:
        assert city["hand"]["tiles"]
        for tile in city["hand"]["tiles"]:
            expect(berta.page.locator(f'[data-element="tile:{tile}"]')).to_have_count(0)
        acropolis = berta.page.locator(f'[data-element="tile:acropolis_{city["seat"]}"]')
        expect(acropolis).to_have_accessible_name(re.compile("Acropolis"))
        assert city["acropolis"]["city"] not in (acropolis.get_attribute("aria-label") or "").lower()


def test_any_city_is_seen_large_and_all_side_by_side(both: tuple[Person, Person]) -> None:
    anna, _ = both
    table = seat_both(LARGE, *both)
    anna.visit(f"/table/{table}")
    anna.wait_for_board()
    anna.settle()
    board = AtBoard(anna, 0, table)
    small = box(board, "tile:acropolis_1")["width"]
    anna.page.get_by_role("button", name=re.compile("^Berta: ")).click()
    assert anna.finds(lambda: box(board, "tile:acropolis_1")["width"] > small)

    anna.page.get_by_role("button", name="All city-states side by side").click()

    expect(anna.page.locator('[data-element^="slot:"]')).to_have_count(0)
    expect(anna.page.locator('[data-element^="tile:acropolis"]')).to_have_count(2)
