"""Ascending, Strategoi and Commanders: scenarios EX61 to EX72, EX130."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.thebai.given import Given


def drilling(*spaces: str, **family: Any) -> Given:
    """Pink, with Hoplites 3+ on these spaces, is about to promote them."""
    given = Given("pink", "red", "blue").family("pink", citizens=["1", "1"], score=10, **family)
    for space in spaces:
        given.die("pink", "hoplite", "3+", space)
    return given.elsewhere()


def test_the_path_brings_fewer_points_to_each_who_comes_later() -> None:
    """EX61."""
    points = []
    for waiting in range(6):
        given = Given().family("pink", citizens=["1", "1"], score=10).die("pink", "citizen", "3+", "h1-1").elsewhere()
        table = given.path(*["red"] * waiting).resolving("pink_pc").play("promote city-h1-1")
        points.append(table.score("pink") - 10)
        assert table.path[-1] == "pink"
    assert points == [5, 4, 3, 2, 1, 1]


def test_strategoi_come_in_the_order_of_their_powers() -> None:
    """EX62."""
    given = drilling("h2-1", "h6-1").family("pink", citizens=["1"], score=10)
    given.commanders()
    table = given.match().play("estate 1 B2", "promote city-h2-1", "promote city-h6-1")
    assert table.strategoi("pink") == ["2", "6"]
    told = table.told("strategos-placed")
    assert told == ["strategos-placed pink 3 2", "strategos-placed pink 4 6"]


def test_the_second_strategos_of_a_row_claims_no_commander() -> None:
    """EX63."""
    given = drilling("h4-1").family("red", strategoi=[4])
    table = given.match().play("estate 1 B2", "promote city-h4-1")
    assert table.strategoi("pink") == ["4"]
    assert table.commanders("pink") == []
    assert table.prompt == "promotion"


def test_nobody_is_asked_for_a_commander_where_none_is_left() -> None:
    """R60: there is nothing to claim, so there is nothing to decline either."""
    table = drilling("h4-1").commanders().match().play("estate 1 B2", "promote city-h4-1")
    assert table.strategoi("pink") == ["4"]
    assert table.told("automatic") == ["automatic pink row 4"]


def test_a_row_with_an_own_strategos_takes_no_other() -> None:
    """EX64."""
    given = drilling("v4-1").family("pink", citizens=["1", "1"], strategoi=[4]).commanders()
    table = given.match().play("estate 1 B2", "promote city-v4-1")
    assert table.strategoi("pink") == ["4", "5"]


def test_a_hoplite_between_two_rows_chooses_one() -> None:
    """12.2."""
    table = drilling("v4-1").commanders().match().play("estate 1 B2", "promote city-v4-1")
    assert table.offers("row") == ["4", "5"]


def test_a_hoplite_without_a_row_left_stays_for_a_point() -> None:
    """EX65 (R56)."""
    given = Given().family("pink", citizens=["1", "1"], score=10, strategoi=[4, 5]).elsewhere()
    given.die("pink", "hoplite", "3+", "v4-1")
    table = given.match().play("estate 1 B2", "promote city-v4-1")
    assert table.face_at("v4-1") == "3+"
    assert table.score("pink") == 11


def test_nobody_has_more_than_three_commanders() -> None:
    """EX66 (R58)."""
    given = drilling("h4-1")
    for commander, place in (("creon", ""), ("tiresias", "ares"), ("megareus", "top")):
        given.commander("pink", commander, place)
    table = given.match().play("estate 1 B2", "promote city-h4-1")
    assert table.prompt == "promotion"
    assert len(table.commanders("pink")) == 3


def test_a_commander_may_be_left() -> None:
    """R59."""
    table = drilling("h4-1").commanders("creon", "actor").match().play("estate 1 B2", "promote city-h4-1")
    assert table.menu == ["claim creon", "claim actor", "skip"]
    table.play("skip")
    assert table.commanders("pink") == []


def test_the_bonus_of_a_row_can_pay_for_its_action() -> None:
    """EX67 (R62)."""
    given = Given().family("pink", citizens=["1", "1"]).commander("pink", "melanippus", "bottom").elsewhere()
    table = given.match().play("estate 1 B4", "bonus_first")
    assert table.has("pink") == "0G 0P 1B 1D"
    table.play("pay", "promote supply-hoplite-1")
    assert table.has("pink") == "0G 0P 0B 1D"
    assert table.supply("pink", "hoplite") == ["1", "1", "1", "2"]


@pytest.mark.parametrize(
    ("commander", "choices", "tokens"),
    [
        ("polyphontes", ["good bronze"], "0G 1P 1B 0D"),
        ("megareus", ["promote supply-hoplite-1"], "1G 0P 0B 0D"),
        ("melanippus", [], "0G 0P 1B 1D"),
    ],
)
def test_each_guard_of_a_row_has_a_bonus_of_its_own(commander: str, choices: list[str], tokens: str) -> None:
    """12.4; the bonus comes last if its owner likes."""
    given = Given().family("pink", citizens=["1", "1"]).commander("pink", commander, "top").elsewhere()
    table = given.match().play("estate 1 T4", "bonus_last", "skip", *choices)
    assert table.has("pink") == tokens
    assert table.prompt == "archon"


def test_a_commander_won_by_an_action_brings_no_bonus_for_it() -> None:
    """EX130 (R129)."""
    given = drilling("h2-1").family("pink", citizens=["1"], metics=["red1"]).commanders("melanippus", "creon")
    table = given.match().play("estate 1 B2", "promote city-h2-1", "claim melanippus", "guard bottom")
    table.play("promote supply-hoplite-1")
    assert table.has("pink") == "0G 0P 0B 0D"
    table.play("archon r1c4")
    assert table.has("pink") == "0G 0P 0B 3D"
    table.play("metic red1 B3", "bonus_last")
    assert table.has("pink") == "0G 0P 1B 4D"


def test_a_row_has_one_guard_at_most() -> None:
    """R61."""
    given = drilling("h2-1").commander("pink", "megareus", "top").commanders("melanippus")
    table = given.match().play("estate 1 B2", "promote city-h2-1", "claim melanippus")
    assert table.offers("guard") == ["middle", "bottom"]


def test_hyperbius_brings_all_roofs_that_face_his_cell() -> None:
    """EX68 (R63)."""
    given = drilling("h4-1").commanders("hyperbius").family("pink", citizens=["1"], bronze=1)
    table = given.match().play("estate 1 B2", "promote city-h4-1", "claim hyperbius", "stand r1c1")
    assert table.offers("roof") == ["N", "W"]
    table.play(
        "roof N", "take 1", "swap bronze grape", "roof W", "promote supply-hoplite-1", "promote supply-hoplite-1"
    )
    assert table.hand("pink") == ["C5"]
    assert table.supply("pink", "hoplite") == ["1", "1+", "1+"]


def test_tiresias_adds_a_promotion_from_his_first_step_on() -> None:
    """EX69 (R65)."""
    given = drilling("h4-1").commanders("tiresias").family("pink", citizens=["1"], ares=7)
    table = given.match().play("estate 1 B2", "promote city-h4-1", "claim tiresias", "serve ares", "advance ares")
    assert table.blessings("pink") == ["landlord", "drillmaster"]
    table.play("advance ares", "promote supply-hoplite-1", "promote supply-hoplite-1", "promote supply-hoplite-1+")
    assert table.supply("pink", "hoplite") == ["1", "1+", "2"]


def test_actor_activates_both_tiles_beside_him_for_nothing() -> None:
    """EX70 (R66)."""
    given = drilling("h5-1").commanders("actor").tile("r3c2", "pink_g2").tile("r3c3", "pink_b2")
    table = given.match().play("estate 1 B2", "promote city-h5-1", "claim actor", "post h3-2", "both r3c2")
    assert table.has("pink") == "2G 0P 2B 0D"
    assert not table.is_empty("h3-2")


def test_creon_takes_a_seat_for_two_drachma() -> None:
    """EX72 (R68)."""
    given = drilling("h5-1").commanders("creon").family("pink", citizens=["1"], drachma=2).disruption("LR1")
    table = given.match().play("estate 1 B2", "promote city-h5-1", "claim creon")
    assert "LR1" not in table.offers("seat")
    table.play("seat LR3")
    assert table.tokens("pink")["drachma"] == 0
    assert table.council("LR3") == "creon"


def test_creon_without_two_drachma_is_kept_without_effect() -> None:
    """R68."""
    given = drilling("h5-1").commanders("creon").family("pink", citizens=["1"], drachma=1)
    table = given.match().play("estate 1 B2", "promote city-h5-1", "claim creon")
    assert table.commanders("pink") == ["creon"]
    assert table.prompt == "promotion"


def test_lasthenes_waits_for_a_card_if_the_display_is_empty() -> None:
    """R67."""
    given = drilling("h5-1").commanders("lasthenes").display("", "", "", "").deck()
    table = given.match().play("estate 1 B2", "promote city-h5-1", "claim lasthenes")
    assert table.commanders("pink") == ["lasthenes"]
    assert table.prompt == "promotion"


def test_a_family_has_a_strategos_for_each_of_its_hoplites() -> None:
    """R57: the last has power 6, and others may have one in the same row."""
    given = Given().die("pink", "hoplite", "3+", "h4-1").elsewhere()
    given.family("pink", citizens=["1", "1"], hoplites=[], strategoi=[1, 2, 3]).family("red", strategoi=[4])
    table = given.match().play("estate 1 B2", "promote city-h4-1")
    assert table.told("strategos-placed") == ["strategos-placed pink 6 4"]
    assert table.supply("pink", "hoplite") == []
    assert table.prompt == "archon"


def test_a_commander_without_a_place_is_kept_without_effect() -> None:
    """R66, R69: there is no tile beside which Actor could stand."""
    given = Given().family("pink", citizens=["1", "1"]).die("pink", "hoplite", "3+", "h4-1").commanders("actor")
    table = given.match().play("estate 1 B2", "promote city-h4-1", "claim actor")
    assert table.commanders("pink") == ["actor"]
    assert table.told("posted") == []
    assert table.prompt == "promotion"


def test_the_place_of_a_commander_is_not_filled_again() -> None:
    """R59."""
    given = drilling("h4-1", "h5-1").commanders("melanippus", "creon")
    table = given.match().play("estate 1 B2", "promote city-h4-1", "claim melanippus", "guard top", "promote city-h5-1")
    assert table.menu == ["claim creon", "skip"]
