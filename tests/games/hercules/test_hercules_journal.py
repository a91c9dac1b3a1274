"""What the journal tells and what the view shows. Rules, "What a player must be able to see"."""

from __future__ import annotations

import json

import pytest
from tests.games.hercules.tables import HADES, AtTable, Given, new_game

from pessoi.games.hercules.components import STACKS
from pessoi.games.hercules.game import GAME
from pessoi.kernel.game import SPECTATOR
from pessoi.kernel.phrase import Name

# Hades' turn, step by step


def hades_begins() -> Given:
    """Hades holds Pegasus, so his turn is over when the hero is asked."""
    return Given(players=1, at=HADES, turns_taken=0).hero(0, dice=(1, 2))


def test_hades_stealing_and_taking_a_marker_is_told_step_by_step() -> None:
    """Theft, and case 1."""
    table = hades_begins().hades(column=10, coloured=5, white=3).match()
    assert table.told() == [
        "round-began round=5 seat=1",
        "hades-rolled coloured=5 white=3",
        "rolled seat=0 d1=1 d2=2",
        "hades-stole white=3 stack=aeolus card=aeolus_01",
        "hades-moved spaces=5 old=10 new=3",
        "hades-took-marker column=3 left=11",
    ]


def test_hades_stealing_nothing_and_taking_a_card_is_told_step_by_step() -> None:
    """No theft, and case 2."""
    given = hades_begins().hades(column=1, markers=[5], coloured=2, white=4).empty("hecate").above(3, "god_athena")
    assert given.match().told()[3:] == [
        "hades-stole-nothing white=4 stack=hecate",
        "hades-moved spaces=2 old=1 new=3",
        "hades-took-card column=3 card=god_athena",
    ]


def test_hades_running_on_to_a_vase_is_told_step_by_step() -> None:
    """Theft, and case 3 with a vase."""
    given = hades_begins().hades(column=1, markers=[7], coloured=1, white=1).nothing_above(2)
    assert given.match().told()[3:] == [
        "hades-stole white=1 stack=hestia card=hestia_01",
        "hades-moved spaces=1 old=1 new=2",
        "hades-ran-on old=2 new=6 spaces=4",
        "took-vase seat=1 card=vase_4a spaces=4",
    ]


def test_hades_finding_no_vase_is_told() -> None:
    """Case 3 with all vases for that run taken."""
    given = hades_begins().hades(column=1, markers=[7], coloured=1, white=1).nothing_above(2).no_vases(3, 4)
    assert given.match().told()[-2:] == ["hades-ran-on old=2 new=6 spaces=4", "no-vase seat=1 spaces=4"]


def test_hades_staying_is_told_step_by_step() -> None:
    """Case 3 without movement."""
    given = hades_begins().hades(column=1, markers=[5], coloured=3, white=1).nothing_above(4)
    assert given.match().told()[3:] == [
        "hades-stole white=1 stack=hestia card=hestia_01",
        "hades-moved spaces=3 old=1 new=4",
        "hades-stayed column=4",
    ]


def test_hades_twelfth_marker_is_told_as_the_final_round() -> None:
    table = hades_begins().hades(column=1, markers=[3], coloured=2, white=1).match()
    assert table.told()[-2:] == ["hades-took-marker column=3 left=0", "final-round seat=1"]


# A player's turn


def test_a_labour_with_every_reward_is_told_in_order() -> None:
    """The only eligible demigod is taken without asking, and that is said."""
    given = Given(players=3).hero(0, mastered=[1, 3, 4], dice=(4, 2)).above(4, "god_ares")
    assert given.match().play("master divide d1d2").told() == [
        "calculated operation=divide x=4 y=2 result=2",
        "mastered seat=0 labour=2 column=2",
        "moved seat=0 old=1 new=4 spaces=3",
        "automatic seat=0 choice=take aeolus",
        "took-demigod seat=0 card=aeolus_01",
        "took-vase seat=0 card=vase_3a spaces=3",
        "took-god seat=0 card=god_ares column=4",
    ]


def test_a_demigod_chosen_is_not_told_as_automatic() -> None:
    table = Given().hero(0, dice=(2, 5)).top(tyche=2).match().play("master plus d1d2", "take tyche")
    assert table.told() == [
        "calculated operation=plus x=5 y=2 result=7",
        "mastered seat=0 labour=7 column=7",
        "took-demigod seat=0 card=tyche_02",
    ]


def test_missing_rewards_are_told() -> None:
    given = Given().hero(0, mastered=[1, 3, 4], dice=(4, 2)).nothing_above(4).no_vases(3).empty("aeolus")
    assert given.match().play("master divide d1d2").told()[3:] == ["no-demigod seat=0", "no-vase seat=0 spaces=3"]


def test_abilities_are_told_with_what_they_changed() -> None:
    cards = ["god_apollo", "god_ares", "god_athena", "god_demeter", "god_artemis", "god_hermes"]
    given = Given(players=3).hero(0, dice=(1, 2), cards=cards).hero(1, dice=(5, 6)).top(tyche=1, morpheus=4)
    table = given.match(rolls=[2, 3, 4])
    uses = ["use god_apollo none", "use god_ares d1+w", "use god_athena d2", "use god_demeter w"]
    uses += ["use god_artemis d1", "use god_hermes 1"]
    assert table.play(*uses, "master plus d1d2").told() == [
        "used seat=0 card=god_apollo",
        "took-white-die seat=0 face=2",
        "used seat=0 card=god_ares",
        "rerolled seat=0 die=d1 old=1 new=3",
        "rerolled seat=0 die=w old=2 new=4",
        "used seat=0 card=god_athena",
        "die-changed seat=0 die=d2 old=2 new=5",
        "used seat=0 card=god_demeter",
        "die-changed seat=0 die=w old=4 new=5",
        "used seat=0 card=god_artemis",
        "die-changed seat=0 die=d1 old=3 new=2",
        "used seat=0 card=god_hermes",
        "copied seat=0 other=1 d1=5 d2=6",
        "calculated operation=plus x=6 y=5 result=11",
        "mastered seat=0 labour=11 column=11",
        "automatic seat=0 choice=take hestia",
        "took-demigod seat=0 card=hestia_01",
        "white-die-returned seat=0",
    ]


def test_a_rest_is_told() -> None:
    cards = ["hestia_01", "god_apollo"]
    table = Given().hero(0, mastered=[1], dice=(1, 1), cards=cards, used=cards).match()
    assert table.play("rest", "recover hestia_01", "refresh god_apollo").told() == [
        "rested seat=0",
        "recovered seat=0 card=hestia_01",
        "refreshed seat=0 card=god_apollo",
    ]


def test_giving_up_is_told() -> None:
    table = Given().hero(0, open=[11], dice=(1, 1), cards=["god_athena"]).match().play("use god_athena d2", "give_up")
    assert table.told() == [
        "used seat=0 card=god_athena",
        "die-changed seat=0 die=d2 old=1 new=6",
        "gave-up seat=0",
    ]


def test_the_change_of_rounds_is_told() -> None:
    table = Given(players=2).match(rolls=[1, 2, 3, 4]).play("rest")
    assert table.told() == [
        "rested seat=0",
        "pegasus-passed seat=0",
        "round-began round=6 seat=0",
        "rolled seat=0 d1=1 d2=2",
        "rolled seat=1 d1=3 d2=4",
    ]


def test_the_end_is_told_with_the_scores() -> None:
    """Zeus, the final round and the places."""
    table = Given(players=2, turns_taken=1).hero(0, open=[12], dice=(6, 6)).match().play("master plus d1d2")
    assert table.told()[-4:] == [
        "took-god seat=0 card=god_zeus column=12",
        "final-round seat=0",
        "scored seat=0 total=22 place=1",
        "scored seat=1 total=0 place=2",
    ]


def test_everybody_sees_every_event() -> None:
    table = new_game(3)
    for _ in range(6):
        table.play(table.menu[0])
    seen = [table.match.events(seat) for seat in (SPECTATOR, 0, 1, 2)]
    assert seen[0]
    assert seen[0] == seen[1] == seen[2] == seen[3]


# What the view shows


def test_the_view_is_the_same_for_all_and_pure_data() -> None:
    for players in (1, 2, 3, 4):
        match = new_game(players).match
        views = [match.view(seat) for seat in range(SPECTATOR, players)]
        assert all(view == views[0] for view in views)
        assert json.loads(json.dumps(views[0])) == views[0]


def test_only_the_top_of_a_demigod_stack_is_seen() -> None:
    """R8 The top card and the number of cards left."""
    table = new_game(3)
    assert table.view["stacks"] == [
        {"stack": name, "top": table.stack(name)[0], "left": len(table.stack(name))} for name in STACKS
    ]
    covered = {card for name in STACKS for card in table.stack(name)[1:]}
    assert not [card for card in covered if f'"{card}"' in json.dumps(table.view)]


def test_an_imagined_table_hides_what_lies_below_the_top_cards() -> None:
    """R8 Redealt is the order below the top card of each stack, and nothing else."""
    table = new_game(4)
    seat = table.deciding
    assert seat is not None
    imagined = [AtTable(table.match.imagine(seat, seed)) for seed in ("a", "b", "c")]
    for twin in imagined:
        assert twin.view == table.view
        for name in STACKS:
            assert sorted(twin.stack(name)) == sorted(table.stack(name))
            assert twin.stack(name)[0] == table.stack(name)[0]
    assert len({str([twin.stack(name) for name in STACKS]) for twin in [table, *imagined]}) == 4


@pytest.mark.parametrize(
    ("markers", "stack", "case"), [([4, 5], "pan", "marker"), ([5], "pan", "card"), ([5], "pan", "run_on")]
)
def test_what_hades_will_do_is_seen_before_he_does_it(markers: list[int], stack: str, case: str) -> None:
    given = Given(players=1, turns_taken=0, round_limit=5).hades(column=1, markers=markers, coloured=3, white=2)
    table = (given.nothing_above(4) if case == "run_on" else given).match()
    assert table.view["hades"] == {"stack": stack, "column": 4, "case": case}
    events = {"marker": "hades-took-marker", "card": "hades-took-card", "run_on": "hades-stayed"}
    assert [line.split()[0] for line in table.play("rest").told() if "hades" in line][-1] == events[case]


def test_hades_plan_follows_the_white_die_in_the_heros_hand() -> None:
    given = Given(players=1, turns_taken=0, round_limit=5).hero(0, dice=(6, 6), cards=["god_apollo", "god_demeter"])
    table = given.hades(coloured=2, white=1).match(rolls=[3])
    plans = [table.view["hades"]["stack"]]
    for choice in ("use god_apollo none", "use god_demeter w"):
        plans.append(table.play(choice).view["hades"]["stack"])
    assert plans == ["hestia", "aeolus", "hecate"]
    assert table.play("master plus d1d2").view["hades"] is None


def test_nothing_is_foreseen_once_hades_has_acted() -> None:
    assert hades_begins().hades(coloured=2, white=1).match().view["hades"] is None
    assert Given(players=2).view()["hades"] is None


def test_the_place_of_the_white_die_is_seen() -> None:
    table = Given().hero(0, dice=(1, 1), cards=["god_apollo"]).match(rolls=[4])
    assert table.view["white_die"] == {"holder": None, "face": None}
    assert table.play("use god_apollo none").view["white_die"] == {"holder": 0, "face": 4}
    assert table.play("master plus d1d2").view["white_die"] == {"holder": None, "face": None}


def test_alone_the_white_die_is_seen_with_hades() -> None:
    table = Given(players=1).hero(0, dice=(1, 1), cards=["god_apollo"]).hades(coloured=1, white=6).match(rolls=[4])
    assert table.view["white_die"] == {"holder": HADES, "face": 6}
    assert table.play("use god_apollo none").view["white_die"] == {"holder": 0, "face": 4}


@pytest.mark.parametrize(("supply", "demigod"), [(0, "no_marker"), (1, "ready")])
def test_the_status_of_a_card_says_why_it_cannot_be_used(supply: int, demigod: str) -> None:
    cards = ["hestia_01", "pan_02", "god_ares", "god_athena", "hestia_04", "god_hera", "god_zeus"]
    given = Given().hero(0, mastered=range(1, 2 + supply), cards=cards, used=["pan_02", "god_athena"])
    shown = given.view()["players"][0]["cards"]
    assert [card["card"] for card in shown] == cards
    assert [card["status"] for card in shown] == [
        demigod,
        "marked",
        "ready",
        "turned",
        "passive",
        "passive",
        "passive",
    ]


def test_the_board_is_seen() -> None:
    given = Given(players=2, at=0).hero(0, mastered=[1, 3], dice=(5, 6), cards=["god_ares", "vase_3a"])
    view = given.above(2, "god_hera").above(7, "god_ares").match().view
    hero = view["players"][0]
    assert (hero["column"], hero["open"], hero["supply"]) == (1, [2, *range(4, 13)], 2)
    assert (hero["dice"], hero["prizes"]) == ([5, 6], ["vase_3a"])
    assert (view["columns"][1], view["columns"][6]) == ("god_hera", None)
    assert view["pile"] == {"top": "god_zeus", "left": 2}
    assert view["vases"][0] == {"spaces": 3, "cards": []}
    assert view["vases"][4] == {"spaces": 7, "cards": ["vase_7a"]}
    assert (view["round"], view["pegasus"], view["order"], view["active"]) == (5, 1, [1, 0], 0)
    assert not view["is_final_round"]


def test_the_end_is_seen_with_places_and_tie_break() -> None:
    given = Given(players=2, turns_taken=1, round_limit=5).hero(0, mastered=[2]).hero(1, mastered=[1])
    table = given.match()
    assert [player["place"] for player in table.view["players"]] == [None, None]
    view = table.play("rest").view
    assert view["is_over"]
    assert view["active"] is None
    assert [player["total"] for player in view["players"]] == [1, 1]
    assert [player["place"] for player in view["players"]] == [2, 1]
    assert view["tie_break"] == "column"


def rewards_shown(table: AtTable, words: str) -> list[object]:
    """The numbers and cards that a choice is said to bring, in order."""
    decision = table.match.decision
    assert decision is not None
    brings = GAME.outlook(table.state, decision, GAME.verbs.parse(words))
    mentioned = [word for phrase in brings for word in phrase.values.values()]
    return [word.message if isinstance(word, Name) else word for word in mentioned]


def test_a_calculation_is_shown_with_its_rewards() -> None:
    """Labour, target column and spaces, eligible demigods, vase and god."""
    given = Given(players=3).hero(0, mastered=[1, 3, 4], dice=(4, 2)).above(4, "god_ares").top(tyche=2)
    table = given.match()
    assert table.calculations["divide d1d2"] == 2
    assert rewards_shown(table, "master divide d1d2") == [
        4,
        3,
        "card-aeolus_01",
        "card-tyche_02",
        "card-vase_3a",
        "card-god_ares",
    ]


def test_a_calculation_that_moves_nobody_is_shown_with_its_demigod_only() -> None:
    table = Given().hero(0, dice=(6, 6)).match()
    assert rewards_shown(table, "master plus d1d2") == ["card-hestia_01"]
    assert rewards_shown(table, "rest") == []
