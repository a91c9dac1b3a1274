"""Sets of small numbers as the bits of an int."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

#: Looked up rather than shifted: mypyc compiles ``1 << number`` to a 32-bit shift, which loses every number from 31 on.
BITS: Final[list[int]] = [1 << number for number in range(62)]


def bit(number: i64) -> i64:
    """The set that holds just this number."""
    return BITS[number]
