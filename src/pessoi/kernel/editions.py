"""Editions: a ``components.toml`` that somebody has edited, held against the one in the game's folder.

Whoever owns the printed game can put in what its cards truly say, and a designer can see what one number does. The
rules know every card and place by name, so an edition changes values only: it has the same tables, rows and fields,
numbers where there are numbers, and words that mean something. Whatever differs otherwise is said with its place.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from pessoi.kernel.errors import BadSetup, did_you_mean
from pessoi.kernel.sources import Path, Reconstructed, is_remark, reconstructed

#: How many problems of a file are told at once.
TOLD: Final = 12


def read_edition(standard: dict[str, Any], text: str, file: str) -> dict[str, Any]:
    """The data of an edited file; refuses one that these rules can't be played with."""
    edited, comparison = compared(standard, text, file)
    found = comparison.problems
    if found:
        words: list[Any] = found[0].words
        for problem in found[1:TOLD]:
            words = ["lines-both", {"first": words, "second": problem.words}]
        raise BadSetup("components", file=file, count=len(found), problems=words)
    return edited


class Doubt:
    """A value that can't be, by what the game says of its components: what is possible, or what was counted."""

    def __init__(self, path: Path, value: Any, possible: str = "", counted: int | None = None) -> None:
        self.path = path
        self.value = value
        self.possible = possible
        self.counted = counted


def examine(
    standard: dict[str, Any], text: str, file: str, doubts: Callable[[dict[str, Any]], list[Doubt]]
) -> list[BadSetup]:
    """All that is wrong or missing in an owner's file, whose values are to be those of the printed game."""
    edited, comparison = compared(standard, text, file)
    if not comparison.problems:
        # Only what has all its parts can be counted and looked through.
        for doubt in doubts(edited):
            comparison.doubt(doubt)
        for row in reconstructed(edited):
            comparison.reconstructed(row)
    return comparison.problems


def compared(standard: dict[str, Any], text: str, file: str) -> tuple[dict[str, Any], Comparison]:
    """The data of an edited file held against the standard ones; refuses what is no TOML."""
    try:
        edited = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadSetup("components-unreadable", file=file, reason=error) from error
    comparison = Comparison(standard, text)
    comparison.tables(standard, edited, [])
    return edited, comparison


def edition_of(standard: dict[str, Any], data: dict[str, Any]) -> str:
    """What a rules version adds to its number for these data: nothing if they are the standard ones."""
    if _plain(data) == _plain(standard):
        return ""
    return "+" + sha256(json.dumps(_plain(data), sort_keys=True).encode()).hexdigest()[:8]


def _plain(value: Any) -> Any:
    """Data without remarks."""
    if isinstance(value, dict):
        return {name: _plain(each) for name, each in value.items() if not is_remark(name)}
    return [_plain(each) for each in value] if isinstance(value, list) else value


class Comparison:
    """Collects what is wrong with an edited file."""

    def __init__(self, standard: dict[str, Any], text: str) -> None:
        self.problems: list[BadSetup] = []
        self.lines: list[str] = text.splitlines()
        #: All values of each field in the standard data, by its path without numbers.
        self.values: dict[str, list[Any]] = {}
        self.ids: dict[str, list[str]] = {}
        self._collect(standard, [])

    def tables(self, standard: dict[str, Any], edited: dict[str, Any], path: Path) -> None:
        """A table, or a row of one: the same fields."""
        for name in edited:
            if name not in standard and not is_remark(name):
                hint = did_you_mean(name, [known for known in standard if known not in edited] or list(standard))
                line, place = self._at([*path, name])
                self._tell(BadSetup("components-unknown", line=line, place=place, name=name, hint=hint))
        for name, value in standard.items():
            if is_remark(name):
                continue
            if name in edited:
                self.either(value, edited[name], [*path, name])
            else:
                line, place = self._at(path)
                self._tell(BadSetup("components-missing", line=line, place=place, name=name))

    def either(self, standard: Any, edited: Any, path: Path) -> None:
        """A value of any kind, beside the standard one."""
        if isinstance(standard, dict) and isinstance(edited, dict):
            self.tables(standard, edited, path)
        elif isinstance(standard, list) and isinstance(edited, list):
            if len(path) == 1 and standard and isinstance(standard[0], dict):
                self.rows(standard, edited, path)
            else:
                self.entries(edited, path)
        elif isinstance(standard, dict | list) or isinstance(edited, dict | list):
            self._tell_kind(edited, path)
        else:
            self.value(edited, path)

    def rows(self, standard: list[Any], edited: list[Any], path: Path) -> None:
        """The rows of a table: the same in the same order, by their names if they have some."""
        if not all(isinstance(row, dict) for row in edited):
            self._tell_kind(edited, path)
            return
        if "id" in standard[0]:
            known = [str(row["id"]) for row in standard]
            there = [str(row.get("id", "")) for row in edited]
            missing = [name for name in known if name not in there]
            for number, name in enumerate(there):
                if name not in known:
                    line, place = self._at([*path, number])
                    hint = did_you_mean(name, missing or known)
                    self._tell(BadSetup("components-unknown", line=line, place=place, name=name, hint=hint))
            for name in missing:
                line, place = self._at(path)
                self._tell(BadSetup("components-missing", line=line, place=place, name=name))
            if sorted(known) == sorted(there) and known != there:
                number = next(number for number, name in enumerate(known) if there[number] != name)
                line, place = self._at([*path, number])
                self._tell(BadSetup("components-order", line=line, place=place, name=known[number]))
            by_id = {str(row["id"]): row for row in standard}
            for number, row in enumerate(edited):
                if there[number] in by_id:
                    self.tables(by_id[there[number]], row, [*path, number])
        elif len(standard) != len(edited):
            line, place = self._at(path)
            self._tell(BadSetup("components-length", line=line, place=place, least=len(standard), most=len(standard)))
        else:
            for number, row in enumerate(edited):
                self.tables(standard[number], row, [*path, number])

    def entries(self, edited: list[Any], path: Path) -> None:
        """A list inside a row: as long as such lists are, of such things as are in them."""
        lengths = [len(value) for value in self.values[_field(path)] if isinstance(value, list)]
        if not min(lengths) <= len(edited) <= max(lengths):
            line, place = self._at(path)
            self._tell(BadSetup("components-length", line=line, place=place, least=min(lengths), most=max(lengths)))
            return
        for number, entry in enumerate(edited):
            if isinstance(entry, dict):
                self._entry(entry, [*path, number])
            elif isinstance(entry, list):
                self.entries(entry, [*path, number])
            else:
                self.value(entry, [*path, number])

    def _entry(self, entry: dict[str, Any], path: Path) -> None:
        """A small table in a list: it has the fields that another such one has."""
        forms = [value for value in self.values.get(_field(path), []) if isinstance(value, dict)]
        if not any(form.keys() == entry.keys() for form in forms):
            line, place = self._at(path)
            fields = ", ".join(sorted(entry))
            self._tell(BadSetup("components-form", line=line, place=place, fields=fields))
            return
        for name, value in entry.items():
            if isinstance(value, list):
                self.entries(value, [*path, name])
            elif isinstance(value, dict):
                self._entry(value, [*path, name])
            else:
                self.value(value, [*path, name])

    def value(self, edited: Any, path: Path) -> None:
        """A number, a word or a yes or no: of a kind that stands in this field elsewhere too."""
        known = self.values.get(_field(path), [])
        kinds = {type(value) for value in known}
        if type(edited) not in kinds and not (type(edited) is int and float in kinds):
            self._tell_kind(edited, path)
        elif isinstance(edited, str) and path[0] != "meta":
            allowed = sorted({value for value in known if isinstance(value, str)} | set(self._names(path)))
            if edited not in allowed:
                line, place = self._at(path)
                hint = did_you_mean(edited, allowed)
                self._tell(BadSetup("components-word", line=line, place=place, value=edited, hint=hint))
        elif isinstance(edited, int | float) and not isinstance(edited, bool):
            least = min([0, *[value for value in known if isinstance(value, int | float)]])
            if edited < least:
                line, place = self._at(path)
                self._tell(BadSetup("components-less", line=line, place=place, value=str(edited), least=str(least)))

    def doubt(self, doubt: Doubt) -> None:
        """What the game says can't be."""
        line, place = self._at(doubt.path)
        value = json.dumps(doubt.value, default=str)[:60]
        if doubt.counted is None:
            problem = BadSetup("components-never", line=line, place=place, value=value, possible=doubt.possible)
        else:
            problem = BadSetup("components-count", line=line, place=place, value=value, counted=doubt.counted)
        self._tell(problem)

    def reconstructed(self, row: Reconstructed) -> None:
        """What has not been looked up."""
        line, place = self._at(row.path)
        self._tell(BadSetup("components-reconstructed", line=line, place=place, fields=", ".join(row.fields)))

    def _names(self, path: Path) -> list[str]:
        """The rows a field may name: those of the table that is called like it, or all for a list of names."""
        field = next((str(part) for part in reversed(path) if isinstance(part, str)), "")
        if field in self.ids or f"{field}s" in self.ids:
            return self.ids.get(field, []) + self.ids.get(f"{field}s", [])
        return [name for names in self.ids.values() for name in names] if isinstance(path[-1], int) else []

    def _tell_kind(self, edited: Any, path: Path) -> None:
        line, place = self._at(path)
        self._tell(BadSetup("components-kind", line=line, place=place, value=json.dumps(edited, default=str)[:60]))

    def _tell(self, problem: BadSetup) -> None:
        self.problems.append(problem)

    def _collect(self, value: Any, path: Path) -> None:
        self.values.setdefault(_field(path), []).append(value)
        if isinstance(value, dict):
            for name, each in value.items():
                self._collect(each, [*path, name])
        elif isinstance(value, list):
            for number, each in enumerate(value):
                self._collect(each, [*path, number])
            if len(path) == 1:
                self.ids[str(path[0])] = [str(row["id"]) for row in value if isinstance(row, dict) and "id" in row]

    def _at(self, path: Path) -> tuple[str, str]:
        """The line on which something stands in the edited file, or else what it belongs to; and what it is called."""
        start, end, depth = 0, len(self.lines), 0
        for length in range(1, len(path) + 1):
            found = self._header(path[:length])
            if found is not None:
                start, depth = found, length
        for number in range(start + 1, len(self.lines)):
            if self.lines[number].startswith("["):
                end = number
                break
        field = next((part for part in path[depth:] if isinstance(part, str)), None)
        line = start
        for number in range(start, end):
            name = self.lines[number].partition("=")[0].strip().strip('"')
            if field is not None and name == field:
                line = number
        return str(line + 1), self._called(path)

    def _header(self, path: Path) -> int | None:
        """The line that begins a table, or a row of one."""
        nth = 0
        wanted = [f"[{_dotted(path)}]", f"[[{_dotted(path)}]]"]
        if isinstance(path[-1], int):
            nth = path[-1]
            del wanted[0]
        lines = [number for number, line in enumerate(self.lines) if line.split("#")[0].strip() in wanted]
        return lines[nth] if nth < len(lines) else None

    def _called(self, path: Path) -> str:
        """A path for people: a row goes by its name, if it has one."""
        words: list[str] = []
        for number, part in enumerate(path):
            if isinstance(part, str):
                words.append(part)
            elif number == 1:
                line = self._header(path[:2])
                words.append(str(part + 1) if line is None else self._name_below(line) or str(part + 1))
            else:
                words.append(str(part + 1))
        return " › ".join(words)

    def _name_below(self, line: int) -> str:
        for number in range(line + 1, len(self.lines)):
            name, _, value = self.lines[number].partition("=")
            if name.strip() == "id":
                return value.split("#")[0].strip().strip('"')
            if self.lines[number].startswith("["):
                break
        return ""


def _field(path: Path) -> str:
    return ".".join("[]" if isinstance(part, int) else part for part in path)


def _dotted(path: Path) -> str:
    return ".".join(part for part in path if isinstance(part, str))
