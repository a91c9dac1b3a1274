"""Antigone in the fate phase and at the end: scenarios EX118 to EX120, EX122, EX134, EX136."""

from __future__ import annotations

import pytest
from tests.games.thebai.antigone.rebels import Rebels

from pessoi.games.thebai.councillors import turn_disruptions
from pessoi.games.thebai.state import rebellion_of
from pessoi.games.thebai.verbs import SEAT_AT
from pessoi.kernel.dice import Dice

PLAIN = "tydeus"


def battle(*challenges: str, round: int = 3, row: int = 2) -> Rebels:
    """The end of round 3 with its battle, in which the Invader has power 1; the Herald finds no die; you go first."""
    given = Rebels(*challenges, round=round, is_fate=True).row("H4", "H8", "H3").fate(round, f"conflict_{row}")
    return given.invader(row, PLAIN).gate(row, "electran").family("red", dionysus=1, score=20)


def test_she_claims_the_gate_without_an_army_if_you_do_not_win() -> None:
    """EX118."""
    table = battle().family("blue", score=20).match()
    assert table.gates("blue") == ["electran"]
    assert table.told("gate-fell") == ["gate-fell electran undefended"]
    assert (table.score("red"), table.score("blue")) == (17, 20)


def test_if_you_win_and_are_ahead_of_her_on_ares_an_equal_power_leaves_you_the_gate() -> None:
    """EX118."""
    given = battle().family("red", strategoi=[2], ares=2, dionysus=1).die("red", "hoplite", "1", "h2-1")
    table = given.family("blue", strategoi=[2], ares=1).die("blue", "hoplite", "1", "h2-2").match()
    assert table.gates("red") == ["electran"]
    assert table.told("gate-fell") == []


@pytest.mark.parametrize(
    ("hoplite", "ares", "reason"), [("2", 0, "stronger"), ("1", 2, "ares"), ("1", 1, "stack"), ("1", 0, "")]
)
def test_a_stronger_or_luckier_antigone_takes_the_gate_you_won(hoplite: str, ares: int, reason: str) -> None:
    """18.7; on the same space of Ares the marker further down wins."""
    given = battle().family("red", ares=1, dionysus=1).die("red", "hoplite", "1", "h2-1").arrived("ares", "blue", "red")
    table = given.family("blue", ares=ares).die("blue", "hoplite", hoplite, "h2-2").match()
    assert table.told("gate-fell") == ([f"gate-fell electran {reason}"] if reason else [])
    assert len(table.gates("blue")) == bool(reason)


def test_her_hoplites_stay_without_wages_and_bring_her_neither_points_nor_spoils() -> None:
    """EX119."""
    given = battle().family("blue", score=20).die("blue", "hoplite", "2", "h2-3").die("blue", "hoplite", "3", "v2-4")
    table = given.match()
    assert (table.face_at("h2-3"), table.face_at("v2-4")) == ("2", "3")
    assert table.score("blue") == 20
    assert table.has("blue") == "0G 0P 0B 0D"


def test_comfort_is_for_you_alone() -> None:
    """18.7."""
    given = Rebels(round=4, is_fate=True).row("H4", "H8", "H3").fate(4, "triumph").family("red", dionysus=1)
    table = given.family("blue", score=10, strategoi=[1, 2]).match()
    assert table.score("blue") == 10


@pytest.mark.parametrize(("round", "gone"), [(3, "creon"), (6, "creon"), (7, "actor"), (8, "actor")])
def test_every_strategos_of_hers_drives_a_commander_out(round: int, gone: str) -> None:
    """EX120: even if she is not the first in the row."""
    given = Rebels(round=round).commanders("creon", "tiresias", "actor").family("red", citizens=["1"], strategoi=[1])
    given.tile("r1c2", "pink_g2").tile("r1c3", "pink_dp").tile("r1c4", "pink_dc").archon("red", "r1c2")
    table = given.die("blue", "hoplite", "3+", "h1-2").match().play("estate 1 M1", "good grape", "step E")
    assert table.menu == ["step E", "stop"]
    assert table.strategoi("blue") == ["1"]
    assert table.told("commander-driven-out")[0].split()[1] == gone
    assert table.commanders("blue") == []


def crossing(space: str, *cells: str) -> Rebels:
    """Your Archon is about to cross her Hoplite ``3+`` and could go on; in round 2 the battle of row 5 comes next."""
    given = Rebels(round=2).fate(3, "conflict_5").commanders("hyperbius", "creon").family("red", citizens=["1"])
    given.tile(cells[0], "pink_g2").tile(cells[1], "pink_dp").tile(cells[2], "pink_dc").archon("red", cells[0])
    return given.die("blue", "hoplite", "3+", space)


def test_her_strategos_goes_to_the_upper_of_two_rows_that_have_not_fought() -> None:
    """EX134 (R102)."""
    table = crossing("v1-2", "r1c2", "r2c2", "r3c2").match().play("estate 1 M1", "good grape", "step S")
    assert table.strategoi("blue") == ["1"]
    assert table.told("strategos-row-chosen", "strategos-placed") == [
        "strategos-row-chosen 1 unfought",
        "strategos-placed blue 3 1",
    ]
    assert table.told("commander-driven-out") == ["commander-driven-out hyperbius 1"]


def test_her_strategos_prefers_the_row_of_the_next_battle() -> None:
    """18.2 (R103)."""
    table = crossing("v4-2", "r4c2", "r5c2", "r6c2").match().play("estate 1 M1", "good grape", "step S")
    assert table.told("strategos-row-chosen") == ["strategos-row-chosen 5 battle"]


def test_her_strategos_prefers_a_row_that_has_not_fought() -> None:
    given = Rebels(round=4).fate(3, "conflict_1").fate(5, "conflict_5").family("red", citizens=["1"])
    given.tile("r1c2", "pink_g2").tile("r2c2", "pink_dp").tile("r3c2", "pink_dc").archon("red", "r1c2")
    given.die("blue", "hoplite", "3+", "v1-2")
    table = given.match().play("estate 1 M1", "good grape", "step S")
    assert table.told("strategos-row-chosen") == ["strategos-row-chosen 2 unfought"]


def test_a_row_without_an_alternative_is_told_as_such() -> None:
    """18.2, 12.2: she has a Strategos in the upper row already."""
    given = crossing("v4-2", "r4c2", "r5c2", "r6c2").family("blue", strategoi=[4])
    table = given.match().play("estate 1 M1", "good grape", "step S")
    assert table.told("strategos-row-chosen") == ["strategos-row-chosen 5 only"]
    given = Rebels(round=4).fate(3, "conflict_2").fate(5, "conflict_5").family("red", citizens=["1"])
    given.tile("r1c2", "pink_g2").tile("r2c2", "pink_dp").tile("r3c2", "pink_dc").archon("red", "r1c2")
    given.die("blue", "hoplite", "3+", "v1-2").family("blue", strategoi=[1])
    table = given.match().play("estate 1 M1", "good grape", "step S")
    assert table.told("strategos-row-chosen") == ["strategos-row-chosen 2 only"]


def test_a_hoplite_of_hers_without_a_possible_row_scores_a_point() -> None:
    """R101, R56."""
    given = crossing("v1-2", "r1c2", "r2c2", "r3c2").family("blue", strategoi=[1, 2], score=10)
    table = given.match().play("estate 1 M1", "good grape", "step S")
    assert table.score("blue") == 11


def test_her_councillor_takes_the_first_legal_space_of_the_first_card_that_has_one() -> None:
    """18.7."""
    given = battle().path("blue").councillor("blue", "UL3").disruption("UR2", "MI3", "LL1", "LR2")
    table = given.disruptions("T1", "T2").match()
    assert table.told("disruption-turned", "councillor-seated") == [
        "disruption-turned T1",
        "disruption-turned T2",
        "councillor-seated blue MI1",
    ]


def test_an_empty_disruption_deck_is_made_of_the_cards_turned_over() -> None:
    table = battle().path("blue").disruptions().match()
    assert len(table.told("councillor-seated")) == 1
    assert len(table.told("disruption-turned")) == 1


def test_the_cards_turned_over_are_shuffled_first() -> None:
    turned = set()
    for seed in range(8):
        s = battle().path("blue").disruptions().table()
        s.dice = Dice.from_seed(str(seed))
        turn_disruptions(s, [SEAT_AT.of(space) for space in range(len(s.council))])
        turned.add(rebellion_of(s).disruption_discards[-1])
    assert len(turned) > 1


def test_her_die_stays_on_the_path_if_no_space_is_legal() -> None:
    """R118."""
    spaces = ["UL1", "UR1", "MI1", "LL1", "LR1"]
    table = battle().councillor("blue", *spaces).path("blue").match()
    assert table.path == ["blue"]
    assert table.told("disruption-turned") == []


def test_the_herald_of_the_fate_phase_comes_from_the_deck() -> None:
    """R119."""
    assert battle().match().told("herald-came") == ["herald-came H3"]


def test_she_scores_dice_sets_and_councillors_only() -> None:
    """18.7."""
    given = Rebels().family("blue", score=30, fulfilled=["C1", "C2"], gates=["proetid"], dionysus=9)
    given.councillor("blue", "UL1", "MI1").path("blue").die("blue", "citizen", "2", "h1-1").die(
        "blue", "hoplite", "3", "h2-1"
    )
    assert given.pad("blue") == {
        "track": 30,
        "council": 36,
        "estate": 0,
        "city": 5,
        "sets": 9,
        "tokens": 0,
        "hand": 0,
    }


def test_her_councillors_on_the_path_score_like_those_on_monuments() -> None:
    """EX136 (R118)."""
    given = Rebels().councillor("blue", "UL1", "UR1", "MI1", "LL1", "LR1").path("blue", "blue")
    assert given.pad("blue")["council"] == 84


def test_you_win_only_with_more_points_than_she_has() -> None:
    """EX122."""
    tied = Rebels().family("red", score=76).family("blue", score=98).sheet()
    assert tied.totals == [98, 98]
    assert (tied.winners, tied.tie_break) == ([1], "rebellion")
    ahead = Rebels().family("red", score=77).family("blue", score=98).sheet()
    assert (ahead.winners, ahead.tie_break) == ([0], "")


def comfort(*challenges: str) -> Rebels:
    given = Rebels(*challenges, round=4, is_fate=True).row("H5", "H8", "H3").cards("SB1").fate(4, "triumph")
    return given.family("red", dionysus=1)


def test_the_lowest_hoplite_and_citizen_in_the_city_are_promoted_before_comfort() -> None:
    """R120, R133."""
    given = comfort("CH2", "CH3").die("blue", "hoplite", "2", "h2-2").die("blue", "hoplite", "3", "h2-3")
    table = given.die("blue", "citizen", "1+", "h4-3").die("blue", "citizen", "2", "h5-3").match()
    assert table.told("challenge-acts") == ["challenge-acts CH2", "challenge-acts CH3"]
    assert (table.face_at("h2-2"), table.face_at("h2-3")) == ("2+", "3")
    assert (table.face_at("h4-3"), table.face_at("h5-3")) == ("2", "2")


def test_only_without_one_in_the_city_the_lowest_of_her_supply_is_promoted() -> None:
    """R120."""
    table = comfort("CH2").family("blue", hoplites=["2", "1+"]).match()
    assert table.supply("blue", "hoplite") == ["2", "2"]
    assert table.told("die-found") == ["die-found supply-hoplite-1+ lowest-supply"]


def test_of_equally_low_dice_the_tiebreaker_finds_one_and_gives_its_card_back() -> None:
    """R120, R131."""
    given = comfort("CH3").row("H5", "H8", "H3", "H12").cards("SB3")
    table = given.die("blue", "citizen", "1", "h4-3").die("blue", "citizen", "1", "h5-3").match()
    assert table.told("searched", "herald-discarded") == ["searched deck H12 r5c4", "herald-discarded H12"]
    assert (table.face_at("h4-3"), table.face_at("h5-3")) == ("1", "1+")


def test_challenges_rest_in_rounds_of_conflict() -> None:
    """18.8."""
    assert battle("CH2", "CH3").die("blue", "hoplite", "2", "h4-2").match().told("challenge-acts") == []
