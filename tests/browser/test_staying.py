"""What makes people stay: seeing what others do, no choice by accident, hands and keys, a replay."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Request, ViewportSize, expect
from tests.browser.clocks import stop_clock
from tests.browser.conftest import Meet
from tests.browser.people import CHOOSABLE, DESKTOP, PATIENCE, PHONE, Person

LANDSCAPE: ViewportSize = {"width": 740, "height": 360}
ZOOMED: ViewportSize = {"width": 720, "height": 450}
#: Whether all of a thing lies within the window.
IS_IN_VIEW = """(thing) => {
  const box = thing.getBoundingClientRect();
  return box.top >= -1 && box.left >= -1 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
}"""

#: Lets the page's clock stand, so that a test takes no time by it, however busy the machine is; and lets it go on.
HOLD_CLOCK = "() => { const now = performance.now(); performance.now = () => now; }"
LET_CLOCK_GO = "() => { delete performance.now; }"
#: Milliseconds that the page tells one thing, at the calmest pace.
TOLD = 1800


def sit_down(person: Person, seats: int = 2, **agreed: object) -> str:
    """Hercules against bots; this person begins."""
    bots = {str(seat): "random" for seat in range(1, seats)}
    table = person.begin("hercules", seats, bots, options={"start_seat": "0", **agreed})
    person.visit(f"/table/{table}")
    person.choices.first.wait_for()
    person.wait_for_board()
    person.settle()
    return table


# No choice by accident


def double_click(person: Person, thing: Locator) -> None:
    """Press twice at one moment of the page's clock: presses that are further apart are meant."""
    person.settle()
    person.page.evaluate(HOLD_CLOCK)
    thing.dblclick()
    person.page.evaluate(LET_CLOCK_GO)


def test_a_double_click_makes_one_choice(anna: Person) -> None:
    anna.visit(f"/table/{anna.begin('hercules')}")
    anna.choices.first.wait_for()
    expect(anna.page).to_have_title(re.compile("^● "))
    expect(anna.page.locator('link[rel="icon"]')).to_have_attribute("href", "/icon-turn.svg")
    for made in range(1, 6):
        double_click(anna, anna.choices.first)
        anna.wait_for_log(made)
        anna.settle()
        assert anna.log == made


def test_a_double_click_on_the_board_makes_one_choice(anna: Person) -> None:
    anna.visit(f"/table/{anna.begin('hercules', options={'start_seat': '0'})}")
    anna.choices.first.wait_for()
    anna.wait_for_board()

    double_click(anna, anna.page.locator('[data-element^="labour:"][aria-disabled="false"]').first)

    anna.settle()
    assert anna.log <= 1


def wait_for_answer(anna: Person, armed: Locator, before: int) -> None:
    """Until the page wants a choice to be confirmed, or has made it."""
    assert anna.finds(lambda: armed.count() > 0 or anna.log > before)


def test_to_confirm_means_the_end_of_a_turn(anna: Person) -> None:
    anna.before_every_page("localStorage.pessoi = JSON.stringify({ confirm: true })")
    anna.visit(f"/table/{anna.begin('hercules')}")
    anna.choices.first.wait_for()
    armed = anna.page.locator(".choice.armed")
    at_once = confirmed = 0
    while not (at_once and confirmed):
        before, seat = anna.log, anna.turn()
        choice = anna.choices.first
        choice.press("Enter")
        wait_for_answer(anna, armed, before)
        if armed.count():
            confirmed += 1
            armed.press("Enter")
            anna.wait_for_log(before + 1)
        else:
            at_once += 1
            assert anna.turn() == seat
        assert at_once + confirmed < 100


# Others' moves


def middle_of(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def watch_calmly(meet: Meet) -> Person:
    """Anna, who likes others' moves told calmly: each stays until her page's clock is let go on."""
    anna = meet("Anna", reduced_motion="no-preference")
    anna.before_every_page("localStorage.pessoi = JSON.stringify({ pace: 'calm' })")
    stop_clock(anna)
    return anna


def choose_until_others_are_told_of(person: Person) -> Locator:
    """Choose until this person is asked again while others' moves are told one after another; where they are told."""
    telling = person.page.get_by_test_id("telling")
    while True:
        person.choose()
        person.choices.first.wait_for()
        if telling.count():
            first = telling.inner_text()
            person.page.clock.run_for(TOLD)
            if telling.count() and telling.inner_text() != first:
                return telling


def test_others_moves_are_told_one_after_another_and_never_keep_one_from_choosing(meet: Meet) -> None:
    anna = watch_calmly(meet)
    bots = {"1": "random", "2": "random", "3": "random"}
    anna.visit(f"/table/{anna.begin('hercules', 4, bots, options={'start_seat': '0'})}")
    glowing = anna.page.locator(".board").locator(CHOOSABLE)

    choose_until_others_are_told_of(anna)
    # While the last move is told, the board is past it; before that nothing there can be chosen.
    while glowing.count():
        choose_until_others_are_told_of(anna)
    anna.choose()
    expect(anna.page.locator("[data-log]")).to_be_visible()


@pytest.mark.parametrize(("game", "how"), [("hercules", "key"), ("hexemonia", "click"), ("thebai", "key")])
def test_who_has_seen_enough_skips_to_the_present(game: str, how: str, meet: Meet) -> None:
    anna = watch_calmly(meet)
    anna.visit(f"/table/{anna.begin(game, 4, {'0': 'random', '1': 'random', '2': 'random'})}")
    telling = choose_until_others_are_told_of(anna)

    if how == "key":
        anna.page.keyboard.press("s")
    else:
        telling.get_by_role("button").click()

    expect(telling).to_have_count(0)
    anna.choose()


def test_the_last_move_stays_marked_and_is_summed_up(anna: Person) -> None:
    sit_down(anna, seats=3)
    while not anna.page.locator(".spot.recent").count():
        anna.choose()
        anna.choices.first.wait_for()

    since = anna.page.get_by_test_id("since")
    since.locator("summary").click()

    expect(since.get_by_role("listitem").first).to_contain_text(re.compile(r"\w+ \w+"))


def test_a_line_of_the_log_points_at_its_things(anna: Person) -> None:
    sit_down(anna)
    lines = anna.page.get_by_role("list", name=anna.words("log")).get_by_role("link")

    lines.first.hover()

    expect(anna.page.locator(".spot.pointed").first).to_be_visible()
    anna.page.mouse.move(0, 0)
    expect(anna.page.locator(".spot.pointed")).to_have_count(0)


def test_a_long_log_has_its_end_in_sight_and_keeps_its_reader_in_place(anna: Person) -> None:
    sit_down(anna, seats=4)
    earlier = anna.page.get_by_test_id("earlier")
    while not earlier.count():
        anna.choose()
        anna.choices.first.wait_for()
        # The log follows a frame after the question.
        anna.let_draw()
    lines = anna.page.get_by_role("list", name=anna.words("log")).get_by_role("link")
    expect(lines.last).to_be_in_viewport()

    at_first = lines.count()
    # A line that is at the top now, looked for by where it leads: more lines come in above it.
    read = anna.page.locator(f'a[href="{lines.first.get_attribute("href")}"]').last
    read.evaluate("(line) => line.scrollIntoView({ block: 'start' })")
    anna.page.mouse.move(*middle_of(read))
    anna.page.mouse.wheel(0, -400)
    expect(lines).not_to_have_count(at_first)
    anna.settle()
    expect(read).to_be_in_viewport()
    where, newest = read.bounding_box(), lines.last.get_attribute("href")
    anna.choose()
    anna.choices.first.wait_for()
    expect(lines.last).not_to_have_attribute("href", newest or "")
    anna.settle()

    assert read.bounding_box() == where


def test_hades_is_followed_step_by_step(anna: Person) -> None:
    anna.visit(f"/table/{anna.begin('hercules', 1)}")
    step = anna.page.get_by_test_id("hades-step")
    while not step.count():
        anna.choices.first.wait_for()
        anna.choose()
        anna.settle()
    first = step.inner_text()

    anna.page.get_by_role("button", name="Next step").click()

    expect(step).not_to_have_text(first, use_inner_text=True)
    expect(step.locator(".rule")).to_contain_text(re.compile(r"\w+ \w+"))


# Keys and hands


def test_one_key_leads_through_all_that_can_be_chosen(anna: Person) -> None:
    sit_down(anna)
    things = anna.page.locator(CHOOSABLE)
    wanted = {thing.get_attribute("data-element") for thing in things.all()}

    reached = set()
    for _ in range(things.count()):
        anna.page.keyboard.press("n")
        reached.add(anna.page.evaluate("document.activeElement.dataset.element"))

    assert reached == wanted


def test_tab_stops_at_few_things_and_arrows_lead_to_the_rest(anna: Person) -> None:
    sit_down(anna, seats=4)
    stops = anna.page.locator('.board [tabindex="0"]')
    assert 1 <= stops.count() <= 20

    anna.page.locator('[data-element="labour:1"]').focus()
    anna.page.keyboard.press("ArrowRight")

    assert anna.page.evaluate("document.activeElement.dataset.element") == "labour:2"


def test_the_sheet_on_a_phone_has_three_heights_and_hides_nothing_one_decides_about(meet: Meet) -> None:
    anna = meet("Anna", viewport=PHONE, has_touch=True)
    sit_down(anna, seats=4)
    sheet = anna.page.locator(".decision")
    tops = {}
    for _ in range(3):
        anna.press("sheet-height")
        anna.let_draw()
        box = sheet.bounding_box()
        assert box
        tops[sheet.get_attribute("data-height")] = box["y"]
    assert tops["low"] > tops["middle"] > tops["high"] > 0

    while sheet.get_attribute("data-height") != "middle":
        anna.press("sheet-height")
    for choice in anna.choices.all():
        choice.focus()
        anna.let_draw()
        pointed = anna.page.locator(".spot.pointed").first
        if pointed.count():
            box, over = pointed.bounding_box(), sheet.bounding_box()
            assert box
            assert over
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= over["y"] + 1
    expect(anna.page.locator(".hand svg").first).to_be_visible()


@pytest.mark.parametrize("viewport", [LANDSCAPE, ZOOMED])
def test_on_its_side_and_at_twice_the_size_board_and_choices_are_both_there(viewport: ViewportSize, meet: Meet) -> None:
    anna = meet("Anna", viewport=viewport)
    sit_down(anna)
    choice, board = anna.choices.first.bounding_box(), anna.page.locator(".board svg").first.bounding_box()
    assert choice
    assert board
    assert choice["y"] < viewport["height"]
    assert board["x"] + board["width"] <= choice["x"]
    anna.choose()


def test_four_players_are_seen_at_once_on_a_desk_and_a_large_one_is_used(anna: Person) -> None:
    sit_down(anna, seats=4)
    board = anna.page.locator('svg[role="group"]')
    at_desk = board.bounding_box()
    assert at_desk
    assert board.evaluate(IS_IN_VIEW)

    anna.page.set_viewport_size({"width": 2560, "height": 1440})

    anna.page.wait_for_function(
        "width => document.querySelector('svg[role=group]').clientWidth > 1.3 * width", arg=at_desk["width"]
    )
    assert anna.finds(lambda: board.evaluate(IS_IN_VIEW))


def test_a_long_list_leaves_log_and_chat_where_they_are(anna: Person) -> None:
    anna.visit(f"/table/{anna.begin('thebai', 2, {'1': 'random'})}?plain")
    anna.choices.first.wait_for()
    while anna.choices.count() < 25:
        anna.choose()
        anna.choices.first.wait_for()

    box = anna.page.get_by_role("tab", name=anna.words("chat")).bounding_box()

    assert box
    assert box["y"] + box["height"] < DESKTOP["height"]


# Looking at a match again


@pytest.mark.parametrize("game", ["hercules", "hexemonia", "thebai"])
def test_a_replay_keeps_step(game: str, anna: Person) -> None:
    table = anna.begin(game)
    for log in range(6):
        seat = anna.ask("GET", f"/tables/{table}/scene")["waiting_for"]
        decision = anna.ask("GET", f"/tables/{table}/scene?seat={seat}")["decision"]
        choice = anna.luck.choice(decision["choices"])["choice"]
        anna.ask("POST", f"/tables/{table}/choices", seat=seat, log=log, choice=choice)
    match = anna.ask("GET", f"/tables/{table}")["match_id"]
    position = anna.page.get_by_test_id("position")

    def look(address: str) -> None:
        anna.visit(address)
        anna.page.get_by_role("slider").wait_for()
        anna.wait_for_board()
        anna.page.wait_for_load_state("networkidle")
        anna.settle()

    def drawn() -> object:
        """What is on the board, to the eye and by name."""
        board = anna.page.locator(".board").first
        return board.evaluate(
            "board => [board.innerText, ...[...board.querySelectorAll('[data-element]')].map("
            "(thing) => [thing.dataset.element, thing.getAttribute('aria-label'), thing.innerHTML.length])]"
        )

    look(f"/match/{match}")
    asked: list[str] = []

    def note(request: Request) -> None:
        # Browsers look for the icon of every address by themselves.
        if not request.url.endswith("/icon.svg"):
            asked.append(request.url)

    anna.page.on("request", note)
    for step in range(1, 6):
        anna.page.keyboard.press("ArrowRight")
        expect(position).to_contain_text(re.compile(rf"\b{step}\b"))
    anna.page.locator("[data-element]").first.focus()
    anna.page.keyboard.press("ArrowLeft")
    expect(position).to_contain_text(re.compile(r"\b4\b"))
    anna.page.remove_listener("request", note)
    stepped = drawn()

    assert not asked, "a step that was fetched before asks nobody"
    look(f"/match/{match}?ply=4")
    assert drawn() == stepped, "a step shows the position that it names"


def test_a_replay_plays_by_itself_and_leads_back_to_the_table(anna: Person) -> None:
    sit_down(anna, seats=4, round_limit=2)
    anna.play_to_the_end()
    table, match = anna.page.url, anna.match_here()
    anna.visit(f"/match/{match}")
    speed = anna.page.get_by_label(anna.words("speed"))
    speed.select_option("0.5")
    plies = anna.ask("GET", f"/matches/{match}")["plies"]
    anna.press("play-on")

    # Slowly until that is seen, and then on to the end.
    expect(anna.button("pause")).to_be_visible()
    speed.select_option("4")
    last = anna.words("position", ply=plies, plies=plies)
    expect(anna.page.get_by_test_id("position")).to_contain_text(last, timeout=PATIENCE)
    expect(anna.button("play-on")).to_be_visible()
    expect(anna.page.locator(".rounds span").first).to_be_visible()
    anna.press("show-result")
    expect(anna.page.get_by_test_id("points")).to_be_visible()
    anna.page.get_by_role("link", name=anna.words("to-table")).click()
    expect(anna.page).to_have_url(table)
