"""Special, abilities in one's own city: scenarios E21 to E23, E27, E64 and the rulings R7 to R9, R31, R32, R34, R35."""

from __future__ import annotations

import pytest
from tests.games.hexemonia.tables import AtTable, Given

# Temple, Harbour and the hidden Acropolis


def temple_and_spring(acropolis: str) -> AtTable:
    given = Given(at=2).city(2, "acropolis", "temple@1 [1,0,1]", "spring@2 [0,0,0]", acropolis=acropolis)
    return given.match().use("temple")


def test_a_fitting_acropolis_may_stay_hidden() -> None:
    """E21 Temple, Spring and the hidden Acropolis: conceal. R8 hidden it counts for nothing."""
    table = temple_and_spring("olympia")
    assert table.menu == ["reveal", "conceal"]
    table.play("conceal")
    assert table.cubes(2, "temple") == [1, 0, 2]
    assert not table.is_revealed(2)


def test_a_fitting_acropolis_may_be_revealed_and_counts() -> None:
    """E21, R7 (a) Olympia is public for the rest of the game."""
    table = temple_and_spring("olympia").play("reveal")
    assert table.cubes(2, "temple") == [1, 0, 3]
    assert table.is_revealed(2)
    assert table.view(0)["cities"][2]["acropolis"]["city"] == "olympia"
    table.play("end_special").pass_turn().pass_turn()
    assert table.view(0)["cities"][2]["acropolis"]["city"] == "olympia"


def test_another_acropolis_has_nothing_to_reveal() -> None:
    """E21 Athens: all there is to say is no, so that nobody learns who had the choice (R9)."""
    table = temple_and_spring("athens")
    assert table.menu == ["conceal"]
    assert table.play("conceal").cubes(2, "temple") == [1, 0, 2]


def test_a_revealed_acropolis_counts_without_a_question() -> None:
    """R32 An own revealed Acropolis is a neighbour like any other."""
    given = Given(at=2).city(2, "acropolis", "temple@1 [1,0,1]", "spring@2", acropolis="olympia", revealed=True)
    table = given.match().use("temple")
    assert table.cubes(2, "temple") == [1, 0, 3]
    assert table.prompt == "special"


def test_no_question_where_the_acropolis_does_not_touch() -> None:
    """R7 (a), R78 Only a Temple beside the Acropolis asks for it."""
    tiles = ["acropolis", "spring@1", "spring@2", "temple@8 [1,0,1]"]
    table = Given(at=2).city(2, *tiles, acropolis="olympia").match().use("temple")
    assert table.cubes(2, "temple") == [1, 0, 3]
    assert not table.is_revealed(2)


def test_no_question_once_every_acropolis_of_the_nature_is_known() -> None:
    """R9, R78 If Olympia lies open elsewhere, nobody can wonder, and nobody is asked."""
    given = Given().city(2, acropolis="olympia", revealed=True)
    table = given.city(0, "acropolis", "temple@1 [1,0,1]", "spring@2").match().use("temple")
    assert table.prompt == "special"
    assert table.cubes(0, "temple") == [1, 0, 2]


def test_a_hidden_acropolis_alone_can_feed_a_temple() -> None:
    """E64, R32 Temple fed by the hidden Acropolis alone: using it reveals without a question."""
    given = Given(at=2).city(2, "acropolis", "temple@1 [1,0,1]", "pasture@2 [1,0,0]", acropolis="olympia")
    table = given.match()
    assert table.offers("action special")
    table.use("temple")
    assert table.is_revealed(2)
    assert table.view(0)["cities"][2]["acropolis"]["city"] == "olympia"
    assert table.cubes(2, "temple") == [1, 0, 2]


def test_without_a_fitting_neighbour_a_temple_is_of_no_use() -> None:
    """E64 With Athens the action Special is not offered."""
    given = Given(at=2).city(2, "acropolis", "temple@1 [1,0,1]", "pasture@2 [1,0,0]", acropolis="athens")
    assert not given.match().offers("action special")


def test_a_harbour_may_be_fed_by_athens() -> None:
    """R7 (a) The Harbour asks for economy as the Temple asks for what is sacred."""
    given = Given().city(0, "acropolis", "harbour@1 [1,0,1]", "quarry@2", acropolis="athens")
    table = given.match().use("harbour")
    assert table.menu == ["reveal", "conceal"]
    assert table.play("reveal").cubes(0, "harbour") == [1, 0, 3]


def test_a_harbour_counts_inactive_neighbours() -> None:
    """E22, R32 Quarry and Tavern count; the Village is politics, the Harbour itself does not count."""
    tiles = ["acropolis", "harbour@1 [1,0,1]", "quarry@2 [0,0,0]", "tavern@6 [2,0,0]", "village@8"]
    table = Given(players=2).city(0, *tiles, acropolis="sparta").match()
    assert not table.is_active(0, "quarry")
    table.use("harbour")
    assert table.cubes(0, "harbour") == [1, 0, 3]


def test_a_harbour_without_economy_around_is_not_offered() -> None:
    """E22, R32 Neither is one beside a hidden Acropolis of another nature."""
    for acropolis in ("sparta", "olympia"):
        given = Given().city(0, "acropolis", "harbour@1 [1,0,1]", "village@2", acropolis=acropolis)
        assert not given.match().offers("action special")


def test_markers_do_not_count_as_neighbours() -> None:
    """R32 The Moirai's marker on a Quarry adds nothing to the Quarry."""
    tiles = ["acropolis", "harbour@1 [1,0,1]", "quarry@2 [0,0,0]"]
    given = Given(players=2).city(0, *tiles, acropolis="sparta", myths={"moirai": "quarry"})
    table = given.match().use("harbour")
    assert table.cubes(0, "harbour") == [1, 0, 2]


def test_another_temple_counts_like_any_neighbour() -> None:
    """R32 Two Harbours side by side feed each other."""
    tiles = ["acropolis", "harbour_1@1 [1,0,1]", "harbour_2@2 [1,0,1]"]
    table = Given(players=4).city(1, acropolis="athens", revealed=True).city(0, *tiles, acropolis="sparta").match()
    table.use("harbour_1")
    assert table.cubes(0, "harbour_1") == [1, 0, 2]
    assert table.cubes(0, "harbour_2") == [1, 0, 1]


# One after the other


def test_an_ability_can_switch_another_tile_on() -> None:
    """E23, R31 Order matters, activity is tested at use; one move at the Agora is enough (R34)."""
    tiles = ["acropolis [1,0,0]", "agora@1 [1,0,1]", "tavern@2 [1,0,0]"]
    table = Given().city(0, *tiles).city(1, "acropolis [1,0,0]").match().use("agora")
    table.play("lift citizen acropolis", "lay_cube citizen tavern")
    assert table.cubes(0, "tavern") == [2, 0, 0]
    assert table.said() == {"use tavern", "end_special"}


def test_an_ability_can_switch_another_tile_off() -> None:
    """R31 With its citizen gone, the Tavern is not offered any more."""
    tiles = ["acropolis", "agora@1 [1,0,1]", "tavern@2 [2,0,0]"]
    table = Given().city(0, *tiles).city(1, "acropolis [1,0,0]").match()
    assert table.play("action special").said() == {"use agora", "use tavern"}
    table.play("use agora", "lift citizen tavern", "lay_cube citizen acropolis")
    assert table.deciding == 1


def test_two_copies_of_a_title_are_two_tiles() -> None:
    """R31 Each physical tile once."""
    table = Given().city(0, "acropolis", "spring_1@1", "spring_2@2").match().play("action special", "use spring_2")
    table.play("gain gold")
    assert table.menu == ["use spring_1", "end_special"]
    assert table.play("use spring_1", "gain hoplite").cubes(0, "acropolis") == [0, 1, 1]
    assert table.deciding == 1


def test_once_chosen_at_least_one_ability_is_used() -> None:
    """R27 There is no end before the first use."""
    table = Given().city(0, "acropolis", "spring_1@1", "spring_2@2").match().play("action special")
    assert table.menu == ["use spring_1", "use spring_2"]


def test_abilities_of_inactive_tiles_rest() -> None:
    """R31 Also those of myths whose host is inactive."""
    tiles = ["acropolis [1,0,0]", "agora@1 [0,0,1]", "village@2 [1,0,0]"]
    table = Given().city(0, *tiles, myths={"oracle": "village"}).match()
    assert not table.offers("action special")


@pytest.mark.parametrize(("resource", "cubes"), [("citizen", [1, 0, 0]), ("hoplite", [0, 1, 0]), ("gold", [0, 0, 1])])
def test_a_spring_gives_a_resource_for_the_acropolis(resource: str, cubes: list[int]) -> None:
    """The Spring's ability."""
    table = Given().city(0, "acropolis", "spring@1").match().use("spring").play(f"gain {resource}")
    assert table.cubes(0, "acropolis") == cubes
    assert table.cubes(0, "spring") == [0, 0, 0]


# Agora


def agora() -> AtTable:
    tiles = ["acropolis [2,0,1]", "agora@1 [1,0,1]", "pasture@2"]
    return Given().city(0, *tiles).match().use("agora")


def test_two_cubes_can_be_moved_at_the_agora() -> None:
    """R34 Each to any tile, the Acropolis included."""
    table = agora().play("lift citizen acropolis", "lift gold agora")
    assert table.said("lift") == set()
    table.play("lay_cube citizen pasture", "lay_cube gold acropolis")
    assert table.cubes(0, "acropolis") == [1, 0, 2]
    assert table.cubes(0, "pasture") == [1, 0, 0]
    assert table.cubes(0, "agora") == [1, 0, 0]


def test_the_agora_may_move_a_single_cube() -> None:
    """R34 Laying the first one down is the end of it."""
    table = agora().play("lift citizen acropolis")
    assert {"lift citizen acropolis", "lift gold acropolis", "lay_cube citizen pasture"} <= table.said()
    assert table.play("lay_cube citizen pasture").deciding == 1


def test_a_cube_is_moved_once() -> None:
    """R34 After the first cube is laid, the second lifted one is laid, and nothing is lifted again."""
    table = agora().play("lift citizen acropolis", "lift gold acropolis", "lay_cube citizen pasture")
    assert {words.split()[0] for words in table.menu} == {"lay_cube"}


def test_an_agora_needs_a_cube() -> None:
    """R34 Being active it holds two itself, so it can always be used."""
    table = Given().city(0, "acropolis", "agora@1 [1,0,1]").match().use("agora")
    assert table.said("lift") == {"lift citizen agora", "lift gold agora"}


# Necropolis


def necropolis() -> AtTable:
    return Given().city(0, "acropolis [4,0,0]", "necropolis@1 [1,0,0]").match().use("necropolis")


def test_five_citizens_bring_two_gold() -> None:
    """E27, R35 Rounded down; those on the Necropolis may be used, and it becomes inactive."""
    table = necropolis().play(*["sacrifice acropolis"] * 4, "sacrifice necropolis")
    assert table.cubes(0, "necropolis") == [0, 0, 2]
    assert table.cubes(0, "acropolis") == [0, 0, 0]
    assert not table.is_active(0, "necropolis")


def test_four_citizens_bring_two_gold_and_leave_it_active() -> None:
    """E27 With only four returned from the Acropolis."""
    table = necropolis().play(*["sacrifice acropolis"] * 4, "end_sacrifice")
    assert table.cubes(0, "necropolis") == [1, 0, 2]
    assert table.is_active(0, "necropolis")


def test_a_single_citizen_brings_nothing() -> None:
    """R35 Odd numbers are allowed, the odd citizen earns nothing; but at least one goes."""
    table = necropolis()
    assert not table.offers("end_sacrifice")
    table.play("sacrifice acropolis", "end_sacrifice")
    assert (table.cubes(0, "acropolis"), table.cubes(0, "necropolis")) == ([3, 0, 0], [1, 0, 0])


def test_all_citizens_of_a_tile_can_be_returned_at_once() -> None:
    """R77 The bigger step."""
    table = necropolis().play("sacrifice_all acropolis", "end_sacrifice")
    assert table.cubes(0, "necropolis") == [1, 0, 2]
