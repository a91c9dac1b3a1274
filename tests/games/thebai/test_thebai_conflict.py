"""Conflicts: scenarios EX07, EX84 to EX90."""

from __future__ import annotations

import pytest
from tests.games.thebai.given import Given

# Invaders by what they add to the number of the battle
PLAIN = "tydeus"
ONE_MORE = "capaneus"


def battle(row: int, invader: str = PLAIN, gate: str = "electran", round: int = 3, *colours: str) -> Given:
    """The end of the round of a battle: in rounds 3, 5, 7, 9 the invader's power starts at 1, 2, 3, 4."""
    given = Given(*(colours or ("red", "blue", "green")), round=round, is_fate=True)
    for earlier, tile in {3: "conflict_6", 5: "conflict_4", 7: "conflict_5", 9: "conflict_7"}.items():
        if earlier < round:
            given.fate(earlier, tile)
    return given.fate(round, f"conflict_{row}").invader(row, invader).gate(row, gate)


def test_the_battle_marker_moves_to_the_row_of_the_next_conflict_tile() -> None:
    """EX07."""
    given = Given("red", "blue", "green", round=3, is_fate=True).fate(3, "conflict_6").fate(5, "conflict_2")
    given.die("red", "hoplite", "1", "h6-1").family("red", drachma=1)
    table = given.match()
    assert (table.prompt, table.battle_row) == ("wages", 6)
    table.play("release")
    assert table.battle_row == 2


def test_after_the_fourth_battle_there_is_no_battle_marker() -> None:
    """R103."""
    given = battle(3, round=9)
    assert given.match().battle_row == 0


def first_battle() -> Given:
    given = battle(2).family("red", score=12).family("blue", score=14, strategoi=[2], drachma=1)
    given.die("red", "hoplite", "1+", "v1-3").die("blue", "hoplite", "2", "h2-1")
    return given.family("green", score=2)


def test_the_first_battle_with_all_that_follows() -> None:
    """EX84 (R78)."""
    table = first_battle().match()
    assert [table.score(colour) for colour in ("red", "blue", "green")] == [12, 19, 0]
    assert [table.has(colour) for colour in ("red", "blue", "green")] == ["0G 0P 1B 0D", "0G 0P 2B 1D", "0G 0P 0B 0D"]
    assert table.gates("blue") == ["electran"]
    assert table.face_at("v1-3") == ""
    assert table.supply("red", "hoplite")[0] == "1"
    assert (table.deciding, table.prompt, table.menu) == ("blue", "wages", ["keep", "release"])
    table.play("keep")
    assert table.face_at("h2-1") == "2"
    assert table.tokens("blue")["drachma"] == 0


def test_a_hoplite_that_is_not_paid_returns_on_its_lowest_face() -> None:
    """EX84."""
    table = first_battle().match().play("release")
    assert table.face_at("h2-1") == ""
    assert table.supply("blue", "hoplite") == ["1", "1", "1", "1"]
    assert table.tokens("blue")["drachma"] == 1


def test_a_battle_goes_through_its_steps_in_turn_order() -> None:
    """R78: points, first spoils, second spoils, gate, wages."""
    table = first_battle().match()
    steps = ["invader-shown", "battle-won", "battle-missed", "spoils-taken", "gate-claimed", "hoplite-released"]
    assert table.told(*steps) == [
        "invader-shown 2 tydeus 1",
        "battle-won red 1 0",
        "battle-won blue 5 4",
        "battle-missed green",
        "spoils-taken red electran",
        "spoils-taken blue electran",
        "spoils-taken blue electran",
        "gate-claimed blue electran",
        "hoplite-released red v1-3",
    ]


@pytest.mark.parametrize("row", [3, 4])
def test_a_hoplite_between_two_rows_counts_in_both(row: int) -> None:
    """EX85 (R2)."""
    given = battle(row).die("red", "hoplite", "3", "v3-4").family("red", score=10, drachma=1)
    table = given.match()
    assert "battle-won red 3 2" in table.told("battle-won")
    assert table.score("red") == 12


def test_a_hoplite_in_a_neighbouring_row_does_not_fight() -> None:
    given = battle(3).die("red", "hoplite", "3", "h4-1").die("blue", "hoplite", "3", "v4-1").family("red", drachma=1)
    table = given.match()
    assert table.told("battle-won", "battle-lost") == []
    assert table.face_at("h4-1") == "3"


def test_a_lost_battle_costs_what_was_missing_but_brings_spoils() -> None:
    """EX86: no gate, and wages are due."""
    given = battle(3, ONE_MORE, round=9).die("red", "hoplite", "3", "h3-1").family("red", score=10, drachma=1)
    table = given.match()
    assert "battle-lost red 3 2" in table.told("battle-lost")
    assert (table.score("red"), table.tokens("red")["bronze"], table.gates("red")) == (8, 1, [])
    assert (table.prompt, table.deciding) == ("wages", "red")


def test_a_gate_nobody_held_goes_to_the_box() -> None:
    """EX87."""
    given = battle(3, ONE_MORE, round=9).die("red", "hoplite", "3", "h3-1").die("blue", "hoplite", "2", "h3-2")
    table = given.match()
    assert table.told("gate-claimed", "gate-boxed") == ["gate-boxed electran"]
    assert [table.gates(colour) for colour in table.colours] == [[], [], []]


def two_strong(ares_of_red: int, ares_of_blue: int) -> Given:
    given = battle(3).family("red", strategoi=[3], ares=ares_of_red).family("blue", strategoi=[3], ares=ares_of_blue)
    return given.die("red", "hoplite", "3", "h3-1").die("blue", "hoplite", "3+", "h3-2")


def test_equally_strong_winners_are_separated_by_ares() -> None:
    """EX88."""
    assert two_strong(3, 5).match().gates("blue") == ["electran"]
    assert two_strong(5, 3).match().gates("red") == ["electran"]


def test_equally_strong_winners_on_one_space_are_separated_by_the_stack() -> None:
    """The marker further down claims."""
    assert two_strong(4, 4).arrived("ares", "blue", "green", "red").match().gates("blue") == ["electran"]
    assert two_strong(4, 4).arrived("ares", "red", "green", "blue").match().gates("red") == ["electran"]


def test_the_strongest_winner_claims_even_when_behind_on_ares() -> None:
    given = two_strong(2, 9).die("red", "hoplite", "1", "h3-3")
    assert given.match().gates("red") == ["electran"]


def test_a_strategos_alone_takes_part_and_needs_no_wages() -> None:
    """EX89: his power is the second of the family, 4."""
    given = battle(3, round=9).family("red", strategoi=[1, 3], score=10)
    table = given.match()
    assert "battle-won red 4 0" in table.told("battle-won")
    assert (table.score("red"), table.tokens("red")["bronze"]) == (10, 1)
    assert table.told("hoplite-kept", "hoplite-released") == []


@pytest.mark.parametrize(
    ("advantage", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 5), (5, 7), (6, 8), (7, 10), (8, 10), (9, 10)]
)
def test_an_advantage_brings_points_and_from_three_on_more_spoils(advantage: int, points: int) -> None:
    """EX90."""
    given = battle(3).family("red", score=10)
    power = advantage + 1
    for space in ("h3-1", "h3-2", "h3-3", "v3-1"):
        if power:
            given.die("red", "hoplite", str(min(power, 3)), space)
            power -= min(power, 3)
    table = given.match()
    assert table.score("red") == 10 + points
    assert table.tokens("red")["bronze"] == (2 if advantage >= 3 else 1)


@pytest.mark.parametrize(("round", "power"), [(3, 1), (5, 2), (7, 3), (9, 4)])
def test_invaders_grow_stronger_with_every_battle(round: int, power: int) -> None:
    given = battle(3, ONE_MORE, round=round).family("red", score=30)
    table = given.match()
    assert table.told("invader-shown") == [f"invader-shown 3 capaneus {power + 1}"]
    assert table.score("red") == 30 - 3 * (power + 1)


def test_wages_are_decided_die_by_die_and_spoils_may_pay_them() -> None:
    """R79: in reading order."""
    given = battle(3, gate="borraean").die("red", "hoplite", "2", "v3-1").die("red", "hoplite", "1", "h3-2")
    given.die("red", "hoplite", "1", "v2-4").family("red", drachma=0)
    table = given.match()
    assert table.tokens("red")["drachma"] == 2
    assert table.menu == ["keep", "release"]
    table.play("release", "keep", "keep")
    assert table.told("hoplite-kept", "hoplite-released") == [
        "hoplite-released red v2-4",
        "hoplite-kept red h3-2",
        "hoplite-kept red v3-1",
    ]
    assert table.tokens("red")["drachma"] == 0


def test_who_has_no_drachma_left_releases_without_a_question() -> None:
    """R79."""
    given = battle(3).die("red", "hoplite", "2", "h3-1").die("red", "hoplite", "3", "h3-2").family("red", drachma=1)
    table = given.match().play("keep")
    assert table.face_at("h3-1") == "2"
    assert table.face_at("h3-2") == ""


def test_citizens_neither_fight_nor_ask_for_wages() -> None:
    given = battle(3).die("red", "citizen", "3", "h3-1").family("red", score=10, drachma=3)
    table = given.match()
    assert table.told("battle-missed") == [f"battle-missed {colour}" for colour in ("red", "blue", "green")]
    assert table.face_at("h3-1") == "3"


def test_a_citizen_promoted_by_the_spoils_may_ascend_and_take_a_seat_at_once() -> None:
    """R80."""
    given = battle(3, gate="hypsistan").die("red", "hoplite", "1", "h3-1").die("red", "citizen", "3+", "h5-1")
    given.family("red", score=10)
    table = given.match().play("promote city-h5-1")
    assert table.path == ["red"]
    assert table.score("red") == 15
    assert (table.prompt, table.deciding) == ("councillor", "red")
    table.play("seat MI2")
    assert table.council("MI2") == "red"


def test_the_display_is_refilled_after_each_reward_of_the_spoils() -> None:
    """R16."""
    given = battle(3, gate="homoloid").die("red", "hoplite", "1", "h3-1").die("blue", "hoplite", "1", "h3-2")
    table = given.display("C5", "C8", "C18", "C22").deck("C30", "C31").match()
    assert (table.deciding, table.prompt) == ("red", "contract")
    table.play("take 2")
    assert (table.deciding, table.display) == ("blue", ["C5", "C30", "C18", "C22"])


def test_spoils_of_choice_are_chosen_by_every_participant() -> None:
    given = battle(3, gate="oncaean").die("blue", "hoplite", "1", "h3-1").die("green", "hoplite", "1", "h3-2")
    table = given.match().play("good grape", "good pottery")
    assert (table.tokens("blue")["grape"], table.tokens("green")["pottery"]) == (2, 2)
    assert table.told("spoils-taken") == ["spoils-taken green oncaean"]


def test_the_invader_of_a_battle_leaves_the_game() -> None:
    table = battle(3, gate="oncaean").die("blue", "hoplite", "1", "h3-1").family("blue").match()
    assert table.state.is_invader_shown
    table.play("good grape")
    assert not table.state.is_invader_shown
    assert table.told("hoplite-released") == ["hoplite-released blue h3-1"]
    assert table.battle_row != 3


def test_turning_up_the_invader_can_not_be_undone() -> None:
    """The Herald's stay is the last choice before the battle."""
    given = Given("red", "blue", round=3, is_fate=True).fate(3, "conflict_2").herald("H7").family("red").family("blue")
    table = given.die("red", "citizen", "3+", "v5-3").die("blue", "hoplite", "1", "h2-1").gate(2, "oncaean").match()
    before = table.state.revealed
    table.play("stay")
    assert table.prompt == "good"
    assert table.state.revealed == before + 1
