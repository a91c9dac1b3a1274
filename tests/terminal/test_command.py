"""The command as a person uses it, with what is typed piped in: most of it in this process, some in one of its own."""

from __future__ import annotations

import json
import platform
import re
import stat
from pathlib import Path

import pytest
from tests.terminal.shell import Shell

import pessoi
from pessoi.games import registry
from pessoi.installed import is_compiled


def test_games_are_listed_with_their_options(shell: Shell) -> None:
    out = shell.run("games").stdout
    assert "hercules: Hercules, 1 to 4 seats" in out
    assert "solo_handicap=... Handicap: 0, 10, 20, 30, 40 or 50; default 0" in out
    assert "Vereinfachte Variante" not in out
    assert "zwölf Aufgaben" in shell.run("games", "--language", "de").stdout


def test_the_rules_of_a_game_are_read_whole_by_section_or_by_words(shell: Shell) -> None:
    contents = shell.run("rules", "hercules", "--contents").stdout.splitlines()
    name, title = contents[-1].strip().split(": ", 1)
    whole = shell.run("rules", "hercules").stdout
    section = shell.run("rules", "hercules", name).stdout
    found = shell.run("rules", "hercules", "--language", "de", "Hades", "würfel").stdout
    assert whole.startswith("# Hercules\n")
    assert f" {title}\n" in section
    assert section.strip() in whole
    assert "](" not in re.sub(r"\]\(#[a-z0-9-]+\)", "", whole)
    assert "Hades" in found
    assert len(found) < len(shell.run("rules", "hercules", "--language", "de").stdout)


def test_what_the_rules_do_not_hold_is_said(shell: Shell) -> None:
    done = shell.run("rules", "hercules", "xylophone")
    assert done.returncode == 2
    assert 'the rules of hercules hold nothing about "xylophone"; --contents lists their sections' in done.stderr


def test_the_system_language_is_spoken_if_there_are_texts_in_it(shell: Shell) -> None:
    assert "zwölf Aufgaben" in shell.run_process("games", LANG="de_AT.UTF-8").stdout
    assert "twelve labours" in shell.run("games", LANG="fr_FR.UTF-8").stdout


def test_a_person_plays_undoes_asks_and_quits(shell: Shell) -> None:
    done = shell.run("play", "hercules", "--seats", "human", "--seed", "3", typed="u\n?\nx\n99\nt\n1\nq\n")
    assert done.returncode == 0
    assert "That can't be taken back: no choice has been made yet." in done.stdout
    assert "Combine two of your dice" in done.stdout
    assert done.stdout.count("Please type a number from 1 to 5") == 2
    assert "His own marker lies in column 3" in done.stdout
    assert "pessoi play --resume hercules-" in done.stdout
    assert done.stderr == ""


def test_plain_output_has_no_frames_and_no_colours(shell: Shell) -> None:
    out = shell.run("play", "hercules", "--seats", "human", typed="q\n").stdout
    assert not re.search(r"[\x1b─│┃━]", out)
    assert "Column 12. Card above: Zeus (5 VP), 2 in the stack; Player 1: marker; Hades: marker" in out


def test_a_match_is_resumed_where_it_was_left_even_if_the_input_just_ended(shell: Shell) -> None:
    shell.run_process("play", "hercules", "--seats", "human,greedy", "--names", "Anna,Otto", "--seed", "5", typed="1\n")
    (path,) = shell.saved()
    ply = pessoi.replay(path.read_text(encoding="utf-8")).ply
    assert ply >= 1
    again = shell.run("play", "--resume", path.stem, typed="q\n")
    assert f"Resumed after {ply} choice" in again.stdout
    assert "Anna, it is your turn" in again.stdout
    assert shell.saved() == [path]


def test_a_whole_match_of_people_on_one_screen_ends_with_score_and_record(shell: Shell) -> None:
    typed = "1\n" * 400
    out = shell.run_process(
        "play", "hercules", "--seats", "human,human", "--seed", "4", "-o", "round_limit=3", typed=typed
    ).stdout
    assert "Round 3 was the last one allowed." in out
    assert "The match is over" in out
    assert re.search(r"(wins|share the win)\.", out)
    (path,) = shell.saved()
    assert shell.run("verify", path.stem).returncode == 0
    replayed = shell.run("replay", path.stem)
    assert "Round 1 begins" in replayed.stdout
    assert re.search(r"^Total\. Player 1: \d+; Player 2: \d+$", replayed.stdout, re.MULTILINE)
    assert re.search(r"(wins|share the win)\.", replayed.stdout)


def test_bots_alone_can_be_watched(shell: Shell) -> None:
    done = shell.run("play", "hercules", "--seats", "greedy,random", "--language", "de", "--seed", "1")
    assert done.returncode == 0
    assert "Die Partie ist zu Ende" in done.stdout
    assert "Spieler 1 meistert Aufgabe" in done.stdout


def test_undo_takes_a_choice_back_and_says_which(shell: Shell) -> None:
    match = pessoi.new("hercules", seats=2, seed="undo", options={"start_seat": 0})
    assert match.decision is not None
    rest = [str(choice) for choice in match.decision.choices].index("rest") + 1
    typed = f"{rest}\nu\nq\n"
    out = shell.run(
        "play", "hercules", "--seats", "human,human", "--seed", "undo", "-o", "start_seat=0", typed=typed
    ).stdout
    assert "Taken back: rest." in out


def test_a_position_of_a_record_is_shown_from_a_seat(shell: Shell) -> None:
    shell.run("play", "hercules", "--seats", "random,random", "--seed", "9")
    (path,) = shell.saved()
    early, late = (shell.run("replay", path.stem, "--at", at, "--seat", "1").stdout for at in ("0", "30"))
    assert "Round: 1" in early
    assert len(late) > len(early)
    too_late = shell.run("replay", path.stem, "--at", "9999")
    assert too_late.returncode == 2
    assert "not at 9999" in too_late.stderr
    nobody = shell.run("replay", path.stem, "--seat", "7")
    assert nobody.returncode == 2
    assert "seats 0 to 1, not 7" in nobody.stderr


def test_a_record_is_stepped_through(shell: Shell) -> None:
    shell.run("play", "hercules", "--seats", "random,random", "--seed", "9", "-o", "round_limit=1")
    (path,) = shell.saved()
    out = shell.run("replay", path.stem, "--step", typed="\n\nb\n0\nq\n").stdout
    assert re.findall(r"choice (\d+) /", out) == ["0", "1", "2", "1", "0"]


def test_verify_names_ply_and_reason_of_an_edited_record(shell: Shell) -> None:
    shell.run("play", "hercules", "--seats", "random,random", "--seed", "9")
    (path,) = shell.saved()
    good = shell.run("verify", path.stem)
    assert good.returncode == 0
    assert "ok  the seed is the one that the commitment in the record binds" in good.stdout
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace("master plus", "master minus", 1), encoding="utf-8")
    bad = shell.run_process("verify", path.stem)
    assert bad.returncode == 1
    assert re.search(r"not verified: ply \d+: .*changed", bad.stderr)


def test_verify_holds_a_record_against_an_earlier_one(shell: Shell, tmp_path: Path) -> None:
    match = pessoi.new("hercules", seed="sealed")
    assert match.decision is not None
    match.play(match.decision.choices[0])
    earlier, later = tmp_path / "earlier.txt", tmp_path / "later.txt"
    earlier.write_text(str(match.record(sealed=True)), encoding="utf-8")
    while match.decision is not None:
        match.play(match.decision.choices[-1])
    later.write_text(match.record().json(), encoding="utf-8")
    assert "continues the record shown at ply 1" in shell.run("verify", str(later), "--against", str(earlier)).stdout
    assert shell.run("verify", str(earlier)).returncode == 1


def test_a_running_match_is_shown_sealed_and_verified_later(shell: Shell, tmp_path: Path) -> None:
    shell.run("play", "hercules", "--seats", "human,random", "--seed", "hush", "-o", "round_limit=3", typed="1\n")
    (path,) = shell.saved()
    sealed = tmp_path / "sealed.txt"
    sealed.write_text(shell.run("seal", path.stem).stdout, encoding="utf-8")
    assert "hush" not in sealed.read_text(encoding="utf-8")
    shell.run("play", "--resume", path.stem, typed="1\n" * 100)
    done = shell.run("verify", path.stem, "--against", str(sealed))
    assert done.returncode == 0
    assert "it continues the record shown" in done.stdout


def test_simulate_shows_a_table_and_json(shell: Shell) -> None:
    words = ["simulate", "hercules", "--seats", "random,random", "--games", "10", "--seed", "s", "--jobs", "1"]
    table = shell.run(*words)
    assert table.returncode == 0
    assert "95 % interval" in table.stdout
    assert "10 matches from seed s" in table.stdout
    data = json.loads(shell.run(*words, "--json").stdout)
    assert data["games"] == 10
    assert sum(line["wins"] for line in data["competitors"]) == pytest.approx(1)


def test_doctor_says_how_things_are(shell: Shell) -> None:
    done = shell.run("doctor")
    assert done.returncode == 0
    assert re.search(r"rules: (compiled|pure Python)", done.stdout)
    assert re.search(r"page for browsers: \d+ files", done.stdout)
    assert "a match of" in done.stdout


def test_doctor_finds_a_home_that_cannot_be_written(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way", encoding="utf-8")
    done = Shell(blocker).run("doctor")
    assert done.returncode == 1
    assert "set PESSOI_HOME" in done.stdout


def test_doctor_goes_on_at_a_home_that_cannot_be_looked_into(tmp_path: Path) -> None:
    """Like a folder without rights, a name that is too long can't even be asked whether it is there."""
    done = Shell(tmp_path / ("home" * 100)).run("doctor")
    assert done.returncode == 1
    assert done.stdout.count("!!") == 1
    assert "a match of" in done.stdout


def test_a_disk_that_cannot_be_written_does_not_stop_the_game(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way", encoding="utf-8")
    done = Shell(blocker).run("play", "hercules", "--seats", "human", "--seed", "3", typed="1\nq\n")
    assert done.returncode == 0
    assert done.stdout.count("could not be saved") >= 2
    assert "masters labour" in done.stdout


def test_a_save_replaces_the_file_whole_and_leaves_no_draft(shell: Shell) -> None:
    shell.run("play", "hercules", "--seats", "random,random", "--seed", "2")
    folder = shell.home / "matches"
    (path,) = list(folder.iterdir())
    assert path.suffix == ".pessoi"
    assert stat.S_ISREG(path.stat().st_mode)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["play", "hercles"], 'no game called "hercles"; did you mean "hercules"?'),
        (["play"], "which game?"),
        (["play", "hercules", "--seats", "human,gredy"], 'no player called "gredy"; did you mean "greedy"?'),
        (["play", "hercules", "--seats", "human,human,human,human,human"], "1 to 4 seats, not 5"),
        (
            ["play", "hercules", "--seats", "human", "-o", "solo_handicap=15"],
            'solo_handicap cannot be "15"; it is 0, 10, 20, 30, 40 or 50',
        ),
        (["play", "hercules", "-o", "handicap=10"], 'no option "handicap"; did you mean "solo_handicap"?'),
        (["play", "hercules", "-o", "simplified"], "options are written name=value"),
        (["play", "hercules", "--language", "fr"], 'no texts in "fr"'),
        (["play", "--resume", "nothing"], 'no saved match "nothing"; none is saved yet'),
        (["replay", "nowhere.txt"], 'no saved match "nowhere.txt"'),
        (["simulate", "thebia"], 'no game called "thebia"'),
    ],
)
def test_a_mistake_gets_a_helpful_line_and_no_traceback(shell: Shell, words: list[str], reason: str) -> None:
    done = shell.run(*words)
    assert done.returncode == 2
    assert reason in done.stderr
    assert "Traceback" not in done.stderr


def test_a_damaged_save_is_refused_kindly(shell: Shell) -> None:
    folder = shell.home / "matches"
    folder.mkdir(parents=True)
    (folder / "broken.pessoi").write_bytes(b"\xff\xfe nonsense")
    done = shell.run_process("play", "--resume", "broken")
    assert done.returncode == 2
    assert "cannot read" in done.stderr


def test_the_version_is_told_with_build_python_and_rules(shell: Shell) -> None:
    first, build, python, *rules = shell.run_process("--version").stdout.splitlines()
    assert re.fullmatch(r"pessoi \d+\.\d+\.\d+", first)
    assert build == ("compiled rules" if is_compiled() else "rules in pure Python")
    assert python.startswith(f"Python {platform.python_version()} on ")
    assert rules == [f"{name}: rules {registry.find(name).rules_version}" for name in registry.names()]


def test_the_version_is_told_in_german(shell: Shell) -> None:
    first, *others = shell.run("--version", "--language", "de").stdout.splitlines()
    assert re.fullmatch(r"pessoi \d+\.\d+\.\d+", first)
    assert all(f"{name}: Regeln {registry.find(name).rules_version}" in others for name in registry.names())
