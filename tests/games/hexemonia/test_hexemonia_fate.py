"""Oracle and Moirai: scenarios E29, E30, E65 and the rulings R37, R75."""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.hexemonia.tables import AtTable, Given, title


def with_oracle(*stack: str, hand: Sequence[str] = ()) -> Given:
    given = Given().city(0, "acropolis", "village@1 [2,0,0]", myths={"oracle": "village"}, hand=hand)
    return given.display("pasture", "quarry", "harbour", "lighthouse").stack(*stack)


def known(table: AtTable, seat: int) -> list[str]:
    """The tiles on top of the stack that a seat knows."""
    return [name.rsplit("_", 1)[0] for name in table.view(seat)["stack"]["known"]]


# Oracle


def test_the_oracle_orders_the_top_four_tiles() -> None:
    """E29 Oracle; the last of them goes by itself."""
    table = with_oracle("wall", "pasture", "temple", "fleet", "asty").match().use("oracle")
    assert table.said() == {"put wall", "put pasture", "put temple", "put fleet"}
    table.play("put temple", "put fleet", "put wall")
    assert table.stack == ["temple", "fleet", "wall", "pasture", "asty"]
    assert table.deciding == 1


def test_a_short_stack_is_ordered_as_far_as_it_goes() -> None:
    """E29, R37 With three tiles left only these three."""
    table = with_oracle("wall", "temple", "fleet").match().use("oracle")
    assert table.said() == {"put wall", "put temple", "put fleet"}
    table.play("put fleet")
    assert table.said() == {"put wall", "put temple"}
    assert table.play("put temple").stack == ["fleet", "temple", "wall"]


def test_a_single_tile_is_looked_at_and_stays() -> None:
    """R37 There is nothing to order, but the player knows it now."""
    table = with_oracle("wall").match().use("oracle")
    assert table.stack == ["wall"]
    assert known(table, 0) == ["wall"]


def test_without_a_stack_the_oracle_is_of_no_use() -> None:
    """E29, R37 With no tile left it is not offered."""
    given = Given().city(0, "acropolis", "village@1 [2,0,0]", myths={"oracle": "village"}).end_triggered()
    assert not given.match().offers("action special")


def test_looking_is_not_drawing() -> None:
    """E65, R37 The end is not triggered and everybody sees three tiles in the stack, during and after the use."""
    table = with_oracle("quarry", "wall", "asty").match().use("oracle")
    assert [table.view(seat)["stack"]["left"] for seat in (-1, 0, 1, 2)] == [3, 3, 3, 3]
    table.play("put asty", "put wall")
    assert table.stack == ["asty", "wall", "quarry"]
    assert [table.view(seat)["stack"]["left"] for seat in (-1, 0, 1, 2)] == [3, 3, 3, 3]
    assert not table.view()["is_end_triggered"]


def test_the_player_who_looked_goes_on_knowing() -> None:
    """E65, R75 Nobody else does; and what is turned up is known to all, the rest still to the one."""
    table = with_oracle("quarry", "wall", "asty").match().use("oracle").play("put asty", "put wall")
    assert known(table, 0) == ["asty", "wall", "quarry"]
    assert known(table, 1) == known(table, 2) == known(table, -1) == []
    table.play("take 1")
    assert table.display[0] == "asty"
    assert known(table, 0) == ["wall", "quarry"]
    assert known(table, 1) == known(table, 2) == known(table, -1) == []


def test_what_is_seen_is_known_while_it_is_ordered() -> None:
    """R75 The view shows the four tiles in the order so far."""
    table = with_oracle("wall", "temple", "fleet", "asty", "agora").match().use("oracle")
    assert known(table, 0) == ["wall", "temple", "fleet", "asty"]
    table.play("put asty")
    assert known(table, 0) == ["asty", "wall", "temple", "fleet"]


def test_knowledge_lasts_until_the_tiles_are_gone() -> None:
    """R75 Turn by turn one tile less, and then nothing."""
    table = with_oracle("wall", "temple", "fleet", "asty", "agora").match().use("oracle")
    table.play("put fleet", "put asty", "put wall")
    for left in (["asty", "wall", "temple"], ["wall", "temple"]):
        assert known(table.play("take 1"), 0) == left
    table.play("action strategy").play("take 1")
    assert known(table, 0) == ["temple"]
    table.play("take 1")
    assert known(table, 0) == []
    assert table.stack == ["agora"]


def test_a_new_look_ends_the_knowledge_of_the_one_before() -> None:
    """R75 When the captured Oracle speaks to another, only that one knows the top."""
    given = with_oracle("wall", "temple", "fleet", "asty", "agora", "spring", "agora")
    given.city(1, "acropolis [9,0,0]", "spring@1")
    table = given.match().use("oracle").play("put wall", "put temple", "put fleet")
    table.play("take 2", "gain gold").wage_war("village", citizens=5).play("settle 2")
    assert table.myths(1) == {"oracle": "village"}
    assert known(table, 0) == ["temple", "fleet", "asty"]
    table.pass_turn().pass_turn().play("take 3", "gain gold").use("oracle")
    assert known(table, 0) == []
    assert len(known(table, 1)) == len(table.stack) > 0


# Moirai


def with_moirai(*stack: str, hand: Sequence[str] = ()) -> AtTable:
    given = Given().city(0, "acropolis", "pasture@1 [1,0,0]", myths={"moirai": "pasture"}, hand=hand)
    return given.display("quarry", "quarry", "harbour", "lighthouse").stack(*stack).match()


def test_the_moirai_draw_the_top_tile_into_the_hand() -> None:
    """R37 Nobody else sees which one."""
    table = with_moirai("wall", "temple").use("moirai")
    assert table.hand(0) == ["wall"]
    assert table.stack == ["temple"]
    assert table.view(1)["cities"][0]["hand"] == {"count": 1, "tiles": None, "totals": {}}


def test_the_moirai_can_bring_the_end() -> None:
    """E30, R13 The hand is trimmed in step D; the others take final turns without step A."""
    table = with_moirai("wall", hand=["asty", "asty", "fleet", "phalanx"]).use("moirai")
    assert len(table.hand(0)) == 5
    assert table.stack == []
    assert table.view()["is_end_triggered"]
    assert table.prompt == "discard"
    table.play("discard wall")
    for seat in (1, 2):
        assert table.deciding == seat
        assert table.said("take", "gain") == set()
        table.pass_turn()
    assert table.is_over


def test_without_a_stack_the_moirai_are_of_no_use() -> None:
    """R37 There is no thread left to draw."""
    given = Given().city(0, "acropolis", "pasture@1 [1,0,0]", myths={"moirai": "pasture"}).end_triggered()
    assert not given.match().offers("action special")


def test_a_foreseen_tile_drawn_by_the_moirai_is_known_by_the_seer() -> None:
    """R75, R79 The seer knows the hand it went into: dealt anew, it stays there."""
    given = with_oracle("wall", "temple", "fleet", "asty", "agora", "spring")
    given.city(1, "acropolis", "quarry@1 [1,0,1]", myths={"moirai": "quarry"})
    table = given.match().use("oracle").play("put wall", "put temple", "put fleet")
    table.play("take 1", "gain gold").use("moirai")
    assert "temple" in table.hand(1)
    temple = next(tile for tile in table.state.cities[1].hand if title(tile) == "temple")
    assert all(temple in table.imagined(0, str(seed)).cities[1].hand for seed in range(20))
    assert not all(temple in table.imagined(2, str(seed)).cities[1].hand for seed in range(20))
