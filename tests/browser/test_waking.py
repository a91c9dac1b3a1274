"""A browser that is woken: what its service worker says."""

from __future__ import annotations

from typing import Any

import pytest
from tests.browser.conftest import Meet

#: Pushes come from far away, and here nobody may be notified: what would be shown is noted instead.
NOTE = """() => {
  self.shown = [];
  registration.showNotification = async (title, options) => void shown.push([title, options.lang, options.tag]);
}"""
SHOWN = """async () => {
  while (shown.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  return shown;
}"""


@pytest.mark.parametrize(
    ("locale", "expected"), [("en-GB", ["It is your turn", "en", "turn"]), ("de-AT", ["Du bist am Zug", "de", "turn"])]
)
def test_an_empty_push_is_told_in_the_language_of_the_browser(meet: Meet, locale: str, expected: list[str]) -> None:
    anna = meet("Anna", service_workers="allow", locale=locale)
    anna.visit("/")
    anna.page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    assert anna.finds(lambda: anna.context.service_workers)
    [worker] = anna.context.service_workers
    worker.evaluate(NOTE)

    browser = anna.context.new_cdp_session(anna.page)
    numbers: list[str] = []

    def note(event: dict[str, Any]) -> None:
        numbers.extend(registration["registrationId"] for registration in event["registrations"])

    browser.on("ServiceWorker.workerRegistrationUpdated", note)
    browser.send("ServiceWorker.enable")
    assert anna.finds(lambda: numbers)
    push = {"origin": anna.address, "registrationId": numbers[-1], "data": ""}
    browser.send("ServiceWorker.deliverPushMessage", push)
    assert worker.evaluate(SHOWN) == [expected]
