"""What is stored comes back: every method of the store, on both databases."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from pessoi.server.store import (
    ChatLine,
    Conflict,
    LogEntry,
    MatchRow,
    Missing,
    Origin,
    Person,
    Standing,
    Store,
    TableRow,
)

pytest_plugins = ["tests.server.databases"]
pytestmark = pytest.mark.anyio

ANNA = Person("anna", "Anna Ἄννα", "anna@example.org", "$hash", 1000.25)
GUEST = Person("guest", "Guest", None, None, 1001.0)
TABLE = TableRow("t1", "hercules", "open", True, "invite-1", 0, 1010.5, 1011.5, ["guest", "anna"], b'{"a":\x00\xff}')
MATCH = MatchRow(
    id="m1",
    table_id="t1",
    game="hercules",
    rules="1",
    seats=2,
    options={"solo": False, "hero": "Ἡρακλῆς", "rounds": 8},
    commitment="abc",
    seed="def",
    started=1020.125,
    ended=None,
    checkpoint_ply=0,
    checkpoint=None,
    origin_ply=0,
    origin=None,
    result=None,
)


def entry(ply: int, words: str = "rest", match: str = "m1") -> LogEntry:
    return LogEntry(match, ply, "choice", ply % 2, words, 1030.0 + ply)


async def people_and_table(store: Store) -> None:
    await store.add_person(ANNA)
    await store.add_person(GUEST)
    await store.add_table(TABLE)


async def table_and_match(store: Store) -> None:
    await people_and_table(store)
    await store.add_match(MATCH)


# People


async def test_people_are_found_by_id_and_login(store: Store) -> None:
    await store.add_person(ANNA)
    await store.add_person(GUEST)
    assert await store.get_person("anna") == ANNA
    assert await store.get_person("guest") == GUEST
    assert await store.find_login("anna@example.org") == ANNA
    assert await store.get_person("nobody") is None
    assert await store.find_login("nobody") is None


async def test_many_guests_have_no_login(store: Store) -> None:
    await store.add_person(GUEST)
    await store.add_person(replace(GUEST, id="another"))
    assert await store.get_person("another") is not None


async def test_a_guest_becomes_a_member(store: Store) -> None:
    await store.add_person(GUEST)
    await store.rename_person(GUEST.id, "Gustav")
    assert await store.add_login(GUEST.id, "gustav", "$other")
    member = replace(GUEST, name="Gustav", login="gustav", password_hash="$other")
    assert await store.find_login("gustav") == member


async def test_a_member_keeps_the_first_login(store: Store) -> None:
    await store.add_person(ANNA)
    assert not await store.add_login(ANNA.id, "another", "$other")
    assert await store.get_person(ANNA.id) == ANNA


async def test_a_login_belongs_to_one_person(store: Store) -> None:
    await store.add_person(ANNA)
    await store.add_person(GUEST)
    assert ANNA.login is not None
    with pytest.raises(Conflict):
        await store.add_login(GUEST.id, ANNA.login, "$other")
    with pytest.raises(Conflict):
        await store.add_person(replace(ANNA, id="anna2"))
    assert await store.get_person("guest") == GUEST
    assert await store.get_person("anna2") is None


async def test_a_person_who_is_not_there_cannot_be_changed(store: Store) -> None:
    with pytest.raises(Missing, match="anna"):
        await store.rename_person(ANNA.id, "Annabella")
    assert not await store.add_login(ANNA.id, "anna", "$other")


async def test_tokens_lead_to_their_person_until_removed(store: Store) -> None:
    await store.add_person(ANNA)
    await store.add_person(GUEST)
    await store.add_token("h1", "anna", "phone")
    await store.add_token("h2", "anna", "desk")
    assert await store.person_of_token("h1") == ANNA
    assert {(hash, label) for hash, label, _ in await store.tokens_of("anna")} == {("h1", "phone"), ("h2", "desk")}
    assert not await store.remove_token("h1", "guest")
    assert await store.remove_token("h1", "anna")
    assert not await store.remove_token("h1", "anna")
    assert await store.person_of_token("h1") is None
    assert [hash for hash, _, _ in await store.tokens_of("anna")] == ["h2"]


async def test_a_token_needs_a_person(store: Store) -> None:
    with pytest.raises(Missing):
        await store.add_token("h1", "nobody", "phone")


# Tables


async def test_a_table_comes_back_with_its_people_in_order(store: Store) -> None:
    await people_and_table(store)
    assert await store.get_table("t1") == TABLE
    assert await store.find_invitation("invite-1") == TABLE
    assert await store.get_table("t2") is None
    assert await store.find_invitation("invite-2") is None


async def test_a_person_on_two_seats_belongs_to_the_table_once(store: Store) -> None:
    await store.add_person(ANNA)
    await store.add_table(replace(TABLE, people=["anna", "anna"]))
    table = await store.get_table("t1")
    assert table is not None
    assert table.people == ["anna"]


async def test_a_table_without_people_comes_back(store: Store) -> None:
    await store.add_table(replace(TABLE, people=[]))
    assert await store.get_table("t1") == replace(TABLE, people=[])


async def test_putting_a_table_raises_its_version_and_changes_its_people(store: Store) -> None:
    await people_and_table(store)
    put = await store.put_table(replace(TABLE, status="running", people=["anna"], document=b"2"))
    assert put == replace(TABLE, status="running", people=["anna"], document=b"2", version=1)
    assert await store.get_table("t1") == put
    assert await store.list_tables(person="guest") == []
    again = await store.put_table(replace(put, people=["anna", "guest"]))
    assert (await store.list_tables(person="guest")) == [again]


async def test_a_table_read_before_another_change_cannot_be_put(store: Store) -> None:
    await people_and_table(store)
    put = await store.put_table(replace(TABLE, document=b"first"))
    with pytest.raises(Conflict):
        await store.put_table(replace(TABLE, document=b"second", people=[]))
    assert await store.get_table("t1") == put


async def test_an_unknown_person_at_a_table_leaves_the_table_as_it_was(store: Store) -> None:
    await people_and_table(store)
    with pytest.raises(Missing):
        await store.put_table(replace(TABLE, document=b"new", people=["anna", "nobody"]))
    assert await store.get_table("t1") == TABLE


async def test_invitations_are_unique(store: Store) -> None:
    await people_and_table(store)
    with pytest.raises(Conflict):
        await store.add_table(replace(TABLE, id="t2"))
    assert await store.get_table("t2") is None


async def test_tables_are_listed_by_game_status_openness_and_person(store: Store) -> None:
    await people_and_table(store)
    rows = {
        "a": replace(TABLE, id="a", invitation="a", created=1.0, people=["anna"]),
        "b": replace(TABLE, id="b", invitation="b", created=2.0, game="thebai", people=["guest"]),
        "c": replace(TABLE, id="c", invitation="c", created=3.0, status="running", people=[]),
        "d": replace(TABLE, id="d", invitation="d", created=4.0, is_public=False, people=["anna"]),
    }
    for row in rows.values():
        await store.add_table(row)

    async def listed(**filters: Any) -> list[str]:
        return [row.id for row in await store.list_tables(**filters)]

    assert await listed() == ["t1", "c", "b", "a"]
    assert await listed(public_only=False) == ["t1", "d", "c", "b", "a"]
    assert await listed(game="thebai") == ["b"]
    assert await listed(statuses=["running"]) == ["c"]
    assert await listed(person="anna") == ["t1", "a"]
    assert await listed(person="anna", public_only=False, statuses=["open"], before=1010.5) == ["d", "a"]
    assert await listed(person="nobody") == []
    assert await store.list_tables(game="thebai") == [rows["b"]]


async def test_pages_of_tables_follow_each_other_whatever_their_people(store: Store) -> None:
    await people_and_table(store)
    for number in range(7):
        await store.add_table(replace(TABLE, id=f"p{number}", invitation=f"p{number}", created=float(number)))
    pages, before = [], 1000.0
    while page := await store.list_tables(before=before, limit=3):
        pages.append([row.id for row in page])
        before = page[-1].created
    assert pages == [["p6", "p5", "p4"], ["p3", "p2", "p1"], ["p0"]]


# Matches


async def test_a_match_comes_back(store: Store) -> None:
    await table_and_match(store)
    full = replace(MATCH, id="m2", started=1019.0, ended=1099.5, checkpoint={"x": [1, None]}, origin={}, result=[3, -1])
    await store.add_match(full)
    assert await store.get_match("m1") == MATCH
    assert await store.get_match("m2") == full
    assert await store.matches_of("t1") == [full, MATCH]
    assert await store.get_match("m3") is None
    assert await store.matches_of("t2") == []


async def test_a_match_needs_a_table_and_an_id_of_its_own(store: Store) -> None:
    await table_and_match(store)
    with pytest.raises(Missing):
        await store.add_match(replace(MATCH, id="m2", table_id="t2"))
    with pytest.raises(Conflict):
        await store.add_match(MATCH)


async def test_the_log_is_in_order_of_plies_however_it_was_written(store: Store) -> None:
    await table_and_match(store)
    await store.append([entry(10), entry(9)])
    await store.append([entry(2, "labour Λέων 🦁"), LogEntry("m1", 3, "undo", 1, "", 1.5)])
    await store.append([entry(0)])
    written = [entry(0), entry(2, "labour Λέων 🦁"), LogEntry("m1", 3, "undo", 1, "", 1.5), entry(9), entry(10)]
    assert await store.log("m1") == written
    assert await store.log("m1", 3) == written[2:]
    assert await store.log("m1", 11) == []
    assert await store.log("m2") == []


async def test_a_ply_is_written_once_and_a_clash_writes_nothing(store: Store) -> None:
    await table_and_match(store)
    await store.append([entry(0), entry(1)], standing=Standing(1, {"turn": 1}))
    before = await store.get_match("m1")
    with pytest.raises(Conflict):
        await store.append(
            [entry(2), entry(1, "other")],
            standing=Standing(2, {"turn": 2}, result=[1, 2], ended=5.0),
        )
    assert await store.log("m1") == [entry(0), entry(1)]
    assert await store.get_match("m1") == before


async def test_appending_moves_only_what_is_told(store: Store) -> None:
    await table_and_match(store)
    await store.append([entry(0)])
    assert await store.get_match("m1") == MATCH
    await store.append([entry(1)], standing=Standing(2, {"turn": 2}))
    assert await store.get_match("m1") == replace(MATCH, checkpoint_ply=2, checkpoint={"turn": 2})
    await store.append([entry(2)], standing=Standing(result=[7, 9], ended=1050.0))
    assert await store.get_match("m1") == replace(
        MATCH, checkpoint_ply=2, checkpoint={"turn": 2}, result=[7, 9], ended=1050.0
    )


async def test_an_entry_needs_a_match(store: Store) -> None:
    with pytest.raises(Missing):
        await store.append([entry(0)])


@pytest.mark.parametrize("entries", [[], [entry(0), entry(1, match="m2")]])
async def test_entries_are_of_one_match(store: Store, entries: list[LogEntry]) -> None:
    with pytest.raises(ValueError, match="same match"):
        await store.append(entries)


async def test_a_match_goes_on_under_other_rules(store: Store) -> None:
    await table_and_match(store)
    await store.append([entry(0)], origin=Origin("2", 17, {"turn": 5}))
    assert await store.get_match("m1") == replace(MATCH, rules="2", origin_ply=17, origin={"turn": 5})
    with pytest.raises(Missing):
        await store.append([entry(0, match="m2")], origin=Origin("2", 17, {}))


async def test_matches_are_listed_by_game_person_and_end_in_pages(store: Store) -> None:
    await table_and_match(store)
    await store.add_table(replace(TABLE, id="t2", invitation="t2", people=["guest"]))
    await store.add_match(replace(MATCH, id="m2", table_id="t2", started=2000.0, ended=2001.0))
    await store.add_match(replace(MATCH, id="m3", game="thebai", started=3000.0))

    async def listed(**filters: Any) -> list[str]:
        return [row.id for row in await store.list_matches(**filters)]

    assert await listed() == ["m3", "m2", "m1"]
    assert await listed(game="hercules") == ["m2", "m1"]
    assert await listed(person="anna") == ["m3", "m1"]
    assert await listed(person="guest", finished=True) == ["m2"]
    assert await listed(finished=False) == ["m3", "m1"]
    assert await listed(limit=1) == ["m3"]
    assert await listed(limit=1, before=3000.0) == ["m2"]


# Chat


async def test_chat_lines_are_numbered_for_each_table(store: Store) -> None:
    await people_and_table(store)
    await store.add_table(replace(TABLE, id="t2", invitation="t2"))
    said = [await store.add_chat("t1", "anna", "Anna", f"line {number}", float(number)) for number in range(5)]
    elsewhere = await store.add_chat("t2", "guest", "Guest", "χαῖρε", 9.0)
    assert [line.number for line in said] == [1, 2, 3, 4, 5]
    assert elsewhere == ChatLine(1, "t2", "guest", "Guest", "χαῖρε", 9.0)
    assert await store.chat("t1") == said
    assert await store.chat("t1", since=3) == said[3:]
    assert await store.chat("t1", limit=2) == said[3:]
    assert await store.chat("t2") == [elsewhere]


async def test_a_chat_line_needs_a_table_and_a_person(store: Store) -> None:
    await people_and_table(store)
    with pytest.raises(Missing, match="t2"):
        await store.add_chat("t2", "anna", "Anna", "hello", 1.0)
    with pytest.raises(Missing):
        await store.add_chat("t1", "nobody", "Nobody", "hello", 1.0)
    assert await store.chat("t1") == []


# Secrets


async def test_a_secret_stays_the_same(store: Store) -> None:
    cookie = await store.secret("cookie")
    assert len(cookie) == 32
    assert await store.secret("cookie") == cookie
    assert await store.secret("other") != cookie
