"""docs/learning.md has the names and shapes that the games declare; ``python tools/learning.py`` writes them anew."""

from __future__ import annotations

from tools import learning


def test_the_tables_are_those_of_the_games() -> None:
    assert learning.page() == learning.PAGE.read_text(encoding="utf-8")


def test_the_picture_is_that_of_the_vector() -> None:
    assert learning.picture() == learning.PICTURE.read_text(encoding="utf-8")


def test_lengths_are_told_by_the_number_of_rows() -> None:
    assert [learning.length(*pair) for pair in ((5, 5), (3, 4), (7, 8), (18, 24), (8, 10))] == [
        "5",
        "rows",
        "rows+4",
        "6·rows",
        "2·rows+2",
    ]
