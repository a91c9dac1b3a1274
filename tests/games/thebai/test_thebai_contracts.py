"""Contracts: scenarios EX44, EX71, EX123."""

from __future__ import annotations

from typing import Any

from tests.games.thebai.given import Given


def test_payment_is_exact() -> None:
    """EX44: Drachma are no commodities."""
    given = Given().family("pink", citizens=["1", "1"], hand=["C12"], grape=2, bronze=1, drachma=5)
    assert given.match().offers("fulfil") == []


def test_slots_of_the_display_are_fixed() -> None:
    """EX123 (R126)."""
    given = Given().family("pink", citizens=["2", "1"]).display("C5", "C8", "C18", "C22").deck("C30", "C31", "C32")
    table = given.elsewhere().match().play("estate 2 M2", "take 2")
    assert table.display == ["C5", "", "C18", "C22"]
    table.play("take 4")
    assert table.display == ["C5", "C30", "C18", "C31"]


def test_an_empty_deck_refills_nothing_and_offers_nothing() -> None:
    """R17."""
    given = Given().family("pink", citizens=["2", "1"]).display("C5", "", "", "").deck()
    table = given.elsewhere().match().play("estate 2 M2")
    assert "take_deck" not in table.menu
    table.play("take 1")
    assert table.display == ["", "", "", ""]
    assert "take_deck" not in table.menu


def test_only_the_owner_of_a_hand_learns_what_came_from_the_deck() -> None:
    """R71."""
    given = Given().family("pink", citizens=["1", "1"]).deck("C30", "C31").display("C5", "C6", "C7", "C8").elsewhere()
    table = given.match().play("estate 1 M2", "take_deck")
    assert table.hand("pink") == ["C30"]
    heard = [[entry.event.name for entry in table.match.events(seat, 1)] for seat in range(2)]
    assert "saw-contract" in heard[0]
    assert "saw-contract" not in heard[1]
    assert "drew-contract" in heard[1]
    assert table.match.view(0)["families"][0]["hand"] == ["C30"]
    assert table.match.view(1)["families"][0]["hand"] is None


def marked(**family: Any) -> Given:
    """Lasthenes is pink's and marks C12 (2 Grapes, 2 Bronze: 10 points)."""
    given = Given().family("pink", citizens=["1", "1"], score=10, **family).elsewhere()
    return given.display("C12", "C8", "C18", "C22").deck("C30", "C31").commander("pink", "lasthenes", "1")


def test_the_contract_marked_by_lasthenes_is_fulfilled_from_the_display() -> None:
    """EX71 (R67): it is the one contract of the turn, and another one is marked after the refill."""
    table = marked(grape=2, bronze=2).match()
    assert table.offers("fulfil") == ["C12"]
    table.play("fulfil C12")
    assert table.score("pink") == 20
    assert table.fulfilled("pink") == ["C12"]
    assert table.display == ["C30", "C8", "C18", "C22"]
    assert table.offers("mark") == ["1", "2", "3", "4"]
    table.play("mark 3")
    assert table.offers("fulfil") == []


def test_others_may_take_the_marked_contract_and_then_its_owner_marks_another() -> None:
    """R67: also in another player's turn."""
    given = Given(at="red").family("red", citizens=["1", "1"], grape=2, bronze=2).elsewhere()
    given.display("C12", "C8", "C18", "C22").commander("pink", "lasthenes", "1")
    table = given.match()
    assert table.offers("fulfil") == []
    table.play("estate 1 M2", "take 1")
    assert table.deciding == "pink"
    table.play("mark 2")
    assert table.deciding == "red"


def test_the_marked_contract_can_be_negotiated() -> None:
    """R42, R67."""
    table = marked(grape=2, bronze=1).match().play("estate 1 M5", "fulfil C12")
    assert table.has("pink") == "0G 0P 0B 0D"
    assert table.score("pink") == 20


def test_a_contract_counts_as_fulfilled_before_its_reward_is_resolved() -> None:
    """R70."""
    given = Given().family("pink", citizens=["1", "1"], hand=["C8"], grape=2, pottery=1)
    table = given.match().play("fulfil C8")
    assert (table.prompt, table.fulfilled("pink"), table.hand("pink")) == ("advance", ["C8"], [])
    assert table.has("pink") == "0G 0P 0B 0D"


def test_a_hand_has_no_limit() -> None:
    given = Given().family("pink", citizens=["3", "1"], hand=["C5", "C6", "C7", "C8", "C9", "C10"]).elsewhere()
    table = given.display("C11", "C12", "C13", "C14").match().play("estate 3 M2", "take 1", "take 2", "take 3")
    assert table.hand("pink") == ["C5", "C6", "C7", "C8", "C9", "C10", "C11", "C12", "C13"]
