"""Tables over HTTP: opening, finding, filling and starting them, and what is refused on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import pessoi
from pessoi.kernel.errors import BadSetup
from pessoi.kernel.state import encode
from pessoi.server.thinking import Start, Turn, think

if TYPE_CHECKING:
    from tests.server.http_site import Answer, Site, Visitor

pytest_plugins = ["tests.server.databases", "tests.server.http_site"]

GREEDY = {"bot": "greedy"}


def tables(visitor: Visitor, **query: Any) -> list[str]:
    return [table["id"] for table in visitor.ask("GET", "/tables", params=query)]


def kinds(table: Answer) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


# Opening a table


def test_a_table_is_opened_as_agreed(any_site: Site) -> None:
    anna = any_site.guest()
    clock = {"kind": "live", "seconds": 600, "increment": 10, "on_timeout": "lose"}

    table = anna.open_table(
        seats=3, options={"simplified": True}, bots={"1": "random", "2": "greedy"}, clock=clock, is_public=True
    )

    assert table["status"] == "open"
    assert table["is_host"]
    assert table["options"]["simplified"] is True
    assert [seat["bot"] for seat in table["seats"]] == [None, "random", "greedy"]
    assert table["clock"] == clock
    assert table["match_id"] is None
    assert anna.table(table["id"]) == table


@pytest.mark.parametrize(
    ("wish", "code", "hint"),
    [
        ({"game": "herkules"}, "bad_setup", 'did you mean "hercules"?'),
        ({"game": ""}, "bad_setup", "hercules"),
        ({"seats": 0}, "bad_request", "seats"),
        ({"seats": 5}, "bad_setup", "1 to 4"),
        ({"seats": 2**70}, "bad_request", "seats"),
        ({"seats": "two"}, "bad_request", "seats"),
        ({"options": {"simplfied": True}}, "bad_setup", '"simplified"'),
        ({"options": {"simplified": "perhaps"}}, "bad_setup", "no or yes"),
        ({"options": {"round_limit": 0}}, "bad_setup", "from 1 to"),
        ({"options": {"start_seat": "3"}}, "bad_setup", "from 0 to 1"),
        ({"options": {"round_limit": [1]}}, "bad_request", "options"),
        ({"bots": {"1": "gredy"}}, "bad_setup", "greedy"),
        ({"bots": {"1": "cmd:echo"}}, "bad_setup", "no bot called"),
        ({"bots": {"2": "greedy"}}, "bad_request", "no seat"),
        ({"bots": {"one": "greedy"}}, "bad_request", "no seat"),
        ({"bots": {"-1": "greedy"}}, "bad_request", "no seat"),
        ({"bots": {"9" * 5000: "greedy"}}, "bad_request", "no seat"),
        ({"clock": {"kind": "sundial"}}, "bad_request", "clock"),
        ({"clock": {"kind": "move", "seconds": 0}}, "bad_request", "one second"),
        ({"clock": {"kind": "live", "seconds": 1e9}}, "bad_request", "at most a year"),
        ({"clock": {"kind": "live", "seconds": 60, "increment": -1}}, "bad_request", "increment"),
        ({"clock": {"kind": "live", "seconds": 60, "on_timeout": "explode"}}, "bad_request", "on_timeout"),
        ({"is_public": "yes"}, "bad_request", "is_public"),
    ],
)
def test_a_table_that_cannot_be_is_refused_and_nothing_is_left_behind(
    site: Site, wish: dict[str, Any], code: str, hint: str
) -> None:
    anna = site.guest()

    message = anna.refused("POST", "/tables", 400, code, json={"game": "hercules", "seats": 2, **wish})

    assert hint in message
    assert tables(anna, mine=True) == []


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff", b'{"game": "\\ud800", "seats": 2}', b"{}"])
def test_a_body_that_cannot_be_read_is_refused(anna: Visitor, body: bytes) -> None:
    assert anna.refused("POST", "/tables", 400, "bad_request", content=body)


def test_only_somebody_can_open_a_table(stranger: Visitor) -> None:
    stranger.refused("POST", "/tables", 401, "who_are_you", json={"game": "hercules", "seats": 2})


def test_seats_held_for_others_at_one_screen_carry_their_names(anna: Visitor) -> None:
    table = anna.open_table()["id"]

    anna.sit(table, 0)
    shown = anna.ask("PUT", f"/tables/{table}/seats/1", json={"name": " Kastor "})
    anna.refused("PUT", f"/tables/{table}/seats/1", 400, "bad_request", json={"name": "Kastor, Pollux"})

    assert [(seat["name"], seat["is_you"]) for seat in shown["seats"]] == [("Anna", True), ("Kastor", True)]


# Finding a table


def test_public_tables_are_listed_and_private_ones_only_to_those_at_them(any_site: Site) -> None:
    anna, berta = any_site.guest("Anna"), any_site.guest("Berta")
    public, hidden = anna.open_table(is_public=True)["id"], anna.open_table(is_public=False)
    private = hidden["id"]

    assert tables(any_site.stranger()) == tables(berta) == [public]
    assert tables(anna, mine=True) == [private, public]
    assert tables(berta, mine=True) == []
    berta.ask("POST", f"/invitations/{hidden['invitation']}")
    berta.sit(private, 1)
    assert tables(berta, mine=True) == [private]


def test_tables_are_found_by_game_and_status(any_site: Site) -> None:
    anna = any_site.guest()
    waiting = anna.open_table(is_public=True)["id"]
    running = anna.begin(is_public=True)["id"]

    assert tables(anna, status="open") == [waiting]
    assert tables(anna, status="running", game="hercules") == [running]
    assert tables(anna, status="finished") == []
    assert tables(anna, game="thebai") == []


def test_tables_come_in_pages_the_newest_first(any_site: Site) -> None:
    anna = any_site.guest()
    made = [anna.open_table(is_public=True)["id"] for _ in range(5)]

    found, before = [], None
    while page := anna.ask("GET", "/tables", params={"limit": 2, **({"before": before} if before else {})}):
        assert len(page) <= 2
        found += [table["id"] for table in page]
        before = page[-1]["created"]

    assert found == made[::-1]


@pytest.mark.parametrize(
    "query",
    [
        "limit=0",
        "limit=101",
        "limit=x",
        "status=lost",
        "before=soon",
        "before=1e400",
        "before=-1",
        "game=%00",
        "mine=2",
    ],
)
def test_a_list_nobody_can_give_is_refused(anna: Visitor, query: str) -> None:
    message = anna.refused("GET", f"/tables?{query}", 400, "bad_request")

    assert query.partition("=")[0] in message
    if not query.startswith("status"):
        anna.refused("GET", f"/matches?{query}", 400, "bad_request")


def test_a_stranger_has_no_tables_of_their_own(stranger: Visitor) -> None:
    stranger.refused("GET", "/tables", 401, "who_are_you", params={"mine": True})
    stranger.refused("GET", "/matches", 401, "who_are_you", params={"mine": True})


@pytest.mark.parametrize("path", ["/tables/nowhere", "/tables/nowhere/scene", "/tables/nowhere/chat"])
def test_an_unknown_table_is_not_found(stranger: Visitor, path: str) -> None:
    message = stranger.refused("GET", path, 404, "not_found")

    assert message == "there is no such table"


def test_a_name_no_table_can_have_is_refused(any_site: Site) -> None:
    stranger = any_site.stranger()

    for name in ("a%00b", "%ff", "x" * 65, "a%0Ab", "a%2Fb"):
        answer = stranger.get(f"/api/tables/{name}")
        assert answer.status_code in (400, 404)
        assert set(answer.json()) == {"code", "message", "words", "request"}


# Invitations


def test_an_invitation_leads_to_its_table(anna: Visitor, berta: Visitor) -> None:
    table = anna.open_table()

    found = berta.ask("GET", f"/invitations/{table['invitation']}")

    assert found["id"] == table["id"]
    assert not found["is_host"]


def test_an_unknown_invitation_leads_nowhere(berta: Visitor) -> None:
    assert "ask for a new one" in berta.refused("GET", "/invitations/unknown", 404, "not_found")


def test_the_invitation_to_a_private_table_is_shown_only_to_those_at_it(
    anna: Visitor, berta: Visitor, stranger: Visitor
) -> None:
    table = anna.open_table(is_public=False)["id"]
    invitation = anna.table(table)["invitation"]

    for outsider in (berta, stranger):
        outsider.ask("GET", f"/invitations/{invitation}")
        assert not any(invitation in answer.text for answer in outsider.answers)
    assert berta.ask("POST", f"/invitations/{invitation}")["invitation"] is None
    assert berta.sit(table, 1)["invitation"] == invitation


def test_the_invitation_to_a_public_table_is_shown_to_all(anna: Visitor, stranger: Visitor) -> None:
    table = anna.open_table(is_public=True)

    assert stranger.table(table["id"])["invitation"] == table["invitation"]


# Seats


def test_people_take_seats_and_leave_them(any_site: Site) -> None:
    anna, berta = any_site.guest("Anna"), any_site.guest("Berta")
    table = anna.open_table()["id"]
    anna.sit(table, 0)

    seated = berta.sit(table, 1)

    assert [seat["name"] for seat in seated["seats"]] == ["Anna", "Berta"]
    assert [seat["is_you"] for seat in seated["seats"]] == [False, True]
    left = berta.ask("DELETE", f"/tables/{table}/seats/1")
    assert kinds(left) == ["person", "empty"]


def test_one_person_may_take_several_seats(anna: Visitor) -> None:
    assert all(seat["is_you"] for seat in anna.begin()["seats"])


def test_a_taken_seat_is_refused(anna: Visitor, berta: Visitor) -> None:
    table = anna.open_table(bots={"1": "greedy"})["id"]
    anna.sit(table, 0)

    assert "Anna sits there" in berta.refused("PUT", f"/tables/{table}/seats/0", 409, "refused", json={})
    assert "Talos sits there" in berta.refused("PUT", f"/tables/{table}/seats/1", 409, "refused", json={})
    assert "Anna sits there" in anna.refused("PUT", f"/tables/{table}/seats/0/bot", 409, "refused", json=GREEDY)


@pytest.mark.parametrize("seat", ["2", "-1", "1000000"])
def test_a_seat_that_is_not_there_is_refused(anna: Visitor, seat: str) -> None:
    path = f"/tables/{anna.open_table()['id']}/seats/{seat}"

    assert "seats 0 to 1" in anna.refused("PUT", path, 400, "bad_request", json={})
    assert "seats 0 to 1" in anna.refused("DELETE", path, 400, "bad_request")
    assert "seats 0 to 1" in anna.refused("PUT", f"{path}/bot", 400, "bad_request", json=GREEDY)
    assert "seats 0 to 1" in anna.refused("PUT", f"{path}/share", 400, "bad_request", json={"is_shared": True})


@pytest.mark.parametrize("nonce", ["x" * 65, "a/b", "two words", "line\n", "ä", "\x00"])
def test_a_nonce_that_would_spoil_the_seed_is_refused(anna: Visitor, nonce: str) -> None:
    table = anna.open_table()["id"]

    message = anna.refused("PUT", f"/tables/{table}/seats/0", 400, "bad_request", json={"nonce": nonce})

    assert "at most 64" in message
    assert kinds(anna.table(table)) == ["empty", "empty"]


def test_nobody_gives_up_or_shares_the_seat_of_another(anna: Visitor, berta: Visitor) -> None:
    table = anna.open_table()["id"]
    anna.sit(table, 0)

    berta.refused("DELETE", f"/tables/{table}/seats/0", 403, "not_yours")
    berta.refused("PUT", f"/tables/{table}/seats/0/share", 403, "not_yours", json={"is_shared": True})

    seat = anna.table(table)["seats"][0]
    assert (seat["kind"], seat["is_shared"]) == ("person", False)


def test_the_host_seats_bots_and_takes_them_away(anna: Visitor) -> None:
    table = anna.open_table()["id"]

    seated = anna.ask("PUT", f"/tables/{table}/seats/1/bot", json=GREEDY)
    emptied = anna.ask("PUT", f"/tables/{table}/seats/1/bot", json={"bot": None})

    assert kinds(seated) == ["empty", "bot"]
    assert kinds(emptied) == ["empty", "empty"]


def test_two_bots_of_a_kind_have_two_names(anna: Visitor) -> None:
    table = anna.open_table(seats=3, bots={"1": "greedy", "2": "greedy"})

    names = [seat["name"] for seat in table["seats"][1:]]

    assert all(names)
    assert len(set(names)) == 2


def test_only_the_host_seats_bots(anna: Visitor, berta: Visitor) -> None:
    table = anna.open_table()["id"]

    message = berta.refused("PUT", f"/tables/{table}/seats/1/bot", 403, "not_yours", json=GREEDY)

    assert "host" in message


def test_an_unknown_bot_is_refused_with_those_there_are(anna: Visitor) -> None:
    table = anna.open_table()["id"]

    message = anna.refused("PUT", f"/tables/{table}/seats/1/bot", 400, "bad_setup", json={"bot": "oracle"})

    assert "random, easy, greedy, medium, hard" in message


def test_a_bot_with_a_style_of_the_game_sits_down_and_plays(anna: Visitor) -> None:
    known = {game["name"]: game["bots"] for game in anna.ask("GET", "/games")}
    assert "medium+runner" in known["hercules"]
    assert "medium+runner" not in known["thebai"]
    table = anna.open_table(bots={"1": "medium+runner"})
    assert table["seats"][1]["bot"] == "medium+runner"
    other = anna.open_table(game="thebai")["id"]
    seat = f"/tables/{other}/seats/1/bot"
    assert "medium+pious" in anna.refused("PUT", seat, 400, "bad_setup", json={"bot": "medium+runner"})
    anna.refused("PUT", seat, 400, "bad_setup", json={"bot": "easy+pious"})
    match = pessoi.new("hercules", seats=2, seed="7")
    assert match.decision is not None
    start = Start("hercules", 2, match.setup.options, "7", encode(match.checkpoint))
    chosen = think(Turn("match", "medium+runner", match.decision.seat, 0), start, [])
    assert chosen in [str(choice) for choice in match.decision.choices]


def test_nobody_runs_a_program_at_the_server(anna: Visitor) -> None:
    """Outside bots are for those who sit at the machine."""
    table = anna.open_table()["id"]
    anna.refused("PUT", f"/tables/{table}/seats/1/bot", 400, "bad_setup", json={"bot": "cmd:echo"})
    with pytest.raises(BadSetup, match="no bot called"):
        think(Turn("match", "cmd:echo", 0, 0), Start("hercules", 2, {}, "seed", {}), [])


# Starting


def test_a_table_with_empty_seats_does_not_start(anna: Visitor) -> None:
    table = anna.open_table(seats=3)["id"]
    anna.sit(table, 1)

    message = anna.refused("POST", f"/tables/{table}/start", 409, "refused")

    assert "not every seat is taken" in message
    assert anna.table(table)["status"] == "open"


def test_somebody_from_outside_cannot_start_a_table(anna: Visitor, berta: Visitor, stranger: Visitor) -> None:
    table = anna.open_table()["id"]
    anna.sit(table, 0)
    anna.sit(table, 1)

    berta.refused("POST", f"/tables/{table}/start", 403, "not_yours")
    stranger.refused("POST", f"/tables/{table}/start", 401, "who_are_you")

    assert anna.table(table)["status"] == "open"


def test_a_match_that_has_begun_does_not_begin_again(anna: Visitor, berta: Visitor) -> None:
    table = anna.begin()

    assert "begun already" in anna.refused("POST", f"/tables/{table['id']}/start", 409, "refused")
    assert "has begun" in berta.refused("PUT", f"/tables/{table['id']}/seats/0", 409, "refused", json={})
    anna.refused("PUT", f"/tables/{table['id']}/seats/0/bot", 409, "refused", json={"bot": None})
    assert anna.table(table["id"]) == table


def test_before_the_start_there_is_no_scene(anna: Visitor) -> None:
    table = anna.open_table()["id"]

    assert "not begun" in anna.refused("GET", f"/tables/{table}/scene", 409, "refused")


def test_a_rematch_has_to_wait_for_the_end(anna: Visitor, berta: Visitor) -> None:
    table = anna.begin()["id"]

    anna.refused("POST", f"/tables/{table}/rematch", 409, "refused")
    berta.refused("POST", f"/tables/{table}/rematch", 409, "refused")


# Chat


def test_what_is_said_at_a_table_is_heard_in_order(any_site: Site) -> None:
    anna, berta = any_site.guest("Anna"), any_site.guest("Berta")
    table = anna.open_table()["id"]
    for visitor, words in ((anna, "Χαῖρε"), (berta, "hello\nthere"), (anna, "well")):
        visitor.ask("POST", f"/tables/{table}/chat", 201, json={"text": words})

    heard = berta.ask("GET", f"/tables/{table}/chat")

    assert [(line["name"], line["text"]) for line in heard] == [
        ("Anna", "Χαῖρε"),
        ("Berta", "hello\nthere"),
        ("Anna", "well"),
    ]
    assert berta.ask("GET", f"/tables/{table}/chat", params={"since": heard[1]["number"]}) == heard[2:]


@pytest.mark.parametrize("words", ["", "   ", "x" * 1001, "nul\x00", "bell\x07"])
def test_a_line_nobody_can_read_is_not_said(anna: Visitor, words: str) -> None:
    table = anna.open_table()["id"]

    anna.refused("POST", f"/tables/{table}/chat", 400, "bad_request", json={"text": words})

    assert anna.ask("GET", f"/tables/{table}/chat") == []


# Answers in general


def test_a_body_of_more_than_64_kibibytes_is_refused(anna: Visitor) -> None:
    for letters, status, code in ((65536, 413, "too_large"), (65000, 400, "bad_request")):
        anna.refused("POST", "/guests", status, code, json={"name": "x" * letters})


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nothing", 404, "not_found"),
        ("PATCH", "/tables", 405, "not_allowed"),
        ("GET", "/guests", 405, "not_allowed"),
    ],
)
def test_a_path_or_method_that_is_not_there_is_refused_in_json(
    stranger: Visitor, method: str, path: str, status: int, code: str
) -> None:
    stranger.refused(method, path, status, code)

    assert stranger.answers[-1].headers["content-type"] == "application/json"


def test_every_answer_tells_browsers_to_be_careful(stranger: Visitor) -> None:
    page = stranger.get("/")
    for path in ("/api/games", "/api/nothing", "/api/me", "/health"):
        stranger.get(path)

    assert page.headers["content-type"].startswith("text/html")
    for answer in stranger.answers:
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert all(answer.headers["content-type"] == "application/json" for answer in stranger.answers[1:])


def test_a_mistake_of_the_server_is_not_spelt_out_to_clients(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the secret of the house")

    monkeypatch.setattr(site.house.identity, "of_cookie", fail)

    message = site.stranger(Cookie="pessoi=x").refused("GET", "/me", 500, "internal")

    assert "secret" not in message


def test_a_stand_in_must_be_a_bot_that_exists_and_come_within_a_year(anna: Visitor) -> None:
    new = {"game": "hercules", "seats": 2}

    unknown = anna.refused("POST", "/tables", 400, "bad_setup", json={**new, "stand_in": {"bot": "oracle"}})
    anna.refused("POST", "/tables", 400, "bad_request", json={**new, "stand_in": {"grace": 0}})
    agreed = anna.open_table(stand_in={"bot": "random", "grace": 60})

    assert 'no bot called "oracle"' in unknown
    assert agreed["stand_in"] == {"bot": "random", "grace": 60.0}
    assert anna.open_table()["stand_in"] == {"bot": "medium", "grace": 300.0}


def test_an_own_seat_can_be_given_another_nonce_before_the_start(site: Site) -> None:
    anna = site.guest("Anna")
    table = anna.open_table(seats=1)["id"]
    anna.sit(table, 0, "first")
    anna.sit(table, 0, "second")
    begun = anna.ask("POST", f"/tables/{table}/start")

    assert begun["seats"][0]["is_you"]
    assert begun["commitment"]
