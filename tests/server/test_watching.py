"""What those who watch over a server get to know: whether it is ready, its log, its numbers."""

from __future__ import annotations

import json
import logging
import re
import socket
import time
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from tests.patience import PATIENCE
from tests.server.http_site import Site, Visitor

from pessoi.kernel.errors import BadSetup
from pessoi.server import metrics, watching
from pessoi.server.house import House
from pessoi.server.logs import JsonLines, Numbered, TextLines
from pessoi.server.metrics import read_address
from pessoi.server.operation import check_proxies
from pessoi.server.store import StoreUnavailable
from pessoi.server.supervisor import READY, tell_supervisor
from pessoi.server.tracing import REQUEST

pytest_plugins = ["tests.server.databases", "tests.server.http_site"]

# Readiness


def test_a_server_whose_store_answers_is_ready(any_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "PATIENCE", PATIENCE)
    answer = any_site.stranger().get("/ready")
    assert (answer.status_code, answer.json()) == (200, {"status": "ready"})


def test_a_server_whose_store_is_silent_lives_but_is_not_ready(
    site: Site, stranger: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def silent() -> None:
        raise StoreUnavailable("store-unavailable", reason="/var/lib/pessoi.db is gone")

    monkeypatch.setattr(site.house.store, "ping", silent)
    answer = stranger.get("/ready")
    assert (answer.status_code, answer.json()) == (503, {"status": "store silent"})
    assert stranger.get("/health").status_code == 200


# Requests and the log


def test_every_answer_has_a_number_and_a_refusal_names_it(stranger: Visitor) -> None:
    fine = stranger.get("/api/games")
    refused = stranger.get("/api/tables/nothing")
    nowhere = stranger.get("/api/no/such/thing")
    numbers = [answer.headers["x-request-id"] for answer in (fine, refused, nowhere)]
    assert len(set(numbers)) == 3
    assert refused.json()["request"] == numbers[1]
    assert nowhere.json()["request"] == numbers[2]


@pytest.mark.parametrize(
    ("given", "is_kept"), [("0123456789abcdef", True), ("short", False), ("with blanks in it", False)]
)
def test_the_number_of_a_web_server_before_this_one_is_kept_if_it_is_one(
    stranger: Visitor, given: str, is_kept: bool
) -> None:
    answer = stranger.get("/api/games", headers={"X-Request-Id": given})
    assert (answer.headers["x-request-id"] == given) is is_kept


def test_a_mistake_of_ours_can_be_found_in_the_log_by_its_number(
    site: Site, anna: Visitor, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError("no idea")

    monkeypatch.setattr(House, "room", broken)
    with caplog.filtering(Numbered()):
        answer = anna.get("/api/tables/t1")
    number = answer.headers["x-request-id"]
    assert answer.status_code == 500
    assert answer.json()["message"].endswith(number)
    assert "no idea" not in answer.text
    record = next(record for record in caplog.records if record.exc_info)
    assert record.__dict__["request"] == number


def record_of(message: str, **more: object) -> logging.LogRecord:
    fields = {"name": "pessoi.server", "levelname": "WARNING", "levelno": 30, "msg": message, **more}
    record = logging.makeLogRecord(fields)
    Numbered().filter(record)
    return record


def test_a_line_for_programs_is_an_object_with_all_that_is_known() -> None:
    token = REQUEST.set("abcdef12")
    line = json.loads(JsonLines().format(record_of("late\nagain", table="t1")))
    REQUEST.reset(token)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line.pop("time"))
    assert line == {
        "level": "warning",
        "logger": "pessoi.server",
        "message": "late\nagain",
        "request": "abcdef12",
        "table": "t1",
    }


def test_a_line_for_people_ends_with_the_number() -> None:
    lines = TextLines("%(levelname)s %(message)s")
    assert lines.format(record_of("late")) == "WARNING late"
    token = REQUEST.set("abcdef12")
    assert lines.format(record_of("late\nand more")) == "WARNING late [abcdef12]\nand more"
    REQUEST.reset(token)


# Numbers


def numbers_at(address: str) -> dict[str, float]:
    """What is told there, by name and labels."""
    text = httpx.get(address, trust_env=False, timeout=PATIENCE).text
    return {
        " ".join([sample.name, *sample.labels.values()]): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_numbers_are_told_at_a_port_of_their_own(any_site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(metrics, "PATIENCE", PATIENCE)
    anna = any_site.guest()
    table = anna.begin("hercules", 2)["id"]
    anna.step(table)
    anna.open_table()
    anna.refused("GET", "/tables/nothing", 404, "not_found")
    refused = "pessoi_requests_total GET /api/tables/{table_id} 404"
    with any_site.app.state.metrics.told_at("0") as address:
        give_up = time.monotonic() + PATIENCE
        # A request counts when all of it is done, which is after its answer.
        while refused not in (told := numbers_at(address)):
            assert time.monotonic() < give_up, told
            time.sleep(0.01)
    assert told["pessoi_choices_total person"] == 1
    assert told["pessoi_choice_seconds_count"] == 1
    assert told["pessoi_tables running"] == told["pessoi_tables open"] == 1
    assert told["pessoi_refused_total not_found http"] == 1
    assert told[refused] == 1
    assert told["pessoi_sockets"] == told["pessoi_bots_waiting"] == told["pessoi_bots_thinking"] == 0


def test_numbers_are_not_for_everybody(stranger: Visitor) -> None:
    assert "pessoi_" not in stranger.get("/metrics").text


def test_where_numbers_are_told_is_a_port_of_this_machine_unless_a_host_is_named() -> None:
    assert read_address("9464") == ("127.0.0.1", 9464)
    assert read_address("10.0.0.5:9464") == ("10.0.0.5", 9464)
    assert read_address("[::1]:9464") == ("::1", 9464)
    for odd in ("", "here", "10.0.0.5", ":9464", "99999"):
        with pytest.raises(BadSetup, match="is no port"):
            read_address(odd)


def test_only_addresses_can_be_web_servers_that_are_believed() -> None:
    assert check_proxies("127.0.0.1, 10.0.0.0/8,::1") == "127.0.0.1, 10.0.0.0/8,::1"
    with pytest.raises(BadSetup, match='"proxy" is no address'):
        check_proxies("127.0.0.1,proxy")


# The supervisor


def test_the_supervisor_is_told_where_there_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tell_supervisor(READY)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind(str(tmp_path / "notify"))
        line.settimeout(PATIENCE)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        tell_supervisor(READY)
        assert line.recv(100) == b"READY=1"
