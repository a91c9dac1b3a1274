"""Which steps of a lesson fit a moment of its match; the learner's page shows the first of them that is unread."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from typing import Any

from msgspec import Struct

from pessoi.kernel.journal import Entry
from pessoi.kernel.match import Match
from pessoi.text.lesson import Lesson, When


class DueStep(Struct, frozen=True):
    """A step that fits now: what it is about, whether it waits for a choice, and the choice it advises."""

    name: str
    points: Sequence[str] = ()
    is_choice: bool = False
    #: None if it is to be read, or if what it advises can't be done here.
    advice: str | None = None


class Moment(Struct, frozen=True):
    """What steps may ask for: the learner's question and choices, what has happened, how far the match is."""

    seat: int
    prompt: str | None
    choices: list[str]
    entries: list[Entry]
    view: dict[str, Any]
    round: int
    is_over: bool


def due_steps(lesson: Lesson, match: Match, seat: int, is_cut: bool = False) -> list[DueStep]:
    """The steps for this moment, in their order; ``is_cut`` where the match has ended before its end."""
    now = moment_of(match, seat, is_cut)
    return [
        DueStep(step.name, step.points, bool(step.advice), first_match(step.advice, now.choices))
        for step in lesson.steps
        if is_due(step.when, now) and not (step.advice and now.prompt is None)
    ]


def moment_of(match: Match, seat: int, is_cut: bool = False) -> Moment:
    """The present moment for the learner on this seat."""
    decision = None if is_cut else match.decision
    asked = decision if decision is not None and decision.seat == seat else None
    return Moment(
        seat,
        None if asked is None else asked.prompt.name,
        [] if asked is None else [str(choice) for choice in asked.choices],
        match.events(seat),
        match.view(seat),
        match.game.round_of(match.state) or 0,
        decision is None,
    )


def is_due(when: When, now: Moment) -> bool:
    """Whether it is this moment."""
    return (
        (not when.prompts or now.prompt in when.prompts)
        and (not when.offers or first_match(when.offers, now.choices) is not None)
        and (not when.happened or any(is_meant(when, when.happened, entry, now.seat) for entry in now.entries))
        and not any(is_meant(when, when.never, entry, now.seat) for entry in now.entries)
        and all(seen_at(now.view, place) == value for place, value in when.sees.items())
        and (now.round >= when.from_round or now.is_over)
        and (when.to_round is None or (now.round <= when.to_round and not now.is_over))
        and (now.is_over or not when.is_over)
    )


def is_meant(when: When, events: Sequence[str], entry: Entry, learner: int) -> bool:
    """Whether something that happened is one of these events, and happened to those who are meant."""
    if entry.event.name not in events:
        return False
    if when.by == "anybody" or "seat" not in entry.event.arguments:
        return when.by != "learner" or "seat" in entry.event.arguments
    seat = entry.values[list(entry.event.arguments).index("seat")]
    return (seat == learner) == (when.by == "learner")


def seen_at(view: Any, place: str) -> Any:
    """What a view holds at a place such as ``players.0.dice``; None where it does not lead there."""
    for part in place.split("."):
        if isinstance(view, list) and part.isdecimal() and int(part) < len(view):
            view = view[int(part)]
        elif isinstance(view, dict) and part in view:
            view = view[part]
        else:
            return None
    return view


def first_match(patterns: Iterable[str], choices: Sequence[str]) -> str | None:
    """The first choice that fits the first pattern that any choice fits."""
    found = (choice for pattern in patterns for choice in choices if fnmatchcase(choice, pattern))
    return next(found, None)
