"""Running the server until somebody ends it: find a port, see that the database is there, listen, say where."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import uvicorn

from pessoi.kernel.errors import BadSetup
from pessoi.server.app import create_app
from pessoi.server.store import Store, StoreUnavailable

#: How long open connections get to end by themselves.
FAREWELL_SECONDS = 3
#: Waiting connections the system keeps for us.
BACKLOG = 2048

Ready = Callable[[str], None]


class AnnouncingServer(uvicorn.Server):
    """Calls back with its address as soon as it answers there."""

    def __init__(self, config: uvicorn.Config, address: str, ready: Ready) -> None:
        super().__init__(config)
        self.address = address
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready(self.address)


def serve(database: str, host: str, port: int, workers: int, ready: Ready) -> None:
    """Serve the database at this address until a signal comes; port 0 is any free one."""
    with listen(host, port) as listener:
        asyncio.run(check_database(database))
        app = create_app(database, workers)
        logging.getLogger().setLevel(logging.WARNING)
        config = uvicorn.Config(
            app,
            lifespan="on",
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=FAREWELL_SECONDS,
        )
        with quiet_end():
            AnnouncingServer(config, address_of(host, listener), ready).run([listener])


def open_page(address: str) -> bool:
    """Show the page in the person's browser, without making the server wait for it; False where that can't be done."""
    if os.environ.get("PESSOI_NO_BROWSER") or not has_screen():
        return False
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    return True


def has_screen() -> bool:
    """Whether windows can be shown; without, Python would open a browser of text in our terminal."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def free_port(host: str, wished: int) -> int:
    """The port wished for if nobody listens there, else 0, any free one."""
    try:
        listen(host, wished).close()
    except BadSetup:
        return 0
    return wished


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or a word on why there is none."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise BadSetup(f'there is no host "{host}" to listen at: {error.strerror}') from error
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            reason = f"port {port} is in use; choose another with --port, or --port 0 for any free one"
        else:
            reason = f"cannot listen at {host}, port {port}: {error.strerror}; choose others with --host and --port"
        raise BadSetup(reason) from error
    return listener


def address_of(host: str, listener: socket.socket) -> str:
    """The address to type into a browser."""
    port = listener.getsockname()[1]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def check_database(database: str) -> None:
    """Bring the database up to date before anything is announced, or say what it lacks."""
    try:
        store = await Store.open(database)
        await store.close()
    except StoreUnavailable as error:
        raise BadSetup(str(error)) from error


@contextmanager
def quiet_end() -> Iterator[None]:
    """Let the signals that end the server end it only, as uvicorn raises them again afterwards."""
    handlers = {number: signal.signal(number, lambda *_: None) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
