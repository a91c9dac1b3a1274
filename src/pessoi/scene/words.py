"""Scenes in words, for programs that have no texts of their own and for those who print them."""

from __future__ import annotations

from msgspec.structs import replace

from pessoi.kernel.phrase import Data
from pessoi.scene.scene import Scene, ShownChoice, ShownDecision, ShownEvent, ShownPanel, ShownPreview
from pessoi.text import Text


def event_text(event: ShownEvent, text: Text) -> str:
    """What happened, as a sentence."""
    return text.say([f"event-{event.name}", event.values])


def with_words(scene: Scene, text: Text) -> Scene:
    """The same scene, every phrase of it said."""
    undo = scene.undo
    return replace(
        scene,
        decision=None if scene.decision is None else decision_with_words(scene.decision, text),
        events=[event_with_words(event, text) for event in scene.events],
        undo=undo if undo.reason is None else replace(undo, reason=text.say(undo.reason)),
        panels=None if scene.panels is None else [panel_with_words(panel, text) for panel in scene.panels],
    )


def decision_with_words(decision: ShownDecision, text: Text) -> ShownDecision:
    """A decision, its question, rule, choices and refusals said."""
    return replace(
        decision,
        question=text.say(decision.question),
        rule=text.rule(decision.prompt),
        choices=[choice_with_words(choice, text) for choice in decision.choices],
        refusals=[replace(refusal, reason=text.say(refusal.reason)) for refusal in decision.refusals],
    )


def choice_with_words(choice: ShownChoice, text: Text) -> ShownChoice:
    """A choice, its label and what it brings said."""
    return replace(choice, label=text.say(choice.label), outlook=[text.say(brings) for brings in choice.outlook])


def event_with_words(event: ShownEvent, text: Text) -> ShownEvent:
    """An event with its sentence beside its values."""
    return replace(event, text=event_text(event, text))


def preview_with_words(preview: ShownPreview, text: Text) -> ShownPreview:
    """A look ahead, its events said."""
    return replace(preview, events=[event_with_words(event, text) for event in preview.events])


def panel_with_words(panel: ShownPanel, text: Text) -> ShownPanel:
    """A panel, each cell one word."""
    header: list[Data] = [text.say(word) for word in panel.header]
    rows: list[list[list[Data]]] = [[[text.cell(cell)] if cell else [] for cell in row] for row in panel.rows]
    return ShownPanel(text.say(panel.title), header, rows)
