"""Bits beyond the 32nd are where compiled code would go wrong first."""

from __future__ import annotations

import pytest

from pessoi.kernel.bits import bit


@pytest.mark.parametrize("number", range(62))
def test_every_number_has_its_bit(number: int) -> None:
    assert bit(number) == 2**number
