"""Rulings that the scenarios leave open, in their order; the first lines of all tests together name every ruling."""

from __future__ import annotations

import ast
import re
from itertools import permutations
from pathlib import Path

import pytest
from tests.games.hercules.tables import HADES, AtTable, Given, is_god, key_that_rolls, new_game, row_of

from pessoi.games.hercules.components import ACTIVE, CARDS
from pessoi.kernel.dice import Dice

HERE = Path(__file__).parent


def hades_begins() -> Given:
    """Hades holds Pegasus, so his turn is over when the hero is asked."""
    return Given(players=1, at=HADES, turns_taken=0)


def first_lines() -> list[str]:
    """The first line of every test's docstring in this folder."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("test_*.py"))]
    tests = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [(ast.get_docstring(test) or "").split("\n")[0] for test in tests if test.name.startswith("test_")]


def test_every_scenario_and_every_ruling_has_a_test() -> None:
    lines = first_lines()
    scenarios = {line.split()[0] for line in lines if line.startswith("E")}
    rulings = {name for line in lines for name in re.findall(r"\bR\d+\b", line)}
    assert scenarios == {f"E{number:02}" for number in range(1, 68)}
    assert rulings == {f"R{number}" for number in range(1, 87)}


# A round and a turn


def test_phase_1_rolls_in_the_order_of_the_round() -> None:
    """R10 The Pegasus holder's first die comes first, then the second, then the next seat's."""
    table = new_game(3, start_seat=1)
    rolls = table.match.origin.dice.copy()
    assert [table.hero(seat).dice for seat in (1, 2, 0)] == [(rolls.roll(), rolls.roll()) for _ in range(3)]


def test_hades_rolls_his_coloured_die_before_the_white_one() -> None:
    """R10, R67 In phase 1 Hades' coloured die and the white die are rolled with the hero's dice, for all to see."""
    table = new_game(1)
    rolls = table.match.origin.dice.copy()
    assert table.view["players"][0]["dice"] == [rolls.roll(), rolls.roll()]
    assert table.view["players"][HADES]["dice"] == [rolls.roll()]
    assert table.view["white_die"] == {"holder": HADES, "face": rolls.roll()}


def test_hades_rolls_first_when_he_holds_pegasus() -> None:
    """R10 The order of the round is that of the rolls."""
    table = hades_begins().match()
    rolls = table.match.origin.dice.copy()
    coloured, white = rolls.roll(), rolls.roll()
    assert table.told("hades-rolled") == [f"hades-rolled coloured={coloured} white={white}"]
    assert table.hero(0).dice == (rolls.roll(), rolls.roll())


def test_dice_stay_as_they_lie_until_the_next_round() -> None:
    """R11 Changed dice are not turned back at the end of the turn."""
    given = Given(players=2, at=0, turns_taken=0).hero(0, dice=(2, 6), mastered=[1], cards=["pan_02"])
    table = given.match(rolls=[None, None, 3, 4]).play("use pan_02 d1", "master plus d1d2")
    assert (table.deciding, table.hero(0).dice) == (1, (5, 6))
    assert table.play("rest").hero(0).dice == (3, 4)


def test_used_cards_stay_used_after_success() -> None:
    """R15 Used abilities are never refunded."""
    given = Given().hero(0, mastered=[1], dice=(2, 6), cards=["pan_02", "god_demeter"])
    table = given.match().play("use pan_02 d1", "use god_demeter d1", "master plus d1d2")
    assert table.hero(0).used == ["pan_02", "god_demeter"]
    assert table.hero(0).supply == 1 - 1 + 1


@pytest.mark.parametrize("dice", [(1, 1), (6, 6)])
def test_there_is_a_choice_in_a_hopeless_position(dice: tuple[int, int]) -> None:
    """R12, R16 Resting, or after an ability giving up."""
    given = Given().hero(0, open=[7], dice=dice, cards=["god_athena"])
    assert given.match().menu == ["use god_athena d1", "use god_athena d2", "rest"]
    given = Given().hero(0, open=[9], dice=dice, cards=["god_athena"])
    assert given.match().play("use god_athena d1").menu == ["give_up"]


# Mastering a labour


def test_three_dice_are_never_chained() -> None:
    """R17 Exactly one operation on exactly two dice."""
    table = Given().hero(0, dice=(1, 1), cards=["god_apollo"]).match(rolls=[1]).play("use god_apollo none")
    assert set(table.calculations.values()) == {1, 2}


@pytest.mark.parametrize(("x", "y"), [(6, 3), (5, 2), (4, 1)])
def test_the_order_of_the_dice_is_free(x: int, y: int) -> None:
    """R18 Larger minus smaller and larger by smaller, whichever die is which."""
    assert Given().hero(0, dice=(x, y)).match().calculations == Given().hero(0, dice=(y, x)).match().calculations


def test_dividing_by_one_is_allowed() -> None:
    """R19 Division must come out exactly; by 1 it always does."""
    assert Given().hero(0, dice=(5, 1)).match().calculations["divide d1d2"] == 5


def test_labours_far_ahead_can_be_mastered_first() -> None:
    """R22 Any open labour may be mastered, in any order."""
    table = Given().hero(0, dice=(6, 6)).match().play("master plus d1d2")
    assert table.hero(0).open == list(range(1, 12))
    assert table.hero(0).column == 0


def test_a_mastered_labour_is_no_result() -> None:
    """R23 A calculation whose labour is done is not offered, whatever card it would bring."""
    table = Given().hero(0, mastered=[2, 6, 8], dice=(2, 4)).match()
    assert table.menu == ["rest"]


# Rewards


def test_a_demigod_cannot_be_declined() -> None:
    """R26 Exactly one card of the eligible stacks is taken."""
    table = Given().hero(0, dice=(2, 5)).top(tyche=2).match().play("master plus d1d2")
    assert table.menu == ["take hestia", "take tyche"]


def test_the_white_die_counts_if_it_is_calculated_with() -> None:
    """R28 Its face opens a stack, an unused one's does not."""
    given = Given().hero(0, dice=(6, 5), cards=["god_apollo"]).top(tyche=3, morpheus=5)
    table = given.match(rolls=[3]).play("use god_apollo none")
    assert AtTable(table.match.copy()).play("master plus d1w").menu == ["take hestia", "take tyche"]
    assert table.play("master plus d1d2").menu == ["take hestia", "take morpheus"]


def test_bonus_symbols_open_no_stack() -> None:
    """R29 The operation stacks ask only for the operation."""
    given = Given().hero(0, dice=(2, 5)).top(pan="pan_05", hecate="hecate_03", tyche=1, morpheus=4)
    table = given.match().play("master plus d1d2")
    assert table.hero(0).cards == ["hestia_01"]
    assert table.deciding == 1


def test_the_next_card_of_a_stack_is_seen_and_not_taken() -> None:
    """R30 One demigod card per turn, though the number below matches as well."""
    table = Given().hero(0, dice=(2, 5)).top(tyche="tyche_04").top(tyche="tyche_02").match()
    table.play("master times d1d2", "take tyche")
    assert table.hero(0).cards == ["tyche_02"]
    assert table.view["stacks"][4]["top"] == "tyche_04"
    assert table.deciding == 1


def test_the_start_space_counts_as_zero() -> None:
    """R31 From the start space to column 4 are four spaces."""
    table = Given().hero(0, mastered=[2, 3, 4], dice=(6, 5)).match().play("master minus d1d2")
    assert "moved seat=0 old=0 new=4 spaces=4" in table.told()
    assert table.hero(0).prizes == ["vase_4a"]


@pytest.mark.parametrize("last_open", [9, 10, 11, 12, 13])
def test_eight_to_twelve_spaces_use_the_stack_for_seven(last_open: int) -> None:
    """R32 There is no higher stack; if it is empty, lower ones follow."""
    given = Given().hero(0, open=[1, *range(last_open, 13)], dice=(6, 5))
    assert given.match().play("master minus d1d2").hero(0).prizes == ["vase_7a"]
    assert given.no_vases(7).match().play("master minus d1d2").hero(0).prizes == ["vase_6a"]


def test_the_god_above_the_last_column_of_a_run_is_taken_unasked() -> None:
    """R35 Taking the god is automatic; R34 an apprentice that does not move gets nothing."""
    given = Given().hero(0, mastered=[2], dice=(6, 5)).above(2, "god_hera").above(1, "god_ares")
    assert given.match().play("master minus d1d2").hero(0).cards == ["hecate_01", "god_hera"]
    stays = Given().hero(0, mastered=[1, 2], dice=(6, 2)).above(2, "god_hera").match().play("master minus d1d2")
    assert stays.hero(0).cards == ["hecate_01"]
    assert stays.above(2) == "god_hera"


def test_what_a_turn_brings_is_for_the_next_turn() -> None:
    """R37 The turn ends after the rewards; the card and its marker can be used in the next one."""
    given = Given(players=2).hero(0, dice=(1, 5)).top(hestia="hestia_01")
    table = given.match(rolls=[2, 2]).play("master plus d1d2")
    assert (table.deciding, table.view["round"]) == (0, 6)
    assert table.hero(0).cards == ["hestia_01"]
    assert table.uses == ["use hestia_01 d1", "use hestia_01 d2"]


# Abilities


def test_marked_and_turned_cards_cannot_be_used() -> None:
    """R39 Used cards are not offered, though a marker is there to pay."""
    cards = ["hestia_01", "god_demeter", "hestia_02"]
    table = Given().hero(0, mastered=[11, 12], dice=(1, 2), cards=cards, used=cards[:2]).match()
    assert table.uses == ["use hestia_02 d1", "use hestia_02 d2"]


@pytest.mark.parametrize(("card", "white"), [("god_demeter", 6), ("god_artemis", 1)])
def test_faces_stay_within_one_and_six_on_the_white_die_too(card: str, white: int) -> None:
    """R40 +1 cannot choose a 6 and −1 cannot choose a 1."""
    given = Given().hero(0, dice=(3, white), cards=["god_apollo", card])
    table = given.match(rolls=[white]).play("use god_apollo none")
    assert table.uses == [f"use {card} d1"]


def test_any_die_can_be_flipped_the_white_one_too() -> None:
    """R41 A face n becomes 7 − n."""
    given = Given().hero(0, dice=(3, 3), cards=["god_apollo", "god_athena"])
    table = given.match(rolls=[2]).play("use god_apollo none", "use god_athena w")
    assert table.view["white_die"] == {"holder": 0, "face": 5}


def test_a_reroll_is_one_throw_of_the_chosen_dice() -> None:
    """R42 Earlier changes on rerolled dice are lost, and later abilities may change the new faces."""
    given = Given().hero(0, dice=(1, 2), cards=["god_demeter", "god_ares", "god_artemis"])
    table = given.match(rolls=[3, 4]).play("use god_demeter d1", "use god_ares d1+d2")
    assert table.hero(0).dice == (3, 4)
    assert table.play("use god_artemis d2").hero(0).dice == (3, 3)


def test_the_white_die_is_there_for_everybody_in_a_round() -> None:
    """R43 Each player takes it from the board and rolls it anew."""
    given = Given(players=3, turns_taken=1).hero(0, dice=(1, 1), cards=["god_apollo"])
    table = given.hero(1, dice=(1, 1), cards=["god_dionysus"]).match(rolls=[2, 6])
    table.play("use god_apollo none", "master plus d1d2")
    assert table.view["white_die"] == {"holder": None, "face": None}
    table.play("use god_dionysus none")
    assert table.view["white_die"] == {"holder": 1, "face": 6}


def test_copying_overwrites_own_changes() -> None:
    """R45 Both coloured dice at once; the other player's do not change."""
    given = Given(players=2).hero(0, dice=(1, 2), cards=["god_demeter", "god_hermes"]).hero(1, dice=(4, 5))
    table = given.match().play("use god_demeter d1", "use god_hermes 1")
    assert [table.hero(seat).dice for seat in (0, 1)] == [(4, 5), (4, 5)]
    assert table.calculations == Given().hero(0, dice=(4, 5)).match().calculations


@pytest.mark.parametrize(("seat", "faces"), [(0, (5, 6)), (2, (3, 3))])
def test_copying_reads_the_faces_as_they_lie_now(seat: int, faces: tuple[int, int]) -> None:
    """R46 Changed faces of who had the turn, the fresh roll of who comes later."""
    given = Given(players=3, at=0, turns_taken=0).hero(0, mastered=[1], dice=(2, 6), cards=["pan_02"])
    given.hero(1, cards=["god_hermes"]).hero(2, dice=(3, 3))
    table = given.match().play("use pan_02 d1", "master plus d1d2", f"use god_hermes {seat}")
    assert table.hero(1).dice == faces


def test_a_reroll_of_the_same_face_costs_as_usual() -> None:
    """R47 Uses that change nothing are allowed."""
    table = Given().hero(0, mastered=[12], dice=(2, 3), cards=["hestia_03"]).match(rolls=[2]).play("use hestia_03 d1")
    assert table.hero(0).dice == (2, 3)
    assert (table.hero(0).supply, table.hero(0).used) == (0, ["hestia_03"])


def test_a_copy_of_equal_faces_costs_as_usual() -> None:
    """R47 Uses that change nothing are allowed."""
    given = Given(players=2).hero(0, mastered=[12], dice=(2, 3), cards=["pan_01"]).hero(1, dice=(2, 3))
    table = given.match().play("use pan_01 1")
    assert table.hero(0).dice == (2, 3)
    assert (table.hero(0).supply, table.hero(0).used) == (0, ["pan_01"])


def test_a_marker_stays_on_its_card_until_a_rest_takes_it_back() -> None:
    """R49 Across many turns, and worth nothing there."""
    given = Given(players=2, at=0, turns_taken=0).hero(0, mastered=[11, 12], dice=(1, 2), cards=["hestia_01"])
    table = given.match().play("use hestia_01 d1", "master plus d1d2")
    while table.view["round"] < 9:
        table.play(*(["rest", "done"] if table.deciding == 0 else ["rest"]))
    assert table.hero(0).used == ["hestia_01"]
    assert table.view["players"][0]["points"]["markers"] == table.hero(0).supply == 2


# Rest


@pytest.mark.parametrize("gods", [0, 1])
@pytest.mark.parametrize("markers", [0, 1, 2, 3])
def test_a_rest_restores_as_much_as_the_player_wants(markers: int, gods: int) -> None:
    """R50 0 to 3 markers, 0 or 1 god; the player chooses which."""
    cards = ["hestia_01", "pan_02", "aeolus_01", "tyche_01", "god_apollo", "god_hermes"]
    table = Given().hero(0, mastered=[1, 2, 3, 4], dice=(1, 1), cards=cards, used=cards).match().play("rest")
    restored = ["tyche_01", "pan_02", "aeolus_01"][:markers]
    table.play(*(f"recover {card}" for card in restored), *(["done"] if markers < 3 else []))
    table.play("refresh god_hermes" if gods else "done")
    restored += ["god_hermes"] * gods
    assert table.hero(0).used == [card for card in cards if card not in restored]
    assert table.hero(0).supply == markers
    assert table.deciding == 1


@pytest.mark.parametrize("card", CARDS[:ACTIVE])
def test_every_card_with_an_active_ability_can_be_used_and_restored(card: str) -> None:
    """R39, R50 Its marker lies on it, or its back is up, until a rest gives it back."""
    table = Given(players=4).hero(0, mastered=[11, 12], dice=(2, 3), cards=[card]).match()
    table.play(table.uses[0])
    used = Given(players=4).hero(0, mastered=[11, 12], dice=(2, 3), cards=[card], used=[card])
    assert table.hero(0).used == [card]
    assert table.hero(0).supply == row_of(used.table().heroes[0]).supply
    rested = used.match().play("rest", f"{'refresh' if is_god(card) else 'recover'} {card}")
    assert (rested.hero(0).used, rested.hero(0).supply) == ([], 2)
    assert rested.deciding == 1


def test_giving_up_restores_nothing() -> None:
    """R53 Ending with nothing is not a rest."""
    cards = ["hestia_01", "god_apollo", "god_athena"]
    given = Given().hero(0, open=[11], dice=(1, 1), cards=cards, used=cards[:2])
    table = given.match().play("use god_athena d1", "give_up")
    assert table.hero(0).used == cards
    assert table.deciding == 1


# The end of the game


def test_the_last_player_of_a_round_ends_the_game_at_once() -> None:
    """R54 No further turn, and Pegasus is not passed."""
    table = Given(players=3, at=0, turns_taken=2).hero(0, open=[12], dice=(6, 6)).match().play("master plus d1d2")
    assert table.is_over
    assert table.told("pegasus-passed") == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_pile_above_column_twelve_suffices_for_everybody(players: int) -> None:
    """R55 Zeus first, then a Pantheon card for each other player."""
    dice = Dice(key_that_rolls(()))
    given = Given(players=players, at=0, turns_taken=0)
    for seat in range(players):
        x, y = int(dice.roll()), int(dice.roll())
        given.hero(seat, open=[x + y], dice=(x, y))
    table = given.empty("tyche", "morpheus").match()
    table.play(*["master plus d1d2"] * players)
    assert table.is_over
    assert table.pile == []
    assert "god_zeus" in table.hero(0).cards
    for seat in range(1, players):
        assert [card for card in table.hero(seat).prizes if card.startswith("pantheon_")] != []


# Scoring


def test_used_cards_show_their_symbols_and_gods_only_printed_ones() -> None:
    """R58 Every printed symbol counts, on used cards too; a god without bonus has none."""
    given = Given(players=2).hero(0, mastered=[1], cards=["hestia_01"], used=["hestia_01"])
    given.hero(1, cards=["god_ares", "god_hera", "god_zeus"])
    hero, other = given.view()["players"]
    assert hero["symbols"] == {"plus": 1, "minus": 0, "times": 0, "divide": 0, "die": 0}
    assert other["symbols"] == {"plus": 0, "minus": 0, "times": 0, "divide": 1, "die": 1}


def test_symbols_count_for_sets_and_for_majorities() -> None:
    """R59 The number of sets is the smallest of the five counts, and no symbol is used up."""
    given = Given(players=2).hero(0, cards=["hestia_06", "pan_05", "aeolus_03", "hecate_03", "hestia_01", "pan_02"])
    counts = given.view()["players"][0]["symbols"]
    assert counts == {"plus": 4, "minus": 2, "times": 3, "divide": 3, "die": 2}
    assert given.pad(0)["sets"] == 2 * 5
    assert given.pad(0)["majorities"] == 5 * 5


def test_tied_players_share_a_place_and_the_next_is_skipped() -> None:
    """R60 Places 1, 2, 2, 4."""
    given = Given(players=4).hero(3, mastered=[1, 2]).hero(1, mastered=[1]).hero(2, mastered=[1])
    assert given.sheet().places == [4, 2, 2, 1]


def test_the_higher_column_breaks_a_tie_first() -> None:
    """R60 The same tie-break orders all places: first the column."""
    sheet = Given(players=3).hero(0, mastered=[2]).hero(1, mastered=[1]).hero(2, mastered=[1, 2]).sheet()
    assert sheet.totals == [1, 1, 2]
    assert sheet.places == [3, 2, 1]
    assert sheet.tie_break == ""


def test_majorities_break_a_tie_in_the_same_column() -> None:
    """R60 Then the majorities won, tied ones included."""
    sheet = Given(players=2).hero(0, cards=["vase_4a"]).hero(1, cards=["hestia_01"]).sheet()
    assert sheet.totals == [5, 5]
    assert sheet.places == [2, 1]
    assert sheet.tie_break == "majorities"


def test_markers_in_the_supply_break_the_last_tie() -> None:
    """R60 Then the markers in the supply."""
    sheet = Given(players=2).hero(0, cards=["god_ares"]).hero(1, mastered=[2, 3]).sheet()
    assert sheet.totals == [2, 2]
    assert sheet.places == [2, 1]
    assert sheet.tie_break == "markers"


def test_the_pad_has_four_lines_and_starts_at_nothing() -> None:
    """R61 No other points exist; labours not mastered cost nothing. The handicap is Hades' alone."""
    assert Given(players=2).pad(0) == {"markers": 0, "cards": 0, "majorities": 0, "sets": 0, "handicap": 0}


# The simplified variant


def test_gods_lie_open_in_the_simplified_variant() -> None:
    """R63 Which god lies where is public."""
    gods = new_game(3, simplified=True).view["columns"]
    assert gods == new_game(3).view["columns"]
    assert len(set(gods)) == 11
    assert all(god.startswith("god_") for god in gods)


def test_hades_gods_show_no_symbols_in_the_simplified_variant() -> None:
    """R62, R64 The variant goes with solo mode and means the same there."""
    cards = ["hestia_01", "god_hera", "god_aphrodite"]
    plain = Given(players=1).hades(cards=cards)
    simplified = Given(players=1, simplified=True).hades(cards=cards)
    assert sum(plain.view()["players"][HADES]["symbols"].values()) == 1 + 2 + 2
    assert sum(simplified.view()["players"][HADES]["symbols"].values()) == 1
    assert plain.pad(HADES)["cards"] == simplified.pad(HADES)["cards"] == 4


# Solo mode


def test_hades_heeds_his_own_markers_only() -> None:
    """R68 The rows are separate."""
    given = hades_begins().hades(column=1, markers=[5], coloured=2, white=1).above(3, "god_athena")
    table = given.match()
    assert table.hero(HADES).cards == ["hestia_01", "god_athena"]
    assert table.hero(0).open == list(range(1, 13))


@pytest.mark.parametrize("column", range(13))
@pytest.mark.parametrize("die", range(1, 7))
def test_hades_never_returns_to_the_start_space(column: int, die: int) -> None:
    """R69 From column p the die leads to ((p − 1 + k) mod 12) + 1, from the start space to k."""
    table = hades_begins().hades(column=column, coloured=die).match()
    assert table.hero(HADES).column == (die if column == 0 else (column - 1 + die) % 12 + 1)


def test_hades_takes_a_pantheon_card_when_zeus_is_gone() -> None:
    """R71 The top card of the pile, which does not end the game."""
    table = hades_begins().hades(column=9, markers=[1], coloured=3, white=1).pile("pantheon_1").match()
    assert table.hero(HADES).prizes == ["pantheon_1"]
    assert table.pile == []
    assert not table.view["is_final_round"]


def test_no_case_but_the_third_takes_hades_further() -> None:
    """R70, R73 Taking a marker or a card ends his turn; the die movement earns no vase."""
    marker = hades_begins().hades(column=1, coloured=6, white=1).match()
    assert (marker.hero(HADES).column, marker.hero(HADES).prizes) == (7, [])
    assert marker.above(7) is not None
    card = hades_begins().hades(column=1, markers=[1], coloured=6, white=1).match()
    assert (card.hero(HADES).column, card.hero(HADES).prizes) == (7, [])
    assert card.hero(HADES).open == [1]


@pytest.mark.parametrize(("column", "marker"), list(permutations(range(1, 13), 2)))
def test_hades_runs_on_to_the_column_before_his_marker(column: int, marker: int) -> None:
    """R72 Round the corner if need be, and with the vase for that number of spaces."""
    before = (column - 2) % 12 + 1
    given = hades_begins().hades(column=before, markers=[marker], coloured=1, white=1)
    table = given.nothing_above(*range(1, 12)).pile().match()
    spaces = (marker - column) % 12 - 1
    assert table.hero(HADES).column == (column - 1 + spaces) % 12 + 1
    assert table.hero(HADES).prizes == ([f"vase_{min(spaces, 7)}a"] if spaces >= 3 else [])


def white_die_before_hades(cards: list[str], rolls: list[int | None]) -> AtTable:
    """The hero holds Pegasus; phase 1 gave the white die 1; the game ends with this round."""
    given = Given(players=1, turns_taken=0, round_limit=5).hades(coloured=2, white=1)
    return given.hero(0, dice=(6, 6), cards=cards).match(rolls)


def test_hades_steals_by_the_roll_of_phase_1_unless_the_hero_used_the_white_die() -> None:
    """R74 The face from phase 1 counts."""
    table = white_die_before_hades(["god_apollo"], [5]).play("master plus d1d2")
    assert (table.hero(0).cards, table.hero(HADES).cards) == (["god_apollo", "hestia_01"], ["hestia_02"])


def test_hades_steals_by_the_face_the_hero_rerolled_and_flipped() -> None:
    """R74 With all changes, whether or not the hero calculated with the white die."""
    table = white_die_before_hades(["god_apollo", "god_ares", "god_athena"], [5, 4])
    table.play("use god_apollo none", "use god_ares w", "use god_athena w")
    with_white_die = AtTable(table.match.copy()).play("master plus d1w")
    assert with_white_die.hero(HADES).cards == ["aeolus_01"]
    assert table.play("master plus d1d2").hero(HADES).cards == ["aeolus_01"]


def test_the_white_die_goes_back_to_hades() -> None:
    """R75 It belongs to him in solo mode."""
    table = white_die_before_hades(["god_apollo"], [5]).play("use god_apollo none")
    assert table.view["white_die"]["holder"] == 0
    table.play("master plus d1d2")
    assert table.view["white_die"]["holder"] == HADES
    assert table.told("white-die-returned", "hades-stole") == [
        "white-die-returned seat=0",
        "hades-stole white=5 stack=tyche card=tyche_01",
    ]


def test_hades_is_copied_with_the_white_die_in_the_heros_hand() -> None:
    """R76 The second die is the white one with its present face, wherever it is."""
    given = Given(players=1).hero(0, dice=(1, 1), cards=["god_apollo", "god_hermes"]).hades(coloured=6, white=5)
    table = given.match(rolls=[3]).play("use god_apollo none")
    assert table.uses == ["use god_hermes 1"]
    assert table.play("use god_hermes 1").hero(0).dice == (6, 3)
    assert table.view["white_die"] == {"holder": 0, "face": 3}


def test_the_hero_cannot_change_hades_dice() -> None:
    """R77 The coloured die never, the white one only after taking it."""
    cards = ["god_demeter", "god_athena", "god_ares", "god_apollo"]
    given = Given(players=1).hero(0, dice=(3, 3), cards=cards).hades(coloured=6, white=5)
    table = given.match(rolls=[2])
    targets = {choice.split()[2] for choice in table.uses}
    assert targets == {"none", "d1", "d2", "d1+d2"}
    table.play("use god_apollo none")
    assert "use god_demeter w" in table.uses
    table.play("use god_demeter w", "use god_athena d1", "use god_ares d1+d2+w")
    assert table.hero(HADES).dice[0] == 6


def test_hades_cards_count_and_are_never_used() -> None:
    """R78 He never decides, never rests, never marks a card; his cards bring points and symbols."""
    given = Given(players=1).hades(markers=[1, 2], cards=["hestia_04", "pan_02", "god_hera", "vase_3a"])
    hades = given.view()["players"][HADES]
    assert hades["symbols"] == {"plus": 1, "minus": 0, "times": 1, "divide": 1, "die": 1}
    assert hades["points"] == {"markers": 10, "cards": 2 + 2 + 3, "majorities": 20, "sets": 0, "handicap": 0}
    assert {card["status"] for card in hades["cards"]} == {"passive"}


def test_hades_takes_one_demigod_and_one_other_thing_at_most() -> None:
    """R78, R79 In whole games: one theft, and one of marker, column card and vase, in each of his turns."""
    gains = ("hades-took-marker", "hades-took-card", "took-vase seat=1")
    for seed in ("nemea", "lerna", "keryneia"):
        table = new_game(1, seed, round_limit=40)
        turns: list[list[str]] = []
        while not table.is_over:
            table.play("rest")
            assert table.hero(HADES).used == []
            for line in table.told():
                if line.startswith("hades-stole"):
                    turns.append([])
                elif line.startswith(gains):
                    turns[-1].append(line)
        assert len(turns) == table.view["round"]
        assert all(len(turn) <= 1 for turn in turns)


def test_the_hero_gets_nothing_from_an_empty_pile() -> None:
    """R80 If Hades took Zeus and the Pantheon card, column 12 is bare."""
    given = Given(players=1).hero(0, open=[12], dice=(6, 6)).hades(cards=["god_zeus", "pantheon_1"])
    table = given.match().play("master plus d1d2")
    assert (table.hero(0).column, table.hero(0).cards, table.hero(0).prizes) == (12, ["hestia_01"], [])
    assert table.is_over


def test_hades_still_has_his_turn_when_the_hero_ends_the_game_first() -> None:
    """R81 Both have the same number of turns."""
    given = Given(players=1, turns_taken=0).hero(0, open=[12], dice=(6, 6)).hades(coloured=2, white=1)
    table = given.match().play("master plus d1d2")
    assert table.is_over
    assert table.hero(HADES).column == 2
    assert table.hero(HADES).cards == ["hestia_02"]


@pytest.mark.parametrize(("column", "places"), [(11, [2, 1]), (2, [1, 2]), (3, [1, 1])])
def test_a_tie_with_hades_goes_to_the_higher_column(column: int, places: list[int]) -> None:
    """R82, R83 Hades' column is where he stands at the end; tied in everything it is a draw."""
    given = Given(players=1, round_limit=5).hero(0, mastered=[1, 2, 3]).hades(column=column, markers=range(4, 13))
    assert given.sheet().totals == [3, 3]
    assert given.sheet().places == places


@pytest.mark.parametrize(("mastered", "winners"), [([1, 2], [0]), ([1], [0, HADES]), ([], [HADES])])
def test_alone_one_wins_loses_or_draws(mastered: list[int], winners: list[int]) -> None:
    """R83 The result is named at the end, with both score sheets."""
    given = Given(players=1, round_limit=5).hero(0, mastered=mastered, dice=(6, 6))
    table = given.hades(column=1, markers=range(2, 13)).match()
    assert table.match.winners == []
    table.play("rest")
    assert table.is_over
    assert table.match.winners == winners
    assert len(table.sheet.points) == 2
