"""Drawing what a server sends, which is in words already."""

from __future__ import annotations

from collections.abc import Iterable

from rich.markup import escape

from pessoi.kernel.panel import Panel
from pessoi.kernel.phrase import Phrase, Word
from pessoi.terminal.remote.wire import ShownDecision, ShownPanel, ShownTable
from pessoi.terminal.screen import Screen, side_by_side


class Stage(Screen):
    """A screen for what is in words already."""

    def panels(self, panels: Iterable[ShownPanel]) -> None:
        """The table as the server describes it."""
        worded = [word_panel(panel) for panel in panels]
        if self.is_plain:
            for panel in worded:
                self.panel(panel)
        elif worded:
            self.console.print(side_by_side([self._framed_panel(panel) for panel in worded], self.console))

    def offer(self, decision: ShownDecision) -> None:
        """The question and its numbered choices, each with what it would bring."""
        self.line(decision.question, style="bold")
        for number, choice in enumerate(decision.choices, 1):
            more = f" ({'; '.join(choice.outlook)})" if choice.outlook else ""
            if self.is_plain:
                self.line(f"{number}. {choice.label}{more}")
            else:
                words = f"[bold cyan]{number:>3}[/]  {escape(choice.label)}[dim]{escape(more)}[/]"
                self.console.print(words, highlight=False)

    def prompt(self, words: str) -> None:
        """The beginning of a line on which somebody is going to type."""
        self.console.print(escape(words), end=" ", highlight=False, soft_wrap=True)

    def name(self, table: ShownTable, row: int) -> str:
        """The name of a seat, or of whoever else has a row of points."""
        if row < len(table.seats) and table.seats[row].name:
            return table.seats[row].name
        return self.text.names[row] if row < len(self.text.names) else self.text.word("player", number=row + 1)


def word_panel(panel: ShownPanel) -> Panel:
    """A panel of finished words, numbers as numbers, as a screen draws it."""
    rows = [[[word_cell(cell)] for cell in row] for row in panel.rows]
    return Panel(as_is(panel.title), rows, [as_is(words) for words in panel.header])


def word_cell(words: str) -> Word:
    """A number if that is what is written."""
    return int(words) if words.isdecimal() and words.isascii() else words


def as_is(words: str) -> Phrase:
    """Words that need no translation any more."""
    return Phrase("ui-as-is", {"words": words})
