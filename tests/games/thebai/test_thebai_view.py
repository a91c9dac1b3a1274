"""What a seat sees and what it can't know: rules 19, scenario EX06, R71."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.thebai.given import Given
from tests.games.thebai.states import as_table
from tests.games.thebai.tables import AtTable, new_game

from pessoi.games.thebai.components import CONTRACTS, FATE_BACK, FATES
from pessoi.games.thebai.game import GAME
from pessoi.games.thebai.state import Table
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import SPECTATOR


def seen(table: AtTable, seat: int = 0) -> dict[str, Any]:
    view: dict[str, Any] = table.match.view(seat)
    return view


def known_fate(table: AtTable) -> list[int]:
    """The rounds whose fate tiles lie face up or have been resolved."""
    return [fate["round"] for fate in seen(table)["fate"] if fate["tile"] is not None]


@pytest.mark.parametrize(("round", "last"), [(1, 5), (2, 6), (3, 7), (5, 9), (6, 10), (8, 10)])
def test_the_fate_of_this_round_and_the_next_four_is_known(round: int, last: int) -> None:
    """EX06."""
    table = Given("red", "blue", "green", round=round).match()
    assert known_fate(table) == list(range(1, last + 1))


def test_a_fate_tile_is_seen_once_it_is_turned_up() -> None:
    """EX06: that of round 7, after round 2."""
    table = Given("red", "blue", "green", round=2, is_fate=True).fate(7, "conflict_1").match()
    assert seen(table)["fate"][6] == {"round": 7, "back": "omega", "tile": None, "is_resolved": False}
    table.play("skip", "skip", "skip")
    assert seen(table)["fate"][6]["tile"] == "conflict_1"
    assert seen(table)["fate"][1]["is_resolved"]


def test_an_invader_is_seen_only_while_it_fights() -> None:
    given = Given("red", "blue", "green", round=3, is_fate=True).fate(3, "conflict_2").invader(2, "adrastus")
    table = given.gate(2, "oncaean").die("red", "hoplite", "1", "h2-1").family("red").match()
    shown = {row["row"]: row["invader"] for row in seen(table)["rows"] if row["invader"]}
    assert shown == {2: "adrastus"}
    table.play("good grape")
    assert [row["row"] for row in seen(table)["rows"] if row["is_fought"]] == [2]
    assert not [row for row in seen(table)["rows"] if row["invader"]]


def test_a_hand_is_seen_by_its_owner_alone_and_its_size_by_all() -> None:
    """R71."""
    table = Given("red", "blue", "green").family("red", hand=["C5", "C30"]).match()
    hands = [seen(table, seat)["families"][0]["hand"] for seat in (0, 1, 2, SPECTATOR)]
    assert hands == [["C5", "C30"], None, None, None]
    assert [seen(table, seat)["families"][0]["hand_size"] for seat in (0, 1, SPECTATOR)] == [2, 2, 2]


def test_a_seat_sees_the_row_and_the_strength_of_the_next_battle() -> None:
    """The power of the Invader is at least the number of the battle."""
    given = Given("red", "blue", "green", round=4).fate(3, "conflict_6").fate(5, "conflict_2")
    given.die("red", "hoplite", "2", "v1-1").family("blue", strategoi=[2])
    view = seen(given.match())
    assert view["battle"] == {"row": 2, "power": 2}
    assert view["rows"][1]["powers"] == [2, 3, 0]


def redealt(table: AtTable, seat: int) -> list[Table]:
    """The same table as a seat might imagine it, many times."""
    tables = []
    for number in range(60):
        imagined = as_table(table.state.copy())
        GAME.redeal(imagined, seat, Dice(number.to_bytes(2, "big")))
        tables.append(imagined)
    return tables


def test_a_seat_imagines_any_face_down_fate_tile_of_the_same_back() -> None:
    table = Given("red", "blue", "green").match()
    true = table.state.fate
    imagined = [other.fate for other in redealt(table, 0)]
    assert all(fate[:5] == true[:5] for fate in imagined)
    assert all([FATE_BACK[tile] for tile in fate] == [FATE_BACK[tile] for tile in true] for fate in imagined)
    omegas = {fate[6] for fate in imagined}
    assert {FATES[tile] for tile in omegas} == {"conflict_1", "conflict_3", "conflict_5", "conflict_7"}


def test_a_seat_imagines_any_invader_but_the_one_it_sees() -> None:
    given = Given("red", "blue", "green", round=3, is_fate=True).fate(3, "conflict_2").invader(2, "adrastus")
    table = given.gate(2, "oncaean").die("red", "hoplite", "1", "h2-1").match()
    imagined = [other.invaders for other in redealt(table, 0)]
    assert {invaders[1] for invaders in imagined} == {table.state.invaders[1]}
    assert len({invaders[0] for invaders in imagined}) == 7


def test_a_contract_drawn_by_another_could_be_any_of_the_deck() -> None:
    """R71: one taken from the display was seen by all."""
    given = Given("red", "blue", "green").family("red", citizens=["2", "1"]).elsewhere()
    table = given.display("C5", "C8", "C18", "C22").match().play("estate 2 M2", "take 1", "take_deck")
    hands = [other.families[0].hand for other in redealt(table, 1)]
    assert {hand[0] for hand in hands} == {table.family("red").hand[0]}
    assert len({hand[1] for hand in hands}) > 10
    assert [other.families[0].hand for other in redealt(table, 0)] == [table.family("red").hand] * 60


def test_after_the_game_all_hands_are_open() -> None:
    given = Given("red", "blue", "green", round=10, is_fate=True).fate(10, "triumph").family("red", hand=["C5"])
    table = given.match()
    assert table.is_over
    assert seen(table, 1)["families"][0]["hand"] == ["C5"]


def test_an_open_start_tile_shows_nothing_of_what_comes() -> None:
    """R20: tiles set aside are public, the deck and the unused colours are not."""
    table = new_game(2)
    first = table.order[0]
    tile = table.estate(first)["T2"]
    table.play("start_tile top")
    view = seen(table)
    assert view["aside"] == [tile]
    assert view["display"] == [None, None, None, None]
    assert view["deck"] == 40


def test_a_redeal_keeps_what_others_took_for_all_to_see() -> None:
    """R71: a contract of the display is remembered, one from the deck is not."""
    given = Given().family("pink", citizens=["2", "1"]).display("C5", "C6", "C7", "C8").deck(*CONTRACTS[10:40])
    table = given.elsewhere().match().play("estate 2 M2", "take 1", "take_deck")
    hands = set()
    for seed in "abcdefgh":
        s = table.state.copy()
        GAME.redeal(s, 1, Dice.from_seed(seed))
        known, drawn = s.families[0].hand
        assert CONTRACTS[known] == "C5"
        hands.add(drawn)
    assert len(hands) > 1


def test_a_redeal_leaves_the_own_hand_alone() -> None:
    given = Given().family("pink", citizens=["2", "1"]).display("C5", "C6", "C7", "C8").elsewhere()
    table = given.match().play("estate 2 M2", "take_deck", "take_deck")
    s = table.state.copy()
    GAME.redeal(s, 0, Dice.from_seed("other"))
    assert s.families[0].hand == table.family("pink").hand
    assert s.deck != table.state.deck


def test_roofs_are_shown_as_they_lie() -> None:
    s = Given().tile("r7c2", "pink_g2", rotation=3).table()
    shown = next(cell for cell in GAME.view(s, 0)["cells"] if cell["cell"] == "r7c2")
    assert shown["roofs"] == ["brown", "teal", "slate", "white"]


def test_final_blessings_go_by_the_order_of_arrival() -> None:
    given = Given().family("pink", ares=12).family("red", ares=12).arrived("ares", "red", "blue", "pink")
    blessings = [family["blessings"] for family in GAME.view(given.table(), 0)["families"]]
    assert "final_ares_6" in blessings[0]
    assert "final_ares_8" in blessings[1]
