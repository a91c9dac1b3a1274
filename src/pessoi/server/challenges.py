"""Challenges: one game alone against its automaton, with the same deal for everybody at this site.

There is one for each game and day, and a ladder of them for each game and week, a step for each of the game's levels.
Days and weeks are those of UTC. What counts is what was ended before its time was over; only then is the deal told.
"""

from __future__ import annotations

import hmac
from collections.abc import Collection, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Literal

from msgspec import Struct

from pessoi import daily
from pessoi.games import registry as games
from pessoi.kernel.errors import BadSetup, did_you_mean
from pessoi.kernel.game import Value
from pessoi.server.store.rows import Try
from pessoi.server.table import Table

Kind = Literal["daily", "ladder"]
DAYS: dict[Kind, int] = {"daily": 1, "ladder": 7}


class Challenge(Struct, frozen=True):
    """One game at one level, for a day or a week."""

    kind: Kind
    #: The day, or the Monday of the week.
    begins: date
    game: str
    #: Which of the levels of the game, from 0.
    level: int

    @property
    def name(self) -> str:
        """As it is kept: ``daily/2026-11-17/hercules`` or ``ladder/2026-11-16/hercules/2``."""
        step = f"/{self.level}" if self.kind == "ladder" else ""
        return f"{self.kind}/{self.begins.isoformat()}/{self.game}{step}"

    @property
    def closes(self) -> float:
        """When its time is over."""
        return closing_of(self.name)

    @property
    def options(self) -> dict[str, Value]:
        """What is agreed."""
        game = games.find(self.game)
        return game.check_setup(1, game.solo_levels()[self.level])

    def seed(self, key: bytes) -> str:
        """The seed of the deal, which nobody can know before but who knows the secret of the site."""
        return f"{self.name}/{hmac.digest(key, f'challenge {self.name}'.encode(), 'sha256').hex()}"


def closing_of(name: str) -> float:
    """When the time of a challenge is over, by its name."""
    kind, begins, *_ = name.split("/")
    last = date.fromisoformat(begins) + timedelta(days=DAYS["daily" if kind == "daily" else "ladder"])
    return datetime(last.year, last.month, last.day, tzinfo=UTC).timestamp()


def day_of(now: float) -> date:
    """The day it is."""
    return datetime.fromtimestamp(now, UTC).date()


def check_solo(game: str) -> None:
    """Refuse a game that can't be played alone."""
    if game not in daily.games():
        raise BadSetup("no-daily", game=game, hint=did_you_mean(game, daily.games()))


def challenge_of_day(day: date, game: str) -> Challenge:
    """What everybody tries that day."""
    check_solo(game)
    return Challenge("daily", day, game, daily.level_of(day, game))


def ladder_of_week(day: date, game: str) -> list[Challenge]:
    """The steps of the week a day is in, the lowest first."""
    check_solo(game)
    monday = day - timedelta(days=day.weekday())
    return [Challenge("ladder", monday, game, level) for level in range(len(games.find(game).solo_levels()))]


def is_told(table: Table, now: float) -> bool:
    """Whether a challenge was tried here that is over, so that everybody may look at it."""
    return table.challenge is not None and table.status == "finished" and closing_of(table.challenge) <= now


# What came of it


def counts(attempt: Try) -> bool:
    """Whether a try was played to its end in time, without trying again."""
    in_time = attempt.ended is not None and attempt.ended < closing_of(attempt.challenge)
    return in_time and not attempt.is_practice and attempt.result is not None


def is_won(attempt: Try) -> bool:
    """Whether the person has beaten the automaton."""
    return counts(attempt) and 0 in (attempt.winners or [])


class Result(Struct, frozen=True):
    """Somebody's place in the table of a challenge."""

    place: int
    attempt: Try
    points: int
    #: The points of the automaton.
    rival: int


def table_of(tries: Sequence[Try]) -> list[Result]:
    """Those tries of one challenge that count: by the lead over the automaton, then by points; equals share a place."""
    counted = [attempt for attempt in tries if counts(attempt)]
    scores = [_score(attempt) for attempt in counted]
    ranks = [(points - rival, points) for points, rival in scores]
    found = [
        Result(1 + sum(other > rank for other in ranks), attempt, *score)
        for attempt, score, rank in zip(counted, scores, ranks, strict=True)
    ]
    return sorted(found, key=lambda result: result.place)


def _score(attempt: Try) -> tuple[int, int]:
    """One's own points, and those of the automaton."""
    points, *others = attempt.result or [0, 0]
    return points, max(others)


class Streak(Struct, frozen=True):
    """On how many days in a row somebody has finished a challenge of the day: up to now, and at best."""

    days: int
    longest: int


def streak_of(days: Collection[date], today: date) -> Streak:
    """The streak of these days; one that has reached yesterday still stands."""
    runs: dict[date, int] = {}
    for day in sorted(set(days)):
        runs[day] = 1 + runs.get(day - timedelta(days=1), 0)
    present = runs.get(today) or runs.get(today - timedelta(days=1)) or 0
    return Streak(present, max(runs.values(), default=0))


class Climber(Struct, frozen=True):
    """How high somebody has got on a ladder, and with how many tries."""

    place: int
    person_id: str
    name: str
    height: int
    tries: int


def climbers_of(tries: Sequence[Try]) -> list[Climber]:
    """Those on a ladder, the highest first; of equals who needed fewer tries."""
    by_person: dict[str, list[Try]] = {}
    for attempt in tries:
        by_person.setdefault(attempt.person_id, []).append(attempt)
    ranks = {person: (height_of(own), -len(own)) for person, own in by_person.items()}
    found = [
        Climber(1 + sum(other > rank for other in ranks.values()), person, by_person[person][0].name, rank[0], -rank[1])
        for person, rank in ranks.items()
    ]
    return sorted(found, key=lambda climber: climber.place)


def height_of(own: Sequence[Try]) -> int:
    """How many steps of a ladder somebody has climbed."""
    return len({attempt.challenge for attempt in own if is_won(attempt)})
