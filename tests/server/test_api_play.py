"""A match over HTTP alone: looking, choosing, going back, and everything that is refused."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from tests.patience import PATIENCE

from pessoi.kernel.record import Record

if TYPE_CHECKING:
    from tests.server.http_site import Answer, Site, Visitor

pytest_plugins = ["tests.server.databases", "tests.server.http_site"]

#: Short matches; every turn of the game is in them.
SHORT = {"round_limit": 2}


def begin_together(anna: Visitor, berta: Visitor, **more: Any) -> Answer:
    """A match in which two people play a seat each; Anna begins."""
    table = anna.open_table(options={"start_seat": "0", **SHORT}, **more)["id"]
    anna.sit(table, 0, "from-Anna")
    berta.sit(table, 1, "from-Berta")
    started: Answer = anna.ask("POST", f"/tables/{table}/start")
    return started


def everything(visitor: Visitor, table: str) -> tuple[Any, ...]:
    """All that a refused request must leave as it was."""
    shown = visitor.table(table)
    return (shown, visitor.scene(table), visitor.ask("GET", f"/matches/{shown['match_id']}/record"))


def play_on(people: list[Visitor], table: str) -> Answer:
    """Play first choices until the match is over; the last scene."""
    while True:
        seat = people[0].scene(table)["waiting_for"]
        scene = people[seat].step(table)
        if scene["end"]:
            return scene


def new_game(site: Site) -> tuple[Visitor, Visitor, str]:
    anna, berta = site.guest("Anna"), site.guest("Berta")
    return anna, berta, begin_together(anna, berta)["id"]


# Playing


def test_two_people_play_a_match_to_its_end(any_site: Site) -> None:
    anna, berta, table = new_game(any_site)

    last = play_on([anna, berta], table)

    assert len(last["end"]["scores"]) == 2
    assert last["end"]["winners"]
    assert last["decision"] is None
    assert anna.table(table)["status"] == "finished"
    assert berta.scene(table)["end"] == last["end"]


def test_a_person_plays_against_a_bot(site: Site, anna: Visitor) -> None:
    table = anna.open_table(options=SHORT, bots={"1": "greedy"})["id"]
    anna.sit(table, 0)
    anna.ask("POST", f"/tables/{table}/start")

    give_up = time.monotonic() + PATIENCE
    while not (scene := anna.scene(table))["end"] and time.monotonic() < give_up:
        if scene["decision"] is None:
            time.sleep(0.02)
        else:
            anna.step(table)

    assert scene["end"]
    assert anna.table(table)["status"] == "finished"


def test_only_the_seat_that_decides_is_shown_its_choices(site: Site) -> None:
    anna, berta, table = new_game(site)

    scenes = [anna.scene(table), berta.scene(table), site.stranger().scene(table)]

    assert [scene["seat"] for scene in scenes] == [0, 1, -1]
    assert [scene["waiting_for"] for scene in scenes] == [0, 0, 0]
    assert scenes[0]["decision"]["choices"]
    assert scenes[1]["decision"] is None
    assert scenes[2]["decision"] is None
    assert [scene["end"] for scene in scenes] == [None, None, None]


def test_a_scene_is_data_or_in_the_words_of_the_language_asked_for(site: Site) -> None:
    anna, _, table = new_game(site)

    data = anna.scene(table)["decision"]
    english, german = (anna.scene(table, words=language, panels=True) for language in ("en", "de"))

    assert data["question"] == ["prompt-turn", {"menu": ["menu-master-rest"], "seat": ["seat-0"]}]
    assert "rule" not in data
    assert english["decision"]["question"].startswith("Anna")
    assert english["decision"]["question"] != german["decision"]["question"]
    assert english["decision"]["rule"] != german["decision"]["rule"]
    for scene in (english, german):
        decision = scene["decision"]
        texts = [decision["question"], *(event["text"] for event in scene["events"])]
        texts += [words for choice in decision["choices"] for words in (choice["label"], *choice["outlook"])]
        texts += [refusal["reason"] for refusal in decision["refusals"]]
        texts += [cell for panel in scene["panels"] for row in panel["rows"] for words in row for cell in words]
        assert all(isinstance(text, str) and "[" not in text for text in texts)
    assert anna.scene(table, words="el", panels=True) == english, "who speaks what is not spoken here hears English"
    anna.refused("GET", f"/tables/{table}/scene", 400, "bad_request", params={"words": "Greek"})


def test_panels_come_only_to_those_who_ask(site: Site) -> None:
    anna, _, table = new_game(site)

    assert "panels" not in anna.scene(table)
    assert anna.scene(table, panels=True)["panels"][-1]["title"] == ["panel-title-score"]


def test_with_seen_a_scene_tells_only_what_is_new(site: Site) -> None:
    anna, _, table = new_game(site)
    before = anna.scene(table)
    anna.step(table)
    log = anna.table(table)["log"]

    whole, news, nothing = (anna.scene(table, seat=0, seen=seen)["events"] for seen in (0, log - 1, log))

    assert whole[: len(before["events"])] == before["events"]
    assert [event for event in whole if event["ply"] >= 1] == [event for event in news if event["ply"] >= 1] != []
    assert all(event["ply"] > before["ply"] for event in nothing)
    assert nothing == []


def test_a_person_with_several_seats_looks_from_each(anna: Visitor) -> None:
    table = anna.begin()["id"]

    assert [anna.scene(table, seat=seat)["seat"] for seat in (0, 1)] == [0, 1]
    assert anna.scene(table)["seat"] == anna.scene(table)["waiting_for"]


def test_nobody_looks_from_the_seat_of_another_unless_it_is_shared(site: Site) -> None:
    anna, berta, table = new_game(site)

    berta.refused("GET", f"/tables/{table}/scene", 403, "not_yours", params={"seat": 0})
    site.stranger().refused("GET", f"/tables/{table}/scene", 403, "not_yours", params={"seat": 0})
    site.stranger().refused("GET", f"/tables/{table}/scene", 403, "not_yours", params={"watch": 0})
    site.stranger().refused("GET", f"/tables/{table}/scene", 400, "bad_request", params={"watch": 7})

    anna.ask("PUT", f"/tables/{table}/seats/0/share", json={"is_shared": True})
    assert site.stranger().scene(table, watch=0)["view"] == anna.scene(table)["view"]


# Undo and preview


def test_a_choice_that_revealed_nothing_can_be_taken_back(site: Site) -> None:
    anna = site.guest()
    table = anna.begin(options={"start_seat": "0"})["id"]
    before = anna.scene(table)
    while not (after := anna.step(table))["undo"]["is_possible"] or after["seat"] != after["waiting_for"]:
        before = anna.scene(table)
    log = anna.table(table)["log"]

    back = anna.ask("POST", f"/tables/{table}/undo", json={"seat": after["seat"], "log": log})

    assert back["ply"] == before["ply"]
    assert back["view"] == before["view"]
    assert anna.scene(table) == before
    assert anna.table(table)["log"] == log + 1


def test_what_cannot_be_taken_back_says_why(site: Site) -> None:
    anna, berta, table = new_game(site)
    anna.step(table)
    log = anna.table(table)["log"]

    message = berta.refused("POST", f"/tables/{table}/undo", 409, "cannot_undo", json={"seat": 1, "log": log})

    assert "somebody else" in message
    assert not berta.scene(table)["undo"]["is_possible"]
    assert berta.scene(table)["undo"]["reason"]
    assert anna.table(table)["log"] == log


def test_a_preview_changes_nothing(site: Site) -> None:
    anna, _, table = new_game(site)
    before = everything(anna, table)
    choices = [choice["choice"] for choice in before[1]["decision"]["choices"]]

    for choice in choices:
        shown = anna.ask("GET", f"/tables/{table}/preview", params={"seat": 0, "choice": choice})
        assert shown["choice"] == choice

    assert everything(anna, table) == before


def test_only_ones_own_choices_can_be_foreseen(site: Site) -> None:
    anna, berta, table = new_game(site)
    path = f"/tables/{table}/preview"
    choice = anna.scene(table)["decision"]["choices"][0]["choice"]

    berta.refused("GET", path, 403, "not_yours", params={"seat": 0, "choice": choice})
    berta.refused("GET", path, 409, "wrong_seat", params={"seat": 1, "choice": choice})
    anna.refused("GET", path, 409, "not_a_choice", params={"seat": 0, "choice": "fly"})
    anna.refused("GET", path, 400, "bad_request", params={"seat": 0})
    site.stranger().refused("GET", path, 401, "who_are_you", params={"seat": 0, "choice": choice})


def test_a_take_back_needs_the_consent_of_the_others(any_site: Site) -> None:
    anna, berta, table = new_game(any_site)
    before = anna.scene(table)
    anna.step(table)

    asked = anna.ask("POST", f"/tables/{table}/take-back", json={"seat": 0})
    assert asked["take_back"] == {"seat": 0, "ply": 0, "agreed": [], "asked": [1], "undoes": [1, 0]}
    assert anna.scene(table)["ply"] == 1
    agreed = berta.ask("PUT", f"/tables/{table}/take-back", json={"seat": 1, "agrees": True})

    assert agreed["take_back"] is None
    assert anna.scene(table)["view"] == before["view"]


def test_a_take_back_can_be_refused(site: Site) -> None:
    anna, berta, table = new_game(site)
    anna.step(table)
    anna.ask("POST", f"/tables/{table}/take-back", json={"seat": 0})

    anna.refused("PUT", f"/tables/{table}/take-back", 403, "not_yours", json={"seat": 1, "agrees": True})
    refused = berta.ask("PUT", f"/tables/{table}/take-back", json={"seat": 1, "agrees": False})

    assert refused["take_back"] is None
    assert anna.scene(table)["ply"] == 1
    berta.refused("PUT", f"/tables/{table}/take-back", 409, "refused", json={"seat": 1, "agrees": True})


# What is refused


def test_choices_that_are_not_to_be_made_are_refused_and_change_nothing(any_site: Site) -> None:
    anna, berta, table = new_game(any_site)
    good = anna.scene(table)["decision"]["choices"][0]["choice"]
    before, path = everything(anna, table), f"/tables/{table}/choices"

    for visitor, status, code, body in [
        (anna, 409, "stale", {"seat": 0, "log": 1, "choice": good}),
        (anna, 403, "not_yours", {"seat": 1, "log": 0, "choice": good}),
        (berta, 403, "not_yours", {"seat": 0, "log": 0, "choice": good}),
        (berta, 409, "wrong_seat", {"seat": 1, "log": 0, "choice": good}),
        (anna, 409, "not_a_choice", {"seat": 0, "log": 0, "choice": "fly"}),
        (anna, 409, "not_a_choice", {"seat": 0, "log": 0, "choice": ""}),
        (anna, 409, "not_a_choice", {"seat": 0, "log": 0, "choice": "rest now"}),
        (anna, 409, "not_a_choice", {"seat": 0, "log": 0, "choice": f"{good}; {good}"}),
        (anna, 409, "not_a_choice", {"seat": 0, "log": 0, "choice": "\\x00"}),
        (anna, 400, "bad_request", {"seat": 0, "log": 0, "choice": "x" * 201}),
        (anna, 400, "bad_request", {"seat": 9, "log": 0, "choice": good}),
        (anna, 400, "bad_request", {"seat": -1, "log": 0, "choice": good}),
        (anna, 400, "bad_request", {"seat": 0, "log": -1, "choice": good}),
        (anna, 400, "bad_request", {"seat": 0, "log": 0}),
        (any_site.guest("Clio"), 403, "not_yours", {"seat": 0, "log": 0, "choice": good}),
        (any_site.stranger(), 401, "who_are_you", {"seat": 0, "log": 0, "choice": good}),
    ]:
        visitor.refused("POST", path, status, code, json=body)

    assert everything(anna, table) == before


def test_the_same_choice_sent_twice_is_made_once(site: Site) -> None:
    anna, _, table = new_game(site)
    body = {"seat": 0, "log": 0, "choice": anna.scene(table)["decision"]["choices"][0]["choice"]}
    anna.ask("POST", f"/tables/{table}/choices", 201, json=body)
    after = everything(anna, table)

    message = anna.refused("POST", f"/tables/{table}/choices", 409, "stale", json=body)

    assert "moved on" in message
    assert everything(anna, table) == after


def test_a_choice_that_is_not_offered_says_what_is(site: Site) -> None:
    anna, _, table = new_game(site)

    message = anna.refused(
        "POST", f"/tables/{table}/choices", 409, "not_a_choice", json={"seat": 0, "log": 0, "choice": "master"}
    )

    assert "MASTER" in message.upper()


def test_after_the_end_nothing_can_be_chosen_or_taken_back(site: Site) -> None:
    anna, berta, table = new_game(site)
    play_on([anna, berta], table)
    after = everything(anna, table)
    log = anna.table(table)["log"]

    for path, body in [
        ("choices", {"seat": 0, "log": log, "choice": "rest"}),
        ("undo", {"seat": 0, "log": log}),
        ("take-back", {"seat": 0}),
    ]:
        answer = anna.post(f"/api/tables/{table}/{path}", json=body)
        assert answer.status_code == 409
        assert answer.json()["code"] in ("refused", "game_over")

    assert everything(anna, table) == after


# Leaving, coming back, and playing again


def test_a_bot_stands_in_for_somebody_who_leaves_until_they_come_back(site: Site) -> None:
    _, berta, table = new_game(site)

    left = berta.ask("DELETE", f"/tables/{table}/seats/1")
    assert left["seats"][1]["is_stand_in"]
    assert left["seats"][1]["name"] == "Berta"
    site.guest("Clio").refused("PUT", f"/tables/{table}/seats/1", 409, "refused", json={})
    back = berta.sit(table, 1)

    assert not back["seats"][1]["is_stand_in"]
    assert back["seats"][1]["is_you"]


def test_only_the_person_who_left_is_told_that_the_seat_waits_for_them(site: Site) -> None:
    anna, berta, table = new_game(site)
    berta.ask("DELETE", f"/tables/{table}/seats/1")

    waits = [[seat["waits_for_you"] for seat in who.table(table)["seats"]] for who in (anna, berta, site.stranger())]

    assert waits == [[False, False], [False, True], [False, False]]


def test_people_at_the_table_can_ask_for_a_stand_in_but_nobody_else(site: Site) -> None:
    anna, berta, table = new_game(site)
    anna.step(table)
    waiting = anna.scene(table)["waiting_for"]
    path = f"/tables/{table}/seats/{waiting}/stand-in"

    site.guest("Clio").refused("POST", path, 403, "not_yours")
    who = (anna, berta)[1 - waiting]
    shown = who.ask("POST", path)

    assert shown["grace"]["seat"] == waiting
    assert not shown["seats"][waiting]["is_stand_in"]


def test_a_rematch_seats_everybody_one_seat_on(site: Site) -> None:
    anna, berta, table = new_game(site)
    play_on([anna, berta], table)

    again = anna.ask("POST", f"/tables/{table}/rematch")

    assert [seat["name"] for seat in again["seats"]] == ["Berta", "Anna"]
    assert again["status"] == "open"
    assert again["entropy_commitment"] != anna.table(table)["entropy_commitment"]
    assert berta.ask("POST", f"/tables/{table}/rematch")["id"] == again["id"] == berta.table(table)["rematch"]
    site.guest("Clio").refused("POST", f"/tables/{table}/rematch", 409, "refused")


def test_odd_spaces_in_a_choice_do_not_get_into_the_record(site: Site) -> None:
    anna, berta, table = new_game(site)
    choice = anna.scene(table)["decision"]["choices"][0]["choice"]

    odd = {"seat": 0, "log": 0, "choice": choice.replace(" ", "\n") + "\n"}
    anna.ask("POST", f"/tables/{table}/choices", 201, json=odd)
    play_on([anna, berta], table)

    shown = anna.ask("GET", f"/matches/{anna.table(table)['match_id']}/record")
    assert Record.parse(shown["record"]).choices[0] == (0, choice)
