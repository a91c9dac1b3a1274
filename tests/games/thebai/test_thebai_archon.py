"""The Archon: scenarios EX50 to EX60, EX128, EX129."""

from __future__ import annotations

from typing import Any

from tests.games.thebai.given import Given


def pink_without_citizens(*colours: str, **family: Any) -> Given:
    """Pink's turn begins with its Archon, as it has no Citizen at all."""
    given = Given(*(colours or ("pink", "red", "green")))
    return given.family("pink", general=0, score=10, **family)


def square() -> Given:
    """Pink's Archon on the first of four tiles around one point."""
    given = pink_without_citizens().archon("pink", "r3c2")
    given.tile("r3c2", "red_g2").tile("r3c3", "red_b2").tile("r4c3", "pink_g2").tile("r4c2", "red_p2")
    return given


def test_an_archon_from_the_supply_goes_to_a_free_tile() -> None:
    """EX50 (R32): Landlord is for movements."""
    given = pink_without_citizens(ares=5).tile("r3c2", "red_g2").tile("r3c3", "pink_b2").tile("r1c1", "red_dp")
    table = given.archon("red", "r3c2").match()
    assert table.offers("archon") == ["r1c1", "r3c3"]
    table.play("archon r3c3")
    assert table.has("pink") == "0G 0P 2B 0D"


def test_a_plaza_is_free_and_a_foreign_die_is_promoted() -> None:
    """EX51."""
    table = square().plaza("h3-2").die("green", "hoplite", "2", "v3-3").match().play("step E", "step S")
    assert table.face_at("v3-3") == "2+"
    assert table.has("pink") == "2G 0P 0B 0D"
    assert table.archon("pink") == "r4c3"


def test_a_walk_is_the_same_in_one_choice() -> None:
    """EX51, without single steps."""
    table = square().plaza("h3-2").die("green", "hoplite", "2", "v3-3").match()
    assert table.offers("walk") == ["r3c3", "r4c3"]
    table.play("walk r4c3")
    assert table.face_at("v3-3") == "2+"
    assert table.has("pink") == "2G 0P 0B 0D"


def test_a_walk_takes_the_way_that_costs_nothing_if_there_is_one() -> None:
    given = square().family("pink", drachma=1).plaza("h3-2", "v3-3", "h4-2")
    table = given.match().play("walk r4c2")
    assert table.tokens("pink") == {"grape": 0, "pottery": 2, "bronze": 0, "drachma": 1}


def test_crossing_an_own_die_reduces_it() -> None:
    """EX52 (R29)."""
    given = Given("pink", "red").die("pink", "citizen", "2", "h3-2").family("pink", general=0).archon("pink", "r3c2")
    given.tile("r3c2", "red_g2").tile("r3c3", "red_b2")
    table = given.match().play("walk r3c3")
    assert table.face_at("h3-2") == "1+"


def test_the_shepherd_promotes_own_citizens_instead() -> None:
    """EX52, R54."""
    given = Given("pink", "red").die("pink", "citizen", "2", "h3-2").family("pink", general=0, dionysus=9)
    given.archon("pink", "r3c2").tile("r3c2", "red_g2").tile("r3c3", "red_b2")
    table = given.match().play("walk r3c3")
    assert table.face_at("h3-2") == "2+"


def test_only_one_empty_space_can_be_crossed_in_a_turn() -> None:
    """EX53 (R34)."""
    given = pink_without_citizens(drachma=5).archon("pink", "r3c1")
    given.tile("r3c1", "red_g2").tile("r3c2", "red_b2").tile("r3c3", "red_p2")
    table = given.match()
    assert table.offers("walk") == ["r3c2"]
    table.play("step E")
    assert table.tokens("pink")["drachma"] == 4
    assert table.archon("pink") == "r3c2"
    assert table.tokens("pink")["bronze"] == 2


def test_a_step_must_lead_to_a_legal_end() -> None:
    """EX54."""
    given = pink_without_citizens().archon("pink", "r3c2").archon("red", "r3c3")
    given.tile("r3c2", "red_g2").tile("r3c3", "red_b2").die("red", "hoplite", "1", "h3-2")
    assert given.match().menu == ["withdraw"]


def test_other_archons_can_be_passed() -> None:
    given = square().archon("red", "r3c3").plaza("h3-2", "v3-3")
    table = given.match()
    assert table.offers("walk") == ["r4c3"]
    table.play("step E")
    assert table.archon("pink") == "r4c3"


def test_a_withdrawn_archon_brings_a_drachma() -> None:
    """EX55."""
    table = square().plaza("h3-2").match().play("withdraw")
    assert table.archon("pink") == ""
    assert table.has("pink") == "0G 0P 0B 1D"


def test_no_tile_is_visited_twice() -> None:
    """EX56."""
    given = square()
    for space in ("h3-2", "v3-3", "h4-2", "v3-2"):
        given.die("green", "hoplite", "1", space)
    table = given.match().play("step E", "step S")
    assert table.offers("step") == ["W"]
    table.play("step W")
    assert table.archon("pink") == "r4c2"
    assert table.tokens("pink")["pottery"] == 2


def crossing_green() -> Given:
    """Red's Archon comes from r4c2 over green's Hoplite 3+ to r5c2."""
    given = Given("red", "green", "pink").family("red", general=0).family("green", score=10)
    given.tile("r4c2", "red_g2").tile("r5c2", "pink_g2").tile("r5c3", "pink_b2").archon("red", "r4c2")
    given.display("C5", "C6", "C7", "C8").commanders("lasthenes", "creon")
    return given.die("green", "hoplite", "3+", "v4-2").plaza("h5-2")


def test_a_foreign_hoplite_may_ascend_while_it_is_crossed() -> None:
    """EX57 (R5, R12, R30, R60)."""
    table = crossing_green().match().play("step S")
    assert table.deciding == "green"
    table.play("ascend", "row 5", "claim lasthenes", "mark 1")
    assert table.strategoi("green") == ["5"]
    assert table.is_empty("v4-2")
    assert table.deciding == "red"
    assert table.archon("red") == "r5c2"
    assert table.menu == ["step E", "stop"]
    table.play("stop")
    assert table.has("red") == "2G 0P 0B 0D"


def test_a_walk_goes_on_after_the_interruption() -> None:
    table = crossing_green().match().play("walk r5c3", "ascend", "row 5", "claim lasthenes", "mark 1")
    assert table.archon("red") == "r5c3"
    assert table.has("red") == "0G 0P 2B 0D"


def test_an_ascension_can_be_declined() -> None:
    """EX58 (R5)."""
    table = crossing_green().match().play("step S", "stay")
    assert table.face_at("v4-2") == "3+"
    assert table.score("green") == 10


def test_after_a_rush_the_archon_moves_from_where_it_is() -> None:
    """EX59."""
    given = Given().family("pink", citizens=["1", "1"]).tile("r5c2", "red_g2").tile("r5c3", "red_b2").plaza("h5-2")
    table = given.match().play("estate 1 T3", "rush r5c2", "skip")
    assert table.menu == ["walk r5c3", "step E", "withdraw"]


def test_the_landlord_pays_on_tiles_of_the_own_colour() -> None:
    """EX60."""
    given = pink_without_citizens(ares=5).archon("pink", "r3c2").plaza("h3-2")
    table = given.tile("r3c2", "red_g2").tile("r3c3", "pink_dp").match().play("walk r3c3")
    assert table.has("pink") == "0G 1P 0B 2D"


def test_a_neutral_tile_is_not_of_the_own_colour() -> None:
    """EX49."""
    given = pink_without_citizens(ares=5).archon("pink", "r3c2").plaza("h3-2")
    table = given.tile("r3c2", "red_g2").tile("r3c3", "neutral_n07").match().play("walk r3c3")
    assert table.has("pink") == "0G 0P 0B 3D"


def test_a_rush_inside_a_rush_is_ignored() -> None:
    """EX128 (R36)."""
    given = Given().family("pink", citizens=["1", "2"]).tile("r4c2", "neutral_n13").tile("r4c3", "red_b2")
    table = (
        given.plaza("h4-2")
        .match()
        .play("estate 1 T3", "rush r4c2", "good grape", "promote estate-T3", "promote estate-T3")
    )
    assert table.face_at("T3", "pink") == "2"
    assert table.archon("pink") == "r4c2"
    assert table.prompt == "archon"


def test_a_rush_inside_the_own_movement_is_ignored() -> None:
    """EX129 (R128)."""
    given = Given("blue", "red", "pink").die("blue", "citizen", "1", "h1-1").family("blue", general=0, ares=8)
    given.tile("r3c2", "red_g2").tile("r3c3", "red_b2").tile("r5c2", "neutral_n13").archon("blue", "r3c2")
    given.die("blue", "hoplite", "3+", "h3-2").commanders("actor", "creon")
    table = given.match().play("step E", "ascend", "claim actor", "post v5-2", "one r5c2", "good grape")
    table.play("promote city-h1-1")
    assert table.archon("blue") == "r3c3"
    assert table.has("blue") == "1G 0P 2B 0D"


def test_a_rush_can_not_stay_where_it_is() -> None:
    """R35, R37."""
    given = Given().family("pink", citizens=["1", "1"]).tile("r4c2", "red_g2").archon("pink", "r4c2")
    table = given.match().play("estate 1 T3")
    assert table.prompt == "promotion"


def test_an_archon_stranded_on_an_occupied_tile_returns() -> None:
    """R31: while red passes pink's Archon, the die it would have crossed next ascends."""
    given = Given("red", "green", "pink").family("red", general=0)
    given.tile("r4c2", "red_g2").tile("r4c3", "pink_g2").tile("r4c4", "pink_b2").archon("red", "r4c2")
    given.archon("pink", "r4c3").commander("green", "actor", "h4-2").die("green", "citizen", "3+", "h4-3")
    table = given.match().play("step E", "promote city-h4-3")
    assert table.archon("red") == ""
    assert table.told("archon-returned") == ["archon-returned red"]
    assert table.has("red") == "0G 0P 0B 0D"


def test_crossing_a_foreign_actor_lets_his_owner_promote_a_die_in_the_city() -> None:
    """EX70 (R66): and his owner crosses him without effect."""
    given = square().commander("green", "actor", "h3-2").die("green", "citizen", "1", "v6-1")
    table = given.match().play("walk r3c3")
    assert (table.deciding, table.menu) == ("green", ["promote city-v6-1", "skip"])
    table.play("promote city-v6-1")
    assert table.face_at("v6-1") == "1+"
    assert table.tokens("pink")["drachma"] == 0
    table = square().commander("pink", "actor", "h3-2").die("pink", "hoplite", "1", "v6-1").match().play("walk r3c3")
    assert table.face_at("v6-1") == "1"


def test_without_a_free_tile_the_archon_stays_in_the_supply() -> None:
    """R33."""
    given = pink_without_citizens().tile("r3c2", "red_g2").archon("red", "r3c2")
    table = given.match()
    assert table.archon("pink") == ""
    assert table.deciding == "red"


def test_the_drillmaster_promotes_own_hoplites_instead() -> None:
    """R54: automatic, unless the die would ascend."""
    given = pink_without_citizens(ares=8).archon("pink", "r3c2").tile("r3c2", "red_g2").tile("r3c3", "red_b2")
    table = given.die("pink", "hoplite", "3", "h3-2").match().play("walk r3c3")
    assert table.face_at("h3-2") == "3+"


def test_the_shepherd_asks_before_a_citizen_ascends() -> None:
    """R54, R5."""
    given = Given("pink", "red").die("pink", "citizen", "3+", "h3-2").family("pink", general=0, dionysus=9, score=10)
    given.archon("pink", "r3c2").tile("r3c2", "red_g2").tile("r3c3", "red_b2")
    table = given.match().play("walk r3c3")
    assert table.menu == ["ascend", "stay"]
    table.play("stay")
    assert (table.face_at("h3-2"), table.score("pink")) == ("3+", 10)


def test_a_rush_crosses_nothing_and_pays_no_landlord() -> None:
    """R32, 8.6."""
    given = Given().family("pink", citizens=["1", "1"], ares=5).archon("pink", "r3c2").tile("r3c2", "red_g2")
    given.tile("r3c3", "pink_b2").die("red", "hoplite", "1", "h3-2")
    table = given.match().play("estate 1 T3", "rush r3c3")
    assert table.face_at("h3-2") == "1"
    assert table.has("pink") == "0G 0P 2B 0D"


def test_a_walk_that_would_suddenly_cost_stops_and_asks() -> None:
    """The die that red would have crossed next ascends; red has a Drachma, but did not mean to pay it."""
    given = Given("red", "green", "pink").family("red", general=0, drachma=1)
    given.tile("r4c2", "red_g2").tile("r4c3", "pink_g2").tile("r4c4", "pink_b2").archon("red", "r4c2")
    given.commander("green", "actor", "h4-2").die("green", "citizen", "3+", "h4-3")
    table = given.match().play("walk r4c4", "promote city-h4-3")
    assert (table.deciding, table.archon("red")) == ("red", "r4c3")
    assert table.menu == ["step E", "stop"]
    assert table.tokens("red")["drachma"] == 1


def test_the_drachma_for_an_empty_space_must_be_there() -> None:
    """R34."""
    given = pink_without_citizens(grape=3).archon("pink", "r3c2").tile("r3c2", "red_g2").tile("r3c3", "red_b2")
    assert given.match().menu == ["withdraw"]
    given.family("pink", drachma=1)
    assert given.match().menu == ["walk r3c3", "step E", "withdraw"]
