"""The hexagonal grid of a city: spaces in rings around the Acropolis, and which of them touch. Rules, "Spaces".

A space is a number: 0 in the middle, then ring after ring outwards (axial coordinates are in ``COORDINATES``). A set of
spaces is an int with their bits. Four rings are always enough, as there are fewer tiles than spaces.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.kernel.bits import bit

RINGS: Final = 4
MIDDLE: Final = 0

#: The steps to the six neighbours, in the order in which a ring is walked.
DIRECTIONS: Final = ((0, -1), (-1, 0), (-1, 1), (0, 1), (1, 0), (1, -1))


def _spiral() -> tuple[tuple[int, int], ...]:
    """The middle, then each ring: it begins at (ring, 0) and goes so many steps in each direction."""
    found = [(0, 0)]
    for ring in range(1, RINGS + 1):
        q, r = ring, 0
        for step_q, step_r in DIRECTIONS:
            for _ in range(ring):
                found.append((q, r))
                q, r = q + step_q, r + step_r
    return tuple(found)


#: The axial coordinates (q, r) of every space.
COORDINATES: Final = _spiral()
SPACES: Final = len(COORDINATES)


def _around() -> list[int]:
    numbers = {place: number for number, place in enumerate(COORDINATES)}
    around: list[int] = []
    for q, r in COORDINATES:
        for step_q, step_r in DIRECTIONS:
            number = numbers.get((q + step_q, r + step_r))
            around.append(0 if number is None else 1 << number)
    return around


SIDES: Final = len(DIRECTIONS)
#: Six sets for every space, one for each side in turn: the space it touches there, or nothing beyond the last ring.
AROUND: Final[list[int]] = _around()
#: For every space the set of spaces it touches; those of the last ring also touch spaces that are never needed.
NEIGHBOURS: Final[list[int]] = [sum(AROUND[SIDES * space : SIDES * (space + 1)]) for space in range(SPACES)]
#: The first space of each ring, and of the one after the last.
RING_STARTS: Final[list[int]] = [0, *(1 + 3 * ring * (ring - 1) for ring in range(1, RINGS + 2))]
#: The set of spaces of each ring.
RING_SPACES: Final[list[int]] = [
    sum(1 << space for space in range(RING_STARTS[ring], RING_STARTS[ring + 1])) for ring in range(RINGS + 1)
]


def ring_of(space: i64) -> i64:
    """How far a space is from the middle."""
    ring: i64 = 0
    while RING_STARTS[ring + 1] <= space:
        ring += 1
    return ring


def open_ring(occupied: i64) -> i64:
    """The innermost ring with an empty space (R20: only the present state counts)."""
    ring: i64 = 1
    while RING_SPACES[ring] & ~occupied == 0:
        ring += 1
    return ring


def open_spaces(occupied: i64) -> list[i64]:
    """The empty spaces of the open ring that touch at least two tiles, or the Acropolis if it is all there is (R19)."""
    ring = open_ring(occupied)
    is_bare = occupied == bit(MIDDLE)
    found: list[i64] = []
    space: i64 = RING_STARTS[ring]
    end: i64 = RING_STARTS[ring + 1]
    while space < end:
        if not occupied >> space & 1:
            touching = NEIGHBOURS[space] & occupied
            if is_bare or touching & (touching - 1):
                found.append(space)
        space += 1
    return found


def touches(space: i64, others: i64) -> bool:
    """Whether a space has a neighbour among others."""
    return NEIGHBOURS[space] & others != 0


def has_free_side(occupied: i64, space: i64) -> bool:
    """Whether some neighbour of a space is empty, be it outside or a hole inside the city (R41)."""
    return space >= RING_STARTS[RINGS] or NEIGHBOURS[space] & ~occupied != 0


def is_connected(occupied: i64) -> bool:
    """Whether every occupied space can be reached from the middle over occupied spaces."""
    reached = bit(MIDDLE)
    rest = occupied & ~reached
    while rest:
        before = rest
        space: i64 = 1
        while rest >> space:
            if rest >> space & 1 and NEIGHBOURS[space] & reached:
                reached |= bit(space)
                rest &= ~bit(space)
            space += 1
        if rest == before:
            return False
    return True


def holds_together_without(occupied: i64, space: i64) -> bool:
    """Whether the rest of the city stays connected if this space is emptied (R42)."""
    return has_one_stretch(occupied, space) or is_connected(occupied & ~bit(space))


def has_one_stretch(occupied: i64, space: i64) -> bool:
    """Whether the tiles around a space lie in a row, so that nobody needs it to come from one to the other."""
    stretches: i64 = 0
    first: i64 = SIDES * space
    before: i64 = occupied & AROUND[first + SIDES - 1]
    side: i64 = 0
    while side < SIDES:
        here: i64 = occupied & AROUND[first + side]
        if here and not before:
            stretches += 1
        before = here
        side += 1
    return stretches == 1
