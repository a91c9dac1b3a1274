"""Rest: scenarios E38 to E41."""

from __future__ import annotations

from tests.games.hercules.tables import Given


def test_charlotte_takes_back_three_markers_and_turns_a_god() -> None:
    """E38 Charlotte rests (R52)."""
    demigods = ["hestia_01", "pan_02", "aeolus_01", "tyche_01"]
    cards = [*demigods, "god_apollo", "god_hermes"]
    given = Given(players=3, at=2).hero(2, mastered=range(1, 7), dice=(1, 2), cards=cards, used=cards)
    table = given.match(rolls=[2, 3])
    assert table.hero(2).supply == 2
    table.play("rest", "recover hestia_01", "recover pan_02", "recover tyche_01", "refresh god_apollo")
    assert table.hero(2).supply == 5
    assert table.status(2, "aeolus_01") == "marked"
    assert table.status(2, "god_hermes") == "turned"
    ready = ["hestia_01", "pan_02", "tyche_01", "god_apollo"]
    assert [table.status(2, card) for card in ready] == ["ready"] * 4
    assert table.deciding == 0
    table.play("rest")
    assert table.deciding == 2
    assert {choice.split()[1] for choice in table.uses} == set(ready)


def test_after_the_third_marker_the_god_is_asked_for_and_then_the_turn_is_over() -> None:
    """E38 Charlotte rests: the questions."""
    cards = ["hestia_01", "pan_02", "aeolus_01", "tyche_01", "god_apollo", "god_hermes"]
    given = Given(players=3, at=2).hero(2, mastered=range(1, 7), dice=(1, 2), cards=cards, used=cards)
    table = given.match().play("rest")
    assert table.menu == ["recover hestia_01", "recover pan_02", "recover aeolus_01", "recover tyche_01", "done"]
    table.play("recover hestia_01")
    assert table.menu == ["recover pan_02", "recover aeolus_01", "recover tyche_01", "done"]
    table.play("recover pan_02")
    assert table.menu == ["recover aeolus_01", "recover tyche_01", "done"]
    table.play("recover tyche_01")
    assert (table.prompt, table.menu) == ("refresh", ["refresh god_apollo", "refresh god_hermes", "done"])
    table.play("refresh god_apollo")
    assert (table.deciding, table.prompt) == (0, "turn")


def test_who_rests_may_restore_nothing() -> None:
    """E39 Fewer than allowed: done, done (R50)."""
    cards = ["hestia_01", "god_apollo"]
    table = Given().hero(0, mastered=[1, 2], dice=(1, 2), cards=cards, used=cards).match()
    before = table.hero(0)
    table.play("rest", "done", "done")
    assert table.hero(0) == before
    assert table.deciding == 1


def test_without_a_turned_god_the_last_marker_ends_the_rest() -> None:
    """E39 Fewer than allowed: two marked cards (R50)."""
    cards = ["hestia_01", "pan_02"]
    table = Given().hero(0, mastered=[1, 2], dice=(1, 2), cards=cards, used=cards).match()
    table.play("rest", "recover pan_02", "recover hestia_01")
    assert table.hero(0).supply == 2
    assert table.hero(0).used == []
    assert (table.deciding, table.prompt) == (1, "turn")


def test_resting_with_nothing_to_restore_passes() -> None:
    """E40 Rest as a pass (R51)."""
    table = Given().hero(0, mastered=[1], dice=(1, 2), cards=["hestia_01", "god_apollo"]).match()
    before = table.hero(0)
    table.play("rest")
    assert (table.deciding, table.prompt) == (1, "turn")
    assert table.hero(0) == before


def test_nobody_rests_after_using_an_ability() -> None:
    """E41 No rest after an ability (R13)."""
    given = Given().hero(0, mastered=[1, 2], dice=(1, 2), cards=["hestia_01", "god_demeter", "god_athena"])
    table = given.match()
    assert table.menu[-1] == "rest"
    for choice in ("use hestia_01 d1", "use god_demeter d1", "use god_athena d2"):
        table.play(choice)
        assert "rest" not in table.menu
