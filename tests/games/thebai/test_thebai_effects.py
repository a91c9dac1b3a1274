"""How effects are resolved: R9 to R15, R122."""

from __future__ import annotations

from tests.games.thebai.given import Given

from pessoi.games.thebai.effect import read_effects


def test_gains_come_without_a_question() -> None:
    """R9: so much can't be declined, and needs no click."""
    table = Given().family("pink", citizens=["1", "1"], score=10).elsewhere().resolving("neutral_n11")
    assert table.prompt == "archon"
    assert (table.score("pink"), table.has("pink")) == (13, "0G 0P 0B 1D")


def test_a_commodity_of_choice_is_chosen_but_not_declined() -> None:
    """R9."""
    table = Given().family("pink", citizens=["1", "1"]).elsewhere().resolving("neutral_n04")
    assert table.menu == ["good grape", "good pottery", "good bronze"]


def test_parts_of_an_effect_come_in_the_order_printed() -> None:
    """R11: what was gained first can be exchanged at once, each commodity chosen freely."""
    table = Given().family("pink", citizens=["1", "1"]).elsewhere().resolving("neutral_n08")
    table.play("good grape", "good bronze")
    assert table.offers("swap")[0] == "grape pottery"
    table.play("swap grape drachma")
    assert table.has("pink") == "0G 0P 1B 1D"
    assert table.prompt == "archon"


def test_an_exchange_gives_another_kind() -> None:
    """R15."""
    given = Given().family("pink", citizens=["1", "1"], hand=["C15"], grape=1, pottery=1, drachma=1, bronze=1)
    table = given.match().play("fulfil C15")
    assert table.offers("swap") == [
        "bronze grape",
        "bronze pottery",
        "bronze drachma",
        "drachma grape",
        "drachma pottery",
        "drachma bronze",
    ]


def test_a_cost_is_paid_once() -> None:
    """R14: in any token, also in Drachma."""
    table = Given().family("pink", citizens=["1", "1"], grape=2, drachma=1, score=10).elsewhere()
    match = table.resolving("neutral_n12")
    assert match.menu == ["pay_with grape", "pay_with drachma", "skip"]
    match.play("pay_with drachma")
    assert (match.score("pink"), match.has("pink")) == (15, "2G 0P 0B 0D")
    assert match.prompt == "archon"


def test_nothing_is_chosen_where_nothing_would_be_gained() -> None:
    s = Given().table()
    (effect,) = read_effects([{"op": "gain_one_type", "n": "3-power"}], "here")
    assert list(effect.resolve(s, s.families[0], 3)) == []
    assert next(effect.resolve(s, s.families[0], 2)).prompt.name == "goods"


def test_a_cost_may_be_declined() -> None:
    table = Given().family("pink", citizens=["1", "1"], grape=2, score=10).elsewhere().resolving("neutral_n12")
    table.play("skip")
    assert (table.score("pink"), table.has("pink")) == (10, "2G 0P 0B 0D")


def test_a_cost_that_can_not_be_paid_is_not_asked() -> None:
    """R13."""
    table = Given().family("pink", citizens=["1", "1"], score=10).elsewhere().resolving("neutral_n12")
    assert (table.prompt, table.score("pink")) == ("archon", 10)
    assert table.told("automatic") == []


def test_what_is_impossible_is_left_out_and_the_rest_follows() -> None:
    """R13: no tile to remove, no card to take."""
    given = Given().family("pink", citizens=["1", "1"], hand=["C4"], bronze=2).display("", "", "", "").deck()
    table = given.match().play("fulfil C4")
    assert table.has("pink") == "0G 0P 0B 1D"
    assert table.prompt == "citizen"


def test_every_repetition_can_be_skipped() -> None:
    """R122: exchanges, promotions, steps and contracts."""
    given = Given().family("pink", citizens=["1", "2"], hand=["C33"], pottery=3, bronze=1, score=10).elsewhere()
    table = given.match().play("fulfil C33", "advance ares", "skip")
    assert table.prompt == "advance"
    table.play("skip")
    assert table.prompt == "promotion"
    table.play("promote supply-citizen-1", "skip")
    assert table.supply("pink") == ["1+", "2"]
    assert table.prompt == "citizen"


def test_an_effect_is_interrupted_until_all_it_caused_is_resolved() -> None:
    """R12: the second promotion waits for the Commander won by the first and for the tile he activates."""
    given = Given().family("pink", citizens=["1", "1"]).die("pink", "hoplite", "3+", "h2-1").commanders("actor")
    given.tile("r4c2", "pink_dev").elsewhere()
    table = given.match().play("estate 1 B2", "promote city-h2-1", "claim actor", "post h4-1", "one r4c2")
    assert table.prompt == "advance"
    table.play("advance ares", "promote supply-hoplite-1")
    assert table.prompt == "promotion"
    table.play("promote supply-hoplite-1+")
    assert table.supply("pink", "hoplite") == ["1", "1", "2"]
    assert table.prompt == "archon"
