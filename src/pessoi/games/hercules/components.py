"""``components.toml`` loaded once into tuples; a card is its index in them.

Cards that can be used come first (demigods, then gods), so that an index is at the same time an argument of ``use``
and ``recover``; all other cards follow.
"""

from __future__ import annotations

from typing import Any, Final

from pessoi.kernel.components import edition, ids_of, load_components

PACKAGE: Final = "pessoi.games.hercules"
DATA: Final[dict[str, Any]] = load_components(PACKAGE)
EDITION: Final = edition(PACKAGE, DATA)

# The words of the game, each a number from here on
SYMBOLS: Final = ids_of(DATA["symbols"])
OPERATIONS: Final = ids_of(DATA["operations"])
STACKS: Final = ids_of(DATA["demigod_stacks"])
ABILITIES: Final = ids_of(DATA["abilities"])
COLOURS: Final = ids_of(DATA["colours"])

PLUS: Final = OPERATIONS.index("plus")
MINUS: Final = OPERATIONS.index("minus")
TIMES: Final = OPERATIONS.index("times")
DIVIDE: Final = OPERATIONS.index("divide")

TYCHE: Final = STACKS.index("tyche")
MORPHEUS: Final = STACKS.index("morpheus")
NUMBER_STACKS: Final = (TYCHE, MORPHEUS)

WHITE_DIE: Final = ABILITIES.index("white_die")
REROLL: Final = ABILITIES.index("reroll")
PLUS_ONE: Final = ABILITIES.index("plus_one")
MINUS_ONE: Final = ABILITIES.index("minus_one")
COPY: Final = ABILITIES.index("copy")
FLIP: Final = ABILITIES.index("flip")

#: The stack of each operation, and of each face of Hades' white die (place 0 is not used).
STACK_OF_OPERATION: Final = tuple(STACKS.index(row["stack"]) for row in DATA["operations"])
STACK_OF_WHITE_DIE: Final = (-1, *(STACKS.index(name) for name in DATA["solo"]["white_die_stack"]))

_ACTIVE: Final = {row["id"] for row in DATA["abilities"] if row["kind"] == "active"}


def _cards() -> list[dict[str, Any]]:
    demigods: list[dict[str, Any]] = DATA["demigods"]
    gods: list[dict[str, Any]] = DATA["gods"]
    return [
        *(card for card in demigods if card["ability"] in _ACTIVE),
        *(card for card in gods if card["ability"] in _ACTIVE),
        *(card for card in demigods if card["ability"] not in _ACTIVE),
        *(card for card in gods if card["ability"] not in _ACTIVE),
        *DATA["vases"],
        *DATA["pantheon"],
    ]


_CARDS: Final = _cards()

CARDS: Final = tuple(str(card["id"]) for card in _CARDS)
CARD: Final[dict[str, int]] = {name: index for index, name in enumerate(CARDS)}

ABILITY: Final = tuple(ABILITIES.index(card.get("ability", "none")) for card in _CARDS)
POINTS: Final = tuple(int(card["vp"]) for card in _CARDS)
MIN_PLAYERS: Final = tuple(int(card["min_players"]) for card in _CARDS)
#: How often each card shows each of the five symbols, as digits of one number, so that cards are added up at once.
SYMBOL_BITS: Final = 8
SYMBOL_COUNTS: Final[tuple[int, ...]] = tuple(
    sum(card["symbols"].count(symbol) << SYMBOL_BITS * kind for kind, symbol in enumerate(SYMBOLS)) for card in _CARDS
)
#: The number on a Tyche or Morpheus card; 0 on all others.
DIE_NUMBER: Final = tuple(int(card.get("die_number", 0)) for card in _CARDS)

#: Usable cards are 0 ... ACTIVE - 1; those from FIRST_GOD on are gods.
ACTIVE: Final = sum(1 for card in _CARDS if card.get("ability") in _ACTIVE)
FIRST_GOD: Final = next(index for index, card in enumerate(_CARDS) if card["id"].startswith("god_"))
IS_GOD: Final = tuple(card["id"].startswith("god_") for card in _CARDS)

DEMIGODS_OF: Final = tuple(tuple(CARD[card["id"]] for card in DATA["demigods"] if card["stack"] == s) for s in STACKS)
COLUMN_GODS: Final = tuple(CARD[card["id"]] for card in DATA["gods"] if card["place"] == "columns_1_to_11")
ZEUS: Final = next(CARD[card["id"]] for card in DATA["gods"] if card["place"] == "column_12")
PANTHEON: Final = tuple(CARD[card["id"]] for card in DATA["pantheon"])

COLUMNS: Final[int] = DATA["board"]["columns"]
VASE_MIN: Final[int] = DATA["limits"]["vase_min_spaces"]
VASE_MAX: Final[int] = DATA["limits"]["vase_max_stack"]
#: All vase cards from the lowest stack to the highest, in each stack the one with more points last, as it lies on top.
VASES: Final = tuple(
    CARD[card["id"]] for card in sorted(DATA["vases"], key=lambda row: (int(row["spaces"]), int(row["vp"])))
)
#: The spaces a run must have for a vase.
SPACES: Final = {CARD[vase["id"]]: int(vase["spaces"]) for vase in DATA["vases"]}
#: From here on come the vases and Pantheon cards, which only bring points.
FIRST_PRIZE: Final = min(VASES)

OPPOSITE: Final[int] = DATA["dice"]["opposite_sum"]
DIE_MAX: Final[int] = DATA["limits"]["die_max"]
DIE_MIN: Final[int] = DATA["limits"]["die_min"]
RESULT_MAX: Final[int] = DATA["limits"]["result_max"]
REST_MARKERS: Final[int] = DATA["limits"]["rest_markers_max"]

POINTS_PER_MARKER: Final[int] = DATA["scoring"]["vp_per_marker_in_supply"]
POINTS_PER_MAJORITY: Final[int] = DATA["scoring"]["vp_per_majority"]
POINTS_PER_SET: Final[int] = DATA["scoring"]["vp_per_set"]

ROUND_LIMIT: Final[int] = DATA["digital"]["round_limit"]
ROUND_LIMITS: Final[tuple[int, int]] = tuple(DATA["digital"]["round_limit_range"])
HANDICAPS: Final[tuple[int, ...]] = tuple(DATA["digital"]["solo_handicap_levels"])
