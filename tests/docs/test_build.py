"""The site as ``make docs`` builds it: no warning, no link that leads nowhere, nothing from elsewhere."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

from mkdocs.commands.build import build
from mkdocs.config import load_config
from tests.docs.test_site import SETTINGS

#: What a browser fetches by itself when it shows a page.
FETCHED = {"img": "src", "script": "src", "link": "href", "source": "src", "iframe": "src"}
ELSEWHERE = re.compile(r"[a-z]+:|//")
#: What has to be described, among other things: what people outside build on.
PUBLIC = [
    "new",
    "replay",
    "Match",
    "Match.play",
    "Record",
    "PessoiError",
    "kernel.choice.Decision",
    "kernel.choice.Choice",
    "kernel.game.Game.turn",
    "kernel.observation.Observation",
    "bots.bot.Bot",
    "bots.thought.Thought",
    "arena.simulate.simulate",
    "arena.tournament.Tournament",
    "rl.arrays.Arrays",
    "rl.zoo.env",
    "rl.solo.Solo",
    "rl.spiel.SpielGame",
]


class Reader(HTMLParser):
    """What a page links to and fetches, and what can be linked in it."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.names: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if name := found.get("id") or found.get("name"):
            self.names.add(name)
        if tag == "a" and (target := found.get("href")):
            self.links.append(target)
        if target := found.get(FETCHED.get(tag, "")):
            self.fetched.append(target)


@cache
def read(page: Path) -> Reader:
    reader = Reader()
    reader.feed(page.read_text(encoding="utf-8"))
    return reader


def pages(site: Path) -> Iterator[Path]:
    """All pages but the one for addresses that lead nowhere, whose links begin at the root of wherever it is."""
    yield from (page for page in site.rglob("*.html") if page.name != "404.html")


def lost_links(site: Path) -> list[str]:
    """Links that lead nowhere."""
    lost = []
    for page in pages(site):
        for target in read(page).links + read(page).fetched:
            if ELSEWHERE.match(target):
                continue
            place, _, anchor = unquote(target).partition("#")
            found = (page.parent / place).resolve() if place else page
            is_there = found.is_file() and (not anchor or found.suffix != ".html" or anchor in read(found).names)
            if not is_there:
                lost.append(f"{page.relative_to(site)}: {target}")
    return lost


def fetched_elsewhere(site: Path) -> set[str]:
    """What a browser would ask other hosts for."""
    asked = {target for page in pages(site) for target in read(page).fetched if ELSEWHERE.match(target)}
    return {target for target in asked if not target.startswith("data:")}


def found_by_search(site: Path) -> set[str]:
    """The pages that the search knows."""
    index = json.loads((site / "search" / "search_index.json").read_text("utf-8"))
    return {entry["location"].partition("#")[0] for entry in index["docs"]}


def test_the_site_is_built_strictly_and_is_sound(tmp_path: Path) -> None:
    """One test, since one build is enough."""
    build(load_config(str(SETTINGS), site_dir=str(tmp_path), strict=True))

    assert lost_links(tmp_path) == []
    assert fetched_elsewhere(tmp_path) == set()
    assert found_by_search(tmp_path) >= {"players/thebai.html", "players/thebai.de.html", "python/index.html"}
    assert (tmp_path / "search" / "search_index.js").is_file(), "for those who open it from a disk"
    english, german = ((tmp_path / "players" / name).read_text("utf-8") for name in ("thebai.html", "thebai.de.html"))
    assert '<html lang="en"' in english
    assert '<html lang="de"' in german
    described = {name for page in (tmp_path / "python").glob("*.html") for name in read(page).names}
    assert {f"pessoi.{name}" for name in PUBLIC} <= described
