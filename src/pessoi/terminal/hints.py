"""Hints on the screen: what a bot thinks of the choices of the person who is to decide."""

from __future__ import annotations

from rich.markup import escape
from rich.table import Table

from pessoi.bots import registry as bots
from pessoi.bots.advice import ADVISER, MOST, consider
from pessoi.bots.expected import labels_of_line
from pessoi.bots.reasons import Reasons
from pessoi.bots.thought import Candidate
from pessoi.bots.weights import values_for
from pessoi.kernel.choice import Choice
from pessoi.kernel.match import Match
from pessoi.scene.scene import ShownDecision
from pessoi.terminal.screen import Screen


class Adviser:
    """A bot at the elbow of whoever sits at the screen; it knows what that seat knows, and no more."""

    def __init__(self, bot: str = ADVISER, is_unasked: bool = False) -> None:
        # An unknown name is refused now rather than at the first hint.
        bots.make(bot, "").close()
        self.bot = bot
        #: Whether it speaks up at every decision.
        self.is_unasked = is_unasked

    def speak_up(self, screen: Screen, match: Match, decision: ShownDecision) -> None:
        """A hint that nobody asked for, if that is wanted and there is something to choose."""
        if self.is_unasked and len(decision.choices) > 1:
            self.advise(screen, match, decision)

    def advise(self, screen: Screen, match: Match, decision: ShownDecision) -> None:
        """Show the choices that look best to the bot, for the seat that decides and by what that seat knows."""
        text = screen.text
        seat = decision.seat
        with screen.console.status(text.word("ui-thinking", name=text.names[seat], bot=text.bot(self.bot))):
            thought = consider(match, self.bot)
        screen.title(text.word("ui-hint", bot=text.bot(self.bot)))
        hint = Hint(screen, match, decision)
        if screen.is_plain:
            for candidate in thought.candidates[:MOST]:
                screen.line(hint.sentences(candidate))
        else:
            screen.console.print(hint.table(thought.candidates[:MOST]))
        why = hint.reasons(*thought.candidates[:2])
        if why:
            screen.line(why)


class Hint:
    """The candidates for a decision in words."""

    def __init__(self, screen: Screen, match: Match, decision: ShownDecision) -> None:
        self.text = screen.text
        self.match = match
        self.decision = decision
        self.listed = [choice.choice for choice in decision.choices]

    def table(self, candidates: tuple[Candidate, ...]) -> Table:
        """A row for each choice: what to type, its words, how good it looks, how often it was tried, what follows."""
        table = Table(box=None, pad_edge=False, header_style="dim")
        for column in ("number", "choice", "share", "visits", "line"):
            title = self.text.word(f"ui-hint-{column}")
            table.add_column(escape(title), justify="left" if column in ("choice", "line") else "right")
        for candidate in candidates:
            table.add_row(
                f"[bold cyan]{self.number(candidate.choice)}[/]",
                escape(self.label(candidate.choice)),
                self.share(candidate),
                str(candidate.visits),
                f"[dim]{escape(self.line(candidate))}[/]",
            )
        return table

    def sentences(self, candidate: Candidate) -> str:
        """The same for one choice, to be read aloud."""
        judged = self.text.word(
            "ui-hint-candidate",
            number=self.number(candidate.choice),
            choice=self.label(candidate.choice),
            share=self.share(candidate),
            visits=candidate.visits,
        )
        line = self.line(candidate)
        return f"{judged} {self.text.word('ui-hint-then', line=line)}" if line else judged

    def reasons(self, best: Candidate, other: Candidate) -> str:
        """What speaks most for the best choice beside the next; nothing if the bot can't tell."""
        values = values_for(self.match.game, self.match.setup.seats)
        found = [
            self.text.say(reason) for reason in Reasons(self.match, self.decision.seat, values).between(best, other)
        ]
        return (
            self.text.word("ui-hint-reasons", number=self.number(best.choice), reasons="; ".join(found))
            if found
            else ""
        )

    def number(self, choice: Choice) -> int:
        """What to type for a choice."""
        return self.listed.index(str(choice)) + 1

    def label(self, choice: Choice) -> str:
        return self.text.say(self.decision.choices[self.number(choice) - 1].label)

    def share(self, candidate: Candidate) -> str:
        """The expected share of the win, if the bot judges at all."""
        if candidate.share is None:
            return self.text.word("ui-hint-unjudged")
        return self.text.word("ui-share", share=candidate.share)

    def line(self, candidate: Candidate) -> str:
        """What is expected to follow; who is named where it is somebody else than before."""
        steps = []
        last = None
        for seat, label in labels_of_line(self.match, self.decision.seat, candidate):
            words = self.text.say(label)
            name = self.text.names[seat]
            steps.append(words if seat == last else self.text.word("ui-hint-step", name=name, choice=words))
            last = seat
        return "; ".join(steps)
