"""Files and folders that documents name are there."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

import pytest
from tests.contract import obol
from tools import documents
from tools.documents import ROOT

FOLDERS = ("src", "docs", "tests", "tools", "web", "bench", "examples", "deploy", ".devcontainer")
ENDINGS = ("py", "ts", "svelte", "css", "toml", "ftl", "md", "json", "svg", "service", "timer", "conf", "html")
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
PATH = re.compile(rf"[\w.-]+(?:/[\w.<>*-]+)*(?:\.(?:{'|'.join(ENDINGS)})|/)(?:::\w+)?")
#: The first word of a line in a block that draws a folder.
DRAWN = re.compile(rf"^((?:{'|'.join(FOLDERS)})/\S*)", re.MULTILINE)
#: Files that a reader makes, or a program makes for them.
MADE = re.compile(
    r"(mine|my-hercules|mein-hercules)\.toml|plan\.json|report\.html|text/\w+\.md|([\w.]+/)*(\w+\.)?(eo|xx)\.(ftl|md)|"
    r"training/\w+\.svg|\.(venv|mutants|bootstrap)/|(dist|site|build)/"
)
OBOL = obol.DOCUMENT.relative_to(ROOT).as_posix()


@cache
def files() -> set[str]:
    """All files of the repository that people write, and their folders."""
    found = set()
    for top in FOLDERS:
        for place, folders, names in os.walk(ROOT / top):
            # Not entered: programs that run beside the tests make folders there and remove them.
            folders[:] = [name for name in folders if name not in ("node_modules", "__pycache__")]
            here = Path(place).relative_to(ROOT).as_posix()
            found |= {f"/{here}/{name}/" for name in folders} | {f"/{here}/{name}" for name in names}
    found |= {f"/{path.name}{'/' if path.is_dir() else ''}" for path in ROOT.iterdir()}
    return found


def is_there(name: str) -> bool:
    """Whether a file is at this path from the root, or somewhere with this end of a path."""
    pattern = re.escape(name.partition("::")[0]).replace(r"\*", r"[^/]*")
    pattern = re.sub(r"<\w+>|GAME|NAME", r"[^/]+", pattern)
    anywhere = "" if name.startswith(tuple(f"{folder}/" for folder in FOLDERS)) else ".*"
    return any(re.fullmatch(f"{anywhere}/{pattern}", file) for file in files())


def named(path: str) -> set[str]:
    """What looks like a path in the code of a document's sentences, and in folders that it draws."""
    words = {word for code in CODE.findall(documents.FENCE.sub("", documents.read(path))) for word in code.split()}
    drawn = {word for block in documents.blocks(path) if block.kind == "" for word in DRAWN.findall(block.text)}
    return {word for word in words | drawn if PATH.fullmatch(word) and not MADE.match(word)}


@pytest.mark.parametrize("path", [path for path in documents.paths() if path != OBOL])
def test_what_looks_like_a_path_is_one(path: str) -> None:
    assert [name for name in sorted(named(path)) if not is_there(name)] == []


def test_paths_are_found_by_their_ends_too() -> None:
    assert is_there("kernel/match.py")
    assert is_there("tests/games/<game>/")
    assert is_there("docs/board*.png")
    assert not is_there("tests/match.py")
    assert not is_there("kernel/patch.py")
