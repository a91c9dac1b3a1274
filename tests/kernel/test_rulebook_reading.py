"""Rules beside a game are read strictly: what is misspelt is refused with its place."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from pessoi.kernel.errors import RulesError
from pessoi.text.rulebook import Section, pictures_in, rulebook

MARKDOWN = """# Toy

Take cards.

## The turn {#turn}

One card a turn: ![the lion](card:lion).

### Taking {#taking}

Any card.
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> str:
    """A package with these rules."""
    name = f"toy_{request.node.name.split('[')[0]}_{abs(hash(request.node.name))}"
    (tmp_path / name / "text").mkdir(parents=True)
    (tmp_path / name / "__init__.py").touch()
    write(tmp_path / name, MARKDOWN, '[turn]\nprompts = ["turn"]\n[taking]\nverbs = ["take"]\n')
    monkeypatch.syspath_prepend(str(tmp_path))
    return name


def write(folder: Path, markdown: str, leads: str) -> None:
    (folder / "text" / "rules.en.md").write_text(markdown)
    (folder / "text" / "rules.toml").write_text(leads)


def folder_of(package: str) -> Path:
    return next(Path(place) / package for place in sys.path if (Path(place) / package).is_dir())


def test_rules_are_sections_and_what_leads_to_them(package: str) -> None:
    book = rulebook(package, "en")
    assert book is not None
    assert (book.title, book.opening) == ("Toy", "Take cards.")
    assert book.sections == [
        Section("turn", 2, "The turn", "One card a turn: ![the lion](card:lion)."),
        Section("taking", 3, "Taking", "Any card."),
    ]
    assert book.leads == {"prompt-turn": "turn", "verb-take": "taking"}
    assert [(shown.words, shown.kind, shown.name) for shown in pictures_in(book.sections[0].body)] == [
        ("the lion", "card", "lion")
    ]


def test_a_game_need_not_bring_rules(package: str) -> None:
    assert rulebook(package, "de") is None


@pytest.mark.parametrize(
    ("markdown", "leads", "problem"),
    [
        ("Toy\n", "", "first line"),
        (MARKDOWN + "## No name\n", "", "line 12"),
        (MARKDOWN, "[trun]\n", "no section 'trun'"),
        (MARKDOWN, '[turn]\nprompt = ["turn"]\n', "'prompt' is none of"),
        (
            MARKDOWN,
            '[turn]\nverbs = ["take"]\n[taking]\nverbs = ["take"]\n',
            "verb-take leads to 'turn' and to 'taking'",
        ),
    ],
)
def test_what_is_misspelt_is_refused_with_its_place(package: str, markdown: str, leads: str, problem: str) -> None:
    write(folder_of(package), markdown, leads)
    with pytest.raises(RulesError, match=problem):
        rulebook(package, "en")
