"""OpenSpiel's own simulation on every game with every number of seats, with its check of resampled states."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import pyspiel
import pytest
from tests.rl.cases import every_table

from pessoi.games import registry
from pessoi.rl import spiel

#: One of how many states is resampled.
SHARE = 12


def load(name: str, seats: int, **options: Any) -> Any:
    return pyspiel.load_game(f"pessoi_{name}", {"players": seats, "deals": 64, **options})


@every_table
def test_openspiel_s_simulation_passes_and_resampled_states_look_the_same(name: str, seats: int) -> None:
    random = Random(1)
    states = resampled = 0

    def check(state: Any) -> None:
        """What OpenSpiel's ResampleInfostateTest asks of a state, for every player."""
        nonlocal states, resampled
        states += 1
        if state.is_chance_node() or state.is_terminal() or states % SHARE != 2:
            return
        for player in range(seats):
            other = state.resample_from_infostate(player, random.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            resampled += 1
        player = state.current_player()
        thought = state.resample_from_infostate(player, random.random)
        assert thought.course.match.is_imagined
        assert thought.legal_actions() == state.legal_actions()
        assert str(pickle.loads(pickle.dumps(thought.course))) == str(thought)

    short = {"round_limit": 8} if name == "hercules" else {}
    pyspiel.random_sim_test(load(name, seats, **short), 1, serialize=True, verbose=False, state_checker_fn=check)
    assert resampled


def played(name: str, seats: int, plies: int, deal: int = 7) -> Any:
    """A state after some choices, the first of those there are."""
    state = load(name, seats).new_initial_state()
    state.apply_action(deal)
    for _ in range(plies):
        state.apply_action(state.legal_actions()[-1])
    return state


def test_what_a_player_has_seen_stays_in_its_information_state() -> None:
    state = load("hercules", 2).new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1.0)
    state.apply_action(3)
    before = state.information_state_string(0).split()[0]
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(0).split()[0] != before
    assert state.observation_string(0) in state.information_state_string(0)


def test_a_resampled_state_is_dealt_anew() -> None:
    state = played("hexemonia", 3, 4)
    player = state.current_player()
    others = [city for city in state.course.match.state.cities if city.seat != player]
    deals = set()
    for seed in range(8):
        other = state.resample_from_infostate(player, Random(seed).random)
        deals.add(str([other.course.match.state.cities[city.seat].hand for city in others]))
    assert len(deals) > 1


def test_a_waiting_player_s_world_has_other_hands_too() -> None:
    state = played("thebai", 3, 40)
    waiting = next(seat for seat in range(3) if seat != state.current_player())
    other = state.resample_from_infostate(waiting, Random(1).random)
    assert other.course.match.is_imagined
    assert other.course.match.state.deck != state.course.match.state.deck


def test_options_are_parameters_and_alone_the_sum_is_open() -> None:
    game = load("thebai", 1, pious=True)
    assert game.get_parameters()["pious"]
    assert game.num_players() == 1
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    state = game.new_initial_state()
    state.apply_action(0)
    assert state.course.match.setup.options["pious"]


def test_a_state_is_written_and_read_even_before_the_deal() -> None:
    for plies in (None, 5):
        state = load("hexemonia", 2).new_initial_state() if plies is None else played("hexemonia", 2, plies)
        _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
        assert str(again) == str(state)
        assert again.legal_actions() == state.legal_actions()


def test_every_game_with_parts_is_known_to_openspiel() -> None:
    known = {game.short_name for game in pyspiel.registered_games()}
    assert {f"{spiel.PREFIX}{name}" for name in registry.names() if registry.find(name).parts(2)} <= known
