"""Set-up against Antigone, and the Challenge cards. Rules 18.1 and 18.8."""

from __future__ import annotations

import pytest
from tests.games.thebai.states import as_table
from tests.games.thebai.tables import AtTable, new_game

from pessoi.games.thebai.antigone.challenges import OPTIONS
from pessoi.games.thebai.antigone.rebellion import ANTIGONE, Rebellion
from pessoi.games.thebai.components import (
    ACTION_CARDS,
    BASIC_CARDS,
    CITIZENS,
    COMMANDERS,
    DICE,
    ENDGAME,
    NEUTRAL,
    TILE_COLOUR,
    TRACKS,
)
from pessoi.games.thebai.conflict import upcoming_row
from pessoi.games.thebai.game import GAME
from pessoi.games.thebai.geometry import LOWER_ROW, UPPER_ROW
from pessoi.games.thebai.state import FIRST_ACTION, SUPPLY, rebellion_of
from pessoi.kernel.dice import Dice
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.game import Value
from pessoi.kernel.match import Match

SEEDS = [f"rebellion {number}" for number in range(6)]


def alone(seed: str, **options: Value) -> AtTable:
    return AtTable(Match.begin(GAME, 1, seed, options))


def rebellion(table: AtTable) -> Rebellion:
    return rebellion_of(table.state)


def begun(seed: str, **options: Value) -> AtTable:
    """A match whose start tile and Starting Contract have been chosen."""
    table = alone(seed, **options).play("start_tile top")
    return table.play(table.menu[1])


@pytest.mark.parametrize("seed", SEEDS)
def test_the_table_is_laid_for_two(seed: str) -> None:
    table = alone(seed)
    s = table.state
    assert (s.rows, len(s.council), s.council.count(4)) == (6, 15, 5)
    assert len(s.heralds) == 10
    assert s.order == [0, 1]
    assert s.arrivals[TRACKS.index("dionysus")] == [1, 0]
    assert s.arrivals[TRACKS.index("ares")] == [0, 1]
    assert [family.score for family in s.families] == [10, 10]
    assert table.supply(table.colours[0]) == ["1", "1", "2"]
    assert table.tokens(table.colours[0])["drachma"] == 1


@pytest.mark.parametrize("seed", SEEDS)
def test_antigone_has_all_her_dice_three_stacks_and_no_estate(seed: str) -> None:
    table = alone(seed)
    her = table.state.families[ANTIGONE]
    assert her.colour != table.state.families[0].colour
    assert her.places == [SUPPLY] * DICE
    assert her.faces == [0] * DICE
    assert table.estate(table.colours[1]) == {}
    for stack in rebellion(table).stacks:
        assert [TILE_COLOUR[tile] for tile in stack] == [NEUTRAL, her.colour, her.colour, her.colour]


@pytest.mark.parametrize("seed", SEEDS)
def test_commanders_with_an_s_wait_in_the_bottom_rows(seed: str) -> None:
    rows = [COMMANDERS[commander] for commander in alone(seed).state.commanders]
    waits = [commander in ("melanippus", "polyphontes", "megareus") for commander in rows]
    assert waits == sorted(waits)


@pytest.mark.parametrize(("is_relentless", "advanced"), [(False, 4), (True, 8)])
def test_the_action_deck_has_all_basic_cards_and_some_advanced_ones(is_relentless: bool, advanced: int) -> None:
    deck = rebellion(alone("deck", relentless=is_relentless)).actions
    assert deck[0] == ENDGAME
    assert sorted(deck[1:])[:BASIC_CARDS] == list(range(BASIC_CARDS))
    assert len(deck) == 1 + BASIC_CARDS + advanced


def test_what_lies_face_up_is_told_before_the_first_choice() -> None:
    told = [line.split()[0] for line in alone("told", pious=True, vanguard=True).told()]
    assert told == ["challenge-shown"] * 2 + ["destiny-shown", "card-shown"] + ["herald-laid"] * 2


@pytest.mark.parametrize("seed", SEEDS)
def test_her_start_tile_and_contract_are_rolled_and_the_contract_scores_nothing(seed: str) -> None:
    """R97."""
    table = alone(seed).play("start_tile middle")
    her = table.colours[1]
    assert len(table.told("stack-rolled", "start-tile-chosen")) == 3
    assert sum(len(stack) for stack in rebellion(table).stacks) == 11
    assert sum(1 for cell in ("r3c2", "r3c3", "r4c2", "r4c3") if table.tile_at(cell).startswith(her)) == 1
    table.play("start_contract C3")
    number = int(table.told("start-contract-rolled")[0].split()[1])
    assert table.fulfilled(her) == [["C1", "C2", "C4"][number - 1]]
    assert table.score(her) == 10
    assert table.deciding == table.colours[0]


def test_challenges_can_be_chosen_and_drawn() -> None:
    chosen = rebellion(alone("challenges", pious=True, drawn_challenges=2)).challenges
    assert chosen >> 3 & 1
    assert int(chosen).bit_count() == 3
    assert rebellion(alone("challenges", drawn_challenges=5)).challenges == 31
    assert rebellion(alone("challenges", vanguard=True, drawn_challenges=5)).challenges == 31
    assert rebellion(alone("challenges")).challenges == 0


def test_which_challenges_are_drawn_depends_on_the_seed() -> None:
    assert len({rebellion(alone(f"draw {number}", drawn_challenges=2)).challenges for number in range(12)}) > 3


def test_each_challenge_is_an_option_of_the_solo_and_of_nothing_else() -> None:
    checked = GAME.check_setup(3, {"pious": True, "drawn_challenges": 4})
    assert not any(checked.values())
    with pytest.raises(BadSetup, match="drawn_challenges"):
        GAME.check_setup(1, {"drawn_challenges": 6})
    assert list(GAME.check_setup(1, {}))[:5] == list(OPTIONS)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_vanguard_waits_in_the_row_of_the_first_battle(seed: str) -> None:
    """R121."""
    table = begun(seed, vanguard=True)
    her = table.state.families[ANTIGONE]
    space = her.places[CITIZENS]
    row = upcoming_row(table.state)
    assert space < FIRST_ACTION
    assert row in (UPPER_ROW[space], LOWER_ROW[space])
    assert her.faces[CITIZENS] == 2
    assert UPPER_ROW[space] != LOWER_ROW[space]
    assert rebellion(table).drawn_herald == -1


def test_without_the_vanguard_no_hoplite_is_in_the_city() -> None:
    table = begun("none")
    assert her_hoplites(table) == 0


def her_hoplites(table: AtTable) -> int:
    return sum(1 for place in table.state.families[ANTIGONE].places[CITIZENS:] if place < FIRST_ACTION)


def test_all_cards_have_names() -> None:
    assert len(set(ACTION_CARDS)) == 26


def test_for_two_there_is_no_rebellion() -> None:
    assert new_game(2).state.rebellion is None


def test_the_hidden_decks_of_antigone_are_imagined_in_any_order() -> None:
    """Nobody knows the order of her action cards, tiles and disruptions, so no bot may."""
    table = begun(SEEDS[0])
    before = rebellion(table)
    imagined = []
    for number in range(20):
        state = as_table(table.state.copy())
        GAME.redeal(state, 0, Dice.from_seed(str(number)))
        imagined.append(rebellion_of(state))
    for deck in ("actions", "disruptions"):
        assert len({tuple(getattr(other, deck)) for other in imagined}) > 10
    assert all(sorted(other.disruptions) == sorted(before.disruptions) for other in imagined)
