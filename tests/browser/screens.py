"""Every screen of the page, each brought about for somebody."""

from __future__ import annotations

from collections.abc import Callable

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


def hercules(person: Person) -> None:
    """In the middle of a game, with cards and vases about."""
    table = person.begin("hercules", 3, {"1": "greedy", "2": "greedy"})
    person.visit(f"/table/{table}")
    for _ in range(12):
        person.choose()
    person.choices.first.wait_for()
    person.wait_for_board()


def generic_table(person: Person) -> None:
    person.visit(f"/table/{person.begin('hercules', 4, THREE_BOTS)}?plain")
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


def replay(person: Person) -> None:
    person.visit(f"/match/{finished(person)}?ply=2&seat=0")
    person.page.get_by_role("slider").wait_for()
    person.wait_for_board()


def account(person: Person) -> None:
    person.visit("/account")
    person.page.get_by_role("heading", level=1).wait_for()


def style(person: Person) -> None:
    person.visit("/style")
    person.page.get_by_role("heading", level=1).wait_for()


def preferences(person: Person) -> None:
    home(person)
    person.press("preferences")
    person.page.get_by_role("dialog").wait_for()


def nowhere(person: Person) -> None:
    person.is_cut_off = True
    person.visit("/no/such/screen")
    person.page.get_by_role("heading", level=1).wait_for()


SCREENS: dict[str, Screen] = {
    screen.__name__: screen
    for screen in (
        home,
        lobby,
        new_table,
        invitation,
        open_table,
        hercules,
        generic_table,
        solo,
        result,
        replay,
        account,
        style,
        preferences,
        nowhere,
    )
}
