"""Hands on Hexemonia's board: what is seen before a choice is made, dragging, coming nearer, and what moves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Meet
from tests.browser.hexemonia import AtBoard, Fingers, about_to_lay, another_than, asked, at_board, box, middle, offers
from tests.browser.people import PHONE, Person

import pessoi

#: Where the search for matches begins; a server deals no match twice.
PAY, CUBES, NEAR, PINCH, MOTION, SWIPE = 1000, 1100, 1200, 1300, 1400, 1500


@pytest.fixture
def both(meet: Meet) -> tuple[Person, Person]:
    return meet("Anna"), meet("Berta")


def by_phone(meet: Meet) -> tuple[Person, Person]:
    return meet("Anna", viewport=PHONE, has_touch=True, is_mobile=True), meet("Berta")


def test_what_a_payment_would_do_is_seen_before_it_is_made(both: tuple[Person, Person]) -> None:
    anna, _ = both
    board, match = at_board(PAY, lambda match: asked(match, "pay"), *both)
    assert match.decision is not None
    target = anna.page.locator("[data-badge]")
    expect(target).to_have_count(1)
    source = str(match.decision.choices[0]).split()[1]

    board.thing(f"tile:{source}").hover()

    expect(anna.page.locator(f'[data-badge="{source}"]')).to_contain_text("−1")


def can_move(match: pessoi.Match) -> bool:
    """Whether Anna can move a cube from one tile to another."""
    return asked(match, "strategy") and offers(match, "lift ") and bool(match.view(0)["cities"][0]["tiles"])


def test_cubes_are_moved_by_dragging_them(both: tuple[Person, Person]) -> None:
    anna, _ = both
    board, match = at_board(CUBES, can_move, *both)
    assert match.decision is not None
    _, resource, tile = next(
        str(choice) for choice in match.decision.choices if str(choice).startswith("lift ")
    ).split()
    target = f"tile:{another_than(tile, board.view, 0)}"
    before = anna.log
    board.thing(f"cube:{resource}-{tile}").hover()
    anna.page.mouse.down()
    at = middle(board, target)
    anna.page.mouse.move(at["x"], at["y"], steps=5)
    anna.page.mouse.up()
    # What the plan leads to is told before it is carried out.
    expect(anna.page.get_by_test_id("preview")).to_contain_text(re.compile("lifts .* puts ", re.DOTALL))
    assert anna.log == before
    anna.page.get_by_role("button", name="Move 1 cube").click()

    anna.wait_for_log(before + 2)


def test_a_wheel_and_keys_come_nearer_and_go_away_again(both: tuple[Person, Person]) -> None:
    anna, _ = both
    board, _ = at_board(NEAR, lambda match: asked(match, "take"), *both)
    acropolis = "tile:acropolis_0"
    usual = box(board, acropolis)["width"]
    board.thing(acropolis).hover()
    anna.page.keyboard.down("Control")
    anna.page.mouse.wheel(0, -200)
    anna.page.keyboard.up("Control")
    assert anna.finds(lambda: box(board, acropolis)["width"] > 1.3 * usual)
    near = box(board, acropolis)["width"]
    anna.page.keyboard.press("+")
    assert anna.finds(lambda: box(board, acropolis)["width"] > 1.1 * near)

    anna.page.keyboard.press("Escape")

    assert anna.finds(lambda: box(board, acropolis)["width"] == pytest.approx(usual, rel=0.01))


def test_two_fingers_come_nearer(meet: Meet) -> None:
    both = by_phone(meet)
    board, _ = at_board(PINCH, lambda match: asked(match, "take"), *both)
    acropolis = "tile:acropolis_0"
    usual = box(board, acropolis)["width"]
    at = middle(board, acropolis)
    fingers = Fingers(both[0])

    def spread(by: float) -> list[dict[str, float]]:
        return [{"x": at["x"] - by, "y": at["y"], "id": 0}, {"x": at["x"] + by, "y": at["y"], "id": 1}]

    fingers.touch("touchStart", *spread(20))
    for by in (25, 35, 50):
        fingers.touch("touchMove", *spread(by))
        # Or else the page hears of several moves as one, and how far the fingers were apart before is not known.
        both[0].let_draw()
    fingers.touch("touchEnd")

    assert both[0].finds(lambda: box(board, acropolis)["width"] > 1.5 * usual)


def test_a_tile_is_laid_by_a_finger_that_drags_it_and_the_next_tap_counts(meet: Meet) -> None:
    both = by_phone(meet)
    anna, _ = both
    table, (tile, space) = about_to_lay(SWIPE, *both)
    board, fingers = AtBoard(anna, 0, table), Fingers(anna)
    before = anna.log
    anna.page.locator("svg[role=group]").evaluate("(board) => board.scrollIntoView()")
    anna.settle()
    start, end = middle(board, tile), middle(board, space)
    fingers.touch("touchStart", start)
    for part in (0.2, 0.5, 0.8, 1.0):
        fingers.touch("touchMove", {each: start[each] + (end[each] - start[each]) * part for each in ("x", "y")})
    fingers.touch("touchEnd")
    anna.wait_for_log(before + 1)

    anna.tap(board.thing("seat:1"))

    expect(board.thing("seat:1")).to_have_attribute("aria-disabled", "true")


#: Looks at every frame how many cubes fly, and how many tiles glide; keeps the most.
WATCH_MOTION = """() => {
  window.most = { cubes: 0, tiles: 0 };
  const look = () => {
    window.most.cubes = Math.max(window.most.cubes, document.querySelectorAll(".flight").length);
    const gliding = document.getAnimations().filter(({ effect }) => effect.target?.classList.contains("placed"));
    window.most.tiles = Math.max(window.most.tiles, gliding.length);
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_tiles_glide_and_cubes_fly_unless_somebody_wants_things_to_stand_still(motion: str, meet: Meet) -> None:
    anna, berta = meet("Anna", reduced_motion=motion), meet("Berta", reduced_motion=motion)
    number = MOTION + (50 if motion == "reduce" else 0)
    board, _ = at_board(number, lambda match: asked(match, "take"), anna, berta)
    berta.visit(f"/table/{board.table}")
    berta.wait_for_board()
    for person in (anna, berta):
        person.page.evaluate(WATCH_MOTION)
    board.choose("take 1")
    board.choose("gain gold")
    berta.wait_for_log(anna.log)
    anna.settle()
    anna.page.get_by_role("button", name=re.compile("^Berta: ")).click()

    if motion == "no-preference":
        assert anna.finds(lambda: anna.page.evaluate("window.most.cubes"))
        assert berta.finds(lambda: berta.page.evaluate("window.most.cubes"))
        assert anna.finds(lambda: anna.page.evaluate("window.most.tiles"))
    else:
        berta.settle()
    for person in (anna, berta):
        expect(person.page.locator(".flight")).to_have_count(0)
        assert (person.page.evaluate("window.most.cubes") > 0) == (motion == "no-preference")
    assert (anna.page.evaluate("window.most.tiles") > 0) == (motion == "no-preference")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (2560, 1440)])
def test_four_city_states_fit_into_the_window_and_use_it(width: int, height: int, meet: Meet) -> None:
    anna = meet("Anna", viewport={"width": width, "height": height})
    table = anna.begin("hexemonia", 4, {"1": "greedy", "2": "greedy", "3": "greedy"})
    anna.visit(f"/table/{table}")
    anna.wait_for_board()
    board = anna.page.get_by_role("group", name="The city-states")

    def fits() -> bool:
        # What lies above the board has a say in where it is, and is laid out first.
        place = board.bounding_box()
        assert place is not None
        is_inside = place["y"] + place["height"] <= height
        return is_inside and place["height"] > 0.75 * height and place["width"] > 0.65 * width

    assert anna.finds(fits), board.bounding_box()
