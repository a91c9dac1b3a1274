"""Two people at one screen in a game with secrets: nobody sees what is not theirs."""

from __future__ import annotations

from playwright.sync_api import Locator, expect
from tests.browser.people import Person


def panels(person: Person, table: str, seat: int) -> dict[str, list[str]]:
    """What a seat sees, as the server tells it: the first words of each row of each panel."""
    scene = person.ask("GET", f"/tables/{table}/scene?seat={seat}&panels=true&words=en")
    return {panel["title"]: [row[0][0] for row in panel["rows"]] for panel in scene["panels"]}


def shown(person: Person, title: str) -> Locator:
    """The same on the page."""
    return person.page.get_by_role("group", name=title, exact=True).get_by_role("rowheader")


def test_on_one_screen_a_hand_is_shown_only_when_its_owner_has_come(anna: Person) -> None:
    table = anna.begin("hexemonia", 2)
    first = anna.ask("GET", f"/tables/{table}/scene")["waiting_for"]
    views = [panels(anna, table, seat) for seat in (0, 1)]
    (hand,) = [title for title in views[0] if views[0][title] != views[1][title]]
    covered = anna.button("show-me")
    anna.visit(f"/table/{table}?plain")
    covered.wait_for()
    assert_hides(anna, views[0][hand] + views[1][hand])

    covered.click()
    expect(shown(anna, hand)).to_have_text(views[first][hand])
    while not covered.is_visible():
        anna.choose()
        expect(covered.or_(anna.choices.first)).to_be_visible()
    views = [panels(anna, table, seat) for seat in (0, 1)]
    assert_hides(anna, views[0][hand] + views[1][hand])

    covered.click()
    expect(shown(anna, hand)).to_have_text(views[1 - first][hand])


def assert_hides(person: Person, tiles: list[str]) -> None:
    """Neither tiles nor choices nor the log are anywhere on the page."""
    words = person.page.locator("body").inner_text()
    assert tiles
    assert [tile for tile in tiles if tile in words] == []
    assert not person.is_asked()
    expect(person.page.get_by_test_id("panels")).to_have_count(0)
    expect(person.page.get_by_role("list", name=person.words("log"))).to_have_count(0)
