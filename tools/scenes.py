"""What the pictures in docs/ show, and whether they still show it; ``make pictures`` draws them (tools/picture.py).

Each picture is a position of a match that lies beside it as a record, or a screen of the page. What it was drawn from
is written down as a digest: the scene as data, the words of its choices, and the sources that draw it. So a test can
tell without a browser which pictures are old.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

import msgspec

import pessoi
from pessoi.kernel.game import Value
from pessoi.kernel.match import Match
from pessoi.scene.scene import Scene, scene
from pessoi.text import Text

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
GALLERY = DOCS / "gallery"
DIGESTS = GALLERY / "digests.json"
WEB = ROOT / "web" / "src"
NAMES = ["Anna", "Otto", "Echo", "Argos"]
LANGUAGES = ("en", "de")

#: How a picture is taken: the board of a replay, the card of a game, a table at which somebody is asked, or a screen.
BOARD, CARD, TABLE, HOME, LESSON, REVIEW = "board", "card", "table", "home", "lesson", "review"
#: What draws them, beside the board of the game and the colours.
SOURCES = {
    HOME: ["lobby/Home.svelte", "lobby/GameCard.svelte", "lobby/GamePicture.svelte"],
    LESSON: ["learn/LessonCard.svelte"],
    REVIEW: ["table/ReviewBox.svelte", "table/Chances.svelte", "table/ReplayControls.svelte"],
}
LOOK = "look/tokens.css"
#: Files of a board that draw; tests and what they need do not.
DRAWS = re.compile(r"(?!fixtures)[\w-]+(\.svelte)?\.(svelte|ts)")


@dataclass(frozen=True)
class Played:
    """A match of bots that pictures are taken of: with its seed it can be played again."""

    game: str
    seats: int
    seed: str
    bot: str = "greedy"

    @property
    def options(self) -> dict[str, Value]:
        """Seat 0 begins where a game lets one say so."""
        return {"start_seat": 0} if self.game == "hercules" and self.seats > 1 else {}


#: By the name of the record in docs/gallery/.
PLAYED = {
    "hercules": Played("hercules", 2, "picture"),
    "hades": Played("hercules", 1, "5", "medium"),
    "hexemonia": Played("hexemonia", 4, "21", "medium"),
    "thebai": Played("thebai", 4, "33", "medium"),
    "antigone": Played("thebai", 1, "7", "medium"),
}


@dataclass(frozen=True)
class Picture:
    """A picture: its file in docs/, how it is taken, and of what. Its position is the first after a ply for seat 0."""

    file: str
    kind: str
    match: str
    after: int = 0
    language: str = "en"
    is_dark: bool = False
    is_phone: bool = False

    @property
    def path(self) -> Path:
        """Where it lies."""
        return DOCS / self.file


def in_both(name: str, kind: str, match: str, after: int = 0, **look: bool) -> list[Picture]:
    """The same picture in every language."""
    return [Picture(f"gallery/{name}.{to}.webp", kind, match, after, to, **look) for to in LANGUAGES]


PICTURES = [
    Picture("board.png", BOARD, "hercules", 17),
    Picture("board-hexemonia.png", BOARD, "hexemonia", 173),
    Picture("board-thebai.png", BOARD, "thebai", 282),
    Picture("gallery/hercules-card.webp", CARD, "hercules"),
    Picture("gallery/hexemonia-card.webp", CARD, "hexemonia"),
    Picture("gallery/thebai-card.webp", CARD, "thebai"),
    *in_both("hercules-first", TABLE, "hercules", -1),
    *in_both("hercules-middle", TABLE, "hercules", 30, is_dark=True),
    *in_both("hercules-phone", TABLE, "hades", 24, is_phone=True),
    *in_both("hexemonia-first", TABLE, "hexemonia", -1),
    *in_both("hexemonia-late", TABLE, "hexemonia", 173, is_dark=True),
    *in_both("hexemonia-phone", TABLE, "hexemonia", 90, is_phone=True),
    *in_both("thebai-first", TABLE, "thebai", 16),
    *in_both("thebai-late", TABLE, "thebai", 282, is_dark=True),
    *in_both("thebai-phone", TABLE, "antigone", 31, is_phone=True, is_dark=True),
    *in_both("home", HOME, ""),
    *in_both("lesson", LESSON, "hexemonia"),
    *in_both("review", REVIEW, "hercules", 30),
]


# Matches


def record_of(name: str) -> Path:
    """Where the record of a match lies."""
    return GALLERY / f"{name}.pessoi"


def whole(name: str) -> Match:
    """A match to its end."""
    return pessoi.replay(record_of(name))


def ply_of(picture: Picture, seats: list[int]) -> int:
    """The position of a picture, out of the seats that made the choices of its match."""
    return next(ply for ply, seat in enumerate(seats) if ply > picture.after and seat == 0)


def seats_of(match: Match) -> list[int]:
    """Who made each choice."""
    return [seat for seat, _ in match.record().choices]


# What a picture was drawn from


def drawn_from(picture: Picture, matches: dict[str, Match]) -> str:
    """A digest of all that a picture shows, out of whole matches."""
    digest = sha256()
    for source in sources_of(picture):
        digest.update(source.read_bytes())
    if picture.kind in (BOARD, TABLE, REVIEW):
        match = matches[picture.match]
        then = pessoi.replay(match.record(), at=ply_of(picture, seats_of(match)))
        seen = scene(then, 0)
        digest.update(msgspec.json.encode([seen.view, seen.decision], order="sorted"))
        digest.update("\n".join(words_of(seen, then, picture.language)).encode())
    return digest.hexdigest()[:16]


def sources_of(picture: Picture) -> Iterator[Path]:
    """The files of the page that draw what is special about a picture."""
    yield WEB / LOOK
    yield from (WEB / name for name in SOURCES.get(picture.kind, []))
    if picture.match:
        board = WEB / "games" / PLAYED[picture.match].game
        yield from sorted(path for path in board.iterdir() if DRAWS.fullmatch(path.name))


def words_of(seen: Scene, match: Match, language: str) -> list[str]:
    """The question of a position and its choices, in words."""
    assert seen.decision is not None
    text = Text(language, match.game, match.setup.seats, NAMES[: match.setup.seats])
    return [text.say(words) for words in (seen.decision.question, *(choice.label for choice in seen.decision.choices))]


def digests() -> dict[str, str]:
    """What each picture would be drawn from now, by its file."""
    matches = {name: whole(name) for name in PLAYED}
    return {picture.file: drawn_from(picture, matches) for picture in PICTURES}


def noted() -> dict[str, str]:
    """What each picture was drawn from."""
    found: dict[str, str] = json.loads(DIGESTS.read_text(encoding="utf-8")) if DIGESTS.is_file() else {}
    return found
