"""``components.toml`` loaded once into tuples; a tile, card or figure is its index in them."""

from __future__ import annotations

from typing import Any, Final

from pessoi.kernel.components import edition, ids_of, load_components

PACKAGE: Final = "pessoi.games.thebai"
DATA: Final[dict[str, Any]] = load_components(PACKAGE)
EDITION: Final = edition(PACKAGE, DATA)


def _ids(table: str) -> tuple[str, ...]:
    return ids_of(DATA[table])


def _numbers(table: str, field: str) -> tuple[int, ...]:
    return tuple(int(row[field]) for row in DATA[table])


ROUNDS: Final[int] = DATA["meta"]["rounds"]
COLOURS: Final = _ids("player_colour")
#: The colour of tiles that belong to nobody's set.
NEUTRAL: Final = len(COLOURS)

# Tokens: three commodities, which are what contracts cost, and Drachma
TOKENS: Final = ("grape", "pottery", "bronze", "drachma")
GRAPE: Final = 0
POTTERY: Final = 1
BRONZE: Final = 2
DRACHMA: Final = 3
COMMODITIES: Final = 3

# Dice: a face is its place on the ladder; a star is written as a plus
FACES: Final = tuple(face.replace("*", "+") for face in DATA["dice"]["faces"])
POWER: Final[tuple[int, ...]] = tuple(DATA["dice"]["power"])
TOP_FACE: Final = len(FACES) - 1
POINTS_ABOVE_TOP: Final[int] = DATA["dice"]["ascend_in_supply_or_estate_vp"]
POINTS_BELOW_BOTTOM: Final[int] = DATA["dice"]["reduce_below_lowest_vp"]


def face(name: str) -> int:
    """A face by its name, as the data file writes it."""
    return FACES.index(name.replace("*", "+"))


CITIZENS: Final[int] = DATA["per_player"]["citizens"]
HOPLITES: Final[int] = DATA["per_player"]["hoplites"]
#: A family's dice are numbered: first its Citizens, then its Hoplites.
DICE: Final = CITIZENS + HOPLITES
CITIZENS_IN_GENERAL_SUPPLY: Final[int] = DATA["per_player"]["citizens_in_general_supply"]
START_POINTS: Final[int] = DATA["per_player"]["start_vp"]
START_TOKENS: Final[tuple[int, ...]] = tuple(DATA["per_player"][f"start_{token}"] for token in TOKENS[:COMMODITIES])
START_FACES: Final = tuple(tuple(face(name) for name in row["citizen_faces"]) for row in DATA["seat_start"])
START_DRACHMA: Final = _numbers("seat_start", "drachma")
REFRESH_FACES: Final = tuple(face(name) for name in DATA["estate_refresh"]["face_by_columns"])
STRATEGOS_POWERS: Final[tuple[int, ...]] = tuple(DATA["strategos"]["powers"])
COUNCILLOR_TILES: Final[int] = DATA["per_player"]["councilors"]

# Roofs
ROOFS: Final = _ids("roof")
ROOF_OF_LETTER: Final[dict[str, int]] = {str(row["letter"]): index for index, row in enumerate(DATA["roof"])}

# The estate: three rows of five action spaces
ESTATE_ROWS: Final[tuple[str, ...]] = tuple(DATA["estate"]["rows"])
ESTATE_COLUMNS: Final[int] = DATA["estate"]["columns"]
ACTIONS: Final = _ids("estate_action")
COLUMN_POINTS: Final[tuple[int, ...]] = tuple(DATA["estate"]["column_vp"])
#: The first action of the bottom row has a rule of its own.
MUSTER: Final = ACTIONS.index("B1")

# Cadmea tiles: nine of each colour, then the neutral ones
TILES: Final = _ids("cadmea")
TILE_COLOUR: Final = tuple(
    NEUTRAL if row["colour"] == "neutral" else COLOURS.index(row["colour"]) for row in DATA["cadmea"]
)
#: The roof on each side of a tile, north first and clockwise, as it lies unturned.
TILE_ROOFS: Final = tuple(tuple(ROOF_OF_LETTER[letter] for letter in row["roofs"]) for row in DATA["cadmea"])


def tiles_of(colour: int) -> list[int]:
    """All tiles of a colour."""
    return [tile for tile, own in enumerate(TILE_COLOUR) if own == colour]


# Devotion
TRACKS: Final[tuple[str, ...]] = tuple(DATA["devotion"]["tracks"])
DIONYSUS: Final = TRACKS.index("dionysus")
ARES: Final = TRACKS.index("ares")
LAST_STEP: Final[int] = DATA["devotion"]["steps"]
POINTS_PAST_THE_END: Final[int] = DATA["devotion"]["past_the_end_vp"]

METICS: Final = _ids("metic")
METIC_ROW: Final = tuple(ESTATE_ROWS.index(row["row"]) for row in DATA["metic"])
METIC_POWER: Final = _numbers("metic", "power")

BLESSINGS: Final = _ids("blessing")
FESTIVAL: Final = BLESSINGS.index("festival")
SHEPHERD: Final = BLESSINGS.index("shepherd")
LANDLORD: Final = BLESSINGS.index("landlord")
DRILLMASTER: Final = BLESSINGS.index("drillmaster")

# Contracts
SUITS: Final = _ids("suit")
CONTRACTS: Final = _ids("contract")
STARTING: Final = sum(1 for row in DATA["contract"] if row["starting"])
CONTRACT_SUIT: Final = tuple(SUITS.index(row["suit"]) for row in DATA["contract"])
CONTRACT_COST: Final = tuple(
    tuple(int(row["cost"][token]) for token in TOKENS[:COMMODITIES]) for row in DATA["contract"]
)
#: What the cheapest contract costs; whatever commodities these are, some contract asks for just them.
LEAST_COST: Final = min(sum(cost) for cost in CONTRACT_COST)
SLOTS: Final = 4

# Commanders
COMMANDERS: Final = _ids("commander")
MELANIPPUS: Final = COMMANDERS.index("melanippus")
POLYPHONTES: Final = COMMANDERS.index("polyphontes")
MEGAREUS: Final = COMMANDERS.index("megareus")
HYPERBIUS: Final = COMMANDERS.index("hyperbius")
TIRESIAS: Final = COMMANDERS.index("tiresias")
ACTOR: Final = COMMANDERS.index("actor")
LASTHENES: Final = COMMANDERS.index("lasthenes")
CREON: Final = COMMANDERS.index("creon")
#: These three stand beside a row of the estate; they are the first in the data.
ROW_COMMANDERS: Final = sum(1 for row in DATA["commander"] if row["place"] == "estate_row")
COMMANDER_LIMIT: Final[int] = DATA["commander_rules"]["max_per_player"]
TIRESIAS_STEPS: Final[int] = DATA["commander"][TIRESIAS]["immediate_steps"]
TIRESIAS_PROMOTIONS: Final[int] = DATA["commander"][TIRESIAS]["extra_promotions"]
CREON_PRICE: Final[int] = DATA["commander"][CREON]["immediate_cost_drachma"]

# Fate: a tile is its index among the comfort tiles, or above them among the conflict tiles
COMFORTS: Final = _ids("comfort")
FATES: Final = COMFORTS + _ids("conflict")
FATE_BACK: Final[tuple[str, ...]] = tuple(row["back"] for row in (*DATA["comfort"], *DATA["conflict"]))
#: The row that a conflict tile names, counted from 0; -1 for comfort tiles.
CONFLICT_ROW: Final = (*(-1 for _ in COMFORTS), *(int(row["row"]) - 1 for row in DATA["conflict"]))
#: The backs of the tiles of rounds 1 to 10.
FATE_LAYOUT: Final[tuple[str, ...]] = (
    *DATA["fate_layout"]["rounds_1_to_5_face_up"],
    *DATA["fate_layout"]["rounds_6_to_10_face_down"],
)
#: How many fate tiles lie face up at the start: those of the current round and the next four.
FATES_AHEAD: Final = len(DATA["fate_layout"]["rounds_1_to_5_face_up"])

INVADERS: Final = _ids("invader")
INVADER_MODIFIER: Final = _numbers("invader", "modifier")
GATES: Final = _ids("gate")

# The council
MONUMENTS: Final[tuple[str, ...]] = (*DATA["council"]["monuments"], DATA["council"]["extra_monument"])
COUNCIL_SPACES: Final = _ids("council_space")
MONUMENT: Final = tuple(MONUMENTS.index(row["monument"]) for row in DATA["council_space"])
PATH_POINTS: Final[tuple[int, ...]] = tuple(DATA["council"]["path_vp"])
PATH_LAST_POINTS: Final[int] = DATA["council"]["path_last_vp"]

DISRUPTIONS: Final = _ids("disruption")
DISRUPTED: Final = tuple(tuple(COUNCIL_SPACES.index(name) for name in row["spaces"]) for row in DATA["disruption"])
DISRUPTION_MARKERS: Final = (0, *(int(DATA["disruption_markers_by_players"][f"p{seats}"]) for seats in range(1, 5)))

HERALDS: Final = _ids("herald")
HERALD_COLUMN: Final = tuple(int(row["column"]) - 1 for row in DATA["herald"])

# Alone against Antigone: her action cards are the Basic, then the Advanced ones, then the Endgame card
#: What stands on her cards, one rule each.
ICONS: Final = ("citizen", "hoplite", "favors", "broken_deals", "offering", "split", "build", "destiny")
ACTION_CARDS: Final = (*_ids("antigone_basic"), *_ids("antigone_advanced"), *_ids("antigone_endgame"))
BASIC_CARDS: Final = len(DATA["antigone_basic"])
ENDGAME: Final = len(ACTION_CARDS) - 1
DESTINIES: Final = _ids("destiny")


def _deeds(table: str) -> list[list[tuple[int, int]]]:
    """The icons of each card of a table, in their order, with their numbers."""
    return [[(ICONS.index(deed["act"]), int(deed.get("n", 0))) for deed in row["actions"]] for row in DATA[table]]


CARD_DEEDS: Final = _deeds("antigone_basic") + _deeds("antigone_advanced") + _deeds("antigone_endgame")
DESTINY_DEEDS: Final = _deeds("destiny")
DESTINY_FOCUS: Final = tuple(TRACKS.index(row["focus"]) for row in DATA["destiny"])
#: Which Herald card an action card names: one of the row, or the top one of the deck.
SOURCES: Final = ("left", "right", "deck")
FROM_DECK: Final = SOURCES.index("deck")
CARD_SOURCE: Final = tuple(
    SOURCES.index(row["herald"])
    for table in ("antigone_basic", "antigone_advanced", "antigone_endgame")
    for row in DATA[table]
)
BENEFITS: Final = tuple(dict.fromkeys(name for row in DATA["herald"] for name in row["benefits"]))
HERALD_BENEFITS: Final = tuple(tuple(BENEFITS.index(name) for name in row["benefits"]) for row in DATA["herald"])
#: What a tile brings, of what Heralds name.
TILE_BENEFITS: Final = tuple(
    tuple(BENEFITS.index(name) for name in row["benefits"] if name in BENEFITS) for row in DATA["cadmea"]
)
CHALLENGES: Final = _ids("challenge")
