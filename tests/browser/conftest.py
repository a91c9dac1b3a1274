"""A real server with the built page, and people with browsers there. What a browser complains about fails the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.browsers import USUAL, Browsers
from tests.browser.dealing import COMMAND
from tests.browser.people import PATIENCE, Person
from tests.terminal.house import House
from tools import chromium

from pessoi.server.page import PAGE_FOLDER, Page

Meet = Callable[..., Person]
# What is expected may take as long as anything else: how busy the machine is must not decide.
expect.set_options(timeout=PATIENCE)
HERE = Path(__file__).parent
#: Lets the site offer to call people; nobody takes its mail.
CALLING = {
    "PESSOI_ADDRESS": "https://games.example.org",
    "PESSOI_SMTP": "smtp://127.0.0.1:9",
    "PESSOI_MAIL_FROM": "games@example.org",
    "PESSOI_PRIVATE_WEBHOOKS": "1",
}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run these tests last: Playwright leaves a loop running, in which no other asynchronous test could start."""
    items.sort(key=lambda item: HERE in item.path.parents)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Chromium as it is installed, rather than one that Playwright downloads."""
    program = chromium.find()
    assert program is not None, chromium.MISSING
    return {**browser_type_launch_args, "executable_path": program, "args": chromium.arguments()}


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One server for all tests that leave it running."""
    assert Page(PAGE_FOLDER).is_built, "make page builds the page that these tests are about"
    house = House(tmp_path_factory.mktemp("site"), COMMAND)
    try:
        yield house.serve(settings=CALLING)[1]
    finally:
        house.close()


@pytest.fixture(scope="session")
def browsers(browser: Browser) -> Browsers:
    """Browsers for all who come to the site."""
    return Browsers(browser)


@pytest.fixture
def meet(browsers: Browsers, address: str, request: pytest.FixtureRequest) -> Iterator[Meet]:
    """Brings people to the site, by default in English and at a desk; in the end nobody may have had troubles."""
    people: list[tuple[Person, dict[str, Any]]] = []
    failed_before = request.session.testsfailed

    def meet(name: str, at: str | None = None, is_guest: bool = True, **unusual: Any) -> Person:
        circumstances = {**USUAL, **unusual}
        person = Person(name, request.node.nodeid, browsers.lend(circumstances), at or address)
        people.append((person, circumstances))
        if is_guest:
            person.become_guest()
        return person

    yield meet
    troubles = {person.name: person.troubles for person, _ in people if person.troubles}
    for person, circumstances in people:
        # Whoever did not come to an end may have left anything; another site may be gone.
        person.has_left_traces |= request.session.testsfailed > failed_before or person.address != address
        browsers.take_back(person, circumstances)
    assert troubles == {}


@pytest.fixture
def anna(meet: Meet) -> Person:
    return meet("Anna")
