"""Which build is under test: a run that expects the compiled one must not pass on the pure one."""

from __future__ import annotations

import os

from pessoi.doctor import is_compiled


def pytest_report_header() -> str:
    return f"rules: {'compiled' if is_compiled() else 'pure Python'}"


def pytest_configure() -> None:
    expected = os.environ.get("PESSOI_EXPECT", "pure")
    actual = "compiled" if is_compiled() else "pure"
    if actual != expected:
        raise RuntimeError(f"this run should test the {expected} build, but the {actual} one is installed")
