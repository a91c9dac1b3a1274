"""What a person sees of a scene: framed for eyes, or in plain lines for a screen reader or a pipe.

Every door of the terminal draws with this one screen, so what is shown here looks the same at a server.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console
from rich.markup import escape

from pessoi.scene.scene import End, Scene, ShownChoice, ShownDecision, ShownEvent, ShownPanel, ShownPreview
from pessoi.scene.words import event_text
from pessoi.terminal import panels as drawing
from pessoi.terminal.choices import headings
from pessoi.terminal.refusals import in_words
from pessoi.text import Text

#: Takes what a terminal remembers above the screen with it, which clearing alone does not.
FORGET = "\x1b[3J"
#: Signs that a voice leaves out or calls by their own names, and the messages that say them in words.
SIGNS = {"★": "ui-sign-star", " → ": "ui-sign-arrow"}


class Screen:
    """A console and the language spoken on it."""

    def __init__(self, text: Text, console: Console, is_plain: bool) -> None:
        self.text = text
        self.console = console
        self.is_plain = is_plain

    # Lines

    def line(self, words: str = "", style: str = "") -> None:
        """One line of text as it is; styles are for framed screens only."""
        if self.is_plain:
            self.console.print(escape(self.aloud(words)), highlight=False, soft_wrap=True)
        else:
            self.console.print(escape(words), style=style, highlight=False)

    def aloud(self, words: str) -> str:
        """The same to be heard: signs by words."""
        for sign, message in SIGNS.items():
            words = words.replace(sign, self.text.word(message)) if sign in words else words
        return words

    def title(self, words: str) -> None:
        """A heading."""
        if self.is_plain:
            self.line()
            self.line(f"{words}:")
        else:
            self.console.rule(f"[bold]{escape(words)}", style="dim")

    def prompt(self, words: str) -> None:
        """The beginning of a line on which somebody is going to type."""
        self.console.print(escape(words), end=" ", highlight=False, soft_wrap=True)

    def clear(self) -> None:
        """Take everything off the screen, also what could be scrolled back to."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write(FORGET)

    # Parts of a scene

    def events(self, events: Iterable[ShownEvent]) -> None:
        """What happened, in words."""
        for event in events:
            self.line(event_text(event, self.text))

    def panels(self, panels: Sequence[ShownPanel] | None) -> None:
        """The table, or a part of it."""
        if self.is_plain:
            for panel in panels or ():
                self.title(self.text.say(panel.title))
                for words in drawing.sentences(panel, self.text):
                    self.line(words)
        elif panels:
            tables = [drawing.framed(panel, self.text) for panel in panels]
            self.console.print(drawing.side_by_side(tables, self.console))

    def news(self, scene: Scene, events: Sequence[ShownEvent]) -> None:
        """Whose turn it is, the table, and what that seat has not read yet."""
        self.title(self.text.word("ui-turn-of", name=self.text.names[scene.seat]))
        self.panels(scene.panels)
        if events:
            self.title(self.text.word("ui-log"))
            self.events(events)
        self.title(self.text.word("ui-choices"))

    def decision(self, decision: ShownDecision) -> None:
        """The question and its numbered choices, each with what it would bring."""
        self.line(self.text.say(decision.question), style="bold")
        above = headings(decision.choices)
        for number, choice in enumerate(decision.choices, 1):
            if number - 1 in above:
                self.heading(f"verb-{above[number - 1]}")
            label = self.text.say(choice.label)
            more = f" ({'; '.join(self.text.say(brings) for brings in choice.outlook)})" if choice.outlook else ""
            if self.is_plain:
                self.line(f"{number}. {label}{more}")
            else:
                self.console.print(f"[bold cyan]{number:>3}[/]  {escape(label)}[dim]{escape(more)}[/]", highlight=False)

    def heading(self, message: str) -> None:
        """What the choices that follow are about; games of others may have no words for it."""
        if self.text.bundle.has_message(message):
            self.line(f"{self.text.word(message)}:", style="dim")

    def preview(self, choice: ShownChoice, preview: ShownPreview) -> None:
        """What a choice would do, as far as that can be foreseen."""
        self.title(self.text.word("ui-preview", choice=self.text.say(choice.label)))
        self.events(preview.events)
        if not preview.events and preview.view is not None:
            self.line(self.text.word("ui-preview-nothing"), style="dim")
        if preview.view is None:
            self.line(self.text.word("ui-preview-open"), style="dim")

    def end(self, scene: Scene, events: Sequence[ShownEvent]) -> None:
        """How a match ended: the last events, the score, and who has won or lost."""
        self.title(self.text.word("ui-over"))
        self.events(events)
        self.panels((scene.panels or [])[-1:])
        if scene.end is not None:
            self.line(self.outcome(scene.end), style="bold green" if scene.end.winners else "bold")

    def outcome(self, end: End) -> str:
        """The end of a match in one sentence, whichever way it came."""
        names = [self.text.names[row] for row in end.winners]
        lost = "" if end.lost is None else self.text.names[end.lost]
        if end.how == "time":
            return self.text.word("ui-lost-on-time", name=lost)
        if end.how == "resigned":
            return self.text.word("ui-resigned", name=lost, count=len(names), names=", ".join(names))
        if end.how in ("stopped", "closed"):
            return self.text.word(f"ui-{end.how}")
        return self.text.word("ui-winner", count=len(names), names=", ".join(names))

    # What can be asked for

    def keys(self, keys: Sequence[str]) -> None:
        """What can be typed, each key with what it does."""
        words = [self.text.word(f"ui-key-{key}") for key in keys]
        if self.is_plain:
            self.title(self.text.word("ui-keys"))
            for line in words:
                self.line(line)
        else:
            self.line(f"{self.text.word('ui-keys')}: {'; '.join(words)}.", style="dim")

    def help_typing(self, typed: str, count: int, keys: Sequence[str]) -> None:
        """Say what can be typed, to somebody who asks or has typed something else."""
        if typed != "k":
            self.line(self.text.word("ui-not-a-number", count=count), style="yellow")
        self.keys(keys)

    def rule(self, decision: ShownDecision) -> None:
        """The rule behind the question."""
        self.title(self.text.word("ui-rule"))
        self.line(self.text.rule(decision.prompt))

    def why_not(self, decision: ShownDecision) -> None:
        """What one might expect to do but can't now, and why."""
        self.title(self.text.word("ui-why-not"))
        for line in in_words(decision.refusals, self.text):
            self.line(line)
        if not decision.refusals:
            self.line(self.text.word("ui-why-not-nothing"))

    def glossary(self) -> None:
        """The words of the game, explained."""
        self.title(self.text.word("ui-glossary", game=self.text.word("game-title")))
        terms = sorted(
            (self.text.word(message), self.text.help(message)) for message in self.text.messages("glossary-")
        )
        for term, meaning in terms:
            if self.is_plain:
                self.line(f"{term}: {meaning}")
            else:
                self.console.print(f"[bold]{escape(term)}[/]  {escape(meaning)}", highlight=False)
        if not terms:
            self.line(self.text.word("ui-glossary-nothing"))

    def explain(self, key: str, scene: Scene) -> bool:
        """Show what a key asks for that changes nothing; whether it is such a key."""
        decision = scene.decision
        if key == "t":
            self.panels(scene.panels)
            if decision is not None:
                self.decision(decision)
        elif key == "g":
            self.glossary()
        elif decision is not None and key == "?":
            self.rule(decision)
        elif decision is not None and key == "w":
            self.why_not(decision)
        else:
            return False
        return True
