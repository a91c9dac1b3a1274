"""How people get along: not wanting to hear somebody, reporting them, and what who runs the server does about it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import pytest
from tests.patience import PATIENCE
from tests.server.http_site import Site, Visitor
from tests.server.site import Guest, toy_match
from tests.server.site import Site as LiveSite

from pessoi.kernel.errors import BadSetup
from pessoi.server import admin, notices
from pessoi.server.admin import quiet_house
from pessoi.server.house import House
from pessoi.server.limits import RATES, Limits

pytest_plugins = ["tests.server.databases", "tests.server.http_site", "tests.server.running"]

T = TypeVar("T")


def run(site: Site, work: Callable[[House], Awaitable[T]]) -> T:
    """Do something beside the server, as a command does."""

    async def inside() -> T:
        url = site.house.store.engine.url.set(drivername=site.house.store.engine.dialect.name)
        async with quiet_house(url.render_as_string(hide_password=False)) as house:
            return await work(house)

    return asyncio.run(inside())


def say(visitor: Visitor, table: str, words: str) -> Any:
    return visitor.ask("POST", f"/tables/{table}/chat", 201, json={"text": words})


def heard(visitor: Visitor, table: str) -> list[str]:
    return [line["text"] for line in visitor.ask("GET", f"/tables/{table}/chat")]


# Between people


def test_who_is_muted_is_heard_no_more_by_who_wants_that_and_heard_again_later(any_site: Site) -> None:
    anna, berta, carla = (any_site.guest(name) for name in ("Anna", "Berta", "Carla"))
    table = anna.open_table(is_public=True)["id"]
    line = say(berta, table, "Boo")["number"]
    say(carla, table, "Hello")
    silence = anna.ask("POST", "/silences", 201, json={"table": table, "line": line, "kind": "mute"})
    assert (silence["name"], silence["kind"]) == ("Berta", "mute")
    assert heard(anna, table) == ["Hello"]
    assert heard(carla, table) == ["Boo", "Hello"]
    berta.sit(table, 0)
    assert [kept["id"] for kept in anna.ask("GET", "/silences")] == [silence["id"]]
    carla.refused("DELETE", f"/silences/{silence['id']}", 404, "not_found")
    anna.ask("DELETE", f"/silences/{silence['id']}", 204)
    assert heard(anna, table) == ["Boo", "Hello"]


def test_who_is_blocked_can_not_sit_down_at_ones_tables(any_site: Site) -> None:
    anna, berta = any_site.guest("Anna"), any_site.guest("Berta")
    table = anna.open_table(is_public=True)["id"]
    berta.sit(table, 1)
    anna.ask("POST", "/silences", 201, json={"table": table, "seat": 1, "kind": "mute"})
    anna.ask("POST", "/silences", 201, json={"table": table, "seat": 1, "kind": "block"})
    assert [kept["kind"] for kept in anna.ask("GET", "/silences")] == ["block"]
    berta.sit(table, 1)
    other = anna.open_table(is_public=True)["id"]
    seat = {"json": {"nonce": "n"}}
    assert "does not want to play" in berta.refused("PUT", f"/tables/{other}/seats/0", 403, "unwelcome", **seat)
    anna.sit(berta.open_table()["id"], 0)


def test_a_rematch_does_not_bring_back_who_was_blocked(site: Site, anna: Visitor, berta: Visitor) -> None:
    table = anna.open_table(is_public=True)["id"]
    anna.sit(table, 0)
    berta.sit(table, 1)
    anna.ask("POST", f"/tables/{table}/start")
    anna.ask("POST", f"/tables/{table}/resignation", json={"seat": 0})
    anna.ask("POST", "/silences", 201, json={"table": table, "seat": 1, "kind": "block"})
    again = berta.ask("POST", f"/tables/{table}/rematch")
    assert [seat["name"] for seat in again["seats"]] == ["", "Anna"]


def test_nobody_means_oneself_or_nobody(anna: Visitor, berta: Visitor) -> None:
    table = anna.open_table(bots={"1": "random"})["id"]
    line = say(anna, table, "Hello")["number"]
    about = {"table": table, "kind": "mute"}
    anna.refused("POST", "/silences", 409, "refused", json={**about, "line": line})
    anna.refused("POST", "/silences", 400, "bad_request", json=about)
    anna.refused("POST", "/silences", 400, "bad_request", json={**about, "line": line, "seat": 0})
    for nobody in ({"line": 99}, {"seat": 0}, {"seat": 1}):
        anna.refused("POST", "/silences", 404, "not_found", json={**about, **nobody})
    berta.refused("POST", "/silences", 404, "not_found", json={**about, "table": "nothing", "line": 1})


def test_a_program_has_no_manners_of_its_own(site: Site, anna: Visitor) -> None:
    token = anna.ask("POST", "/tokens", 201, json={})["token"]
    program = site.stranger(Authorization=f"Bearer {token}")
    program.refused("GET", "/silences", 403, "not_yours")


@pytest.mark.anyio
async def test_at_a_socket_nothing_of_who_was_silenced_arrives(any_live_site: LiveSite) -> None:
    anna, berta = await any_live_site.guest("Anna"), await any_live_site.guest("Berta")
    table = await toy_match(anna, berta, is_public=True)
    async with anna.live(table) as hers, berta.live(table) as others:
        await others.ask("say", text="Boo")
        await hers.until(lambda here: here.chat)
        await others.until(lambda here: here.chat)
        assert (hers.chat[0]["is_you"], others.chat[0]["is_you"]) == (False, True)
        await silence(anna, table, hers.chat[0]["number"])
        await others.ask("say", text="Boo again")
        await hers.ask("say", text="Peace")
        await hers.until(lambda here: len(here.chat) > 1)
        assert [line["text"] for line in hers.chat] == ["Boo", "Peace"]
    async with anna.live(table) as again:
        assert [line["text"] for line in again.chat] == ["Peace"]


async def silence(guest: Guest, table: str, line: int) -> None:
    await guest.call("POST", "/api/silences", table=table, line=line, kind="mute")


# Whoever runs the server


def test_a_report_is_read_with_the_line_it_is_about_and_settled(any_site: Site) -> None:
    anna, berta = any_site.guest("Anna"), any_site.guest("Berta")
    table = anna.open_table(is_public=True)["id"]
    line = say(berta, table, "Boo")["number"]
    number = anna.ask("POST", "/reports", 201, json={"table": table, "line": line, "reason": "rude"})["id"]
    [(report, by)] = run(any_site, lambda house: admin.list_reports(house, False))
    assert (report.id, by, report.name, report.said, report.reason) == (number, "Anna", "Berta", "Boo", "rude")
    run(any_site, lambda house: admin.settle_report(house, number))
    assert run(any_site, lambda house: admin.list_reports(house, False)) == []
    assert [kept.id for kept, _ in run(any_site, lambda house: admin.list_reports(house, True))] == [number]
    with pytest.raises(BadSetup, match="there is no open report"):
        run(any_site, lambda house: admin.settle_report(house, number))


def test_nobody_reports_without_end(site: Site, anna: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    table = anna.open_table(is_public=True)["id"]
    berta = site.guest("Berta")
    line = say(berta, table, "Boo")["number"]
    # Nobody gets anything back as time goes by.
    monkeypatch.setattr(site.house, "limits", Limits(RATES, lambda: 0.0))
    about = {"json": {"table": table, "line": line, "reason": "rude"}}
    for _ in range(RATES["reports"].count):
        anna.ask("POST", "/reports", 201, **about)
    anna.refused("POST", "/reports", 429, "too_many", **about)


def test_who_was_muted_is_told_so_until_it_ends(any_site: Site) -> None:
    berta = any_site.guest("Berta")
    table = berta.open_table()["id"]
    run(any_site, lambda house: admin.mute(house, "Berta", 1))
    words = {"json": {"text": "Boo"}}
    assert "has muted you" in berta.refused("POST", f"/tables/{table}/chat", 403, "unwelcome", **words)
    run(any_site, lambda house: admin.unmute(house, "Berta"))
    say(berta, table, "Hello")
    run(any_site, lambda house: admin.mute(house, "Berta", -1))
    say(berta, table, "The day is over")


def test_people_are_found_by_number_login_or_name(any_site: Site) -> None:
    anna, berta, other = (any_site.guest(name) for name in ("Anna", "Berta_50%", "Anna"))
    anna.ask("POST", "/accounts", 201, json={"login": "anna1", "password": "correct horse"})
    numbers = [visitor.ask("GET", "/me")["id"] for visitor in (anna, berta, other)]

    def found(words: str) -> list[str]:
        return [known.person.id for known in run(any_site, lambda house: admin.list_people(house, words, 50))]

    assert found("") == numbers[::-1]
    assert found("nna1") == numbers[:1]
    assert found("_50%") == [numbers[1]]
    assert run(any_site, lambda house: admin.find_person(house, "anna1")).id == numbers[0]
    assert run(any_site, lambda house: admin.find_person(house, numbers[2])).id == numbers[2]
    with pytest.raises(BadSetup, match="several people are called Anna"):
        run(any_site, lambda house: admin.find_person(house, "Anna"))
    with pytest.raises(BadSetup, match='there is nobody "Bert"; did you mean'):
        run(any_site, lambda house: admin.find_person(house, "Bert"))


@pytest.mark.anyio
async def test_a_running_server_shows_a_new_name_wherever_it_was(
    any_live_site: LiveSite, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "GLANCE", 0.05)
    anna, berta = await any_live_site.guest("Anna"), await any_live_site.guest("Rude word")
    table = await toy_match(anna, berta, is_public=True)
    async with anna.live(table) as hers, berta.live(table) as others:
        await others.ask("say", text="Hello")
        await hers.until(lambda here: here.chat)
        async with quiet_house(database) as house:
            await admin.rename(house, "Rude word", "Berta")
        await hers.until(lambda here: here.table["seats"][1]["name"] == "Berta")
        await others.ask("say", text="Oh")
        await hers.until(lambda here: len(here.chat) > 1)
        assert hers.chat[-1]["name"] == "Berta"
    assert await names_in_chat(anna, table) == {"Berta"}


async def names_in_chat(guest: Guest, table: str) -> set[str]:
    """Whose lines somebody who comes gets to see, once the server has heard that they are said under one name."""
    names: set[str] = set()
    async with asyncio.timeout(PATIENCE):
        while len(names) != 1:
            async with guest.live(table) as live:
                names = {line["name"] for line in live.chat}
    return names


@pytest.mark.anyio
async def test_a_running_server_shows_that_a_match_was_closed(
    any_live_site: LiveSite, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "GLANCE", 0.05)
    anna = await any_live_site.guest("Anna")
    table, waiting = await toy_match(anna, anna), await anna.open_table()
    async with anna.live(table) as live, anna.live(waiting) as other:
        async with quiet_house(database) as house:
            assert await admin.close_table(house, table)
            assert not await admin.close_table(house, waiting)
            with pytest.raises(BadSetup, match="is over already"):
                await admin.close_table(house, table)
            with pytest.raises(BadSetup, match="there is no table"):
                await admin.close_table(house, "nothing")
        await live.until(lambda here: here.table["status"] == "finished")
        assert live.scene["end"]["how"] == "closed"
        assert [event["name"] for event in live.log][-1] == "closed"
        await other.until(lambda here: here.errors)
        assert other.errors[0]["code"] == "not_found"
