"""Statistics and ratings: of oneself, and of everybody at this site."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from litestar import get
from msgspec import Struct

from pessoi.games import registry as games
from pessoi.server.api.asking import KNOWN, Id, TheHouse, ThePerson, TheVisitor, id_of, refusals
from pessoi.server.errors import NotFound
from pessoi.server.rating import ENOUGH
from pessoi.server.store import Rating, Tally

#: How many matches of oneself are looked at, and of everybody.
MOST_OWN = 500
MOST_OF_ALL = 1000
#: How many matches of one's own are shown one by one, and how many opponents.
MOST_SHOWN = 100
MOST_OPPONENTS = 20


class Contender(Struct):
    """All people together, a level of bots or of an automaton: how often they sat at a table, and how that went."""

    #: person, bot or automaton.
    kind: str
    #: A bot, or the level of an automaton; empty for people.
    name: str
    matches: int
    wins: float
    points: float | None


class GameStatistics(Struct):
    """How the finished matches of a game went: by number of seats, by who played, and by seat."""

    game: str
    matches: int
    by_seats: dict[str, int]
    contenders: list[Contender]
    wins_by_seat: dict[str, float]
    mean_points_by_seat: dict[str, float]


class Share(Struct):
    """How often something was so, how often that was won, and the points on average."""

    #: What it is: a number of seats, the level of an opponent, the message of a faction.
    name: str
    matches: int
    wins: float
    points: float | None


class Opponent(Struct):
    """Somebody one has played against: how often, and how often one was ahead at the end of it."""

    #: person, bot or automaton.
    kind: str
    #: A person's name, a bot, or the level of an automaton.
    name: str
    matches: int
    wins: float


class ScoredMatch(Struct):
    """A match of one's own that was played to its end."""

    match_id: str
    ended: float
    seats: int
    points: int
    is_won: bool


class ScoreLine(Struct):
    """What a line of the score sheet brings on average: to oneself, and to bots; None where there is none."""

    name: str
    own: float
    bots: float | None


class PersonStatistics(Struct):
    """How one's own matches of a game went."""

    game: str
    matches: int
    wins: float
    mean: float | None
    by_seats: list[Share]
    opponents: list[Opponent]
    factions: list[Share]
    #: The latest, the oldest of them first.
    scores: list[ScoredMatch]
    lines: list[ScoreLine]
    #: How often one rolled a 1, a 2 and so on; None in a game without dice.
    rolls: list[int] | None


@get("/statistics", responses=refusals())
async def statistics(house: TheHouse) -> list[GameStatistics]:
    """How the latest thousand finished matches of each game went."""
    await house.books.be_ready()
    return [game_statistics(name, await house.store.tallies.of_game(name, MOST_OF_ALL)) for name in games.names()]


def game_statistics(game: str, tallies: Sequence[Tally]) -> GameStatistics:
    """What these rows say of a game."""
    wins: Counter[int] = Counter()
    points: Counter[int] = Counter()
    scored = [tally for tally in tallies if tally.points is not None]
    played = Counter(tally.row for tally in scored)
    sizes = {tally.match_id: tally.seats for tally in scored}
    for tally in scored:
        wins[tally.row] += int(tally.share > 0)
        points[tally.row] += tally.points or 0
    return GameStatistics(
        game=game,
        matches=len({tally.match_id for tally in scored}),
        by_seats={str(seats): count for seats, count in sorted(Counter(sizes.values()).items())},
        contenders=contenders_of(scored),
        wins_by_seat={str(row): wins[row] / played[row] for row in sorted(played)},
        mean_points_by_seat={str(row): points[row] / played[row] for row in sorted(played)},
    )


def contenders_of(tallies: Sequence[Tally]) -> list[Contender]:
    """Who sat there, a row of a match each: people first, then bots and automata by level."""
    kinds = ("person", "bot", "automaton")
    groups: dict[tuple[int, str], list[Tally]] = {}
    for tally in tallies:
        groups.setdefault((kinds.index(tally.kind), tally.level), []).append(tally)
    return [
        Contender(kinds[kind], level, len(group), sum(row.share for row in group), mean(row.points for row in group))
        for (kind, level), group in sorted(groups.items())
    ]


class ShownRating(Struct):
    """A person's rating: it lies with 19 chances in 20 within the uncertainty, to either side."""

    #: None while the rating is provisional.
    place: int | None
    name: str
    rating: int
    uncertainty: int
    matches: int
    is_you: bool


class GameRatings(Struct):
    """The ratings in one game: those that are sure enough first, the highest of them on top."""

    game: str
    #: After how many matches a rating is not provisional any more.
    enough: int
    ratings: list[ShownRating]


@get("/ratings", responses=refusals())
async def list_ratings(house: TheHouse, visitor: TheVisitor) -> list[GameRatings]:
    """The ratings of all who play rated matches, game by game."""
    await house.books.be_ready()
    you = id_of(visitor)
    return [
        GameRatings(game, ENOUGH, show_ratings(await house.store.tallies.ratings(game), you)) for game in games.names()
    ]


def show_ratings(found: Sequence[tuple[Rating, str]], you: str | None) -> list[ShownRating]:
    """The table of a game."""
    sure = [round(rating.mean) for rating, _ in found if rating.matches >= ENOUGH]
    shown = [
        ShownRating(
            place=1 + sum(other > round(rating.mean) for other in sure) if rating.matches >= ENOUGH else None,
            name=name,
            rating=round(rating.mean),
            uncertainty=round(2 * rating.deviation),
            matches=rating.matches,
            is_you=rating.person_id == you,
        )
        for rating, name in found
    ]
    return sorted(shown, key=lambda rating: rating.place is None)


@get("/statistics/{game_name:str}", responses=refusals(400, 401, 404), security=KNOWN)
async def my_statistics(game_name: Id, house: TheHouse, person: ThePerson) -> PersonStatistics:
    """How your own latest matches of a game went; those on one screen and practice are not counted."""
    if game_name not in games.names():
        raise NotFound("no-rules", game=game_name)
    await house.books.be_ready()
    tallies = await house.store.tallies.of_person(person.id, game_name, MOST_OWN)
    others = {tally.person_id for tally in tallies if tally.person_id not in (None, person.id)}
    names = await house.store.tallies.names([other for other in others if other is not None])
    everybody = await house.store.tallies.of_game(game_name, MOST_OF_ALL)
    return person_statistics(game_name, person.id, tallies, everybody, names)


def person_statistics(
    game: str, person: str, tallies: Sequence[Tally], everybody: Sequence[Tally], names: dict[str, str]
) -> PersonStatistics:
    """What these rows say of a person beside others."""
    own = [tally for tally in tallies if tally.person_id == person]
    whole = [tally for tally in own if tally.points is not None]
    rolled = [tally.rolls for tally in own if tally.rolls is not None]
    return PersonStatistics(
        game=game,
        matches=len(own),
        wins=sum(tally.share for tally in own),
        mean=mean([tally.points for tally in own]),
        by_seats=shares([(str(tally.seats), tally) for tally in own]),
        opponents=opponents_of(own, tallies, names),
        factions=shares([(tally.faction, tally) for tally in own if tally.faction]),
        scores=[
            ScoredMatch(tally.match_id, tally.ended, tally.seats, tally.points or 0, tally.share > 0)
            for tally in whole[-MOST_SHOWN:]
        ],
        lines=lines_of(game, own, [tally for tally in everybody if tally.kind == "bot"]),
        rolls=[sum(face) for face in zip(*rolled, strict=True)] if rolled else None,
    )


def mean(values: Iterable[int | None]) -> float | None:
    """The average of those there are."""
    found = [value for value in values if value is not None]
    return sum(found) / len(found) if found else None


def shares(named: Sequence[tuple[str, Tally]]) -> list[Share]:
    """The same matches by a name, the most frequent first."""
    groups: dict[str, list[Tally]] = {}
    for name, tally in named:
        groups.setdefault(name, []).append(tally)
    found = [
        Share(name, len(group), sum(tally.share for tally in group), mean(tally.points for tally in group))
        for name, group in groups.items()
    ]
    return sorted(found, key=lambda share: (-share.matches, share.name))


def opponents_of(own: Sequence[Tally], tallies: Sequence[Tally], names: dict[str, str]) -> list[Opponent]:
    """Whom one has met: people one by one, bots and the automaton by level."""
    mine = {tally.match_id: tally for tally in own}
    met: dict[tuple[str, str], list[Tally]] = {}
    for tally in tallies:
        if tally is mine.get(tally.match_id):
            continue
        name = tally.person_id or "" if tally.kind == "person" else tally.level
        key = (tally.kind, name)
        met.setdefault(key, []).append(mine[tally.match_id])
    found = [
        Opponent(
            kind,
            names.get(name, "") if kind == "person" else name,
            len({tally.match_id for tally in matches}),
            sum({tally.match_id: tally.share for tally in matches}.values()),
        )
        for (kind, name), matches in met.items()
    ]
    return sorted(found, key=lambda other: (-other.matches, other.kind, other.name))[:MOST_OPPONENTS]


def lines_of(game: str, own: Sequence[Tally], bots: Sequence[Tally]) -> list[ScoreLine]:
    """Where one's points come from, beside those of the bots at this site."""
    names = games.find(game).score_lines
    mine = [tally.lines for tally in own if tally.lines is not None and len(tally.lines) == len(names)]
    theirs = [tally.lines for tally in bots if tally.lines is not None and len(tally.lines) == len(names)]
    if not mine:
        return []
    return [
        ScoreLine(name, mean(row[line] for row in mine) or 0.0, mean(row[line] for row in theirs))
        for line, name in enumerate(names)
    ]
