"""Draws the pictures of a game in docs/, in the terminal and in a browser: ``.venv/bin/python -m tools.picture``.

The same match every time, by its seed. The page has to be built before: ``make page``.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright
from rich.console import Console
from rich.terminal_theme import MONOKAI
from tests.terminal.house import House
from tools import chromium

import pessoi
from pessoi.bots import registry as bots
from pessoi.kernel.observation import Observation
from pessoi.terminal.remote.visit import annotated
from pessoi.terminal.screen import Screen
from pessoi.text import Text

DOCS = Path(__file__).parent.parent / "docs"
NAMES = ["Anna", "Otto"]
#: Where a few cards have been won.
PLY = 17
DESK: ViewportSize = {"width": 1320, "height": 900}

#: rich's own frame without the web font it would fetch.
FRAME = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px; line-height: {line_height}px; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}<g class="{unique_id}-matrix">{matrix}</g></g>
</svg>
"""


def play_on(match: pessoi.Match, ply: int | None = None) -> None:
    """Let two bots play until Anna decides after this ply, or to the end."""
    players = [bots.make("greedy", name) for name in NAMES]
    while match.decision is not None and (ply is None or match.ply <= ply or match.decision.seat != 0):
        seat = match.decision.seat
        match.play(players[seat].choose(Observation(match, seat)))


def draw_terminal(match: pessoi.Match) -> None:
    """The table as Anna sees it in the terminal."""
    console = Console(record=True, width=150, file=io.StringIO(), force_terminal=True)
    screen = Screen(Text("en", match.game, 2, NAMES), console, is_plain=False)
    screen.title("Anna, it is your turn")
    screen.table(match, 0)
    screen.title("Your choices")
    screen.choices(match)
    svg = console.export_svg(title="pessoi play hercules", code_format=FRAME, theme=MONOKAI, unique_id="pessoi")
    (DOCS / "terminal.svg").write_text(svg, encoding="utf-8")


def draw_page(match: pessoi.Match, ply: int) -> None:
    """A position of a finished match as Anna sees it in a browser."""
    program = chromium.find()
    assert program is not None, chromium.MISSING
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        record = Path(folder) / "match.txt"
        record.write_text(annotated(str(match.record()), ["greedy", "greedy"], NAMES), encoding="utf-8")
        name = house.run("import", str(record), "--public", *house.database()).expect(r"imported as (\S+)")
        browser = playwright.chromium.launch(executable_path=program, args=chromium.arguments())
        try:
            page = browser.new_page(viewport=DESK, locale="en-GB", color_scheme="light", reduced_motion="reduce")
            page.goto(f"{house.serve()[1]}/match/{name}?ply={ply}&seat=0")
            page.locator("[data-element]").first.wait_for()
            board = page.locator("svg[role=group]").locator("..")
            board.screenshot(path=DOCS / "board.png", animations="disabled")
        finally:
            browser.close()
            house.close()


def main() -> None:
    """Let two bots play, draw a position in the terminal, and once the match is over the same one in the page."""
    match = pessoi.new("hercules", seats=2, seed="picture", options={"start_seat": 0})
    play_on(match, PLY)
    draw_terminal(match)
    ply = match.ply
    play_on(match)
    draw_page(match, ply)


if __name__ == "__main__":
    main()
