"""A match as a readable transcript: every question, what could be chosen, what was, and what happened."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from pessoi.games import registry
from pessoi.kernel.choice import Choice
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import Value
from pessoi.kernel.match import Match
from pessoi.kernel.phrase import Phrase
from pessoi.text import Text

FOLDER = Path(__file__).parent / "games"


@dataclass(frozen=True)
class Golden:
    """Which match, told in which language."""

    name: str
    game: str
    seats: int
    language: str = "en"
    options: dict[str, Value] = field(default_factory=dict)
    #: How many of the choices are written out beside the one that is made; the others are counted.
    others: int = 1000

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def play(self) -> Iterator[tuple[Match, Choice | None]]:
        """The match at each of its decisions, with what is chosen there, and at its end."""
        match = Match.begin(registry.find(self.game), self.seats, self.name, self.options)
        dice = Dice.from_seed(f"{self.name} choices")
        while match.decision is not None:
            choice = match.decision.choices[dice.below(len(match.decision.choices))]
            yield match, choice
            match.play(choice)
        yield match, None

    def transcript(self) -> str:
        game = registry.find(self.game)
        text = Text(self.language, game, self.seats)
        lines = [f"{self.game}, {self.seats} seats, {self.options or 'no options'}, seed {self.name}"]
        told = 0
        for match, choice in self.play():
            entries = match.events(-1)
            lines.extend(f"  {text.say(Phrase.of_entry(entry, game.verbs))}" for entry in entries[told:])
            told = len(entries)
            decision = match.decision
            if decision is None:
                break
            lines.append(f"{match.ply} {text.say(Phrase.of_decision(decision))}")
            written = [offered for offered in decision.choices if offered is not choice][: self.others]
            for offered in (offered for offered in decision.choices if offered is choice or offered in written):
                label = text.say(game.label(match.state, decision, offered))
                brings = "; ".join(text.say(phrase) for phrase in game.outlook(match.state, decision, offered))
                mark = ">" if offered is choice else " "
                lines.append(f"  {mark} {offered} | {label}{' | ' if brings else ''}{brings}")
            if len(written) + 1 < len(decision.choices):
                lines.append(f"    and {len(decision.choices) - len(written) - 1} others")
        sheet = match.score()
        for number, line in enumerate(sheet.lines):
            lines.append(f"{text.word(f'score-{line}')}: {', '.join(str(row[number]) for row in sheet.points)}")
        lines.append(f"totals {sheet.totals}, places {sheet.places}, tie-break {sheet.tie_break or 'none'}")
        return "\n".join(lines) + "\n"


GOLDEN = [
    Golden("hercules-solo", "hercules", 1),
    Golden("hercules-solo-de", "hercules", 1, "de", {"solo_handicap": 20}),
    Golden("hercules-two", "hercules", 2),
    Golden("hercules-two-simplified", "hercules", 2, "en", {"simplified": True}),
    Golden("hercules-three-de", "hercules", 3, "de"),
    Golden("hercules-four", "hercules", 4),
    Golden("hexemonia-two", "hexemonia", 2),
    Golden("hexemonia-two-without-revolts-de", "hexemonia", 2, "de", {"revolts_in_two_player_game": False}),
    Golden("hexemonia-three", "hexemonia", 3),
    Golden("hexemonia-four-de", "hexemonia", 4, "de"),
    Golden("thebai-solo", "thebai", 1, others=7),
    Golden("thebai-solo-de", "thebai", 1, "de", {"drawn_challenges": 5}, others=7),
    Golden("thebai-two", "thebai", 2, others=7),
    Golden("thebai-three-de", "thebai", 3, "de", others=7),
    Golden("thebai-four", "thebai", 4, others=7),
]
