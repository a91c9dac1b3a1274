"""What people type at a decision, and passing the screen on where seats know different things."""

from __future__ import annotations

from collections.abc import Callable

from pessoi.terminal.screen import Screen

#: Asks a question and returns what was typed; None if the question makes no sense any more.
Ask = Callable[[str], str | None]

UNDO = "u"
QUIT = "q"


def place_of(typed: str, count: int) -> int | None:
    """Which of so many choices a number means, counted from 0; None if it means none of them."""
    number = typed.strip()
    if number.isascii() and number.isdecimal() and 1 <= int(number) <= count:
        return int(number) - 1
    return None


def place_to_preview(typed: str, count: int) -> int | None:
    """Which choice is to be looked at ahead, as in ``p 3``."""
    return place_of(typed[1:], count) if typed[:1] == "p" else None


def hand_over(screen: Screen, ask: Ask, leaving: str | None, coming: str) -> str | None:
    """Let somebody else come to the screen, without showing them what was there for others' eyes.

    Returns "" once they are there; ``UNDO`` or ``QUIT`` if that was typed instead, None if nobody is awaited any more.
    """
    text = screen.text
    if leaving is not None:
        typed = ask(text.word("ui-hide", name=leaving, next=coming))
        if typed is None or typed in {UNDO, QUIT}:
            return typed
    screen.clear()
    screen.title(text.word("ui-handed-over", name=coming))
    typed = ask(text.word("ui-hand-over", name=coming))
    if typed is None or typed == QUIT:
        return typed
    screen.clear()
    return ""
