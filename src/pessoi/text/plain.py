"""Messages that need no grammar: words, text in quotation marks and values that stand as they are.

What is read here is said exactly as Fluent says it; the tests compare every message of every file.
"""

from __future__ import annotations

import re
from typing import Any

#: A piece of a message: words, or the name of a value.
Pieces = list[tuple[str, bool]]

ATTRIBUTE = re.compile(r"\.([a-zA-Z][\w-]*) *=")
#: The only things in braces that need no grammar: { "text" } and { $value }.
PLACEABLE = re.compile(r'\{ *(?:"([^"\\\n]*)"|\$([a-zA-Z][\w-]*)) *\}')
#: From here on numbers are written with separators, as is the custom of the language.
GROUPED = 1000


def parts_of(source: str) -> dict[str | None, Pieces | None]:
    """The value of a message (under None) and its attributes; None for each that is not plain."""
    lines = source.partition("=")[2].splitlines()
    found: dict[str | None, list[str]] = {None: lines[:1]}
    name: str | None = None
    for line in lines[1:]:
        if line and not line.startswith(" "):
            break  # a comment, which belongs to the next message
        attribute = ATTRIBUTE.match(line.lstrip(" "))
        if attribute:
            name = attribute[1]
            found[name] = [line.lstrip(" ")[attribute.end() :]]
        else:
            found[name].append(line)
    return {name: pieces_of(words) for name, lines in found.items() if (words := text_of(lines))}


def text_of(lines: list[str]) -> str:
    """Lines of a pattern without the indentation that they share."""
    first, *others = lines
    indents = [len(line) - len(line.lstrip(" ")) for line in others if line.strip(" ")]
    shared = min(indents, default=0)
    words = [first.lstrip(" "), *(line[shared:] if line.strip(" ") else "" for line in others)]
    if not words[0]:
        del words[0]
    return "\n".join(words).strip("\n").rstrip(" \n")


def pieces_of(words: str) -> Pieces | None:
    """The words and values of a pattern; None if it has grammar."""
    found: Pieces = []
    between = PLACEABLE.split(words)
    for word, text, value in zip(between[::3], [*between[1::3], None], [*between[2::3], None], strict=True):
        if "{" in word or "}" in word:
            return None
        found += [(word, False), (text or "", False) if value is None else (value, True)]
    return found


def put_together(pieces: Pieces, values: dict[str, Any]) -> str | None:
    """A message with its values; None if one is missing, or is a number that has to be written out."""
    said = []
    for piece, is_value in pieces:
        if not is_value:
            said.append(piece)
            continue
        value = values.get(piece)
        if type(value) is int and 0 <= value < GROUPED:
            said.append(str(value))
        elif isinstance(value, str):
            said.append(value)
        else:
            return None
    return "".join(said)
