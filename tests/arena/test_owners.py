"""Files of those who own a printed game: what is missing or can't be is told with its place, the rest is played."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.arena.test_editions import change, original
from tools.owners import ENDINGS, PLACES, file_of, guide

from pessoi.arena import edited
from pessoi.cli import main
from pessoi.games import registry
from pessoi.kernel.components import standard_components
from pessoi.kernel.editions import examine
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.sources import reconstructed, source_of
from pessoi.text import COMPLETE, Text

#: Where a value may come from, as the heads of the files say.
SOURCES = {"rulebook", "public", "reconstructed", "counted", "ours"}


def looked_up(game: str) -> str:
    """The file of somebody who has held everything against the printed game, and found it right."""
    return re.sub(r'^(\w*source) = "reconstructed"', r'\1 = "printed"', original(game), flags=re.MULTILINE).replace(
        '= "reconstructed"', '= "printed"'
    )


def told(game: str, text: str) -> list[str]:
    found = registry.find(game)
    problems = examine(standard_components(found.package), text, "mine.toml", found.doubts)
    return [str(problem) for problem in problems]


# What is reconstructed


@pytest.mark.parametrize("game", PLACES)
def test_every_row_says_where_it_comes_from(game: str) -> None:
    data = standard_components(registry.find(game).package)
    rows = [row for table in data.values() for row in (table if isinstance(table, list) else [table])]
    for row in rows:
        if isinstance(row, dict):
            for field in row:
                assert source_of(row, field) in SOURCES | {""}, row


def test_a_field_may_come_from_elsewhere_than_its_row() -> None:
    row: dict[str, Any] = {
        "id": "oak",
        "effects": [],
        "cost": 1,
        "nature": "sacred",
        "effect_source": "rulebook",
        "provenance": {"nature": "public"},
        "source": "reconstructed",
    }
    assert [source_of(row, field) for field in ("effects", "cost", "nature")] == ["rulebook", "reconstructed", "public"]
    (found,) = reconstructed({"tile": [row]})
    assert (found.path, found.fields) == (["tile", 0], ["cost"])
    assert reconstructed({"tile": [{**row, "source": "printed", "provenance": {"nature": "reconstructed"}}]}) == []


@pytest.mark.parametrize("language", ENDINGS)
@pytest.mark.parametrize("game", PLACES)
def test_the_guides_list_every_reconstructed_value(game: str, language: str) -> None:
    written = file_of(game, language).read_text(encoding="utf-8")
    assert written == guide(game, language), "write the guides anew: .venv/bin/python -m tools.owners"


@pytest.mark.parametrize("game", registry.names())
def test_the_guides_know_where_to_look_and_nothing_else(game: str) -> None:
    tables = {str(row.path[0]) for row in reconstructed(standard_components(registry.find(game).package))}
    assert set(PLACES[game]) == tables
    for words in PLACES[game].values():
        assert set(words) == set(COMPLETE)
    listed = guide(game, "en")
    for row in reconstructed(standard_components(registry.find(game).package)):
        assert all(f"`{field}" in listed for field in row.fields)


# What an owner's file lacks


@pytest.mark.parametrize("game", PLACES)
def test_ours_has_nothing_wrong_but_all_still_to_look_up(game: str) -> None:
    rows = reconstructed(standard_components(registry.find(game).package))
    problems = told(game, original(game))
    assert len(problems) == len(rows)
    assert all("not looked up yet" in problem for problem in problems)


@pytest.mark.parametrize("game", PLACES)
def test_a_file_with_everything_passes_and_can_be_played_with(game: str) -> None:
    assert edited.problems_of(registry.find(game), looked_up(game), "mine.toml") == []


@pytest.mark.parametrize(
    ("game", "edit", "reasons"),
    [
        ("hercules", change("die_number = 3", "die_number = 4"), ["die_number: 4 can't be; possible: 1, 2, 3"]),
        ("hercules", change("min_players = 1", "min_players = 2"), ["min_players: 2 can't be", "rows come to 5"]),
        ("hercules", change('symbols = ["plus"]', 'symbols = ["minus"]'), ['symbols: ["minus"] can\'t be']),
        (
            "hercules",
            change("vases_total = 5", "vases_total = 6"),
            ["vases_total: the rows come to 5, here it says 6"],
        ),
        ("hercules", change('"hestia", "pan", "aeolus"', '"hestia", "hestia", "aeolus"'), ["white_die_stack"]),
        ("hercules", change("size = 12", "size = 11"), ["hestia › size: the rows come to 12, here it says 11"]),
        ("hercules", change("\nspaces = 3", "\nspaces = 9"), ["vase_3a › spaces: 9 can't be; possible: 3 - 7"]),
        ("hexemonia", change('copies = { "2" = 2', 'copies = { "2" = 3'), ["tiles_with_icon", "rows come to 52"]),
        ("hexemonia", change("defence = 0", "defence = 2"), ["pasture › defence: 2 can't be; possible: 0"]),
        ("hexemonia", change('"chora"\nnature = "economy"', '"chora"\nnature = "sacred"'), ["tiles_by_nature"]),
        ("thebai", change("total_cost = 2", "total_cost = 3"), ["C1 › total_cost: the rows come to 2"]),
        ("thebai", change("position = 1", "position = 2"), ["UL2 › position: 2 can't be"]),
        ("thebai", change("column_vp = [0, 4,", "column_vp = [4, 0,"), ["column_vp"]),
        (
            "thebai",
            change('roofs = ["W", "B", "T", "S"]', 'roofs = ["W", "B", "T"]'),
            ["pink_g2 › roofs: the list is too short"],
        ),
        ("thebai", change('roofs = ["W"', 'roof = ["W"'), ['there is no "roof"', '"roofs" is missing']),
        ("hercules", change("vp = 2\n", 'vp = "2"\n'), ['"2" is not the kind of value']),
    ],
)
def test_what_can_not_be_is_told_with_its_place(game: str, edit: Callable[[str], str], reasons: list[str]) -> None:
    problems = told(game, edit(looked_up(game)))
    assert problems
    assert all(re.match(r"line \d+, ", problem) for problem in problems)
    for reason in reasons:
        assert any(reason in problem for problem in problems), problems


def test_the_line_is_the_one_in_the_file() -> None:
    text = change("die_number = 3", "die_number = 4")(looked_up("hercules"))
    (problem,) = told("hercules", text)
    line = int(re.findall(r"line (\d+)", problem)[0])
    assert text.splitlines()[line - 1] == "die_number = 4"


def test_a_file_is_known_by_its_tables() -> None:
    for game in PLACES:
        assert edited.game_of(original(game), "mine.toml").name == game
    for text, reason in (("a = 1", "like none of the games"), ("a = = 1", "is no TOML")):
        with pytest.raises(BadSetup, match=reason):
            edited.game_of(text, "mine.toml")


# The command


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str]]:
    def say(*words: str) -> tuple[int, str]:
        monkeypatch.setattr("sys.argv", ["pessoi", *words])
        with pytest.raises(SystemExit) as end:
            main()
        said = capsys.readouterr()
        return int(end.value.code or 0), said.out + said.err

    return say


def test_an_owner_begins_checks_and_plays(run: Callable[..., tuple[int, str]], tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    code, said = run("edition", "new", "hexemonia", str(file), "--language", "en")
    assert (code, "89 of them reconstructed" in said) == (0, True)
    assert tomllib.loads(file.read_text(encoding="utf-8")) == standard_components("pessoi.games.hexemonia")
    assert run("edition", "new", "hexemonia", str(file))[0] == 2

    code, said = run("edition", "check", str(file), "--language", "de")
    assert code == 1
    assert "26 Stellen sind anzusehen" in said
    assert Text("de").word("edition-open") in said

    file.write_text(looked_up("hexemonia").replace("myth_set = 8", "myth_set = 9"), encoding="utf-8")
    code, said = run("edition", "check", str(file), "--language", "en")
    assert code == 0
    assert f"PESSOI_COMPONENTS_HEXEMONIA={file} pessoi play hexemonia" in said
    assert "version 1+" in said

    file.write_text(looked_up("hexemonia").replace("defence = 0", "defence = 2", 1), encoding="utf-8")
    code, said = run("edition", "check", str(file), "--game", "hexemonia", "--language", "de")
    assert code == 1
    assert "kann nicht sein; möglich: 0" in said
    assert "Eine Stelle ist anzusehen" in said
    assert Text("de").word("edition-open") not in said
