"""Ratings of people who play for them: who may, who stands where in the end, and what that changes.

They are those of Plackett and Luce's model, which takes the order of two to four at once. A rating is a mean and a
deviation: the more somebody has played, the surer it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from openskill.models import PlackettLuce

from pessoi.server.errors import Refused
from pessoi.server.happenings import BACK, CHOICE, RESIGN, STAND_IN
from pessoi.server.store import LogEntry, MatchRow, Person, Rating
from pessoi.server.store.tallies import Rate
from pessoi.server.table import Table

MEAN = 1500.0
DEVIATION = 300.0
#: A rating is provisional until so many matches were played.
ENOUGH = 10
#: The place of those who did not play to the end themselves.
LAST = 100


def check_rated_table(table: Table, host: Person) -> None:
    """Refuse a rated table for one, or of a guest."""
    if len(table.seats) < 2:
        raise Refused("rated-alone")
    _check_account(host)


def check_rated_seat(table: Table, person: Person, seat: int) -> None:
    """Refuse a guest, and whoever has another seat, where a rated match is to begin."""
    if not table.is_rated or table.status != "open":
        return
    _check_account(person)
    if set(table.seats_of(person.id)) - {seat}:
        raise Refused("rated-one-seat")


def _check_account(person: Person) -> None:
    if person.login is None:
        raise Refused("rated-account")


def standing_of(
    row: MatchRow, log: Sequence[LogEntry], owners: Sequence[str | None], places: Sequence[int]
) -> dict[str, int]:
    """The place of everybody in a rated match; nobody's if it says nothing.

    Who gave up, lost on time or let a bot choose is behind all others; these are equal where the match had no end.
    """
    people = [owner for owner in owners if owner is not None]
    if not row.is_rated or not places or len(set(people)) != len(owners):
        return {}
    gone = not_to_the_end(log)
    if row.how == "time":
        gone |= {entry.seat for entry in log[-1:]}
    found = {
        person: LAST if seat in gone else places[seat] if row.result is not None else 1
        for seat, person in enumerate(people)
    }
    return found if len(gone) < len(owners) else {}


def not_to_the_end(log: Sequence[LogEntry]) -> set[int]:
    """The seats that gave up, or for which a bot has chosen."""
    stood_in: set[int] = set()
    gone: set[int] = set()
    for entry in log:
        if entry.kind == STAND_IN:
            stood_in.add(entry.seat)
        elif entry.kind == BACK:
            stood_in.discard(entry.seat)
        elif entry.kind == RESIGN or (entry.kind == CHOICE and entry.seat in stood_in):
            gone.add(entry.seat)
    return gone


@cache
def _model() -> PlackettLuce:
    return PlackettLuce(mu=MEAN, sigma=DEVIATION, beta=DEVIATION / 2, tau=DEVIATION / 100)


def rate_by(game: str, standing: dict[str, int]) -> Rate:
    """What a match with this standing makes of the ratings of those who played."""

    def rate(old: dict[str, Rating]) -> list[Rating]:
        before = [old.get(person) or Rating(person, game, MEAN, DEVIATION, 0) for person in standing]
        teams = [[_model().rating(mu=rating.mean, sigma=rating.deviation)] for rating in before]
        after = _model().rate(teams, ranks=[float(place) for place in standing.values()])
        return [
            Rating(rating.person_id, game, team[0].mu, team[0].sigma, rating.matches + 1)
            for rating, team in zip(before, after, strict=True)
        ]

    return rate
