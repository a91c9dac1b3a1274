"""Spaces, rings and contact. Rules, "Spaces, adjacency, rings"; rulings R19, R20, R41, R42."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from pessoi.games.hexemonia.grid import (
    COORDINATES,
    NEIGHBOURS,
    RING_STARTS,
    has_free_side,
    holds_together_without,
    is_connected,
    open_ring,
    open_spaces,
    ring_of,
    touches,
)


def spaces(numbers: Iterable[int]) -> int:
    """A set of spaces, the Acropolis included."""
    return sum(1 << number for number in {0, *numbers})


RING_1 = range(1, 7)
RING_2 = range(7, 19)


def test_the_first_two_rings_are_numbered_as_the_rules_say() -> None:
    first = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
    second = [(2, 0), (2, -1), (2, -2), (1, -2), (0, -2), (-1, -1), (-2, 0), (-2, 1), (-2, 2), (-1, 2), (0, 2), (1, 1)]
    assert list(COORDINATES[:19]) == [(0, 0), *first, *second]


def test_four_rings_have_sixty_spaces() -> None:
    assert list(RING_STARTS) == [0, 1, 7, 19, 37, 61]
    assert len(COORDINATES) == len(set(COORDINATES)) == 61
    for space, (q, r) in enumerate(COORDINATES):
        assert ring_of(space) == max(abs(q), abs(r), abs(q + r))


def test_two_spaces_touch_if_they_are_one_step_apart() -> None:
    for space, (q, r) in enumerate(COORDINATES):
        for other, (other_q, other_r) in enumerate(COORDINATES):
            step = (other_q - q, other_r - r)
            is_near = step in {(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)}
            assert touches(space, 1 << other) == is_near


def test_every_space_inside_has_six_neighbours() -> None:
    assert all(NEIGHBOURS[space].bit_count() == 6 for space in range(RING_STARTS[4]))


def test_beside_the_bare_middle_one_contact_is_enough() -> None:
    """R19 Anywhere else two are needed: the corners of ring 2 touch one tile only."""
    assert open_spaces(spaces([])) == [*RING_1]
    assert open_spaces(spaces(RING_1)) == [8, 10, 12, 14, 16, 18]


@pytest.mark.parametrize(
    ("occupied", "ring"), [([], 1), ([1, 2, 3, 4, 5], 1), ([*RING_1], 2), ([*RING_1, *RING_2], 3), ([*RING_2], 1)]
)
def test_the_open_ring_is_the_innermost_with_a_gap(occupied: list[int], ring: int) -> None:
    """R20 Tiles further out do not matter."""
    assert open_ring(spaces(occupied)) == ring


def test_a_gap_in_an_inner_ring_is_filled_first() -> None:
    """R20 Only the space that war has emptied is open."""
    assert open_spaces(spaces([1, 3, 4, 5, 6, 8, 18])) == [2]
    assert open_spaces(spaces([1, 4])) == [2, 3, 5, 6]


def test_tiles_further_out_count_for_contact() -> None:
    """R20 Space 2 touches the Acropolis and the tile on 8, though both its neighbours in the ring are gone."""
    assert 2 in open_spaces(spaces([6, 8, 18]))


def test_a_space_has_a_free_side_if_a_neighbour_is_empty() -> None:
    """R41 Outside or inside the city."""
    full = spaces([*RING_1, *RING_2])
    assert [space for space in RING_1 if has_free_side(full, space)] == []
    assert [space for space in RING_2 if has_free_side(full, space)] == [*RING_2]
    hole = full & ~(1 << 2)
    assert [space for space in RING_1 if space != 2 and has_free_side(hole, space)] == [1, 3]


def test_the_outermost_spaces_always_have_a_free_side() -> None:
    """R41 What lies beyond the fourth ring is never covered."""
    everything = (1 << 61) - 1
    assert [space for space in range(61) if has_free_side(everything, space)] == [*range(37, 61)]


def test_a_tile_that_links_two_parts_is_found() -> None:
    """R42 Without 6 the tile on 16 is cut off; without 18 nothing is."""
    city = spaces([1, 2, 6, 7, 8, 10, 16, 18])
    assert is_connected(city)
    assert [space for space in (1, 2, 6, 7, 8, 10, 16, 18) if not holds_together_without(city, space)] == [2, 6]


def test_a_ring_holds_together_without_any_one_of_its_tiles() -> None:
    """R42 A closed ring has two ways to everywhere."""
    city = spaces([*RING_1, *RING_2])
    assert all(holds_together_without(city, space) for space in (*RING_1, *RING_2))


@pytest.mark.parametrize("size", [3, 8, 20, 40])
def test_a_look_around_a_space_tells_no_other_than_a_walk_through_the_city(size: int) -> None:
    dice = random.Random(size)
    for _ in range(30):
        occupied = spaces([])
        while occupied.bit_count() < size:
            beside = [space for space in range(1, 61) if touches(space, occupied) and not occupied >> space & 1]
            occupied |= 1 << dice.choice(beside)
        for space in range(1, 61):
            if occupied >> space & 1:
                assert holds_together_without(occupied, space) == is_connected(occupied & ~(1 << space))
