"""What people meet before they read any code: forms, templates, the way to a first change. They name what exists."""

from __future__ import annotations

import json
import re
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from tests.promises.interface import command_words

from pessoi.games import registry

#: It comes with schemathesis, and without types.
yaml: Any = import_module("yaml")

ROOT = Path(__file__).parents[2]
FORMS = [file for file in sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")) if file.stem != "config"]
PAGES = [
    ROOT / "CODE_OF_CONDUCT.md",
    ROOT / "SECURITY.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / ".github" / "pull_request_template.md",
    *(ROOT / "docs" / f"{name}.md" for name in ("first-change", "languages", "promises")),
    *sorted((ROOT / "docs" / "owners").glob("README*.md")),
]
#: What a form can ask, and what each kind of question needs.
QUESTIONS = {
    "markdown": {"value"},
    "input": {"label"},
    "textarea": {"label"},
    "dropdown": {"label", "options"},
    "checkboxes": {"label", "options"},
}
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#\s]+)(?:#[^)]*)?\)")
#: Files of ours as texts name them; GAME and the like stand for one of several.
NAMED = re.compile(r"\b((?:src|docs|tests|tools|web|examples|deploy|bench)/[\w./-]*\w)")
#: What a text has somebody write, and the next version.
TO_COME = re.compile(r"\beo\b|0\.2\.0")
COMMAND = re.compile(r"`pessoi ([a-z]+)")


def read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("file", FORMS, ids=lambda file: file.stem)
def test_a_form_is_one(file: Path) -> None:
    form = read(file)
    assert set(form) <= {"name", "description", "title", "labels", "assignees", "projects", "body"}
    assert form["name"]
    assert form["description"]
    ids = [part["id"] for part in form["body"] if part["type"] != "markdown"]
    assert len(ids) == len(set(ids)) > 0
    for part in form["body"]:
        assert set(part) <= {"type", "id", "attributes", "validations"}
        assert QUESTIONS[part["type"]] <= set(part["attributes"])
    assert any(part.get("validations", {}).get("required") for part in form["body"])


def test_there_is_a_form_for_each_occasion() -> None:
    assert [file.stem for file in FORMS] == ["bug", "idea", "rule"]
    assert set(read(ROOT / ".github" / "ISSUE_TEMPLATE" / "config.yml")) == {"blank_issues_enabled"}


def test_a_question_about_a_rule_is_about_a_game_there_is_and_a_ruling_it_has() -> None:
    body = {part.get("id"): part["attributes"] for part in read(ROOT / ".github/ISSUE_TEMPLATE/rule.yml")["body"]}
    assert body["game"]["options"] == registry.names()
    for game in registry.names():
        readme = ROOT / "src" / "pessoi" / "games" / game / "README.md"
        assert re.search(rf"\b{body['ruling']['placeholder']}\b", readme.read_text(encoding="utf-8")), game


def texts() -> dict[str, str]:
    files = [*FORMS, *PAGES]
    return {str(file.relative_to(ROOT)): file.read_text(encoding="utf-8") for file in files}


def test_commands_that_are_named_exist() -> None:
    known = {words.split()[1] for words in command_words() if " " in words}
    for name, text in texts().items():
        unknown = set(COMMAND.findall(text)) - known
        assert not unknown, (name, unknown)


@pytest.mark.parametrize("file", PAGES, ids=lambda file: str(file.relative_to(ROOT)))
def test_links_lead_somewhere(file: Path) -> None:
    for place in LINK.findall(file.read_text(encoding="utf-8")):
        assert (file.parent / place).exists(), place


def test_files_that_are_named_exist() -> None:
    for name, text in texts().items():
        for place in NAMED.findall(text):
            real = place.replace("GAME", "hercules").replace("VERSION", "0.1.0")
            is_to_come = TO_COME.search(real) is not None
            assert is_to_come or (ROOT / real).exists(), (name, place)


def test_the_dev_container_sets_up_what_make_sets_up() -> None:
    container = json.loads((ROOT / ".devcontainer" / "devcontainer.json").read_text(encoding="utf-8"))
    (target,) = re.findall(r"make (\S+)", container["postCreateCommand"])
    assert f"\n{target}:" in (ROOT / "Makefile").read_text(encoding="utf-8")
    oldest = re.search(r'requires-python = ">=3\.(\d+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    version = re.fullmatch(r"python:3\.(\d+)-\w+", container["image"])
    assert oldest
    assert version
    assert int(version[1]) >= int(oldest[1])


def test_the_supported_version_is_the_present_one() -> None:
    version = re.search(
        r'^version = "(\d+\.\d+)\.', (ROOT / "pyproject.toml").read_text(encoding="utf-8"), re.MULTILINE
    )
    assert version
    assert f"| {version[1]}.x | yes |" in (ROOT / "SECURITY.md").read_text(encoding="utf-8")
