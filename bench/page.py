"""The speed of the page, measured in Chromium against its limits: ``make bench-page``.

Of every game a table with four people, late in a match: how long it takes from typing its address, with an empty cache,
until something on its board can be chosen; how much work an update is, from the message to the drawn frame, and the
frame after that, which brings the log; and a step of its replay, from the key to the drawn frame, and its log. And what
all scripts and styles weigh as they are sent. Machines are shared and noisy, so times are medians (of frames in the
calmest stretch of a dozen), with the slowest beside them, and with the time that the page's own thread was at work,
whoever else used the machine meanwhile, of which so much for scripts, layout and styles.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser.dealing import COMMAND
from tests.browser.people import CHOOSABLE, DESKTOP, THING, Person
from tests.terminal.house import House
from tools import chromium

from pessoi.server.page import PAGE_FOLDER
from pessoi.server.page import Page as BuiltPage

#: Milliseconds until the first board can be used, kilobytes of script and style, milliseconds of work in one frame.
FIRST_BOARD_LIMIT = 1000.0
WEIGHT_LIMIT = 300.0
FRAME_LIMIT = 1000 / 60

#: After how many choices a match with four people is late, and still has enough of them to come.
LATE = {"hercules": 100, "hexemonia": 110, "thebai": 170}
NAMES = ("Anna", "Berta", "Clio", "Dora")
#: How many updates and steps are measured, and in stretches of how many: what counts is the calmest of them.
UPDATES = 60
STRETCH = 12

#: Seconds between two updates: nobody asks the page meanwhile whether it is done, for answering is work as well.
PAUSE = 0.12

#: Notes when something can be chosen for the first time, after the frame that shows it.
WATCH_BOARD = f"""
new MutationObserver((_, observer) => {{
  if (!document.querySelector('{CHOOSABLE}')) return;
  observer.disconnect();
  requestAnimationFrame(() => setTimeout(() => {{ window.boardReady = performance.now(); }}));
}}).observe(document, {{ childList: true, subtree: true, attributes: true }});
"""

#: Calls back with what the work of the next two frames is: what is decided about, and then what is read at leisure.
#: A frame is over when a message can be heard again, or else when the next one begins.
MEASURE_FRAMES = """
window.measureFrames = (call) => {
  const frames = [];
  const begin = () => {
    const begun = performance.now();
    const end = () => {
      if (frames.length > place) return;
      frames.push(performance.now() - begun);
      if (frames.length === 2) call(frames);
    };
    const place = frames.length;
    const channel = new MessageChannel();
    channel.port1.onmessage = end;
    channel.port2.postMessage(null);
    requestAnimationFrame(() => {
      end();
      if (frames.length < 2) begin();
    });
  };
  requestAnimationFrame(begin);
};
"""

#: Notes for every update what its work is: scripts that hear the message, the frame that draws it, and the frame after.
#: Between the first listener and the second the page's own one runs, and all that it has put off until it is done.
WATCH_UPDATES = f"""
{MEASURE_FRAMES}
window.updates = [];
window.WebSocket = class extends WebSocket {{
  constructor(...words) {{
    super(...words);
    let heard = 0, isUpdate = false;
    this.addEventListener("message", ({{ data }}) => {{
      isUpdate = data.startsWith('{{"type":"update"');
      if (!isUpdate) return;
      heard = performance.now();
      const update = {{ scripts: 0 }};
      this.update = update;
      measureFrames(([drawn, later]) => window.updates.push([update.scripts + drawn, later]));
    }});
    queueMicrotask(() => this.addEventListener("message", () => {{
      if (isUpdate) this.update.scripts = performance.now() - heard;
    }}));
  }}
}};
"""


#: Goes through a replay by the key for the next step; what the work of each was, and what was fetched meanwhile.
STEP_ON = """async (steps) => {
  const [times, before] = [[], performance.getEntriesByType("resource").length];
  for (let step = 0; step < steps; step += 1) {
    const frames = new Promise(measureFrames);
    const pressed = performance.now();
    dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));
    await null;
    const scripts = performance.now() - pressed;
    const [drawn, later] = await frames;
    times.push([scripts + drawn, later]);
    await new Promise((call) => setTimeout(call, 100));
  }
  return { times, fetched: performance.getEntriesByType("resource").length - before };
}"""


@dataclass(frozen=True)
class Reading:
    """One line of the table: what was measured, how it came out, and what it may be."""

    what: str
    usual: float
    worst: float
    limit: float
    unit: str
    work: dict[str, float] = field(default_factory=dict)


class Stopwatch:
    """The time the page's own thread is at work, as the browser counts it, and what of it for what."""

    KINDS: ClassVar = {"at work": "Task", "scripts": "Script", "layout": "Layout", "styles": "RecalcStyle"}

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.begun = self._read()

    def _read(self) -> dict[str, float]:
        found = {metric["name"]: metric["value"] for metric in self.session.send("Performance.getMetrics")["metrics"]}
        return {kind: 1000 * found[f"{name}Duration"] for kind, name in self.KINDS.items()}

    def read(self, times: int = 1) -> dict[str, float]:
        """Milliseconds since it was started, for each of so many times."""
        return {kind: (value - self.begun[kind]) / times for kind, value in self._read().items()}


class FourPeople:
    """A table with four people, who choose at random and without a page; the same is dealt in every run."""

    def __init__(self, browser: Browser, address: str, game: str) -> None:
        self.browser = browser
        self.address = address
        self.people = [
            Person(name, game, browser.new_context(viewport=DESKTOP, locale="en-GB"), address) for name in NAMES
        ]
        for person in self.people:
            person.become_guest()
        self.host = self.people[0]
        self.table = self.host.ask("POST", "/tables", game=game, seats=len(NAMES), is_public=True)
        for seat, person in enumerate(self.people):
            person.ask("PUT", f"/tables/{self.path}/seats/{seat}", nonce=f"{person.nonce}-{seat}")
        self.match = self.host.ask("POST", f"/tables/{self.path}/start")["match_id"]
        self.made = 0

    @property
    def path(self) -> str:
        return str(self.table["id"])

    @property
    def waiting_for(self) -> int | None:
        """The seat that has to choose."""
        seat: int | None = self.host.ask("GET", f"/tables/{self.path}/scene")["waiting_for"]
        return seat

    def choose(self) -> bool:
        """Make one more choice; whether there was one to make."""
        seat = self.waiting_for
        if seat is None:
            return False
        person = self.people[seat]
        decision = person.ask("GET", f"/tables/{self.path}/scene?seat={seat}")["decision"]
        choice = self.host.luck.choice(decision["choices"])["choice"]
        person.ask("POST", f"/tables/{self.path}/choices", seat=seat, log=self.made, choice=choice)
        self.made += 1
        return True

    @contextmanager
    def looking(self, script: str, **circumstances: Any) -> Iterator[Page]:
        """A page of the host, in a browser that has fetched nothing yet."""
        state = self.host.context.storage_state()
        context = self.browser.new_context(viewport=DESKTOP, locale="en-GB", storage_state=state, **circumstances)
        context.add_init_script(script)
        yield context.new_page()
        context.close()

    def close(self) -> None:
        for person in self.people:
            person.context.close()


def in_the_middle(works: list[dict[str, float]]) -> dict[str, float]:
    """The median of each kind of work."""
    return {kind: statistics.median(work[kind] for work in works) for kind in Stopwatch.KINDS}


def measure_first_board(four: FourPeople, game: str, rounds: int) -> Reading:
    """From the address to a board that can be used."""
    times, works = [], []
    for _ in range(rounds):
        with four.looking(WATCH_BOARD) as page:
            stopwatch = Stopwatch(page)
            page.goto(f"{four.address}/table/{four.path}")
            times.append(page.wait_for_function("() => window.boardReady").json_value())
            works.append(stopwatch.read())
    name = f"{game}: first board can be used"
    return Reading(name, statistics.median(times), max(times), FIRST_BOARD_LIMIT, "ms", in_the_middle(works))


def in_the_calmest_stretch(times: Sequence[float]) -> float:
    """The least median of a stretch: others on this machine only ever make it longer."""
    return min(
        statistics.median(times[begin : begin + STRETCH]) for begin in range(0, len(times) - STRETCH + 1, STRETCH)
    )


def in_two_frames(name: str, times: list[tuple[float, float]], work: dict[str, float]) -> list[Reading]:
    """What is decided about, in one frame, and its log in the next; the work is that of both."""
    drawn, later = zip(*times, strict=True)
    return [
        Reading(name, in_the_calmest_stretch(drawn), max(drawn), FRAME_LIMIT, "ms", work),
        Reading("  and its log, a frame later", in_the_calmest_stretch(later), max(later), FRAME_LIMIT, "ms"),
    ]


def measure_updates(four: FourPeople, game: str) -> list[Reading]:
    """Choices that are made elsewhere, so that the page does nothing but draw what it is told."""
    with four.looking(WATCH_UPDATES, reduced_motion="reduce") as page:
        page.goto(f"{four.address}/table/{four.path}")
        page.locator(CHOOSABLE).first.wait_for()
        # The message that brought the board is no update of it.
        page.evaluate("window.updates = []")
        stopwatch = Stopwatch(page)
        for _ in range(UPDATES):
            if not four.choose():
                break
            time.sleep(PAUSE)
        times = page.evaluate("window.updates")
        work = stopwatch.read(len(times))
    return in_two_frames(f"{game}: an update is drawn ({len(times)})", times, work)


def measure_replay(four: FourPeople, game: str) -> list[Reading]:
    """Steps of a replay that has been fetched."""
    with four.looking(MEASURE_FRAMES, reduced_motion="reduce") as page:
        first = four.made - UPDATES
        page.goto(f"{four.address}/match/{four.match}?ply={first}")
        page.locator(THING).first.wait_for()
        page.wait_for_load_state("networkidle")
        stopwatch = Stopwatch(page)
        found = page.evaluate(STEP_ON, UPDATES)
        work = stopwatch.read(UPDATES)
        shown = page.get_by_test_id("position").inner_text()
        assert found["fetched"] == 0, "a step that was fetched before asks nobody"
        assert f" {four.made} " in f"{shown} ", shown
    return in_two_frames(f"{game}: a step of its replay ({UPDATES})", found["times"], work)


def measure(browser: Browser, address: str, game: str, rounds: int) -> list[Reading]:
    """All there is to measure of a game."""
    four = FourPeople(browser, address, game)
    while four.made < LATE[game] or four.waiting_for != 0:
        assert four.choose(), "the match is over before it is late"
    readings = [
        measure_first_board(four, game, rounds),
        *measure_updates(four, game),
        *measure_replay(four, game),
    ]
    four.close()
    return readings


def weigh() -> Reading:
    """All scripts and styles that it takes to play, of every game; what is studied is fetched when it is opened."""
    files = BuiltPage(PAGE_FOLDER).files.items()
    played = [(path, file) for path, file in files if path.endswith((".js", ".css")) and "/study-" not in path]
    weights = [len(file.contents["br"]) / 1000 for _, file in played]
    return Reading("all scripts and styles to play, as sent", sum(weights), sum(weights), WEIGHT_LIMIT, "kB")


def show(readings: list[Reading]) -> None:
    """One table, with a word on each limit."""
    table = Table(title="the page in Chromium")
    table.add_column("what")
    for column in ("median", "worst", *Stopwatch.KINDS, "limit", ""):
        table.add_column(column, justify="right")
    for reading in readings:
        table.add_row(
            reading.what,
            f"{reading.usual:,.1f} {reading.unit}",
            f"{reading.worst:,.1f} {reading.unit}",
            *(f"{reading.work[kind]:,.1f}" if reading.work else "" for kind in Stopwatch.KINDS),
            f"{reading.limit:,.1f} {reading.unit}",
            "kept" if reading.usual <= reading.limit else "MISSED",
        )
    Console(width=130).print(table)


def main(rounds: int) -> None:
    """Start a server and a browser, and measure."""
    program = chromium.find()
    assert program is not None, chromium.MISSING
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), COMMAND)
        browser = playwright.chromium.launch(executable_path=program, args=chromium.arguments())
        try:
            address = house.serve()[1]
            show([*(reading for game in LATE for reading in measure(browser, address, game, rounds)), weigh()])
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7, help="how often the first board is loaded")
    main(parser.parse_args().rounds)
