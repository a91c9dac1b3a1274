"""Scoring: scenarios E47 to E54."""

from __future__ import annotations

from tests.games.hercules.tables import Given


def symbols(given: Given, seat: int) -> dict[str, int]:
    counts: dict[str, int] = given.view()["players"][seat]["symbols"]
    return counts


def majorities(given: Given, seat: int) -> list[str]:
    kinds: list[str] = given.view()["players"][seat]["majorities"]
    return kinds


def test_markers_in_the_supply_score_and_those_on_cards_do_not() -> None:
    """E47 Markers."""
    cards = ["hestia_01", "pan_02", "aeolus_01"]
    given = Given(players=2).hero(0, mastered=range(1, 10), cards=cards, used=cards)
    assert given.table().heroes[0].supply == 6
    assert given.pad(0)["markers"] == 6


def test_cards_score_what_is_printed_on_them_used_or_not() -> None:
    """E48 Cards."""
    cards = ["god_apollo", "god_hephaestus", "hestia_04", "tyche_04", "hestia_01", "vase_4b", "pantheon_1"]
    given = Given(players=3).hero(0, mastered=[1], cards=cards, used=["god_apollo", "hestia_01"])
    assert given.pad(0)["cards"] == 16


def test_five_plus_symbols_win_the_majority() -> None:
    """E49 Counting symbols (R58)."""
    given = Given(players=3).hero(0, cards=["hestia_01", "hestia_03", "hestia_04", "pan_05", "hecate_03"])
    given.hero(1, cards=["hestia_02", "hestia_05", "hestia_07", "hestia_09"])
    assert symbols(given, 0) == {"plus": 5, "times": 1, "divide": 2, "minus": 1, "die": 0}
    assert symbols(given, 1)["plus"] == 4
    assert majorities(given, 0) == ["plus", "minus", "times", "divide"]
    assert majorities(given, 1) == []
    assert given.pad(0)["majorities"] == 4 * 5
    assert given.pad(1)["majorities"] == 0


def test_a_kind_that_nobody_has_brings_nothing() -> None:
    """E50 A kind nobody has (R57)."""
    given = Given(players=2).hero(0, cards=["hestia_01"]).hero(1, cards=["pan_02"])
    assert symbols(given, 0)["minus"] == symbols(given, 1)["minus"] == 0
    assert [majorities(given, 0), majorities(given, 1)] == [["plus"], ["times"]]
    assert [given.pad(seat)["majorities"] for seat in (0, 1)] == [5, 5]


def test_five_different_symbols_make_a_set() -> None:
    """E51 One complete set (R59)."""
    cards = ["hestia_01", "pan_02", "aeolus_01", "hecate_01", "tyche_01", "morpheus_01", "hestia_02"]
    given = Given(players=2).hero(0, cards=cards)
    assert symbols(given, 0) == {"plus": 2, "times": 1, "divide": 1, "minus": 1, "die": 2}
    assert given.pad(0)["sets"] == 5


def test_symbols_of_gods_complete_a_set() -> None:
    """E52 God symbols complete a set (R62)."""
    cards = ["hestia_01", "aeolus_01", "tyche_02", "god_aphrodite"]
    assert Given(players=2).hero(0, cards=cards).pad(0)["sets"] == 5
    assert Given(players=2, simplified=True).hero(0, cards=cards).pad(0)["sets"] == 0


def test_a_complete_score_sheet() -> None:
    """E53 Complete score sheet."""
    demigods = ["hestia_01", "hestia_04", "pan_01", "pan_04", "aeolus_01", "hecate_01", "tyche_01", "morpheus_01"]
    marked = ["hestia_01", "pan_01", "aeolus_01", "hecate_01", "tyche_01"]
    others = ["hestia_02", "hestia_05", "hestia_06", "pan_02", "aeolus_02", "tyche_03", "tyche_04"]
    given = Given(players=2).hero(0, open=[], cards=[*demigods, "god_ares", "god_zeus", "vase_3a"], used=marked)
    given.hero(1, open=[9, 11, 12], cards=[*others, "god_hermes", "god_hera"])
    heroes = given.table().heroes
    assert [(hero.position, hero.supply) for hero in heroes] == [(12, 7), (8, 9)]
    assert symbols(given, 0) == {"plus": 2, "minus": 1, "times": 2, "divide": 1, "die": 2}
    assert symbols(given, 1) == {"plus": 3, "minus": 1, "times": 1, "divide": 2, "die": 4}
    assert majorities(given, 0) == ["minus", "times"]
    assert majorities(given, 1) == ["plus", "minus", "divide", "die"]
    assert given.pad(0) == {"markers": 7, "cards": 14, "majorities": 10, "sets": 5, "handicap": 0}
    assert given.pad(1) == {"markers": 9, "cards": 9, "majorities": 20, "sets": 5, "handicap": 0}
    assert given.sheet().totals == [36, 43]
    assert given.sheet().winners == [1]


def test_players_tied_in_everything_share_the_place() -> None:
    """E54 Shared place (R60)."""
    given = Given(players=3).hero(0, mastered=[1], cards=["hestia_01"]).hero(1, mastered=[1], cards=["hestia_02"])
    assert given.sheet().totals == [6, 6, 0]
    assert given.sheet().places == [1, 1, 3]
