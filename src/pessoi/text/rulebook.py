"""The rules of a game as people read them: sections of Markdown beside its messages, and what leads to which section.

A game may bring ``text/rules.en.md``, ``text/rules.de.md`` and ``text/rules.toml``. Every heading of the Markdown but
the first names its section (``## The turn {#turn}``), the same sections in every language and in the same order; the
TOML says for each section which prompts, verbs, events and so on are explained there. A picture is written as
``![what it shows](tile:oak)``: a component by kind and name, drawn by the code that draws the board.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from msgspec import Struct

from pessoi.kernel.errors import RulesError
from pessoi.text.languages import nearest

#: What can lead to a section, and how its messages begin.
KINDS = {
    "prompts": "prompt-",
    "verbs": "verb-",
    "events": "event-",
    "refusals": "refusal-",
    "scores": "score-",
    "tie_breaks": "tie-break-",
    "options": "option-",
    #: Kinds of things on the board, or single ones as in ``action:war``, by the names of ``elements``.
    "elements": "element-",
}

HEADING = re.compile(r"^(#{2,3}) (.+?) \{#([a-z][a-z0-9-]*)\}$")
PICTURE = re.compile(r"!\[([^\]]*)\]\(([a-z_-]+):([^)\s]+)\)")


class Section(Struct, frozen=True):
    """A piece of the rules under its own heading."""

    id: str
    #: 2 for a chapter, 3 for a part of one.
    level: int
    title: str
    #: Markdown, without the heading.
    body: str


class Rulebook(Struct, frozen=True):
    """The rules of one game in one language."""

    title: str
    #: What stands before the first section.
    opening: str
    sections: list[Section]
    #: The section for every message that leads to one: ``prompt-turn`` to ``turn``.
    leads: dict[str, str]


class Picture(Struct, frozen=True):
    """A component that the text shows."""

    words: str
    kind: str
    name: str


@cache
def rulebook(package: str, language: str) -> Rulebook | None:
    """The rules of the game in this package; None if it brings none."""
    folder = files(package).joinpath("text")
    place = nearest(folder, "rules.{language}.md", language)
    if not place.is_file():
        return None
    title, opening, sections = read_sections(place)
    return Rulebook(title, opening, sections, _leads(folder.joinpath("rules.toml"), {part.id for part in sections}))


def pictures_in(markdown: str) -> list[Picture]:
    """The components a text shows, in order."""
    return [Picture(*found) for found in PICTURE.findall(markdown)]


def without_pictures(markdown: str) -> str:
    """A text for places where nothing can be drawn; its words stand without them too."""
    return PICTURE.sub("", markdown)


def read_sections(place: Traversable) -> tuple[str, str, list[Section]]:
    """The title, what stands before the first section, and all sections."""
    first, *lines = place.read_text(encoding="utf-8").splitlines()
    if not first.startswith("# "):
        raise RulesError(f"{place.name}: the first line has to be the title, '# ...'")
    heads = [(number, line) for number, line in enumerate(lines) if line.startswith("#")]
    ends = [number for number, _ in heads[1:]] + [len(lines)]
    sections: list[Section] = []
    for (number, line), end in zip(heads, ends, strict=True):
        head = HEADING.match(line)
        if head is None:
            raise RulesError(f"{place.name}, line {number + 2}: a heading has to look like '## The turn {{#turn}}'")
        marks, title, name = head.groups()
        sections.append(Section(name, len(marks), title, "\n".join(lines[number + 1 : end]).strip()))
    opening = "\n".join(lines[: heads[0][0] if heads else len(lines)]).strip()
    return first.removeprefix("# ").strip(), opening, sections


def _leads(place: Traversable, sections: set[str]) -> dict[str, str]:
    """Which message leads to which section; a misspelt section or kind and a message said twice are refused."""
    leads: dict[str, str] = {}
    for section, kinds in tomllib.loads(place.read_text(encoding="utf-8")).items():
        if section not in sections:
            raise RulesError(f"{place.name}: there is no section '{section}'")
        for kind, names in kinds.items():
            if kind not in KINDS:
                raise RulesError(f"{place.name}, [{section}]: '{kind}' is none of {', '.join(KINDS)}")
            for name in names:
                message = KINDS[kind] + name
                if message in leads:
                    raise RulesError(f"{place.name}: {message} leads to '{leads[message]}' and to '{section}'")
                leads[message] = section
    return leads
