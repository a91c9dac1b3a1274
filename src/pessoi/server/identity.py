"""Who is asking: guests with a name and a signed cookie, accounts with a password, tokens for programs."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from hashlib import sha256

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from msgspec.structs import replace

from pessoi.server.errors import BadRequest, NotFound, Refused, WhoAreYou
from pessoi.server.store import Conflict, Person, Store

COOKIE = "pessoi"
LONGEST_NAME = 40
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200

HASHER = PasswordHasher()


def check_name(name: str) -> str:
    """A name people can read: not empty, not long, nothing unprintable and no comma (names are listed by commas)."""
    name = name.strip()
    if not name or len(name) > LONGEST_NAME or not name.isprintable() or "," in name:
        raise BadRequest(f"a name has 1 to {LONGEST_NAME} printable letters and no comma")
    return name


class Identity:
    """Makes and recognises people."""

    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.key = key

    # Cookies

    def cookie_of(self, person: Person) -> str:
        """The person's number and a signature only this site can make."""
        return f"{person.id}.{self._signature(person.id)}"

    def _signature(self, words: str) -> str:
        return hmac.new(self.key, words.encode(), sha256).hexdigest()

    async def of_cookie(self, cookie: str) -> Person | None:
        """The person of a cookie; None if it is forged or outdated."""
        person, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(person).encode()):
            return None
        return await self.store.get_person(person)

    # Guests and accounts

    async def add_guest(self, name: str) -> Person:
        """Somebody new, known by a name only."""
        person = Person(secrets.token_urlsafe(12), check_name(name), None, None, time.time())
        await self.store.add_person(person)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """The same person under another name."""
        renamed = replace(person, name=check_name(name))
        await self.store.update_person(renamed)
        return renamed

    async def open_account(self, person: Person, login: str, password: str) -> Person:
        """Let a guest come back on another device with a login and a password."""
        if person.login is not None:
            raise Refused(f'you have an account already: "{person.login}"')
        login = login.strip().lower()
        if not login or len(login) > LONGEST_NAME or not login.isprintable():
            raise BadRequest(f"a login has 1 to {LONGEST_NAME} printable letters")
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise BadRequest(f"a password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} letters")
        account = replace(person, login=login, password_hash=await asyncio.to_thread(HASHER.hash, password))
        try:
            await self.store.update_person(account)
        except Conflict:
            raise Refused(f'the login "{login}" is taken; choose another') from None
        return account

    async def log_in(self, login: str, password: str) -> Person:
        """The person of a login, if the password is right."""
        login = login.strip().lower()
        person = await self.store.find_login(login) if login.isprintable() else None
        try:
            # In a thread, because it takes long on purpose.
            known = (person.password_hash if person else None) or NOBODYS_HASH
            await asyncio.to_thread(HASHER.verify, known, password)
        except Argon2Error:
            raise WhoAreYou("login or password is wrong") from None
        if person is None:
            raise WhoAreYou("login or password is wrong")
        return person

    # Tokens

    async def add_token(self, person: Person, label: str) -> str:
        """A token for a program that acts for this person; shown once, kept only as a hash."""
        token = f"pessoi_{secrets.token_urlsafe(24)}"
        await self.store.add_token(token_hash(token), person.id, label)
        return token

    async def tokens_of(self, person: Person) -> list[tuple[str, str, float]]:
        """A person's tokens by the hashes that are kept, with label and time, the oldest first."""
        return await self.store.tokens_of(person.id)

    async def remove_token(self, person: Person, kept: str) -> None:
        """Let a token act for nobody any more."""
        if not await self.store.remove_token(kept, person.id):
            raise NotFound("you have no such token")

    async def of_token(self, token: str) -> Person | None:
        """The person a token acts for."""
        return await self.store.person_of_token(token_hash(token))


#: Compared with when there is no such login, so that an answer takes as long as one for a wrong password.
NOBODYS_HASH = HASHER.hash(secrets.token_hex(16))


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()
