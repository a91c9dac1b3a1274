"""What can go wrong between a terminal and a server."""

from __future__ import annotations

from pessoi.kernel.errors import PessoiError
from pessoi.kernel.phrase import Data


class Unreachable(PessoiError):
    """The server does not answer, or not as a server of this kind."""


class Declined(PessoiError):
    """The server has refused something; its words say why."""

    def __init__(self, code: str, said: Data) -> None:
        super().__init__("as-said", reason=said)
        self.code = code
