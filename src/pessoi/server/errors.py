"""What the server refuses, each with the status an HTTP client gets and a sentence that helps."""

from __future__ import annotations

import logging
import math
from collections.abc import Awaitable
from typing import TypeVar

from msgspec import Struct

from pessoi.kernel.errors import PessoiError
from pessoi.kernel.phrase import Data
from pessoi.server.store.errors import StoreUnavailable

logger = logging.getLogger("pessoi.server")

T = TypeVar("T")


class Problem(Struct):
    """What a client gets when something was refused: its name for programs, and words for people.

    ``message`` is in English, ``words`` are to be said in the reader's language; ``request`` is the number by which
    whoever runs the server finds it in the log.
    """

    code: str
    message: str
    words: Data
    request: str


class Refused(PessoiError):
    """A request that can't be carried out; nothing has changed."""

    status = 409
    code = "refused"


class NotFound(Refused):
    """No such table, match, person or invitation (or not for you)."""

    status = 404
    code = "not_found"


class NotYours(Refused):
    """Somebody else's seat, table or token."""

    status = 403
    code = "not_yours"


class Private(NotYours):
    """A table that only those who were invited may look at."""

    code = "private"


class Unwelcome(Refused):
    """Somebody does not want this of this person: a host, or whoever runs the server."""

    status = 403
    code = "unwelcome"


class WhoAreYou(Refused):
    """The request needs a name: a guest's cookie or a token."""

    status = 401
    code = "who_are_you"


class BadRequest(Refused):
    """The request makes no sense as it is."""

    status = 400
    code = "bad_request"


class Stale(Refused):
    """The position has changed since; look again and repeat the request if you still mean it."""

    code = "stale"


class TooMany(Refused):
    """More than anybody may ask for; come again after so many seconds."""

    status = 429
    code = "too_many"

    def __init__(self, name: str, *, wait: float) -> None:
        self.seconds = math.ceil(wait)
        minutes = round(wait / 60)
        words = ["wait-minutes", {"minutes": minutes}] if minutes > 1 else ["wait-seconds", {"seconds": self.seconds}]
        super().__init__(name, wait=words)


class Full(Refused):
    """So many at the same time and no more, until one has come to its end."""

    status = 429
    code = "too_many"


class Unavailable(Refused):
    """The store does not answer; nothing was changed, try again."""

    status = 503
    code = "unavailable"


class Mistake(Refused):
    """A mistake of ours; the log says more under the number of the request."""

    status = 500
    code = "internal"


async def guarded(work: Awaitable[T]) -> T:
    """Wait for the store; if it does not answer, say so in the server's words."""
    try:
        return await work
    except StoreUnavailable as error:
        raise unavailable(error) from error


def unavailable(error: StoreUnavailable) -> Unavailable:
    """What clients get to know; why, which may name files and machines, is for those who run the server."""
    logger.warning("the store does not answer: %s", error)
    return Unavailable("store-silent")
