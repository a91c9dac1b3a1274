"""What is counted and measured for those who watch over the server, in the form Prometheus reads.

It is told at a port of its own, which is meant for the operator's machines alone and is off unless asked for.
"""

from __future__ import annotations

import asyncio
import errno
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Thread
from typing import TYPE_CHECKING
from wsgiref.simple_server import WSGIServer

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from pessoi.kernel.errors import BadSetup

if TYPE_CHECKING:
    from pessoi.server.house import House

LOOPBACK = "127.0.0.1"
#: In seconds: what people notice begins at a tenth.
QUICK = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
#: What bots take.
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)
#: How long whoever asks waits for the store to count tables.
PATIENCE = 5.0


class Metrics:
    """The numbers of one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.choices = Counter("pessoi_choices", "Choices kept for good.", ["by"], registry=self.registry)
        self.choice_seconds = self._histogram(
            "pessoi_choice_seconds", "From the receipt of a person's choice to its acknowledgement.", QUICK
        )
        self.requests = Counter(
            "pessoi_requests", "HTTP requests answered.", ["method", "route", "status"], registry=self.registry
        )
        self.request_seconds = self._histogram("pessoi_request_seconds", "How long HTTP requests took.", QUICK)
        self.refused = Counter(
            "pessoi_refused", "What was asked for and refused, by its code.", ["door", "code"], registry=self.registry
        )
        self.errors = Counter(
            "pessoi_errors", "Mistakes of ours; the log says more.", ["where"], registry=self.registry
        )
        self.bot_wait_seconds = self._histogram(
            "pessoi_bot_wait_seconds", "How long turns of bots and judgements waited for a process.", SLOW
        )
        self.bot_seconds = self._histogram("pessoi_bot_seconds", "How long bots thought.", SLOW)
        ProcessCollector(registry=self.registry)

    def _histogram(self, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
        return Histogram(name, about, buckets=buckets, registry=self.registry)

    def watch(self, house: House) -> None:
        """Tell of this house how it stands whenever somebody asks."""
        self._gauge("pessoi_sockets", "Sockets for live play that are open.", house.doors.open.total)
        self._gauge("pessoi_rooms", "Tables held in memory.", lambda: len(house.rooms))
        self._gauge("pessoi_bots_waiting", "Turns that wait for a process.", lambda: house.thinkers.waiting)
        self._gauge("pessoi_bots_thinking", "Processes that think.", lambda: house.thinkers.busy)
        self.registry.register(CountedTables(house, asyncio.get_running_loop()))

    def _gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        Gauge(name, about, registry=self.registry).set_function(value)

    @contextmanager
    def told_at(self, address: str | None, processes: int = 1) -> Iterator[str | None]:
        """Tell it at this host and port, or a port of this machine alone; where that is, if anywhere.

        Of several processes each takes the first port from there on that no other has.
        """
        if address is None:
            yield None
            return
        host, port = read_address(address)
        server, thread = self._listen(host, port, processes)
        try:
            yield f"http://{host}:{server.server_port}/metrics"
        finally:
            server.shutdown()
            server.server_close()
            thread.join()

    def _listen(self, host: str, port: int, processes: int) -> tuple[WSGIServer, Thread]:
        for own in range(port, port + processes):
            try:
                return start_http_server(own, host, self.registry)
            except OSError as error:
                if error.errno != errno.EADDRINUSE or own == port + processes - 1:
                    raise BadSetup("cannot-listen", host=host, port=str(own), reason=error) from error
        raise AssertionError("there is a process at least")


class CountedTables(Collector):
    """Tables by how they stand, counted by the store when somebody asks; nothing if it does not answer."""

    def __init__(self, house: House, loop: asyncio.AbstractEventLoop) -> None:
        self._house = house
        self._loop = loop

    def describe(self) -> list[GaugeMetricFamily]:
        """What it will be, so that nothing is counted before anybody asks."""
        return [GaugeMetricFamily("pessoi_tables", "Tables in the store.", labels=["status"])]

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Count; whoever asks is in a thread of its own."""
        family = self.describe()[0]
        counting = asyncio.run_coroutine_threadsafe(self._house.store.count_tables(), self._loop)
        try:
            for status, count in counting.result(PATIENCE).items():
                family.add_metric([status], count)
        except Exception:
            counting.cancel()
        yield family


def read_address(words: str) -> tuple[str, int]:
    """A host and a port, or a port of this machine alone."""
    host, colon, port = words.rpartition(":")
    if not port.isdecimal() or int(port) > 65535 or (colon and not host):
        raise BadSetup("metrics-address", address=words)
    return host.strip("[]") or LOOPBACK, int(port)
