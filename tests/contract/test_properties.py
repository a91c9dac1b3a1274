"""Hypothesis plays: any game, any seats, any options, any seed, any choices, and shrinks what goes wrong."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pessoi.games import registry
from pessoi.kernel.dice import Dice
from pessoi.kernel.errors import CannotUndo
from pessoi.kernel.match import Match
from pessoi.kernel.record import Record
from pessoi.kernel.replay import replay, verify
from pessoi.kernel.state import encode


@st.composite
def matches(draw: st.DrawFn) -> Match:
    """A match some way into its course, by whatever choices."""
    game = registry.find(draw(st.sampled_from(registry.names())))
    seats = draw(st.integers(min_value=game.min_seats, max_value=game.max_seats))
    options = draw(st.sampled_from(game.variants(seats)))
    match = Match.begin(game, seats, draw(st.text("abc0123", min_size=1, max_size=4)), options)
    for pick in draw(st.lists(st.integers(min_value=0, max_value=200), max_size=60)):
        if match.decision is None:
            break
        match.play(match.decision.choices[pick % len(match.decision.choices)])
    return match


@settings(max_examples=60, deadline=None)
@given(matches())
def test_wherever_a_match_stands_it_can_be_written_down_and_taken_up(match: Match) -> None:
    record = Record.parse(str(match.record()))
    again = replay(record, match.game).match
    assert encode(again.state) == encode(match.state)
    assert verify(record, match.game)


@settings(max_examples=60, deadline=None)
@given(matches(), st.integers(min_value=0, max_value=20))
def test_wherever_a_match_stands_undo_leads_back_along_the_way_it_came(match: Match, steps: int) -> None:
    for _ in range(steps):
        expected = replay(match.record(), match.game, max(match.ply - 1, 0)).match
        try:
            match.undo()
        except CannotUndo:
            break
        assert encode(match.state) == encode(expected.state)


@settings(max_examples=60, deadline=None)
@given(matches(), st.text("xyz", min_size=1, max_size=3))
def test_wherever_a_match_stands_the_laws_of_knowledge_hold(match: Match, seed: str) -> None:
    for seat in range(-1, match.setup.seats):
        state = match.state.copy()
        match.game.redeal(state, seat, Dice.from_seed(seed))
        assert match.game.view(state, seat) == match.view(seat)
        assert match.game.census(state) == match.game.census(match.origin)
