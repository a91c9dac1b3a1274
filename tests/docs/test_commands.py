"""Every command that a document tells people to type is one that the program, the Makefile and the games understand."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.terminal.shell import Shell
from tools import documents
from tools.documents import ROOT

from pessoi.bots import registry as bots
from pessoi.bots.outside import is_outside
from pessoi.cli.app import read_options, read_players
from pessoi.cli.commands import make_command
from pessoi.cli.speech import is_mistake
from pessoi.games import registry as games
from pessoi.terminal.play import HUMAN

#: What comes before the program: a prompt, what is set for it, who runs it, and where it is.
BEFORE = r"(?:\$ )?(?:[A-Z_]+=\S+ )*(?:sudo (?:-u \w+ )?)?(?:[\w./]*/)?"
TYPED = re.compile(rf"^ *{BEFORE}(pessoi|make)((?: \S+)*?)(?:  .*| #.*|\\?)$", re.MULTILINE)
INLINE = re.compile(r"(?<!`)`(?:[\w./]*/)?(pessoi|make)((?: [^`]+)?)`")
#: What stands for something, and something.
FOR = {"N": "1", "PLY": "1", "S": "1", "URL": "http://127.0.0.1", "GAME": "hercules", "...": "anything"}
#: Begins like a command, and is something else: the first line of a record, and names in its fingerprints.
NO_COMMANDS = ("1", "seed", "dice")
#: What typer calls it when something is missing; it keeps the classes to itself.
INCOMPLETE = ("MissingParameter", "BadOptionUsage")
#: A game that a document makes, and no game of ours.
MADE = "obol"
#: Run, and not only understood: they print and end at once.
QUICK = ("games", "rules", "replay docs/", "--version")
MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")


def commands(program: str) -> Iterator[tuple[str, str]]:
    """What is typed after a program, with where it stands."""
    for path in documents.paths():
        if path == "CHANGELOG.md":
            continue
        for block in documents.blocks(path):
            if block.kind in ("", "sh", "console"):
                joined = block.text.replace("\\\n", " ")
                yield from ((f"{block}", found[2].strip()) for found in TYPED.finditer(joined) if found[1] == program)
        prose = documents.FENCE.sub("", documents.read(path))
        yield from ((path, found[2].strip()) for found in INLINE.finditer(prose) if found[1] == program)


def unique(program: str) -> list[Any]:
    """Each command once, named by where it stands."""
    found: dict[str, str] = {}
    for place, words in commands(program):
        found.setdefault(words, place)
    return [pytest.param(words, id=f"{place} {words}") for words, place in found.items() if words not in NO_COMMANDS]


def split(words: str) -> list[str]:
    """The words of a command, with something in place of what stands for it; optional ones are taken."""
    return [FOR.get(word, word) for word in shlex.split(words.replace("[", "").replace("]", ""))]


def in_sentences() -> set[str]:
    """What follows the program where it is named in a sentence."""
    proses = [documents.FENCE.sub("", documents.read(path)) for path in documents.paths()]
    return {found[2].strip() for prose in proses for found in INLINE.finditer(prose)}


NAMED = in_sentences()


def understood(words: list[str]) -> dict[str, Any]:
    """What the command takes these words for; it refuses what it does not know."""
    command: Any = make_command(words)
    context = command.make_context("pessoi", list(words))
    while hasattr(command, "resolve_command") and (rest := [*context._protected_args, *context.args]):
        name, command, rest = command.resolve_command(context, rest)
        context = command.make_context(name, rest, parent=context)
    assert isinstance(context.params, dict)
    return context.params


def test_there_are_commands_to_try() -> None:
    assert len(unique("pessoi")) > 60
    assert len(unique("make")) > 20


@pytest.mark.parametrize("typed", unique("pessoi"))
def test_the_program_understands_what_it_is_told(typed: str) -> None:
    try:
        params = understood([word for word in split(typed) if word != "--help"])
    except Exception as error:
        # Named in a sentence without what it is about; in a block it would be a mistake.
        if typed in NAMED and type(error).__name__ in INCOMPLETE:
            return
        raise
    game = params.get("game")
    if game is None or game.startswith(MADE):
        return
    players = read_players(str(params.get("seats") or params.get("bots") or ""))
    if not players or players[0].isdigit():
        return
    assert [player for player in players if player not in (HUMAN, *bots.names()) and not is_outside(player)] == []
    seats = len(players) if params.get("seats") else games.find(game).max_seats
    games.find(game).check_setup(seats, read_options(params.get("options")))


@pytest.mark.parametrize("typed", [case for case in unique("pessoi") if case.values[0].startswith(QUICK)])
def test_a_quick_command_does_what_it_should(typed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    assert Shell(tmp_path).run(*split(typed)).returncode == 0


def test_a_command_that_is_unknown_is_found() -> None:
    for words in (["play", "hercules", "--colour"], ["simulat", "hercules"]):
        with pytest.raises(Exception, match="No such") as found:
            understood(words)
        assert is_mistake(found.value)


@pytest.mark.parametrize("typed", unique("make"))
def test_the_makefile_has_what_is_made(typed: str) -> None:
    for word in shlex.split(typed):
        name, equals, _ = word.partition("=")
        known = rf"^{name} \??=|\$\({name}\)" if equals else rf"^{name}:|^\.PHONY:.*\b{name}\b"
        assert re.search(known, MAKEFILE, re.MULTILINE), f"there is no {name} in the Makefile"
