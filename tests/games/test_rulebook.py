"""The rules people read: the same sections in every language, and a section for everything a match can say."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from tests.games.test_glossary import ruled_out
from tests.games.texts import GAMES, texts_of

from pessoi.kernel.choice import Domain
from pessoi.kernel.game import Game
from pessoi.kernel.match import Match
from pessoi.text import COMPLETE
from pessoi.text.rulebook import KINDS, Rulebook, pictures_in, rulebook

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
#: A link within the rules: ``[Production](#production)``.
LINK = re.compile(r"(?<!!)\[[^\]]+\]\(([^)\s]+)\)")


def books(game: Game[Any]) -> dict[str, Rulebook]:
    found = {language: rulebook(game.package, language) for language in COMPLETE}
    assert all(book is not None for book in found.values())
    return {language: book for language, book in found.items() if book is not None}


def texts(book: Rulebook) -> dict[str, str]:
    """All that is written in a book, by section; the opening has no name."""
    return {"": book.opening, **{section.id: f"{section.title}\n{section.body}" for section in book.sections}}


def domains(game: Game[Any]) -> dict[str, Domain]:
    found = [
        *game.domains,
        *(domain for verb in game.verbs.verbs.values() for domain in (verb.first, verb.second) if domain is not None),
        *(domain for event in game.events for domain in event.arguments.values()),
    ]
    return {domain.name: domain for domain in found}


@every_game
def test_the_rules_have_the_same_sections_in_both_languages(game: Game[Any]) -> None:
    english, german = books(game).values()
    assert [(part.id, part.level) for part in english.sections] == [(part.id, part.level) for part in german.sections]
    assert len({part.id for part in english.sections}) == len(english.sections)
    for book in (english, german):
        assert book.opening
        parents = [
            part for part, after in zip(book.sections, book.sections[1:], strict=False) if after.level > part.level
        ]
        assert [part.id for part in book.sections if not part.body and part not in parents] == []


@every_game
def test_everything_a_match_says_leads_to_the_rules(game: Game[Any]) -> None:
    english, _ = texts_of(game.name)
    refusals = [said.message for said in english.said if said.message.startswith("refusal-") and not said.attribute]
    said = {
        *(f"prompt-{prompt.name}" for prompt in game.prompts),
        *(f"verb-{verb.name}" for verb in game.verbs.verbs.values()),
        *(f"event-{event.name}" for event in game.events),
        *(f"score-{line}" for line in game.score_lines),
        *(f"tie-break-{name}" for name in game.tie_breaks),
        *(f"option-{option.name}" for option in game.options),
        *refusals,
    }
    leads = {message for message in books(game)["en"].leads if not message.startswith(KINDS["elements"])}
    assert sorted(said - set(leads)) == []
    assert sorted(set(leads) - said) == []


@every_game
def test_every_thing_a_choice_points_at_leads_to_the_rules(game: Game[Any]) -> None:
    leads, dice = books(game)["en"].leads, random.Random(game.name)
    match = Match.begin(game, game.min_seats, "things", {})
    while match.decision is not None and match.ply < 400:
        decision = match.decision
        for choice in decision.choices:
            for element in game.elements(match.state, decision, choice):
                kind, _, name = element.partition(":")
                lead = f"verb-{name}" if kind == "verb" else f"{KINDS['elements']}{kind}"
                assert lead in leads, element
        match.play(dice.choice(decision.choices))


@every_game
def test_links_and_pictures_lead_to_what_there_is(game: Game[Any]) -> None:
    for language, book in books(game).items():
        sections = {section.id for section in book.sections}
        kinds = domains(game)
        for section, words in texts(book).items():
            for target in LINK.findall(words):
                assert target.removeprefix("#") in sections, f"{language}, {section}: {target}"
                assert target.startswith("#")
            for picture in pictures_in(words):
                assert picture.words, f"{language}, {section}: {picture.name} needs words"
                assert picture.kind in kinds, f"{language}, {section}: {picture.kind}"
                assert picture.name in kinds[picture.kind].values, f"{language}, {section}: {picture.name}"


@every_game
def test_both_languages_show_the_same_pictures(game: Game[Any]) -> None:
    shown = [
        {section: [(found.kind, found.name) for found in pictures_in(words)] for section, words in texts(book).items()}
        for book in books(game).values()
    ]
    assert shown[0] == shown[1]
    assert any(shown[0].values())


@every_game
def test_the_rules_keep_to_the_terms_of_the_game(game: Game[Any]) -> None:
    for sayings, book in zip(texts_of(game.name), books(game).values(), strict=True):
        for word in ruled_out(sayings):
            alone = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
            found = [section for section, words in texts(book).items() if alone.search(words)]
            assert not found, f"{sayings.language}: {word!r} in {found}"


def test_every_kind_of_message_begins_as_in_the_files() -> None:
    found = {said.message for game in GAMES for sayings in texts_of(game.name) for said in sayings.said}
    for prefix in {*KINDS.values()} - {KINDS["elements"]}:
        assert any(message.startswith(prefix) for message in found), prefix
