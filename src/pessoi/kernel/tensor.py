"""What a seat sees as numbers from 0 to 255, for learning programs: named parts, written one after the other.

The numbers are those of the table (points, faces, cubes), with 1 and 0 for yes and no, and a row of places with a
single 1 in it for one of several things. Seats are counted from whoever looks on: place 0 is always the viewer.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

MOST: Final = 255
#: What a wide number is written in: so many hundreds, and the rest.
HUNDRED: Final = 100


class Part:
    """A block of numbers with a name: its shape, what its places mean, and where it begins."""

    __slots__ = ("first", "meaning", "name", "shape", "size")

    def __init__(self, name: str, shape: Sequence[int], meaning: str) -> None:
        self.name: str = name
        self.shape: tuple[int, ...] = tuple(shape)
        self.meaning: str = meaning
        self.size: int = prod(self.shape)
        #: Known once all parts are in a row.
        self.first: int = 0

    def of(self, numbers: bytes) -> bytes:
        """The numbers of this part, out of all."""
        return numbers[self.first : self.first + self.size]

    def __repr__(self) -> str:
        return f"Part({self.name}, {self.shape})"


@final
class Tensor:
    """Numbers in the making, all 0 at first; each kind of number has its way to be written at the present place."""

    __slots__ = ("at", "blank", "writer")

    def __init__(self, size: int) -> None:
        self.blank: bytes = bytes(size)
        self.writer: BytesWriter = BytesWriter()
        #: The place of the next number.
        self.at: i64 = 0

    def clear(self) -> None:
        """Begin anew."""
        self.writer.truncate(0)
        self.writer.write(self.blank)
        self.at = 0

    def number(self, value: i64) -> None:
        """A number as it is; what is too small or too large for its place is cut."""
        value = min(value, MOST)
        if value > 0:
            self.writer[self.at] = u8(value)
        self.at += 1

    def wide(self, value: i64) -> None:
        """A number that may be large, in two places: hundreds, and the rest."""
        self.number(value // HUNDRED)
        self.number(value % HUNDRED)

    def flag(self, value: bool) -> None:
        """Yes or no."""
        if value:
            self.writer[self.at] = u8(1)
        self.at += 1

    def one_of(self, value: i64, count: i64) -> None:
        """As many places as there are things, with a 1 for the one that it is; all 0 if it is none (-1)."""
        if value >= 0:
            self.writer[self.at + value] = u8(1)
        self.at += count

    def those_of(self, values: list[int], count: i64) -> None:
        """As many places as there are things, with a 1 for each of these."""
        for value in values:
            self.writer[self.at + value] = u8(1)
        self.at += count

    def bits(self, values: i64, count: i64) -> None:
        """As many places as there are things, with a 1 for each whose bit is set."""
        place = self.at
        while values:
            if values & 1:
                self.writer[place] = u8(1)
            values >>= 1
            place += 1
        self.at += count

    def room(self, count: i64) -> i64:
        """So many zeros, to be changed with ``put``; returns where they begin."""
        first = self.at
        self.at += count
        return first

    def put(self, place: i64, value: i64) -> None:
        """Change a number in a room made before."""
        value = min(value, MOST)
        if value > 0:
            self.writer[place] = u8(value)

    def value(self) -> bytes:
        """All that was written."""
        return self.writer.getvalue()
