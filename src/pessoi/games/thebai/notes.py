"""What bots that learn note about a position: every feature, and its place among them. ``features.py`` reads them."""

from __future__ import annotations

from typing import Final

from pessoi.games.thebai.antigone.events import CHALLENGE, DESTINY
from pessoi.games.thebai.components import ACTIONS, CHALLENGES, ESTATE_COLUMNS, ICONS, MONUMENTS, TOKENS
from pessoi.games.thebai.devotion import PASSIVE_BLESSINGS
from pessoi.games.thebai.events import BLESSING
from pessoi.games.thebai.scoring import LINES
from pessoi.games.thebai.verbs import ACTION, COMMANDER, FACE, METIC, TRACK
from pessoi.games.thebai.words import KINDS
from pessoi.kernel.choice import Domain
from pessoi.kernel.features import Feature, features_for

SCORE_LINE: Final = Domain("score", LINES)
#: The lines on which Antigone scores, and where they stand on the sheet.
REBEL_LINE: Final = Domain("score", ("track", "council", "city", "sets"))
REBEL_LINES: Final[list[int]] = [LINES.index(line) for line in REBEL_LINE.values]
#: Tokens as something one has more or less of.
STOCK: Final = Domain("stock", TOKENS)
MONUMENT_PLACE: Final = Domain("monument", MONUMENTS)
#: How many challenge cards are in force, where there is any, and the icons of Antigone's cards without their numbers.
CHALLENGE_COUNT: Final = Domain("challenge-count", [str(count + 1) for count in range(len(CHALLENGES))])
REBEL_DEED: Final = Domain("rebel-deed", ICONS)


class Notes:
    """Features as they are added one after the other; what adds some says where the first of them is."""

    __slots__ = ("features",)

    def __init__(self) -> None:
        self.features: list[Feature] = []

    def one(self, message: str, is_burden: bool = False) -> int:
        """A feature that is about nothing but itself."""
        self.features.append(Feature(message, is_burden=is_burden))
        return len(self.features) - 1

    def each(self, message: str, domain: Domain) -> int:
        """A feature for each value of a domain."""
        self.features += features_for(message, domain)
        return len(self.features) - len(domain.values)

    def some(self, message: str, domain: Domain, values: list[int]) -> int:
        """A feature for each of these values of a domain."""
        self.features += [Feature(message, domain, value) for value in values]
        return len(self.features) - len(values)


#: The action spaces that a tile lies on at first.
COVERED_ACTIONS: Final = [action for action in range(len(ACTIONS)) if action % ESTATE_COLUMNS]

_ALL: Final = Notes()

HAND: Final = _ALL.one("hand")
#: The same towards the end, when being ahead tells ever more.
HAND_LATE: Final = _ALL.one("hand-late")
# The score sheet
POINTS: Final = _ALL.each("points", SCORE_LINE)
# Tokens and devotion
TOKENS_OWNED: Final = _ALL.each("token", STOCK)
STEPS: Final = _ALL.each("steps", TRACK)
LEADS: Final = _ALL.each("leads", TRACK)
BLESSED_BY: Final = _ALL.some("blessing", BLESSING, list(range(PASSIVE_BLESSINGS)))
TRACK_ENDED: Final = _ALL.each("track-ended", TRACK)
# Dice and Metics
CITIZENS_READY: Final = _ALL.one("citizens-ready")
CITIZENS_READY_FACES: Final = _ALL.one("citizens-ready-faces")
CITIZENS_AT_WORK: Final = _ALL.one("citizens-at-work")
CITIZENS_AT_WORK_FACES: Final = _ALL.one("citizens-at-work-faces")
CITIZENS_TO_COME: Final = _ALL.one("citizens-to-come", is_burden=True)
CITIZEN_IN_CITY: Final = _ALL.each("citizen-in-city", FACE)
HOPLITES_READY: Final = _ALL.one("hoplites-ready")
HOPLITES_READY_FACES: Final = _ALL.one("hoplites-ready-faces")
HOPLITES_IN_CITY: Final = _ALL.one("hoplites-in-city")
HOPLITES_IN_CITY_FACES: Final = _ALL.one("hoplites-in-city-faces")
HOPLITES_AT_TOP: Final = _ALL.one("hoplites-at-top")
CROSSABLE: Final = _ALL.each("crossable", KINDS)
METIC_READY: Final = _ALL.each("metic", METIC)
# The Archon and the estate
ARCHON_IN_CITY: Final = _ALL.one("archon")
ARCHON_WORK: Final = _ALL.one("archon-work")
ARCHON_WAYS: Final = _ALL.one("archon-ways")
ESTATE_WORK: Final = _ALL.one("estate-work")
REFRESH_DUE: Final = _ALL.one("refresh-due")
OPEN_ACTION: Final = _ALL.some("open-action", ACTION, COVERED_ACTIONS)
EMPTIED_COLUMNS: Final = _ALL.one("emptied-columns")
NEARLY_EMPTIED: Final = _ALL.one("nearly-emptied")
# The city
OWN_TILES: Final = _ALL.one("own-tiles")
MATCHED_TILES: Final = _ALL.one("matched-tiles")
# Battles to come
BATTLE_POWER: Final = _ALL.one("battle-power")
ABSENT_FOR_GOOD: Final = _ALL.one("absent-for-good", is_burden=True)
ABSENT_NOW: Final = _ALL.one("absent-now", is_burden=True)
ABSENT_LATER: Final = _ALL.one("absent-later", is_burden=True)
OUTCOME_NOW: Final = _ALL.one("outcome-now")
OUTCOME_LATER: Final = _ALL.one("outcome-later")
GATE_NOW: Final = _ALL.one("gate-now")
GATE_LATER: Final = _ALL.one("gate-later")
SECOND_POWER: Final = _ALL.one("second-power")
LATER_POWER: Final = _ALL.one("later-power")
IDLE_HOPLITES: Final = _ALL.one("idle-hoplites", is_burden=True)
WAGES_MISSING: Final = _ALL.one("wages-missing", is_burden=True)
STRATEGOI: Final = _ALL.one("strategoi")
COMMANDER_OWNED: Final = _ALL.each("commander", COMMANDER)
GATES_OWNED: Final = _ALL.one("gates")
# Comfort to come
COMFORT_NOW: Final = _ALL.one("comfort-now")
COMFORT_LATER: Final = _ALL.one("comfort-later")
# Contracts
CONTRACTS_IN_HAND: Final = _ALL.one("contracts")
CONTRACTS_READY: Final = _ALL.one("contracts-ready")
CONTRACT_MISSING: Final = _ALL.one("contract-missing", is_burden=True)
CONTRACT_VALUE: Final = _ALL.one("contract-value")
CONTRACT_NEW_SUITS: Final = _ALL.one("contract-new-suits")
FULFILLED_CONTRACTS: Final = _ALL.one("fulfilled")
SUITS_OWNED: Final = _ALL.one("suits")
BEST_SUIT: Final = _ALL.one("best-suit")
# The council
ON_PATH: Final = _ALL.one("path")
PATH_WORTH: Final = _ALL.one("path-worth")
SEATED: Final = _ALL.each("seated", MONUMENT_PLACE)
COUNCILLOR_TILES_LAID: Final = _ALL.one("councillor-tiles")
# The turn
TURN_ORDER: Final = _ALL.one("turn-order", is_burden=True)
TURN_LEFT: Final = _ALL.one("turn-left")
AT_TURN: Final = _ALL.one("at-turn")

# Antigone's own
REBELS: Final = _ALL.one("antigone")
REBEL_CHALLENGE: Final = _ALL.each("antigone-challenge", CHALLENGE)
REBEL_CHALLENGES: Final = _ALL.each("antigone-challenges", CHALLENGE_COUNT)
REBEL_DESTINY: Final = _ALL.each("antigone-destiny", DESTINY)
REBEL_POINTS: Final = _ALL.each("antigone-points", REBEL_LINE)
REBEL_DEEDS: Final = _ALL.each("antigone-deeds", REBEL_DEED)
REBEL_CARDS: Final = _ALL.one("antigone-cards")
REBEL_TURN_LEFT: Final = _ALL.one("antigone-turn-left")
REBEL_STEPS: Final = _ALL.each("antigone-steps", TRACK)
REBEL_CITIZENS: Final = _ALL.one("antigone-citizens")
REBEL_CITIZENS_FACES: Final = _ALL.one("antigone-citizens-faces")
REBEL_CITIZENS_AT_TOP: Final = _ALL.one("antigone-citizens-at-top")
REBEL_CITIZENS_LEFT: Final = _ALL.one("antigone-citizens-left")
REBEL_HOPLITES: Final = _ALL.one("antigone-hoplites")
REBEL_HOPLITES_FACES: Final = _ALL.one("antigone-hoplites-faces")
REBEL_BATTLE_POWER: Final = _ALL.one("antigone-battle-power")
REBEL_GATE: Final = _ALL.one("antigone-gate")
REBEL_GATES: Final = _ALL.one("antigone-gates")
REBEL_SUITS: Final = _ALL.one("antigone-suits")
REBEL_TILES: Final = _ALL.one("antigone-tiles")

FEATURES: Final[tuple[Feature, ...]] = tuple(_ALL.features)
