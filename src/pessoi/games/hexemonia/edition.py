"""What can't be in edited components of Hexemonia: totals that tiles do not add up to, misplaced shields."""

from __future__ import annotations

from typing import Any

from pessoi.kernel.editions import Doubt

#: The only type of tile with a red shield.
WALLED = "fortification"


def doubts(data: dict[str, Any]) -> list[Doubt]:
    """Every value that contradicts another, or the rulebook."""
    found: list[Doubt] = []
    totals = data["totals"]
    tiles = data["tile"]
    for number, tile in enumerate(tiles):
        if tile["type"] != WALLED and tile["defence"] != 0:
            found.append(Doubt(["tile", number, "defence"], tile["defence"], "0"))
        if sum(tile["copies"].values()) == 0:
            found.append(Doubt(["tile", number, "copies"], tile["copies"], "1 -"))
    icons = {icon: sum(tile["copies"][icon] for tile in tiles) for icon in totals["tiles_with_icon"]}
    _compare(["totals", "tiles_with_icon"], totals["tiles_with_icon"], icons, found)
    decks = {most: sum(icons[icon] for icon in icons if icon <= most) for most in totals["deck_size_by_players"]}
    _compare(["totals", "deck_size_by_players"], totals["deck_size_by_players"], decks, found)
    for field in ("type", "nature"):
        kinds = totals[f"tiles_by_{field}"]
        counted = {kind: sum(_copies(tile) for tile in tiles if tile[field] == kind) for kind in kinds}
        _compare(["totals", f"tiles_by_{field}"], kinds, counted, found)
    whole = {
        "terrain_tiles": sum(_copies(tile) for tile in tiles),
        "acropolis_tiles": len(data["acropolis"]),
        "hexagonal_tiles": totals["terrain_tiles"] + totals["acropolis_tiles"],
    }
    _compare(["totals"], {name: totals[name] for name in whole}, whole, found)
    return found


def _copies(tile: dict[str, Any]) -> int:
    return sum(int(count) for count in tile["copies"].values())


def _compare(path: list[str | int], said: dict[str, int], counted: dict[str, int], found: list[Doubt]) -> None:
    for name, value in said.items():
        if value != counted[name]:
            found.append(Doubt([*path, name], value, counted=counted[name]))
