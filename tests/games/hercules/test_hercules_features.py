"""What can be read off a position of Hercules, feature by feature."""

from __future__ import annotations

import pytest
from tests.contract.cases import random_play

import pessoi
from pessoi.games import registry
from pessoi.games.hercules.features import FEATURES
from pessoi.games.hercules.state import Table
from pessoi.kernel.appraisal import shares_of
from pessoi.kernel.features import kept_reading
from pessoi.kernel.match import Match
from pessoi.text import COMPLETE, Text

GAME = registry.find("hercules")


def features(match: Match, row: int) -> dict[str, float]:
    """All that is noted of a row, by name."""
    reading = kept_reading(FEATURES)
    GAME.read(match.state, row, reading)
    return {feature.name: kept for feature, kept in zip(FEATURES, reading.kept, strict=True)}


def table(match: Match) -> Table:
    assert isinstance(match.state, Table)
    return match.state


@pytest.fixture
def match() -> Match:
    return pessoi.new("hercules", seats=2, seed="features")


@pytest.mark.parametrize("language", COMPLETE)
def test_every_feature_can_be_said_both_ways(language: str) -> None:
    text = Text(language, GAME)
    for feature in FEATURES:
        more, less = text.say(feature.phrase(True)), text.say(feature.phrase(False))
        assert more != less or feature.name == "hades"
        assert "feature-" not in more + less


def test_every_feature_is_noted_in_some_match() -> None:
    seen: set[str] = set()
    for seats, number in ((1, 6), (2, 8), (4, 8)):
        for seed in range(number):
            match = pessoi.new(
                "hercules", seats=seats, seed=f"{seed}", options={"solo_handicap": 20} if seats == 1 else {}
            )
            for _ in random_play(match):
                for row in range(GAME.rows(seats)):
                    seen |= {name for name, kept in features(match, row).items() if kept}
    assert {feature.name for feature in FEATURES} == seen


def test_the_stage_goes_from_start_to_end(match: Match) -> None:
    stages = [GAME.stage(match.state)]
    for _ in random_play(match):
        stages.append(GAME.stage(match.state))
    assert stages[0] == 0.0
    assert stages == sorted(stages)
    assert 0.5 < stages[-1] <= 1.0


def test_markers_count_in_tens(match: Match) -> None:
    before = features(match, 0)["markers"]
    table(match).heroes[0].supply += 10
    assert features(match, 0)["markers"] == pytest.approx(before + 1.0)


def test_a_mastered_labour_is_seen_with_the_race(match: Match) -> None:
    hero = table(match).heroes[0]
    hero.open &= ~(1 << 5)

    noted = features(match, 0)

    assert noted["mastered:5"] == 1.0
    assert noted["labours"] == 0.25
    assert noted["ahead"] == 0.0
    assert features(match, 1)["ahead"] == -0.5


def test_symbols_are_counted_beside_the_others(match: Match) -> None:
    first, second = table(match).heroes
    first.cards, second.cards = [0], []
    noted, other = features(match, 0), features(match, 1)
    kinds = [name.partition(":")[2] for name in noted if name.startswith("symbol:") and noted[name]]

    assert kinds
    for kind in kinds:
        assert noted[f"symbol-lead:{kind}"] > 0
        assert other[f"symbol-behind:{kind}"] > 0
    assert noted["majorities"] > 0 == other["majorities"]


def test_used_demigods_are_not_ready(match: Match) -> None:
    hero = table(match).heroes[0]
    hero.cards, hero.supply = [0], 3
    assert (features(match, 0)["ready"], features(match, 0)["used"]) == (0.5, 0.0)

    hero.used = 1

    assert (features(match, 0)["ready"], features(match, 0)["used"]) == (0.0, 0.5)


def test_hades_has_features_of_his_own() -> None:
    match = pessoi.new("hercules", seats=1, seed="features", options={"solo_handicap": 30})
    hero, hades = features(match, 0), features(match, 1)
    assert hades["hades"] == 1.0
    assert hades["hades-handicap"] == 3.0
    assert not any(hero[name] for name in hero if name.startswith("hades"))
    assert hades["labours"] == hades["turn"] == 0.0


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_outlook_by_hand_tells_the_shares_by_hand(seats: int) -> None:
    match = pessoi.new("hercules", seats=seats, seed="hand")
    for _ in random_play(match):
        if match.ply == 25:
            break
    outlooks = [features(match, row)["hand"] for row in range(GAME.rows(seats))]
    assert shares_of(outlooks, 1.0) == pytest.approx(GAME.appraise(match.state))
