"""Private tables: what those see who were invited, what nobody else does, and how an invitation is withdrawn."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from tests.server.http_site import Site, Visitor, serving
from tests.server.site import Guest, serve, toy_match, toys
from tests.server.site import Site as LiveSite

from pessoi.scene.table import ClockRules
from pessoi.server.errors import NotFound, Refused
from pessoi.server.inviting import MOST_INVITED, Invitations, admit, is_admitted, kept, withdraw
from pessoi.server.table import new_table

pytest_plugins = ["tests.server.databases", "tests.server.http_site", "tests.server.running"]


def private(anna: Visitor, **more: Any) -> dict[str, Any]:
    return anna.open_table(is_public=False, **more)


def routes_of(table: dict[str, Any]) -> list[tuple[str, str, dict[str, Any] | None]]:
    """Everything that tells or changes anything about a table and its match."""
    here, match = f"/tables/{table['id']}", f"/matches/{table['match_id']}"
    return [
        ("GET", here, None),
        ("GET", f"{here}/scene", None),
        ("GET", f"{here}/scene?words=en", None),
        ("GET", f"{here}/chat", None),
        ("POST", f"{here}/chat", {"text": "may I?"}),
        ("GET", f"{here}/preview?seat=0&choice=rest", None),
        ("POST", f"{here}/choices", {"seat": 0, "log": 0, "choice": "rest"}),
        ("POST", f"{here}/undo", {"seat": 0, "log": 0}),
        ("POST", f"{here}/take-back", {"seat": 0}),
        ("PUT", f"{here}/take-back", {"seat": 0, "agrees": True}),
        ("POST", f"{here}/stop", {"seat": 0}),
        ("PUT", f"{here}/stop", {"seat": 0, "agrees": True}),
        ("POST", f"{here}/resignation", {"seat": 0}),
        ("PUT", f"{here}/seats/0", {}),
        ("DELETE", f"{here}/seats/0", None),
        ("PUT", f"{here}/seats/0/bot", {"bot": "random"}),
        ("PUT", f"{here}/seats/0/share", {"is_shared": True}),
        ("POST", f"{here}/seats/0/stand-in", None),
        ("PUT", f"{here}/invitation", None),
        ("DELETE", f"{here}/invitation", None),
        ("POST", f"{here}/start", None),
        ("POST", f"{here}/rematch", None),
        ("DELETE", here, None),
        ("POST", f"{here}/hints", {"seat": 0, "log": 0}),
        ("GET", match, None),
        ("GET", f"{match}/record", None),
        ("GET", f"{match}/positions", None),
        ("GET", f"{match}/positions/0", None),
        ("GET", f"{match}/points", None),
        ("GET", f"{match}/judgements/0", None),
        ("POST", f"{match}/forks", {"ply": 0}),
        ("GET", f"{match}/reviews", None),
        ("GET", f"{match}/reviews/random", None),
        ("PUT", f"{match}/reviews/random", None),
        ("DELETE", f"{match}/reviews/random", None),
    ]


def test_who_was_not_invited_learns_nothing_on_any_route(site: Site) -> None:
    anna, berta = site.guest("Anna"), site.guest("Berta")
    table = anna.begin(is_public=False)
    anna.ask("POST", f"/tables/{table['id']}/chat", 201, json={"text": "between us"})
    paths = {route.path for route in site.app.routes if "{table_id" in route.path or "{match_id" in route.path}
    for method, path, body in routes_of(table):
        words = berta.refused(method, path, 403, "private", **({} if body is None else {"json": body}))
        assert words == "this table is private; ask somebody who plays there for an invitation"
    assert not any("between us" in answer.text or "hercules" in answer.text for answer in berta.answers)
    stranger = site.stranger()
    for method, path, _ in routes_of(table):
        if method == "GET" and "judgements" not in path and "preview" not in path:
            stranger.refused(method, path, 403, "private")
    # One more route is the socket; all others are above.
    assert len(paths) == len({shape(path, table) for _, path, _ in routes_of(table)}) + 1


def shape(path: str, table: dict[str, Any]) -> str:
    """A path without its query, and with no numbers."""
    return path.partition("?")[0].replace(table["id"], "T").replace(table["match_id"], "M").replace("/0", "/N")


def test_who_came_by_the_invitation_sees_and_hears_and_may_sit(any_site: Site) -> None:
    anna, berta = any_site.guest("Anna"), any_site.guest("Berta")
    table = private(anna)
    here = f"/tables/{table['id']}"
    shown = any_site.stranger().ask("GET", f"/invitations/{table['invitation']}")
    assert (shown["id"], shown["invitation"]) == (table["id"], None)
    any_site.stranger().refused("POST", f"/invitations/{table['invitation']}", 401, "who_are_you")
    berta.refused("GET", here, 403, "private")
    berta.ask("POST", f"/invitations/{table['invitation']}")
    berta.ask("POST", f"/invitations/{table['invitation']}")
    berta.ask("POST", f"{here}/chat", 201, json={"text": "hello"})
    assert [line["text"] for line in berta.ask("GET", f"{here}/chat")] == ["hello"]
    berta.sit(table["id"], 1)
    berta.ask("DELETE", f"{here}/seats/1")
    assert berta.table(table["id"])["status"] == "open"


def test_a_withdrawn_invitation_leads_nowhere_and_who_only_watched_is_out(any_site: Site) -> None:
    anna, berta, carla = any_site.guest("Anna"), any_site.guest("Berta"), any_site.guest("Carla")
    table = private(anna)
    here = f"/tables/{table['id']}"
    for person in (berta, carla):
        person.ask("POST", f"/invitations/{table['invitation']}")
    berta.sit(table["id"], 1)
    berta.refused("PUT", f"{here}/invitation", 403, "not_yours")

    again = anna.ask("PUT", f"{here}/invitation")

    assert again["invitation"] not in (None, table["invitation"])
    assert berta.table(table["id"])["invitation"] == again["invitation"]
    carla.refused("GET", here, 403, "private")
    carla.refused("POST", f"/invitations/{table['invitation']}", 404, "not_found")
    carla.ask("POST", f"/invitations/{again['invitation']}")
    assert carla.table(table["id"])["id"] == table["id"]
    assert anna.ask("DELETE", f"{here}/invitation")["invitation"] is None
    carla.refused("GET", here, 403, "private")
    carla.refused("GET", f"/invitations/{again['invitation']}", 404, "not_found")
    berta.ask("DELETE", f"{here}/seats/1")
    assert berta.table(table["id"])["status"] == "open", "who has sat stays admitted"


def test_a_public_table_needs_no_invitation(site: Site) -> None:
    anna = site.guest("Anna")
    table = anna.open_table(is_public=True)
    site.stranger().table(table["id"])
    anna.refused("PUT", f"/tables/{table['id']}/invitation", 409, "refused")


def test_who_watched_may_watch_the_rematch(site: Site) -> None:
    anna, berta = site.guest("Anna"), site.guest("Berta")
    table = anna.begin(is_public=False)
    berta.ask("POST", f"/invitations/{table['invitation']}")
    anna.ask("POST", f"/tables/{table['id']}/stop", json={"seat": 0})
    again = anna.ask("POST", f"/tables/{table['id']}/rematch")
    assert again["invitation"] not in (None, table["invitation"])
    assert berta.table(again["id"])["status"] == "open"
    site.stranger().refused("GET", f"/tables/{again['id']}", 403, "private")


def test_the_words_are_not_in_the_database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PESSOI_SECRET", "known to this machine alone")
    file = tmp_path / "pessoi.db"
    with serving(str(file)) as site:
        table = private(site.guest("Anna"))
    everything = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert table["id"].encode() in everything
    assert table["invitation"].encode() not in everything
    with sqlite3.connect(file) as connection:
        assert connection.execute("SELECT name FROM secrets").fetchall() == []


def test_a_link_sent_before_invitations_were_hashed_still_leads_to_its_table(any_site: Site) -> None:
    """Its word is not made from the secret, so it is shown no more, but whoever has it may come."""
    anna, berta = any_site.guest("Anna"), any_site.guest("Berta")
    table = private(anna)
    here = f"/tables/{table['id']}"

    async def be_old(house: Any) -> None:
        room = await house.room(table["id"])
        await room.change(lambda draft: setattr(draft, "invitation", kept("of-before")))

    any_site.look(be_old)
    assert anna.table(table["id"])["invitation"] is None
    assert berta.ask("POST", "/invitations/of-before")["id"] == table["id"]
    assert anna.ask("PUT", f"{here}/invitation")["invitation"]


def test_only_so_many_come_by_one_word() -> None:
    words = Invitations(b"secret")
    table = new_table("anna", "hercules", 2, {}, ClockRules(), False, 0.0)
    words.renew(table)
    word = words.word_of(table)
    assert word is not None
    with pytest.raises(NotFound):
        admit(table, "another", "berta")
    for number in range(MOST_INVITED):
        admit(table, word, f"guest {number}")
    with pytest.raises(Refused):
        admit(table, word, "one more")
    withdraw(table, "anna", words)
    assert not is_admitted(table, "guest 0")
    assert words.word_of(table) not in (None, word)
    assert Invitations(b"another secret").word_of(table) is None


# Sockets


@pytest.mark.anyio
async def test_a_socket_needs_an_invitation_and_ends_with_it(live_site: LiveSite) -> None:
    anna, ben, carl = [await live_site.guest(name) for name in ("Anna", "Ben", "Carl")]
    table = await anna.open_table(is_public=False)
    word = (await anna.table(table))["invitation"]
    for person in (ben, await live_site.nobody()):
        async with person.socket(table) as live:
            assert (await live.hear())["code"] == "private"
            await live.socket.wait_closed()
            assert live.socket.close_code == 4403
    for person in (ben, carl):
        await person.call("POST", f"/api/invitations/{word}")
    await ben.sit(table, 1)
    async with anna.live(table) as first, ben.live(table) as second, carl.live(table) as third:
        await third.ask("say", text="hello")
        await anna.call("PUT", f"/api/tables/{table}/invitation")
        await third.socket.wait_closed()
        assert third.socket.close_code == 4403
        await anna.call("POST", f"/api/tables/{table}/chat", text="we are alone")
        await second.until(lambda here: len(here.chat) == 2)
        await first.until(lambda here: len(here.chat) == 2)


@pytest.mark.anyio
async def test_who_is_out_has_said_the_last_word(live_site: LiveSite, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is taken from a socket in the moment before it is closed."""
    anna, carl = await live_site.guest("Anna"), await live_site.guest("Carl")
    table = await anna.open_table(is_public=False)
    await carl.call("POST", f"/api/invitations/{(await anna.table(table))['invitation']}")
    async with carl.live(table) as live:
        # That Carl has come is told a moment later, which would show him out; after that nobody tells him anything.
        await live.until(lambda here: here.table["spectators"] == 1)
        monkeypatch.setattr("pessoi.server.audience.Audience.hear", lambda *_: None)
        await anna.call("DELETE", f"/api/tables/{table}/invitation")
        assert (await live.ask("say", text="one more thing"))["code"] == "private"
        assert (await live.ask("look"))["code"] == "private"


@pytest.mark.anyio
async def test_withdrawn_at_one_server_is_out_at_the_other(postgresql_database: str) -> None:
    with toys():
        async with serve(postgresql_database) as here, serve(postgresql_database) as there:
            anna: Guest = await here.guest("Anna")
            carl = await there.guest("Carl")
            table = await toy_match(anna, anna, is_public=False)
            await carl.call("POST", f"/api/invitations/{(await anna.table(table))['invitation']}")
            async with carl.live(table) as live:
                await anna.call("DELETE", f"/api/tables/{table}/invitation")
                await live.socket.wait_closed()
                assert live.socket.close_code == 4403
            assert (await carl.send("GET", f"/api/tables/{table}/scene")).status_code == 403
