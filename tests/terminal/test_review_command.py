"""Reviews and hints as a person reads them in the terminal."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable
from functools import partial
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from tests.contract.cases import our_own, random_play
from tests.terminal.house import Mistake, mistake

import pessoi
from pessoi.bots import registry as bots
from pessoi.bots.review import SEED, Review, review
from pessoi.bots.search import Budget, SearchBot
from pessoi.bots.terms import USUAL
from pessoi.bots.tree import Tuning
from pessoi.cli import main
from pessoi.kernel.match import Match
from pessoi.kernel.observation import Observation
from pessoi.scene.scene import show_decision
from pessoi.terminal import review as review_table
from pessoi.terminal import store
from pessoi.terminal.hints import Adviser, Hint
from pessoi.terminal.screen import Screen
from pessoi.text import COMPLETE, Text

__all__ = ["mistake"]

every_game = pytest.mark.parametrize("game", our_own())
every_language = pytest.mark.parametrize("language", COMPLETE)


Command = Callable[..., str]


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    """Runs the command in this process with what is typed, and returns what it prints."""
    monkeypatch.setenv("PESSOI_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*words: str, typed: str = "") -> str:
        monkeypatch.setattr(sys, "argv", ["pessoi", *words])
        monkeypatch.setattr(sys, "stdin", StringIO(typed))
        with pytest.raises(SystemExit) as end:
            main()
        printed = capsys.readouterr()
        assert end.value.code == 0
        assert printed.err == ""
        return printed.out

    return run


@pytest.fixture
def record(tmp_path: Path) -> str:
    """A saved match of Anna, who chooses at random, against Otto, who is greedy."""
    match = pessoi.new("hercules", seats=2, seed="6", options={"round_limit": 12})
    players = [bots.make("random", "Anna"), bots.make("greedy", "Otto")]
    while match.decision is not None:
        seat = match.decision.seat
        match.play(players[seat].choose(Observation(match, seat)))
    path = tmp_path / "record.pessoi"
    store.save(path, match, ["random", "greedy"], ["Anna", "Otto"])
    return str(path)


def screen_for(match: Match, language: str, is_plain: bool) -> tuple[Screen, StringIO]:
    out = StringIO()
    console = Console(file=out, width=160, force_terminal=not is_plain)
    return Screen(Text(language, match.game, match.setup.seats), console, is_plain), out


# Review


def test_a_review_tells_every_choice_and_the_mistakes_of_each_seat(command: Command, record: str) -> None:
    out = command("review", record, "--bot", "greedy")
    assert 'Review by the bot "greedy":' in out
    assert re.search(r'^Choice \d+, Otto: .* \(\d+\.\d%\), as "greedy" would\.$', out, re.MULTILINE)
    assert re.search(r'^\d+ choices, \d+\.\d% of them as "greedy" would choose\. Average loss: ', out, re.MULTILINE)
    assert re.search(r'^The 3 biggest mistakes:\n1\. Choice \d+, Anna: .* "greedy" would choose: ', out, re.MULTILINE)
    assert not re.search(r"[\x1b─│┃━]", out)


def test_a_review_speaks_german(command: Command, record: str) -> None:
    out = command("review", record, "--bot", "greedy", "--language", "de", "--seat", "0")
    assert "Rückblick des Bots „gierig“:" in out
    assert re.search(r"Entscheidung \d+, Anna: .* „gierig“ würde wählen: .* Verlust: \d+,\d Prozentpunkte\.", out)
    assert "Die 3 größten Fehler:" in out
    assert "Otto:" not in out


def test_a_review_as_json_is_the_same_each_time_and_for_a_seat(command: Command, record: str) -> None:
    words = ["review", record, "--bot", "greedy", "--seed", "s", "--json"]
    whole = json.loads(command(*words))
    assert whole == json.loads(command(*words))
    assert (whole["bot"], whole["seed"]) == ("greedy", "s")
    own = json.loads(command(*words, "--seat", "1"))
    assert own["judgements"] == [judgement for judgement in whole["judgements"] if judgement["seat"] == 1]
    assert own["seats"] == whole["seats"][1:]


def test_a_running_match_is_reviewed_as_far_as_it_goes(command: Command, tmp_path: Path) -> None:
    match = pessoi.new("hercules", seats=2, seed="running")
    path = tmp_path / "running"
    path.write_text(str(match.record()), encoding="utf-8")
    assert command("review", str(path)) == "There is nothing to review: nobody had a choice.\n"
    assert match.decision is not None
    match.play(match.decision.choices[0])
    path.write_text(str(match.record()), encoding="utf-8")
    assert re.findall(r"^Choice (\d+), ", command("review", str(path)), re.MULTILINE) == ["0"]


def test_a_framed_review_is_a_table() -> None:
    match = pessoi.new("hercules", seats=2, seed="framed")
    for _ in random_play(match):
        if match.ply == 12:
            break
    screen, out = screen_for(match, "en", is_plain=False)
    review_table.show(screen, Review("greedy", SEED, tuple(review(match, partial(bots.make, "greedy")))))
    shown = out.getvalue()
    assert '"greedy" would choose' in shown
    assert "│" in shown
    assert not screen.text.problems


def test_what_cannot_be_reviewed_is_refused_kindly(mistake: Mistake, tmp_path: Path) -> None:
    match = pessoi.new("hercules", seats=2, seed="refused")
    assert match.decision is not None
    match.play(match.decision.choices[0])
    good, sealed, damaged = (tmp_path / name for name in ("good", "sealed", "damaged"))
    text = str(match.record())
    good.write_text(text, encoding="utf-8")
    sealed.write_text(str(match.record(sealed=True)), encoding="utf-8")
    damaged.write_text(text.replace(str(match.choices[0]), "rest"), encoding="utf-8")
    assert "seats 0 to 1, not 2" in mistake("review", str(good), "--seat", "2")
    assert 'no bot called "gredy"; did you mean "greedy"?' in mistake("review", str(good), "--bot", "gredy")
    assert "it is sealed" in mistake("review", str(sealed))
    assert "ply 0: " in mistake("review", str(damaged))
    assert 'no saved match "nowhere"' in mistake("review", "nowhere")


# Hints


def test_hints_are_shown_at_every_decision_if_wished(command: Command) -> None:
    words = ["play", "hercules", "--seats", "human,human", "--seed", "3", "-o", "start_seat=0"]
    out = command(*words, "--hints", "--adviser", "greedy", typed="1\n1\nq\n")
    assert out.count('What the bot "greedy" thinks:') == out.count("Number of your choice, or a key") == 3
    assert re.search(r"^\d\. .*: chance to win \d+\.\d%, tried \d+ times\.$", out, re.MULTILINE)


def test_a_hint_is_given_when_asked_for_and_the_same_again(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    # Whoever has only seconds to think does not always come as far.
    monkeypatch.setattr("pessoi.bots.advice.AT_TABLE", USUAL)
    words = ["play", "hercules", "--seats", "human", "--seed", "3", "--language", "de"]
    assert "meint" not in command(*words, typed="q\n")
    out = command(*words, typed="h\nh\nq\n")
    first, second = out.split("Was der Bot „mittel“ meint:\n")[1:]
    assert first.splitlines()[:3] == second.splitlines()[:3]
    assert re.match(r"\d\. .*: Gewinnchance \d+,\d\s%", first)


def test_an_unknown_adviser_is_refused_before_the_match_begins(mistake: Mistake) -> None:
    said = mistake("play", "hercules", "--seats", "human", "--adviser", "gredy")
    assert 'no bot called "gredy"; did you mean "greedy"?' in said


@every_language
@every_game
def test_what_a_search_expects_is_told_in_words(game: str, language: str) -> None:
    match = pessoi.new(game, seats=2, seed="hint")
    bot = SearchBot("hint", Budget(60), Tuning(curiosity=0.3, trust=2.0, redeals=1, weight=2.0))
    screen, _ = screen_for(match, language, is_plain=True)
    then = {"en": "Expected to follow: ", "de": "Danach erwartet: "}[language]
    told = 0
    for _ in random_play(match):
        decision = match.decision
        assert decision is not None
        if match.ply == 20:
            break
        if match.ply % 5 or len(decision.choices) == 1:
            continue
        best = bot.consider(Observation(match, decision.seat)).best
        sentences = Hint(screen, match, show_decision(match, decision)).sentences(best)
        assert sentences.startswith(f"{decision.choices.index(best.choice) + 1}. ")
        if best.line:
            told += 1
            assert sentences.split(then)[1].startswith(screen.text.names[best.line[0].seat])
    assert told
    assert not screen.text.problems


def test_a_hint_on_a_framed_screen_numbers_the_choices_as_they_are_listed() -> None:
    match = pessoi.new("hercules", seats=2, seed="hint")
    assert match.decision is not None
    screen, out = screen_for(match, "en", is_plain=False)
    Adviser("greedy", is_unasked=True).speak_up(screen, match, show_decision(match, match.decision))
    shown = re.sub(r"\x1b\[[0-9;]*m", "", out.getvalue())
    rows = re.findall(r"^ *(\d+)  (\S.*?)  +\d+\.\d% +8", shown, re.MULTILINE)
    assert len(rows) == min(5, len(match.decision.choices))
    for number, words in rows:
        label = match.game.label(match.state, match.decision, match.decision.choices[int(number) - 1])
        assert words == screen.text.say(label)


def test_a_hint_rests_on_what_the_seat_at_the_screen_can_know() -> None:
    match = pessoi.new("hexemonia", seats=3, seed="hint")
    for _ in random_play(match):
        if match.ply == 31:
            break
    decision = match.decision
    assert decision is not None
    shown = []
    other = match.imagine(decision.seat, "elsewhere")
    other.seed = match.seed
    for where in (match, other):
        screen, out = screen_for(match, "en", is_plain=True)
        Adviser("greedy").advise(screen, where, show_decision(where, decision))
        shown.append(out.getvalue())
    assert shown[0] == shown[1]
    assert "chance to win" in shown[0]
