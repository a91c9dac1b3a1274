"""Messages as they are written, each taken apart when it is first asked for: few are, of the hundreds there are.

Most say the same words every time, or words with a name in them; these need no Fluent, which with its tables of
languages takes longer to load than most commands to run.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from pessoi.text.plain import Pieces, parts_of, put_together

#: Where a message or a term begins: only there does a line begin with a name.
BEGINNING = re.compile(r"^(?=(-?[a-zA-Z][\w-]*) *=)", re.MULTILINE)
#: Anything that could be the name of another message, or of a term.
NAME = re.compile(r"-?[a-zA-Z][\w-]*")
#: What some messages explain; other attributes are notes on one language.
HELP = re.compile(r"^ +\.help *=", re.MULTILINE)


def messages_in(file: str) -> dict[str, str]:
    """The messages and terms of a file by their names, as they are written there."""
    _, *parts = BEGINNING.split(file)
    found: dict[str, str] = {}
    for name, source in zip(parts[::2], parts[1::2], strict=True):
        found.setdefault(name, source)
    return found


def is_whole(source: str | None, english: str) -> bool:
    """Whether a message is there, and its help if the English one has some."""
    return source is not None and (HELP.search(source) is not None or HELP.search(english) is None)


class Messages:
    """The messages of some files in one language; of two with one name the first counts.

    What they lack is taken from the English ones, if these are given, message by message.
    """

    def __init__(self, locale: str, files: Iterable[str], english: Iterable[str] = ()) -> None:
        self.locale = locale
        self.written: dict[str, str] = {}
        for file in files:
            for name, source in messages_in(file).items():
                self.written.setdefault(name, source)
        for file in english:
            for name, source in messages_in(file).items():
                if not is_whole(self.written.get(name), source):
                    self.written[name] = source
        self._plain: dict[str, dict[str | None, Pieces | None]] = {}
        self._bundle: Any = None
        self._ready: set[str] = set()

    def has_message(self, name: str) -> bool:
        """Whether there is a message of this name."""
        return name in self.written

    def say(self, name: str, attribute: str | None, values: dict[str, Any]) -> tuple[str | None, list[Exception]]:
        """A message, or one of its attributes, in words, and what went wrong; None if it has no such words."""
        if name not in self._plain:
            self._plain[name] = parts_of(self.written[name])
        parts = self._plain[name]
        if attribute not in parts:
            return None, []
        pieces = parts[attribute]
        said = None if pieces is None else put_together(pieces, values)
        return (said, []) if said is not None else self.say_by_fluent(name, attribute, values)

    def say_by_fluent(
        self, name: str, attribute: str | None, values: dict[str, Any]
    ) -> tuple[str | None, list[Exception]]:
        """The same, whatever Fluent can express."""
        if name not in self._ready:
            self._make_ready(name)
        message = self._bundle.get_message(name)
        pattern = message.value if attribute is None else message.attributes.get(attribute)
        if pattern is None:
            return None, []
        said, errors = self._bundle.format_pattern(pattern, values)
        return str(said), errors

    def _make_ready(self, name: str) -> None:
        """Take a message apart, and all that it may refer to."""
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415  (few commands say more than plain words)

        if self._bundle is None:
            self._bundle = FluentBundle([self.locale], use_isolating=False)
        found, new = {name}, [name]
        while new:
            mentioned = set(NAME.findall(self.written[new.pop()])) & self.written.keys()
            new += mentioned - found
            found |= mentioned
        self._bundle.add_resource(FluentResource("".join(self.written[one] for one in sorted(found - self._ready))))
        self._ready |= found
