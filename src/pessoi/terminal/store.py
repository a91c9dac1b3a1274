"""Where matches are kept between two sittings: one record a file, written whole or not at all."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from platformdirs import user_data_path

from pessoi.kernel.errors import BadSetup
from pessoi.kernel.match import Match

SUFFIX = ".pessoi"
#: The comment line that keeps who sits where.
SEATS = "# seats "
NAMES = "# names "


def folder() -> Path:
    """The folder of saved matches; PESSOI_HOME moves it."""
    home = os.environ.get("PESSOI_HOME")
    return (Path(home) if home else user_data_path("pessoi", appauthor=False)) / "matches"


def database() -> Path:
    """The database of a server at home, beside the saved matches."""
    return folder().parent / "pessoi.db"


def make_folder() -> None:
    """Have the folder, in a home of its own that nobody else can enter."""
    folder().parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder().mkdir(exist_ok=True)


def new_path(game: str) -> Path:
    """A file name nobody uses yet, readable and in order of time."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    path = folder() / f"{game}-{stamp}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder() / f"{game}-{stamp}-{number}{SUFFIX}"
        number += 1
    return path


def find(name: str) -> Path:
    """A saved match by its path or by its name in the folder."""
    for path in (Path(name), folder() / name, folder() / f"{name}{SUFFIX}"):
        if path.is_file():
            return path
    saved = sorted((path.stem for path in folder().glob(f"*{SUFFIX}")), reverse=True)[:5]
    hint = ["hint-latest-saved", {"matches": ", ".join(saved)}] if saved else ["hint-none-saved"]
    raise BadSetup("no-saved-match", match=name, hint=hint)


def save(path: Path, match: Match, seats: list[str], names: list[str]) -> None:
    """Write the match so that a crash or a full disk leaves the last whole version in place."""
    write(path, annotated(str(match.record()), seats, names))


def annotated(record: str, seats: Sequence[str], names: Sequence[str]) -> str:
    """A record with who played it, in comments that the record itself does not need."""
    return f"{SEATS}{','.join(seats)}\n{NAMES}{','.join(names)}\n{record}"


def write(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    if path.parent == folder():
        make_folder()
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, draft = tempfile.mkstemp(dir=path.parent, prefix=f".{path.stem}-")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(draft).replace(path)
    except BaseException:
        Path(draft).unlink(missing_ok=True)
        raise


def read(path: Path) -> str:
    """The text of a record file, or an error that a person can act on."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BadSetup("no-file", file=path) from None
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup("cannot-read", file=path, reason=error) from error


def comment(text: str, prefix: str) -> list[str]:
    """The entries of a comment line, if it is there."""
    for line in text.splitlines():
        if line.startswith(prefix):
            return line[len(prefix) :].split(",")
    return []
