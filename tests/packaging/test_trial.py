"""The trials of what is released notice when something is wrong. They themselves are part of make wheel."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools import trial


@pytest.fixture
def here(tmp_path: Path) -> trial.Place:
    """A place in which something was installed that calls itself pessoi."""
    (tmp_path / "environment" / "bin").mkdir(parents=True)
    return trial.Place(tmp_path, "compiled")


def install(here: trial.Place, script: str) -> None:
    command = Path(here.command)
    command.write_text(f"#!/bin/sh\n{script}\n")
    command.chmod(0o755)


def test_what_a_command_says_is_heard_on_a_bare_machine(here: trial.Place) -> None:
    install(here, 'echo "[$PATH] [$HOME] [$EXTRA] $1"')

    assert here.run("games", told={"EXTRA": "x", "HOME": None}) == "[] [] [x] games\n"


@pytest.mark.parametrize("script", ["echo oh; exit 3", "echo Traceback; exit 0"])
def test_a_command_that_ends_badly_fails_the_trial_with_what_it_said(here: trial.Place, script: str) -> None:
    install(here, script)

    with pytest.raises(trial.Failed, match=r"pessoi games ended with \d and said:\n(oh|Traceback)"):
        here.run("games")


def test_a_refusal_can_be_what_is_wanted(here: trial.Place) -> None:
    install(here, "echo no; exit 1")

    assert here.run("doctor", fine=(1,)) == "no\n"


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("pessoi 0.1.0\nrules in pure Python", "there should be compiled"),
        ("pessoi, the newest\ncompiled rules", "the first line is"),
    ],
)
def test_the_wrong_build_is_noticed(here: trial.Place, said: str, wrong: str) -> None:
    install(here, f"echo '{said}'")

    with pytest.raises(trial.Failed, match=wrong):
        trial.the_build_is_as_it_should_be(here)


def test_what_the_doctor_finds_is_told(here: trial.Place) -> None:
    install(here, "echo '!!  page for browsers: not built'")

    with pytest.raises(trial.Failed, match="not built"):
        trial.the_doctor_finds_nothing_wrong(here)


def test_a_folder_without_a_wheel_or_with_two_is_refused(tmp_path: Path) -> None:
    with pytest.raises(trial.Failed, match="there are 0; make wheel makes it"):
        trial.find(tmp_path, "*.whl")
    for name in ("a.whl", "b.whl"):
        (tmp_path / name).touch()
    with pytest.raises(trial.Failed, match="there are 2"):
        trial.find(tmp_path, "*.whl")


def test_a_python_behind_a_closed_door_is_not_for_everybody(tmp_path: Path) -> None:
    python = tmp_path / "closed" / "python"
    python.parent.mkdir(mode=0o700)
    python.touch(mode=0o755)

    assert not trial.is_open(python)
    assert trial.is_open(Path("/"))
