"""What the view tells beyond what lies on the table, so that nobody has to count: spaces, yields, revolts, wars."""

from __future__ import annotations

from random import Random
from typing import Any

from tests.games.hexemonia.tables import AtTable, Given

from pessoi.games.hexemonia.game import GAME
from pessoi.kernel.match import Match


def site(table: AtTable, seat: int, tile: str, eyes: int = 0) -> dict[str, Any]:
    """A tile of a city in a seat's view."""
    tiles: list[dict[str, Any]] = table.view(eyes)["cities"][seat]["tiles"]
    return next(each for each in tiles if each["tile"] == tile)


def war(table: AtTable, eyes: int = 0) -> Any:
    return table.view(eyes)["war"]


def cubes(citizens: int = 0, hoplites: int = 0, gold: int = 0) -> dict[str, int]:
    return {"citizen": citizens, "hoplite": hoplites, "gold": gold}


def test_tiles_and_open_spaces_say_where_they_lie() -> None:
    table = Given().city(0, "acropolis", "pasture@1", "village@2").match()
    assert site(table, 0, "village_1")["at"] == [1, -1]
    city = table.view(1)["cities"][0]
    assert city["spaces"] == [{"space": 3, "at": [0, -1]}, {"space": 6, "at": [0, 1]}]


def test_a_tile_says_what_production_would_put_on_it_with_the_myths_it_hosts() -> None:
    table = Given().city(0, "acropolis", "asty@1 [2,1,1]", "village@2", myths={"muses": "asty"}).match()
    assert site(table, 0, "asty_1")["yield"] == cubes(2, 1, 1)
    assert site(table, 0, "village_1")["yield"] == cubes()


def test_a_tile_says_what_a_revolt_would_take() -> None:
    table = Given().city(0, "acropolis [9,9,9]", "pasture@1 [6,0,0]", "village@2 [5,1,2]", "wall@3 [9,0,0]").match()
    assert site(table, 0, "pasture_1")["revolt"] == cubes(3)
    assert site(table, 0, "village_1")["revolt"] == cubes(2, 0, 1)
    assert site(table, 0, "wall_1")["revolt"] == cubes()


def gain(table: AtTable, tile: str, eyes: int = 0) -> Any:
    return site(table, 0, tile, eyes)["gain"]


def test_a_tile_says_what_its_ability_would_bring() -> None:
    given = Given().city(0, "acropolis [3,0,0]", "temple@1 [1,0,1]", "necropolis@2 [1,0,0]", "spring@6")
    table = given.city(1, "acropolis [1,0,0]").match()
    assert gain(table, "temple_1") == cubes(gold=2)
    assert gain(table, "necropolis_1") == cubes(gold=2)
    assert gain(table, "spring_1") == cubes(1, 1, 1)


def test_an_ability_against_opponents_brings_what_they_have() -> None:
    given = Given(3).city(0, "acropolis", "tavern@1 [2,0,0]", "lighthouse@2 [1,0,2]", "labyrinth@3 [1,1,1]")
    table = given.city(1, "acropolis [1,0,1]").city(2, "acropolis [4,0,4]").match()
    assert gain(table, "tavern_1") == cubes(1)
    assert gain(table, "lighthouse_1") == cubes(gold=2)
    assert gain(table, "labyrinth_1") == cubes()


def test_an_ability_that_rests_brings_nothing() -> None:
    table = Given().city(0, "acropolis", "temple@1", "spring@2", "pasture@3 [1,0,0]").match()
    assert gain(table, "temple_1") == gain(table, "pasture_1") == cubes()
    assert gain(table.use("spring"), "spring_1") == cubes()


def test_only_its_owner_counts_a_hidden_acropolis_for_an_ability() -> None:
    table = Given(3).city(0, "acropolis", "harbour@1 [1,0,1]", acropolis="athens", revealed=False).match()
    assert gain(table, "harbour_1", 0) == cubes(gold=1)
    assert gain(table, "harbour_1", 1) == gain(table, "harbour_1", -1) == cubes()


def test_a_tile_says_which_shield_helps_it() -> None:
    table = Given().city(1, "acropolis", "pasture@1 [1,0,0]", "phalanx@2 [0,2,1]", "wall@6").match()
    assert site(table, 1, "pasture_1")["shield"] == 1
    assert site(table, 1, "phalanx_1")["shield"] == 0


def attack(*army: str) -> AtTable:
    """P0 attacks a Pasture beside a Phalanx, whose defence is 3."""
    given = Given().city(0, "acropolis [9,9,0]").city(1, "acropolis", "pasture@1 [1,0,0]", "phalanx@2 [0,2,1]")
    return given.match().play("action war", "attack pasture", *(f"commit {resource} acropolis" for resource in army))


def test_a_war_tells_nothing_of_losses_while_the_army_is_too_weak() -> None:
    assert war(attack("citizen", "hoplite"))["ways"] == []
    assert war(attack("citizen", "hoplite"))["strength"] == 3


def test_a_war_tells_all_ways_to_pay_for_the_defence() -> None:
    assert war(attack("hoplite", "citizen", "citizen"))["ways"] == [{"citizen": 1, "hoplite": 1, "change": 0}]
    assert war(attack(*["citizen"] * 4))["ways"] == [{"citizen": 3, "hoplite": 0, "change": 0}]


def test_a_war_tells_the_change_for_half_a_hoplite() -> None:
    assert war(attack("hoplite", "hoplite"))["ways"] == [{"citizen": 0, "hoplite": 2, "change": 1}]


def test_a_war_tells_where_the_booty_may_go_to_everybody() -> None:
    table = attack("citizen")
    assert war(table)["spaces"] == [1, 2, 3, 4, 5, 6]
    assert war(table)["merges"] is None
    assert war(table, 1) == war(table, -1) == war(table)


def test_a_war_for_a_polis_tile_that_one_has_ends_on_ones_own() -> None:
    given = Given().city(0, "acropolis [9,9,0]", "tavern@1").city(1, "acropolis", "tavern_2@1", "pasture@2")
    table = given.match().play("action war", "attack tavern_2")
    assert war(table)["merges"] == "tavern_1"
    assert war(table)["spaces"] == []


def test_a_tile_that_is_paid_for_is_no_war() -> None:
    table = Given().city(0, "acropolis [2,0,0]", "spring@1 [2,0,0]", hand=["village"]).match().play("lay village 2")
    assert table.view(0)["target"] == "village_1"
    assert war(table) is None


def totals(table: AtTable, eyes: int = 0) -> Any:
    return table.view(eyes)["cities"][0]["hand"]["totals"]


def test_the_hand_says_how_many_points_there_would_be_with_a_tile_laid_whoever_pays() -> None:
    given = Given(2).city(
        0, "acropolis [0,0,1]", "pasture@1 [1,0,0]", "village@2 [3,0,0]", "quarry@3", hand=["harbour"]
    )
    table = given.match()
    before = table.view(0)["cities"][0]["total"]
    # The gold of the Acropolis goes; the citizen is one too many on the Village, or the Pasture comes to rest.
    assert totals(table) == {"harbour_1": [before - 1, before]}
    assert totals(table, 1) == {}


def test_cubes_laid_in_this_step_pay_for_nothing_in_what_the_hand_says() -> None:
    given = Given(2).city(0, "acropolis [1,0,0]", "village@2 [2,0,0]", hand=["pasture", "pasture"])
    table = given.match()
    table.play("lay pasture 1", "pay acropolis")
    before = table.view(0)["cities"][0]["total"]
    assert totals(table) == {"pasture_2": [before, before]}


def least_and_most(match: Match) -> tuple[int, int]:
    """The points of seat 0 after every way to pay for a tile."""
    if match.decision is None or match.decision.prompt.name != "pay":
        found = int(match.view(0)["cities"][0]["total"])
        return found, found
    ways = []
    for choice in match.decision.choices:
        trial = match.copy()
        trial.play(choice)
        ways.append(least_and_most(trial))
    return min(low for low, _ in ways), max(high for _, high in ways)


def test_what_the_hand_says_holds_for_every_way_to_pay() -> None:
    compared = 0
    for number in range(4):
        match, luck = Match.begin(GAME, 2, f"pays {number}", {}), Random(number)
        while (decision := match.decision) is not None:
            told = match.view(0)["cities"][0]["hand"]["totals"] if decision.seat == 0 else {}
            assert {str(each).split()[1] for each in decision.choices if str(each).startswith("lay ")} >= set(told)
            for tile, total in told.items():
                trial = match.copy()
                trial.play(next(each for each in decision.choices if str(each).startswith(f"lay {tile} ")))
                assert list(least_and_most(trial)) == total
                compared += total[0] < total[1]
            match.play(luck.choice(decision.choices))
    assert compared > 10
