"""What whoever runs a server decides, beside the database and where it listens."""

from __future__ import annotations

from ipaddress import ip_network

from msgspec import Struct

from pessoi.kernel.errors import BadSetup
from pessoi.server.logs import Form, Level


class Operation(Struct, frozen=True):
    """How a server is watched over, and how it goes."""

    log: Form = "text"
    log_level: Level = "warning"
    #: Where Prometheus may ask: a port of this machine, or host:port.
    metrics: str | None = None
    #: How long the server goes on, once it was told to end, while /ready says no; for what watches that.
    drain: float = 0.0
    #: The addresses of web servers whose word counts on where a client is.
    proxies: str = "127.0.0.1,::1"


def check_proxies(words: str) -> str:
    """Addresses and networks by commas, or * for any; what is none of these would be believed by nobody."""
    for word in words.split(","):
        try:
            if word.strip() != "*":
                ip_network(word.strip(), strict=False)
        except ValueError:
            raise BadSetup("no-proxy-address", address=word) from None
    return words
