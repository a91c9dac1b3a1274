"""Writes the guides for those who own a printed game, from its components: ``python -m tools.owners``.

Every value that was reconstructed is in docs/owners/GAME.md and GAME.de.md, with where to find it; a test compares.
"""

from __future__ import annotations

import json
import tomllib
from itertools import product
from pathlib import Path
from typing import Any

from pessoi.games import registry
from pessoi.kernel.components import standard_components
from pessoi.kernel.sources import Reconstructed, reconstructed
from pessoi.text import Text

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "owners"
PLACES: dict[str, dict[str, dict[str, list[str]]]] = tomllib.loads(
    (Path(__file__).parent / "owners.toml").read_text(encoding="utf-8")
)
#: How a row may be called among the words of a game.
CALLED = ("{table}-{id}", "card-{id}", "tile-{id}", "tile-{id}_1", "patron-{id}")

OPENING = {
    "en": """# {title}: the values of your printed game

The rulebook shows some things only as pictures. {count} values in {rows} places are therefore **reconstructed**:
chosen here so that they fit all that is stated. If you own the game you can put in what is printed. [How that
works](README.md) is the same for all games; in short:

```
pessoi edition new {name} my-{name}.toml
pessoi edition check my-{name}.toml
```

Below is every value that was reconstructed, as the file has it now. A row of a table here is a piece of the file
that begins with the name in brackets and has this `id`. When you have held it against the printed thing, its
`source` becomes `"printed"`.
""",
    "de": """# {title}: die Werte deines gedruckten Spiels

Die Anleitung zeigt manches nur als Bild. {count} Werte an {rows} Stellen sind darum **rekonstruiert**: hier so
gewählt, dass sie zu allem passen, was geschrieben steht. Wer das Spiel hat, kann eintragen, was gedruckt ist. [Wie
das geht](README.de.md), ist bei allen Spielen gleich; kurz:

```
pessoi edition new {name} mein-{name}.toml
pessoi edition check mein-{name}.toml
```

Hier steht jeder rekonstruierte Wert, wie ihn die Datei jetzt hat. Eine Zeile einer Tabelle hier ist ein Stück der
Datei, das mit dem Namen in Klammern beginnt und diese `id` hat. Ist es mit dem Gedruckten verglichen, wird sein
`source` zu `"printed"`.
""",
}
EFFECTS = {
    "en": """
## The words for effects

Effects are lists of small tables, done from left to right: `[{op = "gain", what = "grape", n = 2}]`. Use those that
other rows use; the check refuses any other, with a suggestion. `src/pessoi/games/thebai/vocabulary.py` says what
each means.
""",
    "de": """
## Die Wörter für Wirkungen

Wirkungen sind Listen kleiner Tabellen, von links nach rechts ausgeführt: `[{op = "gain", what = "grape", n = 2}]`.
Nimm die, die andere Zeilen haben; andere weist die Prüfung zurück, mit einem Vorschlag. Was jede bedeutet, steht in
`src/pessoi/games/thebai/vocabulary.py`.
""",
}
ENDINGS = {"en": ".md", "de": ".de.md"}
HEADS = {"en": ("id", "name"), "de": ("id", "Name")}


def guide(name: str, language: str) -> str:
    """The guide to one game in one language."""
    game = registry.find(name)
    data = standard_components(game.package)
    found = reconstructed(data)
    text = Text(language, game, game.max_seats)
    count = sum(len(row.fields) for row in found)
    lines = [OPENING[language].format(title=text.word("game-title"), name=name, count=count, rows=len(found))]
    for table in dict.fromkeys(str(row.path[0]) for row in found):
        title, where = PLACES[name][table][language]
        rows = [row for row in found if row.path[0] == table]
        brackets = f"[[{table}]]" if isinstance(data[table], list) else f"[{table}]"
        lines += [f"## {title}: `{brackets}`", "", where, "", *table_of(data, table, rows, text, language), ""]
    if "effects" in {field for row in found for field in row.fields}:
        lines.append(EFFECTS[language].lstrip("\n"))
    return "\n".join(lines).rstrip("\n") + "\n"


def table_of(data: dict[str, Any], table: str, rows: list[Reconstructed], text: Text, language: str) -> list[str]:
    """The rows of a table with their reconstructed values; a table without rows as a list."""
    if isinstance(data[table], dict):
        (row,) = rows
        return [f"- `{field} = {written(data[table][field])}`" for field in row.fields]
    fields = list(dict.fromkeys(field for row in rows for field in row.fields))
    head = [*HEADS[language], *(f"`{field}`" for field in fields)]
    lines = [f"| {' | '.join(head)} |", "|" + "---|" * len(head)]
    for row in rows:
        number = row.path[1]
        assert isinstance(number, int)
        values = data[table][number]
        cells = [f"`{written(values[field])}`" if field in row.fields else "" for field in fields]
        lines.append(f"| {' | '.join([*named(table, number, values, text), *cells])} |")
    return lines


def named(table: str, number: int, values: dict[str, Any], text: Text) -> list[str]:
    """What a row is called in the file, and by people."""
    if "id" not in values:
        return [str(number + 1), ""]
    names = [name.format(table=table, id=values["id"]) for name in CALLED]
    known = [name for name in names if text.bundle.has_message(name) and "$" not in text.bundle.written[name]]
    return [f"`{values['id']}`", text.word(known[0]) if known else ""]


def written(value: Any) -> str:
    """A value as TOML has it."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(name)} = {written(each)}" for name, each in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(written(each) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def _key(name: str) -> str:
    return f'"{name}"' if name.isdecimal() else name


def file_of(name: str, language: str) -> Path:
    """Where the guide to one game in one language is."""
    return FOLDER / f"{name}{ENDINGS[language]}"


if __name__ == "__main__":
    for game, language in product(PLACES, ENDINGS):
        file = file_of(game, language)
        file.write_text(guide(game, language), encoding="utf-8")
        print(f"wrote {file.relative_to(ROOT)}")
