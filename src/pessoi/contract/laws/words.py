"""Verbs and texts: choices are numbered and read back, and both languages are complete."""

from __future__ import annotations

from typing import Any

import pytest

from pessoi.contract.cases import Case, decision_of, positions, random_play
from pessoi.kernel.choice import NUMBER, SEAT, Decision, Domain
from pessoi.kernel.errors import UNDO_REASONS, NotAChoice
from pessoi.kernel.game import Game
from pessoi.kernel.journal import EVERYONE, Entry
from pessoi.kernel.match import AUTOMATIC
from pessoi.kernel.phrase import Name, Phrase
from pessoi.text import COMPLETE, Text, messages_of


def test_every_choice_has_its_number_and_reads_back(game: Game[Any]) -> None:
    """Every verb belongs to ``Verbs`` once; the values of domains are words without spaces, none of them twice."""
    assert [choice.number for choice in game.verbs.choices] == list(range(len(game.verbs.choices)))
    for choice in game.verbs.choices:
        assert game.verbs.parse(str(choice)) is choice
        assert choice.verb.of(choice.a, choice.b) is choice


def test_a_misspelt_choice_gets_a_suggestion(game: Game[Any]) -> None:
    """Verbs need names that differ, and values without spaces."""
    choice = game.verbs.choices[0]
    with pytest.raises(NotAChoice, match=f'did you mean "{choice.verb.name}"'):
        game.verbs.parse(str(choice).replace(choice.verb.name, choice.verb.name + "x"))
    with pytest.raises(NotAChoice, match="wrong number of arguments"):
        game.verbs.parse(f"{choice} more words")


def test_every_declared_thing_has_words(game: Game[Any], language: str) -> None:
    """A message is missing in ``text/en.ftl`` or ``text/de.ftl``, or its ``.help``."""
    text = Text(language, game, game.max_seats)
    for prompt in game.prompts:
        text.rule(prompt.name)
    for choice in game.verbs.choices:
        text.say(Phrase.of_choice(choice))
    for option in game.options:
        text.word(f"option-{option.name}")
        text.help(f"option-{option.name}")
        for value in option.values:
            text.value_of_option(option, value)
    for line in game.score_lines:
        text.word(f"score-{line}")
    for feature in game.features:
        text.say(feature.phrase(is_more=True))
        text.say(feature.phrase(is_more=False))
    for style in game.styles:
        text.word(f"style-{style}")
    for tie_break in game.tie_breaks:
        text.word(f"tie-break-{tie_break}")
    for use in game.uses:
        text.word(f"use-{use.kind}")
    for reason in UNDO_REASONS:
        text.word(f"undo-{reason}")
    for domain in all_domains(game):
        if domain is SEAT:
            continue
        for index in range(len(domain)):
            text.value(Name(domain, index))
    text.help("game-title")
    assert not text.problems, "; ".join(text.problems)


def all_domains(game: Game[Any]) -> list[Domain]:
    """Every set of names that the game declares."""
    found = list(game.domains)
    for verb in game.verbs.verbs.values():
        found += [domain for domain in (verb.first, verb.second) if domain is not None]
    for prompt in game.prompts:
        found += prompt.arguments.values()
    for event in game.events:
        found += event.arguments.values()
    return found


def test_every_prompt_and_event_can_be_said_with_what_it_carries(game: Game[Any], language: str) -> None:
    """A message uses a value that its prompt or event does not have."""
    text = Text(language, game, game.max_seats)
    for prompt in game.prompts:
        assert text.say(Phrase.of_decision(Decision(0, prompt, [], 1, 1)))
    for event in (*game.events, AUTOMATIC):
        entry = Entry(0, event, [1 if domain is NUMBER else 0 for domain in event.arguments.values()], EVERYONE)
        assert text.say(Phrase.of_entry(entry, game.verbs))
    assert not text.problems, "; ".join(text.problems)


def test_both_languages_have_the_same_messages(game: Game[Any]) -> None:
    """``text/en.ftl`` and ``text/de.ftl`` need the same messages."""
    english, german = (set(messages_of(game.package, language).written) for language in COMPLETE)
    assert english == german, f"only in one language: {', '.join(sorted(english ^ german))}"


def test_a_whole_match_can_be_told(case: Case, language: str) -> None:
    """A label, outlook, panel or event says something for which there is no message, or no value."""
    text = Text(language, case.game, case.seats)
    match = case.match("words")
    for _ in random_play(match, "words"):
        decision = decision_of(match)
        text.say(Phrase.of_decision(decision))
        for choice in decision.choices:
            text.say(case.game.label(match.state, decision, choice))
            for phrase in case.game.outlook(match.state, decision, choice):
                text.say(phrase)
    lines = [text.say(Phrase.of_entry(entry, case.game.verbs)) for entry in match.events(0)]
    assert not text.problems, "; ".join(text.problems)
    assert all(line.strip() and "{" not in line for line in lines)


def test_the_table_can_be_told_in_panels(case: Case, language: str) -> None:
    """A panel says something for which there is no message, or no value."""
    text = Text(language, case.game, case.seats)
    match = case.match("panels")
    for match in positions(case, 8, "panels"):
        tell_table(case, text, match.view(match.ply % case.seats))
    for viewer in case.viewers:
        tell_table(case, text, match.view(viewer))
    assert not text.problems, "; ".join(text.problems)


def tell_table(case: Case, text: Text, view: dict[str, object]) -> None:
    """Say every word of the panels."""
    for panel in case.game.panels(view):
        text.say(panel.title)
        for phrase in panel.header:
            text.say(phrase)
        for row in panel.rows:
            for cell in row:
                for word in cell:
                    text.value(word)
