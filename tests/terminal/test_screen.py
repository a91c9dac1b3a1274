"""What a screen shows of a scene, for eyes and for ears."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from msgspec.structs import replace
from rich.console import Console
from tests.contract.cases import our_own, random_play

import pessoi
from pessoi.kernel.match import Match
from pessoi.scene.scene import End, ShownChoice, ShownDecision, ShownPanel, scene, show_preview
from pessoi.terminal.choices import in_groups
from pessoi.terminal.keyboard import place_of, place_to_preview
from pessoi.terminal.panels import sentences
from pessoi.terminal.screen import Screen
from pessoi.text import COMPLETE, Text

every_game = pytest.mark.parametrize("game", our_own())
every_language = pytest.mark.parametrize("language", COMPLETE)


class Shown:
    """A screen whose printing is kept."""

    def __init__(self, match: Match, language: str = "en", is_plain: bool = True) -> None:
        self.out = StringIO()
        console = Console(file=self.out, width=160, force_terminal=not is_plain)
        self.screen = Screen(Text(language, match.game, match.setup.seats), console, is_plain)

    def take(self) -> str:
        """What was printed since it was last asked for."""
        printed = self.out.getvalue()
        self.out.truncate(0)
        self.out.seek(0)
        return printed


@every_language
@every_game
def test_everything_a_scene_holds_is_said_in_words(game: str, language: str) -> None:
    for is_plain in (True, False):
        match = pessoi.new(game, seats=2, seed="screen")
        shown = Shown(match, language, is_plain)
        for _ in random_play(match):
            if match.decision is None or match.ply == 60:
                break
            if match.ply % 5:
                continue
            seen = scene(match, match.decision.seat, since=match.ply, with_panels=True)
            assert seen.decision is not None
            shown.screen.news(seen, seen.events)
            for key in "t?wg":
                assert shown.screen.explain(key, seen)
            shown.screen.decision(seen.decision)
            shown.screen.preview(seen.decision.choices[0], show_preview(match, match.decision.choices[0]))
        assert shown.take()
        assert not shown.screen.text.problems


def test_why_not_names_what_is_refused_and_why() -> None:
    match = pessoi.new("hercules", seats=1, seed="3")
    shown = Shown(match)
    assert shown.screen.explain("w", scene(match, 0))
    said = shown.take()
    assert "What is not possible now, and why:" in said
    assert "Give up: Only those who have used a card" in said
    assert said.count("No calculation with your dice makes this number.") == 1


def test_the_glossary_explains_terms_or_says_that_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = Shown(pessoi.new("hercules"))
    monkeypatch.setattr(Text, "messages", lambda _text, _prefix: [])
    shown.screen.glossary()
    assert "This game has no words that need explaining." in shown.take()
    monkeypatch.setattr(Text, "messages", lambda _text, _prefix: ["prompt-recover", "game-title"])
    shown.screen.glossary()
    said = shown.take()
    assert "The words of Hercules:\nHercules: " in said
    assert "twelve labours" in said


def test_messages_are_found_by_how_they_begin() -> None:
    text = Text("de", pessoi.new("hercules").game)
    assert {"ui-ask", "ui-rule"} <= set(text.messages("ui-"))
    assert "game-title" in text.messages("game-")
    assert text.messages("nothing-begins-like-this") == []


@pytest.mark.parametrize(
    ("header", "row", "said"),
    [
        ([], [["Round"], [3]], ["Round: 3"]),
        ([], [["Philosopher"], ["–"]], []),
        ([], [["Hand"], ["a", "b"], []], ["Hand: a, b"]),
        (["Column", "Anna", "Bert"], [[4], ["marker"], []], ["Column 4. Anna: marker"]),
        (["Line", "Anna", "Bert"], [["Total"], [8], [3]], ["Total. Anna: 8; Bert: 3"]),
        (["Slot", "Tile"], [[2], ["–"]], ["Slot 2: empty"]),
        (["", "", "Column 1"], [[], ["·"], ["·"]], []),
    ],
)
def test_a_row_is_read_aloud_by_names_and_without_blanks(
    header: list[str], row: list[list[int | str]], said: list[str]
) -> None:
    assert sentences(ShownPanel("Title", list(header), [[list(cell) for cell in row]]), Text("en")) == said


def offered(*choices: str) -> ShownDecision:
    """A question with these choices, each called by its own words."""
    shown = [ShownChoice(choice, choice, [], []) for choice in choices]
    return ShownDecision(0, "turn", "What now?", shown, [])


def test_choices_of_a_verb_are_listed_together_and_numbered_so() -> None:
    match = pessoi.new("hercules", seats=2, seed="3")
    seen = in_groups(replace(scene(match, 0), decision=offered("use a", "rest", "use b", "take c")))
    assert seen.decision is not None
    assert [choice.choice for choice in seen.decision.choices] == ["use a", "use b", "rest", "take c"]
    nothing = replace(scene(match, 0), decision=None)
    assert in_groups(nothing) is nothing


def test_many_choices_have_headings_where_there_are_several_of_a_verb() -> None:
    shown = Shown(pessoi.new("hercules", seats=2))
    uses, labours = [f"use {n}" for n in range(8)], [f"master {n}" for n in range(4)]
    shown.screen.decision(offered(*uses, *labours, "rest"))
    lines = shown.take().splitlines()
    assert [lines[0], lines[1], lines[2]] == ["What now?", "Use a card:", "1. use 0"]
    assert lines[10:12] == ["Master a labour:", "9. master 0"]
    assert lines[-1] == "13. rest"
    assert "Rest:" not in lines
    for few in (offered(*uses, "rest"), offered(*(f"use {n}" for n in range(20))), offered(*"abcdefghijklmnop")):
        shown.screen.decision(few)
        assert ":" not in shown.take()


def test_headings_nobody_has_words_for_are_left_out() -> None:
    shown = Shown(pessoi.new("hercules", seats=2))
    shown.screen.decision(offered(*(f"juggle {n}" for n in range(8)), *(f"use {n}" for n in range(8))))
    assert shown.take().splitlines()[1] == "1. juggle 0"
    assert not shown.screen.text.problems


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "from 1 star to 2; 2 Grape, in return 5 VP\n"), ("de", "from 1 Stern to 2; 2 Grape, dafür 5 VP\n")],
)
def test_signs_are_words_to_ears_and_signs_to_eyes(language: str, said: str) -> None:
    match = pessoi.new("thebai", seats=2)
    for is_plain in (True, False):
        shown = Shown(match, language, is_plain)
        shown.screen.line("from 1★ to 2; 2 Grape → 5 VP")
        assert (shown.take() == said) is is_plain


@every_language
@every_game
def test_nothing_is_read_aloud_that_a_voice_leaves_out(game: str, language: str) -> None:
    match = pessoi.new(game, seats=2, seed="aloud")
    shown = Shown(match, language)
    for _ in random_play(match):
        if match.decision is None or match.ply == 120:
            break
        seen = scene(match, match.decision.seat, since=match.ply, with_panels=True)
        assert seen.decision is not None
        shown.screen.news(seen, seen.events)
        shown.screen.decision(seen.decision)
        shown.screen.rule(seen.decision)
    shown.screen.glossary()
    said = shown.take()
    assert not re.search(r"[★→·*\[\]|]", said)
    assert not re.search(r"\b(?:[hv]\d[.-]\d|r\d+c\d+|UL\d|UR\d|MI\d|LL\d|LR\d|[TMB]\d)\b", said)
    assert not re.search(r"(?m)^\d+: |: -\d", said)


def test_what_is_below_zero_has_a_minus() -> None:
    text = Text("en")
    assert [text.say(number) for number in (-3, 0, 3)] == ["−3", "0", "3"]
    assert text.cell([-3]) == "−3"


def test_every_way_a_match_can_end_is_told() -> None:
    screen = Shown(pessoi.new("hercules", seats=2)).screen
    screen.text.names = ["Anna", "Bert"]
    assert screen.outcome(End("played", None, [3, 2], [0], [1, 2])) == "Anna wins."
    assert screen.outcome(End("played", None, [3, 3], [0, 1], [1, 1])) == "Anna, Bert share the win."
    assert screen.outcome(End("played", None, [3, 3], [], [])) == "Nobody wins."
    assert screen.outcome(End("time", 1, [3, 2], [], [])) == "Bert has used up all the time and loses."


def test_numbers_are_taken_only_for_what_is_listed() -> None:
    assert [place_of(typed, 3) for typed in ("1", "3", " 2 ")] == [0, 2, 1]
    assert [place_of(typed, 3) for typed in ("0", "4", "-1", "x", "", "²", "p1")] == [None] * 7
    assert [place_to_preview(typed, 3) for typed in ("p1", "p 3")] == [0, 2]
    assert [place_to_preview(typed, 3) for typed in ("p", "p 4", "1", "pp1")] == [None] * 4
