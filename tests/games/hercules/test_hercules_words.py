"""The words on cards say what the data say."""

from __future__ import annotations

import pytest

from pessoi.games.hercules.components import ABILITIES, ABILITY, CARDS, DIE_NUMBER, FIRST_PRIZE, IS_GOD, POINTS
from pessoi.games.hercules.game import GAME
from pessoi.text import LANGUAGES, Text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("card", range(len(CARDS)), ids=CARDS)
def test_a_card_is_named_with_its_ability_points_and_number(card: int, language: str) -> None:
    text = Text(language, GAME, 2)
    words = text.word(f"card-{CARDS[card]}")
    ability = ABILITIES[ABILITY[card]]
    if ability != "none":
        assert text.word(f"ability-{ability}") in words
    if IS_GOD[card] or card >= FIRST_PRIZE:
        assert f"{POINTS[card]} {'VP' if language == 'en' else 'SP'}" in words
    if DIE_NUMBER[card]:
        assert f"({DIE_NUMBER[card]})" in words
