"""A browser that is lent to one person after another: the next finds nothing of who was there before."""

from __future__ import annotations

from typing import Any

from tests.browser.browsers import USUAL, Browsers
from tests.browser.clocks import stop_clock
from tests.browser.people import DESKTOP, PHONE, Person

#: All that somebody could find of somebody else.
FIND = """async () => ({
  kept: [localStorage, sessionStorage, await indexedDB.databases(), await caches.keys()].map(({ length }) => length),
  cookies: document.cookie,
  isFollowed: 'follower' in window,
  past: history.length,
  window: [innerWidth, innerHeight],
  scheme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  motion: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : 'no-preference',
  isOnline: navigator.onLine,
})"""
LEAVE = """async () => {
  localStorage.note = sessionStorage.note = document.cookie = 'note=left';
  await caches.open('note');
  await new Promise((kept) => { indexedDB.open('note').onsuccess = kept; });
}"""


def come(name: str, browsers: Browsers, address: str) -> Person:
    return Person(name, "a browser for two", browsers.lend(USUAL), address)


def find(person: Person) -> dict[str, Any]:
    person.visit("/licences.md")
    found: dict[str, Any] = person.page.evaluate(FIND)
    return found


def test_who_comes_next_finds_nothing_of_who_was_there(browsers: Browsers, address: str) -> None:
    anna = come("Anna", browsers, address)
    anna.become_guest()
    anna.before_every_page("window.follower = true")
    anna.visit("/")
    anna.page.evaluate(LEAVE)
    anna.page.set_viewport_size(PHONE)
    anna.page.emulate_media(color_scheme="dark", reduced_motion="no-preference")
    anna.page.route("**/licences.md", lambda route: route.abort())
    anna.context.new_page()
    anna.context.set_offline(True)
    browsers.take_back(anna, USUAL)

    berta = come("Berta", browsers, address)
    assert berta.context is anna.context
    assert berta.context.pages == [berta.page]
    assert berta.context.cookies() == []
    assert find(berta) == {
        "kept": [0, 0, 0, 0],
        "cookies": "",
        "isFollowed": False,
        # Where the browser waited, and this page.
        "past": 2,
        "window": [DESKTOP["width"], DESKTOP["height"]],
        "scheme": "light",
        "motion": "reduce",
        "isOnline": True,
    }
    berta.page.evaluate("() => console.error('oh dear')")
    assert berta.finds(lambda: berta.troubles)
    assert anna.troubles == []
    browsers.take_back(berta, USUAL)


def test_nobody_gets_a_browser_with_traces_that_stay(browsers: Browsers, address: str) -> None:
    anna = come("Anna", browsers, address)
    stop_clock(anna)
    browsers.take_back(anna, USUAL)

    berta = come("Berta", browsers, address)
    assert berta.context is not anna.context
    browsers.take_back(berta, USUAL)
