"""The table in panels: what anybody reads who has no board before them."""

from __future__ import annotations

from tests.games.panels import panel, titles
from tests.games.thebai.given import Given
from tests.games.thebai.tables import AtTable, new_game

from pessoi.games.thebai.game import GAME


def boards() -> Given:
    given = Given().family("pink", citizens=["1", "2+"], hand=["C12"], grape=2, bronze=1).councillor("pink", "UL1")
    given.die("pink", "citizen", "2", "M1").die("red", "hoplite", "1", "v1-4").metic_on("pink", "red1", "B1")
    given.estate("pink", {"T2": "pink_g2"}).tile("r3c2", "pink_g2").archon("red", "r3c2")
    return given.commander("pink", "tiresias", "ares").commander("pink", "actor", "h3-2").elsewhere()


def shown(table: AtTable, title: str, seat: int = 0) -> dict[str, list[str]]:
    return panel(GAME, table.match.view(seat), title)


def test_panels_go_from_the_round_over_the_boards_and_families_to_the_score() -> None:
    table = boards().match()
    families = [f"title-{what}(seat=seat-{seat})" for seat in range(3) for what in ("estate", "family")]
    assert titles(GAME, table.match.view(0)) == [
        "title-round",
        "title-city",
        "title-rows",
        "title-council",
        "title-tracks",
        "title-contracts",
        *families,
        "title-score",
    ]


def test_fate_is_known_as_far_as_it_lies_open_and_its_backs_beyond() -> None:
    table = boards().match()
    rounds = shown(table, "title-round")
    assert rounds["round"] == ["round-of(round=1 rounds=10)"]
    assert rounds["order"] == ["seat-0 seat-1 seat-2"]
    fates = [rounds[f"fate-of-round(round={number})"][0] for number in range(1, 11)]
    assert [fate.startswith("fate-") for fate in fates] == [True] * 5 + [False] * 5
    assert set(fates[5:]) <= {"back-delta", "back-omega"}


def test_the_city_shows_tiles_archons_and_what_lies_on_the_dice_spaces() -> None:
    city = shown(boards().match(), "title-city")
    assert city["3"] == ["", "·", "cadmea-pink_g2 archon(colour=colour-red)", "commander-actor", "", "", ""]
    assert city["below-row(row=3)"] == ["", "", "·", "", "", "", ""]
    assert city["below-row(row=1)"][-1] == "die(colour=colour-red kind=kind-hoplite face=face-1)"
    assert len(city) == 13


def test_a_row_shows_its_battle_gate_commander_and_everybodys_power() -> None:
    rows = shown(boards().match(), "title-rows")
    assert rows["1"] == ["waits", "gate-neistan spoils-neistan", "–", "0", "1", "0"]
    assert rows["2"][0] == "battle(least=1 most=4)"
    assert rows["3"][2] == "commander-melanippus"
    assert [row for row in rows if "battle" in rows[row][0]] == ["2"]


def test_the_council_shows_who_sits_where_and_what_it_is_worth() -> None:
    council = shown(boards().match(), "title-council")
    assert council["council-UL1"] == ["condition-UL1", "colour-pink", "2", "0", "0"]
    assert council["council-UL2"] == ["condition-UL2", "–", "3", "0", "0"]
    assert council["path"] == ["", "–"]
    disrupted = shown(boards().disruption("UL2").match(), "title-council")
    assert disrupted["council-UL2"][1] == "disruption"


def test_of_equals_on_a_track_the_lower_comes_first() -> None:
    tracks = shown(boards().family("pink", dionysus=4).match(), "title-tracks")
    assert tracks["track-dionysus"][0].startswith("step(colour=colour-pink step=4) step(")
    assert tracks["track-ares"][0].count("step=0") == 3


def test_contracts_come_with_their_deals() -> None:
    table = boards().match()
    contracts = shown(table, "title-contracts")
    assert list(contracts) == ["slot-1", "slot-2", "slot-3", "slot-4", "deck"]
    number = contracts["slot-1"][0].removeprefix("contract-")
    assert contracts["slot-1"] == [f"contract-{number}", f"deal-{number}"]


def test_an_estate_shows_what_covers_or_uses_each_action() -> None:
    assert shown(boards().match(), "title-estate(seat=seat-0)") == {
        "estate-row-top": ["action-T1", "covered(tile=cadmea-pink_g2)", "action-T3", "action-T4", "action-T5"],
        "estate-row-middle": [
            "used(action=action-M1 face=face-2)",
            *(f"action-M{column}" for column in range(2, 6)),
        ],
        "estate-row-bottom": [
            "used-by-metic(action=action-B1 metic=metic-red1)",
            *(f"action-B{column}" for column in range(2, 6)),
        ],
    }


def test_a_family_shows_all_that_is_its_own_and_a_hand_only_to_itself() -> None:
    table = boards().match()
    own = shown(table, "title-family(seat=seat-0)")
    assert own["tokens"][0].startswith("tokens-grape(count=2) tokens-pottery(count=0) tokens-bronze(count=1)")
    assert own["citizens"] == ["face-1 face-2+"]
    assert own["commanders"] == ["commander-tiresias at(place=track-ares) commander-actor at(place=space-h3-2)"]
    assert own["hand"] == ["card(contract=contract-C12 deal=deal-C12)"]
    assert own["fulfilled"] == own["blessings"] == own["metics"] == ["–"]
    assert shown(table, "title-family(seat=seat-0)", seat=1)["hand"] == ["hidden-cards(count=1)"]
    assert shown(table, "title-family(seat=seat-1)")["commanders"] == ["–"]


def test_the_score_has_a_line_for_everything_and_a_total() -> None:
    table = boards().match()
    score = shown(table, "title-score")
    assert score["colour"] == ["colour-pink", "colour-red", "colour-blue"]
    assert score["total"] == [str(total) for total in table.sheet.totals]
    for number, line in enumerate(table.sheet.lines):
        assert score[f"score-{line}"] == [str(points[number]) for points in table.sheet.points]


def test_antigone_has_a_panel_of_her_own() -> None:
    table = new_game(1)
    view = table.match.view(0)
    her = panel(GAME, view, "title-antigone")
    antigone = view["antigone"]
    assert her["cards-left"] == [str(antigone["cards_left"])]
    assert her["card-shown"][0].startswith(f"action-card-{antigone['card']} named-herald")
    assert her["herald-row"] == [" ".join(f"herald-{herald}" for herald in antigone["herald_row"])]
    assert her["herald-drawn"] == ["–"]
    assert her["card-discards"] == her["challenges"] == her["driven-out"] == ["–"]
    stacks = [row for row in her if row.startswith("stack(")]
    assert len(stacks) == len(antigone["stacks"])
    assert "title-family(seat=seat-1)" not in titles(GAME, view)
