"""Step D: scenarios E50 to E56 and the rulings R7, R9, R54 to R62."""

from __future__ import annotations

import pytest
from tests.games.hexemonia.tables import AtTable, Given

POLITICAL = ("village", "agora", "amphitheatre", "asty")


def political_city(given: Given, seat: int, count: int) -> None:
    """A city with so many tiles of politics nature, none with cubes."""
    tiles = [f"{POLITICAL[(seat + place) % 4]}@{place + 1}" for place in range(count)]
    given.city(seat, "acropolis", *tiles)


def strength(table: AtTable, seat: int) -> int:
    found: int = table.view()["cities"][seat]["political_strength"]
    return found


@pytest.mark.parametrize(
    ("active", "counts", "before", "after", "checked"),
    [
        (0, [2, 1, 1], None, 0, [1, 2]),
        (0, [2, 2, 0], None, None, []),
        (0, [2, 3, 0], 2, 2, []),
        (0, [3, 1, 1], 0, 0, []),
        (1, [2, 3, 1], 0, 1, [0, 2]),
        (1, [3, 1, 0], None, None, []),
        (2, [0, 0, 0], None, None, []),
    ],
)
def test_who_gets_the_philosopher(
    active: int, counts: list[int], before: int | None, after: int | None, checked: list[int]
) -> None:
    """E50, R56 Strictly more than every other, active and not its owner yet; only then others revolt."""
    given = Given(at=active)
    for seat, count in enumerate(counts):
        political_city(given, seat, count)
        given.city(seat, "pasture@6 [3,0,0]")
    if before is not None:
        given.philosopher(before)
    table = given.match()
    assert [strength(table, seat) for seat in range(3)] == counts
    table.play("action strategy", "end_strategy")
    assert table.philosopher == after
    assert [seat for seat in range(3) if table.cubes(seat, "pasture") == [2, 0, 0]] == checked


def test_tiles_and_myths_of_politics_are_counted() -> None:
    """E51, R55 An inactive Agora, an active Village, the Muses: three; the marker adds nothing."""
    tiles = ["acropolis", "agora@1", "village@2 [2,0,0]", "gymnasium@3 [1,1,1]"]
    assert strength(Given().city(0, *tiles, myths={"muses": "village"}).match(), 0) == 3
    assert strength(Given().city(0, *tiles, myths={"muses": "village", "oracle": "village"}).match(), 0) == 4


def test_delphi_counts_once_it_is_revealed() -> None:
    """E51, R7 (b), R8, R55 Hidden it adds nothing, after the reveal in step D one for the rest of the game."""
    given = Given(players=4).city(0, "acropolis", "agora@1", acropolis="delphi").city(1, "acropolis", "village@1")
    table = given.match().play("action production")
    assert table.menu == ["reveal", "conceal"]
    assert strength(table, 0) == 1
    table.play("reveal")
    assert strength(table, 0) == 2
    assert table.philosopher == 0
    assert table.is_revealed(0)


def test_delphi_may_stay_hidden() -> None:
    """R7 (b), R54 The reveal comes before the count: concealed, the tie stands."""
    given = Given(players=4).city(0, "acropolis", "agora@1", acropolis="delphi").city(1, "acropolis", "village@1")
    table = given.match().play("action production", "conceal")
    assert table.philosopher is None
    assert not table.is_revealed(0)


def test_delphi_may_be_revealed_even_if_that_changes_nothing() -> None:
    """R7 (b) Whether or not this changes the result."""
    given = Given(players=4).city(0, "acropolis", acropolis="delphi").city(1, "acropolis", "village@1", "agora@2")
    table = given.match().play("action production", "reveal")
    assert table.philosopher is None
    assert table.is_revealed(0)


@pytest.mark.parametrize(("players", "name"), [(3, "athens"), (3, "sparta"), (3, "olympia"), (4, "delos")])
def test_other_acropolises_never_count_for_politics(players: int, name: str) -> None:
    """E51, R55 Athens, Sparta, Olympia and Delos add nothing, revealed or not."""
    for is_revealed in (True, False):
        given = Given(players=players).city(0, "acropolis", "agora@1", acropolis=name, revealed=is_revealed)
        assert strength(given.match(), 0) == 1


def test_nobody_reveals_in_another_players_turn() -> None:
    """R9 The owner of Delphi is not asked when P0's politics are counted."""
    given = Given(players=4).city(0, "acropolis", "agora@1").city(1, acropolis="delphi")
    table = given.match().play("action production")
    assert table.deciding == 0
    assert table.menu == ["conceal"]
    assert table.play("conceal").prompt == "take"


def revolting(tile: str, cubes: str) -> AtTable:
    """P0 takes the Philosopher while P1 has this tile."""
    given = (
        Given().city(0, "acropolis", "agora@1", "amphitheatre@2", "asty@3").city(1, "acropolis", f"{tile}@1 {cubes}")
    )
    table = given.match().play("action strategy")
    assert table.philosopher == 0
    return table


@pytest.mark.parametrize(
    ("tile", "before", "after"),
    [
        ("village", "[7,0,0]", [4, 0, 0]),
        ("pasture", "[2,0,0]", [1, 0, 0]),
        ("village", "[2,0,4]", [2, 0, 2]),
        ("spring", "[0,0,3]", [0, 0, 1]),
    ],
)
def test_half_of_a_single_excess_is_lost(tile: str, before: str, after: list[int]) -> None:
    """E52, R58, R59 Revolt, one resource in excess: rounded up; the cost is never touched."""
    table = revolting(tile, before)
    assert table.cubes(1, tile) == after
    assert table.is_active(1, tile)


@pytest.mark.parametrize(
    ("tile", "before", "after"),
    [
        ("temple", "[4,1,3]", [2, 1, 2]),
        ("countryside", "[4,0,2]", [4, 0, 2]),
        ("lighthouse", "[4,2,4]", [3, 2, 4]),
        ("spring", "[2,3,0]", [2, 2, 0]),
    ],
)
def test_several_excesses_are_reduced_to_the_smallest(tile: str, before: str, after: list[int]) -> None:
    """E53, R58, R59 Revolt, several resources in excess."""
    assert revolting(tile, before).cubes(1, tile) == after


def test_a_triple_excess_is_reduced_to_the_smallest() -> None:
    """Rules, "Revolts": excess 3c 1h 2g, of which 1c 1h 1g stay."""
    assert revolting("spring", "[3,1,2]").cubes(1, "spring") == [1, 1, 1]


def test_some_tiles_never_revolt() -> None:
    """E54, R57, R60 Inactive tiles, tiles without excess, the Acropolis, and all that belongs to the new owner."""
    given = Given().city(0, "acropolis [9,9,9]", "village@1 [7,0,0]")
    given.city(1, "acropolis [9,9,9]", "wall@1 [1,0,5]", "fleet@2 [1,1,2]")
    table = given.match().play("action strategy", "end_strategy")
    assert table.philosopher == 0
    assert table.cubes(1, "wall") == [1, 0, 5]
    assert table.cubes(1, "fleet") == [1, 1, 2]
    assert table.cubes(1, "acropolis") == [9, 9, 9]
    assert table.cubes(0, "village") == [7, 0, 0]


def test_each_tile_revolts_for_itself() -> None:
    """R58 Tile by tile and player by player; nobody is asked."""
    given = Given().city(0, "acropolis", "agora@1", "amphitheatre@2", "asty@3")
    given.city(1, "acropolis", "village@1 [7,0,0]", "pasture@2 [2,0,0]").city(2, "acropolis", "quarry@1 [1,0,4]")
    table = given.match().play("action production")
    assert [table.cubes(1, "village"), table.cubes(1, "pasture")] == [[4, 0, 0], [1, 0, 0]]
    assert table.cubes(2, "quarry") == [1, 0, 2]
    assert (table.deciding, table.prompt) == (1, "take")


def test_the_previous_owner_of_the_philosopher_revolts_too() -> None:
    """Rules, "Revolts": whoever owns the figure now is immune, whoever had it is not."""
    given = Given().city(0, "acropolis", "agora@1").city(1, "acropolis", "pasture@1 [3,0,0]").philosopher(1)
    table = given.match().play("action production")
    assert table.philosopher == 0
    assert table.cubes(1, "pasture") == [2, 0, 0]


def test_what_was_captured_in_this_turn_is_counted_in_its_politics() -> None:
    """R54 Step D follows step C: the captured Village is counted at once."""
    given = Given().city(0, "acropolis [1,0,0]").city(1, "acropolis", "village@1", "pasture@2 [3,0,0]")
    table = given.match().wage_war("village", citizens=1).play("settle 1")
    assert table.philosopher == 0
    assert table.cubes(1, "pasture") == [2, 0, 0]


# Two players


@pytest.mark.parametrize(("has_revolts", "village"), [(False, [7, 0, 0]), (True, [4, 0, 0])])
def test_two_players_may_play_without_revolts(has_revolts: bool, village: list[int]) -> None:
    """E55, R61 The Philosopher is won all the same."""
    given = Given(players=2, revolts_in_two_player_game=has_revolts)
    given.city(0, "acropolis", "agora@1", "asty@2").city(1, "acropolis", "village@1 [7,0,0]")
    table = given.match().play("action production")
    assert table.philosopher == 0
    assert table.cubes(1, "village") == village


@pytest.mark.parametrize(("has_revolts", "points"), [(False, 3), (True, 0)])
def test_without_revolts_the_philosopher_is_worth_points(has_revolts: bool, points: int) -> None:
    """E55, R61 Three for its owner at the end of the game; with revolts nothing."""
    given = Given(players=2, revolts_in_two_player_game=has_revolts).philosopher(0)
    assert given.pad(0)["philosopher"] == points
    assert given.pad(1)["philosopher"] == 0


@pytest.mark.parametrize("players", [3, 4])
def test_with_more_players_the_philosopher_is_never_worth_points(players: int) -> None:
    """R61 Whatever the option says."""
    given = Given(players=players, revolts_in_two_player_game=False).philosopher(0)
    assert given.pad(0)["philosopher"] == 0


# Hand limit

SIX = ["asty", "fleet", "phalanx", "labyrinth", "gymnasium", "wall"]


def test_surplus_tiles_go_to_the_underworld() -> None:
    """E56, R62 Two of six, of free choice."""
    table = Given().city(0, hand=SIX).match().play("action production")
    assert table.said() == {f"discard {tile}" for tile in SIX}
    table.play("discard phalanx", "discard asty")
    assert table.hand(0) == ["fleet", "labyrinth", "gymnasium", "wall"]
    assert table.underworld == ["phalanx", "asty"]
    assert table.deciding == 1


def test_the_hand_is_trimmed_after_the_revolts() -> None:
    """E56, R54 When the player is asked to discard, the revolts are over."""
    given = (
        Given().city(0, "acropolis", "agora@1", "amphitheatre@2", hand=SIX).city(1, "acropolis", "village@1 [7,0,0]")
    )
    table = given.match().play("action production")
    assert table.prompt == "discard"
    assert table.cubes(1, "village") == [4, 0, 0]


def test_only_the_active_player_trims_the_hand() -> None:
    """E56, R62 In between, and in others' turns, a hand may be larger."""
    table = Given().city(1, hand=SIX).match().play("action production")
    assert (table.deciding, table.prompt) == (1, "take")
    assert len(table.hand(1)) == 6


def test_four_tiles_are_kept_without_a_question() -> None:
    """R62 The limit is four."""
    table = Given().city(0, hand=SIX[:4]).match().play("action production")
    assert len(table.hand(0)) == 4
    assert table.deciding == 1
