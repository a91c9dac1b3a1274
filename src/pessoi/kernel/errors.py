"""What can go wrong when somebody asks the kernel for something, each with a name and a sentence that helps."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final


class PessoiError(Exception):
    """Something the person asking can put right; the text says how."""


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


#: Why a choice can't be taken back, by the name of the reason.
UNDO_REASONS: Final = {
    "rolled": "dice were rolled since",
    "drawn": "a card was drawn or turned up since",
    "looked": "somebody looked at hidden cards since",
    "first": "no choice has been made yet",
    "resumed": "the match was resumed here under other rules",
    "imagined": "an imagined match has no way back",
    "other-seat": "the last choice was made by another seat",
}


class CannotUndo(PessoiError):
    """Going back would take back something that has been seen, or somebody else's choice."""

    def __init__(self, reason: str) -> None:
        super().__init__(UNDO_REASONS[reason])
        #: The name of the reason, for those who say it in another language.
        self.reason = reason


class BadSetup(PessoiError):
    """An unknown game, a wrong number of seats, an option out of range."""


class RulesError(Exception):
    """A game broke the contract of the kernel: a bug in its rules, not in what a person did."""


class RecordError(PessoiError):
    """A record that is damaged, foreign, edited or does not follow from its own seed."""

    def __init__(self, reason: str, ply: int | None = None) -> None:
        super().__init__(reason if ply is None else f"ply {ply}: {reason}")
        self.reason = reason
        self.ply = ply


def did_you_mean(word: str, known: list[str]) -> str:
    """The helpful end of an error about an unknown word: a suggestion, or the list of what there is."""
    close = get_close_matches(word, known, n=1)
    if close:
        return f'did you mean "{close[0]}"?'
    return "there is " + ", ".join(known) if known else "there is none"
