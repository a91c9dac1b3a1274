"""The pictures in docs/ show what the page would draw now; ``make pictures`` draws them anew."""

from __future__ import annotations

from tools import scenes
from tools.documents import ROOT, links, paths, resolve

#: What all pictures may weigh, in bytes: they are in the repository for good.
LIMIT = 3_000_000


def test_no_picture_is_old() -> None:
    now, noted = scenes.digests(), scenes.noted()
    old = [file for file, digest in now.items() if noted.get(file) != digest]
    assert not old, f"make pictures draws them anew: {', '.join(old)}"
    assert now.keys() == noted.keys()


def test_all_pictures_are_there_and_light() -> None:
    files = {picture.path for picture in scenes.PICTURES}
    assert {*scenes.GALLERY.glob("*.webp")} <= files, "a picture that nothing draws"
    assert all(file.stat().st_size for file in files)
    assert sum(file.stat().st_size for file in files) < LIMIT


def test_every_picture_is_shown_in_some_document() -> None:
    shown = {resolve(path, target)[0] for path in paths() for target in links(path)}
    assert {picture.path.relative_to(ROOT).as_posix() for picture in scenes.PICTURES} <= shown


def test_a_picture_is_old_when_the_position_or_its_words_change() -> None:
    matches = {name: scenes.whole(name) for name in scenes.PLAYED}
    first, second = (picture for picture in scenes.PICTURES if "hercules-first" in picture.file)
    assert (first.match, first.after) == (second.match, second.after)
    digests = {scenes.drawn_from(picture, matches) for picture in (first, second)}
    later = next(picture for picture in scenes.PICTURES if "hercules-middle.en" in picture.file)
    assert len({*digests, scenes.drawn_from(later, matches)}) == 3
