"""What the server refuses, each with the status an HTTP client gets and a sentence that helps."""

from __future__ import annotations

from msgspec import Struct

from pessoi.kernel.errors import PessoiError


class Problem(Struct):
    """What a client gets when something was refused: its name for programs, and words for people."""

    code: str
    message: str


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


class Unavailable(Refused):
    """The store does not answer; nothing was changed, try again."""

    status = 503
    code = "unavailable"
