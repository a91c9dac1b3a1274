"""Comfort tiles: scenarios EX77 to EX83."""

from __future__ import annotations

from tests.games.thebai.given import Given


def comfort(tile: str, *colours: str) -> Given:
    """The end of a round with this fate tile."""
    rounds = {"barter": 1, "training": 2}
    round = rounds.get(tile, 4)
    return Given(*(colours or ("red", "blue", "green")), round=round, is_fate=True).fate(round, tile)


def test_barter_refills_the_display_before_the_next_family_chooses() -> None:
    """EX77 (R16)."""
    table = comfort("barter").display("C5", "C8", "C18", "C22").deck("C30", "C31").match()
    assert (table.prompt, table.deciding) == ("barter", "red")
    table.play("take 1")
    assert table.hand("red") == ["C5"]
    assert table.deciding == "blue"
    assert table.display == ["C30", "C8", "C18", "C22"]


def test_barter_offers_two_exchanges_instead_of_a_contract() -> None:
    """Q40."""
    given = comfort("barter").family("red", grape=1).display("C5", "C8", "C18", "C22")
    table = given.match()
    assert table.menu == ["take 1", "take 2", "take 3", "take 4", "take_deck", "exchanges", "skip"]
    table.play("exchanges", "swap grape bronze", "swap bronze drachma")
    assert table.has("red") == "0G 0P 0B 1D"
    assert table.hand("red") == []
    assert table.deciding == "blue"


def test_barter_without_tokens_offers_no_exchange_and_may_be_declined() -> None:
    table = comfort("barter").family("red").match()
    assert "exchanges" not in table.menu
    table.play("skip")
    assert table.hand("red") == []
    assert table.deciding == "blue"


def test_training_in_the_city_promotes_twice_and_may_lead_to_ascension() -> None:
    """EX78 (R5, R74)."""
    given = comfort("training").die("red", "citizen", "3", "h3-1").family("red", citizens=["1"])
    table = given.match().play("promote city-h3-1")
    assert table.face_at("h3-1") == "3+"
    assert table.menu == ["ascend", "stay"]
    table.play("ascend")
    assert table.path == ["red"]


def test_training_at_home_promotes_once() -> None:
    """EX78."""
    given = comfort("training").die("red", "citizen", "2", "M1").family("red", citizens=["1"])
    assert given.match().play("promote supply-citizen-1").supply("red") == ["1+"]
    assert given.match().play("promote estate-M1").face_at("M1", "red") == "2+"


def test_training_of_a_die_that_ascends_at_once_loses_the_second_promotion() -> None:
    """R74."""
    given = comfort("training").die("red", "citizen", "3+", "h3-1").die("red", "citizen", "1", "h3-2")
    table = given.match().play("promote city-h3-1")
    assert table.path == ["red"]
    assert table.face_at("h3-2") == "1"
    assert table.deciding == "blue"


def test_training_refills_the_display_as_soon_as_it_is_resolved() -> None:
    """R127: an ascension brings a Commander, and he a contract."""
    given = comfort("training").die("red", "hoplite", "3+", "h2-1").tile("r3c2", "pink_dc").commanders("actor")
    given.display("C5", "C8", "C18", "C22").deck("C30")
    table = given.match().play("promote city-h2-1", "claim actor", "post h3-2", "one r3c2", "take 3")
    assert table.deciding == "blue"
    assert table.display == ["C5", "C8", "C30", "C22"]


def test_triumph_counts_strategoi_and_pairs_of_contracts() -> None:
    """EX79 (R76): gates are no contracts."""
    fulfilled = ["C5", "C6", "C7", "C8", "C9"]
    table = comfort("triumph").family("red", strategoi=[2, 5], fulfilled=fulfilled, gates=["proetid"], score=10).match()
    assert table.score("red") == 16
    assert table.score("blue") == 10


def test_assembly_counts_dice_of_the_council_and_own_tiles() -> None:
    """EX80 (R75): neither Councillor tiles nor Creon, and half a point is none."""
    given = comfort("assembly").family("red", score=10, councillors=["LL1"]).disruption("LL1")
    given.path("red").councillor("red", "UL1", "MI1").commander("red", "creon", "UR1")
    for cell, tile in {"r3c2": "g2", "r3c3": "b2", "r5c1": "p2", "r6c1": "dp", "r6c4": "dc"}.items():
        given.tile(cell, f"red_{tile}")
    given.tile("r4c2", "blue_g2").tile("r4c3", "neutral_n07")
    assert given.match().score("red") == 18


def census() -> Given:
    given = comfort("census").family("red", score=10, pottery=4)
    given.die("red", "citizen", "3+", "h3-1").die("red", "citizen", "2", "h3-2").die("red", "citizen", "1", "h3-3")
    return given.die("red", "hoplite", "3", "v3-1").die("red", "citizen", "3", "M1")


def test_census_scores_the_power_of_citizens_in_the_city_once_more_for_pottery() -> None:
    """EX81 (R77): only once."""
    table = census().match()
    assert (table.score("red"), table.menu) == (16, ["pay", "skip"])
    table.play("pay")
    assert table.score("red") == 22
    assert table.has("red") == "0G 2P 0B 0D"
    assert table.prompt != "census"


def test_census_scores_once_for_who_keeps_the_pottery() -> None:
    """EX81."""
    table = census().match().play("skip")
    assert table.score("red") == 16
    assert table.has("red") == "0G 4P 0B 0D"


def test_census_is_not_repeated_with_one_pottery() -> None:
    """R13."""
    table = census().family("red", score=10, pottery=1).match()
    assert table.score("red") == 16
    assert table.prompt != "census"


def test_the_oracle_sells_the_lower_or_the_higher_track() -> None:
    """EX82: only one of them."""
    given = comfort("oracle").family("red", dionysus=7, ares=3, drachma=1, grape=2, score=10)
    given.family("blue", dionysus=2, drachma=1)
    table = given.match()
    assert table.menu == ["lower", "higher", "skip"]
    table.play("lower")
    assert (table.score("red"), table.has("red"), table.deciding) == (13, "2G 0P 0B 0D", "blue")
    table = given.match().play("higher")
    assert (table.score("red"), table.has("red"), table.deciding) == (17, "0G 0P 0B 1D", "blue")


def test_the_oracle_gives_the_same_for_equal_tracks() -> None:
    """R77."""
    given = comfort("oracle").family("red", dionysus=4, ares=4, drachma=1, grape=2, score=10)
    assert [given.match().play(choice).score("red") for choice in ("lower", "higher")] == [14, 14]


def test_the_oracle_offers_only_what_can_be_paid() -> None:
    given = comfort("oracle").family("red", dionysus=4, grape=1).family("blue", dionysus=3, grape=2)
    table = given.match()
    assert table.deciding == "blue"
    assert table.menu == ["higher", "skip"]


def test_trophies_bring_points_for_gates_and_bronze() -> None:
    """EX83."""
    table = comfort("trophies").family("red", gates=["proetid"], bronze=5, score=10).match()
    assert table.score("red") == 12
    assert table.menu == ["spend 0", "spend 1", "spend 2", "spend 3"]
    table.play("spend 3")
    assert table.score("red") == 21
    assert table.has("red") == "0G 0P 2B 0D"


def test_trophies_take_no_more_bronze_than_there_is() -> None:
    table = comfort("trophies").family("red", bronze=1, score=10).match()
    assert table.menu == ["spend 0", "spend 1"]
    assert table.play("spend 0").score("red") == 10


def test_families_enjoy_comfort_in_turn_order() -> None:
    """R73."""
    given = Given("red", "blue", "green", round=4, order=["green", "red", "blue"], is_fate=True).fate(4, "oracle")
    for colour in given.colours:
        given.family(colour, dionysus=1, drachma=1)
    table = given.match()
    asked = []
    while table.prompt == "oracle":
        asked.append(table.deciding)
        table.play("lower")
    assert asked == ["green", "red", "blue"]
