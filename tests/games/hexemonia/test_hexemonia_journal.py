"""What the journal tells, and to whom."""

from __future__ import annotations

from tests.games.hexemonia.tables import AtTable, Given, new_game

from pessoi.kernel.game import SPECTATOR

EVERYBODY = (SPECTATOR, 0, 1, 2)


def all_hear(table: AtTable) -> list[str]:
    """What was told since the last play, the same to everybody."""
    heard = [table.told(seat=seat) for seat in EVERYBODY]
    assert heard[0] == heard[1] == heard[2] == heard[3]
    return heard[0]


def test_the_first_turn_is_announced() -> None:
    table = new_game(3, start_seat=2)
    assert all_hear(table) == ["turn-began seat=2 round=1"]


def test_the_draw_is_told_for_all_to_hear() -> None:
    """Which tile was taken, what came up in its slot, the resource."""
    given = Given(draws=True).display("wall", "pasture", "agora", "hades").stack("spring", "fleet")
    table = given.match().play("take 2", "gain hoplite")
    assert all_hear(table) == [
        "took seat=0 tile=pasture_1",
        "refilled slot=2 tile=spring_1",
        "gained seat=0 resource=hoplite",
    ]


def test_the_last_tile_of_the_stack_is_told_as_the_end() -> None:
    given = Given(draws=True).display("wall", "pasture", "agora", "hades").stack("spring")
    assert all_hear(given.match().play("take 1", "take 1")) == [
        "took seat=0 tile=wall_1",
        "refilled slot=1 tile=spring_1",
        "end-triggered seat=0",
        "took seat=0 tile=spring_1",
    ]


def test_building_is_told_step_by_step() -> None:
    """A payment that makes itself is told like one that was chosen."""
    tiles = ["acropolis [1,0,1]", "pasture@1 [1,0,0]"]
    table = Given().city(0, *tiles, hand=["agora", "oracle"]).match()
    table.play("lay agora 2", "pay pasture", "invoke oracle agora")
    assert all_hear(table) == [
        "laid seat=0 tile=agora_1 space=2",
        "paid-citizen seat=0 tile=pasture_1 at=1 receiver=agora_1",
        "paid-gold seat=0 tile=acropolis_0 at=0 receiver=agora_1",
        "invoked seat=0 myth=oracle_1 tile=agora_1 at=2",
    ]


def test_a_forsaken_myth_is_told() -> None:
    given = Given().city(0, "acropolis", "village@1", "pasture@2", "spring@3", hand=["oracle"])
    given.city(0, myths={"muses": "village", "moirai": "pasture", "hades": "spring"})
    table = given.match().play("invoke oracle village").play("forsake hades")
    assert all_hear(table) == ["forsook seat=0 myth=hades_1"]


def test_production_is_told_tile_by_tile() -> None:
    tiles = ["acropolis", "pasture@1 [1,0,0]", "village@2 [2,0,0]", "wall@3"]
    table = Given().city(0, *tiles, myths={"muses": "village"}).match().play("action production")
    assert all_hear(table)[:5] == [
        "acted seat=0 action=production",
        "produced-citizen seat=0 tile=pasture_1 at=1 count=1",
        "produced-citizen seat=0 tile=village_1 at=2 count=2",
        "produced-citizen seat=0 tile=muses_1 at=2 count=1",
        "produced-gold seat=0 tile=muses_1 at=2 count=1",
    ]


def test_strategy_is_told_move_by_move() -> None:
    table = Given().city(0, "acropolis [3,0,0]", "pasture@1 [0,1,0]").match()
    table.play("action strategy", "lift_all citizen acropolis", "lay_all citizen pasture", "levy pasture")
    assert all_hear(table) == [
        "acted seat=0 action=strategy",
        "lifted-citizen seat=0 tile=acropolis_0 at=0 count=3",
        "placed-citizen seat=0 tile=pasture_1 at=1 count=3",
        "levied seat=0 tile=pasture_1 at=1",
        "turn-began seat=1 round=3",
    ]


def test_a_disbanded_hoplite_is_told() -> None:
    table = Given().city(0, "acropolis [0,1,0]").match().play("action strategy").play("disband acropolis")
    assert all_hear(table)[0] == "disbanded seat=0 tile=acropolis_0 at=0"


def test_a_temple_that_reveals_is_told() -> None:
    given = Given(at=2).city(2, "acropolis", "temple@1 [1,0,1]", "spring@2", acropolis="olympia")
    table = given.match().play("action special", "use temple", "reveal")
    assert all_hear(table) == [
        "acted seat=2 action=special",
        "used seat=2 tile=temple_1 at=1",
        "revealed seat=2 acropolis=olympia",
        "earned seat=2 tile=temple_1 at=1 gold=2",
    ]


def test_the_answer_of_a_player_who_conceals_is_told_to_nobody() -> None:
    """R9 Only what the Temple earned."""
    given = Given(at=2).city(2, "acropolis", "temple@1 [1,0,1]", "spring@2", acropolis="olympia")
    table = given.match().play("action special", "use temple").play("conceal")
    assert all_hear(table) == ["earned seat=2 tile=temple_1 at=1 gold=1"]


def test_a_demand_is_told_with_giver_and_receiver() -> None:
    given = (
        Given().city(0, "acropolis", "tavern@1 [2,0,0]", "spring@2").city(1, "acropolis [1,0,0]", "pasture@1 [1,0,0]")
    )
    table = given.match().play("action special", "use tavern", "give pasture")
    assert all_hear(table) == [
        "acted seat=0 action=special",
        "used seat=0 tile=tavern_1 at=1",
        "targeted seat=0 other=1",
        "gave-citizen seat=1 tile=pasture_1 at=1 receiver=tavern_1",
    ]


def test_a_sacrifice_is_told_with_what_it_earned() -> None:
    table = Given().city(0, "acropolis [3,0,0]", "necropolis@1 [1,0,0]").match().use("necropolis")
    table.play("sacrifice acropolis", "sacrifice_all acropolis", "end_sacrifice")
    assert all_hear(table)[:3] == [
        "sacrificed seat=0 tile=acropolis_0 at=0 citizens=1",
        "sacrificed seat=0 tile=acropolis_0 at=0 citizens=2",
        "earned seat=0 tile=necropolis_1 at=1 gold=1",
    ]


def test_the_wrath_of_hades_is_told() -> None:
    given = (
        Given().city(0, "acropolis", "spring@1", myths={"hades": "spring"}).city(1, "acropolis", "village@1 [6,0,0]")
    )
    table = given.match().use("hades").play("smite village 2")
    assert all_hear(table)[0] == "smote other=1 tile=village_1 at=1 citizens=2"


def test_pandoras_victim_loses_a_tile_before_all_eyes() -> None:
    given = Given(players=4).city(0, "acropolis", "spring@1", myths={"pandora": "spring"}).city(1, hand=["wall"])
    table = given.match().use("pandora")
    assert all_hear(table)[-2:] == ["targeted seat=0 other=1", "lost-from-hand seat=1 tile=wall_1"]


# Secrets


def test_what_the_oracle_shows_is_told_to_its_user_only() -> None:
    """R75 The others hear that somebody looks, and at how many tiles."""
    given = Given().city(0, "acropolis", "village@1 [2,0,0]", "spring@2", myths={"oracle": "village"})
    table = given.stack("wall", "temple", "fleet").match().play("action special", "use oracle", "put fleet", "put wall")
    assert table.told("looked", "saw", "ordered", seat=0) == [
        "looked seat=0 count=3",
        "saw place=1 tile=wall_1",
        "saw place=2 tile=temple_1",
        "saw place=3 tile=fleet_1",
        "ordered place=1 tile=fleet_1",
        "ordered place=2 tile=wall_1",
    ]
    for seat in (SPECTATOR, 1, 2):
        assert table.told(seat=seat) == [
            "acted seat=0 action=special",
            "used seat=0 tile=oracle_1 at=0",
            "looked seat=0 count=3",
        ]


def test_what_the_moirai_draw_is_told_to_their_user_only() -> None:
    given = Given().city(0, "acropolis", "pasture@1 [1,0,0]", "spring@2", myths={"moirai": "pasture"})
    table = given.stack("wall", "temple").match().play("action special", "use moirai")
    heard = ["acted seat=0 action=special", "used seat=0 tile=moirai_1 at=0", "drew seat=0"]
    assert table.told(seat=0) == [*heard, "drew-tile tile=wall_1"]
    assert [table.told(seat=seat) for seat in (SPECTATOR, 1, 2)] == [heard] * 3


def test_starting_hands_are_told_to_nobody() -> None:
    table = new_game(4)
    for seat in (SPECTATOR, 0, 1, 2, 3):
        assert [line.split()[0] for line in table.told(seat=seat)] == ["turn-began"]


# War, politics, end


def test_a_war_is_told_from_declaration_to_booty() -> None:
    given = Given().city(0, "acropolis [3,2,0]").city(1, "acropolis", "village@1 [1,0,2]", "wall@2 [2,0,1]")
    table = given.city(1, "phalanx@6 [0,2,1]", myths={"oracle": "village"}).match()
    table.play("action war", "attack village", "commit_all citizen acropolis", "commit hoplite acropolis", "launch")
    assert all_hear(table) == [
        "acted seat=0 action=war",
        "attacked other=1 tile=village_1 at=1 defence=3",
        "committed-citizen seat=0 tile=acropolis_0 at=0 count=3",
        "committed-hoplite seat=0 tile=acropolis_0 at=0 count=1",
        "launched seat=0 citizens=3 hoplites=1 strength=5",
        "garrison-lost seat=1 citizens=1 hoplites=0",
        "army-lost seat=0 citizens=1 hoplites=1",
    ]
    assert all_hear(table.play("settle 3"))[:2] == [
        "settled seat=0 tile=village_1 space=3",
        "myth-captured seat=0 other=1 myth=oracle_1",
    ]


def test_change_is_told() -> None:
    given = Given().city(0, "acropolis [0,3,0]").city(1, "acropolis", "village@1 [3,0,0]", "wall@2 [9,0,0]")
    table = given.match().wage_war("village", hoplites=2)
    assert all_hear(table)[-2:] == ["army-lost seat=0 citizens=0 hoplites=2", "change-given seat=0"]


def test_a_merged_tile_is_told() -> None:
    given = Given().city(0, "acropolis [1,0,0]", "tavern@1").city(1, "acropolis", "tavern@1")
    table = given.match().wage_war("tavern", citizens=1)
    assert "merged seat=0 tile=tavern_1 at=1" in all_hear(table)


def test_the_philosopher_and_revolts_are_told() -> None:
    given = Given().city(0, "acropolis", "agora@1", "asty@2").city(1, "acropolis", "village@1 [7,0,0]")
    table = given.city(2, "acropolis", "temple@1 [4,1,3]").match().play("action production")
    assert all_hear(table) == [
        "acted seat=0 action=production",
        "philosopher-came seat=0 strength=2",
        "rose-for-half seat=1 tile=village_1 at=1 excess=5",
        "revolted-citizen seat=1 tile=village_1 at=1 count=3",
        "rose-for-smallest seat=2 tile=temple_1 at=1 smallest=1",
        "revolted-citizen seat=2 tile=temple_1 at=1 count=2",
        "revolted-gold seat=2 tile=temple_1 at=1 count=1",
        "turn-began seat=1 round=3",
    ]


def test_discards_are_told() -> None:
    hand = ["asty", "fleet", "phalanx", "labyrinth", "gymnasium"]
    table = Given().city(0, hand=hand).match().play("action production").play("discard fleet")
    assert all_hear(table)[0] == "discarded seat=0 tile=fleet_1"


def test_the_end_is_told_with_acropolises_and_scores() -> None:
    given = Given(at=2).end_triggered().city(0, "acropolis [0,0,2]").city(1, "acropolis [0,0,3]", revealed=True)
    table = given.match().play("action production")
    assert all_hear(table) == [
        "acted seat=2 action=production",
        "revealed seat=0 acropolis=athens",
        "revealed seat=2 acropolis=olympia",
        "scored seat=0 total=2 place=2",
        "scored seat=1 total=3 place=1",
        "scored seat=2 total=0 place=3",
    ]
