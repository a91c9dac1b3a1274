"""The server behind nginx and behind Caddy, each with the configuration that is offered in deploy/."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.patience import PATIENCE
from tests.server.http_site import Site, serving
from tools.proxies import program
from websockets.asyncio.client import connect
from websockets.typing import Origin

from pessoi.server import connections, watching
from pessoi.server.limits import Rate
from pessoi.terminal.remote.line import Line, begin

DEPLOY = Path(__file__).parents[2] / "deploy"
#: So few guests may come from one address that it shows which address is counted.
FEW = 2
EXAMPLE = "games.example.org"
#: The system gives these to nobody who asks for any, so none is taken by a client before its server listens.
PORTS = range(10_000, 16_000)


def free_port() -> int:
    """A port at which nobody listens."""
    for port in random.sample(PORTS, len(PORTS)):
        with suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    raise AssertionError("all ports are taken")


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a certificate for this machine that nobody else has signed, and its key."""
    folder = tmp_path_factory.mktemp("certificate")
    openssl = shutil.which("openssl")
    assert openssl, "this test needs openssl to make a certificate: apt-get install openssl"
    asked = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    named = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", "privkey.pem", "-out", "fullchain.pem"]
    subprocess.run([openssl, *asked, *named, *files], cwd=folder, check=True, capture_output=True)
    return folder


def nginx_command(folder: Path, certificate: Path, port: int, behind: int) -> list[str]:
    """nginx with our site among its others, as Debian includes it."""
    site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    site = site.replace(f"/etc/letsencrypt/live/{EXAMPLE}", str(certificate)).replace(EXAMPLE, "localhost")
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{behind}").replace("listen 443", f"listen 127.0.0.1:{port}")
    site = site.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    lines = [line for line in site.splitlines() if "listen [::]" not in line]
    (folder / "site.conf").write_text("\n".join(lines), encoding="utf-8")
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind}; " for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"{user} daemon off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; {temporary} include {folder}/site.conf; }}",
        encoding="utf-8",
    )
    return [program("nginx"), "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy_command(folder: Path, certificate: Path, port: int, behind: int) -> list[str]:
    """Caddy with our site, but a certificate of our own and no other port."""
    site = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    own = f"tls {certificate}/fullchain.pem {certificate}/privkey.pem"
    site = site.replace(f"{EXAMPLE} {{", f"https://localhost:{port} {{\n\tbind 127.0.0.1\n\t{own}")
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{behind}")
    (folder / "Caddyfile").write_text(f"{{\n\tadmin off\n\tauto_https disable_redirects\n}}\n{site}", encoding="utf-8")
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


COMMANDS = {"nginx": nginx_command, "caddy": caddy_command}


@contextmanager
def running(command: list[str], folder: Path, port: int) -> Iterator[None]:
    """A web server while this lasts, once it listens."""
    places = {"HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "said").open("w+b") as said:
        process = subprocess.Popen(command, env={**os.environ, **places}, stdout=said, stderr=said)
        try:
            give_up = time.monotonic() + PATIENCE
            while not is_listening(port):
                assert process.poll() is None, (folder / "said").read_text()
                assert time.monotonic() < give_up, "the web server did not start in time"
                time.sleep(0.02)
            yield
        finally:
            process.terminate()
            process.wait(PATIENCE)


def is_listening(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class Front:
    """A web server with ours behind it."""

    def __init__(self, site: Site, port: int, certificate: Path) -> None:
        self.site = site
        self.port = port
        self.trusting = ssl.create_default_context(cafile=str(certificate / "fullchain.pem"))

    def client(self, address: str = "127.0.0.1", **headers: str) -> httpx.Client:
        """Somebody at this address."""
        transport = httpx.HTTPTransport(verify=self.trusting, local_address=address)
        return httpx.Client(
            transport=transport, base_url=f"https://localhost:{self.port}", headers=headers, timeout=PATIENCE
        )


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def front(
    request: pytest.FixtureRequest, certificate: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Front]:
    folder = tmp_path_factory.mktemp(request.param)
    with serving(str(folder / "pessoi.db"), {"guests": Rate(FEW, 3600)}) as site:
        port = free_port()
        command = COMMANDS[request.param](folder, certificate, port, int(site.address.rpartition(":")[2]))
        with running(command, folder, port):
            yield Front(site, port, certificate)


def come_in(client: httpx.Client) -> int:
    return client.post("/api/guests", json={"name": "Anna"}).status_code


def test_answers_arrive_as_they_are_over_tls(front: Front) -> None:
    with front.client() as anna:
        answer = anna.get("/api/games")
    assert answer.status_code == 200
    assert [game["name"] for game in answer.json()] == ["hercules", "hexemonia", "thebai"]
    assert answer.headers["content-security-policy"].startswith("default-src 'self'")
    assert "max-age" in answer.headers["strict-transport-security"]
    assert len(answer.headers.get_list("x-request-id")) == 1


def test_a_match_is_played_over_tls_and_a_socket(front: Front) -> None:
    with front.client("127.0.0.9") as anna:
        answer = anna.post("/api/guests", json={"name": "Anna"})
        assert "; secure" in answer.headers["set-cookie"].lower()
        table = anna.post("/api/tables", json={"game": "hercules", "seats": 1}).json()["id"]
        anna.put(f"/api/tables/{table}/seats/0", json={"nonce": "n"}).raise_for_status()
        anna.post(f"/api/tables/{table}/start").raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in anna.cookies.items())
    line = Line(
        connect(
            f"wss://localhost:{front.port}/api/tables/{table}/live",
            ssl=front.trusting,
            origin=Origin(f"https://localhost:{front.port}"),
            additional_headers={"Cookie": cookie},
            open_timeout=PATIENCE,
            ping_interval=None,
        )
    )
    with closing(line):
        decision = hear(line, "update")["scene"]["decision"]
        choice = decision["choices"][0]["choice"]
        line.send(json.dumps({"type": "choose", "id": 1, "seat": 0, "log": 0, "choice": choice}))
        assert hear(line, "ack")["log"] == 1


def hear(line: Line, kind: str) -> Any:
    """The next message of this kind."""
    while True:
        message = json.loads(begin(line.socket.recv()).result(PATIENCE))
        assert message["type"] != "error", message
        if message["type"] == kind:
            return message


def test_limits_count_the_address_of_the_client_whatever_it_says_itself(front: Front) -> None:
    with front.client("127.0.0.2") as anna, front.client("127.0.0.3") as berta:
        assert [come_in(anna) for _ in range(FEW + 1)] == [201, 201, 429]
        anna.headers["X-Forwarded-For"] = "192.0.2.7"
        assert come_in(anna) == 429
        assert come_in(berta) == 201


def test_who_is_no_web_server_of_ours_is_not_believed(front: Front) -> None:
    transport = httpx.HTTPTransport(local_address="127.0.0.4")
    with httpx.Client(transport=transport, base_url=front.site.address, timeout=PATIENCE) as stranger:
        came = []
        for number in range(FEW + 1):
            stranger.headers["X-Forwarded-For"] = f"192.0.2.{number}"
            came.append(come_in(stranger))
    assert came == [201, 201, 429]


def test_what_is_too_large_does_not_get_as_far(front: Front) -> None:
    before = len(front.site.house.rooms)
    with front.client() as anna:
        answers = [anna.post("/api/guests", json={"name": "A" * length}) for length in (65_536, 100_000)]
    assert [answer.status_code for answer in answers] == [413, 413]
    assert len(front.site.house.rooms) == before


def test_whether_it_is_ready_is_for_this_machine(front: Front, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "PATIENCE", PATIENCE)
    with front.client() as here, front.client("127.0.0.5") as elsewhere:
        assert here.get("/ready").json() == {"status": "ready"}
        assert elsewhere.get("/ready").status_code == 403
        assert elsewhere.get("/health").status_code == 200


@pytest.mark.parametrize(
    ("file", "words"), [("nginx.conf", r"keepalive_timeout (\d+)s;"), ("Caddyfile", r"keepalive (\d+)s")]
)
def test_a_line_that_is_kept_is_hung_up_by_the_web_server_first(file: str, words: str) -> None:
    [seconds] = re.findall(words, (DEPLOY / file).read_text(encoding="utf-8"))
    assert int(seconds) < connections.IDLE_SECONDS


def test_a_web_server_that_can_not_be_had_is_said(tmp_path: Path) -> None:
    asked = [sys.executable, "-c", "import tools.proxies as p; p.HOME = p.Path('nowhere'); p.program('caddy')"]
    root = str(DEPLOY.parent)
    done = subprocess.run(
        asked, cwd=tmp_path, env={"PATH": "", "PYTHONPATH": root}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "need caddy, not found here" in done.stderr
