"""The command speaks the language that was asked for, from the help to the last error."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from pessoi.bots import registry as bots
from pessoi.cli import commands, main
from pessoi.cli.app import app, read_options, read_players
from pessoi.cli.commands import COMMANDS, make_command
from pessoi.cli.speech import VARIABLES, language_typed, pick_language, translate
from pessoi.text import COMPLETE, Text

Said = Callable[..., tuple[int, str]]


@pytest.fixture
def say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Said:
    """Runs the command in this process on a German system; its exit code, and all it says."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    monkeypatch.setenv("PESSOI_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")

    def run(*words: str) -> tuple[int, str]:
        monkeypatch.setattr(sys, "argv", ["pessoi", *words])
        with pytest.raises(SystemExit) as end:
            main()
        said = capsys.readouterr()
        return int(end.value.code or 0), said.out + said.err

    return run


def test_the_nearest_wish_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value, language in [
        ("LANG", "de_AT.UTF-8", "de"),
        ("LC_MESSAGES", "en_GB.UTF-8", "en"),
        ("LC_ALL", "de_DE", "de"),
        ("PESSOI_LANGUAGE", "en", "en"),
    ]:
        monkeypatch.setenv(name, value)
        assert pick_language(None) == language
    assert pick_language("de") == "de"
    assert language_typed(["play", "--language", "de"]) == language_typed(["--language=de"]) == "de"
    assert language_typed(["play", "--language"]) == language_typed(["--language", "fr"]) == "en"


@pytest.mark.parametrize("language", COMPLETE)
def test_every_command_and_option_has_help(language: str) -> None:
    command = make_command(COMMANDS)
    text = Text(language)
    translate(command, text)
    assert len(command.commands) > 10
    assert not text.problems


def test_every_command_is_loaded_by_its_name_and_only_then() -> None:
    there = {path.stem for path in Path(commands.__file__).parent.glob("*.py")}
    assert set(COMMANDS.values()) < there
    for name in COMMANDS:
        loaded = [other for other, one in make_command([name]).commands.items() if one.callback or one.params]
        assert loaded == [name]
    for module in there:
        import_module(f"pessoi.cli.{module}")
    names = [command.name for command in app.registered_commands] + [group.name for group in app.registered_groups]
    assert sorted(map(str, names)) == sorted(COMMANDS)


@pytest.mark.parametrize("words", [["--help"], ["play", "-h"], ["verify", "--help"]])
def test_help_is_german_throughout(say: Said, words: list[str]) -> None:
    code, said = say(*words)
    assert code == 0
    assert "Aufruf: pessoi" in said
    assert "Zeigt diese Hilfe und hört auf." in said
    assert not any(word in said for word in ("Usage", "Options", "Show", "exit", "default"))


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["play", "herkules"], "Ein Spiel namens „herkules“ gibt es nicht; meintest du „hercules“?"),
        (["play", "hexemonia", "--seats", "human"], "hexemonia ist für 2 bis 4 Plätze, nicht für 1."),
        (
            ["play", "hercules", "-o", "simplified=vielleicht"],
            "simplified kann nicht „vielleicht“ sein, sondern nein oder",
        ),
        (["play", "hercules", "--at", "http://127.0.0.1:1"], "Unter http://127.0.0.1:1 antwortet kein Server"),
        (["play", "hercules", "--at", "http://127.0.0.1:1"], "(dort lauscht niemand)"),
        (["simulate", "hercules", "--seats", "leise"], "Einen Bot namens „leise“ gibt es nicht"),
        (["verify", "nirgends"], "Eine gespeicherte Partie „nirgends“ gibt es nicht; noch ist keine gespeichert"),
        (["daily", "--date", "morgen"], "„morgen“ ist kein Datum"),
        (["spielen"], "Einen Befehl „spielen“ gibt es nicht"),
        (["play", "--sets", "human"], "Eine Option --sets gibt es nicht; meintest du „--seats“?"),
        (["play", "--seats"], "Nach --seats fehlt ein Wert."),
        (["serve", "--port", "viele"], "--port muss eine Zahl von 0 bis 65535 sein."),
        (["simulate", "hercules", "--games", "0"], "--games muss eine Zahl sein, mindestens 1."),
        (["replay", "x", "--at", "bald"], "--at muss eine Zahl sein."),
        (["verify"], "FILE fehlt"),
        (["verify", "a", "b"], "„b“ ist ein Wort zu viel"),
        (["games", "--language", "fr"], "Texte in „fr“ gibt es nicht; es gibt en, de"),
    ],
)
def test_a_mistake_is_said_in_german(say: Said, words: list[str], reason: str) -> None:
    code, said = say(*words)
    assert code == 2
    assert said.startswith("pessoi: ")
    assert reason in said


def test_what_is_listed_is_german(say: Said) -> None:
    _, said = say("games")
    assert "hercules: Hercules, 1 bis 4 Plätze, Regeln" in said
    assert "--options simplified=... Vereinfachte Variante: nein oder ja; sonst nein" in said
    assert "Startplatz: random (ausgelost), 0 (der erste Platz), " in said
    _, said = say("simulate", "hercules", "--seats", "random,random", "--games", "2", "--jobs", "1", "--seed", "s")
    assert "hercules: 2 Partien ab Startwert s" in said
    assert "zufällig" in said
    assert "Platz 1" in said
    assert "Entscheidungen je Partie: " in said


def test_a_record_is_verified_in_german(say: Said, tmp_path: Path) -> None:
    say("play", "hercules", "--seats", "random,random", "-o", "round_limit=2,simplified=ja", "--seed", "s")
    (saved,) = (tmp_path / "matches").iterdir()
    code, said = say("verify", saved.stem)
    assert code == 0
    assert "ok  jede Zeile passt zu ihrer Prüfsumme" in said
    assert '"simplified": true' in saved.read_text(encoding="utf-8")
    saved.write_text(saved.read_text(encoding="utf-8").replace("result ", "result 9"), encoding="utf-8")
    code, said = say("verify", saved.stem)
    assert code == 1
    assert "nicht bestätigt: nach" in said
    assert "der Startwert, der Zwischenstand oder das Ergebnis wurde geändert" in said


def test_bots_are_understood_by_their_names_in_every_language() -> None:
    assert read_players("human, Leicht,medium,schwer,cmd:./leicht") == [
        "human",
        "easy",
        "medium",
        "hard",
        "cmd:./leicht",
    ]


def test_yes_and_no_are_understood_in_every_language() -> None:
    assert read_options(["a=ja,b=NEIN", "c=yes", "d=no,e=20"]) == {
        "a": "yes",
        "b": "no",
        "c": "yes",
        "d": "no",
        "e": "20",
    }


def test_every_bot_has_a_name_in_every_language() -> None:
    for language in COMPLETE:
        text = Text(language)
        assert all(text.bundle.has_message(f"bot-{bot}") for bot in bots.names())
        assert text.bot("search:500ms") == "search:500ms"
