"""Some processes that share a socket: each answers with its number and hangs up. Run with how many there are to be."""

from __future__ import annotations

import socket
import sys
from collections.abc import Callable
from os import getpid

from pessoi.server.many import serve_many


def tell_number(listener: socket.socket, ready: Callable[[], None]) -> None:
    """Serve until ended."""
    ready()
    while True:
        connection, _ = listener.accept()
        connection.sendall(b"%d" % getpid())
        connection.close()


if __name__ == "__main__":
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        serve_many(int(sys.argv[1]), listening, tell_number, lambda: print(port, flush=True))
    print("over", flush=True)
