"""Where the values in a ``components.toml`` come from, as its remarks say: row by row, or field by field.

``source`` says it for a row, ``NAME_source`` and ``provenance`` for single fields; the words are told at the head of
each file. What is "reconstructed" is shown only as a picture in the rulebook and was chosen here. Whoever has the
printed game puts in what it says, and "printed" as the row's source.
"""

from __future__ import annotations

from typing import Any, Final

#: Where something stands: names of tables and fields, and numbers of rows.
Path = list[str | int]

#: Fields that tell people about the data and that nothing depends on; they may be left out.
REMARKS: Final = frozenset({"source", "provenance", "note", "title"})
RECONSTRUCTED: Final = "reconstructed"
PRINTED: Final = "printed"
#: The name of a row: it is ours, and the rules and words know the row by it.
NAME: Final = "id"


def is_remark(name: str) -> bool:
    """Whether a field only tells people something."""
    return name in REMARKS or name.endswith(("_source", "_note"))


class Reconstructed:
    """A table, or a row of one, and which of its fields hold values that were reconstructed."""

    def __init__(self, path: Path, fields: list[str]) -> None:
        self.path = path
        self.fields = fields


def reconstructed(data: dict[str, Any]) -> list[Reconstructed]:
    """Every row with values that nobody has held against the printed game yet, in the order of the file."""
    found: list[Reconstructed] = []
    for name, table in data.items():
        if isinstance(table, dict):
            _look(table, [name], found)
        elif isinstance(table, list):
            for number, row in enumerate(table):
                if isinstance(row, dict):
                    _look(row, [name, number], found)
    return found


def source_of(row: dict[str, Any], field: str) -> str:
    """Where a value comes from; a row that is printed is so as a whole."""
    whole = str(row.get("source", ""))
    if whole == PRINTED:
        return whole
    own = row.get("provenance", {}).get(field)
    for name, source in row.items():
        if name.endswith("_source") and field.startswith(name.removesuffix("_source")):
            own = source
    return whole if own is None else str(own)


def _look(row: dict[str, Any], path: Path, found: list[Reconstructed]) -> None:
    fields = [name for name in row if name != NAME and not is_remark(name) and source_of(row, name) == RECONSTRUCTED]
    if fields:
        found.append(Reconstructed(path, fields))
