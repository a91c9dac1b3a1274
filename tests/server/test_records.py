"""What can be known of a match, and when: records, commitments, positions, lists and statistics."""

from __future__ import annotations

import time
from collections.abc import Iterator
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import pytest
from tests.patience import PATIENCE

from pessoi.games import registry as games
from pessoi.kernel.errors import RecordError
from pessoi.kernel.record import SECRET
from pessoi.kernel.replay import verify
from pessoi.scene.changes import changed
from pessoi.server import books

if TYPE_CHECKING:
    from tests.server.http_site import Answer, Site, Visitor

pytest_plugins = ["tests.server.databases", "tests.server.http_site"]

NONCES = ("nonce-of-Anna", "nonce-of-Berta")
SHORT = {"round_limit": 2, "start_seat": "0"}


def digest(words: str) -> str:
    return sha256(words.encode()).hexdigest()


def begin(site: Site, game: str = "hercules", **more: Any) -> tuple[Visitor, Visitor, Answer]:
    """A match of two people with a nonce each, a short one if nothing else is agreed."""
    anna, berta = site.guest("Anna"), site.guest("Berta")
    opened = anna.open_table(game, **{"options": SHORT if game == "hercules" else {}, **more})
    table = opened["id"]
    berta.ask("POST", f"/invitations/{opened['invitation']}")
    for seat, visitor in enumerate((anna, berta)):
        visitor.sit(table, seat, NONCES[seat])
    return anna, berta, anna.ask("POST", f"/tables/{table}/start")


def play(people: tuple[Visitor, Visitor], table: str, choice: str | None = None) -> Answer:
    """The seat that decides makes this choice, or the first."""
    visitor = people[people[0].scene(table)["waiting_for"]]
    if choice is None:
        return visitor.step(table)
    scene = visitor.scene(table)
    return visitor.choose(table, scene["seat"], visitor.table(table)["log"], choice)


def finish(people: tuple[Visitor, Visitor], table: str) -> Answer:
    while not (scene := play(people, table))["end"]:
        pass
    return scene


# Records


def test_a_record_is_sealed_while_the_match_is_running_and_open_after_it(any_site: Site) -> None:
    anna, berta, table = begin(any_site)
    play((anna, berta), table["id"])

    is_sealed, earlier = any_site.stranger().record(table["match_id"])
    assert is_sealed
    assert earlier.seed is None
    assert earlier.checkpoint is None
    assert earlier.plies == 1
    last = finish((anna, berta), table["id"])
    is_sealed, record = any_site.stranger().record(table["match_id"])

    assert not is_sealed
    assert record.result == last["end"]["scores"]
    proven = verify(record, games.find("hercules"), earlier)
    assert ["proof-continues", {"ply": 1}] in proven
    assert "proof-choices" in [words[0] for words in proven]


def test_a_sealed_record_proves_nothing_yet(site: Site) -> None:
    anna, _, table = begin(site)

    _, record = anna.record(table["match_id"])

    with pytest.raises(RecordError, match="sealed"):
        verify(record, games.find("hercules"))


def test_the_seed_is_bound_before_the_first_roll_and_holds_everybodys_nonce(any_site: Site) -> None:
    anna, berta = any_site.guest("Anna"), any_site.guest("Berta")
    opened = anna.open_table(options=SHORT)
    seated = [anna.sit(opened["id"], 0, NONCES[0]), berta.sit(opened["id"], 1, NONCES[1])]
    started = anna.ask("POST", f"/tables/{opened['id']}/start")
    finish((anna, berta), opened["id"])

    _, record = anna.record(started["match_id"])

    assert record.seed is not None
    entropy, *nonces = record.seed.split("/")
    assert nonces == list(NONCES)
    assert opened["commitment"] is None
    assert digest(record.seed) == started["commitment"] == record.commitment
    shown = {table["entropy_commitment"] for table in (opened, *seated, started)}
    assert shown == {digest(entropy)}


def test_what_was_taken_back_is_not_in_the_record(site: Site) -> None:
    anna, berta, table = begin(site)
    first = play((anna, berta), table["id"])
    anna.ask("POST", f"/tables/{table['id']}/take-back", json={"seat": 0})
    berta.ask("PUT", f"/tables/{table['id']}/take-back", json={"seat": 1, "agrees": True})

    _, record = anna.record(table["match_id"])

    assert first["ply"] == 1
    assert record.plies == 0
    finish((anna, berta), table["id"])
    assert verify(anna.record(table["match_id"])[1], games.find("hercules"))


def test_a_match_lost_on_time_opens_its_record_too(site: Site) -> None:
    clock = {"kind": "live", "seconds": 1, "on_timeout": "lose"}
    anna, _, table = begin(site, clock=clock)

    give_up = time.monotonic() + PATIENCE
    while anna.table(table["id"])["status"] == "running" and time.monotonic() < give_up:
        time.sleep(0.05)
    is_sealed, record = anna.record(table["match_id"])

    assert anna.scene(table["id"])["end"]["lost"] == 0
    last = anna.ask("GET", f"/matches/{table['match_id']}/positions/0")
    assert last["end"]["how"] == "time"
    assert last["waiting_for"] is None
    assert not is_sealed
    assert record.result is None
    assert verify(record, games.find("hercules"))


def test_an_unknown_match_is_not_found(stranger: Visitor) -> None:
    for path in ("", "/record", "/positions/0"):
        stranger.refused("GET", f"/matches/nowhere{path}", 404, "not_found")


# Secrets


def visits(table: Answer) -> Iterator[str]:
    """Every path that shows something of a table or its match."""
    for path in ("", "/scene", "/scene?seen=1", "/scene?seat=0", "/scene?seat=1", "/scene?watch=0", "/chat"):
        yield f"/tables/{table['id']}{path}"
    for path in ("", "?with_result=true", "/record", "/positions/0", "/positions/1?seat=0", "/positions/1?seat=1"):
        yield f"/matches/{table['match_id']}{path}"
    yield from ("/tables", "/tables?mine=true", "/matches", "/matches?mine=true", "/statistics", "/me", "/tokens")
    yield f"/tables/{table['id']}/preview?seat=0&choice=take"
    yield f"/tables/{table['id']}/preview?seat=1&choice=take"
    if table["invitation"]:
        yield f"/invitations/{table['invitation']}"


def test_no_answer_of_a_running_match_holds_its_seed_or_a_nonce(site: Site) -> None:
    # With bad luck a short match is over after four choices.
    anna, berta, table = begin(site, is_public=True, options={})
    for _ in range(4):
        play((anna, berta), table["id"])
    people = [anna, berta, site.guest("Clio"), site.stranger()]
    for visitor in people:
        for path in visits(table):
            visitor.get(f"/api{path}")
    entropy = site.stored_table(table["id"]).entropy
    assert anna.table(table["id"])["status"] == "running"

    bodies = [answer.text for visitor in people for answer in visitor.answers]

    assert len(bodies) > 90
    for body in bodies:
        assert entropy not in body
        assert entropy[:16] not in body
        assert not any(nonce in body for nonce in NONCES)


def test_secret_choices_are_kept_from_others_until_the_end(toy_site: Site) -> None:
    anna, berta, table = begin(toy_site, "toy", is_public=True)
    people = (anna, berta)
    peeker = people[anna.scene(table["id"])["waiting_for"]]
    other = next(visitor for visitor in people if visitor is not peeker)
    stranger = toy_site.stranger()
    play(people, table["id"], "peek")
    for visitor in (other, stranger):
        for path in visits(table):
            visitor.get(f"/api{path}")

    _, sealed = other.record(table["match_id"])

    assert [words for _, words in sealed.choices] == [SECRET]
    assert any("peek" in answer.text for answer in peeker.answers)
    for visitor in (other, stranger):
        assert not any(
            "peek" in answer.text for answer in visitor.answers if answer.url.path.endswith(("/scene", "/record"))
        )
        assert not any("peeked" in answer.text for answer in visitor.answers)
    finish(people, table["id"])
    _, record = stranger.record(table["match_id"])
    assert record.choices[0][1] == "peek"
    assert verify(record, games.find("toy"), sealed)


# Positions


def test_positions_are_what_the_seats_saw_then(any_site: Site) -> None:
    anna, berta, table = begin(any_site)
    stranger = any_site.stranger()
    seen = []
    while True:
        seen.append([anna.scene(table["id"]), berta.scene(table["id"]), stranger.scene(table["id"])])
        if play((anna, berta), table["id"])["end"]:
            break

    for ply, scenes in enumerate(seen):
        for scene in scenes:
            path = f"/matches/{table['match_id']}/positions/{ply}"
            assert stranger.ask("GET", path, params={"seat": scene["seat"]}) == scene


def test_a_position_does_not_give_the_end_away(site: Site) -> None:
    anna, berta, table = begin(site)
    while not play((anna, berta), table["id"])["end"]:
        pass
    plies = anna.ask("GET", f"/matches/{table['match_id']}")["plies"]

    *middle, last = [
        anna.ask("GET", f"/matches/{table['match_id']}/positions/{ply}", params={"seat": 0}) for ply in range(plies + 1)
    ]

    for scene in middle:
        assert scene["end"] is None
        assert max(event["ply"] for event in scene["events"]) <= scene["ply"]
    assert last["end"]["how"] == "played"
    assert last["end"]["scores"]


def test_many_positions_at_once_are_those_one_gets_one_by_one(site: Site) -> None:
    anna, berta, table = begin(site)
    finish((anna, berta), table["id"])
    path = f"/matches/{table['match_id']}/positions"
    plies = anna.ask("GET", f"/matches/{table['match_id']}")["plies"]

    for first in (0, 3):
        steps = anna.ask("GET", path, params={"seat": 1, "first": first, "count": 6})
        assert [step["scene"]["ply"] for step in steps] == list(range(first, min(plies, first + 5) + 1))
        view: Any = None
        events: list[Any] = []
        for step in steps:
            scene = step["scene"]
            view = scene["view"] if step["changes"] is None else changed(view, step["changes"])
            events += scene["events"]
            alone = anna.ask("GET", f"{path}/{scene['ply']}", params={"seat": 1})
            assert {**scene, "view": view, "events": events, "undo": None} == {**alone, "decision": None, "undo": None}


def test_nobody_looks_through_the_eyes_of_others_at_many_positions_either(toy_site: Site) -> None:
    anna, berta, table = begin(toy_site, "toy")
    play((anna, berta), table["id"], "take")

    anna.refused("GET", f"/matches/{table['match_id']}/positions", 403, "not_yours", params={"seat": 1})


def test_how_points_grew_is_told_when_the_match_is_over(site: Site) -> None:
    anna, berta, table = begin(site)
    path = f"/matches/{table['match_id']}/points"
    anna.refused("GET", path, 409, "refused")
    end = finish((anna, berta), table["id"])["end"]

    points = anna.ask("GET", path)

    assert len(points) == anna.ask("GET", f"/matches/{table['match_id']}")["plies"] + 1
    assert points[0] == [0, 0]
    assert points[-1] == end["scores"]
    assert sorted(end["places"]) in ([1, 2], [1, 1])


def test_a_match_tells_its_result_only_if_asked(site: Site) -> None:
    anna, berta, table = begin(site, is_public=True)
    running = anna.ask("GET", f"/matches/{table['match_id']}", params={"with_result": True})
    scores = finish((anna, berta), table["id"])["end"]["scores"]

    shown = anna.ask("GET", f"/matches/{table['match_id']}")
    asked = anna.ask("GET", f"/matches/{table['match_id']}", params={"with_result": True})

    assert running["result"] is None
    assert running["ended"] is None
    assert shown["result"] is None
    assert shown["ended"] >= shown["started"]
    assert asked == {**shown, "result": scores, "how": "played"}
    assert all(match["result"] is None for match in anna.ask("GET", "/matches"))


def test_while_a_match_runs_only_ones_own_seat_and_the_spectators_can_be_looked_from(toy_site: Site) -> None:
    anna, berta, table = begin(toy_site, "toy")
    play((anna, berta), table["id"], "take")
    path = f"/matches/{table['match_id']}/positions/1"

    assert anna.ask("GET", path, params={"seat": 0})["seat"] == 0
    assert anna.ask("GET", path)["seat"] == -1
    anna.refused("GET", path, 403, "not_yours", params={"seat": 1})
    toy_site.guest("Clio").refused("GET", path, 403, "not_yours", params={"seat": 0})
    toy_site.stranger().refused("GET", path, 403, "not_yours", params={"seat": 1})
    finish((anna, berta), table["id"])
    assert toy_site.stranger().ask("GET", path, params={"seat": 1})["view"]["hand"]


def test_a_position_that_is_not_there_is_refused(site: Site) -> None:
    anna, berta, table = begin(site)
    play((anna, berta), table["id"])
    path = f"/matches/{table['match_id']}/positions"

    assert "plies 0 to 1" in anna.refused("GET", f"{path}/2", 400, "bad_request")
    assert "plies 0 to 1" in anna.refused("GET", f"{path}/-1", 400, "bad_request")
    assert "seats 0 to 1" in anna.refused("GET", f"{path}/0", 400, "bad_request", params={"seat": 2})
    assert "when the match is over" in anna.refused("GET", f"{path}/0", 409, "refused", params={"seat": -2})
    assert "seats 0 to 1" in anna.refused("GET", f"{path}/0", 400, "bad_request", params={"seat": -3})
    anna.refused("GET", f"{path}/first", 404, "not_found")


# Lists and statistics


def test_matches_at_private_tables_are_listed_only_to_those_at_them(any_site: Site) -> None:
    anna, berta, private = begin(any_site, is_public=False)
    _, _, public = begin(any_site, is_public=True)

    def listed(visitor: Visitor, **query: Any) -> list[str]:
        return [match["id"] for match in visitor.ask("GET", "/matches", params=query)]

    assert listed(any_site.stranger()) == listed(berta) == [public["match_id"]]
    assert listed(berta, mine=True) == [private["match_id"]]
    assert private["id"] not in any_site.stranger().get("/api/matches").text
    finish((anna, berta), private["id"])
    assert listed(anna, mine=True, finished=True) == [private["match_id"]]
    assert listed(anna, mine=True, finished=False) == []
    assert listed(anna, game="thebai") == []


def test_matches_come_in_pages_the_newest_first(any_site: Site) -> None:
    anna = any_site.guest()
    made = [anna.begin(seats=1, is_public=bool(number % 2))["match_id"] for number in range(8)]

    found, before = [], None
    while page := anna.ask("GET", "/matches", params={"limit": 3, **({"before": before} if before else {})}):
        found += [match["id"] for match in page]
        before = page[-1]["started"]

    assert found == made[1::2][::-1]


def test_statistics_count_finished_matches(any_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(books, "PATIENCE", float(PATIENCE))
    anna, berta, table = begin(any_site)
    before = next(game for game in anna.ask("GET", "/statistics") if game["game"] == "hercules")
    last = finish((anna, berta), table["id"])

    after = next(game for game in any_site.stranger().ask("GET", "/statistics") if game["game"] == "hercules")

    assert before["matches"] == 0
    assert after["matches"] == 1
    assert after["mean_points_by_seat"] == {"0": last["end"]["scores"][0], "1": last["end"]["scores"][1]}
    assert sum(after["wins_by_seat"].values()) >= 1
