"""Samples in Python: they are run, and what they print is compared; those that quote the source are still in it."""

from __future__ import annotations
import __future__

import re
from collections.abc import Callable
from contextlib import redirect_stdout
from functools import cache
from io import StringIO
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from tests.contract import obol
from tools import documents
from tools.documents import ROOT, Block

#: Documents whose samples stand on something that the reader has: a game of its own, which other tests install and try.
ELSEWHERE = {obol.DOCUMENT.relative_to(ROOT).as_posix()}
SAMPLES = [
    [block for block in documents.blocks(path) if block.kind == "python"]
    for path in documents.paths()
    if path not in ELSEWHERE
]
#: Where methods are those of a game that a reader writes.
OWN_METHODS = {"docs/learning.md"}
#: What would take long is done less often here.
LESS = {"games=100": "games=2", "jobs=2": "jobs=1", "count=256": "count=4", "256 ×": "4 ×"}


def first_allowed(_observations: Any, masks: Any) -> Any:
    return masks.argmax(axis=1)


#: What a document leaves to the reader.
GIVEN: dict[str, dict[str, Callable[..., Any]]] = {"README.md": {"policy": first_allowed}}


@cache
def source() -> list[list[str]]:
    """The lines of each module, without what is before and after them."""
    modules = sorted((ROOT / "src").rglob("*.py"))
    return [[line.strip() for line in path.read_text(encoding="utf-8").splitlines()] for path in modules]


def is_quoted(block: Block) -> bool:
    """Whether these lines follow each other in a module; three dots stand for any number of lines."""
    lines = [line.strip() for line in block.text.splitlines() if line.strip()]
    return any(follow(lines, module) for module in source())


def looks_quoted(block: Block) -> bool:
    """Whether it is a part of something larger, and not a sample of its own."""
    return block.text.startswith((" ", "def ")) and block.path not in OWN_METHODS


def follow(lines: list[str], module: list[str]) -> bool:
    """Whether a module has these lines one after the other, but for empty ones."""
    kept = [line for line in module if line]
    starts = [place for place, line in enumerate(kept) if line == lines[0]]
    return any(follows_at(lines, kept, start) for start in starts)


def follows_at(lines: list[str], kept: list[str], start: int) -> bool:
    place, may_skip = start, False
    for line in lines:
        if line == "...":
            may_skip = True
            continue
        if may_skip:
            place = next((later for later in range(place, len(kept)) if kept[later] == line), len(kept))
            may_skip = False
        if place >= len(kept) or kept[place] != line:
            return False
        place += 1
    return True


def run(block: Block, names: dict[str, Any]) -> None:
    """Run a sample; if comments of its own lines say what is printed, that is compared."""
    text = dedent(block.text)
    for much, little in LESS.items():
        text = text.replace(much, little)
    code = compile(text, str(block), "exec", flags=__future__.annotations.compiler_flag)
    printed = StringIO()
    with redirect_stdout(printed):
        exec(code, names)
    said = [line.removeprefix("# ") for line in block.text.splitlines() if line.startswith("# ")]
    aside = re.findall(r"^print\(.*\)  # (\[.*\])$", block.text, re.MULTILINE)
    if said or aside:
        assert printed.getvalue().splitlines() == said + aside


@pytest.mark.parametrize("blocks", [pytest.param(blocks, id=blocks[0].path) for blocks in SAMPLES if blocks])
def test_the_samples_of_a_document_run_one_after_the_other(
    blocks: list[Block], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "sample", **GIVEN.get(blocks[0].path, {})}
    for block in blocks:
        if not is_quoted(block):
            assert not looks_quoted(block), f"{block} is not in the source any more"
            run(block, names)


def test_a_quotation_is_told_from_what_only_looks_like_one() -> None:
    module = ["a = 1", "", "b = 2", "c = 3", "d = 4"]
    assert follow(["a = 1", "b = 2"], module)
    assert follow(["a = 1", "...", "d = 4"], module)
    assert not follow(["a = 1", "c = 3"], module)
    assert not follow(["a = 1", "...", "b = 1"], module)
