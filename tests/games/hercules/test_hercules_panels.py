"""The table in panels: what anybody reads who has no board before them."""

from __future__ import annotations

from tests.games.hercules.tables import AtTable, Given, new_game
from tests.games.panels import panel, titles

from pessoi.games.hercules.game import GAME


def shown(table: AtTable, title: str) -> dict[str, list[str]]:
    return panel(GAME, table.view, title)


def two_heroes() -> Given:
    cards = ["pan_01", "god_ares", "vase_3a"]
    return Given(players=2).hero(0, mastered=[1, 3], dice=(4, 2), cards=cards, used=["pan_01"]).hero(1, dice=(5, 5))


def test_panels_go_from_the_round_to_the_score() -> None:
    assert titles(GAME, two_heroes().view()) == [
        "title-round",
        "title-board",
        "title-stacks",
        "title-player(seat=seat-0)",
        "title-player(seat=seat-1)",
        "title-symbols",
        "title-score",
    ]


def test_the_board_shows_gods_markers_and_apprentices() -> None:
    board = shown(two_heroes().match(), "title-board")
    assert board["start"] == ["", "", "apprentice"]
    assert board["1"] == ["card-god_aphrodite", "apprentice", "marker"]
    assert board["2"] == ["card-god_apollo", "marker", "marker"]
    assert board["3"] == ["–", "", "marker"]
    assert board["12"] == ["card-god_zeus left(left=2)", "marker", "marker"]
    assert len(board) == 13


def test_stacks_show_their_top_card_and_how_many_are_left() -> None:
    stacks = shown(two_heroes().match(), "title-stacks")
    assert stacks["stack-pan"] == ["card-pan_02", "4"]
    assert stacks["vase(spaces=3)"] == ["–", "0"]
    assert stacks["vase(spaces=7)"] == ["card-vase_7a", "1"]


def test_a_player_has_dice_markers_cards_and_prizes() -> None:
    assert shown(two_heroes().match(), "title-player(seat=seat-0)") == {
        "dice": ["4 2"],
        "supply": ["1"],
        "card-pan_01": ["status-marked"],
        "card-god_ares": ["status-ready"],
        "card-vase_3a": ["prize"],
    }


def test_dice_not_yet_rolled_are_dashes() -> None:
    assert panel(GAME, Given(players=2).view(), "title-player(seat=seat-1)")["dice"] == ["– –"]


def test_symbols_and_points_stand_in_rows() -> None:
    table = two_heroes().match()
    assert shown(table, "title-symbols") == {"seat-0": ["0", "0", "1", "0", "0"], "seat-1": ["0"] * 5}
    assert shown(table, "title-score") == {
        "score-markers": ["1", "0"],
        "score-cards": ["5", "0"],
        "score-majorities": ["5", "0"],
        "score-sets": ["0", "0"],
        "total": ["11", "0"],
    }


def test_the_white_die_is_on_the_board_until_somebody_takes_it() -> None:
    given = Given(players=2).hero(0, mastered=[2], dice=(1, 1), cards=["aeolus_02"])
    table = given.match(rolls=[4])
    assert shown(table, "title-round") == {
        "round": ["5"],
        "order": ["seat-1 seat-0"],
        "pegasus": ["seat-1"],
        "white-die": ["on-board"],
    }
    assert shown(table.play("use aeolus_02 none"), "title-round")["white-die"] == ["seat-0 4"]


def test_hades_shows_what_he_is_up_to() -> None:
    given = Given(players=1, turns_taken=0).hero(0, dice=(4, 2)).hades(column=3, coloured=2, white=5)
    table = given.match()
    assert shown(table, "title-round")["hades-plans"] == ["steal(stack=stack-tyche) column(column=5) case-marker"]
    assert shown(table, "title-player(seat=seat-1)")["dice"] == ["2"]
    assert "score-handicap" in shown(table, "title-score")


def test_the_final_round_is_announced() -> None:
    assert "final-round" not in shown(two_heroes().match(), "title-round")
    assert shown(two_heroes().final_round().match(), "title-round")["final-round"] == ["yes"]


def test_places_and_the_tie_break_are_known_at_the_end() -> None:
    table = new_game(2, round_limit=1)
    assert not {"place", "tie-break"} & set(shown(table, "title-score"))
    while not table.is_over:
        table.play("rest" if "rest" in table.menu else table.menu[0])
    score = shown(table, "title-score")
    assert score["place"] == [str(place) for place in table.sheet.places]
    assert score.get("tie-break") == ([f"tie-break-{table.sheet.tie_break}"] if table.sheet.tie_break else None)
