"""The page for browsers: which file is sent for which address, how it is encoded, and how long it may be kept."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from pessoi.server.app import create_app

Client = TestClient[Litestar]

INDEX = "<!doctype html><title>pessoi</title>"
SCRIPT = "console.log('a script of some length');" * 20
NAVIGATION = {"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


def build(page: Path) -> Path:
    """A page as the build leaves it."""
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text(INDEX)
    (page / "icon.svg").write_text("<svg/>")
    script = page / "assets" / "index-abc123.js"
    script.write_text(SCRIPT)
    script.with_name("index-abc123.js.br").write_bytes(b"as brotli")
    script.with_name("index-abc123.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    return page


def visit(database: Path, page: Path) -> Client:
    return TestClient(create_app(str(database), page=page))


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("site")
    with visit(folder / "pessoi.db", build(folder / "page")) as client:
        yield client


@pytest.fixture(scope="module")
def client_without_page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    folder = tmp_path_factory.mktemp("site")
    with visit(folder / "pessoi.db", folder / "nowhere") as client:
        yield client


def script(client: Client, encodings: str) -> httpx.Response:
    return client.get("/assets/index-abc123.js", headers={"Accept-Encoding": encodings})


# Addresses


@pytest.mark.parametrize(
    "address",
    [
        "/",
        "/lobby",
        "/new/hercules",
        "/join/some-word",
        "/table/t1",
        "/match/m1?ply=3",
        "/account",
        "/learn/hercules",
        "/style",
    ],
)
def test_every_screen_is_the_page(client: Client, address: str) -> None:
    answer = client.get(address)

    assert (answer.status_code, answer.text) == (200, INDEX)
    assert answer.headers["Content-Type"] == "text/html; charset=utf-8"


def test_an_unknown_address_is_not_found_but_shows_the_page_to_a_person(client: Client) -> None:
    answer = client.get("/no/such/screen", headers=NAVIGATION)

    assert (answer.status_code, answer.text) == (404, INDEX)


def test_a_missing_file_is_not_answered_with_the_page(client: Client) -> None:
    answer = client.get("/assets/index-old.js")

    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


@pytest.mark.parametrize("address", ["/api", "/api/nothing", "/api/tables/t1/nothing"])
def test_an_unknown_address_of_the_interface_is_not_the_page(client: Client, address: str) -> None:
    answer = client.get(address, headers=NAVIGATION)

    assert answer.status_code == 404
    assert answer.json()["code"] == "not_found"


@pytest.mark.parametrize("address", ["/..%2fpessoi.db", "/assets/..%2f..%2fpessoi.db", "/assets/../../pessoi.db"])
def test_files_outside_the_page_are_out_of_reach(client: Client, address: str) -> None:
    assert client.get(address).status_code == 404


def test_the_page_cannot_be_written_to(client: Client) -> None:
    answer = client.post("/lobby")

    assert answer.status_code == 405
    assert answer.json()["code"] == "not_allowed"


def test_head_tells_the_same_without_the_content(client: Client) -> None:
    whole, head = client.get("/lobby"), client.head("/lobby")

    assert head.content == b""
    assert dict(head.headers) == dict(whole.headers)


# Encodings


def test_the_smallest_encoding_is_sent_that_the_browser_takes(client: Client) -> None:
    with client.stream(
        "GET", "/assets/index-abc123.js", headers={"Accept-Encoding": "gzip, deflate, br, zstd"}
    ) as answer:
        assert b"".join(answer.iter_raw()) == b"as brotli"

    assert answer.headers["Content-Encoding"] == "br"
    assert answer.headers["Content-Type"] == "text/javascript; charset=utf-8"


@pytest.mark.parametrize("encodings", ["gzip", "br;q=0, gzip;q=0.5", "BR;q=0.0,GZIP"])
def test_a_browser_without_brotli_gets_gzip(client: Client, encodings: str) -> None:
    answer = script(client, encodings)

    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.text == SCRIPT


@pytest.mark.parametrize("encodings", ["", "identity", "gzip;q=0, br;q=0"])
def test_a_browser_without_encodings_gets_the_plain_file(client: Client, encodings: str) -> None:
    answer = script(client, encodings)

    assert "Content-Encoding" not in answer.headers
    assert answer.text == SCRIPT


def test_a_compressed_file_is_no_file_of_its_own(client: Client) -> None:
    assert client.get("/assets/index-abc123.js.br").status_code == 404


# Caching


def test_files_with_a_hash_in_their_name_are_kept_for_good(client: Client) -> None:
    answer = script(client, "gzip")

    assert answer.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert answer.headers["Vary"] == "Accept-Encoding"


@pytest.mark.parametrize("address", ["/", "/table/t1", "/icon.svg"])
def test_everything_else_is_asked_for_again_and_answered_briefly_if_unchanged(client: Client, address: str) -> None:
    first = client.get(address)
    again = client.get(address, headers={"If-None-Match": first.headers["ETag"]})

    assert first.headers["Cache-Control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["ETag"] == first.headers["ETag"]


def test_encodings_of_one_file_have_tags_of_their_own(client: Client) -> None:
    plain = script(client, "identity").headers["ETag"]

    assert script(client, "gzip").headers["ETag"] != plain


def test_a_new_page_is_sent_to_those_who_have_the_old_one(tmp_path: Path, client: Client) -> None:
    old = client.get("/").headers["ETag"]
    page = build(tmp_path / "page")
    (page / "index.html").write_text(INDEX + "new")

    with visit(tmp_path / "pessoi.db", page) as other:
        answer = other.get("/", headers={"If-None-Match": old})

    assert answer.text == INDEX + "new"


def test_a_running_server_keeps_the_page_it_started_with(tmp_path: Path) -> None:
    page = build(tmp_path / "page")

    with visit(tmp_path / "pessoi.db", page) as client:
        (page / "index.html").unlink()

        assert client.get("/").text == INDEX


# Safety, and a page that is not there


@pytest.mark.parametrize("address", ["/", "/assets/index-abc123.js", "/api/games"])
def test_nothing_inline_and_no_other_host_is_trusted(client: Client, address: str) -> None:
    policy = client.get(address).headers["Content-Security-Policy"]

    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert "http" not in policy


def test_without_a_page_one_is_told_how_to_build_it(client_without_page: Client) -> None:
    answer = client_without_page.get("/", headers=NAVIGATION)

    assert answer.status_code == 503
    assert "make page" in answer.text


def test_without_a_page_the_interface_works_all_the_same(client_without_page: Client) -> None:
    assert client_without_page.get("/api/games").status_code == 200
    assert client_without_page.get("/health").json()["status"] == "ok"
