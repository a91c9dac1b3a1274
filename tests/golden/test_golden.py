"""Golden games: whole matches as readable transcripts. A change in them is a change of rules or words."""

from __future__ import annotations

import pytest
from tests.contract.cases import our_own
from tests.golden.phrases import WORDS, GoldenWords
from tests.golden.proofs import PROOFS, written
from tests.golden.scenes import SCENES, GoldenScene
from tests.golden.transcript import FOLDER, GOLDEN, Golden

from pessoi.games import registry


@pytest.mark.parametrize("golden", [pytest.param(golden, id=golden.name) for golden in GOLDEN])
def test_a_golden_game_goes_as_it_always_went(golden: Golden) -> None:
    assert golden.transcript() == golden.path.read_text(encoding="utf-8")


def test_every_game_and_number_of_seats_has_a_golden_game() -> None:
    for name in our_own():
        game = registry.find(name)
        seats = {golden.seats for golden in GOLDEN if golden.game == name}
        assert seats == set(range(game.min_seats, game.max_seats + 1))
    assert {path.name for path in FOLDER.iterdir()} == {golden.path.name for golden in GOLDEN}


@pytest.mark.parametrize("moment", [pytest.param(moment, id=f"{moment.game}-{moment.name}") for moment in SCENES])
def test_the_page_is_tested_with_what_the_server_sends_today(moment: GoldenScene) -> None:
    assert moment.written() == moment.path.read_text(encoding="utf-8")


@pytest.mark.parametrize("words", [pytest.param(words, id=words.game) for words in WORDS])
def test_the_page_is_compared_with_what_is_said_today(words: GoldenWords) -> None:
    assert words.written() == words.path.read_text(encoding="utf-8")


def test_the_page_derives_the_dice_of_matches_as_they_go_today() -> None:
    assert written() == PROOFS.read_text(encoding="utf-8")
