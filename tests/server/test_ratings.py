"""Ratings: who may play for them, what a match changes, and that it does so once, whatever happens in between."""

from __future__ import annotations

from typing import Any

import pytest
from tests.patience import PATIENCE
from tests.server.http_site import Answer, Site, Visitor, serving
from tests.server.test_statistics import play

from pessoi.server import books
from pessoi.server.api.statistics import show_ratings
from pessoi.server.rating import DEVIATION, ENOUGH, LAST, MEAN, not_to_the_end, rate_by, standing_of
from pessoi.server.store import LogEntry, MatchRow, Rating, StoreUnavailable

pytest_plugins = ["tests.server.databases", "tests.server.http_site"]


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who asks gets what is not counted yet, however slow this is."""
    monkeypatch.setattr(books, "PATIENCE", float(PATIENCE))


def member(site: Site, name: str) -> Visitor:
    """Somebody with an account."""
    visitor = site.guest(name)
    login = f"{name.lower()}{len(site.visitors)}"
    visitor.ask("POST", "/accounts", 201, json={"login": login, "password": "a long pass phrase"})
    return visitor


def rated_match(anna: Visitor, berta: Visitor) -> Answer:
    table = anna.open_table("hercules", 2, options={"round_limit": 2}, is_rated=True)
    assert table["is_rated"]
    anna.sit(table["id"], 0, "a")
    berta.sit(table["id"], 1, "b")
    started: Answer = anna.ask("POST", f"/tables/{table['id']}/start")
    return started


def ratings(visitor: Visitor) -> dict[str, tuple[int, int]]:
    """Rating and matches by name."""
    games = visitor.ask("GET", "/ratings")
    shown = next(game["ratings"] for game in games if game["game"] == "hercules")
    return {rating["name"]: (rating["rating"], rating["matches"]) for rating in shown}


def test_only_people_with_accounts_play_for_ratings_each_on_one_seat(site: Site) -> None:
    guest, anna = site.guest("Guest"), member(site, "Anna")
    wish = {"game": "hercules", "seats": 2, "is_public": True, "is_rated": True}
    assert "account" in guest.refused("POST", "/tables", 409, "refused", json=wish)
    assert "two people" in anna.refused("POST", "/tables", 409, "refused", json={**wish, "seats": 1})
    assert "bots" in anna.refused("POST", "/tables", 409, "refused", json={**wish, "bots": {"1": "random"}})
    table = anna.open_table("hercules", 2, is_rated=True)["id"]
    anna.sit(table, 0)
    assert "one seat" in anna.refused("PUT", f"/tables/{table}/seats/1", 409, "refused", json={})
    assert "account" in guest.refused("PUT", f"/tables/{table}/seats/1", 409, "refused", json={})
    anna.refused("PUT", f"/tables/{table}/seats/1/bot", 409, "refused", json={"bot": "random"})


def test_nothing_is_taken_back_in_a_rated_match(site: Site) -> None:
    anna, berta = member(site, "Anna"), member(site, "Berta")
    table = rated_match(anna, berta)
    first = table["waiting_for"]
    who = (anna, berta)[first]
    who.step(table["id"])
    path = f"/tables/{table['id']}/take-back"
    assert "taken back" in who.refused("POST", path, 409, "refused", json={"seat": first})


def test_a_match_is_rated_once_though_the_server_dies_before_it_is(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(database) as site:
        # The match ends, and nothing that comes after it happens any more.
        monkeypatch.setattr(site.house, "write_books", lambda: None)
        anna, berta = member(site, "Anna"), member(site, "Berta")
        table = rated_match(anna, berta)
        play(table["id"], anna, berta)
        assert site.look(lambda house: house.store.tallies.ratings("hercules")) == []
        row = site.look(lambda house: house.store.get_match(table["match_id"]))
        assert row is not None
        assert row.is_rated
    # It dies in the middle of rating, too: nothing of it is kept.
    with monkeypatch.context() as breaking:
        breaking.setattr(books, "rate_by", _broken)
        with serving(database) as site:
            site.look(lambda house: house.books.catch_up())
            assert site.look(lambda house: house.store.tallies.of_game("hercules", 9)) == []
    with serving(database) as site:
        for _ in range(2):
            site.look(lambda house: house.books.catch_up())
        found = ratings(site.stranger())
        assert {matches for _, matches in found.values()} == {1}
        assert row.winners is not None
        best, other = ("Anna", "Berta") if 0 in row.winners else ("Berta", "Anna")
        if len(row.winners) == 1:
            assert found[best][0] > MEAN > found[other][0]
        # A new shape counts anew and rates nobody again; a recount comes to the same.
        monkeypatch.setattr(books, "SHAPE", books.SHAPE + 1)
        site.look(lambda house: house.books.catch_up())
        assert ratings(site.stranger()) == found
        site.look(lambda house: house.books.recount())
        assert ratings(site.stranger()) == found


def _broken(*_: Any) -> Any:
    def rate(_: dict[str, Rating]) -> list[Rating]:
        raise StoreUnavailable("gone")

    return rate


def test_who_resigns_is_last_and_who_leaves_for_good_has_no_rating(site: Site) -> None:
    anna, berta = member(site, "Carla"), member(site, "Dora")
    table = rated_match(anna, berta)
    anna.ask("POST", f"/tables/{table['id']}/resignation", json={"seat": 0})
    found = ratings(anna)
    assert found["Dora"][0] > MEAN > found["Carla"][0]
    anna.ask("POST", "/accounts/deletion", 204, json={"password": "a long pass phrase"})
    assert set(ratings(berta)) & {"Carla", "Outis"} == set()


def entry(kind: str, seat: int, words: str = "") -> LogEntry:
    return LogEntry("m", 0, kind, seat, words, 0.0)


def row(how: str, result: list[int] | None, is_rated: bool = True) -> MatchRow:
    return MatchRow(
        *("m", "t", "hercules", "1", 3, {}, "c", "s", 0.0, 1.0, 0, None, 0, None, result),
        how=how,
        is_rated=is_rated,
    )


def test_those_who_did_not_play_to_the_end_are_behind_all_others() -> None:
    people = ["anna", "berta", "carla"]
    stood_in = [entry("stand-in", 0, "medium left"), entry("choice", 0, "rest"), entry("back", 0)]
    assert standing_of(row("played", [9, 8, 7]), stood_in, people, [1, 2, 3]) == {"anna": LAST, "berta": 2, "carla": 3}
    on_time = [entry("loss", 2)]
    assert standing_of(row("time", None), on_time, people, [1, 1, 1]) == {"anna": 1, "berta": 1, "carla": LAST}
    assert standing_of(row("played", [9, 8, 7], is_rated=False), [], people, [1, 2, 3]) == {}
    assert standing_of(row("stopped", None), [], people, []) == {}
    # Who was back before the bot had chosen has lost nothing.
    assert not_to_the_end([entry("stand-in", 0, "medium left"), entry("back", 0), entry("choice", 0)]) == set()


def test_a_rating_gets_surer_and_a_surprise_moves_it_more() -> None:
    known = {"strong": Rating("strong", "g", MEAN + 300, 100, 20), "weak": Rating("weak", "g", MEAN - 300, 100, 20)}
    expected = {rating.person_id: rating for rating in rate_by("g", {"strong": 1, "weak": 2})(known)}
    surprise = {rating.person_id: rating for rating in rate_by("g", {"weak": 1, "strong": 2})(known)}
    assert surprise["weak"].mean - known["weak"].mean > expected["strong"].mean - known["strong"].mean > 0
    fresh = rate_by("g", {"a": 1, "b": 2, "c": 2})({})
    assert [rating.matches for rating in fresh] == [1, 1, 1]
    assert all(rating.deviation < DEVIATION for rating in fresh)
    assert fresh[0].mean > MEAN > fresh[1].mean
    assert fresh[1].mean == pytest.approx(fresh[2].mean)


def test_provisional_ratings_have_no_place() -> None:
    found = [
        (Rating("new", "g", 1900, 200, ENOUGH - 1), "New"),
        (Rating("old", "g", 1600, 30.4, ENOUGH), "Old"),
        (Rating("low", "g", 1400, 30, 50), "Low"),
    ]
    shown = show_ratings(found, "old")
    assert [(rating.place, rating.name, rating.is_you) for rating in shown] == [
        (1, "Old", True),
        (2, "Low", False),
        (None, "New", False),
    ]
    assert (shown[0].rating, shown[0].uncertainty) == (1600, 61)
