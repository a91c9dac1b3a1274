"""Many servers at one address: processes that share a listening socket, watched over by the one that started them.

One that dies is replaced, all end together, and none outlives the one that watches.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import time
from collections.abc import Callable
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread

logger = logging.getLogger("pessoi.server")

#: What one process does: serve at a socket, and call back as soon as it answers there. Has to be importable.
Serve = Callable[[socket.socket, Callable[[], None]], None]

#: How long to wait before one that died is replaced, so that a machine is not worn out by starting.
PAUSE = 1.0
#: How long processes get to end by themselves.
FAREWELL = 15.0


def serve_many(
    count: int, listener: socket.socket, serve: Serve, ready: Callable[[], None], farewell: float = FAREWELL
) -> None:
    """Have so many processes serve at this socket until a signal comes; ready is called once that many answer.

    ``farewell`` is how long they get to end by themselves.
    """
    answered, answer = get_context("spawn").Pipe(duplex=False)
    stopping, stop = socket.socketpair()
    handlers = {number: signal.signal(number, lambda *_: stop.send(b".")) for number in (signal.SIGINT, signal.SIGTERM)}
    servers: list[SpawnProcess] = []
    answering = 0
    try:
        while True:
            servers += [_start(listener, serve, answer) for _ in range(count - len(servers))]
            happened = wait([stopping, answered, *(server.sentinel for server in servers)])
            if stopping in happened:
                return
            if answered in happened:
                answered.recv()
                answering += 1
                if answering == count:
                    ready()
            dead = [server for server in servers if not server.is_alive()]
            for server in dead:
                logger.error("server process %s %s; another one takes its place", server.pid, _end_of(server))
                servers.remove(server)
            if dead and wait([stopping], PAUSE):
                return
    finally:
        _end(servers, farewell)
        for number, handler in handlers.items():
            signal.signal(number, handler)
        for end in (answered, answer, stopping, stop):
            end.close()


def _start(listener: socket.socket, serve: Serve, answer: Connection) -> SpawnProcess:
    process = get_context("spawn").Process(target=_serve, args=(listener, serve, answer))
    process.start()
    return process


def _end(servers: list[SpawnProcess], farewell: float) -> None:
    """Let all of them end at once, and make those who don't."""
    for server in servers:
        server.terminate()
    deadline = time.monotonic() + farewell
    for server in servers:
        server.join(max(0.0, deadline - time.monotonic()))
        if server.is_alive():
            logger.error("server process %s does not end by itself and is killed", server.pid)
            server.kill()
            server.join()


def _end_of(server: SpawnProcess) -> str:
    code = server.exitcode
    if code is not None and code < 0:
        return f"was ended by {signal.Signals(-code).name}"
    return f"has ended with code {code}"


# In a process that serves


def _serve(listener: socket.socket, serve: Serve, answer: Connection) -> None:
    """Leave Ctrl-C to the process that watches, and end when that is gone, even if it was killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_watch_parent, daemon=True).start()
    serve(listener, lambda: answer.send(os.getpid()))


def _watch_parent() -> None:
    watching = parent_process()
    assert watching is not None
    watching.join()
    os.kill(os.getpid(), signal.SIGTERM)
