"""Which build is under test, and how much of it: a run that expects the compiled one must not pass on the pure one."""

from __future__ import annotations

import gc
import os

import pytest
from hypothesis import HealthCheck, settings
from tests.sample import SHARE, take_sample

from pessoi.installed import is_compiled

# Tests run side by side: threads of numpy's own, which wait by spinning, would only take the cores from each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# Python looks for what only holds itself each time 700 objects were made, which was a fifth of what tests compute.
gc.set_threshold(10_000, 20, 20)

# How long an example takes says how busy the machine is, and nothing about what is tried.
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--sample", action="store_true", help=f"try one in {SHARE} of the cases that are many and alike")


def pytest_report_header() -> str:
    return f"rules: {'compiled' if is_compiled() else 'pure Python'}"


def pytest_configure() -> None:
    expected = os.environ.get("PESSOI_EXPECT", "pure")
    actual = "compiled" if is_compiled() else "pure"
    if actual != expected:
        raise RuntimeError(f"this run should test the {expected} build, but the {actual} one is installed")


def pytest_collection_finish() -> None:
    """What was loaded until now stays to the end, and is not looked through again."""
    gc.collect()
    gc.freeze()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("sample"):
        take_sample(config, items)
