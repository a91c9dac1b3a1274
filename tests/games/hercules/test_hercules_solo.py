"""Solo mode: scenarios E56 to E67."""

from __future__ import annotations

import pytest
from tests.games.hercules.tables import HADES, Given, new_game

from pessoi.kernel.errors import BadSetup


def hades_begins() -> Given:
    """Hades holds Pegasus, so his turn is over when the hero is asked."""
    return Given(players=1, at=HADES, turns_taken=0)


def test_hades_takes_the_marker_where_he_stops() -> None:
    """E56 Case 1: marker (R70)."""
    given = hades_begins().hades(column=0, coloured=5, white=3).above(5, "god_ares").top(aeolus="aeolus_02")
    table = given.match()
    hades = table.hero(HADES)
    assert hades.cards == ["aeolus_02"]
    assert hades.column == 5
    assert 5 not in hades.open
    assert hades.supply == 1
    assert table.above(5) == "god_ares"


@pytest.mark.parametrize(("column", "die", "stop"), [(10, 5, 3), (12, 1, 1), (6, 6, 12)])
def test_after_column_twelve_comes_column_one(column: int, die: int, stop: int) -> None:
    """E57 Wrap-around (R69)."""
    table = hades_begins().hades(column=column, coloured=die).match()
    assert table.told("hades-moved") == [f"hades-moved spaces={die} old={column} new={stop}"]
    assert table.hero(HADES).column == stop


def test_hades_takes_the_god_where_his_marker_is_gone() -> None:
    """E58 Case 2: card."""
    given = hades_begins().hades(column=1, markers=[5, 6], coloured=2, white=1).above(3, "god_athena")
    table = given.match()
    hades = table.hero(HADES)
    assert hades.cards == ["hestia_01", "god_athena"]
    assert hades.column == 3
    assert hades.open == [5, 6]
    assert table.above(3) is None
    assert table.view["players"][HADES]["points"]["cards"] == 2


def test_hades_may_take_zeus_and_the_hero_a_pantheon_card() -> None:
    """E59 Case 2 at column 12 (R71, R80)."""
    given = hades_begins().hades(column=9, markers=[1], coloured=3, white=1).hero(0, open=[12], dice=(6, 6))
    table = given.match()
    assert table.hero(HADES).cards == ["hestia_01", "god_zeus"]
    assert not table.view["is_final_round"]
    assert table.deciding == 0
    table.play("master plus d1d2")
    assert table.hero(0).column == 12
    assert table.hero(0).prizes == ["pantheon_1"]
    assert table.view["players"][0]["points"]["cards"] == 5
    assert table.told("final-round") == ["final-round seat=0"]
    assert table.is_over


def test_hades_runs_on_and_earns_a_vase() -> None:
    """E60 Case 3 with a vase."""
    given = hades_begins().hades(column=1, markers=[7, 8, 9, 11], coloured=1, white=1).nothing_above(2)
    table = given.match()
    hades = table.hero(HADES)
    assert hades.column == 6
    assert table.told("hades-ran-on") == ["hades-ran-on old=2 new=6 spaces=4"]
    assert hades.prizes == ["vase_4a"]
    assert table.above(6) is not None
    assert hades.open == [7, 8, 9, 11]
    assert table.view["players"][HADES]["points"]["cards"] == 5


def test_hades_stays_before_a_marker_in_the_next_column() -> None:
    """E61 Case 3 without movement (R72)."""
    table = hades_begins().hades(column=1, markers=[5], coloured=3, white=1).nothing_above(4).match()
    hades = table.hero(HADES)
    assert hades.column == 4
    assert table.told("hades-ran-on") == []
    assert (hades.cards, hades.prizes, hades.open) == (["hestia_01"], [], [5])


def test_hades_runs_on_beyond_column_twelve() -> None:
    """E61 Case 3 beyond column 12: three spaces to column 1 (R72)."""
    table = hades_begins().hades(column=8, markers=[2, 6], coloured=2, white=1).nothing_above(10).match()
    hades = table.hero(HADES)
    assert hades.column == 1
    assert table.told("hades-ran-on") == ["hades-ran-on old=10 new=1 spaces=3"]
    assert (hades.cards, hades.prizes) == (["hestia_01"], ["vase_3a"])
    assert table.pile == ["god_zeus", "pantheon_1"]
    assert table.above(1) is not None


@pytest.mark.parametrize(("marker", "stop", "run"), [(1, 12, []), (3, 2, ["hades-ran-on old=12 new=2 spaces=2"])])
def test_hades_runs_on_from_column_twelve(marker: int, stop: int, run: list[str]) -> None:
    """E61 Case 3 beyond column 12: from column 12 with an empty pile (R72)."""
    table = hades_begins().hades(column=9, markers=[marker], coloured=3, white=1).pile().match()
    hades = table.hero(HADES)
    assert hades.column == stop
    assert table.told("hades-ran-on") == run
    assert (hades.cards, hades.prizes, hades.open) == (["hestia_01"], [], [marker])


def test_hades_runs_on_ten_spaces_at_most() -> None:
    """E61 Case 3 beyond column 12: ten spaces (R72)."""
    table = hades_begins().hades(column=2, markers=[5], coloured=4, white=1).nothing_above(6).match()
    hades = table.hero(HADES)
    assert hades.column == 4
    assert table.told("hades-ran-on") == ["hades-ran-on old=6 new=4 spaces=10"]
    assert hades.prizes == ["vase_7a"]
    assert table.view["players"][HADES]["points"]["cards"] == 17


def test_hades_steals_nothing_from_an_empty_stack() -> None:
    """E62 Empty stack."""
    table = hades_begins().hades(column=0, coloured=5, white=4).empty("hecate").match()
    hades = table.hero(HADES)
    assert hades.cards == []
    assert (hades.column, hades.supply) == (5, 1)
    assert 5 not in hades.open


def test_hades_steals_with_the_white_die_as_the_hero_left_it() -> None:
    """E63 White die used by the hero with Pegasus (R74)."""
    given = Given(players=1, turns_taken=0, round_limit=5).hades(coloured=2, white=1)
    given.hero(0, dice=(6, 6), cards=["god_apollo", "god_demeter"]).top(hecate="hecate_02")
    table = given.match(rolls=[3])
    assert table.view["white_die"] == {"holder": HADES, "face": 1}
    table.play("use god_apollo none")
    assert table.view["white_die"] == {"holder": 0, "face": 3}
    table.play("use god_demeter w")
    assert table.view["white_die"] == {"holder": 0, "face": 4}
    table.play("master plus d1d2")
    assert table.is_over
    assert table.hero(HADES).cards == ["hecate_02"]


def test_the_white_die_used_after_hades_steals_nothing_more() -> None:
    """E64 White die used after Hades."""
    given = hades_begins().hades(white=2).hero(0, dice=(6, 6), cards=["god_apollo"])
    table = given.match(rolls=[5, None, None, None, 3])
    assert table.hero(HADES).cards == ["pan_01"]
    table.play("use god_apollo none")
    assert table.view["white_die"] == {"holder": 0, "face": 5}
    table.play("master plus d1d2")
    assert table.deciding == 0
    assert table.view["round"] == 6
    assert table.hero(HADES).cards == ["pan_01"]
    assert table.view["white_die"] == {"holder": HADES, "face": 3}


def test_copying_hades_copies_the_coloured_and_the_white_die() -> None:
    """E65 Copying Hades (R76)."""
    given = Given(players=1).hero(0, mastered=[1], dice=(1, 1), cards=["pan_01"]).hades(coloured=6, white=5)
    table = given.match()
    assert table.uses == ["use pan_01 1"]
    assert table.play("use pan_01 1").hero(0).dice == (6, 5)


def test_the_hero_still_has_a_turn_after_hades_twelfth_marker() -> None:
    """E66 End by Hades: Hades holds Pegasus (R81)."""
    table = hades_begins().hades(column=1, markers=[3], coloured=2).match()
    assert table.hero(HADES).open == []
    assert table.view["is_final_round"]
    assert table.deciding == 0
    table.play("rest")
    assert table.is_over


def test_hades_twelfth_marker_ends_the_game_at_once_after_the_hero() -> None:
    """E66 End by Hades: the hero held Pegasus (R81)."""
    table = Given(players=1, turns_taken=0).hades(column=1, markers=[3], coloured=2).match()
    assert table.deciding == 0
    table.play("rest")
    assert table.hero(HADES).open == []
    assert table.is_over


@pytest.mark.parametrize(("handicap", "totals", "winner"), [(0, [55, 34], 0), (20, [55, 54], 0), (30, [55, 64], HADES)])
def test_the_handicap_is_added_to_hades_total(handicap: int, totals: list[int], winner: int) -> None:
    """E67 Handicap (R85)."""
    prizes = ["god_hermes", "god_artemis", "god_ares", "god_poseidon", "god_zeus", "vase_3a", "vase_5a", "vase_6a"]
    given = Given(players=1, solo_handicap=handicap).hero(0, open=[], cards=["hestia_01", *prizes])
    given.hades(markers=[1, 2, 3], cards=["pan_02", "aeolus_01", "hecate_01", "tyche_01", "pantheon_1"])
    assert given.sheet().totals == totals
    assert given.sheet().winners == [winner]
    assert given.pad(HADES)["handicap"] == handicap
    assert given.pad(0)["handicap"] == 0


def test_a_handicap_of_fifteen_is_refused() -> None:
    """E67 Handicap: other values."""
    with pytest.raises(BadSetup, match="solo_handicap"):
        new_game(1, solo_handicap=15)
