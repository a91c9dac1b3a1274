"""Bots of every game: they choose what is listed and repeat themselves for the same seed; more is in the contract."""

from __future__ import annotations

import pytest
from tests.contract.cases import Case, every_case

from pessoi.bots import registry as bots
from pessoi.bots.easy import NONSENSE, weights_of
from pessoi.bots.search import Budget, SearchBot
from pessoi.bots.terms import Terms
from pessoi.games import registry as games
from pessoi.kernel.choice import Choice
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation

#: Every way of thinking; the levels that search differ only in how long they do.
every_bot = pytest.mark.parametrize("name", ["random", "easy", "greedy", "search:8"])


def choices_of(name: str, case: Case, seed: str) -> list[Choice]:
    match = case.match(seed)
    players = [bots.make(name, f"{seat}") for seat in range(case.seats)]
    while match.decision is not None and match.ply < 40:
        seat = match.decision.seat
        match.play(players[seat].choose(Observation(match, seat)), seat=seat)
    return match.choices


@every_bot
@every_case
def test_a_bot_plays_by_the_rules_and_the_same_again(name: str, case: Case) -> None:
    assert choices_of(name, case, "again") == choices_of(name, case, "again")


@pytest.mark.parametrize(
    ("hopes", "taken"),
    [
        ([0.9, 0.7, 0.6], [True, True, False]),
        ([0.50, 0.47], [True, True]),
        ([0.6, 0.3], [True, False]),
        ([0.2, 0.2], [True, True]),
    ],
)
def test_what_costs_a_quarter_of_the_win_is_nonsense(hopes: list[float], taken: list[bool]) -> None:
    weights = weights_of(hopes)
    assert [weight > 0.0 for weight in weights] == taken
    assert max(weights) == weights[0] == 1.0


@pytest.mark.parametrize("game", games.names())
def test_easy_often_misses_the_best_but_never_takes_nonsense(game: str) -> None:
    missed = tempted = 0
    for number in range(8):
        match = Match.begin(games.find(game), 2, f"easy {number}", {}, journal=False)
        bot = bots.make("easy", "1")
        while match.decision is not None:
            thought = bot.consider(Observation(match, match.decision.seat))
            hopes = [candidate.share or 0.0 for candidate in thought.candidates]
            missed += hopes[0] < max(hopes)
            tempted += max(hopes) - min(hopes) > NONSENSE
            assert max(hopes) - hopes[0] <= NONSENSE
            match.play(thought.best.choice)
    assert missed > 100
    assert tempted > 0


def test_the_levels_that_search_do_so_for_longer_and_longer() -> None:
    levels = [bots.make(level, "1") for level in bots.LEVELS]
    rounds = [level.budget.rounds for level in levels if isinstance(level, SearchBot)]
    assert len(rounds) == len(levels)
    assert 1 < rounds[0] < rounds[1] < rounds[2]


@pytest.mark.parametrize(("name", "thinks"), [("medium", 40), ("search:80", 80), ("classic:80", 80)])
def test_levels_keep_the_pace_of_a_game_and_rounds_that_were_asked_for_are_made(
    name: str, thinks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.find("hercules")
    bot = bots.make(name, "1")
    assert isinstance(bot, SearchBot)
    monkeypatch.setattr(type(game), "pace", 0.5)
    assert bot.budget.rounds_in(game) == thinks


def test_people_do_not_wait_for_ever() -> None:
    bot = bots.make("search:1000000000", "1", Terms(patience=0.05))
    match = Match.begin(games.find("hercules"), 2, "patience", {})
    assert match.decision is not None
    thought = bot.consider(Observation(match, match.decision.seat))
    assert 0 < sum(candidate.visits for candidate in thought.candidates) < 1_000_000_000


def test_a_search_can_be_asked_for_by_rounds_or_time() -> None:
    by_rounds, by_time = bots.make("search:70", "1"), bots.make("search:70ms", "1")
    assert isinstance(by_rounds, SearchBot)
    assert isinstance(by_time, SearchBot)
    assert by_rounds.budget == Budget(rounds=70)
    assert by_time.budget == Budget(seconds=0.07)


@pytest.mark.parametrize("name", ["search:0", "search:0ms"])
def test_a_search_without_a_thought_is_refused(name: str) -> None:
    with pytest.raises(BadSetup, match="at least one round"):
        bots.make(name, "1")


def test_an_unknown_bot_gets_a_suggestion() -> None:
    with pytest.raises(BadSetup, match='no bot called "gredy"; did you mean "greedy"'):
        bots.make("gredy", "1")


def test_a_bot_seed_does_not_give_the_match_seed_away() -> None:
    assert "secret" not in bots.seed_for("secret", 0)
    assert bots.seed_for("secret", 0) != bots.seed_for("secret", 1)
