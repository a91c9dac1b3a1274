"""Reads what is written about this project, in Markdown: at the root, in docs/ and beside the rules of the games.

The documentation site and the tests of the documents share it. Nothing here needs a package.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = "docs/"

FENCE = re.compile(r"^( *)(```+)([\w-]*)[^\n]*\n(.*?)^\1\2$", re.DOTALL | re.MULTILINE)
#: Text that is shown as it is, where nothing is a link or a heading; single words between backticks too.
VERBATIM = re.compile(rf"{FENCE.pattern}|(?<!`)`[^`\n]+`(?!`)", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"(\]\(|<img [^>]*src=\")([^)\s\"]+)([)\"])")
HEADING = re.compile(r"^#{1,6} +(.+?) *$", re.MULTILINE)
ELSEWHERE = re.compile(r"[a-z]+:", re.IGNORECASE)


@dataclass(frozen=True)
class Block:
    """Lines of a document that are set apart between fences: where they begin, what they are called, what they say."""

    path: str
    line: int
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}"


def paths() -> list[str]:
    """All documents, as paths from the root with forward slashes."""
    found = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("src/pessoi/games/*/README.md")]
    return sorted(path.relative_to(ROOT).as_posix() for path in found)


def read(path: str) -> str:
    """The text of a document."""
    return (ROOT / path).read_text(encoding="utf-8")


def blocks(path: str) -> list[Block]:
    """What stands between fences."""
    text = read(path)
    return [
        Block(path, text[: found.start()].count("\n") + 1, found[3], found[4].replace(f"\n{found[1]}", "\n"))
        for found in FENCE.finditer(text)
    ]


def change_links(text: str, change: Callable[[str], str]) -> str:
    """The text with other links, those to other sites and those shown as they are excepted."""

    def leave_or_change(found: re.Match[str]) -> str:
        return found[0] if ELSEWHERE.match(found[2]) else found[1] + change(found[2]) + found[3]

    kept: list[str] = []
    end = 0
    for verbatim in VERBATIM.finditer(text):
        kept += [LINK.sub(leave_or_change, text[end : verbatim.start()]), verbatim[0]]
        end = verbatim.end()
    return "".join([*kept, LINK.sub(leave_or_change, text[end:])])


def links(path: str) -> list[str]:
    """Where the links and pictures of a document lead, as they are written; without those to other sites."""
    found: list[str] = []

    def note(target: str) -> str:
        found.append(target)
        return target

    change_links(read(path), note)
    return found


def resolve(path: str, target: str) -> tuple[str, str]:
    """The path from the root that a link of a document leads to, and the anchor there."""
    place, _, anchor = target.partition("#")
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), place)) if place else path, anchor


def anchors(path: str) -> set[str]:
    """What a link can name in a document: its headings, as forges and the site spell them."""
    text = FENCE.sub("", read(path))
    return {slug(heading) for heading in HEADING.findall(text)}


def slug(heading: str) -> str:
    """A heading as an anchor: small letters, figures and dashes."""
    words = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w\- ]", "", words.lower()).strip().replace(" ", "-")
