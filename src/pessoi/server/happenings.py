"""The course of a match beyond its choices, as its log tells it: stand-ins, those who gave up, ends before the end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from pessoi.kernel.phrase import Data
from pessoi.scene.scene import Course, ShownEvent
from pessoi.server.store import LogEntry

CHOICE = "choice"
#: Goes back to the ply in its words: freely, as nothing was revealed; by consent; or to try again against bots alone.
UNDO = "undo"
TAKE_BACK = "take-back"
AGAIN = "again"
#: Says that from here on other rules hold.
RESUME = "resume"
#: A seat has lost on time, which ends the match.
LOSS = "loss"
#: A bot plays for a person from here on; its words are the bot and why. The person has the seat back.
STAND_IN = "stand-in"
BACK = "back"
#: A seat gives up; its words are the bot that plays on for the others. Without words the match ends.
RESIGN = "resign"
#: All have agreed to end the match without a result.
STOP = "stop"
#: Whoever runs the server has ended the match.
CLOSE = "close"
#: All choices before it are those of another match, which its words name.
FORK = "fork"
#: A seat gets a hint from the bot in its words.
HINT = "hint"

REWINDS = {UNDO, TAKE_BACK, AGAIN}
#: What changes the position, so that a choice made before it is outdated.
MOVES = {CHOICE, RESUME, *REWINDS}

#: Why a bot stands in: time was out, the grace was, or the person left the seat to it.
TIME = "time"
GRACE = "grace"
LEFT = "left"


def ends_match(kind: str, words: str) -> bool:
    """Whether an entry ends the match, wherever its rules have led it."""
    return kind in {LOSS, STOP, CLOSE} or (kind == RESIGN and not words)


def course_after(course: Course, entry: LogEntry, ply: int) -> Course:
    """The course with one entry more, written when the match stood at this ply."""
    kind, seat = entry.kind, entry.seat
    if kind in REWINDS:
        back = int(entry.words)
        course = replace(course, told=[replace(event, ply=min(event.ply, back)) for event in course.told])
        if kind == TAKE_BACK:
            return _telling(course, back, "took-back", seat, count=ply - back)
        if kind == AGAIN:
            return _telling(replace(course, is_practice=True), back, "tried-again", seat, count=ply - back)
        return course
    if kind == LOSS:
        return _telling(replace(course, cut="time", by=seat), ply, "out-of-time", seat)
    if kind == STOP:
        return _telling(replace(course, cut="stopped"), ply, "stopped", seat)
    if kind == CLOSE:
        return _telling(replace(course, cut="closed"), ply, "closed", seat)
    if kind == STAND_IN:
        bot, why = entry.words.split()
        return _telling(course, ply, f"stood-in-{why}", seat, bot=[f"bot-{bot}"])
    if kind == BACK:
        return _telling(course, ply, "came-back", seat)
    if kind == RESIGN:
        course = replace(course, resigned=[*course.resigned, seat])
        if entry.words:
            return _telling(course, ply, "resigned-on", seat, bot=[f"bot-{entry.words}"])
        return _telling(replace(course, cut="resigned", by=seat), ply, "resigned", seat)
    if kind == FORK:
        return _telling(replace(course, is_practice=True), ply, "forked", seat, count=ply)
    if kind == HINT:
        course = replace(course, is_practice=True, hints=course.hints + 1)
        return _telling(course, ply, "took-hint", seat, bot=[f"bot-{entry.words}"])
    return course


def _telling(course: Course, ply: int, name: str, seat: int, **values: Data) -> Course:
    event = ShownEvent(ply, name, {"seat": [f"seat-{seat}"], **values})
    return replace(course, told=[*course.told, event])


def course_of(entries: Iterable[LogEntry], is_practice: bool) -> Course:
    """The course of a match from its whole log, and whether it is noted to count nowhere."""
    course, ply = Course(is_practice=is_practice), 0
    for entry in entries:
        course = course_after(course, entry, ply)
        ply = ply_after(entry, ply)
    return course


def ply_after(entry: LogEntry, ply: int) -> int:
    """How many choices hold after an entry."""
    if entry.kind == CHOICE:
        return ply + 1
    return int(entry.words) if entry.kind in REWINDS else ply


def as_it_was(course: Course, ply: int) -> Course:
    """What was known of the course after so many choices, without how it ended."""
    return Course(is_practice=course.is_practice, told=[event for event in course.told if event.ply <= ply])


#: What the record says of it, for people; programs that read records skip such lines.
SENTENCES = {
    TAKE_BACK: "seat {seat} goes back to choice {words}, as all agreed",
    AGAIN: "seat {seat} tries again from choice {words}",
    LOSS: "seat {seat} has lost on time",
    STAND_IN: "a bot plays for seat {seat} ({words})",
    BACK: "the person of seat {seat} is back",
    RESIGN: "seat {seat} gives up",
    STOP: "stopped, as all agreed",
    FORK: "seat {seat} plays on against bots; the choices before are those of match {words}",
    HINT: "seat {seat} takes a hint ({words})",
    CLOSE: "closed by whoever runs the server",
}


#: The line of a record whose match counts nowhere.
PRACTICE = "# practice"


def chronicle(entries: Sequence[LogEntry], is_practice: bool) -> str:
    """Lines for the record about what happened beside the choices, each with the ply at which it did."""
    lines, ply = [f"{PRACTICE}\n"] if is_practice else [], 0
    for entry in entries:
        sentence = SENTENCES.get(entry.kind)
        if sentence is not None:
            lines.append(f"# {ply} {sentence.format(seat=entry.seat, words=entry.words)}\n")
        ply = ply_after(entry, ply)
    return "".join(lines)


def tells_practice(record: str) -> bool:
    """Whether the text of a record says that its match counts nowhere."""
    return PRACTICE in record.splitlines()
