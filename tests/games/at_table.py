"""A running match of any game as its players see it; each game's tests add what lies on its table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pessoi.kernel.choice import CHOICE, NUMBER, Choice, Verbs
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import SPECTATOR, Game, ScoreSheet
from pessoi.kernel.journal import Entry
from pessoi.kernel.match import Match


def words_of(entry: Entry, verbs: Verbs) -> str:
    """An event as a line: ``moved seat=1 old=4 new=6 spaces=2``."""
    words = [entry.event.name]
    for (name, domain), value in zip(entry.event.arguments.items(), entry.values, strict=True):
        if domain is NUMBER:
            words.append(f"{name}={value}")
        elif domain is CHOICE:
            words.append(f"{name}={verbs.choices[value]}")
        else:
            words.append(f"{name}={domain.values[value]}")
    return " ".join(words)


def random_matches(game: Game[Any], seats: int, matches: int = 4) -> Iterator[Match]:
    """Some matches played at random, at every position in which somebody decides."""
    for number in range(matches):
        match = Match.begin(game, seats, f"random {number}", {})
        dice = Dice.from_seed(f"choices {number}")
        while match.decision is not None:
            yield match
            match.play(match.decision.choices[dice.below(len(match.decision.choices))])


class AtAnyTable:
    """The question, the choices, the journal and the score."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._since = 0

    @property
    def choices(self) -> list[Choice]:
        return [] if self.match.decision is None else self.match.decision.choices

    @property
    def menu(self) -> list[str]:
        """Every choice there is now, in the order offered."""
        return [str(choice) for choice in self.choices]

    @property
    def prompt(self) -> str:
        return "" if self.match.decision is None else self.match.decision.prompt.name

    @property
    def deciding(self) -> int | None:
        return None if self.match.decision is None else self.match.decision.seat

    @property
    def is_over(self) -> bool:
        return self.match.decision is None

    def told(self, *names: str, seat: int = SPECTATOR) -> list[str]:
        """What a seat was told since the last ``play`` began (at first: since the start), all or these events only."""
        entries = self.match.events(seat, self._since)
        verbs = self.match.game.verbs
        return [words_of(entry, verbs) for entry in entries if not names or entry.event.name in names]

    @property
    def sheet(self) -> ScoreSheet:
        return self.match.score()
