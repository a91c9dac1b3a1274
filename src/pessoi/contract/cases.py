"""What laws are tried on: a game with a number of seats and options, matches of it, and positions drawn from them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from pessoi.kernel.choice import Choice, Decision
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import SPECTATOR, Game, Value
from pessoi.kernel.match import Match
from pessoi.kernel.state import encode

#: After so many choices a match is taken never to end.
MOST_CHOICES = 20_000
#: Short matches are played over and over for more positions, but not more often than this.
MOST_MATCHES = 12


@dataclass(frozen=True, eq=False)
class Case:
    """A game, seats and options."""

    game: Game[Any]
    seats: int
    options: dict[str, Value]

    def match(self, seed: str = "contract") -> Match:
        """A new match."""
        return Match.begin(self.game, self.seats, seed, self.options)

    @property
    def viewers(self) -> list[int]:
        """Everybody who looks on: the seats and a spectator."""
        return [*range(self.seats), SPECTATOR]

    def __str__(self) -> str:
        words = ",".join(f"{key}={value}" for key, value in self.options.items()) or "default"
        return f"{self.game.name}-{self.seats}-{words}"


@cache
def cases_of(game: Game[Any], seats: int | None = None) -> tuple[Case, ...]:
    """Every option set of a game at every number of seats, or at one."""
    counts = range(game.min_seats, game.max_seats + 1) if seats is None else [seats]
    return tuple(Case(game, count, options) for count in counts for options in game.variants(count))


def decision_of(match: Match) -> Decision:
    """What is to be decided in a match that is not over."""
    assert match.decision is not None, f"{match.game.name} is over where it should not be"
    return match.decision


def random_play(match: Match, seed: str = "play") -> Iterator[Choice]:
    """Play to the end at random; yields each choice before it is made."""
    dice = Dice.from_seed(seed)
    for _ in range(MOST_CHOICES):
        if match.decision is None:
            return
        choice = drawn_from(match.decision.choices, dice)
        yield choice
        match.play(choice)
    raise AssertionError(f"played at random, {match.game.name} goes on and on: no end after {MOST_CHOICES} choices")


def drawn_from(choices: list[Choice], dice: Dice) -> Choice:
    """One of the choices, each equally likely."""
    return choices[dice.below(len(choices))]


@cache
def course(case: Case, seed: str) -> tuple[Choice, ...]:
    """All choices of the match that is played at random from this seed."""
    return tuple(random_play(Match.begin(case.game, case.seats, seed, case.options, journal=False), seed))


@cache
def finished(case: Case, seed: str) -> Match:
    """That match at its end; not to be changed."""
    match = case.match(seed)
    for choice in course(case, seed):
        match.play(choice)
    return match


def positions(case: Case, count: int, seed: str) -> Iterator[Match]:
    """So many positions in which somebody decides, from one match played at random to its end, or more if it is short.

    Which ones is drawn by the seed, so that no kind of decision is always passed over, as it would be by every ninth.
    """
    for number in range(MOST_MATCHES):
        match = case.match(f"{seed} {number}")
        choices = course(case, match.seed)
        plies = list(range(len(choices)))
        Dice.from_seed(f"positions of {match.seed}").shuffle(plies)
        wanted = set(plies[:count])
        for ply, choice in enumerate(choices):
            if ply in wanted:
                yield match
            match.play(choice)
        count -= len(wanted)
        if count == 0:
            return


def some(choices: list[Choice], count: int, seed: str) -> list[Choice]:
    """As many of the choices as are asked for, drawn by the seed; all if there are no more."""
    places = list(range(len(choices)))
    Dice.from_seed(f"some of {seed}").shuffle(places)
    return [choices[place] for place in places[:count]]


def snapshot(match: Match) -> dict[str, Any]:
    """Everything that makes two matches the same: position, question, choices, log."""
    decision = match.decision
    return {
        "ply": match.ply,
        "state": encode(match.state),
        "seat": None if decision is None else decision.seat,
        "choices": None if decision is None else [str(choice) for choice in decision.choices],
        "log": [(entry.ply, entry.event.name, entry.values, entry.audience) for entry in match.journal.entries]
        if match.journal
        else [],
    }
