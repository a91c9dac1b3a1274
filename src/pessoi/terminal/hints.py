"""Hints on the screen: what a bot thinks of the choices of the person who is to decide."""

from __future__ import annotations

from contextlib import closing

from rich.markup import escape
from rich.table import Table

from pessoi.bots import registry as bots
from pessoi.bots.review import seed_at
from pessoi.bots.terms import AT_TABLE
from pessoi.bots.thought import Candidate
from pessoi.kernel.choice import Choice, Decision
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation
from pessoi.kernel.phrase import Phrase
from pessoi.terminal.screen import Screen

#: Who gives hints unless somebody else is asked for: quick enough not to be waited for.
ADVISER = "medium"
#: How many choices a hint is about.
MOST = 5


class Adviser:
    """A bot at the elbow of whoever sits at the screen; it knows what that seat knows, and no more."""

    def __init__(self, bot: str = ADVISER, is_unasked: bool = False) -> None:
        # An unknown name is refused now rather than at the first hint.
        bots.make(bot, "").close()
        self.bot = bot
        #: Whether it speaks up at every decision.
        self.is_unasked = is_unasked

    def speak_up(self, screen: Screen, match: Match, decision: Decision) -> None:
        """A hint that nobody asked for, if that is wanted and there is something to choose."""
        if self.is_unasked and len(decision.choices) > 1:
            self.advise(screen, match, decision)

    def advise(self, screen: Screen, match: Match, decision: Decision) -> None:
        """Show the choices that look best to the bot, for the seat that decides and by what that seat knows."""
        text = screen.text
        seat = decision.seat
        with (
            closing(bots.make(self.bot, seed_at(bots.seed_for(match.seed, seat), match.ply), AT_TABLE)) as bot,
            screen.console.status(text.word("ui-thinking", name=text.names[seat], bot=self.bot)),
        ):
            thought = bot.consider(Observation(match, seat))
        screen.title(text.word("ui-hint", bot=self.bot))
        hint = Hint(screen, match, decision)
        if screen.is_plain:
            for candidate in thought.candidates[:MOST]:
                screen.line(hint.sentences(candidate))
        else:
            screen.console.print(hint.table(thought.candidates[:MOST]))


class Hint:
    """The candidates for a decision in words."""

    def __init__(self, screen: Screen, match: Match, decision: Decision) -> None:
        self.text = screen.text
        self.match = match
        self.decision = decision

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

    def number(self, choice: Choice) -> int:
        """What to type for a choice."""
        return self.decision.choices.index(choice) + 1

    def label(self, choice: Choice) -> str:
        return self.text.say(self.match.game.label(self.match.state, self.decision, choice))

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


def labels_of_line(match: Match, seat: int, candidate: Candidate) -> list[tuple[int, Phrase]]:
    """The expected steps: in the words of the position as far as the seat can foresee it, then in plain ones."""
    imagined = match.imagine(seat, "line")
    revealed = imagined.state.revealed
    imagined.play(candidate.choice)
    labels = []
    is_foreseen = True
    for step in candidate.line:
        decision = imagined.decision
        is_foreseen = is_foreseen and imagined.state.revealed == revealed and step.seat == seat
        if is_foreseen and decision is not None and decision.seat == seat and decision.offers(step.choice):
            labels.append((step.seat, imagined.game.label(imagined.state, decision, step.choice)))
            imagined.play(step.choice)
        else:
            is_foreseen = False
            labels.append((step.seat, Phrase.of_choice(step.choice)))
    return labels
