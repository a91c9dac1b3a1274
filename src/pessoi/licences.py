"""Whose work is in the package besides ours, and under which licences: what ``pessoi licences`` tells."""

from __future__ import annotations

import re
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple

PACKAGE = Path(__file__).parent
#: Written when the page is built, by web/licences.ts.
PAGE_FILE = PACKAGE / "server" / "page" / "licences.md"
#: Put into a compiled wheel by hatch_build.py.
COMPILER_FILE = PACKAGE / "mypyc-licence.txt"
#: What the compiler puts into every compiled module.
COMPILER = "mypyc"
COMPILER_LICENCE = "MIT, PSF-2.0"

HEADING = re.compile(r"^## (\S+) (\S+) \((.+)\)$", re.MULTILINE)
#: A requirement: the package, its extras, and the extra that asks for it if one does.
REQUIREMENT = re.compile(r"""([\w.-]+)(?:\[([\w,.-]+)\])?(?:.*\bextra == ['"]([\w.-]+)['"])?""")
CLASSIFIER = "License :: OSI Approved :: "
#: A licence is named in a few words; some packages put the whole text in that place.
LONGEST_NAME = 60


class Part(NamedTuple):
    """A package of others: its name, its version, and its licence if it names one."""

    name: str
    version: str
    licence: str


def in_page() -> list[Part]:
    """What the page for browsers contains; nothing if it was not built."""
    if not PAGE_FILE.is_file():
        return []
    return [Part(*found) for found in HEADING.findall(PAGE_FILE.read_text(encoding="utf-8"))]


def in_rules() -> list[Part]:
    """What the compiled rules contain; nothing if they are not compiled."""
    return [Part(COMPILER, "", COMPILER_LICENCE)] if COMPILER_FILE.is_file() else []


def beside() -> list[Part]:
    """What pessoi needs, and what that needs in turn, as it is installed here; it is no part of the package."""
    found: dict[str, Part] = {}
    waiting, seen = [("pessoi", "")], set()
    while waiting:
        name, extra = asked = waiting.pop()
        try:
            package = distribution(name)
        except PackageNotFoundError:
            continue  # not needed on this system
        if asked not in seen:
            seen.add(asked)
            found[package.name] = Part(package.name, package.version, licence_of(package))
            waiting += [needed for line in package.requires or [] for needed in required_by(line, extra)]
    del found["pessoi"]
    return sorted(found.values(), key=lambda part: part.name.lower())


def required_by(line: str, extra: str) -> list[tuple[str, str]]:
    """The package a requirement names, with each of its extras; nothing if another extra asks for it."""
    asked = REQUIREMENT.match(line)
    if asked is None or (asked[3] or "") not in {"", extra}:
        return []
    return [(asked[1], each) for each in ["", *(asked[2].split(",") if asked[2] else [])]]


def licence_of(package: Distribution) -> str:
    """The licence as a package names it, in one of the ways there are; empty if it names none."""
    told = package.metadata
    classifiers = [line.removeprefix(CLASSIFIER) for line in told.get_all("Classifier") or [] if CLASSIFIER in line]
    names = [*(told.get_all("License-Expression") or []), ", ".join(classifiers), *(told.get_all("License") or [])]
    written = next((name for name in names if name), "")
    return written if len(written) <= LONGEST_NAME else ""


def in_full() -> list[str]:
    """All texts that come with the package: our licence, our notice, and those of others."""
    ours = [file for file in distribution("pessoi").files or [] if file.name in {"LICENSE", "NOTICE"}]
    texts = [file.read_text(encoding="utf-8") for file in sorted(ours, key=lambda file: file.name)]
    return texts + [file.read_text(encoding="utf-8") for file in (PAGE_FILE, COMPILER_FILE) if file.is_file()]
