"""Statistics: what is counted of which match, once, whenever it ended."""

from __future__ import annotations

from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.http_site import Answer, Site, Visitor, serving

from pessoi.games import registry as games
from pessoi.kernel.match import Match
from pessoi.server import books
from pessoi.server.api.statistics import Contender, game_statistics
from pessoi.server.books import rolls_of
from pessoi.server.store import Tally

pytest_plugins = ["tests.server.databases", "tests.server.http_site"]


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks gets what is not counted yet, however slow this is."""
    monkeypatch.setattr(books, "PATIENCE", float(PATIENCE))


def play(table: str, *people: Visitor) -> None:
    """Everybody takes the first choice until it is over."""
    while people[0].table(table)["status"] == "running":
        waiting = people[0].table(table)["waiting_for"]
        if waiting is not None and waiting < len(people):
            people[waiting].step(table)


def two_at_a_table(anna: Visitor, berta: Visitor, **options: Any) -> Answer:
    table = anna.open_table("hercules", 2, options={"round_limit": 2, **options})["id"]
    anna.sit(table, 0, "a")
    berta.sit(table, 1, "b")
    started: Answer = anna.ask("POST", f"/tables/{table}/start")
    return started


def tallies(site: Site, game: str = "hercules") -> list[Tally]:
    site.look(lambda house: house.books.catch_up())
    return site.look(lambda house: house.store.tallies.of_game(game, 100))


def test_a_match_of_two_is_counted_for_both(any_site: Site) -> None:
    anna, berta = any_site.guest("Anna"), any_site.guest("Berta")
    table = two_at_a_table(anna, berta)
    play(table["id"], anna, berta)

    mine, theirs = anna.ask("GET", "/statistics/hercules"), berta.ask("GET", "/statistics/hercules")
    row = any_site.look(lambda house: house.store.get_match(table["match_id"]))
    assert row is not None
    assert row.result is not None
    assert row.winners is not None
    assert (mine["matches"], theirs["matches"]) == (1, 1)
    assert mine["wins"] + theirs["wins"] == 1
    assert mine["mean"] == row.result[0]
    assert mine["scores"][0]["points"] == row.result[0]
    assert mine["scores"][0]["is_won"] == (0 in row.winners)
    assert mine["by_seats"] == [{"name": "2", "matches": 1, "wins": mine["wins"], "points": row.result[0]}]
    assert mine["opponents"] == [{"kind": "person", "name": "Berta", "matches": 1, "wins": mine["wins"]}]
    assert sum(line["own"] for line in mine["lines"]) == row.result[0]
    assert [line["bots"] for line in mine["lines"]] == [None] * len(mine["lines"])
    # Two dice a round, at least.
    assert sum(mine["rolls"]) >= 4
    assert anna.ask("GET", "/statistics/hexemonia")["matches"] == 0
    anna.refused("GET", "/statistics/chess", 404, "not_found")
    any_site.stranger().refused("GET", "/statistics/hercules", 401, "who_are_you")


def test_bots_count_by_level_and_one_screen_for_nobody(site: Site) -> None:
    anna = site.guest("Anna")
    beside = anna.begin("hercules", 2, options={"round_limit": 1})
    play(beside["id"], anna, anna)
    assert anna.ask("GET", "/statistics/hercules")["matches"] == 0

    table = anna.open_table("hercules", 2, bots={"1": "random"}, options={"round_limit": 1})["id"]
    anna.sit(table, 0, "a")
    anna.ask("POST", f"/tables/{table}/start")
    play(table, anna)
    shown = anna.ask("GET", "/statistics/hercules")
    assert [(other["kind"], other["name"]) for other in shown["opponents"]] == [("bot", "random")]
    assert all(line["bots"] is not None for line in shown["lines"])


def row(match: str, number: int, kind: str, level: str = "", points: int | None = 10, share: float = 0.0) -> Tally:
    """A row of a match of two."""
    place = 1 if share else 2
    return Tally(match, number, None, "hercules", 2, 0.0, kind, level, place, share, points, None, "", None)


def test_everybody_is_counted_by_kind_level_and_number_of_seats() -> None:
    tallies = [
        *(row("m1", 0, "person", points=20, share=1.0), row("m1", 1, "bot", "hard")),
        *(row("m2", 0, "bot", "easy", share=0.5), row("m2", 1, "person", share=0.5)),
        *(row("given-up", 0, "person", points=None), row("given-up", 1, "bot", "easy", points=None, share=1.0)),
    ]
    shown = game_statistics("hercules", tallies)

    assert (shown.matches, shown.by_seats) == (2, {"2": 2})
    assert shown.contenders == [
        Contender("person", "", 2, 1.5, 15.0),
        Contender("bot", "easy", 1, 0.5, 10.0),
        Contender("bot", "hard", 1, 0.0, 10.0),
    ]
    assert game_statistics("hercules", []).contenders == []


def test_who_gives_up_has_lost_and_nobody_has_points(site: Site) -> None:
    anna, berta = site.guest("Anna"), site.guest("Berta")
    table = two_at_a_table(anna, berta)
    anna.ask("POST", f"/tables/{table['id']}/resignation", json={"seat": 0})
    assert [(row.share, row.points) for row in tallies(site) if row.match_id == table["match_id"]] == [
        (0.0, None),
        (1.0, None),
    ]
    assert anna.ask("GET", "/statistics/hercules")["mean"] is None

    stopped = two_at_a_table(anna, berta)
    anna.ask("POST", f"/tables/{stopped['id']}/stop", json={"seat": 0})
    berta.ask("PUT", f"/tables/{stopped['id']}/stop", json={"seat": 1, "agrees": True})
    assert not [row for row in tallies(site) if row.match_id == stopped["match_id"]]


def test_what_ended_unseen_is_caught_up_with_and_nothing_is_counted_twice(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(database) as site:
        monkeypatch.setattr(site.house, "write_books", lambda: None)
        anna, berta = site.guest("Anna"), site.guest("Berta")
        play(two_at_a_table(anna, berta)["id"], anna, berta)
        assert not site.look(lambda house: house.store.tallies.of_game("hercules", 10))
    with serving(database) as site:
        first = tallies(site)
        assert len(first) == 2
        assert tallies(site) == first
        site.look(lambda house: house.books.recount())
        assert tallies(site) == first
        # Another shape: everything is derived anew.
        monkeypatch.setattr(books, "SHAPE", books.SHAPE + 1)
        monkeypatch.setattr(books, "tallies_of", lambda *_: [])
        assert tallies(site) == []


def test_a_match_that_cannot_be_read_does_not_keep_others_from_being_counted(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, berta = site.guest("Anna"), site.guest("Berta")
    tallies(site)
    whole = books.tallies_of
    broken: list[str] = []

    def fragile(row: Any, log: Any, table: Any) -> list[Tally]:
        if not broken:
            broken.append(row.id)
            raise ZeroDivisionError
        return whole(row, log, table)

    monkeypatch.setattr(books, "tallies_of", fragile)
    ids = []
    for _ in range(2):
        table = two_at_a_table(anna, berta)
        ids.append(table["match_id"])
        play(table["id"], anna, berta)
    assert {row.match_id for row in tallies(site)} & set(ids) == {ids[1]}
    assert broken == [ids[0]]


def test_rolls_are_those_of_the_journal() -> None:
    match = Match.begin(games.find("hercules"), 1, "7", {"round_limit": 3})
    while match.decision:
        match.play(match.decision.choices[-1])
    counts = rolls_of(match)
    assert counts is not None
    assert match.journal is not None
    told = [entry.values for entry in match.journal.entries if entry.event.name == "hades-rolled"]
    assert counts[1] == [sum(values.count(face) for values in told) for face in range(1, 7)]
    assert sum(counts[0]) >= 6
    assert rolls_of(Match.begin(games.find("hexemonia"), 2, "7", {})) is None


def test_a_faction_is_a_message_of_its_game() -> None:
    match = Match.begin(games.find("hexemonia"), 2, "7", {})
    assert {match.game.faction(match.state, row).split("-")[0] for row in range(2)} == {"acropolis"}
    assert games.find("hercules").faction(Match.begin(games.find("hercules"), 2, "7", {}).state, 0) == ""
