"""How it is released: what the forge is told to do exists, and a tag has to fit the sources."""

from __future__ import annotations

import os
import re
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml
from tools import release

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TARGETS = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))

each_workflow = pytest.mark.parametrize("workflow", WORKFLOWS, ids=[file.stem for file in WORKFLOWS])


def jobs(workflow: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(workflow.read_text("utf-8"))["jobs"]
    return found


def steps(workflow: Path) -> list[dict[str, Any]]:
    return [step for job in jobs(workflow).values() for step in job.get("steps", [])]


def test_there_are_workflows_for_changes_and_for_releases() -> None:
    assert [file.stem for file in WORKFLOWS] == ["checks", "release"]


@each_workflow
def test_what_a_workflow_runs_is_there(workflow: Path) -> None:
    for command in [step["run"] for step in steps(workflow) if "run" in step]:
        assert set(re.findall(r"\bmake ([\w-]+)", command)) <= TARGETS
        for script in re.findall(r"(?:^|\s)(\.ci/\S+|tools/\S+)", command):
            assert (ROOT / script).is_file(), script
        for module in re.findall(r"python -m (tools\.\w+)", command):
            assert (ROOT / module.replace(".", "/")).with_suffix(".py").is_file(), module


@each_workflow
def test_actions_are_pinned_and_nothing_has_more_rights_than_it_needs(workflow: Path) -> None:
    used = [step["uses"] for step in steps(workflow) if "uses" in step]
    assert used
    assert [action for action in used if not re.fullmatch(r"[\w-]+/[\w-]+@v\d+\.\d+\.\d+", action)] == []
    assert yaml.safe_load(workflow.read_text("utf-8"))["permissions"] == {"contents": "read"}
    with_rights = {name for name, job in jobs(workflow).items() if "permissions" in job}
    assert with_rights <= {"publish"}


@each_workflow
def test_every_job_has_a_limit_and_waits_for_jobs_that_exist(workflow: Path) -> None:
    found = jobs(workflow)
    for name, job in found.items():
        needed = job.get("needs", [])
        assert set([needed] if isinstance(needed, str) else needed) <= found.keys()
        assert "uses" in job or "timeout-minutes" in job, name


def test_changes_are_checked_by_the_command_that_everybody_runs() -> None:
    assert any(step.get("run") == ".ci/run" for step in steps(WORKFLOWS[0]))


def test_nothing_is_published_before_everything_was_checked_and_built() -> None:
    publish = jobs(WORKFLOWS[1])["publish"]
    assert set(publish["needs"]) == {"checks", "source", "wheels"}
    assert publish["permissions"] == {"id-token": "write", "attestations": "write", "contents": "read"}


def test_wheels_are_built_for_every_python_that_is_supported_and_tried() -> None:
    settings = PROJECT["tool"]["cibuildwheel"]
    oldest = PROJECT["project"]["requires-python"].removeprefix(">=3.")
    assert settings["build"] == [f"cp3{minor}-*" for minor in range(int(oldest), 15)]
    assert "pessoi doctor" in settings["test-command"]
    for folder in re.findall(r"\{project\}/(\S+)", " ".join(settings["test-command"])):
        assert (ROOT / folder).is_dir(), folder


@pytest.mark.parametrize(
    ("tag", "changes", "wrong"),
    [
        ("v1.2.3", "## 1.2.3 (2030-12-31)\n", None),
        ("1.2.3", "## 1.2.3 (2030-12-31)\n", "the tag is 1.2.3"),
        ("v1.2.4", "## 1.2.3 (2030-12-31)\n", "the tag is v1.2.4"),
        ("v1.2.3", "## 1.2.3 (unreleased)\n", "CHANGELOG.md needs"),
        ("v1.2.3", "## 1.2.30 (2030-12-31)\n", "CHANGELOG.md needs"),
    ],
)
def test_a_tag_has_to_fit_the_version_and_the_changes(tag: str, changes: str, wrong: str | None) -> None:
    said = release.wrong_with(tag, '[project]\nversion = "1.2.3"\n', changes)

    assert (said is None) == (wrong is None)
    assert wrong is None or wrong in str(said)


# The same bytes


def make_wheel(file: Path, files: dict[str, str]) -> Path:
    with zipfile.ZipFile(file, "w") as archive:
        for name, text in files.items():
            archive.writestr(zipfile.ZipInfo(name), text)
    return file


def make_source(file: Path, folder: Path) -> Path:
    with tarfile.open(file, "w:gz") as archive:
        archive.add(folder, "pessoi")
    return file


def test_files_that_differ_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "again").mkdir()
    one = make_wheel(tmp_path / "a.whl", {"same.py": "1", "other.py": "1", "gone.py": "1"})
    other = make_wheel(tmp_path / "again" / "a.whl", {"same.py": "1", "other.py": "2"})

    assert release.is_same(one, one)
    assert not release.is_same(one, other)
    assert not release.is_same(one, tmp_path / "never.whl")

    same, differs, missing = capsys.readouterr().out.splitlines()
    assert same.startswith("same     a.whl ")
    assert differs == "differs  a.whl: gone.py, other.py"
    assert missing.endswith("it was not made again")


def test_files_in_a_source_distribution_are_compared_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "pessoi"
    folder.mkdir()
    (folder / "game.py").write_text("1")
    one = make_source(tmp_path / "a.tar.gz", folder)
    (folder / "game.py").write_text("2")
    other = make_source(tmp_path / "b.tar.gz", folder)

    assert not release.is_same(one, other)
    assert "differs  a.tar.gz: pessoi/game.py" in capsys.readouterr().out


@pytest.mark.skipif(sys.platform != "linux", reason="wheels are repaired on Linux only")
def test_a_wheel_is_repaired_to_the_same_bytes_whoever_may_read_new_files(tmp_path: Path) -> None:
    library = Path(msgspec._core.__file__)
    tag = f"cp{sys.version_info.major}{sys.version_info.minor}"
    name = f"some-1.0-{tag}-{tag}-linux_{os.uname().machine}.whl"
    told = {
        "some-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: some\nVersion: 1.0\n",
        "some-1.0.dist-info/WHEEL": f"Wheel-Version: 1.0\nRoot-Is-Purelib: false\nTag: {name[9:-4]}\n",
        "some-1.0.dist-info/RECORD": f"some/{library.name},,\n",
    }
    repaired = []
    for mask in (0o022, 0o077):
        folder = tmp_path / oct(mask)
        folder.mkdir()
        wheel = make_wheel(folder / name, told)
        with zipfile.ZipFile(wheel, "a") as archive:
            archive.write(library, f"some/{library.name}")
        before = os.umask(mask)
        try:
            release.repair(wheel, {**os.environ, "SOURCE_DATE_EPOCH": release.SOME_DAY})
        finally:
            os.umask(before)
        (made,) = folder.iterdir()
        repaired.append(made.read_bytes())

    assert repaired[0] == repaired[1]
