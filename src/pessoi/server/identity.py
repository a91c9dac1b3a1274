"""Who is asking: guests with a name and a session, accounts with a password, tokens for programs."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from argon2.low_level import ARGON2_VERSION
from msgspec import Struct
from msgspec.structs import replace

from pessoi.server.errors import BadRequest, NotFound, Refused, WhoAreYou
from pessoi.server.limits import WrongPasswords
from pessoi.server.names import LONGEST_NAME, check_name
from pessoi.server.store import Conflict, Person, Session, Store

COOKIE = "pessoi"
SHORTEST_PASSWORD = 8
LONGEST_PASSWORD = 200

HASHER = PasswordHasher()
#: Passwords that are worked on at the same time; each takes some 64 MB of memory.
HASHED_AT_ONCE = 2

DAY = 86_400.0
#: A session that nobody has used for so long has ended.
LONGEST_UNUSED = 366 * DAY

T = TypeVar("T")


class Key(Struct, frozen=True):
    """What somebody shows to say who they are: the session of a browser, or a program's token."""

    person: Person
    #: What is kept of it.
    hash: str
    is_token: bool


class Identity:
    """Makes and recognises people."""

    def __init__(self, store: Store, key: bytes | None = None) -> None:
        self.store = store
        self.key = key
        self.wrong = WrongPasswords()
        self._hashing = asyncio.Semaphore(HASHED_AT_ONCE)

    # Sessions

    async def add_session(self, person: Person, label: str) -> str:
        """The cookie of a new session on some device; kept only as a hash."""
        cookie = secrets.token_urlsafe(24)
        now = time.time()
        await self.store.add_session(Session(token_hash(cookie), person.id, label, now, now))
        return cookie

    async def of_cookie(self, cookie: str) -> Key | None:
        """Whom a cookie opens the door for; None if it is forged, or its session has ended."""
        found = await self.store.get_session(self._kept(cookie))
        if found is None:
            return None
        person, session = found
        now = time.time()
        if now - session.used > LONGEST_UNUSED:
            await self.store.end_sessions(person.id, [session.hash])
            return None
        if now - session.used > DAY:
            await self.store.use_session(session.hash, now)
        return Key(person, session.hash, is_token=False)

    def _kept(self, cookie: str) -> str:
        """What is kept of a cookie. Those from before there were sessions are a person's number and a signature."""
        person, _, signature = cookie.rpartition(".")
        if self.key is None:
            return token_hash(cookie)
        expected = hmac.new(self.key, person.encode(), sha256).hexdigest()
        if person and hmac.compare_digest(signature.encode(), expected.encode()):
            return f"signed-{person}"
        return token_hash(cookie)

    async def sessions_of(self, person: Person) -> list[Session]:
        """A person's sessions, the last used first."""
        return await self.store.sessions_of(person.id)

    # Guests and accounts

    async def add_guest(self, name: str) -> Person:
        """Somebody new, known by a name only."""
        person = Person(secrets.token_urlsafe(12), check_name(name), None, None, time.time())
        await self.store.add_person(person)
        return person

    async def rename(self, person: Person, name: str) -> Person:
        """The same person under another name."""
        renamed = replace(person, name=check_name(name))
        await self.store.rename_person(person.id, renamed.name)
        return renamed

    async def open_account(self, person: Person, login: str, password: str) -> Person:
        """Let a guest come back on another device with a login and a password."""
        if person.login is not None:
            raise Refused("has-account", login=person.login)
        login = login.strip().lower()
        if not login or len(login) > LONGEST_NAME or not login.isprintable():
            raise BadRequest("login-length", most=LONGEST_NAME)
        check_password(password)
        hashed = await self._hash(HASHER.hash, password)
        try:
            if not await self.store.add_login(person.id, login, hashed):
                raise Refused("has-account", login=(await self._again(person)).login or login)
        except Conflict:
            raise Refused("login-taken", login=login) from None
        return await self._again(person)

    async def change_password(self, person: Person, password: str, new: str, address: str) -> None:
        """Take another password, by whoever knows the old one."""
        check_password(new)
        known = (await self._again(person)).password_hash
        if known is None or person.login is None:
            raise Refused("no-account")
        await self._check_password(person.login, known, password, address)
        if not await self.store.change_password(person.id, known, await self._hash(HASHER.hash, new)):
            raise Refused("password-changed")

    async def confirm(self, person: Person, password: str, address: str) -> None:
        """Whether it is the person who asks; a guest has nothing but the cookie to show."""
        if person.login is not None and person.password_hash is not None:
            await self._check_password(person.login, person.password_hash, password, address)

    async def _check_password(self, login: str, known: str, password: str, address: str) -> None:
        if not await self._is_right(login, known, password, address):
            raise WhoAreYou("wrong-password")

    async def _is_right(self, login: str, known: str, password: str, address: str) -> bool:
        """Whether this is the password; every wrong one makes the next try take longer."""
        self.wrong.check(login, address)
        try:
            await self._hash(HASHER.verify, known, password[: LONGEST_PASSWORD + 1])
            is_right = known is not NOBODYS_HASH
        except Argon2Error:
            is_right = False
        self.wrong.note(login, address, is_right)
        return is_right

    async def _again(self, person: Person) -> Person:
        """The person as they are now; others may have changed them meanwhile."""
        return await self.store.get_person(person.id) or person

    async def _hash(self, work: Callable[..., T], *words: str) -> T:
        """Work on passwords, which takes long on purpose: beside the event loop, and not too much at once."""
        async with self._hashing:
            return await asyncio.to_thread(work, *words)

    async def log_in(self, login: str, password: str, address: str) -> Person:
        """The person of a login, if the password is right."""
        login = login.strip().lower()
        person = await self.store.find_login(login) if login.isprintable() else None
        known = (person.password_hash if person else None) or NOBODYS_HASH
        if not await self._is_right(login, known, password, address) or person is None:
            raise WhoAreYou("wrong-login")
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
            raise NotFound("no-token")

    async def of_token(self, token: str) -> Key | None:
        """Whom a token acts for."""
        kept = token_hash(token)
        person = await self.store.person_of_token(kept)
        return None if person is None else Key(person, kept, is_token=True)


def nobodys_hash(hasher: PasswordHasher) -> str:
    """A hash as this hasher makes them, of no password anybody knows; it is made up, not worked out."""
    salt, digest = (
        b64encode(secrets.token_bytes(length)).decode().rstrip("=") for length in (hasher.salt_len, hasher.hash_len)
    )
    costs = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v={ARGON2_VERSION}${costs}${salt}${digest}"


#: Compared with when there is no such login, so that an answer takes as long as one for a wrong password.
NOBODYS_HASH = nobodys_hash(HASHER)


def check_password(password: str) -> None:
    """Refuse a password that is too short, or longer than anybody types."""
    if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise BadRequest("password-length", least=SHORTEST_PASSWORD, most=LONGEST_PASSWORD)


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()
