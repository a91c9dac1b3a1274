"""Which languages there are: those whose words about any match lie in ``text/match``, so a file is all it takes.

English and German are complete, which the tests see to. Any other may say as much as it likes; what it does not say,
message by message, is said in English.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable

from pessoi.text.messages import is_whole, messages_in

#: The languages in which nothing may be missing; the first is the one that all others fall back on.
COMPLETE = ("en", "de")
ENGLISH = COMPLETE[0]

#: The folder beside a game's messages for those that only hints and reviews say; a game that says no reasons has none.
REASONS = "reasons"
#: Where the words of the program are: about any match, problems, the command, reports, and the terminal.
FOLDERS = ("match", "problems", "command", "report", "")

#: The messages of a language, by its code of two letters (ISO 639-1).
FILE = re.compile(r"([a-z]{2})\.ftl")


def _find_languages() -> tuple[str, ...]:
    names = (FILE.fullmatch(file.name) for file in files("pessoi.text").joinpath(FOLDERS[0]).iterdir())
    found = {name[1] for name in names if name}
    return (*COMPLETE, *sorted(found.difference(COMPLETE)))


LANGUAGES = _find_languages()


def spoken(language: str) -> str:
    """The language asked for if there are words in it, or English."""
    return language if language in LANGUAGES else ENGLISH


def name_of(language: str) -> str:
    """What those who speak a language call it."""
    from babel import Locale, UnknownLocaleError  # noqa: PLC0415  (most commands do without, and start faster)

    try:
        return Locale.parse(language).get_display_name() or language
    except (UnknownLocaleError, ValueError):
        return language


def folders_of(package: str) -> list[Traversable]:
    """Where the words of the program and of the game in a package are, in the order in which they count."""
    words = files("pessoi.text")
    program = [words.joinpath(name) if name else words for name in FOLDERS]
    return program + (own_folders(package) if package else [])


def own_folders(package: str) -> list[Traversable]:
    """Where the words of the game in a package are, and what only hints and reviews say."""
    text = files(package).joinpath("text")
    reasons = text.joinpath(REASONS)
    return [text, reasons] if reasons.is_dir() else [text]


def written_in(folder: Traversable, language: str) -> str:
    """The messages of one folder; none where there need be none."""
    file = folder.joinpath(f"{language}.ftl")
    is_needed = language in COMPLETE and folder.name != REASONS
    return file.read_text(encoding="utf-8") if is_needed or file.is_file() else ""


def nearest(folder: Traversable, name: str, language: str) -> Traversable:
    """A text that is written as a whole, such as ``rules.de.md``, or the English one where this is missing."""
    own = folder.joinpath(name.format(language=language))
    return own if language in COMPLETE or own.is_file() else folder.joinpath(name.format(language=ENGLISH))


@dataclass(frozen=True)
class Share:
    """How much of some messages a language says, and what is amiss."""

    said: int
    messages: int
    #: Messages that are said in English.
    missing: tuple[str, ...] = ()
    #: Messages that there are none of in English, so that nobody will ever read them.
    unknown: tuple[str, ...] = ()

    def __add__(self, other: Share) -> Share:
        return Share(
            self.said + other.said,
            self.messages + other.messages,
            self.missing + other.missing,
            self.unknown + other.unknown,
        )

    @property
    def percent(self) -> int:
        """How much is said, in whole hundredths; all of it only where nothing is missing."""
        return self.said * 100 // self.messages if self.messages else 100


def share_of(english: str, other: str) -> Share:
    """How much of one file another language says."""
    wanted, given = messages_in(english), messages_in(other)
    missing = tuple(name for name, source in wanted.items() if not is_whole(given.get(name), source))
    unknown = tuple(name for name in given if name not in wanted)
    return Share(len(wanted) - len(missing), len(wanted), missing, unknown)


def completeness(language: str, packages: list[str]) -> Share:
    """How much a language says of the program and of the games in these packages."""
    folders = folders_of("") + [folder for package in packages for folder in own_folders(package)]
    shares = [share_of(written_in(folder, ENGLISH), written_in(folder, language)) for folder in folders]
    return sum(shares, Share(0, 0))
