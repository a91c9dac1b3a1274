"""Playing on from a position of another match: the same deal and choices, against bots; it counts nowhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.patience import PATIENCE

from pessoi.games import registry as games
from pessoi.kernel.replay import verify
from pessoi.server import books

if TYPE_CHECKING:
    import pytest
    from tests.server.http_site import Answer, Site, Visitor

pytest_plugins = ["tests.server.databases", "tests.server.http_site"]


def played(visitor: Visitor, game: str = "hercules", **options: object) -> str:
    """A match that is over, all seats of it played by one visitor."""
    table: Answer = visitor.begin(game, options=options or {"round_limit": 2})
    while not visitor.step(table["id"])["end"]:
        pass
    return str(table["match_id"])


def fork(visitor: Visitor, match: str, ply: int, **more: object) -> Answer:
    shown: Answer = visitor.ask("POST", f"/matches/{match}/forks", 201, json={"ply": ply, **more})
    return shown


def test_a_fork_begins_where_the_other_match_stood_and_goes_on_from_there(any_site: Site) -> None:
    anna, berta = any_site.guest("Anna"), any_site.guest("Berta")
    match = played(anna)
    _, record = anna.record(match)
    table = fork(berta, match, 3, seat=record.choices[3][0], bot="random")
    assert table["status"] == "running"
    assert table["is_practice"]
    assert table["fork"] == {"match": match, "ply": 3}
    assert [seat["kind"] for seat in table["seats"]].count("bot") == 1
    then = anna.ask("GET", f"/matches/{match}/positions/3", params={"seat": record.choices[3][0]})
    now = berta.scene(table["id"])
    assert (now["ply"], now["view"], now["decision"]) == (3, then["view"], then["decision"])
    assert "forked" in [event["name"] for event in now["events"]]
    assert berta.step(table["id"])["ply"] >= 4
    _, first = berta.record(table["match_id"])
    assert first.choices[:3] == record.choices[:3]


def test_a_fork_is_told_in_its_record_which_still_proves_the_dice(site: Site, anna: Visitor) -> None:
    match = played(anna)
    table = fork(anna, match, 2)
    anna.ask("POST", f"/tables/{table['id']}/resignation", json={"seat": next(iter(own(table)))})
    shown = anna.ask("GET", f"/matches/{table['match_id']}/record")
    assert "# practice" in shown["record"]
    assert f"are those of match {match}" in shown["record"]
    is_sealed, record = anna.record(table["match_id"])
    assert not is_sealed
    assert record.seed == anna.record(match)[1].seed
    assert verify(record, games.find("hercules"))
    row = site.look(lambda house: house.store.get_match(table["match_id"]))
    assert row is not None
    assert row.is_practice


def own(table: Answer) -> list[int]:
    return [seat["seat"] for seat in table["seats"] if seat["is_you"]]


def test_a_fork_counts_in_no_statistic(anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(books, "PATIENCE", float(PATIENCE))
    match = played(anna, "hercules", round_limit=1)
    before = anna.ask("GET", "/statistics")
    table = fork(anna, match, anna.record(match)[1].plies - 1, bot="random")
    assert anna.step(table["id"])["end"]
    assert anna.ask("GET", "/statistics") == before


def test_the_rematches_of_a_match_and_of_its_fork_are_two_tables(anna: Visitor) -> None:
    match = played(anna, "hercules", round_limit=1)
    origin = anna.ask("GET", f"/matches/{match}")["table_id"]
    table = fork(anna, match, 0)
    anna.ask("POST", f"/tables/{table['id']}/stop", json={"seat": own(table)[0]})
    again = [anna.ask("POST", f"/tables/{place}/rematch")["id"] for place in (origin, table["id"])]
    assert len(set(again)) == 2


def test_nobody_plays_on_from_a_match_that_goes_on(anna: Visitor, berta: Visitor) -> None:
    table = anna.begin()
    anna.step(table["id"])
    place = f"/matches/{table['match_id']}/forks"
    assert "when it is over" in anna.refused("POST", place, 409, "refused", json={"ply": 0})
    berta.refused("POST", place, 409, "refused", json={"ply": 0})


def test_one_plays_on_from_practice_of_ones_own_while_it_goes_on_and_nobody_else_does(
    anna: Visitor, berta: Visitor
) -> None:
    match = played(anna, "hercules", round_limit=1)
    running = fork(anna, match, 0)
    assert fork(anna, running["match_id"], 0)["fork"]["match"] == running["match_id"]
    berta.refused("POST", f"/matches/{running['match_id']}/forks", 403, "private", json={"ply": 0})


def test_what_cannot_be_played_on_from_is_refused(anna: Visitor, stranger: Visitor) -> None:
    match = played(anna, "hercules", round_limit=1)
    place, plies = f"/matches/{match}/forks", anna.record(match)[1].plies
    assert "the match is over" in anna.refused("POST", place, 409, "refused", json={"ply": plies})
    anna.refused("POST", place, 400, "bad_request", json={"ply": plies + 1})
    anna.refused("POST", place, 400, "bad_request", json={"ply": 0, "seat": 2})
    anna.refused("POST", place, 400, "bad_setup", json={"ply": 0, "bot": "gredy"})
    stranger.refused("POST", place, 401, "who_are_you", json={"ply": 0})


def test_all_hands_are_open_once_a_match_is_over_and_not_before(anna: Visitor, berta: Visitor) -> None:
    table = anna.begin("hexemonia")
    anna.step(table["id"])
    place = f"/matches/{table['match_id']}/positions"
    for path in (place, f"{place}/0"):
        assert "when the match is over" in anna.refused("GET", path, 409, "refused", params={"seat": -2})
        berta.refused("GET", path, 403, "not_yours", params={"seat": 0})
    anna.ask("POST", f"/tables/{table['id']}/stop", json={"seat": 0})
    seen = berta.ask("GET", f"{place}/1", params={"seat": -2})
    hidden = berta.ask("GET", f"{place}/1", params={"seat": -1})
    assert all(city["hand"]["tiles"] is not None for city in seen["view"]["cities"])
    assert all(city["hand"]["tiles"] is None for city in hidden["view"]["cities"])
    assert all(city["acropolis"]["city"] for city in seen["view"]["cities"])


def test_positions_tell_where_turns_begin(anna: Visitor) -> None:
    match = played(anna, "hercules", round_limit=1, start_seat="0")
    _, record = anna.record(match)
    steps = anna.ask("GET", f"/matches/{match}/positions", params={"count": 100})
    starts = [step["scene"]["ply"] for step in steps if step["begins_turn"]]
    seats = [seat for seat, _ in record.choices]
    assert starts[0] == 0
    assert {ply for ply in range(1, record.plies) if seats[ply] != seats[ply - 1]} <= set(starts)
