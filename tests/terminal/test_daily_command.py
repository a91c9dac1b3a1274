"""The challenge of the day as a person takes it up in the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.shell import Shell

DAY = ("--date", "2026-11-15")


def test_the_challenge_is_described_saved_and_can_be_resumed(shell: Shell) -> None:
    done = shell.run("daily", "thebai", *DAY, typed="1\nq\n")
    assert done.returncode == 0
    assert "Challenge of 15 November 2026: Thebai. Drawn Challenge cards: 5." in done.stdout
    (saved,) = shell.saved()
    assert saved.name.startswith("thebai-daily-2026-11-15-")
    assert "seed daily/2026-11-15/thebai\n" in saved.read_text()
    assert "Resumed after 1 choice." in shell.run("play", "--resume", saved.stem, typed="q\n").stdout


def test_german_is_spoken(shell: Shell) -> None:
    done = shell.run("daily", "thebai", *DAY, "--language", "de", typed="q\n")
    assert "Tagesaufgabe vom 15. November 2026: Thebai. Gezogene Herausforderungskarten: 5." in done.stdout


def test_without_a_game_it_is_that_of_the_day(shell: Shell) -> None:
    days = ("2026-11-15", "2026-11-16")
    titles = [shell.run("daily", "--date", day, typed="q\n").stdout.split(".")[0].split(": ")[1] for day in days]
    assert sorted(titles) == ["Hercules", "Thebai"]


def test_records_are_verified_and_ranked(shell: Shell) -> None:
    for bot, name in (("random", "Haemon"), ("greedy", "Ismene")):
        done = shell.run("daily", "hercules", *DAY, "--seats", bot, "--names", name)
        assert "Result: " in done.stdout
    compared = shell.run("daily", "--compare", *(str(path) for path in shell.saved()))
    assert compared.returncode == 0
    lines = [line for line in compared.stdout.splitlines() if "Haemon" in line or "Ismene" in line]
    assert [line.split()[1] for line in lines] == ["1", "2"]
    assert "Ismene" in lines[0]


def test_a_record_that_does_not_hold_is_named_and_the_others_are_ranked(shell: Shell, tmp_path: Path) -> None:
    shell.run("daily", "hercules", *DAY, "--seats", "random", "--names", "Haemon")
    (saved,) = shell.saved()
    forged = tmp_path / "forged.pessoi"
    forged.write_text(saved.read_text().replace("result ", "result 9"))
    compared = shell.run("daily", "--compare", saved.stem, str(forged))
    assert compared.returncode == 1
    assert "Haemon" in compared.stdout
    assert "forged.pessoi: " in compared.stderr
    assert "the result was changed" in compared.stderr


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("daily", "hexemonia", *DAY), "no challenge of the day"),
        (("daily", "--date", "tomorrow"), "is no date"),
        (("daily", "hercules", *DAY, "--seats", "nobody"), 'no player called "nobody"'),
        (("daily", "--compare"), "which records?"),
    ],
)
def test_what_can_not_be_is_said_without_a_traceback(shell: Shell, words: tuple[str, ...], message: str) -> None:
    done = shell.run(*words)
    assert done.returncode == 2
    assert message in done.stderr
    assert "Traceback" not in done.stderr
