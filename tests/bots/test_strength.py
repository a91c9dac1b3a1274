"""Who beats whom: whole matches, so these run on the compiled build alone. bench/strength.py plays hundreds."""

from __future__ import annotations

import pytest
from tests.contract.cases import our_own

from pessoi.bots import registry as bots
from pessoi.games import registry as games
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation


def wins_of(name: str, other: str, game: str, matches: int) -> float:
    """How many of some matches with seats swapped the first of two bots wins."""
    wins = 0.0
    for number in range(matches):
        match = Match.begin(games.find(game), 2, f"duel {number}", {}, journal=False)
        first = number % 2
        players = [bots.make(name if seat == first else other, f"{number}/{seat}") for seat in range(2)]
        while match.decision is not None:
            seat = match.decision.seat
            match.play(players[seat].choose(Observation(match, seat)))
        wins += (first in match.winners) / len(match.winners)
    return wins


@pytest.mark.parametrize("game", our_own())
def test_greedy_beats_random(game: str) -> None:
    assert wins_of("greedy", "random", game, 20) >= 16


@pytest.mark.parametrize("game", our_own())
def test_easy_makes_sense_but_loses_to_greedy(game: str) -> None:
    assert wins_of("easy", "random", game, 12) >= 8
    assert wins_of("easy", "greedy", game, 12) <= 5


@pytest.mark.parametrize("game", our_own())
def test_search_beats_greedy(game: str) -> None:
    """It wins 85 % and more: of six matches it would lose three now and then, and who is no better win four often."""
    assert wins_of("search:40", "greedy", game, 20) >= 14
