"""Who is asking: guests and their cookies, accounts and passwords, tokens for programs."""

from __future__ import annotations

import re
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest
from argon2 import extract_parameters
from argon2.exceptions import VerifyMismatchError
from argon2.profiles import RFC_9106_LOW_MEMORY

from pessoi.server.identity import HASHER, NOBODYS_HASH

if TYPE_CHECKING:
    from tests.server.http_site import Site, Visitor


pytest_plugins = ["tests.server.databases", "tests.server.http_site"]

PASSWORD = "twelve labours"


def open_account(visitor: Visitor, login: str, password: str = PASSWORD) -> None:
    visitor.ask("POST", "/accounts", 201, json={"login": login, "password": password})


def set_cookie_of(visitor: Visitor) -> str:
    return visitor.answers[-1].headers["set-cookie"]


# Guests


def test_a_guest_needs_only_a_name(site: Site) -> None:
    visitor = site.stranger()

    shown = visitor.ask("POST", "/guests", 201, json={"name": "  Ἄννα "})

    assert shown["name"] == "Ἄννα"
    assert shown["login"] is None
    assert visitor.ask("GET", "/me") == shown


def test_the_cookie_is_kept_from_scripts_and_from_other_sites(site: Site) -> None:
    visitor = site.guest()

    cookie = set_cookie_of(visitor).lower()

    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie


def test_two_guests_of_one_name_are_two_people(anna: Visitor, site: Site) -> None:
    other = site.guest("Anna")

    assert anna.ask("GET", "/me")["id"] != other.ask("GET", "/me")["id"]


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 41, "two\nlines", "a,b", "bell\x07", "back\u202ewards", "nul\x00", "\u200d", "\u3164"]
)
def test_a_name_nobody_can_read_is_refused(stranger: Visitor, name: str) -> None:
    message = stranger.refused("POST", "/guests", 400, "bad_request", json={"name": name})

    assert "printable letters, at least one and at most 40" in message
    assert "set-cookie" not in stranger.answers[-1].headers


def test_a_guest_can_take_another_name(anna: Visitor) -> None:
    before = anna.ask("GET", "/me")

    renamed = anna.ask("PUT", "/me", json={"name": "Antigone"})

    assert renamed == {**before, "name": "Antigone"}
    assert anna.ask("GET", "/me") == renamed


def test_without_a_cookie_one_is_nobody(stranger: Visitor) -> None:
    message = stranger.refused("GET", "/me", 401, "who_are_you")

    assert "/api/guests" in message


@pytest.mark.parametrize(
    "forged",
    [
        "{cookie:.31}",
        "{cookie}0",
        # With a last letter that no cookie has.
        "{cookie:.31}~",
        "x{cookie}",
        ".{cookie}",
        "{id}.{cookie}",
        "",
        ".",
        "%00.%ff",
        "." * 3000,
    ],
)
def test_a_forged_cookie_is_nobodys(site: Site, anna: Visitor, forged: str) -> None:
    words = forged.format(cookie=anna.cookies["pessoi"], id=anna.ask("GET", "/me")["id"])
    forger = site.stranger(Cookie="pessoi=" + words)

    forger.refused("GET", "/me", 401, "who_are_you")


def test_a_cookie_of_another_site_is_nobodys(site: Site, toy_site: Site) -> None:
    foreigner = toy_site.guest("Medea")
    visitor = site.stranger(Cookie=f"pessoi={foreigner.cookies['pessoi']}")

    visitor.refused("GET", "/me", 401, "who_are_you")


def test_with_a_bad_cookie_one_can_still_look(site: Site) -> None:
    visitor = site.stranger(Cookie="pessoi=nonsense")

    assert visitor.ask("GET", "/tables") == []


def test_logging_out_forgets_the_cookie(anna: Visitor) -> None:
    anna.ask("DELETE", "/sessions", 204)

    anna.refused("GET", "/me", 401, "who_are_you")


# Accounts


def test_an_account_is_the_same_person_on_another_device(any_site: Site) -> None:
    anna = any_site.guest("Anna")
    table = anna.open_table()
    open_account(anna, "Anna@Thebes")
    phone = any_site.stranger()

    shown = phone.ask("POST", "/sessions", 201, json={"login": " anna@thebes ", "password": PASSWORD})

    assert shown == anna.ask("GET", "/me") == phone.ask("GET", "/me")
    assert [mine["id"] for mine in phone.ask("GET", "/tables", params={"mine": True})] == [table["id"]]
    assert phone.table(table["id"])["is_host"]


def test_a_wrong_password_and_an_unknown_login_get_the_same_answer(any_site: Site) -> None:
    open_account(any_site.guest("Berta"), "berta")
    thief = any_site.stranger()

    answers = [
        thief.refused("POST", "/sessions", 401, "who_are_you", json={"login": login, "password": password})
        for login, password in (("berta", "wrong password"), ("nobody", PASSWORD), ("", ""), ("nul\x00", PASSWORD))
    ]

    assert len(set(answers)) == 1
    assert not thief.cookies


def test_a_login_that_is_taken_is_refused_and_changes_nothing(any_site: Site) -> None:
    open_account(any_site.guest("Clio"), "clio")
    other = any_site.guest("Clio")

    message = other.refused("POST", "/accounts", 409, "refused", json={"login": "CLIO", "password": PASSWORD})

    assert '"clio" is taken' in message
    assert other.ask("GET", "/me")["login"] is None


@pytest.mark.parametrize(
    ("login", "password", "hint"),
    [
        ("", PASSWORD, "a login has"),
        ("x" * 41, PASSWORD, "a login has"),
        ("nul\x00", PASSWORD, "a login has"),
        ("daphne", "short", "at least 8 and at most 200"),
        ("daphne", "x" * 201, "at least 8 and at most 200"),
    ],
)
def test_a_login_or_password_that_will_not_do_is_refused(anna: Visitor, login: str, password: str, hint: str) -> None:
    message = anna.refused("POST", "/accounts", 400, "bad_request", json={"login": login, "password": password})

    assert hint in message


def test_only_somebody_can_open_an_account(stranger: Visitor) -> None:
    stranger.refused("POST", "/accounts", 401, "who_are_you", json={"login": "ghost", "password": PASSWORD})


def test_passwords_are_kept_as_argon2_hashes_and_never_shown(site: Site, anna: Visitor) -> None:
    open_account(anna, "eurydice")

    person = site.look(lambda house: house.store.find_login("eurydice"))

    assert person is not None
    assert person.password_hash is not None
    assert person.password_hash.startswith("$argon2id$")
    anna.ask("GET", "/me")
    for answer in anna.answers:
        assert PASSWORD not in answer.text
        assert person.password_hash not in answer.text


def test_a_login_that_nobody_has_takes_the_work_of_a_password() -> None:
    """What the server itself hashes with, which other tests don't wait for."""
    hashed = HASHER.hash(PASSWORD)

    assert extract_parameters(hashed) == extract_parameters(NOBODYS_HASH) == RFC_9106_LOW_MEMORY
    assert HASHER.verify(hashed, PASSWORD)
    with pytest.raises(VerifyMismatchError):
        HASHER.verify(NOBODYS_HASH, PASSWORD)


# Tokens


def new_token(visitor: Visitor, label: str = "") -> str:
    shown = visitor.ask("POST", "/tokens", 201, json={"label": label})
    assert shown["label"] == label
    return str(shown["token"])


def test_a_token_acts_for_its_person(any_site: Site) -> None:
    anna = any_site.guest("Anna")
    program = any_site.stranger(Authorization=f"Bearer {new_token(anna, 'my bot')}")

    assert program.ask("GET", "/me") == anna.ask("GET", "/me")
    assert anna.table(program.open_table()["id"])["is_host"]


def test_a_token_counts_more_than_a_cookie(site: Site, anna: Visitor, berta: Visitor) -> None:
    program = site.stranger(Authorization=f"bearer {new_token(anna)}", Cookie=f"pessoi={berta.cookies['pessoi']}")

    assert program.ask("GET", "/me")["name"] == "Anna"


@pytest.mark.parametrize("words", ["Bearer pessoi_unknown", "Bearer", "bearer \xff\xfe"])
def test_an_unknown_token_is_refused_even_where_nobody_need_be_known(site: Site, words: str) -> None:
    program = site.stranger()
    header = [(b"authorization", words.encode("latin-1"))]

    message = program.refused("GET", "/me", 401, "who_are_you", headers=header)

    assert "token is not known" in message
    program.refused("GET", "/tables", 401, "who_are_you", headers=header)


def test_only_the_hash_of_a_token_is_kept(site: Site, anna: Visitor) -> None:
    token = new_token(anna)
    person = anna.ask("GET", "/me")["id"]

    kept = site.look(lambda house: house.store.tokens_of(person))

    assert [hash for hash, _, _ in kept] == [sha256(token.encode()).hexdigest()]


def test_tokens_are_listed_without_what_they_are(anna: Visitor) -> None:
    tokens = [new_token(anna, label) for label in ("first", "second")]

    listed = anna.ask("GET", "/tokens")

    assert [kept["label"] for kept in listed] == ["first", "second"]
    assert not any(token in anna.answers[-1].text for token in tokens)


def test_a_removed_token_acts_for_nobody(any_site: Site) -> None:
    anna = any_site.guest("Anna")
    old = any_site.stranger(Authorization=f"Bearer {new_token(anna, 'old')}")
    new = any_site.stranger(Authorization=f"Bearer {new_token(anna, 'new')}")
    number = next(kept["id"] for kept in anna.ask("GET", "/tokens") if kept["label"] == "old")

    anna.ask("DELETE", f"/tokens/{number}", 204)

    old.refused("GET", "/me", 401, "who_are_you")
    assert new.ask("GET", "/me")["name"] == "Anna"
    assert [kept["label"] for kept in anna.ask("GET", "/tokens")] == ["new"]
    anna.refused("DELETE", f"/tokens/{number}", 404, "not_found")


def test_nobody_can_see_or_remove_somebody_elses_token(site: Site, anna: Visitor, berta: Visitor) -> None:
    program = site.stranger(Authorization=f"Bearer {new_token(anna)}")
    number = anna.ask("GET", "/tokens")[0]["id"]

    berta.refused("DELETE", f"/tokens/{number}", 404, "not_found")

    assert berta.ask("GET", "/tokens") == []
    assert program.ask("GET", "/me")["name"] == "Anna"


def test_a_label_has_at_most_80_letters(anna: Visitor) -> None:
    message = anna.refused("POST", "/tokens", 400, "bad_request", json={"label": "x" * 81})

    assert re.search("label.*80", message)
