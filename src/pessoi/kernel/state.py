"""The state of a match: plain data that copies in microseconds and encodes to JSON.

A game's state is made of ``Plain`` classes whose slots hold ints, strings, lists and further plain objects, and whose
constructor takes every slot by name. Its root is a ``State``, which also carries the dice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from pessoi.kernel.dice import Dice
from pessoi.kernel.errors import RecordError, RulesError
from pessoi.kernel.journal import Journal

#: The key under which an encoded object names its class.
CLASS: Final = "is"
#: What the kernel notes in a running state; no part of the position.
NOTES: Final = frozenset({"journal", "revealed", "revelation"})


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """Base of everything a state is made of."""

    __slots__ = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Plain):
    """Base of every game's state: the dice, and what the kernel notes on the way.

    Journal and notes about what was revealed belong to a running match, not to the position: copies start without.
    """

    __slots__ = ("dice", "journal", "revealed", "revelation")

    def __init__(self, dice: Dice) -> None:
        self.dice: Dice = dice
        self.journal: Journal | None = None
        #: How often something new was shown, and how it was shown last (see ``pile``).
        self.revealed: i64 = 0
        self.revelation: i64 = 0

    def copy(self) -> State:
        """An independent state of the same position. Every game writes its own by hand, for speed."""
        raise RulesError(f"{type(self).__name__} does not say how it is copied")


#: Found out once for each class: a state is encoded with every turn.
_FIELDS: Final[dict[type[Plain], list[str]]] = {}


def fields_of(kind: type[Plain]) -> list[str]:
    """The names of everything an object of this class holds, without the kernel's notes."""
    known = _FIELDS.get(kind)
    if known is None:
        known = _FIELDS[kind] = _find_fields(kind)
    return known


def _find_fields(kind: type[Plain]) -> list[str]:
    compiled: Sequence[str] = getattr(kind, "__mypyc_attrs__", ())
    names = set(compiled)
    for base in kind.__mro__:
        names.update(getattr(base, "__slots__", ()))
    return sorted(names - NOTES)


def encode(value: Any) -> Any:
    """A state (or a part of one) as JSON data. Of the dice only the position: the key is the seed's affair."""
    if isinstance(value, Plain):
        data: dict[str, Any] = {CLASS: type(value).__name__}
        for name in fields_of(type(value)):
            data[name] = encode(getattr(value, name))
        return data
    if isinstance(value, Dice):
        return value.position
    if isinstance(value, list):
        return [encode(item) for item in value]
    if value is None or isinstance(value, (int, str)):
        return value
    raise RulesError(f"a state holds ints, strings, lists and plain objects, not {type(value).__name__}")


def decode(data: Any, classes: Mapping[str, type[Plain]], key: bytes) -> Any:
    """The state (or part) that ``encode`` wrote, with dice of this key."""
    if isinstance(data, list):
        return [decode(item, classes, key) for item in data]
    if not isinstance(data, dict):
        return data
    kind = classes.get(str(data.get(CLASS)))
    if kind is None:
        raise RecordError("unknown-class", kind=data.get(CLASS))
    values = {name: decode(item, classes, key) for name, item in data.items() if name != CLASS}
    if "dice" in values:
        values["dice"] = Dice(key, values["dice"])
    expected = fields_of(kind)
    if sorted(values) != expected:
        odd = sorted(set(values) ^ set(expected))
        raise RecordError("unfit-class", kind=kind.__name__, fields=", ".join(odd))
    try:
        return kind(**values)
    except TypeError as error:
        raise RecordError("damaged-class", kind=kind.__name__, reason=error) from error
