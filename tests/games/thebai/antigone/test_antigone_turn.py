"""Antigone's whole turn: scenario EX117, and what holds from any position."""

from __future__ import annotations

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st
from tests.games.thebai.antigone.rebels import Rebels
from tests.games.thebai.states import as_table

from pessoi.games.thebai.antigone.rebellion import ANTIGONE
from pessoi.games.thebai.census import census
from pessoi.games.thebai.components import CITIZENS
from pessoi.games.thebai.game import GAME
from pessoi.games.thebai.geometry import FIRST_CELL, NEIGHBOUR, NOWHERE, SECOND_CELL
from pessoi.games.thebai.state import FIRST_ACTION, NONE, PLAZA, Table, touches_tile
from pessoi.kernel.dice import Dice
from pessoi.kernel.match import Match
from pessoi.kernel.state import encode


def resolved(rebels: Rebels) -> list[str]:
    """The cards she resolves in her turn; the person has a choice afterwards."""
    rebels.family("red", citizens=["1"]).elsewhere()
    return [line.split()[1] for line in rebels.match().told("card-resolved")]


def test_she_resolves_two_cards_and_then_moves_her_archon_by_the_next() -> None:
    """18.4."""
    rebels = Rebels(at="blue").cards("SB9", "SB10", "SB2").row("H6", "H8").family("red", citizens=["1"])
    match = rebels.elsewhere().match()
    assert [line.split()[1] for line in match.told("card-resolved")] == ["SB9", "SB10"]
    assert match.told("benefit-sought") == ["benefit-sought right H8 devotion 0"]
    assert match.deciding == "red"


def test_in_the_last_round_the_endgame_card_comes_third_and_names_the_herald() -> None:
    """EX117 (R108)."""
    rebels = Rebels(at="blue", round=10).cards("SB9", "SB12").row("H6", "H8").destiny("D6")
    rebels.family("red", citizens=["1"]).elsewhere()
    match = rebels.match()
    assert [line.split()[1] for line in match.told("card-resolved")] == ["SB9", "SB12", "E1"]
    assert match.told("benefit-sought") == ["benefit-sought left H6 drachma 2"]
    assert match.told("icon-resolved")[-2:] == ["icon-resolved favors 1", "icon-resolved offering 1"]


@pytest.mark.parametrize(("tile", "cards"), [("conflict_5", 3), ("oracle", 2)])
def test_the_relentless_resolve_three_cards_in_rounds_of_conflict(tile: str, cards: int) -> None:
    """R108."""
    rebels = Rebels("CH1", at="blue", round=4).fate(3, "conflict_1").fate(4, tile)
    assert len(resolved(rebels.cards("SB9", "SB10", "SB11", "SB12"))) == cards


def test_without_that_challenge_a_conflict_changes_nothing() -> None:
    rebels = Rebels(at="blue", round=3).cards("SB9", "SB10", "SB11", "SB12")
    assert len(resolved(rebels)) == 2


@pytest.mark.parametrize("is_relentless", [False, True])
def test_the_deck_lasts_for_exactly_ten_rounds(is_relentless: bool) -> None:
    """R108."""
    match = Match.begin(GAME, 1, "ten rounds", {"relentless": is_relentless})
    while match.decision is not None:
        match.play(match.decision.choices[0])
    rebellion = as_table(match.state).rebellion
    assert rebellion is not None
    assert len(rebellion.actions) == 1
    assert len(rebellion.action_discards) == (24 if is_relentless else 20)


def before_her_turns(options: dict[str, bool | int | str], seed: str, picks: list[int]) -> Table | None:
    """The start of one of Antigone's turns in a match played by these picks, if there comes one after them."""
    state = GAME.setup(1, GAME.check_setup(1, options), Dice.from_seed(seed))
    number = 0
    while not state.is_over:
        is_hers = state.round > 0 and state.turns_taken < 2 and state.order[state.turns_taken] == ANTIGONE
        if is_hers and number >= len(picks):
            return state
        steps = GAME.turn(state)
        choice = None
        while True:
            try:
                decision = next(steps) if choice is None else steps.send(choice)
            except StopIteration:
                break
            pick = picks[number % len(picks)] if picks else 0
            choice = decision.choices[pick % len(decision.choices)]
            number += 1
    return None


def take_turn(state: Table) -> None:
    """Let her turn go on to its end; the person's answers are the first ones offered."""
    steps = GAME.turn(state)
    choice = None
    while True:
        try:
            decision = next(steps) if choice is None else steps.send(choice)
        except StopIteration:
            return
        assert decision.seat == 0
        choice = decision.choices[0]


@settings(max_examples=80, deadline=None)
@drawn(
    st.sampled_from(GAME.variants(1)),
    st.text("abc123", min_size=1, max_size=3),
    st.lists(st.integers(min_value=0, max_value=300), max_size=70),
)
def test_from_any_position_her_turn_ends_keeps_to_legal_places_and_can_be_repeated(
    options: dict[str, bool | int | str], seed: str, picks: list[int]
) -> None:
    state = before_her_turns(options, seed, picks)
    if state is None:
        return
    counted = census(state)
    plazas = [space for space, lying in enumerate(state.city) if lying == PLAZA]
    occupied = [int(family.archon) for family in state.families]
    again = state.copy()
    take_turn(state)
    take_turn(again)
    assert encode(state) == encode(again)
    assert census(state) == counted
    assert all(state.city[space] == PLAZA for space in plazas)
    her = state.families[ANTIGONE]
    for die in range(CITIZENS):
        space = her.places[die]
        assert space >= FIRST_ACTION or touches_tile(state, FIRST_CELL[space], SECOND_CELL[space])
    for cell in range(24):
        if state.tiles[cell] != NONE:
            around = [NEIGHBOUR[4 * cell + side] for side in range(4)]
            assert any(other != NOWHERE and state.tiles[other] != NONE for other in around)
    assert state.tiles[her.archon] != NONE
    assert her.archon not in occupied
    assert max(state.city[:38]) <= PLAZA + 1
    assert state.turns_taken > 0
