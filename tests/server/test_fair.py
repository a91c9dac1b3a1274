"""Fair among people: who plays for somebody who is gone, what taking back needs, and the ways to end a match."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.site import Guest, Live, Site, run_out, serve, toy_match, toys

from pessoi.kernel.record import Record
from pessoi.server import clock as clocks
from pessoi.server.books import Books
from pessoi.server.happenings import tells_practice
from pessoi.server.store import Store
from pessoi.server.transfer import Players, export_match, import_record

pytest_plugins = ["tests.server.databases", "tests.server.running"]
pytestmark = pytest.mark.anyio

#: More time than any test takes; where it is to be out, ``run_out`` says so.
LATER: dict[str, Any] = {"stand_in": {"bot": "first", "grace": 600}}


@pytest.fixture
def idle(live_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think and think."""

    async def think(*_: object) -> str:
        return str(await asyncio.Event().wait())

    monkeypatch.setattr(live_site.house.thinkers, "choose", think)


async def two(site: Site) -> tuple[Guest, Guest]:
    return await site.guest("Anna"), await site.guest("Ben")


async def three_at_hercules(site: Site) -> tuple[Guest, Guest, Guest, str]:
    """Three people in a match; seat 0 begins."""
    anna, ben, clio = await site.guest("Anna"), await site.guest("Ben"), await site.guest("Clio")
    options = {"start_seat": 0}
    table = await toy_match(anna, ben, clio, game="hercules", options=options, stand_in={"bot": "first"})
    return anna, ben, clio, table


async def kinds(site: Site, table: str) -> list[str]:
    """What the log of the match at a table holds."""
    row = (await site.house.room(table)).table.match_id
    assert row is not None
    return [entry.kind for entry in await site.house.store.log(row)]


def told(live: Live) -> list[str]:
    return [event["name"] for event in live.log]


async def act(guest: Guest, method: str, table: str, path: str, **data: Any) -> Any:
    return await guest.call(method, f"/api/tables/{table}/{path}", **data)


# Stand-ins


async def test_the_agreed_bot_stands_in_once_the_grace_is_out_that_everybody_sees(any_live_site: Site) -> None:
    anna, ben = await two(any_live_site)
    table = await toy_match(anna, ben, **LATER)
    async with anna.live(table) as live:
        await act(anna, "POST", table, "seats/1/stand-in")
        await live.until(lambda here: here.table["grace"])
        assert live.table["grace"]["seat"] == 1
        assert 0 < live.table["grace"]["seconds_left"] <= 600
        assert live.table["seats"][1]["kind"] == "person"
        await run_out(any_live_site.house.rooms[table])
        await live.until(lambda here: here.table["seats"][1]["is_stand_in"])
        assert live.table["seats"][1]["bot"] == "first"
        assert live.table["grace"] is None
        await live.until(lambda here: "stood-in-grace" in told(here))
    assert (await kinds(any_live_site, table))[0] == "stand-in"


async def test_who_comes_back_in_time_keeps_the_seat(live_site: Site) -> None:
    anna, ben = await two(live_site)
    table = await toy_match(anna, ben, **LATER)
    async with anna.live(table) as live:
        await act(anna, "POST", table, "seats/1/stand-in")
        await live.until(lambda here: here.table["grace"])
        async with ben.live(table) as back:
            await back.until(lambda here: here.table["grace"] is None)
            await live.until(lambda here: here.table["grace"] is None)
            assert back.scene["decision"]["seat"] == 1
    assert await kinds(live_site, table) == []


async def test_a_choice_ends_the_grace_too(live_site: Site) -> None:
    anna, ben = await two(live_site)
    table = await toy_match(anna, ben, **LATER)
    await act(anna, "POST", table, "seats/1/stand-in")
    await act(ben, "POST", table, "choices", seat=1, log=0, choice="take")
    assert (await anna.table(table))["grace"] is None


async def test_who_is_there_and_has_not_been_silent_is_not_missing(live_site: Site) -> None:
    anna, ben = await two(live_site)
    table = await toy_match(anna, ben, **LATER)
    path = f"/api/tables/{table}/seats/1/stand-in"
    async with anna.live(table) as live, ben.live(table):
        await live.until(lambda here: here.table["seats"][1]["is_present"])
        there = await anna.send("POST", path)
        own = await ben.send("POST", path)
        other = await ben.send("POST", path.replace("seats/1", "seats/0"))
    assert [answer.status_code for answer in (there, own, other)] == [409, 409, 409]
    assert there.json()["words"] == ["problem-not-missing", {"name": "Ben"}]


async def test_who_is_there_but_silent_for_the_whole_grace_has_it_once_more_and_says_so(
    live_site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = await two(live_site)
    table = await toy_match(anna, ben, **LATER)
    async with ben.live(table) as live:
        later = clocks.now() + LATER["stand_in"]["grace"]
        monkeypatch.setattr(clocks, "now", lambda: later)
        await act(anna, "POST", table, "seats/1/stand-in")
        await live.until(lambda here: here.table["grace"])
        await ben.sit(table, 1)
        await live.until(lambda here: here.table["grace"] is None)
        assert live.table["seats"][1]["is_you"]
    assert await kinds(live_site, table) == []


async def test_a_day_clock_is_never_cut_short(live_site: Site) -> None:
    anna, ben = await two(live_site)
    clock = {"kind": "move", "seconds": 86_400}
    table = await toy_match(anna, ben, clock=clock, **LATER)
    refused = await anna.send("POST", f"/api/tables/{table}/seats/1/stand-in")
    by_bot = await anna.send("PUT", f"/api/tables/{table}/seats/1/bot", bot="greedy")
    assert refused.json()["words"] == ["problem-clock-decides"]
    assert (refused.status_code, by_bot.status_code) == (409, 409)
    assert (await anna.table(table))["grace"] is None


@pytest.mark.usefixtures("idle")
async def test_the_person_takes_the_seat_back_at_any_moment(live_site: Site) -> None:
    anna, ben = await two(live_site)
    table = await toy_match(anna, ben, **LATER)
    async with anna.live(table) as live:
        await act(ben, "DELETE", table, "seats/1")
        await live.until(lambda here: here.table["seats"][1]["is_stand_in"])
        await ben.sit(table, 1)
        await live.until(lambda here: here.table["seats"][1]["kind"] == "person")
        await live.until(lambda here: "came-back" in told(here))
        assert live.scene["waiting_for"] == 1
    assert await kinds(live_site, table) == ["stand-in", "back"]


async def test_a_choice_under_way_is_kept_though_somebody_leaves_meanwhile(live_site: Site) -> None:
    anna, ben = await two(live_site)
    table = await toy_match(anna, ben, **LATER)
    await act(ben, "POST", table, "choices", seat=1, log=0, choice="take")
    await act(ben, "DELETE", table, "seats/1")
    await act(anna, "POST", table, "choices", seat=0, log=1, choice="take")
    assert (await kinds(live_site, table))[:3] == ["choice", "stand-in", "choice"]


async def test_two_processes_agree_on_who_plays(postgresql_database: str) -> None:
    with toys():
        async with serve(postgresql_database) as here, serve(postgresql_database) as there:
            anna, ben = await here.guest("Anna"), await here.guest("Ben")
            elsewhere = await ben.at(there)
            table = await toy_match(anna, ben, **LATER)
            async with anna.live(table) as live, elsewhere.live(table):
                await live.until(lambda now: now.table["seats"][1]["is_present"])
                refused = await anna.send("POST", f"/api/tables/{table}/seats/1/stand-in")
            async with anna.live(table) as live:
                await live.until(lambda now: not now.table["seats"][1]["is_present"])
                await act(anna, "POST", table, "seats/1/stand-in")
                await run_out(here.house.rooms[table])
                await live.until(lambda now: now.table["seats"][1]["is_stand_in"])
                await elsewhere.sit(table, 1)
                await live.until(lambda now: now.table["seats"][1]["kind"] == "person")
            stands = (await kinds(here, table)).count("stand-in")
    assert refused.status_code == 409
    assert stands == 1


# Taking back


async def test_taking_back_says_what_it_undoes_and_waits_for_who_is_away(live_site: Site) -> None:
    anna, ben, clio, table = await three_at_hercules(live_site)
    people = {0: anna, 1: ben, 2: clio}
    async with anna.live(table) as live:
        made = 0
        # Who begins a round and how much there is to choose in a turn is for the dice; Ben is to have chosen meanwhile.
        since: set[int] = set()
        while made < 6 or live.scene["waiting_for"] != 0 or 1 not in since:
            seat = live.scene["waiting_for"]
            since = {*since, seat} if seat else set()
            scene = await people[seat].scene(table, f"seat={seat}")
            choice = scene["decision"]["choices"][0]["choice"]
            await act(people[seat], "POST", table, "choices", seat=seat, log=live.table["log"], choice=choice)
            made += 1
            await live.see(made)
        undo = live.scene["undo"]
        await live.ask("take-back", seat=0)
        await live.until(lambda here: here.table["take_back"])
        wish = live.table["take_back"]
        assert (wish["ply"], wish["undoes"], wish["asked"]) == (undo["ply"], undo["undoes"], [1, 2])
        assert sum(wish["undoes"]) == made - wish["ply"]
        assert wish["undoes"][1] > 0
        await act(ben, "PUT", table, "take-back", seat=1, agrees=True)
        assert (await anna.table(table))["log"] == made
        await act(clio, "PUT", table, "take-back", seat=2, agrees=True)
        await live.see(made + 1)
        assert live.scene["ply"] == wish["ply"]
        assert live.log[-1]["values"]["count"] == sum(wish["undoes"])
    assert (await kinds(live_site, table))[-1] == "take-back"


@pytest.mark.usefixtures("idle")
async def test_who_is_stood_in_for_is_asked_all_the_same(live_site: Site) -> None:
    anna, ben = await two(live_site)
    table = await toy_match(anna, ben, **LATER)
    await act(ben, "POST", table, "choices", seat=1, log=0, choice="take")
    await act(anna, "POST", table, "choices", seat=0, log=1, choice="take")
    await act(ben, "DELETE", table, "seats/1")
    wish = (await act(anna, "POST", table, "take-back", seat=0))["take_back"]
    stranger = await (await live_site.guest("Clio")).send("PUT", f"/api/tables/{table}/take-back", seat=1, agrees=True)
    await act(ben, "PUT", table, "take-back", seat=1, agrees=True)
    assert wish["asked"] == [1]
    assert stranger.status_code == 403
    assert (await anna.scene(table))["ply"] == 1


async def test_who_asked_can_let_it_be(live_site: Site) -> None:
    anna, ben = await two(live_site)
    table = await toy_match(anna, ben)
    await act(ben, "POST", table, "choices", seat=1, log=0, choice="take")
    await act(ben, "POST", table, "take-back", seat=1)
    assert (await act(ben, "PUT", table, "take-back", seat=1, agrees=False))["take_back"] is None


async def test_who_tries_again_against_bots_plays_for_practice_and_it_counts_nowhere(
    any_live_site: Site, tmp_path: Path
) -> None:
    anna = await any_live_site.guest("Anna")
    # A round may be a single choice: after the first choice of two rounds the match goes on, whatever the dice.
    table = await anna.open_table("hercules", 1, options={"round_limit": 2})
    await anna.sit(table, 0)
    await anna.start(table)
    async with anna.live(table) as live:
        await live.play()
        assert not live.table["is_practice"]
        assert (await live.ask("take-back", seat=0))["type"] == "ack"
        await live.until(lambda here: here.table["is_practice"])
        assert live.scene["is_practice"]
        while not live.scene["end"]:
            await live.play()
        await live.until(lambda here: here.table["status"] == "finished")
    match = await anna.call("GET", f"/api/matches/{live.table['match_id']}?with_result=true")
    statistics = await anna.call("GET", "/api/statistics")
    record = (await anna.call("GET", f"/api/matches/{live.table['match_id']}/record"))["record"]
    assert match["is_practice"]
    assert match["result"] is not None
    assert {game["matches"] for game in statistics} == {0}
    assert "again" in await kinds(any_live_site, table)

    elsewhere = str(tmp_path / "elsewhere.db")
    players = Players(is_practice=tells_practice(record))
    name = await asyncio.to_thread(import_record, elsewhere, Record.parse(record), players)
    exported = await asyncio.to_thread(export_match, elsewhere, name, False)
    store = await Store.open(elsewhere)
    await Books(store).catch_up()
    assert await store.tallies.of_game("hercules", 10) == []
    await store.close()
    assert tells_practice(exported.chronicle)


# Ends before the end


async def test_of_two_who_play_one_gives_up_and_the_other_has_won(any_live_site: Site) -> None:
    anna, ben = await two(any_live_site)
    table = await toy_match(anna, ben)
    async with anna.live(table) as first, ben.live(table) as second:
        foreign = await first.ask("resign", seat=1)
        assert (await second.ask("resign", seat=1))["type"] == "ack"
        await first.until(lambda here: here.table["status"] == "finished")
        late = await first.ask("resign", seat=0)
    end = first.scene["end"]
    assert (end["how"], end["lost"], end["winners"], end["resigned"]) == ("resigned", 1, [0], [1])
    assert (foreign["code"], late["code"]) == ("not_yours", "refused")
    assert first.table["seats"][1]["has_resigned"]
    assert told(first)[-1] == "resigned"
    shown = await anna.call("GET", f"/api/matches/{first.table['match_id']}?with_result=true")
    record = await anna.call("GET", f"/api/matches/{first.table['match_id']}/record")
    assert (shown["how"], shown["result"]) == ("resigned", None)
    assert not record["is_sealed"]
    assert "# 0 seat 1 gives up" in record["record"]


async def test_where_others_still_play_for_the_win_a_bot_plays_on_and_wins_nothing(live_site: Site) -> None:
    anna, ben, clio, table = await three_at_hercules(live_site)
    await act(clio, "POST", table, "resignation", seat=2)
    back = await clio.send("PUT", f"/api/tables/{table}/seats/2")
    shown = await anna.table(table)
    assert (shown["status"], shown["seats"][2]["kind"], shown["seats"][2]["has_resigned"]) == ("running", "bot", True)
    assert back.status_code == 409
    assert table in [mine["id"] for mine in await clio.call("GET", "/api/tables?mine=true&status=unfinished")]
    await act(ben, "POST", table, "resignation", seat=1)
    end = (await anna.scene(table))["end"]
    assert (end["how"], end["winners"], end["resigned"]) == ("resigned", [0], [2, 1])


async def test_all_agree_to_stop_also_those_who_are_away(any_live_site: Site) -> None:
    anna, ben = await two(any_live_site)
    table = await toy_match(anna, ben)
    wish = (await act(anna, "POST", table, "stop", seat=0))["stop"]
    await act(ben, "POST", table, "choices", seat=1, log=0, choice="take")
    assert (await anna.table(table))["stop"] == wish == {"seat": 0, "agreed": [], "asked": [1]}
    assert (await act(ben, "PUT", table, "stop", seat=1, agrees=False))["stop"] is None
    await act(anna, "POST", table, "stop", seat=0)
    done = await act(ben, "PUT", table, "stop", seat=1, agrees=True)
    end = (await anna.scene(table))["end"]
    assert (done["status"], end["how"], end["winners"]) == ("finished", "stopped", [])
    assert (await kinds(any_live_site, table))[-1] == "stop"


@pytest.mark.usefixtures("idle")
async def test_against_bots_alone_one_stops_at_once(live_site: Site) -> None:
    anna = await live_site.guest("Anna")
    table = await toy_match(anna, bots={"1": "first"})
    assert (await act(anna, "POST", table, "stop", seat=0))["status"] == "finished"


async def test_the_host_does_away_with_a_table_that_never_began(any_live_site: Site) -> None:
    anna, ben = await two(any_live_site)
    table = await anna.open_table(is_public=True)
    await ben.sit(table, 1)
    async with ben.live(table) as live:
        foreign = await ben.send("DELETE", f"/api/tables/{table}")
        await live.ask("say", text="Hello")
        assert (await anna.send("DELETE", f"/api/tables/{table}")).status_code == 204
        while not live.errors:
            await live.hear()
    assert live.errors[-1]["words"] == ["problem-table-removed"]
    assert foreign.status_code == 403
    assert (await anna.send("GET", f"/api/tables/{table}")).status_code == 404
    assert await anna.call("GET", "/api/tables") == []


async def test_what_was_played_is_not_done_away_with(live_site: Site) -> None:
    anna, ben = await two(live_site)
    table = await toy_match(anna, ben)
    assert (await anna.send("DELETE", f"/api/tables/{table}")).status_code == 409


async def test_a_rematch_whose_table_is_gone_is_opened_again(live_site: Site) -> None:
    anna, ben = await two(live_site)
    table = await toy_match(anna, ben)
    await act(ben, "POST", table, "resignation", seat=1)
    again = await act(anna, "POST", table, "rematch")
    await anna.send("DELETE", f"/api/tables/{again['id']}")
    once_more = await act(ben, "POST", table, "rematch")
    assert [seat["name"] for seat in once_more["seats"]] == ["Ben", "Anna"]
    assert once_more["seats"][0]["kind"] == "person"


# Lists


async def test_a_list_tells_whose_turn_it_is_and_since_when(any_live_site: Site) -> None:
    anna, ben = await two(any_live_site)
    table = await toy_match(anna, ben, game="hercules", options={"start_seat": 0})
    await anna.open_table("hercules", 2)
    mine = await anna.call("GET", "/api/tables?mine=true&status=unfinished")
    shown = next(entry for entry in mine if entry["id"] == table)
    opened = await anna.table(table)
    assert len(mine) == 2
    assert (shown["waiting_for"], shown["round"]) == (0, 1)
    assert shown["moved"] == pytest.approx(opened["moved"])
    assert [shown[part] for part in ("waiting_for", "round")] == [opened[part] for part in ("waiting_for", "round")]
