"""Fair among people: stand-ins, taking back several choices, resigning, the lobby's filters, German refusals."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect
from tests.browser.conftest import Meet
from tests.browser.people import PATIENCE, PHONE, Person


def both(meet: Meet, game: str = "hercules", **agreed: object) -> tuple[Person, Person, str]:
    """Anna and Berta in a match that Anna begins; the table."""
    anna, berta = meet("Anna"), meet("Berta")
    options = {"start_seat": 0}
    table = anna.ask("POST", "/tables", game=game, seats=2, options=options, is_public=True, **agreed)["id"]
    anna.ask("PUT", f"/tables/{table}/seats/0", nonce=anna.nonce)
    berta.ask("PUT", f"/tables/{table}/seats/1", nonce=berta.nonce)
    anna.ask("POST", f"/tables/{table}/start")
    return anna, berta, table


def leaving(person: Person) -> None:
    """Open what there is about leaving."""
    person.page.get_by_role("tab", name=person.words("people")).click()
    person.press("leaving")
    person.page.get_by_role("dialog").wait_for()


def ask_for_stand_in(person: Person) -> Locator:
    return person.page.get_by_role("button", name=re.compile("^Ask for a stand-in"))


def test_everybody_sees_the_time_before_a_stand_in_comes_and_it_ends_when_its_person_is_back(meet: Meet) -> None:
    anna, berta, table = both(meet, stand_in={"bot": "random", "grace": 3600})
    berta.page.set_viewport_size(PHONE)
    berta.visit(f"/table/{table}")
    berta.wait_for_board()
    berta.sees("missing", name="Anna")
    expect(berta.page.get_by_text(berta.words("missing", name="Anna"))).to_be_in_viewport(ratio=1)
    ask_for_stand_in(berta).click()
    berta.sees("grace", name="Anna", bot="random")
    anna.visit(f"/table/{table}")
    anna.choices.first.wait_for()
    expect(berta.page.get_by_text(berta.words("grace", name="Anna", bot="random"))).to_have_count(0)
    anna.page.goto("about:blank")
    ask_for_stand_in(berta).click()
    berta.sees("grace", name="Anna", bot="random")
    expect(berta.page.get_by_text(berta.words("stand-in"))).to_have_count(0)


def test_a_stand_in_comes_when_the_time_is_over_and_goes_when_its_person_is_back(meet: Meet) -> None:
    anna, berta, table = both(meet, stand_in={"bot": "random", "grace": 1})
    anna.visit(f"/table/{table}")
    anna.choices.first.wait_for()
    anna.page.goto("about:blank")
    berta.visit(f"/table/{table}")
    ask_for_stand_in(berta).click()
    expect(berta.page.get_by_text(berta.words("stand-in")).first).to_be_visible(timeout=PATIENCE)
    anna.visit(f"/table/{table}")
    anna.press("take-seat-back")
    expect(berta.page.get_by_text(berta.words("stand-in"))).to_have_count(0)


def test_with_a_day_for_each_move_nobody_can_hurry_the_other(meet: Meet) -> None:
    _, berta, table = both(meet, clock={"kind": "move", "seconds": 86_400})
    berta.visit(f"/table/{table}")
    berta.sees("waiting-for", name="Anna")
    expect(ask_for_stand_in(berta)).to_have_count(0)
    expect(berta.page).not_to_have_title(re.compile("^●"))


def test_taking_back_several_choices_says_what_it_undoes_and_waits_for_who_is_away(meet: Meet) -> None:
    anna, berta, table = both(meet)
    people = (anna, berta)
    while True:
        scene = anna.ask("GET", f"/tables/{table}/scene")
        if scene["ply"] >= 4 and scene["waiting_for"] == 0 and scene["undo"].get("undoes", [0, 0])[1] > 0:
            break
        seat = scene["waiting_for"]
        decision = people[seat].ask("GET", f"/tables/{table}/scene")["decision"]
        log = anna.ask("GET", f"/tables/{table}")["log"]
        choice = decision["choices"][-1]["choice"]
        people[seat].ask("POST", f"/tables/{table}/choices", seat=seat, log=log, choice=choice)
    undoes = scene["undo"]["undoes"]
    anna.visit(f"/table/{table}")
    anna.press("take-back")
    expect(anna.page.get_by_role("group", name=anna.words("take-back"))).to_contain_text("This goes back to before “")
    anna.press("now-take-back")
    expect(anna.page.get_by_test_id("wish")).to_contain_text(re.compile("of yours among them|none of yours"))
    anna.sees("wish-open", names="Berta")

    berta.visit(f"/table/{table}")
    strip = berta.page.get_by_test_id("wish")
    expect(strip).to_contain_text(f"{sum(undoes)} choices")
    expect(strip).to_contain_text(re.compile("(one|\\d+) of yours among them"))
    berta.press("agree")

    anna.page.wait_for_function("() => document.querySelector('[data-testid=\"wish\"]') === null")
    assert anna.ask("GET", f"/tables/{table}/scene")["ply"] == scene["undo"]["ply"]


def test_against_bots_one_tries_again_and_it_is_practice(anna: Person) -> None:
    anna.visit(f"/table/{anna.begin('hercules', bots={'1': 'random'}, options={'start_seat': 0})}")
    for _ in range(2):
        anna.choose()
        anna.choices.first.wait_for()
    while not anna.button("try-again").is_visible():
        anna.choose()
        anna.choices.first.wait_for()
    anna.press("try-again")
    anna.press("now-try-again")
    anna.sees("practice")


def test_who_resigns_loses_and_both_see_it(meet: Meet) -> None:
    anna, berta, table = both(meet)
    for person in (anna, berta):
        person.visit(f"/table/{table}")
    anna.choices.first.wait_for()
    leaving(anna)
    anna.sees("resign-about", count=1, name="Berta")
    anna.press("now-resign")
    for person in (anna, berta):
        words = person.words("resigned", count=1, name="Anna", names="Berta")
        expect(person.result).to_contain_text(words, timeout=PATIENCE)


def test_two_agree_to_stop(meet: Meet) -> None:
    anna, berta, table = both(meet)
    for person in (anna, berta):
        person.visit(f"/table/{table}")
    anna.choices.first.wait_for()
    leaving(anna)
    anna.press("now-stop")
    berta.sees("asks-stop", name="Anna")
    berta.press("agree")
    for person in (anna, berta):
        expect(person.result).to_contain_text(person.words("stopped"), timeout=PATIENCE)


def test_a_table_that_never_began_is_removed(anna: Person) -> None:
    table = anna.ask("POST", "/tables", game="thebai", seats=2)["id"]
    anna.visit(f"/table/{table}")
    anna.press("remove-table")
    anna.press("remove-table-now")
    anna.sees("table-removed")


def test_the_lobby_remembers_what_was_looked_for_and_mine_shows_what_is_going_on(anna: Person) -> None:
    anna.begin("hexemonia", bots={"1": "random"})
    anna.visit("/lobby")
    anna.page.get_by_label(anna.words("whose-tables")).select_option("mine")
    entry = anna.page.get_by_role("main").get_by_role("listitem").filter(has_text="Hexemonia")
    expect(entry.first).to_contain_text(re.compile("round \\d"))
    expect(entry.first).to_contain_text("(random)")
    anna.page.get_by_label(anna.words("game")).select_option("hexemonia")

    anna.page.reload()

    expect(anna.page.get_by_label(anna.words("whose-tables"))).to_have_value("mine")
    expect(anna.page.get_by_label(anna.words("game"))).to_have_value("hexemonia")


def is_present(person: Person) -> bool:
    """Whether the server counts this person as present at the table that is looked at."""
    table = person.ask("GET", f"/tables/{person.page.url.rpartition('/')[2]}")
    return any(seat["is_you"] and seat["is_present"] for seat in table["seats"])


def test_playing_now_joins_who_is_waiting(meet: Meet) -> None:
    anna, berta = meet("Anna"), meet("Berta")
    anna.visit("/lobby")
    anna.press("play-now-at", game="Thebai")
    anna.button("begin").wait_for()
    assert anna.finds(lambda: is_present(anna))
    berta.visit("/lobby")
    berta.press("play-now-at", game="Thebai")
    expect(berta.page).to_have_url(anna.page.url)
    berta.page.locator("[data-log]").wait_for()


def test_refusals_are_german_for_who_reads_german(meet: Meet) -> None:
    anna = meet("Anna", locale="de-DE")
    anna.language = "de"
    anna.is_cut_off = True
    anna.visit("/account")
    anna.page.get_by_label(anna.words("your-name")).fill("A,B")
    anna.press("keep-name")
    expect(anna.page.get_by_text("Ein Name hat")).to_be_visible()
    assert "letters" not in anna.page.get_by_role("main").inner_text()


def test_nobody_is_taken_for_somebody_else(meet: Meet) -> None:
    anna = meet("Anna")
    table = anna.ask("POST", "/tables", game="hercules", seats=2)["id"]
    for seat, name in enumerate(("Wilhelmina von und zu Hohenstein", "👩‍👩‍👧‍👦")):
        anna.ask("PUT", f"/tables/{table}/seats/{seat}", nonce=f"{anna.nonce}{seat}", name=name)
    anna.ask("POST", f"/tables/{table}/start")
    anna.visit(f"/table/{table}")
    seats = anna.page.get_by_role("list", name=anna.words("seats"))
    expect(seats).to_contain_text("Wilhelmina von un…")
    expect(seats).to_contain_text("👩‍👩‍👧‍👦")
