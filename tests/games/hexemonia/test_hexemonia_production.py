"""The choice of an action, and Production: scenarios E17, E49, E61 and the rulings R4, R26 to R28, R73."""

from __future__ import annotations

import pytest
from tests.games.hexemonia.tables import AtTable, Given


def producing_city(village: str) -> AtTable:
    given = Given().city(0, "acropolis [0,0,0]", "pasture@1 [1,0,0]", f"village@2 {village}", "quarry@3 [1,0,1]")
    given.city(0, "gymnasium@4 [1,1,1]", "wall@5 [2,0,2]", myths={"amazons": "gymnasium", "muses": "village"})
    return given.match().play("action production")


def test_active_tiles_and_the_myths_on_them_produce() -> None:
    """E17, R26 Production; the inactive Village and the Muses on it bring nothing."""
    table = producing_city(village="[1,0,0]")
    assert table.cubes(0, "pasture") == [2, 0, 0]
    assert table.cubes(0, "village") == [1, 0, 0]
    assert table.cubes(0, "quarry") == [1, 0, 3]
    assert table.cubes(0, "gymnasium") == [1, 3, 1]
    assert table.cubes(0, "wall") == [2, 0, 2]
    assert table.cubes(0, "acropolis") == [0, 0, 0]


def test_an_active_host_receives_both_productions() -> None:
    """E17, R26 Two citizens of the Village, a citizen and a gold of the Muses, all on the Village."""
    assert producing_city(village="[2,0,0]").cubes(0, "village") == [5, 0, 1]


def test_what_a_myth_produces_is_an_ordinary_cube_of_its_host() -> None:
    """R26 It counts for activity, defence and excess there."""
    table = producing_city(village="[2,0,0]")
    (village,) = [tile for tile in table.view()["cities"][0]["tiles"] if tile["tile"] == "village_1"]
    assert village["is_active"]
    assert list(village["excess"].values()) == [3, 0, 1]
    assert village["defence"] == 5


def test_activity_is_read_once_when_production_begins() -> None:
    """R28 An Amphitheatre short of a gold does not produce although the Muses' gold comes to another tile first."""
    given = Given().city(0, "acropolis", "village@1 [2,0,0]", "amphitheatre@2 [1,0,1]")
    table = given.city(0, myths={"muses": "amphitheatre"}).match().play("action production")
    assert table.cubes(0, "amphitheatre") == [1, 0, 1]
    assert table.cubes(0, "village") == [4, 0, 0]


def test_production_is_complete_and_asks_nothing() -> None:
    """R28 No choice, nothing may be refused: the turn passes."""
    table = producing_city(village="[2,0,0]")
    assert (table.deciding, table.prompt) == (1, "take")


def test_other_players_produce_nothing() -> None:
    """R28 Only the active player's tiles."""
    given = Given().city(0, "pasture@1 [1,0,0]").city(1, "pasture@1 [1,0,0]")
    table = given.match().play("action production")
    assert [table.cubes(seat, "pasture") for seat in (0, 1)] == [[2, 0, 0], [1, 0, 0]]


def test_the_supply_never_runs_out() -> None:
    """E61, R4 Sixty citizens lie on tiles, and the Village still receives its two."""
    table = Given().city(0, "acropolis [58,0,0]", "village@1 [2,0,0]").match().play("action production")
    assert table.cubes(0, "village") == [4, 0, 0]


def test_production_and_strategy_can_always_be_chosen() -> None:
    """R27 Even without any effect; Special and War only if something can be done."""
    assert Given().match().said() == {"action production", "action strategy"}


@pytest.mark.parametrize(
    ("tile", "other", "actions"),
    [
        ("spring@1", "", {"special"}),
        ("spring@1 [1,0,0]", "pasture@1", {"special", "war"}),
        ("pasture@1 [1,0,0]", "pasture@1", {"war"}),
        ("pasture@1 [1,0,0]", "pasture@1 [1,0,0]", set()),
    ],
)
def test_special_and_war_need_something_to_do(tile: str, other: str, actions: set[str]) -> None:
    """R27 A usable ability, a legal attack."""
    table = Given().city(0, tile).city(1, *([other] if other else [])).match()
    assert table.said("action") == {f"action {kind}" for kind in {"production", "strategy"} | actions}


def test_exactly_one_action_is_carried_out() -> None:
    """R27 After it the turn is over."""
    table = Given().city(0, "acropolis", "pasture@1 [1,0,0]").match().play("action production")
    assert table.cubes(0, "pasture") == [2, 0, 0]
    assert table.deciding == 1


def test_fresh_tiles_produce_at_once() -> None:
    """E49, R73 A Phalanx laid in this turn trains its hoplite in this turn."""
    table = Given().city(0, "acropolis [0,2,1]", hand=["phalanx"]).match()
    assert table.play("lay phalanx 1", "action production").cubes(0, "phalanx") == [0, 3, 1]


def test_fresh_tiles_fight_at_once() -> None:
    """E49, R73 The two hoplites that paid for the Phalanx may march (R45)."""
    given = Given().city(0, "acropolis [0,2,1]", hand=["phalanx"]).city(1, "pasture@1 [3,0,0]")
    table = given.match().play("lay phalanx 1").wage_war("pasture", hoplites=2, source="phalanx").play("settle 2")
    assert table.cubes(0, "phalanx") == [0, 0, 1]
    assert table.cubes(0, "pasture") == [1, 0, 0]


def test_fresh_myths_produce_at_once() -> None:
    """R73 Invoked in step B, the Muses bring a citizen and a gold in step C."""
    table = Given().city(0, "acropolis", "village@1 [2,0,0]", hand=["muses"]).match()
    assert table.play("invoke muses village", "action production").cubes(0, "village") == [5, 0, 1]


def test_a_fresh_ability_can_be_used_at_once() -> None:
    """R73 A Spring just laid gives its resource."""
    table = Given().city(0, "acropolis", hand=["spring"]).match().play("lay spring 1").use("spring").play("gain gold")
    assert table.cubes(0, "acropolis") == [0, 0, 1]
