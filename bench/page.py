"""The speed of the page, measured in Chromium against its limits: ``make bench-page``.

Three things: how long it takes from typing the address of a running Hercules table until something on its board can be
chosen, with an empty cache; what all scripts and styles weigh as they are sent; and how much work an update is, from
the message to the drawn frame. Machines are shared and noisy, so times are medians, with the slowest beside them and
with the time that the page's thread itself was at work, whoever else used the machine meanwhile.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser.dealing import COMMAND
from tests.browser.people import CHOOSABLE, DESKTOP, Person
from tests.terminal.house import House
from tools import chromium

from pessoi.server.page import PAGE_FOLDER, Page

Motion = Literal["reduce", "no-preference"]

#: Milliseconds until the first board can be used, kilobytes of script and style, milliseconds of work in one frame.
FIRST_BOARD_LIMIT = 1000.0
WEIGHT_LIMIT = 200.0
FRAME_LIMIT = 1000 / 60

#: Seconds between two updates: nobody asks the page meanwhile whether it is done, for answering is work as well.
PAUSE = 0.12

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
    at_work: float | None = None


@contextmanager
def guest(
    browser: Browser, address: str, story: str, *scripts: str, motion: Motion = "no-preference"
) -> Iterator[Person]:
    """Somebody with an empty cache; the same is dealt in every run."""
    context = browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion=motion)
    for script in scripts:
        context.add_init_script(script)
    person = Person("Anna", story, context, address)
    person.become_guest()
    yield person
    context.close()


class Stopwatch:
    """The time the page's own thread is at work, as the browser counts it."""

    def __init__(self, person: Person) -> None:
        self.session = person.context.new_cdp_session(person.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def read(self) -> float:
        """Milliseconds so far."""
        found = self.session.send("Performance.getMetrics")["metrics"]
        return 1000 * next(float(metric["value"]) for metric in found if metric["name"] == "TaskDuration")


def measure_first_board(browser: Browser, address: str, rounds: int) -> Reading:
    """From the address to a board that can be used."""
    times, at_work = [], []
    for number in range(rounds):
        with guest(browser, address, f"first board {number}", WATCH_BOARD) as anna:
            table = anna.begin("hercules", options={"start_seat": 0})
            stopwatch = Stopwatch(anna)
            anna.visit(f"/table/{table}")
            times.append(anna.page.wait_for_function("() => window.boardReady").json_value())
            at_work.append(stopwatch.read())
    work = statistics.median(at_work)
    return Reading("first board can be used", statistics.median(times), max(times), FIRST_BOARD_LIMIT, "ms", work)


def measure_updates(browser: Browser, address: str) -> Reading:
    """A whole match that is played elsewhere, so that the page does nothing but draw what it is told."""
    with guest(browser, address, "updates", WATCH_UPDATES, motion="reduce") as anna:
        table = anna.begin("hercules")
        anna.visit(f"/table/{table}")
        anna.choices.first.wait_for()
        anna.wait_for_board()
        # The message that brought the board is no update of it.
        anna.page.evaluate("window.updates = []")
        stopwatch = Stopwatch(anna)
        choices = 0
        while (scene := anna.ask("GET", f"/tables/{table}/scene"))["decision"] is not None:
            choice = anna.luck.choice(scene["decision"]["choices"])["choice"]
            anna.ask("POST", f"/tables/{table}/choices", seat=scene["seat"], ply=choices, choice=choice)
            choices += 1
            time.sleep(PAUSE)
        times = anna.page.evaluate("window.updates")
        work = stopwatch.read() / len(times)
    name = f"an update is drawn ({len(times)} of them)"
    return Reading(name, statistics.median(times), max(times), FRAME_LIMIT, "ms", work)


def weigh() -> Reading:
    """All scripts and styles, of every game and screen."""
    files = Page(PAGE_FOLDER).files.items()
    weights = [len(file.contents["br"]) / 1000 for path, file in files if path.endswith((".js", ".css"))]
    return Reading("all scripts and styles, as sent", sum(weights), sum(weights), WEIGHT_LIMIT, "kB")


def show(readings: list[Reading]) -> None:
    """One table, with a word on each limit."""
    table = Table(title="the page in Chromium")
    table.add_column("what")
    for column in ("median", "worst", "at work", "limit", ""):
        table.add_column(column, justify="right")
    for reading in readings:
        table.add_row(
            reading.what,
            f"{reading.usual:,.1f} {reading.unit}",
            f"{reading.worst:,.1f} {reading.unit}",
            "" if reading.at_work is None else f"{reading.at_work:,.1f} {reading.unit}",
            f"{reading.limit:,.1f} {reading.unit}",
            "kept" if reading.usual <= reading.limit else "MISSED",
        )
    Console(width=110).print(table)


def main(rounds: int) -> None:
    """Start a server and a browser, and measure."""
    program = chromium.find()
    assert program is not None, chromium.MISSING
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), COMMAND)
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
