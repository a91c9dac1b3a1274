"""Bots of every game: they choose what is listed, know only their seat, and repeat themselves for the same seed."""

from __future__ import annotations

import pytest
from tests.contract.cases import Case, every_case, our_own, random_play

from pessoi.bots import registry as bots
from pessoi.games import registry as games
from pessoi.kernel.choice import Choice
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation

every_bot = pytest.mark.parametrize("name", bots.names())


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


@every_bot
@every_case
def test_a_bot_decides_by_what_its_seat_can_know(name: str, case: Case) -> None:
    """Two positions that differ only in what the seat can't know lead to the same choice."""
    match = case.match()
    for number, _ in enumerate(random_play(match)):
        assert match.decision is not None
        seat = match.decision.seat
        if number % 12:
            continue
        other = match.imagine(seat, "elsewhere")
        assert other.state.dice.key != match.state.dice.key
        chosen = [bots.make(name, "bot").choose(Observation(where, seat)) for where in (match, other)]
        assert chosen[0] is chosen[1]


@pytest.mark.parametrize("game", our_own())
def test_greedy_beats_random(game: str) -> None:
    found = games.find(game)
    wins = 0.0
    matches = 20
    for number in range(matches):
        match = Match.begin(found, 2, f"duel {number}", {}, journal=False)
        greedy = number % 2
        players = [bots.make("greedy" if seat == greedy else "random", f"{number}/{seat}") for seat in range(2)]
        while match.decision is not None:
            seat = match.decision.seat
            match.play(players[seat].choose(Observation(match, seat)))
        wins += (greedy in match.winners) / len(match.winners)
    assert wins >= 0.8 * matches


def test_an_unknown_bot_gets_a_suggestion() -> None:
    with pytest.raises(BadSetup, match='no bot called "gredy"; did you mean "greedy"'):
        bots.make("gredy", "1")


def test_a_bot_seed_does_not_give_the_match_seed_away() -> None:
    assert "secret" not in bots.seed_for("secret", 0)
    assert bots.seed_for("secret", 0) != bots.seed_for("secret", 1)
