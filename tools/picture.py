"""Draws docs/terminal.svg, the picture of a game in the terminal: ``.venv/bin/python tools/picture.py``."""

from __future__ import annotations

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

import pessoi
from pessoi.bots import registry as bots
from pessoi.kernel.observation import Observation
from pessoi.terminal.screen import Screen
from pessoi.text import Text

TARGET = Path(__file__).parent.parent / "docs" / "terminal.svg"

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


def main() -> None:
    """Let two bots play into a match and draw the table as Anna sees it."""
    match = pessoi.new("hercules", seats=2, seed="picture", options={"start_seat": 0})
    players = [bots.make("greedy", "Anna"), bots.make("greedy", "Otto")]
    while match.decision is not None and not (match.ply > 17 and match.decision.seat == 0):
        seat = match.decision.seat
        match.play(players[seat].choose(Observation(match, seat)))
    console = Console(record=True, width=150, file=io.StringIO(), force_terminal=True)
    screen = Screen(Text("en", match.game, 2, ["Anna", "Otto"]), console, is_plain=False)
    screen.title("Anna, it is your turn")
    screen.table(match, 0)
    screen.title("Your choices")
    screen.choices(match)
    svg = console.export_svg(title="pessoi play hercules", code_format=FRAME, theme=MONOKAI, unique_id="pessoi")
    TARGET.write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
