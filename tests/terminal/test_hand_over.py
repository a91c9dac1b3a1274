"""One screen for several people who must not see each other's hands."""

from __future__ import annotations

import re
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

import pessoi
from pessoi.kernel.match import Match
from pessoi.scene.scene import scene
from pessoi.terminal.play import Sitting
from pessoi.terminal.screen import FORGET, Screen
from pessoi.text import Text

NAMES = ["Anna", "Bert"]
FIRST = {"start_seat": 0}


class Scripted(Console):
    """A console at which these lines are typed; what stands on the screen after each clearing is kept apart."""

    def __init__(self, typed: list[str], is_terminal: bool) -> None:
        self.printed = StringIO()
        super().__init__(file=self.printed, width=160, force_terminal=is_terminal)
        self.typed: Iterator[str] = iter(typed)

    def input(self, prompt: object = "", **_: object) -> str:
        self.print(str(prompt), markup=False, highlight=False)
        try:
            return next(self.typed)
        except StopIteration:
            raise EOFError from None

    @property
    def screens(self) -> list[str]:
        return self.printed.getvalue().split(FORGET)


def sit(tmp_path: Path, typed: list[str], is_terminal: bool = True, game: str = "hexemonia") -> tuple[Match, Scripted]:
    match = pessoi.new(game, seats=2, seed="secret", options=FIRST)
    console = Scripted(typed, is_terminal)
    screen = Screen(Text("en", match.game, 2, NAMES), console, is_plain=not is_terminal)
    Sitting(match, ["human", "human"], screen, tmp_path / "match.pessoi").play()
    return match, console


def until_other_turn() -> list[str]:
    """What is typed until the second seat decides."""
    match = pessoi.new("hexemonia", seats=2, seed="secret", options=FIRST)
    typed = [""]
    while match.decision is not None and match.decision.seat == 0:
        typed.append("1")
        match.play(match.decision.choices[0])
    return typed


def hand_of(match: Match, seat: int) -> str:
    """The panel of a seat's own hand as it is drawn for them, line by line."""
    text = Text("en", match.game, 2, NAMES)
    panels = scene(match, seat, with_panels=True).panels
    assert panels is not None
    (hand,) = [panel for panel in panels if panel.title == ["panel-title-hand"]]
    return "\n".join(text.cell(row[0]) for row in hand.rows)


@pytest.mark.parametrize("is_terminal", [True, False])
def test_what_one_saw_is_gone_when_the_next_looks(tmp_path: Path, is_terminal: bool) -> None:
    match, console = sit(tmp_path, [*until_other_turn(), "", "", "?", "q"], is_terminal)
    printed = re.sub(r"\x1b\[[0-9;]*m", "", console.printed.getvalue())
    before, after = re.split(r"The screen goes to Bert", printed)
    own, other = (set(hand_of(match, seat).splitlines()) for seat in (0, 1))
    public = printed[: printed.index("Your hand")]
    hidden = [tile for tile in own - other if tile not in public and tile != "Patron deity"]
    assert hidden
    assert "Bert, it is your turn" in after
    for tile in hidden:
        assert tile in before
        hands = after[after.index("Your hand") :]
        assert tile not in hands.split("Anna,")[0]
    assert (FORGET in console.printed.getvalue()) == is_terminal


def test_each_screen_belongs_to_one_person(tmp_path: Path) -> None:
    _, console = sit(tmp_path, [*until_other_turn(), "", "", "q"])
    start, waiting, annas, empty, berts = ["", *console.screens][-5:]
    assert "Anna, press Enter when you are here" in waiting
    assert "Your hand" not in waiting + start
    assert "Anna, it is your turn" in annas
    assert "Bert, it is your turn" not in annas
    assert "Bert, press Enter when you are here" in empty
    assert "Your hand" not in empty
    assert "Bert, it is your turn" in berts
    assert "Anna, it is your turn" not in berts


def test_whoever_leaves_may_still_take_back_or_quit(tmp_path: Path) -> None:
    match, console = sit(tmp_path, [*until_other_turn(), "u", "q"])
    assert match.decision is not None
    said = console.printed.getvalue()
    assert "Anna, press Enter and hand the screen to Bert" in said
    assert ("Taken back: " in said) == (match.decision.seat == 0)
    assert "Your hand" not in console.screens[-1] or "Anna, it is your turn" in console.screens[-1]


def test_nobody_takes_back_what_another_chose_in_secret(tmp_path: Path) -> None:
    match, console = sit(tmp_path, [*until_other_turn(), "", "", "u", "q"])
    assert match.decision is not None
    assert match.decision.seat == 1
    assert "That can't be taken back: " in console.screens[-1]


def test_the_screen_is_shared_where_nothing_is_hidden(tmp_path: Path) -> None:
    _, console = sit(tmp_path, ["1"] * 30, game="hercules")
    assert FORGET not in console.printed.getvalue()
    assert "press Enter" not in console.printed.getvalue()
