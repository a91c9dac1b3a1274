"""What bots that learn read off a position."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle
from tests.games.texts import Sayings, texts_of
from tests.games.thebai.antigone.rebels import PERSON, REBELS, Rebels
from tests.games.thebai.given import Given

from pessoi.games.thebai.components import CHALLENGES, DICE, TOKENS, TOP_FACE
from pessoi.games.thebai.features import STYLES
from pessoi.games.thebai.game import GAME
from pessoi.games.thebai.state import Family, Table
from pessoi.kernel.appraisal import shares_of
from pessoi.kernel.choice import Choice
from pessoi.kernel.dice import Dice
from pessoi.kernel.features import kept_reading
from pessoi.kernel.flow import GAME_OVER, TURN_OVER, flow
from pessoi.kernel.phrase import Data, data_of
from pessoi.kernel.state import encode

NAMES = [feature.name for feature in GAME.features]
every_language = pytest.mark.parametrize("sayings", texts_of("thebai"), ids=lambda sayings: sayings.language)


def noted(table: Table, row: int) -> dict[str, float]:
    """What is noted about a row, without what is nothing."""
    reading = kept_reading(GAME.features)
    GAME.read(table, row, reading)
    return {name: value for name, value in zip(NAMES, reading.kept, strict=True) if value}


def of(given: Given, colour: str) -> dict[str, float]:
    """What is noted about a family of a scenario."""
    return noted(given.table(), given.seat(colour))


# Names and words


def test_names_are_unique() -> None:
    assert len(set(NAMES)) == len(NAMES)


def said(bundle: FluentBundle, words: Data) -> str:
    """A word, or a message with its values, which may be messages themselves."""
    if not isinstance(words, list):
        return str(words)
    values = {name: said(bundle, value) for name, value in words[1].items()} if len(words) > 1 else {}
    pattern = bundle.get_message(words[0]).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, values)
    assert not errors, f"{words}: {errors}"
    return str(text)


@every_language
def test_every_feature_has_words_for_more_and_for_less(sayings: Sayings) -> None:
    for feature in GAME.features:
        more, less = (said(sayings.bundle, data_of(feature.phrase(is_more))) for is_more in (True, False))
        assert more != less, feature.name
        if feature.domain is not None:
            name = said(sayings.bundle, feature.domain.words[feature.value])
            assert name in more
            assert name in less


@every_language
def test_every_style_has_a_name(sayings: Sayings) -> None:
    assert all(said(sayings.bundle, [f"style-{style}"]) for style in GAME.styles)


def test_styles_prefer_features_there_are() -> None:
    assert {name for style in STYLES.values() for name in style} <= set(NAMES)


# Whole matches


def endow(family: Family, steps: int) -> None:
    """So much that even who plays at random gets somewhere."""
    family.steps = [steps, steps]
    family.tokens = [9] * len(TOKENS)
    family.faces = [TOP_FACE] * DICE


def eager(choices: list[Choice], dice: Dice) -> Choice:
    """A random choice, rather one that does something."""
    wanted = [choice for choice in choices if choice.verb.name not in ("skip", "none", "end_turn", "stay", "release")]
    return (wanted or choices)[dice.below(len(wanted or choices))]


def positions(match: int) -> Iterator[Table]:
    """All positions of a random match with one to four families, alone with any number of challenge cards."""
    dice = Dice(f"features {match}".encode())
    seats = (1, 2, 1, 3, 4)[match % 5]
    options = {"drawn_challenges": match // 3 % (len(CHALLENGES) + 1)} if seats == 1 else {}
    table = GAME.setup(seats, GAME.check_setup(seats, options), Dice(f"match {match}".encode()))
    for family in table.families[:seats]:
        endow(family, match % 3 * 3)
    steps = flow(GAME, table)
    decision = next(steps)
    while decision is not GAME_OVER:
        if decision is TURN_OVER:
            decision = next(steps)
        else:
            yield table
            decision = steps.send(eager(decision.choices, dice))


@pytest.mark.parametrize("match", range(5))
def test_the_stage_rises_from_0_to_1(match: int) -> None:
    stages = [GAME.stage(table) for table in positions(match)]
    assert stages == sorted(stages)
    assert stages[0] == 0.0
    assert 0.9 < stages[-1] < 1.0


def test_every_feature_is_noted_some_time() -> None:
    seen: set[str] = set()
    for match in range(60):
        for number, table in enumerate(positions(match)):
            if number % 5 == 0:
                for row in range(len(table.families)):
                    seen |= noted(table, row).keys()
    assert sorted(set(NAMES) - seen) == []


@pytest.mark.parametrize("match", range(5))
def test_reading_changes_nothing(match: int) -> None:
    for number, table in enumerate(positions(match)):
        if number % 20 == 0:
            before = encode(table)
            for row in range(len(table.families)):
                noted(table, row)
            assert encode(table) == before


# Single features


def test_points_and_tokens_are_noted_by_kind() -> None:
    given = Given("red", "blue").family("red", score=20, grape=3, drachma=6)
    red = of(given, "red")
    assert (red["points:track"], red["points:tokens"]) == (2.0, 0.3)

    assert (red["token:grape"], red["token:drachma"]) == (1.0, 2.0)

    assert "token:bronze" not in red


@pytest.mark.parametrize("match", [1, 3, 4])
def test_of_several_families_the_hand_written_outlook_tells_the_hand_written_shares(match: int) -> None:
    for table in positions(match):
        hand = [noted(table, row)["hand"] for row in range(len(table.families))]
        assert shares_of(hand, 1.0) == pytest.approx(GAME.appraise(table))


def test_steps_lead_and_blessings_are_noted_by_track() -> None:
    given = Given("red", "blue").family("red", dionysus=12, ares=3).family("blue", ares=3)
    red, blue = of(given, "red"), of(given, "blue")
    assert (red["steps:dionysus"], red["steps:ares"]) == (2.0, 0.5)

    assert "leads:dionysus" in red
    assert not {"leads:ares", "leads:dionysus"} & blue.keys()
    assert "leads:ares" not in red
    assert {"blessing:festival", "blessing:shepherd", "track-ended:dionysus"} <= red.keys()
    assert "blessing:landlord" not in red


def test_dice_are_noted_by_kind_place_and_face() -> None:
    given = Given("red", "blue").family("red", citizens=["2+", "2+"], hoplites=["3"], general=2)
    given.die("red", "citizen", "3+", "h1-1").die("red", "hoplite", "3+", "h2-1").die("red", "citizen", "2", "M1")
    red = of(given, "red")
    assert (red["citizens-ready"], red["citizens-ready-faces"]) == pytest.approx((1.0, 1.2))
    assert (red["citizens-at-work"], red["citizens-at-work-faces"]) == pytest.approx((0.5, 0.4))
    assert (red["hoplites-ready"], red["hoplites-ready-faces"]) == pytest.approx((0.5, 0.8))
    assert (red["hoplites-in-city"], red["hoplites-at-top"]) == (0.5, 1.0)

    assert red["citizen-in-city:3+"] == 1.0
    assert "refresh-due" not in red


def test_a_family_without_citizens_in_its_supply_is_about_to_refresh() -> None:
    assert "refresh-due" in of(Given("red", "blue").die("red", "citizen", "1", "M1"), "red")


def test_a_die_between_two_tiles_can_be_crossed() -> None:
    given = Given("red", "blue").tile("r1c1", "red_g2").tile("r1c2", "red_dp")
    given.die("red", "citizen", "1", "h1-1").die("red", "hoplite", "1", "h1-2")
    red = of(given, "red")
    assert red["crossable:citizen"] == 0.5
    assert "crossable:hoplite" not in red


def test_the_archon_has_ways_that_cost_nothing_over_what_lies_there() -> None:
    given = Given("red", "blue").tile("r1c1", "red_g2").tile("r1c2", "red_dp").tile("r2c1", "red_dc")
    given.archon("red", "r1c1").die("blue", "citizen", "1", "h1-1")
    red = of(given, "red")
    assert (red["archon"], red["archon-ways"]) == (1.0, 0.5)

    assert "archon" not in of(given, "blue")


def test_action_spaces_become_available_and_columns_are_emptied() -> None:
    given = Given("red", "blue").estate("red", {"T4": "red_g2", "M4": "red_dp", "T5": "red_dc"})
    red = of(given, "red")
    assert {"open-action:B4", "open-action:M5", "open-action:T2"} <= red.keys()
    assert not {"open-action:T4", "open-action:M4", "open-action:T5"} & red.keys()
    assert (red["emptied-columns"], red["nearly-emptied"]) == (1.0, 0.5)


def test_who_has_nobody_in_the_row_of_a_battle_is_absent() -> None:
    """For good, once the turn of that round is over."""
    given = Given("red", "blue", round=2).fate(3, "conflict_2")
    assert of(given, "red")["absent-later"] == pytest.approx(2 / 3)
    assert "absent-now" in of(Given("red", "blue", round=3).fate(3, "conflict_2"), "red")
    assert "absent-for-good" in of(Given("red", "blue", round=3, is_fate=True).fate(3, "conflict_2"), "red")


def test_power_in_the_row_of_the_next_battle_brings_points_and_the_gate() -> None:
    """A Strategos of power 3 and a Hoplite of power 3 beat every first Invader; the other's Hoplite does not lead."""
    given = Given("red", "blue", round=3).fate(3, "conflict_2")
    given.family("red", strategoi=[2], drachma=1).family("blue")
    given.die("red", "hoplite", "3", "h2-1").die("blue", "hoplite", "1", "h2-2")
    red, blue = of(given, "red"), of(given, "blue")
    assert (red["battle-power"], red["gate-now"]) == (1.5, 1.0)

    assert red["outcome-now"] > 0 > blue["outcome-now"]
    assert blue["wages-missing"] == 0.5
    assert not {"wages-missing", "absent-now"} & red.keys()
    assert "gate-now" not in blue


def test_hoplites_wait_for_later_battles_or_for_none() -> None:
    given = Given("red", "blue").fate(3, "conflict_2").fate(5, "conflict_4").fate(7, "conflict_6").fate(9, "conflict_5")
    given.die("red", "hoplite", "2", "h4-1").die("red", "hoplite", "3", "h6-1").die("red", "hoplite", "1", "h1-1")
    red = of(given, "red")
    assert (red["second-power"], red["later-power"], red["idle-hoplites"]) == (0.5, 0.75, 0.5)


def test_a_battle_whose_invader_lies_face_up_is_no_longer_ahead() -> None:
    given = Given("red", "blue", round=3, is_fate=True).fate(3, "conflict_2").fate(5, "conflict_4")
    given.die("red", "hoplite", "3", "h4-1")
    table = given.table()
    table.is_invader_shown = True
    assert noted(table, 0)["battle-power"] == 0.75


def test_comfort_to_come_is_noted_by_the_points_it_would_bring() -> None:
    given = Given("red", "blue", round=4).fate(4, "census").fate(6, "trophies")
    given.family("red", gates=["electran"], bronze=1).die("red", "citizen", "3", "h1-1")
    red = of(given, "red")
    assert (red["comfort-now"], red["comfort-later"]) == pytest.approx((0.6, 0.5))


def test_contracts_are_noted_by_what_is_missing_and_by_suits() -> None:
    """C1 costs 2 Grape, C2 costs 2 Pottery."""
    given = Given("red", "blue").family("red", hand=["C1", "C2"], fulfilled=["C3"], grape=2)
    given.family("blue", hand=["C1"], grape=1)
    red, blue = of(given, "red"), of(given, "blue")
    assert (red["contracts"], red["contracts-ready"], red["contract-new-suits"]) == (1.0, 1.0, 1.0)

    assert (red["suits"], red["fulfilled"]) == (0.5, 0.25)

    assert "contract-missing" not in red
    assert blue["contract-missing"] == pytest.approx(1 / 3)


def test_councillors_are_noted_by_monument_and_on_the_path() -> None:
    given = Given("red", "blue").family("red", dionysus=6).councillor("red", "UL1").path("red", "blue")
    red = of(given, "red")
    assert (red["seated:upper_left"], red["path"]) == (1.0, 1.0)

    assert of(given.disruption("LL1"), "red")["path-worth"] < red["path-worth"]


def test_who_is_at_turn_has_a_turn_left() -> None:
    given = Given("red", "blue", at="blue")
    red, blue = of(given, "red"), of(given, "blue")
    assert {"turn-left", "at-turn"} <= blue.keys()
    assert "turn-left" in red
    assert "at-turn" not in red
    assert red["turn-order"] == 0.5


def test_antigone_is_noted_by_her_challenge_cards() -> None:
    rebels = of(Rebels("CH2", "CH4"), REBELS)
    assert rebels["antigone"] == 1.0
    assert {"antigone-challenge:CH2", "antigone-challenge:CH4", "antigone-challenges:2"} <= rebels.keys()
    assert not {name for name in of(Rebels(), REBELS) if name.startswith("antigone-challenge")}
    assert not {name for name in of(Rebels("CH2"), PERSON) if name.startswith("antigone")}


def test_antigone_is_noted_by_the_cards_to_come() -> None:
    """Two a turn and one more in the last round, and with the first challenge one more in each of four conflicts."""
    rebels = of(Rebels().cards("SB1", "SB15", "SE1").destiny("D3"), REBELS)
    assert (rebels["antigone-cards"], of(Rebels("CH1"), REBELS)["antigone-cards"]) == (2.1, 2.5)

    assert of(Rebels(round=10, is_fate=True), REBELS).get("antigone-cards", 0.0) == 0.0
    assert (rebels["antigone-deeds:citizen"], rebels["antigone-deeds:build"]) == pytest.approx(
        (
            0.4,
            0.2,
        )
    )
    assert "antigone-destiny:D3" in rebels


def test_the_next_gate_falls_to_antigone_unless_it_is_defended() -> None:
    given = Rebels(round=3).fate(3, "conflict_2")
    assert of(given, REBELS)["antigone-gate"] == 1.0
    given.family(PERSON, strategoi=[2]).die(PERSON, "hoplite", "3", "h2-1")
    assert "antigone-gate" not in of(given, REBELS)
    given.die(REBELS, "hoplite", "2", "h2-2")
    assert of(given, REBELS)["antigone-battle-power"] == 0.5


def test_antigones_dice_are_noted_by_kind_and_face() -> None:
    given = Rebels().die(REBELS, "citizen", "3+", "h1-1").die(REBELS, "hoplite", "2", "h2-1")
    rebels = of(given, REBELS)
    assert (rebels["antigone-citizens"], rebels["antigone-citizens-at-top"]) == (0.5, 1.0)

    assert (rebels["antigone-hoplites"], rebels["antigone-hoplites-faces"]) == pytest.approx((0.5, 0.4))
