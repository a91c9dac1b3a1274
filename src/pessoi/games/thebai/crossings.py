"""What becomes of a dice space if an Archon crosses it. Rules, "Moving the Archon"; rulings R5, R29, R56, R66."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pessoi.games.thebai.ascension import can_ascend
from pessoi.games.thebai.components import ACTOR, DICE, DRILLMASTER, SHEPHERD, TOP_FACE
from pessoi.games.thebai.devotion import has_blessing
from pessoi.games.thebai.state import ACTOR_STANDEE, NONE, PLAZA, Family, Table, is_citizen

#: The space is empty and costs a Drachma; nothing happens; the owner of the Actor may promote a die.
PAYS: Final = "pays"
NOTHING: Final = "nothing"
INVITES: Final = "invites"
#: A die is promoted, or on its top face may ascend, or brings points as it can't.
PROMOTES: Final = "promotes"
ASCENDS: Final = "ascends"
SCORES: Final = "scores"
#: An own die is reduced, or on its lowest face costs points.
REDUCES: Final = "reduces"
LOSES: Final = "loses"


def crossing(s: Table, family: Family, space: i64) -> str:
    """What happens if the family's Archon crosses a dice space."""
    lying: i64 = s.city[space]
    if lying == NONE:
        return PAYS
    if lying == PLAZA:
        return NOTHING
    if lying == ACTOR_STANDEE:
        return NOTHING if s.owners[ACTOR] == family.seat else INVITES
    owner = s.families[lying // DICE]
    die = lying % DICE
    if owner.seat != family.seat or has_blessing(family, SHEPHERD if is_citizen(die) else DRILLMASTER):
        if owner.faces[die] < TOP_FACE:
            return PROMOTES
        return ASCENDS if can_ascend(owner, die) else SCORES
    return REDUCES if owner.faces[die] > 0 else LOSES
