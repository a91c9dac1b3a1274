"""Every game of ours with every number of seats and every option set: what the laws and other tests are tried on."""

from __future__ import annotations

from typing import Any

import pytest

from pessoi.contract.cases import Case, cases_of, random_play
from pessoi.games import registry

__all__ = ["Case", "cases", "every_case", "our_own", "random_play"]


def our_own() -> list[str]:
    """The games of this package, without those of others that may be installed beside it."""
    return [name for name in registry.names() if registry.find(name).package.startswith("pessoi.games.")]


def cases() -> list[Any]:
    """Every case of every game of ours, as a parameter with its name."""
    return [pytest.param(case, id=str(case)) for name in our_own() for case in cases_of(registry.find(name))]


every_case = pytest.mark.parametrize("case", cases())
