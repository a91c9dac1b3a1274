"""Every game of ours with every number of seats."""

from __future__ import annotations

import pytest
from tests.contract.cases import our_own

from pessoi.games import registry

every_table = pytest.mark.parametrize(
    ("name", "seats"),
    [
        pytest.param(name, seats, id=f"{name}-{seats}")
        for name in our_own()
        for seats in range(registry.find(name).min_seats, registry.find(name).max_seats + 1)
    ],
)
