"""The challenge of the day: everybody plays the same deal alone, and records of it can be verified and compared.

Seed and options follow from the date and the game, so nothing has to be handed out. Dates are those of UTC, so that the
day is the same for all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime

from pessoi.games import registry
from pessoi.kernel.errors import BadSetup, PessoiError, RecordError, did_you_mean
from pessoi.kernel.game import Value
from pessoi.kernel.match import Match
from pessoi.kernel.record import Record
from pessoi.kernel.replay import replay, verify

PREFIX = "daily"
DAYS_OF_A_WEEK = 7


@dataclass(frozen=True)
class Challenge:
    """One game alone on one day."""

    day: date
    game: str
    options: dict[str, Value]

    @property
    def seed(self) -> str:
        """The seed of all its dice and shuffles, as in ``daily/2026-11-15/thebai``."""
        return f"{PREFIX}/{self.day.isoformat()}/{self.game}"

    def begin(self) -> Match:
        """The match, at its first decision."""
        return Match.begin(registry.find(self.game), 1, self.seed, self.options)


@dataclass(frozen=True)
class Result:
    """What a verified record shows of somebody's attempt."""

    challenge: Challenge
    points: int
    #: The points of the automaton, the best of them if there are several.
    rival: int
    is_won: bool
    plies: int

    @property
    def lead(self) -> int:
        return self.points - self.rival


def today() -> date:
    """The day it is in UTC."""
    return datetime.now(UTC).date()


def parse_day(words: str) -> date:
    """A day written as 2026-11-15."""
    try:
        day = date.fromisoformat(words)
    except ValueError:
        raise BadSetup("no-date", date=words, example=today().isoformat()) from None
    if day.isoformat() != words:
        raise BadSetup("date-form", date=words, right=day.isoformat())
    return day


def games() -> list[str]:
    """The games that can be played alone."""
    return [name for name in registry.names() if registry.find(name).solo_levels()]


def game_of(day: date) -> str:
    """Whose turn it is that day: the games take turns."""
    return games()[day.toordinal() % len(games())]


def challenge_of(day: date, game: str) -> Challenge:
    """The challenge of a day: easy at the beginning of the week, and hardest on Sunday."""
    if game not in games():
        raise BadSetup("no-daily", game=game, hint=did_you_mean(game, games()))
    found = registry.find(game)
    return Challenge(day, game, found.check_setup(1, found.solo_levels()[level_of(day, game)]))


def level_of(day: date, game: str) -> int:
    """Which of the levels of a game it is that day."""
    return day.weekday() * len(registry.find(game).solo_levels()) // DAYS_OF_A_WEEK


def check(record: Record) -> Result:
    """The result of a record, once it is proven to be a whole match of the challenge of its day."""
    challenge = _challenge_named(record)
    if record.seats != 1:
        raise RecordError("daily-is-solo", seats=record.seats)
    if record.options != challenge.options:
        raise RecordError("daily-options", options=_written(challenge.options))
    game = registry.find(record.game)
    if record.rules != game.rules_version:
        raise RecordError("daily-rules", rules=record.rules, present=game.rules_version)
    if record.result is None:
        raise RecordError("not-over")
    verify(record, game)
    match = replay(record, game).match
    points, *others = match.scores
    return Result(challenge, points, max(others), 0 in match.winners, match.ply)


def _challenge_named(record: Record) -> Challenge:
    """The challenge whose seed the record has."""
    prefix, _, rest = (record.seed or "").partition("/")
    words, _, game = rest.partition("/")
    if prefix != PREFIX or game != record.game:
        raise RecordError("no-daily-seed", prefix=PREFIX, game=record.game)
    try:
        return challenge_of(parse_day(words), game)
    except PessoiError as error:
        raise RecordError("as-said", reason=error) from error


def _written(options: dict[str, Value]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items())


def places(results: Sequence[Result]) -> list[int]:
    """The place of each result of one challenge: by the lead over the automaton, then by points; equals share one."""
    if len({result.challenge.seed for result in results}) > 1:
        raise BadSetup("different-days")
    ranks = [(result.lead, result.points) for result in results]
    return [1 + sum(1 for other in ranks if other > rank) for rank in ranks]
