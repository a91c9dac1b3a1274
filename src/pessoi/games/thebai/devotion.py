"""The devotion tracks with their Metics and Blessings. Rules, "Devotion tracks"; R40, R52 to R55, R123."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from pessoi.games.thebai.components import (
    BLESSINGS,
    DATA,
    LAST_STEP,
    METICS,
    POINTS_PAST_THE_END,
    TIRESIAS,
    TIRESIAS_PROMOTIONS,
    TRACKS,
)
from pessoi.games.thebai.effect import ANY_TRACK, CITIZEN, DIFFERENT, FREE, HOPLITE, SAME, Amount, Effect, Row
from pessoi.games.thebai.events import ADVANCED, BLESSED, WON_METIC
from pessoi.games.thebai.golden_rules import may, score_points
from pessoi.games.thebai.promotion import promote_dice
from pessoi.games.thebai.state import SUPPLY, Family, Table
from pessoi.games.thebai.verbs import ADVANCE, ON_ADVANCE, SKIP
from pessoi.kernel.choice import Choice, Steps
from pessoi.kernel.journal import tell

# Kinds of spaces
PROMOTIONS: Final = 0
VICTORY_POINTS: Final = 1
METIC_SPACE: Final = 2
BLESSING_SPACE: Final = 3
FINAL_SPACE: Final = 4
_KINDS: Final = ("promote", "vp", "metic", "blessing", "final")

#: The kind of die each track promotes.
DIE_OF_TRACK: Final[tuple[int, ...]] = (CITIZEN, HOPLITE)


def _spaces() -> tuple[list[list[int]], list[list[int]]]:
    """By track and step: the kind of space, and its number of promotions or points, its Metic or its Blessing."""
    kinds = [[0] * (LAST_STEP + 1) for _ in TRACKS]
    values = [[0] * (LAST_STEP + 1) for _ in TRACKS]
    for row in DATA["devotion_space"]:
        track, step = TRACKS.index(row["track"]), int(row["step"])
        kinds[track][step] = _KINDS.index(row["kind"])
        values[track][step] = _value(row)
    return kinds, values


def _value(row: dict[str, Any]) -> int:
    if row["kind"] == "metic":
        return METICS.index(row["metic"])
    if row["kind"] == "blessing":
        return BLESSINGS.index(row["blessing"])
    return int(row.get("n", row.get("vp", 0)))


_READ: Final = _spaces()
SPACE_KIND: Final[list[list[int]]] = _READ[0]
SPACE_VALUE: Final[list[list[int]]] = _READ[1]


def _finals() -> list[list[dict[str, Any]]]:
    rows = [row for row in DATA["blessing"] if row["kind"] == "immediate"]
    rows.sort(key=lambda row: int(row["stack_position_from_top"]))
    return [[row for row in rows if row["stack"] == f"final_{track}"] for track in TRACKS]


#: By track, in the order of arrival: the final tiles, their points and their promotions.
FINAL_TILES: Final = [[BLESSINGS.index(row["id"]) for row in rows] for rows in _finals()]
FINAL_POINTS: Final = [[int(row["vp"]) for row in rows] for rows in _finals()]
FINAL_PROMOTIONS: Final = [[int(row["promote_n"]) for row in rows] for rows in _finals()]


def _blessing_steps() -> dict[int, tuple[int, int]]:
    return {
        SPACE_VALUE[track][step]: (track, step)
        for track in range(len(TRACKS))
        for step in range(1, LAST_STEP + 1)
        if SPACE_KIND[track][step] == BLESSING_SPACE
    }


_STEPS: Final = _blessing_steps()
PASSIVE_BLESSINGS: Final = len(_STEPS)
#: The track and step of each passive Blessing; they come first among the Blessings.
BLESSING_TRACK: Final[list[int]] = [_STEPS[blessing][0] for blessing in range(PASSIVE_BLESSINGS)]
BLESSING_STEP: Final[list[int]] = [_STEPS[blessing][1] for blessing in range(PASSIVE_BLESSINGS)]


def has_blessing(family: Family, blessing: i64) -> bool:
    """Whether the family has a passive Blessing: everybody takes one on reaching its space (R55)."""
    return family.steps[BLESSING_TRACK[blessing]] >= BLESSING_STEP[blessing]


def count_blessings(family: Family) -> i64:
    """All Blessing tiles of a family, passive and final ones (R41)."""
    count: i64 = 0
    for blessing in range(PASSIVE_BLESSINGS):
        if has_blessing(family, blessing):
            count += 1
    for track in range(len(TRACKS)):
        if family.steps[track] == LAST_STEP:
            count += 1
    return count


class Advance(Effect):
    """``advance``: so many steps on a track, or on both; yellow spaces reached may count double."""

    __slots__ = ("amount", "is_doubling", "mode", "on")

    def __init__(self, row: Row) -> None:
        self.on: i64 = row.track()
        self.amount: Amount = row.amount()
        self.mode: i64 = row.mode()
        self.is_doubling: bool = row.flag("double_yellow")

    def resolve(self, s: Table, family: Family, power: int) -> Steps:
        """One step after the other: in any mix, all on one track, or one on each (R123)."""
        left = self.amount.at(power)
        track = self.on
        while left > 0:
            choices: list[Choice] = []
            if track == ANY_TRACK:
                for other in range(len(TRACKS)):
                    choices.append(ADVANCE.of(other))
            else:
                choices.append(ADVANCE.of(track))
            choice = yield may(family, ON_ADVANCE, choices, left, track)
            if choice.verb is SKIP:
                return
            if self.mode == SAME:
                track = choice.a
            elif self.mode == DIFFERENT:
                track = len(TRACKS) - 1 - choice.a
            yield from take_step(s, family, choice.a, self.is_doubling)
            left -= 1


def take_step(s: Table, family: Family, track: i64, is_doubled: bool) -> Steps:
    """One step, then the reward of the space reached; past the end points instead."""
    if family.steps[track] == LAST_STEP:
        score_points(s, family, POINTS_PAST_THE_END)
        return
    step = move_marker(s, family, track)
    kind: i64 = SPACE_KIND[track][step]
    value: i64 = SPACE_VALUE[track][step]
    if kind == PROMOTIONS:
        yield from promotions_of_space(s, family, track, value, is_doubled)
    elif kind == VICTORY_POINTS:
        score_points(s, family, value)
        if is_doubled:
            score_points(s, family, value)
    elif kind == METIC_SPACE:
        family.metics[value] = SUPPLY
        tell(s, WON_METIC, family.seat, value)
    elif kind == BLESSING_SPACE:
        tell(s, BLESSED, family.seat, value)
    else:
        yield from final_blessing(s, family, track)


def move_marker(s: Table, family: Family, track: i64) -> i64:
    """Move the marker one space; it comes to lie on top of those already there. The step reached."""
    family.steps[track] += 1
    s.arrivals[track].remove(family.seat)
    s.arrivals[track].append(family.seat)
    tell(s, ADVANCED, family.seat, track, family.steps[track])
    return family.steps[track]


def promotions_of_space(s: Table, family: Family, track: i64, printed: i64, is_doubled: bool) -> Steps:
    """The printed promotions go to one die; doubled or with Tiresias there are more, shared out freely (R52a, R65)."""
    count = 2 * printed if is_doubled else printed
    if s.owners[TIRESIAS] == family.seat and s.standees[TIRESIAS] == track:
        count += TIRESIAS_PROMOTIONS
    yield from promote_dice(s, family, DIE_OF_TRACK[track], count, SAME if count == printed else FREE)


def final_blessing(s: Table, family: Family, track: i64) -> Steps:
    """The top tile of the final stack: points, and from the second arrival on a promotion (R130)."""
    place = take_final_blessing(s, family, track)
    yield from promote_dice(s, family, DIE_OF_TRACK[track], FINAL_PROMOTIONS[track][place], FREE)


def take_final_blessing(s: Table, family: Family, track: i64) -> i64:
    """Take the top tile of the final stack and score its points. How many had arrived before."""
    place: i64 = -1
    for other in s.families:
        if other.steps[track] == LAST_STEP:
            place += 1
    tell(s, BLESSED, family.seat, FINAL_TILES[track][place])
    score_points(s, family, FINAL_POINTS[track][place])
    return place
