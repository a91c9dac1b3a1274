"""Playing: matches end, choices are what is listed, components stay in the box."""

from __future__ import annotations

import pytest
from tests.contract.cases import Case, every_case, every_game, random_play

from pessoi.kernel.errors import GameOver, NotAChoice, StaleChoice, WrongSeat
from pessoi.kernel.game import Game
from pessoi.kernel.state import encode

SEEDS = ("a", "b", "c")


@every_case
def test_random_matches_end_and_keep_all_components(case: Case) -> None:
    for seed in SEEDS:
        match = case.match(seed)
        counted = case.game.census(match.state)
        for _ in random_play(match, seed):
            assert case.game.census(match.state) == counted
        assert case.game.census(match.state) == counted
        assert match.winners
        assert len(match.scores) == case.game.rows(case.seats)


@every_case
def test_choices_are_never_empty_and_never_twice(case: Case) -> None:
    match = case.match()
    for choice in random_play(match):
        decision = match.decision
        assert decision is not None
        assert choice in decision.choices
        assert len({other.number for other in decision.choices}) == len(decision.choices) > 0
        assert 0 <= decision.seat < case.seats
        assert decision.prompt in case.game.prompts


@every_case
def test_everything_not_listed_is_refused_and_changes_nothing(case: Case) -> None:
    match = case.match()
    for number, _ in enumerate(random_play(match)):
        if number % 10:
            continue
        decision = match.decision
        assert decision is not None
        before = encode(match.state)
        for other in case.game.verbs.choices[number::29]:
            if other not in decision.choices:
                with pytest.raises(NotAChoice, match="is not a choice now"):
                    match.play(other)
        with pytest.raises(WrongSeat, match=f"seat {decision.seat} decides now"):
            match.play(decision.choices[0], seat=decision.seat + 1)
        with pytest.raises(StaleChoice, match="look again"):
            match.play(decision.choices[0], ply=match.ply + 1)
        assert encode(match.state) == before
    with pytest.raises(GameOver):
        match.play(case.game.verbs.choices[0])


@every_case
def test_the_same_seed_and_choices_give_the_same_match(case: Case) -> None:
    first, second = case.match("twin"), case.match("twin")
    for choice in random_play(first):
        assert encode(first.state) == encode(second.state)
        second.play(str(choice))
    assert first.scores == second.scores


@every_game
def test_levels_of_a_solo_are_possible_and_all_different(game: Game) -> None:
    levels = game.solo_levels()
    assert not levels or game.min_seats == 1
    checked = [game.check_setup(1, level) for level in levels]
    assert all(level.items() <= full.items() for level, full in zip(levels, checked, strict=True))
    assert all(checked.count(full) == 1 for full in checked)


@every_case
def test_events_are_declared_and_fit_their_arguments(case: Case) -> None:
    match = case.match()
    for _ in random_play(match):
        pass
    assert match.journal is not None
    declared = {event.name for event in case.game.events} | {"automatic"}
    for entry in match.journal.entries:
        assert entry.event.name in declared
        for value, domain in zip(entry.values, entry.event.arguments.values(), strict=True):
            assert not domain.values or 0 <= value < len(domain)
