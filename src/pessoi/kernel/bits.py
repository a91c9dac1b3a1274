"""Sets of small numbers as the bits of an int."""

from __future__ import annotations

from mypy_extensions import i64


def bit(number: i64) -> i64:
    """The set that holds just this number.

    Written ``1 << number``, the literal would be compiled to a 32-bit one and lose every number from 32 on.
    """
    one: i64 = 1
    return one << number
