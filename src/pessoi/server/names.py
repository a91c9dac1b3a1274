"""Names: which ones people may have, and how they are shown at a table, short and never mistaken for another's."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from pessoi.games import registry as games
from pessoi.server.errors import BadRequest
from pessoi.text import LANGUAGES, Text

if TYPE_CHECKING:
    from pessoi.server.table import Seat, Table

#: In letters as people count them; an emoji of a whole family is one.
LONGEST_NAME = 40
LONGEST_SHOWN = 18
#: Most signs of all kinds, and most marks upon one letter.
MOST_SIGNS = 200
MOST_MARKS = 4

JOINERS = "\u200c\u200d"
BLACK_FLAG = "\U0001f3f4"
#: Letters that are printable and empty.
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
#: Letters of other scripts, digits and signs that look like Latin letters once capitals are small.
ALIKE = str.maketrans(
    "аеорсхуіјѕһԁԛԝкмтвнґгαονρτυχκιεβημγ01i|!5$@",
    "aeopcxyljshdqwkmtbhrraovptuxklebhmyollllssa",
)


def check_name(name: str) -> str:
    """A name people can read: not empty, not long, nothing invisible and no comma (names are listed by commas)."""
    name = unicodedata.normalize("NFC", name.strip())
    letters = list(letters_of(name))
    if (
        not 1 <= len(letters) <= LONGEST_NAME
        or len(name) > MOST_SIGNS
        or "," in name
        or all(letter.isspace() or letter in BLANK for letter in letters)
        or not all(_is_readable(letter) for letter in letters)
    ):
        raise BadRequest("name-length", most=LONGEST_NAME)
    return name


def letters_of(name: str) -> Iterator[str]:
    """A name cut into what people see as one letter: with its accents, and emoji that are joined as one."""
    letter = ""
    for sign in name:
        if letter and (_belongs(sign) or letter[-1] == "\u200d" or _is_half_flag(letter, sign)):
            letter += sign
            continue
        if letter:
            yield letter
        letter = sign
    if letter:
        yield letter


def _belongs(sign: str) -> bool:
    """Whether a sign is drawn with the one before it."""
    return (
        sign in JOINERS
        or unicodedata.category(sign) in {"Mn", "Me", "Mc"}
        or "\U0001f3fb" <= sign <= "\U0001f3ff"
        or _is_tag(sign)
    )


def _is_half_flag(letter: str, sign: str) -> bool:
    return len(letter) == 1 and all("\U0001f1e6" <= half <= "\U0001f1ff" for half in (letter, sign))


def _is_tag(sign: str) -> bool:
    return "\U000e0020" <= sign <= "\U000e007f"


def _is_readable(letter: str) -> bool:
    """Whether all signs of a letter can be seen, or join others, as they do in emoji and in some scripts."""
    marks = sum(1 for sign in letter if unicodedata.category(sign) in {"Mn", "Me"})
    is_flag = letter[0] == BLACK_FLAG
    return (
        marks <= MOST_MARKS + letter.count("\u200d")
        and letter[0] not in JOINERS
        and all(sign.isprintable() or sign in JOINERS or (is_flag and _is_tag(sign)) for sign in letter)
    )


def shortened(name: str) -> str:
    """A name with room for it everywhere."""
    if len(name) <= LONGEST_SHOWN:
        return name
    letters = list(letters_of(name))
    return name if len(letters) <= LONGEST_SHOWN else "".join(letters[: LONGEST_SHOWN - 1]).rstrip() + "…"


def look_of(name: str) -> str:
    """What names have in common that people would take for each other."""
    bare = unicodedata.normalize("NFKD", name).casefold()
    bare = "".join(sign for sign in bare if not _belongs(sign)).translate(ALIKE)
    plain = "".join(sign for sign in bare if sign.isalnum()).replace("rn", "m").replace("vv", "w")
    return plain or bare


@cache
def automata(game: str, seats: int) -> frozenset[str]:
    """The looks of the automaton that plays along, in every language."""
    if games.find(game).rows(seats) == seats:
        return frozenset()
    texts = [Text(language, games.find(game), seats) for language in LANGUAGES]
    return frozenset(look_of(name) for text in texts for name in text.names[seats:])


def calling(table: Table) -> list[str]:
    """What each seat is called: its name, short, with a number where it looks like another's at the table.

    Bots and automata keep theirs, and of two people who comes first.
    """
    called = [""] * len(table.seats)
    taken = dict.fromkeys(automata(table.game, len(table.seats)), 1)
    for number in sorted(range(len(table.seats)), key=lambda seat: not _is_bots(table.seats[seat])):
        name = table.seats[number].name
        if not name:
            continue
        short = shortened(name)
        look = look_of(short)
        taken[look] = taken.get(look, 0) + 1
        called[number] = short if taken[look] == 1 else f"{short} ({taken[look]})"
    return called


def _is_bots(seat: Seat) -> bool:
    """Whether a seat is a bot's own, and not one it plays for somebody."""
    return seat.kind == "bot" and seat.stands_in_for is None and seat.resigned_by is None
