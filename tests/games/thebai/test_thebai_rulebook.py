"""The tables of the rules people read say what is on the components, in the words of the messages."""

from __future__ import annotations

import pytest

from pessoi.games.thebai.components import DATA
from pessoi.games.thebai.game import GAME
from pessoi.text import COMPLETE, Text
from pessoi.text.rulebook import rulebook

in_both_languages = pytest.mark.parametrize("language", COMPLETE)
VALUES = [("estate-scoring", DATA["estate"]["column_vp"]), ("the-battle", DATA["battle"]["advantage_vp"])]


def rows(section: str, language: str) -> list[list[str]]:
    """The rows of the tables in a section, heads included."""
    book = rulebook(GAME.package, language)
    assert book is not None
    body = next(part.body for part in book.sections if part.id == section)
    lines = [line for line in body.splitlines() if line.startswith("| ")]
    return [[field.strip() for field in line.strip("|").split("|")] for line in lines]


def row_with(picture: str, section: str, language: str) -> list[str]:
    found = [row for row in rows(section, language) if any(f"({picture})" in field for field in row)]
    assert len(found) == 1, picture
    return found[0]


@in_both_languages
def test_every_contract_is_listed_with_its_cost_and_reward(language: str) -> None:
    text = Text(language, GAME)
    for contract in DATA["contract"]:
        row = row_with(f"contract:{contract['id']}", "all-contracts", language)
        number, suit = contract["id"].removeprefix("C"), text.word(f"suit-{contract['suit']}")
        assert row[1] == f"{number}, {suit}"
        assert " → ".join(row[2:]) == text.word(f"deal-{contract['id']}")


@in_both_languages
def test_every_tile_is_listed_with_its_effect_and_roofs(language: str) -> None:
    text = Text(language, GAME)
    for tile in DATA["cadmea"]:
        section = "neutral-tiles" if tile["colour"] == "neutral" else "own-tiles"
        row = row_with(f"cadmea:{tile['id']}", section, language)
        assert text.word(f"effect-{tile['id'].split('_')[1]}") in row
        assert f"![{' '.join(tile['roofs'])}](cadmea:{tile['id']})" in row


@in_both_languages
def test_every_council_space_is_listed_with_its_values(language: str) -> None:
    text = Text(language, GAME)
    for space in DATA["council_space"]:
        row = row_with(f"condition:{space['id']}", "council-scoring", language)
        small = "–" if space["monument"] == DATA["council"]["extra_monument"] else str(space["vp_small"])
        assert row[2:] == [text.word(f"condition-{space['id']}"), small, str(space["vp_large"])]


@in_both_languages
def test_every_card_at_the_gates_is_listed(language: str) -> None:
    text = Text(language, GAME)
    for invader in DATA["invader"]:
        row = row_with(f"invader:{invader['id']}", "all-invaders", language)
        assert row[1:] == [text.word(f"invader-{invader['id']}"), f"+{invader['modifier']}"]
    for gate in DATA["gate"]:
        row = row_with(f"gate:{gate['id']}", "gate-tiles", language)
        assert row[1:] == [text.word(f"gate-{gate['id']}"), text.word(f"spoils-{gate['id']}")]


@in_both_languages
def test_every_card_of_a_herald_and_of_disruptions_is_listed(language: str) -> None:
    text = Text(language, GAME)
    for herald in DATA["herald"]:
        row = row_with(f"herald:{herald['id']}", "all-heralds", language)
        assert row[1:3] == [str(herald["column"]), str(herald["cell"][0])]
        assert all(text.word(f"benefit-{benefit}") in row[3] for benefit in herald["benefits"])
    for card in DATA["disruption"]:
        row = row_with(f"disruption-card:{card['id']}", "all-disruptions", language)
        assert row[1] == text.word(f"disruption-card-{card['id']}")


@in_both_languages
def test_antigones_cards_are_listed_as_often_as_there_are(language: str) -> None:
    text = Text(language, GAME)
    cards = [*DATA["antigone_basic"], *DATA["antigone_advanced"], *DATA["antigone_endgame"]]
    listed = [row for row in rows("all-antigone-cards", language) if "(action-card:" in row[0]]
    assert sum(len(row[3].split(", ")) for row in listed) == len(cards)
    assert {row[2] for row in listed} == {text.word(f"action-card-{card['id']}") for card in cards}
    for card in DATA["destiny"]:
        row = row_with(f"destiny:{card['id']}", "all-antigone-cards", language)
        assert text.word(f"destiny-{card['id']}").startswith(f"{row[1]}; ")
        assert text.word(f"destiny-{card['id']}").endswith(row[2])


@in_both_languages
@pytest.mark.parametrize(("section", "points"), VALUES)
def test_rows_of_points_are_those_of_the_components(section: str, points: list[int], language: str) -> None:
    assert rows(section, language)[1][1:] == [str(each) for each in points]
    assert len(rows(section, language)[0]) == len(points) + 1


@in_both_languages
def test_metics_and_the_spaces_that_bring_them_agree(language: str) -> None:
    text = Text(language, GAME)
    spaces = rows("track-spaces", language)[1:]
    tracks = DATA["devotion"]["tracks"]
    assert len(spaces) == DATA["devotion"]["steps"]
    for space in DATA["devotion_space"]:
        words = spaces[space["step"] - 1][1 + tracks.index(space["track"])]
        if space["kind"] == "metic":
            assert words == text.word(f"metic-{space['metic']}")
            row = row_with(f"metic:{space['metic']}", "metic-tiles", language)
            track = text.word(f"track-{space['track']}")
            assert row[3].startswith(track)
            assert row[3].endswith(f" {space['step']}")
        elif space["kind"] == "blessing":
            assert words.endswith(text.word(f"blessing-{space['blessing']}"))
        elif space["kind"] == "vp":
            assert words == text.word("board-step-points", points=space["vp"])
        elif space["kind"] == "promote":
            assert ("2" in words) == (space["n"] == 2)


@in_both_languages
def test_a_new_citizen_and_the_start_are_those_of_the_components(language: str) -> None:
    *faces, last = [face.replace("*", "★") for face in DATA["estate_refresh"]["face_by_columns"]]
    assert rows("refresh", language)[1][1:] == faces
    assert last == faces[-1]
    starts = [[", ".join(seat["citizen_faces"]), str(seat["drachma"])] for seat in DATA["seat_start"]]
    assert [row[1:] for row in rows("player-setup", language)[1:]] == starts
