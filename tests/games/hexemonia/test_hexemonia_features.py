"""What is read off a position for bots that have learned: the features by name, in positions and over whole matches."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from tests.games.hexemonia.states import as_table
from tests.games.hexemonia.tables import Given
from tests.games.texts import Sayings, texts_of

from pessoi.games.hexemonia import features
from pessoi.games.hexemonia.features import FEATURES, STYLES
from pessoi.games.hexemonia.game import GAME
from pessoi.games.hexemonia.state import Table
from pessoi.games.hexemonia.verbs import INVOKE, LAY
from pessoi.kernel.features import kept_reading
from pessoi.kernel.match import Match
from pessoi.kernel.state import encode


def noted(table: Table, seat: int = 0) -> dict[str, float]:
    """What is noted about a row, by the name of the feature, without what is zero."""
    reading = kept_reading(FEATURES)
    GAME.read(table, seat, reading)
    return {feature.name: value for feature, value in zip(FEATURES, reading.kept, strict=True) if value}


def compared(name: str, more: Given, less: Given, seat: int = 0) -> bool:
    """Whether there is more of a feature in one position than in the other."""
    return noted(more.table(), seat).get(name, 0.0) > noted(less.table(), seat).get(name, 0.0)


# Names and words


def test_every_feature_has_a_name_of_its_own() -> None:
    names = [feature.name for feature in FEATURES]
    assert len(set(names)) == len(names)


def test_a_constant_is_the_place_of_the_feature_it_is_called_after() -> None:
    places = {name: place for name, place in vars(features).items() if name.isupper() and isinstance(place, int)}
    assert len(places) > 60
    for name, place in places.items():
        assert FEATURES[place].message == name.lower().replace("_", "-")


@pytest.mark.parametrize("sayings", texts_of("hexemonia"), ids=lambda sayings: sayings.language)
def test_more_and_less_of_every_feature_can_be_said(sayings: Sayings) -> None:
    said = {entry.message: entry for entry in sayings.said if entry.attribute is None}
    for feature in FEATURES:
        entry = said[feature.phrase(is_more=True).message]
        more, less = (sayings.format(entry, {"more": more, "it": "Asty"}) for more in ("yes", "no"))
        assert more != less
        assert ("Asty" in more) == ("Asty" in less) == (feature.domain is not None)
    assert {f"style-{style}" for style in STYLES} <= set(said)


def test_a_style_prefers_features_there_are() -> None:
    names = {feature.name for feature in FEATURES}
    for preferred in STYLES.values():
        assert set(preferred) <= names


# Positions


def test_a_tile_counts_by_what_lies_on_it() -> None:
    active = noted(Given(2).city(0, "pasture@1 [1,0,0]").table())
    assert {"active-chora", "titled:pasture_1", "makes-citizens"} <= set(active)
    assert "idle-chora" not in active
    idle = noted(Given(2).city(0, "pasture@1").table())
    assert {"idle-chora", "missing", "almost"} <= set(idle)
    assert not {"active-chora", "titled:pasture_1", "makes-citizens"} & set(idle)


def test_gold_is_a_treasure_on_the_acropolis_and_to_be_carried_there_from_elsewhere() -> None:
    there = noted(Given(2).city(0, "acropolis [0,0,5]").table())
    assert there["treasure"] == 1.0
    assert "harvest" not in there
    elsewhere = Given(2).city(0, "pasture@1 [1,0,3]")
    assert noted(elsewhere.table())["harvest"] == 1.0
    assert "treasure" not in noted(elsewhere.table())


def test_gold_can_no_longer_be_carried_when_the_own_turns_are_over() -> None:
    over = Given(2, at=1).city(0, "pasture@1 [1,0,3]").end_triggered().table()
    assert "harvest" not in noted(over)
    assert "spare-gold" in noted(over)


def test_only_cubes_that_no_active_tile_needs_are_spare() -> None:
    spare = noted(Given(2).city(0, "acropolis [1,0,0]", "village@1 [4,1,0]", "asty@2 [1,0,0]").table())
    assert spare["spare-citizens"] == pytest.approx(4 / 5)
    assert spare["spare-hoplites"] == pytest.approx(1 / 2)
    assert spare["citizens"] == pytest.approx(6 / 8)


def test_cubes_in_the_air_are_still_their_owners() -> None:
    table = Given(2).city(0, "acropolis [3,0,0]").city(1, "pasture@1 [1,0,0]").match().play("action strategy")
    before = noted(table.state)
    table.play("lift citizen acropolis")
    assert noted(table.state)["citizens"] == before["citizens"]


def test_a_revolt_takes_from_whoever_has_excess_and_not_the_philosopher() -> None:
    def given(**options: bool) -> Given:
        return Given(2, **options).city(0, "village@1 [5,0,0]")

    assert noted(given().table())["revolt-loss"] == pytest.approx(2 / 3)
    assert "revolt-loss" not in noted(given().philosopher(0).table())
    assert "revolt-loss" not in noted(given(revolts_in_two_player_game=False).table())


def test_a_revolt_is_near_when_a_rival_can_take_the_philosopher() -> None:
    def given() -> Given:
        return Given(2).city(0, "pasture@1 [5,0,0]").city(1, "village@1")

    assert "revolt-near" in noted(given().table())
    assert "claim" in noted(given().table(), 1)
    assert "revolt-near" not in noted(given().philosopher(1).table())
    assert "revolt-near" not in noted(given().city(0, "agora@2").table())


def test_the_last_nature_of_a_myth_set_is_seen_wherever_it_is() -> None:
    def given() -> Given:
        return Given(2).city(0, "village@1", "spring@2", myths={"oracle": "village"})

    assert "second-nature" in noted(given().display().table())
    assert "set-in-hand" in noted(given().city(0, hand=["hades"]).display().table())
    assert "set-on-display" in noted(given().display("hades").table())
    assert "set-on-display" not in noted(given().display("muses").table())
    done = noted(given().city(0, myths={"hades": "spring"}).table())
    assert "myth-set" in done
    assert "second-nature" not in done


def test_a_tile_in_hand_is_playable_for_cubes_that_no_tile_needs() -> None:
    spare = noted(Given(2).city(0, "acropolis [1,0,0]", hand=["pasture"]).table())
    assert {"playable", "playable-points"} <= set(spare)
    dear = noted(Given(2).city(0, "pasture@1 [1,0,0]", hand=["pasture"]).table())
    assert "affordable" in dear
    assert "playable" not in dear
    twin = noted(Given(2).city(0, "acropolis [9,9,9]", "asty@1", hand=["asty"]).table())
    assert "playable" not in twin


@pytest.mark.parametrize(("army", "is_danger"), [("[3,0,0]", True), ("[1,0,0]", False)])
def test_a_rival_at_turn_with_an_army_is_a_danger(army: str, is_danger: bool) -> None:
    found = noted(Given(2, at=1).city(0, "tavern@1 [2,0,0]").city(1, f"acropolis {army}").table())
    assert ("danger-now" in found) == is_danger
    assert ("threatened" in found) == is_danger


def test_a_shield_makes_a_raid_worth_less() -> None:
    rival = "acropolis [0,9,0]"
    bare = Given(2, at=1).city(0, "tavern@1 [2,0,0]", "phalanx@2").city(1, rival)
    guarded = Given(2, at=1).city(0, "tavern@1 [2,0,0]", "phalanx@2 [0,2,1]").city(1, rival)
    assert compared("shielded", guarded, bare)
    assert compared("guard", guarded, bare)


def test_a_tile_that_holds_the_city_together_is_safe() -> None:
    assert "safe-points" in noted(Given(2).city(0, "tavern@1 [2,0,0]", "pasture@7").table())
    assert "safe-points" not in noted(Given(2).city(0, "tavern@1 [2,0,0]", "pasture@2").table())


def test_a_myth_whose_marker_lies_on_a_threatened_tile_can_be_captured() -> None:
    def given(cubes: str) -> Given:
        city = Given(2, at=1).city(0, f"village@1 {cubes}", myths={"oracle": "village"})
        return city.city(1, "acropolis [0,2,0]")

    assert "myths-threatened" in noted(given("[2,0,0]").table())
    assert "myths-threatened" not in noted(given("[4,0,0]").table())


def test_a_turn_is_noted_by_what_is_left_of_it() -> None:
    drawing = Given(2, draws=True).table()
    assert {"turn", "draw"} <= set(noted(drawing))
    assert "waiting" in noted(drawing, 1)
    assert "last-player" in noted(drawing, 1)
    building = noted(Given(2).table())
    assert "turn" in building
    assert "draw" not in building
    assert "last-word" in noted(Given(2).end_triggered().table(), 1)
    assert "last-word" not in noted(Given(2, at=1).end_triggered().table())


def test_a_lead_counts_when_the_end_has_come() -> None:
    ahead = Given(2).city(0, "acropolis [0,0,4]").city(1, "acropolis [0,0,2]")
    assert "lead" not in noted(ahead.table())
    over = ahead.end_triggered().table()
    assert noted(over)["lead"] == -noted(over, 1)["lead"] == 0.25


# Whole matches


def positions(seats: int, seed: str) -> Iterator[Table]:
    """Every position of a match between players who lay what they can, and otherwise do anything; the last one too."""
    match = Match.begin(GAME, seats, seed, {}, journal=False)
    dice = random.Random(seed)
    while match.decision is not None:
        yield as_table(match.state)
        choices = match.decision.choices
        match.play(dice.choice([choice for choice in choices if choice.verb in (LAY, INVOKE)] or choices))
    yield as_table(match.state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_stage_goes_from_start_to_end_and_never_back(seats: int) -> None:
    stages = [GAME.stage(table) for table in positions(seats, "stage")]
    assert stages == sorted(stages)
    assert stages[0] == 0.0
    assert 0.9 <= stages[-2] < stages[-1] == 1.0


def test_no_feature_is_dead_and_reading_changes_nothing() -> None:
    seen: set[str] = set()
    for number in range(12):
        for place, table in enumerate(positions(2 + number % 3, f"alive {number}")):
            if place % 5 == 0 and not table.is_over:
                before = encode(table)
                for row in range(len(table.cities)):
                    seen |= set(noted(table, row))
                assert encode(table) == before
    assert seen == {feature.name for feature in FEATURES}
