"""What can be read off a position, by name: the features a bot weighs, and the styles that weigh some of them more.

``reading.py`` notes them. A feature stands in ``FEATURES`` at the place that its constant says; those of types, natures
and resources follow each other in the order of the components.
"""

from __future__ import annotations

from typing import Final

from pessoi.games.hexemonia.components import KINDS
from pessoi.games.hexemonia.verbs import ACROPOLIS
from pessoi.kernel.choice import Domain
from pessoi.kernel.features import Feature, features_for

#: What is printed on a tile, said like the first copy of it.
TITLE: Final = Domain("tile", [f"{kind}_1" for kind in KINDS])

# The position as a whole, and victory points
HAND: Final = 0
POINTS: Final = 1
LEAD: Final = 2
BONUS: Final = 3
TREASURE: Final = 4
MYTH_SET: Final = 5
TIE_BREAK: Final = 6
# Time
TURN: Final = 7
DRAW: Final = 8
WAITING: Final = 9
LAST_WORD: Final = 10
LAST_PLAYER: Final = 11
# Cubes: all, those no active tile needs, those on the Acropolis, and what a revolt would take
CITIZENS: Final = 12
HOPLITES: Final = 13
GOLD: Final = 14
SPARE_CITIZENS: Final = 15
SPARE_HOPLITES: Final = 16
SPARE_GOLD: Final = 17
HOME_CITIZENS: Final = 18
HOME_HOPLITES: Final = 19
EXCESS: Final = 20
REVOLT_LOSS: Final = 21
REVOLT_NEAR: Final = 22
HARVEST: Final = 23
MAKES_CITIZENS: Final = 24
MAKES_HOPLITES: Final = 25
MAKES_GOLD: Final = 26
# Tiles, by type and by nature
ACTIVE_CHORA: Final = 27
ACTIVE_FORTIFICATION: Final = 28
ACTIVE_POLIS: Final = 29
ACTIVE_MYTHOS: Final = 30
IDLE_CHORA: Final = 31
IDLE_FORTIFICATION: Final = 32
IDLE_POLIS: Final = 33
IDLE_MYTHOS: Final = 34
MISSING: Final = 35
ALMOST: Final = 36
FREE_SPACES: Final = 37
SAFE_POINTS: Final = 38
POLITICS: Final = 39
MILITARY: Final = 40
ECONOMY: Final = 41
SACRED: Final = 42
# Mythos tiles and abilities
MYTH_POLITICS: Final = 43
MYTH_MILITARY: Final = 44
MYTH_ECONOMY: Final = 45
MYTH_SACRED: Final = 46
SECOND_NATURE: Final = 47
SET_IN_HAND: Final = 48
SET_ON_DISPLAY: Final = 49
EARNINGS: Final = 50
ABILITIES: Final = 51
# Politics
PHILOSOPHER: Final = 52
POLITICAL_LEAD: Final = 53
CLAIM: Final = 54
# The hand
HELD_CHORA: Final = 55
HELD_FORTIFICATION: Final = 56
HELD_POLIS: Final = 57
HELD_MYTHOS: Final = 58
PLAYABLE: Final = 59
AFFORDABLE: Final = 60
PLAYABLE_POINTS: Final = 61
SURPLUS: Final = 62
# War
EXPOSED: Final = 63
THREATENED: Final = 64
DANGER: Final = 65
DANGER_NOW: Final = 66
GUARD: Final = 67
UNGUARDED: Final = 68
SHIELDED: Final = 69
MYTHS_THREATENED: Final = 70
STRONGER: Final = 71
# One for each title and for each Acropolis
TITLED: Final = 72
CITY: Final = 96

FEATURES: Final[tuple[Feature, ...]] = (
    Feature("hand"),
    Feature("points"),
    Feature("lead"),
    Feature("bonus"),
    Feature("treasure"),
    Feature("myth-set"),
    Feature("tie-break"),
    Feature("turn"),
    Feature("draw"),
    Feature("waiting"),
    Feature("last-word"),
    Feature("last-player"),
    Feature("citizens"),
    Feature("hoplites"),
    Feature("gold"),
    Feature("spare-citizens"),
    Feature("spare-hoplites"),
    Feature("spare-gold"),
    Feature("home-citizens"),
    Feature("home-hoplites"),
    Feature("excess", is_burden=True),
    Feature("revolt-loss", is_burden=True),
    Feature("revolt-near", is_burden=True),
    Feature("harvest"),
    Feature("makes-citizens"),
    Feature("makes-hoplites"),
    Feature("makes-gold"),
    Feature("active-chora"),
    Feature("active-fortification"),
    Feature("active-polis"),
    Feature("active-mythos"),
    Feature("idle-chora", is_burden=True),
    Feature("idle-fortification", is_burden=True),
    Feature("idle-polis", is_burden=True),
    Feature("idle-mythos", is_burden=True),
    Feature("missing", is_burden=True),
    Feature("almost"),
    Feature("free-spaces"),
    Feature("safe-points"),
    Feature("politics"),
    Feature("military"),
    Feature("economy"),
    Feature("sacred"),
    Feature("myth-politics"),
    Feature("myth-military"),
    Feature("myth-economy"),
    Feature("myth-sacred"),
    Feature("second-nature"),
    Feature("set-in-hand"),
    Feature("set-on-display"),
    Feature("earnings"),
    Feature("abilities"),
    Feature("philosopher"),
    Feature("political-lead"),
    Feature("claim"),
    Feature("held-chora"),
    Feature("held-fortification"),
    Feature("held-polis"),
    Feature("held-mythos"),
    Feature("playable"),
    Feature("affordable"),
    Feature("playable-points"),
    Feature("surplus", is_burden=True),
    Feature("exposed", is_burden=True),
    Feature("threatened", is_burden=True),
    Feature("danger", is_burden=True),
    Feature("danger-now", is_burden=True),
    Feature("guard"),
    Feature("unguarded", is_burden=True),
    Feature("shielded"),
    Feature("myths-threatened", is_burden=True),
    Feature("stronger"),
    *features_for("titled", TITLE),
    *features_for("city", ACROPOLIS),
)

#: What each style adds to the weights, early and late alike.
STYLES: Final[dict[str, dict[str, float]]] = {
    "warlike": {"hoplites": 0.4, "makes-hoplites": 0.3, "active-fortification": 0.3, "stronger": 0.6, "military": 0.3},
    "builder": {"active-chora": 0.4, "active-polis": 0.5, "free-spaces": -0.4, "guard": 0.3, "danger": -0.3},
    "pious": {"myth-set": 0.8, "second-nature": 0.4, "active-mythos": 0.5, "held-mythos": 0.3, "sacred": 0.3},
}
