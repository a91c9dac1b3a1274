"""The challenge of the day: what it is, and which records count."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest

from pessoi import daily
from pessoi.bots import registry as bots
from pessoi.daily import Challenge, Result, challenge_of, check
from pessoi.games import registry
from pessoi.kernel.errors import BadSetup, RecordError
from pessoi.kernel.game import Value
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation
from pessoi.kernel.record import Record

SUNDAY = date(2026, 11, 15)
MONDAY = date(2026, 11, 16)


def played(match: Match, seed: str = "somebody") -> Match:
    """The match, played to its end at random."""
    bot = bots.make("random", seed)
    while match.decision is not None:
        match.play(bot.choose(Observation(match, match.decision.seat)))
    return match


def test_the_seed_is_made_of_the_date_and_the_game() -> None:
    assert challenge_of(SUNDAY, "thebai").seed == "daily/2026-11-15/thebai"
    assert challenge_of(SUNDAY, "hercules").seed == "daily/2026-11-15/hercules"


def test_everybody_gets_the_same_deal() -> None:
    first, second = (challenge_of(SUNDAY, "thebai").begin() for _ in range(2))
    assert first.view(0) == second.view(0)
    assert first.view(0) != challenge_of(MONDAY, "thebai").begin().view(0)


def test_a_week_grows_harder_from_monday_to_sunday() -> None:
    week = [challenge_of(MONDAY + timedelta(days=days), "thebai") for days in range(7)]
    assert [challenge.options["drawn_challenges"] for challenge in week] == [0, 0, 1, 2, 3, 4, 5]
    week = [challenge_of(MONDAY + timedelta(days=days), "hercules") for days in range(7)]
    assert [challenge.options["solo_handicap"] for challenge in week] == [0, 0, 10, 20, 30, 40, 50]


def test_games_that_can_be_played_alone_take_turns() -> None:
    assert {"hercules", "thebai"} <= set(daily.games())
    assert all(registry.find(name).min_seats == 1 for name in daily.games())
    days = [MONDAY + timedelta(days=days) for days in range(len(daily.games()))]
    assert sorted(daily.game_of(day) for day in days) == sorted(daily.games())


def test_the_day_is_that_of_utc() -> None:
    before = datetime.now(UTC).date()
    assert before <= daily.today() <= datetime.now(UTC).date()


@pytest.mark.parametrize("words", ["yesterday", "2026-13-01", "20261115", "2026-W46-7", ""])
def test_a_date_that_is_none_is_refused(words: str) -> None:
    with pytest.raises(BadSetup, match="is no date"):
        daily.parse_day(words)


def test_a_game_for_several_has_no_challenge() -> None:
    with pytest.raises(BadSetup, match='did you mean "thebai"'):
        challenge_of(SUNDAY, "thebia")


@pytest.mark.parametrize("game", ["hercules", "thebai"])
def test_a_whole_record_gives_its_result(game: str) -> None:
    match = played(challenge_of(SUNDAY, game).begin())
    result = check(Record.parse(str(match.record())))
    assert result.challenge == challenge_of(SUNDAY, game)
    assert [result.points, result.rival] == match.scores
    assert result.is_won == (match.winners == [0])
    assert result.plies == match.ply
    assert result.lead == match.scores[0] - match.scores[1]


def record_of(seed: str, options: dict[str, Value], seats: int = 1) -> Record:
    return played(Match.begin(registry.find("hercules"), seats, seed, options)).record()


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (("my own seed", {"solo_handicap": 50}), "not that of a challenge"),
        (("daily/2026-11-15/thebai", {"solo_handicap": 50}), "not that of a challenge"),
        (("daily/2026-11-31/hercules", {"solo_handicap": 50}), "is no date"),
        (("daily/2026-11-15/hercules", {"solo_handicap": 0}), "had other options.*solo_handicap=50"),
        (("daily/2026-11-15/hercules", {"solo_handicap": 50, "simplified": True}), "had other options"),
    ],
)
def test_the_record_of_something_else_is_refused(record: tuple[str, dict[str, Value]], reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        check(record_of(*record))


def test_a_match_of_two_is_refused() -> None:
    with pytest.raises(RecordError, match="played alone"):
        check(record_of("daily/2026-11-15/hercules", {}, seats=2))


def test_a_match_that_is_not_over_is_refused() -> None:
    with pytest.raises(RecordError, match="not over yet"):
        check(challenge_of(SUNDAY, "hercules").begin().record())


def test_a_record_under_other_rules_is_refused() -> None:
    record = played(challenge_of(SUNDAY, "hercules").begin()).record()
    record.rules = "0"
    with pytest.raises(RecordError, match="made under rules 0"):
        check(record)


def test_points_that_were_not_made_are_found_out() -> None:
    record = played(challenge_of(SUNDAY, "hercules").begin()).record()
    record.result = [999, 0]
    with pytest.raises(RecordError, match="the choices lead to the result"):
        check(record)


def test_a_sealed_record_has_no_seed_to_check() -> None:
    match = challenge_of(SUNDAY, "hercules").begin()
    with pytest.raises(RecordError, match="not that of a challenge"):
        check(match.record(sealed=True))


def result(points: int, rival: int, challenge: Challenge | None = None) -> Result:
    return Result(challenge or challenge_of(SUNDAY, "thebai"), points, rival, points > rival, 80)


def test_the_lead_decides_then_the_points_and_equals_share_a_place() -> None:
    results = [result(80, 90), result(100, 90), result(70, 60), result(100, 90)]
    assert daily.places(results) == [4, 1, 3, 1]


def test_results_of_different_days_are_not_compared() -> None:
    with pytest.raises(BadSetup, match="different days or games"):
        daily.places([result(1, 2), result(1, 2, challenge_of(MONDAY, "thebai"))])
