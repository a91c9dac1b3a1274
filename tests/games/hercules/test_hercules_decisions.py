"""Decision points: the fixed numbering of all choices, the order of every list, and what holds in any game."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.hercules.tables import HADES, AtTable, Given, new_game

from pessoi.games.hercules.components import STACKS
from pessoi.games.hercules.game import GAME
from pessoi.kernel.dice import Dice


def test_all_choices_have_580_numbers() -> None:
    choices = GAME.verbs.choices
    assert [choice.number for choice in choices] == list(range(580))
    assert len({str(choice) for choice in choices}) == 580
    assert Counter(choice.verb.name for choice in choices) == {
        "use": 516,
        "master": 12,
        "take": 6,
        "recover": 34,
        "refresh": 9,
        "rest": 1,
        "give_up": 1,
        "done": 1,
    }


def test_a_written_choice_is_read_as_the_same_choice() -> None:
    assert all(GAME.verbs.parse(str(choice)) is choice for choice in GAME.verbs.choices)


def test_the_turn_menu_lists_uses_then_labours_then_rest() -> None:
    cards = ["pan_01", "god_demeter", "hestia_03", "hecate_01", "aeolus_02", "god_athena"]
    table = Given(players=3).hero(0, mastered=[9, 10, 11], dice=(2, 4), cards=cards).match(rolls=[3])
    assert table.menu == [
        "use pan_01 1",
        "use pan_01 2",
        "use god_demeter d1",
        "use god_demeter d2",
        "use hestia_03 d1",
        "use hestia_03 d2",
        "use hestia_03 d1+d2",
        "use hecate_01 d1",
        "use hecate_01 d2",
        "use aeolus_02 none",
        "use god_athena d1",
        "use god_athena d2",
        "master plus d1d2",
        "master minus d1d2",
        "master times d1d2",
        "master divide d1d2",
        "rest",
    ]
    table.play("use aeolus_02 none")
    assert table.menu == [
        "use pan_01 1",
        "use pan_01 2",
        "use god_demeter d1",
        "use god_demeter d2",
        "use god_demeter w",
        "use hestia_03 d1",
        "use hestia_03 d2",
        "use hestia_03 w",
        "use hestia_03 d1+d2",
        "use hestia_03 d1+w",
        "use hestia_03 d2+w",
        "use hestia_03 d1+d2+w",
        "use hecate_01 d1",
        "use hecate_01 d2",
        "use hecate_01 w",
        "use god_athena d1",
        "use god_athena d2",
        "use god_athena w",
        "master plus d1d2",
        "master minus d1d2",
        "master times d1d2",
        "master divide d1d2",
        "master plus d1w",
        "master minus d1w",
        "master times d1w",
        "master plus d2w",
        "master minus d2w",
        "master times d2w",
    ]


def test_giving_up_is_listed_last() -> None:
    given = Given().hero(0, open=[12], dice=(1, 1), cards=["god_demeter", "god_athena"])
    table = given.match().play("use god_demeter d1")
    assert table.menu == ["use god_athena d1", "use god_athena d2", "give_up"]


def test_demigods_are_listed_in_the_order_of_the_stacks() -> None:
    """The operation's stack first, as it always comes before Tyche and Morpheus."""
    table = Given().hero(0, dice=(2, 4)).top(tyche=2, morpheus=4).match()
    for operation, stack in (("plus", "hestia"), ("times", "pan"), ("divide", "aeolus"), ("minus", "hecate")):
        twin = AtTable(table.match.copy()).play(f"master {operation} d1d2")
        assert twin.menu == [f"take {stack}", "take tyche", "take morpheus"]


def test_cards_to_restore_are_listed_in_the_order_received() -> None:
    cards = ["tyche_01", "god_poseidon", "hestia_01", "aeolus_01", "god_ares"]
    table = Given().hero(0, mastered=[1, 2, 3], dice=(1, 1), cards=cards, used=cards).match().play("rest")
    assert table.menu == ["recover tyche_01", "recover hestia_01", "recover aeolus_01", "done"]
    assert table.play("done").menu == ["refresh god_poseidon", "refresh god_ares", "done"]


def test_the_turn_menu_is_shown_even_with_a_single_choice() -> None:
    table = Given().hero(0, mastered=[1, 12], dice=(6, 6)).match()
    assert (table.prompt, table.menu) == ("turn", ["rest"])


def test_every_decision_is_of_the_seat_whose_turn_it_is() -> None:
    """R38 Abilities are offered in the own turn's menu only, not with a demigod or a rest."""
    given = Given().hero(0, mastered=[1, 3], dice=(2, 5), cards=["hestia_01", "god_demeter"], used=["hestia_01"])
    given.hero(1, mastered=[1], dice=(1, 1), cards=["pan_02"]).top(tyche=2)
    table = given.match()
    assert {choice.split()[1] for choice in table.uses} == {"god_demeter"}
    assert AtTable(table.match.copy()).play("rest").menu == ["recover hestia_01", "done"]
    assert table.play("master times d1d2").menu == ["take pan", "take tyche"]


def holdings(table: AtTable) -> list[tuple[list[str], list[str]]]:
    return [(row.cards, row.prizes) for row in map(table.hero, range(len(table.state.heroes)))]


@pytest.mark.parametrize("simplified", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_any_game_goes_on_to_its_end_by_the_rules(players: int, simplified: bool) -> None:
    """R7 No card leaves a supply, no stack is refilled; R16 there is always a choice; R64 simplified or not."""
    table = new_game(players, f"any {players}", simplified=simplified)
    dice = Dice(b"whim")
    while not table.is_over:
        menu, held, stacks = table.menu, holdings(table), [table.stack(name) for name in STACKS]
        assert menu
        assert len(set(menu)) == len(menu)
        assert table.deciding == table.state.active
        assert players > 1 or table.deciding != HADES
        table.play(menu[dice.below(len(menu))])
        for (cards, prizes), (cards_before, prizes_before) in zip(holdings(table), held, strict=True):
            assert cards[: len(cards_before)] == cards_before
            assert prizes[: len(prizes_before)] == prizes_before
        for stack, before in zip((table.stack(name) for name in STACKS), stacks, strict=True):
            assert stack == before[len(before) - len(stack) :]
    columns = [table.hero(seat).column for seat in range(players)]
    assert 12 in columns or (players == 1 and table.hero(HADES).open == [])
    assert table.view["round"] < 100
