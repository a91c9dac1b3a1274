"""A language is there as soon as its files are: tried with a little Esperanto in a copy of the package."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.languages import ROOT, report, shares, texts_of

import pessoi
from pessoi.text import COMPLETE, LANGUAGES, Text, name_of, spoken
from pessoi.text.languages import share_of
from pessoi.text.messages import Messages

PACKAGE = Path(pessoi.__file__).parent

#: All the files somebody adds, and what is in them.
ESPERANTO = {
    "text/match/eo.ftl": "player = Ludanto { $number }\n",
    "text/command/eo.ftl": "help-games = La ludoj kaj iliaj variantoj.\ndoctor-languages = lingvoj\n",
    "games/hercules/text/eo.ftl": "labour-1 = la leono\ngame-title = Heraklo\n    .help = Dek du laboroj.\n",
}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with files in another language, and nothing else changed."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copytree(PACKAGE, folder / "pessoi", ignore=shutil.ignore_patterns("__pycache__", "page"))
    for name, written in ESPERANTO.items():
        (folder / "pessoi" / name).write_text(written, encoding="utf-8")
    return folder


def run(copy: Path, *words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(copy), "PESSOI_HOME": str(copy / "home"), "COLUMNS": "200"}
    done = subprocess.run(
        [sys.executable, *words], env=environment, cwd=copy, capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


ASKED = """
import json
from pessoi.games import registry
from pessoi.server.api.library import show_game
from pessoi.server.rules import show_lesson, show_rules
from pessoi.text import LANGUAGES, Text
from pessoi.text.languages import completeness

game = registry.find("hercules")
text = Text("eo", game, 2)
shown = show_game("hercules", "eo")
print(json.dumps({
    "languages": LANGUAGES,
    "said": [text.names[0], text.word("labour-1"), text.word("labour-2"), text.word("game-title")],
    "problems": text.problems,
    "shown": [shown.title, shown.help, shown.options[0].title],
    "rules": show_rules(game.package, "eo").title,
    "lesson": show_lesson(game.package, "eo").title,
    "share": completeness("eo", [game.package]).said,
}))
"""


def test_a_third_language_takes_files_only_and_falls_back_on_english(copy: Path) -> None:
    found = json.loads(run(copy, "-c", ASKED))
    english = Text("en", pessoi.new("hercules", seats=2).game, 2)
    assert found["languages"] == [*COMPLETE, *sorted({"eo", *LANGUAGES} - set(COMPLETE))]
    assert found["said"] == ["Ludanto 1", "la leono", english.word("labour-2"), "Heraklo"]
    assert found["problems"] == []
    assert found["shown"][:2] == ["Heraklo", "Dek du laboroj."]
    assert found["shown"][2] == english.word("option-simplified")
    assert found["rules"] == "Hercules"
    assert found["lesson"]
    assert found["share"] == 5


def test_the_command_speaks_it_too(copy: Path) -> None:
    said = run(copy, "-c", "from pessoi.cli import main; main()", "--language", "eo", "--help")
    assert "La ludoj kaj iliaj variantoj." in said
    assert Text("en").word("help-doctor") in said


def test_a_message_counts_only_with_all_that_belongs_to_it() -> None:
    english = ["greeting = Hello\n    .help = Say it.\nfarewell = Goodbye from { -city }\n-city = Thebes\n"]
    half = Messages("eo", ["greeting = Saluton\n-city = Tebo\nother = alia\n"], english)
    assert half.say("greeting", None, {})[0] == "Hello"
    assert half.say("farewell", None, {})[0] == "Goodbye from Tebo"
    share = share_of(english[0], "greeting = Saluton\n-city = Tebo\nother = alia\n")
    assert (share.said, share.messages, share.missing, share.unknown) == (1, 3, ("greeting", "farewell"), ("other",))


def test_who_asks_for_a_language_that_is_not_there_gets_english() -> None:
    assert [spoken(language) for language in ("de", "xx", "")] == ["de", "en", "en"]
    assert [name_of(language) for language in ("en", "de", "eo", "xx")] == ["English", "Deutsch", "Esperanto", "xx"]


@pytest.mark.parametrize("language", COMPLETE)
def test_nothing_is_missing_in_english_and_german(language: str) -> None:
    for file, share in shares(language).items():
        assert (share.missing, share.unknown) == ((), ()), file
    assert [text for text in texts_of(language) if not text.is_file()] == []


def test_every_folder_of_messages_is_counted() -> None:
    folders = [ROOT / "src" / "pessoi", ROOT / "web" / "src"]
    files = {str(file.relative_to(ROOT)) for folder in folders for file in folder.rglob("en.ftl")}
    assert set(shares("en")) == files


def test_the_tool_says_how_complete_a_language_is() -> None:
    lines = report("de", is_listing=True)
    assert lines[-1] == "Deutsch: 100 %, all of it"
    assert any(line.startswith("100 %  src/pessoi/text/match/de.ftl") for line in lines)
    none = report("xx", is_listing=False)
    assert none[-1].startswith("xx: 0 %")
    assert "no src/pessoi/games/hercules/text/rules.xx.md: the English one is shown" in none


def test_page_and_package_agree_on_which_languages_are_complete() -> None:
    written = (ROOT / "web" / "words.ts").read_text(encoding="utf-8")
    found = re.search(r"COMPLETE = (\[.*\]);", written)
    assert found
    assert tuple(json.loads(found[1])) == COMPLETE
