"""The one projection: whatever leaves the server about a match, for whomever, by whichever channel, is made here.

A scene is built from what the kernel gives a seat (view, events, labels, refusals, previews) and from nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct, field

from pessoi.kernel.choice import Choice, Decision
from pessoi.kernel.game import HIDDEN_FROM_OTHERS, SPECTATOR, Game
from pessoi.kernel.journal import Entry
from pessoi.kernel.match import Match
from pessoi.kernel.panel import Panel
from pessoi.kernel.phrase import Phrase
from pessoi.server.album import Still
from pessoi.text import Text


class ShownChoice(Struct, frozen=True):
    """A choice as a client needs it: its words to send back, its parts, its text, what it brings and points at."""

    choice: str
    verb: str
    arguments: list[str]
    label: str
    outlook: list[str]
    elements: list[str]


class ShownRefusal(Struct, frozen=True):
    """Something that can't be done now, and why."""

    element: str
    choice: str | None
    reason: str


class ShownDecision(Struct, frozen=True):
    """What the seat is asked, with all its choices."""

    seat: int
    prompt: str
    question: str
    rule: str
    choices: list[ShownChoice]
    refusals: list[ShownRefusal]


class ShownEvent(Struct, frozen=True):
    """Something that happened: after how many choices, its name and values for animation, and its words."""

    ply: int
    name: str
    values: dict[str, int]
    text: str


class ShownPanel(Struct, frozen=True):
    """A part of the table in words, for clients that do not draw the game."""

    title: str
    header: list[str]
    rows: list[list[str]]


class Undo(Struct, frozen=True):
    """Whether the seat can take its last choice back, and if not, why."""

    is_possible: bool
    reason: str = ""


class Scene(Struct, frozen=True):
    """A match as one viewer sees it at one moment."""

    seat: int
    ply: int
    waiting_for: int | None
    is_over: bool
    view: dict[str, Any]
    panels: list[ShownPanel]
    decision: ShownDecision | None
    events: list[ShownEvent]
    undo: Undo
    #: Whether a shared screen has to be handed over before another seat looks.
    needs_hand_over: bool
    scores: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)


class ShownPreview(Struct, frozen=True):
    """What a choice would do, up to the first roll or hidden card; without a view where something would be revealed."""

    choice: str
    events: list[ShownEvent]
    view: dict[str, Any] | None


def hides_between_seats(match: Match) -> bool:
    """Whether seats know different things, so that what one has seen is not for another's eyes."""
    return match.game.secrecy == HIDDEN_FROM_OTHERS


def scene(match: Match, seat: int, text: Text, since: int = 0, also: Sequence[int] = ()) -> Scene:
    """Everything this viewer may know, with the events from ply ``since`` on; ``also`` are further seats of theirs."""
    decision = match.decision
    is_over = decision is None
    view = match.view(seat)
    return Scene(
        seat=seat,
        ply=match.ply,
        waiting_for=None if decision is None else decision.seat,
        is_over=is_over,
        view=view,
        panels=[show_panel(panel, text) for panel in match.game.panels(view)],
        decision=show_decision(match, decision, text) if decision is not None and decision.seat == seat else None,
        events=[show_event(match.game, entry, text) for entry in match.events(seat, since)],
        undo=show_undo(match, [seat, *also], text),
        needs_hand_over=hides_between_seats(match),
        scores=match.scores if is_over else [],
        winners=match.winners,
    )


def still_scene(still: Still, seat: int, deciding: int | None, text: Text) -> Scene:
    """A position from an album: what the viewer saw then, without what could be chosen."""
    view = still.game.view(still.state, seat)
    sheet = still.game.score(still.state) if deciding is None else None
    return Scene(
        seat=seat,
        ply=still.ply,
        waiting_for=deciding,
        is_over=sheet is not None,
        view=view,
        panels=[show_panel(panel, text) for panel in still.game.panels(view)],
        decision=None,
        events=[show_event(still.game, entry, text) for entry in still.entries if entry.is_for(seat)],
        undo=Undo(False),
        needs_hand_over=still.game.secrecy == HIDDEN_FROM_OTHERS,
        scores=[] if sheet is None else sheet.totals,
        winners=[] if sheet is None else sheet.winners,
    )


def show_decision(match: Match, decision: Decision, text: Text) -> ShownDecision:
    """The question with choices and refusals, for the seat that decides."""
    state = match.state
    return ShownDecision(
        seat=decision.seat,
        prompt=decision.prompt.name,
        question=text.say(Phrase.of_decision(decision)),
        rule=text.rule(decision.prompt),
        choices=[show_choice(match, decision, choice, text) for choice in decision.choices],
        refusals=[
            ShownRefusal(
                refusal.element, None if refusal.choice is None else str(refusal.choice), text.say(refusal.reason)
            )
            for refusal in match.game.refusals(state, decision)
        ],
    )


def show_choice(match: Match, decision: Decision, choice: Choice, text: Text) -> ShownChoice:
    """One choice in words and parts."""
    state, game = match.state, match.game
    verb, *arguments = str(choice).split()
    return ShownChoice(
        choice=str(choice),
        verb=verb,
        arguments=arguments,
        label=text.say(game.label(state, decision, choice)),
        outlook=[text.say(phrase) for phrase in game.outlook(state, decision, choice)],
        elements=game.elements(state, decision, choice),
    )


def show_event(game: Game, entry: Entry, text: Text) -> ShownEvent:
    """One event of the journal."""
    values = dict(zip(entry.event.arguments, entry.values, strict=True))
    return ShownEvent(entry.ply, entry.event.name, values, text.say(Phrase.of_entry(entry, game.verbs)))


def show_panel(panel: Panel, text: Text) -> ShownPanel:
    """One panel in words."""
    return ShownPanel(
        title=text.say(panel.title),
        header=[text.say(phrase) for phrase in panel.header],
        rows=[[", ".join(str(text.value(word)) for word in cell) for cell in row] for row in panel.rows],
    )


def show_undo(match: Match, seats: Sequence[int], text: Text) -> Undo:
    """What the kernel says about going back one choice, made from any of these seats."""
    if seats[0] == SPECTATOR:
        return Undo(False)
    reasons = [match.why_no_undo(seat) for seat in seats]
    if "" in reasons:
        return Undo(True)
    reason = next((reason for reason in reasons if reason != "other-seat"), "other-seat")
    return Undo(False, text.word(f"undo-{reason}"))


def show_preview(match: Match, choice: Choice, text: Text) -> ShownPreview:
    """A look ahead at one listed choice."""
    preview = match.preview(choice)
    return ShownPreview(str(choice), [show_event(match.game, entry, text) for entry in preview.entries], preview.view)
