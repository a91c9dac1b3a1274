"""What can't be in edited components of Thebai: costs, sets and tracks that do not add up."""

from __future__ import annotations

from typing import Any

from pessoi.kernel.editions import Doubt

#: The four sides of a tile in a Cadmea, each with a half roof.
SIDES = 4


def doubts(data: dict[str, Any]) -> list[Doubt]:
    """Every value that contradicts another, or the rulebook."""
    found: list[Doubt] = []
    for number, contract in enumerate(data["contract"]):
        cost = sum(contract["cost"].values())
        if contract["total_cost"] != cost:
            found.append(Doubt(["contract", number, "total_cost"], contract["total_cost"], counted=cost))
    _doubt_starting(data, found)
    _doubt_tiles(data, found)
    _doubt_council(data, found)
    for number, disruption in enumerate(data["disruption"]):
        monuments = [_monument_of(data, space) for space in disruption["spaces"]]
        if sorted(monuments) != sorted(data["council"]["monuments"]):
            possible = ", ".join(data["council"]["monuments"])
            found.append(Doubt(["disruption", number, "spaces"], disruption["spaces"], possible))
    powers, battles = data["battle"]["base_power_by_battle"], data["battle"]["battles"]
    if len(powers) != battles:
        found.append(Doubt(["battle", "battles"], battles, counted=len(powers)))
    for path, points in (
        (["battle", "advantage_vp"], data["battle"]["advantage_vp"]),
        (["estate", "column_vp"], data["estate"]["column_vp"]),
    ):
        if points != sorted(points):
            found.append(Doubt(list(path), points, str(sorted(points))))
    return found


def _doubt_starting(data: dict[str, Any], found: list[Doubt]) -> None:
    """One contract of every suit to begin with."""
    for suit in data["suit"]:
        starting = [
            number for number, one in enumerate(data["contract"]) if one["starting"] and one["suit"] == suit["id"]
        ]
        for number in starting[1:]:
            found.append(Doubt(["contract", number, "starting"], True, "false"))


def _doubt_tiles(data: dict[str, Any], found: list[Doubt]) -> None:
    """Each colour has its tiles, with a half roof on each side."""
    for number, tile in enumerate(data["cadmea"]):
        if len(tile["roofs"]) != SIDES:
            found.append(Doubt(["cadmea", number, "roofs"], tile["roofs"], str(SIDES)))
    wanted = data["per_player"]["cadmea_tiles"]
    for colour in data["player_colour"]:
        own = sum(1 for tile in data["cadmea"] if tile["colour"] == colour["id"])
        if own != wanted:
            found.append(Doubt(["per_player", "cadmea_tiles"], wanted, counted=own))


def _doubt_council(data: dict[str, Any], found: list[Doubt]) -> None:
    """Every monument has its places once."""
    seen: set[tuple[str, int]] = set()
    for number, space in enumerate(data["council_space"]):
        place = (space["monument"], space["position"])
        if place in seen:
            others = [one for one in (1, 2, 3) if (space["monument"], one) not in seen]
            possible = ", ".join(str(one) for one in others)
            found.append(Doubt(["council_space", number, "position"], space["position"], possible or "-"))
        seen.add(place)


def _monument_of(data: dict[str, Any], space: str) -> str:
    return next((str(row["monument"]) for row in data["council_space"] if row["id"] == space), "")
