"""Antigone's contracts, devotion and building: scenarios EX107, EX108, EX112 to EX114, EX121, EX137."""

from __future__ import annotations

import pytest
from tests.games.thebai.antigone.rebels import Rebels


def city(herald: str) -> Rebels:
    given = Rebels().herald_card(herald).tile("r3c2", "pink_g2").tile("r3c3", "pink_dp", 1)
    return given.tile("r4c2", "red_g2").tile("r4c3", "green_b2", 2).family("blue", score=10)


@pytest.mark.parametrize(("herald", "cell"), [("H8", "r4c4"), ("H1", "r3c1")])
def test_she_builds_where_most_sides_match_and_the_herald_breaks_the_tie(herald: str, cell: str) -> None:
    """EX107."""
    deed = city(herald).stacks(["blue_g2"], [], []).does("build")
    assert deed.tile_at(cell) == "blue_g2"
    assert deed.told("cells-compared", "searched") == ["cells-compared blue_g2 2 3", f"searched left {herald} {cell}"]
    assert deed.score("blue") == 14
    assert deed.asked == []


def test_the_best_rotation_is_taken() -> None:
    """EX107."""
    deed = city("H8").stacks([], ["blue_g2"], []).does("build")
    assert deed.told("tile-placed") == ["tile-placed blue blue_g2 r4c4 0"]


def test_between_equally_good_rotations_you_choose() -> None:
    """EX108."""
    deed = city("H1").stacks(["blue_dc"], [], []).does("build", 0, "rotate 2")
    assert deed.asked == [["rotate 1", "rotate 2"]]
    assert deed.told("tile-placed") == ["tile-placed blue blue_dc r3c1 2"]
    assert deed.score("blue") == 12


def test_a_stack_that_is_empty_gives_way_to_the_next_on_the_right() -> None:
    """R98."""
    deed = city("H8").stacks([], [], ["blue_g2", "neutral_n01"]).does("build")
    assert deed.told("stack-rolled")[0].endswith(" right")
    assert deed.rebellion.stacks[2] != []


def test_with_empty_stacks_she_builds_nothing() -> None:
    """R98."""
    assert city("H8").does("build").told("nothing-done") == ["nothing-done no-tile"]


def test_without_room_the_tile_stays_on_its_stack() -> None:
    """R115."""
    given = Rebels().herald_card("H8").stacks(["blue_g2"], [], [])
    deed = given.does("build")
    assert deed.told("nothing-done") == ["nothing-done no-cell"]
    assert deed.rebellion.stacks[0] != []


def test_she_does_not_build_where_your_hyperbius_stands() -> None:
    """18.5."""
    given = city("H8").commander("red", "hyperbius", "r4c4").stacks(["blue_g2"], [], [])
    assert given.does("build").tile_at("r4c4") == ""


DISPLAY = ("C5", "C22", "C33", "C12")


@pytest.mark.parametrize(("count", "points"), [(1, 4), (2, 8)])
def test_she_takes_a_contract_of_the_suit_she_has_fewest_of(count: int, points: int) -> None:
    """EX112."""
    given = Rebels().family("blue", score=10, fulfilled=["C1", "C2"]).display(*DISPLAY)
    deed = given.does("favors", count)
    assert deed.fulfilled("blue") == ["C1", "C2", "C33"]
    assert deed.score("blue") == 10 + points
    assert deed.told("favor-taken") == ["favor-taken C33 0 fewest"]


def test_of_equal_suits_the_dearest_then_the_leftmost_is_taken() -> None:
    """EX113 (R114)."""
    given = Rebels().family("blue", fulfilled=["C1", "C2", "C3", "C4"]).display("C5", "C22", "C33", "C35")
    assert given.does("favors", 1).told("favor-taken") == ["favor-taken C22 1 leftmost"]


def test_of_equal_suits_the_only_dearest_is_taken() -> None:
    given = Rebels().family("blue", fulfilled=["C1", "C2", "C3", "C4"]).display("C5", "C35", "C33", "C37")
    assert given.does("favors", 1).told("favor-taken") == ["favor-taken C33 1 cost"]


def test_gates_do_not_count_as_contracts_of_a_suit() -> None:
    """R114."""
    given = Rebels().family("blue", gates=["proetid"], fulfilled=["C1"]).display(*DISPLAY)
    assert given.does("favors", 1).told("favor-taken") == ["favor-taken C22 0 leftmost"]


def test_an_empty_display_has_no_favor() -> None:
    """R114."""
    deed = Rebels().display("", "", "", "").deck().does("favors", 1)
    assert deed.told("nothing-done") == ["nothing-done no-contract"]


def test_lasthenes_marks_anew_when_she_takes_his_contract() -> None:
    """R67."""
    given = Rebels().commander("red", "lasthenes", "3").display(*DISPLAY).family("blue", fulfilled=["C1", "C2"])
    deed = given.cards("SB8", "SB1").resolves_card("mark 2")
    assert deed.told("marked") == ["marked red 2"]


def test_the_display_is_refilled_when_her_whole_card_is_resolved() -> None:
    """R127."""
    given = Rebels().display(*DISPLAY).deck("C40", "C41").family("blue", fulfilled=["C1", "C2"])
    assert given.does("favors", 1).display == ["C5", "C22", "", "C12"]
    deed = given.cards("SB8", "SB1").resolves_card()
    assert deed.display == ["C5", "C22", "C40", "C12"]


def test_the_destiny_card_she_calls_belongs_to_the_card_that_called_it() -> None:
    """R127: SE5 is Destiny Calling, then Broken Deals; D6 brings Collect Favors."""
    given = Rebels().destiny("D6").display(*DISPLAY).deck("C40", "C41", "C42", "C43", "C44").cards("SE5", "SB1")
    deed = given.family("blue", fulfilled=["C1", "C2"]).resolves_card()
    assert deed.fulfilled("blue") == ["C1", "C2", "C33"]
    assert deed.told("deal-broken") == ["deal-broken C5", "deal-broken C22", "deal-broken C12"]
    assert deed.display == ["C40", "C41", "C42", "C43"]


def test_broken_deals_discard_what_she_left_and_four_contracts_come() -> None:
    """EX137 (R127)."""
    given = Rebels().display("C14", "C6", "C7", "C8").deck("C40", "C41", "C42", "C43", "C44").cards("SE3", "SB1")
    deed = given.family("blue", fulfilled=["C1"]).resolves_card()
    assert deed.fulfilled("blue") == ["C1", "C14"]
    assert deed.told("deal-broken", "displayed") == [
        "deal-broken C6",
        "deal-broken C7",
        "deal-broken C8",
        "displayed C40 1",
        "displayed C41 2",
        "displayed C42 3",
        "displayed C43 4",
    ]
    assert len(deed.state.deck) == 1


def test_the_discards_of_broken_deals_become_the_deck_as_soon_as_it_is_empty() -> None:
    """R17, R127."""
    given = Rebels().display("C14", "C6", "C7", "C8").deck("C40", "C41").cards("SE3", "SB1")
    deed = given.family("blue", fulfilled=["C1"]).resolves_card()
    assert deed.display[:2] == ["C40", "C41"]
    assert set(deed.display[2:]) < {"C6", "C7", "C8"}
    assert len(deed.state.deck) == 1
    assert deed.told("contracts-shuffled") == ["contracts-shuffled 3"]


def test_a_contract_drawn_from_the_deck_renews_it_too() -> None:
    """R127."""
    given = Rebels().display(*DISPLAY).deck("C40").family("red", citizens=["1"])
    given.rebellion.contract_discards = [40, 41]
    table = given.elsewhere().match().play("estate 1 M2", "take_deck")
    assert len(table.state.deck) == 2


def test_an_offering_goes_to_her_focus_and_brings_points_only() -> None:
    """EX114."""
    deed = Rebels().family("blue", score=10, hoplites=["1"]).does("offering", 2)
    assert deed.steps("blue", "ares") == 2
    assert deed.score("blue") == 12
    assert deed.supply("blue", "hoplite") == ["1"]


def test_split_devotion_goes_to_the_other_track() -> None:
    deed = Rebels().does("split", 1)
    assert (deed.steps("blue", "dionysus"), deed.steps("blue", "ares")) == (1, 0)


def test_she_takes_the_points_of_a_final_blessing_and_of_steps_beyond() -> None:
    """R100."""
    given = Rebels().family("blue", score=10, ares=11, hoplites=["1"]).family("red", ares=12)
    deed = given.does("offering", 3)
    assert deed.score("blue") == 10 + 6 + 2
    assert deed.supply("blue", "hoplite") == ["1"]


def test_metic_spaces_and_blessings_bring_her_nothing() -> None:
    """R100."""
    deed = Rebels().destiny("D2").family("blue", score=10, dionysus=2).does("offering", 2)
    assert deed.score("blue") == 10
    assert deed.metics("blue") == {}


def test_the_pious_score_for_metic_spaces() -> None:
    """EX121."""
    deed = Rebels("CH4").destiny("D2").family("blue", score=10, dionysus=2).does("offering", 2)
    assert deed.score("blue") == 15
    assert deed.told("challenge-acts") == ["challenge-acts CH4"]


def test_destiny_calling_carries_out_the_destiny_card_in_its_place() -> None:
    given = Rebels().destiny("D6").family("blue", score=10).display(*DISPLAY)
    deed = given.does("destiny")
    assert deed.told("icon-resolved") == ["icon-resolved favors 1", "icon-resolved offering 1"]
    assert deed.steps("blue", "dionysus") == 1
