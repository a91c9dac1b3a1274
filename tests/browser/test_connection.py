"""A line that breaks: nothing is lost, nothing is told twice, and the page says honestly how things are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect
from tests.browser.conftest import Meet
from tests.browser.dealing import COMMAND
from tests.browser.people import Person
from tests.terminal.house import House


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Somewhere to start a server that may be ended."""
    house = House(tmp_path, COMMAND)
    yield house
    house.close()


def lines(person: Person) -> Locator:
    """The log of the match."""
    return person.page.get_by_role("list", name=person.words("log")).get_by_role("link")


def told(person: Person) -> list[str]:
    """The same in words, once all of it is drawn: the log follows what is decided about."""
    person.let_draw()
    return lines(person).all_inner_texts()


def test_a_reload_in_mid_turn_shows_the_same_position(anna: Person) -> None:
    anna.visit(f"/table/{anna.begin('hercules', options={'start_seat': 0})}")
    for _ in range(5):
        anna.choose()
    question, choices, log = anna.prompt.inner_text(), anna.choices.all_inner_texts(), told(anna)

    anna.page.reload()

    expect(anna.prompt).to_have_text(question, use_inner_text=True)
    expect(anna.choices).to_have_text(choices, use_inner_text=True)
    expect(lines(anna)).to_have_text(log, use_inner_text=True)


def test_without_a_network_the_page_says_so_and_goes_on_when_it_is_back(anna: Person) -> None:
    anna.visit(f"/table/{anna.begin('hercules')}")
    anna.choose()
    anna.is_cut_off = True
    anna.context.set_offline(True)
    anna.page.evaluate("() => dispatchEvent(new Event('offline'))")
    anna.sees("line-offline")
    anna.context.set_offline(False)

    anna.choose()

    expect(anna.page.get_by_text(anna.words("line-offline"))).to_have_count(0)


def test_a_server_that_is_killed_and_started_again_has_lost_nothing(meet: Meet, house: House) -> None:
    server, address = house.serve()
    port = int(address.rpartition(":")[2])
    anna = meet("Anna", at=address)
    anna.visit(f"/table/{anna.begin('hercules')}")
    for _ in range(3):
        anna.choose()
    before = told(anna)
    anna.is_cut_off = True
    server.kill()
    anna.sees("line-lost")

    house.serve(port=port)
    anna.choose()

    assert told(anna)[: len(before)] == before
    expect(anna.page.get_by_text(anna.words("line-lost"))).to_have_count(0)


def test_a_spectator_who_was_away_is_told_what_happened_and_told_once(meet: Meet) -> None:
    anna, berta = meet("Anna"), meet("Berta")
    table = anna.begin("hercules", is_public=True)
    anna.visit(f"/table/{table}")
    berta.visit(f"/table/{table}")
    anna.choose()
    berta.wait_for_log(1)
    berta.is_cut_off = True
    berta.context.set_offline(True)
    for _ in range(4):
        anna.choose()
    berta.context.set_offline(False)
    berta.wait_for_log(5)

    expect(lines(berta)).to_have_text(told(anna), use_inner_text=True)
