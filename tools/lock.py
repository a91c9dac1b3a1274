"""Takes the download addresses out of uv.lock: names, versions and hashes pin a package, wherever it comes from."""

from __future__ import annotations

import re
from pathlib import Path

LOCK = Path(__file__).parent.parent / "uv.lock"


def without_addresses(lock: str) -> str:
    """The lock with a wheel's file name instead of its address, and hashes alone for source distributions."""
    lock = re.sub(r'url = "[^"]*/([^"/]+\.whl)"', r'filename = "\1"', lock)
    lock = re.sub(r'sdist = \{ url = "[^"]*", ', "sdist = { ", lock)
    lock = re.sub(r', upload-time = "[^"]*"', "", lock)
    return re.sub(r'registry = "http[^"]*"', 'registry = "pypi"', lock)


if __name__ == "__main__":
    LOCK.write_text(without_addresses(LOCK.read_text(encoding="utf-8")), encoding="utf-8")
