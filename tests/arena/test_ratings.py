"""Ratings: known strengths are found again, their error bars are as wide as they say, ties count in parts."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from pessoi.arena.ratings import ELO, Finish, orders_of, rate, solve
from pessoi.arena.simulate import Result
from pessoi.arena.tournament import Tournament, rows_of, standings
from pessoi.kernel.errors import BadSetup

#: Twice as strong as the next, in points of Elo's scale.
TWICE = ELO * log(2)


def draw(strengths: list[float], chance: Random) -> Finish:
    """A finishing order as the model has it."""
    left = list(range(len(strengths)))
    places = [0] * len(strengths)
    for place in range(1, len(strengths) + 1):
        (bot,) = chance.choices(left, [strengths[one] for one in left])
        places[bot] = place
        left.remove(bot)
    return tuple(range(len(strengths))), tuple(places)


@pytest.mark.parametrize("strengths", [[2.0, 1.0], [4.0, 2.0, 1.0], [8.0, 4.0, 2.0, 1.0]])
def test_strengths_are_found_within_their_error_bars(strengths: list[float]) -> None:
    chance = Random(7)
    held = 0
    for _ in range(60):
        rated = rate(len(strengths), [draw(strengths, chance) for _ in range(150)])
        assert sum(rating for rating, _ in rated) == pytest.approx(0)
        true = [TWICE * ((len(strengths) - 1) / 2 - bot) for bot in range(len(strengths))]
        held += sum(abs(rating - right) <= spread for (rating, spread), right in zip(rated, true, strict=True))
    assert 0.90 <= held / (60 * len(strengths)) <= 0.99


def test_more_matches_make_narrower_bars() -> None:
    chance = Random(1)
    finishes = [draw([2.0, 1.0, 1.0], chance) for _ in range(400)]
    few, many = (rate(3, finishes[:count])[0][1] for count in (100, 400))
    assert many == pytest.approx(few / 2, rel=0.15)


def test_who_always_wins_is_far_ahead_but_not_endlessly() -> None:
    (best, spread), (worst, _) = rate(2, [((0, 1), (1, 2))] * 50)
    assert 300 < best < 3000
    assert worst == pytest.approx(-best)
    assert spread > 100


def test_a_draw_is_half_of_each() -> None:
    drawn = rate(2, [((0, 1), (1, 1))] * 20)
    even = rate(2, [((0, 1), (1, 2)), ((0, 1), (2, 1))] * 10)
    assert drawn[0] == pytest.approx(even[0])
    assert drawn[0][0] == pytest.approx(0)


def test_all_orders_of_a_shared_place_count_in_parts() -> None:
    assert orders_of(((5, 6, 7), (2, 1, 2))) == [((6, 5, 7), 0.5), ((6, 7, 5), 0.5)]
    assert len(orders_of(((0, 1, 2, 3), (1, 1, 1, 1)))) == 24


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 7.0]) == pytest.approx([1.0, 3.0])


def test_everybody_meets_everybody_on_every_seat() -> None:
    tournament = Tournament("hercules", ("random", "easy", "greedy"), 2, 12, "x")
    met = [(tournament.plan_of(index).bots, index % 2) for index in range(6)]
    assert len(set(met)) == 6
    assert {bots for bots, _ in met} == {("random", "easy"), ("random", "greedy"), ("easy", "greedy")}


def test_standings_name_the_strongest_first() -> None:
    tournament = Tournament("hercules", ("random", "greedy"), 2, 4, "x", {"round_limit": 4})
    results = [Result(index, (index % 2, 1 - index % 2), (10, 20), (0.0, 1.0), 50, (2, 1)) for index in range(4)]
    best, worst = standings(tournament, results)
    assert (best.bot, best.wins, best.matches) == ("greedy", 1.0, 4)
    assert (worst.bot, worst.wins) == ("random", 0.0)
    assert best.rating > worst.rating
    assert best.data()["spread"] == best.spread
    assert [row["bot"] for row in rows_of(tournament, results)[:2]] == ["random", "greedy"]


@pytest.mark.parametrize(
    ("bots", "seats", "reason"),
    [
        (("random", "random"), 2, '"random" is named twice'),
        (("random", "easy"), 3, "tables for 3 need at least as many bots"),
        (("random", "eassy"), 2, 'did you mean "easy"'),
    ],
)
def test_what_cannot_be_rated_is_refused(bots: tuple[str, ...], seats: int, reason: str) -> None:
    with pytest.raises(BadSetup, match=reason):
        Tournament("hercules", bots, seats, 1, "x").check()
