"""Dice: scenarios EX08 to EX11."""

from __future__ import annotations

from tests.games.thebai.given import Given


def test_a_citizen_climbs_the_ladder_face_by_face() -> None:
    """EX08 (R3)."""
    given = Given("pink", "red", "blue").family("pink", citizens=["1", "1"], hand=["C32"], grape=3, pottery=1)
    table = given.match().play("fulfil C32", "promote supply-citizen-1")
    assert table.supply("pink") == ["1", "1+"]
    table.play("promote supply-citizen-1+", "promote supply-citizen-2", "promote supply-citizen-2+")
    assert table.supply("pink") == ["1", "3"]


def test_a_die_on_its_top_face_brings_points_in_the_supply() -> None:
    """EX09."""
    given = Given().family("pink", citizens=["1", "1"], hoplites=["3+"], score=20)
    table = given.resolving("pink_ph").play("promote supply-hoplite-3+", "promote supply-hoplite-3+")
    assert table.supply("pink", "hoplite") == ["3+"]
    assert table.score("pink") == 22
