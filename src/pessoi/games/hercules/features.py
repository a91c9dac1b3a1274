"""What speaks for or against a row, feature by feature, for bots that have learned what each is worth.

Everything is made of what everybody sees. Hades' row has features of its own: what he does is not his choice.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.hercules.abilities import is_ready
from pessoi.games.hercules.appraise import SCALE, labours_left, prospects, run_points
from pessoi.games.hercules.components import (
    ABILITIES,
    ABILITY,
    ACTIVE,
    COLUMNS,
    IS_GOD,
    POINTS_PER_MAJORITY,
    POINTS_PER_MARKER,
    POINTS_PER_SET,
    SYMBOLS,
)
from pessoi.games.hercules.labour import possible_labours
from pessoi.games.hercules.scoring import card_points, complete_sets, symbol_counts
from pessoi.games.hercules.solo import HADES
from pessoi.games.hercules.state import Hero, Table, lowest_open
from pessoi.games.hercules.verbs import ABILITY_NAME, LABOUR, SYMBOL
from pessoi.kernel.choice import Choice
from pessoi.kernel.features import Feature, Reading, features_for

#: The part of a row's dice that lies open, by how many labours they can master: more than so many are as good.
MANY_LABOURS: Final = 4

#: The abilities that can be used; they come first.
ACTIVE_ABILITIES: Final = ABILITIES[: 1 + max(ABILITY[:ACTIVE])]

#: What one would rather have less of.
BURDENS: Final = frozenset({"used", "gods-turned", "last-turn-gone", "impossible"})

#: In the order of the constants below.
FEATURES: Final[tuple[Feature, ...]] = (
    *(
        Feature(message, is_burden=message in BURDENS)
        for message in (
            "hand",
            "points",
            "markers",
            "majorities",
            "sets",
            "kinds",
            "labours",
            "ahead",
            "column",
            "run",
            "reward",
            "ready",
            "used",
            "payable",
            "gods-ready",
            "gods-turned",
            "white-die",
            "turn",
            "turn-to-come",
            "last-turn-gone",
            "possible",
            "impossible",
            "start",
            "hades",
            "hades-points",
            "hades-column",
            "hades-hero-labours",
            "hades-handicap",
            "hades-prospects",
        )
    ),
    *features_for("mastered", LABOUR),
    *features_for("symbol", SYMBOL),
    *features_for("symbol-lead", SYMBOL),
    *features_for("symbol-behind", SYMBOL, is_burden=True),
    *(Feature("ability", ABILITY_NAME, ability) for ability in range(len(ACTIVE_ABILITIES))),
)
_PLACE: Final[dict[str, int]] = {feature.name: place for place, feature in enumerate(FEATURES)}

HAND: Final = _PLACE["hand"]
POINTS: Final = _PLACE["points"]
MARKERS: Final = _PLACE["markers"]
MAJORITIES: Final = _PLACE["majorities"]
SETS: Final = _PLACE["sets"]
KINDS: Final = _PLACE["kinds"]
LABOURS: Final = _PLACE["labours"]
AHEAD: Final = _PLACE["ahead"]
COLUMN: Final = _PLACE["column"]
RUN: Final = _PLACE["run"]
REWARD: Final = _PLACE["reward"]
READY: Final = _PLACE["ready"]
USED: Final = _PLACE["used"]
PAYABLE: Final = _PLACE["payable"]
GODS_READY: Final = _PLACE["gods-ready"]
GODS_TURNED: Final = _PLACE["gods-turned"]
WHITE_DIE: Final = _PLACE["white-die"]
TURN: Final = _PLACE["turn"]
TURN_TO_COME: Final = _PLACE["turn-to-come"]
LAST_TURN_GONE: Final = _PLACE["last-turn-gone"]
POSSIBLE: Final = _PLACE["possible"]
IMPOSSIBLE: Final = _PLACE["impossible"]
START: Final = _PLACE["start"]
HADES_ROW: Final = _PLACE["hades"]
HADES_POINTS: Final = _PLACE["hades-points"]
HADES_COLUMN: Final = _PLACE["hades-column"]
HADES_HERO_LABOURS: Final = _PLACE["hades-hero-labours"]
HADES_HANDICAP: Final = _PLACE["hades-handicap"]
HADES_PROSPECTS: Final = _PLACE["hades-prospects"]
MASTERED: Final = _PLACE[f"mastered:{LABOUR.values[0]}"]
SYMBOL_COUNT: Final = _PLACE[f"symbol:{SYMBOL.values[0]}"]
SYMBOL_LEAD: Final = _PLACE[f"symbol-lead:{SYMBOL.values[0]}"]
SYMBOL_BEHIND: Final = _PLACE[f"symbol-behind:{SYMBOL.values[0]}"]
OF_ABILITY: Final = _PLACE[f"ability:{ABILITY_NAME.values[0]}"]

#: Points and other large numbers are noted in tens, so that no feature outweighs the others by its size.
TEN: Final = 10.0

#: What bots of a style prefer, in units of the outlook.
STYLES: Final[dict[str, dict[str, float]]] = {
    "runner": {"labours": 1.5, "ahead": 1.0, "run": 0.3},
    "collector": {"kinds": 0.3, "sets": 0.5, "majorities": 0.5, "ready": 0.3},
}


def stage(s: Table) -> float:
    """How near to the last labour the foremost hero is."""
    left = COLUMNS
    for hero in s.heroes:
        if not (s.is_solo and hero.seat == HADES):
            left = min(left, labours_left(hero))
    return 1.0 - left / COLUMNS


def read(s: Table, row: int, reading: Reading) -> None:
    """Note the features of a hero, or of Hades."""
    hero = s.heroes[row]
    symbols = collect_symbols(s, hero, reading)
    if s.is_solo and row == HADES:
        read_hades(s, hero, symbols, reading)
        return
    reading.note(MARKERS, points_of_markers(hero) / TEN)
    points = card_points(hero)
    reading.note(POINTS, points / TEN)
    reading.note(HAND, (points + points_of_markers(hero) + symbols + prospects(s, hero)) / SCALE)
    race(s, hero, reading)
    cards(s, hero, reading)
    turn_order(s, hero, reading)


def points_of_markers(hero: Hero) -> float:
    """What the markers in the supply score."""
    return float(hero.supply) * POINTS_PER_MARKER


def read_hades(s: Table, hades: Hero, symbols: int, reading: Reading) -> None:
    """What Hades has, and how long he will go on getting more."""
    left = labours_left(s.heroes[0])
    reading.note(HADES_ROW, 1.0)
    reading.note(HADES_POINTS, (card_points(hades) + points_of_markers(hades)) / TEN)
    reading.note(HADES_COLUMN, float(hades.position) / COLUMNS)
    reading.note(HADES_HERO_LABOURS, left / COLUMNS)
    reading.note(HADES_HANDICAP, s.handicap / TEN)
    reading.note(HADES_PROSPECTS, prospects(s, hades) / SCALE)
    points = card_points(hades) + s.handicap + symbols
    reading.note(HAND, (points + points_of_markers(hades) + prospects(s, hades)) / SCALE)


def collect_symbols(s: Table, hero: Hero, reading: Reading) -> int:
    """Symbols, beside the most that another row has, as majorities count for all who have as many; their points."""
    own = symbol_counts(s, hero)
    most = [0] * len(SYMBOLS)
    for other in s.heroes:
        if other.seat != hero.seat:
            counts = symbol_counts(s, other)
            for kind in range(len(SYMBOLS)):
                most[kind] = max(most[kind], counts[kind])
    won = 0
    kinds = 0
    for kind in range(len(SYMBOLS)):
        count = own[kind]
        if count:
            kinds += 1
            reading.note(SYMBOL_COUNT + kind, count / 2.0)
            if count >= most[kind]:
                won += 1
                reading.note(SYMBOL_LEAD + kind, min(count - most[kind], 3) / 2.0)
        if count < most[kind]:
            reading.note(SYMBOL_BEHIND + kind, min(most[kind] - count, 3) / 2.0)
    sets = complete_sets(own)
    reading.note(MAJORITIES, won * POINTS_PER_MAJORITY / TEN)
    reading.note(SETS, sets * POINTS_PER_SET / TEN)
    reading.note(KINDS, kinds / 2.0)
    return won * POINTS_PER_MAJORITY + sets * POINTS_PER_SET


def race(s: Table, hero: Hero, reading: Reading) -> None:
    """How far the hero has come: labours, the apprentice, and what the next run would bring."""
    left = labours_left(hero)
    fewest = left
    for other in s.heroes:
        if other.seat != hero.seat and not (s.is_solo and other.seat == HADES):
            fewest = min(fewest, labours_left(other))
    reading.note(LABOURS, (COLUMNS - left) / 4.0)
    reading.note(AHEAD, (fewest - left) / 2.0)
    reading.note(COLUMN, float(hero.position) / COLUMNS)
    for labour in range(1, COLUMNS + 1):
        if not hero.open >> labour & 1:
            reading.note(MASTERED + labour - 1, 1.0)
    first = lowest_open(hero.open)
    if first <= COLUMNS:
        reading.note(REWARD, run_points(s, hero, first) / TEN)
        second = lowest_open(hero.open & (hero.open - 1))
        reading.note(RUN, float(second - 1 - hero.position) / 4.0)


def cards(s: Table, hero: Hero, reading: Reading) -> None:
    """Cards that can be used now or again after a rest, by what they can do."""
    demigods: i64 = 0
    for card in hero.cards:
        if card >= ACTIVE:
            continue
        if is_ready(s, hero, card):
            reading.note(OF_ABILITY + ABILITY[card], 0.5)
            reading.note(GODS_READY if IS_GOD[card] else READY, 0.5)
            demigods += 0 if IS_GOD[card] else 1
        elif hero.has_used(card):
            reading.note(GODS_TURNED if IS_GOD[card] else USED, 0.5)
    reading.note(PAYABLE, float(min(demigods, hero.supply)) / 2.0)
    if hero.has_white_die:
        reading.note(WHITE_DIE, 1.0)


def turn_order(s: Table, hero: Hero, reading: Reading) -> None:
    """Who is at turn or still comes, and what the dice in front of them can master."""
    place = (hero.seat - s.pegasus) % len(s.heroes)
    if hero.seat == s.pegasus:
        reading.note(START, 1.0)
    if place > s.turns_taken:
        reading.note(TURN_TO_COME, 1.0)
    elif place == s.turns_taken and not s.has_acted:
        reading.note(TURN, 1.0)
        choices: list[Choice] = []
        possible_labours(s, hero, choices)
        if choices:
            reading.note(POSSIBLE, min(len(choices), MANY_LABOURS) / 2.0)
        else:
            reading.note(IMPOSSIBLE, 1.0)
    elif s.is_final_round:
        reading.note(LAST_TURN_GONE, 1.0)
