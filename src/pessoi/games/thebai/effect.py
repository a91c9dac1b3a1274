"""What tiles, contracts and actions do, as data, and how a list of effects is resolved. Rules, "Effect language".

An effect is one word with its numbers. What each word means is a rule of its own chapter; ``meanings.py`` lists them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from pessoi.games.thebai.components import DATA, TOKENS, TRACKS
from pessoi.games.thebai.golden_rules import score_points
from pessoi.games.thebai.state import Family, Table
from pessoi.games.thebai.tokens import gain
from pessoi.kernel.choice import Steps

# The words
WORDS: Final = (
    "gain",
    "gain_one_type",
    "exchange",
    "contract",
    "contract_or_exchange",
    "promote",
    "promote_each",
    "hoplite",
    "hoplite_promote",
    "advance",
    "remove_tile",
    "place_tile",
    "rush",
    "pay",
    "vp_per",
    "fulfil_discount",
    "councilor_tile",
)

# What can be gained beside the four tokens
POINTS: Final = len(TOKENS)
ANY: Final = POINTS + 1
_WHAT: Final = (*TOKENS, "vp", "any")
#: The place of "any mix of commodities and Drachma" in a cost, after the four tokens.
ANY_TOKEN: Final = len(TOKENS)

# Kinds of dice, as a set: promotions of "any" die take both
CITIZEN: Final = 1
HOPLITE: Final = 2
_DIE: Final = {"citizen": CITIZEN, "hoplite": HOPLITE, "any": CITIZEN | HOPLITE}

# How several promotions or steps are shared out
FREE: Final = 0
SAME: Final = 1
DIFFERENT: Final = 2
_MODE: Final = {"free": FREE, "same": SAME, "different": DIFFERENT}

#: An effect on a track of the player's choice.
ANY_TRACK: Final = len(TRACKS)

#: Numbers that depend on the power of the die or Metic used: what is added, and how often the power.
_BY_POWER: Final = {"power": (0, 1), "power+1": (1, 1), "2*power": (0, 2), "3-power": (3, -1), "4-power": (4, -1)}


class Amount:
    """A number, or one that grows or shrinks with the power used; never below 0."""

    __slots__ = ("base", "factor")

    def __init__(self, base: i64, factor: i64) -> None:
        self.base: i64 = base
        self.factor: i64 = factor

    def at(self, power: i64) -> i64:
        """What the number is for this power."""
        amount = self.base + self.factor * power
        return amount if amount > 0 else 0


class Effect:
    """One word of an effect list with its numbers; which of them mean something depends on the word."""

    __slots__ = ("amount", "cost", "is_activating", "is_doubling", "mode", "steps", "then", "what", "word")

    def __init__(
        self,
        word: i64,
        what: i64,
        amount: Amount,
        mode: i64,
        steps: i64,
        is_activating: bool,
        is_doubling: bool,
        cost: list[Amount],
        then: list[Effect],
    ) -> None:
        self.word: i64 = word
        #: What is gained, the kinds of dice promoted, or the track advanced on.
        self.what: i64 = what
        self.amount: Amount = amount
        self.mode: i64 = mode
        #: How often each die is promoted.
        self.steps: i64 = steps
        self.is_activating: bool = is_activating
        self.is_doubling: bool = is_doubling
        #: Grapes, Pottery, Bronze, Drachma, and tokens of any kind.
        self.cost: list[Amount] = cost
        self.then: list[Effect] = then


def _amount(value: Any) -> Amount:
    if isinstance(value, str):
        base, factor = _BY_POWER[value]
        return Amount(base, factor)
    return Amount(int(value), 0)


def _what(row: dict[str, Any]) -> int:
    if "what" in row:
        return _WHAT.index(row["what"])
    if "die" in row:
        return _DIE[row["die"]]
    if "track" in row:
        return ANY_TRACK if row["track"] == "any" else TRACKS.index(row["track"])
    return 0


def read_effect(row: dict[str, Any]) -> Effect:
    """An effect as the data file writes it."""
    number = row.get("n", row.get("roofs", row.get("dice", row.get("vp", 1))))
    cost: dict[str, Any] = row.get("cost", {})
    return Effect(
        WORDS.index(row["op"]),
        _what(row),
        _amount(number),
        _MODE[row.get("mode", "free")],
        int(row.get("steps", 1)),
        bool(row.get("activate", False)),
        bool(row.get("double_yellow", False)),
        [_amount(cost.get(token, 0)) for token in (*TOKENS, "any_token")],
        read_effects(row.get("then", [])),
    )


def read_effects(rows: list[dict[str, Any]]) -> list[Effect]:
    """A list of effects as the data file writes it."""
    return [read_effect(row) for row in rows]


def advance_effect(track: i64, steps: i64) -> Effect:
    """So many steps on a named track."""
    return Effect(WORDS.index("advance"), track, Amount(steps, 0), FREE, 1, False, False, [], [])


ACTION_EFFECTS: Final[list[list[Effect]]] = [read_effects(row["effects"]) for row in DATA["estate_action"]]
TILE_EFFECTS: Final[list[list[Effect]]] = [read_effects(row["effects"]) for row in DATA["cadmea"]]
ROOF_EFFECTS: Final[list[list[Effect]]] = [read_effects(row["effects"]) for row in DATA["roof"]]
CONTRACT_REWARDS: Final[list[list[Effect]]] = [read_effects(row["reward"]) for row in DATA["contract"]]
GATE_REWARDS: Final[list[list[Effect]]] = [read_effects(row["reward"]) for row in DATA["gate"]]
COMMANDER_BONUSES: Final[list[list[Effect]]] = [read_effects(row.get("bonus", [])) for row in DATA["commander"]]

Meaning = Callable[[Table, Family, Effect, int], Steps]

#: The rule behind each word, filled by ``meanings.py``: rules resolve effects, and effects are rules.
MEANINGS: Final[list[Meaning]] = []


def resolve(s: Table, family: Family, effects: list[Effect], power: i64 = 0) -> Steps:
    """Resolve effects from left to right, each completely before the next (R11, R12)."""
    for effect in effects:
        if effect.word == 0 and effect.what <= POINTS:
            gain_at_once(s, family, effect.what, effect.amount.at(power))
        else:
            yield from MEANINGS[effect.word](s, family, effect, power)


def gain_at_once(s: Table, family: Family, what: i64, count: i64) -> None:
    """Gains that need no choice are applied without asking (R9)."""
    if what == POINTS:
        score_points(s, family, count)
    elif what < POINTS:
        gain(s, family, what, count)
