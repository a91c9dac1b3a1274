"""Browsers for people: whoever comes in the same circumstances gets one that somebody has left as if it were new.

A page that is the first of its browser costs twice as much as the next, whose process has read all scripts before.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error
from tests.browser.people import DESKTOP, Person

USUAL: dict[str, Any] = {
    "viewport": DESKTOP,
    "locale": "en-GB",
    "color_scheme": "light",
    "reduced_motion": "reduce",
    "service_workers": "block",
}
#: Circumstances that a page can be given anew; with others it is made.
CHANGEABLE = ("viewport", "color_scheme", "reduced_motion")
#: A file of the site at which a browser waits for its next owner: it has no script that could do anything meanwhile.
QUIET = "/icon.svg"


class Browsers:
    """All that are free, by the circumstances that they were made for."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: defaultdict[str, list[BrowserContext]] = defaultdict(list)

    def lend(self, circumstances: dict[str, Any]) -> BrowserContext:
        """One in these circumstances, in which nobody has been or seems to have been."""
        free = self.free[kind(circumstances)]
        if not free:
            return self.browser.new_context(**circumstances)
        context = free.pop()
        [page] = context.pages
        page.set_viewport_size(circumstances["viewport"])
        page.emulate_media(**{name: circumstances[name] for name in CHANGEABLE if name != "viewport"})
        return context

    def take_back(self, person: Person, circumstances: dict[str, Any]) -> None:
        """Let the next one have it, with nothing of this person left; or nobody, if that can't be."""
        if person.has_left_traces or circumstances["service_workers"] == "allow":
            person.context.close()
            return
        person.let_go()
        try:
            clean(person.context, person.address)
        except Error:
            # There is no need to insist: the next one gets a new browser.
            person.context.close()
        else:
            self.free[kind(circumstances)].append(person.context)


def clean(context: BrowserContext, address: str) -> None:
    """Leave one page in which nothing was ever opened, stored, allowed or pointed at."""
    page, *others = context.pages
    for other in others:
        other.close()
    page.unroute_all()
    context.unroute_all()
    context.set_offline(False)
    # Until all of it is there: before that its history can not always be forgotten.
    page.goto(address + QUIET)
    page.mouse.move(-1, -1)
    engine = context.new_cdp_session(page)
    engine.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": "all"})
    engine.send("Page.resetNavigationHistory")
    engine.detach()
    context.clear_permissions()


def kind(circumstances: dict[str, Any]) -> str:
    """What is the same for all who can have the same browser."""
    return repr(sorted(item for item in circumstances.items() if item[0] not in CHANGEABLE))
