"""The speed of the page, measured in Chromium against its limits: ``make bench-page``.

Three things: how long it takes from typing the address of a running Hercules table until something on its board can be
chosen, with an empty cache; what all scripts and styles weigh as they are sent; and how much work an update is, from
the message to the drawn frame. Machines are shared and noisy, so times are medians, with the slowest beside them.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser.people import CHOOSABLE, DESKTOP, Person
from tests.terminal.house import House
from tools import chromium

from pessoi.server.page import PAGE_FOLDER, Page

#: Milliseconds until the first board can be used, kilobytes of script and style, milliseconds of work in one frame.
FIRST_BOARD_LIMIT = 1000.0
WEIGHT_LIMIT = 200.0
FRAME_LIMIT = 1000 / 60

#: Notes when something on the board can be chosen for the first time, after the frame that shows it.
WATCH_BOARD = """
new MutationObserver((_, observer) => {
  if (!document.querySelector('CHOOSABLE')) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => { window.boardReady = performance.now(); }));
}).observe(document, { childList: true, subtree: true, attributes: true });
""".replace("CHOOSABLE", CHOOSABLE)

#: Notes for every update what its work is: scripts that hear the message, and the frame that draws it.
WATCH_UPDATES = """
window.updates = [];
const afterwards = (call) => {
  const channel = new MessageChannel();
  channel.port1.onmessage = call;
  channel.port2.postMessage(null);
};
window.WebSocket = class extends WebSocket {
  constructor(...words) {
    super(...words);
    this.addEventListener("message", ({ data }) => {
      if (!data.startsWith('{"type":"update"')) return;
      const heard = performance.now();
      afterwards(() => {
        const scripts = performance.now() - heard;
        requestAnimationFrame(() => {
          const begun = performance.now();
          afterwards(() => window.updates.push(scripts + performance.now() - begun));
        });
      });
    });
  }
};
"""


@dataclass(frozen=True)
class Reading:
    """One line of the table: what was measured, how it came out, and what it may be."""

    what: str
    usual: float
    worst: float
    limit: float
    unit: str


@contextmanager
def guest(browser: Browser, address: str, *scripts: str) -> Iterator[Person]:
    """Somebody with an empty cache."""
    context = browser.new_context(viewport=DESKTOP, locale="en-GB")
    for script in scripts:
        context.add_init_script(script)
    person = Person("Anna", context, address)
    person.become_guest()
    yield person
    context.close()


def measure_first_board(browser: Browser, address: str, rounds: int) -> Reading:
    """From the address to a board that can be used."""
    times = []
    for _ in range(rounds):
        with guest(browser, address, WATCH_BOARD) as anna:
            anna.visit(f"/table/{anna.begin('hercules', options={'start_seat': 0})}")
            times.append(anna.page.wait_for_function("window.boardReady").json_value())
    return Reading("first board can be used", statistics.median(times), max(times), FIRST_BOARD_LIMIT, "ms")


def measure_updates(browser: Browser, address: str) -> Reading:
    """A whole match against a bot, every update of it."""
    with guest(browser, address, WATCH_UPDATES) as anna:
        anna.visit(f"/table/{anna.begin('hercules', bots={'1': 'random'})}")
        anna.play_to_the_end()
        times = anna.page.evaluate("window.updates")
    return Reading(f"work of an update ({len(times)} of them)", statistics.median(times), max(times), FRAME_LIMIT, "ms")


def weigh() -> Reading:
    """All scripts and styles, of every game and screen."""
    files = Page(PAGE_FOLDER).files.items()
    weights = [len(file.contents["br"]) / 1000 for path, file in files if path.endswith((".js", ".css"))]
    return Reading("all scripts and styles, as sent", sum(weights), sum(weights), WEIGHT_LIMIT, "kB")


def show(readings: list[Reading]) -> None:
    """One table, with a word on each limit."""
    table = Table(title="the page in Chromium")
    table.add_column("what")
    for column in ("median", "worst", "limit", ""):
        table.add_column(column, justify="right")
    for reading in readings:
        table.add_row(
            reading.what,
            f"{reading.usual:,.1f} {reading.unit}",
            f"{reading.worst:,.1f} {reading.unit}",
            f"{reading.limit:,.1f} {reading.unit}",
            "kept" if reading.usual <= reading.limit else "MISSED",
        )
    Console(width=110).print(table)


def main(rounds: int) -> None:
    """Start a server and a browser, and measure."""
    program = chromium.find()
    assert program is not None, chromium.MISSING
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path=program, args=chromium.arguments())
        try:
            address = house.serve()[1]
            show([measure_first_board(browser, address, rounds), measure_updates(browser, address), weigh()])
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often the first board is loaded")
    main(parser.parse_args().rounds)
