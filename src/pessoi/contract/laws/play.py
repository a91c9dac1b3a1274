"""Playing: matches end, choices are what is listed, components stay in the box."""

from __future__ import annotations

from typing import Any

import pytest

from pessoi.contract.cases import Case, decision_of, positions, random_play, some
from pessoi.games import registry
from pessoi.kernel.errors import GameOver, NotAChoice, StaleChoice, WrongSeat
from pessoi.kernel.features import HAND, kept_reading
from pessoi.kernel.game import Game
from pessoi.kernel.match import AUTOMATIC
from pessoi.kernel.state import encode

SEEDS = ("a", "b", "c")


def test_a_game_is_installed_under_its_own_name(game: Game[Any]) -> None:
    """Records find a game by its ``name``: it must be that of the entry point in your pyproject.toml."""
    installed = [name for name in registry.names() if registry.find(name) is game]
    assert installed in ([], [game.name])


def test_random_matches_end_and_keep_all_components(case: Case) -> None:
    """``census`` must be equal at every decision: a rule lost a component, or made one twice."""
    for seed in SEEDS:
        match = case.match(seed)
        counted = case.game.census(match.state)
        for _ in random_play(match, seed):
            assert case.game.census(match.state) == counted
        assert case.game.census(match.state) == counted, "the census differs at the end"
        assert match.winners
        assert len(match.scores) == case.game.rows(case.seats)


def test_choices_are_never_empty_and_never_twice(case: Case) -> None:
    """Look at what ``turn`` asks: each choice listed once, the seat at the table, the prompt among ``prompts``."""
    match = case.match()
    for choice in random_play(match):
        decision = decision_of(match)
        assert choice in decision.choices
        assert len({other.number for other in decision.choices}) == len(decision.choices) > 0
        assert 0 <= decision.seat < case.seats
        assert decision.prompt in case.game.prompts


def test_everything_not_listed_is_refused_and_changes_nothing(case: Case) -> None:
    """A choice that is not listed changed the position: nothing in your rules may change by being asked for."""
    for match in positions(case, 8, "unlisted"):
        decision = decision_of(match)
        before = encode(match.state)
        for other in some(case.game.verbs.choices, 40, str(match.ply)):
            if not decision.offers(other):
                with pytest.raises(NotAChoice, match="is not a choice now"):
                    match.play(other)
        with pytest.raises(WrongSeat, match=f"seat {decision.seat} decides now"):
            match.play(decision.choices[0], seat=decision.seat + 1)
        with pytest.raises(StaleChoice, match="look again"):
            match.play(decision.choices[0], ply=match.ply + 1)
        assert encode(match.state) == before


def test_nothing_can_be_played_after_the_end(case: Case) -> None:
    """Once ``is_over`` says so, a match is over for good."""
    match = case.match()
    for _ in random_play(match):
        pass
    with pytest.raises(GameOver):
        match.play(case.game.verbs.choices[0])


def test_the_same_seed_and_choices_give_the_same_match(case: Case) -> None:
    """Something other than the dice of the state decides: ``random``, a clock, the order of a set."""
    first, second = case.match("twin"), case.match("twin")
    for choice in random_play(first):
        assert encode(first.state) == encode(second.state)
        second.play(str(choice))
    assert first.scores == second.scores


def test_levels_of_a_solo_are_possible_and_all_different(game: Game[Any]) -> None:
    """Look at ``solo_levels``: each is a set of options for one seat, and none is there twice."""
    levels = game.solo_levels()
    assert not levels or game.min_seats == 1
    checked = [game.check_setup(1, level) for level in levels]
    assert all(level.items() <= full.items() for level, full in zip(levels, checked, strict=True))
    assert all(checked.count(full) == 1 for full in checked)


def test_events_are_declared_and_fit_their_arguments(case: Case) -> None:
    """Every event that is told belongs to ``events``, and its numbers to the domains of its arguments."""
    match = case.match()
    for _ in random_play(match):
        pass
    assert match.journal is not None
    declared = {event.name for event in (*case.game.events, AUTOMATIC)}
    for entry in match.journal.entries:
        assert entry.event.name in declared
        for value, domain in zip(entry.values, entry.event.arguments.values(), strict=True):
            assert not domain.values or 0 <= value < len(domain)


def test_appraisals_share_one_win(case: Case) -> None:
    """``appraise`` gives each row a share from 0 to 1, 1 in all, and in the end only winners have any."""
    match = case.match()
    rows = case.game.rows(case.seats)
    for _ in random_play(match):
        shares = case.game.appraise(match.state)
        assert len(shares) == rows
        assert all(0 <= share <= 1 for share in shares)
        assert abs(sum(shares) - 1) < 1e-9
    shares = case.game.appraise(match.state)
    assert [row for row in range(rows) if shares[row] > 0] == match.winners


def test_features_are_read_without_a_trace(case: Case) -> None:
    """``read`` changes nothing and notes what ``features`` declares; ``stage`` lies between 0 and 1."""
    game = case.game
    match = case.match()
    for _ in random_play(match):
        if not game.features or match.decision is None:
            break
        before = encode(match.state)
        assert 0.0 <= game.stage(match.state) <= 1.0
        for row in range(game.rows(case.seats)):
            reading = kept_reading(game.features)
            game.read(match.state, row, reading)
            assert any(reading.kept)
        assert encode(match.state) == before


def test_features_are_told_apart_and_styles_know_them(game: Game[Any]) -> None:
    """Every feature has a name of its own, ``hand`` is one of them, and styles prefer only such as there are."""
    names = [feature.name for feature in game.features]
    assert len(set(names)) == len(names)
    assert not names or HAND in names
    for preferred in game.styles.values():
        assert set(preferred) <= set(names)
