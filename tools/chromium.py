"""Finds Chromium for the tests in a browser, and as root on Debian installs it: ``python3 tools/chromium.py``."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

#: The shell has the same engine without the windows of a browser, and needs a third less.
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
MISSING = """pessoi: the tests in a browser need Chromium, and there is none here. On Debian or Ubuntu:
    sudo apt-get install chromium-headless-shell
Elsewhere install Chromium or Chrome; if it is not found then, set CHROMIUM to the path of the program."""


def find() -> str | None:
    """The path of the program: what CHROMIUM says, or the first that is installed."""
    named = os.environ.get("CHROMIUM")
    return named or next((path for path in map(shutil.which, NAMES) if path is not None), None)


def install() -> None:
    """Debian's Chromium without windows, if we may; where there is none without them, the usual one."""
    apt = shutil.which("apt-get")
    if apt is None or os.name != "posix" or os.geteuid() != 0:
        sys.exit(MISSING)
    print("setting up: Debian's Chromium for the tests in a browser (once, about a minute)", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    get = ["install", "-qq", "--no-install-recommends"]
    for words in (["update", "-qq"], [*get, "chromium-headless-shell"], [*get, "chromium"]):
        if find() is None:
            subprocess.run([apt, *words], env=environment, check=False, stdout=subprocess.DEVNULL)


def arguments() -> list[str]:
    """How to start it for tests: it asks nobody on the network, and runs where root is the only user."""
    quiet = ["--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"]
    is_root = os.name == "posix" and os.geteuid() == 0
    return [*quiet, "--disable-gpu", "--disable-dev-shm-usage", *(["--no-sandbox"] if is_root else [])]


if __name__ == "__main__":
    if find() is None:
        install()
    if find() is None:
        sys.exit(MISSING)
