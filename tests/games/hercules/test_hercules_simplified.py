"""The simplified variant: scenario E55."""

from __future__ import annotations

from tests.games.hercules.tables import Given


def test_gods_bring_points_and_no_abilities() -> None:
    """E55 No god abilities."""
    given = Given(simplified=True).hero(0, mastered=[1], dice=(1, 2), cards=["god_demeter"])
    table = given.match()
    assert table.uses == []
    table.play("rest")
    assert (table.deciding, table.prompt) == (1, "turn")
    assert given.pad(0)["cards"] == 2


def test_a_rest_restores_markers_and_no_gods() -> None:
    """E55 No god abilities: the last marker ends the rest."""
    given = Given(simplified=True).hero(0, mastered=[1], cards=["hestia_01", "god_demeter"], used=["hestia_01"])
    table = given.match().play("rest")
    assert table.menu == ["recover hestia_01", "done"]
    assert table.play("recover hestia_01").deciding == 1
