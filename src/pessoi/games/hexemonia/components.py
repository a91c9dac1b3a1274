"""``components.toml`` loaded once into tuples; a tile is its index in them.

Tiles that hold cubes come first: the 45 that can lie in a city, then the Acropolis of each seat. The six Mythos tiles
follow. So one index serves as an argument of every verb, and the tiles of a domain are a stretch of the whole.
"""

from __future__ import annotations

from typing import Any, Final

from pessoi.kernel.components import edition, ids_of, load_components

PACKAGE: Final = "pessoi.games.hexemonia"
DATA: Final[dict[str, Any]] = load_components(PACKAGE)
EDITION: Final = edition(PACKAGE, DATA)

# The words of the game, each a number from here on
RESOURCES: Final = ids_of(DATA["resource"])
NATURES: Final = ids_of(DATA["nature"])
TYPES: Final = ids_of(DATA["tile_type"])
ABILITIES: Final = ids_of(DATA["ability"])
KINDS: Final = ids_of(DATA["tile"])
ACROPOLISES: Final = ids_of(DATA["acropolis"])

CITIZEN: Final = RESOURCES.index("citizen")
HOPLITE: Final = RESOURCES.index("hoplite")
GOLD: Final = RESOURCES.index("gold")

POLITICS: Final = NATURES.index("politics")
ECONOMY: Final = NATURES.index("economy")
SACRED: Final = NATURES.index("sacred")

CHORA: Final = TYPES.index("chora")
FORTIFICATION: Final = TYPES.index("fortification")
POLIS: Final = TYPES.index("polis")
MYTHOS: Final = TYPES.index("mythos")

HADES: Final = ABILITIES.index("hades")
ORACLE: Final = ABILITIES.index("oracle")
MOIRAI: Final = ABILITIES.index("moirai")
PANDORA: Final = ABILITIES.index("pandora")
AGORA: Final = ABILITIES.index("agora")
TAVERN: Final = ABILITIES.index("tavern")
TEMPLE: Final = ABILITIES.index("temple")
HARBOUR: Final = ABILITIES.index("harbour")
NECROPOLIS: Final = ABILITIES.index("necropolis")
SPRING: Final = ABILITIES.index("spring")
LIGHTHOUSE: Final = ABILITIES.index("lighthouse")
LABYRINTH: Final = ABILITIES.index("labyrinth")

#: No tile, no seat, no kind, no nature, no ability.
NONE: Final = -1
MAX_SEATS: Final[int] = DATA["players_max"]


def _tiles() -> list[dict[str, Any]]:
    """Every physical tile with its name, its icon and its kind's row; the copies with icon 2 come first."""
    found: list[dict[str, Any]] = []
    for row in DATA["tile"]:
        icons = [icon for icon in (2, 3, 4) for _ in range(row["copies"][str(icon)])]
        for number, icon in enumerate(icons, 1):
            found.append({**row, "name": f"{row['id']}_{number}", "icon": icon})
    nothing = {"citizen": 0, "hoplite": 0, "gold": 0}
    acropolis = {
        "id": "",
        "type": "",
        "nature": "",
        "ability": "",
        "cost": nothing,
        "production": nothing,
        "defence": 0,
    }
    acropolises = [{**acropolis, "name": f"acropolis_{seat}", "icon": 2} for seat in range(MAX_SEATS)]
    lands = [tile for tile in found if tile["type"] != "mythos"]
    return [*lands, *acropolises, *(tile for tile in found if tile["type"] == "mythos")]


_TILES: Final = _tiles()


def _index(words: tuple[str, ...], word: str) -> int:
    return words.index(word) if word else NONE


TILES: Final = tuple(str(tile["name"]) for tile in _TILES)
TILE: Final[dict[str, int]] = {name: index for index, name in enumerate(TILES)}

#: Tiles below this number lie in cities; those from FIRST_MYTH on in front of players; between them the Acropolises.
FIRST_ACROPOLIS: Final = TILES.index("acropolis_0")
FIRST_MYTH: Final = FIRST_ACROPOLIS + MAX_SEATS

KIND: Final = tuple(_index(KINDS, tile["id"]) for tile in _TILES)
TYPE: Final = tuple(_index(TYPES, tile["type"]) for tile in _TILES)
#: The nature of each tile; an Acropolis has none here, as that depends on which one it is (``PATRON_NATURE``).
NATURE: Final = tuple(_index(NATURES, tile["nature"]) for tile in _TILES)
ABILITY: Final = tuple(_index(ABILITIES, tile["ability"]) for tile in _TILES)
#: The smallest number of players with which a tile is used.
ICON: Final = tuple(int(tile["icon"]) for tile in _TILES)
SHIELD: Final = tuple(int(tile["defence"]) for tile in _TILES)

COST_CITIZENS: Final = tuple(int(tile["cost"]["citizen"]) for tile in _TILES)
COST_HOPLITES: Final = tuple(int(tile["cost"]["hoplite"]) for tile in _TILES)
COST_GOLD: Final = tuple(int(tile["cost"]["gold"]) for tile in _TILES)
MADE_CITIZENS: Final = tuple(int(tile["production"]["citizen"]) for tile in _TILES)
MADE_HOPLITES: Final = tuple(int(tile["production"]["hoplite"]) for tile in _TILES)
MADE_GOLD: Final = tuple(int(tile["production"]["gold"]) for tile in _TILES)

#: The nature of each Acropolis, and its bonus: so many points for each active tile of a type.
PATRON_NATURE: Final = tuple(_index(NATURES, row["nature"]) for row in DATA["acropolis"])
BONUS_TYPE: Final = tuple(_index(TYPES, row["bonus_type"]) for row in DATA["acropolis"])
BONUS_POINTS: Final = tuple(int(row["bonus_vp"]) for row in DATA["acropolis"])
#: The Acropolises in play for each number of players.
ACROPOLISES_FOR: Final[dict[int, tuple[int, ...]]] = {
    int(players): tuple(ACROPOLISES.index(name) for name in names)
    for players, names in DATA["setup"]["acropolis_in_play"].items()
}

DISPLAY_SIZE: Final[int] = DATA["setup"]["display_size"]
HAND_START: Final[int] = DATA["setup"]["hand_start"]
HAND_LIMIT: Final[int] = DATA["setup"]["hand_limit"]
MYTH_LIMIT: Final[int] = DATA["setup"]["myth_limit"]
START_CITIZENS: Final[int] = DATA["setup"]["acropolis_start"]["citizen"]
START_HOPLITES: Final[int] = DATA["setup"]["acropolis_start"]["hoplite"]
START_GOLD: Final[int] = DATA["setup"]["acropolis_start"]["gold"]

#: What a hoplite and a point of a shield are worth in citizens, in war; and a hoplite when it is exchanged.
HOPLITE_STRENGTH: Final[int] = DATA["war"]["hoplite_strength"]
SHIELD_STRENGTH: Final[int] = DATA["war"]["shield_point_strength"]
EXCHANGE: Final[int] = DATA["exchange"]["citizens_per_hoplite"]

#: Points for each active tile of a type, in the order of TYPES.
TYPE_POINTS: Final = tuple(int(row["vp_active"]) for row in DATA["tile_type"])
SET_POINTS: Final[int] = DATA["scoring"]["myth_set"]
SET_SIZE: Final[int] = DATA["scoring"]["myth_set_size"]
GOLD_POINTS: Final[int] = DATA["scoring"]["gold_on_acropolis"]
PHILOSOPHER_POINTS: Final[int] = DATA["scoring"]["philosopher_two_player_no_revolts"]
