"""One socket a table: what it shows, what it takes, what it refuses."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from tests.server.site import Site, toy_match

pytest_plugins = ["tests.server.databases", "tests.server.running"]
pytestmark = pytest.mark.anyio


async def test_a_match_is_played_to_its_end_over_the_socket(any_live_site: Site) -> None:
    anna, ben = await any_live_site.guest("Anna"), await any_live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with anna.live(table) as first, ben.live(table) as second:
        while not first.scene["end"]:
            chooser = first if first.scene["decision"] else second
            await chooser.play()
            await first.see(chooser.table["log"])
            await second.see(chooser.table["log"])
        await first.until(lambda here: here.table["status"] == "finished")
    assert first.scene["end"] == second.scene["end"]
    assert first.scene["end"]["winners"]
    assert first.log == (await anna.scene(table, "seat=0"))["events"]


async def test_only_the_deciding_seat_sees_the_decision_with_all_its_parts(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with anna.live(table) as first, ben.live(table) as second:
        decision = second.scene["decision"]
        assert first.scene["decision"] is None
    assert first.scene["waiting_for"] == decision["seat"] == 1
    assert [choice["choice"] for choice in decision["choices"]] == ["take", "leave", "peek"]
    assert set(decision["choices"][0]) == {"choice", "label", "outlook", "elements"}


async def test_a_real_game_shows_elements_and_panels_only_where_they_are_wanted(live_site: Site) -> None:
    anna = await live_site.guest("Anna")
    table = await anna.open_table("hercules", 1)
    await anna.sit(table, 0)
    await anna.start(table)
    async with anna.live(table) as board, anna.live(table, "panels=true") as generic:
        await board.until(lambda here: here.table["seats"][0]["is_present"])
        await generic.until(lambda here: here.table["seats"][0]["is_present"])
        assert "panels" not in board.scene
        assert generic.scene == board.scene | {"panels": generic.scene["panels"]}
        assert any(choice["elements"] for choice in board.scene["decision"]["choices"])
        await board.socket.send('{"type": "look", "panels": true}')
        await board.until(lambda here: "panels" in here.scene)
    assert board.scene["panels"] == generic.scene["panels"]


async def test_everybody_is_shown_what_happened_and_only_the_seat_what_it_drew(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with anna.live(table) as first, ben.live(table) as second:
        await second.play("take")
        await first.see(1)
    assert [event["name"] for event in first.log] == ["took"]
    assert [event["name"] for event in second.log] == ["took-card"]
    (card,) = second.scene["view"]["hand"]
    assert second.log[0]["values"]["card"] == [f"card-{card + 1}"]
    assert first.scene["view"]["hand"] == []


# Presence and chat


async def test_presence_is_shown_on_every_seat_of_a_person_from_coming_to_going(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await anna.open_table()
    async with anna.live(table) as host:
        await anna.sit(table, 0)
        await host.until(lambda here: here.table["seats"][0]["is_present"])
        async with ben.live(table):
            await host.until(lambda here: here.table["spectators"] == 1)
            await ben.sit(table, 1)
            await host.until(lambda here: here.table["seats"][1]["is_present"] and here.table["spectators"] == 0)
        await host.until(lambda here: not here.table["seats"][1]["is_present"])
        assert host.table["seats"][0]["is_present"]


async def test_a_person_on_two_seats_is_present_on_both(live_site: Site) -> None:
    anna = await live_site.guest("Anna")
    table = await anna.open_table()
    await anna.sit(table, 0, 1)
    async with anna.live(table) as live:
        await live.until(lambda here: all(seat["is_present"] for seat in here.table["seats"]))
    assert live.table["spectators"] == 0


async def test_every_line_of_chat_comes_exactly_once(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    lines = [f"line {number}" for number in range(20)]
    async with anna.live(table) as first, ben.live(table) as second:
        for line in lines:
            await second.ask("say", text=line)
            await second.socket.send(json.dumps({"type": "look", "id": 0}))
        await first.until(lambda here: len(here.chat) >= len(lines))
        await second.until(lambda here: len(here.chat) >= len(lines))
    assert [line["text"] for line in first.chat] == lines
    assert [line["text"] for line in second.chat] == lines


# What is refused


FORGED: list[tuple[dict[str, Any], str]] = [
    ({"log": 7}, "stale"),
    ({"log": -1}, "stale"),
    ({"seat": 0}, "not_yours"),
    ({"seat": 9}, "bad_request"),
    ({"seat": -1}, "bad_request"),
    ({"choice": "guess 1 0"}, "not_a_choice"),
    ({"choice": "fly"}, "not_a_choice"),
    ({"choice": ""}, "not_a_choice"),
    ({"choice": "take take"}, "not_a_choice"),
    ({"choice": "\u0000"}, "not_a_choice"),
]


async def test_a_forged_choice_is_refused_and_changes_nothing(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with ben.live(table) as live:
        before = live.scene
        for forgery, code in FORGED:
            answer = await live.ask("choose", **({"seat": 1, "log": 0, "choice": "take"} | forgery))
            assert (answer["type"], answer["code"], bool(answer["message"])) == ("error", code, True), forgery
        assert await ben.scene(table) == before
        await live.play("take")


GARBAGE: list[str | bytes] = [
    "",
    "no json",
    "[]",
    "null",
    "{}",
    '{"type": "fly"}',
    '{"type": "choose"}',
    '{"type": "choose", "seat": "1", "log": 0, "choice": "take"}',
    '{"type": "choose", "seat": 1.5, "log": 0, "choice": "take"}',
    '{"type": "choose", "seat": 1, "log": 1e999, "choice": "take"}',
    '{"type": "choose", "seat": 1, "log": 0, "choice": "take", "person": "x"}',
    '{"type": "choose", "seat": 1, "log": 0, "choice": "\\ud800"}',
    '{"type": "say", "text": "' + "x" * 5000 + '"}',
    '{"a": ' + "[" * 4000,
    '{"type": "choose", "seat": 1, "log": 0, "choice": "take"}'.encode("utf-16"),
    b"\xff\x00",
]


async def test_garbage_is_answered_with_an_error_and_the_socket_lives_on(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with ben.live(table) as live:
        for words in GARBAGE:
            answer = await live.answer(words)
            assert (answer["type"], answer["code"]) == ("error", "bad_request"), words
        assert (await ben.table(table))["log"] == 0
        await live.play("take")


async def test_odd_query_parameters_are_ignored(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    for query in ("seat=--1", "seat=x&seen=-3", "seen=" + "9" * 5000, "seen=%C2%B2", "seat=&watch=&seen="):
        async with ben.live(table, query) as live:
            assert live.scene["seat"] == 1


async def test_who_has_no_seat_or_no_name_can_look_but_not_choose(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    carl, nobody = await live_site.guest("Carl"), await live_site.nobody()
    async with carl.live(table) as spectator, nobody.live(table) as stranger:
        assert spectator.scene["seat"] == stranger.scene["seat"] == -1
        refused = [await one.choose("take", 1, 0) for one in (spectator, stranger)]
        undone = [await one.ask("undo", seat=1, log=0) for one in (spectator, stranger)]
        foreseen = [await one.ask("preview", seat=1, choice="take") for one in (spectator, stranger)]
    assert [answer["code"] for answer in refused] == ["not_yours", "who_are_you"]
    assert [answer["code"] for answer in undone] == ["not_yours", "who_are_you"]
    assert [answer["code"] for answer in foreseen] == ["not_yours", "who_are_you"]
    assert (await anna.table(table))["log"] == 0


async def test_a_forged_cookie_is_nobodys(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    forger = await live_site.nobody()
    person, _, signature = ben.http.cookies["pessoi"].rpartition(".")
    forger.http.cookies.set("pessoi", f"{person}.{'0' * len(signature)}")
    async with forger.live(table) as live:
        assert (await live.choose("take", 1, 0))["code"] == "who_are_you"


async def test_a_table_that_does_not_exist_hangs_up_with_the_reason(live_site: Site) -> None:
    anna = await live_site.guest("Anna")
    async with anna.socket("nowhere") as live:
        assert (await live.hear())["code"] == "not_found"
        await live.socket.wait_closed()
    assert live.socket.close_code == 4404


async def test_somebody_elses_seat_is_not_looked_from(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with anna.socket(table, "seat=1") as live:
        assert (await live.hear())["code"] == "not_yours"
    async with anna.live(table) as live:
        assert (await live.ask("look", seat=1))["code"] == "not_yours"
        await live.ask("say", text="still here")
        assert live.scene["seat"] == 0


async def test_the_same_choice_sent_twice_is_made_once(any_live_site: Site) -> None:
    anna, ben = await any_live_site.guest("Anna"), await any_live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with ben.live(table) as live:
        words = {"seat": 1, "log": 0, "choice": "peek"}
        answers = [await live.ask("choose", **words), await live.ask("choose", **words)]
    assert [answer["type"] for answer in answers] == ["ack", "error"]
    assert answers[1]["code"] == "stale"
    assert (await anna.table(table))["log"] == 1


async def test_of_two_choices_sent_at_once_for_a_ply_one_is_made(any_live_site: Site) -> None:
    anna, ben = await any_live_site.guest("Anna"), await any_live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with ben.live(table) as one, ben.live(table) as other:
        answers = await asyncio.gather(one.choose("take"), other.choose("leave"))
        winner = answers[0] if answers[0]["type"] == "ack" else answers[1]
        loser = answers[1] if winner is answers[0] else answers[0]
        assert (winner["type"], loser["type"], loser["code"]) == ("ack", "error", "stale")
        await one.see(1)
        await other.see(1)
        # In however many updates it has come.
        assert one.log == other.log
        assert {**one.scene, "events": []} == {**other.scene, "events": []}
    assert one.log[0]["name"] == ("took-card" if winner is answers[0] else "left")


# Looking ahead and going back


async def test_a_preview_shows_no_hidden_card_and_changes_nothing(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with ben.live(table) as live:
        before = live.scene
        taking = (await live.ask("preview", seat=1, choice="take"))["preview"]
        leaving = (await live.ask("preview", seat=1, choice="leave"))["preview"]
        unlisted = await live.ask("preview", seat=1, choice="guess 1 0")
        foreign = await live.ask("preview", seat=0, choice="take")
        beyond = await live.ask("preview", seat=1, choice="leave", then=["leave"])
        assert (await ben.table(table))["log"] == 0
        assert await ben.scene(table) == before
    assert (taking["events"], taking["view"]) == ([], None)
    assert ([event["name"] for event in leaving["events"]], leaving["view"]["left"]) == (["left"], 8)
    assert (unlisted["code"], foreign["code"], beyond["code"]) == ("not_a_choice", "not_yours", "not_a_choice")


async def test_a_choice_that_showed_nothing_is_taken_back_and_the_log_with_it(any_live_site: Site) -> None:
    anna, ben = await any_live_site.guest("Anna"), await any_live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with ben.live(table) as live, anna.live(table) as other:
        before = live.scene
        await live.play("leave")
        assert live.scene["undo"]["is_possible"]
        foreign = await other.ask("undo", seat=0, log=1)
        stale = await live.ask("undo", seat=1, log=0)
        answer = await live.ask("undo", seat=1, log=1)
        await live.see(2)
        await other.see(2)
    assert (foreign["code"], stale["code"], answer) == ("cannot_undo", "stale", {"type": "ack", "id": 3, "log": 2})
    assert live.log == other.log == []
    assert live.scene["decision"] == before["decision"]
    assert live.scene["view"] == before["view"]


async def test_a_choice_that_showed_a_card_is_not_taken_back(live_site: Site) -> None:
    anna, ben = await live_site.guest("Anna"), await live_site.guest("Ben")
    table = await toy_match(anna, ben)
    async with ben.live(table) as live:
        await live.play("take")
        answer = await live.ask("undo", seat=1, log=1)
        assert not live.scene["undo"]["is_possible"]
        assert live.scene["undo"]["reason"]
    assert answer["code"] == "cannot_undo"
    assert (await anna.table(table))["log"] == 1
