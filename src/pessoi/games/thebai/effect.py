"""What tiles, contracts, actions, roofs, gates and Commanders bring, and how it is read. Rules, "Effect language".

Every word of the data file is a small class of its own in the module of its chapter; ``vocabulary.py`` lists them.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from pessoi.games.thebai.components import DATA, TRACKS
from pessoi.games.thebai.state import Family, Table
from pessoi.kernel.choice import Steps
from pessoi.kernel.errors import RulesError

# Kinds of dice, as a set: promotions of "any" die take both
CITIZEN: Final = 1
HOPLITE: Final = 2

# How several promotions or steps are shared out
FREE: Final = 0
SAME: Final = 1
DIFFERENT: Final = 2

#: An effect on a track of the player's choice.
ANY_TRACK: Final = len(TRACKS)

#: Numbers that depend on the power of the die or Metic used: what is added, and how often the power.
_BY_POWER: Final = {"power": (0, 1), "power+1": (1, 1), "2*power": (0, 2), "3-power": (3, -1), "4-power": (4, -1)}
_DIE: Final = {"citizen": CITIZEN, "hoplite": HOPLITE, "any": CITIZEN | HOPLITE}
_MODE: Final = {"free": FREE, "same": SAME, "different": DIFFERENT}
_TRACK: Final = {**{name: track for track, name in enumerate(TRACKS)}, "any": ANY_TRACK}


class Amount:
    """A number, or one that grows or shrinks with the power used; never below 0."""

    __slots__ = ("base", "factor")

    def __init__(self, base: i64, factor: i64) -> None:
        self.base: i64 = base
        self.factor: i64 = factor

    def at(self, power: i64) -> i64:
        """What the number is for this power."""
        return max(0, self.base + self.factor * power)


class Effect(ABC):
    """One word of an effect list with its numbers."""

    __slots__ = ()

    @abstractmethod
    def resolve(self, s: Table, family: Family, power: int) -> Steps:
        """Carry the effect out for a family, with the power of the die or Metic used."""

    def is_possible(self, s: Table, family: Family) -> bool:
        """Whether paying for the effect could bring anything."""
        return True


class AtOnce(Effect):
    """An effect that needs no choice; it is applied without asking (R9)."""

    __slots__ = ()

    @abstractmethod
    def apply(self, s: Table, family: Family, power: i64) -> None:
        """Carry the effect out."""

    def resolve(self, s: Table, family: Family, power: int) -> Steps:
        """The same for those who do not know that it needs no choice."""
        self.apply(s, family, power)
        yield from ()


def resolve(s: Table, family: Family, effects: list[Effect], power: i64 = 0) -> Steps:
    """Resolve effects from left to right, each completely before the next (R11, R12)."""
    for effect in effects:
        if isinstance(effect, AtOnce):
            effect.apply(s, family, power)
        else:
            yield from effect.resolve(s, family, power)


# Reading the data file


class BadComponent(RulesError):
    """Something in ``components.toml`` that is not understood; the text says where."""


class Row:
    """The fields of one table of the data file, taken out one by one; one that nobody takes is refused."""

    __slots__ = ("fields", "known", "place")

    def __init__(self, fields: dict[str, Any], place: str) -> None:
        self.fields: dict[str, Any] = dict(fields)
        #: Where in the data file this is.
        self.place: str = place
        self.known: list[str] = []

    def take(self, name: str, default: Any = None) -> Any:
        """A field as it is written; one without a default must be there."""
        self.known.append(name)
        if name not in self.fields and default is None:
            raise BadComponent(f'{self.place}: the field "{name}" is missing')
        return self.fields.pop(name, default)

    def amount(self, name: str = "n", default: Any = 1) -> Amount:
        """A number, or a word for one that depends on the power used."""
        value = self.take(name, default)
        if isinstance(value, str):
            base, factor = self._meaning(name, value, _BY_POWER)
            return Amount(base, factor)
        return Amount(self._whole(name, value), 0)

    def number(self, name: str) -> int:
        """A number that depends on nothing."""
        return self._whole(name, self.take(name))

    def flag(self, name: str) -> bool:
        """Yes or no; no, if nothing is said."""
        value = self.take(name, False)
        if not isinstance(value, bool):
            raise BadComponent(f'{self.place}: "{name}" is true or false, not {value!r}')
        return value

    def dice(self) -> int:
        """The kinds of dice meant."""
        return int(self.word("die", _DIE))

    def mode(self) -> int:
        """How it is shared out; freely, if nothing is said."""
        return int(self.word("mode", _MODE, "free"))

    def track(self) -> int:
        """A track, or ``ANY_TRACK``."""
        return int(self.word("track", _TRACK))

    def word(self, name: str, meanings: dict[str, Any], default: str | None = None) -> Any:
        """What a word in a field stands for."""
        return self._meaning(name, self.take(name, default), meanings)

    def inner(self, name: str, default: Any = None) -> Row:
        """A table within this one."""
        return Row(self.take(name, default), f"{self.place}, {name}")

    def effects(self, name: str) -> list[Effect]:
        """A list of effects within this one."""
        return read_effects(self.take(name), f"{self.place}, {name}")

    def close(self) -> None:
        """Refuse what is left: nobody has asked for it, so it is misspelt or in the wrong place."""
        for name in self.fields:
            raise BadComponent(f'{self.place}: no field "{name}" is known here; there is {", ".join(self.known)}')

    def _whole(self, name: str, value: Any) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadComponent(f'{self.place}: "{name}" is a number, not {value!r}')
        return value

    def _meaning(self, name: str, word: str, meanings: dict[str, Any]) -> Any:
        if word not in meanings:
            raise BadComponent(f'{self.place}: "{name}" can\'t be "{word}"; there is {", ".join(meanings)}')
        return meanings[word]


#: Makes the effect of a word from its fields.
Reader = Callable[[Row], Effect]


def read_effects(rows: list[dict[str, Any]], place: str) -> list[Effect]:
    """A list of effects as the data file writes it."""
    # Rules resolve effects and effects are rules, so their list can only be looked up once all modules are there.
    from pessoi.games.thebai.vocabulary import VOCABULARY  # noqa: PLC0415

    effects: list[Effect] = []
    for number, fields in enumerate(rows, 1):
        row = Row(fields, f"{place} {number}")
        reader: Reader = row.word("op", VOCABULARY)
        effects.append(reader(row))
        row.close()
    return effects


class Effects:
    """What all tiles, cards or spaces of one kind bring; read from the data file when the first is asked for."""

    __slots__ = ("_read", "field", "table")

    def __init__(self, table: str, field: str) -> None:
        self.table: str = table
        self.field: str = field
        self._read: list[list[Effect]] = []

    def of(self, index: i64) -> list[Effect]:
        """What one of them brings."""
        if not self._read:
            self._read = [
                read_effects(row.get(self.field, []), f'components.toml, {self.table} "{row["id"]}", {self.field}')
                for row in DATA[self.table]
            ]
        return self._read[index]


ACTION_EFFECTS: Final = Effects("estate_action", "effects")
TILE_EFFECTS: Final = Effects("cadmea", "effects")
ROOF_EFFECTS: Final = Effects("roof", "effects")
CONTRACT_REWARDS: Final = Effects("contract", "reward")
GATE_REWARDS: Final = Effects("gate", "reward")
COMMANDER_BONUSES: Final = Effects("commander", "bonus")
