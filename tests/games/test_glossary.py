"""Every game says what its words mean, and keeps to them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.games.texts import GAMES, Said, Sayings, texts_of

from pessoi.kernel.game import Game

GLOSSARY = "glossary-"
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def terms(sayings: Sayings) -> set[str]:
    return {said.message for said in sayings.said if said.message.startswith(GLOSSARY) and said.attribute is None}


def ruled_out(sayings: Sayings) -> list[str]:
    """The words another term stands for."""
    found = [said for said in sayings.said if said.attribute == "instead-of"]
    return [word.strip() for said in found for word in sayings.format(said, {}).split(",")]


def uses_of(word: str, said: Said) -> list[str]:
    """Where a word stands by itself, as it is written."""
    alone = re.compile(rf"(?<![\w-]){re.escape(word)}(?![\w-])")
    return [stretch for stretch in said.words if alone.search(stretch)]


@every_game
def test_a_game_explains_its_terms_in_both_languages(game: Game[Any]) -> None:
    english, german = texts_of(game.name)
    assert terms(english)
    assert terms(english) == terms(german)
    for sayings in (english, german):
        explained = {said.message for said in sayings.said if said.attribute == "help"}
        assert terms(sayings) <= explained


@every_game
def test_no_message_uses_a_word_another_term_stands_for(game: Game[Any]) -> None:
    found = [
        f"{sayings}: {said} says {word!r}"
        for sayings in texts_of(game.name)
        for word in ruled_out(sayings)
        for said in sayings.said
        if said.attribute != "instead-of" and uses_of(word, said)
    ]
    assert not found, "\n".join(found)


def test_a_word_is_found_only_where_it_stands_alone() -> None:
    said = Said("event-won", None, ("Die Stadt fällt.", "Der Stadtstaat", "city-state"), ())
    assert uses_of("Stadt", said) == ["Die Stadt fällt."]
    assert not uses_of("stadt", said)
    assert not uses_of("city", said)
