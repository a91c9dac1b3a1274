"""Telling of cubes on a tile, kind by kind."""

from __future__ import annotations

from mypy_extensions import i64

from pessoi.games.hexemonia.state import Cubes, Table
from pessoi.games.hexemonia.verbs import RESOURCE
from pessoi.kernel.journal import Event, tell


def tell_cubes(s: Table, events: tuple[Event, ...], seat: i64, tile: i64, space: i64, cubes: Cubes) -> None:
    """What happened to some cubes on a tile, one event for each kind there is."""
    for resource in range(len(RESOURCE)):
        count = cubes.count(resource)
        if count > 0:
            tell(s, events[resource], seat, tile, space, count)
