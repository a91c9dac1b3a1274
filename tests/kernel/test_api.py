"""What the README promises about ``import pessoi``."""

from __future__ import annotations

from pathlib import Path

import pytest

import pessoi
from pessoi.games import registry
from pessoi.kernel.errors import BadSetup


def test_a_match_is_played_as_the_readme_shows() -> None:
    match = pessoi.new("hercules", seats=3, seed=7, options={"simplified": True})
    while match.decision:
        match.play(match.decision.choices[0])
    assert len(match.scores) == 3
    assert match.winners
    assert match.view(seat=0)["is_over"]
    assert pessoi.replay(match.record()).scores == match.scores


def test_a_seed_is_a_number_or_a_word_and_drawn_if_left_out() -> None:
    assert pessoi.new("hercules", seed=7).view(0) == pessoi.new("hercules", seed="7").view(0)
    assert pessoi.new("hercules").seed != pessoi.new("hercules").seed
    assert len(pessoi.new("hercules").seed) == 32
    for seed in ("", " x", "a\nb"):
        with pytest.raises(BadSetup, match="the seed"):
            pessoi.new("hercules", seed=seed)


def test_a_record_is_replayed_from_a_file_and_up_to_a_ply(tmp_path: Path) -> None:
    match = pessoi.new("hercules", seed=1)
    while match.decision:
        match.play(match.decision.choices[-1])
    path = tmp_path / "match.txt"
    path.write_text(str(match.record()), encoding="utf-8")
    assert pessoi.replay(path).scores == match.scores
    assert pessoi.replay(path, at=5).ply == 5


def test_an_unknown_game_gets_a_suggestion() -> None:
    with pytest.raises(BadSetup, match='no game called "herkules"; did you mean "hercules"'):
        pessoi.new("herkules")


def test_the_games_are_listed() -> None:
    assert "hercules" in registry.names()
