"""The table in panels: what anybody reads who has no board before them."""

from __future__ import annotations

from tests.games.hexemonia.tables import AtTable, Given
from tests.games.panels import panel, titles

from pessoi.games.hexemonia.game import GAME


def olympia() -> Given:
    given = Given().city(1, "acropolis [0,1,0]", "pasture@4 [1,0,0]", acropolis="sparta")
    tiles = ("acropolis [1,0,2]", "village@1 [2,0,0]", "quarry@2 [1,0,1]", "fleet@3")
    return given.city(0, *tiles, hand=["spring"], myths={"muses": "village"}, acropolis="olympia")


def shown(table: AtTable, title: str, seat: int = 0) -> dict[str, list[str]]:
    return panel(GAME, table.view(seat), title)


def test_a_player_reads_the_turn_the_display_the_own_hand_every_city_and_the_score() -> None:
    cities = [f"title-city(seat=seat-{seat} hand={hand})" for seat, hand in enumerate((1, 0, 0))]
    assert titles(GAME, olympia().view(0)) == ["title-turn", "title-display", "title-hand", *cities, "title-score"]
    assert "title-hand" not in titles(GAME, olympia().view())


def test_the_turn_says_how_far_it_has_come() -> None:
    table = olympia().match()
    assert shown(table, "title-turn") == {
        "round": ["3"],
        "turn": ["seat-0"],
        "step": ["step-build"],
        "last": ["seat-2"],
        "philosopher": ["–"],
        "stack": [str(len(table.stack))],
        "underworld": ["–"],
    }
    turn = shown(table.play("action strategy", "lift citizen village"), "title-turn")
    assert turn["step"] == ["step-action action-strategy"]
    assert "citizen" in turn["in-the-air"][0]


def test_the_turn_names_the_philosopher_and_that_the_end_is_near() -> None:
    turn = shown(olympia().philosopher(1).end_triggered().match(), "title-turn")
    assert turn["philosopher"] == ["seat-1"]
    assert turn["end-triggered"] == ["yes"]


def test_the_display_shows_what_is_printed_on_each_tile() -> None:
    display = shown(Given(draws=True).display("fleet", "spring", "temple", "muses").match(), "title-display")
    assert [row[0] for row in display.values()] == ["tile-fleet_1", "tile-spring_1", "tile-temple_1", "tile-muses_1"]
    printed = [row[1] for row in display.values()]
    assert all(words.startswith("outlook-type(type=type-") for words in printed)
    assert [words.count("outlook-cost") for words in printed] == [1, 0, 1, 0]
    assert [words.count("outlook-makes") for words in printed] == [1, 0, 0, 1]
    assert printed[0].endswith("outlook-shield(shield=1)")
    assert printed[1].endswith("outlook-free ability-spring")


def test_a_hand_shows_what_is_printed_on_its_tiles() -> None:
    hand = shown(olympia().match(), "title-hand")
    assert list(hand) == ["tile-spring_1"]
    assert hand["tile-spring_1"][0].endswith("outlook-free ability-spring")


def test_a_city_shows_cubes_activity_defence_and_markers_tile_by_tile() -> None:
    table = olympia().match()
    own = shown(table, "title-city(seat=seat-0 hand=1)")
    assert own["middle"][:2] == ["acropolis acropolis-olympia", "nature-sacred patron-olympia known-to-you"]
    assert own["middle"][2] == "amount-citizen(count=1) amount-gold(count=2)"
    assert {space: [row[0], *row[2:]] for space, row in own.items() if space != "middle"} == {
        "space-1": ["tile-village_1", "amount-citizen(count=2)", "active", "–", "2", "tile-muses_1"],
        "space-2": ["tile-quarry_1", "amount-citizen(count=1) amount-gold(count=1)", "active", "–", "1", "–"],
        "space-3": ["tile-fleet_1", "–", "inactive", "–", "0", "–"],
    }
    other = shown(table, "title-city(seat=seat-0 hand=1)", seat=1)
    assert other["middle"] == ["acropolis", "hidden", own["middle"][2]]
    assert {**other, "middle": own["middle"]} == own


def test_a_score_counts_a_hidden_acropolis_only_for_its_owner() -> None:
    table = olympia().match()
    score = shown(table, "title-score")
    assert score["score-chora"] == ["2", "1", "0"]
    assert score["score-gold"] == ["2", "0", "0"]
    assert score["score-bonus"] == ["3", "0", "0"]
    assert score["total"] == ["7", "1", "0"]
    assert score["political-strength"] == ["2", "0", "0"]
    assert shown(table, "title-score", seat=1)["total"] == ["4", "1", "0"]
    assert not {"place", "tie-break"} & set(score)
