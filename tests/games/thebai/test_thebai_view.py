"""What a seat sees, and what it can't know."""

from __future__ import annotations

from tests.games.thebai.given import Given
from tests.games.thebai.tables import new_game

from pessoi.games.thebai.components import CONTRACTS, FATE_BACK
from pessoi.games.thebai.game import GAME
from pessoi.kernel.dice import Dice
from pessoi.kernel.game import SPECTATOR


def test_five_fate_tiles_are_known_and_the_others_by_their_backs() -> None:
    """Rules, set-up 5."""
    table = new_game(3)
    shown = table.match.view(SPECTATOR)["fate"]
    assert [fate["tile"] is not None for fate in shown] == [True] * 5 + [False] * 5
    assert [fate["back"] for fate in shown[5:]] == ["delta", "omega", "delta", "omega", "delta"]


def test_one_more_fate_tile_is_known_every_round() -> None:
    s = Given(round=3).table()
    assert [fate["tile"] is not None for fate in GAME.view(s, 0)["fate"]].count(True) == 7


def test_a_redeal_exchanges_hidden_fate_tiles_with_those_of_the_same_back() -> None:
    seen = set()
    for seed in "abcdefgh":
        s = Given(round=1).table()
        before = [FATE_BACK[tile] for tile in s.fate]
        known = s.fate[:5]
        GAME.redeal(s, 0, Dice.from_seed(seed))
        assert [FATE_BACK[tile] for tile in s.fate] == before
        assert s.fate[:5] == known
        seen.add(tuple(s.fate))
    assert len(seen) > 1


def test_invaders_are_hidden_until_their_battle() -> None:
    view = new_game(2).match.view(0)
    assert [row["invader"] for row in view["rows"]] == [None] * 6


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


def test_hands_are_laid_open_when_the_game_is_over() -> None:
    s = Given().family("pink", hand=["C5"]).table()
    assert GAME.view(s, 1)["families"][0]["hand"] is None
    s.is_over = True
    assert GAME.view(s, 1)["families"][0]["hand"] == ["C5"]


def test_roofs_are_shown_as_they_lie() -> None:
    s = Given().tile("r7c2", "pink_g2", rotation=3).table()
    shown = next(cell for cell in GAME.view(s, 0)["cells"] if cell["cell"] == "r7c2")
    assert shown["roofs"] == ["brown", "teal", "slate", "white"]


def test_final_blessings_go_by_the_order_of_arrival() -> None:
    given = Given().family("pink", ares=12).family("red", ares=12).arrived("ares", "red", "blue", "pink")
    blessings = [family["blessings"] for family in GAME.view(given.table(), 0)["families"]]
    assert "final_ares_6" in blessings[0]
    assert "final_ares_8" in blessings[1]
