"""The fifteen actions of the estate: scenarios EX19 and EX27 to EX40."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.thebai.given import Given


def estate(face: str = "1", **family: Any) -> Given:
    """Pink with one Citizen to use and another one left."""
    given = Given("pink", "red", "blue").family("pink", citizens=[face, "1"], **family)
    return given.elsewhere()


def corner() -> Given:
    """Pink may build beside r7c2, which shows white to its left."""
    given = Given("pink", "red", "blue").family("pink", citizens=["2", "1"])
    return given.tile("r7c2", "pink_g2", rotation=3).estate("pink", {"T4": "pink_p2"})


def test_market_brings_drachma_and_a_commodity() -> None:
    """EX19 M1."""
    table = estate("2").match().play("estate 2 M1", "good bronze")
    assert table.has("pink") == "0G 0P 1B 2D"


def test_build_resolves_one_matching_roof() -> None:
    """EX27 T1."""
    table = corner().match().play("estate 1 T1", "tile top", "cell r7c1", "rotate 2")
    assert table.offers("roof") == ["E", "S", "W"]
    table.play("roof W", "good grape")
    assert table.prompt == "archon"
    assert table.tile_at("r7c1") == "pink_p2"


def test_grand_build_resolves_as_many_roofs_as_the_die_has_power() -> None:
    """EX28 M3: each side at most once."""
    table = corner().match().play("estate 2 M3", "tile top", "cell r7c1", "rotate 2", "roof W", "good grape")
    assert table.offers("roof") == ["E", "S"]
    table.play("roof S", "skip")
    assert table.prompt == "archon"


def test_the_festival_of_roofs_adds_one_more() -> None:
    """EX28 M3 with the Blessing."""
    given = corner().family("pink", dionysus=4)
    table = given.match().play(
        "estate 2 M3", "tile top", "cell r7c1", "rotate 2", "roof W", "good grape", "roof S", "skip"
    )
    assert table.offers("roof") == ["E"]


def test_wine_offering_takes_two_steps_on_one_track() -> None:
    """EX29 T2 (R40)."""
    table = estate(grape=1, dionysus=2).match().play("estate 1 T2", "pay", "advance dionysus")
    assert table.offers("advance") == ["dionysus"]
    table.play("advance dionysus")
    assert table.has("pink") == "0G 0P 0B 0D"
    assert "purple1" in table.metics("pink")
    assert table.blessings("pink") == ["festival"]


def test_wine_offering_needs_a_grape() -> None:
    table = estate(pottery=3).match().play("estate 1 T2")
    assert table.prompt != "pay"
    assert table.steps("pink", "dionysus") == 0


def test_herald_of_the_family_rushes_and_promotes() -> None:
    """EX30 T3 (R39)."""
    given = Given().family("pink", citizens=["1", "2"]).tile("r3c2", "pink_g2").tile("r4c3", "green_b2")
    given.archon("pink", "r3c2").die("red", "hoplite", "2", "v3-2").die("red", "hoplite", "2", "v4-3").tile(
        "r5c3", "red_g2"
    )
    table = given.match().play("estate 1 T3", "rush r4c3", "promote estate-T3")
    assert table.prompt == "archon"
    assert table.archon("pink") == "r4c3"
    assert table.has("pink") == "0G 0P 2B 0D"
    assert table.face_at("T3", "pink") == "1+"
    assert table.face_at("v3-2") == "2"


def test_procession_mixes_the_tracks() -> None:
    """EX31 T4."""
    table = estate("3", ares=1, score=10).match().play("estate 3 T4", "advance ares", "advance dionysus")
    table.play("promote estate-T4", "advance dionysus")
    assert (table.steps("pink", "ares"), table.steps("pink", "dionysus")) == (2, 2)
    assert table.face_at("T4", "pink") == "3+"
    assert table.score("pink") == 14


@pytest.mark.parametrize(("face", "grape", "points"), [("2", 0, 9), ("3+", 1, 9), ("1", 1, 0)])
def test_thanksgiving_counts_all_blessings(face: str, grape: int, points: int) -> None:
    """EX32 T5 (R13, R41): a price of nothing is no question, one that can't be paid is not asked."""
    table = estate(face, grape=1, dionysus=9, ares=5, score=10).match().play(f"estate {face} T5")
    if table.prompt == "pay":
        table.play("pay")
    assert table.tokens("pink")["grape"] == grape
    assert table.score("pink") == 10 + points


def test_trading_house_mixes_contracts_and_exchanges() -> None:
    """EX33 M2 (R16): the display is refilled after the action."""
    given = estate("2", pottery=1).display("C5", "C8", "C18", "C22").deck("C30", "C31")
    table = given.match().play("estate 2 M2", "take 2")
    assert table.display == ["C5", "", "C18", "C22"]
    table.play("swap pottery bronze")
    assert table.hand("pink") == ["C8"]
    assert table.display == ["C5", "C30", "C18", "C22"]
    assert table.tokens("pink")["bronze"] == 1


def test_harvest_brings_one_commodity_in_plenty() -> None:
    """EX34 M4."""
    table = estate("3+").match().play("estate 3+ M4", "good pottery")
    assert table.tokens("pink")["pottery"] == 6


def test_the_negotiator_fulfils_a_contract_at_a_discount() -> None:
    """EX35 M5 (R42): the regular contract of the turn is still to come."""
    given = estate("2", hand=["C24", "C1"], grape=3, pottery=2, score=10)
    table = given.match().play("estate 2 M5", "fulfil C24")
    assert table.offers("waive") == ["pottery", "bronze"]
    table.play("waive bronze")
    assert table.has("pink") == "2G 0P 0B 0D"
    assert table.score("pink") == 14
    assert table.offers("fulfil") == ["C1"]


def test_muster_places_a_hoplite_and_for_bronze_another_one() -> None:
    """EX36 B1 (R43)."""
    table = estate(hoplites=["1", "1"], bronze=1).match()
    table.play("estate 1 B1", "hoplite supply-hoplite-1", "to v2-2", "pay")
    assert "city-v2-2" not in table.offers("hoplite")
    table.play("hoplite supply-hoplite-1", "to h2-3")
    assert (table.face_at("v2-2"), table.face_at("h2-3")) == ("1", "1")
    assert table.tokens("pink")["bronze"] == 0


def test_muster_can_be_forgone_and_then_there_is_nothing_to_pay_for() -> None:
    """R43."""
    table = estate(bronze=1).match().play("estate 1 B1", "skip")
    assert table.tokens("pink")["bronze"] == 1
    assert table.prompt != "pay"


def test_drill_promotes_hoplites_once_more_than_the_power() -> None:
    """EX37 B2 (R44)."""
    given = estate(hoplites=["1"]).die("pink", "hoplite", "1", "v2-2")
    table = given.match().play("estate 1 B2", "promote city-v2-2", "promote city-v2-2")
    assert table.face_at("v2-2") == "2"


def test_clearing_opens_an_action_space_at_once() -> None:
    """EX38 B3."""
    given = estate().estate("pink", {"T2": "pink_g2", "T3": "pink_dp"})
    table = given.match().play("estate 1 B3", "remove top")
    assert "T2" not in table.estate("pink")
    assert table.tokens("pink")["grape"] == 2
    assert table.estate("pink") == {"T3": "pink_dp"}


def test_clearing_an_empty_estate_does_nothing() -> None:
    """R46."""
    table = estate().match().play("estate 1 B3")
    assert table.told("tile-removed") == []


def test_armoury_promotes_different_hoplites_twice() -> None:
    """EX39 B4."""
    given = estate("2", hoplites=["2+", "1"], bronze=1).die("pink", "hoplite", "1", "v2-2")
    table = given.match().play("estate 2 B4", "pay", "promote city-v2-2")
    assert table.offers("promote") == ["supply-hoplite-2+", "supply-hoplite-1"]
    table.play("promote supply-hoplite-2+")
    assert table.face_at("v2-2") == "2"
    assert table.supply("pink", "hoplite") == ["1", "3+"]
    assert table.tokens("pink")["bronze"] == 0


def test_the_bribed_council_takes_a_tile_on_a_disruption_marker() -> None:
    """EX40 B5 (R45)."""
    given = estate("3", bronze=2).disruption("UL1", "MI3")
    table = given.match().play("estate 3 B5", "pay", "disrupt UL1")
    assert table.tokens("pink")["bronze"] == 1
    assert table.councillor_tiles("pink") == ["UL1"]


def test_a_marker_takes_one_councillor_tile_of_each_family() -> None:
    """EX40 (R45)."""
    given = estate("3", bronze=2, councillors=["UL1"]).family("red", councillors=["MI3"]).disruption("UL1", "MI3")
    table = given.match().play("estate 3 B5", "pay")
    assert table.councillor_tiles("pink") == ["UL1", "MI3"]
    given = estate("3", bronze=2, councillors=["UL1"]).disruption("UL1")
    table = given.match().play("estate 3 B5")
    assert table.prompt != "pay"


def test_a_contract_of_two_is_free_for_a_discount_of_two() -> None:
    """EX132 M5."""
    table = estate("2", hand=["C7"], score=10).match().play("estate 2 M5", "fulfil C7")
    assert table.score("pink") == 15
    table = estate("1", hand=["C7"]).match().play("estate 1 M5")
    assert table.offers("fulfil") == []
    assert table.fulfilled("pink") == []


def test_without_a_councillor_tile_left_there_is_nothing_to_pay_for() -> None:
    """R45."""
    spaces = ["UL1", "UR1", "MI1"]
    given = estate("3", bronze=2, councillors=spaces).disruption(*spaces, "LL1")
    table = given.match().play("estate 3 B5")
    assert table.prompt == "archon"
    assert table.tokens("pink")["bronze"] == 2


def test_a_metic_acts_with_its_own_power() -> None:
    """8.7."""
    given = Given().family("pink", citizens=["1", "1"], metics=["yellow2"]).elsewhere()
    table = given.match().play("estate 1 B3", "archon r1c4", "metic yellow2 M1", "good grape")
    assert table.has("pink") == "1G 0P 0B 5D"


def test_a_metic_is_no_die() -> None:
    """8.7, R39: it can't be promoted itself, but a Citizen can."""
    given = Given().family("pink", citizens=["1", "1"], metics=["purple2"]).elsewhere()
    table = given.match().play("estate 1 M1", "good grape", "archon r1c4", "metic purple2 T3", "rush r2c4")
    assert table.offers("promote") == ["estate-M1", "supply-citizen-1"]


def test_a_metic_goes_to_the_row_of_its_colour() -> None:
    """8.7."""
    given = Given().family("pink", citizens=["1", "1"], metics=["red1", "yellow2"]).elsewhere()
    table = given.estate("pink", {"B3": "pink_g2"}).match().play("estate 1 B1", "skip", "archon r1c4")
    yellow = ["yellow2 M1", "yellow2 M2", "yellow2 M3", "yellow2 M4", "yellow2 M5"]
    assert table.offers("metic") == [*yellow, "red1 B2", "red1 B4", "red1 B5"]


def test_a_die_promoted_by_its_own_action_does_not_make_it_stronger() -> None:
    """R26."""
    table = estate("1+").match().play("estate 1+ T4", "advance dionysus", "promote estate-T4")
    assert table.face_at("T4", "pink") == "2"
    assert table.prompt == "archon"
    assert table.steps("pink", "dionysus") == 1


def test_thanksgiving_counts_final_blessings_too() -> None:
    """R41."""
    table = estate("3", dionysus=12, ares=12, score=10).match().play("estate 3 T5")
    assert table.score("pink") == 10 + 6 * 3
