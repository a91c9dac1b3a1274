"""Lets the site describe attributes by the comments above them, ``#: ...``, as this source writes them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from griffe import Attribute, Docstring, Extension

MARK = "#:"


@cache
def lines_of(path: Path) -> list[str]:
    """A module line by line."""
    return path.read_text(encoding="utf-8").splitlines()


def comment_above(lines: list[str], number: int) -> str:
    """What comments with a colon say directly above a line, the first of which is number 1."""
    said: list[str] = []
    for line in reversed(lines[: number - 1]):
        if not line.strip().startswith(MARK):
            break
        said.insert(0, line.strip().removeprefix(MARK).strip())
    return " ".join(said)


class Comments(Extension):
    """Makes docstrings of such comments, while modules are read."""

    def on_attribute_instance(self, *, attr: Attribute, **_: Any) -> None:
        """An attribute without a docstring gets one."""
        if attr.docstring is None and attr.lineno is not None and isinstance(attr.filepath, Path):
            said = comment_above(lines_of(attr.filepath), attr.lineno)
            if said:
                attr.docstring = Docstring(said, parent=attr)
