"""The laws of the contract, tried on every game of ours."""

from __future__ import annotations

import pytest
from tests.contract.cases import our_own

from pessoi.contract.plugin import parametrize
from pessoi.games import registry

pytest.register_assert_rewrite("pessoi.contract.laws")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if metafunc.module.__name__.endswith("test_laws"):
        parametrize(metafunc, [registry.find(name) for name in our_own()])
