"""Drawing panels, logs and choices, framed for eyes or in plain lines for a screen reader or a pipe."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, Group
from rich.markup import escape
from rich.table import Table

from pessoi.kernel.journal import Entry
from pessoi.kernel.match import Match
from pessoi.kernel.panel import Cell, Panel
from pessoi.kernel.phrase import Phrase
from pessoi.text import Text

#: Clay on black, as on a vase; and the space between two columns of panels.
TITLE = "bold dark_orange3"
GAP = 4


class Screen:
    """A console and the language spoken on it."""

    def __init__(self, text: Text, console: Console, is_plain: bool) -> None:
        self.text = text
        self.console = console
        self.is_plain = is_plain

    # Lines

    def line(self, words: str = "", style: str = "") -> None:
        """One line of text as it is; styles are for framed screens only."""
        self.console.print(
            escape(words), style="" if self.is_plain else style, highlight=False, soft_wrap=self.is_plain
        )

    def title(self, words: str) -> None:
        """A heading."""
        if self.is_plain:
            self.line()
            self.line(f"{words}:")
        else:
            self.console.rule(f"[bold]{escape(words)}", style="dim")

    def log(self, match: Match, entries: Iterable[Entry]) -> None:
        """What happened, in words, turn by turn."""
        for entry in entries:
            self.line(self.text.say(Phrase.of_entry(entry, match.game.verbs)))

    # Panels

    def table(self, match: Match, seat: int) -> None:
        """The table as a seat sees it."""
        panels = match.game.panels(match.view(seat))
        if self.is_plain:
            for panel in panels:
                self._plain_panel(panel)
        else:
            self.console.print(side_by_side([self._framed_panel(panel) for panel in panels], self.console))

    def panel(self, panel: Panel) -> None:
        """One panel alone."""
        if self.is_plain:
            self._plain_panel(panel)
        else:
            self.console.print(self._framed_panel(panel))

    def _cell(self, cell: Cell) -> str:
        return ", ".join(str(self.text.value(word)) for word in cell)

    def _plain_panel(self, panel: Panel) -> None:
        self.title(self.text.say(panel.title))
        header = [self.text.say(phrase) for phrase in panel.header]
        for row in panel.rows:
            cells = [self._cell(cell) for cell in row]
            if header:
                named = zip(header, cells, strict=False)
                self.line("; ".join(f"{name} {words}" for name, words in named if words))
            else:
                self.line(f"{cells[0]}: {', '.join(cells[1:])}")

    def _framed_panel(self, panel: Panel) -> Table:
        title = escape(self.text.say(panel.title))
        table = Table(
            title=title, title_style=TITLE, title_justify="left", box=None, pad_edge=False, header_style="dim"
        )
        table.show_header = bool(panel.header)
        width = max([len(panel.header), *(len(row) for row in panel.rows)])
        for place in range(width):
            words = self.text.say(panel.header[place]) if place < len(panel.header) else ""
            is_number = all(_is_number(row[place]) for row in panel.rows if place < len(row))
            table.add_column(escape(words), justify="right" if is_number else "left")
        for row in panel.rows:
            table.add_row(*(escape(self._cell(cell)) for cell in row))
        return table

    # Choices

    def choices(self, match: Match) -> None:
        """The question and its numbered choices, each with what it would bring."""
        decision = match.decision
        assert decision is not None
        self.line(self.text.say(Phrase.of_decision(decision)), style="bold")
        for number, choice in enumerate(decision.choices, 1):
            label = self.text.say(match.game.label(match.state, decision, choice))
            brings = [self.text.say(phrase) for phrase in match.game.outlook(match.state, decision, choice)]
            more = f" ({'; '.join(brings)})" if brings else ""
            if self.is_plain:
                self.line(f"{number}. {label}{more}")
            else:
                self.console.print(f"[bold cyan]{number:>3}[/]  {escape(label)}[dim]{escape(more)}[/]", highlight=False)


def side_by_side(tables: list[Table], console: Console) -> Table:
    """The tables in as many columns as the console is wide enough for, in their order from top to bottom."""
    heights = [table.row_count + 3 for table in tables]
    widths = [console.measure(table).maximum for table in tables]
    for count in range(len(tables), 0, -1):
        columns = _share_out(heights, count)
        needed = sum(max(widths[place] for place in column) + GAP for column in columns) - GAP
        if needed <= console.width or count == 1:
            break
    grid = Table.grid(padding=(0, GAP))
    stacks = [[part for place in column for part in (tables[place], "")] for column in columns]
    grid.add_row(*(Group(*stack) for stack in stacks))
    return grid


def _share_out(heights: list[int], count: int) -> list[list[int]]:
    """Places in their order, cut into at most so many columns of about the same height."""
    columns: list[list[int]] = [[]]
    filled = 0
    for place, height in enumerate(heights):
        if columns[-1] and filled + height / 2 > sum(heights) * len(columns) / count:
            columns.append([])
        columns[-1].append(place)
        filled += height
    return columns


def _is_number(cell: Cell) -> bool:
    return len(cell) == 1 and isinstance(cell[0], int)
