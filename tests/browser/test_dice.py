"""The dice of a finished match, checked by the browser of whoever asks: yes for what was played, no otherwise."""

from __future__ import annotations

import re
from string import hexdigits

from playwright.sync_api import Locator, Route, expect
from tests.browser.dealing import HONEST
from tests.browser.people import Person
from tests.browser.screens import finished

import pessoi
from pessoi.games import registry
from pessoi.kernel.record import Record
from pessoi.kernel.replay import verify


def tamper(route: Route) -> None:
    """Another part of the server than the one that was drawn, with digests that fit."""
    answer = route.fetch()
    whole = answer.json()
    record = Record.parse(whole["record"])
    seed = str(record.seed)
    # One in a thousand would roll the same; that would be a change, but none that the rolls could show.
    others = (digit + seed[1:] for digit in hexdigits)
    record.seed = next(other for other in others if first_rolls(record, other) != first_rolls(record, seed))
    route.fulfill(response=answer, json={**whole, "record": str(record)})


def first_rolls(record: Record, seed: str) -> list[list[int]]:
    """What everybody rolls before the first choice, if this is the seed."""
    view = pessoi.new(record.game, seats=record.seats, seed=seed, options=record.options).view(0)
    return [player["dice"] for player in view["players"]]


def check(person: Person, message: str) -> Locator:
    """Ask for the check, and read its verdict."""
    person.press("check-dice")
    dialog = person.page.get_by_role("dialog", name=person.words("fairness-question"))
    expect(dialog.get_by_role("status")).to_contain_text(person.words(message))
    return dialog


def test_a_browser_checks_the_dice_and_is_not_taken_in_by_a_changed_record(anna: Person) -> None:
    # In the other tests the server leaves its own part out.
    anna.nonce = HONEST + anna.nonce
    match = finished(anna)
    dialog = check(anna, "proof-holds")
    for finding in ("proof-entropy", "proof-commitment", "proof-rolls", "proof-witnessed"):
        expect(dialog).to_contain_text(anna.words(finding))
    first = dialog.get_by_role("row").nth(1)
    faces = re.findall(r"\d", first.get_by_role("cell").first.inner_text())[-2:]
    expect(first.get_by_role("img", name=", ".join(faces), exact=True)).to_be_visible()
    with anna.page.expect_download() as kept:
        dialog.get_by_role("button", name=anna.words("download-record")).click()
    record = Record.parse(kept.value.path().read_text(encoding="utf-8"))
    assert verify(record, registry.find("hercules"))
    anna.page.keyboard.press("Escape")

    anna.page.route(f"**/api/matches/{match}/record", tamper)
    dialog = check(anna, "proof-fails")
    for finding in ("disproof-entropy", "disproof-commitment", "disproof-rolls"):
        expect(dialog).to_contain_text(anna.words(finding))


def test_a_server_that_deals_without_the_part_it_has_shown_is_found_out(anna: Person) -> None:
    finished(anna)
    expect(check(anna, "proof-fails")).to_contain_text(anna.words("disproof-entropy"))
