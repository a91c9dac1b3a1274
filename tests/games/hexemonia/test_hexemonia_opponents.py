"""Special, abilities against opponents: scenarios E24 to E26, E28, E31 and the rulings R33, R36, R38, R71."""

from __future__ import annotations

from collections import Counter

from tests.games.hexemonia.tables import AtTable, Given

# Tavern and Labyrinth


def test_the_victim_chooses_what_to_give_to_the_tavern() -> None:
    """E24, R33 The only possible target is not asked for; the victim chooses the source."""
    given = Given().city(0, "acropolis", "tavern@1 [2,0,0]")
    given.city(1, "acropolis [1,0,3]", "pasture@1 [1,0,0]").city(2, "acropolis [0,2,2]")
    table = given.match().use("tavern")
    assert table.deciding == 1
    assert table.said() == {"give acropolis", "give pasture"}
    table.play("give acropolis")
    assert table.cubes(1, "acropolis") == [0, 0, 3]
    assert table.cubes(0, "tavern") == [3, 0, 0]


def test_giving_may_make_the_victims_tile_inactive() -> None:
    """R33 Even that is the victim's choice."""
    given = Given().city(0, "acropolis", "tavern@1 [2,0,0]").city(1, "acropolis [1,0,0]", "pasture@1 [1,0,0]")
    table = given.match().use("tavern").play("give pasture")
    assert not table.is_active(1, "pasture")


def test_the_target_is_chosen_among_those_who_can_give() -> None:
    """R33, R71 Opponents with a citizen, clockwise from the active player."""
    given = Given(players=4, at=2).city(2, "acropolis", "tavern@1 [2,0,0]")
    given.city(0, "acropolis [1,0,0]").city(1, "acropolis [0,5,5]").city(3, "acropolis [1,0,0]")
    table = given.match().use("tavern")
    assert table.menu == ["target 3", "target 0"]
    table.play("target 0")
    assert table.cubes(0, "acropolis") == [0, 0, 0]
    assert table.cubes(3, "acropolis") == [1, 0, 0]


def test_a_tavern_is_of_no_use_where_nobody_has_a_citizen() -> None:
    """R33 Nobody can give what he has not; the own citizens do not count."""
    given = Given().city(0, "acropolis [5,0,0]", "tavern@1 [2,0,0]").city(1, "acropolis [0,1,1]")
    assert not given.match().offers("action special")


def test_the_labyrinth_takes_the_only_hoplite() -> None:
    """E26 Labyrinth: nothing is left to ask, and the Gymnasium becomes inactive."""
    given = Given().city(0, "acropolis", "labyrinth@1 [1,1,1]").city(1, "acropolis [3,0,3]", "gymnasium@1 [1,1,1]")
    table = given.match().use("labyrinth")
    assert table.cubes(0, "labyrinth") == [1, 2, 1]
    assert table.cubes(1, "gymnasium") == [1, 0, 1]
    assert not table.is_active(1, "gymnasium")
    assert table.prompt == "take"


# Lighthouse


def test_every_opponent_gives_gold_to_the_lighthouse() -> None:
    """E25, R33, R71 Clockwise: the first has one source, the second no gold, the third chooses."""
    given = Given(players=4).city(0, "acropolis", "lighthouse@1 [1,0,2]").city(1, "acropolis [0,0,1]")
    table = given.city(2, "acropolis [3,3,0]").city(3, "acropolis [0,0,2]", "quarry@1 [1,0,1]").match()
    table.use("lighthouse")
    assert table.cubes(1, "acropolis") == [0, 0, 0]
    assert table.deciding == 3
    assert table.said() == {"give acropolis", "give quarry"}
    table.play("give quarry")
    assert table.cubes(3, "quarry") == [1, 0, 0]
    assert not table.is_active(3, "quarry")
    assert table.cubes(2, "acropolis") == [3, 3, 0]
    assert table.cubes(0, "lighthouse") == [1, 0, 4]


def test_opponents_are_asked_clockwise_from_the_active_player() -> None:
    """R71 With P1 at turn: P2, then P0."""
    rich = ("acropolis [0,0,2]", "quarry@1 [1,0,1]")
    given = Given(at=1).city(1, "acropolis", "lighthouse@1 [1,0,2]").city(0, *rich).city(2, *rich)
    table = given.match().use("lighthouse")
    assert table.deciding == 2
    assert table.play("give acropolis").deciding == 0
    assert table.play("give quarry").cubes(1, "lighthouse") == [1, 0, 4]


def test_a_lighthouse_is_of_no_use_where_nobody_has_gold() -> None:
    """R33 Some opponent must have one."""
    given = Given().city(0, "acropolis [0,0,5]", "lighthouse@1 [1,0,2]").city(1, "acropolis [4,4,0]")
    assert not given.match().offers("action special")


# Hades


def facing_hades() -> AtTable:
    given = Given().city(0, "acropolis", "temple@1 [1,0,1]", myths={"hades": "temple"})
    given.city(1, "acropolis [9,0,0]", "village@1 [6,0,0]", "pasture@2 [2,0,0]", "agora@3 [5,0,0]")
    return given.match().use("hades")


def test_hades_takes_excess_citizens_of_one_tile() -> None:
    """E28, R36 At most three, at most the excess; no inactive tile, no Acropolis."""
    table = facing_hades()
    assert table.said() == {"smite village 1", "smite village 2", "smite village 3", "smite pasture 1"}
    assert table.play("smite village 3").cubes(1, "village") == [3, 0, 0]


def test_hades_may_take_fewer() -> None:
    """E28 At least one."""
    assert facing_hades().play("smite village 1").cubes(1, "village") == [5, 0, 0]


def test_hades_leaves_hoplites_gold_and_the_own_city_alone() -> None:
    """R36 Citizens of opponents only; without any in excess it can't be used."""
    given = Given().city(0, "acropolis", "spring@1 [5,0,0]", "temple@3 [1,0,1]", myths={"hades": "temple"})
    given.city(1, "acropolis [9,0,0]", "village@1 [2,3,3]", "spring@2 [0,2,2]")
    table = given.match().play("action special")
    assert not table.offers("use hades")


# Pandora


def test_pandora_throws_a_tile_of_the_only_possible_victim_away() -> None:
    """E31 One tile goes face up to the Underworld."""
    given = Given(players=4).city(0, "acropolis", "spring@1", myths={"pandora": "spring"})
    table = given.city(1, hand=["wall", "pasture", "agora"]).match().use("pandora")
    assert len(table.hand(1)) == 2
    assert Counter([*table.hand(1), *table.underworld]) == Counter(["wall", "pasture", "agora"])
    assert table.view(2)["underworld"] == table.view(0)["underworld"] != []
    assert table.told("lost-from-hand", seat=3)


def test_pandoras_victim_is_chosen_among_those_with_a_hand() -> None:
    """R38 Nobody can lose what he has not."""
    given = Given(players=4).city(0, "acropolis", "spring@1", myths={"pandora": "spring"}, hand=["asty"])
    table = given.city(1, hand=["wall"]).city(3, hand=["fleet"]).match().use("pandora")
    assert table.menu == ["target 1", "target 3"]
    assert table.play("target 3").underworld == ["fleet"]


def test_pandora_is_of_no_use_against_empty_hands() -> None:
    """R38 The own hand does not count."""
    given = Given(players=4).city(0, "acropolis", "village@1 [2,0,0]", "temple@2 [1,0,1]", myths={"pandora": "temple"})
    assert not given.city(0, hand=["asty"], acropolis="athens").match().offers("action special")


def test_which_tile_pandora_throws_away_is_left_to_chance() -> None:
    """R38 Other dice, another tile."""
    given = Given(players=4).city(0, "acropolis", "spring@1", myths={"pandora": "spring"})
    given.city(1, hand=["wall", "pasture", "agora"])
    lost = [given.match(str(seed)).use("pandora").underworld for seed in range(30)]
    assert sorted(set(map(tuple, lost))) == [("agora",), ("pasture",), ("wall",)]
