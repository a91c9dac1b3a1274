"""Outside bots as a person uses them from the command line."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tests.bots.programs import CRASH, GOOD, WELCOME, is_gone, processes, wait_for_processes, write_bot
from tests.patience import PATIENCE
from tests.terminal.shell import Shell

import pessoi

TIME = ("--bot-seconds", str(PATIENCE))
SHORT = ("-o", "round_limit=3", "--seed", "outside", *TIME)


def test_a_program_is_played_against_and_gone_afterwards(shell: Shell, tmp_path: Path) -> None:
    bot = write_bot(tmp_path, GOOD)
    done = shell.run_process("play", "hercules", "--seats", f"human,{bot}", *SHORT, typed="1\n" * 200)
    assert done.returncode == 0
    assert "The match is over" in done.stdout
    assert done.stderr == ""
    (path,) = shell.saved()
    assert shell.run("verify", path.stem).returncode == 0
    (process,) = processes(tmp_path)
    assert is_gone(process)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", 'forfeits: the program ended with exit code 1. The bot "greedy" plays on in its place.'),
        ("de", "scheidet aus: das Programm endete mit dem Rückgabewert 1. Der Bot „gierig“ spielt an seiner Stelle"),
    ],
)
def test_people_are_told_of_a_forfeit_and_the_match_goes_on(
    shell: Shell, tmp_path: Path, language: str, told: str
) -> None:
    seats = f"random,{write_bot(tmp_path, CRASH)}"
    done = shell.run("play", "hercules", "--seats", seats, *SHORT, "--language", language)
    assert done.returncode == 0
    assert done.stdout.count(told) == 1
    assert "no model here" in done.stdout
    (path,) = shell.saved()
    assert path.read_text(encoding="utf-8").startswith("# seats random,greedy\n")
    assert shell.run("verify", path.stem).returncode == 0


def test_a_saved_match_starts_no_program_that_is_not_named_again(shell: Shell, tmp_path: Path) -> None:
    seats = f"human,{write_bot(tmp_path, GOOD)}"
    shell.run("play", "hercules", "--seats", seats, *SHORT, typed="1\n1\nq\n")
    (path,) = shell.saved()
    before = processes(tmp_path)
    refused = shell.run("play", "--resume", path.stem, typed="q\n")
    assert refused.returncode == 2
    assert f'--resume {path.stem} --seats "{seats}"' in refused.stderr
    assert processes(tmp_path) == before
    done = shell.run("play", "--resume", path.stem, "--seats", seats, *TIME, typed="1\n" * 200)
    assert "The match is over" in done.stdout
    assert len(processes(tmp_path)) > len(before)


def test_a_simulation_names_forfeits(shell: Shell, tmp_path: Path) -> None:
    bot = write_bot(tmp_path, CRASH)
    words = ["simulate", "hercules", "--seats", f"{bot},random", "--games", "2", "--jobs", "1", *SHORT]
    table = shell.run(*words)
    assert table.returncode == 0
    assert "forfeits" in table.stdout
    assert f"match 1: {bot} on seat 1 forfeits at ply 0: the program ended with exit code 1\n" in table.stderr
    assert "    no model here\n" in table.stderr
    data = json.loads(shell.run(*words, "--json").stdout)
    assert [forfeit["match"] for forfeit in data["forfeits"]] == [0, 1]
    assert [line["wins"] for line in data["competitors"]] == [0, 1]


def test_a_log_shows_the_conversation(shell: Shell, tmp_path: Path) -> None:
    bot, log = write_bot(tmp_path, GOOD), tmp_path / "log"
    words = ["simulate", "hercules", "--seats", f"{bot},random", "--games", "1", *SHORT]
    assert shell.run(*words, "--bot-log", str(log)).returncode == 0
    said = [line.split(maxsplit=2)[1:] for line in log.read_text().splitlines()]
    assert said[1] == ["<", '{"protocol": 1}']
    assert json.loads(said[-1][1])["type"] == "end"
    refused = shell.run(*words, "--bot-log", str(tmp_path / "nowhere" / "log"))
    assert refused.returncode == 2
    assert "cannot write" in refused.stderr


@pytest.mark.parametrize(
    "words", [["play", "hercules"], ["simulate", "hercules", "--jobs", "1"], ["simulate", "hercules", "--jobs", "2"]]
)
def test_a_program_that_cannot_be_found_is_refused(shell: Shell, words: list[str]) -> None:
    done = shell.run(*words, "--seats", "random,cmd:nowhere/bot")
    assert done.returncode == 2
    assert 'there is no program "nowhere/bot"' in done.stderr
    assert shell.saved() == []


#: The command as a shell starts it for somebody: with an ear for Ctrl-C, even if the tests run in the background.
AT_A_TERMINAL = [
    sys.executable,
    "-c",
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from pessoi.cli import main; main()",
]


@pytest.mark.parametrize(
    ("words", "count", "ending", "code"),
    [
        (["play", "hercules"], 1, signal.SIGINT, 130),
        (["play", "hercules"], 1, signal.SIGTERM, 143),
        (["simulate", "hercules", "--games", "1"], 1, signal.SIGINT, 130),
        (["simulate", "hercules", "--games", "16", "--jobs", "2"], 2, signal.SIGINT, 130),
        (["simulate", "hercules", "--games", "16", "--jobs", "2"], 2, signal.SIGTERM, 143),
    ],
)
def test_stopping_leaves_no_program_and_no_half_record(
    shell: Shell, tmp_path: Path, words: list[str], count: int, ending: signal.Signals, code: int
) -> None:
    bot = write_bot(tmp_path, WELCOME + "hear(); signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(600)")
    running = subprocess.Popen(
        [*AT_A_TERMINAL, *words, "--seats", f"{bot},{bot}", "--seed", "3", "--bot-seconds", "600"],
        env={**os.environ, "PESSOI_HOME": str(tmp_path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    try:
        started = wait_for_processes(tmp_path, count)
        assert len(started) == count
        os.killpg(running.pid, ending)
        running.communicate(timeout=PATIENCE)
    finally:
        running.kill()
    assert running.returncode == code
    assert all(is_gone(process) for process in processes(tmp_path))
    for path in shell.saved():
        assert pessoi.replay(path.read_text(encoding="utf-8")).decision is not None
    assert not list(tmp_path.glob("matches/.*"))
