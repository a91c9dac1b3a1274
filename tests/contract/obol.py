"""Obol, the game that docs/adding-a-game.md makes, written into a folder as a reader would write it."""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

DOCUMENT = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
#: A file's name in a sentence that ends with a colon, and then the file.
FILE = re.compile(r"`(src/obol/[\w./]+|pyproject\.toml)`[^`]*:\n\n```\w*\n(.*?)^```$", re.DOTALL | re.MULTILINE)
SNIPPET = re.compile(r"And in Python:\n\n```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def write(folder: Path) -> None:
    """All files of the document, into a folder that may not exist yet."""
    for name, text in FILE.findall(DOCUMENT.read_text(encoding="utf-8")):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (folder / "src" / "obol" / "__init__.py").touch()


def register(folder: Path) -> None:
    """Have the entry points found wherever the sources are, as an installation would."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    notes = folder / "src" / f"{project['name']}-{project['version']}.dist-info"
    notes.mkdir()
    (notes / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    points = project["entry-points"].items()
    lines = [
        line for group, names in points for line in (f"[{group}]", *(f"{key} = {at}" for key, at in names.items()))
    ]
    (notes / "entry_points.txt").write_text("\n".join(lines) + "\n")


def snippet() -> tuple[str, list[str]]:
    """The lines in Python that try the game, and what their comments say they print."""
    found = SNIPPET.search(DOCUMENT.read_text(encoding="utf-8"))
    assert found is not None
    return found[1], [line.removeprefix("# ") for line in found[1].splitlines() if line.startswith("# ")]


if __name__ == "__main__":
    write(Path(sys.argv[1]))
