"""Hints: only against bots, by what the seat knows, and marked in the match before they are given."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.server.running import NearThinkers

from pessoi.bots import advice
from pessoi.bots.terms import USUAL
from pessoi.games import registry as games
from pessoi.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.http_site import Answer, Site, Visitor

pytest_plugins = ["tests.server.databases", "tests.server.http_site"]


def against_bots(visitor: Visitor, **more: Any) -> Answer:
    """A match against a bot in which the visitor is to choose."""
    options = {"start_seat": "0", "round_limit": 1}
    table = visitor.open_table(bots={"1": "random"}, options=options, **more)
    visitor.sit(table["id"], 0)
    started: Answer = visitor.ask("POST", f"/tables/{table['id']}/start")
    return started


def hint(visitor: Visitor, table: Answer, log: int = 0) -> Answer:
    shown: Answer = visitor.ask("POST", f"/tables/{table['id']}/hints", 201, json={"seat": 0, "log": log})
    return shown


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> Callable[[Site], None]:
    """Lets bots of a site think in this process, and each thought to its end however long that takes."""
    monkeypatch.setattr(advice, "AT_TABLE", USUAL)
    return lambda site: monkeypatch.setattr(site.house, "thinkers", NearThinkers())


def test_a_hint_compares_choices_and_says_what_is_expected(any_site: Site, unhurried: Callable[[Site], None]) -> None:
    unhurried(any_site)
    anna = any_site.guest("Anna")
    table = against_bots(anna)
    given = hint(anna, table)
    offered = {choice["choice"] for choice in anna.scene(table["id"])["decision"]["choices"]}
    assert {choice["choice"] for choice in given["choices"]} <= offered
    best = given["choices"][0]
    assert 0 <= best["share"] <= 1
    assert best["visits"] == max(choice["visits"] for choice in given["choices"])
    text = Text("en", games.find("hercules"), 2, ["Anna", "Talos"])
    for said in (best["label"], *(step["label"] for step in best["line"])):
        assert text.say(said)
    assert best["line"]


def test_that_a_hint_was_taken_is_told_in_the_match_its_record_and_its_end(
    site: Site, anna: Visitor, unhurried: Callable[[Site], None]
) -> None:
    unhurried(site)
    table = against_bots(anna)
    first = hint(anna, table)
    assert hint(anna, table, anna.table(table["id"])["log"]) == first
    shown = anna.table(table["id"])
    assert shown["is_practice"]
    told = [event for event in anna.scene(table["id"])["events"] if event["name"] == "took-hint"]
    assert len(told) == 1, "the same hint is taken once"
    record = anna.ask("GET", f"/matches/{table['match_id']}/record")["record"]
    assert "# practice" in record
    assert "# 0 seat 0 takes a hint (medium)" in record
    ended = anna.ask("POST", f"/tables/{table['id']}/resignation", json={"seat": 0})
    assert ended["status"] == "finished"
    assert anna.scene(table["id"])["end"]["hints"] == 1


def test_a_choice_made_for_the_position_before_the_hint_still_holds(anna: Visitor) -> None:
    table = against_bots(anna)
    choice = anna.scene(table["id"])["decision"]["choices"][0]["choice"]
    hint(anna, table)
    assert anna.choose(table["id"], 0, 0, choice)["ply"] >= 1


def test_where_other_people_sit_there_are_no_hints(anna: Visitor, berta: Visitor) -> None:
    table = anna.open_table(seats=3, bots={"2": "random"}, options={"start_seat": "0"})
    anna.sit(table["id"], 0)
    berta.sit(table["id"], 1)
    anna.ask("POST", f"/tables/{table['id']}/start")
    words = anna.refused("POST", f"/tables/{table['id']}/hints", 409, "refused", json={"seat": 0, "log": 0})
    assert "hints are for matches against bots" in words
    german = Text("de", games.find("hercules"), 3).say(anna.answers[-1].json()["words"])
    assert "Tipps gibt es gegen Bots" in german
    # Nor while a bot stands in for somebody who will be back.
    berta.ask("DELETE", f"/tables/{table['id']}/seats/1")
    log = anna.table(table["id"])["log"]
    anna.refused("POST", f"/tables/{table['id']}/hints", 409, "refused", json={"seat": 0, "log": log})
    assert not anna.table(table["id"])["is_practice"]


def test_nobody_gets_a_hint_for_another_seat_or_another_position(anna: Visitor, berta: Visitor) -> None:
    table = against_bots(anna)
    place = f"/tables/{table['id']}/hints"
    berta.refused("POST", place, 403, "not_yours", json={"seat": 0, "log": 0})
    anna.refused("POST", place, 403, "not_yours", json={"seat": 1, "log": 0})
    anna.refused("POST", place, 409, "stale", json={"seat": 0, "log": 7})
    assert not anna.table(table["id"])["is_practice"], "what is refused is not marked"
