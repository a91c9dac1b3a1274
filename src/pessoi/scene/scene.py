"""The scene: a match as one viewer sees it at one moment, as data.

It is built from what the kernel gives a seat (view, events, labels, refusals, previews) and from nothing else, so
whatever leaves a match, for whomever, by whichever door, is made here. Words are data too (see ``kernel.phrase``);
those who show a scene say them in their own language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Literal

from msgspec import Struct, field

from pessoi.kernel.choice import Choice, Decision
from pessoi.kernel.game import HIDDEN_FROM_OTHERS, OPEN, SPECTATOR, Game, ScoreSheet
from pessoi.kernel.journal import Entry
from pessoi.kernel.match import Match
from pessoi.kernel.panel import Panel
from pessoi.kernel.phrase import Data, Phrase, data_of
from pessoi.kernel.state import State
from pessoi.scene.lesson import DueStep, due_steps
from pessoi.text.lesson import Lesson


class ShownChoice(Struct, frozen=True):
    """A choice: its words to send back, what it is called, what it brings, and the things it points at."""

    choice: str
    label: Data
    outlook: list[Data]
    elements: list[str]


class ShownRefusal(Struct, frozen=True):
    """Something that can't be done now, and why."""

    element: str
    choice: str | None
    reason: Data


class ShownDecision(Struct, frozen=True, omit_defaults=True):
    """What the seat is asked, with all its choices; the help of the prompt's message is the rule behind it."""

    seat: int
    prompt: str
    question: Data
    choices: list[ShownChoice]
    refusals: list[ShownRefusal]
    #: The rule in words, for those who asked for words.
    rule: str | None = None


class ShownEvent(Struct, frozen=True, omit_defaults=True):
    """Something that happened: after how many choices, and the values of its message ``event-NAME``."""

    ply: int
    name: str
    values: dict[str, Data]
    #: The event in words, for those who asked for words.
    text: str | None = None


class ShownPanel(Struct, frozen=True):
    """A part of the table in rows of cells, for those who do not draw the game."""

    title: Data
    header: list[Data]
    #: rows[row][place] are the words of one cell.
    rows: list[list[list[Data]]]


class CanUndo(Struct, frozen=True, omit_defaults=True):
    """Whether the seat can take its last choice back, and if not, why, and what going back nevertheless would undo."""

    is_possible: bool
    reason: Data | None = None
    #: The ply of the last choice of one's own, and how many choices of each seat were made from there on.
    ply: int | None = None
    undoes: list[int] = field(default_factory=list)


class End(Struct, frozen=True, omit_defaults=True):
    """How a match ended: played to its end, lost on time, given up, stopped because all agreed, or closed.

    It is whoever runs the server who closes a match.
    """

    how: Literal["played", "time", "resigned", "stopped", "closed"]
    #: The seat that lost on time, or gave up last.
    lost: int | None
    #: Points by row, and the rows that won; nobody has won where it was cut short otherwise than by giving up.
    scores: list[int]
    winners: list[int]
    #: The place of each row, after all ties are broken, those who gave up last; none where the match was cut short.
    places: list[int]
    #: The seats that have given up; they win nothing, whatever a bot made of them.
    resigned: list[int] = field(default_factory=list)
    #: How many hints were taken.
    hints: int = 0


class Course(Struct, frozen=True):
    """What happened around a match beyond its choices: those who gave up, an end before its end, whether it counts."""

    #: An end that the rules did not bring: on time, by giving up, by agreement, or closed; and the seat it came by.
    cut: Literal["time", "resigned", "stopped", "closed"] | None = None
    by: int | None = None
    resigned: Sequence[int] = ()
    #: Whether it counts nowhere: somebody tried again against bots, took a hint, learns, or plays on from another.
    is_practice: bool = False
    #: How many hints were taken.
    hints: int = 0
    #: What is told of it, beside the events of the rules.
    told: Sequence[ShownEvent] = ()


PLAIN = Course()


class Scene(Struct, frozen=True, omit_defaults=True):
    """A match as one viewer sees it at one moment."""

    #: Through whose eyes: a seat, -1 for a spectator, or -2 for all seats together once a match is over.
    seat: int
    ply: int
    #: The seat that everybody waits for; nobody once the match has ended.
    waiting_for: int | None
    end: End | None
    view: dict[str, Any]
    decision: ShownDecision | None
    events: list[ShownEvent]
    undo: CanUndo
    #: Whether a shared screen has to be handed over before another seat looks.
    needs_hand_over: bool
    #: Whether the match is practice, so that it counts nowhere.
    is_practice: bool = False
    #: Only for those who show them.
    panels: list[ShownPanel] | None = None
    #: At the table of a lesson, the steps of it that fit now; none for whoever only looks on.
    lesson: list[DueStep] | None = None


class ShownPreview(Struct, frozen=True):
    """What a choice would do, up to the first roll or hidden card; without a view where something would be revealed."""

    choice: str
    events: list[ShownEvent]
    view: dict[str, Any] | None
    #: The seat that would decide then: another one's, and the turn is over. None where nobody knows.
    waiting_for: int | None


class Still:
    """A position that was kept: the state, everything that had happened, and who was to decide then."""

    def __init__(
        self,
        game: Game[Any],
        state: State,
        ply: int,
        entries: list[Entry],
        deciding: int | None,
        begins_turn: bool,
    ) -> None:
        self.game = game
        self.state = state
        self.ply = ply
        self.entries = entries
        self.deciding = deciding
        #: Whether a turn begins here.
        self.begins_turn = begins_turn


def seen_by(game: Game[Any], state: State, seat: int) -> dict[str, Any]:
    """The view of a seat, of a spectator, or of all seats together."""
    return game.view_open(state) if seat == OPEN else game.view(state, seat)


def told_to(seat: int, entries: Iterable[Entry]) -> list[Entry]:
    """What a viewer could see happening."""
    return [entry for entry in entries if seat == OPEN or entry.is_for(seat)]


def hides_between_seats(game: Game[Any]) -> bool:
    """Whether seats know different things, so that what one has seen is not for another's eyes."""
    return game.secrecy == HIDDEN_FROM_OTHERS


def scene(
    match: Match,
    seat: int,
    *,
    since: int = 0,
    also: Sequence[int] = (),
    course: Course = PLAIN,
    with_panels: bool = False,
    lesson: Lesson | None = None,
) -> Scene:
    """Everything this viewer may know, with the events from ply ``since`` on; ``also`` are further seats of theirs."""
    decision = match.decision if course.cut is None else None
    game = match.game
    view = seen_by(game, match.state, seat)
    entries = [] if match.journal is None else [entry for entry in match.journal.entries if entry.ply >= since]
    return Scene(
        seat=seat,
        ply=match.ply,
        waiting_for=None if decision is None else decision.seat,
        end=end_of(match.score(), course) if decision is None else None,
        view=view,
        decision=show_decision(match, decision) if decision is not None and decision.seat == seat else None,
        events=with_told(show_events(game, told_to(seat, entries)), course.told, since),
        undo=show_undo(match, [seat, *also]) if decision is not None and seat != OPEN else CanUndo(False),
        needs_hand_over=hides_between_seats(game),
        is_practice=course.is_practice,
        panels=show_panels(game, view) if with_panels else None,
        lesson=None if lesson is None or seat == SPECTATOR else due_steps(lesson, match, seat, course.cut is not None),
    )


def still_scene(still: Still, seat: int, *, course: Course = PLAIN, with_panels: bool = False) -> Scene:
    """A position that was kept: what the viewer saw then, without what could be chosen."""
    game = still.game
    deciding = still.deciding if course.cut is None else None
    view = seen_by(game, still.state, seat)
    return Scene(
        seat=seat,
        ply=still.ply,
        waiting_for=deciding,
        end=end_of(game.score(still.state), course) if deciding is None else None,
        view=view,
        decision=None,
        events=with_told(show_events(game, told_to(seat, still.entries)), course.told, 0),
        undo=CanUndo(False),
        needs_hand_over=hides_between_seats(game),
        is_practice=course.is_practice,
        panels=show_panels(game, view) if with_panels else None,
    )


def end_of(sheet: ScoreSheet, course: Course) -> End:
    """The end of a match that has one; those who gave up win nothing."""
    resigned = list(course.resigned)
    left = [row for row in range(len(sheet.totals)) if row not in resigned]
    if course.cut == "resigned":
        # The last one left has won; where several are, nobody has played it out.
        winners = left if len(left) == 1 else []
    elif course.cut is not None or not left:
        winners = []
    else:
        best = min(sheet.places[row] for row in left)
        winners = [row for row in left if sheet.places[row] == best]
    places = [] if course.cut is not None else places_of(sheet, left)
    return End(course.cut or "played", course.by, sheet.totals, winners, places, resigned, course.hints)


def places_of(sheet: ScoreSheet, left: Sequence[int]) -> list[int]:
    """The place of every row; rows that are not left any more share the last one."""
    return [
        1 + sum(sheet.places[other] < place for other in left) if row in left else len(left) + 1
        for row, place in enumerate(sheet.places)
    ]


def with_told(events: list[ShownEvent], told: Sequence[ShownEvent], since: int) -> list[ShownEvent]:
    """Events of the rules and those around the match in one order: at the same ply those of the rules come first."""
    return sorted([*events, *(event for event in told if event.ply >= since)], key=lambda event: event.ply)


def show_decision(match: Match, decision: Decision) -> ShownDecision:
    """The question with choices and refusals, for the seat that decides."""
    refused = [
        ShownRefusal(refusal.element, None if refusal.choice is None else str(refusal.choice), data_of(refusal.reason))
        for refusal in match.game.refusals(match.state, decision)
    ]
    return ShownDecision(
        seat=decision.seat,
        prompt=decision.prompt.name,
        question=data_of(Phrase.of_decision(decision)),
        choices=[show_choice(match, decision, choice) for choice in decision.choices],
        refusals=refused,
    )


def show_choice(match: Match, decision: Decision, choice: Choice) -> ShownChoice:
    """One choice of a decision."""
    state, game = match.state, match.game
    return ShownChoice(
        choice=str(choice),
        label=data_of(game.label(state, decision, choice)),
        outlook=[data_of(phrase) for phrase in game.outlook(state, decision, choice)],
        elements=game.elements(state, decision, choice),
    )


def show_events(game: Game[Any], entries: Iterable[Entry]) -> list[ShownEvent]:
    """Events of the journal."""
    verbs = game.verbs
    shown = []
    for entry in entries:
        words = Phrase.of_entry(entry, verbs).values
        shown.append(ShownEvent(entry.ply, entry.event.name, {name: data_of(word) for name, word in words.items()}))
    return shown


def show_panels(game: Game[Any], view: dict[str, Any]) -> list[ShownPanel]:
    """The view arranged for those who do not draw the game; the last panel is the score."""
    return [show_panel(panel) for panel in game.panels(view)]


def show_panel(panel: Panel) -> ShownPanel:
    """One panel."""
    return ShownPanel(
        title=data_of(panel.title),
        header=[data_of(phrase) for phrase in panel.header],
        rows=[[[data_of(word) for word in cell] for cell in row] for row in panel.rows],
    )


def show_undo(match: Match, seats: Sequence[int]) -> CanUndo:
    """What the kernel says about going back one choice, made from any of these seats."""
    if seats[0] == SPECTATOR:
        return CanUndo(False)
    reasons = [match.why_no_undo(seat) for seat in seats]
    if "" in reasons:
        return CanUndo(True)
    reason = next((reason for reason in reasons if reason != "other-seat"), "other-seat")
    ply = last_choice_of(match, seats)
    return CanUndo(False, [f"undo-{reason}"], ply, [] if ply is None else undone_by(match, ply))


def last_choice_of(match: Match, seats: Collection[int]) -> int | None:
    """The ply at which one of these seats has chosen last."""
    for back, made in enumerate(reversed(match.history), 1):
        if made.seat in seats:
            return match.ply - back
    return None


def undone_by(match: Match, ply: int) -> list[int]:
    """How many choices of each seat going back to a ply would undo."""
    made = Counter(made.seat for made in match.history[ply - match.origin_ply :])
    return [made[seat] for seat in range(match.setup.seats)]


def show_preview(match: Match, choice: Choice, *then: Choice) -> ShownPreview:
    """A look ahead at one listed choice, and at others made after it."""
    preview = match.preview(choice, *then)
    return ShownPreview(str(choice), show_events(match.game, preview.entries), preview.view, preview.deciding)
