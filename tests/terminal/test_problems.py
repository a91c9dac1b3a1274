"""Everything that can go wrong has words, in every language and with the same values."""

from __future__ import annotations

import ast
import errno
import re
from functools import cache
from pathlib import Path

import pytest

import pessoi
from pessoi.kernel.errors import BadSetup, CannotUndo, RecordError, by_system, system_names
from pessoi.server.limits import RATES
from pessoi.text import COMPLETE, Text, messages_of

SOURCE = Path(pessoi.__file__).parent
VARIABLE = re.compile(r"\$(\w+)")


@cache
def trees() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in sorted(SOURCE.rglob("*.py"))]


@cache
def errors() -> set[str]:
    """The names of all classes of errors whose words are data."""
    bases = {
        node.name: {base.id for base in node.bases if isinstance(base, ast.Name)}
        for _, tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {"Worded"}
    while True:
        more = {name for name, above in bases.items() if above & found} - found
        if not more:
            return found
        found |= more


@cache
def raised() -> list[tuple[str, str, set[str]]]:
    """Where each error is made, the name of its message, and the values it brings."""
    found = []
    kinds = errors() - {"CannotUndo", "Declined", "Trouble", "Forfeit", "SecondServer"}
    for path, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Name) or node.func.id not in kinds:
                continue
            where = f"{path.relative_to(SOURCE)}:{node.lineno}"
            values = {keyword.arg for keyword in node.keywords if keyword.arg} - {"at"}
            (first,) = node.args
            if isinstance(first, ast.Constant):
                found.append((where, str(first.value), values))
            else:
                # The name was chosen a line before, among messages that are alike.
                assert isinstance(first, ast.Name), f"{where} does not name its message"
    return found


def test_errors_are_found() -> None:
    assert len(raised()) > 150
    assert {"BadSetup", "RecordError", "NotFound", "Unreachable", "StoreUnavailable"} <= errors()


@pytest.mark.parametrize("language", COMPLETE)
def test_every_error_has_words_that_mention_what_it_brings(language: str) -> None:
    wrong = []
    for where, name, values in raised():
        written = messages_of("", language).written.get(f"problem-{name}", "")
        if not written or set(VARIABLE.findall(written)) != values:
            wrong.append(f"{where}: problem-{name} with {sorted(values)} is {written!r}")
    assert not wrong


def test_no_words_are_left_over() -> None:
    used = {name for _, name, _ in raised()}
    elsewhere = {
        "at-ply",
        "line-changed",
        "lines-changed",
        "forfeit",
        "second-server",
        *(f"too-many-{what}" for what in RATES),
    }
    there = {message.removeprefix("problem-") for message in Text("en").messages("problem-")}
    assert there == used | elsewhere


@pytest.mark.parametrize("language", COMPLETE)
def test_what_the_system_refuses_is_said_in_words(language: str) -> None:
    text = Text(language)
    assert {f"system-{name}" for name in system_names().values()} == set(text.messages("system-"))
    for number in system_names():
        error = BadSetup("cannot-write", file="x", reason=OSError(number, "as the system has it"))
        assert "as the system has it" not in text.say(error.words)
    assert not text.problems


def test_the_reason_is_found_behind_other_errors_or_else_taken_as_it_is() -> None:
    denied = PermissionError(errno.EACCES, "Permission denied")
    behind = RuntimeError("[Errno 13] Permission denied")
    behind.__cause__ = ValueError("between")
    behind.__cause__.__context__ = denied
    assert by_system(denied) == by_system(behind) == ["system-denied"]
    assert by_system(OSError(errno.ELOOP, "Too many links")) == "Too many links"
    assert by_system(RuntimeError("something else")) == "something else"
    assert BadSetup("no-file", file="x").words == ["problem-no-file", {"file": "x"}]


def test_both_languages_have_the_same_words_of_problems_and_of_the_command() -> None:
    english, german = (set(Text(language).messages("")) for language in COMPLETE)
    assert english == german


def test_an_error_is_english_in_a_traceback_and_german_where_german_is_read() -> None:
    with pytest.raises(BadSetup) as caught:
        pessoi.new("herkules")
    assert str(caught.value) == 'no game called "herkules"; did you mean "hercules"?'
    assert Text("de").say(caught.value.words) == "Ein Spiel namens „herkules“ gibt es nicht; meintest du „hercules“?"


def test_errors_of_errors_and_of_plies_are_said_whole() -> None:
    inner = BadSetup("seats-of-game", game="hexemonia", least=2, most=4, seats=1)
    error = RecordError("impossible-setup", at=7, reason=inner)
    assert str(error) == "ply 7: its setup is not possible: hexemonia is for 2 to 4 seats, not 1"
    assert Text("de").say(error.words).startswith("nach 7 Entscheidungen: ihr Aufbau ist nicht möglich: ")
    assert str(CannotUndo("rolled")) == "dice have been rolled since"


def test_an_error_without_texts_still_names_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pessoi.kernel.errors._speakers", [])
    assert str(BadSetup("no-file", file="x")) == "no-file {'file': 'x'}"
