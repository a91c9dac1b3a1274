"""Drawing panels: as tables beside one another, or as sentences to be read aloud."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group
from rich.markup import escape
from rich.table import Table

from pessoi.kernel.phrase import Data
from pessoi.scene.scene import ShownPanel
from pessoi.text import Text

#: Clay on black, as on a vase; and the space between two columns of panels.
TITLE = "bold dark_orange3"
GAP = 4
#: What eyes see in an empty place; ears need not hear it.
BLANK = {"", "–", "·"}

Cell = Sequence[Data]


def sentences(panel: ShownPanel, text: Text) -> list[str]:
    """A line for each row that says something: what it is about, then each thing by the name of its column."""
    header = [text.say(word) for word in panel.header]
    said = [sentence(row, header, text) for row in panel.rows]
    return [words for words in said if words]


def sentence(row: Sequence[Cell], header: Sequence[str], text: Text) -> str:
    """One row to be read aloud; a number at its beginning needs the name of what it counts."""
    cells = [text.cell(cell) for cell in row]
    if not header:
        told = ", ".join(words for words in cells[1:] if words not in BLANK)
        return f"{cells[0]}: {told}" if told else ""
    about = f"{header[0]} {cells[0]}" if is_number(row[0]) else cells[0]
    things = [
        f"{name}: {words}" if name else words
        for name, words in zip(header[1:], cells[1:], strict=False)
        if words not in BLANK
    ]
    if not about:
        return "; ".join(things)
    return f"{about}. {'; '.join(things)}" if things else f"{about}: {text.word('ui-empty')}"


def framed(panel: ShownPanel, text: Text) -> Table:
    """A panel as a table."""
    title = escape(text.say(panel.title))
    table = Table(title=title, title_style=TITLE, title_justify="left", box=None, pad_edge=False, header_style="dim")
    table.show_header = bool(panel.header)
    width = max([len(panel.header), *(len(row) for row in panel.rows)])
    for place in range(width):
        words = text.say(panel.header[place]) if place < len(panel.header) else ""
        are_numbers = all(is_number(row[place]) for row in panel.rows if place < len(row))
        table.add_column(escape(words), justify="right" if are_numbers else "left")
    for row in panel.rows:
        table.add_row(*(escape(text.cell(cell)) for cell in row))
    return table


def side_by_side(tables: list[Table], console: Console) -> Table:
    """The tables in as many columns as the console is wide enough for, in their order from top to bottom."""
    heights = [table.row_count + 3 for table in tables]
    widths = [console.measure(table).maximum for table in tables]
    for count in range(len(tables), 0, -1):
        columns = share_out(heights, count)
        needed = sum(max(widths[place] for place in column) + GAP for column in columns) - GAP
        if needed <= console.width or count == 1:
            break
    grid = Table.grid(padding=(0, GAP))
    stacks = [[part for place in column for part in (tables[place], "")] for column in columns]
    grid.add_row(*(Group(*stack) for stack in stacks))
    return grid


def share_out(heights: list[int], count: int) -> list[list[int]]:
    """Places in their order, cut into at most so many columns of about the same height."""
    columns: list[list[int]] = [[]]
    filled = 0
    for place, height in enumerate(heights):
        if columns[-1] and filled + height / 2 > sum(heights) * len(columns) / count:
            columns.append([])
        columns[-1].append(place)
        filled += height
    return columns


def is_number(cell: Cell) -> bool:
    """Whether a number alone stands there."""
    return len(cell) == 1 and isinstance(cell[0], int)
