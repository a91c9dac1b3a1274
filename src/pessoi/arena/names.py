"""What competitors are called."""

from __future__ import annotations

from pessoi.text import Text


def bot_name(label: str, text: Text) -> str:
    """A competitor: a bot, numbered where it takes part more than once, or whoever plays along by the rules."""
    if label == "automaton":
        return text.word(label)
    bot, space, number = label.rpartition(" ")
    return f"{text.bot(bot)} {number}" if space and number.isdecimal() else text.bot(label)
