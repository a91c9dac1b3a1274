"""Bells: ways to reach a person whose turn it is. Each is asked for, confirmed, and taken down by whoever wants.

The words in links are made from the secret of the site, so that nothing in the database lets anybody use them. A word
that lets somebody in is drawn instead, works once, and is kept as a hash.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from urllib.parse import urlsplit

from pessoi.server import clock as clocks
from pessoi.server.errors import BadRequest, NotFound, Refused, guarded
from pessoi.server.identity import token_hash
from pessoi.server.push import PushKey
from pessoi.server.reach import EMAIL, Kind, Reach
from pessoi.server.store import Person, Store
from pessoi.server.store.bells import Bell, Ring

#: Most ways to reach one person.
MOST = 5
LONGEST_EMAIL = 254
#: How long a link lets its person in, in seconds.
OPEN_FOR = 86_400.0


class Bells:
    """A site's bells."""

    def __init__(self, store: Store, key: bytes, reach: Reach) -> None:
        self.kept = store.bells
        self.reach = reach
        self._store = store
        self._key = key
        self.push_key = PushKey(key)

    async def add(self, person: Person, kind: Kind, address: str, language: str) -> Bell:
        """Keep a way to reach somebody; an e-mail address has to say yes itself before it is used."""
        if kind not in self.reach.offered:
            raise Refused("bell-not-offered")
        if kind == "email":
            address = check_email(address)
        elif kind == "push":
            address = check_push(address, self.reach.is_private_allowed)
            await self._free_browser(address)
        else:
            address = check_webhook(address)
        if len(await guarded(self.kept.of_person(person.id))) >= MOST:
            raise Refused("many-bells", most=MOST)
        now = clocks.now()
        is_sure = kind != "email"
        bell = Bell(secrets.token_urlsafe(9), person.id, kind, address, language, now, now if is_sure else None)
        await guarded(self.kept.add(bell, None if is_sure else Ring(bell.id, "", 0, "", 0, now)))
        return bell

    async def _free_browser(self, address: str) -> None:
        """A browser calls one person, the last who asked there: nobody else knows its address."""
        for bell in await guarded(self.kept.at("push", address)):
            await guarded(self.kept.remove(bell.id))

    async def remove(self, person: Person, id: str) -> None:
        """Take a bell of one's own down."""
        bell = await guarded(self.kept.get(id))
        if bell is None or bell.person_id != person.id:
            raise NotFound("no-bell")
        await guarded(self.kept.remove(id))

    # Links in letters

    def word(self, what: str, bell: Bell) -> str:
        """The word in a link by which the owner of an address says yes or stop."""
        signed = hmac.new(self._key, f"{what} {bell.id} {bell.address}".encode(), sha256)
        return f"{bell.id}.{signed.hexdigest()[:32]}"

    def link(self, what: str, bell: Bell) -> str:
        """The page that asks whether one means it: mail programs follow links by themselves."""
        return f"{self.reach.address}/{what}/{self.word(what, bell)}"

    async def _bell_of(self, what: str, word: str) -> Bell:
        bell = await guarded(self.kept.get(word.partition(".")[0]))
        if bell is None or not hmac.compare_digest(self.word(what, bell).encode(), word.encode()):
            raise NotFound("old-link")
        return bell

    async def confirm(self, word: str) -> None:
        """The owner of an address says that it may be used."""
        bell = await self._bell_of("confirm", word)
        await guarded(self.kept.confirm(bell.id, clocks.now()))

    async def silence(self, word: str) -> None:
        """The owner of an address wants to hear no more."""
        bell = await self._bell_of("quiet", word)
        await guarded(self.kept.remove(bell.id))

    # Links that let in

    async def table_link(self, bell: Bell, table_id: str) -> str:
        """The way to a table; where only its person reads it, one that lets them in, once."""
        if bell.kind not in ("email", "json"):
            # Others may read along in a channel or a topic.
            return f"{self.reach.address}/table/{table_id}"
        word = secrets.token_urlsafe(24)
        expires = clocks.now() + OPEN_FOR
        await guarded(self.kept.add_arrival(token_hash(word), bell.person_id, table_id, expires))
        return f"{self.reach.address}/in/{word}"

    async def arrive(self, word: str) -> tuple[Person, str]:
        """Who comes by a link, and to which table."""
        found = await guarded(self.kept.use_arrival(token_hash(word), clocks.now()))
        person = None if found is None else await guarded(self._store.get_person(found[0]))
        if found is None or person is None:
            raise NotFound("used-link")
        return person, found[1]


def check_email(address: str) -> str:
    """An address that letters can go to."""
    if len(address) > LONGEST_EMAIL or not address.isascii() or not EMAIL.fullmatch(address):
        raise BadRequest("no-email")
    return address


def check_webhook(address: str) -> str:
    """An address on the web; where it leads is looked at each time it is used."""
    try:
        parts = urlsplit(address)
        is_fine = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        is_fine = False
    if not is_fine or not address.isascii() or not address.isprintable() or " " in address or "@" in parts.netloc:
        raise BadRequest("no-webhook")
    return address


def check_push(address: str, is_private_allowed: bool) -> str:
    """Where a browser hears pushes: encrypted, unless all this stays in one's own network."""
    if urlsplit(check_webhook(address)).scheme != "https" and not is_private_allowed:
        raise BadRequest("no-webhook")
    return address
