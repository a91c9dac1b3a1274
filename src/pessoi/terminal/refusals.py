"""Why something is not possible, in words: what has the same reason is named together."""

from __future__ import annotations

from collections.abc import Iterable

from pessoi.kernel.phrase import Phrase
from pessoi.scene.scene import ShownRefusal
from pessoi.text import Text


def in_words(refusals: Iterable[ShownRefusal], text: Text) -> list[str]:
    """A line for each reason, after the things it is the reason for."""
    by_reason: dict[str, list[str]] = {}
    for refusal in refusals:
        things = by_reason.setdefault(text.say(refusal.reason), [])
        thing = name_of(refusal, text)
        if thing and thing not in things:
            things.append(thing)
    return [
        text.word("ui-refusal", things=", ".join(things), reason=reason) if things else reason
        for reason, things in by_reason.items()
    ]


def name_of(refusal: ShownRefusal, text: Text) -> str:
    """The thing that can't be used, by its own name if it has one, or else what would be done."""
    message = refusal.element.replace(":", "-", 1).replace("+", "_")
    if text.bundle.has_message(message):
        return text.word(message)
    if refusal.choice is None or text.game is None:
        return ""
    return text.say(Phrase.of_choice(text.game.verbs.parse(refusal.choice)))
