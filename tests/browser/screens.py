"""Every screen of the page, each brought about for somebody."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.boards import play_together_on_boards, wait_for_somebody_on_board
from tests.browser.people import Person

Screen = Callable[[Person], None]
THREE_BOTS = {"1": "greedy", "2": "greedy", "3": "random"}


def home(person: Person) -> None:
    person.visit("/")
    person.page.get_by_role("article").first.wait_for()


def lobby(person: Person) -> None:
    person.ask("POST", "/tables", game="hercules", seats=3, is_public=True)
    person.visit("/lobby")
    person.page.get_by_role("main").get_by_role("listitem").first.wait_for()


def new_table(person: Person) -> None:
    person.visit("/new/hercules")
    person.page.get_by_role("heading", level=1).wait_for()


def invitation(person: Person) -> None:
    table = person.ask("POST", "/tables", game="hercules", seats=2)
    person.visit(f"/join/{table['invitation']}")
    person.button("take-a-seat").wait_for()


def open_table(person: Person) -> None:
    table = person.ask("POST", "/tables", game="hercules", seats=3, bots={"1": "greedy"})
    person.visit(f"/table/{table['id']}")
    person.button("begin").wait_for()


def private_table(person: Person) -> None:
    """Somebody else's, without an invitation."""
    table = person.ask("POST", "/tables", game="hercules", seats=2)
    person.context.clear_cookies()
    person.visit(f"/table/{table['id']}")
    person.page.get_by_text(person.words("private-ask")).wait_for()


def hercules(person: Person) -> None:
    """In the middle of a game, with cards and vases about."""
    table = person.begin("hercules", 3, {"1": "greedy", "2": "greedy"})
    person.visit(f"/table/{table}")
    for _ in range(12):
        person.choose()
    person.choices.first.wait_for()
    person.wait_for_board()


def thebai(person: Person) -> None:
    """In the first rounds, with a die to be taken in hand."""
    person.visit(f"/table/{person.begin('thebai', 4, THREE_BOTS)}")
    person.wait_for_board()
    play_together_on_boards(person, until=12)
    wait_for_somebody_on_board((person,))


def antigone(person: Person) -> None:
    """After a turn of hers, with a Challenge card."""
    person.visit(f"/table/{person.begin('thebai', 1, options={'pious': True})}")
    person.wait_for_board()
    play_together_on_boards(person, until=10)
    wait_for_somebody_on_board((person,))


def hexemonia(person: Person) -> None:
    """In the middle of a game of four, with cities, myths and wars behind."""
    table = person.begin("hexemonia", 4, {"1": "greedy", "2": "greedy", "3": "greedy"})
    person.visit(f"/table/{table}")
    for _ in range(14):
        person.choose()
    person.choices.first.wait_for()
    person.wait_for_board()


def generic_table(person: Person) -> None:
    person.visit(f"/table/{person.begin('hercules', 4, THREE_BOTS)}?plain")
    person.choices.first.wait_for()


def generic_thebai(person: Person) -> None:
    """The largest tables there are."""
    person.visit(f"/table/{person.begin('thebai', 4, THREE_BOTS)}?plain")
    person.choices.first.wait_for()


def solo(person: Person) -> None:
    person.visit(f"/table/{person.begin('hercules', 1)}")
    person.choose()
    person.choices.first.wait_for()
    person.wait_for_board()


def finished(person: Person) -> str:
    """The match of a game that is over, and looked at."""
    table = person.begin("hercules", 2, {"1": "random"}, options={"round_limit": 1})
    person.visit(f"/table/{table}")
    person.play_to_the_end()
    return person.match_here()


def result(person: Person) -> None:
    finished(person)


def dice(person: Person) -> None:
    """The proof that they were fair, computed and with all its numbers."""
    finished(person)
    person.press("check-dice")
    person.page.get_by_test_id("verdict").wait_for()
    person.page.get_by_text(person.words("all-parts")).click()


def replay(person: Person) -> None:
    person.visit(f"/match/{finished(person)}?ply=2&seat=0")
    person.page.get_by_role("slider").wait_for()
    person.wait_for_board()


def review(person: Person) -> None:
    """A match looked back at with all that can be told of it."""
    match = finished(person)
    person.ask("PUT", f"/matches/{match}/reviews/greedy")
    person.visit(f"/match/{match}?ply=2&seat=all")
    person.page.locator(".fork summary").click()
    person.press("show-result")
    person.page.get_by_test_id("review").locator(".picture").wait_for()


def rules(person: Person) -> None:
    """The longest rules there are."""
    person.visit("/rules/thebai")
    person.page.get_by_test_id("rules-text").locator("svg").first.wait_for()


def rule_over_table(person: Person) -> None:
    person.visit(f"/table/{person.begin('hexemonia', 2, {'1': 'random'})}")
    person.choices.first.wait_for()
    person.page.keyboard.press("?")
    person.page.locator('[data-rule^="prompt-"]').click()
    person.page.get_by_role("dialog").locator(":focus").wait_for()


def account(person: Person) -> None:
    """Of somebody who is called in two ways, one of them not confirmed."""
    person.ask(
        "POST", "/bells", kind="json", address="http://127.0.0.1:9/a-long-way-to-a-program-of-ones-own", language="en"
    )
    person.ask("POST", "/bells", kind="email", address="anna@example.org", language="en")
    person.visit("/account")
    person.page.get_by_text(person.words("bell-unconfirmed")).wait_for()


def letter_link(person: Person) -> None:
    """Where a letter leads who is to say yes."""
    person.visit("/confirm/some.word")
    person.page.get_by_role("heading", level=1).wait_for()


def style(person: Person) -> None:
    person.visit("/style")
    person.page.get_by_role("heading", level=1).wait_for()


def preferences(person: Person) -> None:
    home(person)
    person.press("preferences")
    person.page.get_by_role("dialog").wait_for()


def today(person: Person) -> None:
    """With a try of one's own that is over."""
    table = person.ask("POST", "/challenges/daily/hercules")["id"]
    person.ask("POST", f"/tables/{table}/resignation", seat=0)
    person.visit("/today")
    person.page.get_by_role("heading", level=3).first.wait_for()


def statistics(person: Person) -> None:
    """Of one short match."""
    table = person.begin("hercules", 2, {"1": "random"}, options={"round_limit": 1})
    person.visit(f"/table/{table}")
    person.play_to_the_end()
    person.visit("/statistics")
    person.page.get_by_role("figure").last.wait_for()


def ratings(person: Person) -> None:
    person.visit("/ratings")
    person.page.get_by_role("heading", level=2).first.wait_for()


def nowhere(person: Person) -> None:
    person.is_cut_off = True
    person.visit("/no/such/screen")
    person.page.get_by_role("heading", level=1).wait_for()


def learn(person: Person) -> None:
    person.visit("/learn/hercules")
    person.button("learn-begin").wait_for()


def lesson(person: Person) -> None:
    """A card that advises something, and what it advises is shown."""
    person.visit(f"/table/{person.ask('POST', '/games/hercules/lesson')['id']}")
    for _ in range(3):
        person.button("lesson-next").press("Enter")
    person.button("lesson-show").press("Enter")
    person.wait_for_board()


SCREENS: dict[str, Screen] = {
    screen.__name__: screen
    for screen in (
        home,
        lobby,
        new_table,
        invitation,
        open_table,
        private_table,
        hercules,
        thebai,
        antigone,
        hexemonia,
        generic_table,
        generic_thebai,
        solo,
        result,
        dice,
        replay,
        review,
        rules,
        rule_over_table,
        learn,
        lesson,
        account,
        today,
        statistics,
        letter_link,
        ratings,
        style,
        preferences,
        nowhere,
    )
}
