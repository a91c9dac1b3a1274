"""What each seat sees and what stays hidden: scenarios E21, E62, E65 and the rulings R8 to R10, R74, R75."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from tests.games.hexemonia.tables import AtTable, Given, new_game

from pessoi.games.hexemonia.components import TILE, TILES
from pessoi.games.hexemonia.view import renamed
from pessoi.kernel.bits import bit
from pessoi.kernel.errors import CannotUndo
from pessoi.kernel.game import SPECTATOR


def tiles_in(view: dict[str, Any]) -> set[str]:
    """Every tile that a view names."""
    return set(re.findall(r'"(\w+_\d)"', json.dumps(view))) & set(TILE)


def names(tiles: list[int]) -> set[str]:
    return {TILES[tile] for tile in tiles if tile >= 0}


def full_table() -> Given:
    """Four players, nobody revealed."""
    given = Given(players=4, at=1).city(0, "acropolis [1,0,1]", "village@1 [2,0,0]", hand=["wall", "pasture"])
    given.city(1, "acropolis [2,0,1]", "spring@1", hand=["temple"], myths={"hades": "spring"})
    return given.city(2, hand=["agora", "asty", "fleet"]).city(3, "acropolis", "quarry@1")


def test_an_observation_holds_what_the_seat_knows() -> None:
    """E62 Own hand and Acropolis, numbers of hand tiles, all cities, cubes, myths, display, stack size, Underworld."""
    view = full_table().match().view(1)
    cities = view["cities"]
    assert cities[1]["hand"] == {"count": 1, "tiles": ["temple_1"], "totals": {"temple_1": [3, 3]}}
    assert cities[1]["acropolis"]["city"] == "sparta"
    assert [city["hand"]["count"] for city in cities] == [2, 1, 3, 0]
    assert [[tile["tile"] for tile in city["tiles"]] for city in cities] == [
        ["village_1"],
        ["spring_1"],
        [],
        ["quarry_1"],
    ]
    assert cities[0]["tiles"][0]["cubes"] == {"citizen": 2, "hoplite": 0, "gold": 0}
    assert cities[0]["acropolis"]["cubes"] == {"citizen": 1, "hoplite": 0, "gold": 1}
    assert cities[1]["myths"] == [{"tile": "hades_1", "host": "spring_1", "is_active": True}]
    assert len(view["display"]) == 4
    assert view["stack"] == {"left": 51 - 4 - 6 - 4, "known": []}
    assert view["underworld"] == []
    assert view["acropolises"] == ["athens", "sparta", "delphi", "delos"]
    assert (view["active"], view["start_seat"], view["last_seat"], view["is_end_triggered"]) == (1, 0, 3, False)
    assert view["philosopher"] is None


def test_an_observation_holds_nothing_else() -> None:
    """E62 No tile of another hand or of the stack, no other Acropolis."""
    table = full_table().match()
    s = table.state
    for seat in (SPECTATOR, 0, 1, 2, 3):
        view = table.view(seat)
        hidden = names(s.stack).union(*(names(city.hand) for city in s.cities if city.seat != seat))
        assert not tiles_in(view) & hidden
        others = [city for city in view["cities"] if city["seat"] != seat]
        assert {city["acropolis"]["city"] for city in others} == {None}
        assert {city["acropolis"]["nature"] for city in others} == {None}
        assert all(city["hand"]["tiles"] is None for city in others)


def test_other_hands_acropolises_and_stacks_look_the_same() -> None:
    """E62 Two worlds that differ in what P1 can't know are one world to P1."""
    one = full_table().match()
    other = Given(players=4, at=1).city(0, "acropolis [1,0,1]", "village@1 [2,0,0]", hand=["labyrinth", "oracle"])
    other.city(1, "acropolis [2,0,1]", "spring@1", hand=["temple"], myths={"hades": "spring"})
    other.city(2, hand=["wall", "wall", "agora"], acropolis="athens").city(3, "acropolis", "quarry@1")
    twin = other.display(*[str(tile) for tile in one.display]).match()
    assert names(twin.state.cities[0].hand) != names(one.state.cities[0].hand)
    assert twin.view(1) == one.view(1)
    assert twin.menu == one.menu


def test_the_underworld_lies_open_to_all() -> None:
    """R10 Everybody may look through it, in the order in which tiles came."""
    hand = ["asty", "fleet", "phalanx", "labyrinth", "gymnasium"]
    table = Given().city(0, hand=hand).match().play("action production", "discard fleet")
    assert [table.view(seat)["underworld"] for seat in (SPECTATOR, 0, 1, 2)] == [["fleet_1"]] * 4


def test_a_revealed_acropolis_is_seen_by_all() -> None:
    """Rules, "What a player must be able to see": identity, nature and bonus."""
    view = Given().city(0, acropolis="olympia", revealed=True).match().view(1)
    assert view["cities"][0]["acropolis"]["city"] == "olympia"
    assert view["cities"][0]["acropolis"]["nature"] == "sacred"


def test_points_of_a_hidden_acropolis_are_shown_to_its_owner_only() -> None:
    """Rules, "What a player must be able to see": provisional points."""
    tiles = ["acropolis", "tavern@1 [2,0,0]", "pasture@2", "gymnasium@3"]
    given = Given().city(0, *tiles, acropolis="olympia", myths={"moirai": "pasture", "amazons": "gymnasium"})
    table = given.city(1, "acropolis", "tavern@1 [2,0,0]", acropolis="athens").match()
    assert [table.view(seat)["cities"][0]["points"]["myths"] for seat in (0, 1, 2, SPECTATOR)] == [8, 0, 0, 0]
    assert [table.view(seat)["cities"][1]["points"]["bonus"] for seat in (0, 1, 2, SPECTATOR)] == [0, 2, 0, 0]


def test_hands_do_not_shine_through_the_steps_of_a_turn() -> None:
    """R76 Whether P0 could lay something is P0's affair: the others see the same either way."""
    seen = []
    for hand in (["pasture"], ["asty"]):
        given = Given().city(0, "acropolis [1,0,0]", hand=hand).display("wall", "agora", "fleet", "hades")
        seen.append(given.match().view(1))
    assert seen[0] == seen[1]


def test_ending_the_building_is_seen_as_what_it_is() -> None:
    """R76 Only by saying so, or by choosing the action, does a player leave step B in the eyes of others."""
    table = Given().city(0, "acropolis [1,0,0]", hand=["pasture"]).match()
    assert table.view(1)["step"] == "build"
    assert table.play("end_build").view(1)["step"] == "action"


# The question to reveal


def watched(given: Given, script: list[str], by: int) -> list[tuple[object, ...]]:
    """All that another seat notices while a player acts: how many choices, whose turn to choose, view, log."""
    table = given.match()
    seen: list[tuple[object, ...]] = []
    for words in ["", *script]:
        if words:
            table.play(words)
        seen.append((table.match.ply, table.deciding, table.view(by), [repr(e) for e in table.match.events(by)]))
    return seen


def temple_keeper(acropolis: str, spring: int) -> Given:
    """P2 has a Temple beside the hidden Acropolis, and a Spring beside it or far away."""
    return Given(at=2).city(2, "acropolis", "temple@1 [1,0,1]", f"spring@{spring}", acropolis=acropolis)


@pytest.mark.parametrize("by", [1, SPECTATOR])
def test_nobody_sees_whether_a_player_could_have_revealed(by: int) -> None:
    """E21, E62, R9, R78 Olympia, asked and declining, looks to others exactly like Athens."""
    script = ["action special", "use temple", "conceal", "end_special"]
    asked, not_asked = (watched(temple_keeper(name, spring=2), script, by) for name in ("olympia", "athens"))
    assert asked == not_asked


@pytest.mark.parametrize("by", [1, SPECTATOR])
def test_nobody_sees_that_a_temple_could_have_been_used(by: int) -> None:
    """E62, R32, R78 Only Olympia could feed this Temple; leaving it alone tells nothing."""
    script = ["action special", "use spring", "gain gold", "end_special"]
    able, unable = (watched(temple_keeper(name, spring=4), script, by) for name in ("olympia", "athens"))
    assert able == unable


@pytest.mark.parametrize("by", [1, SPECTATOR])
def test_nobody_sees_whether_delphi_was_concealed(by: int) -> None:
    """E62, R9, R78 In step D everybody with a hidden Acropolis answers, whichever it is."""
    worlds = [Given(players=4).city(0, "acropolis", "agora@1", acropolis=name) for name in ("delphi", "athens")]
    asked, not_asked = (watched(given, ["action production", "conceal"], by) for given in worlds)
    assert asked == not_asked


def test_a_sealed_record_does_not_tell_who_concealed() -> None:
    """Rules, "What a player must be able to see": nothing marked no in anything saved or sent."""
    table = temple_keeper("olympia", spring=2).match().play("action special", "use temple", "conceal")
    sealed = str(table.match.record(sealed=True))
    assert "conceal" not in sealed
    assert "conceal" in str(table.match.record())


def test_a_sealed_record_does_not_tell_what_the_oracle_showed() -> None:
    given = Given().city(0, "acropolis", "village@1 [2,0,0]", myths={"oracle": "village"})
    table = given.stack("wall", "temple", "fleet").match().use("oracle").play("put fleet", "put wall")
    sealed = str(table.match.record(sealed=True))
    assert "put" not in sealed
    assert "fleet" not in sealed


# Dealing anew what a seat can't know


def test_what_a_seat_knows_stays_when_the_rest_is_dealt_anew() -> None:
    """Own hand, own Acropolis and everything open stay; the rest changes places."""
    table = full_table().match()
    s = table.state
    worlds = [table.imagined(1, str(seed)) for seed in range(30)]
    for world in worlds:
        assert world.cities[1].hand == s.cities[1].hand
        assert world.cities[1].acropolis == s.cities[1].acropolis
        assert world.display == s.display
        assert sorted(world.stack + world.cities[0].hand + world.cities[2].hand) == sorted(
            s.stack + s.cities[0].hand + s.cities[2].hand
        )
    assert len({tuple(world.stack) for world in worlds}) == 30
    assert len({tuple(int(city.acropolis) for city in world.cities) for world in worlds}) == 6


def test_revealed_acropolises_stay_where_they_are() -> None:
    """R7 Never back: only the other two can be exchanged."""
    table = full_table().city(3, revealed=True).match()
    worlds = [table.imagined(1, str(seed)) for seed in range(30)]
    assert {int(world.cities[3].acropolis) for world in worlds} == {int(table.state.cities[3].acropolis)}
    assert len({int(world.cities[0].acropolis) for world in worlds}) == 2


def test_a_tile_taken_from_the_display_is_remembered_by_all() -> None:
    """R79 Everybody saw it go into that hand, though no view shows it there."""
    table = Given(draws=True).city(0, "acropolis", hand=["asty"]).display("wall", "pasture", "agora", "hades").match()
    table.play("take 1", "gain gold")
    wall = TILE["wall_1"]
    assert table.told("took", seat=1) == ["took seat=0 tile=wall_1"]
    assert all(wall in table.imagined(1, str(seed)).cities[0].hand for seed in range(20))
    assert not all(TILE["asty_1"] in table.imagined(1, str(seed)).cities[0].hand for seed in range(20))
    assert table.view(1)["cities"][0]["hand"] == {"count": 2, "tiles": None, "totals": {}}


def test_what_the_oracle_showed_stays_for_the_one_who_looked() -> None:
    """R75 Dealt anew for the seer the top stays, for others it does not."""
    given = Given().city(0, "acropolis", "village@1 [2,0,0]", myths={"oracle": "village"})
    table = given.match().use("oracle")
    top = table.state.stack[-4:]
    assert all(table.imagined(0, str(seed)).stack[-4:] == top for seed in range(20))
    assert not any(table.imagined(1, str(seed)).stack[-4:] == top for seed in range(20))


# Undo


def why(table: AtTable) -> str:
    return table.match.why_no_undo()


def test_taking_a_tile_is_not_undone_once_another_came_up() -> None:
    """R74 A hidden tile was seen; gaining a cube shows nothing."""
    table = new_game(3).play("take 1")
    assert why(table) == "drawn"
    with pytest.raises(CannotUndo):
        table.match.undo()
    assert why(table.play("gain gold")) == ""


def test_laying_and_paying_can_be_undone() -> None:
    """R74 The program's undo is outside the rules: nothing hidden was seen."""
    table = Given().city(0, "acropolis [1,0,0]", "spring@1 [1,0,0]", hand=["village", "asty"]).match()
    table.play("lay village 2", "pay spring")
    assert why(table) == ""
    table.match.undo()
    table.match.undo()
    assert table.hand(0) == ["village", "asty"]
    assert table.cubes(0, "spring") == [1, 0, 0]


@pytest.mark.parametrize(
    ("myth", "host", "nature"), [("oracle", "village@1 [2,0,0]", "looked"), ("moirai", "pasture@1 [1,0,0]", "drawn")]
)
def test_undo_stops_at_the_stack(myth: str, host: str, nature: str) -> None:
    """R74 Oracle and Moirai show what nobody had seen."""
    given = Given().city(0, "acropolis", host, "spring@2", myths={myth: host.split("@", maxsplit=1)[0]})
    assert why(given.match().use(myth)) == nature


def test_the_order_given_by_the_oracle_can_be_undone() -> None:
    """R74 Once seen, the tiles may be put in another order."""
    given = Given().city(0, "acropolis", "village@1 [2,0,0]", myths={"oracle": "village"})
    table = given.stack("wall", "temple", "fleet").match().use("oracle").play("put fleet")
    assert why(table) == ""
    table.match.undo()
    assert table.stack == ["wall", "temple", "fleet"]


def test_undo_stops_at_a_revealed_acropolis() -> None:
    """R7 Never back."""
    table = temple_keeper("olympia", spring=2).match().play("action special", "use temple", "reveal")
    assert why(table) == "drawn"


def test_undo_stops_at_pandora() -> None:
    """R74 The victim's tile was shown to all."""
    given = Given(players=4).city(0, "acropolis", "spring@1", myths={"pandora": "spring"}).city(1, hand=["wall"])
    assert why(given.match().use("pandora")) == "drawn"


def test_what_another_foresaw_stays_as_much_under_other_names() -> None:
    """R75: of tiles dealt anew another seat has seen those that lie where the seen ones lay."""
    assert renamed(bit(2) | bit(5) | bit(9), {2: 7, 9: 2}) == bit(7) | bit(5) | bit(2)
