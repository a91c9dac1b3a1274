"""The page for browsers: files built by Vite from web/, kept in memory, each in the encodings it was built in.

A server reads the whole page when it starts. So there is no file name to be tricked with, and a running server goes on
with the page it has while a new one is built.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import HttpMethod, Request, Response, route

from pessoi.server.errors import NotFound

#: Where the build puts the page; in the wheel too.
PAGE_FOLDER = Path(__file__).parent / "page"
INDEX = "index.html"
#: Files in here have a hash of their content in their name.
HASHED = "assets/"
#: The first part of every address that is a screen of the page; the page itself reads the rest.
SCREENS = {
    "",
    "lobby",
    "new",
    "join",
    "table",
    "match",
    "account",
    "rules",
    "learn",
    "today",
    "statistics",
    "ratings",
    "in",
    "confirm",
    "quiet",
    "style",
}
#: Encodings a file may also be there in, the smallest first, with how its name ends then.
ENCODINGS = {"br": ".br", "gzip": ".gz"}
PLAIN = ""

FOR_A_YEAR = "public, max-age=31536000, immutable"
ASK_EVERY_TIME = "no-cache"

MEDIA_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".md": "text/markdown",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
}

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>pessoi</title>
<h1>pessoi</h1>
<p>The server is running, but the page for browsers was not built. In a checkout <code>make page</code> builds it (and
<code>make play</code> does so by itself); then start the server again. A wheel of <code>make wheel</code> has it
inside.</p>
<p>From a terminal one can play here all the same, with <code>pessoi play hercules --at THIS_ADDRESS</code>, and
programs find the interface described at <a href="/api/schema">/api/schema</a>.</p></html>
"""


@dataclass(frozen=True)
class File:
    """One file of the page: its content by encoding, and what browsers are told about it."""

    contents: dict[str, bytes]
    media_type: str
    caching: str
    digest: str

    def best_encoding(self, accepted: str) -> str:
        """The smallest encoding that the browser takes, by its Accept-Encoding."""
        wishes = (part.partition(";") for part in accepted.lower().split(","))
        taken = {name.strip() for name, _, weight in wishes if not is_zero(weight)}
        return next((encoding for encoding in ENCODINGS if encoding in taken and encoding in self.contents), PLAIN)

    def answer(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        """The file as this browser can take it, or the word that it has it already."""
        encoding = self.best_encoding(request.headers.get("accept-encoding", ""))
        tag = f'"{self.digest}{encoding}"'
        headers = {"Cache-Control": self.caching, "ETag": tag, "Vary": "Accept-Encoding"}
        if encoding:
            headers["Content-Encoding"] = encoding
        if status == 200 and tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=self.media_type)
        return Response(self.contents[encoding], status_code=status, headers=headers, media_type=self.media_type)


class Page:
    """All files of the page by their path; none if it was not built."""

    def __init__(self, folder: Path) -> None:
        self.files = {path: read_file(folder, path) for path in page_files(folder)}

    @property
    def is_built(self) -> bool:
        """Whether there is a page at all."""
        return INDEX in self.files

    def answer(self, request: Request[Any, Any, Any], path: str) -> Response[bytes]:
        """The file at this path, or the page itself, which finds out from the address what to show."""
        found = self.files.get(path)
        if found is not None:
            return found.answer(request)
        is_screen = path.split("/", 1)[0] in SCREENS
        if not is_screen and "text/html" not in request.headers.get("accept", ""):
            raise NotFound("nothing-there", path=path)
        if not self.is_built:
            return Response(NOT_BUILT.encode(), status_code=503, media_type=MEDIA_TYPES[".html"])
        return self.files[INDEX].answer(request, 200 if is_screen else 404)


def page_files(folder: Path) -> list[str]:
    """The paths of all files but those that are another one, compressed."""
    paths = (path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in ENCODINGS.values())
    return [path.relative_to(folder).as_posix() for path in paths]


def read_file(folder: Path, path: str) -> File:
    """A file with all that goes with it."""
    plain = (folder / path).read_bytes()
    contents = {PLAIN: plain}
    for encoding, ending in ENCODINGS.items():
        compressed = folder / (path + ending)
        if compressed.is_file():
            contents[encoding] = compressed.read_bytes()
    media_type = MEDIA_TYPES.get(Path(path).suffix, "application/octet-stream")
    caching = FOR_A_YEAR if path.startswith(HASHED) else ASK_EVERY_TIME
    return File(contents, media_type, caching, hashlib.sha256(plain).hexdigest()[:16])


def is_zero(weight: str) -> bool:
    """Whether the weight of an encoding says that it is not wanted: ``q=0``."""
    name, _, value = weight.strip().partition("=")
    return name == "q" and not value.strip("0. ")


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def show_page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Everything that is not the interface for programs: the page and its files."""
    page: Page = request.app.state.page
    return page.answer(request, request.scope["path"].lstrip("/"))
