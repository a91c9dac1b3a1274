"""Thebai on its own board: whole matches by pressing things, by keys, on a phone, after a reload, as a spectator."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import FloatRect, Locator, expect
from tests.browser.boards import (
    PRESSES,
    is_asked_on_board,
    play_on_board,
    play_together_on_boards,
    wait_for_somebody_on_board,
)
from tests.browser.conftest import Meet
from tests.browser.people import DESKTOP, PHONE, POLLING, Person
from tests.browser.test_screens import TOO_WIDE

CHALLENGES = {"armed_rebels": True, "pious": True}
#: What walks the way that is planned, and what takes a step of it back.
WALK = '[data-element="way:go"]'
STEP_BACK = '[data-element="way:back"]'
#: A choice in the list while one that was made is on its way.
ON_ITS_WAY = '[data-testid="choices"] button[data-choice]:disabled'
#: Tables tried for a rare question.
TRIES = 12


def sit_down(anna: Person, table: str) -> Person:
    anna.visit(f"/table/{table}")
    anna.wait_for_board()
    anna.settle()
    return anna


def asked_for(person: Person, prompt: str, seats: int = 2, since: int = 0, **options: Any) -> str:
    """A table at which this person is asked this since some round, after choices made by chance."""
    bots = {str(seat): "random" for seat in range(1, seats)}
    for _ in range(TRIES):
        table = person.begin("thebai", seats, bots, options=options)
        while (scene := person.ask("GET", f"/tables/{table}/scene?seat=0"))["end"] is None:
            decision = scene["decision"]
            if decision is None:
                # A bot thinks.
                person.page.wait_for_timeout(POLLING)
                continue
            if decision["prompt"] == prompt and scene["view"]["round"] >= since:
                return table
            choice = person.luck.choice(decision["choices"])["choice"]
            person.ask("POST", f"/tables/{table}/choices", seat=0, log=scene["ply"], choice=choice)
    raise AssertionError(f"nobody was asked {prompt} at {TRIES} tables")


def test_two_people_play_ten_rounds_to_the_end_on_their_boards_alone(meet: Meet) -> None:
    anna, berta = meet("Anna"), meet("Berta")
    table = anna.ask("POST", "/tables", game="thebai", seats=2, is_public=True)["id"]
    for seat, person in enumerate((anna, berta)):
        person.ask("PUT", f"/tables/{table}/seats/{seat}", nonce=person.nonce)
    anna.ask("POST", f"/tables/{table}/start")
    sit_down(anna, table)
    sit_down(berta, table)

    choices = play_together_on_boards(anna, berta)

    assert choices > 80
    expect(anna.result).to_contain_text(re.compile("Anna|Berta"))


def test_alone_one_plays_against_antigone_with_two_challenges_to_the_end(anna: Person) -> None:
    sit_down(anna, anna.begin("thebai", 1, options=CHALLENGES))

    choices = play_together_on_boards(anna)

    assert choices > 40
    expect(anna.result).to_contain_text("Antigone")


def test_antigones_turn_is_read_forward_and_back_and_at_once_with_what_ends_a_round(anna: Person) -> None:
    """Between two turns of one's own: the Herald, fate with what she takes of it, and her turn, one after the other."""
    sit_down(anna, asked_for(anna, "archon", 1, 4, **CHALLENGES))
    her_turn = anna.page.get_by_role("region", name="Antigone’s turn")
    back, on, at_once = (her_turn.get_by_role("button", name=name, exact=True) for name in ("back", "on", "to the end"))

    expect(on).to_be_disabled()
    back.click()
    expect(on).to_be_enabled()
    told = {her_turn.get_by_role("heading").inner_text().split(":")[0]}
    while back.is_enabled():
        back.click()
        told.add(her_turn.get_by_role("heading").inner_text().split(":")[0])
    assert {"Herald card", "Fate tile", "It is Antigone’s turn."} <= told
    expect(her_turn).to_contain_text(re.compile(r"1 of \d+"))
    on.click()
    expect(her_turn).to_contain_text(re.compile(r"2 of \d+"))
    at_once.click()
    expect(on).to_be_disabled()


def test_a_search_of_hers_is_drawn_over_the_cells_with_the_card_that_decides(anna: Person) -> None:
    her_turn = anna.page.get_by_role("region", name="Antigone’s turn")
    back = her_turn.get_by_role("button", name="back", exact=True)
    search = her_turn.get_by_text("General tiebreaker")
    for round in range(3, 9):
        sit_down(anna, asked_for(anna, "archon", 1, round, **CHALLENGES))
        while not search.is_visible() and back.is_enabled():
            back.click()
        if search.is_visible():
            break
    expect(anna.page.locator(".search .found")).to_have_count(1)
    expect(her_turn.get_by_role("group", name="The Herald card that decides")).to_be_visible()
    expect(her_turn.locator('[aria-current="step"]')).to_have_count(1)


def test_on_a_phone_the_page_of_the_question_comes_by_itself(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, has_touch=True, is_mobile=True)
    sit_down(anna, anna.begin("thebai", 2, {"1": "random"}))
    current = anna.page.locator('nav [aria-current="page"]')

    pages = set()
    for _ in range(24):
        assert wait_for_somebody_on_board((anna,)) is anna
        pages.add(current.inner_text().split("\n")[0])
        assert anna.page.evaluate(TOO_WIDE) == []
        expect(anna.prompt).to_be_in_viewport()
        play_on_board(anna)

    assert len(pages) > 1


def test_a_whole_round_is_played_by_keys_alone(anna: Person) -> None:
    table = anna.begin("thebai", 2, {"1": "random"})
    sit_down(anna, table)
    keys = anna.page.keyboard

    def rounds() -> int:
        return int(anna.ask("GET", f"/tables/{table}/scene")["view"]["round"])

    for _ in range(40):
        if rounds() > 1:
            break
        assert wait_for_somebody_on_board((anna,)) is anna
        choose_by_keys(anna)
    assert rounds() > 1
    # The focus is where it was left: further on, arrows lead from there.
    assert wait_for_somebody_on_board((anna,)) is anna
    keys.press("n")
    assert anna.page.evaluate("document.activeElement.closest('.thebai') !== null")


def choose_by_keys(anna: Person) -> None:
    """N leads from one thing that can be chosen to the next, Enter takes it; a digit chooses among several."""
    keys = anna.page.keyboard
    before = anna.log
    for _ in range(PRESSES):
        for _ in range(1 + anna.luck.randrange(3)):
            keys.press("n")
        keys.press("Enter")
        anna.let_draw()
        if anna.button("all-choices").is_visible():
            keys.press("1")
        if anna.page.locator(WALK).is_visible():
            # The way is laid; the same tile once more walks it.
            keys.press("Enter")
        expect(anna.page.locator(ON_ITS_WAY)).to_have_count(0)
        if anna.log > before:
            return
    raise AssertionError(f"{PRESSES} things were taken by keys, and nothing happened")


def test_tab_stops_a_few_times_on_the_board(anna: Person) -> None:
    sit_down(anna, anna.begin("thebai", 4, {"1": "random", "2": "random", "3": "random"}))
    play_together_on_boards(anna, until=4)
    wait_for_somebody_on_board((anna,))
    seen = set()
    anna.page.locator(".thebai .spot[tabindex='0']").first.focus()
    for _ in range(60):
        thing = anna.page.evaluate(
            """() => { const here = document.activeElement;
            if (!here.closest('.thebai')) return null;
            return here.dataset.element ?? here.getAttribute('aria-label') ?? here.textContent; }"""
        )
        if thing is None:
            break
        seen.add(thing)
        anna.page.keyboard.press("Tab")
    assert 3 < len(seen) <= 20


def test_arrows_walk_from_thing_to_thing(anna: Person) -> None:
    sit_down(anna, anna.begin("thebai", 2, {"1": "random"}))
    anna.page.locator('[data-element="cell:r3c2"]').focus()

    def focused() -> str:
        return str(anna.page.evaluate("document.activeElement?.dataset.element ?? ''"))

    anna.page.keyboard.press("ArrowRight")
    assert focused() == "space:h3-2"
    anna.page.keyboard.press("ArrowRight")
    assert focused() == "cell:r3c3"
    anna.page.keyboard.press("ArrowDown")
    assert focused() == "space:v3-3"


def walks(anna: Person, table: str, steps: int) -> list[str]:
    """The elements of a walk over so many dice spaces at least: its end, and what it crosses."""
    choices = anna.ask("GET", f"/tables/{table}/scene?seat=0")["decision"]["choices"]
    found = [choice["elements"] for choice in choices if choice["choice"].startswith("walk")]
    return [str(element) for element in max(found, key=len)] if any(len(each) > steps for each in found) else []


def thing(anna: Person, element: str) -> Locator:
    return anna.page.locator(f'.thebai [data-element="{element}"]').first


def a_long_walk(anna: Person) -> tuple[str, list[str]]:
    """A table at which the Archon can walk over two dice spaces, and such a walk."""
    for round in range(3, 9):
        table = asked_for(anna, "archon", 2, round)
        if walk := walks(anna, table, 2):
            return table, walk
    raise AssertionError("no Archon can walk far")


def test_the_archons_way_is_laid_taken_back_and_walked(anna: Person) -> None:
    table, (end, *crossed) = a_long_walk(anna)
    sit_down(anna, table)
    before = anna.log

    thing(anna, end).click()
    expect(anna.page.locator(WALK)).to_be_visible()
    for _ in crossed:
        anna.settle()
        anna.page.locator(STEP_BACK).click()
    expect(anna.page.locator(WALK)).to_have_count(0)
    assert anna.log == before
    anna.settle()
    thing(anna, end).click()
    anna.settle()
    anna.page.locator(WALK).click()

    anna.wait_for_log(before + 1)
    archon = anna.ask("GET", f"/tables/{table}/scene?seat=0")["view"]["families"][0]["archon"]
    assert f"cell:{archon}" == end or anna.log == before + 1


def test_the_archon_is_dragged_from_tile_to_tile(anna: Person) -> None:
    table, (_, first, *_others) = a_long_walk(anna)
    sit_down(anna, table)
    archon = anna.ask("GET", f"/tables/{table}/scene?seat=0")["view"]["families"][0]["archon"]
    drag(anna, f"cell:{archon}", f"cell:{beyond(first.removeprefix('crossing:'), archon)}")

    expect(anna.page.locator(STEP_BACK)).to_be_visible()
    anna.settle()
    anna.page.keyboard.press("n")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(STEP_BACK)).to_have_count(0)


def beyond(space: str, cell: str) -> str:
    """The cell on the other side of a dice space."""
    row, column = map(int, space[1:].split("-"))
    cells = [f"r{row}c{column}", f"r{row}c{column + 1}" if space.startswith("h") else f"r{row + 1}c{column}"]
    return next(other for other in cells if other != cell)


def drag(anna: Person, element: str, onto: str) -> None:
    """From the middle of a thing to the middle of another."""
    anna.settle()
    mouse = anna.page.mouse
    boxes = [thing(anna, name).bounding_box() for name in (element, onto)]
    (x, y), (right, down) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box)
    mouse.move(x, y)
    mouse.down()
    mouse.move((x + right) / 2, (y + down) / 2, steps=4)
    mouse.move(right, down, steps=4)
    mouse.up()


def test_a_die_is_dragged_to_where_it_goes(anna: Person) -> None:
    table = asked_for(anna, "citizen", 2, 2)
    sit_down(anna, table)
    choices = anna.ask("GET", f"/tables/{table}/scene?seat=0")["decision"]["choices"]
    die, place = next(choice["elements"] for choice in choices if choice["choice"].startswith("city"))
    before = anna.log

    drag(anna, die, place)

    anna.wait_for_log(before + 1)
    city = anna.ask("GET", f"/tables/{table}/scene?seat=0")["view"]["spaces"]
    assert next(space for space in city if f"space:{space['space']}" == place)["holds"] == "citizen"


def test_a_tile_of_the_estate_is_dragged_to_its_cell(anna: Person) -> None:
    table = asked_for(anna, "tile")
    sit_down(anna, table)
    scene = anna.ask("GET", f"/tables/{table}/scene?seat=0")
    tile = next(choice["elements"][0] for choice in scene["decision"]["choices"] if choice["choice"].startswith("tile"))
    cell = scene["view"]["sights"]["sites"][0]

    drag(anna, tile, f"cell:{cell}")

    expect(anna.page.locator('[data-element^="turn:"]').first).to_be_visible()
    decision = anna.ask("GET", f"/tables/{table}/scene?seat=0")["decision"]
    assert {choice["elements"][1] for choice in decision["choices"]} == {f"cell:{cell}"}


def test_a_tile_and_a_die_fly_to_where_they_come_to_lie(meet: Meet) -> None:
    anna = meet("Anna", reduced_motion="no-preference")
    table = asked_for(anna, "citizen", 2, 2)
    sit_down(anna, table)
    choices = anna.ask("GET", f"/tables/{table}/scene?seat=0")["decision"]["choices"]
    die, place = next(choice["elements"] for choice in choices if choice["choice"].startswith("city"))
    anna.page.evaluate(
        """() => { window.flown = 0; new MutationObserver(() => {
          window.flown = Math.max(window.flown, document.querySelectorAll('.flights > g').length);
        }).observe(document.querySelector('.thebai'), { childList: true, subtree: true }); }"""
    )
    drag(anna, die, place)
    anna.page.wait_for_function("() => window.flown > 0", polling=POLLING)
    expect(anna.page.locator(".flights")).to_have_count(0)
    expect(thing(anna, place).locator(".die")).to_have_count(1)


def test_four_families_fit_on_a_desk_and_use_a_large_one(meet: Meet) -> None:
    anna = meet("Anna")
    sit_down(anna, anna.begin("thebai", 4, {"1": "random", "2": "random", "3": "random"}))
    board = anna.page.locator(".thebai")

    def box() -> FloatRect:
        found = board.bounding_box()
        assert found
        return found

    at_desk = box()
    assert at_desk["y"] + at_desk["height"] <= DESKTOP["height"]
    anna.page.set_viewport_size({"width": 2400, "height": 1300})
    assert anna.finds(lambda: box()["width"] > 1.3 * at_desk["width"])
    assert anna.finds(lambda: box()["y"] + box()["height"] <= 1300)


def test_a_seat_has_the_colour_of_its_family_beside_the_board_too(anna: Person) -> None:
    sit_down(anna, anna.begin("thebai", 2, {"1": "random"}))
    colours = anna.page.evaluate(
        """() => [document.querySelector('.seats'), document.querySelector('.thebai')].map(
          (part) => [0, 1].map((seat) => getComputedStyle(part).getPropertyValue(`--seat-${seat}`)))"""
    )
    plain = anna.page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--seat-0')")
    assert colours[0] == colours[1]
    assert colours[0][0] != plain


def test_a_reload_leads_back_to_the_archons_way_and_a_step_of_it_is_taken_back(anna: Person) -> None:
    question = reloads(anna, asked_for(anna, "move"))
    anna.settle()
    anna.page.locator(STEP_BACK).click()
    expect(anna.prompt).not_to_have_text(question)


def test_a_reload_leads_back_to_the_fate_phase(anna: Person) -> None:
    reloads(anna, asked_for(anna, "training"))
    play_on_board(anna)


def test_a_reload_leads_back_to_antigones_turn(anna: Person) -> None:
    reloads(anna, asked_for(anna, "rebel-tile", 1, 1, **CHALLENGES))
    play_on_board(anna)


def reloads(anna: Person, table: str) -> str:
    """The same question after a reload, which can be answered on the board."""
    sit_down(anna, table)
    question = anna.prompt.inner_text()
    anna.page.reload()
    anna.wait_for_board()
    expect(anna.prompt).to_have_text(question)
    assert anna.finds(lambda: is_asked_on_board(anna))
    return question


def test_a_spectator_sees_no_hand(meet: Meet) -> None:
    anna, berta = meet("Anna"), meet("Berta")
    table = anna.begin("thebai", 2, {"1": "random"}, is_public=True)
    sit_down(anna, table)
    play_together_on_boards(anna, until=8)
    # The next question brings its own page with it.
    assert wait_for_somebody_on_board((anna,)) is anna
    sit_down(berta, table)

    for person, hands in ((anna, 1), (berta, 0)):
        person.page.get_by_role("tab", name=re.compile("Contracts")).click()
        expect(person.page.get_by_text(re.compile("^Your hand"))).to_have_count(hands)
    assert not is_asked_on_board(berta)
