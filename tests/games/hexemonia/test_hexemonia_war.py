"""War, armies and losses: scenarios E36 to E43, E47 and the rulings R43 to R49."""

from __future__ import annotations

import pytest
from tests.games.hexemonia.tables import AtTable, Given

STRONG = "acropolis [9,9,0]"
UNPROTECTED = ("pasture@1 [2,0,0]",)
HOPLITE = ("pasture@1 [0,1,0]",)
BESIDE_PHALANX = ("pasture@1 [1,0,0]", "phalanx@2 [0,2,1]")
GOLD = ("pasture@1 [0,0,5]",)


def attack(*city: str, tile: str = "pasture", attacker: str = STRONG) -> AtTable:
    """P0 declares war on a tile of P1."""
    table = Given().city(0, attacker).city(1, "acropolis", *city).match().play("action war")
    return table.play(f"attack {tile}") if table.offers(f"attack {tile}") else table


def commit(table: AtTable, citizens: int, hoplites: int) -> AtTable:
    return table.play(*["commit citizen acropolis"] * citizens, *["commit hoplite acropolis"] * hoplites)


def defence(table: AtTable) -> int:
    """What the attacker was told to overcome."""
    entries = [entry for entry in table.match.events(0) if entry.event.name == "attacked"]
    return entries[-1].values[3]


def captured(city: tuple[str, ...], citizens: int, hoplites: int, tile: str = "pasture") -> AtTable:
    """P0 has captured a tile of P1 with this army and laid it on space 1."""
    given = Given().city(0, STRONG).city(1, "acropolis", *city)
    return given.match().wage_war(tile, citizens, hoplites).play("settle 1")


@pytest.mark.parametrize(
    ("city", "value", "enough", "not_enough"),
    [
        (UNPROTECTED, 2, [(1, 1), (3, 0), (0, 2)], [(2, 0), (0, 1)]),
        (HOPLITE, 2, [(3, 0), (1, 1)], [(0, 1), (2, 0)]),
        (BESIDE_PHALANX, 3, [(2, 1), (0, 2), (4, 0)], [(1, 1), (3, 0)]),
        (GOLD, 0, [(1, 0)], [(0, 0)]),
    ],
)
def test_an_army_must_be_stronger_than_the_defence(
    city: tuple[str, ...], value: int, enough: list[tuple[int, int]], not_enough: list[tuple[int, int]]
) -> None:
    """E36 Minimum armies; R39 an attack that is launched succeeds."""
    assert defence(attack(*city)) == value
    for army in enough:
        assert commit(attack(*city), *army).offers("launch")
    for army in not_enough:
        assert not commit(attack(*city), *army).offers("launch")


@pytest.mark.parametrize(
    ("army", "survivors"),
    [((2, 1), [1, 0, 0]), ((0, 2), [1, 0, 0]), ((4, 0), [1, 0, 0]), ((4, 1), [3, 0, 0])],
)
def test_losses_at_the_pasture_beside_the_phalanx(army: tuple[int, int], survivors: list[int]) -> None:
    """E37, R47, R48 The shield part is paid in hoplites; the Phalanx keeps its cubes."""
    table = captured(BESIDE_PHALANX, *army)
    assert table.cubes(0, "pasture") == survivors
    assert table.cubes(0, "acropolis") == [9 - army[0], 9 - army[1], 0]
    assert table.cubes(1, "phalanx") == [0, 2, 1]


def test_the_garrison_is_lost() -> None:
    """E37 The defender loses the citizen on the Pasture, and nothing else."""
    table = Given().city(0, STRONG).city(1, "acropolis [2,2,2]", *BESIDE_PHALANX).match().wage_war("pasture", 4)
    assert table.told("garrison-lost") == ["garrison-lost seat=1 citizens=1 hoplites=0"]
    assert table.cubes(1, "acropolis") == [2, 2, 2]


def test_the_attacker_chooses_what_to_lose() -> None:
    """E38, R47 Choice of losses: with exact payment possible there is no change (R48)."""
    table = Given().city(0, STRONG).city(1, "acropolis", "pasture@1 [1,1,0]").match().wage_war("pasture", 3, 3)
    assert defence(table) == 3
    assert table.menu == ["lose 0", "lose 1"]
    table.play("lose 0", "settle 1")
    assert table.cubes(0, "pasture") == [0, 3, 0]


def test_hoplites_may_be_lost_for_the_garrison() -> None:
    """E38 The other way: a citizen and a hoplite."""
    table = Given().city(0, STRONG).city(1, "acropolis", "pasture@1 [1,1,0]").match().wage_war("pasture", 3, 3)
    assert table.play("lose 1", "settle 1").cubes(0, "pasture") == [2, 2, 0]


VILLAGE = "village@1 [2,0,0]"


def test_only_the_best_shield_counts() -> None:
    """E39, R44 A Wall and a Phalanx beside the Village: the Wall's two."""
    city = (VILLAGE, "wall@2 [2,0,2]", "phalanx@6 [0,2,1]")
    assert defence(attack(*city, tile="village")) == 6
    assert captured(city, 4, 2, tile="village").cubes(0, "village") == [2, 0, 0]


def test_inactive_fortifications_protect_nobody() -> None:
    """E39, R44 Whatever their value."""
    city = (VILLAGE, "wall@2 [2,0,1]", "phalanx@6 [0,1,1]", "fleet@8 [0,1,2]")
    assert defence(attack(*city, tile="village")) == 2


def test_an_active_shield_prevails_over_a_higher_inactive_one() -> None:
    """R44 The Phalanx counts where the Wall lacks a gold."""
    assert defence(attack(VILLAGE, "wall@2 [2,0,1]", "phalanx@6 [0,2,1]", tile="village")) == 4


def test_a_fortification_does_not_protect_itself() -> None:
    """E40, R43 An active Wall on the edge: its two citizens only."""
    assert defence(attack("wall@1 [2,0,2]", "pasture@2", tile="wall")) == 2


def test_a_fortification_protects_another() -> None:
    """E40 A second active Fortification with shield 1 touches the Wall."""
    assert defence(attack("wall@1 [2,0,2]", "pasture@2", "labyrinth@6 [1,1,1]", tile="wall")) == 4


def test_a_shield_further_away_does_not_count() -> None:
    """R44 Only adjacent ones: the Wall on 4 is far from the Village on 1."""
    assert defence(attack(VILLAGE, "wall@4 [2,0,2]", tile="village")) == 2


def test_a_lighthouse_has_no_shield() -> None:
    """Most Fortifications have one, not all."""
    assert defence(attack(VILLAGE, "lighthouse@2 [1,0,2]", tile="village")) == 2


def test_a_shield_is_paid_with_the_hoplites_there_are() -> None:
    """E41, R47 An empty Pasture beside an active Wall: one hoplite, and two citizens for the missing one."""
    table = captured(("pasture@1 [0,0,0]", "wall@2 [2,0,2]"), 5, 1)
    assert table.cubes(0, "pasture") == [3, 0, 0]


def test_all_of_a_shield_may_be_paid_with_citizens_if_no_hoplite_marches() -> None:
    """R47 Two for each missing hoplite."""
    assert captured(("pasture@1", "wall@2 [2,0,2]"), 5, 0).cubes(0, "pasture") == [1, 0, 0]


def test_an_unopposed_army_loses_nothing() -> None:
    """E42, R46, R49 More than necessary is a garrison; the gold on the tile is captured."""
    assert captured(("pasture@1 [0,0,2]",), 3, 1).cubes(0, "pasture") == [3, 1, 2]


def test_change_is_given_for_half_a_hoplite() -> None:
    """E43, R48 Three hoplites against a defence of three: two are lost, a citizen comes back."""
    assert captured(("pasture@1 [1,1,0]",), 0, 3).cubes(0, "pasture") == [1, 1, 0]


def test_no_change_for_an_army_with_citizens() -> None:
    """R48 Change is a remedy, not a second exchange office: with one citizen in the army it pays exactly."""
    table = Given().city(0, STRONG).city(1, "acropolis", "pasture@1 [1,1,0]").match().wage_war("pasture", 1, 3)
    assert table.told("change-given") == []
    assert table.play("settle 1").cubes(0, "pasture") == [0, 2, 0]


@pytest.mark.parametrize(("citizens", "hoplites"), [(4, 0), (0, 2), (1, 2), (3, 3), (9, 9)])
@pytest.mark.parametrize("city", [UNPROTECTED, HOPLITE, BESIDE_PHALANX, GOLD])
def test_survivors_are_worth_the_difference(city: tuple[str, ...], citizens: int, hoplites: int) -> None:
    """R47, R49 Army cubes worth exactly the defence are lost, whichever way the player chooses."""
    given = Given().city(0, STRONG, "spring@1").city(1, "acropolis", *city)
    ways = given.match().wage_war("pasture", citizens, hoplites)
    for losses in ways.menu if ways.prompt == "losses" else [""]:
        table = given.match().wage_war("pasture", citizens, hoplites)
        table.play(*[losses] if losses else [], "settle 2")
        left, spears, _ = table.cubes(0, "pasture")
        assert left + 2 * spears == citizens + 2 * hoplites - defence(table) >= 1


def test_there_is_no_way_back_after_an_attack_is_declared() -> None:
    """R39 Troops are committed until the army can be launched, and no longer than the player likes (R46)."""
    table = attack(*UNPROTECTED, attacker="acropolis [2,2,0]")
    assert {words.split()[0] for words in table.menu} == {"commit", "commit_all"}
    commit(table, 0, 2)
    assert table.said() == {"commit citizen acropolis", "commit_all citizen acropolis", "launch"}


def test_the_army_comes_from_any_tile() -> None:
    """R45 Active, inactive or laid this turn; sources may become inactive."""
    tiles = ["acropolis [1,0,0]", "pasture@1 [1,0,0]", "village@2 [1,0,0]", "phalanx@3 [0,2,1]"]
    given = Given().city(0, *tiles).city(1, "acropolis", "quarry@1 [3,0,1]", "spring@2")
    table = given.match().play("action war", "attack quarry")
    assert table.said("commit") == {
        "commit citizen acropolis",
        "commit citizen pasture",
        "commit citizen village",
        "commit hoplite phalanx",
    }
    table.play("commit citizen pasture", "commit citizen village", "commit_all hoplite phalanx", "launch")
    assert not table.is_active(0, "pasture")
    assert not table.is_active(0, "phalanx")
    assert table.cubes(0, "acropolis") == [1, 0, 0]


def test_all_troops_of_a_kind_can_be_committed_at_once() -> None:
    """R77 The bigger step."""
    table = attack(*UNPROTECTED).play("commit_all hoplite acropolis")
    assert table.in_the_air == [0, 9, 0]


def test_the_second_war_is_fed_by_the_first() -> None:
    """E47, R40, R45 The survivors on the captured tile march on; then both opponents have been attacked."""
    given = Given().city(0, "acropolis [3,1,0]").city(1, "acropolis", "pasture@1 [1,0,0]")
    table = given.city(2, "acropolis", "village@1 [1,0,0]").match().wage_war("pasture", 3, 1)
    assert table.play("settle 1").cubes(0, "pasture") == [2, 1, 0]
    table.wage_war("village", citizens=2, source="pasture").play("settle 2")
    assert table.cubes(0, "pasture") == [0, 1, 0]
    assert table.cubes(0, "village") == [1, 0, 0]
    assert (table.deciding, table.prompt) == (1, "take")


def test_a_war_is_finished_before_the_next() -> None:
    """R40 The booty of the first is laid before a second attack is offered."""
    given = (
        Given().city(0, STRONG).city(1, "acropolis", "wall@1 [0,0,2]").city(2, "acropolis", "pasture@1", "village@2")
    )
    table = given.match().wage_war("wall", citizens=3)
    assert table.prompt == "settle"
    assert table.play("settle 1").said() == {"attack pasture", "attack village", "end_war"}
    assert table.layout(1) == {}
