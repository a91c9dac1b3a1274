"""Writes the tables of docs/learning.md and the picture beside it, from what the games themselves declare."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from pessoi.games import registry
from pessoi.kernel.lens import Lens
from pessoi.kernel.tensor import Part

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "learning.md"
PICTURE = DOCS / "observation.svg"
BEGIN = "<!-- written by tools/learning.py from here on -->\n"
END = "<!-- up to here -->\n"
#: The game whose observation the picture shows, and how many sit there.
DRAWN = ("hercules", 2)
COLOURS = ("#b5482f", "#c98a3c", "#7d8f45", "#3f7f76", "#3d6a94", "#6a5594", "#99527e")


def length(three: int, four: int) -> str:
    """A length by the number of rows, from what it is with three and with four."""
    each = four - three
    if each == 0:
        return str(three)
    rest = three - 3 * each
    rows = "rows" if each == 1 else f"{each}·rows"
    return rows if rest == 0 else f"{rows}+{rest}"


def shape(three: Part, four: Part) -> str:
    """A shape by the number of rows."""
    return " × ".join(length(*pair) for pair in zip(three.shape, four.shape, strict=True))


def table(name: str) -> str:
    """The parts of a game."""
    game = registry.find(name)
    three, four = Lens(game, 3).parts, Lens(game, 4).parts
    rows = [
        f"| `{part.name}` | {shape(part, other)} | {part.meaning} |" for part, other in zip(three, four, strict=True)
    ]
    if game.min_seats == 1:
        known = {part.name for part in three}
        alone = [part for part in Lens(game, 1).parts if part.name not in known]
        rows += [f"| `{part.name}`, alone | {shape(part, part)} | {part.meaning} |" for part in alone]
    seats = range(game.min_seats, game.max_seats + 1)
    sizes = ", ".join(f"{Lens(game, count).size:,} with {count}" for count in seats)
    verbs = ", ".join(
        f"`{verb.name}` {verb.choices[0].number}" + (f"–{verb.choices[-1].number}" if len(verb.choices) > 1 else "")
        for verb in game.verbs.verbs.values()
    )
    return (
        f"### {name.capitalize()}\n\n"
        f"Numbers in all, by seats: {sizes}. Actions: {len(game.verbs.choices):,}.\n\n"
        "| part | shape | what its places mean |\n|---|---|---|\n" + "\n".join(rows) + "\n\n"
        f"Actions by verb: {verbs}.\n"
    )


def tables() -> str:
    """The written part of the page."""
    names = [name for name in registry.names() if registry.find(name).package.startswith("pessoi.games.")]
    return BEGIN + "\n" + "\n".join(table(name) for name in names) + "\n" + END


def page() -> str:
    """The page with its tables as they should be."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    return before + tables() + rest.partition(END)[2]


def picture() -> str:
    """The vector of one game as a ribbon cut into lines, each part a block as long as it has numbers."""
    name, seats = DRAWN
    lens = Lens(registry.find(name), seats)
    line, wide, high, gap, left, top = 96, 8.6, 26, 54, 44, 46
    lines = -(-lens.size // line)
    width, height = left + round(line * wide) + 20, top + lines * (high + gap)
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">',
        f'<rect width="{width}" height="{height}" fill="#fbf8f1"/>',
        f'<text x="{left}" y="24" font-size="15" fill="#3a4a5a">What a seat of {name.capitalize()} sees with '
        f"{seats} seats: {lens.size} numbers from 0 to 255</text>",
    ]
    for row in range(lines):
        drawn.append(
            f'<text x="{left - 8}" y="{top + row * (high + gap) + 18}" font-size="11" fill="#3a4a5a" '
            f'text-anchor="end">{row * line}</text>'
        )
    ends: dict[tuple[int, int], float] = {}
    for number, part in enumerate(lens.parts):
        colour = COLOURS[number % len(COLOURS)]
        at, end, is_named = part.first, part.first + part.size, False
        while at < end:
            row, column = divmod(at, line)
            count = min(end - at, line - column)
            x, y = left + column * wide, top + row * (high + gap)
            drawn.append(
                f'<rect x="{x:.1f}" y="{y}" width="{count * wide - 1:.1f}" height="{high}" fill="{colour}" rx="2"/>'
            )
            if not is_named and (count * wide > 7.0 * len(part.name) or count == part.size or at + count >= end):
                is_named = True
                is_inside = count * wide > 7.0 * len(part.name)
                fill, size, below = "#fff", 12, 17
                if not is_inside:
                    # The first line below the ribbon where the name does not run into the one before it.
                    level = next(level for level in range(9) if ends.get((row, level), 0.0) < x)
                    ends[row, level] = x + 7.0 * len(part.name)
                    fill, size, below = colour, 11, high + 12 + 13 * level
                drawn.append(
                    f'<text x="{x + 3:.1f}" y="{y + below}" font-size="{size}" fill="{fill}">{part.name}</text>'
                )
            at += count
    return "\n".join([*drawn, "</svg>\n"])


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    PICTURE.write_text(picture(), encoding="utf-8")
