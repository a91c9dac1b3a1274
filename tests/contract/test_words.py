"""Verbs and texts: choices are numbered and read back, and both languages are complete."""

from __future__ import annotations

import pytest
from tests.contract.cases import Case, every_case, every_game, random_play

from pessoi.kernel.choice import NUMBER, SEAT, Decision, Domain
from pessoi.kernel.errors import UNDO_REASONS, NotAChoice
from pessoi.kernel.game import Game
from pessoi.kernel.journal import EVERYONE, Entry
from pessoi.kernel.match import AUTOMATIC
from pessoi.kernel.phrase import Name, Phrase
from pessoi.text import LANGUAGES, Text, bundle

every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_game
def test_every_choice_has_its_number_and_reads_back(game: Game) -> None:
    assert [choice.number for choice in game.verbs.choices] == list(range(len(game.verbs.choices)))
    for choice in game.verbs.choices:
        assert game.verbs.parse(str(choice)) is choice
        assert choice.verb.of(choice.a, choice.b) is choice


@every_game
def test_a_misspelt_choice_gets_a_suggestion(game: Game) -> None:
    choice = game.verbs.choices[0]
    with pytest.raises(NotAChoice, match=f'did you mean "{choice.verb.name}"'):
        game.verbs.parse(str(choice).replace(choice.verb.name, choice.verb.name + "x"))
    with pytest.raises(NotAChoice, match="wrong number of arguments"):
        game.verbs.parse(f"{choice} more words")


@every_language
@every_game
def test_every_declared_thing_has_words(game: Game, language: str) -> None:
    text = Text(language, game, game.max_seats)
    for prompt in game.prompts:
        text.rule(prompt)
    for choice in game.verbs.choices:
        text.say(Phrase.of_choice(choice))
    for option in game.options:
        text.word(f"option-{option.name}")
        text.help(f"option-{option.name}")
        for value in option.values:
            text.value_of_option(option, value)
    for line in game.score_lines:
        text.word(f"score-{line}")
    for tie_break in game.tie_breaks:
        text.word(f"tie-break-{tie_break}")
    for reason in UNDO_REASONS:
        text.word(f"undo-{reason}")
    for domain in all_domains(game):
        if domain is SEAT:
            continue
        for index in range(len(domain)):
            text.value(Name(domain, index))
    text.help("game-title")
    assert not text.problems


def all_domains(game: Game) -> list[Domain]:
    found = list(game.domains)
    for verb in game.verbs.verbs.values():
        found += [domain for domain in (verb.first, verb.second) if domain is not None]
    for prompt in game.prompts:
        found += prompt.arguments.values()
    for event in game.events:
        found += event.arguments.values()
    return found


@every_language
@every_game
def test_every_prompt_and_event_can_be_said_with_what_it_carries(game: Game, language: str) -> None:
    text = Text(language, game, game.max_seats)
    for prompt in game.prompts:
        assert text.say(Phrase.of_decision(Decision(0, prompt, [], 1, 1)))
    for event in (*game.events, AUTOMATIC):
        entry = Entry(0, event, [1 if domain is NUMBER else 0 for domain in event.arguments.values()], EVERYONE)
        assert text.say(Phrase.of_entry(entry, game.verbs))
    assert not text.problems


@every_game
def test_both_languages_have_the_same_messages(game: Game) -> None:
    english, german = (set(bundle(game.package, language)._messages) for language in ("en", "de"))
    assert english == german


@every_language
@every_case
def test_a_whole_match_can_be_told(case: Case, language: str) -> None:
    match = case.match()
    text = Text(language, case.game, case.seats)
    for number, _ in enumerate(random_play(match)):
        decision = match.decision
        assert decision is not None
        text.say(Phrase.of_decision(decision))
        for choice in decision.choices:
            text.say(case.game.label(match.state, decision, choice))
            for phrase in case.game.outlook(match.state, decision, choice):
                text.say(phrase)
        if number % 20 == 0:
            tell_table(case, text, match.view(0))
    tell_table(case, text, match.view(0))
    lines = [text.say(Phrase.of_entry(entry, case.game.verbs)) for entry in match.events(0)]
    assert not text.problems
    assert all(line.strip() and "{" not in line for line in lines)


def tell_table(case: Case, text: Text, view: dict[str, object]) -> None:
    for panel in case.game.panels(view):
        text.say(panel.title)
        for phrase in panel.header:
            text.say(phrase)
        for row in panel.rows:
            for cell in row:
                for word in cell:
                    text.value(word)
