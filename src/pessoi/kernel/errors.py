"""What can go wrong when somebody asks the kernel for something, each with a name and words that help.

An error names a message ``problem-NAME`` and the values it mentions, as a phrase does; whoever shows it says it in the
reader's language. ``str(error)`` is in English.
"""

from __future__ import annotations

import errno
from collections.abc import Callable
from difflib import get_close_matches
from functools import cache
from typing import Any, Final

#: From here on numbers are written with separators.
GROUPED: Final = 1000
#: What the system says most often when it refuses something, by the names of the messages ``system-NAME``.
SYSTEM: Final = {
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.ENOENT: "missing",
    errno.ENOTDIR: "no-folder",
    errno.EISDIR: "folder",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
    errno.ECONNREFUSED: "nobody-listens",
    errno.ECONNRESET: "hung-up",
    errno.ETIMEDOUT: "slow",
    errno.ENETUNREACH: "out-of-reach",
    errno.EHOSTUNREACH: "out-of-reach",
    errno.EADDRNOTAVAIL: "no-address",
}
#: Says words as data; a library above the kernel that knows texts puts its own in place with ``speak_with``.
_speakers: list[Callable[[list[Any]], str]] = []


def speak_with(speaker: Callable[[list[Any]], str]) -> None:
    """Let errors be said by somebody who knows the texts."""
    _speakers[:] = [speaker]


class Worded(Exception):
    """An error whose words are data."""

    def __init__(self, name: str, /, **values: object) -> None:
        super().__init__(name, values)
        self.name: str = name
        #: Numbers, words as they are, or words as data.
        self.values: dict[str, Any] = {key: _as_data(value) for key, value in values.items()}

    @property
    def words(self) -> list[Any]:
        """The message and its values, as data (see ``kernel.phrase``)."""
        return [f"problem-{self.name}", self.values] if self.values else [f"problem-{self.name}"]

    def __str__(self) -> str:
        return _speakers[0](self.words) if _speakers else f"{self.name} {self.values or ''}".strip()


def _as_data(value: object) -> Any:
    """A value as data: numbers and words as data stay, another error gives its words, all else is written out.

    Big whole numbers are places in a record or a file, written without the separators of a sum.
    """
    if isinstance(value, Worded):
        return value.words
    if isinstance(value, OSError):
        return by_system(value)
    if isinstance(value, bool) or (isinstance(value, int) and value >= GROUPED):
        return str(value)
    return value if isinstance(value, int | float | list) else str(value)


@cache
def system_names() -> dict[int, str]:
    """All that the system says, with what its resolver says of a host that nobody knows."""
    from socket import EAI_NONAME  # noqa: PLC0415  (commands in which nothing goes wrong start faster without)

    return {**SYSTEM, EAI_NONAME: "no-host"}


def by_system(error: BaseException) -> list[Any] | str:
    """Why the system refused something, as data; what there are no words for it says itself."""
    cause: BaseException | None = error
    while cause is not None:
        if isinstance(cause, OSError) and cause.errno in system_names():
            return [f"system-{system_names()[cause.errno]}"]
        cause = cause.__cause__ or cause.__context__
    if isinstance(error, OSError) and error.strerror:
        return error.strerror
    return str(error)


class PessoiError(Worded):
    """Something the person asking can put right; the words say how."""


class IllegalChoice(PessoiError):
    """A choice the match does not accept; nothing has changed."""


class GameOver(IllegalChoice):
    """There is nothing left to decide."""


class WrongSeat(IllegalChoice):
    """Another seat decides now."""


class StaleChoice(IllegalChoice):
    """The choice was made for an earlier (or later) position."""


class NotAChoice(IllegalChoice):
    """The choice exists in the game, but is not offered now, or no such choice exists."""


#: Why a choice can't be taken back, by the names of the messages ``undo-NAME``.
UNDO_REASONS: Final = ("rolled", "drawn", "looked", "first", "resumed", "imagined", "other-seat")


class CannotUndo(PessoiError):
    """Going back would take back something that has been seen, or somebody else's choice."""

    @property
    def words(self) -> list[Any]:
        return [f"undo-{self.name}"]


class BadSetup(PessoiError):
    """An unknown game, a wrong number of seats, an option out of range."""


class RulesError(Exception):
    """A game broke the contract of the kernel: a bug in its rules, not in what a person did."""


class RecordError(PessoiError):
    """A record that is damaged, foreign, edited or does not follow from its own seed; at a ply, where that is known."""

    def __init__(self, name: str, /, at: int | None = None, **values: object) -> None:
        super().__init__(name, **values)
        self.ply = at

    @property
    def words(self) -> list[Any]:
        reason = super().words
        return reason if self.ply is None else ["problem-at-ply", {"ply": str(self.ply), "reason": reason}]


def did_you_mean(word: str, known: list[str]) -> list[Any]:
    """The helpful end of an error about an unknown word, as data: a suggestion, or the list of what there is."""
    close = get_close_matches(word, known, n=1)
    if close:
        return ["hint-did-you-mean", {"word": close[0]}]
    return ["hint-there-is", {"known": ", ".join(known)}] if known else ["hint-there-is-none"]
