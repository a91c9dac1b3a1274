"""Running the server until somebody ends it: find a port, see that the database is there, listen, say where."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import partial

import uvicorn
from litestar import Litestar

from pessoi.kernel.errors import BadSetup
from pessoi.server import logs
from pessoi.server.app import create_app
from pessoi.server.connections import server_config
from pessoi.server.house import House
from pessoi.server.limits import Rate
from pessoi.server.many import FAREWELL, serve_many
from pessoi.server.metrics import Metrics
from pessoi.server.operation import Operation
from pessoi.server.secret import given_secret
from pessoi.server.store import Store, StoreUnavailable
from pessoi.server.store.connect import is_sqlite, parse
from pessoi.server.store.files import claimed
from pessoi.server.supervisor import READY, STOPPING, tell_supervisor

#: Waiting connections the system keeps for us.
BACKLOG = 2048
#: After how many new lists, dictionaries and the like garbage in cycles is looked for; Python's own is 700.
NEW_OBJECTS = 20_000

#: How often it is seen, while a server drains, whether somebody is in a hurry; in seconds.
GLANCE = 0.1

#: Names for all addresses of this machine.
EVERYWHERE = {"0.0.0.0", "::"}
#: By the kind of network, an address kept free for examples, and this machine's own name for itself.
ELSEWHERE = {socket.AF_INET: ("192.0.2.1", "127.0.0.1"), socket.AF_INET6: ("2001:db8::1", "::1")}

Ready = Callable[[str], None]


class HandingServer(uvicorn.Server):
    """Calls back as soon as it answers, and when it ends hands everybody over to whichever process comes next."""

    def __init__(self, app: Litestar, operation: Operation, ready: Callable[[], None]) -> None:
        super().__init__(server_config(app, log_config=None, forwarded_allow_ips=operation.proxies))
        self.app = app
        self.drain = operation.drain
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            collect_seldom()
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say that this process is going, let nobody in, and see off those who are here before anything is cut."""
        tell_supervisor(STOPPING)
        house: House = self.app.state.house
        house.is_closing = True
        began = time.monotonic()
        while time.monotonic() < began + self.drain and not self.force_exit:
            await asyncio.sleep(GLANCE)
        for server in self.servers:
            server.close()
        await house.hand_over()
        await super().shutdown(sockets)


def serve(
    database: str,
    host: str,
    ports: Sequence[int],
    workers: int,
    thinkers: int,
    ready: Ready,
    rates: dict[str, Rate] | None = None,
    operation: Operation = Operation(),  # noqa: B008  (frozen)
) -> None:
    """Serve the database at the first of these ports that is free until a signal comes; port 0 is any free one.

    ``workers`` processes serve, each with so many ``thinkers`` for its bots. ``rates`` are other limits than the usual
    ones for what people may do.
    """
    given_secret()  # refused here, before anything is begun, if it is none
    is_file = is_sqlite(parse(database))
    if is_file and workers > 1:
        raise BadSetup("many-need-postgres", workers=workers)
    if is_file and thinkers == 0:
        raise BadSetup("worker-needs-postgres")
    with listen_at_first(host, ports) as listener, claimed(database) as claim:
        asyncio.run(check_database(database))
        logs.set_up(operation.log, operation.log_level)
        address = address_of(host, listener)

        def answering() -> None:
            if claim is not None:
                claim.tell(address)
            tell_supervisor(READY)
            ready(address)

        if workers > 1:
            here = partial(serve_here, database, thinkers, rates, operation, workers)
            serve_many(workers, listener, here, answering, FAREWELL + operation.drain)
        else:
            serve_here(database, thinkers, rates, operation, 1, listener, answering)


def serve_here(
    database: str,
    thinkers: int,
    rates: dict[str, Rate] | None,
    operation: Operation,
    processes: int,
    listener: socket.socket,
    ready: Callable[[], None],
) -> None:
    """Serve in this process, one of several, at a socket that listens."""
    app = create_app(database, thinkers, rates=rates)
    logs.set_up(operation.log, operation.log_level)
    metrics: Metrics = app.state.metrics
    with quiet_end(), metrics.told_at(operation.metrics, processes):
        HandingServer(app, operation, ready).run([listener])


def collect_seldom() -> None:
    """Have Python look for garbage in cycles less often, and never among what stays anyway.

    Scenes are made of thousands of small lists and dictionaries, and looking through them took a third of the time of a
    choice. Hardly anything here ends in a cycle; all else goes as soon as nobody needs it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 20, 20)


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


def listen_at_first(host: str, ports: Sequence[int]) -> socket.socket:
    """A listening socket at the first of these ports where nobody else listens."""
    for port in ports[:-1]:
        with suppress(BadSetup):
            return listen(host, port)
    return listen(host, ports[-1])


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, or a word on why there is none."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
    except OSError as error:
        raise BadSetup("no-host", host=host, reason=error) from error
    try:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(BACKLOG)
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            raise BadSetup("port-in-use", port=str(port)) from error
        raise BadSetup("cannot-listen", host=host, port=str(port), reason=error) from error
    return listener


def address_of(host: str, listener: socket.socket) -> str:
    """The address to type into a browser, for others too if they can come."""
    port = listener.getsockname()[1]
    if host in EVERYWHERE:
        host = own_host(listener.family)
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_host(family: socket.AddressFamily) -> str:
    """The address of this machine in its network, or within itself if it has none; nothing is sent to find it."""
    elsewhere, within = ELSEWHERE[family]
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((elsewhere, 9))
        except OSError:
            return within
        return str(probe.getsockname()[0])


async def check_database(database: str) -> None:
    """Bring the database up to date before anything is announced, or say what it lacks."""
    try:
        store = await Store.open(database)
        await store.close()
    except StoreUnavailable as error:
        raise BadSetup("as-said", reason=error) from error


@contextmanager
def quiet_end() -> Iterator[None]:
    """Let the signals that end the server end it only, as uvicorn raises them again afterwards."""
    handlers = {number: signal.signal(number, lambda *_: None) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in handlers.items():
            signal.signal(number, handler)
