"""Victory points and ties: scenarios E58 to E60 and the rulings R6, R65 to R69."""

from __future__ import annotations

import pytest
from tests.games.hexemonia.tables import Given

NOTHING = {"chora": 0, "fortifications": 0, "polis": 0, "myths": 0, "gold": 0, "bonus": 0, "philosopher": 0}


def test_a_city_of_delos_is_scored() -> None:
    """E58 Full scoring, first city: 28."""
    chora = ["pasture_1@1 [1,0,0]", "pasture_2@2 [1,0,0]", "village@3 [2,0,0]", "spring@4", "quarry@5 [1,0,1]"]
    given = Given(players=4).city(
        0, "acropolis [0,0,5]", *chora, "wall@6 [2,0,2]", "agora@7 [1,0,1]", acropolis="delos"
    )
    given.city(0, "temple@8 [1,0,1]", "fleet@9", myths={"hades": "temple", "muses": "agora", "moirai": "pasture_1"})
    expected = {"chora": 5, "fortifications": 1, "polis": 4, "myths": 8, "gold": 5, "bonus": 5, "philosopher": 0}
    assert given.pad(0) == expected
    assert given.sheet().totals[0] == 28


def test_a_city_of_athens_is_scored() -> None:
    """E58 Full scoring, second city: 13; the gold on the Harbour is worth nothing (R69)."""
    given = Given(players=4).city(1, "acropolis", "harbour@1 [1,0,6]", "asty@2 [2,1,1]", acropolis="athens")
    given.city(1, "gymnasium@3 [1,1,1]", "tavern@4 [2,0,0]", "agora@5", myths={"oracle": "agora"})
    assert given.pad(1) == NOTHING | {"chora": 1, "polis": 6, "bonus": 6}
    assert given.sheet().totals[1] == 13


def olympia(*myths: str) -> Given:
    hosts = {"oracle": "village", "amazons": "gymnasium", "hades": "spring", "moirai": "pasture"}
    given = Given(players=3).city(2, "acropolis", "village@1", "gymnasium@2 [1,1,1]", "spring@3", acropolis="olympia")
    return given.city(2, "pasture@4", myths={myth: hosts[myth] for myth in myths})


def test_a_set_counts_inactive_myths_and_the_acropolis() -> None:
    """E59, R65 Sacred, politics, military: eight points, although the Oracle is inactive."""
    pad = olympia("oracle", "amazons", "hades").pad(2)
    assert pad["myths"] == 8
    assert pad["bonus"] == 6


def test_two_natures_are_no_set() -> None:
    """E59 Hades and the Amazons in Olympia: sacred and military only."""
    assert olympia("hades", "amazons").pad(2)["myths"] == 0


def test_the_acropolis_is_one_of_the_three() -> None:
    """R65 Two myths are enough if both differ from it; hidden it counts too."""
    assert olympia("oracle", "amazons").pad(2)["myths"] == 8


def test_there_is_never_more_than_one_set() -> None:
    """R65 Four natures are eight points, not more."""
    assert olympia("oracle", "amazons", "moirai").pad(2)["myths"] == 8


def test_the_bonus_of_olympia_counts_active_myths_only() -> None:
    """R66 Three points for each; the Acropolis itself gives nothing."""
    assert olympia().pad(2)["bonus"] == 0
    assert olympia("oracle").pad(2)["bonus"] == 0
    assert olympia("oracle", "hades").pad(2)["bonus"] == 3


@pytest.mark.parametrize(
    ("acropolis", "bonus"), [("athens", 4), ("sparta", 9), ("olympia", 3), ("delphi", 4), ("delos", 4)]
)
def test_every_acropolis_rewards_active_tiles_of_its_type(acropolis: str, bonus: int) -> None:
    """Two Polis tiles, three Fortifications, a myth and four Chora tiles are active; one of each type is not."""
    given = Given(players=3 if acropolis == "olympia" else 4)
    given.city(0, "acropolis", "tavern@1 [2,0,0]", "agora@2 [1,0,1]", "temple@3", acropolis=acropolis)
    given.city(0, "wall@4 [2,0,2]", "phalanx@5 [0,2,1]", "lighthouse@6 [1,0,2]", "fleet@7")
    given.city(0, "spring_1@8", "spring_2@9", "pasture@10 [1,0,0]", "quarry@11 [1,0,1]", "village@12")
    given.city(0, myths={"hades": "spring_1", "muses": "village"})
    assert given.pad(0)["bonus"] == bonus


def test_inactive_tiles_score_nothing() -> None:
    """Only active tiles of the city count."""
    given = Given().city(0, "acropolis", "pasture@1", "wall@2 [2,0,1]", "tavern@3 [1,5,5]")
    assert given.pad(0) == NOTHING


def test_only_gold_on_the_acropolis_counts() -> None:
    """R69 Gold elsewhere is worth nothing."""
    given = Given().city(0, "acropolis [5,5,3]", "spring@1 [0,0,9]")
    assert given.pad(0)["gold"] == 3
    assert given.sheet().totals[0] == 4


# Ties


def tied(athens: str, sparta: str, *spartan_tiles: str, athenian_tiles: tuple[str, ...] = ()) -> Given:
    """Athens and Sparta with the same total."""
    given = Given(players=3).city(0, athens, "tavern@1 [2,0,0]", "pasture@2 [1,0,0]", *athenian_tiles)
    given.city(1, sparta, *spartan_tiles, acropolis="sparta")
    sheet = given.sheet()
    assert sheet.totals[:2] == [19, 19]
    return given


def test_more_active_tiles_of_the_patrons_nature_break_a_tie() -> None:
    """E60, R67 Tavern and Pasture against a Gymnasium; neither the Amazons nor the Acropolis count (R6)."""
    given = tied("acropolis [0,0,14]", "acropolis [0,0,17]", "gymnasium@1 [1,1,1]")
    sheet = given.city(1, myths={"amazons": "gymnasium"}).sheet()
    assert sheet.winners == [0]
    assert sheet.tie_break == "nature"


def test_inactive_tiles_break_no_tie() -> None:
    """R67 Two Phalanxes without cubes do not help Sparta."""
    given = tied("acropolis [0,0,14]", "acropolis [0,0,17]", "gymnasium@1 [1,1,1]", "phalanx@2", "phalanx@3")
    assert given.sheet().winners == [0]


def test_more_gold_on_the_acropolis_breaks_the_next_tie() -> None:
    """E60 Both have two active tiles of their nature."""
    sheet = tied("acropolis [0,0,14]", "acropolis [0,0,13]", "gymnasium@1 [1,1,1]", "phalanx@2 [0,2,1]").sheet()
    assert sheet.winners == [0]
    assert sheet.tie_break == "gold"


def test_a_victory_may_be_shared() -> None:
    """E60, R68 If that is equal too, both win."""
    spartan = ("gymnasium@1 [1,1,1]", "phalanx@2 [0,2,1]")
    given = tied("acropolis [0,0,13]", "acropolis [0,0,13]", *spartan, athenian_tiles=("spring@3",))
    assert given.sheet().winners == [0, 1]
    assert given.sheet().places == [1, 1, 3]
