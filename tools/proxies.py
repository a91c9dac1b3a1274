"""Finds nginx and Caddy for the tests of a server behind them, and fetches Debian's: ``python3 tools/proxies.py``.

The packages are unpacked into a folder of the checkout, so that nothing is installed and no service starts.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HOME = Path(__file__).parent.parent / ".bootstrap" / "proxies"
#: Each program, and where it is in its package.
PROGRAMS = {"nginx": "usr/sbin/nginx", "caddy": "usr/bin/caddy"}
MISSING = """pessoi: the tests of a server behind a web server need {missing}, not found here. On Debian or Ubuntu:
    sudo apt-get install nginx caddy
Elsewhere install both; if they are not found then, set NGINX and CADDY to the paths of the programs."""


def find(name: str) -> str | None:
    """The path of a program: what its variable says, what is installed, or what was unpacked here."""
    unpacked = HOME / name
    return os.environ.get(name.upper()) or shutil.which(name) or (str(unpacked) if unpacked.exists() else None)


def fetch() -> None:
    """Unpack Debian's packages of what is missing here; where its lists are not there yet they are fetched, as root."""
    apt, unpack = shutil.which("apt-get"), shutil.which("dpkg-deb")
    missing = [name for name in PROGRAMS if find(name) is None]
    if apt is None or unpack is None or not missing:
        return
    print(
        f"setting up: {' and '.join(missing)} for the tests, from Debian's packages (once, a few seconds)", flush=True
    )
    with tempfile.TemporaryDirectory() as folder:
        for words in (["download", *missing], ["update", "-qq"], ["download", *missing]):
            if words[0] == "download" or os.geteuid() == 0:
                done = subprocess.run([apt, *words], cwd=folder, check=False, capture_output=True)
                if words[0] == "download" and done.returncode == 0:
                    break
        for package in Path(folder).glob("*.deb"):
            subprocess.run([unpack, "-x", str(package), folder], check=True)
        HOME.mkdir(parents=True, exist_ok=True)
        for name in missing:
            if (Path(folder) / PROGRAMS[name]).exists():
                # Several may fetch it at the same time; each finds it whole.
                fresh = shutil.copy(Path(folder) / PROGRAMS[name], HOME / f"{name}-{os.getpid()}")
                os.replace(fresh, HOME / name)


def program(name: str) -> str:
    """The path of a program, fetched if need be; ends with what to do where there is none."""
    if find(name) is None:
        fetch()
    path = find(name)
    if path is None:
        sys.exit(MISSING.format(missing=name))
    return path


if __name__ == "__main__":
    for wanted in PROGRAMS:
        program(wanted)
